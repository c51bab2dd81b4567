// What a click on a thing of Imperial Settlers means in each decision (ui.md, section 5). Everything sent is an answer the
// table listed; where a click stands for several answers they follow one another.
import type { Answer, Deed, Scene } from '../../api/types';
import { is, type Choice, type Matcher, type Thing } from '../../store/choice.svelte';
import type { TableView } from '../game';
import { faceOf } from './cards';
import { entering } from './entering.svelte';
import { inHand, ownerOf, playerAt } from './position';

export function things(deed: Deed): Thing[] {
  const named = (kind: string, field: string) => (deed[field] === undefined || deed[field] === null ? [] : [`${kind}:${String(deed[field])}`]);
  switch (deed.do) {
    case 'build': case 'deal': case 'raze_hand': return [...named('card', 'card'), `do:${deed.do}`];
    case 'defend': return ['token:defence', ...named('guard', 'card')];
    case 'samurai': return ['token:samurai', ...named('guard', 'card')];
    case 'stash_card': return [...named('stash', 'on'), ...named('card', 'card')];
    case 'stash_resource': return [...named('stash', 'on'), ...named('good', 'what')];
    case 'deck': return named('deck', 'deck');
    case 'pair': return named('good', 'what');
    case 'target_seat': return [...named('seat', 'whom'), ...named('good', 'what')];
    case 'target_attack': return named('attack', 'attack');
    case 'target': return [...named('card', 'card'), ...named('good', 'what')];
    default: return named('card', 'card');
  }
}
// A location that can be used twice is used once by a plain click.
export const usual = (answers: Answer[]): Answer | undefined =>
  answers.every((a) => a.do.do === 'activate') ? answers.find((a) => a.do.times === 1) : undefined;

// The card of the hand that is lifted, with what can be done with it.
export function liftedOf(view: TableView): string | null {
  const first = view.choice.picked[0];
  const card = first?.startsWith('card:') ? first.slice(5) : null;
  return card && view.scene.decision === 'action' && inHand(view.position, view.seat, card) ? card : null;
}
const wantsLocation = (view: TableView, card: string): boolean => (faceOf(view.facts, card)?.row.cost.location ?? 0) > 0;
const ownPlace = (view: TableView, card: string): boolean => {
  const player = playerAt(view.position, view.seat);
  return !!player && [...(player.empire ?? []), ...(player.foundations ?? [])].includes(card);
};

// The own location that goes for the lifted building: the one chosen, else a foundation. Without one the table asks.
export function proposedDiscard(view: TableView): string | null {
  const lifted = liftedOf(view);
  if (!lifted || !wantsLocation(view, lifted) || !view.choice.can(is('build', { card: lifted }))) return null;
  return entering.discard ?? playerAt(view.position, view.seat)?.foundations?.[0] ?? null;
}
// Of the locations the table offers: a foundation, else the one that costs least.
export function bestSacrifice(answers: Answer[], position: any, seat: number | null): Answer | undefined {
  const foundations = playerAt(position, seat)?.foundations ?? [];
  const worth = (a: Answer) => (a.score ?? 0) + (foundations.includes(String(a.do.card)) ? 100 : 0);
  return answers.filter((a) => a.do.do === 'sacrifice').reduce<Answer | undefined>((best, a) => (!best || worth(a) > worth(best) ? a : best), undefined);
}
export function suggested(view: TableView): string | null {
  if (view.scene.decision === 'sacrifice') return String(bestSacrifice(view.choice.candidates, view.position, view.seat)?.do.card ?? '') || null;
  return proposedDiscard(view);
}

const ofKind = (choice: Choice, kind: string, card: string): Answer | undefined => choice.find(is(kind, { card }));
export type Deal = 'build' | 'deal' | 'raze_hand';
export const waysOf = (view: TableView, card: string): Record<Deal, Answer | undefined> =>
  ({ build: ofKind(view.choice, 'build', card), deal: ofKind(view.choice, 'deal', card), raze_hand: ofKind(view.choice, 'raze_hand', card) });

export function act(view: TableView, card: string, what: Deal, askPayment = false): void {
  const { choice } = view;
  if (!ofKind(choice, what, card)) return view.why(`${what === 'raze_hand' ? 'raze hand' : what} ${card}`, `do:${what}`);
  const gone = what === 'build' ? proposedDiscard(view) : null;
  const way: Matcher[] = [is(what, { card }), ...(gone ? [is('sacrifice', { card: gone })] : [])];
  if (askPayment) choice.follow(is('wish', { wish: 'payment', on: true }), ...way);
  else choice.follow(...way);
}
// Having chosen how to pay once, one is not asked every time.
export const payWith = (view: TableView, answer: Answer): boolean =>
  view.choice.follow((_, a) => a.action === answer.action, is('wish', { wish: 'payment', on: false }));

