// The features of a position of Scythe. New ones go to the end, so that trained weights can be trained further.
#include <numeric>

#include "core/feature_row.hpp"
#include "games/scythe/bot/mind.hpp"
#include "games/scythe/bot/progress.hpp"
#include "games/scythe/rules/scoring.hpp"
#include "games/scythe/text/names.hpp"

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

template <class Row>
void add_mat(Row& row, const Facts& facts, const Player& player) {
  const auto all = goals(facts, player);
  for (std::size_t i = 0; i < all.size(); ++i) row.add({"goal", name(goal_of[i])}, all[i].have, all[i].all);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const float part = static_cast<float>(all[i].have) / static_cast<float>(all[i].all);
    row.add({"goal_cubed", name(goal_of[i])}, player.stars[index(goal_of[i])] ? 1.f : part * part * part);
  }
  for (std::size_t m = 0; m < mechs_per_faction; ++m) row.add({"mech", m + 1}, player.mechs[m] != Hex::none);
  for (std::size_t i = 0; i < structures_per_faction; ++i)
    row.add({"structure", structure_names[i]}, player.structures[i] != Hex::none);
  for (std::size_t b = 0; b < bottom_actions; ++b)
    row.add({"recruit", bottom_action_names[b]}, (player.recruits >> b & 1) != 0);
  for (std::size_t c = 0; c < cubes_per_faction; ++c)
    row.add({"upgrade", cube_names[c]}, (player.cubes_moved >> c & 1) != 0);
}

// What a Produce would cost and whether the seat can pay it.
template <class Row>
void add_produce(Row& row, const Facts& facts, const Player& player) {
  std::array<int, 4> asked{};
  const auto uncovered =
      facts.worker_slots.size() - (workers_per_faction - static_cast<std::size_t>(count_out(player.workers)));
  for (std::size_t i = 0; i < uncovered; ++i) asked[index(facts.worker_slots[i])] += facts.worker_slot_amount;
  const int power = asked[index(WorkerSlot::power)], popularity = asked[index(WorkerSlot::popularity)];
  const int coins = asked[index(WorkerSlot::coins)];
  row.add("produce_payable", player.power >= power && player.popularity >= popularity && player.coins >= coins);
  row.add("produce_costs_popularity", popularity > 0);
  row.add("popularity_to_produce", popularity > 0 ? std::min<int>(player.popularity, 6) : 6, 6);
  row.add("no_coins", player.coins == 0);
}

// The territories a seat controls and the tokens there, found once for all features that need them.
struct Realm {
  HexSet held;
  Tokens tokens{};

  Realm(const Look& look, Seat seat) : held(look.controlled(seat)), tokens(stock(look.s, held)) {}
};

template <class Row>
void add_board(Row& row, const Look& look, Seat seat, const Realm& realm, const Fortune& f) {
  const State& s = look.s;
  const Facts& facts = look.facts;
  const Player& player = s.player(seat);
  const HexSet held = realm.held;
  const Tokens& tokens = realm.tokens;
  for (std::size_t r = 0; r < resource_types; ++r) {
    const int cost = bottom_cost(look, player, static_cast<BottomAction>(r));
    const bool open = player.section != r || player.faction == Faction::rusviet;
    row.add({"tokens", resource_names[r]}, std::min<int>(tokens[r], 8), 6);
    row.add({"payable", bottom_action_names[r]}, tokens[r] >= cost ? (open ? 1.f : 0.6f) : 0.f);
    row.add({"missing", resource_names[r]}, std::max(cost - tokens[r], 0), 4);
  }
  const Units enemy = enemies_of(s, seat);
  const HexSet threatened = near(facts, enemy.fighters) & held;
  int at_risk = 0;
  for (Hex hex : threatened) at_risk += total(s.tokens[index(hex)]);
  row.add("tokens_at_risk", std::min(at_risk, 10), 10);
  row.add("enemy_fighters_near", (near(facts, fighters_of(player)) & enemy.fighters).size(), 3);
  row.add("enemy_workers_near", (near(facts, fighters_of(player)) & (enemy.workers - enemy.fighters)).size(), 3);
  row.add("territories", f.territory_count, 12);
  row.add("factory_held", held.has(facts.factory));
  row.add("factory_card", player.factory_card != 0);
  const HexSet by_character = facts.neighbours[index(player.character)];
  row.add("encounter_near", !(by_character & s.encounter_tokens).empty());
  row.add("factory_near", by_character.has(facts.factory) && !player.factory_card);
  row.add("riverwalk", look.has(player, Ability::riverwalk));
  row.add("speed", look.has(player, Ability::speed));
  const Hex home = facts.of(player.faction).base;
  row.add("character_at_home", player.character == home);
  row.add("workers_at_home", count_at(player.workers, home), 4);
  row.add("mechs_at_home", count_at(player.mechs, home), 4);
  const HexSet working = workers_of(player) & held;
  row.add("hexes_with_workers", working.size(), 5);
  std::array<int, 5> by_terrain{};
  for (Hex hex : player.workers)
    if (held.has(hex) && index(facts.terrain[index(hex)]) < by_terrain.size())
      ++by_terrain[index(facts.terrain[index(hex)])];
  for (std::size_t t = 0; t < by_terrain.size(); ++t)
    row.add({"workers_on", terrain_names[t]}, std::min(by_terrain[t], 5), 4);
}

