// Dial and cards as one answer.
import type { Answer } from '../../api/types';
import { same, total, type Entering } from './entering';

export const fightAnswer = (answers: Answer[], entering: Entering): Answer | undefined =>
  answers.find(
    (a) =>
      a.do.do === 'fight' &&
      a.do.dial === entering.dial &&
      same((a.do.cards ?? {}) as Record<string, number>, entering.cards),
  );

// What the answers allow: the highest dial, how many cards at most, and what both come to.
export function limits(answers: Answer[]): { dial: number; cards: number; total: number } {
  const fights = answers.filter((a) => a.do.do === 'fight');
  return {
    dial: Math.max(0, ...fights.map((a) => a.do.dial as number)),
    total: Math.max(
      0,
      ...fights.map((a) => (a.do.dial as number) + worth((a.do.cards ?? {}) as Record<string, number>)),
    ),
    cards: Math.max(0, ...fights.map((a) => total((a.do.cards ?? {}) as Record<string, number>))),
  };
}
// Which cards of a hand are in: as many of each value as were chosen.
export function chosenOf(hand: number[], cards: Record<string, number>): boolean[] {
  const left = { ...cards };
  return hand.map((value) => ((left[value] ?? 0) > 0 ? ((left[value] = left[value]! - 1), true) : false));
}
const worth = (cards: Record<string, number>): number =>
  Object.entries(cards).reduce((sum, [value, n]) => sum + Number(value) * n, 0);
export const strength = (entering: Entering): number => entering.dial + worth(entering.cards);
