// Several people at one screen: nobody's secrets are in the page before its person has said so, and the cover comes by
// itself for the next, over some turns of each game.
import { asked, expect, none, over, person, settled } from '../lib.mjs';
import { byMouse } from '../play.mjs';

const turns = 6; // handed over so often

async function opened(page, server, game) {
  await page.waitForFunction(() => document.querySelector('[data-play]:not([disabled])'));
  const made = await page.evaluate(async (name) => {
    const headers = { 'X-Ludarium': '1', 'Content-Type': 'application/json' };
    const seats = [{ who: 'me' }, { who: 'me' }];
    const body = JSON.stringify({ game: name, seats, hotseat: true, start: true });
    return (await fetch('/api/tables', { method: 'POST', headers, body })).json();
  }, game);
  await page.goto(`${server.address}/table/${made.table.id}`);
}
// What of a covered table tells more than everybody may know.
const secrets = (page) =>
  page.evaluate(() => {
    const found = [];
    for (const place of ['.own', '.rail', '.chips .ans', '.listpop', '[data-usable]', '.is-hand', '.pl-mine'])
      if (document.querySelector(place)) found.push(place);
    if (document.querySelector('.board')?.firstElementChild?.dataset.cover === undefined) found.push('a board');
    return found;
  });

async function handedOver(server, add, game) {
  const { page, problems } = add(await person({ address: server.address }));
  // Every view that a table tells: who looks, while the page is covered for somebody.
  const seats = [];
  await opened(page, server, game);
  const move = byMouse(page, game, 5);
  for (let handed = 0; handed < turns && !(await over(page));) {
    await page.waitForSelector('[data-cover], [data-over]');
    if (await over(page)) break;
    none(await secrets(page), `${game}: in the page while it is covered`);
    seats.push(Number(await page.getAttribute('[data-cover]', 'data-cover')));
    expect(await page.evaluate(() => document.activeElement?.id === 'prompt'), 'the focus is not on the prompt');
    if (handed === 1) {
      await page.reload();
      await page.waitForSelector('[data-cover]');
      none(await secrets(page), `${game}: in the page after it was loaded anew`);
    }
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => !document.querySelector('[data-cover]'));
    await page.waitForFunction(() => document.querySelector('.own, .mine, .board [data-thing]'));
    handed += 1;
    for (let acts = 0; acts < 60 && !(await page.$('[data-cover], [data-over]')); acts += 1) {
      if ((await asked(page)) === null) {
        await page.waitForTimeout(50);
        continue;
      }
      await move();
      await settled(page);
    }
  }
  expect(new Set(seats).size === 2, `${game}: handed over to ${seats.join(', ')} only`);
  none(problems, 'errors');
}
export const scythe_at_one_screen_is_handed_over = (server, add) => handedOver(server, add, 'scythe');
export const settlers_at_one_screen_is_handed_over = (server, add) => handedOver(server, add, 'settlers');
export const paladins_at_one_screen_is_handed_over = (server, add) => handedOver(server, add, 'paladins');

export async function the_board_can_be_looked_at_under_the_cover(server, add) {
  const { page, problems } = add(await person({ address: server.address }));
  await opened(page, server, 'scythe');
  await page.waitForSelector('[data-cover]');
  await page.click('.bar [data-second]');
  await page.waitForSelector('.board .hex, .board svg');
  expect(!(await page.$('.own')), 'the own boards are there');
  expect(!(await page.$('.bar .chips .ans')), 'answers are there');
  await page.keyboard.press('g');
  await page.keyboard.press('m');
  await page.waitForSelector('[data-cover]');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('.own'));
  await page.keyboard.press('q');
  await page.waitForSelector('[data-cover]');
  none(problems, 'errors');
}
