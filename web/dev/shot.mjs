// Takes a picture of an address: node dev/shot.mjs ADDRESS FILE [--size 1440x900] [--dark] [--lang cs] [--do SCRIPT]
// SCRIPT is the body of an async function with `page`.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const argument = (name, otherwise) => {
  const place = process.argv.indexOf(`--${name}`);
  return place < 0 ? otherwise : process.argv[place + 1];
};
const [width, height] = argument('size', '1440x900').split('x').map(Number);
export const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const context = await chromium.launchPersistentContext(mkdtempSync(join(tmpdir(), 'ludarium-')), {
  executablePath: '/usr/bin/chromium',
  args: flags,
  viewport: { width, height },
  locale: argument('lang', 'en'),
  colorScheme: process.argv.includes('--dark') ? 'dark' : 'light',
  hasTouch: width < 600,
});
const page = await context.newPage();
page.on('console', (m) => m.type() === 'error' && console.log('console:', m.text()));
page.on('pageerror', (e) => console.log('error:', e.message));
await page.goto(process.argv[2]);
await page.waitForTimeout(Number(argument('wait', '800')));
const script = argument('do', '');
if (script) await new (Object.getPrototypeOf(async () => {}).constructor)('page', script)(page);
await page.waitForTimeout(400);
await page.screenshot({ path: process.argv[3] });
console.log(page.url());
await context.close();
