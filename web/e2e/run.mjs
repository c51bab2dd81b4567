// End-to-end tests in Debian's Chromium: node e2e/run.mjs [name...]. Each file of e2e/tests exports tests by name.
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { startServer } from './server.mjs';

const folder = join(dirname(fileURLToPath(import.meta.url)), 'tests');
const wanted = process.argv.slice(2);
const server = await startServer();
console.log(`against ${server.real ? 'ludarium serve' : 'the stand-in'}`);
let failed = 0;
for (const file of readdirSync(folder).filter((f) => f.endsWith('.mjs')).sort()) {
  const tests = await import(pathToFileURL(join(folder, file)));
  for (const [name, test] of Object.entries(tests)) {
    if (wanted.length && !wanted.some((w) => name.includes(w) || file.includes(w))) continue;
    const started = Date.now();
    const people = [];
    try {
      await test(server, (one) => (people.push(one), one));
      console.log(`ok    ${name.replaceAll('_', ' ')} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
    } catch (problem) {
      failed += 1;
      console.log(`FAIL  ${name.replaceAll('_', ' ')}\n      ${problem.message}`);
      for (const [i, one] of people.entries()) await one.page.screenshot({ path: join(folder, `../shots/${name}-${i}.png`) }).catch(() => undefined);
    }
    for (const one of people) await one.close().catch(() => undefined);
  }
}
server.stop();
process.exit(failed ? 1 : 0);
