import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { counting } from './counting.svelte';

describe('the counting of points', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    counting.skip();
    vi.useRealTimers();
  });
  it('shows one kind after the other, then all', () => {
    counting.begin(6);
    expect([counting.running, counting.shown]).toEqual([true, 0]);
    vi.advanceTimersByTime(450);
    expect(counting.shown).toBe(2);
    vi.advanceTimersByTime(1000);
    expect([counting.running, counting.shown]).toEqual([false, Infinity]);
  });
  it('holds Enter back for a moment where nothing is counted', () => {
    counting.begin();
    expect([counting.running, counting.shown]).toEqual([true, Infinity]);
    vi.advanceTimersByTime(1100);
    expect(counting.running).toBe(true);
    vi.advanceTimersByTime(200);
    expect(counting.running).toBe(false);
  });
  it('ends at once when somebody wants it to', () => {
    counting.begin(6);
    counting.skip();
    expect([counting.running, counting.shown]).toEqual([false, Infinity]);
    vi.advanceTimersByTime(5000);
    expect(counting.shown).toBe(Infinity);
  });
});
