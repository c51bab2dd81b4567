import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { root } from '../../../tools/compile-words.mjs';
import { neighbour, planOf, sideOf } from './geometry';

const map = planOf({ map: parse(readFileSync(join(root, 'games/scythe/data/map.toml'), 'utf8')) });

describe('the map of Scythe', () => {
  it('has the Factory in its middle, called D4', () => {
    expect(map.at.get('factory')).toMatchObject({ x: 0, y: 0, label: 'D4' });
  });
  it('names hexes by row and place', () => {
    expect(map.byLabel.get('A1')).toBe('albion_mountain');
    expect(map.byLabel.get('H1')).toBe('crimea_village');
    expect(map.byLabel.get('B5')).toBe('nordic_mountain');
  });
  it('draws a base between its two exits', () => {
    const base = map.at.get('nordic_base')!;
    expect([base.x, base.y].map((n) => Number(n.toFixed(1)))).toEqual([86.6, -289]);
  });
  it('draws every river', () => {
    expect(map.rivers.split('M')).toHaveLength(32);
  });
  it('leads from hex to hex by arrow keys', () => {
    const factory = map.hexes.find((h) => h.id === 'factory')!;
    expect(neighbour(map.hexes, factory, 'ArrowLeft')?.label).toBe('D3');
    expect(neighbour(map.hexes, factory, 'ArrowRight')?.label).toBe('D5');
    expect(neighbour(map.hexes, factory, 'ArrowUp')?.r).toBe(-1);
  });
  it('leads back the way one came, north and south', () => {
    for (const from of map.hexes)
      for (const [there, back] of [
        ['ArrowUp', 'ArrowDown'],
        ['ArrowDown', 'ArrowUp'],
      ] as const) {
        const next = neighbour(map.hexes, from, there);
        if (next) expect(neighbour(map.hexes, next, back, from.x)?.label).toBe(from.label);
      }
  });
  it('tells on which side a neighbour lies and what a river parts', () => {
    const at = (label: string) => map.hexes.find((h) => h.label === label)!;
    expect(['C3', 'C4', 'D3', 'D5'].map((label) => sideOf(at('D4'), at(label)))).toEqual([
      'northwest',
      'northeast',
      'west',
      'east',
    ]);
    for (const [from, across] of map.banks) for (const to of across) expect(map.banks.get(to)?.has(from)).toBe(true);
  });
});
