// End-to-end tests in Debian's Chromium: node e2e/run.mjs [--quick] [--jobs N] [name...]. Each file of e2e/tests
// exports tests by name; two run at a time, and those that measure time (`alone`) one after the other at the end, or
// with --quick not at all. With --quick, what failed beside another test is tried once more by itself, and said to have
// needed that.
import { mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { closeBrowser } from './lib.mjs';
import { startServer } from './server.mjs';

const {
  values: { quick, jobs },
  positionals: wanted,
} = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean' }, jobs: { type: 'string', default: '2' } },
});
if (quick) process.env.LUDARIUM_E2E_QUICK = '1';
const here = dirname(fileURLToPath(import.meta.url));
const shots = join(here, 'shots');
mkdirSync(shots, { recursive: true });
const began = Date.now();
const seconds = (since) => ((Date.now() - since) / 1000).toFixed(1);

const tests = [];
for (const file of readdirSync(join(here, 'tests'))
  .filter((f) => f.endsWith('.mjs'))
  .sort())
  for (const [name, test] of Object.entries(await import(pathToFileURL(join(here, 'tests', file)))))
    if (!wanted.length || wanted.some((w) => name.includes(w) || file.includes(w)))
      if (!quick || !test.alone) tests.push({ name, test });

const longest = 5 * Number(process.env.LUDARIUM_E2E_PATIENCE ?? 60_000); // on a busy machine more may be asked for
const inTime = (work) => {
  let timer;
  const late = new Promise((_, fail) => {
    timer = setTimeout(() => fail(new Error(`not done after ${longest / 1000} s`)), longest);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

const failed = [];
async function run(one, server) {
  const { name, test } = one;
  const started = Date.now();
  const people = [];
  try {
    await inTime(test(server, (person) => (people.push(person), person)));
    console.log(`ok    ${name.replaceAll('_', ' ')} (${seconds(started)} s)`);
  } catch (problem) {
    failed.push(one);
    console.log(`FAIL  ${name.replaceAll('_', ' ')} (${seconds(started)} s)\n      ${problem.message}`);
    for (const [i, person] of people.entries())
      await person.page.screenshot({ path: join(shots, `${name}-${i}.png`), timeout: 5000 }).catch(() => undefined);
  }
  for (const person of people) await person.close().catch(() => undefined);
}

const server = await startServer();
console.log(`${tests.length} tests`);
const queue = tests.filter(({ test }) => !test.alone);
await Promise.all(
  Array.from({ length: Number(jobs) }, async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await run(next, server);
  }),
);
for (const one of tests.filter(({ test }) => test.alone)) await run(one, server);
const unsteady = quick ? failed.splice(0) : [];
for (const one of unsteady) await run(one, server);
await closeBrowser();
await server.stop();
if (unsteady.length) console.log(`note: tried again by themselves: ${unsteady.map(({ name }) => name).join(', ')}`);
console.log(
  failed.length
    ? `${failed.length} of ${tests.length} failed: ${failed.map(({ name }) => name).join(', ')}`
    : `all ${tests.length} passed in ${seconds(began)} s`,
);
process.exit(failed.length ? 1 : 0);
