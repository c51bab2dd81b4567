// What the pointer does in Paladins beyond `choice.pick(thing)`: how lit a thing looks, a target that the phone shows
// first, a slot whose worker is changed. Which decisions a click stands for the engine says (docs/api.md, ways).
import type { Answer, Happening, Way } from '../../api/types';
import { screen } from '../../frame/screen.svelte';
import { is, type Choice, type Thing } from '../../store/choice.svelte';
import type { TableView } from '../game';
import { begunOf } from './begun';
import { cycled, cycledAmong, enteringOf, linkOf, placedBy, workersAnswer, type Placed } from './entering';
import type { Action, Position } from './position';

// Drawing a card belongs to these actions: their tile says so before the click.
export const draws = new Set<string>(['fortify', 'conspire']);

// target: one decision leads there; may: several do; no: none does, now. Empty for what can still be picked instead of
// what is picked, and where one has no seat.
export type Look = 'target' | 'may' | 'no' | '';
export function look({ choice, mine }: TableView, thing: Thing): Look {
  const steps = choice.steps(thing);
  if (steps > 0) return steps === 1 ? 'target' : 'may';
  return mine.length === 0 || thing in (choice.answers?.reach ?? {}) ? '' : 'no';
}

// True if whatever a click on this thing decides cannot be taken back.
export function locked({ choice }: TableView, thing: Thing): boolean {
  const meant = choice.candidates.filter((answer) => answer.things?.includes(thing));
  return meant.length > 0 && meant.every((answer) => answer.final);
}

// What an action is aimed at: its target is chosen before anything is sent, and goes with its usual workers.
const targets: Partial<Record<Action, string[]>> = {
  develop: ['do:workshop'],
  recruit: ['do:hire', 'do:dismiss'],
  pray: ['do:clear'],
  commission: ['do:space'],
  garrison: ['do:space'],
  absolve: ['do:jar'],
  attack: ['do:outsider'],
  convert: ['do:outsider'],
};
const actionOf = (things: Thing[]): Action | undefined =>
  things.find((thing) => thing.startsWith('act:'))?.split(':')[1] as Action | undefined;
export function aims(things: Thing[], choice: Choice): Thing[][] {
  const action = actionOf(things);
  const chosen = things.some((thing) => !thing.startsWith('act:'));
  if (!action || chosen || !choice.can(is('act'))) return [];
  return (targets[action] ?? []).map((kind) => ['do:workers', kind]);
}
// A click on any other action sends its usual workers with it.
export const along = (thing: Thing): Thing[] => (thing.startsWith('act:') ? ['do:workers'] : []);

// While workers are chosen by hand, a target goes with those that are proposed.
export function usualWay(ways: Way[], _picked: Thing[], choice: Choice): Way | undefined {
  if (choice.begun.length === 1) {
    const placed = choice.entered<Placed>('placed');
    return ways.find((way) => placed && way.links.includes(linkOf(placed))) ?? ways[0];
  }
  const sent = workersAnswer(choice);
  const meant = sent ? ways.filter((way) => way.links[0] === sent.action) : [];
  return meant.length === 1 ? meant[0] : undefined;
}

// An action that has something to be aimed at, and is done without.
export function aimless(way: Way): boolean {
  const action = actionOf(way.things);
  const open = (action && targets[action]) ?? [];
  return open.length > 0 && !open.some((kind) => way.things.includes(kind));
}
// Shown in the bar first, with its price: on the phone every target, elsewhere a card, for which one may have had
// another action in mind unless that was picked before, and a workshop on a slot, where workers might be meant.
export function confirms(way: Way, picked: Thing[]): boolean {
  if (aimless(way)) return true;
  if (way.links.length < 2 || (screen.size !== 'phone' && picked[0]?.startsWith('act:'))) return false;
  const shown = (thing: Thing) =>
    screen.size === 'phone' ? !thing.startsWith('act:') : /^(outsider|spot|town):/.test(thing);
  return picked.some(shown);
}

// On the phone a target is shown first and sent by the button; elsewhere the pointer has shown it already.
export const holds = (_answer: Answer, things: Thing[]): boolean =>
  screen.size === 'phone' && !things.some((thing) => thing.startsWith('act:'));
// One action at a time is picked.
export const replaces = (thing: Thing, { picked }: Choice): Thing[] =>
  thing.startsWith('act:') ? picked.filter((t) => t.startsWith('act:')) : [];
export const select = ({ choice }: TableView, thing: Thing): void => choice.pick(thing);

// The way of an action that is on its tile: the larger one that can be done.
export function actionThing({ choice }: TableView, action: Action, ways: number): Thing {
  const all = Array.from({ length: ways }, (_, i) => `act:${action}:${ways - i}`);
  return all.find((thing) => choice.steps(thing) === 1) ?? all[0]!;
}

