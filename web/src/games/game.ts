// What a game brings to the page. Each game has a folder here with an index.ts whose default export is its GameView; the
// folder's name is the game's id, and nothing else has to be told about it. A game draws and says which things an answer
// mentions; it knows no rule: what is legal, what it costs and why not comes from the table.
import type { Component } from 'svelte';
import type { Answer, Deed, Facts, Happening, Scene, SeatInfo, Step } from '../api/types';
import type { Choice, Thing } from '../store/choice.svelte';

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
  position: any;
  seats: SeatInfo[];
  mine: number[]; // own seats
  seat: number | null; // whose own panels are shown
  names: string[]; // of the seats, for people
  choice: Choice;
  fresh: Step | null; // the step shown last
  pointed: Thing[]; // what a line of the log points at
  follow: boolean; // the board may move by itself
  undo(turn?: boolean): void;
  why(action: string, thing: Thing | null): void;
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

export interface GameView {
  Board: Component<{ view: TableView }>;
  panels: Panel[];
  Seats?: Component<{ view: TableView; onseat(seat: number): void }>; // in place of the frame's seats
  Others?: Component<{ view: TableView }>; // the open boards of another seat (view.seat), in place of its panels
  Status?: Component<{ view: TableView }>; // in the head, in place of the number of the turn
  Rail?: Component<{ view: TableView }>; // above the tabs of the rail on the desktop
  Acts?: Component<{ view: TableView }>; // buttons at the right end of the decision bar
  boardTab?: { icon: string; title: string }; // what the board is called among the tabs of the phone
  Below?: Component<{ view: TableView }>; // under the seats on the desktop (tracks)
  Tools?: Component<{ view: TableView }>; // in the decision bar, for decisions that are more than a click
  // In place of the board for decisions that need the room; null for the board.
  stage?(scene: Scene): Component<{ view: TableView }> | null;
  plate(seat: SeatInfo): Plate;
  sideName(seat: SeatInfo): string;
  rival?(position: any, score: number): { plate: Plate; name: string } | null; // who is scored without sitting on a seat
  goods(position: any, seat: number): Good[];
  stars?(position: any, seat: number): { have: number; of: number };
  things(deed: Deed): Thing[];
  usual?(answers: Answer[]): Answer | undefined;
  endsTurn?(deed: Deed): boolean; // said with the answer itself: the table need not wait for End turn
  primary?(answers: Answer[], scene: Scene): Answer | undefined; // the one button at the right end
  icon?(what: string): [icon: string, tint: string] | undefined; // of what an answer pays or gains
  glyph?(what: string): Glyph | undefined; // of what a forecast counts
  hidden?(answer: Answer): boolean; // has a better place than the row of answers in the bar
  drawn?(answer: Answer): boolean; // the same, and keeps it when something is picked
  // The action to ask `why` about when a thing that cannot be chosen now is clicked.
  wish?(thing: Thing, scene: Scene, picked: Thing[]): string | null;
  pointsAt?(event: Happening): Thing[];
  // What a log line shows as links: from words to things.
  named?(event: Happening, view: TableView): { word: string; thing: Thing }[];
  layout: string; // class of the table's grid
  broad?: { width: number; height: number }; // a board that needs this much room, and is made smaller as a whole where there is less
  // On the phone: the tab where this decision is made, `board` or the id of a panel.
  tab?(scene: Scene): string | null;
}

const modules = import.meta.glob<{ default: GameView }>(['./*/index.ts', '!./plain/index.ts']);

export async function gameView(id: string): Promise<GameView | null> {
  const load = modules[`./${id}/index.ts`];
  return load ? (await load()).default : null;
}
