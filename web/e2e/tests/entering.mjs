// What is half entered goes back step by step with nothing sent, and what cannot be done says why.
import { playUntil } from '../engine.mjs';
import { cuttable, drawn, expect, kept, moves, none, openAt, person, sentBy, settled, sitDown } from '../lib.mjs';
import { spied } from '../spy.mjs';

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
  await page.waitForSelector('.is-hc.sel');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('.is-hc.sel'));
  await page.click('.is-pair.target');
  await page.waitForSelector('.is-pair.sel');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('.is-pair.sel'));
  expect((await moves(page)) === before, 'something was sent');
  none(problems, 'errors');
}

const action = (name, way = 1) => `[data-thing="act:${name}:${way}"]`;
const untilMoves = (page, n) =>
  page.waitForFunction((wanted) => Number(document.querySelector('.app')?.getAttribute('data-moves')) === wanted, n);
export async function actions_of_paladins_can_be_changed_taken_back_and_say_why_not(server, add) {
  const { page, problems } = add(await person({ address: server.address, settings: { endTurn: false } }));
  await sitDown(page, server, kept('paladins_action'));
  const before = await moves(page);
  await page.click('.ou[data-thing="outsider:mercenary_4"]');
  await page.waitForSelector('[data-way]');
  await page.click(`.an${action('convert')}`); // tells the two ways apart
  await page.waitForFunction(() => !document.querySelector('[data-way]') && document.querySelector('[data-primary]'));
  await page.keyboard.press('Escape');
  await page.waitForSelector('[data-way]');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('[data-way], .ou.picked'));
  expect((await moves(page)) === before, 'something was sent');
  // The action lights its targets and proposes its workers; nothing is sent before a target is chosen.
  await page.click(`.an${action('commission')}`);
  await page.waitForSelector('.sp2.target');
  await page.waitForSelector('.spot.gh');
  expect((await moves(page)) === before, 'the action was sent without its target');
  await page.keyboard.press('Escape'); // another action
  await page.waitForFunction(() => !document.querySelector('.sp2.target, .spot.gh'));
  await page.click(`.an${action('commission')}`);
  await page.waitForSelector('.sp2.target');
  const first = await page.getAttribute('.spot.gh:nth-child(2)', 'title');
  await page.click('.spot.gh:nth-child(2)');
  await page.waitForFunction(
    (was) => document.querySelector('.spot.gh:nth-child(2)')?.getAttribute('title') !== was,
    first,
  );
  await page.keyboard.press('Escape'); // the first proposal again
  await page.waitForFunction(
    (was) => document.querySelector('.spot.gh:nth-child(2)')?.getAttribute('title') === was,
    first,
  );
  await page.click('[data-change]:nth-of-type(2)'); // the same by the bar
  await page.waitForFunction(
    (was) => document.querySelector('.spot.gh:nth-child(2)')?.getAttribute('title') !== was,
    first,
  );
  await page.waitForSelector('.sp2.target');
  expect((await moves(page)) === before, 'something was sent');
  await page.click('.sp2.target');
  await untilMoves(page, before + 3);
  await page.keyboard.press('u'); // what two clicks did goes back as one
  await untilMoves(page, before);
  await page.click(`.way${action('trade', 2)}`, { force: true });
  await page.waitForSelector('.why');
  expect(/PA-|PAL-|[A-Z]{2,}-/.test(await page.textContent('.why')), 'no rule is named');
  none(problems, 'errors');
}

