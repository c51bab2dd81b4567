// What a click on a thing of Paladins means in each decision (ui.md, section 5). Everything sent is an answer the table
// listed. A click in the action phase may stand for action, workers and target in a row; it stops where the table refuses,
// and before a step that could not be taken back.
import type { Answer, Deed, Happening, Scene } from '../../api/types';
import { screen } from '../../frame/screen.svelte';
import { is, maybe, type Matcher, type Thing } from '../../store/choice.svelte';
import { say } from '../../words/words.svelte';
import type { TableView } from '../game';
import { bestWorkers, cycled, entering } from './entering.svelte';
import { actionIcon, actionName } from './gains';
import { playerAt, type Action, type Position } from './position';

export function things(deed: Deed): Thing[] {
  const text = (name: string) => String(deed[name]);
  switch (deed.do) {
    case 'hire': case 'dismiss': return [`town:${text('card')}`];
    case 'tavern': return [`tavern:${text('place')}`];
    case 'act': return [`act:${text('action')}:${text('way')}`];
    case 'favour': return [`favour:${text('card')}`];
    case 'workshop': return [`spot:${text('action')}:${text('spot')}`];
    case 'space': return [`space:${text('at')}`];
    case 'jar': return [`jar:${text('place')}`];
    case 'outsider': return [`outsider:${text('card')}`];
    case 'clear': return [`clear:${text('action')}`];
    case 'ability': return [`hired:${text('card')}`];
    default: return [];
  }
}

// Drawing a card belongs to these actions: their tile says so before the click, so they are not held up.
export const draws = new Set<string>(['fortify', 'conspire']);

const own = (view: TableView): Record<string, number> => (playerAt(view.position as Position, view.seat)?.workers ?? {}) as Record<string, number>;
const suggested = (view: TableView, action: string): Matcher => (deed, answer) =>
  deed.do === 'workers' && (!answer.final || draws.has(action)) && answer === bestWorkers(view.choice.answers?.actions ?? [], own(view));
const safely = (matcher: Matcher): Matcher => (deed, answer) => !answer.final && matcher(deed, answer);

const act = (action: string, way: number): Matcher => is('act', { action, way });
export const can = (view: TableView, action: string, way: number): boolean => view.scene.decision === 'action' && view.choice.can(act(action, way));
export const ways = (action: string): number[] => (action === 'recruit' || action === 'hunt' || action === 'trade' ? [2, 1] : [1]);
export const canAny = (view: TableView, action: string): boolean => ways(action).some((way) => can(view, action, way));

function plan(view: TableView, action: string, way: number, target?: Matcher): Matcher[] {
  return [act(action, way), maybe(suggested(view, action)), ...(target ? [safely(target)] : [])];
}

export function clickAction(view: TableView, action: Action, way?: number): void {
  const { choice } = view;
  if (choice.targets.has(`clear:${action}`)) return choice.pick(`clear:${action}`);
  const wanted = way ?? ways(action).find((w) => can(view, action, w)) ?? 1;
  if (!choice.follow(...plan(view, action, wanted))) choice.pick(`act:${action}:${wanted}`);
}

// A spot: who stands there is chosen by hand; or the workshop goes there.
export function clickSpot(view: TableView, action: Action, spot: number): void {
  const { choice } = view;
  const thing = `spot:${action}:${spot + 1}`;
  if (choice.targets.has(thing)) return select(view, thing);
  if (view.scene.decision === 'workers' && (view.position as Position).space === action) return changeWorker(view, spot);
  const way = ways(action).filter((w) => can(view, action, w)).sort().find((w) => ways(action).length === 1 || w > spot);
  if (way === undefined || !choice.follow(act(action, way))) clickAction(view, action);
}
export function changeWorker(view: TableView, spot: number): void {
  entering.placed = cycled(view.choice.answers?.actions ?? [], entering.placed, spot);
}

// On the phone a target is shown first and sent by the button; elsewhere the pointer has shown it already.
export function select(view: TableView, thing: Thing): void {
  const { choice } = view;
  if (screen.size !== 'phone' || !choice.targets.has(thing)) return choice.pick(thing);
  choice.picked = [thing];
}

