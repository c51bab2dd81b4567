// The same bytes in Chromium as everywhere: rows of the perft tables, a few of each game. tools/check-engine.mjs counts
// all.
import { none, person } from '../lib.mjs';
import { differs, perftRows } from '../../tools/perft-rows.mjs';
import { engineOn } from './engine.mjs';

const few = 8; // rows a game, from all over the table

async function sameCounts(host, add, id) {
  const { page, problems } = add(await person({ address: host.address }));
  const ask = await engineOn(page, id);
  const {
    games: [game],
  } = await ask({ do: 'games' });
  const rows = perftRows(game);
  const wrong = [];
  for (let i = 0; i < few; ++i) {
    const row = rows[Math.floor((i * rows.length) / few)];
    wrong.push(...differs(row, await ask(row.question)));
  }
  none([...wrong, ...problems], 'wrong');
}
export const perft_of_scythe_in_chromium = (host, add) => sameCounts(host, add, 'scythe');
export const perft_of_settlers_in_chromium = (host, add) => sameCounts(host, add, 'settlers');
export const perft_of_paladins_in_chromium = (host, add) => sameCounts(host, add, 'paladins');