// What cannot be paid or reached sends nothing, lit or not it is said what is missing, and the pointer says the same
// before.
export async function paladins_without_silver_or_far_from_a_space_send_nothing_and_say_the_number(server, add) {
  const { page, problems } = add(await person({ address: server.address, settings: { endTurn: false } }));
  const sent = await sentBy(page);
  const scene = kept('paladins_action');
  Object.assign(scene.position.players[0], { silver: 0 });
  await sitDown(page, server, scene);
  const wrong = [];
  const cases = {
    'outsider:guardian_1': /costs\s4\sSilver\.\sYou\shave\s0/,
    'space:r6_2': /Faith\s10\.\sYou\shave\s6/,
    'act:develop:1': /costs\s4\sSilver\.\sYou\shave\s0/,
    'jar:6': /costs\s2\sSilver\.\sYou\shave\s0/,
  };
  const refused = async (thing, number) => {
    await page.mouse.move(2, 2);
    await page.hover(`[data-thing="${thing}"]`, { force: true });
    await page.waitForSelector('.promise.cannot');
    const told = await page.textContent('.promise');
    await page.click(`[data-thing="${thing}"]`, { force: true });
    await page.waitForSelector('.why');
    const why = await page.textContent('.why');
    if (!number.test(why) || !number.test(told)) wrong.push(`${thing}: ${why} / ${told}`);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('.why'));
  };
  for (const [thing, number] of Object.entries(cases)) await refused(thing, number);
  none(
    (await sent()).map((one) => JSON.stringify(one)),
    'sent',
  );
  const before = await moves(page);
  await page.keyboard.press('l'); // decision by decision: then only who is hired is asked
  await page.click('.listpop [data-action="recruit 2"]');
  await untilMoves(page, before + 1);
  await page.click('.bar [data-primary]');
  await untilMoves(page, before + 2);
  await sent();
  await refused('town:acolyte_3', /costs\s1\sSilver\.\sYou\shave\s0/);
  none(wrong, 'reasons');
  none(
    (await sent()).map((one) => JSON.stringify(one)),
    'sent',
  );
  none(problems, 'errors');
}

// The map moves so that the hex of an encounter stays in view, as far as the edge of the map lets it.
export async function an_encounter_at_the_edge_of_the_map_is_shown(server, add) {
  const edge = new Set(['west_forest_outer', 'northeast_farm_outer', 'north_village']);
  const met = async ({ status, position }) =>
    status.decision === 'encounter' &&
    position().then((p) => p.players.some((one) => one.faction === p.active && edge.has(one.character)));
  let scene = null;
  for (let seed = 1; !scene && seed < 40; ++seed)
    scene = await playUntil('scythe', { seats: 5, seed, bot: 'random', most: 1500 }, met).catch(() => null);
  expect(scene, 'no such position');
  const { page, problems } = add(await person({ address: server.address }));
  await sitDown(page, server, scene);
  const before = await moves(page);
  await page.click('.op:not(.no)');
  await page.click('.bar [data-primary]');
  await page.waitForFunction((was) => Number(document.querySelector('.app').getAttribute('data-moves')) > was, before);
  none(problems, 'errors');
}

// Two people fight. What one has half entered survives the other's Ready, another language, a lost connection and a
// reload; Enter presses the button that says Enter whatever was clicked last; the sealed answer is shown, also after a
// reload, and can be changed without the other hearing of it.
export async function a_fight_half_entered_is_ones_own_and_a_sealed_one_can_be_changed(server, add) {
  const wanted = async ({ status, legal, position }) => {
    if (status.decision !== 'fight' || status.waiting.length < 2) return false;
    const strong = (await position()).players.filter((p) => p.power >= 3);
    return strong.length >= 2 && (await legal()).some((a) => a.do.dial >= 3 && Object.keys(a.do.cards).length > 0);
  };
  let scene = null;
  for (let seed = 1; !scene && seed < 30; ++seed)
    scene = await playUntil('scythe', { seats: 2, seed, bot: 'random', most: 1500 }, wanted).catch(() => null);
  expect(scene, 'no such fight');
  const anna = add(await person({ address: server.address, language: 'en' }));
  const boris = add(await person({ address: server.address, language: 'cs' }));
  const line = await cuttable(anna.page);
  const address = server.address + (await openAt(anna.page, scene, { who: 'open' }));
  await anna.page.goto(address);
  await boris.page.goto(address);
  await boris.page.click('.rows .btn.primary');
  await anna.page.waitForSelector('.rows li:nth-child(2) b');
  await anna.page.click('main.wrap .row .btn.primary');
  await drawn(anna.page);
  await drawn(boris.page);

  const entered = (page) =>
    page.evaluate(() => ({
      dial: document.querySelector('[data-dial][aria-checked=true]')?.dataset.dial,
      cards: [...document.querySelectorAll('[data-card].on')].map((card) => card.dataset.card),
      button: document.querySelector('.bar [data-primary] .t')?.textContent,
    }));
  const same = async (when) => {
    await anna.page.waitForSelector('[data-dial]');
    const now = await entered(anna.page);
    expect(JSON.stringify(now) === JSON.stringify(mine), `${when}: ${JSON.stringify(now)}`);
  };
  await anna.page.click('[data-dial="2"]');
  await anna.page.click('[data-card]:not([disabled])');
  const mine = await entered(anna.page);
  expect(mine.dial === '2' && mine.cards.length === 1, `entered ${JSON.stringify(mine)}`);

  await boris.page.click('[data-dial="1"]');
  await boris.page.keyboard.press('Enter');
  await boris.page.waitForSelector('.sealed');
  await anna.page.waitForSelector('.st.ready');
  await same("after the other's Ready");

  await anna.page.click('.top [aria-label="Language"]');
  await anna.page.click('.menu [lang=pl]');
  await anna.page.waitForFunction(() => document.documentElement.lang === 'pl');
  mine.button = (await entered(anna.page)).button;
  await same('in another language');
  line.cut();
  await anna.page.waitForSelector('.bar.lost');
  line.mend();
  await anna.page.waitForFunction(() => !document.querySelector('.bar.lost'));
  await same('after a lost connection');
  await anna.page.reload();
  await drawn(anna.page);
  await same('after a reload');

  // Esc: the card, then the dial.
  await anna.page.keyboard.press('Escape');
  expect((await entered(anna.page)).cards.length === 0, 'the card is not taken back');
  await anna.page.keyboard.press('Escape');
  expect((await entered(anna.page)).dial === '0', 'the dial is not taken back');

  // Boris changes what he has sealed, and Anna hears nothing.
  await boris.page.reload();
  await boris.page.waitForSelector('.sealed');
  expect(/1/.test(await boris.page.textContent('.sealed .d')), 'the sealed answer is not shown after a reload');
  const before = await moves(anna.page);
  await boris.page.click('[data-second]');
  await boris.page.waitForSelector('[data-dial="1"][aria-checked=true]');
  await boris.page.click('[data-dial="3"]');
  await boris.page.reload(); // what is half changed is still there
  await boris.page.waitForSelector('[data-dial="3"][aria-checked=true]');
  await boris.page.keyboard.press('Enter');
  await boris.page.waitForFunction(() => document.querySelector('.sealed .d')?.textContent === '3');
  await settled(anna.page);
  expect((await moves(anna.page)) === before, 'the other noticed');
  await anna.page.keyboard.press('Enter');
  await anna.page.waitForFunction((was) => Number(document.querySelector('.app').dataset.moves) > was, before);
  none([...anna.problems, ...boris.problems], 'errors');
}

