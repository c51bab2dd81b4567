// The clicks a decision takes, against a table of their numbers. Each case begins at the
// decision and clicks the common path with the mouse.
import { playUntil } from '../engine.mjs';
import { expect, kept, moves, none, person, settled, sitDown, talk } from '../lib.mjs';

const has =
  (kind, more = () => true) =>
  async ({ status, legal }) =>
    (await legal()).some((a) => a.do.do === kind && more(a.do, status));
const at = (decision, kind, more) => async (look) =>
  look.status.turn > 4 && look.status.decision === decision && has(kind, more)(look);
const primary = '[data-primary]';
const hex = '.hit.can';

const scythe = [
  {
    name: 'section, top action and variant',
    most: 1,
    begin: at('section', 'section', (d) => d.section === 'bolster'),
    path: ['[data-thing="top:bolster:power"]'],
    past: ['section', 'top'],
  },
  {
    name: 'bottom action, paid as usual',
    most: 1,
    begin: at('bottom', 'bottom'),
    path: ['.bot.lit .head'],
    past: ['bottom', 'pay'],
  },
  {
    name: 'move a unit',
    most: 2,
    begin: at('unit', 'unit', (d) => d.unit === 'character'),
    path: ['.piece.can', hex],
    past: [],
  },
  {
    name: 'move a mech with all it can carry',
    most: 3,
    begin: async (look) =>
      (await at('unit', 'unit', (d) => String(d.unit).startsWith('mech'))(look)) && carries(await look.position()),
    path: ['.piece.can[data-unit*="mech"]', '.everything', hex],
    past: [],
  },
  {
    name: 'produce',
    most: 2,
    begin: at('section', 'section', (d) => d.section === 'produce'),
    path: ['[data-thing="top:produce"]', primary],
    past: ['section', 'top', 'produce'],
  },
  {
    name: 'trade for two tokens',
    most: 4,
    begin: at('section', 'section', (d) => d.section === 'trade'),
    path: ['[data-thing="top:trade:tokens"]', hex],
    past: ['section', 'top'],
  },
  { name: 'upgrade', most: 2, begin: at('gain', 'upgrade'), path: ['.opt.target', '.pips.target'], past: [] },
  { name: 'deploy', most: 2, begin: at('gain', 'deploy'), path: ['.mch.target', hex], past: [] },
  { name: 'build', most: 2, begin: at('gain', 'build'), path: ['.build .ans', hex], past: [] },
  { name: 'enlist', most: 2, begin: at('gain', 'enlist'), path: ['.rec.target', '.one.target'], past: [] },
  {
    name: 'dial and cards',
    most: 3,
    begin: at('fight', 'fight', (d) => d.dial > 0 && Object.keys(d.cards).length > 0),
    path: ['.dial2 button:not([disabled])[data-dial="1"]', '.cc2:not([disabled])', primary],
    past: [],
  },
  { name: 'retreat', most: 1, begin: at('retreat', 'retreat'), path: [primary], past: [] },
  { name: 'encounter', most: 2, begin: at('encounter', 'option'), path: ['.op:not(.no)', primary], past: [] },
  { name: 'Factory card', most: 1, begin: at('factory_card', 'factory_card'), path: ['.fc'], past: [] },
];

// The asked player's mech shares its hex with a worker or goods.
function carries(position) {
  const player = position.players.find((p) => p.faction === position.active);
  return Object.values(player.mechs).some((place) => player.workers.includes(place) || position.tokens?.[place]);
}

async function clickFirst(page, selector) {
  await page.waitForSelector(selector, { state: 'attached', timeout: 5000 });
  const place = await page.evaluate((what) => {
    for (const element of document.querySelectorAll(what)) {
      const box = element.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const top = document.elementFromPoint(x, y);
      if (top && (element === top || element.contains(top) || (element.matches('.hit') && top.closest('.piece'))))
        return { x, y };
    }
    return null;
  }, selector);
  if (!place) throw new Error(`${selector} cannot be clicked`);
  await page.mouse.click(place.x, place.y);
}
const progress = (page) =>
  page.evaluate(() => {
    const app = document.querySelector('.app');
    return { moves: Number(app.getAttribute('data-moves')), decision: app.getAttribute('data-decision') };
  });

// Random games first: they stay the same when bots learn something.
async function find(begin) {
  for (const bot of ['random', 'greedy'])
    for (let seed = 1; seed < 12; ++seed)
      for (const seats of [2, 4]) {
        const found = await playUntil('scythe', { seats, seed, bot, most: 2500 }, begin).catch(() => null);
        if (found) return found;
      }
  throw new Error('no such position');
}

async function clicksOfScythe(page, { path, past, name }) {
  const before = await progress(page);
  let clicks = 0;
  for (const selector of path) {
    if (
      clicks > 0 &&
      selector !== primary &&
      (await progress(page)).moves > before.moves &&
      past.length === 0 &&
      !name.startsWith('move')
    )
      break; // only one place: done
    await clickFirst(page, selector);
    clicks += 1;
    await settled(page);
  }
  // Past the questions that belong to it, or so far that they were all answered.
  await page.waitForFunction(
    ([was, not]) => {
      const app = document.querySelector('.app');
      const now = Number(app.getAttribute('data-moves'));
      return now > was && (now >= was + Math.max(1, not.length) || !not.includes(app.getAttribute('data-decision')));
    },
    [before.moves, past],
    { timeout: 5000 },
  );
  return clicks;
}

