#include "games/settlers/checks/why.hpp"

#include <algorithm>

#include "games/settlers/text/wording/phrases.hpp"

namespace ludarium::settlers {
namespace {

using Detail = std::optional<Message>;

bool has_resources(const Cost& cost) {
  return cost.resources + cost.goods[index(Good::wood)] + cost.goods[index(Good::stone)] +
             cost.goods[index(Good::food)] >
         0;
}

// As much of everything in the cost as the player has; gold too where it can stand in (IS-GOLD-01).
Phrases stock_for(const Player& player, const Cost& cost) {
  Phrases list;
  for (std::size_t i = 0; i < supply_goods; ++i) {
    const auto good = static_cast<Good>(i);
    const bool any_resource = cost.resources && i < resource_types;
    const bool stands_in = good == Good::gold && has_resources(cost);
    if (cost.goods[i] || any_resource || stands_in) list.push_back(amount(counted(good, player.has(good))));
  }
  if (cost.hand_cards) list.push_back(amount(counted(Good::card, player.hand.size())));
  return list;
}

Detail lacking_for(const Look& look, const Cost& cost) {
  if (can_pay(look, cost)) return std::nullopt;
  return Message{"settlers.why.cost", {{"cost", cost_of(cost)}, {"have", stock_for(look.actor(), cost)}}};
}

Detail lacking(const Look& look, Good good, int due) {
  const int have = look.actor().has(good);
  if (have >= due) return std::nullopt;
  return Message{"settlers.why.cost",
                 {{"cost", Phrases{amount(counted(good, due))}}, {"have", Phrases{amount(counted(good, have))}}}};
}

Detail for_deal(const Look& look) {
  Cost cost;
  cost.goods[index(Good::food)] = look.facts.deal_food;
  return lacking_for(look, cost);
}

Cost sum(Cost cost, const Cost& other) {
  for (std::size_t i = 0; i < supply_goods; ++i)
    cost.goods[i] = static_cast<std::uint8_t>(cost.goods[i] + other.goods[i]);
  cost.resources = static_cast<std::uint8_t>(cost.resources + other.resources);
  cost.hand_cards = static_cast<std::uint8_t>(cost.hand_cards + other.hand_cards);
  return cost;
}

// The activation itself can be paid; what it does may want more.
Detail for_operation(const Look& look, const Operation& op, const Cost& activation) {
  if (const auto price = cheapest_raze(look, op)) return lacking(look, Good::raze, *price);
  if (op.op == Op::deal_on_location && !can_draw_faction(look, look.s.actor))
    return Message{"settlers.why.faction_deck", {{"left", ludarium::number(0)}}};
  if (op.op != Op::build) return std::nullopt;
  const CardSet cards = buildable_by(look, op);
  return cards.size() == 1 ? lacking_for(look, sum(activation, look.title(cards.first()).cost)) : std::nullopt;
}

Detail for_activation(const Look& look, CardId card, std::size_t times) {
  if (!holdings(look, look.s.actor).has(card) || look.title(card).kind != Kind::action) return std::nullopt;
  const int left = uses_left(look, card);
  if (static_cast<int>(times) > left)
    return Message{"settlers.why.uses", {{"card", card_title(look.facts, card)}, {"left", ludarium::number(left)}}};
  const Cost cost = times_cost(look.title(card).action_cost, times);
  return can_pay(look, cost) ? for_operation(look, look.title(card).operation, cost) : lacking_for(look, cost);
}

Detail for_feature(const Look& look, CardId feature, std::size_t option) {
  if (index(feature) >= look.facts.card_count() || !look.s.firing.has(feature)) return std::nullopt;
  const auto& paid = look.title(feature).on.paid;
  return option < paid.size() ? lacking_for(look, paid[option].cost) : std::nullopt;
}

bool in_hand(const Look& look, CardId card) { return look.actor().hand.has(card); }

Detail numbers_behind(const Look& look, Action a) {
  if (look.s.ask == Ask::trigger && what(a) == Do::trigger) return for_feature(look, card_arg(a), a.arg[1]);
  if (look.s.ask != Ask::action) return std::nullopt;
  if (what(a) == Do::send) return lacking(look, Good::settler, look.facts.settlers_per_pair * a.arg[0]);
  const CardId card = card_arg(a);
  if (index(card) >= look.facts.card_count()) return std::nullopt;
  switch (what(a)) {
    case Do::build:
      return in_hand(look, card) ? lacking_for(look, look.title(card).cost) : std::nullopt;
    case Do::deal:
      return in_hand(look, card) && look.facts.dealable.has(card) ? for_deal(look) : std::nullopt;
    case Do::raze_hand:
      return in_hand(look, card) && look.facts.razable.has(card) ? lacking(look, Good::raze, look.facts.raze_hand)
                                                                 : std::nullopt;
    case Do::raze:
      return reachable_locations(look).has(card) && look.facts.razable.has(card)
                 ? lacking(look, Good::raze, raze_price(look, card))
                 : std::nullopt;
    case Do::activate:
      return for_activation(look, card, a.arg[1]);
    default:
      return std::nullopt;
  }
}

}  // namespace

Verdict refusal(const Look& look, Seat seat, Action action, Rule rule) {
  const bool asked = deciding_seats(look.s).has(seat);
  return {false, rule.id(), asked ? numbers_behind(look, action) : std::nullopt, {}};
}

}  // namespace ludarium::settlers
