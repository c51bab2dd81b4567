// How fast the page's engines are in Chromium, beside the native program in the same run and taking turns with it:
// random decisions and iterations of search a second by CPU time, which a busy machine distorts least; then, by the
// clock, how long a bot of the middle level thinks and how soon the first question is asked from an empty cache; and
// what is loaded, gzipped. `make site-bench`; LUDARIUM_MEASURE=build/ludarium_site_measure node tools/bench-engine.mjs
// [game...]
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { gzipSync } from 'node:zlib';
import { person } from '../e2e/lib.mjs';
import { engineOn } from '../e2e/site/engine.mjs';
import { offerFiles } from '../e2e/site/host.mjs';
import { untilAsked } from '../e2e/site/play.mjs';
import { games } from './build-site.mjs';
import { root } from './compile-words.mjs';

const rounds = Number(process.env.LUDARIUM_ROUNDS ?? 5);
const middleLevel = 'steady';
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const thousands = (number) => String(Math.round(number)).replace(/\B(?=(\d{3})+$)/g, ' ');

function native() {
  const child = spawn(process.env.LUDARIUM_MEASURE ?? join(root, 'build/ludarium_site_measure'), {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const waiting = [];
  createInterface({ input: child.stdout }).on('line', (line) => waiting.shift()?.(JSON.parse(line)));
  const ask = (request) =>
    new Promise((resolve) => {
      waiting.push(resolve);
      child.stdin.write(`${JSON.stringify(request)}\n`);
    });
  return { ask, stop: () => child.stdin.end() };
}

// The engine on the page's own thread, whose CPU time the browser tells.
async function inChromium(host, game) {
  const { page, close } = await person({ address: host.address });
  const question = await engineOn(page, game);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const used = async () =>
    (await session.send('Performance.getMetrics')).metrics.find((metric) => metric.name === 'ThreadTime').value;
  const ask = async (request) => {
    const before = await used();
    const answer = await question(request);
    return { ...answer, seconds: (await used()) - before };
  };
  return { ask, close };
}

async function firstMove(host, game) {
  const { page, close } = await person({ address: 'about:blank' });
  // By address: before or after the game was chosen. What the service worker fetches meanwhile, to be at hand without a
  // network, nobody waits for; it is counted apart.
  const [loaded, aside] = [new Map(), new Map()];
  let chosen = false;
  page.context().on('response', (r) => {
    const list = r.request().serviceWorker() ? aside : loaded;
    if (r.url().startsWith(host.address) && !list.has(r.url())) list.set(r.url(), chosen);
  });
  const begun = Date.now();
  await page.goto(host.address);
  await page.waitForSelector('[data-play]');
  await page.waitForTimeout(500);
  const shown = Date.now();
  chosen = true;
  await page.click(`[data-play=${game}]`);
  await untilAsked(page);
  const asked = Date.now();
  await close();
  const bytes = (url) =>
    gzipSync(
      readFileSync(join(root, 'build/site', url.slice(host.address.length).replace(/#.*/, '') || 'index.html')),
      { level: 9 },
    ).length;
  const size = (list, after) =>
    Math.round([...list].filter(([, when]) => when === after).reduce((sum, [url]) => sum + bytes(url), 0) / 1000);
  return {
    shown: shown - begun - 500,
    asked: asked - shown,
    before: size(loaded, false),
    after: size(loaded, true),
    aside: size(aside, false) + size(aside, true),
  };
}

const rate = ({ seconds, ...answer }, what) => answer[what] / seconds;
const host = await offerFiles();
const home = native();
const wanted = process.argv.slice(2);
for (const game of games().filter((id) => !wanted.length || wanted.includes(id))) {
  const { ask, close } = await inChromium(host, game);
  const found = { page: { decisions: [], iterations: [] }, native: { decisions: [], iterations: [] } };
  await ask({ do: 'measure', game, games: 50 }); // so that V8 has compiled what matters
  const thinking = [];
  for (let i = 0; i < rounds; ++i) {
    for (const [place, question] of [
      ['page', ask],
      ['native', home.ask],
    ]) {
      found[place].decisions.push(rate(await question({ do: 'measure', game, games: 300 }), 'decisions'));
      found[place].iterations.push(
        rate(await question({ do: 'measure', game, level: 'master@4000:turns=1:reach=4' }), 'iterations'),
      );
    }
    thinking.push((await ask({ do: 'measure', game, level: middleLevel })).waited);
  }
  await close();
  for (const what of ['decisions', 'iterations']) {
    const [page, at_home] = [median(found.page[what]), median(found.native[what])];
    const share = Math.round((100 * page) / at_home);
    console.log(`${game}: ${thousands(page)} ${what}/s in Chromium, ${thousands(at_home)} native: ${share} %`);
  }
  const [usual, longest] = [median(thinking), Math.max(...thinking)].map(Math.round);
  console.log(`${game}: a move at level ${middleLevel} ${usual} ms, longest ${longest} ms`);
  const first = await firstMove(host, game);
  console.log(
    `${game}: first screen ${first.shown} ms and ${first.before} kB gzipped, ` +
      `then first question ${first.asked} ms and ${first.after} kB; kept aside ${first.aside} kB`,
  );
}
home.stop();
host.stop();
process.exit(0);
