// Dial and cards as one answer.
import type { Answer } from '../../api/types';
import { entering, same, total } from './entering.svelte';

export const fightAnswer = (answers: Answer[]): Answer | undefined =>
  answers.find((a) => a.do.do === 'fight' && a.do.dial === entering.dial && same((a.do.cards ?? {}) as Record<string, number>, entering.cards));

// What the answers allow: the highest dial, and how many cards at most.
export function limits(answers: Answer[]): { dial: number; cards: number } {
  const fights = answers.filter((a) => a.do.do === 'fight');
  return {
    dial: Math.max(0, ...fights.map((a) => a.do.dial as number)),
    cards: Math.max(0, ...fights.map((a) => total((a.do.cards ?? {}) as Record<string, number>))),
  };
}
export const strength = (): number => entering.dial + Object.entries(entering.cards).reduce((sum, [value, n]) => sum + Number(value) * n, 0);
