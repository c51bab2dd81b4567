// Positions to try a rule in: node tools/find-tries.mjs [--plays 12] [--asked 24] [game...]. Bots play in `ludarium
// engine`; before a decision some answers that were possible in other positions are asked about, and where a rule
// refuses one, this is a place to see that rule at work. For each rule the earliest is kept in
// src/games/<game>/tries.json, which the rules page opens as tables. e2e/tests/tries.mjs proves that each can still be
// read and that its rule still refuses its answer.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { engine } from '../e2e/engine.mjs';
import { chances } from '../e2e/lib.mjs';
import { root } from './compile-words.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { plays: { type: 'string', default: '12' }, asked: { type: 'string', default: '24' } },
});
const seatsOf = (play) => 2 + (play % 4 === 3 ? 1 : 0);

async function search(game) {
  const { ask, end } = engine();
  const pool = new Map(); // decision → answers that were possible somewhere
  const seen = new Set();
  const found = new Map(); // rule → where it refuses what
  for (let play = 1; play <= Number(values.plays); ++play) {
    const chance = chances(play * 977);
    let { status } = await ask({ cmd: 'new', game, seats: seatsOf(play), seed: play });
    for (let move = 0; move < 1500 && !status.over; ++move) {
      const seat = status.waiting[0];
      const { actions } = await ask({ cmd: 'legal', seat });
      const known = pool.get(status.decision) ?? pool.set(status.decision, []).get(status.decision);
      const legal = new Set(actions.map((a) => a.action));
      let position = null;
      for (let i = 0; i < Number(values.asked) && known.length; ++i) {
        const { action, deed } = known[Math.floor(chance() * known.length)];
        if (legal.has(action)) continue;
        const verdict = await ask({ cmd: 'why', seat, action }).catch(() => null);
        if (!verdict || verdict.legal || !verdict.rule) continue;
        const before = found.get(verdict.rule);
        if (before && before.turn <= status.turn) continue;
        position ??= (await ask({ cmd: 'position' })).position;
        found.set(verdict.rule, { turn: status.turn, seat, action, do: deed, position });
      }
      for (const { action, do: deed } of actions)
        if (known.length < 4000 && !seen.has(action)) {
          seen.add(action);
          known.push({ action, deed });
        }
      const { action } = await ask({ cmd: 'bot', bot: play % 2 ? 'greedy' : 'random', seat, seed: play * 7919 + move });
      status = (await ask({ cmd: 'play', action, seat })).status;
    }
    console.log(`${game}: ${play} games, ${found.size} rules`);
  }
  end();
  const tries = Object.fromEntries(
    [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([rule, { turn: _, ...what }]) => [rule, what]),
  );
  writeFileSync(join(root, `web/src/games/${game}/tries.json`), JSON.stringify(tries) + '\n');
  console.log(`${game}: ${Object.keys(tries).join(' ')}`);
}

for (const game of positionals.length ? positionals : ['scythe', 'settlers', 'paladins']) await search(game);
