import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { root } from '../../../tools/compile-words.mjs';
import { neighbour, planOf } from './geometry';

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
});
