import { describe, expect, it, vi } from 'vitest';
import type { Ways } from '../api/types';
import { Promised } from './promised.svelte';

const about = (thing: string) => ({ at: 0, things: [thing], open: [], more: false, ways: [] }) as Ways;

// An element as far as a promise needs one.
const element = (thing: string) => {
  const attributes = new Map([['data-thing', thing]]);
  return {
    isConnected: true,
    getAttribute: (name: string) => attributes.get(name) ?? null,
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    removeAttribute: (name: string) => attributes.delete(name),
  } as unknown as Element;
};

function asking() {
  const answer = new Map<string, () => void>();
  const promised = new Promised({
    ways: ({ things: [thing = ''] }) => new Promise((done) => answer.set(thing, () => done(about(thing)))),
    answer: () => null,
    verbs: () => [],
    bases: (thing) => [{ things: [thing], begun: [] }],
    along: () => [],
    moment: () => 'now',
  });
  return { promised, answers: (thing: string) => answer.get(thing)?.() };
}

describe('what a click will do', () => {
  it('is never that of a thing asked about before, however late its answer comes', async () => {
    const { promised, answers } = asking();
    const [slow, quick] = [element('hex:a'), element('hex:b')];
    const first = promised.show(slow);
    const second = promised.show(quick);
    answers('hex:b');
    await second;
    answers('hex:a');
    await first;
    expect(promised.thing).toBe('hex:b');
    expect(promised.ways?.things).toEqual(['hex:b']);
    expect(slow.getAttribute('aria-describedby')).toBeNull();
  });

  it('goes as soon as something else is asked about, and its timer with it', async () => {
    vi.useFakeTimers();
    const { promised, answers } = asking();
    const [left, next] = [element('hex:a'), element('hex:b')];
    const first = promised.show(left);
    answers('hex:a');
    await first;
    promised.listeners.pointerleave({ pointerType: 'mouse' } as PointerEvent);
    const second = promised.show(next);
    expect(promised.ways).toBeNull();
    answers('hex:b');
    await second;
    vi.runAllTimers();
    vi.useRealTimers();
    expect(promised.thing).toBe('hex:b');
    expect(promised.ways?.things).toEqual(['hex:b']);
  });

  it('is not shown once nothing is asked any more', async () => {
    const { promised, answers } = asking();
    const shown = promised.show(element('hex:a'));
    promised.hide();
    answers('hex:a');
    await shown;
    expect(promised.ways).toBeNull();
  });
});
