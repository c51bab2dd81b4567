// Positions to try a rule in (tools/find-tries.mjs): each can be read, its rule still refuses its answer, and the page
// leads there.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engine } from '../engine.mjs';
import { drawn, expect, none, overflow, person } from '../lib.mjs';
import { root } from '../../tools/compile-words.mjs';

const games = readdirSync(join(root, 'web/src/games'), { withFileTypes: true })
  .filter((d) => d.isDirectory() && d.name !== 'plain')
  .map((d) => d.name);

export async function every_position_to_try_shows_its_rule() {
  const { ask, end } = engine();
  const wrong = [];
  for (const game of games)
    for (const [rule, { seat, action, position }] of Object.entries(
      JSON.parse(readFileSync(join(root, `web/src/games/${game}/tries.json`), 'utf8')),
    )) {
      const verdict = await ask({ cmd: 'load', game, position })
        .then(() => ask({ cmd: 'why', seat, action }))
        .catch((e) => ({ rule: e.message }));
      if (verdict.legal || verdict.rule !== rule) wrong.push(`${rule}: ${verdict.rule}`);
    }
  end();
  none(wrong, 'positions that no longer show their rule (node tools/find-tries.mjs finds new ones)');
}

export async function a_rule_can_be_tried_at_a_table(server, add) {
  const { page, problems } = add(
    await person({ address: `${server.address}/rules/scythe?rule=SC-MOVE-14`, language: 'cs' }),
  );
  await page.waitForSelector('.try .map');
  expect((await overflow(page)) === 0, 'the rules are wider than the window');
  await page.click('.try [data-try=SC-MOVE-14]');
  await drawn(page);
  await page.waitForSelector('.why');
  expect((await page.textContent('.why')).includes('SC-MOVE-14'), 'the table does not say what the rule refuses');
  await page.click('.why a');
  await page.waitForSelector('.ru.cur');
  await page.click('.back');
  await drawn(page);
  none(problems, 'errors');
}

export async function a_rule_can_be_tried_on_a_phone(server, add) {
  const { page, problems } = add(
    await person({ address: `${server.address}/rules/paladins`, size: [360, 740], language: 'hu' }),
  );
  await page.click('[data-try]');
  await drawn(page);
  await page.waitForSelector('.why');
  none(problems, 'errors');
}
