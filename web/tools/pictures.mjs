// The pictures of docs/pictures: node tools/pictures.mjs [FOLDER] [--only name,name] [--every [--sizes 360,768]
// [--languages cs,hu]] Positions come from bots in `ludarium engine`, the same on every run. With --every each screen
// is taken at 360, 768, 1440 and 2560 px, light and dark, in the four languages, to be looked at; what is cut or wider
// than the window is told.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { playUntil } from '../e2e/engine.mjs';
import { closeBrowser, cutTexts, kept, openAt, overflow, person, still } from '../e2e/lib.mjs';
import { startServer } from '../e2e/server.mjs';
import { root } from './compile-words.mjs';

const argument = (name) => (process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : null);
const folder = process.argv[2] && !process.argv[2].startsWith('--') ? process.argv[2] : join(root, 'docs/pictures');
const only = argument('--only')?.split(',');
const every = process.argv.includes('--every');
mkdirSync(folder, { recursive: true });

const factions = ['nordic', 'rusviet', 'crimea', 'saxony', 'polania'];
const moment = (game, options, wanted) => ({
  once: () => playUntil(game, options, wanted),
  open: (page, scene) => openAt(page, scene, { who: 'bot', level: 'casual' }),
});
// A game whose person has left: bots end it.
const ended = (page, game = 'scythe') => ({
  once: async () => null,
  open: async (tab) => {
    const id = await tab.evaluate(async (which) => {
      const bots = Array.from({ length: 3 }, () => ({ who: 'bot', level: 'greedy' }));
      const made = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'X-Ludarium': '1', 'Content-Type': 'application/json' },
        body: JSON.stringify({ game: which, seats: [{ who: 'me' }, ...bots], start: true }),
      });
      const { table } = await made.json();
      await new Promise((over) => {
        const line = new WebSocket(`ws://${location.host}/api/tables/${table.id}/socket`);
        line.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          if (message.type === 'table') line.send(JSON.stringify({ type: 'resign', seat: 0 }));
          if (message.over) over(line.close());
        };
      });
      return table.id;
    }, game);
    return `/${page}/${id}`;
  },
});
const plain = (path) => ({ once: async () => path, open: async (_page, address) => address });
const guided = (game) => ({
  once: async () => null,
  open: async (page) => {
    const card = page.locator(`.gm:has([data-play=${game}])`);
    // A row on the phone, to be unfolded.
    if (await card.locator('h2 button').count()) await card.locator('h2 button').click();
    await card.locator('.btn.quiet').click();
    await page.waitForSelector('.app[data-moves]');
    return null;
  },
});