// The most that one Produce can bring, tokens and workers together, without the Mill.
int best_yield(const Player& player, HexSet held) {
  std::array<int, workers_per_faction> by_hex{};
  std::size_t count = 0;
  for (Hex hex : workers_of(player) & held) by_hex[count++] = count_at(player.workers, hex);
  const std::size_t hexes = std::min<std::size_t>(count, cube_moved(player, Cube::produce_hexes) ? 3 : 2);
  std::partial_sort(by_hex.begin(), by_hex.begin() + static_cast<std::ptrdiff_t>(hexes),
                    by_hex.begin() + static_cast<std::ptrdiff_t>(count), std::greater<>());
  return std::accumulate(by_hex.begin(), by_hex.begin() + static_cast<std::ptrdiff_t>(hexes), 0);
}

// Workers, mechs, recruits and upgrades times the share of the game that is left: they pay back over time.
template <class Row>
void add_engine(Row& row, const Look& look, Seat seat, HexSet held) {
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
  row.add("workers_left", left * static_cast<float>(workers) / workers_per_faction);
  row.add("first_workers", std::min(workers, 5), 5);
  row.add("workers_in_villages_left", grown ? 0.f : left * static_cast<float>(std::min(in_villages, 3)) / 3);
  row.add("workers_near_villages_left", grown ? 0.f : left * static_cast<float>(std::min(near_villages, 2)) / 2);
  row.add("mechs_left", left * static_cast<float>(count_out(player.mechs)) / mechs_per_faction);
  row.add("recruits_left", left * static_cast<float>(std::popcount(player.recruits)) / recruits_per_faction);
  row.add("upgrades_left", left * static_cast<float>(std::popcount(player.cubes_moved)) / cubes_per_faction);
  row.add("stars_left", left * static_cast<float>(star_count(player)) / 6);
  row.add("best_yield", best_yield(player, held), 6);
  const PopularityTier& tier = tier_of(look.facts, player);
  row.add("to_next_tier_late",
          (1 - left) * static_cast<float>(std::min<int>(tier.to, look.facts.popularity_max) - player.popularity) / 6);
}

// Sections whose bottom action can be paid next turn and serves a goal without a star, and goals one step away.
template <class Row>
void add_tempo(Row& row, const Look& look, Seat seat, const Tokens& tokens) {
  const Player& player = look.s.player(seat);
  const auto all = goals(look.facts, player);
  int live = 0, last_steps = 0;
  for (std::size_t b = 0; b < bottom_actions; ++b) {
    const bool open = player.section != b || player.faction == Faction::rusviet;
    live += open && all[b].have < all[b].all && tokens[b] >= bottom_cost(look, player, static_cast<BottomAction>(b));
  }
  for (std::size_t i = 0; i < all.size(); ++i)
    last_steps += !player.stars[index(goal_of[i])] && all[i].all - all[i].have <= (i < 5 ? 1 : 2);
  row.add("payable_goals", live, 3);
  row.add("goals_a_step_away", last_steps, 3);
  row.add("goal_payable_and_near", live && last_steps);
}

// The Automa's clock: the space of its tracker, the stars left on it, and its level.
template <class Row>
void add_automa(Row& row, const Look& look) {
  const bool any = look.s.automas.count != 0;
  const StarTracker& tracker = look.facts.automa.of(look.s.automas.level);
  const int space = look.s.automas.space[0];
  row.add("automa_space", any ? space : 0, std::max<int>(tracker.spaces, 1));
  row.add("automa_stars_to_come", any ? std::popcount(tracker.stars >> std::min(space + 1, 31)) : 0, 6);
  row.add("automa_second_scheme", any && space >= tracker.scheme_2);
  row.one_of("automa", any ? index(look.s.automas.level) : automa_levels, automa_levels, automa_level_names);
}

