// The engine beside a server's table (src/site/adviser.ts, foresight.ts): hints are thought here, forecasts made here,
// and an own answer shows at once where it leads, while the server's word is held back; then it says the same. Where
// the engine plays by other rules the server is asked as ever.
import { chances, expect, moves, none, person, settled, talk } from '../lib.mjs';
import { startServer } from '../server.mjs';
import { clickAnswer, until, untilAsked } from './play.mjs';

async function atTable(add, { game = 'paladins', change, line } = {}) {
  const server = await startServer();
  const one = add(await person({ address: 'about:blank' }));
  add({ page: one.page, problems: [], close: () => server.stop() });
  const sent = [];
  const engines = [];
  one.page.on('websocket', (line) =>
    line.on('framesent', ({ payload }) => sent.push(JSON.parse(String(payload)).type)),
  );
  one.page.on('response', (response) => response.url().endsWith('.wasm') && engines.push(response.url()));
  if (change)
    await one.page.route('**/engine.json', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: change(await response.json()) });
    });
  if (line) await line.on(one.page);
  await one.page.goto(server.address);
  await one.page.click(`[data-play=${game}]`);
  await untilAsked(one.page);
  return { ...one, sent, engines };
}
const untilEngine = (page) =>
  until(
    page,
    () => performance.getEntriesByType('mark').some(({ name }) => name.startsWith('ludarium.engine.')),
    'the engine',
  );
const askHint = async (page) => {
  await page.keyboard.press('h');
  await page.waitForSelector('[data-hints]');
};

export async function a_hint_at_a_servers_table_is_thought_in_the_page(_host, add) {
  const { page, problems, sent } = await atTable(add);
  await untilEngine(page);
  await askHint(page);
  expect(!sent.includes('hint'), 'the server was asked for a hint');
  none(problems, 'errors');
}

export async function an_engine_of_other_rules_is_not_asked(_host, add) {
  const older = (offered) => ({ ...offered, rules: { ...offered.rules, paladins: 0 } });
  const { page, problems, sent, engines } = await atTable(add, { change: older });
  await page.waitForResponse('**/engine.json').catch(() => undefined);
  await page.waitForTimeout(1000);
  await askHint(page);
  expect(sent.includes('hint'), 'the server was not asked');
  expect(engines.length === 0, 'an engine was loaded in vain');
  none(problems, 'errors');
}

// A line on which the server's words can be held back.
function slowLine() {
  const heard = []; // what the page has heard, as text
  let kept = null;
  let toPage;
  return {
    heard,
    on: (page) =>
      page.routeWebSocket(/\/socket/, (line) => {
        const far = line.connectToServer();
        toPage = (text) => (heard.push(text), line.send(text));
        line.onMessage((text) => far.send(text));
        far.onMessage((text) => (kept ? kept.push(text) : toPage(text)));
      }),
    hold: () => (kept = []),
    release: () => {
      const texts = kept;
      kept = null;
      for (const text of texts) toPage(text);
    },
  };
}
const marks = (page, name) =>
  page.evaluate((wanted) => performance.getEntriesByName(wanted).map(({ detail }) => detail), name);
const question = (page) =>
  page.evaluate(() => `${document.querySelector('.app').dataset.moves} ${document.querySelector('.bar').textContent}`);

async function foreseen(add, game) {
  const line = slowLine();
  const { page, problems } = await atTable(add, { game, line });
  const chance = chances(game.length);
  await untilEngine(page);
  let ahead = 0;
  for (let decision = 0; decision < 40 && ahead < 12 && !(await page.$('[data-over]')); ++decision) {
    await untilAsked(page);
    await settled(page);
    const before = await moves(page);
    const looked = (await marks(page, 'ludarium.looked_ahead')).length;
    line.hold();
    await clickAnswer(page, chance);
    await page.waitForFunction((n) => performance.getEntriesByName('ludarium.looked_ahead').length > n, looked);
    const came = (await marks(page, 'ludarium.looked_ahead')).at(-1);
    if (came) await page.waitForFunction((n) => Number(document.querySelector('.app').dataset.moves) === n, before + 1);
    const shown = await question(page);
    line.release();
    await page.waitForFunction((n) => Number(document.querySelector('.app').dataset.moves) > n, before);
    await settled(page);
    if (!came) continue;
    ahead += 1;
    expect((await question(page)) === shown, `the server says otherwise: ${await question(page)} instead of ${shown}`);
  }
  talk(`${ahead} answers of ${game} were foreseen`);
  expect(ahead > 3, `only ${ahead} answers were foreseen`);
  expect((await marks(page, 'ludarium.corrected')).length === 0, 'the server said otherwise');
  const steps = line.heard.filter((text) => JSON.parse(text).type === 'step');
  expect(!steps.at(-1).includes('"forecast":'), 'the server still foresees');
  expect(
    (await page.$$('[data-forecast] li')).length > 0 ||
      (await page.evaluate(() => !document.querySelector('[data-forecast]'))),
    'nothing is foreseen',
  );
  none(problems, 'errors');
}
export const an_answer_in_scythe_shows_at_once_where_it_leads = (_host, add) => foreseen(add, 'scythe');
export const an_answer_in_settlers_shows_at_once_where_it_leads = (_host, add) => foreseen(add, 'settlers');
export const an_answer_in_paladins_shows_at_once_where_it_leads = (_host, add) => foreseen(add, 'paladins');
