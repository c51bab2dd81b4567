// What a game brings to the page. Each game has a folder here with an index.ts whose default export is its GameView;
// the folder's name is the game's id, and nothing else has to be told about it. A game draws and says which things an
// answer mentions; it knows no rule: what is legal, what it costs and why not comes from the table.
import type { Component } from 'svelte';
import type {
  Amount,
  Answer,
  Deed,
  Facts,
  Happening,
  Json,
  Scene,
  Score,
  SeatInfo,
  Step,
  Verdict,
  Way,
} from '../api/types';
import type { Choice, Thing } from '../store/choice.svelte';
import type { Moment } from '../store/moment.svelte';

export interface Plate {
  shape: 'circle' | 'square' | 'diamond' | 'shield' | 'house' | 'hex' | 'arch';
  letter: string;
  colour: string; // class s-<colour> of base.css
}

export interface Good {
  icon: string;
  tint: string; // class c-<tint>
  amount: number | string;
  title: string;
}

// Everything a component of a game gets. Plain data and callbacks.
export interface TableView {
  game: string;
  facts: Facts;
  scene: Scene;
  position: unknown;
  seats: SeatInfo[];
  mine: number[]; // own seats
  seat: number | null; // whose own panels are shown
  names: string[]; // of the seats, for people
  choice: Choice;
  fresh: Step | null; // the step shown last
  moment?: { what: unknown; phase: string } | null; // what is being watched, before the next question
  pointed: Thing[]; // what a line of the log points at
  follow: boolean; // the board may move by itself
  undo(what?: 'step' | 'turn' | 'decision'): void;
  why(action: string, thing: Thing | null): void;
  verdict?(action: string): Promise<Verdict | null>; // the same, for a place of the game's own
  tab?: string; // of the phone, that is in front
  alone?: boolean; // the board is wanted without the sheet that lies over it
  leave?(away: boolean): void;
  preview?: Way; // what is pointed at or picked leads to this one way
  show?(tab: string): void; // brings a tab of the phone to the front: 'board', 'others', 'log' or the id of a panel
  point(things: Thing[]): void;
  tell?(text: string): void; // reads something aloud on request
}

export interface Panel {
  id: string;
  icon: string;
  title: string; // key of a message
  component: Component<{ view: TableView }>;
  beside?: boolean; // on the desktop it stands in the own column; else only in tabs
}

export interface Glyph {
  icon: string;
  tint: string;
  key: string; // of the word it is counted by, for who does not see it
}

// One of the two buttons at the right end of the bar. Its text has at most 18 signs in every language; what it costs
// stands in the chips, what it means in the sub-line. Without `press` or `href` it is not ready and says what is
// missing.
export interface BarButton {
  text: string;
  title?: string; // the whole sentence
  icon?: string;
  key?: string; // of the keyboard
  lock?: boolean; // cannot be taken back
  action?: string;
  expanded?: boolean;
  stays?: boolean; // as the second answer, also while something is half entered
  href?: string;
  press?(): void;
  why?(): void; // not ready: says what is missing
  says?: string; // the same in a sentence, before the click
}

// What is worth being watched in a game, before the next question.
export interface MomentView {
  of(step: Step, before: Scene, after: Scene): Moment[];
  Stage: Component<{ view: TableView }>; // in place of the board
  // At the outcome: what the bar says, and what an own seat paid and gained.
  bar(view: TableView): { prompt: string; sub?: string; pays: Amount[]; gains: Amount[] };
  aloud(view: TableView): string; // one sentence, at the outcome
}

