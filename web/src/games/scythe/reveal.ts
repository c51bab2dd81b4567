// The reveal of a combat, read from the events of the step that brought it: who showed what, who won, and what came of
// it. No rule is known here: what the table did not tell did not happen.
import type { Amount, Happening, Scene, Step } from '../../api/types';
import type { Moment } from '../../store/moment.svelte';
import { handSize, positionOf, starCount, type Position } from './position';

export interface Shown {
  seat: number;
  faction: string;
  role: 'attacker' | 'defender';
  dial: number;
  cards: number[]; // values, the highest first
  total: number;
  won: boolean;
}
interface Units {
  character: number;
  mech: number;
  worker: number;
}
export type Stake = { seat: number } & (
  | { kind: 'star'; number: number } // how many stars this makes
  | { kind: 'hex'; taken: boolean; amounts: Amount[] } // what lies there
  | { kind: 'popularity'; from: number; to: number }
  | { kind: 'retreat'; units: Units; to: string }
  | { kind: 'waits' } // where to retreat is still to be chosen
  | { kind: 'off'; units: Units } // an Automa's units leave the board
  | { kind: 'card'; amount: number; from: number }
  | { kind: 'spent'; power: number; cards: number }
);
export interface Reveal {
  hex: string;
  sides: [Shown, Shown]; // the attacker first
  sentence: 'attacker_wins' | 'defender_wins' | 'tie_to_attacker' | 'nobody_fought_back';
  stakes: Stake[];
}

// What begins something else: the combat before it is over.
const next = new Set(['battle_began', 'encounter_drawn', 'factory_seen', 'turn_began', 'placed_token', 'game_over']);

const cardsOf = (event: Happening): number[] =>
  Object.entries((event.cards ?? {}) as Record<string, number>)
    .flatMap(([value, n]) => Array.from({ length: n }, () => Number(value)))
    .sort((a, b) => b - a);

export function revealsOf(step: Step, before: Position, after: Position): Reveal[] {
  const found: Reveal[] = [];
  const fought: Happening[] = [];
  step.events.forEach((event, place) => {
    if (event.event === 'fought') fought.push(event);
    if (event.event !== 'won_battle') return;
    const [attack, defence] = fought.splice(0);
    if (!attack || !defence) return;
    const rest = step.events.slice(place + 1);
    const end = rest.findIndex((e) => next.has(e.event));
    found.push(reveal(attack, defence, event, end < 0 ? rest : rest.slice(0, end), before, after));
  });
  return found;
}

function reveal(
  attack: Happening,
  defence: Happening,
  win: Happening,
  since: Happening[],
  before: Position,
  after: Position,
): Reveal {
  const side = (event: Happening, role: Shown['role']): Shown => ({
    seat: event.seat!,
    faction: before.players[event.seat!]?.faction ?? '',
    role,
    dial: Number(event.dial ?? 0),
    cards: cardsOf(event),
    total: Number(event.total ?? 0),
    won: event.seat === win.seat,
  });
  const sides: Reveal['sides'] = [side(attack, 'attacker'), side(defence, 'defender')];
  const hex = String(win.at);
  return { hex, sides, sentence: sentenceOf(sides), stakes: stakesOf(hex, sides, since, before, after) };
}

function sentenceOf([attack, defence]: Reveal['sides']): Reveal['sentence'] {
  if (defence.won) return 'defender_wins';
  if (defence.total === 0) return 'nobody_fought_back';
  return attack.total === defence.total ? 'tie_to_attacker' : 'attacker_wins';
}

function stakesOf(hex: string, sides: Reveal['sides'], since: Happening[], before: Position, after: Position): Stake[] {
  const [attack] = sides;
  const won = sides.find((s) => s.won)!.seat;
  const lost = sides.find((s) => !s.won)!.seat;
  const of = (event: string, seat: number) => since.filter((e) => e.event === event && e.seat === seat);
  const stakes: Stake[] = [];

  if (of('star', won).length) stakes.push({ kind: 'star', seat: won, number: starCount(after.players[won]!) });
  const lying = Object.entries(after.tokens?.[hex] ?? {}).map(([what, amount]) => ({ what, amount }));
  stakes.push({ kind: 'hex', seat: won, taken: attack.won, amounts: lying });
  for (const event of of('paid', won).filter((e) => e.what === 'popularity')) {
    const from = before.players[won]!.popularity;
    stakes.push({ kind: 'popularity', seat: won, from, to: from - Number(event.amount) });
  }
  const retreats = of('retreated', lost);
  for (const to of new Set(retreats.map((e) => String(e.to))))
    stakes.push({ kind: 'retreat', seat: lost, to, units: unitsOf(retreats.filter((e) => e.to === to)) });
  const beaten = of('automa_beaten', lost);
  if (beaten.length) stakes.push({ kind: 'off', seat: lost, units: unitsOf(beaten) });
  if (!retreats.length && !beaten.length && after.combat?.stage === 'retreat')
    stakes.push({ kind: 'waits', seat: lost });
  for (const event of of('drew_cards', lost)) {
    const player = before.players[lost]!;
    const shown = sides.find((s) => s.seat === lost)!.cards.length;
    stakes.push({ kind: 'card', seat: lost, amount: Number(event.amount), from: handSize(player) - shown });
  }
  for (const { seat, dial, cards } of sides)
    if (dial || cards.length) stakes.push({ kind: 'spent', seat, power: dial, cards: cards.length });
  return stakes;
}

function unitsOf(events: Happening[]): Units {
  const units: Units = { character: 0, mech: 0, worker: 0 };
  for (const event of events) {
    units.worker += Number(event.workers ?? 0);
    const unit = typeof event.unit === 'string' ? event.unit : '';
    if (unit === 'character') units.character += 1;
    else if (unit.startsWith('mech')) units.mech += 1;
    else if (unit.startsWith('worker')) units.worker += 1;
  }
  return units;
}

// Sealed, dials, cards one by one on both sides together, sums.
export function phasesOf({ sides }: Reveal): Moment['phases'] {
  const cards = Math.max(...sides.map((s) => s.cards.length));
  return [
    ['sealed', 300],
    ['dials', 480],
    ...Array.from({ length: cards }, (_, i): [string, number] => [`cards${i}`, 480 / cards]),
    ['sums', 200],
  ];
}

export const momentsOf = (step: Step, before: Scene, after: Scene): Moment[] =>
  revealsOf(step, positionOf(before), positionOf(after)).map((what) => ({
    phases: phasesOf(what),
    concerns: what.sides.map((s) => s.seat),
    what,
  }));

// What the seats of this page paid and gained by it, where one of them fought.
export function ownOf({ sides, stakes }: Reveal, mine: number[]): { pays: Amount[]; gains: Amount[] } {
  const own = sides.filter((s) => mine.includes(s.seat));
  const pays: Amount[] = [];
  const gains: Amount[] = [];
  if (own.length !== 1) return { pays, gains };
  const add = (list: Amount[], what: string, amount: number) => amount > 0 && list.push({ what, amount });
  for (const stake of stakes.filter((s) => s.seat === own[0]!.seat)) {
    if (stake.kind === 'star') add(gains, 'star', 1);
    if (stake.kind === 'card') add(gains, 'cards', stake.amount);
    if (stake.kind === 'popularity') add(pays, 'popularity', stake.from - stake.to);
    if (stake.kind === 'spent') {
      add(pays, 'power', stake.power);
      add(pays, 'cards', stake.cards);
    }
  }
  return { pays, gains };
}
