// What this browser keeps: games outlive a closed browser, a newer version of the page and newer rules, and travel as
// records.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chances, expect, none, person } from '../lib.mjs';
import { moves, playMoves, until, untilAsked, untilAtHand } from './play.mjs';

async function begun(host, add, game, more, profile = null) {
  const one = add(await person({ address: host.address, profile }));
  const chance = chances(game.length);
  await one.page.click(`[data-play=${game}]`);
  await untilAsked(one.page);
  await playMoves(one.page, chance, more);
  return { ...one, chance, table: await one.page.evaluate(() => location.hash) };
}

async function saved(page, button) {
  const [download] = await Promise.all([page.waitForEvent('download'), page.click(button)]);
  return download.path();
}

export async function a_game_goes_on_after_the_browser_was_closed_in_a_turn(host, add) {
  const profile = mkdtempSync(join(tmpdir(), 'ludarium-e2e-'));
  const { page, chance, table, close } = await begun(host, add, 'paladins', 7, profile);
  const before = await moves(page);
  await close();
  const later = add(await person({ address: host.address + table, profile }));
  await untilAsked(later.page);
  expect((await moves(later.page)) >= before, `moves were lost: ${await moves(later.page)} of ${before}`);
  await playMoves(later.page, chance, 5);
  none(later.problems, 'errors');
  await later.close();
  rmSync(profile, { recursive: true, force: true });
}

export async function a_newer_version_is_offered_and_loses_no_game(host, add) {
  const { page, chance, problems } = await begun(host, add, 'scythe', 6);
  await untilAtHand(page, 'scythe');
  const before = await moves(page);
  host.change('sw.js', (text) => text.replace(/const version = '\w+'/, "const version = 'newer'"));
  host.change('index.html', (text) => text.replace('</head>', '<meta name="newer"></head>'));
  await page.reload();
  await page.waitForSelector('[data-update]');
  expect(!(await page.$('meta[name=newer]')), 'the page was changed without being asked');
  await playMoves(page, chance, 2); // whoever does not want it now plays on
  await page.click('[data-update] .primary');
  await page.waitForSelector('meta[name=newer]', { state: 'attached' });
  await untilAsked(page);
  expect((await moves(page)) >= before + 2, `moves were lost: ${await moves(page)} of ${before + 2}`);
  await untilAtHand(page, 'scythe');
  await page.context().setOffline(true);
  await page.reload();
  await untilAsked(page);
  await playMoves(page, chance, 3);
  none(problems, 'errors');
}

export async function a_record_is_exported_and_imported(host, add) {
  const { page, table } = await begun(host, add, 'settlers', 8);
  await page.goto(host.address + table.replace('/table/', '/replay/'));
  const count = await page.waitForSelector('.slider .num').then((e) => e.textContent());
  const file = await saved(page, '.slider button:has-text("record")');
  expect(/^game: settlers\nrules: \d+\n/.test(readFileSync(file, 'utf8')), 'the record does not begin like one');

  const other = add(await person({ address: host.address }));
  await other.page.setInputFiles('input[type=file]', file);
  const there = await other.page.waitForSelector('.slider .num').then((e) => e.textContent());
  const last = (text) => text.split('/').pop().trim();
  expect(last(there) === last(count), `${there} moves arrived of ${count}`);
  await other.page.evaluate(() => (location.hash = location.hash.replace('/replay/', '/table/').replace(/\?.*/, '')));
  await untilAsked(other.page);
  await playMoves(other.page, chances(3), 3);
  none(other.problems, 'errors');
}

export async function a_table_of_older_rules_says_so_and_gives_its_record(host, add) {
  const { page, problems } = await begun(host, add, 'settlers', 5);
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('ludarium');
        opening.onsuccess = () => {
          const change = opening.result.transaction('tables', 'readwrite');
          const tables = change.objectStore('tables');
          tables.getAll().onsuccess = ({ target }) =>
            target.result.forEach((row) => tables.put({ ...row, rules: row.rules + 1 }));
          change.oncomplete = resolve;
          change.onabort = reject;
        };
      }),
  );
  await page.reload();
  await page.waitForSelector('[data-kept]');
  const file = await saved(page, '[data-kept] button');
  expect(/^game: settlers\n/.test(readFileSync(file, 'utf8')), 'the record does not begin like one');
  await page.goto(host.address);
  await until(page, () => document.querySelectorAll('.rows li').length === 1, "the table among one's own");
  none(problems, 'errors');
}
