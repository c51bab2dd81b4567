// People at pages: each has cookies and storage of their own, a window of some size, a language; what goes wrong is
// collected. One browser serves them all.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const patience = Number(process.env.LUDARIUM_E2E_PATIENCE ?? 60_000);
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let browser = null;
const how = { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: flags };
const theBrowser = () => (browser ??= chromium.launch(how));
// One with the scrollbars of a desktop, which take room: the usual one hides them.
let barred = null;
const withBars = () => (barred ??= chromium.launch({ ...how, ignoreDefaultArgs: ['--hide-scrollbars'] }));
export const closeBrowser = async () => {
  await (await browser)?.close();
  await (await barred)?.close();
};

export async function person({
  address,
  size = [1440, 900],
  language = 'en',
  dark = false,
  settings = {},
  policy = false,
  profile = null,
  bars = false,
  touch = size[0] < 600 || size[1] < 520,
}) {
  const looks = {
    viewport: { width: size[0], height: size[1] },
    hasTouch: touch,
    colorScheme: dark ? 'dark' : 'light',
    locale: language,
    bypassCSP: !policy,
  };
  // With a folder of their own they have a browser of their own, which can be closed and opened again.
  const context = profile
    ? await chromium.launchPersistentContext(profile, { ...how, ...looks })
    : await (await (bars ? withBars() : theBrowser())).newContext(looks);
  const page = context.pages()[0] ?? (await context.newPage());
  page.setDefaultTimeout(patience);
  const problems = [];
  page.problems = problems;
  page.on('console', (m) => m.type() === 'error' && problems.push(m.text()));
  page.on('pageerror', (e) => problems.push(e.message));
  // What was under way when the page was left is no failure.
  page.on('requestfailed', (r) => r.failure()?.errorText !== 'net::ERR_ABORTED' && problems.push(`failed: ${r.url()}`));
  await page.addInitScript(
    ([chosen]) => {
      try {
        if (!localStorage.getItem('ludarium.settings'))
          localStorage.setItem('ludarium.settings', JSON.stringify(chosen));
      } catch {
        /* an empty page keeps nothing */
      }
    },
    [
      {
        language,
        speed: 'instant',
        endTurn: true,
        warnings: false,
        seats: { scythe: 2, settlers: 2, paladins: 2 },
        level: { scythe: 'greedy', settlers: 'greedy', paladins: 'greedy' },
        ...settings,
      },
    ],
  );
  await page.goto(address);
  return { page, problems, close: () => context.close() };
}

// A line that can be cut: what was open is closed, and nothing opens until it is mended. For pages opened afterwards.
export async function cuttable(page) {
  let cut = false;
  const open = new Set();
  await page.routeWebSocket(/\/socket/, (line) => {
    if (cut) return void line.close();
    const far = line.connectToServer();
    const both = { close: () => (line.close(), far.close()) };
    open.add(both);
    far.onClose(() => (open.delete(both), line.close()));
    line.onClose(() => (open.delete(both), far.close()));
  });
  return {
    cut: () => {
      cut = true;
      for (const one of open) one.close();
    },
    mend: () => {
      cut = false;
    },
  };
}

// The decisions this page sends to its tables, from the next page it opens on. Gives a function that tells them.
export async function sentBy(page) {
  const sent = [];
  page.on('websocket', (line) =>
    line.on('framesent', ({ payload }) => {
      const message = JSON.parse(String(payload));
      if (message.type === 'play') sent.push(message);
    }),
  );
  return async () => {
    await settled(page);
    return sent.splice(0);
  };
}

export const talk = (text) => process.env.LUDARIUM_E2E_TALK && console.log(`      ${text}`);

// What is asked now, or null while nothing is.
export const asked = (page) =>
  page.evaluate(() => {
    if (document.querySelector('.bar h2')?.id !== 'prompt') return null;
    return document.querySelector('#prompt').textContent;
  });
export const over = (page) => page.evaluate(() => !!document.querySelector('[data-over]'));

export async function untilAsked(page) {
  await page.waitForFunction(() => document.querySelector('#prompt') || document.querySelector('[data-over]'));
}

export const moves = (page) => page.getAttribute('.app', 'data-moves').then(Number);

// True if the act led somewhere: something moved on, or more is asked about it. An act that leads nowhere leaves the
// page as it was, with nothing under way.
export async function changed(page, act) {
  const state = () =>
    document.querySelector('.app')?.getAttribute('data-moves') + document.querySelector('.bar')?.textContent;
  const before = await page.evaluate(state);
  await act();
  return page.evaluate(
    async ([was, look, most]) => {
      const now = new Function(`return (${look})()`);
      for (let quiet = 0, end = performance.now() + most; quiet < 4 && performance.now() < end;) {
        if (now() !== was) return true;
        quiet = document.querySelector('.app[data-busy]') ? 0 : quiet + 1;
        await new Promise(requestAnimationFrame);
      }
      return now() !== was;
    },
    [before, String(state), patience],
  );
}

