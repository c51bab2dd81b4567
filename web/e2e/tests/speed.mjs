// How quick the page is: what is loaded first, how soon the board answers a click, and whether panning keeps its
// frames.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { playUntil } from '../engine.mjs';
import { expect, none, person, sitDown, talk } from '../lib.mjs';
import { root } from '../../tools/compile-words.mjs';

const kilobytes = (bytes) => Math.round(bytes / 1024);

export async function the_first_load_is_small(server, add) {
  const { page, problems } = add(await person({ address: 'about:blank' }));
  const asked = new Set();
  page.on(
    'response',
    (r) =>
      r.url().startsWith(`${server.address}/`) && !r.url().includes('/api/') && asked.add(new URL(r.url()).pathname),
  );
  await page.goto(server.address);
  await page.waitForSelector('[data-play]');
  const dist = join(root, 'web/dist');
  const size = (path) => gzipSync(readFileSync(join(dist, path === '/' ? 'index.html' : path)), { level: 9 }).length;
  const first = [...asked].reduce((sum, path) => sum + size(path), 0);
  const all = readdirSync(join(dist, 'assets')).reduce((sum, file) => sum + size(`assets/${file}`), 0);
  talk(`first load ${kilobytes(first)} kB gzipped in ${asked.size} files; everything ${kilobytes(all)} kB`);
  expect(first <= 200 * 1024, `the first load is ${kilobytes(first)} kB`);
  none(problems, 'errors');
}

const middle = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

export async function the_board_answers_a_click_and_keeps_its_frames(server, add) {
  const { page, problems } = add(await person({ address: server.address }));
  const scene = await playUntil(
    'scythe',
    { seats: 5, seed: 3 },
    ({ status }) => status.turn >= 100 && status.decision === 'section',
  );
  await sitDown(page, server, scene);
  // What other work on the machine does not stretch: the processor time of the page's thread.
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () =>
    1000 * (await session.send('Performance.getMetrics')).metrics.find((m) => m.name === 'TaskDuration').value;
  const begun = await spent();
  // A click on a thing that cannot be chosen changes what is drawn at once; from the event to the next frame.
  const answers = await page.evaluate(async () => {
    const times = [];
    const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
    const button = document.querySelector('.listbtn');
    for (let i = 0; i < 12; ++i) {
      const before = performance.now();
      await drawn();
      const begun = performance.now();
      button.click();
      await drawn();
      times.push({ idle: begun - before, click: performance.now() - begun });
    }
    return times;
  });
  const clicked = ((await spent()) - begun) / answers.length;
  const still = await spent();
  const frames = await page.evaluate(async () => {
    const board = document.querySelector('.panzoom');
    const box = board.getBoundingClientRect();
    const send = (type, x) =>
      board.dispatchEvent(
        new PointerEvent(type, { pointerId: 1, clientX: box.left + x, clientY: box.top + 200, bubbles: true }),
      );
    board.setPointerCapture = () => undefined; // the pointer is not a real one
    board.dispatchEvent(
      new WheelEvent('wheel', { deltaY: -400, clientX: box.left + 200, clientY: box.top + 200, bubbles: true }),
    );
    send('pointerdown', 100);
    const gaps = { idle: [], panning: [] };
    for (let i = 0; i < 120; ++i) {
      const panning = i % 2 === 1;
      const begun = performance.now();
      if (panning) send('pointermove', 100 + i);
      await new Promise((done) => requestAnimationFrame(done));
      gaps[panning ? 'panning' : 'idle'].push(performance.now() - begun);
    }
    send('pointerup', 220);
    return gaps;
  });
  const panned = ((await spent()) - still) / frames.panning.length;
  // What an idle frame takes is the machine's, not ours.
  const click = middle(answers.map((a) => a.click)) - middle(answers.map((a) => a.idle));
  const frame = middle(frames.panning);
  const spare = middle(frames.idle);
  talk(
    `a click is drawn ${click.toFixed(1)} ms later than an idle frame; ` +
      `a frame takes ${frame.toFixed(1)} ms while panning, ${spare.toFixed(1)} ms idle`,
  );
  talk(`${await page.evaluate(() => document.querySelectorAll('.map *').length)} nodes in the map`);
  talk(`of the page's thread ${clicked.toFixed(1)} ms a click, ${panned.toFixed(1)} ms a frame`);
  expect(
    click <= 50 || clicked <= 50,
    `a click takes ${click.toFixed(1)} ms, ${clicked.toFixed(1)} of the page's thread`,
  );
  expect(
    frame <= 17.5 || panned <= 10,
    `a frame takes ${frame.toFixed(1)} ms, ${panned.toFixed(1)} of the page's thread`,
  );
  none(problems, 'errors');
}
the_board_answers_a_click_and_keeps_its_frames.alone = true;