// True if a click on a slot changes the worker that is proposed for it.
export const changesWorkers = (view: TableView, action: Action): boolean =>
  view.scene.decision === 'workers' && !!view.choice.answers && (view.position as Position).space === action;

// What a whole tile stands for, wherever it is clicked, while a space with workers is chosen: that space.
export function clearingOf({ choice }: TableView, action: Action): Thing | null {
  const thing = `clear:${action}`;
  return choice.targets.has(thing) || choice.picked.includes(thing) ? thing : null;
}
// What a slot stands for: the tile's space, the workshop that can go there, else its action. A finger does not tell
// slots apart that are closer than it is broad: there they are one, but for workshops.
export function slotThing(view: TableView, action: Action, slot: number, ways: number): Thing {
  const clearing = clearingOf(view, action);
  if (clearing) return clearing;
  const spot = `spot:${action}:${slot + 1}`;
  const asked = view.scene.decision === 'workshop';
  const lit = screen.size === 'phone' ? view.choice.targets.has(spot) : view.choice.lit(spot);
  if (asked || lit || view.choice.picked.includes(spot)) return spot;
  if (screen.size === 'phone') return actionThing(view, action, ways);
  // Of an action in two ways the number of the slot is that of its workers.
  const way = `act:${action}:${slot + 1}`;
  return ways > 1 && view.choice.steps(way) === 1 ? way : actionThing(view, action, ways);
}
// True while a target is chosen for workers whose sending was the last decision, so that it alone can be taken back.
export const sentWorkersCanChange = (view: TableView): boolean =>
  targeting.has(view.scene.decision) &&
  !view.choice.half &&
  !!view.scene.undo?.steps &&
  (view.fresh ? view.fresh.do?.do === 'workers' && view.mine.includes(view.fresh.seat) : true);
const targeting = new Set(['space', 'outsider', 'jar', 'townsfolk', 'workshop', 'clear']);
// A click on a slot of an action fills its slots, one on a slot that is filled changes its worker. Nothing is sent.
export function clickSlot(view: TableView, action: Action, slot: number, ways: number): void {
  const clearing = clearingOf(view, action);
  if (clearing) return select(view, clearing);
  if (changesWorkers(view, action)) return changeWorker(view, slot);
  if ((view.position as Position).space === action && sentWorkersCanChange(view)) return view.undo('decision');
  const thing = slotThing(view, action, slot, ways);
  const sent = byHand(view, thing);
  if (thing.startsWith('spot:') || !sent || screen.size === 'phone') return select(view, thing);
  void fillSlots(view, thing, slot);
}
export async function fillSlots(view: TableView, thing: Thing, slot: number): Promise<void> {
  const { choice } = view;
  const sent = byHand(view, thing);
  if (!sent) return;
  const { shown, question } = choice;
  const still = () => choice.shown === shown && choice.question === question;
  const found = await choice.ask(['do:workers'], [sent.action]);
  const all = (found?.ways ?? []).flatMap((way) => way.links.slice(1, 2)).map(placedBy);
  if (!still()) return;
  if (all.length === 0) return choice.pick(thing);
  const before = choice.picked.includes(thing) ? begunOf(view)?.workers : undefined;
  const placed = before ? cycledAmong(all, before, slot) : all[0]!;
  const links = [sent.action, linkOf(placed)];
  const open = await choice.aimedAt([thing], thing, links);
  if (!still()) return;
  // What is aimed goes on from its workers; what is not ends with them.
  choice.begin(open.length > 0 ? links : links.slice(0, 1), [thing], { placed });
}
// The answer that begins an action without its workers.
export function byHand({ choice }: TableView, thing: Thing) {
  const [, action, way] = thing.split(':');
  return choice.find(is('act', { action, way: Number(way) }));
}
export function changeWorker(view: TableView, slot: number): void {
  const entering = enteringOf(view);
  entering.placed = cycled(view.choice.answers?.actions ?? [], entering.placed, slot);
}

export function pointsAt(event: Happening): Thing[] {
  const found: Thing[] = [];
  if (event.at !== undefined) found.push(`space:${String(event.at)}`);
  if (event.action !== undefined) found.push(`act:${String(event.action)}:1`);
  if (/townsfolk|hired|dismissed|ability/.test(event.event))
    found.push(`town:${String(event.card)}`, `hired:${String(event.card)}`);
  if (/outsider|attacked|converted/.test(event.event)) found.push(`outsider:${String(event.card)}`);
  if (/favour/.test(event.event)) found.push(`favour:${String(event.card)}`);
  return found;
}
