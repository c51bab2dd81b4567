// What a person met who walked Scythe on the page, each as the class it belongs to: keys, places, promises.
import { playUntil } from '../engine.mjs';
import { expect, moves, none, person, settled, sitDown, still } from '../lib.mjs';
import { nordic } from '../scythe.mjs';
import { spied } from '../spy.mjs';

const rich = () =>
  nordic((me, position) => {
    me.workers = ['nordic_tundra', 'nordic_mountain'];
    position.tokens = { nordic_tundra: { metal: 5, oil: 5, wood: 5, food: 5 } };
    me.coins = 9;
    delete me.section;
  });
const at =
  (decision, seats = 2) =>
  async () => {
    for (const bot of ['greedy', 'random'])
      for (let seed = 1; seed < 30; ++seed) {
        const found = await playUntil(
          'scythe',
          { seats, seed, bot, most: 2500 },
          ({ status }) => status.decision === decision,
        ).catch(() => null);
        if (found) return found;
      }
    throw new Error('no such position');
  };

// Enter is the button that says Enter, wherever the focus is: on the map, the mats, a card, the log, a seat.
export async function enter_in_scythe_presses_its_button_whatever_has_the_focus(server, add) {
  const scene = await at('encounter')();
  const places = ['[data-hex=factory]', '.own [data-thing^="top:"]', '.own .cc', '.seat', '.tabbody'];
  for (const place of places) {
    const { page, problems, close } = await person({ address: server.address, settings: { endTurn: false } });
    await sitDown(page, server, scene);
    await page.keyboard.press('g');
    await page.keyboard.press('m'); // the sheet is away
    await page.waitForFunction(() => !document.querySelector('.enc'));
    await page.keyboard.press('g');
    await page.keyboard.press('m');
    await page.waitForSelector('.enc .op:not(.no)');
    await page.click('.enc .op:not(.no)');
    await page.waitForSelector('.bar [data-primary]');
    const before = await moves(page);
    await page.focus(place);
    await page.keyboard.press('Enter');
    await page.waitForFunction((was) => Number(document.querySelector('.app').dataset.moves) > was, before);
    none(problems, `errors with the focus on ${place}`);
    await close();
  }
  void add;
}

// The bottom row first leaves the top row out: one click, and nothing is paid but what it costs.
export async function the_bottom_row_of_scythe_clicked_first_leaves_the_top_row_out(server, add) {
  const { page, problems } = add(await person({ address: server.address, settings: { endTurn: false } }));
  const spy = spied(page);
  const scene = await rich();
  for (const bottom of ['upgrade', 'deploy', 'build', 'enlist']) {
    spy.sent.length = 0;
    await sitDown(page, server, scene);
    await page.hover(`.own [data-thing="bottom:${bottom}"]`);
    const promise = await page.waitForSelector('.promise li.out'); // what is given up is said
    expect((await promise.textContent()).trim(), 'it is not said in words');
    await page.click(`.own [data-thing="bottom:${bottom}"]`);
    await page.waitForFunction(() => Number(document.querySelector('.app').dataset.moves) >= 3);
    const [{ links }, another] = spy.sent;
    expect(
      !another && links.length === 3 && links[1] === 'skip' && links[2] === bottom,
      `sent ${JSON.stringify(spy.sent)}`,
    );
  }
  none(problems, 'errors');
}

// What the promise says of the click is what the click does: it sends, or it waits in the bar for Enter.
export async function a_promise_of_scythe_says_whether_the_click_sends(server, add) {
  const { page, problems } = add(await person({ address: server.address, settings: { endTurn: false } }));
  const spy = spied(page);
  const scene = await rich();
  const things = [
    'top:bolster:power',
    'top:move_coins',
    'section:trade',
    'bottom:build',
    'mech:speed',
    'structure:mill',
  ];
  for (const thing of things) {
    spy.sent.length = 0;
    await sitDown(page, server, scene);
    const place = await page.$(`.own [data-thing="${thing}"]`);
    if (!place) continue;
    await place.hover();
    await page.waitForSelector('.promise');
    const one = await page.$$eval('.promise small', (all) => all.map((e) => e.textContent).join(' '));
    const waits = /Enter/.test(one);
    const several =
      /which/i.test((await page.textContent('.promise b')) ?? '') || (await page.$('.promise li .am')) === null;
    await place.click();
    await settled(page);
    if (waits) expect(spy.sent.length === 0, `${thing} was to wait and sent ${JSON.stringify(spy.sent)}`);
    else if (!several && /1 click/.test(one)) expect(spy.sent.length === 1, `${thing} was to be sent at once`);
  }
  none(problems, 'errors');
}

