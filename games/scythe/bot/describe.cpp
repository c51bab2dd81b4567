// The numbers a position of Scythe is made of. New ones stand behind the old, so that a brain can go on learning.
#include <numeric>

#include "core/feature_row.hpp"
#include "games/scythe/bot/mind.hpp"
#include "games/scythe/bot/outlook.hpp"
#include "games/scythe/rules/scoring.hpp"

namespace ludarium::scythe {
namespace {

constexpr int usual_fortune = 80;

int most_stars(const State& s) {
  int most = 0;
  for (Seat seat : s.seats()) most = std::max(most, star_count(s.player(seat)));
  return most;
}

HexSet near(const Facts& facts, HexSet hexes) {
  HexSet all;
  for (Hex hex : hexes) all |= facts.neighbours[index(hex)];
  return all;
}

int met_objectives(const Look& look, Seat seat) {
  const Player& player = look.s.player(seat);
  int met = 0;
  for (std::size_t i = 0; i < player.objectives.size(); ++i)
    if (player.objectives[i] && player.objectives[i] != hidden_card && player.fate[i] == ObjectiveFate::held)
      met += objective_met(look, seat, player.objectives[i]);
  return met;
}

void add_mat(FeatureRow& row, const Facts& facts, const Player& player) {
  for (const GoalProgress goal : goals(facts, player)) row.add(goal.have, goal.all);
  const auto all = goals(facts, player);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const float part = static_cast<float>(all[i].have) / static_cast<float>(all[i].all);
    row.add(player.stars[index(goal_of[i])] ? 1.f : part * part * part);
  }
  for (Hex mech : player.mechs) row.add(mech != Hex::none);
  for (Hex structure : player.structures) row.add(structure != Hex::none);
  for (std::size_t b = 0; b < bottom_actions; ++b) row.add((player.recruits >> b & 1) != 0);
  for (std::size_t c = 0; c < cubes_per_faction; ++c) row.add((player.cubes_moved >> c & 1) != 0);
}

// What a Produce would ask for and whether it can be paid, whoever's turn it is.
void add_produce(FeatureRow& row, const Facts& facts, const Player& player) {
  std::array<int, 4> asked{};
  const auto uncovered =
      facts.worker_slots.size() - (workers_per_faction - static_cast<std::size_t>(count_out(player.workers)));
  for (std::size_t i = 0; i < uncovered; ++i) asked[index(facts.worker_slots[i])] += facts.worker_slot_amount;
  const int power = asked[index(WorkerSlot::power)], popularity = asked[index(WorkerSlot::popularity)];
  const int coins = asked[index(WorkerSlot::coins)];
  row.add(player.power >= power && player.popularity >= popularity && player.coins >= coins);
  row.add(popularity > 0);
  row.add(popularity > 0 ? std::min<int>(player.popularity, 6) : 6, 6);
  row.add(player.coins == 0);
}

// What a seat controls and what lies there, found once for all numbers that speak of it.
struct Realm {
  HexSet held;
  Tokens tokens{};

