import { expect, test } from 'vitest';
import { Refused, type Connection, type Listener } from '../api/connection';
import type { FromTable, Reply, Request, Scene, Told } from '../api/types';
import type { Adviser } from './adviser';
import { advised } from './foresight';

const scene = (moves: number, more: Partial<Scene> = {}): Scene => ({
  moves,
  turn: 1,
  decision: 'step',
  waiting: [0],
  over: false,
  viewer: 0,
  position: { moves },
  answers: { seat: 0, prompt: '', actions: [] },
  undo: { steps: moves, moves, turn: moves, barrier: null },
  end_turn: false,
  ...more,
});
const table = (now: Scene) => ({ type: 'table', table: { game: 'scythe', you: [0] }, ...now }) as unknown as FromTable;
const step = (now: Scene) =>
  ({ type: 'step', step: { move: now.moves, seat: 0, events: [] }, ...now }) as unknown as FromTable;
const played = (at: number): Request => ({ type: 'play', seat: 0, action: 'go', at });
const settled = () => new Promise((done) => setTimeout(done, 1));

// A server that answers when it is told to, and an engine that foresees the next number.
function beside({ ready = true, foresees = true } = {}) {
  const sent: Request[] = [];
  const replies: { resolve(reply: Reply): void; reject(problem: Error): void }[] = [];
  let heard: Listener;
  const connect = (_table: string, _language: () => string, listener: Listener): Connection => {
    heard = listener;
    return {
      ask: (request) => (sent.push(request), new Promise((resolve, reject) => replies.push({ resolve, reject }))),
      retryNow: () => undefined,
      close: () => undefined,
    };
  };
  const adviser: Adviser = {
    prepare: () => undefined,
    ready: () => ready,
    answer: async () => null,
    forecast: async (_game, { moves }) => (ready ? [{ name: `after ${moves}`, title: '', lines: [] }] : null),
    foresee: async (_game, _answer, { moves }) => (ready && foresees ? scene(moves + 1, { undo: undefined }) : null),
  };
  const told: Told[] = [];
  const line = advised(connect, adviser)('t', () => 'en', {
    message: (message) => told.push(message),
    state: () => undefined,
  });
  return {
    line,
    sent,
    replies,
    told,
    say: (message: FromTable) => heard.message(message),
    types: () => told.map(({ type }) => type),
    arrive: () => (ready = true),
  };
}

test('an own answer shows at once where it leads; the server says the same, and nothing changes', async () => {
  const { line, told, say, types } = beside();
  say(table(scene(0)));
  void line.ask(played(0));
  await settled();
  expect(told[1]).toMatchObject({ type: 'foreseen', moves: 1, undo: { steps: 1, turn: 1 } });
  say(step(scene(1)));
  expect(types()).toEqual(['table', 'foreseen', 'step']);
  expect(told[2]).toMatchObject({ known: true });
});

test('two answers in a row are foreseen, and confirmed in their order', async () => {
  const { line, told, say } = beside();
  say(table(scene(0)));
  void line.ask(played(0));
  await settled();
  void line.ask(played(1));
  await settled();
  expect(told[2]).toMatchObject({ type: 'foreseen', moves: 2 });
  say(step(scene(1)));
  say(step(scene(2)));
  expect(told.slice(3)).toMatchObject([{ known: true }, { known: true }]);
});

test('where the server says otherwise its scene is shown', async () => {
  const { line, told, say } = beside();
  say(table(scene(0)));
  void line.ask(played(0));
  await settled();
  say(step(scene(1, { position: { other: true } })));
  expect(told[2]).not.toHaveProperty('known');
});

test('what is refused is taken back on the screen', async () => {
  const { line, replies, told, say } = beside();
  say(table(scene(0)));
  const answer = line.ask(played(0));
  await settled();
  replies[0]!.reject(new Refused({ code: 'illegal', message: '' }));
  await expect(answer).rejects.toThrow();
  expect(told[2]).toMatchObject({ type: 'foreseen', moves: 0 });
});

test('where the server is faster, or no engine can tell, the page waits for the server', async () => {
  const faster = beside();
  faster.say(table(scene(0)));
  void faster.line.ask(played(0));
  faster.say(step(scene(1)));
  await settled();
  expect(faster.types()).toEqual(['table', 'step']);
  const silent = beside({ foresees: false });
  silent.say(table(scene(0)));
  void silent.line.ask(played(0));
  await settled();
  expect(silent.types()).toEqual(['table']);
});

test('forecasts are made here; a server that was asked before is told to stop', async () => {
  const here = beside();
  here.say(table(scene(0)));
  expect(await here.line.ask({ type: 'forecast', on: true })).toMatchObject({ forecast: [{ name: 'after 0' }] });
  here.say(step(scene(1)));
  here.say(step(scene(2)));
  await settled();
  expect(here.sent).toEqual([]);
  expect(here.told.filter(({ type }) => type === 'outlook')).toMatchObject([
    { moves: 2, forecast: [{ name: 'after 2' }] },
  ]);

  const later = beside({ ready: false });
  later.say(table(scene(0)));
  void later.line.ask({ type: 'forecast', on: true });
  await settled();
  later.arrive();
  later.say(step(scene(1)));
  await settled();
  expect(later.sent).toEqual([
    { type: 'forecast', on: true },
    { type: 'forecast', on: false },
  ]);
});