// What goes beyond its limit in a fight is dashed, and says why on hover, by W and after a click; nothing moves for it.
export async function beyond_its_limit_a_fight_of_scythe_says_why(server, add) {
  const wanted = async ({ status, legal }) => {
    if (status.decision !== 'fight') return false;
    const fights = (await legal()).filter((a) => a.do.do === 'fight');
    const most = Math.max(...fights.map((a) => Object.values(a.do.cards ?? {}).reduce((sum, n) => sum + n, 0)));
    const values = new Set(fights.flatMap((a) => Object.keys(a.do.cards ?? {})));
    return most > 0 && values.size > most && Math.max(...fights.map((a) => a.do.dial)) < 7;
  };
  let scene = null;
  for (let seed = 1; !scene && seed < 30; ++seed)
    scene = await playUntil('scythe', { seats: 2, seed, bot: 'random', most: 1500 }, wanted).catch(() => null);
  expect(scene, 'no such fight');
  const { page, problems } = add(await person({ address: server.address }));
  const spy = spied(page);
  await sitDown(page, server, scene);
  await page.waitForSelector('[data-dial]');
  const free = '[data-card]:not([aria-disabled=true]):not(.on)';
  while (await page.$(free)) await page.click(free);
  const stage = () => page.$eval('.pickc', (panel) => JSON.stringify(panel.getBoundingClientRect()));
  const before = await stage();
  const chosen = () => page.$$eval('[data-card].on', (cards) => cards.length);
  const cards = await chosen();
  for (const beyond of ['[data-dial="7"]', '[data-card][aria-disabled=true]', '.hand .cc[aria-disabled=true]']) {
    await page.hover(beyond);
    await page.waitForSelector('#promise.cannot');
    await page.click(beyond, { force: true }); // what is dashed answers, too
    const said = await (await page.waitForSelector('.why')).textContent();
    expect(/\d/.test(said), `${beyond} says no number: ${said}`);
    expect((await stage()) === before, `${beyond} moved the panel`);
    expect((await chosen()) === cards, `${beyond} changed what is chosen`);
  }
  expect(spy.sent.length === 0, `sent ${JSON.stringify(spy.sent)}`);
  none(problems, 'errors');
}
