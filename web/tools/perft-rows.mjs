// The perft tables of the games (games/*/tests/perft.txt) as questions to an engine of the page.
// Example: for (const row of perftRows(game)) wrong.push(...differs(row, engine.ask(row.question)));
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './compile-words.mjs';

// A way to play is an edition or a difficulty, or the name of an option that takes its other reading; `automas` stands
// for two of them.
function optionsOf(game, way) {
  if (way === 'automas') return { automas: '2' };
  const offering = game.options.find((option) => option.choices.includes(way));
  if (offering) return { [offering.name]: way };
  const named = game.options.find((option) => option.name === way);
  if (!named) return {};
  return { [way]: named.type === 'flag' ? !named.default : named.choices.find((choice) => choice !== named.default) };
}

// `game` as the engine has it ({ do: 'games' }).
export function perftRows(game) {
  const lines = readFileSync(join(root, `games/${game.id}/tests/perft.txt`), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  return lines.map((line) => {
    const [way, seats, seed, moves, depth, ...counted] = line.trim().split(/\s+/);
    const question = {
      do: 'perft',
      game: game.id,
      options: optionsOf(game, way),
      seats: +seats,
      seed: +seed,
      moves: +moves,
      depth: +depth,
    };
    return { name: `${game.id}, ${way}, ${seats} seats`, question, counted: counted.join(' ') };
  });
}

// What is wrong with an answer: nothing, or one sentence.
export function differs({ name, counted }, found) {
  const said = found.error ? found.error.code : [...found.counts, found.signature].join(' ');
  return said === counted ? [] : [`${name}: ${said} instead of ${counted}`];
}
