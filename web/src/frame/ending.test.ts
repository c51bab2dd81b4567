import { describe, expect, it } from 'vitest';
import type { Score } from '../api/types';
import { endingOf, standingOf } from './ending';

const scores = (...totals: number[]): Score[] =>
  totals.map((total, seat) => ({ seat, total, place: 1 + totals.filter((t) => t > total).length, lines: [] }));

describe('the line at the end of a game', () => {
  it('is about the own place', () => {
    expect(endingOf(scores(60, 40, 30), [1], [])).toEqual({ id: 'second', seat: 1 });
    expect(endingOf(scores(60, 40, 30), [2], [])).toEqual({ id: 'last', seat: 2 });
    expect(endingOf(scores(60, 40), [1], [])?.id).toBe('second');
  });
  it('tells a clear victory from a narrow one', () => {
    expect(endingOf(scores(60, 40), [0], [])).toEqual({ id: 'won_clearly', seat: 0 });
    expect(endingOf(scores(60, 58), [0], [])).toEqual({ id: 'won_narrowly', seat: 0 });
    expect(endingOf(scores(60, 60), [0], [])?.id).toBe('won_narrowly');
  });
  it('is about the winner, for who watched or was in the middle', () => {
    expect(endingOf(scores(60, 58, 30), [], [])).toEqual({ id: 'won_narrowly', seat: 0 });
    expect(endingOf(scores(60, 58, 50, 30), [2], [])).toEqual({ id: 'won_narrowly', seat: 0 });
  });
  it('knows who plays alone', () => {
    expect(endingOf(scores(60, 58), [0], [1])).toEqual({ id: 'solo_won', seat: 0 });
    expect(endingOf(scores(50, 58), [0], [1])).toEqual({ id: 'solo_lost', seat: 0 });
    expect(endingOf(scores(50), [0], [])).toBeNull();
  });
});

describe('the own place at the end', () => {
  it('is said before anything else, with how far the others are', () => {
    expect(standingOf(scores(78, 71, 58), [1], [])).toMatchObject({
      key: 'web.end.place_2',
      behind: { n: 7, seat: 0 },
      ahead: { n: 13, seat: 2 },
    });
    expect(standingOf(scores(78, 71), [0], [])).toMatchObject({ key: 'web.end.place_1', behind: null });
    expect(standingOf(scores(78, 71, 58), [2], [])).toMatchObject({ key: 'web.end.place_3', ahead: null });
  });
  it('is shared, or of one who plays alone', () => {
    expect(standingOf(scores(60, 60, 3), [1], [])?.key).toBe('web.end.shared');
    expect(standingOf(scores(60, 58), [0], [1])?.key).toBe('web.end.place_1');
    expect(standingOf(scores(50, 58), [0], [1])?.key).toBe('web.end.lost');
  });
  it('is nothing for who watched', () => expect(standingOf(scores(60, 58), [], [])).toBeNull());
});
