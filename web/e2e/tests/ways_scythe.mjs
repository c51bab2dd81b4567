// A click keeps its promise in Scythe: it sends all that it shows, or nothing and says why.
import { expect, none, person, settled, sitDown } from '../lib.mjs';
import { playUntil } from '../engine.mjs';
import { nordic } from '../scythe.mjs';
import { spied } from '../spy.mjs';

const clicked = async (page, selector) => {
  await page.click(selector, { force: true, timeout: 10_000 }); // what is dashed answers, too
  await settled(page);
};
const why = async (page) => (await page.waitForSelector('.why')).textContent();

export async function an_unpayable_bottom_action_of_scythe_sends_nothing_and_says_why(server, add) {
  const { page, problems } = add(await person({ address: server.address, settings: { endTurn: false } }));
  const spy = spied(page);
  await sitDown(page, server, await nordic((_, position) => delete position.tokens));
  for (const thing of ['bottom:deploy', 'mech:riverwalk', 'bottom:build', 'bottom:upgrade', 'recruit:build']) {
    await clicked(page, `.own [data-thing="${thing}"]`);
    const said = await why(page);
    expect(/SC-/.test(said) && /\d/.test(said), `${thing} says no rule or number: ${said}`);
    expect(spy.sent.length === 0, `${thing} sent ${JSON.stringify(spy.sent)}`);
    await page.keyboard.press('Escape');
  }
  // After Move's coin the bottom action of that section is asked for, and cannot be paid.
  await clicked(page, '[data-thing="top:move_coins"]');
  await page.waitForFunction(() => Number(document.querySelector('.app').dataset.moves) >= 2);
  expect(spy.sent.length === 1 && spy.sent[0].links?.length === 2, `one click sent ${JSON.stringify(spy.sent)}`);
  if ((await page.getAttribute('.app', 'data-decision')) === 'bottom') {
    await clicked(page, '.col.now .bot .head');
    expect(/SC-/.test(await why(page)), 'no rule is named');
  }
  expect(spy.sent.length === 1, `the second click sent ${JSON.stringify(spy.sent.slice(1))}`);
  none(problems, 'errors');
}

const spot = 'nordic_tundra';
const loaded = (middle, character = 'nordic_forest') =>
  nordic((me, position) => {
    me.mechs = { speed: spot };
    me.workers = [spot, spot];
    me.character = character;
    position.tokens = { [spot]: { oil: 2 }, ...(middle ? { nordic_mountain: { food: 1 } } : {}) };
    if (me.section === 'move') delete me.section;
  });
const lies = (page, hex) =>
  page.evaluate((at) => document.querySelector(`[data-hex="${at}"]`)?.getAttribute('aria-label') ?? '', hex);

export async function cargo_of_scythe_stays_aboard_until_it_is_put_down(server, add) {
  const { page, problems } = add(await person({ address: server.address, settings: { endTurn: false } }));
  const spy = spied(page);
  await sitDown(page, server, await loaded(false));
  // Where it may go lights with the pick; nothing is sent before the hex. Esc takes back the load, then the unit.
  await clicked(page, '.piece.mine[data-unit*="mech"]');
  await page.waitForSelector('.hit.can[data-hex="nordic_mountain"]');
  await page.waitForSelector('.everything');
  await page.keyboard.press('l');
  await page.waitForSelector('.everything[aria-pressed=true]');
  await page.keyboard.press('Escape');
  await page.waitForSelector('.everything[aria-pressed=false]');
  await page.waitForSelector('.hit.can[data-hex="nordic_mountain"]');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('.everything, .hit.can[data-hex="nordic_mountain"]'));
  await clicked(page, '.piece.mine[data-unit*="mech"]');
  await page.waitForSelector('.everything');
  await page.keyboard.press('l');
  await page.waitForSelector('.everything[aria-pressed=true]');
  expect(spy.sent.length === 0, `picking sent ${JSON.stringify(spy.sent)}`);
  await clicked(page, '.hit.can[data-hex="nordic_mountain"]');
  await page.waitForSelector('.everything[aria-pressed=true]'); // still aboard
  await clicked(page, '.hit.can[data-hex="nordic_forest"]');
  await page.waitForFunction(() => document.querySelector('.app').dataset.decision !== 'step');
  expect(
    spy.sent.map((m) => (m.links ?? [m.action]).at(-1)).join() === 'go nordic_mountain +all,go nordic_forest +all',
    `sent ${JSON.stringify(spy.sent)}`,
  );
  const there = await lies(page, 'nordic_forest');
  expect(/2/.test(there) && /oil/i.test(there), `not aboard: ${there}`);
  none(problems, 'errors');
}

