import { describe, expect, it } from 'vitest';
import { clockText, remaining } from './clock';

describe('a clock', () => {
  it('shows tenths near the end', () => {
    expect(clockText(19.94)).toBe('0:19.9');
    expect(clockText(0.04)).toBe('0:00.0');
    expect(clockText(20)).toBe('0:20');
  });
  it('shows minutes, hours and days', () => {
    expect(clockText(61.9)).toBe('1:01');
    expect(clockText(3661)).toBe('1:01:01');
    expect(clockText(3 * 86_400)).toBe('3 d');
  });
  it('uses up the grace when it is empty', () => {
    expect(remaining(5, 60, 3)).toEqual({ clock: 2, grace: 60 });
    expect(remaining(5, 60, 25)).toEqual({ clock: 0, grace: 40 });
    expect(remaining(5, 60, 100)).toEqual({ clock: 0, grace: 0 });
  });
});
