// Imperial Settlers through its own board: whole games without the list of answers, and how many clicks a decision takes.
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
const gladly = { '.is-av:not(.dis)': 30, '.is-hc.target': 4, '.is-loc.target': 3, '.is-loc.sug': 6, '.is-twice': 3, '.is-pair.target': 1, '.is-deckbtn': 9, '.is-deal.target': 3, '.is-su.target': 0.5, '.bar [data-primary]': 5, '.bar .chips .ans': 3, '.is-opp.aimed': 0.7, '.is-pass': 0.2 };

async function clickBoard(page, chance) {
  const places = await page.evaluate((wishes) => Object.entries(wishes).flatMap(([what, weight]) => [...document.querySelectorAll(what)].flatMap((element) => {
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height / 2, 40)];
    const top = document.elementFromPoint(x, y);
    return top && element.contains(top) ? [{ x, y, weight, what }] : [];
  })), gladly);
  let pick = chance() * places.reduce((sum, p) => sum + p.weight, 0);
  const place = places.find((p) => (pick -= p.weight) <= 0) ?? places[0];
  if (place) await page.mouse.click(place.x, place.y);
  return place?.what ?? null;
}

async function begin(server, add, options) {
  const one = add(await person({ address: server.address, ...options }));
  await one.page.click('[data-play=settlers]');
  await one.page.waitForSelector('.is-emp');
  return one;
}

export async function a_whole_game_of_settlers_by_mouse(server, add) {
  const { page, problems } = await begin(server, add, { language: 'cs' });
  const chance = chances(2);
  await playOn(page, async (idle) => {
    if (idle % 4 === 3) await page.keyboard.press('Escape');
    await clickBoard(page, chance);
  });
  none(problems, 'errors');
}

export async function a_whole_game_of_settlers_on_a_phone(server, add) {
  const { page, problems } = await begin(server, add, { size: [360, 740], language: 'hu' });
  const chance = chances(3);
  await playOn(page, async (idle) => {
    if (idle % 6 === 5) await page.keyboard.press('Escape');
    if (idle % 3 === 2 || chance() < 0.5) await page.click(`.ptab button:nth-child(${1 + Math.floor(chance() * 2)})`);
    await clickBoard(page, chance);
    expect((await overflow(page)) === 0, 'wider than the phone');
  });
  none(problems, 'errors');
}

export async function a_whole_game_of_settlers_by_keyboard_alone(server, add) {
  const { page, problems } = add(await person({ address: server.address, language: 'pl' }));
  await page.focus('[data-play=settlers]');
  await page.keyboard.press('Enter');
  const chance = chances(4);
  await playOn(page, async (idle) => {
    const ways = await page.$$eval('.is-av:not(.dis)', (all) => all.map((one) => one.dataset.thing.slice(3, 4)));
    if (ways.length) return page.keyboard.press(ways[Math.floor(chance() * ways.length)]);
    if (idle % 4 === 3) return page.keyboard.press('Escape');
    if (chance() < 0.5 && (await page.$('[data-primary]'))) return page.keyboard.press('Enter');
    for (let n = Math.floor(chance() * 8); n >= 0; --n) await page.keyboard.press('n');
    await page.keyboard.press('Enter');
  });
  none(problems, 'errors');
}

const position = (name) => JSON.parse(readFileSync(join(dirname(fileURLToPath(import.meta.url)), `../positions/${name}.json`), 'utf8'));

// A table that begins in a position; the first seat is this person's.
async function sitDown(page, server, name) {
  const id = await page.evaluate(async (from) => {
    const headers = { 'X-Ludarium': '1', 'Content-Type': 'application/json' };
    await fetch('/api/guest', { method: 'POST', headers, body: '{"language":"en"}' });
    const seats = from.players.map((_, seat) => (seat === 0 ? { who: 'me' } : { who: 'bot', level: 'greedy' }));
    const made = await fetch('/api/positions', { method: 'POST', headers, body: JSON.stringify({ game: 'settlers', position: from, seats }) });
    return (await made.json()).table.id;
  }, position(name));
  await page.goto(`${server.address}/table/${id}`);
  await page.waitForSelector('#prompt');
  await page.waitForSelector('.is-emp');
}
const moves = (page) => page.getAttribute('.app', 'data-moves').then(Number);

// ui.md, section 5: each decision within its clicks, from its start.
const counted = [
  { what: 'Lookout', from: 'settlers_pick', most: 1, clicks: ['.is-row-sheet .is-hc.target'] },
  { what: 'build', from: 'settlers_action', most: 2, clicks: ['.is-hand .is-hc.target', '.is-av.pri'] },
  { what: 'deal', from: 'settlers_action', most: 2, clicks: ['.is-hand .is-hc.fac.target', '.is-av[data-thing="do:deal"]:not(.dis)'] },
  { what: 'raze from hand', from: 'settlers_action', most: 2, clicks: ['.is-hand .is-hc.target:not(.fac)', '.is-av[data-thing="do:raze_hand"]:not(.dis)'] },
  { what: 'raze a rival', from: 'settlers_action', most: 2, clicks: ['.is-opp.aimed', '.is-loc.foreign.target'] },
  { what: 'activate', from: 'settlers_action', most: 1, clicks: ['.is-loc.target'] },
  { what: 'activate twice', from: 'settlers_action', most: 1, clicks: ['.is-twice'] },
  { what: 'send workers', from: 'settlers_action', most: 2, clicks: ['.is-pair.target', '.is-basket [data-primary]'] },
  { what: 'defence', from: 'settlers_action', most: 2, clicks: ['.is-su.target', '.is-loc.target'] },
  { what: 'pass', from: 'settlers_action', most: 1, clicks: ['.is-pass'] },
];
export async function decisions_of_settlers_take_the_clicks_of_the_design(server, add) {
  const { page, problems } = add(await person({ address: server.address, settings: { endTurn: false } }));
  for (const { what, from, most: allowed, clicks } of counted) {
    await sitDown(page, server, from);
    const before = await moves(page);
    for (const thing of clicks) await page.click(thing);
    await page.waitForFunction((was) => Number(document.querySelector('.app')?.getAttribute('data-moves')) > was, before);
    talk(`${what}: ${clicks.length} of ${allowed}`);
    expect(clicks.length <= allowed, `${what} takes ${clicks.length} clicks`);
  }
  none(problems, 'errors');
}

export async function what_cannot_be_done_says_why_and_half_entered_things_go_back(server, add) {
  const { page, problems } = add(await person({ address: server.address, settings: { endTurn: false } }));
  await sitDown(page, server, 'settlers_action');
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

export async function the_board_of_settlers_fits_and_has_no_barrier(server, add) {
  for (const [language, size, dark] of [['en', [1440, 900], false], ['hu', [1440, 760], true], ['cs', [768, 1024], true], ['hu', [360, 740], false], ['pl', [2560, 1440], false]]) {
    const { page, problems } = add(await person({ address: server.address, size, language, dark }));
    for (const from of ['settlers_pick', 'settlers_action']) {
      await sitDown(page, server, from);
      await page.waitForTimeout(400);
      expect((await overflow(page)) === 0, `${from} is wider than ${size[0]} in ${language}`);
      none(await accessible(page), `barriers in ${from} at ${size[0]} in ${language}`);
      const text = await page.textContent('body');
      expect(!/\b(web|settlers)\.[a-z_]+[.a-z_]*/.test(text), `an untranslated key at ${size[0]} in ${language}`);
    }
    none(problems, `errors in ${language}`);
  }
}
