// What is half entered goes back step by step with nothing sent, and what cannot be done says why.
import { playUntil } from '../engine.mjs';
import { expect, kept, moves, none, person, sitDown } from '../lib.mjs';

export async function half_entered_things_of_settlers_go_back_and_say_why_not(server, add) {
  const { page, problems } = add(await person({ address: server.address, settings: { endTurn: false } }));
  await sitDown(page, server, kept('settlers_action'));
  const before = await moves(page);
  await page.click('.is-opp');
  await page.click('.is-loc.foreign.fac', { force: true });
  await page.waitForSelector('.why');
  expect(/IS-/.test(await page.textContent('.why')), 'no rule is named');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('.is-loc.foreign'));
  await page.click('.is-hand .is-hc.target');
  await page.waitForSelector('.is-lift');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('.is-lift'));
  await page.click('.is-pair.target');
  await page.waitForSelector('.is-basket');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('.is-basket'));
  expect((await moves(page)) === before, 'something was sent');
  none(problems, 'errors');
}

const action = (name, way = 1) => `[data-thing="act:${name}:${way}"]`;
export async function actions_of_paladins_can_be_changed_taken_back_and_say_why_not(server, add) {
  const { page, problems } = add(await person({ address: server.address, settings: { endTurn: false } }));
  await sitDown(page, server, kept('paladins_action'));
  const before = await moves(page);
  const until = (n) => page.waitForFunction((wanted) => Number(document.querySelector('.app')?.getAttribute('data-moves')) === wanted, n);
  await page.click('.ou[data-thing="outsider:mercenary_4"]');
  await page.waitForSelector('[data-aim]');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('[data-aim]'));
  expect((await moves(page)) === before, 'something was sent');
  await page.click(`.an${action('commission')}`);
  await until(before + 2);
  await page.click('.send .lnk'); // other workers
  await until(before + 1);
  const first = await page.getAttribute('.spot.gh:nth-child(2)', 'title');
  await page.click('.spot.gh:nth-child(2)');
  await page.waitForFunction((was) => document.querySelector('.spot.gh:nth-child(2)')?.getAttribute('title') !== was, first);
  await page.keyboard.press('Escape'); // another action
  await until(before);
  await page.click(`.way${action('trade', 2)}`, { force: true });
  await page.waitForSelector('.why');
  expect(/PA-|PAL-|[A-Z]{2,}-/.test(await page.textContent('.why')), 'no rule is named');
  none(problems, 'errors');
}

// The map moves so that the hex of an encounter stays in view, as far as the edge of the map lets it.
export async function an_encounter_at_the_edge_of_the_map_is_shown(server, add) {
  const edge = new Set(['west_forest_outer', 'northeast_farm_outer', 'north_village']);
  const met = async ({ status, position }) => status.decision === 'encounter' && position().then((p) => p.players.some((one) => one.faction === p.active && edge.has(one.character)));
  let scene = null;
  for (let seed = 1; !scene && seed < 40; ++seed) scene = await playUntil('scythe', { seats: 5, seed, bot: 'random', most: 1500 }, met).catch(() => null);
  expect(scene, 'no such position');
  const { page, problems } = add(await person({ address: server.address }));
  await sitDown(page, server, scene);
  const before = await moves(page);
  await page.click('.op:not(.no)');
  await page.waitForFunction((was) => Number(document.querySelector('.app').getAttribute('data-moves')) > was, before);
  none(problems, 'errors');
}
