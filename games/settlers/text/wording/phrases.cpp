// Names become catalogue keys here, numbers become counted words. phrases_effects.cpp tells what a card does.
#include "games/settlers/text/wording/phrases.hpp"

namespace ludarium::settlers {
namespace {

constexpr std::array<const char*, good_count> good_keys = {
    "settlers.wood",    "settlers.stone",       "settlers.food",          "settlers.gold",
    "settlers.settler", "settlers.raze_token",  "settlers.defence_token", "settlers.victory_point",
    "settlers.card",    "settlers.common_card", "settlers.faction_card",  "settlers.samurai"};
constexpr std::array<const char*, 6> phase_keys = {"settlers.phase_lookout",        "settlers.phase_production",
                                                   "settlers.phase_action",         "settlers.phase_cleanup",
                                                   "settlers.phase_virtual_attack", "settlers.game_end"};

}  // namespace

Term who(const State& s, Seat seat) {
  if (index(seat) >= s.player_count || s.player(seat).faction == Faction::none) return {"settlers.virtual_player"};
  return {"settlers.faction_" + std::string(name(s.player(seat).faction))};
}

Term card_title(const Facts& facts, CardId card) {
  return {index(card) < facts.card_count() ? facts.title_of(card).name_key : "settlers.card"};
}

Term term(Phase phase) { return {phase_keys[std::min(index(phase), phase_keys.size() - 1)]}; }
Term term(Good good) { return {index(good) < good_count ? good_keys[index(good)] : "settlers.goods"}; }

Counted counted(Good good, long count) { return {term(good).key, count}; }

Message amount(Counted what) { return {"settlers.amount", {{"what", std::move(what)}}}; }

Phrases goods_of(const Goods& goods) {
  Phrases list;
  for (std::size_t i = 0; i < good_count; ++i)
    if (goods.count[i]) list.push_back(amount(counted(static_cast<Good>(i), goods.count[i])));
  return list;
}

Phrases goods_of(const std::vector<Good>& goods) {
  Goods sum;
  for (Good good : goods)
    if (index(good) < good_count) ++sum[good];
  return goods_of(sum);
}

Phrases cost_of(const Cost& cost) {
  Phrases list;
  for (std::size_t i = 0; i < supply_goods; ++i)
    if (cost.goods[i]) list.push_back(amount(counted(static_cast<Good>(i), cost.goods[i])));
  if (cost.resources)
    list.push_back({"settlers.amount_any", {{"what", Counted{"settlers.resources", cost.resources}}}});
  if (cost.hand_cards) list.push_back({"settlers.amount_hand", {{"what", counted(Good::card, cost.hand_cards)}}});
  if (cost.location) list.push_back({"settlers.amount_own", {{"what", Counted{"settlers.location", cost.location}}}});
  return list;
}

Message pay_and_gain(const Phrases& cost, const Phrases& gain) {
  if (cost.empty() && gain.empty()) return {"settlers.trade.nothing", {}};
  if (cost.empty()) return {"settlers.trade.gain", {{"gain", gain}}};
  if (gain.empty()) return {"settlers.trade.pay", {{"cost", cost}}};
  return {"settlers.trade.pay_and_gain", {{"cost", cost}, {"gain", gain}}};
}

Message card_line(const Facts& facts, CardId card) {
  if (index(card) >= facts.card_count()) return {"settlers.card_line.unknown", {}};
  const Title& title = facts.title_of(card);
  const Phrases cost = cost_of(title.cost), effects = effects_of(title);
  if (effects.empty())
    return cost.empty() ? Message{"settlers.card_line.plain", {{"card", card_title(facts, card)}}}
                        : Message{"settlers.card_line.priced", {{"card", card_title(facts, card)}, {"cost", cost}}};
  if (cost.empty()) return {"settlers.card_line.free", {{"card", card_title(facts, card)}, {"effects", effects}}};
  return {"settlers.card_line.full", {{"card", card_title(facts, card)}, {"cost", cost}, {"effects", effects}}};
}

}  // namespace ludarium::settlers