export interface Aimed {
  text: string;
  icon: string;
  note?: string;
  go(): void;
}
// What can be meant by a thing that is clicked before an action was chosen.
export function aims(view: TableView, thing: Thing): Aimed[] {
  const [sort, id] = [thing.slice(0, thing.indexOf(':')), thing.slice(thing.indexOf(':') + 1)];
  const with_ = (action: string, way: number, target: Matcher, text = actionName(action), icon = actionIcon[action]!): Aimed[] =>
    can(view, action, way) ? [{ text, icon, go: () => { entering.aim = null; view.choice.follow(...plan(view, action, way, target)); } }] : [];
  switch (sort) {
    case 'space': return [...with_('commission', 1, is('space', { at: id })), ...with_('garrison', 1, is('space', { at: id }))];
    case 'outsider': return [...with_('attack', 1, is('outsider', { card: id })), ...with_('convert', 1, is('outsider', { card: id }))];
    case 'jar': return with_('absolve', 1, is('jar', { place: Number(id) }));
    case 'town': {
      const debt = (view.facts.board?.townsfolk_slot ?? [])[(view.position as Position).townsfolk.indexOf(id)]?.or_debt ? [false, true] : [false];
      return [['hire', 2, 'recruit-free'] as const, ['dismiss', 1, 'townsfolk'] as const].flatMap(([verb, way, icon]) =>
        debt.flatMap((on) => with_('recruit', way, is(verb, { card: id, debt: on }), say(`paladins.web.${verb}${on ? '_debt' : ''}`), icon)));
    }
    default: return [];
  }
}
export function clickTarget(view: TableView, thing: Thing): void {
  const { choice } = view;
  if (choice.targets.has(thing) || choice.picked.includes(thing) || view.scene.decision !== 'action') return select(view, thing);
  const found = aims(view, thing);
  if (found.length === 0) return choice.pick(thing);
  if (found.length === 1 && !thing.startsWith('outsider:') && !thing.startsWith('town:')) return found[0]!.go();
  entering.aim = entering.aim === thing ? null : thing;
}

// The answer a thing under the pointer stands for, if it is only one.
export function lookedAt(view: TableView): Answer | undefined {
  const thing = entering.looked;
  const found = thing ? view.choice.candidates.filter((a) => things(a.do).includes(thing)) : view.choice.picked.length ? view.choice.candidates : [];
  return found.length === 1 ? found[0] : undefined;
}

// The action that a click meant which cannot be done now, for the table to say why not.
export function wish(thing: Thing, scene: Scene): string | null {
  const [sort, id = '', more = ''] = thing.split(':');
  const asked = scene.decision;
  const first = String(scene.answers?.actions[0]?.do.do ?? '');
  switch (sort) {
    case 'act': return more === '2' ? `${id} 2` : id;
    case 'town': return first === 'hire' || first === 'dismiss' ? `${first} ${id}` : asked === 'townsfolk' ? `hire ${id}` : 'recruit 2';
    case 'space': return asked === 'space' ? `space ${id}` : 'commission';
    case 'outsider': return asked === 'outsider' ? `outsider ${id}` : 'attack';
    case 'jar': return asked === 'jar' ? `jar ${id}` : 'absolve';
    case 'spot': return asked === 'workshop' ? `workshop ${id} ${more}` : id;
    case 'favour': return `favour ${id}`;
    case 'clear': return `clear ${id}`;
    case 'tavern': return `tavern ${id}`;
    default: return null;
  }
}

export function pointsAt(event: Happening): Thing[] {
  const found: Thing[] = [];
  if (event.at !== undefined) found.push(`space:${String(event.at)}`);
  if (event.action !== undefined) found.push(`act:${String(event.action)}:1`);
  if (/townsfolk|hired|dismissed|ability/.test(event.event)) found.push(`town:${String(event.card)}`, `hired:${String(event.card)}`);
  if (/outsider|attacked|converted/.test(event.event)) found.push(`outsider:${String(event.card)}`);
  if (/favour/.test(event.event)) found.push(`favour:${String(event.card)}`);
  return found;
}
