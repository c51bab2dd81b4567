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
