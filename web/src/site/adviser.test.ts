import { expect, test } from 'vitest';
import type { Connection, Listener } from '../api/connection';
import type { FromTable, Game, Reply, Request, Told } from '../api/types';
import { engineAtHand, type Offered } from './adviser';
import type { Answered } from './engine';
import { advised } from './foresight';

const table = {
  type: 'table',
  table: { game: 'scythe', you: [0] },
  viewer: 0,
  waiting: [0],
  over: false,
  position: { turn: 1 },
} as unknown as FromTable;
const verdict = { type: 'verdict', legal: true } as Reply;

// A server that counts what it is asked, and an engine that keeps what it is shown.
function beside({
  offered = { folder: 'engine-1', rules: { scythe: 3 } },
  rules = 3,
  engine = () => ({ verdict: { legal: false, rule: 'SC-1' }, hints: [] }),
}: {
  offered?: Offered;
  rules?: number;
  engine?: (request: Record<string, unknown>) => Answered | Promise<Answered>;
}) {
  const toServer: Request[] = [];
  const toEngine: Record<string, unknown>[] = [];
  let heard: Listener;
  const connect = (_table: string, _language: () => string, listener: Listener): Connection => {
    heard = listener;
    return {
      ask: async (request) => (toServer.push(request), verdict),
      retryNow: () => undefined,
      close: () => undefined,
    };
  };
  const adviser = engineAtHand({
    offered: async () => offered,
    games: async () => [{ id: 'scythe', rules } as Game],
    spareTime: async () => undefined,
    start: () => async (_game, request) => (toEngine.push(request), engine(request)),
  });
  const told: Told[] = [];
  const line = advised(connect, adviser)('t', () => 'en', { message: (m) => told.push(m), state: () => undefined });
  return { line, toServer, toEngine, told, say: (message: FromTable) => heard.message(message) };
}
const loaded = () => new Promise((done) => setTimeout(done, 5));
const why: Request = { type: 'why', seat: 0, action: 'bolster' };
const hint: Request = { type: 'hint', seat: 0 };

test('why and hints are answered here, out of what the server has sent', async () => {
  const { line, toServer, toEngine, told, say } = beside({});
  say(table);
  await loaded();
  expect(await line.ask(why)).toMatchObject({ type: 'verdict', rule: 'SC-1' });
  expect(await line.ask(hint)).toMatchObject({ type: 'hints' });
  expect(toServer).toEqual([]);
  expect(toEngine.slice(1).map((request) => request.position)).toEqual([{ turn: 1 }, { turn: 1 }]);
  expect(told.map((message) => message.type)).toEqual(['table', 'verdict', 'hints']);
});

test('ways are found here, for the position that is shown; of any other the server is asked', async () => {
  const found = { things: ['hex:factory'], open: [], more: false, ways: [], why: { text: 'Too far.' } };
  const { line, toServer, toEngine, say } = beside({ engine: () => ({ ways: found }) });
  const ways: Request = { type: 'ways', seat: 0, at: 4, things: ['hex:factory'] };
  say({ ...table, moves: 4 } as FromTable);
  await loaded();
  expect(await line.ask(ways)).toEqual({ type: 'ways', at: 4, ...found });
  expect(toServer).toEqual([]);
  expect(toEngine.at(-1)).toMatchObject({ do: 'ways', seat: 0, things: ['hex:factory'], position: { turn: 1 } });
  await line.ask({ ...ways, at: 3 });
  say({ ...table, moves: 5, waiting: [1] } as unknown as FromTable);
  await line.ask({ ...ways, at: 5 });
  expect(toServer).toEqual([
    { ...ways, at: 3 },
    { ...ways, at: 5 },
  ]);
});

test('a way that was played is shown ahead as a whole, one step of undo', async () => {
  const scene = { viewer: 0, moves: 7, turn: 1, position: { turn: 1 }, waiting: [0] };
  const { line, toServer, toEngine, told, say } = beside({
    engine: (request) => (request.do === 'foresee' ? ({ scene } as unknown as Answered) : {}),
  });
  say({ ...table, moves: 4, undo: { steps: 1, turn: 2, barrier: null } } as unknown as FromTable);
  await loaded();
  const play: Request = { type: 'play', seat: 0, links: ['move', 'unit character', 'go lake'], sees: 'abc', at: 4 };
  await line.ask(play);
  await loaded();
  expect(toServer).toEqual([play]);
  expect(toEngine.at(-1)).toMatchObject({ do: 'foresee', moves: 7, links: ['move', 'unit character', 'go lake'] });
  expect(told.at(-1)).toMatchObject({ type: 'foreseen', moves: 7, undo: { steps: 2, turn: 5 } });
});

test('the server is asked while no engine is there, or it plays by other rules, or cannot tell', async () => {
  for (const around of [
    { offered: {} },
    { rules: 4 },
    { engine: () => ({ error: { code: 'bad_position', message: '' } }) },
  ]) {
    const { line, toServer, say } = beside(around);
    say(table);
    await loaded();
    await line.ask(why);
    await line.ask(hint);
    expect(toServer).toEqual([why, hint]);
  }
  const early = beside({});
  early.say(table);
  await early.line.ask(why);
  expect(early.toServer).toEqual([why]);
});

test('what changes a table, and what is asked through other eyes, goes to the server', async () => {
  const { line, toServer, say } = beside({});
  say(table);
  await loaded();
  await line.ask({ type: 'play', seat: 0, action: 'x', at: 0 });
  await line.ask({ ...why, seat: 1 });
  expect(toServer.length).toBe(2);
});

test('a hint for a position that is gone is not shown', async () => {
  let found: (answer: Answered) => void = () => undefined;
  const { line, told, say } = beside({
    engine: (request) => (request.do === 'think' ? new Promise((done) => (found = done)) : {}),
  });
  say(table);
  await loaded();
  const asked = line.ask(hint);
  await loaded();
  say({ ...table, type: 'turn_ended' } as unknown as FromTable);
  found({ hints: [] });
  await expect(asked).rejects.toThrow();
  expect(told.map((message) => message.type)).toEqual(['table', 'turn_ended']);
});
