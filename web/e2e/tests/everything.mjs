// Everything that is drawn and named answers before it is clicked: what it would do, or why not, in the reader's
// language; and what is lit leads somewhere. At positions from games of bots, seeds printed.
import { playUntil } from '../engine.mjs';
import { chances, drawn, expect, none, openAt, person, settled, talk } from '../lib.mjs';

const languages = ['en', 'cs', 'pl', 'hu'];
const first = Number(process.env.LUDARIUM_E2E_SEED ?? 1);
const count = Number(process.env.LUDARIUM_E2E_POSITIONS ?? (process.env.LUDARIUM_E2E_QUICK ? 3 : 20));
const lengths = { scythe: 260, settlers: 120, paladins: 220 };

async function somewhere(game, seed) {
  const chance = chances(seed);
  const seats = 2 + Math.floor(chance() * 3);
  const bot = chance() < 0.5 ? 'greedy' : 'random';
  // A game that is over sooner is looked at earlier.
  for (let far = Math.floor(chance() * lengths[game]); ; far = Math.floor(far / 2)) {
    let left = far;
    const there = ({ status }) => left-- <= 0 && status.waiting.length === 1;
    const scene = await playUntil(game, { seats, seed, bot }, there).catch((problem) => {
      if (far === 0 || !/never came/.test(problem.message)) throw problem;
    });
    if (scene) return scene;
  }
}

// In the page: has each thing focused as the keyboard does, and reads what is said of it.
const walk = (page) =>
  page.evaluate(async (patience) => {
    const frame = () => new Promise(requestAnimationFrame);
    const known = (globalThis.walked ??= new Set()); // at this position
    const seen = new Map();
    const visible = (one) => one.getBoundingClientRect().width > 0 && !one.closest('[inert]');
    for (const one of document.querySelectorAll('[data-thing], [data-says]')) {
      const name = one.dataset.thing ?? one.dataset.says;
      if (!name || !visible(one) || one.disabled || known.has(name)) continue;
      known.add(name);
      const lit =
        ('thing' in one.dataset && 'usable' in one.dataset) || one.matches('.target, .lit, .may, .hit.can, .later');
      document.querySelector('#prompt, #news')?.focus();
      one.focus({ preventScroll: true, focusVisible: true });
      // What takes no focus is pointed at, and W asks.
      if (document.activeElement !== one) {
        one.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
        window.dispatchEvent(new KeyboardEvent('keydown', { key: 'w' }));
      }
      const end = performance.now() + patience;
      let card = null;
      while (!card && performance.now() < end && one.isConnected) {
        await frame();
        card = document.querySelector('#promise');
      }
      const text = card?.textContent.replace(/\s+/g, ' ').trim() ?? null;
      seen.set(name, { name, lit, cannot: !!card?.matches('.cannot'), text });
      document.querySelector('.app')?.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
    }
    return [...seen.values()];
  }, 2500);

// Ids of the engine, open holes, and what a program says where it has nothing to say.
const raw = /\b[a-z0-9]+_[a-z0-9_]+\b|\b[a-z]+:[a-z0-9]+\b|\{\w+(\.\w+)?\}|\bundefined\b|\bNaN\b|\[object/;

async function everythingAnswers(server, add, game) {
  const { page, problems } = add(await person({ address: server.address, settings: { endTurn: false } }));
  const wrong = [];
  let told = 0;
  for (let i = 0; i < count; ++i) {
    const seed = first + i;
    const language = languages[i % languages.length];
    const scene = await somewhere(game, seed);
    await page.evaluate((to) => {
      const known = JSON.parse(localStorage.getItem('ludarium.settings') ?? '{}');
      localStorage.setItem('ludarium.settings', JSON.stringify({ ...known, language: to }));
    }, language);
    await page.goto(server.address + (await openAt(page, scene)));
    await drawn(page);
    await page.keyboard.press('Shift'); // by keyboard from here
    const at = `seed ${seed}, ${language}, ${await page.getAttribute('.app', 'data-decision')}`;
    const all = await walk(page);
    // What is drawn of the others: their empires, their boards.
    for (const other of await page.$$('.is-opp, .rail [role=tab]:has(use[href$="#people"])')) {
      await other.click();
      await settled(page);
      await page.keyboard.press('Shift');
      all.push(...(await walk(page)));
    }
    for (const { name, lit, cannot, text } of all) {
      told += 1;
      if (!text) wrong.push(`${at}: ${name} says nothing`);
      else if (raw.test(text)) wrong.push(`${at}: ${name} says ${raw.exec(text)[0]} in "${text.slice(0, 120)}"`);
      else if (lit && cannot) wrong.push(`${at}: ${name} is lit and cannot be done: ${text.slice(0, 120)}`);
    }
  }
  talk(`${told} things at ${count} positions`);
  expect(told > 10 * count, `only ${told} things at ${count} positions`);
  none(wrong.slice(0, 40), `${wrong.length} of ${told} things`);
  none(problems, 'errors');
}
export const everything_drawn_answers_in_scythe = (server, add) => everythingAnswers(server, add, 'scythe');
export const everything_drawn_answers_in_settlers = (server, add) => everythingAnswers(server, add, 'settlers');
export const everything_drawn_answers_in_paladins = (server, add) => everythingAnswers(server, add, 'paladins');
