// The frame never moves: whole games of each kind at each width, in all languages, with the scrollbars that a desktop
// has; every frame drawn is looked at (laws.mjs).
import { broken, laws, watch } from '../laws.mjs';
import { none, person, settled } from '../lib.mjs';
import { byMouse, onPhone, playOn } from '../play.mjs';

const quick = !!process.env.LUDARIUM_E2E_QUICK;
const windows = [
  [[360, 740], 'hu'],
  [[740, 360], 'cs'],
  [[768, 1024], 'pl'],
  [[1440, 900], 'cs'],
  [[1440, 760], 'pl'],
  [[2560, 1440], 'en'],
  [[720, 450], 'hu'],
];
const acts = quick ? 25 : Infinity;
// Where time is short each game takes windows that the others leave out: the frame is the same in all.
const short = { scythe: [0, 3], settlers: [1, 4], paladins: [2, 6] };

async function stands(server, add, game) {
  const faults = [];
  for (const [i, [size, language]] of windows.entries()) {
    if (quick && !short[game].includes(i)) continue;
    const { page, problems, close } = add(
      await person({ address: server.address, size, language, bars: true, settings: i ? {} : { speed: '2' } }),
    );
    await watch(page, laws(size, size[0] < 600));
    await page.goto(server.address);
    await page.click(`[data-play=${game}]`);
    await page.waitForSelector('.app[data-moves]');
    const small = size[0] < 600 || size[1] < 520;
    await playOn(page, (small ? onPhone : byMouse)(page, game, 11 + i), acts);
    await settled(page);
    faults.push(...(await broken(page)).map((fault) => `${size.join('×')} ${language}: ${fault}`));
    none(problems, `errors at ${size.join('×')}`);
    await close();
  }
  none(faults, `laws broken in ${game}`);
}
export const the_frame_of_scythe_stands = (server, add) => stands(server, add, 'scythe');
export const the_frame_of_settlers_stands = (server, add) => stands(server, add, 'settlers');
export const the_frame_of_paladins_stands = (server, add) => stands(server, add, 'paladins');

// Tab goes from one thing to the next, through bar, board, own area and the rest, and never back to where it began.
export async function the_tab_key_goes_through_a_table(server, add) {
  for (const game of ['scythe', 'settlers', 'paladins']) {
    const { page, problems, close } = add(await person({ address: server.address }));
    await page.goto(server.address);
    await page.click(`[data-play=${game}]`);
    await page.waitForSelector('.app[data-moves]');
    await settled(page);
    const met = new Set();
    for (let i = 0; i < 25; ++i) {
      await page.keyboard.press('Tab');
      await settled(page);
      met.add(
        await page.evaluate(() => {
          const all = [...document.querySelectorAll('*')];
          return all.indexOf(document.activeElement);
        }),
      );
    }
    // What is clicked has the focus as well: letters written in a field are no keys of the table.
    const field = '.chat input';
    await page.keyboard.press('g');
    await page.keyboard.press('c');
    await page.waitForSelector(field);
    await page.click('.bar h2');
    await page.click(field);
    await page.keyboard.type('hulU');
    const written = await page.inputValue(field);
    none(written === 'hulU' ? [] : [`${game}: "${written}" in the field`], 'letters written');
    none(met.size < 15 ? [`${game}: 25 presses came to ${met.size} things`] : [], 'Tab');
    none(problems, 'errors');
    await close();
  }
}
