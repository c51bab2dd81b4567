// What a click promises in Settlers: a rival is not razed by one tap, Enter is the bar's button, a building says what
// it takes with it, Esc goes back step by step.
import { expect, kept, moves, none, person, sentBy, settled, sitDown } from '../lib.mjs';

const until = (page, n) =>
  page.waitForFunction((wanted) => Number(document.querySelector('.app')?.getAttribute('data-moves')) === wanted, n);
const text = (page, what) => page.textContent(what).then((t) => t.trim());
const sphinxes = '[data-thing="card:egy_avenue_of_sphinxes#18"]';
const village = '[data-thing="card:com_village#13"]';

async function seated(server, add, size = [1440, 900]) {
  const one = add(await person({ address: server.address, size, settings: { endTurn: false } }));
  await sitDown(one.page, server, kept('settlers_action'));
  return one;
}

export async function one_tap_does_not_raze_a_rival_of_settlers(server, add) {
  const { page, problems } = await seated(server, add);
  const before = await moves(page);
  await page.click('.is-opp');
  await page.click('.is-loc.foreign.target');
  await settled(page);
  expect((await moves(page)) === before, 'one click razed');
  expect(await page.$('.bar [data-deal]'), 'the price is not in the bar');
  await page.keyboard.press('Enter'); // the card has the focus: the button is meant, not the card
  await page.waitForFunction((n) => Number(document.querySelector('.app').dataset.moves) > n, before);
  none(problems, 'errors');
}
export async function one_tap_does_not_raze_a_rival_of_settlers_on_a_phone(server, add) {
  const { page, problems } = await seated(server, add, [360, 740]);
  const before = await moves(page);
  await page.tap('.is-ps:nth-child(2)');
  await page.tap('.is-loc.foreign.target');
  await settled(page);
  expect((await moves(page)) === before, 'one tap razed');
  await page.tap('.is-loc.foreign.picked'); // again: not that one
  await page.waitForFunction(() => !document.querySelector('.is-loc.foreign.picked'));
  expect(!(await page.$('.bar [data-primary]')), 'it is still in the bar');
  expect((await moves(page)) === before, 'something was sent');
  none(problems, 'errors');
}

export async function enter_never_takes_back_what_was_clicked_in_settlers(server, add) {
  const { page, problems } = await seated(server, add);
  const before = await moves(page);
  await page.click('.is-pair[data-thing="good:wood"]'); // several ways: no button is ready
  await page.waitForSelector('.bar [data-way]');
  await page.keyboard.press('Enter');
  await settled(page);
  expect(await page.$('.is-pair.sel'), 'Enter took it back');
  expect((await moves(page)) === before, 'Enter sent something');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('.is-pair.sel'));
  await page.click(`.is-hand ${sphinxes}`);
  await page.waitForSelector('.is-loc.sug');
  await page.keyboard.press('Enter'); // builds what is lifted, with the location that was proposed
  await until(page, before + 2);
  expect(!(await page.$(`.is-hand ${sphinxes}`)), 'it is still in the hand');
  none(problems, 'errors');
}

export async function a_building_of_settlers_shows_what_goes_for_it_and_goes_back_step_by_step(server, add) {
  const { page, problems } = await seated(server, add);
  const before = await moves(page);
  await page.click(`.is-hand ${sphinxes}`);
  await page.waitForSelector('.is-loc.fnd.sug');
  await page.click(`.is-loc${village}`); // another one, which a plain click would not use either
  await page.waitForSelector(`.is-loc.sug${village}`);
  expect((await moves(page)) === before, 'something was sent');
  await page.keyboard.press('Escape');
  await page.waitForSelector('.is-loc.fnd.sug');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('.is-hc.sel') && !document.querySelector('.is-loc.sug'));
  expect((await moves(page)) === before, 'something was sent');
  await page.click(`.is-hand ${sphinxes}`);
  await page.waitForSelector('.is-loc.fnd.sug');
  await page.click(`.is-loc${village}`);
  await page.waitForSelector(`.is-loc.sug${village}`);
  await page.click('.bar [data-primary]');
  await until(page, before + 2);
  expect(!(await page.$(village)), 'the location is still there');
  expect(await page.$('.is-loc.fnd'), 'the foundation went');
  await page.keyboard.press('u'); // one click, one step back
  await until(page, before);
  none(problems, 'errors');
}

