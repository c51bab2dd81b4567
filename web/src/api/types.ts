// The messages of docs/api.md, one type each. Names of games, decisions, actions, places and cards are those of the
// engine; everything called text, prompt, title or message is a sentence in the reader's language.

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

export interface Me {
  id: string;
  name: string;
  guest: boolean;
  here?: boolean; // only in this browser: there are no accounts
  language: string;
  settings: Record<string, unknown>;
  tokens: { id: string; name: string }[];
}

export interface GameOption {
  name: string;
  type: 'flag' | 'choice' | 'list';
  choices: string[];
  default: Json;
  text: string;
}

export interface Level {
  id: string;
  title: string;
  seconds?: number;
}

export interface Game {
  id: string;
  title: string;
  rules: number;
  least_seats: number;
  most_seats: number;
  options: GameOption[];
  bots: Level[];
}

export type Facts = Record<string, any>;

export interface Rule {
  id: string;
  text: string;
}
export interface Chapter {
  title: string;
  rules: Rule[];
}

export type ClockRule =
  | { kind: 'none' }
  | { kind: 'real'; minutes: number; increment: number }
  | { kind: 'days'; days: number };

export interface SeatWish {
  who: 'me' | 'open' | 'bot';
  level?: string;
  name?: string;
}

export interface Setup {
  game: string;
  seats: SeatWish[];
  options?: Record<string, Json>;
  title?: string;
  public?: boolean;
  clock?: ClockRule;
  undo?: 'free' | 'ask';
  start?: boolean;
  fill?: boolean;
  hotseat?: boolean;
  guided?: boolean;
}

export type Phase = 'open' | 'playing' | 'paused' | 'over';

export interface SeatInfo {
  seat: number;
  name: string;
  kind: 'person' | 'bot' | 'open';
  level?: string | null;
  side?: string | null;
  stand_in?: boolean; // a bot plays for the person
  connected?: boolean;
  away?: number;
  clock?: number | null;
  rematch?: boolean;
  pause?: boolean;
}

export interface Summary {
  id: string;
  game: string;
  title: string;
  options: Record<string, Json>;
  public: boolean;
  phase: Phase;
  seats: SeatInfo[];
  turn: number;
  waiting: number[];
  you: number[];
  owner: boolean;
  clock: ClockRule;
  undo?: 'free' | 'ask';
  hotseat?: boolean;
  guided?: boolean;
  moves?: number;
  updated: number;
}

export interface Amount {
  what: string;
  amount: number;
  at?: string;
}

// What an answer does, by names: {"do": "step", "to": "factory", "load": "all"}.
export type Deed = { do: string } & Record<string, Json>;

export interface Answer {
  action: string;
  do: Deed;
  text: string;
  pays?: Amount[];
  gains?: Amount[];
  score?: number; // points more or fewer if the game ended then
  final?: boolean;
  warning?: string; // what worth doing it leaves undone
}

export interface Answers {
  seat: number;
  prompt: string;
  actions: Answer[];
  asides?: Answer[];
  hints?: string[];
}

export interface ScoreLine {
  key: string;
  text: string;
  points: number;
}
export interface Score {
  seat: number;
  total: number;
  place: number;
  lines: ScoreLine[];
  titles?: { key: string; text: string }[];
  unknown?: boolean;
}

// What the game can foresee for the viewer; every section is drawn in the same way.
export interface ForecastLine {
  key: string;
  text: string;
  amounts: Amount[]; // what comes, or stands there
  pays?: Amount[];
  because?: string;
  seat?: number;
}
export interface ForecastSection {
  name: string;
  title: string;
  lines: ForecastLine[];
}

export interface Undo {
  steps: number;
  turn: number;
  barrier: string | null;
}

export interface Scene {
  moves: number;
  turn: number;
  decision: string;
  waiting: number[];
  over: boolean;
  viewer: number | null | 'all';
  position: any;
  scores?: Score[];
  answers?: Answers | null;
  undo?: Undo;
  end_turn?: boolean;
  forecast?: ForecastSection[];
}