// Coins for another seat: badge, how many, Give.
export async function coins_are_given_in_scythe_from_the_badge_of_a_seat(server, add) {
  const { page, problems } = add(await person({ address: server.address, settings: { endTurn: false } }));
  const spy = spied(page);
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 360, height: 740 },
  ]) {
    spy.sent.length = 0;
    await page.setViewportSize(viewport);
    const scene = await rich();
    await sitDown(page, server, scene);
    const other = 1 - scene.seat;
    await page.click(`.seats .seat:nth-of-type(${other + 1})`);
    await page.waitForSelector('[data-gift]');
    await page.click('[data-gift] .stepper button:last-of-type');
    await page.click('[data-give]');
    await page.waitForFunction(() => Number(document.querySelector('.app').dataset.moves) >= 1);
    expect(/^gift \w+ 2$/.test(spy.sent[0]?.action ?? ''), `sent ${JSON.stringify(spy.sent)}`);
  }
  none(problems, 'errors');
}

// On the phone the tiles of the sections stand over the map alone, and not where a place on the map is to be tapped:
// everything on the other tabs can be tapped.
export async function the_tabs_of_scythe_on_the_phone_are_not_covered(server, add) {
  const { page, problems } = add(
    await person({ address: server.address, size: [360, 740], settings: { endTurn: false } }),
  );
  await sitDown(page, server, await rich());
  await page.waitForSelector('.tiles');
  const tabs = await page.$$('.ptab button');
  for (const tab of tabs.slice(1)) {
    await tab.click();
    await still(page);
    expect(!(await page.$('.tiles')), 'the tiles lie over a tab');
    const covered = await page.evaluate(() => {
      const found = [];
      for (const one of document.querySelectorAll('.panelpage [data-thing]')) {
        one.scrollIntoView({ block: 'center' });
        const box = one.getBoundingClientRect();
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (!top || !(one.contains(top) || top.contains(one) || top.closest('[data-thing]')))
          found.push(one.dataset.thing);
      }
      return found;
    });
    none(covered, 'covered things');
  }
  await tabs[1].click();
  await page.click('.panelpage .mch.lit');
  await page.waitForSelector('.mch.picked');
  await tabs[0].click();
  await page.waitForSelector('.hit.can');
  expect(!(await page.$('.tiles')), 'the tiles lie over the places to be tapped');
  none(problems, 'errors');
}

// A step from which there is no way back has its lock on the board, before it is made.
export async function a_hex_of_scythe_that_cannot_be_undone_has_a_lock(server, add) {
  const { page, problems } = add(await person({ address: server.address, settings: { endTurn: false } }));
  const spy = spied(page);
  const scene = await nordic((me, position) => {
    me.character = 'nordic_tundra';
    me.workers = ['nordic_forest', 'nordic_forest'];
    delete me.section;
    position.encounter_tokens = [...new Set([...(position.encounter_tokens ?? []), 'nordic_mountain'])];
  });
  await sitDown(page, server, scene);
  await page.click('.own [data-thing="top:move_units"]');
  await page.waitForSelector('.piece.can');
  for (let units = 0; units < 2 && !(await page.$('[data-lock]')); ++units) {
    await page.click(units === 0 ? '.piece.can[data-unit*="worker"]' : '.piece.can[data-unit*="character"]', {
      force: true,
    });
    await page.waitForSelector('.hit.can');
    await settled(page);
    if (units === 0) await page.click('.hit.can', { force: true });
    await settled(page);
  }
  const wrong = await page.evaluate(() => document.querySelectorAll('.hit.can').length === 0);
  expect(!wrong, 'nothing can be chosen');
  const step = await page.$('.hit.can[data-hex="nordic_mountain"]');
  if (step) expect(await page.$('[data-lock="nordic_mountain"]'), 'no lock before an encounter');
  void spy;
  none(problems, 'errors');
}

// The frame stands still: nothing below the own mats is lost, and reading the log moves nothing.
export async function the_frame_of_scythe_fits_low_windows_in_every_language(server, add) {
  const scene = await at('section')();
  for (const language of ['en', 'cs', 'pl', 'hu'])
    for (const [width, height] of [
      [1440, 760],
      [1440, 800],
      [1440, 900],
    ]) {
      const { page, problems, close } = await person({
        address: server.address,
        language,
        settings: { endTurn: false },
      });
      await page.setViewportSize({ width, height });
      await sitDown(page, server, scene);
      const bar = () => page.$eval('.bar', (e) => Math.round(e.getBoundingClientRect().top));
      const before = await bar();
      const sizes = await page.evaluate(() => {
        const app = document.querySelector('.app');
        const low = [...document.querySelectorAll('.app > *')].map((e) => e.getBoundingClientRect().bottom);
        return { scroll: app.scrollHeight - app.clientHeight, low: Math.max(...low) - innerHeight };
      });
      expect(sizes.low <= 0.5 && sizes.scroll <= 0, `${language} ${height}: ${JSON.stringify(sizes)}`);
      await page.evaluate(() => {
        for (const line of document.querySelectorAll('.chronicle [tabindex], .rail button')) line.focus();
      });
      expect((await bar()) === before, `${language} ${height}: the bar moved`);
      none(problems, 'errors');
      await close();
    }
  void add;
}
