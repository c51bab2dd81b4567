// Two people at one table click on anything that is drawn, lit or not, and press any key, from positions of random
// games. games. Whatever they do, a page sends nothing or one thing that the table had shown it, and what comes of it
// is what was promised. What is lit leads somewhere. What the other one has half entered stays. Bar, Undo and primary
// button do not move. LUDARIUM_E2E_SEED is the first seed (every failure tells its own), LUDARIUM_E2E_CLICKS the
// number of acts in a game, LUDARIUM_E2E_GAMES the number of games.
import { playUntil } from './engine.mjs';
import { broken, laws, watch } from './laws.mjs';
import { chances, expect, none, openAt, over, person, settled, talk } from './lib.mjs';
import { spied } from './spy.mjs';

const wished = (name, otherwise) => Number(process.env[`LUDARIUM_E2E_${name}`] ?? otherwise);
const quick = !!process.env.LUDARIUM_E2E_QUICK;
const acts = wished('CLICKS', quick ? 60 : 120);
const games = wished('GAMES', quick ? 1 : 3);
const first = wished('SEED', 20);
const keys = [
  'Escape',
  'Escape',
  'Enter',
  'Enter',
  'w',
  'n',
  'n',
  'N',
  'l',
  ' ',
  'u',
  'b',
  'd',
  'r',
  '1',
  '2',
  '3',
  '4',
  '9',
];
const lit = '[data-usable], .target, .may, .opt.lit, .hit.can, .piece.can, .mch.lit, .bot.lit .head, .col.free > .head';

// What shows: things, buttons of the bar, tabs; where each is and whether it is lit.
const places = (page) =>
  page.evaluate((bright) => {
    const what = '[data-thing], [data-slot], .bar .chips button, .bar .acts button, .bar .undo, .ptab button';
    return [...document.querySelectorAll(what)].flatMap((element) => {
      const box = element.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height / 2, 30)];
      // A label of an action lies over its whole row.
      const top = document.elementFromPoint(x, y)?.closest('[data-thing], [data-slot], button');
      if (top !== element || element.disabled || element.closest('[inert]')) return [];
      const { thing } = element.dataset;
      const name = thing ?? (element.textContent.trim().slice(0, 30) || element.className);
      return [{ x, y, thing, name, lit: !thing || element.matches(bright) }];
    });
  }, lit);

// What a person has half entered, and what about: that belongs to the question, whatever others do.
const entered = (page) =>
  page.evaluate(() => {
    const app = document.querySelector('.app');
    const picked = [...document.querySelectorAll('.picked[data-thing], .dial .chosen')].map(
      (one) => one.dataset.thing ?? one.textContent,
    );
    const way = document.querySelector('.bar [data-way]')?.dataset.way ?? '';
    return { asked: !!document.querySelector('#prompt'), moves: app?.dataset.moves, what: [...picked, way].join() };
  });

async function act(page, chance) {
  const among = (list) => list[Math.floor(chance() * list.length)];
  if (chance() < 0.25) {
    const key = among(keys);
    await page.keyboard.press(key);
    return { done: `key ${key}`, lit: true };
  }
  const all = await places(page);
  const bright = all.filter((one) => one.lit);
  const place = among(chance() < 0.6 && bright.length ? bright : all);
  if (!place) return { done: 'nothing', lit: true };
  await page.mouse.click(place.x, place.y);
  return { done: `${place.name}${place.lit ? ' (lit)' : ''}`, lit: place.lit, thing: place.thing };
}

// Two people sit at a table that begins in a position of a random game.
async function sitTogether(server, people, game, seed) {
  const turns = { scythe: 6 + (seed % 40), settlers: 2 + (seed % 30), paladins: 2 + (seed % 40) }[game];
  const scene = await playUntil(game, { seats: 2, seed, bot: 'random' }, ({ status }) => status.turn >= turns);
  const [one, other] = people;
  await one.page.goto(server.address + (await openAt(one.page, scene, { who: 'open' })));
  await other.page.goto(one.page.url());
  await other.page.click('.rows .btn.primary');
  await one.page.waitForSelector('main.wrap .row .btn.primary, .app[data-moves]');
  if (await one.page.$('main.wrap .row .btn.primary')) await one.page.click('main.wrap .row .btn.primary');
  for (const { page } of people) await page.waitForSelector('.app[data-moves]');
}

export async function clickAround(server, add, game, windows) {
  const people = [];
  for (const { size, ...how } of windows) {
    const one = add(await person({ address: server.address, size, settings: { endTurn: false }, bars: true, ...how }));
    one.spy = spied(one.page);
    await watch(one.page, laws(size, size[0] < 600 || size[1] < 520));
    people.push(one);
  }
  let sent = 0;
  for (let seed = first; seed < first + games; ++seed) sent += await play(server, people, game, seed);
  console.log(`      ${game}: ${games} games from seed ${first}, ${acts} acts each, ${sent} decisions or ways sent`);
  expect(sent > 0, 'nothing was ever sent');
}

async function play(server, people, game, seed) {
  const chance = chances(seed);
  await sitTogether(server, people, game, seed);
  const done = [];
  const wrong = (what) => `${what}; ${game}, seed ${seed}, after ${done.slice(-6).join(' · ')}`;
  for (const { spy } of people) spy.sent.length = 0;
  for (let i = 0; i < acts && !(await over(people[0].page)); ++i) {
    const asked = [];
    for (const one of people) if ((await entered(one.page)).asked) asked.push(one);
    const one = chance() < 0.85 && asked.length ? asked[Math.floor(chance() * asked.length)] : people[i % 2];
    const other = people.find((somebody) => somebody !== one);
    const [before, theirs] = [await entered(one.page), await entered(other.page)];
    const known = one.spy.sent.length;
    const knownToOther = other.spy.sent.length;
    const { done: did, lit: bright, thing } = await act(one.page, chance);
    done.push(`${people.indexOf(one)}: ${did}`);
    await settled(one.page);
    const reached = await one.page.getAttribute('.app', 'data-moves');
    await other.page.waitForSelector(`.app[data-moves="${reached}"]`);
    await settled(other.page);
    const sent = one.spy.sent.slice(known);
    const said = sent.map((message) => message.links ?? message.action);
    talk(`${done.at(-1)} at ${before.moves}${sent.length ? ` sent ${JSON.stringify(said)}` : ''}`);
    expect(sent.length <= 1, wrong(`one act sent ${JSON.stringify(sent)}`));
    expect(other.spy.sent.length === knownToOther, wrong('an act of one sent something for the other'));
    none([...one.spy.wrong, ...other.spy.wrong], wrong('broken promises'));
    // In the other games a thing may take the place of what was picked, and be done at once.
    if (thing && !bright && (game === 'scythe' || !before.what))
      expect(!sent.length, wrong(`what is not lit sent ${JSON.stringify(sent)}`));
    if (thing && bright) {
      const refused = await one.page.evaluate(() => document.querySelector('.why')?.textContent ?? '');
      expect(!refused, wrong(`what is lit leads nowhere: ${refused}`));
    }
    const left = await entered(other.page);
    if (theirs.asked && left.asked && theirs.moves === before.moves && !sent.length)
      expect(
        left.what === theirs.what,
        wrong(`what the other one entered changed from ${theirs.what} to ${left.what}`),
      );
    for (const { problems } of people) none(problems, wrong('errors'));
  }
  for (const { page } of people) none(await broken(page), wrong('laws'));
  return people.reduce((all, { spy }) => all + spy.sent.length, 0);
}
