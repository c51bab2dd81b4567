// What a pointer or a key means on the map of Scythe: which thing lies under it, and which answer it is with what is
// entered in a widget. Where a thing leads the table says (store/choice); nothing here does.
import type { Answer } from '../../api/types';
import { is, type Choice, type Thing } from '../../store/choice.svelte';
import type { TableView } from '../game';
import { aboard } from './aboard.svelte';
import { counted, enteringOf, same, sameSet, total, type Amounts, type Entering } from './entering';
import { mechsOf } from './facts';
import { playerAt, positionOf } from './position';

// Where an own unit stands.
export function placeOf(view: TableView, unit: string): string | undefined {
  const player = playerAt(view.position, view.seat);
  if (!player) return undefined;
  if (unit === 'character') return player.character;
  if (unit.startsWith('worker@')) return unit.slice(7);
  const number = Number(unit.replace(/\D/g, ''));
  if (unit.startsWith('worker')) return player.workers[number - 1];
  const order = mechsOf(view.facts, player.faction);
  return player.mechs[order[number - 1] ?? ''];
}

// The unit that is picked and not sent yet.
export const pickedUnit = ({ choice, scene }: TableView): string | undefined =>
  scene.decision === 'step' ? undefined : choice.picked.find((thing) => thing.startsWith('unit:'))?.slice(5);

// A unit leaves open where it goes, with nothing aboard unless a load was picked: that lights with it, and the hex
// sends both.
export function aims(things: Thing[], choice: Choice, begun: string[]): Thing[][] {
  if (begun.length > 0) return things.some((thing) => /^(hex|do):/.test(thing)) ? [] : [['do:step']];
  const unit = things.some((thing) => thing.startsWith('unit:'));
  if (!unit || choice.can(is('step')) || things.some((thing) => /^(hex|do):/.test(thing))) return [];
  return [[things.some((thing) => thing.startsWith('load:')) ? 'do:step' : 'load:nothing']];
}

// A place is where something goes: it never takes the place of what is to go there.
export const instead = (thing: Thing): boolean => !thing.startsWith('hex:');

// A hex with an own unit that can be chosen means that unit, the strongest first; a unit on a lit hex means the hex.
export function thingOfHex(view: TableView, hex: string): Thing {
  const { targets } = view.choice;
  const whole = `hex:${hex}`;
  if (targets.has(whole)) return whole;
  const picked = pickedUnit(view);
  if (picked && placeOf(view, picked) === hex) return `unit:${picked}`;
  const there = units(view).filter((t) => placeOf(view, t.slice(5)) === hex);
  const strongest = ['unit:mech', 'unit:character', 'unit:worker'].flatMap((kind) =>
    there.filter((t) => t.startsWith(kind)),
  );
  return strongest[0] ?? whole;
}
// The units that a click can choose, also in place of the one that is picked.
function units({ choice }: TableView): Thing[] {
  const free = choice.picked.every((thing) => /^(unit|load):/.test(thing));
  const all = free ? [...choice.targets, ...Object.keys(choice.answers?.reach ?? {})] : [...choice.targets];
  return [...new Set(all)].filter((thing) => thing.startsWith('unit:'));
}
// While one unit moves, another ends that movement.
export function choosable({ choice, scene }: TableView, unit: string): boolean {
  return scene.decision === 'step' ? choice.leads(`unit:${unit}`) : choice.targets.has(`unit:${unit}`);
}
export const thingOfUnit = (view: TableView, unit: string, hex: string): Thing =>
  view.choice.targets.has(`hex:${hex}`) ? `hex:${hex}` : `unit:${unit}`;

export function click(view: TableView, thing: Thing): void {
  const answer = means(thing, view);
  if (answer) view.choice.play(answer);
  else if (!toggled(view, thing)) view.choice.pick(thing);
}

// A hex with the load or the tokens that the chips of the bar show.
export function means(thing: Thing, view: TableView): Answer | undefined {
  if (!thing.startsWith('hex:')) return undefined;
  const hex = thing.slice(4);
  const { choice } = view;
  if (view.scene.decision === 'step') {
    const load = loadNow(view);
    return choice.candidates.find((a) => a.do.do === 'step' && a.do.to === hex && a.do.load === load);
  }
  const wanted = counted(enteringOf(view).wanted);
  return choice.candidates.find((a) => a.do.do === 'tokens' && a.do.at === hex && same(a.do.tokens as Amounts, wanted));
}

// Answers that have their place on the map or in its widgets.
export const onTheMap = new Set([
  'unit',
  'step',
  'load',
  'fight',
  'tokens',
  'produce_on',
  'section',
  'option',
  'factory_card',
  'pay',
  'battle',
  'retreat',
]);

// ---- what a unit takes along

const loads = ['all', 'workers', 'tokens', 'nothing'] as const;
export type Load = (typeof loads)[number] | 'chosen';
// A kind of piece that can be taken along: the link that takes one, and those before the first.
export interface Piece {
  what: string;
  link: string;
  before: string[];
  text: string;
}

