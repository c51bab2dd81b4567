#include "games/scythe/rules/scoring.hpp"

#include <algorithm>

namespace ludarium::scythe {
namespace {

HexSet adjacent_to(const Facts& facts, HexSet hexes) {
  HexSet near;
  for (Hex hex : hexes) near |= facts.neighbours[index(hex)];
  return near;
}

Hex hex_at_axial(const Facts& facts, int q, int r) {
  for (std::size_t i = 0; i < facts.territory_count; ++i)
    if (facts.q[i] == q && facts.r[i] == r) return hex_at(i);
  return Hex::none;
}

// SC-SBON-12: the longest unbroken line along one of the three axes.
int longest_row(const Facts& facts, HexSet hexes) {
  constexpr std::array<std::array<int, 2>, 3> axes{{{1, 0}, {0, 1}, {1, -1}}};
  int longest = 0;
  for (Hex start : hexes)
    for (auto [dq, dr] : axes) {
      int length = 1;
      int q = facts.q[index(start)], r = facts.r[index(start)];
      while (hexes.has(hex_at_axial(facts, q += dq, r += dr))) ++length;
      longest = std::max(longest, length);
    }
  return longest;
}

}  // namespace

const PopularityTier& tier_of(const Facts& facts, const Player& player) {
  return *std::find_if(facts.tiers.begin(), facts.tiers.end(),
                       [&](const PopularityTier& tier) { return player.popularity <= tier.to; });
}

int structure_bonus_count(const Look& look, Seat seat) {
  const Facts& facts = look.facts;
  const HexSet own = structures_of(look.s.player(seat));
  switch (facts.bonus_tiles[look.s.bonus_tile].rule) {
    case BonusRule::adjacent_tunnels:
      return (adjacent_to(facts, own) & facts.tunnels).size();
    case BonusRule::adjacent_lakes:
      return (adjacent_to(facts, own) & facts.lakes).size();
    case BonusRule::adjacent_encounters:
      return (adjacent_to(facts, own) & facts.encounters).size();
    case BonusRule::on_tunnels:
      return (own & facts.tunnels).size();
    case BonusRule::in_a_row:
      return longest_row(facts, own);
    case BonusRule::on_farms_and_tundras:
      return (own & (facts.of_terrain[index(Terrain::farm)] | facts.of_terrain[index(Terrain::tundra)])).size();
  }
  return 0;
}

int structure_bonus(const Look& look, Seat seat) {
  const auto& ladder = look.facts.bonus_tiles[look.s.bonus_tile].coins_by_count;
  const auto count = static_cast<std::size_t>(structure_bonus_count(look, seat));
  return ladder[std::min(count, ladder.size() - 1)];
}

Fortune fortune(const Look& look, Seat seat) { return fortune(look, seat, look.controlled(seat)); }

Fortune fortune(const Look& look, Seat seat, HexSet held) {
  const Player& player = look.s.player(seat);
  const PopularityTier& tier = tier_of(look.facts, player);
  Fortune f;
  f.coins = player.coins == hidden_coins ? 0 : player.coins;
  f.stars = star_count(player) * tier.per_star;
  f.territory_count = held.size();
  const int factory = held.has(look.facts.factory) ? look.facts.factory_territories - 1 : 0;  // SC-SCOR-06
  f.territories = (f.territory_count + factory) * tier.per_territory;
  if (is_automa(player)) return f;  // SC-AUTO-124
  for (Hex hex : held) f.token_count += scythe::total(look.s.tokens[index(hex)]);
  f.resources = f.token_count / 2 * tier.per_two_tokens;
  f.structures = structure_bonus(look, seat);
  return f;
}

constexpr std::array tie_keys{"scythe.tie.pieces",    "scythe.tie.power",       "scythe.tie.popularity",
                              "scythe.tie.resources", "scythe.tie.territories", "scythe.tie.stars"};

std::array<int, 7> standing(const Look& look, Seat seat) {
  const Player& player = look.s.player(seat);
  const Fortune f = fortune(look, seat);
  const int pieces = count_out(player.workers) + count_out(player.mechs) + count_out(player.structures);
  return {f.total(), pieces, player.power, player.popularity, f.token_count, f.territory_count, star_count(player)};
}

namespace {

// SC-AUTO-128: the average of the people against that of the Automas.
std::array<int, max_players> cooperative_places(const Look& look) {
  const SeatSet people = look.s.people(), automas = look.s.seats().without(people);
  int theirs = 0, others = 0;
  for (Seat seat : people) theirs += fortune(look, seat).total() * automas.size();
  for (Seat seat : automas) others += fortune(look, seat).total() * people.size();
  std::array<int, max_players> place{};
  for (Seat seat : people) place[index(seat)] = theirs >= others ? 1 : 1 + automas.size();
  for (Seat seat : automas) place[index(seat)] = others >= theirs ? 1 : 1 + people.size();
  return place;
}

}  // namespace

std::array<int, max_players> places(const Look& look) {
  if (look.s.reads(automas_cooperate)) return cooperative_places(look);
  std::array<std::array<int, 7>, max_players> all{};
  for (Seat seat : look.s.seats()) all[index(seat)] = standing(look, seat);
  std::array<int, max_players> place{};
  for (Seat seat : look.s.seats()) {
    place[index(seat)] = 1;
    for (Seat other : look.s.seats()) place[index(seat)] += all[index(other)] > all[index(seat)];
  }
  return place;
}

// SC-HID-03: where coins are hidden from a view, it knows neither that fortune nor anybody's place.
Scores scores(const Facts& facts, const State& s) {
  const Look look{facts, s};
  const auto place = places(look);
  const bool all_known = std::none_of(s.players.begin(), s.players.end(),
                                      [](const Player& player) { return player.coins == hidden_coins; });
  Scores scores;
  for (Seat seat : s.seats()) {
    const Fortune f = fortune(look, seat);
    const bool known = s.player(seat).coins != hidden_coins;
    SeatScore score{f.total(), all_known ? place[index(seat)] : 0, {}, known};
    if (known) score.lines.push_back({"scythe.score.coins", f.coins});
    const PopularityTier& tier = tier_of(facts, s.player(seat));
    const auto add = [&](const char* key, int points, int each) {
      score.lines.push_back({key, points, each > 0 ? points / each : 0, each});
    };
    add("scythe.score.stars", f.stars, tier.per_star);
    add("scythe.score.territories", f.territories, tier.per_territory);
    add("scythe.score.resources", f.resources, tier.per_two_tokens);
    score.lines.push_back({"scythe.score.structures", f.structures});
    const auto stands = standing(look, seat);
    for (std::size_t i = 0; i < tie_keys.size(); ++i) score.ties.push_back({tie_keys[i], stands[i + 1]});
    scores.push_back(std::move(score));
  }
  return scores;
}

}  // namespace ludarium::scythe
