// Where the keyboard's focus goes: Tab leads through every region of a table and back to what is asked, a click into a
// field leaves it there, and what is typed there is no command.
import { playUntil } from '../engine.mjs';
import { expect, moves, none, person, settled, sitDown } from '../lib.mjs';
import { spied } from '../spy.mjs';

const midgame = (game) =>
  playUntil(game, { seats: 3, seed: 4 }, ({ status }) => status.turn > 8 && /section|action/.test(status.decision));

const region = (page) =>
  page.evaluate(() => {
    const places = { bar: '.bar', board: '.board', own: '.own', rail: '.rail', seats: '.seats', top: '.top' };
    const at = document.activeElement;
    return Object.keys(places).find((name) => at?.closest(places[name])) ?? at?.tagName ?? '';
  });

async function tabLeadsRound(server, add, game, size) {
  const { page, problems } = add(await person({ address: server.address, size }));
  const spy = spied(page);
  await sitDown(page, server, await midgame(game));
  for (const key of ['Tab', 'Shift+Tab']) {
    await page.focus('#prompt');
    const met = new Set();
    for (let i = 0; i < 150; ++i) {
      await page.keyboard.press(key);
      met.add(await region(page));
    }
    for (const wanted of ['bar', 'board', 'seats', 'top'])
      expect(met.has(wanted), `${key} never leads to ${wanted}, only to ${[...met].join(', ')}`);
  }
  expect(spy.sent.length === 0, 'going round with Tab sent something');
  none(problems, 'errors');
}
export const tab_leads_through_all_of_scythe = (server, add) => tabLeadsRound(server, add, 'scythe', [1440, 900]);
export const tab_leads_through_all_of_settlers = (server, add) => tabLeadsRound(server, add, 'settlers', [1440, 900]);
export const tab_leads_through_all_of_paladins_on_a_tablet = (server, add) =>
  tabLeadsRound(server, add, 'paladins', [768, 1024]);

// Letters are commands at the table and nothing but letters in the chat, also while the others play.
export async function the_chat_is_written_by_mouse(server, add) {
  const { page, problems } = add(await person({ address: server.address }));
  await sitDown(page, server, await midgame('scythe'));
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await page.waitForSelector('.chat input');
  await page.focus('#prompt');
  const before = await moves(page);
  await page.click('.chat input');
  await page.keyboard.type('hulUn 1 your turn', { delay: 20 });
  await settled(page);
  expect((await page.inputValue('.chat input')) === 'hulUn 1 your turn', 'what was typed is not in the field');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.chat li:has-text("hulUn 1 your turn")');
  expect((await moves(page)) === before, 'typing in the chat played');
  none(problems, 'errors');
}
