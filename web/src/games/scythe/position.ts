// The view of Scythe (games/scythe/position.md) as the page reads it: small questions, no rule.
import type { Facts, Scene } from '../../api/types';
import type { Plate } from '../game';
import { boxOf } from './facts';

export interface Player {
  faction: string;
  mat?: string; // an Automa has none
  coins: number | null;
  power: number;
  popularity: number;
  character: string;
  mechs: Record<string, string>;
  workers: string[];
  structures?: Record<string, string>;
  cubes_moved?: string[];
  cubes_on?: Record<string, number>;
  recruits?: string[];
  one_time?: string[];
  hand: (number | string)[] | { count: number; known?: number[] };
  factory_card?: number | string;
  objectives?: (number | string)[];
  fates?: string[];
  stars?: Record<string, number>;
  section?: string;
}

type Side = 'attacker' | 'defender';
export interface Combat {
  hex: string;
  defender: string;
  stage?: string;
  answered?: string[];
  dial?: Partial<Record<Side, number>>;
  cards?: Partial<Record<Side, Record<string, number>>>;
}
export interface Position {
  players: Player[];
  active?: string;
  tokens?: Record<string, Record<string, number>>; // by hex
  encounter_tokens?: string[];
  encounter_card?: number | '?'; // the active player of a blind encounter does not see it
  options_taken?: string[];
  bonus_tile?: string;
  move?: {
    unit?: string;
    started?: string[]; // units that have moved in this action
    carried_workers?: Record<string, string[]>; // by unit, on its last step
    carried_tokens?: Record<string, Record<string, number>>;
    chosen_workers?: string[]; // taken aboard piece by piece, before the next step
    chosen_tokens?: Record<string, number>;
  };
  combat?: Combat;
  automa?: {
    count: number;
    level: string;
    spaces: number[];
    decks?: number[][];
    cards?: number[];
    readings?: string[];
  };
}
export const positionOf = (from: { position: unknown }): Position => from.position as Position;

export const factionPlates: Record<string, Plate> = {
  nordic: { shape: 'circle', letter: 'N', colour: 'blue' },
  rusviet: { shape: 'square', letter: 'R', colour: 'red' },
  crimea: { shape: 'diamond', letter: 'C', colour: 'yellow' },
  saxony: { shape: 'shield', letter: 'S', colour: 'black' },
  polania: { shape: 'house', letter: 'P', colour: 'white' },
  albion: { shape: 'hex', letter: 'A', colour: 'mint' },
  togawa: { shape: 'arch', letter: 'T', colour: 'violet' },
};
export const resources = ['oil', 'metal', 'food', 'wood'] as const;
export const bottoms = ['upgrade', 'deploy', 'build', 'enlist'] as const;
export type Bottom = (typeof bottoms)[number];

export const playerAt = (position: unknown, seat: number | null): Player | undefined =>
  seat === null ? undefined : (position as Position | undefined)?.players[seat];
export const handSize = (player: Player): number =>
  Array.isArray(player.hand) ? player.hand.length : (player.hand?.count ?? 0);
export const starCount = (player: Player): number => Object.values(player.stars ?? {}).reduce((sum, n) => sum + n, 0);

export interface Piece {
  key: string; // stays the same while it moves
  seat: number;
  faction: string;
  kind: 'character' | 'mech' | 'worker' | 'structure';
  icon: string;
  unit: string; // mech1, character, worker@hex, mill
  count: number;
  at: string;
}

// All pieces on the map, workers of one seat on one hex together.
export function piecesOf(position: Position, mechOrder: (faction: string) => string[]): Piece[] {
  const pieces: Piece[] = [];
  position.players.forEach((player, seat) => {
    const add = (kind: Piece['kind'], icon: string, unit: string, at: string, count = 1) =>
      pieces.push({ key: `${player.faction} ${unit}`, seat, faction: player.faction, kind, icon, unit, count, at });
    for (const [structure, at] of Object.entries(player.structures ?? {})) add('structure', structure, structure, at);
    if (player.character) add('character', 'hero', 'character', player.character);
    const order = mechOrder(player.faction);
    for (const [ability, at] of Object.entries(player.mechs ?? {}))
      add('mech', 'mech', `mech${order.indexOf(ability) + 1}`, at);
    const crowds = new Map<string, number>();
    for (const at of player.workers ?? []) crowds.set(at, (crowds.get(at) ?? 0) + 1);
    for (const [at, count] of crowds) add('worker', 'worker', `worker@${at}`, at, count);
  });
  return pieces;
}

// What a seat holds, as the table adds it up.
export function tokensOf(scene: Scene, seat: number): Record<string, number> {
  const line = scene.forecast?.find((s) => s.name === 'resources')?.lines.find((l) => l.seat === seat);
  return Object.fromEntries((line?.amounts ?? []).map(({ what, amount }) => [what, amount]));
}

export interface AutomaInfo {
  player: Player;
  level: string;
  space: number;
  last: number;
  second: boolean; // scheme II
  locked: boolean; // no rivers, no lakes yet
  card: number; // the last of a turn, 0 before the first
  left: number; // cards in its deck
}

// The solo opponents are the last players of the position; what else is theirs stands in its field `automa`.
export function automasOf(position: Position, facts: Facts): AutomaInfo[] {
  const { automa } = position;
  if (!automa) return [];
  const tracker = boxOf(facts).automa?.star_tracker.find((t) => t.id === automa.level);
  return position.players.slice(-automa.count).map((player, i) => {
    const space = automa.spaces[i] ?? 0;
    const deck = automa.decks?.[automa.readings?.includes('shared_deck') ? 0 : i] ?? [];
    return {
      player,
      level: automa.level,
      space,
      last: (tracker?.spaces ?? 1) - 1,
      second: space >= (tracker?.scheme_2 ?? Infinity),
      locked: space < (tracker?.opens ?? 0),
      card: automa.cards?.[i] ?? 0,
      left: deck.length,
    };
  });
}