// Where something else lies on the way, no single answer is "the same as before": it is asked, nothing is lost.
export async function cargo_of_scythe_that_no_answer_names_is_asked_for(server, add) {
  const { page, problems } = add(await person({ address: server.address, settings: { endTurn: false } }));
  const spy = spied(page);
  await sitDown(page, server, await loaded(true));
  await clicked(page, '.piece.mine[data-unit*="mech"]');
  await page.waitForSelector('.everything');
  await page.keyboard.press('l');
  await page.waitForSelector('.everything[aria-pressed=true]');
  await clicked(page, '.hit.can[data-hex="nordic_mountain"]');
  await page.waitForSelector('.bar [data-thing="load:nothing"]');
  await clicked(page, '.hit.can[data-hex="nordic_forest"]');
  expect(spy.sent.length === 1, `a step was sent without its load: ${JSON.stringify(spy.sent)}`);
  await clicked(page, '.bar [data-thing="load:workers"]');
  await page.waitForFunction(() => document.querySelector('.app').dataset.decision !== 'step');
  expect(spy.sent.at(-1).action === 'go nordic_forest +workers', `sent ${JSON.stringify(spy.sent.at(-1))}`);
  none(problems, 'errors');
}

const inPieces = (what) => `.bar .stepper[data-name="load:${what}"]`;
const aboard = (page, what, text) =>
  page.waitForFunction(
    ([place, wanted]) => document.querySelector(place)?.textContent.includes(wanted),
    [inPieces(what), text],
  );
const more = (page, what) =>
  page.evaluate((at) => document.querySelector(`${at} button:last-child`).click(), inPieces(what));
const fewer = (page, what) =>
  page.evaluate((at) => document.querySelector(`${at} button:first-child`).click(), inPieces(what));

// A load is half entered piece by piece, too: nothing is sent before the hex, Esc takes back one piece.
export async function a_load_of_scythe_can_be_taken_piece_by_piece(server, add) {
  const { page, problems } = add(await person({ address: server.address, settings: { endTurn: false } }));
  const spy = spied(page);
  await sitDown(page, server, await loaded(false));
  await clicked(page, '.piece.mine[data-unit*="mech"]');
  await aboard(page, 'oil', '0/2');
  await more(page, 'oil');
  await more(page, 'oil');
  await more(page, 'worker');
  await aboard(page, 'oil', '2/2');
  await fewer(page, 'oil');
  await aboard(page, 'oil', '1/2');
  await aboard(page, 'worker', '1/2');
  await page.keyboard.press('Escape');
  await aboard(page, 'oil', '2/2');
  await page.keyboard.press('Escape');
  await aboard(page, 'worker', '0/2');
  // A whole load takes the place of the pieces; one piece less of it is chosen piece by piece again.
  await page.keyboard.press('l');
  await page.waitForSelector('.everything[aria-pressed=true]');
  await fewer(page, 'worker');
  await aboard(page, 'worker', '1/2');
  await fewer(page, 'oil');
  await aboard(page, 'oil', '1/2');
  expect(spy.sent.length === 0, `half entered, sent ${JSON.stringify(spy.sent)}`);
  await page.waitForSelector('.hit.can[data-hex="nordic_mountain"]');
  await clicked(page, '.hit.can[data-hex="nordic_mountain"]');
  await page.waitForFunction(() => Number(document.querySelector('.app').dataset.moves) >= 6);
  const links = spy.sent[0]?.links ?? [];
  expect(
    spy.sent.length === 1 && links.slice(-3).join() === 'load oil,load worker,go nordic_mountain +chosen',
    `sent ${JSON.stringify(spy.sent)}`,
  );
  const there = await lies(page, 'nordic_mountain');
  expect(/oil/i.test(there) && !/2 oil/i.test(there), `the piece was not taken: ${there}`);
  none(spy.wrong, 'broken promises');
  none(problems, 'errors');
}

