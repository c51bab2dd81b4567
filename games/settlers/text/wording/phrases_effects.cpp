// What a card does, told from the rows of the vocabulary (games/settlers/data/README.md), a phrase a line.
#include "games/settlers/text/wording/phrases.hpp"

namespace ludarium::settlers {
namespace {

Phrases colours_of(Colours colours) {
  Phrases list;
  for (std::size_t i = 0; i < colour_names.size(); ++i)
    if (colours >> i & 1u)
      list.push_back({"settlers.effect.colour", {{"colour", Term{"settlers.colour_" + std::string(colour_names[i])}}}});
  return list;
}

Phrases either(const std::vector<Goods>& options) {
  Phrases list;
  for (const Goods& option : options) list.push_back({"settlers.effect.one_of_them", {{"gain", goods_of(option)}}});
  return list;
}

// "1 food per red location, at most 3"
Message per(const Per& line) {
  if (line.samurai) return {"settlers.effect.per_samurai", {{"gain", goods_of(line.gain)}, {"most", long{line.max}}}};
  return {"settlers.effect.per_colour",
          {{"gain", goods_of(line.gain)}, {"colour", colours_of(line.colours)}, {"most", long{line.max}}}};
}

Message draw(const DrawKeep& line) {
  const Good what = line.deck == DrawFrom::common    ? Good::card_common
                    : line.deck == DrawFrom::faction ? Good::card_faction
                                                     : Good::card;
  return {"settlers.effect.draw_keep", {{"what", counted(what, line.draw)}, {"keep", long{line.keep}}}};
}

void add_production(const Title& title, Phrases& list) {
  Phrases goods = goods_of(title.produce);
  if (title.produce_per.max) goods.push_back(per(title.produce_per));
  if (!goods.empty()) list.push_back({"settlers.effect.produces", {{"gain", goods}}});
  if (!title.produce_choice.empty())
    list.push_back({"settlers.effect.produces_one", {{"options", either(title.produce_choice)}}});
  if (title.produce_draw.draw)
    list.push_back({"settlers.effect.produces_draw", {{"draw", Phrases{draw(title.produce_draw)}}}});
  if (title.produce_copy) list.push_back({"settlers.effect.copies", {}});
}

void add_bonus(const Title& title, Phrases& list) {
  Phrases goods = goods_of(title.bonus);
  if (title.bonus_per.max) goods.push_back(per(title.bonus_per));
  if (!goods.empty()) list.push_back({"settlers.effect.bonus", {{"gain", goods}}});
}

Message occasion(const On& on) {
  switch (on.trigger) {
    case Trigger::build:
      if (on.colours) return {"settlers.effect.on_build_colour", {{"colour", colours_of(on.colours)}}};
      return {on.faction_only ? "settlers.effect.on_build_faction" : "settlers.effect.on_build", {}};
    case Trigger::raze:
      return {"settlers.effect.on_raze", {}};
    case Trigger::deal:
      return {"settlers.effect.on_deal", {}};
    case Trigger::vp_gain:
      return {"settlers.effect.on_vp_gain", {{"least", counted(Good::vp, on.at_least)}}};
    default:
      return {"settlers.effect.on_exchange", {{"most", long{on.per_round}}}};
  }
}

Message reward(const On& on) {
  if (!on.choose.empty()) return {"settlers.effect.either", {{"options", either(on.choose)}}};
  if (on.paid.empty()) return {"settlers.trade.gain", {{"gain", goods_of(on.gain)}}};
  Phrases offers;
  for (const PaidChoice& choice : on.paid)
    offers.push_back(
        {"settlers.effect.offer", {{"trade", Phrases{pay_and_gain(cost_of(choice.cost), goods_of(choice.gain))}}}});
  return {"settlers.effect.may", {{"offers", offers}}};
}

Phrases stored(std::uint8_t goods) {
  Phrases list;
  for (std::size_t i = 0; i < supply_goods; ++i)
    if (goods >> i & 1u) list.push_back({"settlers.effect.good", {{"good", term(static_cast<Good>(i))}}});
  return list;
}

Message stash(const Title& title) {
  Phrases steps;
  for (const StashStep& step : title.stash_vp)
    steps.push_back({"settlers.effect.stash_step", {{"at", long{step.at}}, {"vp", counted(Good::vp, step.vp)}}});
  if (title.stash == Stash::resources) return {"settlers.effect.stash_resources", {{"steps", steps}}};
  return {"settlers.effect.stash_cards", {{"gain", goods_of(title.stash_gain)}, {"steps", steps}}};
}

void add_feature(const Title& title, Phrases& list) {
  if (title.on.trigger != Trigger::none)
    list.push_back(
        {"settlers.effect.on", {{"when", Phrases{occasion(title.on)}}, {"reward", Phrases{reward(title.on)}}}});
  if (title.store) list.push_back({"settlers.effect.store", {{"goods", stored(title.store)}}});
  if (title.stash != Stash::none) list.push_back(stash(title));
  if (title.deal_goods_to_vp)
    list.push_back({"settlers.effect.deals_to_vp", {{"vp", counted(Good::vp, title.deal_goods_to_vp)}}});
}

Message raze_by_card(const Operation& op) {
  if (op.from_own_common) return {"settlers.effect.op_raze_own", {}};
  if (op.convert_vp) return {"settlers.effect.op_raze_convert", {{"vp", counted(Good::vp, op.convert_vp)}}};
  return {"settlers.effect.op_raze", {}};
}

Message operation(const Operation& op) {
  switch (op.op) {
    case Op::steal:
      return {"settlers.effect.op_steal", {{"what", Counted{"settlers.goods", op.n}}, {"goods", stored(op.pick)}}};
    case Op::raze:
      return raze_by_card(op);
    case Op::spoil:
      return {"settlers.effect.op_spoil", {{"what", Counted{"settlers.goods", op.n}}}};
    case Op::remove_location:
      return {"settlers.effect.op_remove_location", {}};
    case Op::break_deal:
      if (op.own) return {"settlers.effect.op_break_own_deal", {}};
      return {op.gain_its_good ? "settlers.effect.op_break_deal_gain" : "settlers.effect.op_break_deal", {}};
    case Op::take_deal:
      return {"settlers.effect.op_take_deal", {}};
    case Op::deal_on_location:
      return {"settlers.effect.op_deal_on_location", {}};
    case Op::trigger_deal:
      return {"settlers.effect.op_trigger_deal", {}};
    case Op::trigger_production:
      return {"settlers.effect.op_trigger_production", {}};
    case Op::build:
      return {op.from_own_deal ? "settlers.effect.op_build_deal" : "settlers.effect.op_build_hand", {}};
    case Op::draw_keep:
      return draw(op.draw);
    case Op::opponent_discards:
      return {"settlers.effect.op_opponent_discards", {{"what", counted(Good::card, op.n)}}};
    case Op::found_from_hand:
      return {"settlers.effect.op_found_from_hand", {}};
    case Op::refresh:
      return {"settlers.effect.op_refresh", {}};
    case Op::block:
      return {"settlers.effect.op_block", {}};
    case Op::take_over:
      return {"settlers.effect.op_take_over", {}};
    case Op::none:
      break;
  }
  return {"settlers.trade.nothing", {}};
}

}  // namespace

// What is paid and gained may be a list itself, so that the language says how the rest is set off from it.
Phrases activation_of(const Title& title, std::size_t times) {
  const Phrases cost = cost_of(times_cost(title.action_cost, times)), gain = goods_of(title.action_gain);
  const bool trades = !cost.empty() || !gain.empty(), operates = title.operation.op != Op::none;
  if (!trades && !operates) return {};
  if (!operates) return {pay_and_gain(cost, gain)};
  if (!trades) return {operation(title.operation)};
  return {{"settlers.effect.trade_and",
           {{"trade", Phrases{pay_and_gain(cost, gain)}}, {"operation", Phrases{operation(title.operation)}}}}};
}

Phrases effects_of(const Title& title) {
  Phrases list;
  add_production(title, list);
  add_bonus(title, list);
  add_feature(title, list);
  if (title.uses)
    list.push_back(
        {title.uses > 1 ? "settlers.effect.action_twice" : "settlers.effect.action", {{"does", activation_of(title)}}});
  return list;
}

}  // namespace ludarium::settlers