export interface GameView {
  // Enters what a suggested answer needs beyond a click, so that one click gives it.
  suggest?(answer: Answer, view: TableView): void;
  // The tab of the phone on which a thing is drawn.
  tabOf?(thing: Thing, view: TableView): string | undefined;
  Board: Component<{ view: TableView }>;
  panels: Panel[];
  Seats?: Component<{ view: TableView; onseat(seat: number): void }>; // in place of the frame's seats
  Others?: Component<{ view: TableView }>; // the open boards of another seat (view.seat), in place of its panels
  // What can be done with another seat, above its boards.
  Dealing?: Component<{ view: TableView; seat: number }>;
  Status?: Component<{ view: TableView }>; // in the head, in place of the number of the turn
  Rail?: Component<{ view: TableView }>; // above the tabs of the rail on the desktop
  Wealth?: Component<{ view: TableView }>; // the own goods, where the bar is a column
  boardTab?: { icon: string; title: string }; // what the board is called among the tabs of the phone
  Below?: Component<{ view: TableView }>; // under the seats on the desktop (tracks)
  Tools?: Component<{ view: TableView }>; // chips in the bar's row, for decisions that are more than a click
  Sheet?: Component<{ view: TableView }>; // above the bar, over the board: what needs more room than a row of chips
  // In place of the board for decisions that need the room; null for the board.
  stage?(scene: Scene): Component<{ view: TableView }> | null;
  moment?: MomentView;
  plate(seat: SeatInfo): Plate;
  sideName(seat: SeatInfo): string;
  // Who is scored without sitting on a seat.
  rival?(position: unknown, score: number): { plate: Plate; name: string } | null;
  goods(position: unknown, seat: number): Good[];
  // What lies on the board and is counted with them where a promise changes it.
  held?(view: TableView): Good[];
  passed?(position: unknown, seat: number): boolean; // out of this round
  stars?(position: unknown, seat: number): { have: number; of: number };
  usual?(answers: Answer[]): Answer | undefined;
  plain?(answers: Answer[], picked: Thing[]): Answer | undefined; // the one a plain click means already
  holds?(answer: Answer, picked: Thing[]): boolean; // shown in the bar first, sent by its button
  // Of several ways, the one or those that a plain click means.
  usualWay?(ways: Way[], picked: Thing[], choice: Choice): Way | Way[] | undefined;
  along?(thing: Thing, choice: Choice): Thing[]; // what a click on it includes, where a way leads to all of it
  // What things picked together leave open: the ways on from them are lit, and nothing is sent (store/choice).
  aims?(things: Thing[], choice: Choice, begun: string[]): Thing[][];
  instead?(thing: Thing, choice: Choice): boolean; // whether a click on it may take the place of what is picked
  // What a click on a thing gives with what is entered in a widget for it (a load, tokens): shown before it is done.
  means?(thing: Thing, view: TableView): Answer | undefined;
  // What is picked already whose place a click on this thing takes.
  replaces?(thing: Thing, choice: Choice): Thing[];
  aside?(way: Way, things: Thing[]): boolean; // it does something on the side which these things do not name
  confirms?(way: Way, picked: Thing[]): boolean; // shown in the bar first, sent by its button
  // What was entered for an answer that can still be changed, as it was entered: Esc takes it back step by step.
  entered?(deed: Deed): Record<string, Json>[];
  endsTurn?(deed: Deed): boolean; // said with the answer itself: the table need not wait for End turn
  primary?(answers: Answer[], view: TableView): Answer | undefined; // the one button at the right end
  short?(answer: Answer, view: TableView): string | undefined; // what that button says, in at most 18 signs
  chip?(answer: Answer): string | undefined; // among the chips of the bar, where the sentence is too long
  shortWay?(way: Way, view: TableView): string | undefined; // the same for a way
  title?(view: TableView): string | null; // the prompt while something is half entered: what it is
  inTurn?(deed: Deed | null): boolean; // whether what was decided last is of a turn, where the table waits for its end
  // What can be meant by a click on a thing, each named by what it does: those that cannot be done say why.
  verbs?(thing: Thing, view: TableView): Thing[];
  verb?(thing: Thing): string; // what such a thing says it does: "do:build"
  About?: Component<{ view: TableView; thing: Thing }>; // what a thing is, below what a click on it does
  // The prompt while a way waits for its button; else the sentence of its end.
  titleWay?(way: Way, view: TableView): string;
  ready?(view: TableView): BarButton | null; // the button, where it stands for more than one answer
  missing?(view: TableView): string | undefined; // what it says while something is missing
  second?(view: TableView): BarButton | null; // the button below it
  note?(view: TableView): string | null; // the line below the prompt
  waits?(view: TableView): string | null; // the same while others are waited for
  load?(view: TableView): boolean; // L: everything aboard
  close?(): boolean; // Esc: what lies on top is closed
  leave?(): boolean; // Esc, when nothing is half entered
  midway?(scene: Scene): boolean; // Esc takes a step of this action back
  // What is certain of an answer, where the secret answers of others decide what else it brings.
  certain?(answer: Answer): { pays: Amount[]; gains: Amount[] } | null;
  icon?(what: string): [icon: string, tint: string] | undefined; // of what an answer pays or gains
  glyph?(what: string): Glyph | undefined; // of what a forecast counts
  hidden?(answer: Answer): boolean; // has a better place than the row of answers in the bar
  drawn?(answer: Answer): boolean; // the same, and keeps it when something is picked
  pointsAt?(event: Happening): Thing[];
  // What a log line shows as links: from words to things.
  named?(event: Happening, view: TableView): { word: string; thing: Thing }[];
  lineIcon?(kind: string): string | undefined; // of a line of the chronicle
  fights?: readonly string[]; // the kinds of lines that are combats
  // At the end: what one might add to the sum of a seat, in words.
  afterword?(view: TableView, score: Score): string | null;
  endBeside?: boolean; // on the desktop the ending stands in the board's place and in the column beside it
  steady?: boolean; // on the tablet the first panel always stands, and the tabs are above it
  layout: string; // class of the table's grid
  // A board that needs this much room, and is made smaller as a whole where there is less.
  broad?: { width: number; height: number };
  // On the phone: the tab where this decision is made, `board` or the id of a panel.
  tab?(scene: Scene): string | null;
  // The same for what is half entered: where its target is chosen, on the tablet. None: nothing is aimed at.
  aimed?(view: TableView): string | null;
}

const modules = import.meta.glob<{ default: GameView }>(['./*/index.ts', '!./plain/index.ts']);

export async function gameView(id: string): Promise<GameView | null> {
  const load = modules[`./${id}/index.ts`];
  return load ? (await load()).default : null;
}
