#include "games/scythe/forecast/battles.hpp"

#include <algorithm>

#include "games/scythe/rules/prospects.hpp"
#include "games/scythe/text/wording/phrases.hpp"

namespace ludarium::scythe {
namespace {

// The best cards a player may hold: what is hidden counts as the highest there is.
int most_from_cards(const Facts& facts, const Player& player, int limit) {
  const int hidden = std::min<int>(limit, player.hand[unknown]);
  int sum = hidden * facts.card_value[card_values - 1];
  limit -= hidden;
  for (std::size_t value = card_values; value-- > 0;) {
    const int cards = std::min<int>(limit, player.hand[value]);
    sum += cards * facts.card_value[value];
    limit -= cards;
  }
  return sum;
}

// SC-COMB-07, SC-COMB-08. What an Automa puts in its own cards say, so it has no such limit.
OutlookLine side_line(const Look& look, std::size_t side) {
  const Seat seat = fighter(look, side);
  const Player& player = look.s.player(seat);
  const char* key = side == attacker ? "scythe.forecast.attacks" : "scythe.forecast.defends";
  OutlookLine line{
      {key, {{"who", who(look.s, seat)}, {"where", place(look.facts, look.s.combat.hex)}}}, {}, std::nullopt, seat};
  const std::string at(hex_name(look.facts, look.s.combat.hex));
  line.amounts.push_back({true, std::string(name(Item::power)), player.power, at});
  line.amounts.push_back({true, std::string(name(Item::cards)), hand_size(player), at});
  if (look.s.is_automa(seat)) return line;
  const int dial = std::min<int>(look.facts.dial_max, player.power);
  const int cards = card_limit(look, side);
  const int total = dial + most_from_cards(look.facts, player, cards);
  line.because = Message{"scythe.forecast.at_most", {{"n", long{total}}}};
  line.limits = {{"dial", dial}, {"cards", cards}, {"total", total}};
  return line;
}

// Of the tokens on the battlefield, those that the attacker has just brought; the others were the defender's.
int brought(const Look& look, std::size_t resource) {
  int tokens = 0;
  for (std::size_t u = 0; u < combat_units; ++u)
    if (place_of(look.mover(), unit_at(u)) == look.s.combat.hex) tokens += look.s.moving.carried_tokens[u][resource];
  return std::min<int>(tokens, look.s.tokens[index(look.s.combat.hex)][resource]);
}

// Everything on the battlefield is the winner's: to one side it is gained, to the other it is lost.
void add_tokens(OutlookLine& line, const Look& look, std::size_t owner, bool gained) {
  const Hex hex = look.s.combat.hex;
  for (std::size_t r = 0; r < resource_types; ++r) {
    const int attackers = brought(look, r);
    const int tokens = owner == attacker ? attackers : look.s.tokens[index(hex)][r] - attackers;
    if (tokens > 0)
      line.amounts.push_back(
          {gained, std::string(name(static_cast<Resource>(r))), tokens, std::string(hex_name(look.facts, hex))});
  }
}

OutlookLine win_line(const Look& look, std::size_t side) {
  const Seat seat = fighter(look, side);
  const Hex hex = look.s.combat.hex;
  OutlookLine line{{"scythe.forecast.win", {{"where", place(look.facts, hex)}}}, {}, std::nullopt, seat};
  if (wins_a_star(look, side)) line.amounts.push_back({true, "star", 1, {}});
  add_tokens(line, look, 1 - side, true);
  const int beaten = count_at(look.s.player(fighter(look, 1 - side)).workers, hex);
  const int lost = std::min<int>(look.s.player(seat).popularity, popularity_for_workers(look, side, beaten));
  if (lost > 0) line.amounts.push_back({false, std::string(name(Item::popularity)), lost, {}});
  return line;
}

// The card is drawn by a loser who put anything in.
OutlookLine lose_line(const Look& look, std::size_t side) {
  OutlookLine line{{"scythe.forecast.lose", {{"where", place(look.facts, look.s.combat.hex)}}},
                   {{true, std::string(name(Item::cards)), look.facts.loser_draws, {}}},
                   Message{"scythe.forecast.if_shown", {}},
                   fighter(look, side)};
  add_tokens(line, look, side, false);
  return line;
}

void add_battle(OutlookSection& section, const Look& look) {
  for (std::size_t side : {attacker, defender}) section.lines.push_back(side_line(look, side));
}

bool under_way(const Combat& combat) {
  return combat.hex != Hex::none && combat.stage != CombatStage::none && combat.stage != CombatStage::retreat;
}

// A Move action of this seat that has just begun.
State at_a_move(const State& view, Seat seat) {
  State s = view;
  s.active = seat;
  s.combat = {};
  s.moving = {};
  s.moving.under_way = 1;
  s.moving.steps_each = 1;
  return s;
}

// Everybody who could get there comes, as far as the action lets them.
State arrived(State s, Hex hex, Seat against, const std::vector<Unit>& units, int most) {
  s.combat.hex = hex;
  s.combat.defender = against;
  for (std::size_t i = 0; i < units.size() && static_cast<int>(i) < most; ++i) place_of(s.mover(), units[i]) = hex;
  return s;
}

void add_attacks(OutlookSection& section, const Look& look, Seat by, Seat against) {
  const State s = at_a_move(look.s, by);
  const Look move{look.facts, s};
  const HexSet goals = fighters_of(s.player(against)) & look.facts.territories;
  std::array<std::vector<Unit>, max_hexes> coming;
  for (std::size_t u = 0; u < combat_units; ++u)
    if (place_of(s.mover(), unit_at(u)) != Hex::none)
      for (Hex hex : reach_within(move, unit_at(u), steps_left(move, unit_at(u))) & goals)
        coming[index(hex)].push_back(unit_at(u));
  const int most = units_to_move(look.facts, s.mover());
  for (Hex hex : goals)
    if (!coming[index(hex)].empty()) {
      const State there = arrived(s, hex, against, coming[index(hex)], most);
      add_battle(section, {look.facts, there});
    }
}

}  // namespace

std::optional<OutlookSection> battles_section(const Look& look, Seat seat) {
  OutlookSection section{"combat", "scythe.forecast.combat", {}};
  if (under_way(look.s.combat)) {
    add_battle(section, look);
    return section;
  }
  for (Seat other : look.s.seats().without(seat)) {
    add_attacks(section, look, seat, other);
    if (!look.s.is_automa(other)) add_attacks(section, look, other, seat);
  }
  if (section.lines.empty()) return std::nullopt;
  return section;
}

std::optional<OutlookSection> stakes_section(const Look& look, Seat seat) {
  if (!under_way(look.s.combat)) return std::nullopt;
  OutlookSection section{"stakes", "scythe.forecast.stakes", {}};
  for (std::size_t side : {attacker, defender})
    if (fighter(look, side) == seat) section.lines = {win_line(look, side), lose_line(look, side)};
  if (section.lines.empty()) return std::nullopt;
  return section;
}

}  // namespace ludarium::scythe
