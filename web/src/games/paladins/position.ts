// What games/paladins/position.md says, as types, and what is counted from it for drawing.
import type { Facts } from '../../api/types';
import type { Plate } from '../game';
import { boxOf, paladinOf, type MapSpace } from './facts';

export type Worker = 'labourer' | 'scout' | 'merchant' | 'fighter' | 'cleric' | 'criminal';
export type Attribute = 'faith' | 'strength' | 'influence';
export type Left = 'develop' | 'recruit' | 'hunt' | 'trade' | 'pray' | 'conspire';
export type Right = 'commission' | 'fortify' | 'garrison' | 'absolve' | 'attack' | 'convert';
export type Action = Left | Right;

export const workers: Worker[] = ['labourer', 'scout', 'merchant', 'fighter', 'cleric', 'criminal'];
export const attributes: Attribute[] = ['faith', 'strength', 'influence'];
export const lefts: Left[] = ['develop', 'recruit', 'hunt', 'trade', 'pray', 'conspire'];
export const rights: Right[] = ['commission', 'fortify', 'garrison', 'absolve', 'attack', 'convert'];

export interface Player {
  colour?: string;
  passed?: boolean;
  silver?: number;
  provision?: number;
  workers?: Partial<Record<Worker, number>>;
  track?: Partial<Record<Attribute, number>>;
  unpaid?: number;
  paid?: number;
  suspicions?: number[];
  board?: Partial<Record<Action, (Worker | null)[]>>;
  workshops?: string[];
  jar_places?: number[];
  jars?: number;
  hired?: string[];
  walls?: number[];
  converted?: string[];
  attacked?: string[];
  used?: string[];
  paladin?: string;
  revealed?: boolean;
  drawn?: string[];
  top?: string;
  bottom?: string[];
  workshop_count?: number;
}

export interface Position {
  round: number;
  phase: string;
  decision: string;
  start?: string;
  actor?: string;
  tax: number;
  orders?: string[];
  favours?: string[];
  favour_workers?: (string | null)[];
  favour_users?: (string | null)[];
  townsfolk: (string | null)[];
  outsiders: (string | null)[];
  tavern?: number[];
  tavern_takers?: (string | null)[];
  map?: Record<string, string>;
  players: Player[];
  rival_pieces?: Player;
  rival?: {
    workers?: number;
    marker?: number;
    rested?: boolean;
    left?: string[];
    placed?: Partial<Record<Right, number>>;
    workshops?: Partial<Record<Right, number>>;
    stack?: string[];
    scheme?: string;
    deck?: Record<string, number>;
    discard?: Record<string, number>;
  };
  space?: Action;
  option?: number;
  favour?: number;
  wall?: number;
}

export const playerAt = (position: Position, seat: number | null): Player | undefined =>
  seat === null
    ? undefined
    : (position.players[seat] ??
      (position.rival_pieces && seat === position.players.length
        ? { ...position.rival_pieces, colour: 'rival' }
        : undefined));

const plates: Record<string, Plate> = {
  red: { shape: 'circle', letter: 'A', colour: 'red' },
  yellow: { shape: 'square', letter: 'B', colour: 'yellow' },
  blue: { shape: 'diamond', letter: 'C', colour: 'blue' },
  green: { shape: 'shield', letter: 'D', colour: 'mint' },
  rival: { shape: 'hex', letter: 'R', colour: 'black' },
};
export const plateOf = (colour: string | null | undefined): Plate =>
  plates[colour ?? ''] ?? { shape: 'circle', letter: '?', colour: 'white' };

export const piecesOnMap = (position: Position, colour: string | undefined, piece: 'monk' | 'outpost'): number =>
  Object.values(position.map ?? {}).filter((who) => who === `${colour} ${piece}`).length;

// How often an action has left its piece: what the King's Orders and the tracks count.
export function done(position: Position, player: Player, action: Action): number {
  switch (action) {
    case 'commission':
      return piecesOnMap(position, player.colour, 'monk');
    case 'garrison':
      return piecesOnMap(position, player.colour, 'outpost');
    case 'fortify':
      return player.walls?.length ?? 0;
    case 'absolve':
      return player.jars ?? player.jar_places?.length ?? 0;
    case 'attack':
      return player.attacked?.length ?? 0;
    case 'convert':
      return player.converted?.length ?? 0;
    case 'develop':
      return player.workshop_count ?? player.workshops?.length ?? 0;
    case 'recruit':
      return player.hired?.length ?? 0;
    default:
      return 0;
  }
}

export const level = (player: Player, attribute: Attribute): number => player.track?.[attribute] ?? 0;
// What the paladin of the round adds, as far as it may be known.
export function boost(facts: Facts, player: Player, attribute: Attribute): number {
  return paladinOf(facts, player.paladin)?.boost?.[attribute] ?? 0;
}

export const kind = (id: string): string => id.replace(/_\d+$/, '');

export interface Space {
  id: string;
  region: number;
  gain: string[];
  x: number;
  y: number;
}
export const regionWidth = 106;
const [dx, dy, middle] = [34, 43, 113];
// Where the spaces of this many players lie: two or three in a row, the last row in the middle.
export function spacesOf(facts: Facts, players: number): Space[] {
  const open = (boxOf(facts).board?.space ?? []).filter((s) => (s.min_players ?? 1) <= Math.max(1, players));
  const regions = new Map<number, MapSpace[]>();
  for (const space of open) regions.set(space.region, [...(regions.get(space.region) ?? []), space]);
  return [...regions].flatMap(([region, spaces]) => {
    const wide = spaces.length <= 4 ? 2 : 3;
    const rows = Math.ceil(spaces.length / wide);
    return spaces.map((space, i) => {
      const row = Math.floor(i / wide);
      const inRow = Math.min(wide, spaces.length - row * wide);
      return {
        id: space.id,
        region,
        gain: space.gain,
        x: (region - 0.5) * regionWidth + ((i % wide) - (inRow - 1) / 2) * dx,
        y: middle + (row - (rows - 1) / 2) * dy,
      };
    });
  });
}
