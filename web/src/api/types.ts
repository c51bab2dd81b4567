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
  rest?: Rest;
  rest_allowance?: number; // days a year at each table
}

export interface GameOption {
  name: string;
  type: 'flag' | 'choice' | 'list';
  choices: string[];
  default: Json;
  text: string;
  least_seats?: number; // with fewer or more seats it changes nothing
  most_seats?: number;
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

// The files of games/<id>/data by their names. What is in them the game knows: src/games/<id>/facts.ts.
export type Facts = Record<string, unknown>;

export interface Rule {
  id: string;
  text: string;
}
export interface Chapter {
  title: string;
  rules: Rule[];
}

// Minutes, seconds and minutes, or days, hours and days; a cap of 0 is none.
export type ClockRule = { kind: 'none' } | { kind: 'real' | 'days'; bank: number; increment: number; cap: number };

// Days on which a clock in days stands still.
export interface Rest {
  weekend: string[]; // monday to sunday
  holidays: { from: string; to: string }[]; // 2026-12-24
  zone: number; // minutes east of Greenwich
}

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
  hints?: boolean;
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
  clock?: number | null; // seconds, with tenths
  grace?: number | null; // what is left when the clock shows none
  lost?: 'resigned' | 'out_of_time' | 'left' | null;
  rematch?: boolean;
  pause?: boolean;
}

// Who looks on without a seat; visitors without a name are only counted.
export interface Watchers {
  count: number;
  names: string[];
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
  watchers?: Watchers;
  hints?: boolean; // whether people may ask a bot
  rated?: boolean;
  unrated?: string | null; // why it is not
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
  things?: string[]; // on the screen that it mentions: "hex:factory"
  pays?: Amount[];
  gains?: Amount[];
  score?: number; // points more or fewer if the game ended then
  final?: boolean;
  ends_game?: boolean;
  then?: Then;
  warning?: string; // what worth doing it leaves undone
}

export interface Answers {
  seat: number;
  prompt: string;
  actions: Answer[];
  reach?: Record<string, number>; // things that a way leads to, with its fewest links
  locks?: string[]; // those of them whose way cannot be taken back
  asides?: Answer[];
  hints?: string[];
}

// A chain of own decisions behind one click, with all that it promises.
export interface WayPart {
  text: string;
  pays: Amount[];
  gains: Amount[];
  gives_up: boolean;
}
// What is asked behind it in the same turn, and what of that comes whatever is answered: part of the sums.
export interface Then {
  text: string;
  pays: Amount[];
  gains: Amount[];
}
export interface Way {
  links: string[];
  parts: WayPart[]; // one a link
  things: string[];
  pays: Amount[];
  gains: Amount[];
  substitutes?: Amount[];
  score?: number;
  final: boolean;
  ends_game?: boolean;
  then?: Then;
  sees: string;
  warning?: string;
}
// Why no way leads to a thing: the first decision that is refused, and those that would come before it.
export interface NoWay {
  text?: string;
  rule?: string;
  detail?: string;
  after?: string[];
  link?: string;
  lacks?: Lack[];
  possible_after?: Possible[]; // this turn's first
}
// So much of something is needed, and so much of it there is.
export interface Lack {
  what: string;
  needed: number;
  have: number;
}
// What would make it possible.
export interface Possible {
  text: string;
  pays?: Amount[];
  gains?: Amount[];
}
export interface Ways {
  at: number;
  things: string[];
  open: string[]; // things that tell the ways apart
  more: boolean;
  ways: Way[];
  towards?: boolean; // they lead only towards the things: what follows cannot be known before
  why?: NoWay;
}

export interface ScoreLine {
  key: string;
  text: string;
  points: number;
  count?: number; // so many of something bring so much each
  each?: number;
}
export interface Score {
  seat: number;
  total: number | null; // null: the viewer cannot know it
  place: number | null;
  lines: ScoreLine[];
  ties?: ScoreLine[];
  titles?: { key: string; text: string }[];
}

// What the game can foresee for the viewer; every section is drawn in the same way.
export interface ForecastLine {
  key: string;
  text: string;
  amounts: Amount[]; // what comes, or stands there
  pays?: Amount[];
  because?: string;
  seat?: number;
  limits?: Record<string, number>; // the most of each, by name
}
export interface ForecastSection {
  name: string;
  title: string;
  lines: ForecastLine[];
}

export interface Undo {
  steps: number; // clicks
  moves: number; // decisions that they stand for
  turn: number;
  barrier: string | null;
  moved?: number | null; // whose move they follow
  cause?: string | null; // where they follow an own final step: what that told
}

// The guide of a first game: the lesson that fits the question, what is said of the last click, how far it is.
export interface CoachCard {
  lesson: string;
  chapter: string;
  title: string;
  say: string;
  why: string;
  rules: string[];
  already: boolean; // its move was made before it was read
  reads: boolean; // there is nothing to click: it is put away
  answer: string | null; // that is suggested, and the same in words
  do: string | null;
  then: { answer: string; lit: string[] }[]; // what it asks next
  lit: string[];
  counts_score: boolean;
  raised: { from: number; to: number; more: number } | null;
}
export interface CoachRemark {
  kind: 'followed' | 'other';
  lesson: string;
  title: string;
  did: string;
  say: string | null;
  at: number;
  undo: number | null; // how many moves stay where it is taken back
}
export interface CoachLesson {
  lesson: string;
  title: string;
  state: 'waiting' | 'shown' | 'already' | 'done';
  say?: string;
  why?: string;
}
export interface Coaching {
  left: boolean;
  aim: string;
  own_turn: number;
  card: CoachCard | null;
  remark: CoachRemark | null;
  chapters: { id: string; title: string; lessons: CoachLesson[] }[];
}

