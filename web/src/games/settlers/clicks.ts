// What a pointer does in Imperial Settlers. The table says what is legal and where it leads; here is
// only which of its answers a plain click means and what is shown in the bar before it is sent.
import type { Answer, Way } from '../../api/types';
import { screen } from '../../frame/screen.svelte';
import { is, type Choice, type Thing } from '../../store/choice.svelte';
import type { TableView } from '../game';
import { building } from './building.svelte';
import { looking } from './looking.svelte';
import { faceOf } from './cards';
import { effectsOf } from './phrases';
import { inHand, playerAt } from './position';

export type Deal = 'build' | 'deal' | 'raze_hand';
const deals = new Set(['build', 'deal', 'raze_hand']);
const tokens = new Set(['defend', 'samurai']);
const layings = new Set(['stash_card', 'stash_resource']);
const aimings = new Set(['target', 'target_seat', 'target_attack', 'sacrifice', 'attacked']);

// A location that can be used twice is used once by a plain click.
export const usual = (answers: Answer[]): Answer | undefined =>
  answers.every((a) => a.do.do === 'activate') ? answers.find((a) => a.do.times === 1) : undefined;
// A click on an own location uses it. What else can be done there begins with what it needs: a token, a card, a good.
export const plain = (answers: Answer[], picked: Thing[]): Answer | undefined =>
  picked.length === 1 ? answers.find((a) => a.do.do === 'activate' && a.do.times === 1) : undefined;

// A card of the hand rises first, a rival's location is shown first, and so is what costs a token; on the phone
// everything that is aimed at, because a finger is broader than a pointer.
export function holds({ do: deed }: Answer, picked: Thing[]): boolean {
  if (deed.do === 'raze') return true;
  if (deals.has(deed.do)) return !picked.some((t) => t.startsWith('do:'));
  if (tokens.has(deed.do)) return !picked.some((t) => t.startsWith('token:'));
  if (layings.has(deed.do)) return picked.length === 1;
  return screen.size === 'phone' && aimings.has(deed.do);
}
// An own location that aims at something is used together with its target, workers are sent for a good: nothing goes
// out before that is chosen.
export function along(thing: Thing, choice: Choice): Thing[] {
  if (thing === 'do:send') return ['do:pair'];
  const used = choice.candidates.some((a) => a.do.do === 'activate' && a.things?.includes(thing));
  return used && choice.picked.length === 0 && choice.answers?.reach?.['do:target'] ? ['do:target'] : [];
}
// The card of the hand that is lifted: what can be done with one is a deal of it.
function liftedIn({ picked, answers }: Choice): Thing | undefined {
  const [first] = picked;
  const ofHand = (thing: Thing) =>
    answers?.actions.some((a) => deals.has(a.do.do) && a.things?.includes(thing)) ?? false;
  return first?.startsWith('card:') && ofHand(first) ? first : undefined;
}
// While a card is lifted, a location means that it goes for the card, and a second one goes in place of the first.
export function replaces(thing: Thing, choice: Choice): Thing[] {
  const lifted = liftedIn(choice);
  if (!lifted || !thing.startsWith('card:')) return [];
  return choice.picked.filter((t) => t !== lifted && t.startsWith('card:'));
}
// Only another card of the hand takes the place of a lifted one.
export function instead(thing: Thing, choice: Choice): boolean {
  if (!liftedIn(choice)) return true;
  return choice.answers?.actions.some((a) => deals.has(a.do.do) && a.things?.includes(thing)) ?? false;
}
// No token is spent on the side of something else that was picked.
export const aside = (way: Way, things: Thing[]): boolean =>
  things.length > 1 &&
  way.links.length > 1 &&
  [...tokens].some((kind) => way.things.includes(`do:${kind}`)) &&
  !things.some((thing) => thing.startsWith('token:') || thing === 'do:defend' || thing === 'do:samurai');

// A location picked after a lifted card goes for it. Making a deal with the card and then laying a token there is
// another way: that one begins with the deal.
export function usualWay(ways: Way[], picked: Thing[], choice: Choice): Way | Way[] | undefined {
  const begun = (way: Way) => choice.answers?.actions.find((a) => a.action === way.links[0])?.do;
  if (picked.length === 1 && ways.every((way) => begun(way)?.do === 'activate'))
    return ways.filter((way) => begun(way)?.times === 1);
  const going = ways.filter((way) => way.things.includes('do:sacrifice'));
  return picked.length > 1 && going.length === 1 ? going[0] : undefined;
}
// Several decisions at once are always shown first.
export const confirms = (): boolean => true;

// The card of the hand that is lifted, with what can be done with it.
export function liftedOf(view: TableView): string | null {
  const first = view.choice.picked[0];
  const card = first?.startsWith('card:') ? first.slice(5) : null;
  return card && view.scene.decision === 'action' && inHand(view.position, view.seat, card) ? card : null;
}
export const dealsOf = (view: TableView, card: string): Record<Deal, Answer | undefined> => ({
  build: view.choice.find(is('build', { card })),
  deal: view.choice.find(is('deal', { card })),
  raze_hand: view.choice.find(is('raze_hand', { card })),
});

