// The page without a server, in Debian's Chromium, and the engine beside a server's: node e2e/site.mjs [name...], after
// `make site`. Each file of e2e/site exports tests by name.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tools/compile-words.mjs';
import * as beside from './site/beside.mjs';
import * as games from './site/games.mjs';
import { closeBrowser } from './lib.mjs';
import { offerFiles } from './site/host.mjs';
import * as keeping from './site/keeping.mjs';

const wanted = process.argv.slice(2);
const shots = join(root, 'web/e2e/shots');
const host = await offerFiles();
let failed = 0;
for (const [name, test] of Object.entries({ ...keeping, ...beside, ...games })) {
  if (wanted.length && !wanted.some((w) => name.includes(w))) continue;
  const people = [];
  const began = Date.now();
  try {
    await test(host, (one) => (people.push(one), one));
    console.log(`ok    ${name.replaceAll('_', ' ')} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  } catch (problem) {
    failed += 1;
    console.log(`FAIL  ${name.replaceAll('_', ' ')}\n      ${problem.message}`);
    mkdirSync(shots, { recursive: true });
    for (const [i, one] of people.entries()) {
      for (const heard of one.problems) console.log(`      ${heard}`);
      await one.page.screenshot({ path: join(shots, `site-${name}-${i}.png`) }).catch(() => undefined);
    }
  }
  for (const one of people) await one.close().catch(() => undefined);
  host.asUploaded();
}
host.stop();
await closeBrowser();
process.exit(failed ? 1 : 0);
