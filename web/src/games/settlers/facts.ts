// The facts of Imperial Settlers' box (games/settlers/data/*.toml) as far as the page draws them; cards.ts has the
// cards. Before they are loaded there are none, so every file may be missing.
import type { Facts } from '../../api/types';
import type { Amounts, CardRow } from './cards';

export interface FactionBoard {
  id: string;
  produce: Amounts;
  store?: { goods: string[] };
}
export interface SettlersFacts {
  factions?: { faction: FactionBoard[]; game: { rounds: number; settlers_per_pair: number } };
  attack?: { attack: { good: string; cards: number }[] };
}

export const boxOf = (facts: Facts): SettlersFacts => facts as SettlersFacts;
export const boardOf = (facts: Facts, faction: string | undefined): FactionBoard | undefined =>
  boxOf(facts).factions?.faction.find((f) => f.id === faction);
export const deckOf = (facts: Facts, deck: string): CardRow[] =>
  (facts[deck] as { card: CardRow[] } | undefined)?.card ?? [];
