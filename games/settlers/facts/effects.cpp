// Goods, prices and effects as the rows of cards and boards spell them.
#include <algorithm>

#include "games/settlers/facts/read.hpp"
#include "games/settlers/facts/sentences.hpp"
#include "games/settlers/facts/words.hpp"

namespace ludarium::settlers {

namespace {

std::uint8_t amount(Row& row, std::string_view word) {
  return static_cast<std::uint8_t>(row.number_or(word, 1, most_at_once, 0));
}

// Words a place does not allow are never asked for, so the reader of the file calls them unknown keys.
Cost read_cost(Row& row, GoodSet allowed) {
  Cost cost;
  for (std::size_t i = 0; i < supply_goods; ++i)
    if (allowed >> i & 1u) cost.goods[i] = amount(row, good_names[i]);
  return cost;
}

// The rules take one good or card at a time; no card of the game asks for more.
std::uint8_t read_n(Row& row) {
  const std::uint8_t n = byte(row, "n", 1, most_at_once);
  if (n > 1) row.remark("n", says::one_at_a_time(n));
  return n;
}

Operation read_raze(Row& row, Operation operation) {
  for (std::size_t from : row.choices("from", raze_from_names, 1, raze_from_names.size())) {
    bool* const sources[] = {&operation.from_hand, &operation.from_opponent, &operation.from_own_common};
    if (*sources[from]) row.remark("from", says::twice(raze_from_names[from]));
    *sources[from] = true;
  }
  operation.standard_price = row.choice("pay", pay_names) == 1;
  operation.ignore_protection = row.flag("ignore_protection");
  operation.convert_vp = static_cast<std::uint8_t>(row.number_or("convert_vp", 1, most_at_once, 0));
  if (operation.ignore_protection && operation.standard_price)
    row.remark("ignore_protection", says::protection_unpaid());
  return operation;
}

Operation read_break_deal(Row& row, Operation operation) {
  operation.own = row.choice("whose", whose_names) == 1;
  operation.trade_route = row.flag("trade_route");
  operation.gain_its_good = row.flag("gain_its_good");
  return operation;
}

Operation read_build(Row& row, Operation operation) {
  const bool deal = row.choice("from", build_from_names) == 1;
  operation.from_own_deal = deal;
  operation.from_hand = !deal;
  operation.waive_location = row.flag("waive_location");
  return operation;
}

Operation read_operation(Row row) {
  Operation operation;
  operation.op = static_cast<Op>(row.choice("op", op_names) + 1);
  switch (operation.op) {
    case Op::steal:
      operation.n = read_n(row);
      operation.pick = read_store(row, "pick", supply);
      break;
    case Op::spoil:
    case Op::opponent_discards:
      operation.n = read_n(row);
      break;
    case Op::raze:
      return read_raze(row, operation);
    case Op::break_deal:
      return read_break_deal(row, operation);
    case Op::trigger_deal:
      operation.trade_route = row.flag("trade_route");
      break;
    case Op::build:
      return read_build(row, operation);
    case Op::draw_keep:
      operation.draw = read_draw(row);
      break;
    default:
      break;
  }
  return operation;
}

void read_filter(Row& row, On& on) {
  if (on.trigger == Trigger::build) {
    if (row.has("colour")) on.colours = static_cast<Colours>(1u << row.choice("colour", colour_names));
    on.faction_only = row.flag("faction_only");
  }
  if (on.trigger == Trigger::vp_gain) on.at_least = byte(row, "at_least", 1, most_at_once);
  if (on.trigger == Trigger::opponent_exchange) on.per_round = byte(row, "per_round", 1, 99);
}

PaidChoice read_paid(Row& row) {
  Row price = row.row("cost");
  PaidChoice paid{read_cost(price, supply), {}};
  if (paid.cost == Cost{}) price.remark(says::nothing_paid());
  paid.gain = read_goods(row.row("gain"), card_gains);
  return paid;
}

}  // namespace

Goods read_goods(Row row, GoodSet allowed) {
  Goods goods;
  for (std::size_t i = 0; i < good_count; ++i)
    if (allowed >> i & 1u) goods.count[i] = amount(row, good_names[i]);
  if (goods.none()) row.remark(says::nothing_gained());
  return goods;
}

std::uint8_t read_store(Row& row, std::string_view key, GoodSet allowed) {
  std::uint8_t store = 0;
  for (std::size_t good : row.choices(key, std::span(good_names).first(supply_goods), 1, supply_goods)) {
    if (store >> good & 1u) row.remark(key, says::twice(good_names[good]));
    if ((allowed >> good & 1u) == 0) row.remark(key, says::not_allowed(good_names[good]));
    store = static_cast<std::uint8_t>(store | 1u << good);
  }
  return store;
}

// IS-BUILD-04: a common location never costs a location; IS-BUILD-05: a faction location at most one.
Cost read_build_cost(Row row, bool common) {
  Cost cost = read_cost(row, resources);
  if (!common) cost.location = static_cast<std::uint8_t>(row.number_or("location", 1, 1, 0));
  return cost;
}

Cost read_action_cost(Row row) {
  Cost cost = read_cost(row, supply & ~bit(Good::defence));
  cost.resources = amount(row, "resource");
  cost.hand_cards = amount(row, "hand_card");
  return cost;
}

Per read_per(Row row) {
  Per per;
  if (row.has("colour") == row.has("samurai")) row.remark(says::one_of("colour", "samurai"));
  if (row.has("colour")) per.colours = static_cast<Colours>(1u << row.choice("colour", colour_names));
  per.samurai = row.flag("samurai");
  per.gain = read_goods(row.row("gain"), card_gains);
  per.max = byte(row, "max", 1, most_at_once);
  return per;
}

std::vector<Goods> read_options(Row& row, std::string_view key) {
  std::vector<Goods> options;
  for (Row& option : row.rows(key, 2, most_at_once)) {
    options.push_back(read_goods(option, card_gains));
    if (std::count(options.begin(), options.end(), options.back()) > 1) option.remark(says::same_option());
  }
  return options;
}

DrawKeep read_draw(Row row) {
  DrawKeep draw;
  draw.deck = static_cast<DrawFrom>(row.choice("deck", draw_from_names));
  draw.draw = byte(row, "draw", 2, most_at_once);
  draw.keep = byte(row, "keep", 1, most_at_once);
  draw.shuffle_back = row.choice("rest", rest_names) == 1;
  if (draw.keep >= draw.draw) row.remark("keep", says::keeps_all(draw.draw, draw.keep));
  return draw;
}

On read_on(Row row) {
  On on;
  on.trigger = static_cast<Trigger>(row.choice("event", trigger_names) + 1);
  read_filter(row, on);
  if (row.has("gain") + row.has("choose") + row.has("pay_choose") != 1) row.remark(says::one_reward());
  if (row.has("gain")) on.gain = read_goods(row.row("gain"), card_gains);
  if (row.has("choose")) on.choose = read_options(row, "choose");
  if (row.has("pay_choose"))
    for (Row& option : row.rows("pay_choose", 1, most_at_once)) on.paid.push_back(read_paid(option));
  return on;
}

void read_stash(Row row, Title& title) {
  title.stash = static_cast<Stash>(row.choice("what", stash_names) + 1);
  if (row.has("gain_each")) title.stash_gain = read_goods(row.row("gain_each"), bit(Good::vp));
  StashStep before;
  for (Row& step : row.rows("end_vp", 1, most_at_once)) {
    const StashStep next{byte(step, "at", 1, 99), byte(step, "vp", 1, 99)};
    if (next.at <= before.at) step.remark("at", says::not_rising(next.at, before.at));
    if (next.vp <= before.vp) step.remark("vp", says::not_rising(next.vp, before.vp));
    title.stash_vp.push_back(before = next);
  }
}

void read_action(Row row, Title& title) {
  title.uses = static_cast<std::uint8_t>(row.number_or("uses", 1, 2, 1));
  title.action_cost = read_action_cost(row.row("cost"));
  if (row.has("gain")) title.action_gain = read_goods(row.row("gain"), card_gains);
  if (row.has("do")) title.operation = read_operation(row.row("do"));
  if (!row.has("gain") && !row.has("do")) row.remark(says::nothing_gained());
}

}  // namespace ludarium::settlers