// The loads that the table offers, the largest first: for the unit that moves, or the one that is picked.
export function loadsOf(view: TableView): Load[] {
  const asked = (view.choice.answers?.actions ?? []).map((a) => a.do.load);
  const offered = new Set(view.scene.decision === 'step' ? asked : aboard.loadsOf(view));
  return loads.filter((load) => offered.has(load));
}
// The unit whose load is chosen: the one picked, else the one that moves.
export const loadedUnit = (view: TableView): string => pickedUnit(view) ?? positionOf(view).move?.unit ?? '';
// The load of the next step: the one picked; else what is aboard already stays aboard. None where no answer is that: it
// is asked then.
export function loadNow(view: TableView): Load | undefined {
  const { move } = positionOf(view);
  if (view.choice.begun.length > 0) return 'chosen';
  if (pickedUnit(view)) return pickedLoad(view) ?? 'nothing';
  if (move?.chosen_workers?.length || total(move?.chosen_tokens ?? {}) > 0) return 'chosen';
  return pickedLoad(view) ?? usualLoad(view);
}
const pickedLoad = ({ choice }: TableView): Load | undefined =>
  choice.picked.find((thing) => thing.startsWith('load:'))?.slice(5) as Load | undefined;
export function usualLoad(view: TableView): Load | undefined {
  const { move, tokens } = positionOf(view);
  const unit = loadedUnit(view);
  const at = placeOf(view, unit);
  const aboard = { workers: move?.carried_workers?.[unit]?.length ?? 0, tokens: move?.carried_tokens?.[unit] ?? {} };
  if (aboard.workers === 0 && total(aboard.tokens) === 0) return 'nothing';
  const workers = playerAt(view.position, view.seat)?.workers.filter((w) => w === at).length ?? 0;
  const here = tokens?.[at ?? ''] ?? {};
  const taken: Record<string, typeof aboard> = {
    all: { workers, tokens: here },
    workers: { workers, tokens: {} },
    tokens: { workers: 0, tokens: here },
  };
  return loadsOf(view).find(
    (load) => taken[load]?.workers === aboard.workers && same(taken[load]!.tokens, aboard.tokens),
  );
}
// How much of a kind lies or stands where the unit is: workers that have walked already are a kind of their own.
export function hereOf(view: TableView, what: string): number {
  const { move, tokens } = positionOf(view);
  const at = placeOf(view, loadedUnit(view)) ?? '';
  if (what !== 'worker' && what !== 'walked') return tokens?.[at]?.[what] ?? 0;
  const walked = (i: number) => !!move?.started?.includes(`worker${i + 1}`);
  const workers = playerAt(view.position, view.seat)?.workers ?? [];
  return workers.filter((place, i) => place === at && walked(i) === (what === 'walked')).length;
}
// How much of a kind the next step takes along: what was picked piece by piece, or what the load stands for.
export function aboardOf(view: TableView, what: string): number {
  const { move } = positionOf(view);
  const worker = what === 'worker' || what === 'walked';
  const load = loadNow(view);
  if (load === 'chosen' || load === undefined) {
    const taken = worker ? move?.chosen_workers?.length : move?.chosen_tokens?.[what];
    return (taken ?? 0) + piecesOf(view.choice.begun, what).length;
  }
  return load === 'all' || load === (worker ? 'workers' : 'tokens') ? hereOf(view, what) : 0;
}
// The pieces of a kind among links that are half entered.
export const piecesOf = (links: string[], what: string): string[] => links.filter((link) => link === `load ${what}`);

// A whole load in place of the one that was picked, and of what was chosen piece by piece.
export function pickLoad(view: TableView, load: Load): void {
  const { choice } = view;
  const thing = `load:${load}`;
  if (choice.begun.length === 0) return choice.pick(thing);
  choice.begin([], [...choice.picked.filter((t) => !t.startsWith('load:')), thing]);
}
// So many of a kind aboard, the rest as it is: half entered, as the load was before.
export function loadPieces(view: TableView, kinds: Piece[], what: string, wanted: number): void {
  const { choice } = view;
  const first = kinds[0];
  if (!first) return;
  const loads = kinds.flatMap((kind) =>
    Array.from({ length: kind.what === what ? wanted : aboardOf(view, kind.what) }, () => kind.link),
  );
  const picked = choice.picked.filter((thing) => !thing.startsWith('load:'));
  choice.begin(loads.length > 0 ? [...first.before, ...loads] : [], picked);
}

// L: false if there is nothing to load, or everything is aboard already.
export function everythingAboard(view: TableView): boolean {
  const [most] = loadsOf(view);
  if (!most || most === 'nothing' || loadNow(view) === most) return false;
  pickLoad(view, most);
  return true;
}

// ---- one decision with several marks

// Territories that produce, cards of a fight: a click puts one in or takes it out; the button of the bar sends.
function toggled(view: TableView, thing: Thing): boolean {
  const { candidates } = view.choice;
  if (!candidates.some((a) => a.do.do === 'produce_on' && a.things?.includes(thing))) return false;
  const hex = thing.slice(4);
  const entering = enteringOf(view);
  const most = Math.max(...candidates.map((a) => ((a.do.on as string[] | undefined) ?? []).length));
  const on = entering.produce;
  entering.produce = on.includes(hex) ? on.filter((h) => h !== hex) : [...on, hex].slice(-most);
  return true;
}
export function toggleCard(view: TableView, value: number, on: boolean): void {
  const entering = enteringOf(view);
  const have = entering.cards[value] ?? 0;
  const most = Math.max(0, ...view.choice.candidates.map((a) => total((a.do.cards ?? {}) as Amounts)));
  if (on) entering.cards = { ...entering.cards, [value]: have - 1 };
  else if (total(entering.cards) < most) entering.cards = { ...entering.cards, [value]: have + 1 };
}
export const produceAnswer = (answers: Answer[], entering: Entering): Answer | undefined =>
  answers.find((a) => a.do.do === 'produce_on' && sameSet(a.do.on as string[], entering.produce));
