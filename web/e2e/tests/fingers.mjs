// What a finger touches is large enough: every tab of a table, at each size that has fingers (laws.mjs).
import { broken, laws, watch } from '../laws.mjs';
import { none, person, settled, still } from '../lib.mjs';

const sizes = [
  [360, 740],
  [740, 360],
  [768, 1024],
];
const look = 450; // a little longer than the law waits between two looks

async function fingersFit(server, add, game) {
  const faults = [];
  for (const size of sizes) {
    const { page, problems, close } = add(await person({ address: server.address, size, touch: true }));
    await watch(page, { ...laws(size, true), everything: true });
    await page.goto(server.address);
    await page.click(`[data-play=${game}]`);
    await page.waitForSelector('.app[data-moves]');
    await settled(page);
    const tabs = page.locator('.app [role=tab]:visible');
    const many = await tabs.count();
    for (let i = 0; i < many; i += 1) {
      if (i < (await tabs.count())) await tabs.nth(i).click();
      await still(page);
      await page.waitForTimeout(look);
    }
    faults.push(
      ...(await broken(page)).filter((f) => f.includes('small target')).map((f) => `${size.join('×')}: ${f}`),
    );
    none(problems, `errors at ${size.join('×')}`);
    await close();
  }
  none(faults, `too small for a finger in ${game}`);
}
export const fingers_fit_scythe = (server, add) => fingersFit(server, add, 'scythe');
export const fingers_fit_settlers = (server, add) => fingersFit(server, add, 'settlers');
export const fingers_fit_paladins = (server, add) => fingersFit(server, add, 'paladins');
