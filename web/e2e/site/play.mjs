// Playing on a page without a server: answers by the list of all answers, which every game has. The boards have tests
// of their own.
import { expect, moves, talk } from '../lib.mjs';

const most = Number(process.env.LUDARIUM_E2E_DECISIONS ?? 4000);
export const patience = 300_000; // a busy machine is no fault of the page

export async function until(page, look, what, given) {
  for (const end = Date.now() + patience; Date.now() < end; await page.waitForTimeout(50))
    if (await page.evaluate(look, given)) return;
  throw new Error(`waited in vain for ${what}`);
}
export const untilAsked = (page) =>
  until(page, () => !!(document.querySelector('#prompt') || document.querySelector('[data-over]')), 'a question');
export { moves };

// Runs inside the page, so that a decision costs what the page needs and no more. Gives what is wrong, if anything is.
async function clickThrough({ seed, enough, most, patience }) {
  const find = (what) => document.querySelector(what);
  const made = () => Number(find('.app')?.dataset.moves);
  const busy = () => !!find('.app[data-busy]');
  const done = () => !!find('.app[data-over]') || made() >= enough;
  const breathe = () => new Promise((go) => setTimeout(go));
  let state = seed >>> 0;
  const chance = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  let broken = null; // what the page threw: nothing after that is worth waiting for
  addEventListener('error', (event) => (broken ??= event.message));
  const holds = async (what) => {
    for (const end = performance.now() + patience; performance.now() < end && !broken; await breathe())
      if (what()) return true;
    return false;
  };
  const wrong = (what) => (broken ? `the page threw: ${broken}` : what);
  const answers = () => [...document.querySelectorAll('.listpop .ans')];
  for (let clicks = 0; clicks < most; ++clicks) {
    if (!(await holds(() => done() || (find('#prompt') && !busy()))))
      return wrong(`waited in vain for a question after ${made()} moves`);
    if (done()) return null;
    if (find('[data-reveal=outcome]')) {
      // the outcome of a fight stays until it was read
      find('.bar [data-primary]')?.click();
      await breathe();
      continue;
    }
    let looks = 0; // the key opens the list and closes it; what comes meanwhile may close it, too
    const listed = () => {
      if (answers().length || done()) return true;
      if (looks++ % 20 === 0) document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'l', bubbles: true }));
      return false;
    };
    if (!(await holds(listed))) return wrong(`no list of answers after ${made()} moves`);
    const before = made();
    const all = answers();
    all[Math.floor(chance() * all.length)]?.click();
    if (!(await holds(() => made() !== before || done())))
      return wrong(`nothing happens any more after ${before} moves`);
  }
  return `not done after ${most} decisions`;
}

const play = async (page, chance, enough) => {
  const began = Date.now();
  const wrong = await page.evaluate(clickThrough, { seed: chance() * 2 ** 32, enough, most, patience });
  talk(`${await moves(page)} moves (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  expect(!wrong, wrong);
};
// One answer, and no waiting for what it leads to.
export const clickAnswer = async (page, chance) => {
  await page.keyboard.press('l');
  const answers = await page.waitForSelector('.listpop .ans').then(() => page.$$('.listpop .ans'));
  await answers[Math.floor(chance() * answers.length)].evaluate((answer) => answer.click());
};
export const playToTheEnd = (page, chance) => play(page, chance, Number.MAX_SAFE_INTEGER);
export const playMoves = async (page, chance, more) => play(page, chance, (await moves(page)) + more);

// Everything of the page and of this game is in the cache of the service worker; what other games need may be missing.
export const untilAtHand = (page, game) =>
  until(
    page,
    async (game) => {
      const worker = await (await fetch('sw.js')).text();
      const files = JSON.parse(/const files = (\[.*?\]);/s.exec(worker)[1]);
      const [name] = await caches.keys();
      const kept = new Set(name ? (await (await caches.open(name)).keys()).map((request) => request.url) : []);
      const needed = files.filter(
        (file) => !file.startsWith('engine-') || file.includes('/games.') || file.includes(`/${game}.`),
      );
      return needed.every((file) =>
        kept.has(new URL(file, location.href.replace(/[#?].*/, '').replace(/[^/]*$/, '')).href),
      );
    },
    'the game to be kept at hand',
    game,
  );
