// Whole games through the page: by mouse, on a phone, by keyboard alone, and between two people.
import { asked, changed, chances, clickSomething, cuttable, expect, none, over, overflow, person, talk, untilAsked } from '../lib.mjs';

const most = Number(process.env.LUDARIUM_E2E_DECISIONS ?? 4000);
const stuck = 40;

// Lets `act` answer until the game is over; where it leads nowhere several times, the list of answers is used.
async function playOn(page, act, rescue) {
  let idle = 0;
  let clicks = 0;
  for (; clicks < most && !(await over(page)); ++clicks) {
    await untilAsked(page);
    if (await over(page)) break;
    idle = (await changed(page, () => (idle > 5 ? rescue() : act(idle)))) ? 0 : idle + 1;
    expect(idle < stuck, `nothing happens any more at: ${await asked(page)}`);
  }
  talk(`${clicks} clicks, ${await page.getAttribute('.app', 'data-moves')} moves`);
  expect(await over(page), 'the game did not end');
}

function playByClicks(page, seed) {
  const chance = chances(seed);
  const act = async () => {
    if (!(await clickSomething(page, chance))) await page.keyboard.press('l'); // the list of all answers
  };
  const rescue = () => page.evaluate(() => (document.querySelector('.listpop .ans') ?? document.querySelector('.bar .ans') ?? document.querySelector('[data-primary]'))?.click());
  return playOn(page, act, rescue);
}

async function wholeGame(server, add, game, options, seed) {
  const { page, problems } = add(await person({ address: server.address, ...options }));
  await page.click(`[data-play=${game}]`);
  await playByClicks(page, seed);
  none(problems, 'errors');
  return page;
}

export const a_whole_game_of_scythe_by_mouse = (server, add) => wholeGame(server, add, 'scythe', { language: 'en' }, 1);

export async function a_whole_game_of_scythe_on_a_phone(server, add) {
  const page = await wholeGame(server, add, 'scythe', { size: [360, 740], language: 'hu' }, 4);
  expect((await overflow(page)) === 0, 'wider than the phone');
}

export async function a_whole_game_of_scythe_by_keyboard_alone(server, add) {
  const { page, problems } = add(await person({ address: server.address, language: 'pl' }));
  await page.focus('[data-play=scythe]');
  await page.keyboard.press('Enter');
  const chance = chances(5);
  const fromTheList = async () => {
    if (!(await page.$('.listpop'))) await page.keyboard.press('l');
    await page.keyboard.press(String(1 + Math.floor(chance() * 4)));
  };
  const act = async (idle) => {
    const way = idle < 3 ? chance() : 1;
    if (way < 0.45) {
      for (let n = 0; n <= Math.floor(chance() * 6); ++n) await page.keyboard.press('n');
      await page.keyboard.press('Enter');
    } else if (way < 0.8) await page.keyboard.press('Enter');
    else await fromTheList();
  };
  const rescue = async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('l');
    await page.keyboard.press('1');
  };
  await playOn(page, act, rescue);
  none(problems, 'errors');
}

const moves = (page) => page.getAttribute('.app', 'data-moves').then(Number);
const sameGame = async (one, other) => {
  for (let tries = 0; tries < 100 && (await moves(one)) !== (await moves(other)); ++tries) await one.waitForTimeout(50);
  return (await moves(one)) === (await moves(other));
};

export async function two_people_with_a_reload_and_a_lost_connection(server, add) {
  const anna = add(await person({ address: server.address, language: 'cs' }));
  await anna.page.goto(`${server.address}/new/scythe?with=friends`);
  await anna.page.waitForSelector('.srow');
  while ((await anna.page.$$('.srow')).length > 2) await anna.page.click('.stepper button:first-child');
  await anna.page.click('.go');
  await anna.page.waitForURL('**/table/*');
  const boris = add(await person({ address: server.address, language: 'hu', size: [768, 1024] }));
  const line = await cuttable(boris.page);
  await boris.page.goto(anna.page.url());
  await boris.page.click('.rows .btn.primary');
  await anna.page.waitForSelector('main.wrap .btn.primary, .bar');
  await anna.page.click('main.wrap .btn.primary', { timeout: 2000 }).catch(() => undefined); // unless it began by itself
  await anna.page.waitForSelector('.app[data-moves]');
  await boris.page.waitForSelector('.app[data-moves]');
  const chance = chances(6);
  const both = [anna, boris];
  const playUntil = async (enough) => {
    for (let idle = 0; idle < 200 && (await moves(anna.page)) < enough; ++idle)
      for (const one of both) if (await asked(one.page)) if (await changed(one.page, () => clickSomething(one.page, chance))) idle = 0;
    expect((await moves(anna.page)) >= enough, `stopped at ${await moves(anna.page)} moves`);
  };
  await playUntil(30);
  await anna.page.reload();
  await anna.page.waitForSelector('.app[data-moves]');
  expect(await sameGame(anna.page, boris.page), 'they see different games after the reload');
  await playUntil(60);
  line.cut();
  await boris.page.waitForSelector('.bar.lost');
  for (let i = 0; i < 20 && (await asked(anna.page)); ++i) await changed(anna.page, () => clickSomething(anna.page, chance));
  line.mend();
  await boris.page.waitForSelector('.bar:not(.lost)');
  expect(await sameGame(anna.page, boris.page), 'they see different games after the lost connection');
  await playUntil(110);
  expect(await sameGame(anna.page, boris.page), 'they see different games');
  expect((await asked(anna.page)) === null || (await asked(boris.page)) === null, 'both are asked');
  none(anna.problems, 'errors of the one');
  none(boris.problems, 'errors of the other');
}
