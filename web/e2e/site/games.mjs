// Each game to its end against a bot, first with a network, then once more without one, reloaded in the middle.
import { chances, expect, none, over, person } from '../lib.mjs';
import { moves, playMoves, playUntil, toTheEnd, untilAsked, untilAtHand } from './play.mjs';

// Looked at from outside only: what playwright evaluates in a page is itself against the policy.
export async function nothing_is_loaded_from_elsewhere_nothing_evaluated(host, add) {
  const { page, problems } = add(await person({ address: host.address, policy: true }));
  await page.click('[data-play=scythe]');
  await page.waitForSelector('#prompt');
  for (let i = 0; i < 4; ++i) await page.click('[data-primary], .bar .ans', { timeout: 2000 }).catch(() => undefined);
  none(problems, 'errors');
}

async function wholeGame(host, add, game, language) {
  const { page, problems } = add(await person({ address: host.address, language }));
  const began = Date.now();
  await page.click(`[data-play=${game}]`);
  await untilAsked(page);
  console.log(`      ${game}: asked after ${Date.now() - began} ms`);
  await playUntil(page, chances(game.length), toTheEnd);
  expect(await over(page), 'the game did not end');
  none(problems, 'errors');
}

async function offline(host, add, game, language) {
  const { page, problems } = add(await person({ address: host.address, language }));
  const chance = chances(game.length + 10);
  await page.click(`[data-play=${game}]`);
  await untilAsked(page);
  await playMoves(page, chance, 10);
  await untilAtHand(page);
  await page.context().setOffline(true);
  const before = await moves(page);
  await page.reload();
  await untilAsked(page);
  expect((await moves(page)) >= before, `moves were lost: ${await moves(page)} of ${before}`);
  await playUntil(page, chance, toTheEnd);
  expect(await over(page), 'the game did not end without a network');
  none(problems, 'errors');
}

export const a_whole_game_of_scythe = (host, add) => wholeGame(host, add, 'scythe', 'en');
export const a_whole_game_of_settlers = (host, add) => wholeGame(host, add, 'settlers', 'cs');
export const a_whole_game_of_paladins = (host, add) => wholeGame(host, add, 'paladins', 'hu');
export const scythe_without_a_network = (host, add) => offline(host, add, 'scythe', 'pl');
export const settlers_without_a_network = (host, add) => offline(host, add, 'settlers', 'cs');
export const paladins_without_a_network = (host, add) => offline(host, add, 'paladins', 'hu');
