// What a tap would do is seen before it is sent; what cannot be done says why, wherever it stands; nothing goes out
// before what it is about is chosen.
import { expect, kept, moves, none, person, sentBy, settled, sitDown } from '../lib.mjs';

const at = (server, add, size, language = 'en', settings = {}) =>
  person({ address: server.address, size, language, settings: { endTurn: false, ...settings } }).then(add);

// Of the price and of what is thrown away that which cannot be seen while the button is ready.
const unseen = (page) =>
  page.evaluate(() => {
    if (!document.querySelector('.bar [data-primary]')) return [];
    const bar = document.querySelector('.bar').getBoundingClientRect();
    const said = document.querySelector('.bar .ask')?.textContent ?? ''; // the sub-line may name what goes
    return [...document.querySelectorAll('.bar [data-deal], .bar [data-price], .bar [data-gone]')]
      .filter(
        (one) =>
          !one.querySelector('.am.gains') && !(one.matches('[data-gone]') && said.includes(one.textContent.trim())),
      )
      .filter((one) => {
        const box = one.getBoundingClientRect();
        const within = box.left >= bar.left && box.right <= bar.right && box.top >= bar.top && box.bottom <= bar.bottom;
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return one.inert || !within || !one.contains(top);
      })
      .map((one) => one.textContent.trim());
  });

async function pricesSeen(server, add, size) {
  for (const language of ['en', 'cs', 'pl', 'hu']) {
    const { page, problems } = await at(server, add, size, language);
    await sitDown(page, server, kept('settlers_action'));
    await page.tap('.ptab button:nth-child(2)'); // the hand
    const count = await page.$$eval('.is-hand .is-hc', (all) => all.length);
    let priced = 0;
    for (let i = 0; i < count; ++i) {
      await page.locator('.is-hand .is-hc').nth(i).tap();
      await page.waitForSelector('.is-hc.sel');
      await settled(page);
      await page.waitForTimeout(150);
      none(await unseen(page), `${language} ${size}, card ${i}: not seen before the tap`);
      priced += await page.$$eval('.bar [data-gone]', (all) => all.length);
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => !document.querySelector('.is-hc.sel'));
    }
    expect(priced > 0, 'no card takes a location with it');
    none(problems, 'errors');
  }
}
export const the_price_is_seen_before_a_tap_on_a_phone = (server, add) => pricesSeen(server, add, [360, 740]);
export const the_price_is_seen_before_a_tap_on_a_phone_on_its_side = (server, add) =>
  pricesSeen(server, add, [740, 360]);

export async function more_chips_open_above_the_bar_and_close_with_Esc(server, add) {
  const { page, problems } = await at(server, add, [360, 740]);
  await sitDown(page, server, kept('settlers_action'));
  await page.tap('.ptab button:nth-child(2)');
  await page.tap('.is-hand .is-hc:nth-child(2)');
  await page.tap('.bar .plus');
  await page.waitForSelector('.chips.open');
  const hidden = await page.evaluate(() => {
    const bar = document.querySelector('.bar').getBoundingClientRect();
    const row = document.querySelector('.chips.open').getBoundingClientRect();
    const chips = [...document.querySelectorAll('.chips.open .ans')].map((one) => one.getBoundingClientRect());
    return {
      over: row.bottom > bar.top + 1,
      cut: chips.filter((box) => box.top < row.top || box.bottom > row.bottom + 1).length,
    };
  });
  expect(!hidden.over, 'the chips lie over the bar');
  expect(hidden.cut === 0, `${hidden.cut} chips are cut`);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('.chips.open'));
  expect(await page.$('.is-hc.sel'), 'Esc put the card down as well');
  await page.tap('.bar .plus');
  await page.tap('.bar .undo');
  await page.waitForFunction(() => !document.querySelector('.chips.open'));
  none(problems, 'errors');
}

export async function nothing_is_sent_before_it_is_chosen_what_for(server, add) {
  const { page, problems } = add(await person({ address: 'about:blank', settings: { endTurn: false } }));
  const sent = await sentBy(page);
  await page.goto(server.address);
  await sitDown(page, server, kept('settlers_action'));
  const before = await moves(page);
  await page.click('.bar [data-thing="do:send"]');
  await page.waitForSelector('.bar [data-way]');
  none(
    (await sent()).map((m) => JSON.stringify(m)),
    'sent',
  );
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('.bar [data-way]'));
  expect((await moves(page)) === before, 'something was sent');
  // A card that is put down is not picked up again.
  await page.click('.is-hand .is-hc:nth-child(1)');
  await page.waitForSelector('.is-hc.sel');
  await page.click('.is-hand .is-hc:nth-child(2)');
  await page.waitForSelector('.is-hc.sel:nth-child(2)');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('.is-hc.sel'));
  await page.click('.is-hand .is-hc:nth-child(1)');
  await page.waitForSelector('.is-hc.sel');
  await page.click('.is-hand .is-hc:nth-child(1)');
  await page.waitForFunction(() => !document.querySelector('.is-hc.sel'));
  await settled(page);
  expect(!/Nothing is sent yet/.test(await page.textContent('.bar')), 'something is half entered still');
  none(problems, 'errors');
}

// Everything dashed says why, and every button of the bar what it does, after the pointer rested on it.
async function everythingAnswers(server, add, name, most) {
  const { page, problems } = await at(server, add, [1440, 900]);
  await sitDown(page, server, kept(name));
  const dumb = [];
  const boxes = await page.evaluate((wanted) => {
    const all = [...document.querySelectorAll('.app [aria-disabled=true], .bar .acts button, .is-twice')];
    return all
      .map((one) => {
        const box = one.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height / 2, 20)];
        const top = document.elementFromPoint(x, y);
        return {
          x,
          y,
          what: (one.getAttribute('data-thing') ?? one.textContent).trim(),
          hit: !!top && one.contains(top),
        };
      })
      .filter((one) => one.hit)
      .slice(0, wanted);
  }, most);
  for (const { x, y, what } of boxes) {
    await page.mouse.move(5, 5);
    await page.waitForFunction(() => !document.querySelector('#promise'));
    await page.mouse.move(x, y);
    const said = await page.waitForSelector('#promise', { timeout: 3000 }).catch(() => null);
    if (!said) dumb.push(what);
    else if ((await page.$$('#promise, .why, .is-text')).length > 1) dumb.push(`${what}: two cards at once`);
  }
  expect(boxes.length > 3, 'hardly anything to rest on');
  none(dumb, 'no answer');
  none(problems, 'errors');
}
export const everything_dashed_answers_in_settlers = (server, add) =>
  everythingAnswers(server, add, 'settlers_action', 30);
export const everything_dashed_answers_in_paladins = (server, add) =>
  everythingAnswers(server, add, 'paladins_action', 30);

export async function what_passing_leaves_undone_is_seen(server, add) {
  const { page, problems } = await at(server, add, [1440, 900], 'en', { warnings: true });
  await sitDown(page, server, kept('settlers_action'));
  await page.hover('.bar [data-second]');
  await page.waitForSelector('#promise .warn');
  await page.click('.bar [data-second]');
  await page.waitForSelector('.bar .subline.warn');
  await page.waitForTimeout(200);
  const box = await page.locator('.bar .subline.warn').boundingBox();
  expect(box.height > 12 && box.width > 100, `the warning is ${box.width}×${box.height}`);
  none(problems, 'errors');
}
