import { expect, test } from 'vitest';
import type { Amount, Entry, Scene, Turn } from '../api/types';
import {
  barrierOf,
  before,
  canUndoTo,
  everything,
  filtered,
  finished,
  joined,
  keyOf,
  lineAt,
  marksOf,
  renewed,
  sorted,
  spoken,
  summed,
  wordsOf,
  type Speaker,
} from './chronicle';

const line = (from: number, to: number, more: Partial<Entry> = {}): Entry => ({
  seat: 0,
  from,
  to,
  kind: 'move',
  name: 'Move',
  pays: [],
  gains: [],
  others: [],
  parts: [],
  ...more,
});
const turn = (number: number, seat: number | null, ...lines: Entry[]): Turn => ({
  number,
  turn: number,
  seat,
  pays: [],
  gains: [],
  lines,
});
const scene = (moves: number, steps: number, cause: string | null = null, moved: number | null = null) =>
  ({ moves, undo: { steps: 1, moves: steps, turn: steps, barrier: null, cause, moved } }) as Scene;
const moved = (seat: number) => `${seat} has moved.`;

test('what the table sends takes the place of the turns with the same numbers', () => {
  const known = [turn(1, 0, line(1, 2)), turn(2, 1, line(3, 3))];
  const grown = renewed(known, { turns: [turn(2, 1, line(3, 4)), turn(3, 0)], of: 3 });
  expect(grown.map((t) => t.number)).toEqual([1, 2, 3]);
  expect(grown[1]!.lines[0]!.to).toBe(4);
  expect(grown[0]).toBe(known[0]);
});

test('what was taken back is gone', () => {
  const known = [turn(1, 0, line(1, 2)), turn(2, 1, line(3, 3)), turn(3, 0, line(4, 4))];
  expect(renewed(known, { turns: [turn(2, 1)], of: 2 }).map((t) => t.number)).toEqual([1, 2]);
  expect(renewed(known, { turns: [], of: 1 }).map((t) => t.number)).toEqual([1]);
});

test('earlier turns come before those that are known, each once', () => {
  const known = [turn(3, 0), turn(4, 1)];
  const all = before(known, { turns: [turn(1, 0), turn(2, 1), turn(3, 0)], of: 4 });
  expect(all.map((t) => t.number)).toEqual([1, 2, 3, 4]);
});

test('a line is said once, when the next one has begun', () => {
  const first = [turn(1, 0, line(1, 2))];
  const second = [turn(1, 0, line(1, 3), line(4, 4))];
  const third = [turn(1, 0, line(1, 3), line(4, 5)), turn(2, 1)];
  expect(finished([], first)).toEqual([]);
  expect(finished(first, second).map((told) => told.line.from)).toEqual([1]);
  expect(finished(second, third).map((told) => told.line.from)).toEqual([4]);
  expect(finished(third, third)).toEqual([]);
});

test('the line of a move', () => {
  const turns = [turn(1, 0, line(1, 3), line(5, 6))];
  expect(lineAt(turns, 2)?.line.from).toBe(1);
  expect(lineAt(turns, 4)).toBeNull();
});

test('a filter keeps the turns of some seats, with a combat, a star or a lock, and counts the others', () => {
  const star: Amount = { what: 'star', amount: 1 };
  const turns = [
    turn(1, 0, line(1, 2, { gains: [star] })),
    turn(2, 1, line(3, 3, { seat: 1, kind: 'combat' })),
    turn(3, 2, line(4, 4, { seat: 2, final: true })),
    turn(4, 0),
  ];
  const numbers = (filter: object) => {
    const { shown, hidden } = filtered(turns, { ...everything, ...filter }, ['combat']);
    return [shown.map((t) => t.number), hidden];
  };
  expect(numbers({})).toEqual([[1, 2, 3], 0]);
  expect(numbers({ seats: [0, 2] })).toEqual([[1, 3], 1]);
  expect(numbers({ combat: true })).toEqual([[2], 2]);
  expect(numbers({ stars: true })).toEqual([[1], 2]);
  expect(numbers({ locks: true, seats: [2] })).toEqual([[3], 2]);
});

test('what stands between turns belongs to the seats of its lines', () => {
  const round = turn(1, null, line(1, 1, { seat: 0 }), line(2, 2, { seat: 1 }));
  expect(filtered([round], { ...everything, seats: [1] }).shown).toHaveLength(1);
  expect(filtered([round], { ...everything, seats: [2] }).shown).toHaveLength(0);
});

