// Whole games through the page, each game by mouse, on a phone, by keyboard alone and between two people, in all
// languages. Where time is short (`run.mjs --quick`) only those by mouse begin at the beginning; the others are the
// last part of a game. A game of Scythe against one who clicks at random has no certain length: there it is enough to
// play for a while.
import { playUntil } from '../engine.mjs';
import { asked, changed, chances, cuttable, expect, moves, none, openAt, over, person, sitDown } from '../lib.mjs';
import { byKeys, byMouse, clickBoard, onPhone, playOn } from '../play.mjs';

const quick = !!process.env.LUDARIUM_E2E_QUICK;
// The last part of a game: what bots have reached when the end is near.
const nearTheEnd = {
  scythe: ({ status, position }) =>
    status.decision === 'section' &&
    status.turn > 30 &&
    position().then((p) => p.players.some((one) => Object.values(one.stars ?? {}).reduce((a, b) => a + b, 0) >= 5)),
  settlers: ({ status, position }) => status.decision === 'action' && position().then((p) => p.round === 5),
  paladins: ({ status, position }) => status.decision === 'action' && position().then((p) => p.round === 7),
};
const late = (game, seed) => playUntil(game, { seats: 2, seed }, nearTheEnd[game]);

async function begin(server, add, game, options, short) {
  const one = add(await person({ address: server.address, ...options }));
  if (short) await sitDown(one.page, server, await late(game, 3));
  else {
    await one.page.focus(`[data-play=${game}]`);
    await one.page.keyboard.press('Enter');
  }
  await one.page.waitForSelector(`.app.g-${game}`);
  return one;
}
async function wholeGame(server, add, game, how, options, seed, short = quick) {
  const { page, problems } = await begin(server, add, game, options, short);
  await playOn(page, how(page, game, seed), quick && game === 'scythe' ? 120 : Infinity);
  none(problems, 'errors');
}
const phone = { size: [360, 740], language: 'hu' };

export const a_whole_game_of_scythe_by_mouse = (server, add) =>
  wholeGame(server, add, 'scythe', byMouse, { language: 'en' }, 1, false);
export const a_whole_game_of_settlers_by_mouse = (server, add) =>
  wholeGame(server, add, 'settlers', byMouse, { language: 'cs' }, 2, false);
export const a_whole_game_of_paladins_by_mouse = (server, add) =>
  wholeGame(server, add, 'paladins', byMouse, { language: 'pl' }, 3, false);
export const a_whole_game_of_scythe_on_a_phone = (server, add) => wholeGame(server, add, 'scythe', onPhone, phone, 4);
export const a_whole_game_of_settlers_on_a_phone = (server, add) =>
  wholeGame(server, add, 'settlers', onPhone, phone, 3);
export const a_whole_game_of_paladins_on_a_phone = (server, add) =>
  wholeGame(server, add, 'paladins', onPhone, phone, 5);
export const a_whole_game_of_scythe_by_keyboard_alone = (server, add) =>
  wholeGame(server, add, 'scythe', byKeys, { language: 'pl' }, 5);
export const a_whole_game_of_settlers_by_keyboard_alone = (server, add) =>
  wholeGame(server, add, 'settlers', byKeys, { language: 'en' }, 4);
export const a_whole_game_of_paladins_by_keyboard_alone = (server, add) =>
  wholeGame(server, add, 'paladins', byKeys, { language: 'cs' }, 4);

const sameGame = (one, other) =>
  other
    .waitForFunction((wanted) => document.querySelector('.app')?.getAttribute('data-moves') === wanted, String(one))
    .then(
      () => true,
      () => false,
    );

// A table with a free seat: near the end of a game, or a new one from the page where tables are made.
async function openLate(server, page, game, seed) {
  await page.goto(server.address + (await openAt(page, await late(game, seed), { who: 'open' })));
}
async function openAnew(server, page, game) {
  await page.goto(`${server.address}/new/${game}?with=friends`);
  await page.waitForSelector('.srow');
  while ((await page.$$('.srow')).length > 2) await page.click('.stepper button:first-child');
  await page.click('.go');
  await page.waitForURL('**/table/*');
}
// Two people sit down by a link, one reloads the page, the other's line is cut for a while; both see the same game, to
// its end where that is not far: two who click at random take hundreds of turns in Scythe.
async function twoPeople(server, add, game, [one, other], seed) {
  const anna = add(await person({ address: server.address, language: one }));
  const boris = add(await person({ address: server.address, language: other, size: [768, 1024] }));
  const line = await cuttable(boris.page);
  await (quick ? openLate : openAnew)(server, anna.page, game, seed);
  await boris.page.goto(anna.page.url());
  await boris.page.click('.rows .btn.primary');
  await anna.page.waitForSelector('.rows li:nth-child(2) b');
  await anna.page.click('main.wrap .row .btn.primary');
  for (const { page } of [anna, boris]) await page.waitForSelector('.app[data-moves]');
  const chance = chances(seed);
  const play = async ({ page }, idle) => {
    if (idle > 3) await page.keyboard.press('Escape');
    return changed(page, () => clickBoard(page, game, chance));
  };
  const begun = await moves(anna.page);
  const playUntil = async (enough) => {
    let idle = 0;
    while ((await moves(anna.page)) < begun + enough && !(await over(anna.page))) {
      for (const someone of [anna, boris])
        if (await asked(someone.page)) idle = (await play(someone, idle)) ? 0 : idle + 1;
      expect(
        idle < 80,
        `stopped at ${await moves(anna.page)} moves: ${await asked(anna.page)} | ${await asked(boris.page)}`,
      );
    }
  };
  await playUntil(8);
  await anna.page.reload();
  await anna.page.waitForSelector('.app[data-moves]');
  expect(await sameGame(await moves(anna.page), boris.page), 'they see different games after the reload');
  await playUntil(14);
  line.cut();
  await boris.page.waitForSelector('.bar.lost');
  for (let i = 0; i < 20 && (await asked(anna.page)); ++i) await play(anna, i);
  line.mend();
  await boris.page.waitForSelector('.bar:not(.lost)');
  expect(await sameGame(await moves(anna.page), boris.page), 'they see different games after the lost connection');
  await playUntil(quick ? 30 : game === 'scythe' ? 200 : 3000);
  expect(await sameGame(await moves(anna.page), boris.page), 'they see different games');
  none(anna.problems, 'errors of the one');
  none(boris.problems, 'errors of the other');
}

export const two_people_play_scythe_with_a_reload_and_a_lost_connection = (server, add) =>
  twoPeople(server, add, 'scythe', ['cs', 'hu'], 6);
export const two_people_play_settlers_with_a_reload_and_a_lost_connection = (server, add) =>
  twoPeople(server, add, 'settlers', ['pl', 'en'], 2);
export const two_people_play_paladins_with_a_reload_and_a_lost_connection = (server, add) =>
  twoPeople(server, add, 'paladins', ['hu', 'pl'], 3);
