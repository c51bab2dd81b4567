// The chronicle: turns with one line an action, its parts on demand, filters that stay, keys, and the way back.
import { playUntil } from '../engine.mjs';
import { accessible, cutTexts, expect, moves, none, overflow, person, settled, sitDown, still } from '../lib.mjs';
import { byMouse, onPhone, playOn } from '../play.mjs';

const scythe = () =>
  playUntil('scythe', { seats: 2, seed: 5 }, ({ status }) => status.turn >= 8 && status.decision === 'section');

async function openLog(page) {
  if ((await page.locator('.chronicle').count()) === 0)
    await page.locator('[role=tab]:has(use[href$="#log"])').first().click();
  await page.waitForSelector('.chronicle .ln');
  await still(page);
}

export async function an_action_is_one_line_with_its_parts_and_a_way_back(server, add) {
  const { page, problems } = add(await person({ address: server.address, settings: { endTurn: false } }));
  await sitDown(page, server, await scythe());
  // An own action of several decisions: produce, or what the mat offers first.
  const before = await moves(page);
  await playOn(page, byMouse(page, 'scythe', 3), 3);
  await settled(page);
  expect((await moves(page)) > before, 'nothing was decided');
  await openLog(page);
  const first = page.locator('.chronicle .tw').first();
  await first.focus();
  expect((await first.getAttribute('aria-label')).length > 5, 'a line says nothing');
  if ((await first.getAttribute('aria-expanded')) !== null) {
    await page.keyboard.press('ArrowRight');
    expect((await first.getAttribute('aria-expanded')) === 'true', 'a line does not open by its key');
    expect((await page.locator('.chronicle .pt1').count()) > 0, 'an open line has no parts');
    await page.keyboard.press('ArrowLeft');
    expect((await page.locator('.chronicle .pt1').count()) === 0, 'a line does not close by its key');
  }
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  expect(await first.evaluate((e) => e === document.activeElement), 'Home is not the newest line');
  none(await cutTexts(page), 'cut in the chronicle');
  none(await accessible(page), 'barriers in the chronicle');
  none(problems, 'errors');
}

// The first answer that begins so, from the list of all.
async function answer(page, beginning) {
  await settled(page);
  const before = await moves(page);
  await page.locator('#prompt').focus();
  if ((await page.locator('.listpop').count()) === 0) await page.keyboard.press('l');
  await page.locator(`.listpop .ans[data-action^="${beginning}"]`).first().click();
  await page.waitForFunction((n) => Number(document.querySelector('.app').dataset.moves) > n, before);
}

export async function one_goes_back_to_a_line(server, add) {
  const { page, problems } = add(await person({ address: server.address, settings: { endTurn: false } }));
  await sitDown(page, server, await playUntil('scythe', { seats: 2, seed: 5 }, ({ status }) => status.turn >= 1));
  const began = await moves(page);
  for (const beginning of ['section move', 'move', 'unit worker', 'go ', 'unit']) await answer(page, beginning);
  await openLog(page);
  await page.locator('.chronicle .tn.me .uh').first().click();
  await page.waitForFunction((n) => Number(document.querySelector('.app').dataset.moves) === n, began + 4);
  expect((await page.locator('.chronicle .uh').count()) === 0, 'there is a way back to where one is');
  expect((await page.locator('.chronicle .tn.me .ln').count()) === 1, 'an action is more than one line');
  none(problems, 'errors');
}

export async function a_filter_hides_turns_counts_them_and_stays(server, add) {
  for (const [size, language, dark] of [
    [[1440, 900], 'cs', false],
    [[768, 1024], 'pl', true],
    [[360, 740], 'hu', false],
    [[740, 360], 'en', true],
  ]) {
    const { page, problems } = add(await person({ address: server.address, size, language, dark }));
    const where = `at ${size.join('×')} in ${language}`;
    await page.click('[data-play=scythe]');
    await page.waitForSelector('.app[data-moves]');
    const small = size[0] < 600 || size[1] < 520;
    await playOn(page, (small ? onPhone : byMouse)(page, 'scythe', 7), 14);
    await settled(page);
    await openLog(page);
    const turns = () => page.locator('.chronicle .tn').count();
    const all = await turns();
    await page.locator('.chronicle .filter .ft').nth(1).click();
    expect((await turns()) < all, `a seat's filter hides nothing ${where}`);
    const hidden = await page.locator('.chronicle p.since').first().textContent();
    expect(/\d/.test(hidden ?? ''), `hidden turns are not counted ${where}`);
    const shown = await turns();
    await page.reload();
    await page.waitForSelector('.app[data-moves]');
    await openLog(page);
    expect((await turns()) === shown, `the filter is forgotten ${where}`);
    expect((await overflow(page)) === 0, `wider than the window ${where}`);
    none(await cutTexts(page), `cut ${where}`);
    none(problems, `errors ${where}`);
  }
}
