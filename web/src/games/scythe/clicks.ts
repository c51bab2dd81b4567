// What a click on a thing of Scythe means in each decision (ui.md, section 5). Everything sent is an answer the table
// listed; where a click stands for several answers they follow one another.
import type { Answer, Deed, Scene } from '../../api/types';
import { is, type Matcher, type Thing } from '../../store/choice.svelte';
import type { TableView } from '../game';
import { counted, entering, same, sameSet, total } from './entering.svelte';
import { playerAt } from './position';

export function things(deed: Deed): Thing[] {
  const text = (name: string) => String(deed[name]);
  const hexes = ['at', 'to'].filter((n) => deed[n] !== undefined).map((n) => `hex:${text(n)}`);
  switch (deed.do) {
    case 'section': return [`section:${text('section')}`];
    case 'bolster': case 'trade': return [`top:${deed.do}_${text('gain')}`];
    case 'move_coins': case 'move_units': case 'produce': return [`top:${deed.do}`];
    case 'factory_top': return ['top:factory'];
    case 'bottom': return [`bottom:${text('action')}`];
    case 'reveal': return [`objective:${text('objective')}`];
    case 'produce_on': return (deed.on as string[]).map((hex) => `hex:${hex}`);
    case 'unit': return [`unit:${text('unit')}`];
    case 'option': return [`option:${text('option')}`];
    case 'factory_card': return [`factory_card:${text('card')}`];
    case 'pay_card': return [`card:${text('card')}`];
    case 'upgrade': return [`cube:${text('cube')}`, `slot:${text('to')}`];
    case 'deploy': return [`mech:${text('mech')}`, ...hexes];
    case 'build': return [`structure:${text('structure')}`, ...hexes];
    case 'enlist': return [`recruit:${text('from')}`, `bonus:${text('bonus')}`];
    case 'step': case 'battle': case 'retreat': case 'produce_at': case 'pay': case 'tokens': case 'transport': return hexes;
    case 'take': return [`gain:${text('what')}`, ...hexes];
    default: return [];
  }
}

const unitOn = (view: TableView, hex: string): Thing | undefined => {
  const player = playerAt(view.position, view.seat);
  if (!player) return undefined;
  const found = [...view.choice.targets].filter((t) => t.startsWith('unit:') && placeOf(view, t.slice(5)) === hex);
  return found.find((t) => t.startsWith('unit:mech')) ?? found[0];
};

// Where an own unit stands.
export function placeOf(view: TableView, unit: string): string | undefined {
  const player = playerAt(view.position, view.seat);
  if (!player) return undefined;
  if (unit === 'character') return player.character;
  if (unit.startsWith('worker@')) return unit.slice(7);
  const number = Number(unit.replace(/\D/g, ''));
  if (unit.startsWith('worker')) return player.workers[number - 1];
  const order: string[] = view.facts.factions?.faction?.find((f: any) => f.id === player.faction)?.mechs ?? [];
  return player.mechs[order[number - 1] ?? ''];
}

// The answers name a worker by its number, the screen by its hex.
export function unitThing(view: TableView, unit: string, hex: string): Thing | undefined {
  if (!unit.startsWith('worker')) return view.choice.targets.has(`unit:${unit}`) ? `unit:${unit}` : undefined;
  return [...view.choice.targets].find((t) => t.startsWith('unit:worker') && placeOf(view, t.slice(5)) === hex);
}

const unitIs = (view: TableView, unit: string, hex: string): Matcher => (deed) =>
  deed.do === 'unit' && (deed.unit === unit || (unit.startsWith('worker') && String(deed.unit).startsWith('worker') && placeOf(view, String(deed.unit)) === hex));

// A unit: the next to move; before that, Move is chosen; a unit under way stops first. Where it stands on a lit hex the
// hex is meant.
export function clickUnit(view: TableView, unit: string, hex: string): void {
  const { choice } = view;
  if (choice.targets.has(`hex:${hex}`)) return clickHex(view, hex);
  const next = unitIs(view, unit, hex);
  const target = unitThing(view, unit, hex);
  if (target) return choice.pick(target);
  const ways: Matcher[][] = [
    [is('stop'), next],
    [is('move_units'), next],
    [is('section', { section: 'move' }), is('move_units'), next],
  ];
  for (const way of ways) if (choice.follow(...way)) return;
  clickHex(view, hex);
}

export function clickHex(view: TableView, hex: string): void {
  const { choice } = view;
  const decision = view.scene.decision;
  if (decision === 'step' && choice.targets.has(`hex:${hex}`)) return stepTo(view, hex);
  if (decision === 'produce' && choice.can((d) => d.do === 'produce_on')) return toggleProduce(view, hex);
  if (decision === 'unit') {
    const unit = unitOn(view, hex);
    if (unit) return choice.pick(unit);
  }
  if (choice.targets.has(`hex:${hex}`)) {
    const tokens = choice.find((d) => d.do === 'tokens' && d.at === hex && same(d.tokens as Record<string, number>, counted(entering.wanted)));
    if (tokens) return choice.play(tokens);
  }
  choice.pick(`hex:${hex}`);
}

