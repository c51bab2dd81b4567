// Rewards and prices: the words of games/paladins/data as pictures and as sentences of the catalogue.
import { counted as countedTerm, knows, say, term } from '../../words/words.svelte';
import type { FavourCard, PaladinCard, Scoring, TownsfolkCard } from './facts';
import { workers, type Worker } from './position';

export interface Gain {
  what: string;
  n: number;
}
export const gainsOf = (words: string[] | undefined): Gain[] =>
  (words ?? []).map((word) => {
    const [what, n] = word.split('*');
    return { what: what!, n: Number(n ?? 1) };
  });

export const isWorker = (what: string): what is Worker => (workers as string[]).includes(what);
export const icons: Record<string, [icon: string, tint: string]> = {
  silver: ['silver', 'silver'],
  provision: ['provision', 'provision'],
  tax: ['tax', 'silver'],
  strength: ['strength', 'strength'],
  faith: ['faith', 'faith'],
  influence: ['influence', 'influence'],
  remove_suspicion: ['suspicion-off', ''],
  may_discard: ['suspicion-off', ''],
  suspicion: ['suspicion', ''],
  pay_debt: ['debt-paid', ''],
  cancel_debt: ['debt-cancel', ''],
  take_debt: ['debt', ''],
  debt: ['debt', ''],
  unpaid: ['debt', ''],
  paid: ['debt-paid', ''],
  pay_or_discard: ['debt-paid', ''],
  pray: ['pray', ''],
  free_recruit: ['recruit-free', ''],
  free_develop: ['workshop', ''],
  vp: ['vp', 'vp'],
  any: ['any-worker', ''],
  inquisition: ['suspicion', ''],
};
export const actionIcon: Record<string, string> = {
  develop: 'workshop',
  recruit: 'townsfolk',
  hunt: 'provision',
  trade: 'silver',
  pray: 'pray',
  conspire: 'criminal',
  commission: 'monk',
  fortify: 'wall',
  garrison: 'outpost',
  absolve: 'jar',
  attack: 'armory',
  convert: 'convert',
  inquisition: 'suspicion',
  pay_debt: 'debt-paid',
  kings_order: 'order',
  kings_favour: 'favour',
};

// A message with holes filled in the case it asks for.
export function phrase(key: string, holes: Record<string, { plain: string; acc: string } | string | number>): string {
  return say(key).replace(/\{(\w+)(\.acc)?\}/g, (hole, name: string, acc?: string) => {
    const value = holes[name];
    if (value === undefined) return hole;
    return typeof value === 'object' ? (acc ? value.acc : value.plain) : String(value);
  });
}
const both = (plain: string, acc = plain) => ({ plain, acc });

function counted(key: string, n: number) {
  const acc = knows(`${key}.acc`) ? `${key}.acc` : key;
  return both(countedTerm(key, n), countedTerm(acc, n));
}
const nouns: Record<string, string> = {
  silver: 'paladins.silver',
  provision: 'paladins.provisions',
  debt: 'paladins.debt',
  suspicion: 'paladins.suspicion_card',
};
const things: Record<string, string> = {
  tax: 'paladins.silver',
  remove_suspicion: 'paladins.suspicion_card',
  may_discard: 'paladins.suspicion_card',
  pay_debt: 'paladins.debt',
  cancel_debt: 'paladins.debt',
};

export const keyOf = (what: string): string =>
  isWorker(what)
    ? `paladins.worker_${what}`
    : (nouns[what] ?? (what === 'vp' ? 'paladins.victory_point' : `paladins.${what}`));

export function gainText({ what, n }: Gain): { plain: string; acc: string } {
  if (isWorker(what)) return counted(`paladins.worker_${what}`, n);
  if (nouns[what]) return counted(nouns[what], n);
  if (what === 'strength' || what === 'faith' || what === 'influence') {
    const attribute = {
      plain: term(`paladins.${what}`),
      acc: knows(`paladins.${what}.acc`) ? say(`paladins.${what}.acc`) : term(`paladins.${what}`),
    };
    return both(phrase('paladins.gain.attribute', { count: n, attribute }));
  }
  if (what === 'take_debt') return both(phrase('paladins.cost.debt', { what: counted('paladins.debt', n) }));
  if (things[what]) return both(phrase(`paladins.gain.${what}`, { what: counted(things[what], n) }));
  return both(`${n > 1 ? `${n}× ` : ''}${say(`paladins.gain.${what}`)}`);
}
export function gainsText(gains: Gain[]): { plain: string; acc: string } {
  const all = gains.map(gainText);
  return both(all.map((g) => g.plain).join(', '), all.map((g) => g.acc).join(', '));
}
export const actionName = (action: string): string => term(`paladins.action_${action}`);

