// What a card does, in sentences: the messages of the game's own catalogue, put together as the server does for its
// texts (games/settlers/text/wording), so that a card reads the same everywhere.
import { counted as countedTerm, knows, say } from '../../words/words.svelte';
import { keyOfGood, type Amounts, type CardRow, type On, type Operation } from './cards';

type Filling = string | number | Phrase | Phrase[] | { count: number; key: string } | { term: string };
export interface Phrase {
  key: string;
  holes: Record<string, Filling>;
}

const phrase = (key: string, holes: Record<string, Filling> = {}): Phrase => ({ key: `settlers.${key}`, holes });
const cased = (key: string, wanted: string): string => (wanted && knows(`${key}.${wanted}`) ? `${key}.${wanted}` : key);

function fillingOf(value: Filling, wanted: string): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map((one) => speakPhrase(one, wanted)).join(', ');
  if ('count' in value) return countedTerm(cased(value.key, wanted), value.count);
  if ('term' in value) return say(cased(value.term, wanted));
  return speakPhrase(value, wanted);
}
export function speakPhrase(of: Phrase, wanted = ''): string {
  return say(cased(of.key, wanted)).replace(/\{(\w+)(?:\.(\w+))?\}/g, (hole, name: string, inCase = '') => {
    const value = of.holes[name];
    return value === undefined ? hole : fillingOf(value, inCase);
  });
}

const counted = (good: string, count: number): Filling => ({ count, key: keyOfGood(good) });
const naming = (key: string): string => say(knows(`${key}.name`) ? `${key}.name` : key);
const order = [
  'wood',
  'stone',
  'food',
  'gold',
  'settler',
  'raze',
  'defence',
  'vp',
  'card',
  'card_common',
  'card_faction',
  'samurai',
];
const goodsOf = (all: Amounts | undefined): Phrase[] =>
  order.filter((good) => all?.[good]).map((good) => phrase('amount', { what: counted(good, all![good]!) }));

export function costOf(cost: Amounts): Phrase[] {
  const list = goodsOf(cost);
  if (cost.resource) list.push(phrase('amount_any', { what: { count: cost.resource, key: 'settlers.resources' } }));
  if (cost.hand_card) list.push(phrase('amount_hand', { what: { count: cost.hand_card, key: 'settlers.card' } }));
  if (cost.location) list.push(phrase('amount_own', { what: { count: cost.location, key: 'settlers.location' } }));
  return list;
}
export const costText = (cost: Amounts): string => fillingOf(costOf(cost), '');
export const goodsText = (all: Amounts): string => fillingOf(goodsOf(all), '');

const colour = (name: string): Phrase[] => [phrase('effect.colour', { colour: { term: `settlers.colour_${name}` } })];
const either = (options: Amounts[]): Phrase[] =>
  options.map((gain) => phrase('effect.one_of_them', { gain: goodsOf(gain) }));
const names = (goods: string[]): Phrase[] =>
  goods.map((good) => phrase('effect.good', { good: naming(keyOfGood(good)) }));

function per(line: { colour?: string; samurai?: boolean; gain: Amounts; max: number }): Phrase {
  if (line.samurai) return phrase('effect.per_samurai', { gain: goodsOf(line.gain), most: line.max });
  return phrase('effect.per_colour', { gain: goodsOf(line.gain), colour: colour(line.colour ?? ''), most: line.max });
}
const draw = (line: { deck?: string; draw?: number; keep?: number }): Phrase =>
  phrase('effect.draw_keep', {
    what: counted(
      line.deck === 'common' ? 'card_common' : line.deck === 'faction' ? 'card_faction' : 'card',
      line.draw ?? 1,
    ),
    keep: line.keep ?? 1,
  });

function trade(cost: Phrase[], gain: Phrase[]): Phrase {
  if (!cost.length && !gain.length) return phrase('trade.nothing');
  if (!cost.length) return phrase('trade.gain', { gain });
  return gain.length ? phrase('trade.pay_and_gain', { cost, gain }) : phrase('trade.pay', { cost });
}

