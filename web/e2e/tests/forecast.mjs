// What the table foresees and warns of, as the page shows it: the same part for every game, nothing cut, no barrier.
import { playUntil } from '../engine.mjs';
import { accessible, cutTexts, expect, kept, none, overflow, person, sitDown, still } from '../lib.mjs';

const scythe = () =>
  playUntil('scythe', { seats: 3, seed: 5 }, ({ status }) => status.turn >= 20 && status.decision === 'section');
const scenes = [
  [scythe, ['en', [1440, 900], false]],
  [async () => kept('settlers_action'), ['hu', [360, 740], true]],
  [async () => kept('paladins_action'), ['pl', [360, 740], false]],
];

// The tab the scores stand under.
async function showForecast(page, width) {
  await page
    .locator(width < 600 ? '[role=tab]:has(use[href$="#people"])' : '.rail [role=tab]:has(use[href$="#score"])')
    .first()
    .click();
  await page.waitForSelector('[data-forecast] section');
  await still(page);
}

export async function forecasts_are_drawn_alike_for_every_game(server, add) {
  for (const [make, [language, size, dark]] of scenes) {
    const { page, problems } = add(await person({ address: server.address, size, language, dark }));
    const scene = await make();
    const where = `${scene.game} at ${size[0]} in ${language}`;
    await sitDown(page, server, scene);
    await showForecast(page, size[0]);
    expect((await page.locator('[data-forecast] section').count()) > 1, `hardly anything is foreseen: ${where}`);
    expect((await page.locator('[data-forecast] .much svg').count()) > 2, `amounts without pictures: ${where}`);
    expect((await overflow(page)) === 0, `${where} is wider than the window`);
    none(
      await page.evaluate(() =>
        [...document.querySelectorAll('[data-forecast] li')]
          .filter((li) => li.scrollWidth > li.clientWidth + 1)
          .map((li) => li.textContent),
      ),
      `cut in the forecast of ${where}`,
    );
    none(
      (await accessible(page)).filter((barrier) => barrier.includes('fore')),
      `barriers in the forecast of ${where}`,
    );
    none(problems, `errors: ${where}`);
  }
}

// The turn waits although it was ended, says what is left, and can be taken back; who does not want that says so once.
async function waitsWithAWord(server, add, endTurn) {
  const { page, problems } = add(await person({ address: server.address, settings: { endTurn, warnings: true } }));
  await sitDown(page, server, kept('settlers_action'));
  await page.click('[data-second][data-action=pass]');
  await page.waitForSelector('.bar .subline.warn');
  none(await cutTexts(page), 'cut beside the warning');
  await page.click('.bar .undo');
  await page.waitForSelector('[data-second][data-action=pass]');
  expect((await page.locator('.bar .subline.warn').count()) === 0, 'the warning stays though the pass was taken back');
  await page.click('[data-second][data-action=pass]');
  await page.click('[data-quiet]');
  await page.waitForFunction(() => !document.querySelector('.bar .subline.warn'));
  expect(
    await page.evaluate(() => JSON.parse(localStorage.getItem('ludarium.settings')).warnings === false),
    'the wish is not remembered',
  );
  none(problems, 'errors');
}
export const a_turn_that_leaves_something_undone_waits_with_a_word = (server, add) =>
  waitsWithAWord(server, add, false);
export const a_turn_that_ends_by_itself_waits_with_a_word_too = (server, add) => waitsWithAWord(server, add, true);
