// Every page: it opens, in four languages, at four widths, without an error and without a barrier.
import { accessible, cutTexts, expect, none, overflow, person, still } from '../lib.mjs';

const addresses = [
  '/',
  '/tables',
  '/new/scythe',
  '/new/settlers',
  '/new/paladins',
  '/rules/scythe',
  '/rules/settlers',
  '/rules/paladins',
  '/hall',
  '/settings',
  '/nowhere',
  '/table/unknown00000',
];

const quick = !!process.env.LUDARIUM_E2E_QUICK;

// Where time is short, barriers are looked for on every page once, each time in another window.
async function pagesOpen(server, add, place, language, size, dark) {
  const { page, problems } = add(await person({ address: server.address, size, language, dark }));
  for (const [i, address] of addresses.entries()) {
    const where = `${address} at ${size[0]} in ${language}`;
    await page.goto(server.address + address, { waitUntil: 'networkidle' });
    await page.waitForSelector('.hd .brand, .top .brand');
    await still(page);
    expect((await overflow(page)) === 0, `${where} is wider than the window`);
    none(await cutTexts(page), `cut on ${where}`);
    if (!quick || i % 4 === place) none(await accessible(page), `barriers on ${where}`);
    const text = await page.textContent('body');
    expect(!/\bweb\.[a-z_]+\.[a-z_]+/.test(text.replace(/ludarium\.\w+/g, '')), `an untranslated key on ${where}`);
  }
  none(
    problems.filter((p) => !p.includes('unknown00000') && !/404/.test(p)),
    `errors in ${language}`,
  );
}
export const pages_open_in_english_on_the_desktop = (server, add) =>
  pagesOpen(server, add, 0, 'en', [1440, 900], false);
export const pages_open_in_czech_on_a_tablet_in_the_dark = (server, add) =>
  pagesOpen(server, add, 1, 'cs', [768, 1024], true);
export const pages_open_in_hungarian_on_a_phone = (server, add) => pagesOpen(server, add, 2, 'hu', [360, 740], false);
export const pages_open_in_polish_on_a_wide_screen = (server, add) =>
  pagesOpen(server, add, 3, 'pl', [2560, 1440], false);

export async function language_changes_at_the_table_without_losing_anything(server, add) {
  const { page, problems } = add(await person({ address: server.address }));
  await page.click('[data-play=scythe]');
  await page.waitForSelector('#prompt');
  const english = await page.textContent('#prompt');
  const address = page.url();
  await page.click('.tb button[aria-expanded]');
  await page.click('.menu [lang=cs]');
  await page.waitForFunction(
    (was) => document.querySelector('#prompt') && document.querySelector('#prompt').textContent !== was,
    english,
  );
  expect(page.url() === address, 'the address changed');
  none(problems, 'errors');
}

// Who has never been here and follows a link to a table is a guest before the line is opened: the seat is theirs.
export async function a_new_visitor_gets_the_seat(server, add) {
  const owner = add(await person({ address: server.address }));
  await owner.page.waitForSelector('[data-play]:not([disabled])');
  const id = await owner.page.evaluate(async () => {
    const headers = { 'X-Ludarium': '1', 'Content-Type': 'application/json' };
    const body = JSON.stringify({ game: 'settlers', seats: [{ who: 'me' }, { who: 'open' }] });
    const made = await (await fetch('/api/tables', { method: 'POST', headers, body })).json();
    return made.table.id;
  });
  const guest = add(await person({ address: `${server.address}/table/${id}` }));
  await guest.page.click('.rows .btn.primary'); // Join
  await guest.page.waitForFunction(() => !document.querySelector('.rows .btn.primary'));
  await owner.page.goto(`${server.address}/table/${id}`);
  await owner.page.click('p.row .btn.primary'); // Start
  await guest.page.waitForSelector('.app[data-moves]');
  await guest.page.waitForFunction(
    () => document.querySelector('.is-hand .is-hc') || document.querySelector('.is-open .is-hc'),
  );
  expect(await guest.page.$('.bar .bar #prompt, .bar .btn.first'), 'no bar');
  const spectates = await guest.page.evaluate(() => /Watching/.test(document.querySelector('.bar').textContent));
  expect(!spectates, 'the seat that was taken only watches');
  none([...owner.problems, ...guest.problems], 'errors');
}