function occasion(on: On): Phrase {
  switch (on.event) {
    case 'build':
      return on.colour
        ? phrase('effect.on_build_colour', { colour: colour(on.colour) })
        : phrase(on.faction_only ? 'effect.on_build_faction' : 'effect.on_build');
    case 'raze':
      return phrase('effect.on_raze');
    case 'deal':
      return phrase('effect.on_deal');
    case 'vp_gain':
      return phrase('effect.on_vp_gain', { least: counted('vp', on.at_least ?? 1) });
    default:
      return phrase('effect.on_exchange', { most: on.per_round ?? 0 });
  }
}
function reward(on: On): Phrase {
  if (on.choose) return phrase('effect.either', { options: either(on.choose) });
  if (!on.pay_choose) return phrase('trade.gain', { gain: goodsOf(on.gain) });
  return phrase('effect.may', {
    offers: on.pay_choose.map((offer) =>
      phrase('effect.offer', { trade: trade(costOf(offer.cost), goodsOf(offer.gain)) }),
    ),
  });
}

const plain: Record<string, string> = {
  remove_location: 'op_remove_location',
  take_deal: 'op_take_deal',
  deal_on_location: 'op_deal_on_location',
  trigger_deal: 'op_trigger_deal',
  trigger_production: 'op_trigger_production',
  found_from_hand: 'op_found_from_hand',
  refresh: 'op_refresh',
  block: 'op_block',
  take_over: 'op_take_over',
};
function operation(op: Operation): Phrase {
  const count = op.n ?? 1;
  switch (op.op) {
    case 'steal':
      return phrase('effect.op_steal', { what: { count, key: 'settlers.goods' }, goods: names(op.pick ?? []) });
    case 'spoil':
      return phrase('effect.op_spoil', { what: { count, key: 'settlers.goods' } });
    case 'raze':
      if (op.from?.includes('own_common')) return phrase('effect.op_raze_own');
      return op.convert_vp
        ? phrase('effect.op_raze_convert', { vp: counted('vp', op.convert_vp) })
        : phrase('effect.op_raze');
    case 'break_deal':
      return phrase(
        op.whose === 'own'
          ? 'effect.op_break_own_deal'
          : op.gain_its_good
            ? 'effect.op_break_deal_gain'
            : 'effect.op_break_deal',
      );
    case 'build':
      return phrase(op.from === 'own_deal' ? 'effect.op_build_deal' : 'effect.op_build_hand');
    case 'draw_keep':
      return draw(op);
    case 'opponent_discards':
      return phrase('effect.op_opponent_discards', { what: counted('card', count) });
    default:
      return phrase(`effect.${plain[op.op] ?? 'op_raze'}`);
  }
}

function activation(traded: Phrase, operated: Phrase | undefined): Phrase {
  if (!operated) return traded;
  return traded.key === 'settlers.trade.nothing'
    ? operated
    : phrase('effect.trade_and', { trade: traded, operation: operated });
}

function stash(of: NonNullable<CardRow['stash']>): Phrase {
  const steps = of.end_vp.map((step) => phrase('effect.stash_step', { at: step.at, vp: counted('vp', step.vp) }));
  if (of.what === 'resource') return phrase('effect.stash_resources', { steps });
  return phrase('effect.stash_cards', { gain: goodsOf(of.gain_each), steps });
}

export function effectsOf(row: CardRow): string[] {
  const list: Phrase[] = [];
  const produced = [...goodsOf(row.produce), ...(row.produce_per ? [per(row.produce_per)] : [])];
  if (produced.length) list.push(phrase('effect.produces', { gain: produced }));
  if (row.produce_choice) list.push(phrase('effect.produces_one', { options: either(row.produce_choice) }));
  if (row.produce_draw) list.push(phrase('effect.produces_draw', { draw: draw(row.produce_draw) }));
  if (row.produce_copy) list.push(phrase('effect.copies'));
  const bonus = [...goodsOf(row.bonus), ...(row.bonus_per ? [per(row.bonus_per)] : [])];
  if (bonus.length) list.push(phrase('effect.bonus', { gain: bonus }));
  if (row.on) list.push(phrase('effect.on', { when: occasion(row.on), reward: reward(row.on) }));
  if (row.store) list.push(phrase('effect.store', { goods: names(row.store) }));
  if (row.stash) list.push(stash(row.stash));
  if (row.deal_goods_to_vp) list.push(phrase('effect.deals_to_vp', { vp: counted('vp', row.deal_goods_to_vp) }));
  if (row.action) {
    const does = activation(
      trade(costOf(row.action.cost), goodsOf(row.action.gain)),
      row.action.do && operation(row.action.do),
    );
    list.push(phrase((row.action.uses ?? 1) > 1 ? 'effect.action_twice' : 'effect.action', { does }));
  }
  return list.map((one) => speakPhrase(one));
}