  Realm(const Look& look, Seat seat) : held(look.controlled(seat)), tokens(stock(look.s, held)) {}
};

void add_board(FeatureRow& row, const Look& look, Seat seat, const Realm& realm, const Fortune& f) {
  const State& s = look.s;
  const Facts& facts = look.facts;
  const Player& player = s.player(seat);
  const HexSet held = realm.held;
  const Tokens& tokens = realm.tokens;
  for (std::size_t r = 0; r < resource_types; ++r) {
    const int cost = bottom_cost(look, player, static_cast<BottomAction>(r));
    const bool open = player.section != r || player.faction == Faction::rusviet;
    row.add(std::min<int>(tokens[r], 8), 6);
    row.add(tokens[r] >= cost ? (open ? 1.f : 0.6f) : 0.f);
    row.add(std::max(cost - tokens[r], 0), 4);
  }
  const Units enemy = enemies_of(s, seat);
  const HexSet threatened = near(facts, enemy.fighters) & held;
  int at_risk = 0;
  for (Hex hex : threatened) at_risk += total(s.tokens[index(hex)]);
  row.add(std::min(at_risk, 10), 10);
  row.add((near(facts, fighters_of(player)) & enemy.fighters).size(), 3);
  row.add((near(facts, fighters_of(player)) & (enemy.workers - enemy.fighters)).size(), 3);
  row.add(f.territory_count, 12);
  row.add(held.has(facts.factory));
  row.add(player.factory_card != 0);
  const HexSet by_character = facts.neighbours[index(player.character)];
  row.add(!(by_character & s.encounter_tokens).empty());
  row.add(by_character.has(facts.factory) && !player.factory_card);
  row.add(look.has(player, Ability::riverwalk));
  row.add(look.has(player, Ability::speed));
  const Hex home = facts.of(player.faction).base;
  row.add(player.character == home);
  row.add(count_at(player.workers, home), 4);
  row.add(count_at(player.mechs, home), 4);
  const HexSet working = workers_of(player) & held;
  row.add(working.size(), 5);
  std::array<int, 5> by_terrain{};
  for (Hex hex : player.workers)
    if (held.has(hex) && index(facts.terrain[index(hex)]) < by_terrain.size())
      ++by_terrain[index(facts.terrain[index(hex)])];
  for (int workers : by_terrain) row.add(std::min(workers, 5), 4);
}

// What a Produce brings on the best territories, tokens and workers alike; the Mill aside.
int best_yield(const Player& player, HexSet held) {
  std::array<int, workers_per_faction> by_hex{};
  std::size_t count = 0;
  for (Hex hex : workers_of(player) & held) by_hex[count++] = count_at(player.workers, hex);
  const std::size_t hexes = std::min<std::size_t>(count, cube_moved(player, Cube::produce_hexes) ? 3 : 2);
  std::partial_sort(by_hex.begin(), by_hex.begin() + static_cast<std::ptrdiff_t>(hexes),
                    by_hex.begin() + static_cast<std::ptrdiff_t>(count), std::greater<>());
  return std::accumulate(by_hex.begin(), by_hex.begin() + static_cast<std::ptrdiff_t>(hexes), 0);
}

// What works for its owner is worth the more the more turns are left: people, machines, recruits.
void add_engine(FeatureRow& row, const Look& look, Seat seat, HexSet held) {
  const Player& player = look.s.player(seat);
  const float left = std::max(0.f, 1 - static_cast<float>(rounds(look.s)) / usual_rounds);
  const int workers = count_out(player.workers);
  const bool grown = workers == static_cast<int>(workers_per_faction);
  const HexSet villages = look.facts.of_terrain[index(Terrain::village)];
  int in_villages = 0, near_villages = 0;
  for (Hex hex : player.workers) {
    if (!held.has(hex)) continue;
    in_villages += villages.has(hex);
    near_villages += !(look.facts.neighbours[index(hex)] & villages).empty();
  }
  row.add(left * static_cast<float>(workers) / workers_per_faction);
  row.add(std::min(workers, 5), 5);
  row.add(grown ? 0.f : left * static_cast<float>(std::min(in_villages, 3)) / 3);
  row.add(grown ? 0.f : left * static_cast<float>(std::min(near_villages, 2)) / 2);
  row.add(left * static_cast<float>(count_out(player.mechs)) / mechs_per_faction);
  row.add(left * static_cast<float>(std::popcount(player.recruits)) / recruits_per_faction);
  row.add(left * static_cast<float>(std::popcount(player.cubes_moved)) / cubes_per_faction);
  row.add(left * static_cast<float>(star_count(player)) / 6);
  row.add(best_yield(player, held), 6);
  const PopularityTier& tier = tier_of(look.facts, player);
  row.add((1 - left) * static_cast<float>(std::min<int>(tier.to, look.facts.popularity_max) - player.popularity) / 6);
}

// Columns whose bottom action could be paid next turn and brings a goal without a star nearer, and goals a step away.
void add_tempo(FeatureRow& row, const Look& look, Seat seat, const Tokens& tokens) {
  const Player& player = look.s.player(seat);
  const auto all = goals(look.facts, player);
  int live = 0, last_steps = 0;
  for (std::size_t b = 0; b < bottom_actions; ++b) {
    const bool open = player.section != b || player.faction == Faction::rusviet;
    live += open && all[b].have < all[b].all && tokens[b] >= bottom_cost(look, player, static_cast<BottomAction>(b));
  }
  for (std::size_t i = 0; i < all.size(); ++i)
    last_steps += !player.stars[index(goal_of[i])] && all[i].all - all[i].have <= (i < 5 ? 1 : 2);
  row.add(live, 3);
  row.add(last_steps, 3);
  row.add(live && last_steps);
}

// The solo opponent's clock: how far its tracker is, what stars are still on it, and how strong it was chosen.
void add_automa(FeatureRow& row, const Look& look) {
  constexpr std::size_t numbers = 3 + automa_levels;
  if (look.s.automas.count == 0) return row.one_of(numbers, numbers);
  const StarTracker& tracker = look.facts.automa.of(look.s.automas.level);
  const int space = look.s.automas.space[0];
  row.add(space, std::max<int>(tracker.spaces, 1));
  row.add(std::popcount(tracker.stars >> std::min(space + 1, 31)), 6);
  row.add(space >= tracker.scheme_2);
  row.one_of(index(look.s.automas.level), automa_levels);
}

void add_others(FeatureRow& row, const Look& look, Seat seat, const Fortune& f) {
  int stars = 0, fortune_of_best = 0, power = 0, mechs = 0;
  float near_stars = 0, turns = 2 * usual_rounds;
  const float own_turns = turns_to_end(look, seat);
  for (Seat other : look.s.seats().without(seat)) {
    const Player& player = look.s.player(other);
    stars = std::max(stars, star_count(player));
    power = std::max<int>(power, player.power);
    mechs = std::max(mechs, count_out(player.mechs));
    near_stars = std::max(near_stars, nearness(look.facts, player));
    fortune_of_best = std::max(fortune_of_best, fortune(look, other).total());
    turns = std::min(turns, turns_to_end(look, other));
  }
  row.add(own_turns / usual_rounds);
  row.add(turns / usual_rounds);
  row.add((turns - own_turns) / 10);
  row.add(std::min(own_turns, 3.f) / 3);
  row.add(std::min(turns, 3.f) / 3);
  row.add(look.s.player(seat).power - power, 16);
  row.add(stars, 6);
  row.add(stars >= 5);
  row.add(power, 16);
  row.add(mechs, 4);
  row.add(near_stars / 4);
  row.add(fortune_of_best, usual_fortune);
  row.add(f.total() - fortune_of_best, usual_fortune);
  row.add(look.s.player_count, 5);
}

}  // namespace