const step = moment(
  'scythe',
  { seats: 5, seed: 3, options: { factions } },
  async ({ status, position }) =>
    status.turn >= 60 && status.decision === 'step' && /mech/.test((await position()).move?.unit ?? ''),
);
const scenes = {
  home: plain('/'),
  'table-setup': plain('/new/scythe'),
  tables: plain('/tables'),
  settings: plain('/settings'),
  rules: plain('/rules/scythe?rule=SC-MOVE-14'),
  hall: plain('/hall'),
  missing: plain('/table/unknown00000'),
  scythe: step,
  'scythe-section': moment(
    'scythe',
    { seats: 3, seed: 5 },
    ({ status }) => status.turn >= 30 && status.decision === 'section',
  ),
  'scythe-combat': moment(
    'scythe',
    { seats: 5, seed: 3 },
    ({ status }) => status.turn >= 30 && status.decision === 'fight',
  ),
  'scythe-encounter': moment(
    'scythe',
    { seats: 3, seed: 4 },
    ({ status }) => status.turn >= 10 && status.decision === 'encounter',
  ),
  settlers: moment(
    'settlers',
    { seats: 3, seed: 2 },
    ({ status }) => status.turn >= 40 && status.decision === 'action',
  ),
  paladins: moment(
    'paladins',
    { seats: 3, seed: 2 },
    ({ status }) => status.turn >= 40 && status.decision === 'action',
  ),
  'settlers-pick': {
    once: async () => kept('settlers_pick'),
    open: (page, scene) => openAt(page, scene, { who: 'bot', level: 'casual' }),
  },
  'paladins-muster': {
    once: async () => kept('paladins_muster'),
    open: (page, scene) => openAt(page, scene, { who: 'bot', level: 'casual' }),
  },
  'paladins-tavern': {
    once: async () => kept('paladins_tavern'),
    open: (page, scene) => openAt(page, scene, { who: 'bot', level: 'casual' }),
  },
  guided: guided('scythe'),
  'settlers-guided': guided('settlers'),
  'paladins-guided': guided('paladins'),
  'game-end': ended('table'),
  'settlers-end': ended('table', 'settlers'),
  'paladins-end': ended('table', 'paladins'),
  replay: ended('replay'),
  'settlers-replay': ended('replay', 'settlers'),
  'paladins-replay': ended('replay', 'paladins'),
  review: ended('review'),
  'settlers-review': ended('review', 'settlers'),
  'paladins-review': ended('review', 'paladins'),
};
// What the documentation shows: screen, language, size, dark.
const shown = [
  ['home', 'en', [1440, 900]],
  ['scythe', 'en', [1440, 900]],
  ['scythe-combat', 'en', [1440, 900], true],
  ['scythe-encounter', 'cs', [1440, 900]],
  ['scythe-section', 'hu', [360, 740]],
  ['settlers', 'cs', [1440, 900]],
  ['settlers', 'hu', [360, 740]],
  ['paladins', 'pl', [1440, 900], true],
  ['paladins', 'pl', [2560, 1440]],
  ['paladins-muster', 'hu', [360, 740]],
  ['guided', 'en', [1440, 900]],
  ['guided', 'pl', [768, 1024]],
  ['table-setup', 'en', [1440, 900]],
  ['settings', 'hu', [1440, 900]],
  ['game-end', 'cs', [1440, 900]],
  ['settlers-end', 'en', [1440, 900]],
  ['rules', 'hu', [1440, 900]],
  ['replay', 'en', [1440, 900]],
];
const listed = (name, all) => argument(name)?.split(',') ?? all;
const sizes = [
  [360, 740],
  [768, 1024],
  [1440, 900],
  [2560, 1440],
].filter(([width]) => listed('--sizes', [String(width)]).includes(String(width)));
const all = Object.keys(scenes).flatMap((name) =>
  sizes.flatMap((size) =>
    ['en', 'cs', 'pl', 'hu']
      .filter((l) => listed('--languages', [l]).includes(l))
      .map((language) => [name, language, size, language === 'cs' || language === 'hu']),
  ),
);

const server = await startServer();
const known = new Map();
for (const [name, language, size, dark = false] of (every ? all : shown).filter(([n]) => !only || only.includes(n))) {
  const { page, problems, close } = await person({
    address: server.address,
    size,
    language,
    dark,
    settings: { endTurn: false },
  });
  await page.waitForSelector('[data-play]');
  if (!known.has(name)) known.set(name, await scenes[name].once());
  const path = await scenes[name].open(page, known.get(name));
  if (path) await page.goto(server.address + path);
  const there = { table: '.app[data-moves], .ttl', replay: '.app.replay', review: '.rev', rules: '.ru' }[
    (path ?? '/table').split('/')[1]
  ];
  if (there) await page.waitForSelector(there);
  await page.waitForLoadState('networkidle');
  await still(page);
  const file = `${name}-${size[0]}-${language}${dark ? '-dark' : ''}.webp`;
  const taken = `data:image/png;base64,${(await page.screenshot()).toString('base64')}`;
  const wide = await overflow(page);
  const cut = await cutTexts(page);
  // Chromium itself writes the small format.
  const small = await page.evaluate(async (source) => {
    const picture = await createImageBitmap(await (await fetch(source)).blob());
    const sheet = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height });
    sheet.getContext('2d').drawImage(picture, 0, 0);
    return sheet.toDataURL('image/webp', 0.86);
  }, taken);
  writeFileSync(join(folder, file), Buffer.from(small.split(',')[1], 'base64'));
  if (process.argv.includes('--png'))
    writeFileSync(join(folder, file.replace('.webp', '.png')), Buffer.from(taken.split(',')[1], 'base64'));
  const faults = [
    wide ? `  WIDER by ${wide}` : '',
    cut.length ? `  CUT: ${cut.join(' | ')}` : '',
    problems.length ? `  ERRORS: ${problems.join(' | ')}` : '',
  ];
  console.log(file + faults.join(''));
  await close();
}
await closeBrowser();
await server.stop();
process.exit(0);
