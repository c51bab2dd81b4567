// Names become catalogue keys here, numbers become counted words; nothing else in the wording does that.
#include "games/scythe/text/wording/phrases.hpp"

#include <fmt/format.h>

namespace ludarium::scythe {
namespace {

template <class E>
Term with_name(const char* prefix, E value) {
  return {prefix + std::string(name(value))};
}

std::uint8_t with_cube(const Facts& facts, const Player& player, std::uint8_t base, Cube cube) {
  return static_cast<std::uint8_t>(base + (cube_moved(player, cube) ? facts.top.cube_adds[index(cube)] : 0));
}

}  // namespace

Term who(const State& s, Seat seat) {
  if (index(seat) >= s.player_count) return {"scythe.player"};
  return with_name("scythe.faction_", s.player(seat).faction);
}

Term place(const Facts& facts, Hex hex) {
  if (index(hex) >= facts.hex_count) return {"scythe.hex.nowhere"};
  return {"scythe.hex." + std::string(hex_name(facts, hex))};
}

Term term(TopAction action) { return with_name("scythe.action_", action); }
Term term(BottomAction action) { return with_name("scythe.action_", action); }
Term term(Structure structure) { return with_name("scythe.structure_", structure); }
Term term(Ability ability) { return with_name("scythe.mech_", ability); }
Term term(Goal goal) { return with_name("scythe.star_", goal); }
Term term(Cube cube) { return with_name("scythe.cube.", cube); }
Term term(AutomaMove move) { return with_name("scythe.automa_move.", move); }
Term term(AutomaKey key) { return with_name("scythe.automa_key.", key); }
Term term(Mat mat) { return with_name("scythe.player_mat_", mat); }

Term objective_title(const Facts& facts, std::size_t number) {
  if (number == 0 || number > facts.objectives.size()) return {"scythe.objective_card"};
  return {facts.objectives[number - 1].title_key};
}

Counted counted(Item item, long count) {
  switch (item) {
    case Item::coins:
      return {"scythe.coin", count};
    case Item::cards:
      return {"scythe.combat_card", count};
    default:
      return {"scythe." + std::string(name(item)), count};
  }
}

Counted counted(Resource resource, long count) { return {"scythe." + std::string(name(resource)), count}; }

Message amount(Counted what) { return {"scythe.amount", {{"what", std::move(what)}}}; }

Phrases unit(const Facts& facts, const Player& player, Unit u) {
  if (index(u) >= units_per_faction) return {{"scythe.unit.workers", {}}};
  if (is_worker(u)) return {{"scythe.unit.worker", {}}};
  if (u == Unit::character) return {{"scythe.unit.character", {}}};
  if (is_automa(player)) return {{"scythe.unit.plain_mech", {}}};  // it uncovers no ability
  return {{"scythe.unit.mech", {{"ability", term(facts.of(player.faction).ability[index(u) - 1])}}}};
}

Phrases tokens(const Tokens& tokens) {
  Phrases list;
  for (std::size_t r = 0; r < resource_types; ++r)
    if (tokens[r]) list.push_back(amount(counted(static_cast<Resource>(r), tokens[r])));
  return list;
}

Phrases cost_of(const Cost& cost) {
  Phrases list;
  if (cost.coins) list.push_back(amount(counted(Item::coins, cost.coins)));
  if (cost.popularity) list.push_back(amount(counted(Item::popularity, cost.popularity)));
  if (cost.power) list.push_back(amount(counted(Item::power, cost.power)));
  if (cost.cards) list.push_back(amount(counted(Item::cards, cost.cards)));
  if (cost.any) list.push_back({"scythe.amount_any", {{"what", Counted{"scythe.resource", cost.any}}}});
  if (cost.different)
    list.push_back({"scythe.amount_different", {{"what", Counted{"scythe.resource", cost.different}}}});
  return list;
}

Phrases gain_of(const Gain& gain) {
  Phrases list;
  const auto add = [&](Counted what) {
    if (what.count) list.push_back(amount(std::move(what)));
  };
  add(counted(Item::coins, gain.coins));
  add(counted(Item::popularity, gain.popularity));
  add(counted(Item::power, gain.power));
  add(counted(Item::cards, gain.cards));
  for (std::size_t r = 0; r < resource_types; ++r) add(counted(static_cast<Resource>(r), gain.tokens[r]));
  if (gain.any) list.push_back({"scythe.amount_any", {{"what", Counted{"scythe.resource", gain.any}}}});
  add(counted(Item::worker, gain.worker));
  add({"scythe.mech", gain.mech});
  add({"scythe.structure", gain.structure});
  add({"scythe.recruit", gain.recruit});
  add({"scythe.upgrade", gain.upgrade});
  if (gain.produce) list.push_back({"scythe.amount_produce", {{"hexes", Counted{"scythe.territory", gain.produce}}}});
  if (gain.peek) list.push_back({"scythe.amount_peek", {}});
  if (gain.transport) list.push_back({"scythe.amount_transport", {}});
  if (!gain.choose_one || list.size() < 2) return list;
  return {{"scythe.amount_one_of", {{"list", std::move(list)}}}};
}

Message pay_and_gain(const Cost& cost, const Gain& gain) {
  Phrases pay = cost_of(cost), get = gain_of(gain);
  if (pay.empty() && get.empty()) return {"scythe.deal.nothing", {}};
  if (pay.empty()) return {"scythe.deal.gain", {{"gain", std::move(get)}}};
  if (get.empty()) return {"scythe.deal.pay", {{"cost", std::move(pay)}}};
  return {"scythe.deal.pay_and_gain", {{"cost", std::move(pay)}, {"gain", std::move(get)}}};
}

Gain bolster_gain(const Facts& facts, const Player& player, bool cards) {
  Gain gain;
  if (cards)
    gain.cards = with_cube(facts, player, facts.top.bolster_cards, Cube::bolster_cards);
  else
    gain.power = with_cube(facts, player, facts.top.bolster_power, Cube::bolster_power);
  if (has_built(player, Structure::monument)) gain.popularity = facts.top.monument_popularity;
  return gain;
}

Gain trade_gain(const Facts& facts, const Player& player, bool popularity) {
  Gain gain;
  if (popularity)
    gain.popularity = with_cube(facts, player, facts.top.trade_popularity, Cube::trade_popularity);
  else
    gain.any = facts.top.trade_tokens;
  if (has_built(player, Structure::armory)) gain.power = facts.top.armory_power;
  return gain;
}

Gain coins_gain(const Facts& facts, const Player& player) {
  Gain gain;
  gain.coins = with_cube(facts, player, facts.top.move_coins, Cube::move_coins);
  return gain;
}

int units_to_move(const Facts& facts, const Player& player) {
  return with_cube(facts, player, facts.top.move_units, Cube::move_units);
}

int hexes_to_produce_on(const Facts& facts, const Player& player) {
  return with_cube(facts, player, facts.top.produce_hexes, Cube::produce_hexes);
}

Gain bottom_gain(const Facts& facts, const Player& player, BottomAction bottom) {
  Gain gain;
  gain.coins = facts.of(player.mat).column[index(bottom)].coins;
  gain.upgrade = bottom == BottomAction::upgrade;
  gain.mech = bottom == BottomAction::deploy;
  gain.structure = bottom == BottomAction::build;
  gain.recruit = bottom == BottomAction::enlist;
  return gain;
}

}  // namespace ludarium::scythe
