import { expect, test } from 'vitest';
import type { FromTable, Request } from '../api/types';
import type { Engines } from './engines';
import { unpack } from './engine';
import { House } from './house';
import { memoryStore, type Entry, type Store } from './store';

interface Asked {
  do: string;
  table: string;
  rules?: number;
  journal?: Entry[];
  setup?: unknown;
  viewer?: number;
  message: { id?: number };
}

// An engine whose tables only count: every message is an entry of the journal and is told to everybody.
function counting(rules: number, received: object[] = []) {
  const tables = new Map<string, { entries: number; viewers: number }>();
  const answer = (id: string, journal: Entry[], said: object[] = []) => ({
    table: { id, game: 'scythe', phase: 'playing', you: [0], seats: [], updated: 1, moves: tables.get(id)!.entries },
    journal,
    messages: said,
    thoughts: [],
    alarm: null,
  });
  const ask = (request: Asked) => {
    if (request.do === 'restore' && (request.rules ?? rules) !== rules)
      return { error: { code: 'other_rules', message: 'other rules' } };
    if (request.do === 'record') return { record: `${tables.get(request.table)!.entries} entries` };
    if (request.do === 'open' || request.do === 'restore') {
      tables.set(request.table, { entries: request.journal?.length ?? 1, viewers: 0 });
      return {
        ...answer(request.table, request.do === 'open' ? [{ entry: 'open', setup: request.setup }] : []),
        rules,
      };
    }
    const table = tables.get(request.table)!;
    if (request.do === 'attach') {
      table.viewers += 1;
      return {
        ...answer(request.table, [], [{ viewer: table.viewers, message: { type: 'table', moves: table.entries } }]),
        viewer: table.viewers,
      };
    }
    if (request.do === 'receive') {
      received.push(request.message);
      table.entries += 1;
      return answer(
        request.table,
        [{ entry: 'move' }],
        [{ viewer: request.viewer, message: { type: 'done', id: request.message.id } }],
      );
    }
    return answer(request.table, []);
  };
  return { ready: async () => ({ ask }), speak: async () => undefined } as unknown as Engines;
}

function houseOn(store: Store, rules = 1, received: object[] = []): House {
  return new House({
    engines: counting(rules, received),
    store,
    think: async () => ({}),
    page: async () => '{"games":[{"id":"scythe"}],"guest":"Guest"}',
    now: () => 1,
    random: (n) => Uint8Array.from({ length: n }, () => Math.floor(Math.random() * 256)),
  });
}

const open = async (house: House): Promise<string> =>
  JSON.parse((await house.call('POST', 'tables', { game: 'scythe', seats: [] }, 'en')).text).table.id as string;

test('what a table says goes out only after it is kept', async () => {
  const store = memoryStore();
  const order: string[] = [];
  const slow: Store = {
    ...store,
    keep: async (...all) => (
      await new Promise((done) => setTimeout(done, 5)),
      await store.keep(...all),
      void order.push('kept')
    ),
  };
  const house = houseOn(slow);
  const id = await open(house);
  const line = await house.connect(id, 'en', (message) => order.push(message.type));
  await house.send(id, line, { type: 'play', seat: 0, at: 0, id: 7 });
  expect(order).toEqual(['kept', 'table', 'kept', 'done']);
});

test('ways and the links of one reach the table as they are', async () => {
  const received: object[] = [];
  const house = houseOn(memoryStore(), 1, received);
  const id = await open(house);
  const line = await house.connect(id, 'en', () => undefined);
  const said = [
    { type: 'ways', seat: 0, at: 1, things: ['hex:factory'], id: 1 },
    { type: 'play', seat: 0, at: 1, links: ['section move', 'move'], sees: '9f3c01d2', id: 2 },
    { type: 'undo', seat: 0, links: true, id: 3 },
  ] as const;
  for (const message of said) await house.send(id, line, structuredClone(message) as Request & { id: number });
  expect(received).toEqual(said);
});

test('a table goes on after the browser was closed', async () => {
  const store = memoryStore();
  const id = await open(houseOn(store));
  const later = houseOn(store);
  const heard: FromTable[] = [];
  const line = await later.connect(id, 'en', (message) => heard.push(message));
  await later.send(id, line, { type: 'play', seat: 0, at: 0, id: 1 });
  expect(heard.map((message) => message.type)).toEqual(['table', 'done']);
  expect((await store.journal(id)).length).toBe(2);
});

test('a table of older rules is kept, says why it cannot go on, and gives its record', async () => {
  const store = memoryStore();
  const before = houseOn(store);
  const id = await open(before);
  const line = await before.connect(id, 'en', () => undefined);
  await before.send(id, line, { type: 'play', seat: 0, at: 0, id: 1 });
  const later = houseOn(store, 2);
  const refused = await later.call('GET', `tables/${id}`, undefined, 'en');
  expect([refused.status, JSON.parse(refused.text).error.code]).toEqual([409, 'other_rules']);
  expect((await later.call('GET', `tables/${id}/record`, undefined, 'en')).text).toBe('2 entries');
  expect(JSON.parse((await later.call('GET', 'tables?filter=mine', undefined, 'en')).text).tables.length).toBe(1);
  expect((await store.journal(id)).length).toBe(2);
});

test('of two windows with one table the later finds out, and nothing is lost', async () => {
  const store = memoryStore();
  const [one, other] = [houseOn(store), houseOn(store)];
  const id = await open(one);
  const heard: FromTable[] = [];
  const first = await one.connect(id, 'en', () => undefined);
  const second = await other.connect(id, 'en', (message) => heard.push(message));
  await one.send(id, first, { type: 'play', seat: 0, at: 0, id: 1 });
  await other.send(id, second, { type: 'play', seat: 0, at: 0, id: 2 });
  await new Promise((done) => setTimeout(done, 10));
  expect(heard.map((message) => message.type)).toContain('error');
  await other.send(id, second, { type: 'play', seat: 0, at: 0, id: 3 });
  expect((await store.journal(id)).length).toBe(3);
});

test('unknown addresses, games and tables are refused', async () => {
  const house = houseOn(memoryStore());
  for (const path of ['nothing', 'tables/nowhere', 'games/chess/facts'])
    expect((await house.call('GET', path, undefined, 'en')).status).toBe(404);
  expect((await house.call('POST', 'records', { record: 'no record' }, 'en')).status).toBe(400);
});

test('several files travel as one', () => {
  const text = new TextEncoder();
  const pack = text.encode('3 5\na/bhello1 0\nc');
  expect(unpack(pack).map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)])).toEqual([
    ['a/b', 'hello'],
    ['c', ''],
  ]);
});
