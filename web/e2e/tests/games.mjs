// Whole games through the page: by mouse, on a phone, by keyboard alone, and between two people.
import { asked, changed, chances, clickSomething, expect, none, over, overflow, person, untilAsked } from '../lib.mjs';

const most = Number(process.env.LUDARIUM_E2E_DECISIONS ?? 4000);

async function playByClicks(page, seed) {
  const chance = chances(seed);
  let idle = 0;
  let decisions = 0;
  for (; decisions < most && !(await over(page)); ++decisions) {
    await untilAsked(page);
    if (await over(page)) break;
    const moved = await changed(page, async () => {
      if (!(await clickSomething(page, chance))) await page.keyboard.press('l'); // the list of all answers
    });
    idle = moved ? 0 : idle + 1;
    if (idle > 5) await page.evaluate(() => (document.querySelector('.listpop .ans') ?? document.querySelector('.bar .ans') ?? document.querySelector('[data-primary]'))?.click());
    expect(idle < 40, `nothing happens any more at: ${await asked(page)}`);
  }
  return decisions;
}

async function wholeGame(server, add, game, options, seed) {
  const { page, problems } = add(await person({ address: server.address, ...options }));
  await page.click(`[data-play=${game}]`);
  await playByClicks(page, seed);
  expect(await over(page), 'the game did not end');
  none(problems, 'errors');
  return page;
}

export const a_whole_game_of_scythe_by_mouse = (server, add) => wholeGame(server, add, 'scythe', { language: 'en' }, 1);
export const a_whole_game_of_settlers_by_mouse = (server, add) => wholeGame(server, add, 'settlers', { language: 'cs' }, 2);
export const a_whole_game_of_paladins_by_mouse = (server, add) => wholeGame(server, add, 'paladins', { language: 'pl' }, 3);

export async function a_whole_game_of_scythe_on_a_phone(server, add) {
  const page = await wholeGame(server, add, 'scythe', { size: [360, 740], language: 'hu' }, 4);
  expect((await overflow(page)) === 0, 'wider than the phone');
}

export async function a_whole_game_of_scythe_by_keyboard_alone(server, add) {
  const { page, problems } = add(await person({ address: server.address, language: 'pl' }));
  await page.focus('[data-play=scythe]');
  await page.keyboard.press('Enter');
  const chance = chances(5);
  let idle = 0;
  for (let i = 0; i < most && !(await over(page)); ++i) {
    await untilAsked(page);
    if (await over(page)) break;
    const moved = await changed(page, async () => {
      const way = chance();
      if (way < 0.45 && idle < 3) {
        for (let n = 0; n <= Math.floor(chance() * 6); ++n) await page.keyboard.press('n');
        await page.keyboard.press('Enter');
      } else if (way < 0.8 && idle < 3) await page.keyboard.press('Enter');
      else {
        if (!(await page.$('.listpop'))) await page.keyboard.press('l');
        await page.keyboard.press(String(1 + Math.floor(chance() * 4)));
      }
    });
    idle = moved ? 0 : idle + 1;
    if (idle > 10) { await page.keyboard.press('Escape'); await page.keyboard.press('l'); await page.keyboard.press('1'); }
    expect(idle < 60, `nothing happens any more at: ${await asked(page)}`);
  }
  expect(await over(page), 'the game did not end');
  none(problems, 'errors');
}

export async function two_people_with_a_reload_and_a_lost_connection(server, add) {
  const anna = add(await person({ address: server.address, language: 'cs' }));
  await anna.page.goto(`${server.address}/new/scythe?with=friends`);
  await anna.page.waitForSelector('.srow');
  while ((await anna.page.$$('.srow')).length > 2) await anna.page.click('.stepper button:first-child');
  await anna.page.click('.go');
  await anna.page.waitForURL('**/table/*');
  const boris = add(await person({ address: server.address, language: 'hu', size: [768, 1024] }));
  await boris.page.goto(anna.page.url());
  await boris.page.click('.rows .btn.primary');
  const starter = await anna.page.waitForSelector('.btn.primary, #prompt, .bar');
  if (await anna.page.$('main.wrap .btn.primary')) await starter.click().catch(() => undefined);
  const chance = chances(6);
  const both = [anna, boris];
  for (let i = 0; i < Math.min(most, 120); ++i) {
    for (const one of both) if (await asked(one.page)) await changed(one.page, () => clickSomething(one.page, chance));
    if (i === 30) await anna.page.reload();
    if (i === 50) {
      await boris.context.setOffline(true);
      await boris.page.waitForTimeout(500);
      await boris.context.setOffline(false);
    }
    await anna.page.waitForTimeout(20);
  }
  await anna.page.waitForTimeout(1500);
  const moves = (page) => page.getAttribute('.app', 'data-moves');
  expect((await moves(anna.page)) === (await moves(boris.page)), 'they see different games');
  expect(Number(await moves(anna.page)) > 10, 'hardly anything was played');
}
