// Where things lie on the map of Scythe. Axial coordinates of the facts become points; a hex is 86.6 wide and 100 high.
import type { Facts } from '../../api/types';
import { boxOf } from './facts';

export interface Point {
  x: number;
  y: number;
}
export interface Hex extends Point {
  id: string;
  q: number;
  r: number;
  terrain: string;
  tunnel: boolean;
  encounter: boolean;
  label: string; // row letter from the north, number from the west
}
export interface Base extends Point {
  id: string;
  faction: string;
}
export interface MapPlan {
  hexes: Hex[];
  bases: Base[];
  at: Map<string, Hex | Base>;
  byLabel: Map<string, string>;
  rivers: string; // one path
  banks: Map<string, Set<string>>; // what lies across a river from each hex
}

const size = 50;
const width = Math.sqrt(3) * size;
export const box = { x: -362, y: -345, width: 724, height: 712 };

export const centre = (q: number, r: number): Point => ({ x: width * (q + r / 2), y: 1.5 * size * r });

export function corners(radius: number): string {
  const points = [];
  for (let i = 0; i < 6; ++i) {
    const angle = (Math.PI / 3) * i - Math.PI / 2;
    points.push(`${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`);
  }
  return points.join(' ');
}

// The edge between two hexes that touch, a little curved.
function edge(a: Point, b: Point): string {
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const along = { x: -(b.y - a.y) / width, y: (b.x - a.x) / width };
  const half = size / 2;
  const from = { x: middle.x - along.x * half, y: middle.y - along.y * half };
  const point = (part: number, aside: number) => {
    const x = from.x + along.x * size * part - along.y * aside;
    const y = from.y + along.y * size * part + along.x * aside;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  return `M${point(0, 0)}C${point(1 / 3, 5.5)} ${point(2 / 3, -5.5)} ${point(1, 0)}`;
}

const towards = (from: Point, to: Point, by: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / length) * by, y: from.y + ((to.y - from.y) / length) * by };
};

export function planOf(facts: Facts): MapPlan {
  const map = boxOf(facts).map;
  const rows = map?.hex ?? [];
  const firstRow = Math.min(...rows.map((h) => h.r));
  const hexes: Hex[] = rows.map((h) => ({
    id: h.id,
    q: h.q,
    r: h.r,
    terrain: h.terrain,
    tunnel: !!h.tunnel,
    encounter: !!h.encounter,
    ...centre(h.q, h.r),
    label:
      String.fromCharCode(65 + h.r - firstRow) + (rows.filter((other) => other.r === h.r && other.q < h.q).length + 1),
  }));
  const at = new Map<string, Hex | Base>(hexes.map((h) => [h.id, h]));
  const bases: Base[] = (map?.base ?? []).map((b) => {
    const lands = b.land.map((id) => at.get(id)!).filter(Boolean);
    const middle = {
      x: lands.reduce((sum, l) => sum + l.x, 0) / lands.length,
      y: lands.reduce((sum, l) => sum + l.y, 0) / lands.length,
    };
    return { id: `${b.faction}_base`, faction: b.faction, ...towards(centre(b.q, b.r), middle, 11) };
  });
  for (const base of bases) at.set(base.id, base);
  const rivers = (map?.river ?? []).map((r) => edge(at.get(r.between[0])!, at.get(r.between[1])!)).join('');
  const banks = new Map<string, Set<string>>();
  for (const { between } of map?.river ?? [])
    for (const [from, to] of [between, [...between].reverse()])
      banks.set(from!, (banks.get(from!) ?? new Set()).add(to!));
  return { hexes, bases, at, byLabel: new Map(hexes.map((h) => [h.label, h.id])), rivers, banks };
}

const plans = new WeakMap<object, MapPlan>();
export function plan(facts: Facts): MapPlan {
  let found = plans.get(facts);
  if (!found) plans.set(facts, (found = planOf(facts)));
  return found;
}

// The hexes around one, as far as there are any.
export const around = (hexes: Hex[], from: Hex): Hex[] =>
  hexes.filter(
    (h) =>
      h !== from &&
      Math.max(Math.abs(h.q - from.q), Math.abs(h.r - from.r), Math.abs(h.q + h.r - from.q - from.r)) === 1,
  );

// On which side of a hex its neighbour lies.
export const sides = ['west', 'northwest', 'northeast', 'east', 'southeast', 'southwest'] as const;
export type Side = (typeof sides)[number];
export function sideOf(from: Hex, to: Hex): Side {
  if (to.r === from.r) return to.q < from.q ? 'west' : 'east';
  const west = to.x < from.x;
  return to.r < from.r ? (west ? 'northwest' : 'northeast') : west ? 'southwest' : 'southeast';
}

// The neighbour one gets to with an arrow key: west and east in the row, north and south to the hex nearest to the
// column one goes along, so that the way back is the same.
export function neighbour(hexes: Hex[], from: Hex, key: string, column = from.x): Hex | undefined {
  const row = (r: number) => hexes.filter((h) => h.r === r);
  const nearest = (r: number) => row(r).sort((a, b) => Math.abs(a.x - column) - Math.abs(b.x - column))[0];
  switch (key) {
    case 'ArrowLeft':
      return hexes.find((h) => h.r === from.r && h.q === from.q - 1);
    case 'ArrowRight':
      return hexes.find((h) => h.r === from.r && h.q === from.q + 1);
    case '7':
      return hexes.find((h) => h.r === from.r - 1 && h.q === from.q);
    case '9':
      return hexes.find((h) => h.r === from.r - 1 && h.q === from.q + 1);
    case '1':
      return hexes.find((h) => h.r === from.r + 1 && h.q === from.q - 1);
    case '3':
      return hexes.find((h) => h.r === from.r + 1 && h.q === from.q);
    case '4':
      return neighbour(hexes, from, 'ArrowLeft');
    case '6':
      return neighbour(hexes, from, 'ArrowRight');
    case 'ArrowUp':
      return nearest(from.r - 1);
    case 'ArrowDown':
      return nearest(from.r + 1);
  }
  return undefined;
}
