import { describe, expect, it } from 'vitest';
import { softened } from './softened';

const shown = (title: string) => softened(title).replaceAll('\u00AD', '·');

describe('a long title', () => {
  it('may break between syllables', () => {
    expect(shown('Kamenolom')).toBe('Kame·no·lom'); // two letters never stand alone
    expect(shown('Cech obchodníků')).toBe('Cech obchod·níků');
  });
  it('never breaks inside two letters that are one sound', () => {
    expect(shown('Figyelőtorony')).not.toContain('g·y');
    expect(shown('Fosztogatás')).not.toContain('s·z');
  });
  it('stays whole where it is short', () => {
    expect(shown('Mason')).toBe('Mason');
  });
});
