// Scores of which the viewer knows everything.
import type { Score } from '../api/types';

export type KnownScore = Score & { total: number };
export const known = (scores: readonly Score[]): KnownScore[] =>
  scores.filter((score): score is KnownScore => score.total !== null);
