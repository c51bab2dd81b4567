import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isShown, Moments, phasesOf, restTime, type Moment } from './moment.svelte';
import type { Speed } from './settings.svelte';

const fight: Moment = {
  phases: [
    ['sealed', 300],
    ['dials', 480],
  ],
  concerns: [0, 2],
  what: 'a fight',
};

describe('the phases of a moment', () => {
  it('are scaled by the speed', () => {
    expect(phasesOf(fight, '0.5', false)).toEqual([
      ['sealed', 600],
      ['dials', 960],
    ]);
    expect(phasesOf(fight, 'instant', false)).toEqual([]);
  });
  it('are two states where nothing may move', () => expect(phasesOf(fight, '1', true)).toEqual([['sealed', 80]]));
  it('are not shown of others where everything is at once', () => {
    expect(isShown(fight, [1], 'instant')).toBe(false);
    expect(isShown(fight, [1], '2')).toBe(true);
    expect(isShown(fight, [2], 'instant')).toBe(true);
  });
});

describe('a moment', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  function begun(mine: number[], speed: Speed = '1', moments = [fight]) {
    const seen: string[] = [];
    const all = new Moments(
      () => ({ speed, calm: false, mine }),
      () => seen.push('opened'),
      () => seen.push('done'),
    );
    all.show(moments);
    return { all, seen };
  }

  it('stays at its outcome until the person goes on, if own seats took part', () => {
    const { all, seen } = begun([2]);
    expect(all.phase).toBe('sealed');
    vi.advanceTimersByTime(300);
    expect(all.phase).toBe('dials');
    vi.advanceTimersByTime(480);
    expect(all.phase).toBe('outcome');
    vi.advanceTimersByTime(60_000);
    expect([all.now, seen]).toEqual([fight, ['opened']]);
    all.goOn();
    expect([all.now, seen]).toEqual([null, ['opened', 'done']]);
  });
  it('goes on by itself after a while, if others fought', () => {
    const { all, seen } = begun([1]);
    vi.advanceTimersByTime(780 + restTime - 1);
    expect(all.phase).toBe('outcome');
    vi.advanceTimersByTime(1);
    expect(seen).toEqual(['opened', 'done']);
  });
  it('jumps to its outcome, and is shown again', () => {
    const { all } = begun([0], 'instant');
    expect(all.phase).toBe('outcome');
    expect(all.again()).toBe(true);
    expect(all.phase).toBe('sealed');
    all.skip();
    expect(all.phase).toBe('outcome');
  });
  it('comes after another', () => {
    const { all, seen } = begun([0], 'instant', [fight, { ...fight, what: 'the next' }]);
    all.goOn();
    expect(all.now?.what).toBe('the next');
    all.goOn();
    expect(seen).toEqual(['opened', 'opened', 'done']);
  });
});
