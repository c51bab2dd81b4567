// Playing on a page without a server: answers by the list of all answers, which every game has. The boards have tests of
// their own.
import { changed, expect, moves, over } from '../lib.mjs';

const most = Number(process.env.LUDARIUM_E2E_DECISIONS ?? 4000);

export async function until(page, look, what) {
  for (const end = Date.now() + 120_000; Date.now() < end; await page.waitForTimeout(50)) if (await page.evaluate(look)) return;
  throw new Error(`waited in vain for ${what}`);
}
export const untilAsked = (page) => until(page, () => !!(document.querySelector('#prompt') || document.querySelector('[data-over]')), 'a question');
export { moves };
export const toTheEnd = async () => false;

export async function playUntil(page, chance, enough) {
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
export const playMoves = async (page, chance, more) => {
  const enough = (await moves(page)) + more;
  await playUntil(page, chance, async () => (await moves(page)) >= enough);
};

// The files of a game are in the cache of the service worker, in all languages.
export const untilAtHand = (page) => until(page, async () => {
  const [name] = await caches.keys();
  const kept = name ? (await (await caches.open(name)).keys()).map((request) => request.url) : [];
  return ['.wasm', '.pack', '.hu.mo'].every((end) => kept.some((url) => url.endsWith(end)));
}, 'the game to be kept at hand');
