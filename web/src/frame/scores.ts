// Scores of which the viewer knows everything.
import type { Scene, Score } from '../api/types';

export type KnownScore = Score & { total: number };
export const known = (scores: readonly Score[]): KnownScore[] =>
  scores.filter((score): score is KnownScore => score.total !== null);

// The points of a seat wherever one number stands for it: while a game is played what its counter shows, at its end the
// total, so that strips, head and sheet say the same.
export const pointsNow = (scene: Scene, seat: number, counter: number): number =>
  (scene.over ? scene.scores?.find((score) => score.seat === seat)?.total : null) ?? counter;
