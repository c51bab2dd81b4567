// An engine of build/site on a page's own thread, to be asked directly: for the bench and for what must be the same
// bytes.
// Example: const ask = await engineOn(page, 'scythe'); await ask({ do: 'games' });
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import { root } from '../../tools/compile-words.mjs';

export async function engineOn(page, game) {
  const { outputFiles } = await bundle({
    entryPoints: [join(root, 'web/src/site/engine.ts')],
    bundle: true,
    format: 'esm',
    write: false,
  });
  const folder = /engine-\w+/.exec(readFileSync(join(root, 'build/site/sw.js'), 'utf8'))[0];
  await page.evaluate(
    async ([source, at, name]) => {
      const { Engine, unpack } = await import(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })));
      const file = async (part) => new Uint8Array(await (await fetch(`${at}/${name}.${part}`)).arrayBuffer());
      globalThis.engine = await Engine.start(await file('wasm'));
      for (const { path, bytes } of unpack(await file('pack'))) globalThis.engine.addFile(path, bytes);
      globalThis.engine.addFile('locale/en.mo', await file('en.mo'));
    },
    [outputFiles[0].text, folder, game],
  );
  return (request) =>
    page.evaluate((wanted) => {
      const begun = performance.now();
      return { ...globalThis.engine.ask(wanted), waited: performance.now() - begun };
    }, request);
}
