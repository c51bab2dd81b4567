// What a review says to the person who looks: their own turning points, not a bot's.
import type { Review, Reviewed } from '../api/types';

export const doubtful = 0.04; // loss of chance from which a decision gets ?
export const bad = 0.1; // and ??

// The own decisions that cost most, in the order of the game; for who only watched, those of all.
export function turningPoints(
  { decisions = [], turning_points = [] }: Review,
  mine: number[],
  most: number,
): Reviewed[] {
  const all: Reviewed[] = mine.length
    ? decisions.filter(({ seat, loss }) => mine.includes(seat) && loss >= doubtful)
    : turning_points;
  return [...all]
    .sort((a, b) => b.loss - a.loss)
    .slice(0, most)
    .sort((a, b) => a.move - b.move);
}

// What one seat could expect at the last of its decisions in each turn: nothing is seen of others' thinking in between.
export function chancesOf({ decisions = [] }: Review, seat: number): { move: number; value: number }[] {
  const turns = new Map<number, { move: number; value: number }>();
  for (const { move, turn, seat: mover, chances } of decisions)
    if (mover === seat) turns.set(turn, { move, value: chances[seat] ?? 0 });
  return [...turns.values()];
}
export const percent = (value: number): string => `${Math.round(100 * Math.max(0, Math.min(1, value)))} %`;