export async function what_cannot_be_done_with_a_card_of_settlers_says_why(server, add) {
  const { page, problems } = add(await person({ address: server.address, settings: { endTurn: false } }));
  const { game, position } = kept('settlers_action');
  Object.assign(position.players[0].supply, { food: 0, gold: 0 }); // no deal
  await sitDown(page, server, { game, position });
  const before = await moves(page);
  await page.click(`.is-hand ${sphinxes}`);
  await page.click('.is-av.dis[data-thing="do:deal"]', { force: true });
  await page.waitForSelector('.why');
  expect(/IS-/.test(await text(page, '.why')), `no rule is named: ${await text(page, '.why')}`);
  expect(await page.$('.is-hc.sel'), 'the card was put down');
  expect((await moves(page)) === before, 'something was sent');
  none(problems, 'errors');
}

// Two decks are two large buttons with the keys 1 and 2.
export async function a_deck_of_settlers_is_chosen_by_its_digit(server, add) {
  const { page, problems } = add(await person({ address: server.address, settings: { endTurn: false } }));
  const { game, position } = kept('settlers_action');
  const [own, , , romans] = position.players;
  own.hand.push('com_watchtower#65');
  romans.hand = romans.hand.filter((card) => card !== 'com_watchtower#65');
  await sitDown(page, server, { game, position });
  await page.click('.is-hand [data-thing="card:com_watchtower#65"]');
  await page.keyboard.press('r');
  await page.waitForSelector('.is-deckbtn:nth-child(2)');
  const before = await moves(page);
  await page.keyboard.press('2');
  await page.waitForFunction((n) => Number(document.querySelector('.app').dataset.moves) > n, before);
  none(problems, 'errors');
}

// However much a click can mean: what it will do stands beside its thing, inside the window and above the bar.
export async function what_a_click_will_do_in_settlers_stands_in_the_window(server, add) {
  const { page, problems } = add(await person({ address: server.address, settings: { endTurn: false } }));
  await sitDown(page, server, kept('settlers_japanese')); // a hand and deals of much that may lie under locations
  const over = [];
  let several = 0;
  for (const place of await page.locator('.is-emp .is-loc:is(.target, .later)').all()) {
    await place.hover();
    await page.waitForSelector('#promise');
    await settled(page);
    const found = await page.$eval('#promise', (one) => {
      const { top, bottom, left, right } = one.getBoundingClientRect();
      const bar = document.querySelector('.bar').getBoundingClientRect();
      const outside = top < 0 || left < 0 || right > innerWidth || bottom > bar.top;
      return { outside: outside ? `${top} to ${bottom}` : '', several: !!one.querySelector('li:nth-child(2)') };
    });
    several += Number(found.several);
    if (found.outside) over.push(`${await place.getAttribute('data-thing')}: ${found.outside}`);
    await page.keyboard.press('Escape');
  }
  expect(several > 1, 'nothing has several meanings here');
  none(over, 'out of the window or over the bar');
  none(problems, 'errors');
}

// A second location goes in place of the first: nothing else is paid or laid for it.
export async function another_location_goes_for_a_building_of_settlers_in_place_of_the_first(server, add) {
  const { page, problems } = add(await person({ address: server.address, settings: { endTurn: false } }));
  const sent = await sentBy(page);
  await sitDown(page, server, kept('settlers_action'));
  const goes = async () => {
    await settled(page);
    return page.$$eval('.is-loc.sug', (all) => all.map((one) => one.dataset.thing));
  };
  await page.click(`.is-hand ${sphinxes}`);
  await page.waitForSelector('.is-loc.sug');
  for (const card of ['com_village#13', 'com_baker', 'egy_caravan#11', 'com_sawmill#77']) {
    await page.click(`.is-loc[data-thing="card:${card}"]`);
    await page.waitForSelector(`.is-loc.sug[data-thing="card:${card}"]`);
    expect((await goes()).join() === `card:${card}`, `not only ${card} goes: ${await goes()}`);
  }
  none(
    (await sent()).map((one) => JSON.stringify(one)),
    'sent',
  );
  await page.keyboard.press('Enter');
  const [play] = await sent();
  expect(
    /^build egy_avenue_of_sphinxes#18,sacrifice com_sawmill#77$/.test(String(play?.links)),
    `another way was sent: ${JSON.stringify(play)}`,
  );
  none(problems, 'errors');
}
