// What the next tier of the popularity track would have paid at the end, and how far away it was.
import type { Facts, Score } from '../../api/types';
import { boxOf } from './facts';
import { tierAt } from './encounter';

const paid = {
  'scythe.score.stars': 'star',
  'scythe.score.territories': 'territory',
  'scythe.score.resources': 'two_tokens',
} as const;

export function nextTier(facts: Facts, popularity: number, score: Score): { more: number; missing: number } | null {
  const next = boxOf(facts).scoring?.tier[tierAt(facts, popularity)];
  if (!next) return null;
  const more = score.lines.reduce((sum, { key, count = 0, each = 0 }) => {
    const by = key in paid ? paid[key as keyof typeof paid] : null;
    return by && each ? sum + count * (next[by] - each) : sum;
  }, 0);
  return { more, missing: next.from - popularity };
}
