import { describe, expect, it } from 'vitest';
import type { Review, Reviewed } from '../api/types';
import { chancesOf, turningPoints } from './review';

const decision = (move: number, turn: number, seat: number, loss: number): Reviewed => ({
  move,
  turn,
  seat,
  loss,
  played: { action: 'a', do: { do: 'a' }, text: 'a' },
  best: { action: 'b', do: { do: 'b' }, text: 'b' },
  chances: [move / 10, 1 - move / 10],
  points: [],
});
const review: Review = {
  ready: true,
  done: 5,
  of: 5,
  decisions: [
    decision(0, 1, 0, 0.2),
    decision(1, 1, 1, 0.5),
    decision(2, 2, 0, 0.05),
    decision(3, 2, 0, 0.01),
    decision(4, 3, 0, 0.3),
  ],
  turning_points: [{ ...decision(1, 1, 1, 0.5), text: 't', better: 'b' }],
};

describe('a review', () => {
  it('tells the turning points of the person who looks, in the order of the game', () => {
    expect(turningPoints(review, [0], 2).map((p) => p.move)).toEqual([0, 4]);
    expect(turningPoints(review, [0], 5).map((p) => p.move)).toEqual([0, 2, 4]);
  });
  it('tells those of all to who only watched', () =>
    expect(turningPoints(review, [], 5).map((p) => p.move)).toEqual([1]));
  it('has one value a turn, and only of own decisions', () =>
    expect(chancesOf(review, 0)).toEqual([
      { move: 0, value: 0 },
      { move: 3, value: 0.3 },
      { move: 4, value: 0.4 },
    ]));
});
