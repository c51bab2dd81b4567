import { describe, expect, it } from 'vitest';
import { meant } from './keys';

describe('a key', () => {
  it('does what it always did', () => expect(['u', 'U', '?'].map((k) => meant(k, {}))).toEqual(['u', 'U', '?']));
  it('takes the place of another, which is free then', () =>
    expect(['z', 'Z', 'u', 'h'].map((k) => meant(k, { u: 'z' }))).toEqual(['u', 'U', '', 'h']));
  it('may change places', () => expect(['h', 'u'].map((k) => meant(k, { u: 'h', h: 'u' }))).toEqual(['u', 'h']));
});
