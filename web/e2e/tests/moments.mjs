// Moments: a combat is opened and its outcome stays until it was read; an encounter is chosen first and sent by the
// button of the bar.
import { playUntil } from '../engine.mjs';
import { accessible, expect, moves, none, person, settled, sitDown, untilAsked } from '../lib.mjs';

async function position(wanted, seats = 2) {
  for (let seed = 1; seed < 30; ++seed) {
    const found = await playUntil('scythe', { seats, seed, bot: 'random', most: 1500 }, wanted).catch(() => null);
    if (found) return found;
  }
  throw new Error('no such position');
}
const movesBeyond = (page, was) =>
  page.waitForFunction((n) => Number(document.querySelector('.app').dataset.moves) > n, was);

export async function an_encounter_is_chosen_first_and_sent_by_the_button(server, add) {
  const scene = await position(
    async ({ status, legal }) => status.decision === 'encounter' && (await legal()).length === 2,
  );
  const { page, problems } = add(await person({ address: server.address }));
  await sitDown(page, server, scene);
  expect(await page.$('.enc svg[data-scene][aria-label] use'), 'no drawing');
  const tale = await page.textContent('.tale p');
  expect((tale.match(/[.?!](?=\s|$)/g) ?? []).length === 2, `not two sentences: ${tale}`);
  const barred = await page.waitForSelector('.op.no .lack');
  expect(/\d/.test(await barred.textContent()), 'the row does not say what is missing');
  expect(/SC-/.test(await page.textContent('.op.no small')), 'the row does not name the rule');

  const before = await moves(page);
  expect(!(await page.$('.bar [data-primary]')), 'the button is ready before anything is chosen');
  await page.keyboard.press((await page.textContent('.op:not(.no) .kbd')).trim());
  await page.waitForSelector('.op.on');
  const button = (await page.textContent('.bar [data-primary] .t')).trim();
  expect(button.length <= 18 && /\d/.test(button), `the button says ${button}`);
  await settled(page);
  expect((await moves(page)) === before, 'choosing has sent something');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('.op.on'));
  await page.click('.op:not(.no)');
  await page.waitForSelector('.op.on');
  none(await accessible(page), 'barriers');
  await page.click('.bar [data-primary]');
  await movesBeyond(page, before);
  none(problems, 'errors');
}

const aFight = async ({ status, legal }) =>
  status.decision === 'fight' &&
  (await legal()).some((a) => a.do.dial === 1 && Object.keys(a.do.cards).length > 0) &&
  !(await legal()).some((a) => a.do.dial > 5);

export async function a_combat_is_true_before_it_is_opened_and_its_outcome_stays(server, add) {
  const scene = await position(aFight);
  const settings = { speed: '0.5', warnings: true };
  const { page, problems } = add(await person({ address: server.address, settings }));
  await sitDown(page, server, scene);
  const before = await moves(page);
  const [own, other] = await page.evaluate(() =>
    [...document.querySelectorAll('.lim dd:nth-of-type(2)')].map((dd) => Number(dd.textContent.split('–')[1])),
  );
  const power = await page.$$eval('.lim dd:first-of-type', (all) => all.map((dd) => Number(dd.textContent.trim())));
  expect(own <= power[0] && other <= power[1], `dials 0–${own}, 0–${other} with power ${power}`);
  expect((await page.$$('.stakes p')).length === 2, 'what is at stake is not told');
  await page.click('[data-dial="7"]', { force: true }); // dashed, and answers
  expect(/7/.test(await page.textContent('.why')), 'a number above the own power does not say why');
  await page.click('[data-dial="1"]');
  const said = await page.textContent('.bar');
  expect(!/nothing/.test(said), `the bar warns of what was not entered: ${said}`);
  expect(!(await page.$('.bar [data-deal] .gains')), 'the bar tells a gain that the other side decides');

  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-reveal=opening]');
  expect(!(await page.$('.bar [data-primary]')), 'something is asked while the dials turn');
  await page.keyboard.press('x'); // any key
  await page.waitForSelector('[data-reveal=outcome]', { timeout: 500 });
  expect(await page.$('.winner .wins'), 'no word says who wins');
  expect((await page.$$('.rows3 li')).length >= 2, 'what came of it is not told');
  await page.waitForFunction(() => document.activeElement?.closest('.news'));
  none(await accessible(page), 'barriers');
  await page.waitForTimeout(3000);
  expect(await page.$('[data-reveal=outcome]'), 'the outcome did not stay');
  await page.keyboard.press('r');
  await page.waitForSelector('[data-reveal=opening]');
  await page.click('.reveal');
  await page.waitForSelector('[data-reveal=outcome]', { timeout: 500 });
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => !document.querySelector('[data-reveal]'));
  expect((await moves(page)) > before, 'nothing was played');
  await untilAsked(page);
  none(problems, 'errors');
}