void describe_position(const Facts& facts, const State& s, Seat seat, float* out) {
  const Look look{facts, s};
  const Player& player = s.player(seat);
  const Fortune f = fortune(look, seat);
  const int stars = star_count(player);
  const int best = most_stars(s);
  FeatureRow row(out, Mind::features);
  row.add(std::min(1.f, 0.5f * static_cast<float>(best) / 6 + 0.5f * static_cast<float>(rounds(s)) / usual_rounds));
  row.add(rounds(s), usual_rounds);
  row.add(best, 6);
  row.add(s.active == seat);
  row.add(f.coins, 50);
  row.add(f.total(), usual_fortune);
  row.add(stars, 6);
  row.add(stars * stars, 36);
  row.add(stars >= 5);
  row.add(player.popularity > facts.tiers.front().to);
  row.add(player.popularity >= facts.tiers.back().from);
  row.add(std::min<int>(player.power, 7), 7);
  row.add(hand_size(player), 6);
  row.add(player.stars[index(Goal::combat)], 2);
  row.add(player.stars[index(Goal::objective)] != 0);
  row.add(met_objectives(look, seat), 2);
  row.add(f.structures, 9);
  row.add(f.stars, 30);
  row.add(f.territories, 40);
  row.add(f.resources, 20);
  const PopularityTier& tier = tier_of(facts, player);
  row.add(tier.per_star, 5);
  row.add(std::min<int>(tier.to, facts.popularity_max) - player.popularity, 6);
  row.add(player.popularity - tier.from, 6);
  const int near_encounter = nearest(facts, player.character, s.encounter_tokens);
  row.add(near_encounter, far_away);
  row.add(nearest(facts, player.character, HexSet::of(facts.factory)), far_away);
  row.one_of(player.section < sections ? index(facts.of(player.mat).column[player.section].top) : top_actions, 5);
  row.add(nearness(facts, player) / 4);
  add_mat(row, facts, player);
  add_produce(row, facts, player);
  const Realm realm(look, seat);
  add_board(row, look, seat, realm, f);
  add_others(row, look, seat, f);
  row.one_of(index(player.faction), 5);
  row.one_of(index(player.mat), 5);
  add_engine(row, look, seat, realm.held);
  add_tempo(row, look, seat, realm.tokens);
  add_automa(row, look);
  row.finish();
}

}  // namespace ludarium::scythe
