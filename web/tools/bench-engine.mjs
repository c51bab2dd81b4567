// How fast the page's engines are, beside the native program in the same run: random decisions and iterations of search a
// second, both by CPU time, which a busy machine distorts least; and bytes gzipped. Node runs the same V8 as Chromium.
// LUDARIUM_PROGRAM=build/ludarium node tools/bench-engine.mjs
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { games, packOf, startEngine } from './build-site.mjs';
import { root } from './compile-words.mjs';

const rounds = 5;
const program = process.env.LUDARIUM_PROGRAM;
const packed = (bytes) => gzipSync(bytes, { level: 9 }).length;
const median = (numbers) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

function rate(engine, request, what) {
  const begun = process.cpuUsage();
  const done = engine.ask(request)[what];
  const { user, system } = process.cpuUsage(begun);
  return done / ((user + system) / 1e6);
}

function native(game) {
  if (!program) return null;
  const said = execFileSync(program, ['bench', game, '--seats', '3', '--seconds', '2'], { encoding: 'utf8' });
  return said.trim();
}

for (const game of games()) {
  const engine = await startEngine(game, ['en']);
  engine.ask({ do: 'measure', game, games: 50 }); // so that V8 has compiled what matters
  const decisions = [];
  const iterations = [];
  for (let i = 0; i < rounds; ++i) {
    decisions.push(rate(engine, { do: 'measure', game, games: 300 }, 'decisions'));
    iterations.push(rate(engine, { do: 'measure', game, level: 'master@4000' }, 'iterations'));
  }
  const file = (name) => readFileSync(join(root, 'build-site/engine', name));
  const bytes = packed(file(`${game}.wasm`)) + packed(packOf(game)) + packed(file(`${game}.en.mo`));
  console.log(`${game}: ${Math.round(median(decisions))} decisions/s, ${Math.round(median(iterations))} iterations/s, ${bytes} bytes gzipped`);
  const beside = native(game);
  if (beside) console.log(`  native: ${beside}`);
}
