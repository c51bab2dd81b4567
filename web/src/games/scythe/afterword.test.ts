import { expect, it } from 'vitest';
import type { Score } from '../../api/types';
import { nextTier } from './afterword';

const tier = [
  { from: 0, to: 6, star: 3, territory: 2, two_tokens: 1 },
  { from: 7, to: 12, star: 4, territory: 3, two_tokens: 2 },
  { from: 13, to: 18, star: 5, territory: 4, two_tokens: 3 },
];
const line = (name: string, count: number, each: number) => ({
  key: `scythe.score.${name}`,
  text: name,
  points: count * each,
  count,
  each,
});
const score: Score = {
  seat: 0,
  total: 67,
  place: 2,
  lines: [
    { key: 'scythe.score.coins', text: 'coins', points: 14 },
    line('stars', 5, 4),
    line('territories', 9, 3),
    line('resources', 3, 2),
  ],
};

it('the next tier pays for stars, territories and resources, from its first step', () =>
  expect(nextTier({ scoring: { tier } }, 9, score)).toEqual({ more: 17, missing: 4 }));
it('there is none above the highest', () => expect(nextTier({ scoring: { tier } }, 13, score)).toBeNull());
