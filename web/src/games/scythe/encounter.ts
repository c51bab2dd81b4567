// What an option of an encounter leads to, told by what its answer pays and gains.
import type { Amount, Answer, Facts } from '../../api/types';
import { boxOf } from './facts';

const of = (amounts: Amount[] | undefined, what: string): number =>
  (amounts ?? []).filter((a) => a.what === what).reduce((sum, a) => sum + a.amount, 0);
export const change = (answer: Answer, what: string): number => of(answer.gains, what) - of(answer.pays, what);

// The tier of the popularity track, from 1.
export const tierAt = (facts: Facts, popularity: number): number =>
  (boxOf(facts).scoring?.tier ?? []).findIndex((t) => popularity >= t.from && popularity <= t.to) + 1;

export interface Consequence {
  popularity?: { then: number; tier: number; holds: boolean };
  coins?: number; // left after paying
  score?: number; // more or fewer at the end, where a tier is won or lost
}
export function consequence(answer: Answer, have: { popularity: number; coins: number | null }, facts: Facts) {
  const found: Consequence = {};
  const moved = change(answer, 'popularity');
  if (moved) {
    const then = have.popularity + moved;
    const tier = tierAt(facts, then);
    const holds = tier === tierAt(facts, have.popularity);
    found.popularity = { then, tier, holds };
    if (!holds && answer.score) found.score = answer.score;
  } else if (of(answer.pays, 'coins') && have.coins !== null) found.coins = have.coins + change(answer, 'coins');
  return found;
}
