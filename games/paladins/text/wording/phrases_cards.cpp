// What a card is good for, told from the rows of the vocabulary (games/paladins/data/README.md), a phrase a line.
#include "games/paladins/text/wording/phrases.hpp"

namespace ludarium::paladins {
namespace {

Phrases boosts_of(const PaladinCard& card) {
  Phrases list;
  for (std::size_t i = 0; i < attributes; ++i)
    if (card.boost[i])
      list.push_back(
          {"paladins.effect.boost", {{"count", long{card.boost[i]}}, {"attribute", term(static_cast<Attribute>(i))}}});
  return list;
}

Message ability_of(const PaladinCard& card) {
  if (card.free) return {"paladins.effect.free_action", {{"action", term(card.on)}}};
  if (card.silver_off)
    return {"paladins.effect.cheaper_action", {{"action", term(card.on)}, {"off", Phrases{silver(card.silver_off)}}}};
  return {"paladins.effect.on_action", {{"action", term(card.on)}, {"gain", gain_of(card.gain)}}};
}

Message ability_of(const TownsfolkCard& card) {
  const Phrases gain = gain_of(card.gain);
  switch (card.fires) {
    case TownsfolkCard::Fires::action:
      return {"paladins.effect.on_action", {{"action", term(card.on)}, {"gain", gain}}};
    case TownsfolkCard::Fires::pay_debt:
      return {"paladins.effect.on_pay_debt", {{"gain", gain}}};
    case TownsfolkCard::Fires::inquisition:
      break;
  }
  switch (card.condition) {
    case TownsfolkCard::Condition::at_least:
      return {"paladins.effect.inquisition_at_least", {{"count", long{card.suspicions}}, {"gain", gain}}};
    case TownsfolkCard::Condition::no_suspicion:
      return {"paladins.effect.inquisition_none", {{"gain", gain}}};
    case TownsfolkCard::Condition::none:
      break;
  }
  return {"paladins.effect.inquisition", {{"gain", gain}}};
}

}  // namespace

Phrases effects_of(const PaladinCard& card) {
  Phrases list = workers_of(card.workers);
  for (Message& boost : boosts_of(card)) list.push_back(std::move(boost));
  list.push_back(ability_of(card));
  return list;
}

Phrases effects_of(const TownsfolkCard& card) {
  Phrases list;
  if (!card.instant.empty()) list.push_back({"paladins.effect.at_once", {{"gain", gains_of(card.instant)}}});
  list.push_back(ability_of(card));
  return list;
}

Message vp_of(const OutsiderCard& card) {
  using Vp = OutsiderCard::Vp;
  switch (card.vp) {
    case Vp::per_action:
      return {"paladins.vp.per_action", {{"per", long{card.per}}, {"action", term(card.action)}}};
    case Vp::per_attribute:
      return {"paladins.vp.per_attribute",
              {{"points", Counted{"paladins.attribute_point", card.per}}, {"attribute", term(card.attribute)}}};
    case Vp::per_attacked:
      return {"paladins.vp.per_attacked", {{"people", term(card.attacked)}}};
    case Vp::per_paid_debt:
      return {"paladins.vp.per_paid_debt", {}};
    case Vp::per_unpaid_debt:
      return {"paladins.vp.per_unpaid_debt", {}};
    case Vp::per_suspicion:
      return {"paladins.vp.per_suspicion", {}};
    case Vp::base_plus_order:
      return {"paladins.vp.base_plus_order", {{"base", long{card.base}}, {"each", long{card.each}}}};
    case Vp::base_plus_mercenary:
      break;
  }
  return {"paladins.vp.base_plus_mercenary", {{"base", long{card.base}}, {"each", long{card.each}}}};
}

Phrases effects_of(const WallCard& card) {
  Phrases list = gains_of(card.gain);
  if (!card.choice.empty()) list.push_back({"paladins.effect.either", {{"options", one_of_them(card.choice)}}});
  if (card.vp) list.push_back(amount({"paladins.victory_point", card.vp}));
  return list;
}

Phrases effects_of(const FavourCard& card) {
  Phrases list = gains_of(card.gain);
  if (!card.choice.empty()) list.push_back({"paladins.effect.either", {{"options", one_of_them(card.choice)}}});
  return {trade(costs_of(card.cost), list)};
}

}  // namespace ludarium::paladins
