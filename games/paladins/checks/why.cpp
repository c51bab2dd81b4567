#include "games/paladins/checks/why.hpp"

#include <algorithm>

#include "games/paladins/text/wording/phrases.hpp"

namespace ludarium::paladins {
namespace {

using Detail = std::optional<Message>;

Detail lacking_workers(const Player& player, const Spots& needed) {
  if (can_fill(player, needed)) return std::nullopt;
  return Message{"paladins.why.workers",
                 {{"needed", spots_of(needed)},
                  {"have", workers_held(player) ? MessageArg(workers_of(player.workers))
                                                : MessageArg(Phrases{amount({"paladins.worker", 0})})}}};
}

Detail lacking_goods(const Player& player, int silver_due, int provisions_due) {
  if (silver_due <= player.silver && provisions_due <= player.provision) return std::nullopt;
  Phrases cost, have;
  if (silver_due > 0) {
    cost.push_back(silver(silver_due));
    have.push_back(silver(player.silver));
  }
  if (provisions_due > 0) {
    cost.push_back(provisions(provisions_due));
    have.push_back(provisions(player.provision));
  }
  return Message{"paladins.why.cost", {{"cost", cost}, {"have", have}}};
}

Detail below(const Look& look, Attribute attribute, int needed) {
  const int have = effective(look, look.s.actor, attribute);
  if (have >= needed) return std::nullopt;
  return Message{
      "paladins.why.attribute",
      {{"attribute", term(attribute)}, {"needed", ludarium::number(needed)}, {"have", ludarium::number(have)}}};
}

Detail limit_reached(const Look& look, Space action, const RightAction& facts) {
  if (facts.most == 0 || done(look, look.s.actor, action) < facts.most) return std::nullopt;
  return Message{"paladins.why.limit", {{"action", term(action)}, {"most", ludarium::number(facts.most)}}};
}

// ---- an action whose workers and price are there, but nothing to do it with

Detail nothing_there(const char* row) { return Message{"paladins.why.nothing_there", {{"row", Term{row}}}}; }

// The silver of the cheapest card one could take, where even that is too much.
Detail cheapest(const Look& look, std::optional<int> silver_due, const char* row) {
  if (!silver_due) return nothing_there(row);
  return Message{"paladins.why.cheapest",
                 {{"cost", Phrases{silver(*silver_due)}}, {"have", Phrases{silver(look.actor().silver)}}}};
}

void lower(std::optional<int>& least, int found) { least = std::min(least.value_or(found), found); }

Detail no_townsfolk(const Look& look) {
  std::optional<int> least;
  for (std::size_t slot = 0; slot < townsfolk_row; ++slot)
    if (look.s.townsfolk[slot] != Townsfolk::none) lower(least, recruit_cost(look, slot));
  return cheapest(look, least, "paladins.townsfolk");
}

Detail nobody_to_attack(const Look& look) {
  std::optional<int> least;
  for (std::size_t column = 0; column < outsider_row; ++column)
    if (look.s.outsiders[column] != Outsider::none) lower(least, attack_cost(look, column));
  return cheapest(look, least, "paladins.outsider");
}

Detail nobody_to_convert(const Look& look) {
  std::optional<int> least;
  for (std::size_t column = 0; column < outsider_row; ++column)
    if (look.s.outsiders[column] != Outsider::none) lower(least, look.facts.outsider_slot[column].faith);
  return least ? below(look, Attribute::faith, *least) : nothing_there("paladins.outsider");
}

int needed_at(const Look& look, Attribute attribute, std::size_t space) {
  const RegionFacts& region = look.facts.region[look.facts.spaces[space].region];
  return attribute == Attribute::faith ? region.faith : region.strength;
}

// The regions in reach are full; or none is in reach, which is about the attribute alone.
Detail no_space(const Look& look, Attribute attribute) {
  const int have = effective(look, look.s.actor, attribute);
  std::optional<int> next_free;
  bool reaches_one = false;
  for (std::size_t i = 0; i < space_count; ++i) {
    if (open_space(look, i)) lower(next_free, needed_at(look, attribute, i));
    reaches_one = reaches_one || needed_at(look, attribute, i) <= have;
  }
  if (!next_free) return Message{"paladins.why.map_full", {}};
  if (!reaches_one) return below(look, attribute, *next_free);
  return Message{
      "paladins.why.regions_full",
      {{"attribute", term(attribute)}, {"needed", ludarium::number(*next_free)}, {"have", ludarium::number(have)}}};
}

Detail without_target(const Look& look, Space action) {
  switch (action) {
    case Space::recruit:
      return no_townsfolk(look);
    case Space::commission:
      return no_space(look, Attribute::faith);
    case Space::garrison:
      return no_space(look, Attribute::strength);
    case Space::attack:
      return nobody_to_attack(look);
    case Space::convert:
      return nobody_to_convert(look);
    case Space::fortify:
    case Space::absolve: {
      const RightAction& facts = look.facts.right[right_index(action)];
      return below(look, facts.requires_, facts.required[static_cast<std::size_t>(done(look, look.s.actor, action))]);
    }
    default:
      return std::nullopt;
  }
}

Detail of_act(const Look& look, std::size_t space, std::size_t option) {
  if (look.s.ask != Ask::action || space >= board_spaces) return std::nullopt;
  const auto action = static_cast<Space>(space);
  const std::size_t options = right_side(action) ? 1 : look.facts.left[space].options.size();
  if (option >= options || occupied(look.actor(), action)) return std::nullopt;
  if (auto workers = lacking_workers(look.actor(), spots_needed(look, action, option))) return workers;
  if (right_side(action))
    if (auto limit = limit_reached(look, action, look.facts.right[right_index(action)])) return limit;
  if (auto goods = lacking_goods(look.actor(), silver_cost(look, action, option), provision_cost(look, action)))
    return goods;
  return without_target(look, action);
}

Detail of_favour(const Look& look, std::size_t slot) {
  if (look.s.ask != Ask::action || slot >= favour_slots || look.s.favours[slot] == Favour::none) return std::nullopt;
  const FavourCard& card = look.facts[look.s.favours[slot]];
  if (look.s.favour_worker[slot] != Worker::none) return std::nullopt;
  if (auto worker = lacking_workers(look.actor(), {card.spot, Worker::none, Worker::none})) return worker;
  return lacking_goods(look.actor(), card.cost.count(Token::silver), card.cost.count(Token::provision));
}

Detail of_townsfolk(const Look& look, std::size_t slot, bool debt) {
  const bool paid = look.s.ask == Ask::townsfolk && paid_recruit(look.s);
  if (!paid || debt || slot >= townsfolk_row || look.s.townsfolk[slot] == Townsfolk::none) return std::nullopt;
  return lacking_goods(look.actor(), recruit_cost(look, slot), 0);
}

Detail of_space(const Look& look, std::size_t space) {
  if (look.s.ask != Ask::space || space >= space_count || !open_space(look, space)) return std::nullopt;
  const RegionFacts& region = look.facts.region[look.facts.spaces[space].region];
  if (look.s.space == Space::commission) return below(look, Attribute::faith, region.faith);
  return below(look, Attribute::strength, region.strength);
}

Detail of_outsider(const Look& look, std::size_t column) {
  if (look.s.ask != Ask::outsider || column >= outsider_row || look.s.outsiders[column] == Outsider::none)
    return std::nullopt;
  if (look.s.space == Space::attack) return lacking_goods(look.actor(), attack_cost(look, column), 0);
  return below(look, Attribute::faith, look.facts.outsider_slot[column].faith);
}

Detail numbers_behind(const Look& look, Action a) {
  switch (what(a)) {
    case Do::act:
      return of_act(look, a.arg[0], a.arg[1]);
    case Do::favour:
      return of_favour(look, a.arg[0]);
    case Do::hire:
    case Do::dismiss:
      return of_townsfolk(look, a.arg[0], a.arg[1] != 0);
    case Do::space:
      return of_space(look, a.arg[0]);
    case Do::outsider:
      return of_outsider(look, a.arg[0]);
    default:
      return std::nullopt;
  }
}

}  // namespace

Verdict refusal(const Look& look, Seat seat, Action action, Rule rule) {
  const bool asked = deciding_seats(look.s).has(seat);
  return {false, rule.id(), asked ? numbers_behind(look, action) : std::nullopt, {}};
}

}  // namespace ludarium::paladins