// What a picked unit cannot reach is refused: nobody else goes there instead.
export async function a_hex_out_of_reach_of_scythe_sends_nobody_else(server, add) {
  const { page, problems } = add(await person({ address: server.address, settings: { endTurn: false } }));
  const spy = spied(page);
  await sitDown(page, server, await loaded(false));
  await clicked(page, '.piece.mine[data-unit*="mech"]');
  await page.waitForSelector('.everything');
  await page.keyboard.press('l');
  await page.waitForSelector('.hit.can[data-hex="nordic_mountain"]');
  const dimmed = await page.$$eval('.hit[data-thing^="hex:"]:not(.can)', (all) => all.map((one) => one.dataset.hex));
  expect(dimmed.length > 20, 'hexes');
  for (const hex of dimmed) {
    await page.evaluate((at) => {
      document.querySelector(`.hit[data-hex="${at}"]`).dispatchEvent(new MouseEvent('click', { bubbles: true }));
    }, hex);
    await settled(page);
    expect(spy.sent.length === 0, `a click on ${hex} sent ${JSON.stringify(spy.sent)}`);
    expect(await page.$('.everything[aria-pressed=true]'), `a click on ${hex} took the load away`);
    expect(/\S/.test(await why(page)), `no reason at ${hex}`);
  }
  none(problems, 'errors');
}

// Where no unit was picked, nobody goes anywhere by a click on a hex: who would go is shown first.
export async function a_hex_of_scythe_without_a_unit_sends_nothing(server, add) {
  const { page, problems } = add(await person({ address: server.address, settings: { endTurn: false } }));
  const spy = spied(page);
  await sitDown(page, server, await loaded(false));
  const hexes = await page.$$eval('.hit[data-thing^="hex:"]', (all) => all.map((one) => one.dataset.hex));
  expect(hexes.length > 20, 'hexes');
  for (const hex of hexes) {
    await page.evaluate((at) => {
      document.querySelector(`.hit[data-hex="${at}"]`).dispatchEvent(new MouseEvent('click', { bubbles: true }));
    }, hex);
    await settled(page);
    expect(spy.sent.length === 0, `a click on ${hex} sent ${JSON.stringify(spy.sent)}`);
    await page.keyboard.press('Escape');
    await settled(page);
  }
  none(problems, 'errors');
}

// Half way, another unit ends the movement of this one, whose load stays with it.
export async function another_unit_of_scythe_ends_the_movement_of_the_one_under_way(server, add) {
  const { page, problems } = add(await person({ address: server.address, settings: { endTurn: false } }));
  const spy = spied(page);
  await sitDown(page, server, await loaded(false, 'nordic_base'));
  await clicked(page, '.piece.mine[data-unit*="mech"]');
  await page.waitForSelector('.everything');
  await page.keyboard.press('l');
  await page.waitForSelector('.everything[aria-pressed=true]');
  await clicked(page, '.hit.can[data-hex="nordic_mountain"]');
  await page.waitForSelector('.app[data-decision=step]');
  await clicked(page, '.piece.mine.can[data-unit*="character"]');
  await page.waitForFunction(() => Number(document.querySelector('.app').dataset.moves) >= 6);
  expect(spy.sent.at(-1).links?.join() === 'stop,unit character', `sent ${JSON.stringify(spy.sent.at(-1))}`);
  await page.waitForSelector('.app[data-decision=step]');
  const there = await lies(page, 'nordic_mountain');
  expect(/2/.test(there) && /oil/i.test(there), `left behind: ${there}`);
  none(spy.wrong, 'broken promises');
  none(problems, 'errors');
}

