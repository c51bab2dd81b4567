// The cards as the facts have them: an id of a position ("com_castle#46") leads to what is printed on that copy.
import type { Facts } from '../../api/types';
import { knows, say, term } from '../../words/words.svelte';
import { deckOf, boxOf } from './facts';

export type Amounts = Record<string, number>;
export type Kind = 'production' | 'feature' | 'action';
export const kinds: Kind[] = ['production', 'feature', 'action'];

interface Per {
  colour?: string;
  samurai?: boolean;
  gain: Amounts;
  max: number;
}
interface Draw {
  deck: string;
  draw: number;
  keep: number;
}
export interface Operation {
  op: string;
  n?: number;
  pick?: string[];
  from?: string | string[];
  whose?: string;
  gain_its_good?: boolean;
  convert_vp?: number;
  draw?: number;
  keep?: number;
  deck?: string;
}
export interface On {
  event: string;
  colour?: string;
  faction_only?: boolean;
  at_least?: number;
  per_round?: number;
  gain?: Amounts;
  choose?: Amounts[];
  pay_choose?: { cost: Amounts; gain: Amounts }[];
}
export interface CardRow {
  id: string;
  title?: { term?: string; name?: string };
  title_of?: string;
  number: number;
  copies: number;
  kind: Kind;
  colours: string[];
  cost: Amounts;
  deal?: string[];
  raze?: string[];
  produce?: Amounts;
  produce_per?: Per;
  produce_choice?: Amounts[];
  produce_draw?: Draw;
  produce_copy?: boolean;
  bonus?: Amounts;
  bonus_per?: Per;
  on?: On;
  store?: string[];
  stash?: { what: string; gain_each?: Amounts; end_vp: { at: number; vp: number }[] };
  deal_goods_to_vp?: number;
  action?: { cost: Amounts; gain?: Amounts; do?: Operation; uses?: number };
}
export interface Face {
  id: string; // of this copy
  row: CardRow;
  deck: string; // common or a faction
  deal: string | undefined; // the good of its Deal field
}

const decks = ['common', 'romans', 'barbarians', 'egyptians', 'japanese'];
const known = new WeakMap<Facts, Map<string, { row: CardRow; deck: string }>>();

function rowsOf(facts: Facts): Map<string, { row: CardRow; deck: string }> {
  let rows = known.get(facts);
  if (!rows) {
    rows = new Map();
    for (const deck of decks) for (const row of deckOf(facts, deck)) rows.set(row.id, { row, deck });
    known.set(facts, rows);
  }
  return rows;
}

export const baseOf = (id: string): string => id.replace(/#\d+$/, '');

export function faceOf(facts: Facts, id: string): Face | undefined {
  const found = rowsOf(facts).get(baseOf(id));
  if (!found) return undefined;
  const number = Number(/#(\d+)$/.exec(id)?.[1] ?? found.row.number);
  return { id, ...found, deal: found.row.deal?.[number - found.row.number] ?? found.row.deal?.[0] };
}

export function titleOf(facts: Facts, id: string): string {
  const rows = rowsOf(facts);
  let row = rows.get(baseOf(id))?.row;
  if (row?.title_of) row = rows.get(row.title_of)?.row ?? row;
  if (!row) return id;
  if (row.title?.name) return row.title.name;
  const key = `settlers.card_${row.title?.term ?? row.id.slice(row.id.indexOf('_') + 1)}`;
  return knows(key) ? term(key) : id;
}

// The good an attack card of the solo game shows, by its number from 1.
export function attackGood(facts: Facts, number: number): string {
  const all = (boxOf(facts).attack?.attack ?? []).flatMap((row) => Array.from({ length: row.cards }, () => row.good));
  return all[number - 1] ?? 'card';
}

export const goods = ['wood', 'stone', 'food', 'settler', 'gold', 'raze', 'defence'] as const;
export const goodIcon: Record<string, [icon: string, tint: string]> = {
  wood: ['wood', 'wood'],
  stone: ['stone', 'stone'],
  food: ['apple', 'apple'],
  gold: ['gold', 'gold'],
  settler: ['settler', 'settler'],
  raze: ['raze', 'raze'],
  defence: ['defence', 'defence'],
  vp: ['vp', 'vp'],
  card: ['card', 'card'],
  card_common: ['card', 'card'],
  card_faction: ['card-faction', 'card'],
  samurai: ['samurai', 'raze'],
  resource: ['any-worker', 'labourer'],
  hand_card: ['cards', 'card'],
  location: ['location', 'labourer'],
};
const goodKey: Record<string, string> = {
  raze: 'raze_token',
  defence: 'defence_token',
  vp: 'victory_point',
  card_common: 'common_card',
  card_faction: 'faction_card',
  resource: 'resources',
  hand_card: 'card',
};
export const keyOfGood = (good: string): string => `settlers.${goodKey[good] ?? good}`;
export const goodName = (good: string): string => term(keyOfGood(good));

// A location's colour is told by the glyph of the good it goes with as well.
export const colourIcon: Record<string, string> = {
  black: 'raze',
  purple: 'vp',
  blue: 'card',
  brown: 'wood',
  gold: 'gold',
  red: 'apple',
  pink: 'settler',
  grey: 'stone',
};
export const kindIcon: Record<Kind, string> = { production: 'production', feature: 'feature', action: 'activate' };
export const kindName = (kind: Kind): string => say(`settlers.ability_${kind}`);
export const band = (colours: string[]): string => {
  if (colours.length < 2) return colours[0] ? `var(--loc-${colours[0]})` : 'var(--edge)';
  const step = 100 / colours.length;
  return `linear-gradient(${colours.map((c, i) => `var(--loc-${c}) ${i * step}% ${(i + 1) * step}%`).join()})`;
};
