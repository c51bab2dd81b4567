// Paladins of the West Kingdom through its own boards: whole games, and how many clicks a decision takes.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { accessible, asked, changed, chances, expect, none, over, overflow, person, talk, untilAsked } from '../lib.mjs';

const most = Number(process.env.LUDARIUM_E2E_DECISIONS ?? 3000);
const stuck = 30;

async function playOn(page, act) {
  let idle = 0;
  let acts = 0;
  const began = Date.now();
  for (; acts < most && !(await over(page)); ++acts) {
    await untilAsked(page);
    if (await over(page)) break;
    idle = (await changed(page, () => act(idle))) ? 0 : idle + 1;
    expect(idle < stuck, `nothing happens any more at: ${await asked(page)}`);
  }
  talk(`${acts} acts in ${Math.round((Date.now() - began) / 1000)} s, ${await page.getAttribute('.app', 'data-moves')} moves`);
  expect(await over(page), 'the game did not end');
}

// What can be clicked now, with how gladly it is clicked.
const gladly = { '.bar [data-primary]': 12, '.bar .chips .ans': 5, '.pc1.target': 6, '.tvc.target': 6, '.tf.target': 4, '.ou.target': 4, '.sp2.target': 3, '.spot.target': 3, '.jr.target': 2, '.fv.target': 3, '.ra .an.target': 6, '.la .an.target': 2, '.way.target': 1, '.tf.may': 0.5, '.ou.may': 1, '.swap:not([disabled])': 0.5, '.pass': 0.6 };

async function clickBoard(page, chance) {
  const places = await page.evaluate((wishes) => Object.entries(wishes).flatMap(([what, weight]) => [...document.querySelectorAll(what)].flatMap((element) => {
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const top = document.elementFromPoint(x, y);
    return top && element.contains(top) ? [{ x, y, weight }] : [];
  })), gladly);
  let pick = chance() * places.reduce((sum, p) => sum + p.weight, 0);
  const place = places.find((p) => (pick -= p.weight) <= 0) ?? places[0];
  if (place) await page.mouse.click(place.x, place.y);
}

async function begin(server, add, options) {
  const one = add(await person({ address: server.address, ...options }));
  await one.page.click('[data-play=paladins]');
  await one.page.waitForSelector('.app.g-paladins');
  return one;
}

export async function a_whole_game_of_paladins_by_mouse(server, add) {
  const { page, problems } = await begin(server, add, { language: 'pl' });
  const chance = chances(3);
  await playOn(page, async (idle) => {
    if (idle % 4 === 3) await page.keyboard.press('Escape');
    await clickBoard(page, chance);
  });
  none(problems, 'errors');
}

export async function a_whole_game_of_paladins_on_a_phone(server, add) {
  const { page, problems } = await begin(server, add, { size: [360, 740], language: 'hu' });
  const chance = chances(5);
  await playOn(page, async (idle) => {
    if (idle % 6 === 5) await page.keyboard.press('Escape');
    if (idle % 3 === 2) await page.click(`.ptab button:nth-child(${1 + Math.floor(chance() * 3)})`);
    if (idle % 3 === 1) await page.mouse.wheel(0, 300 * (chance() < 0.5 ? 1 : -1)).catch(() => undefined);
    await clickBoard(page, chance);
    expect((await overflow(page)) === 0, 'wider than the phone');
  });
  none(problems, 'errors');
}

export async function a_whole_game_of_paladins_by_keyboard_alone(server, add) {
  const { page, problems } = add(await person({ address: server.address, language: 'cs' }));
  await page.focus('[data-play=paladins]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.app.g-paladins');
  const chance = chances(4);
  await playOn(page, async (idle) => {
    if (await page.$('[data-answer]:not([disabled])')) {
      if (await page.$('[data-primary]')) return page.keyboard.press('Enter');
      return page.keyboard.press(String(1 + Math.floor(chance() * 3)));
    }
    if (idle % 4 === 3) return page.keyboard.press('Escape');
    if (chance() < 0.7 && (await page.$('[data-primary]'))) return page.keyboard.press('Enter');
    for (let n = Math.floor(chance() * 9); n >= 0; --n) await page.keyboard.press('n');
    await page.keyboard.press('Enter');
  });
  none(problems, 'errors');
}

const position = (name) => JSON.parse(readFileSync(join(dirname(fileURLToPath(import.meta.url)), `../positions/${name}.json`), 'utf8'));

