// How quick the boards are in Chromium: node tools/bench-page.mjs [game...]. For the fullest position of each game: how
// long after a click the answer is drawn, and what a frame takes while the board is moved about. By the clock, and as
// processor time of the page's thread and of the whole browser, which other work on the machine does not stretch.
import { readdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { playUntil } from '../e2e/engine.mjs';
import { closeBrowser, person, sitDown } from '../e2e/lib.mjs';
import { startServer } from '../e2e/server.mjs';

const late = {
  scythe: { seats: 5, seed: 3, turn: 100, decision: 'section' },
  settlers: { seats: 4, seed: 2, turn: 70, decision: 'action' },
  paladins: { seats: 4, seed: 2, turn: 110, decision: 'action' },
};
const wanted = process.argv.slice(2).length ? process.argv.slice(2) : Object.keys(late);
const middle = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
const worst = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length * 0.95)];

// Processor time of this program's descendants so far, in ms: the browser and all its processes.
function burnt() {
  const parents = new Map(),
    ticks = new Map();
  for (const pid of readdirSync('/proc').filter((n) => /^\d+$/.test(n))) {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
      parents.set(pid, fields[1]);
      ticks.set(pid, (Number(fields[11]) + Number(fields[12])) * 10);
    } catch {
      /* it has ended */
    }
  }
  const ours = (pid) => pid === String(process.pid) || (parents.has(pid) && pid !== '1' && ours(parents.get(pid)));
  return [...ticks]
    .filter(
      ([pid]) => pid !== String(process.pid) && ours(pid) && /chrom/.test(readFileSync(`/proc/${pid}/comm`, 'utf8')),
    )
    .reduce((sum, [, t]) => sum + t, 0);
}

async function threadTime(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * metrics.find((m) => m.name === 'TaskDuration').value;
}

async function measured(session, times, work) {
  const [browser, thread] = [burnt(), await threadTime(session)];
  const result = await work();
  return { result, browser: (burnt() - browser) / times, thread: ((await threadTime(session)) - thread) / times };
}

const frames = 120,
  clicks = 16;
const server = await startServer();
for (const game of wanted) {
  const { seats, seed, turn, decision } = late[game];
  const scene = await playUntil(
    game,
    { seats, seed },
    ({ status }) => status.turn >= turn && status.decision === decision,
  );
  const { page, close } = await person({ address: server.address });
  await sitDown(page, server, scene);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const nodes = await page.evaluate(() => document.querySelectorAll('.board *').length);
  // A click that changes what is drawn, here and back again; until the frame behind it.
  const clicked = await measured(session, clicks, () =>
    page.evaluate(async (n) => {
      const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
      const times = [];
      for (let i = 0; i < n; ++i) {
        await drawn();
        const things = [
          ...document.querySelectorAll('.board [data-thing], .own [data-thing], .is-hand [data-thing]'),
        ].filter((e) => !e.closest('[disabled]'));
        const thing = things[(i * 7) % things.length];
        const before = performance.now();
        thing.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        await drawn();
        times.push(performance.now() - before);
        dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      }
      return times;
    }, clicks),
  );
  // Moved about: a map is dragged, what scrolls is scrolled.
  const moved = await measured(session, frames, () =>
    page.evaluate(async (n) => {
      const board = document.querySelector('.panzoom');
      const tall = document.querySelector('.tabbody, .is-cards, .pboard');
      const box = (board ?? document.body).getBoundingClientRect();
      const send = (type, x) =>
        board?.dispatchEvent(
          new PointerEvent(type, { pointerId: 1, clientX: box.left + x, clientY: box.top + 200, bubbles: true }),
        );
      if (board) {
        board.setPointerCapture = () => undefined;
        board.dispatchEvent(
          new WheelEvent('wheel', { deltaY: -400, clientX: box.left + 200, clientY: box.top + 200, bubbles: true }),
        );
      }
      await new Promise((done) => setTimeout(done, 500));
      send('pointerdown', 100);
      const gaps = [];
      let last = performance.now();
      for (let i = 0; i < n; ++i) {
        if (board) send('pointermove', 100 + 2 * i);
        else tall?.scrollBy(0, i % 40 < 20 ? 6 : -6);
        await new Promise((done) => requestAnimationFrame(done));
        gaps.push(performance.now() - last);
        last = performance.now();
      }
      send('pointerup', 220);
      return gaps;
    }, frames),
  );
  const spread = (times) => `${middle(times).toFixed(1)} ms (95 %: ${worst(times).toFixed(1)})`;
  console.log(
    `${game}: ${nodes} nodes; a click is drawn after ${spread(clicked.result)}, ` +
      `${clicked.thread.toFixed(1)} ms of the page's thread; a frame while moving ${spread(moved.result)}, ` +
      `${moved.thread.toFixed(2)} ms of the page's thread, ${moved.browser.toFixed(1)} ms of the whole browser; ` +
      `load ${loadavg()[0].toFixed(1)}`,
  );
  await close();
}
await closeBrowser();
await server.stop();
process.exit(0);
