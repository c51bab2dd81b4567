// The guided first game, by what the page shows: the aim is the first thing said, the bulb stands at what a click goes
// to, and following it ticks lesson after lesson; on the phone the card is never folded and the board keeps its place.
import { none, person, settled } from '../lib.mjs';

const clicks = 16; // so many are followed

async function opened(server, add, game, size, language) {
  const one = add(await person({ address: server.address, size, language, settings: { last: game } }));
  const { page } = one;
  await page.waitForSelector(`[data-guided=${game}]:not([disabled])`, { state: 'attached' });
  await page.evaluate((id) => document.querySelector(`[data-guided=${id}]`).click(), game);
  await page.waitForSelector('.app[data-moves]');
  await page.waitForSelector('[data-understood]');
  return one;
}

const ticked = (page) => page.evaluate(() => Number(document.querySelector('[data-ticked]')?.dataset.ticked ?? -1));

// Reads the card, then clicks where the bulb stands; where nothing is suggested, the button that goes on.
async function follow(page) {
  await page.waitForTimeout(1300); // a card counts as read after a second
  await page.evaluate(() => {
    const at = document.querySelector('[data-bulb]')?.getAttribute('data-bulb');
    const found = (selector) =>
      [...document.querySelectorAll(selector)].find(
        (e) => e.getBoundingClientRect().width > 0 && !e.closest('[inert]'),
      );
    const wanted =
      found('[data-understood]') ?? (at && found(at)) ?? found('.bar [data-primary]') ?? found('.bar [data-second]');
    wanted?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  });
  await settled(page);
}

async function guides(server, add, game) {
  for (const [size, language] of [
    [[1440, 900], 'en'],
    [[360, 740], 'hu'],
  ]) {
    const { page, problems, close } = await opened(server, add, game, size, language);
    const phone = size[0] < 600;
    const first = await page.getAttribute('[data-card]', 'data-card');
    if (first !== 'aim') throw new Error(`${game} begins with ${first}`);
    for (let i = 0; i < clicks; ++i) {
      if (phone) {
        const [card, board] = await page.evaluate(() =>
          ['.coachstrip', 'main.board'].map((s) => {
            const at = document.querySelector(s);
            return { height: at.clientHeight, all: at.firstElementChild?.scrollHeight ?? 0 };
          }),
        );
        if (card.height > 150 || card.all > card.height + 1)
          throw new Error(`the card of ${game} is ${card.height} high, its text ${card.all}`);
        if (board.height < 200) throw new Error(`the board of ${game} keeps ${board.height}`);
      }
      await follow(page);
    }
    const done = await ticked(page);
    if (done < 5) throw new Error(`only ${done} lessons are ticked in ${game} at ${size.join('×')}`);
    none(problems, `errors at ${size.join('×')}`);
    await close();
  }
}
export const the_guide_of_scythe_teaches = (server, add) => guides(server, add, 'scythe');
export const the_guide_of_settlers_teaches = (server, add) => guides(server, add, 'settlers');
export const the_guide_of_paladins_teaches = (server, add) => guides(server, add, 'paladins');

// Leaving the guide of one table leaves no other.
export const leaving_a_guide_leaves_this_one_only = async (server, add) => {
  const { page } = await opened(server, add, 'scythe', [1440, 900], 'en');
  const address = page.url();
  await page.click('[data-leave]');
  await page.waitForSelector('[data-resume]');
  await page.goto(server.address);
  await page.waitForSelector('[data-guided=settlers]:not([disabled])');
  await page.click('[data-guided=settlers]');
  await page.waitForSelector('[data-understood]');
  await page.goto(address);
  await page.waitForSelector('[data-resume]');
  await page.click('[data-resume]');
  await page.waitForSelector('[data-card=aim]');
};
