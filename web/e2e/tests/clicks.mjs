// The clicks a decision takes, against the table of the interface design (ui.md, section 5). Each case begins at the decision,
// in a position that bots have reached, and clicks the common path with the mouse.
import { openAt, playUntil } from '../engine.mjs';
import { expect, none, person, talk } from '../lib.mjs';

const has = (kind, more = () => true) => async ({ status, legal }) => (await legal()).some((a) => a.do.do === kind && more(a.do, status));
const at = (decision, kind, more) => async (look) => look.status.turn > 4 && look.status.decision === decision && has(kind, more)(look);
const primary = '[data-primary]';
const hex = '.hit.can';

const scythe = [
  { name: 'section, top action and variant', most: 1, begin: at('section', 'section', (d) => d.section === 'bolster'), path: ['[data-thing="top:bolster_power"]'], past: ['section', 'top'] },
  { name: 'bottom action, paid as usual', most: 1, begin: at('bottom', 'bottom'), path: ['.bot.lit .head'], past: ['bottom', 'pay'] },
  { name: 'move a unit', most: 2, begin: at('unit', 'unit', (d) => d.unit === 'character'), path: ['.piece.can', hex], past: [] },
  { name: 'move a mech with all it can carry', most: 3, begin: async (look) => (await at('unit', 'unit', (d) => String(d.unit).startsWith('mech'))(look)) && carries(await look.position()), path: ['.piece.can[data-unit*="mech"]', '.everything', hex], past: [] },
  { name: 'produce', most: 2, begin: at('section', 'section', (d) => d.section === 'produce'), path: ['[data-thing="top:produce"]', primary], past: ['section', 'top', 'produce'] },
  { name: 'trade for two tokens', most: 4, begin: at('section', 'section', (d) => d.section === 'trade'), path: ['[data-thing="top:trade_tokens"]', hex], past: ['section', 'top'] },
  { name: 'upgrade', most: 2, begin: at('gain', 'upgrade'), path: ['.opt.target', '.pips.target'], past: [] },
  { name: 'deploy', most: 2, begin: at('gain', 'deploy'), path: ['.mch.target', hex], past: [] },
  { name: 'build', most: 2, begin: at('gain', 'build'), path: ['.build .ans', hex], past: [] },
  { name: 'enlist', most: 2, begin: at('gain', 'enlist'), path: ['.rec.target', '.one.target'], past: [] },
  { name: 'dial and cards', most: 3, begin: at('fight', 'fight', (d) => d.dial > 0 && Object.keys(d.cards).length > 0), path: ['.dial2 button:not([disabled])[data-dial="1"]', '.cc2:not([disabled])', primary], past: [] },
  { name: 'retreat', most: 1, begin: at('retreat', 'retreat'), path: [primary], past: [] },
  { name: 'encounter', most: 1, begin: at('encounter', 'option'), path: ['.op:not(.no)'], past: [] },
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
      if (top && (element === top || element.contains(top) || (element.matches('.hit') && top.closest('.piece')))) return { x, y };
    }
    return null;
  }, selector);
  if (!place) throw new Error(`${selector} cannot be clicked`);
  await page.mouse.click(place.x, place.y);
}
const progress = (page) => page.evaluate(() => {
  const app = document.querySelector('.app');
  return { moves: Number(app.getAttribute('data-moves')), decision: app.getAttribute('data-decision') };
});

async function find(begin) {
  for (let seed = 1; seed < 12; ++seed) {
    const found = await playUntil('scythe', { seats: seed % 2 ? 2 : 4, seed, bot: seed % 2 ? 'random' : 'greedy', most: 2500 }, begin).catch(() => null);
    if (found) return found;
  }
  throw new Error('no such position');
}

export async function decisions_of_scythe_take_the_clicks_of_the_design(server, add) {
  const { page, problems } = add(await person({ address: server.address, settings: { endTurn: false, standing: {} } }));
  await page.waitForSelector('[data-play]');
  const wrong = [];
  for (const { name, most, begin, path, past } of scythe) {
    try {
      await page.goto(server.address + (await openAt(page, await find(begin))));
      await page.waitForSelector('#prompt');
      const before = await progress(page);
      let clicks = 0;
      for (const selector of path) {
        if (clicks > 0 && selector !== primary && (await progress(page)).moves > before.moves && past.length === 0 && !name.startsWith('move')) break; // only one place: done
        await clickFirst(page, selector);
        clicks += 1;
        await page.waitForTimeout(250);
      }
      // Past the questions that belong to it, or so far that they were all answered.
      await page.waitForFunction(([was, not]) => {
        const app = document.querySelector('.app');
        const moves = Number(app.getAttribute('data-moves'));
        return moves > was && (moves >= was + Math.max(1, not.length) || !not.includes(app.getAttribute('data-decision')));
      }, [before.moves, past], { timeout: 5000 });
      talk(`${name}: ${clicks} of ${most}`);
      if (clicks > most) wrong.push(`${name}: ${clicks} clicks, ${most} allowed`);
    } catch (problem) {
      wrong.push(`${name}: ${problem.message.split('\n')[0]} (at ${JSON.stringify(await progress(page).catch(() => null))})`);
    }
  }
  none(wrong, 'clicks');
  none(problems, 'errors');
  expect(scythe.length > 10, 'cases');
}
