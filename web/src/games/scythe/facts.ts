// The facts of Scythe's box (games/scythe/data/*.toml) as far as the page draws them. Before they are loaded there are
// none, so every file may be missing.
import type { Facts } from '../../api/types';
import type { Need } from './needs';
import type { Bottom } from './position';

type Amounts = Record<string, number>;
export interface EncounterOption {
  cost?: Amounts;
  gain: Amounts;
}
export interface EncounterCard {
  number: number;
  a: EncounterOption;
  b: EncounterOption;
  c: EncounterOption;
}
export interface FactoryCard {
  number: number;
  cost?: Amounts;
  gain?: Amounts;
  gain_one_of?: Amounts;
}
export interface Objective {
  number: number;
  id: string;
  needs: Need[];
}
export interface Faction {
  id: string;
  mechs: string[];
  riverwalk_onto?: string[];
}
export interface TopAction {
  cost_coins?: number;
  cubes?: Amounts;
  [benefit: string]: unknown;
}
interface MatPlace {
  top: string;
  cost: number;
  squares: number;
  coins: number;
}
export interface HexRow {
  id: string;
  q: number;
  r: number;
  terrain: string;
  tunnel?: boolean;
  encounter?: boolean;
}

export interface ScytheFacts {
  encounters?: { card: EncounterCard[] };
  factory?: { card: FactoryCard[] };
  objectives?: { objective: Objective[] };
  factions?: { faction: Faction[]; one_time_bonus: Amounts; abilities: Amounts };
  mats?: {
    mat: ({ id: string } & Record<Bottom, MatPlace>)[];
    top: Record<string, TopAction>;
    bottom: Record<Bottom, { paid_with: string; recruit: Amounts }>;
    worker_slots: { slots: string[]; amount: number };
  };
  map?: {
    hex: HexRow[];
    base: { faction: string; q: number; r: number; land: string[] }[];
    river: { between: [string, string] }[];
    produces?: Record<string, string>;
  };
  scoring?: {
    tracks: { popularity_max: number; power_max: number };
    tier: { from: number; to: number; star: number; territory: number; two_tokens: number }[];
    stars: { goals: string[] };
  };
  combat?: { combat: { dial_max: number } };
  automa?: { star_tracker: { id: string; spaces: number; scheme_2?: number; opens?: number }[] };
}

export const boxOf = (facts: Facts): ScytheFacts => facts as ScytheFacts;
export const factionOf = (facts: Facts, id: string): Faction | undefined =>
  boxOf(facts).factions?.faction.find((f) => f.id === id);
export const mechsOf = (facts: Facts, faction: string): string[] => factionOf(facts, faction)?.mechs ?? [];
export const encounterOf = (facts: Facts, number: number | '?' | undefined): EncounterCard | undefined =>
  boxOf(facts).encounters?.card.find((c) => c.number === number);
export const factoryCardOf = (facts: Facts, number: unknown): FactoryCard | undefined =>
  boxOf(facts).factory?.card.find((c) => c.number === number);
export const objectiveOf = (facts: Facts, number: number | string): Objective | undefined =>
  boxOf(facts).objectives?.objective.find((o) => o.number === number);