// Until nothing is under way between this page and its table.
export const settled = (page) =>
  page.evaluate(async (most) => {
    for (let quiet = 0, end = performance.now() + most; quiet < 3 && performance.now() < end;) {
      quiet = document.querySelector('.app[data-busy]') ? 0 : quiet + 1;
      await new Promise(requestAnimationFrame);
    }
  }, patience);

// A position kept beside the tests: settlers_action is one of Settlers.
export function kept(name) {
  const file = join(dirname(fileURLToPath(import.meta.url)), 'positions', `${name}.json`);
  return { game: name.split('_')[0], position: JSON.parse(readFileSync(file, 'utf8')) };
}

// A table that begins in a position, with this person in the seat that is asked and bots in the others; gives its
// address.
export async function openAt(page, { game, seat = 0, seats, position }, others = { who: 'bot', level: 'greedy' }) {
  // The page knows who this is.
  await page.waitForFunction(() => document.querySelector('[data-play]:not([disabled]), .app'));
  const wishes = Array.from({ length: seats ?? position.players.length }, (_, i) =>
    i === seat ? { who: 'me' } : others,
  );
  const made = await page.evaluate(
    async (body) => {
      const headers = { 'X-Ludarium': '1', 'Content-Type': 'application/json' };
      return (await fetch('/api/positions', { method: 'POST', headers, body: JSON.stringify(body) })).json();
    },
    { game, position, seats: wishes },
  );
  if (!made.table) throw new Error(JSON.stringify(made));
  return `/table/${made.table.id}`;
}
export async function sitDown(page, server, scene) {
  await page.goto(server.address + (await openAt(page, scene)));
  await drawn(page);
}
// The board is there and so is the question, and nothing moves any more.
export async function drawn(page) {
  await page.waitForSelector('.app[data-moves] #prompt, .app[data-over]');
  await page.waitForFunction(() => document.querySelector('.board')?.firstElementChild);
  await still(page);
}
// Nothing has moved for three frames.
export async function still(page) {
  await page.evaluate(async (most) => {
    await document.fonts.ready;
    const ends = (animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime);
    const look = () => {
      const moving = document.getAnimations().filter((a) => a.playState === 'running' && ends(a)).length;
      return `${document.body.innerHTML.length} ${document.documentElement.scrollHeight} ${moving}`;
    };
    for (let calm = 0, before = '', end = performance.now() + most; calm < 3 && performance.now() < end;) {
      await new Promise(requestAnimationFrame);
      const now = look();
      calm = now === before && now.endsWith(' 0') ? calm + 1 : 0;
      before = now;
    }
  }, patience);
}

// A small generator: the same clicks on every run.
export function chances(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export async function accessible(page) {
  await page.evaluate(axe);
  const found = await page.evaluate(() => globalThis.axe.run(document, { runOnly: ['wcag2a', 'wcag2aa'] }));
  return found.violations
    .filter((v) => v.impact === 'serious' || v.impact === 'critical')
    .map(
      (v) =>
        `${v.id}: ${v.nodes
          .slice(0, 3)
          .map((n) => n.target.join(' '))
          .join('; ')}`,
    );
}

// Presses what stands in the bar's row, behind "+n" where the row is full.
export async function pressInRow(page, what) {
  const hidden = await page.$eval(`.bar ${what}`, (one) => one.inert);
  if (hidden) await page.click('.bar .chiprow .plus');
  await page.click(`.bar ${what}`);
}

// Nothing wider than the window.
export const overflow = (page) => page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));

// Texts that do not fit where they stand: hidden by their own box, or by the edge of the window.
export const cutTexts = (page) =>
  page.evaluate(() => {
    const found = [];
    for (const element of document.querySelectorAll('body *')) {
      if (
        element.closest('svg,.sr-only,.alone .subline,option,select') || // said only to who listens, or not text
        ![...element.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim())
      )
        continue;
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) continue;
      const style = getComputedStyle(element);
      if (style.overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1)
        found.push(element.textContent.trim().slice(0, 40));
      // Wider than what holds it, where that cannot be scrolled.
      const held = element.closest('button,.seat,.col,.btn');
      if (held && held !== element && box.right > held.getBoundingClientRect().right + 2)
        found.push(`out of ${held.className}: ${element.textContent.trim().slice(0, 40)}`);
    }
    return [...new Set(found)].slice(0, 6);
  });

export function expect(truth, what) {
  if (!truth) throw new Error(what);
}
export function none(list, what) {
  if (list.length) throw new Error(`${what}: ${list.join('\n  ')}`);
}
