// A click keeps its promise in Scythe: it sends all that it shows, or nothing and says why.
import { expect, none, person, settled, sitDown } from '../lib.mjs';
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
const loaded = (middle) =>
  nordic((me, position) => {
    me.mechs = { speed: spot };
    me.workers = [spot, spot];
    me.character = 'nordic_forest';
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

// A piece is a decision that is seen, and Esc takes it back.
export async function a_load_of_scythe_can_be_taken_piece_by_piece(server, add) {
  const { page, problems } = add(await person({ address: server.address, settings: { endTurn: false } }));
  const spy = spied(page);
  await sitDown(page, server, await loaded(false));
  await clicked(page, '.piece.mine[data-unit*="mech"]');
  const step = async (action) => {
    await page.waitForSelector('.bar [data-load]', { state: 'attached' });
    await page.evaluate((what) => document.querySelector(`.bar [data-load=${what}]`).click(), action);
    await settled(page);
  };
  await step('oil');
  await step('worker');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => /0\/2/.test(document.querySelector('[data-load=worker]')?.textContent ?? ''));
  await step('worker');
  await clicked(page, '.hit.can[data-hex="nordic_mountain"]');
  expect(spy.sent.at(-1).action === 'go nordic_mountain +chosen', `sent ${JSON.stringify(spy.sent.at(-1))}`);
  const there = await lies(page, 'nordic_mountain');
  expect(/oil/i.test(there), `the piece was not taken: ${there}`);
  none(problems, 'errors');
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
