// What is worth being watched comes before the next question; skipping never passes over an own combat.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Told } from '../api/types';
import type { Moment } from './moment.svelte';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('document', { documentElement: { dataset: {} } });
vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined });
let tell: (message: Told) => void = () => undefined;
const asked: string[] = [];
vi.mock('../api/transport', () => ({
  transport: {
    connect: (_id: string, _language: unknown, listener: { message(m: Told): void }) => {
      tell = listener.message;
      const ask = ({ type }: { type: string }) => {
        asked.push(type);
        return Promise.resolve({ type: 'done' });
      };
      return { ask, close: () => undefined, retryNow: () => undefined };
    },
  },
}));
const { TableStore } = await import('./table.svelte');
const { settings } = await import('./settings.svelte');

const scene = (moves: number, more: object = {}) => ({
  moves,
  turn: 1,
  decision: 'fight',
  waiting: [0],
  over: false,
  viewer: 0,
  position: { moves },
  ...more,
});
const answers = { seat: 0, prompt: 'What now?', actions: [{ action: 'end', do: { do: 'end_turn' }, text: 'End' }] };
const step = (moves: number, seat: number, event: string, more: object = {}): Told =>
  ({ type: 'step', step: { move: moves, seat, events: [{ event, seat, text: '' }] }, ...scene(moves, more) }) as Told;
const fights = (concerns: number[]) => (event: string) => (event === 'fought' ? concerns : null);

function table(concerns: number[]) {
  const store = new TableStore('t');
  store.useRules({}, ({ events }): Moment[] =>
    events.flatMap(({ event }) => {
      const found = fights(concerns)(event);
      return found ? [{ phases: [['sealed', 300]], concerns: found, what: event }] : [];
    }),
  );
  const summary = { id: 't', game: 'scythe', seats: [], you: [0], phase: 'playing' };
  tell({ type: 'table', table: summary, log: [], chat: [], ...scene(1) } as unknown as Told);
  return store;
}

describe('a table that is not connected', () => {
  it('does nothing later that was done meanwhile: it says so at once, and keeps what is half entered', async () => {
    const store = table([]);
    tell(step(2, 1, 'moved', { answers }));
    store.choice.enter({ dial: 3 });
    asked.length = 0;
    store.link = { kind: 'lost', retryAt: 0 };
    store.choice.play(store.choice.answers!.actions[0]!);
    const found = await store.ways(['hex:factory']);
    await store.endTurn();
    expect(asked).toEqual([]);
    expect(store.problem).not.toBeNull();
    expect([found?.ways, found?.why?.text]).toEqual([[], expect.anything()]);
    expect(store.choice.entered('dial')).toBe(3);
    store.link = { kind: 'open' };
    store.choice.play(store.choice.answers!.actions[0]!);
    expect(asked).toEqual(['play']);
  });
});

describe('undo', () => {
  it('asks for nothing where nothing can be taken back, and says why', async () => {
    const store = table([]);
    const undo = { steps: 0, moves: 0, turn: 0, barrier: 'barred', cause: 'a card was drawn' };
    tell(step(2, 0, 'moved', { answers, undo }));
    asked.length = 0;
    await store.undo();
    expect([asked, store.problem?.verdict]).toEqual([[], { legal: false, text: 'barred', detail: 'a card was drawn' }]);
    tell(step(3, 0, 'moved', { answers, undo: { ...undo, steps: 1, barrier: null } }));
    await store.undo();
    expect(asked).toEqual(['undo']);
  });
});

describe('a table with something to watch', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    settings.now.speed = '1';
  });

  it('stays as it was until the outcome, and asks when the person goes on', () => {
    const store = table([0, 1]);
    tell(step(2, 1, 'fought', { answers }));
    expect([store.scene?.moves, store.log.length, store.choice.answers]).toEqual([1, 0, null]);
    vi.advanceTimersByTime(300);
    expect([store.scene?.moves, store.log.length, store.choice.answers]).toEqual([2, 1, null]);
    vi.advanceTimersByTime(60_000);
    expect(store.choice.answers).toBeNull();
    store.moments.goOn();
    expect(store.choice.answers).toBe(answers);
    expect(store.scene?.answers).toBe(answers);
  });
  it('lets what follows wait behind it', () => {
    const store = table([0, 1]);
    tell(step(2, 1, 'fought'));
    tell(step(3, 1, 'moved', { answers }));
    store.moments.skip();
    expect(store.scene?.moves).toBe(2);
    store.moments.goOn();
    expect([store.scene?.moves, store.choice.answers]).toEqual([3, answers]);
  });
  it('passes over combats of others when it is hurried, never over an own one', () => {
    const store = table([1, 2]);
    tell(step(2, 1, 'moved'));
    tell(step(3, 1, 'fought'));
    tell(step(4, 1, 'moved', { answers }));
    store.skip();
    expect([store.scene?.moves, store.moments.now, store.choice.answers]).toEqual([4, null, answers]);
    const own = table([0, 1]);
    tell(step(2, 1, 'moved'));
    tell(step(3, 1, 'fought'));
    tell(step(4, 1, 'moved', { answers }));
    own.skip();
    expect([own.scene?.moves, own.moments.phase]).toEqual([2, 'sealed']);
  });
  it('ends the moment of others with everything behind it when it is hurried', () => {
    const store = table([1, 2]);
    tell(step(2, 1, 'fought'));
    tell(step(3, 1, 'moved', { answers }));
    expect(store.scene?.moves).toBe(1);
    store.skip();
    expect([store.scene?.moves, store.choice.answers]).toEqual([3, answers]);
  });
  it('does not end the game before the outcome was read', () => {
    const store = table([0, 1]);
    tell(step(2, 1, 'fought', { over: true }));
    vi.advanceTimersByTime(300);
    expect(store.scene?.over).toBe(false);
    store.moments.goOn();
    expect(store.scene?.over).toBe(true);
  });
});