template <class Row>
void add_others(Row& row, const Look& look, Seat seat, const Fortune& f) {
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
  row.add("turns_to_end", own_turns / usual_rounds);
  row.add("others_turns_to_end", turns / usual_rounds);
  row.add("turns_ahead", (turns - own_turns) / 10);
  row.add("last_turns", std::min(own_turns, 3.f) / 3);
  row.add("others_last_turns", std::min(turns, 3.f) / 3);
  row.add("power_ahead", look.s.player(seat).power - power, 16);
  row.add("others_stars", stars, 6);
  row.add("others_last_star", stars >= 5);
  row.add("others_power", power, 16);
  row.add("others_mechs", mechs, 4);
  row.add("others_nearness", near_stars / 4);
  row.add("others_fortune", fortune_of_best, usual_fortune);
  row.add("fortune_ahead", f.total() - fortune_of_best, usual_fortune);
  row.add("seats", look.s.player_count, 5);
}

template <class Row>
void describe(Row& row, const Facts& facts, const State& s, Seat seat) {
  const Look look{facts, s};
  const Player& player = s.player(seat);
  const Realm realm(look, seat);
  const Fortune f = fortune(look, seat, realm.held);
  const int stars = star_count(player);
  const int best = most_stars(s);
  row.add("progress",
          std::min(1.f, 0.5f * static_cast<float>(best) / 6 + 0.5f * static_cast<float>(rounds(s)) / usual_rounds));
  row.add("rounds", rounds(s), usual_rounds);
  row.add("most_stars", best, 6);
  row.add("active", s.active == seat);
  row.add("coins", f.coins, 50);
  row.add("fortune", f.total(), usual_fortune);
  row.add("stars", stars, 6);
  row.add("stars_squared", stars * stars, 36);
  row.add("last_star", stars >= 5);
  row.add("popularity_above_first_tier", player.popularity > facts.tiers.front().to);
  row.add("popularity_in_last_tier", player.popularity >= facts.tiers.back().from);
  row.add("power", std::min<int>(player.power, 7), 7);
  row.add("combat_cards", hand_size(player), 6);
  row.add("combat_stars", player.stars[index(Goal::combat)], 2);
  row.add("objective_star", player.stars[index(Goal::objective)] != 0);
  row.add("met_objectives", met_objectives(look, seat, realm.held), 2);
  row.add("structure_coins", f.structures, 9);
  row.add("star_coins", f.stars, 30);
  row.add("territory_coins", f.territories, 40);
  row.add("resource_coins", f.resources, 20);
  const PopularityTier& tier = tier_of(facts, player);
  row.add("tier_per_star", tier.per_star, 5);
  row.add("to_next_tier", std::min<int>(tier.to, facts.popularity_max) - player.popularity, 6);
  row.add("above_tier", player.popularity - tier.from, 6);
  const int near_encounter = nearest(facts, player.character, s.encounter_tokens);
  row.add("encounter_distance", near_encounter, far_away);
  row.add("factory_distance", nearest(facts, player.character, HexSet::of(facts.factory)), far_away);
  row.one_of("section",
             player.section < sections ? index(facts.of(player.mat).column[player.section].top) : top_actions, 5,
             top_action_names);
  row.add("nearness", nearness(facts, player) / 4);
  add_mat(row, facts, player);
  add_produce(row, facts, player);
  add_board(row, look, seat, realm, f);
  add_others(row, look, seat, f);
  row.one_of("faction", index(player.faction), 5, faction_names);
  row.one_of("mat", index(player.mat), 5, mat_names);
  add_engine(row, look, seat, realm.held);
  add_tempo(row, look, seat, realm.tokens);
  add_automa(row, look);
  row.finish();
}

}  // namespace

[[gnu::flatten]] void describe_position(const Facts& facts, const State& s, Seat seat, float* row) {
  FeatureRow numbers(row, Mind::features);
  describe(numbers, facts, s, seat);
}

std::vector<std::string> position_feature_names(const Facts& facts, const State& s) {
  FeatureNames row(Mind::features);
  describe(row, facts, s, seat_at(0));
  return std::move(row).take();
}

}  // namespace ludarium::scythe