// What lies or stands where the moving unit stands, and can be taken along.
export function cargo(scene: Scene, view: TableView): { workers: number; tokens: Record<string, number> } {
  const none = { workers: 0, tokens: {} };
  const unit = scene.position?.move?.unit as string | undefined;
  const answers = view.choice.answers?.actions ?? [];
  const loads = new Set(answers.filter((a) => a.do.do === 'step').map((a) => String(a.do.load)));
  if (!unit || loads.size < 2) return none;
  const at = placeOf(view, unit);
  const player = playerAt(scene.position, view.seat);
  if (!at || !player) return none;
  return {
    workers: loads.has('workers') || loads.has('all') ? player.workers.filter((w) => w === at).length : 0,
    tokens: loads.has('tokens') || loads.has('all') ? { ...(scene.position.tokens?.[at] ?? {}) } : {},
  };
}

// A step with what the chips say: by one answer where there is one, else loaded piece by piece.
function stepTo(view: TableView, hex: string): void {
  const { choice } = view;
  const { workers, tokens } = cargo(view.scene, view);
  const step = (load: string) => is('step', { to: hex, load });
  const allWorkers = entering.workers === workers;
  const noWorkers = entering.workers === 0;
  const allTokens = same(entering.tokens, tokens);
  const noTokens = total(entering.tokens) === 0;
  if (noWorkers && noTokens) return void (choice.follow(step('nothing')) || choice.pick(`hex:${hex}`));
  if (allWorkers && allTokens && choice.follow(step('all'))) return;
  if (allWorkers && noTokens && choice.follow(step('workers'))) return;
  if (noWorkers && allTokens && choice.follow(step('tokens'))) return;
  const loads: Matcher[] = [];
  for (let i = 0; i < entering.workers; ++i) loads.push((d) => d.do === 'load' && (d.what === 'worker' || d.what === 'walked'));
  for (const [what, n] of Object.entries(entering.tokens)) for (let i = 0; i < n; ++i) loads.push(is('load', { what }));
  if (!choice.follow(...loads, step('chosen'))) choice.pick(`hex:${hex}`);
}

function toggleProduce(view: TableView, hex: string): void {
  const sets = view.choice.candidates.filter((a) => a.do.do === 'produce_on');
  if (!sets.some((a) => (a.do.on as string[]).includes(hex))) return view.choice.pick(`hex:${hex}`);
  const most = Math.max(...sets.map((a) => (a.do.on as string[]).length));
  const on = entering.produce.includes(hex) ? entering.produce.filter((h) => h !== hex) : [...entering.produce, hex].slice(-most);
  entering.produce = on;
}
export const produceAnswer = (answers: Answer[]): Answer | undefined =>
  answers.find((a) => a.do.do === 'produce_on' && sameSet(a.do.on as string[], entering.produce));

// A row of the player mat: section, action and variant in one click.
const topAnswers: Record<string, [section: string, matcher: Matcher]> = {
  bolster_power: ['bolster', is('bolster', { gain: 'power' })],
  bolster_cards: ['bolster', is('bolster', { gain: 'cards' })],
  trade_tokens: ['trade', is('trade', { gain: 'tokens' })],
  trade_popularity: ['trade', is('trade', { gain: 'popularity' })],
  move_units: ['move', is('move_units')],
  move_coins: ['move', is('move_coins')],
  produce: ['produce', is('produce')],
  factory: ['factory', is('factory_top')],
};
export function topWays(row: string): Matcher[][] {
  const [section, matcher] = topAnswers[row]!;
  return [[matcher], [is('section', { section }), matcher]];
}
export function bottomWays(section: string, bottom: string): Matcher[][] {
  const take: Matcher = (d) => d.do === 'bottom' && d.card === undefined;
  void bottom;
  return [[take], [is('skip'), take], [is('section', { section }), is('skip'), take]];
}
export function tryWays(view: TableView, ways: Matcher[][], otherwise: Thing): void {
  for (const way of ways) if (view.choice.follow(...way)) return;
  view.choice.pick(otherwise);
}
export const possible = (view: TableView, ways: Matcher[][]): boolean => ways.some((way) => view.choice.can(way[0]!));

// The action that a click meant which cannot be done now, for the table to say why not.
export function wish(thing: Thing, scene: Scene): string | null {
  const [kind, name] = [thing.slice(0, thing.indexOf(':')), thing.slice(thing.indexOf(':') + 1)];
  const first = scene.answers?.actions[0]?.do.do;
  if (kind === 'hex')
    switch (scene.decision) {
      case 'step': return `go ${name}`;
      case 'produce': return `produce on ${name}`;
      case 'battle': return `battle ${name}`;
      case 'retreat': return `retreat ${String(scene.answers?.actions[0]?.do.unit ?? 'character')} ${name}`;
      case 'unit': return `unit worker@${name}`;
      case 'gain': {
        const done = scene.answers?.actions.find((a) => a.do.at !== undefined);
        return done ? done.action.replace(/@\w+/, `@${name}`) : null;
      }
      default: return first ? `go ${name}` : null;
    }
  if (kind === 'section') return `section ${name}`;
  if (kind === 'top') return { bolster_power: 'bolster power', bolster_cards: 'bolster cards', trade_tokens: 'trade tokens', trade_popularity: 'trade popularity', move_units: 'move', move_coins: 'coins', produce: 'produce', factory: 'factory' }[name] ?? null;
  if (kind === 'bottom') return name;
  if (kind === 'unit') return `unit ${name}`;
  if (kind === 'objective') return `reveal ${name}`;
  if (kind === 'mech') return `mech ${name}@factory`;
  if (kind === 'option') return `option ${name}`;
  return null;
}
