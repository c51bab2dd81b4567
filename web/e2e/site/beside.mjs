// The engine beside a server's table (src/site/adviser.ts): hints are thought here, and the server hears nothing of it;
// where the engine plays by other rules the server is asked as ever.
import { expect, none, person } from '../lib.mjs';
import { startServer } from '../server.mjs';
import { until, untilAsked } from './play.mjs';

async function atTable(add, change) {
  const server = await startServer();
  const one = add(await person({ address: 'about:blank' }));
  add({ page: one.page, problems: [], close: () => server.stop() });
  const sent = [];
  const engines = [];
  one.page.on('websocket', (line) => line.on('framesent', ({ payload }) => sent.push(JSON.parse(String(payload)).type)));
  one.page.on('response', (response) => response.url().endsWith('.wasm') && engines.push(response.url()));
  if (change) await one.page.route('**/engine.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });
  await one.page.goto(server.address);
  await one.page.click('[data-play=paladins]');
  await untilAsked(one.page);
  return { ...one, sent, engines };
}
const askHint = async (page) => {
  await page.keyboard.press('h');
  await page.waitForSelector('[data-hints]');
};

export async function a_hint_at_a_servers_table_is_thought_in_the_page(_host, add) {
  const { page, problems, sent } = await atTable(add);
  await until(page, () => performance.getEntriesByName('ludarium.engine.paladins.en').length > 0, 'the engine');
  await askHint(page);
  expect(!sent.includes('hint'), 'the server was asked for a hint');
  none(problems, 'errors');
}

export async function an_engine_of_other_rules_is_not_asked(_host, add) {
  const older = (offered) => ({ ...offered, rules: { ...offered.rules, paladins: 0 } });
  const { page, problems, sent, engines } = await atTable(add, older);
  await page.waitForResponse('**/engine.json').catch(() => undefined);
  await page.waitForTimeout(1000);
  await askHint(page);
  expect(sent.includes('hint'), 'the server was not asked');
  expect(engines.length === 0, 'an engine was loaded in vain');
  none(problems, 'errors');
}
