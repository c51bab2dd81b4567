import { describe, expect, it } from 'vitest';
import type { Answer } from '../../api/types';
import { consequence } from './encounter';

const facts = {
  scoring: {
    tier: [
      { from: 0, to: 6, star: 3, territory: 2, two_tokens: 1 },
      { from: 7, to: 12, star: 4, territory: 3, two_tokens: 2 },
      { from: 13, to: 18, star: 5, territory: 4, two_tokens: 3 },
    ],
  },
};
const answer = (of: Partial<Answer>): Answer => ({ action: 'option A', do: { do: 'option' }, text: '', ...of });
const popularity = (amount: number) => [{ what: 'popularity', amount }];

describe('what an option leads to', () => {
  it('a tier that holds', () =>
    expect(consequence(answer({ gains: popularity(1), score: 3 }), { popularity: 8, coins: 1 }, facts)).toEqual({
      popularity: { then: 9, tier: 2, holds: true },
    }));
  it('a tier that is lost, and what that costs at the end', () =>
    expect(consequence(answer({ pays: popularity(3), score: -7 }), { popularity: 8, coins: 1 }, facts)).toEqual({
      popularity: { then: 5, tier: 1, holds: false },
      score: -7,
    }));
  it('the coins left', () =>
    expect(consequence(answer({ pays: [{ what: 'coins', amount: 2 }] }), { popularity: 8, coins: 5 }, facts)).toEqual({
      coins: 3,
    }));
  it('nothing to tell', () => expect(consequence(answer({}), { popularity: 8, coins: 5 }, facts)).toEqual({}));
});
