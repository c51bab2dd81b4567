import { describe, expect, it } from 'vitest';
import type { Entry, Turn } from '../api/types';
import { nearest, startsOf, turnAt, turnFrom } from './replayTurns';

const line = (from: number, to: number): Entry =>
  ({ seat: 0, from, to, kind: 'x', pays: [], gains: [], others: [], parts: [] }) as Entry;
const turn = (number: number, ...lines: Entry[]): Turn => ({
  number,
  turn: number,
  seat: 0,
  pays: [],
  gains: [],
  lines,
});
const turns = [turn(1, line(1, 3), line(4, 4)), turn(2, line(5, 9)), turn(3), turn(4, line(10, 11))];
const starts = startsOf(turns);

describe('turn by turn', () => {
  it('knows where each turn begins, however long it is', () => expect(starts).toEqual([0, 4, 9]));
  it('goes to the next turn and to the one before', () => {
    expect(turnFrom(starts, 0, 1, 11)).toBe(4);
    expect(turnFrom(starts, 6, 1, 11)).toBe(9);
    expect(turnFrom(starts, 9, 1, 11)).toBe(11);
    expect(turnFrom(starts, 6, -1, 11)).toBe(4);
    expect(turnFrom(starts, 4, -1, 11)).toBe(0);
    expect(turnFrom(starts, 0, -1, 11)).toBe(0);
  });
  it('snaps to the nearest turn, and to the end', () => {
    expect(nearest(starts, 5, 11)).toBe(4);
    expect(nearest(starts, 11, 11)).toBe(11);
  });
  it('says which turn it is', () => {
    expect(turnAt(turns, 0)?.number).toBe(1);
    expect(turnAt(turns, 4)?.number).toBe(2);
    expect(turnAt(turns, 11)?.number).toBe(4);
  });
});
