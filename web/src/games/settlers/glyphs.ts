// What a card does, in icons and numbers: the same in every language. The words are in phrases.ts.
import type { Amounts, CardRow, On, Operation } from './cards';
import { goodIcon } from './cards';

export type Glyph =
  | { is: 'good'; good: string; n: number }
  | { is: 'icon'; icon: string; tint?: string }
  | { is: 'colour'; colour: string }
  | { is: 'sign'; text: string };

const good = (name: string, n = 1): Glyph => ({ is: 'good', good: name, n });
const icon = (name: string, tint = ''): Glyph => ({ is: 'icon', icon: name, tint });
const sign = (text: string): Glyph => ({ is: 'sign', text });
export const to = sign('→');
export const amounts = (all: Amounts | undefined): Glyph[] =>
  Object.entries(all ?? {})
    .filter(([name]) => name in goodIcon)
    .map(([name, n]) => good(name, n));
const either = (options: Glyph[][]): Glyph[] => options.flatMap((option, i) => (i ? [sign('/'), ...option] : option));
const per = (line: { colour?: string; samurai?: boolean; gain: Amounts }): Glyph[] => [
  line.samurai ? icon('samurai', 'raze') : { is: 'colour', colour: line.colour ?? '' },
  to,
  ...amounts(line.gain),
];

function occasion(on: On): Glyph[] {
  switch (on.event) {
    case 'build':
      return [
        on.colour ? { is: 'colour', colour: on.colour } : icon(on.faction_only ? 'card-faction' : 'location', 'card'),
      ];
    case 'raze':
      return [icon('raze', 'raze')];
    case 'deal':
      return [icon('deal')];
    case 'vp_gain':
      return [good('vp', on.at_least ?? 1), sign('+')];
    default:
      return [icon('people'), good('settler')];
  }
}

function operation(op: Operation): Glyph[] {
  switch (op.op) {
    case 'steal':
      return [icon('people'), to, ...either((op.pick ?? []).map((what) => [good(what)]))];
    case 'raze':
      return [icon('raze', 'raze'), icon('location')];
    case 'spoil':
      return [icon('people'), to, icon('raze', 'raze')];
    case 'remove_location':
      return [icon('close', 'raze'), icon('location')];
    case 'break_deal':
      return [icon('close', 'raze'), icon('deal')];
    case 'take_deal':
      return [icon('people'), to, icon('deal')];
    case 'deal_on_location':
      return [icon('deal'), icon('people')];
    case 'trigger_deal':
      return [icon('deal'), to];
    case 'trigger_production':
      return [icon('production'), to];
    case 'build':
      return [icon(op.from === 'own_deal' ? 'deal' : 'card-faction', 'card'), to, icon('location')];
    case 'draw_keep':
      return [good('card', op.draw ?? 1), to, good('card', op.keep ?? 1)];
    case 'opponent_discards':
      return [icon('people'), icon('close', 'raze'), good('card')];
    case 'found_from_hand':
      return [good('card'), to, icon('foundation')];
    case 'refresh':
      return [icon('replay'), icon('activate')];
    case 'block':
      return [icon('lock'), icon('activate')];
    case 'take_over':
      return [icon('flag'), icon('location')];
    default:
      return [];
  }
}

export function effectOf(row: CardRow): Glyph[] {
  if (row.produce) return amounts(row.produce);
  if (row.produce_per) return per(row.produce_per);
  if (row.produce_choice) return either(row.produce_choice.map(amounts));
  if (row.produce_draw)
    return [good('card_faction', row.produce_draw.draw), to, good('card_faction', row.produce_draw.keep)];
  if (row.produce_copy) return [icon('production'), to, icon('production')];
  if (row.on) {
    const gains = row.on.choose
      ? either(row.on.choose.map(amounts))
      : row.on.pay_choose
        ? either(row.on.pay_choose.map((o) => [...amounts(o.cost), to, ...amounts(o.gain)]))
        : amounts(row.on.gain);
    return [...occasion(row.on), row.on.pay_choose ? sign(':') : to, ...gains];
  }
  if (row.store) return [icon('lock'), ...row.store.map((what) => good(what))];
  if (row.stash)
    return [
      good(row.stash.what === 'resource' ? 'resource' : 'hand_card'),
      to,
      ...(row.stash.gain_each ? amounts(row.stash.gain_each) : [good('vp')]),
    ];
  if (row.deal_goods_to_vp) return [icon('deal'), to, good('vp', row.deal_goods_to_vp)];
  if (row.action) {
    const gains = [...amounts(row.action.gain), ...(row.action.do ? operation(row.action.do) : [])];
    return [...amounts(row.action.cost), ...(Object.keys(row.action.cost).length ? [to] : []), ...gains];
  }
  return [];
}
export const bonusOf = (row: CardRow): Glyph[] => [...amounts(row.bonus), ...(row.bonus_per ? per(row.bonus_per) : [])];
export const usesOf = (row: CardRow): number => row.action?.uses ?? 1;
