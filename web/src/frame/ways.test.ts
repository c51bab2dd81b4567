import { describe, expect, it } from 'vitest';
import type { Way } from '../api/types';
import { apart, firstOfEach } from './ways';

const way = (...links: string[]): Way => ({
  links,
  parts: links.map((text) => ({ text, pays: [], gains: [], gives_up: false })),
  things: [],
  pays: [],
  gains: [],
  final: false,
  sees: '',
});

describe('what tells ways apart', () => {
  it('is the first decision in which they differ', () => {
    const ways = [way('produce', 'deploy'), way('skip', 'deploy')];
    expect([apart(ways, 0), apart(ways, 1)]).toEqual(['produce', 'skip']);
  });
  it('has the end with it where the ends differ, too', () => {
    const ways = [way('attack', 'workers', 'thief'), way('convert', 'workers', 'saint')];
    expect(apart(ways, 1)).toBe('convert → saint');
  });
  it('is the end where one is the beginning of the other', () => {
    const ways = [way('a', 'b'), way('a', 'c')];
    expect(apart(ways, 0)).toBe('b');
  });
  it('tells apart what begins alike, too', () => {
    const ways = [way('send', 'near', 'hire'), way('send', 'far', 'hire'), way('build', 'near', 'hire')];
    expect(ways.map((_, i) => apart(ways, i))).toEqual(['send → near', 'send → far', 'build']);
  });
});

it('one of each kind comes before the second of any', () => {
  expect(firstOfEach(['a1', 'a2', 'b1', 'c1', 'b2'], (one) => one[0])).toEqual(['a1', 'b1', 'c1', 'a2', 'b2']);
  expect(firstOfEach([1, 2, 3], () => undefined)).toEqual([1, 2, 3]);
});
