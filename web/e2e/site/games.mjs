// Each game to its end against a bot, first with a network, then once more without one, reloaded in the middle.
import { execFileSync } from 'node:child_process';
import { chances, expect, none, over, person, pressInRow } from '../lib.mjs';
import { program } from '../server.mjs';
import { moves, patience, playMoves, playToTheEnd, untilAsked, untilAtHand } from './play.mjs';

// Looked at from outside only: what playwright evaluates in a page is itself against the policy.
export async function nothing_is_loaded_from_elsewhere_nothing_evaluated(host, add) {
  const { page, problems } = add(await person({ address: host.address, policy: true }));
  await page.click('[data-play=scythe]');
  await page.waitForSelector('#prompt', { timeout: patience });
  for (let i = 0; i < 4; ++i) await page.click('[data-primary], .bar .ans', { timeout: 2000 }).catch(() => undefined);
  none(problems, 'errors');
}

// Against a bot that thinks little and ends a game in good time.
async function begun(host, add, game, language) {
  const { page, problems } = add(
    await person({ address: host.address, language, settings: { level: { [game]: 'casual' } } }),
  );
  await page.click(`[data-play=${game}]`);
  await untilAsked(page);
  return { page, problems };
}

// The native program follows what was played in the page to the last hash.
async function followed(page) {
  const [download] = await Promise.all([page.waitForEvent('download'), pressInRow(page, '[data-record]')]);
  execFileSync(program, ['verify', await download.path()], { encoding: 'utf8' });
}

async function wholeGame(host, add, game, language) {
  const { page, problems } = await begun(host, add, game, language);
  await playToTheEnd(page, chances(game.length));
  expect(await over(page), 'the game did not end');
  await followed(page);
  none(problems, 'errors');
}

async function offline(host, add, game, language) {
  const { page, problems } = await begun(host, add, game, language);
  const chance = chances(game.length + 10);
  await playMoves(page, chance, 10);
  await untilAtHand(page, game);
  await page.context().setOffline(true);
  await playMoves(page, chance, 30);
  const before = await moves(page);
  await page.reload();
  await untilAsked(page);
  expect((await moves(page)) >= before, `moves were lost: ${await moves(page)} of ${before}`);
  await playToTheEnd(page, chance);
  expect(await over(page), 'the game did not end without a network');
  none(problems, 'errors');
}

export const a_whole_game_of_scythe = (host, add) => wholeGame(host, add, 'scythe', 'en');
export const a_whole_game_of_settlers = (host, add) => wholeGame(host, add, 'settlers', 'cs');
export const a_whole_game_of_paladins = (host, add) => wholeGame(host, add, 'paladins', 'hu');
export const scythe_without_a_network = (host, add) => offline(host, add, 'scythe', 'pl');
export const settlers_without_a_network = (host, add) => offline(host, add, 'settlers', 'cs');
export const paladins_without_a_network = (host, add) => offline(host, add, 'paladins', 'hu');
