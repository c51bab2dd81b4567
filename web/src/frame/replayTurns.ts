// The turns of a game as places on the slider of a replay: the position before the first decision of each.
import type { Turn } from '../api/types';

export const startsOf = (turns: Turn[]): number[] => [
  ...new Set(turns.flatMap((turn) => (turn.lines[0] ? [Math.max(0, turn.lines[0].from - 1)] : []))),
];
// The next turn, or the one before; a turn that is under way is gone back to its beginning first.
export function turnFrom(starts: number[], move: number, step: 1 | -1, last: number): number {
  return step > 0
    ? (starts.find((start) => start > move) ?? last)
    : ([...starts].reverse().find((start) => start < move) ?? 0);
}
export const nearest = (starts: number[], move: number, last: number): number =>
  [...starts, last].reduce((best, start) => (Math.abs(start - move) < Math.abs(best - move) ? start : best), 0);
// The turn that is under way at a move, and which of all it is.
export function turnAt(turns: Turn[], move: number): Turn | undefined {
  const told = turns.filter((turn) => turn.lines.length > 0);
  return [...told].reverse().find((turn) => turn.lines[0]!.from - 1 <= move) ?? told[0];
}