// After a top action, with metal on two hexes: the usual payment, and each lit hex is where the mech goes.
export async function a_mech_of_scythe_is_paid_for_as_usual_wherever_it_goes(server, add) {
  const rich = await nordic((me, position) => {
    me.workers = ['nordic_tundra', 'nordic_mountain'];
    position.tokens = { nordic_tundra: { metal: 4 }, nordic_mountain: { metal: 8 } };
    delete me.section;
  });
  for (const hex of ['nordic_tundra', 'nordic_mountain']) {
    const { page, problems } = add(await person({ address: server.address, settings: { endTurn: false } }));
    const spy = spied(page);
    await sitDown(page, server, rich);
    const row = await page.evaluate(() => {
      const column = document.querySelector('.own [data-thing="bottom:deploy"]').closest('.col');
      return column.querySelector('[data-thing^="top:"]').dataset.thing;
    });
    await clicked(page, `.own [data-thing="${row}"]`);
    if (row.startsWith('top:trade')) {
      await page.waitForSelector('.hit.can[data-hex="nordic_tundra"]');
      await clicked(page, '.hit.can[data-hex="nordic_tundra"]');
    }
    if (!(await page.$('.app[data-decision=bottom]'))) continue; // this mat has another top action above Deploy
    await clicked(page, '.mch.lit[data-thing="mech:riverwalk"]');
    await page.waitForSelector(`.hit.can[data-hex="${hex}"]`);
    await clicked(page, `.hit.can[data-hex="${hex}"]`);
    await page.waitForFunction(() => document.querySelector('.mch.on[data-thing="mech:riverwalk"]'));
    expect(spy.sent.at(-1).links?.join() === `deploy,mech riverwalk@${hex}`, `sent ${JSON.stringify(spy.sent.at(-1))}`);
    none(spy.wrong, 'broken promises');
    none(problems, 'errors');
  }
}

// Thing, then place: two clicks stand for all decisions of the turn. Esc takes one step back, nothing is sent before.
export async function a_mech_of_scythe_is_deployed_from_the_beginning_of_a_turn(server, add) {
  const rich = await nordic((me, position) => {
    me.workers = ['nordic_tundra', 'nordic_mountain'];
    position.tokens = { nordic_tundra: { metal: 4 } };
    delete me.section;
  });
  const { page, problems } = add(await person({ address: server.address, settings: { endTurn: false } }));
  const spy = spied(page);
  await sitDown(page, server, rich);
  const slot = '.mch.lit[data-thing="mech:riverwalk"]';
  await page.hover(slot);
  await page.waitForSelector('.promise li');
  await page.keyboard.press('Escape');
  await clicked(page, slot);
  await page.waitForSelector('.mch.picked');
  await page.waitForSelector('.hit.can');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('.mch.picked, .hit.can'));
  await clicked(page, slot);
  await page.waitForSelector('.hit.can');
  expect(spy.sent.length === 0, `picking sent ${JSON.stringify(spy.sent)}`);
  await clicked(page, '.hit.can');
  await page.waitForFunction(() => document.querySelector('.mch.on[data-thing="mech:riverwalk"]'));
  const [sent, another] = spy.sent; // no top row that was not asked for
  expect(!another && sent.links.includes('skip'), `sent ${JSON.stringify(spy.sent)}`);
  expect((await page.textContent('.undo small b')).trim() === '1', 'it is not one step of Undo');
  none(problems, 'errors');
}

// A lock stands on a row that draws a card, before the click; on one that can be taken back there is none.
export async function a_row_of_scythe_that_cannot_be_undone_has_a_lock(server, add) {
  const { page, problems } = add(await person({ address: server.address }));
  await sitDown(page, server, await nordic((me) => delete me.section));
  const locks = await page.$$eval('.own .opt:has([data-lock])', (rows) => rows.map((row) => row.dataset.thing));
  const lit = await page.$$eval('.own .opt.lit', (rows) => rows.map((row) => row.dataset.thing));
  expect(lit.includes('top:bolster:power') && lit.includes('top:bolster:cards'), `lit: ${lit}`);
  expect(locks.join() === 'top:bolster:cards', `locks: ${locks}`);
  none(problems, 'errors');
}

// A question of yes or no is answered by one click in every language: no answer stands behind "+n".
export async function yes_and_no_of_scythe_fit_into_the_bar(server, add) {
  const asked = async ({ status }) => status.decision === 'ability';
  const find = (seed) =>
    playUntil('scythe', { seats: 3, seed, bot: 'random', most: 2500 }, asked).catch(() =>
      seed < 40 ? find(seed + 1) : null,
    );
  const scene = await find(1);
  expect(scene, 'no such position');
  for (const [size, language] of [
    [[1440, 900], 'pl'],
    [[1440, 900], 'hu'],
    [[768, 1024], 'cs'],
    [[360, 740], 'en'],
  ]) {
    const { page, problems, close } = add(await person({ address: server.address, size, language }));
    await sitDown(page, server, scene);
    const shown = await page.$$eval('.bar .chips .ans', (chips) => chips.filter((chip) => !chip.inert).length);
    expect(shown === 2 && !(await page.$('.bar .plus')), `${size} ${language}: ${shown} answers in sight`);
    none(problems, 'errors');
    await close();
  }
}