export type Happening = { event: string; seat: number | null; text: string } & Record<string, Json>;

export interface Step {
  move: number;
  seat: number;
  by_bot?: boolean;
  do?: Deed;
  text?: string;
  events: Happening[];
}

export interface ChatLine {
  from: string;
  seat: number | null;
  text?: string;
  phrase?: string;
  time: number;
}

export interface Verdict {
  legal: boolean;
  rule?: string;
  text?: string;
  detail?: string;
}

export interface Hint {
  action: string;
  do?: Deed;
  text: string;
  value?: number;
  because?: string;
}

// What the bots say of a finished game: decision by decision, chances and loss from 0 to 1.
export interface Reviewed {
  move: number;
  turn: number;
  seat: number;
  played: { action: string; do: Deed; text: string };
  best: { action: string; do: Deed; text: string };
  loss: number;
  chances: number[];
  points: number[];
}
export interface Review {
  ready: boolean;
  done: number;
  of: number;
  decisions?: Reviewed[];
  turning_points?: (Reviewed & { text: string; better: string })[];
}

export interface Refusal {
  code: string;
  message: string;
  rule?: string;
  text?: string;
  detail?: string;
}

// To the table. `id` is put in by the connection.
export type Request =
  | { type: 'play'; seat: number; action?: string; do?: Deed; at: number }
  | { type: 'undo'; seat: number; steps?: number; turn?: boolean }
  | { type: 'end_turn'; seat: number }
  | { type: 'why'; seat: number; action?: string; do?: Deed }
  | { type: 'hint'; seat: number }
  | { type: 'scene' }
  | { type: 'score' }
  | { type: 'chat'; text?: string; phrase?: string }
  | { type: 'standing'; seat: number; answers?: Record<string, string>; end_turn?: 'wait' | 'by_itself' }
  | { type: 'resign'; seat: number }
  | { type: 'take_back_seat'; seat: number }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'allow_undo'; allow: boolean }
  | { type: 'rematch' }
  | { type: 'language'; language: string }
  | { type: 'view'; seat: number | null | 'all' }
  | { type: 'forecast'; on: boolean }
  | { type: 'history'; from: number; to: number };

// From the table. `n` counts everything that happened there; several messages may tell of the same.
export type FromTable = { n?: number; id?: number } & (
  | ({ type: 'table'; table: Summary; log: Step[]; chat: ChatLine[]; settings?: Json; commitment?: string } & Scene)
  | ({ type: 'step'; step: Step; seats?: SeatInfo[] } & Scene)
  | ({ type: 'undone'; by: number } & Scene)
  | ({ type: 'turn_ended'; by: number } & Scene)
  | ({ type: 'missed'; steps: Step[]; seats: SeatInfo[]; chat: ChatLine[] } & Scene)
  | { type: 'seats'; seats: SeatInfo[]; phase: Phase; waiting: number[] }
  | { type: 'chat'; line: ChatLine }
  | { type: 'undo_asked'; by: number; moves: number }
  | { type: 'rematch'; by: number; table?: string }
  | { type: 'done' }
  | ({ type: 'error' } & Refusal)
  | ({ type: 'verdict' } & Verdict)
  | { type: 'hints'; hints: Hint[] }
  | ({ type: 'scene' } & Scene)
  | { type: 'scores'; scores: Score[] }
  | { type: 'forecast'; forecast: ForecastSection[] }
  | { type: 'history'; views: Scene[] }
  | { type: 'over'; scores: Score[]; honours?: Json; record?: string; key?: string }
);

export type Reply = FromTable;

// What the engine beside the page says by itself (site/adviser.ts): where an own answer leads, before the table says so,
// and what can be foreseen after so many moves. `known` are the table's messages whose scene was shown that way already.
export type FromAdviser = ({ type: 'foreseen' } & Scene) | { type: 'outlook'; moves: number; forecast: ForecastSection[] };
export type Told = (FromTable & { known?: true }) | FromAdviser;
