// A random clicker: whatever is clicked or pressed at a table of Settlers, the page sends nothing, or exactly what the
// table offered: one of its answers, or the links of a way it had replied with. LUDARIUM_E2E_CLICKS says how long,
// LUDARIUM_E2E_SEED where it begins.
import { chances, expect, kept, none, over, person, settled, sitDown, talk } from '../lib.mjs';

const clicks = Number(process.env.LUDARIUM_E2E_CLICKS ?? 50);
const first = Number(process.env.LUDARIUM_E2E_SEED ?? 1);

// In the page: what was sent, and whether the table had offered it.
function listen() {
  const spy = { offered: new Map(), ways: new Map(), played: [], wrong: [], beside: true };
  globalThis.spy = spy;
  const add = (map, at, what) => map.set(at, (map.get(at) ?? new Set()).add(what));
  const hear = (message) => {
    if (message.type === 'ways') {
      spy.beside = false; // with an engine beside the page the table is not asked
      for (const way of message.ways) add(spy.ways, message.at, way.links.join(';'));
    }
    const { answers } = message;
    for (const answer of [...(answers?.actions ?? []), ...(answers?.asides ?? [])])
      add(spy.offered, message.moves, answer.action);
  };
  const say = (message) => {
    if (message.type !== 'play') return;
    const { at, action, links } = message;
    spy.played.push(links ?? [action]);
    const known = links ? spy.beside || spy.ways.get(at)?.has(links.join(';')) : spy.offered.get(at)?.has(action);
    if (!known) spy.wrong.push(JSON.stringify(message));
  };
  globalThis.WebSocket = class extends WebSocket {
    constructor(...how) {
      super(...how);
      this.addEventListener('message', ({ data }) => typeof data === 'string' && hear(JSON.parse(data)));
    }
    send(text) {
      if (typeof text === 'string') say(JSON.parse(text));
      super.send(text);
    }
  };
}

// Where the bar and its two fixed buttons are.
const places = (page) =>
  page.evaluate(() =>
    ['.bar', '.bar .undo', '.bar .acts > :first-child'].map((what) => {
      const box = document.querySelector(what)?.getBoundingClientRect();
      return box ? [box.x, box.y, box.width, box.height].map(Math.round).join() : '';
    }),
  );

// One of the things that show, lit or not.
const thingsShown = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-thing], .bar .chips .ans, .bar .btn.first, .bar .btn.second')].flatMap(
      (element) => {
        const box = element.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height / 2, 30)];
        const top = document.elementFromPoint(x, y);
        if (!top || !element.contains(top)) return [];
        const thing = element.getAttribute('data-thing') ?? element.textContent.trim();
        return [{ x, y, thing, lit: element.matches('.target, .later') }];
      },
    ),
  );

async function click(page, chance) {
  const shown = await thingsShown(page);
  const one = shown[Math.floor(chance() * shown.length)];
  if (!one) return 'nothing';
  await page.mouse.click(one.x, one.y);
  await settled(page);
  const why = await page.$('.why');
  if (one.lit) expect(!why, `${one.thing} is lit and cannot be done: ${await why?.textContent()}`);
  return one.thing;
}
const keys = ['Escape', 'Escape', 'Enter', 'w', 'n', 'l', ' ', 'b', 'd', 'r', '1', '2', '3', 'ArrowRight', 'ArrowDown'];

async function clickAbout(page, server, from, seed, most) {
  const chance = chances(seed);
  await sitDown(page, server, kept(from));
  const before = await places(page);
  let sent = 0;
  for (let i = 0; i < most && !(await over(page)); ++i) {
    const known = await page.evaluate(() => globalThis.spy.played.length);
    const key = chance() < 0.3 ? keys[Math.floor(chance() * keys.length)] : null;
    if (key) await page.keyboard.press(key);
    const what = key ?? (await click(page, chance));
    await settled(page);
    const { played, wrong } = await page.evaluate(() => globalThis.spy);
    const said = `seed ${seed} of ${from}, act ${i}, ${what}`;
    talk(`${said}: ${JSON.stringify(played.slice(known))}`);
    none(wrong, `${said}: sent what was not offered`);
    expect(played.length - known <= 1, `${said}: one act sent ${JSON.stringify(played.slice(known))}`);
    expect(String(await places(page)) === String(before), `${said}: the bar or a button moved`);
    sent += played.length - known;
  }
  return sent;
}

export async function whatever_is_clicked_in_settlers_only_what_was_offered_is_sent(server, add) {
  const { page, problems } = add(await person({ address: server.address, settings: { endTurn: false } }));
  await page.addInitScript(listen);
  let sent = 0;
  for (const [i, from] of ['settlers_action', 'settlers_pick'].entries())
    sent += await clickAbout(page, server, from, first + i, clicks);
  expect(sent > 0, 'nothing was ever sent');
  none(problems, 'errors');
}
