// The page without a server, in Debian's Chromium: build/site offered as plain files in a folder of some web host. Each
// game is played to its end against a bot, first with a network, then once more without one, reloaded in the middle.
// node e2e/site.mjs [game...]; after `make site`.
import { createReadStream, existsSync, mkdirSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { root } from '../tools/compile-words.mjs';
import { changed, chances, closeBrowser, expect, none, over, person } from './lib.mjs';

const files = join(root, 'build/site');
const folder = '/some/folder/';
const most = Number(process.env.LUDARIUM_E2E_DECISIONS ?? 4000);
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.json': 'application/json', '.wasm': 'application/wasm', '.webmanifest': 'application/manifest+json' };

function offer() {
  const host = createServer((request, response) => {
    const path = new URL(request.url, 'http://host').pathname;
    const file = join(files, path.startsWith(folder) ? path.slice(folder.length) || 'index.html' : 'elsewhere');
    if (!existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => host.listen(0, '127.0.0.1', () => resolve({ address: `http://127.0.0.1:${host.address().port}${folder}`, stop: () => host.close() })));
}

async function until(page, look, what) {
  for (const end = Date.now() + 120_000; Date.now() < end; await page.waitForTimeout(50)) if (await page.evaluate(look)) return;
  throw new Error(`waited in vain for ${what}`);
}
const untilAsked = (page) => until(page, () => !!(document.querySelector('#prompt') || document.querySelector('[data-over]')), 'a question');

const moves = (page) => page.getAttribute('.app', 'data-moves').then(Number);

// Answers by the list of all answers, which every game has, until `enough` says so. The boards have tests of their own.
async function playUntil(page, chance, enough) {
  const act = async () => {
    const chosen = await page.evaluate((pick) => {
      const answers = [...document.querySelectorAll('.listpop .ans')];
      const one = answers[Math.floor(pick * answers.length)] ?? (pick < 0.3 ? document.querySelector('[data-primary], .bar .ans') : null);
      one?.click();
      return !!one;
    }, chance());
    if (!chosen) await page.keyboard.press('l');
  };
  let idle = 0;
  for (let clicks = 0; clicks < most && !(await over(page)) && !(await enough()); ++clicks) {
    await untilAsked(page);
    idle = (await changed(page, act)) ? 0 : idle + 1;
    expect(idle < 40, 'nothing happens any more');
  }
}
const toTheEnd = async () => false;

async function wholeGame(host, game, language, keep) {
  const one = keep(await person({ address: host.address, language }));
  const { page, problems } = one;
  const chance = chances(game.length);
  const began = Date.now();
  await page.click(`[data-play=${game}]`);
  await untilAsked(page);
  console.log(`      ${game}: asked after ${Date.now() - began} ms`);
  await playUntil(page, chance, toTheEnd);
  expect(await over(page), 'the game did not end');
  none(problems, 'errors');
}

async function offline(host, game, language, keep) {
  const one = keep(await person({ address: host.address, language }));
  const { page, problems } = one;
  const chance = chances(game.length + 10);
  await page.click(`[data-play=${game}]`);
  await playUntil(page, chance, async () => (await moves(page)) >= 10);
  await until(page, async () => {
    const [name] = await caches.keys();
    const kept = name ? (await (await caches.open(name)).keys()).map((request) => request.url) : [];
    return ['.wasm', '.pack', '.hu.mo'].every((end) => kept.some((url) => url.endsWith(end)));
  }, 'the game to be kept at hand');
  await page.context().setOffline(true);
  const before = await moves(page);
  await page.reload();
  await untilAsked(page);
  expect((await moves(page)) >= before, `moves were lost: ${await moves(page)} of ${before}`);
  await playUntil(page, chance, toTheEnd);
  expect(await over(page), 'the game did not end without a network');
  none(problems, 'errors');
}

// Looked at from outside only: what playwright evaluates in a page is itself against the policy.
async function policy(host, keep) {
  const { page, problems } = keep(await person({ address: host.address, policy: true }));
  await page.click('[data-play=scythe]');
  await page.waitForSelector('#prompt');
  for (let i = 0; i < 4; ++i) await page.click('[data-primary], .bar .ans', { timeout: 2000 }).catch(() => undefined);
  none(problems, 'errors');
}

const tests = [['nothing is loaded from elsewhere, nothing evaluated', 'scythe', policy]];
for (const [game, language] of [['scythe', 'en'], ['settlers', 'cs'], ['paladins', 'hu']]) {
  tests.push([`a whole game of ${game} from plain files`, game, (host, keep) => wholeGame(host, game, language, keep)]);
  tests.push([`${game} without a network, reloaded in the middle`, game, (host, keep) => offline(host, game, language, keep)]);
}

const wanted = process.argv.slice(2);
const host = await offer();
let failed = 0;
for (const [name, game, test] of tests) {
  if (wanted.length && !wanted.some((w) => name.includes(w)) && !wanted.includes(game)) continue;
  const people = [];
  const began = Date.now();
  try {
    await test(host, (one) => (people.push(one), one));
    console.log(`ok    ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  } catch (problem) {
    failed += 1;
    console.log(`FAIL  ${name}\n      ${problem.message}`);
    mkdirSync(join(root, 'web/e2e/shots'), { recursive: true });
    for (const one of people) {
      console.log(one.problems.map((p) => `      ${p}`).join('\n'));
      await one.page.screenshot({ path: join(root, `web/e2e/shots/site-${game}.png`) }).catch(() => undefined);
    }
  }
  for (const one of people) await one.close().catch(() => undefined);
}
await closeBrowser();
host.stop();
process.exit(failed ? 1 : 0);