// What stands on a card, in words.
export function townsfolkText(card: TownsfolkCard): string[] {
  const lines = card.instant ? [phrase('paladins.effect.at_once', { gain: gainsText(gainsOf(card.instant)) })] : [];
  const { on, gain, at_least, no_suspicion } = card.ability;
  const got = gainsText(gainsOf([gain].flat()));
  if (on === 'pay_debt') lines.push(phrase('paladins.effect.on_pay_debt', { gain: got }));
  else if (on !== 'inquisition') lines.push(phrase('paladins.effect.on_action', { action: actionName(on), gain: got }));
  else if (at_least) lines.push(phrase('paladins.effect.inquisition_at_least', { count: at_least, gain: got }));
  else
    lines.push(
      phrase(no_suspicion ? 'paladins.effect.inquisition_none' : 'paladins.effect.inquisition', { gain: got }),
    );
  return lines;
}
export function paladinText(card: PaladinCard): string {
  const action = actionName(card.on);
  if (card.free) return phrase('paladins.effect.free_action', { action });
  if (card.silver_off)
    return phrase('paladins.effect.cheaper_action', { action, off: counted('paladins.silver', card.silver_off) });
  return phrase('paladins.effect.on_action', { action, gain: gainsText(gainsOf([card.gain ?? []].flat())) });
}
export function scoringText(vp: Scoring): string {
  const people = vp.people && { plain: say(`paladins.${vp.people}`), acc: say(`paladins.${vp.people}.acc`) };
  return phrase(`paladins.vp.${vp.kind}`, {
    per: vp.per ?? 1,
    points: counted('paladins.attribute_point', vp.per ?? 1),
    base: vp.base ?? 1,
    each: vp.each ?? 1,
    action: vp.action ? actionName(vp.action) : '',
    people: people ?? '',
    attribute: vp.attribute ? term(`paladins.${vp.attribute}`) : '',
  });
}
export function favourText(card: FavourCard): string {
  const cost = gainsOf(card.cost);
  const paid = cost
    .map((g) => (g.what === 'take_debt' ? gainText(g).plain : phrase('paladins.cost.pay', { what: gainText(g) })))
    .join(', ');
  const got = card.choice
    ? phrase('paladins.effect.either', {
        options: both(
          card.choice.map((c) => `(${gainsText(gainsOf(c.gain)).plain})`).join(', '),
          card.choice.map((c) => `(${gainsText(gainsOf(c.gain)).acc})`).join(', '),
        ),
      })
    : gainsText(gainsOf(card.gain)).plain;
  return [paid, got].filter(Boolean).join('; ');
}
// What a converted outsider is worth, as pictures: points, and for what each.
export function scoringIcons(vp: Scoring): { points: string; per: string; icon: string } {
  switch (vp.kind) {
    case 'per_action':
      return { points: '1', per: String(vp.per), icon: actionIcon[vp.action ?? '']! };
    case 'per_attribute':
      return { points: '1', per: String(vp.per), icon: vp.attribute ?? '' };
    case 'per_attacked':
      return { points: '1', per: '', icon: vp.people ?? '' };
    case 'per_paid_debt':
      return { points: '1', per: '', icon: 'debt-paid' };
    case 'per_unpaid_debt':
      return { points: '1', per: '', icon: 'debt' };
    case 'per_suspicion':
      return { points: '1', per: '', icon: 'suspicion' };
    case 'base_plus_order':
      return { points: `${vp.base} +${vp.each}`, per: '', icon: 'order' };
    default:
      return { points: `${vp.base} +${vp.each}`, per: '', icon: 'outsider' };
  }
}
