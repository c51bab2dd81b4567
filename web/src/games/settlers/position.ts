// What a position of Imperial Settlers says (games/settlers/position.md), as the board draws it.
import type { Facts } from '../../api/types';
import type { Plate, TableView } from '../game';
import { faceOf, type Kind } from './cards';

export interface Player {
  faction: string;
  score: number;
  passed?: boolean;
  supply?: Record<string, number>;
  hand?: string[];
  hidden_hand_common?: number;
  hidden_hand_faction?: number;
  offer?: string[];
  empire?: string[];
  deals?: string[];
  foundations?: string[];
  hidden_foundations?: number;
}

export interface Position {
  players: Player[];
  round: number;
  phase: string;
  decks?: Record<string, { hidden?: number; cards?: string[] }>;
  row?: string[];
  looked?: string[];
  virtual_area?: string[];
  collection?: string[];
  line?: number[];
  attack_deals?: number[];
  used?: string[];
  used_twice?: string[];
  blocked?: string[];
  defence?: string[];
  defence_twice?: string[];
  samurai?: string[];
  taken_over?: string[];
  traded?: string[];
  under?: Record<string, unknown>;
  hidden_under?: Record<string, unknown>;
  laid?: Record<string, unknown>;
}
export const positionOf = (from: { position: unknown }): Position => from.position as Position;

export const factionPlates: Record<string, Plate> = {
  romans: { shape: 'circle', letter: 'R', colour: 'blue' },
  barbarians: { shape: 'square', letter: 'B', colour: 'red' },
  egyptians: { shape: 'diamond', letter: 'E', colour: 'yellow' },
  japanese: { shape: 'shield', letter: 'J', colour: 'black' },
};
export const virtualPlate: Plate = { shape: 'house', letter: 'V', colour: 'white' };

export const playerAt = (position: unknown, seat: number | null): Player | undefined =>
  seat === null ? undefined : (position as Position | undefined)?.players[seat];
export const handSize = (player: Player): number =>
  (player.hand?.length ?? 0) + (player.hidden_hand_common ?? 0) + (player.hidden_hand_faction ?? 0);

// Whose location a card is; `virtual` for the opponent of the solo game.
export function ownerOf(position: unknown, card: string): number | 'virtual' | null {
  const { players, virtual_area = [] } = position as Position;
  for (const [seat, player] of players.entries())
    if ([...(player.empire ?? []), ...(player.foundations ?? []), ...(player.deals ?? [])].includes(card)) return seat;
  return virtual_area.includes(card) ? 'virtual' : null;
}
export const inHand = (position: unknown, seat: number | null, card: string): boolean =>
  playerAt(position, seat)?.hand?.includes(card) ?? false;

export interface Place {
  id: string;
  foundation: boolean;
}
export interface Row {
  kind: Kind;
  faction: Place[];
  common: Place[];
}

// The three rows of an empire; foundations lie in the row of features, face down ones without a name.
export function rowsOf(facts: Facts, position: unknown, seat: number | 'virtual'): Row[] {
  const rows: Row[] = (['production', 'feature', 'action'] as const).map((kind) => ({ kind, faction: [], common: [] }));
  const player = seat === 'virtual' ? undefined : playerAt(position, seat);
  for (const id of seat === 'virtual' ? ((position as Position).virtual_area ?? []) : (player?.empire ?? [])) {
    const face = faceOf(facts, id);
    const row = rows.find((r) => r.kind === (face?.row.kind ?? 'feature'))!;
    (face?.deck === 'common' ? row.common : row.faction).push({ id, foundation: false });
  }
  for (const id of player?.foundations ?? []) rows[1]!.common.push({ id, foundation: true });
  for (let i = 0; i < (player?.hidden_foundations ?? 0); ++i) rows[1]!.common.push({ id: '', foundation: true });
  return rows;
}

export interface Marks {
  used: number;
  blocked: boolean;
  defence: number;
  samurai: boolean;
  takenOver: boolean;
  traded: boolean;
  under: number;
  laid: number;
}
const has = (list: unknown, id: string): boolean => Array.isArray(list) && list.includes(id);
const sum = (value: unknown): number =>
  typeof value === 'number'
    ? value
    : Array.isArray(value)
      ? value.length
      : value && typeof value === 'object'
        ? Object.values(value).reduce((all: number, one) => all + sum(one), 0)
        : 0;

export function marksOf(from: unknown, id: string): Marks {
  const position = from as Position;
  return {
    used: has(position.used_twice, id) ? 2 : has(position.used, id) ? 1 : 0,
    blocked: has(position.blocked, id),
    defence: has(position.defence_twice, id) ? 2 : has(position.defence, id) ? 1 : 0,
    samurai: has(position.samurai, id),
    takenOver: has(position.taken_over, id),
    traded: has(position.traded, id),
    under: sum(position.under?.[id]) + sum(position.hidden_under?.[id]),
    laid: sum(position.laid?.[id]),
  };
}

export const rivalsOf = (view: TableView): number[] =>
  view.seats.map((s) => s.seat).filter((seat) => seat !== view.seat);
export const deckSize = (position: unknown, deck: string): number | null => {
  const found = (position as Position).decks?.[deck];
  return found ? (found.hidden ?? found.cards?.length ?? null) : null;
};
// The cards that lie open to choose from: the row of the Lookout, an offer, cards looked at.
export const openCards = (position: unknown, seat: number | null): string[] => {
  const offer = playerAt(position, seat)?.offer;
  const { looked, row } = position as Position;
  return looked?.length ? looked : offer?.length ? offer : (row ?? []);
};