export interface Scene {
  moves: number;
  turn: number;
  decision: string;
  waiting: number[];
  over: boolean;
  viewer: number | null | 'all';
  position: unknown; // games/<id>/position.md; src/games/<id>/position.ts reads it
  scores?: Score[];
  answers?: Answers | null;
  sealed?: { action: string; do: Deed; text: string }; // the own answer, while others are asked the same
  undo?: Undo;
  end_turn?: boolean;
  forecast?: ForecastSection[];
  coach?: Coaching;
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

// The game told as turns, and in them one line an action. `others` are those it caused something for.
export type Part = Happening & { move: number };
export interface Entry {
  seat: number | null;
  from: number; // first and last move
  to: number;
  kind: string;
  name?: string;
  about?: string;
  pays: Amount[];
  gains: Amount[];
  substitutes?: Amount[];
  others: { seat: number | null; text?: string; pays: Amount[]; gains: Amount[] }[];
  parts: Part[];
  final?: boolean; // an own step of it cannot be taken back
}
export interface Turn {
  number: number; // from 1
  turn: number; // the game's own number
  seat: number | null; // null: what stands between turns, and `text` says what it is
  text?: string;
  round?: number;
  action?: number; // which turn of this seat it is, in its round where there are rounds
  pays: Amount[]; // the net for its seat
  gains: Amount[];
  time?: number; // seconds it took so far
  lines: Entry[];
}
export interface Turns {
  turns: Turn[];
  of: number; // how many there are
}

// The ready phrases: words in everybody's own language (table/talk.cpp).
export const phrases = ['hello', 'thinking', 'well_played', 'oops', 'back_soon', 'thanks'];

export interface ChatLine {
  from: string;
  seat: number | null;
  text?: string;
  phrase?: string;
  time: number;
}

export interface Verdict {
  legal: boolean;
  things?: string[]; // that the action mentions
  rule?: string;
  text?: string;
  detail?: string;
  lacks?: Lack[];
  possible_after?: Possible[];
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
  | { type: 'play'; seat: number; action?: string; do?: Deed; links?: string[]; sees?: string; at: number }
  | { type: 'ways'; seat: number; at: number; things: string[]; begun?: string[] }
  | { type: 'change'; seat: number }
  | { type: 'undo'; seat: number; steps?: number; turn?: boolean; links?: boolean; to?: number }
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
  | { type: 'history'; from: number; to: number }
  | { type: 'chronicle'; from?: number; to?: number }
  | { type: 'coach'; seat: number; note: 'seen' | 'understood' | 'leave' | 'resume'; lesson?: string };

// The newest turns, with what tells them anew.
export interface Chronicled {
  chronicle?: Turns;
}

// From the table. `n` counts everything that happened there; several messages may tell of the same.
export type FromTable = { n?: number; id?: number } & (
  | ({ type: 'table'; table: Summary; log: Step[]; chat: ChatLine[]; commitment?: string } & Chronicled & Scene)
  | ({ type: 'step'; step?: Step; steps?: Step[]; seats?: SeatInfo[] } & Chronicled & Scene) // several are one click
  | ({ type: 'changed'; step: Step } & Chronicled & Scene)
  | ({ type: 'ordered' } & Scene)
  | ({ type: 'undone'; by: number } & Chronicled & Scene)
  | ({ type: 'ordered' } & Scene)
  | ({ type: 'turn_ended'; by: number } & Scene)
  | ({ type: 'missed'; steps: Step[]; seats: SeatInfo[]; chat: ChatLine[] } & Chronicled & Scene)
  | { type: 'seats'; seats: SeatInfo[]; watchers: Watchers; phase: Phase; waiting: number[] }
  | { type: 'chat'; line: ChatLine }
  | { type: 'undo_asked'; by: number; moves: number }
  | { type: 'rematch'; by: number; table?: string }
  | { type: 'done'; played?: number }
  | ({ type: 'ways' } & Ways)
  | ({ type: 'error' } & Refusal)
  | { type: 'answers'; answers: Answers; position: unknown }
  | ({ type: 'verdict' } & Verdict)
  | { type: 'hints'; hints: Hint[] }
  | ({ type: 'scene' } & Scene)
  | { type: 'scores'; scores: Score[] }
  | { type: 'forecast'; forecast: ForecastSection[] }
  | { type: 'history'; views: Scene[]; steps: Step[] }
  | ({ type: 'chronicle' } & Turns)
  | { type: 'coach'; coach: Coaching }
  | { type: 'over'; scores: Score[]; record?: string; key?: string }
);

export type Reply = FromTable;

// What the engine beside the page says by itself (site/adviser.ts): where an own answer leads, before the table says
// so, and what can be foreseen after so many moves. `known` are the table's messages whose scene was shown that way
// already.
export type FromAdviser =
  ({ type: 'foreseen' } & Scene) | { type: 'outlook'; moves: number; forecast: ForecastSection[] };
export type Told = (FromTable & { known?: true }) | FromAdviser;
