// People in browsers: each has a profile of its own, a window of some size, a language; what goes wrong is collected.
import { mkdtempSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
const patience = Number(process.env.LUDARIUM_E2E_PATIENCE ?? 60_000);
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export async function person({ address, size = [1440, 900], language = 'en', dark = false, settings = {}, policy = false }) {
  const context = await chromium.launchPersistentContext(mkdtempSync(join(tmpdir(), 'ludarium-e2e-')), {
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: flags, viewport: { width: size[0], height: size[1] },
    hasTouch: size[0] < 600, colorScheme: dark ? 'dark' : 'light', locale: language, bypassCSP: !policy,
  });
  const page = context.pages()[0] ?? (await context.newPage());
  page.setDefaultTimeout(patience);
  const problems = [];
  page.on('console', (m) => m.type() === 'error' && problems.push(m.text()));
  page.on('pageerror', (e) => problems.push(e.message));
  // What was under way when the page was left is no failure.
  page.on('requestfailed', (r) => r.failure()?.errorText !== 'net::ERR_ABORTED' && problems.push(`failed: ${r.url()}`));
  await page.addInitScript(([chosen]) => {
    try {
      if (!localStorage.getItem('ludarium.settings')) localStorage.setItem('ludarium.settings', JSON.stringify(chosen));
    } catch { /* an empty page keeps nothing */ }
  }, [{ language, speed: 'instant', endTurn: true, seats: { scythe: 2, settlers: 2, paladins: 2 }, level: { scythe: 'greedy', settlers: 'greedy', paladins: 'greedy' }, ...settings }]);
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
    cut: () => { cut = true; for (const one of open) one.close(); },
    mend: () => { cut = false; },
  };
}

export const talk = (text) => process.env.LUDARIUM_E2E_TALK && console.log(`      ${text}`);

// Everything one can click to answer: things that are lit, answers in words, the primary button. A piece on a lit place
// is clicked for the place.
const clickable = '[data-primary],.bar .chips .ans,.listpop .ans,.hit.can,.piece.can,.target,.opt.lit,.col.free .head,.bot.lit .head,.tl:not(.last),.op:not(.no),.fc';

export async function clickSomething(page, chance) {
  const places = await page.evaluate((what) => [...document.querySelectorAll(what)].flatMap((element) => {
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const top = document.elementFromPoint(x, y);
    if (!top || !(element === top || element.contains(top) || top.contains(element) || (element.matches('.hit') && top.closest('.piece')))) return [];
    return [{ x, y, primary: element.hasAttribute('data-primary') }];
  }), clickable);
  if (places.length === 0) return false;
  const primary = places.find((p) => p.primary);
  const place = primary && chance() < 0.5 ? primary : places[Math.floor(chance() * places.length)];
  await page.mouse.click(place.x, place.y);
  return true;
}

// What is asked now, or null while nothing is.
export const asked = (page) => page.evaluate(() => {
  if (document.querySelector('.bar h2')?.id !== 'prompt') return null;
  return document.querySelector('#prompt').textContent;
});
export const over = (page) => page.evaluate(() => !!document.querySelector('[data-over]'));

export async function untilAsked(page) {
  await page.waitForFunction(() => document.querySelector('#prompt') || document.querySelector('[data-over]'));
}

// The decision was answered: something moved on, or more is asked about it.
const state = () => document.querySelector('.app')?.getAttribute('data-moves') + document.querySelector('.bar')?.textContent;
export async function changed(page, act) {
  const before = await page.evaluate(state);
  await act();
  // An answer that leads nowhere is given up soon; a slow machine is given time while something is under way.
  return page.waitForFunction(([was, now]) => new Function(`return (${now})()`)() !== was, [before, String(state)], { timeout: 1500 }).then(() => true, () => false);
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
  return found.violations.filter((v) => v.impact === 'serious' || v.impact === 'critical').map((v) => `${v.id}: ${v.nodes.slice(0, 3).map((n) => n.target.join(' ')).join('; ')}`);
}

// Nothing wider than the window.
export const overflow = (page) => page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));

// Texts that do not fit where they stand: hidden by their own box, or by the edge of the window.
export const cutTexts = (page) => page.evaluate(() => {
  const found = [];
  for (const element of document.querySelectorAll('body *')) {
    if (element.closest('svg,.sr-only,option,select') || ![...element.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim())) continue;
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const style = getComputedStyle(element);
    if (style.overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1) found.push(element.textContent.trim().slice(0, 40));
    // Wider than what holds it, where that cannot be scrolled.
    const held = element.closest('button,.seat,.col,.btn');
    if (held && held !== element && box.right > held.getBoundingClientRect().right + 2) found.push(`out of ${held.className}: ${element.textContent.trim().slice(0, 40)}`);
  }
  return [...new Set(found)].slice(0, 6);
});

export function expect(truth, what) {
  if (!truth) throw new Error(what);
}
export function none(list, what) {
  if (list.length) throw new Error(`${what}: ${list.join('\n  ')}`);
}