// `sent`: how many answers of the table the clicks stand for.
const action = (name, way = 1) => `[data-thing="act:${name}:${way}"]`;
const settlers = [
  { name: 'Lookout', from: 'settlers_pick', most: 1, clicks: ['.is-row-sheet .is-hc.target'] },
  { name: 'build', from: 'settlers_action', most: 2, clicks: ['.is-hand .is-hc.target', '[data-primary]'] },
  {
    name: 'deal',
    from: 'settlers_action',
    most: 2,
    clicks: ['.is-hand .is-hc.fac.target', '.is-av[data-thing="do:deal"]:not(.dis)'],
  },
  {
    name: 'raze from hand',
    from: 'settlers_action',
    most: 2,
    clicks: ['.is-hand .is-hc.target:not(.fac)', '.is-av[data-thing="do:raze_hand"]:not(.dis)'],
  },
  {
    name: 'raze a rival',
    from: 'settlers_action',
    most: 3,
    clicks: ['.is-opp.aimed', '.is-loc.foreign.target', '[data-primary]'],
  },
  { name: 'activate', from: 'settlers_action', most: 1, clicks: ['.is-loc.target'] },
  { name: 'activate twice', from: 'settlers_action', most: 1, clicks: ['.is-twice'] },
  { name: 'send workers', from: 'settlers_action', most: 2, sent: 2, clicks: ['.is-pair.target', '[data-way]'] },
  { name: 'defence', from: 'settlers_action', most: 2, clicks: ['.is-su.target', '.is-loc.target'] },
  { name: 'pass', from: 'settlers_action', most: 1, clicks: ['[data-second]'] },
];
const paladins = [
  {
    name: 'paladins',
    from: 'paladins_muster',
    most: 3,
    sent: 1,
    clicks: ['.pc1.target', '.pc1.target', '[data-primary]'],
  },
  { name: 'tavern', from: 'paladins_tavern', most: 1, sent: 1, clicks: ['.tvc.target'] },
  { name: 'Hunt', from: 'paladins_action', most: 1, sent: 2, clicks: [`.way${action('hunt', 2)}`] },
  { name: 'Develop', from: 'paladins_action', most: 2, sent: 3, clicks: [`.an${action('develop')}`, '.spot.target'] },
  { name: 'Pray', from: 'paladins_action', most: 2, sent: 3, clicks: [`.an${action('pray')}`, '.an.clear'] },
  { name: 'Absolve', from: 'paladins_action', most: 2, sent: 3, clicks: ['.jr[data-thing="jar:6"]'] },
  {
    name: 'Recruit',
    from: 'paladins_action',
    most: 2,
    sent: 3,
    clicks: ['.tf[data-thing="town:gatekeeper_1"]', '[data-way^="recruit 2"]'],
  },
  {
    name: 'Commission by the space',
    from: 'paladins_action',
    most: 2,
    sent: 3,
    clicks: ['.sp2[data-thing="space:r2_3"]', '[data-way^="commission"]'],
  },
  {
    name: 'Commission by the action',
    from: 'paladins_action',
    most: 2,
    sent: 3,
    clicks: [`.an${action('commission')}`, '.sp2.target[data-thing="space:r2_3"]'],
  },
  { name: 'Fortify', from: 'paladins_action', most: 1, sent: 2, clicks: [`.an${action('fortify')}`] },
  {
    name: 'Attack',
    from: 'paladins_action',
    most: 2,
    sent: 3,
    clicks: ['.ou[data-thing="outsider:mercenary_4"]', '[data-way^="attack"]'],
  },
  {
    name: 'Convert',
    from: 'paladins_action',
    most: 2,
    sent: 3,
    clicks: ['.ou[data-thing="outsider:mercenary_4"]', '[data-way^="convert"]'],
  },
  { name: 'favour', from: 'paladins_action', most: 1, sent: 1, clicks: ['.fv.target'] },
  { name: 'pass, keep three', from: 'paladins_action', most: 2, sent: 2, clicks: ['[data-second]', '[data-primary]'] },
];

async function clicksOfCards(page, { clicks, sent = 1 }) {
  const before = await moves(page);
  for (const thing of clicks) await page.click(thing);
  await page.waitForFunction(
    (enough) => Number(document.querySelector('.app')?.getAttribute('data-moves')) >= enough,
    before + sent,
    { timeout: 10_000 },
  );
  return clicks.length;
}

async function counted(server, add, cases, scene, click) {
  const { page, problems } = add(await person({ address: server.address, settings: { endTurn: false, standing: {} } }));
  const wrong = [];
  for (const one of cases) {
    try {
      await sitDown(page, server, await scene(one));
      const clicks = await click(page, one);
      talk(`${one.name}: ${clicks} of ${one.most}`);
      if (clicks > one.most) wrong.push(`${one.name}: ${clicks} clicks, ${one.most} allowed`);
    } catch (problem) {
      wrong.push(
        `${one.name}: ${problem.message.split('\n')[0]} (at ${JSON.stringify(await progress(page).catch(() => null))})`,
      );
    }
  }
  none(wrong, 'clicks');
  none(problems, 'errors');
  expect(cases.length >= 10, 'cases');
}
export const decisions_of_scythe_take_the_clicks_of_the_design = (server, add) =>
  counted(server, add, scythe, ({ begin }) => find(begin), clicksOfScythe);
export const decisions_of_settlers_take_the_clicks_of_the_design = (server, add) =>
  counted(server, add, settlers, ({ from }) => kept(from), clicksOfCards);
export const decisions_of_paladins_take_the_clicks_of_the_design = (server, add) =>
  counted(server, add, paladins, ({ from }) => kept(from), clicksOfCards);
