// The boards of the three games, in every language at every width: nothing is cut, wider than the window or behind a
// barrier.
import { playUntil } from '../engine.mjs';
import { accessible, cutTexts, expect, kept, none, overflow, person, sitDown } from '../lib.mjs';

const quick = !!process.env.LUDARIUM_E2E_QUICK;
const windows = [
  ['en', [1440, 900], false],
  ['hu', [1440, 760], true],
  ['cs', [768, 1024], true],
  ['hu', [360, 740], false],
  ['pl', [2560, 1440], false],
];
const scythe = (decision, seed, seats) =>
  playUntil('scythe', { seats, seed }, ({ status }) => status.turn >= 30 && status.decision === decision);

// Where time is short each game takes three of the windows, so that all are seen.
const short = { scythe: [0, 2, 3], settlers: [1, 3, 4], paladins: [0, 1, 2] };

async function fits(server, add, game, scenes) {
  for (const [i, [language, size, dark]] of windows.entries()) {
    if (quick && !short[game].includes(i)) continue;
    const { page, problems, close } = add(await person({ address: server.address, size, language, dark }));
    for (const [name, scene] of scenes) {
      const where = `${name} at ${size[0]} in ${language}`;
      await sitDown(page, server, scene);
      expect((await overflow(page)) === 0, `${where} is wider than the window`);
      none(await cutTexts(page), `cut in ${where}`);
      none(await accessible(page), `barriers in ${where}`);
      expect(
        !/\b(web|scythe|settlers|paladins)\.[a-z_]+[.a-z_]*/.test(await page.textContent('body')),
        `an untranslated key in ${where}`,
      );
    }
    none(problems, `errors in ${language}`);
    await close();
  }
}
const some = (scenes) => (quick ? scenes.slice(-1) : scenes);
const positions = (...names) => some(names).map((name) => [name, kept(name)]);

export async function the_boards_of_scythe_fit_and_have_no_barrier(server, add) {
  await fits(
    server,
    add,
    'scythe',
    some([
      ['combat', await scythe('fight', 3, 5)],
      ['encounter', await scythe('encounter', 4, 3)],
      ['section', await scythe('section', 5, 5)],
    ]),
  );
}
export const the_boards_of_settlers_fit_and_have_no_barrier = (server, add) =>
  fits(server, add, 'settlers', positions('settlers_pick', 'settlers_action'));
export const the_boards_of_paladins_fit_and_have_no_barrier = (server, add) =>
  fits(server, add, 'paladins', positions('paladins_muster', 'paladins_tavern', 'paladins_action'));
