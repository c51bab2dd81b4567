// The facts of the Paladins' box (games/paladins/data/*.toml) as far as the page draws them, and how a card is found by
// its id. Before they are loaded there are none, so every file may be missing. A gain is written `what` or `what*n`.
import type { Facts } from '../../api/types';
import type { Attribute, Left, Right } from './position';

export interface PaladinCard {
  id: string;
  workers: string[];
  boost?: Partial<Record<Attribute, number>>;
  on: string;
  free?: boolean;
  silver_off?: number;
  gain?: string | string[];
}
export interface TownsfolkCard {
  id: string;
  dismiss: string[];
  instant?: string[];
  ability: { on: string; gain: string | string[]; at_least?: number; no_suspicion?: boolean };
}
export interface Scoring {
  kind: string;
  per?: number;
  base?: number;
  each?: number;
  action?: string;
  attribute?: string;
  people?: string;
}
export interface OutsiderCard {
  id: string;
  people: string;
  attack: string[];
  convert: string[];
  vp: Scoring;
}
export interface FavourCard {
  id: string;
  spot: string;
  cost?: string[];
  gain?: string[];
  choice?: { gain: string[] }[];
}
export interface LeftOption {
  spots: string[];
  silver?: number;
  gain?: string[];
}
export interface RightRow {
  spots: string[];
  coverable: number;
  requires: Attribute;
  gain?: string[];
  most?: number;
}
export interface MapSpace {
  id: string;
  region: number;
  gain: string[];
  min_players?: number;
}

export interface PaladinsFacts {
  paladins?: { paladin: PaladinCard[] };
  townsfolk?: { townsfolk: TownsfolkCard[] };
  outsiders?: { outsider: OutsiderCard[] };
  favours?: { favour: FavourCard[] };
  walls?: { wall: { number: number; gain: string[] }[] };
  tavern?: { card: { number: number; workers: string[] }[] };
  orders?: { order: { action: string; at_least: number }[] };
  player_board?: {
    left: { action: Left; options: LeftOption[] }[];
    right: ({ action: Right } & RightRow)[];
    track: { action: Right; of: string; values: number[] }[];
    jar_space: { gain: string[]; copies?: number }[];
  };
  board?: {
    space: MapSpace[];
    order_slot: { round: number; vp: number }[];
    favour_slot: { round: number }[];
    townsfolk_slot: { silver: number; or_debt?: boolean }[];
    outsider_slot: { strength: number; faith: number }[];
    tax_supply: { players: number; silver: number }[];
    attribute_track: { vp: number[] };
    course: { rounds: number };
  };
}

export const boxOf = (facts: Facts): PaladinsFacts => facts as PaladinsFacts;
export const paladinOf = (facts: Facts, id: string | undefined): PaladinCard | undefined =>
  boxOf(facts).paladins?.paladin.find((p) => p.id === id);
export const townsfolkOf = (facts: Facts, id: string | null): TownsfolkCard | undefined =>
  boxOf(facts).townsfolk?.townsfolk.find((t) => t.id === id);
export const outsiderOf = (facts: Facts, id: string | null): OutsiderCard | undefined =>
  boxOf(facts).outsiders?.outsider.find((o) => o.id === id);
export const favourOf = (facts: Facts, id: string): FavourCard | undefined =>
  boxOf(facts).favours?.favour.find((f) => f.id === id);
export const wallOf = (facts: Facts, number: number): { number: number; gain: string[] } | undefined =>
  boxOf(facts).walls?.wall.find((w) => w.number === number);
export const tavernOf = (facts: Facts, number: number): { number: number; workers: string[] } | undefined =>
  boxOf(facts).tavern?.card.find((c) => c.number === number);
export const orderOf = (facts: Facts, action: string): { at_least: number } | undefined =>
  boxOf(facts).orders?.order.find((o) => o.action === action);

export const leftOf = (facts: Facts, action: Left): LeftOption[] =>
  boxOf(facts).player_board?.left.find((l) => l.action === action)?.options ?? [];
export const rightOf = (facts: Facts, action: Right): RightRow =>
  boxOf(facts).player_board?.right.find((r) => r.action === action) ?? { spots: [], coverable: 0, requires: 'faith' };
export const trackOf = (facts: Facts, action: Right, of: string): number[] | undefined =>
  boxOf(facts).player_board?.track.find((t) => t.action === action && t.of === of)?.values;
export const jarSpaces = (facts: Facts): string[][] =>
  (boxOf(facts).player_board?.jar_space ?? []).flatMap((j) => Array.from({ length: j.copies ?? 1 }, () => j.gain));