// A table that begins in a position; the first seat is this person's.
async function sitDown(page, server, name) {
  await page.waitForSelector('[data-play], .app'); // the page knows who this is
  const id = await page.evaluate(async (from) => {
    const headers = { 'X-Ludarium': '1', 'Content-Type': 'application/json' };
    const seats = from.players.map((_, seat) => (seat === 0 ? { who: 'me' } : { who: 'bot', level: 'greedy' }));
    const made = await fetch('/api/positions', { method: 'POST', headers, body: JSON.stringify({ game: 'paladins', position: from, seats }) });
    return (await made.json()).table.id;
  }, position(name));
  await page.goto(`${server.address}/table/${id}`);
  await page.waitForSelector('.app.g-paladins #prompt');
}
const moves = (page) => page.getAttribute('.app', 'data-moves').then(Number);

// ui.md, section 5: each decision within its clicks, from its start. `sent`: how many answers of the table they stand for.
const action = (name, way = 1) => `[data-thing="act:${name}:${way}"]`;
const counted = [
  { what: 'paladins', from: 'paladins_muster', most: 3, sent: 1, clicks: ['.pc1.target', '.pc1.target', '[data-primary]'] },
  { what: 'tavern', from: 'paladins_tavern', most: 1, sent: 1, clicks: ['.tvc.target'] },
  { what: 'Hunt', from: 'paladins_action', most: 1, sent: 2, clicks: [`.way${action('hunt', 2)}`] },
  { what: 'Develop', from: 'paladins_action', most: 2, sent: 3, clicks: [`.an${action('develop')}`, '.spot.target'] },
  { what: 'Pray', from: 'paladins_action', most: 2, sent: 3, clicks: [`.an${action('pray')}`, '.an.clear'] },
  { what: 'Absolve', from: 'paladins_action', most: 2, sent: 3, clicks: ['.jr[data-thing="jar:6"]'] },
  { what: 'Recruit', from: 'paladins_action', most: 2, sent: 3, clicks: ['.tf[data-thing="town:gatekeeper_1"]', '[data-aim]'] },
  { what: 'Commission by the space', from: 'paladins_action', most: 2, sent: 3, clicks: ['.sp2[data-thing="space:r2_3"]', '[data-aim]'] },
  { what: 'Commission by the action', from: 'paladins_action', most: 2, sent: 3, clicks: [`.an${action('commission')}`, '.sp2.target[data-thing="space:r2_3"]'] },
  { what: 'Fortify', from: 'paladins_action', most: 1, sent: 2, clicks: [`.an${action('fortify')}`] },
  { what: 'Attack', from: 'paladins_action', most: 2, sent: 3, clicks: ['.ou[data-thing="outsider:mercenary_4"]', '[data-aim]'] },
  { what: 'Convert', from: 'paladins_action', most: 2, sent: 3, clicks: ['.ou[data-thing="outsider:mercenary_4"]', '[data-aim]:nth-of-type(2)'] },
  { what: 'favour', from: 'paladins_action', most: 1, sent: 1, clicks: ['.fv.target'] },
  { what: 'pass, keep three', from: 'paladins_action', most: 2, sent: 2, clicks: ['.pass', '[data-primary]'] },
];
export async function decisions_of_paladins_take_the_clicks_of_the_design(server, add) {
  const { page, problems } = add(await person({ address: server.address, settings: { endTurn: false } }));
  for (const { what, from, most: allowed, sent, clicks } of counted) {
    await sitDown(page, server, from);
    const before = await moves(page);
    for (const thing of clicks) await page.click(thing);
    await page.waitForFunction((enough) => Number(document.querySelector('.app')?.getAttribute('data-moves')) >= enough, before + sent).catch(() => { throw new Error(`${what}: not done after ${clicks.length} clicks`); });
    talk(`${what}: ${clicks.length} of ${allowed}`);
    expect(clicks.length <= allowed, `${what} takes ${clicks.length} clicks`);
  }
  none(problems, 'errors');
}

export async function actions_of_paladins_can_be_changed_taken_back_and_say_why_not(server, add) {
  const { page, problems } = add(await person({ address: server.address, settings: { endTurn: false } }));
  await sitDown(page, server, 'paladins_action');
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

export async function the_boards_of_paladins_fit_and_have_no_barrier(server, add) {
  for (const [language, size, dark] of [['en', [1440, 900], false], ['hu', [1440, 760], true], ['cs', [768, 1024], true], ['hu', [360, 740], false], ['pl', [2560, 1440], false]]) {
    const { page, problems } = add(await person({ address: server.address, size, language, dark }));
    for (const from of ['paladins_muster', 'paladins_tavern', 'paladins_action']) {
      await sitDown(page, server, from);
      await page.waitForTimeout(400);
      expect((await overflow(page)) === 0, `${from} is wider than ${size[0]} in ${language}`);
      none(await accessible(page), `barriers in ${from} at ${size[0]} in ${language}`);
      const text = await page.textContent('body');
      expect(!/\b(web|paladins)\.[a-z_]+[.a-z_]*/.test(text), `an untranslated key at ${size[0]} in ${language}`);
    }
    none(problems, `errors in ${language}`);
  }
}