// What the bar's button does with the lifted card: builds it, or the only other thing that can be done with it.
export function mainDeal(view: TableView, card: string): Deal {
  const open = dealsOf(view, card);
  const others = (['deal', 'raze_hand'] as const).filter((what) => open[what]);
  return !open.build && others.length === 1 ? others[0]! : 'build';
}

// What a location is worth to its owner, where the points are the same: nothing without an ability, else the more the
// more it cost. A foundation has no ability.
function worth(view: TableView, card: string | null): number {
  const face = card === null ? undefined : faceOf(view.facts, card);
  const founded = !!playerAt(view.position, view.seat)?.foundations?.includes(card ?? '');
  if (!face || founded || effectsOf({ ...face.row, bonus: undefined, bonus_per: undefined }).length === 0) return 0;
  return 1 + Object.values(face.row.cost).reduce((sum, n) => sum + n, 0);
}
// Of several locations that could go, the one that costs least: by what the table says of each, then by its worth.
export function leastOf<T extends { score?: number }>(
  view: TableView,
  list: T[],
  card: (one: T) => string | null,
): T | undefined {
  const less = (a: T, b: T) =>
    (a.score ?? 0) === (b.score ?? 0) ? worth(view, card(a)) < worth(view, card(b)) : (a.score ?? 0) > (b.score ?? 0);
  return list.reduce<T | undefined>((best, one) => (!best || less(one, best) ? one : best), undefined);
}
export const leastLoss = (view: TableView, answers: Answer[]): Answer | undefined =>
  leastOf(
    view,
    answers.filter((a) => a.do.do === 'sacrifice'),
    (a) => String(a.do.card ?? ''),
  );

// The way that builds the lifted card together with the location that goes for it: the one that was picked, else the
// one that costs least. None where no location goes.
export function buildingWay(view: TableView): Way | undefined {
  const lifted = liftedOf(view);
  if (!lifted) return undefined;
  return view.choice.picked.length > 1
    ? view.choice.ways[0]
    : leastOf(view, building.waysFor(view, lifted), (way) => goesFor(way, lifted));
}
// The card of a way that is not the lifted one.
export const goesFor = (way: Way | undefined, lifted: string | null): string | null =>
  way?.things.find((t) => t.startsWith('card:') && t !== `card:${lifted}`)?.slice(5) ?? null;
export function suggested(view: TableView): string | null {
  if (view.scene.decision === 'sacrifice') {
    const held = view.choice.picked[0]?.slice(5);
    return held ?? (String(leastLoss(view, view.choice.candidates)?.do.card ?? '') || null);
  }
  return goesFor(buildingWay(view), liftedOf(view));
}

// Builds as the bar shows it: with the location that goes, where one does.
export function build(view: TableView): void {
  const way = buildingWay(view);
  if (way) view.choice.go(way);
  else view.choice.pick('do:build');
}

// What the pointer is on, else what the bar's button would do: its price is marked on the goods.
export function meantBy(view: TableView): Answer | Way | null {
  const { choice } = view;
  if (!choice.answers) return null;
  if (looking.preview) return looking.preview;
  const lifted = liftedOf(view);
  if (lifted) return buildingWay(view) ?? dealsOf(view, lifted)[mainDeal(view, lifted)] ?? null;
  if (choice.ways.length === 1) return choice.ways[0]!;
  return choice.picked.length > 0 && choice.candidates.length === 1 ? choice.candidates[0]! : null;
}
export const amountIn = (list: Answer['pays'], good: string): number =>
  (list ?? []).filter((a) => a.what === good).reduce((sum, a) => sum + a.amount, 0);

// True if nothing a click on the card leads to can be taken back.
export function isFinal(view: TableView, card: string): boolean {
  const led = view.choice.candidates.filter((a) => a.things?.includes(`card:${card}`));
  return led.length > 0 && led.every((a) => a.final);
}

// After how many decisions a click on a card leads somewhere; a token that has to be taken first counts as one.
export function stepsTo(view: TableView, card: string): number {
  const { choice } = view;
  const thing = `card:${card}`;
  const lifted = liftedOf(view);
  if (lifted && lifted !== card && building.waysFor(view, lifted).some((way) => way.things.includes(thing))) return 1;
  const steps = choice.steps(thing);
  const openTurn = view.scene.decision === 'action' || view.scene.decision === 'after';
  if (steps !== 1 || !openTurn || choice.picked.length > 0) return steps;
  return choice.candidates.some((a) => a.things?.includes(thing) && !tokens.has(a.do.do)) ? 1 : 2;
}

export const pairGoods = ['wood', 'stone', 'food', 'card_common', 'card_faction'];
