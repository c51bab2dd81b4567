// The same bytes in the page as everywhere: the perft tables of the games (games/*/tests/perft.txt) counted by the
// engines of build-site/engine, and games played here, whose records the native program must follow to the last hash.
// node tools/check-engine.mjs [--records FOLDER]: keeps the records for `ludarium replay`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { games, startEngine } from './build-site.mjs';
import { root } from './compile-words.mjs';
import { differs, perftRows } from './perft-rows.mjs';

let wrong = 0;
const fault = (text) => {
  wrong += 1;
  console.log(`WRONG ${text}`);
};

function checkPerft(engine, game) {
  const rows = perftRows(game);
  for (const row of rows) for (const wrong of differs(row, engine.ask(row.question))) fault(wrong);
  console.log(`${game.id}: ${rows.length} perft rows`);
}

// A whole game of random players at a table, as the page plays it.
function playedRecord(engine, game, seed) {
  const key = seed.toString(16).padStart(2, '0').repeat(32);
  const setup = {
    game: game.id,
    seats: Array.from({ length: Math.max(2, game.least_seats) }, () => ({ who: 'bot', level: 'random' })),
    start: true,
  };
  let out = engine.ask({ do: 'open', table: 't', setup, person: 'p', name: 'P', key, now: 1 });
  if (out.error) throw new Error(out.error.message);
  const waiting = [...out.thoughts];
  for (let n = 0; waiting.length > 0; ++n) {
    const { number, ...thought } = waiting.shift();
    const { action } = engine.ask({ do: 'think', ...thought, seed: String(seed * 100_000 + n) });
    out = engine.ask({ do: 'thought', table: 't', number, action, now: 1 });
    if (out.error) throw new Error(out.error.message);
    waiting.push(...out.thoughts);
  }
  if (out.table.phase !== 'over') fault(`${game.id}: the game did not end`);
  return engine.ask({ do: 'record', table: 't' }).record;
}

function checkRecord(engine, game, seed, folder, program) {
  const record = playedRecord(engine, game, seed);
  const again = engine.ask({ do: 'replay', record });
  if (again.error) fault(`${game.id}: ${again.error.message}`);
  const file = join(folder, `${game.id}.${seed}.txt`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, record);
  if (!program) return;
  try {
    execFileSync(program, ['verify', file], { encoding: 'utf8' });
    console.log(`${game.id}: the native program follows a record of ${again.moves} moves to ${again.hash}`);
  } catch (problem) {
    fault(`${game.id}: the native program cannot follow ${file}: ${problem.stdout}${problem.stderr}`);
  }
}

const program = process.env.LUDARIUM_PROGRAM;
for (const id of games()) {
  const engine = await startEngine(id, ['en']);
  const [game] = engine.ask({ do: 'games' }).games;
  checkPerft(engine, game);
  for (const seed of [1, 2]) checkRecord(engine, game, seed, join(root, 'build-site/records'), program);
}
process.exit(wrong ? 1 : 0);