export const tokenPicked = (view: TableView): boolean => view.choice.picked.some((t) => t.startsWith('token:'));

// True if a click on this card does something now.
export function usable(view: TableView, card: string): boolean {
  const { choice } = view;
  if (!choice.answers) return false;
  const lifted = liftedOf(view);
  if (lifted && lifted !== card && wantsLocation(view, lifted) && ownPlace(view, card)) return choice.can(is('build', { card: lifted }));
  if (tokenPicked(view) || view.scene.decision !== 'action') if (choice.targets.has(`guard:${card}`)) return true;
  return choice.targets.has(`card:${card}`) || choice.targets.has(`stash:${card}`);
}

export function clickCard(view: TableView, card: string): boolean {
  const { choice } = view;
  if (!choice.answers || !card) return false;
  const lifted = liftedOf(view);
  const thing = `card:${card}`;
  if (lifted === card) return choice.back();
  if (lifted && usable(view, card)) return (entering.discard = entering.discard === card ? null : card), true;
  if (view.scene.decision === 'action' && inHand(view.position, view.seat, card) && !choice.picked.some((t) => t.startsWith('stash:'))) return lift(view, thing);
  if (choice.targets.has(`guard:${card}`) && (tokenPicked(view) || view.scene.decision !== 'action')) return choice.pick(`guard:${card}`), true;
  const once = choice.find(is('activate', { card, times: 1 }));
  if (once) return choice.play(once), true;
  if (choice.targets.has(`stash:${card}`)) return choice.pick(`stash:${card}`), true;
  if (choice.targets.has(thing)) return choice.pick(thing), true;
  const why = wish(thing, view.scene);
  if (why) view.why(why, thing);
  return why !== null;
}
// Unlike a plain pick it never sends anything: the card rises and shows what can be done with it.
function lift(view: TableView, thing: Thing): boolean {
  entering.basket = [];
  entering.discard = null;
  view.choice.picked = [thing];
  return true;
}

export const pairGoods = ['wood', 'stone', 'food', 'card_common', 'card_faction'];
export const mostPairs = (choice: Choice): number => Math.max(0, ...(choice.answers?.actions ?? []).filter((a) => a.do.do === 'send').map((a) => Number(a.do.pairs)));
export function clickPair(view: TableView, good: string): void {
  const { choice } = view;
  if (choice.targets.has(`good:${good}`)) return choice.pick(`good:${good}`);
  if (view.scene.decision !== 'action') return;
  const most = mostPairs(choice);
  if (most === 0) return view.why('send 1', `good:${good}`);
  choice.picked = [];
  if (entering.basket.length < most) entering.basket = [...entering.basket, good];
}
export const sendAnswer = (view: TableView): Answer | undefined => (entering.basket.length ? view.choice.find(is('send', { pairs: entering.basket.length })) : undefined);
export function send(view: TableView): void {
  const goods = entering.basket;
  view.choice.follow(is('send', { pairs: goods.length }), ...goods.map((what) => is('pair', { what })));
}

const verbs: Record<string, string> = {
  pick: 'pick', draft: 'pick', keep: 'pick', source: 'source', copy: 'copy', sacrifice: 'sacrifice', hand_card: 'give', target: 'target', discard: 'discard', attacked: 'lose', samurai: 'samurai',
};
// The action that a click meant which cannot be done now, for the table to say why not.
export function wish(thing: Thing, scene: Scene): string | null {
  const place = thing.indexOf(':');
  const [kind, name] = [thing.slice(0, place), thing.slice(place + 1)];
  const seat = scene.answers?.seat ?? (typeof scene.viewer === 'number' ? scene.viewer : null);
  if (kind === 'guard') return `defend ${name}`;
  if (kind === 'deck') return `draw ${name}`;
  if (kind !== 'card' || !scene.answers) return null;
  const verb = verbs[scene.decision];
  if (verb) return `${verb} ${name}`;
  if (scene.decision !== 'action' && scene.decision !== 'after') return null;
  const owner = ownerOf(scene.position, name);
  if (owner === seat) return `activate ${name}`;
  return owner === null ? null : `raze ${name}`;
}