test('a turn shows at most three marks, a star first', () => {
  const of = (what: string, amount = 1) => ({ what, amount });
  const marks = marksOf({ gains: [of('coins', 2), of('star'), of('oil')], pays: [of('metal', 3)] });
  expect(marks.map((m) => `${m.sign * m.amount} ${m.what}`)).toEqual(['1 star', '2 coins', '1 oil']);
});

test('the same thing from two places is one sum', () => {
  expect(
    summed([
      { what: 'oil', amount: 1, at: 'a' },
      { what: 'oil', amount: 2, at: 'b' },
    ]),
  ).toEqual([{ what: 'oil', amount: 3 }]);
});

test('parts that say the same in a row are one', () => {
  const part = (move: number, text: string) => ({ event: 'paid', seat: 0, text, move });
  const shown = joined([part(1, 'a'), part(1, 'a'), part(2, 'a'), part(2, 'b')]);
  expect(shown.map(({ part: { text }, times }) => `${text}${times}`)).toEqual(['a2', 'a1', 'b1']);
});

test('lines of one step and one seat have keys of their own', () => {
  const round = turn(10, null, line(25, 25, { seat: 0 }), line(25, 25, { seat: 1 }), line(25, 25, { seat: 0 }));
  const keys = round.lines.map((_, i) => keyOf(round, i));
  expect(new Set(keys).size).toBe(3);
});

test('one goes back to a line behind the barrier that something follows', () => {
  const now = scene(10, 4, 'A card was drawn.');
  expect(barrierOf(now, moved)).toEqual({ move: 6, cause: 'A card was drawn.' });
  expect(barrierOf(scene(10, 4, null, 2), moved)).toEqual({ move: 6, cause: '2 has moved.' });
  expect([5, 6, 7, 9, 10].map((move) => canUndoTo(move, now))).toEqual([false, false, true, true, false]);
  expect(barrierOf(scene(10, 4), moved)).toBeNull();
});

test('newest first: the own turn, what happened since the last one, that one, the rest', () => {
  const turns = [1, 2, 3, 4, 5].map((n) => turn(n, n % 2 ? 0 : 1, line(n, n)));
  const numbers = (groups: ReturnType<typeof sorted>) =>
    Object.fromEntries(Object.entries(groups).map(([name, list]) => [name, list.map((t: Turn) => t.number)]));
  expect(numbers(sorted(turns, turns, [0]))).toEqual({ now: [5], since: [4], last: [3], earlier: [2, 1] });
  expect(numbers(sorted(turns, turns, [1]))).toEqual({ now: [], since: [5], last: [4], earlier: [3, 2, 1] });
  expect(numbers(sorted(turns, turns, []))).toEqual({ now: [], since: [], last: [], earlier: [5, 4, 3, 2, 1] });
  expect(numbers(sorted([turns[0]!], turns, [0]))).toEqual({ now: [], since: [], last: [], earlier: [1] });
});

test('places and named things are links', () => {
  const links = (word: string) => (/^[A-H][1-9]$/.test(word) ? `at:${word}` : null);
  expect(wordsOf('Mine, C1', links)).toEqual([
    { text: 'Mine, ', thing: null },
    { text: 'C1', thing: 'at:C1' },
  ]);
  expect(wordsOf('builds Quarry.', () => null, [{ word: 'Quarry', thing: 'card:9' }])[1]).toEqual({
    text: 'Quarry',
    thing: 'card:9',
  });
});

test('a line is one sentence: who, what, what it cost and brought, and whom else it touched', () => {
  const speaker: Speaker = {
    who: (seat) => ['Nordic', 'Polania'][seat ?? -1] ?? '',
    amount: ({ what, amount }) => `${amount} ${what}`,
    pays: (what) => `pays ${what}`,
    gains: (what) => `gains ${what}`,
  };
  const deploy = line(1, 3, {
    name: 'Deploy',
    about: 'Artillery, A6',
    pays: [
      { what: 'metal', amount: 2, at: 'a6' },
      { what: 'metal', amount: 1, at: 'b5' },
    ],
    gains: [{ what: 'mech', amount: 1 }],
    others: [{ seat: 1, text: 'x', pays: [], gains: [{ what: 'coins', amount: 1 }] }],
  });
  expect(spoken(deploy, speaker)).toBe(
    'Nordic: Deploy Artillery, A6; pays 3 metal; gains 1 mech. Polania: gains 1 coins.',
  );
  expect(spoken(line(1, 1, { name: undefined, about: 'Round 2 begins.' }), speaker)).toBe('Round 2 begins.');
});
