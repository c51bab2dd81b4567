// The page without a server, in Debian's Chromium, and the engine beside a server's: node e2e/site.mjs [--quick]
// [name...], after `make site`. Each file of e2e/site exports tests by name. --quick, for `make test`, leaves out what
// this browser keeps and plays two games at a time.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tools/compile-words.mjs';
import * as beside from './site/beside.mjs';
import * as bytes from './site/bytes.mjs';
import * as games from './site/games.mjs';
import { closeBrowser } from './lib.mjs';
import { offerFiles } from './site/host.mjs';
import * as keeping from './site/keeping.mjs';

const given = process.argv.slice(2);
const quick = given.includes('--quick');
const names = given.filter((name) => name !== '--quick');
const shots = join(root, 'web/e2e/shots');
const seconds = (since) => ((Date.now() - since) / 1000).toFixed(1);
const host = await offerFiles();
const began = Date.now();
let failed = 0;

async function run([name, test]) {
  const people = [];
  const started = Date.now();
  try {
    await test(host, (one) => (people.push(one), one));
    console.log(`ok    ${name.replaceAll('_', ' ')} (${seconds(started)} s)`);
  } catch (problem) {
    failed += 1;
    console.log(`FAIL  ${name.replaceAll('_', ' ')} (${seconds(started)} s)\n      ${problem.message}`);
    mkdirSync(shots, { recursive: true });
    for (const [i, one] of people.entries()) {
      for (const heard of one.problems) console.log(`      ${heard}`);
      await one.page.screenshot({ path: join(shots, `site-${name}-${i}.png`), timeout: 5000 }).catch(() => undefined);
    }
  }
  for (const one of people) await one.close().catch(() => undefined);
  host.asUploaded();
}

const all = quick ? { ...games, ...bytes } : { ...keeping, ...beside, ...bytes, ...games };
const tests = Object.entries(all).filter(([name]) => !names.length || names.some((wanted) => name.includes(wanted)));
const queue = [...tests];
await Promise.all(
  Array.from({ length: quick ? 2 : 1 }, async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await run(next);
  }),
);
host.stop();
await closeBrowser();
console.log(failed ? `${failed} of ${tests.length} failed` : `all ${tests.length} passed in ${seconds(began)} s`);
process.exit(failed ? 1 : 0);
