// Every page: it opens, in four languages, at four widths, without an error and without a barrier.
import { accessible, expect, none, overflow, person } from '../lib.mjs';

const addresses = ['/', '/tables', '/new/scythe', '/rules/scythe', '/rules/paladins', '/hall', '/settings', '/nowhere', '/table/unknown00000'];

export async function pages_open_in_every_language_at_every_width(server, add) {
  for (const [language, size, dark] of [['en', [1440, 900], false], ['cs', [768, 1024], true], ['hu', [360, 740], false], ['pl', [2560, 1440], false]]) {
    const { page, problems } = add(await person({ address: server.address, size, language, dark }));
    for (const address of addresses) {
      await page.goto(server.address + address);
      await page.waitForSelector('.hd .brand, .top .brand');
      await page.waitForTimeout(300);
      expect((await overflow(page)) === 0, `${address} is wider than ${size[0]} in ${language}`);
      none(await accessible(page), `barriers on ${address} in ${language}`);
      const text = await page.textContent('body');
      expect(!/\bweb\.[a-z_]+\.[a-z_]+/.test(text.replace(/ludarium\.\w+/g, '')), `an untranslated key on ${address} in ${language}`);
    }
    none(problems.filter((p) => !p.includes('unknown00000') && !/404/.test(p)), `errors in ${language}`);
  }
}

export async function language_changes_at_the_table_without_losing_anything(server, add) {
  const { page, problems } = add(await person({ address: server.address }));
  await page.click('[data-play=scythe]');
  await page.waitForSelector('#prompt');
  const english = await page.textContent('#prompt');
  const address = page.url();
  await page.click('.tb button[aria-expanded]');
  await page.click('.menu [lang=cs]');
  await page.waitForFunction((was) => document.querySelector('#prompt') && document.querySelector('#prompt').textContent !== was, english);
  expect(page.url() === address, 'the address changed');
  none(problems, 'errors');
}
