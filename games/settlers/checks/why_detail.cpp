#include "games/settlers/checks/why_detail.hpp"

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

Detail for_activation(const Look& look, CardId card, std::size_t times) {
  if (!holdings(look, look.s.actor).has(card) || look.title(card).kind != Kind::action) return std::nullopt;
  const int left = uses_left(look, card);
  if (static_cast<int>(times) > left)
    return Message{"settlers.why.uses", {{"card", card_title(look.facts, card)}, {"left", ludarium::number(left)}}};
  return lacking_for(look, times_cost(look.title(card).action_cost, times));
}

bool in_hand(const Look& look, CardId card) { return look.actor().hand.has(card); }

}  // namespace

std::optional<Message> numbers_behind(const Look& look, Action a) {
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

}  // namespace ludarium::settlers
