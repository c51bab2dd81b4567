#include "games/scythe/bot/mind.hpp"

#include <algorithm>
#include <cstdlib>
#include <numeric>

#include "core/feature_row.hpp"
#include "core/mind_members.hpp"
#include "games/scythe/rules/play.hpp"
#include "games/scythe/rules/scoring.hpp"

namespace ludarium::scythe {
namespace {

constexpr int usual_rounds = 24, usual_fortune = 80;

int rounds(const State& s) { return s.turn / std::max<int>(s.player_count, 1); }

int most_stars(const State& s) {
  int most = 0;
  for (Seat seat : s.seats()) most = std::max(most, star_count(s.player(seat)));
  return most;
}

Tokens stock(const State& s, HexSet held) {
  Tokens all{};
  for (Hex hex : held)
    for (std::size_t r = 0; r < resource_types; ++r)
      all[r] = static_cast<std::uint16_t>(all[r] + s.tokens[index(hex)][r]);
  return all;
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

struct GoalProgress {
  int have = 0, all = 1;
};
std::array<GoalProgress, 7> goals(const Facts& facts, const Player& player) {
  return {{{std::popcount(player.cubes_moved), static_cast<int>(cubes_per_faction)},
           {count_out(player.mechs), static_cast<int>(mechs_per_faction)},
           {count_out(player.structures), static_cast<int>(structures_per_faction)},
           {std::popcount(player.recruits), static_cast<int>(recruits_per_faction)},
           {count_out(player.workers), static_cast<int>(workers_per_faction)},
           {player.popularity, facts.popularity_max},
           {player.power, facts.power_max}}};
}
constexpr std::array<Goal, 7> goal_of{Goal::upgrades, Goal::mechs,      Goal::structures, Goal::recruits,
                                      Goal::workers,  Goal::popularity, Goal::power};

// How near the goals without a star are, the last steps counting most.
float nearness(const Facts& facts, const Player& player) {
  float sum = 0;
  const auto all = goals(facts, player);
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (player.stars[index(goal_of[i])]) continue;
    const float part = static_cast<float>(all[i].have) / static_cast<float>(all[i].all);
    sum += part * part;
  }
  return sum;
}

// How many turns the steps to one more star take at least, roughly; what cannot be had any more is far away.
constexpr float out_of_reach = 12;
std::array<float, 10> turns_to_stars(const Look& look, Seat seat) {
  constexpr std::array<float, 7> a_turn{1, 1, 1, 1, 2, 1.5f, 2.5f};  // steps of each goal
  const Player& player = look.s.player(seat);
  const auto all = goals(look.facts, player);
  std::array<float, 10> turns;
  turns.fill(out_of_reach);
  for (std::size_t i = 0; i < all.size(); ++i)
    if (!player.stars[index(goal_of[i])]) turns[i] = static_cast<float>(all[i].all - all[i].have) / a_turn[i];
  if (player.stars[index(Goal::objective)] == 0 && may_hold_objective(look, seat)) turns[7] = 3;
  const float fight = player.power >= 7 ? 2 : 3.5f;
  for (std::size_t i = player.stars[index(Goal::combat)]; i < 2; ++i) turns[8 + i] = fight;
  return turns;
}

// Turns until a seat could place its last star if it did nothing else: the tempo of its game.
float turns_to_end(const Look& look, Seat seat) {
  auto turns = turns_to_stars(look, seat);
  const int missing = std::max(look.facts.stars_to_end - star_count(look.s.player(seat)), 0);
  std::partial_sort(turns.begin(), turns.begin() + missing, turns.end());
  return std::accumulate(turns.begin(), turns.begin() + missing, 0.f);
}

int steps_between(const Facts& facts, Hex a, Hex b) {
  const int q = facts.q[index(a)] - facts.q[index(b)];
  const int r = facts.r[index(a)] - facts.r[index(b)];
  return (std::abs(q) + std::abs(r) + std::abs(q + r)) / 2;
}

constexpr int far_away = 6;  // hexes
int nearest(const Facts& facts, Hex from, HexSet goals) {
  int least = far_away;
  for (Hex hex : goals) least = std::min(least, steps_between(facts, from, hex));
  return least;
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

void add_board(FeatureRow& row, const Look& look, Seat seat, const Fortune& f) {
  const State& s = look.s;
  const Facts& facts = look.facts;
  const Player& player = s.player(seat);
  const HexSet held = look.controlled(seat);
  const Tokens tokens = stock(s, held);
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
void add_engine(FeatureRow& row, const Look& look, Seat seat) {
  const Player& player = look.s.player(seat);
  const HexSet held = look.controlled(seat);
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
void add_tempo(FeatureRow& row, const Look& look, Seat seat) {
  const Player& player = look.s.player(seat);
  const Tokens tokens = stock(look.s, look.controlled(seat));
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
  add_board(row, look, seat, f);
  add_others(row, look, seat, f);
  row.one_of(index(player.faction), 5);
  row.one_of(index(player.mat), 5);
  add_engine(row, look, seat);
  add_tempo(row, look, seat);
  add_automa(row, look);
  row.finish();
}

// Fortunes grow with the length of a game; how far one is ahead when somebody ends it is what counts.
Standings standings_of(const Facts& facts, const State& s) {
  const Look look{facts, s};
  const auto place = places(look);
  Standings all{};
  std::array<int, max_players> fortunes{};
  for (Seat seat : s.seats()) fortunes[index(seat)] = fortune(look, seat).total();
  for (Seat seat : s.seats()) {
    int best_other = 0;
    for (Seat other : s.seats().without(seat)) best_other = std::max(best_other, fortunes[index(other)]);
    all[index(seat)] = {place[index(seat)], 0.5f * static_cast<float>(fortunes[index(seat)] - best_other)};
  }
  return all;
}

namespace {

// How far the tokens for goals without a star have come: less than any step they pay for.
float saved_up(const Look& look, Seat seat) {
  constexpr float whole_price = 0.02f;
  const Player& player = look.s.player(seat);
  const Tokens tokens = stock(look.s, look.controlled(seat));
  constexpr std::array<Goal, bottom_actions> paid_for{Goal::upgrades, Goal::mechs, Goal::structures, Goal::recruits};
  float sum = 0;
  for (std::size_t b = 0; b < bottom_actions; ++b) {
    if (player.stars[index(paid_for[b])]) continue;
    const int cost = std::max(bottom_cost(look, player, static_cast<BottomAction>(b)), 1);
    sum += whole_price * static_cast<float>(std::min<int>(tokens[b], cost)) / static_cast<float>(cost);
  }
  return sum;
}

}  // namespace

// A turn saved is worth more the longer a game lasts; long after it should be over, nothing counts but to end it.
float impatience_of(const Facts& facts, const State& s, Seat seat) {
  constexpr float haste = 0.1f;
  if (rounds(s) <= usual_rounds / 2) return 0;
  const Look look{facts, s};
  const float brisk = -haste * static_cast<float>(rounds(s) - usual_rounds / 2) * turns_to_end(look, seat);
  const int late = rounds(s) - 3 * usual_rounds / 2;
  if (late <= 0) return brisk;
  const Player& player = s.player(seat);
  return brisk + static_cast<float>(late) *
                     (static_cast<float>(star_count(player)) + 0.7f * nearness(facts, player) + saved_up(look, seat));
}

namespace {

// People before everything else, as long as they pay back: five workers, and before them one in a village.
float many_hands(const Look& look, Seat seat) {
  constexpr float hand = 4, at_home_with_others = 3;
  constexpr int enough = 5;
  if (rounds(look.s) > usual_rounds / 2) return 0;
  const Player& player = look.s.player(seat);
  const int workers = count_out(player.workers);
  const HexSet settled = workers_of(player) & look.facts.of_terrain[index(Terrain::village)];
  return hand * static_cast<float>(std::min(workers, enough)) +
         (workers < enough && !settled.empty() ? at_home_with_others : 0);
}

}  // namespace

// In points, and small: a fighter still wants to win.
float taste_of(const Facts& facts, const State& s, Seat seat, Temper temper) {
  const Player& player = s.player(seat);
  switch (temper) {
    case Temper::builder:
      return 1.5f * static_cast<float>(count_out(player.structures) + std::popcount(player.recruits)) +
             0.7f * static_cast<float>(std::popcount(player.cubes_moved));
    case Temper::fighter:
      return 4.f * player.stars[index(Goal::combat)] + 1.5f * static_cast<float>(count_out(player.mechs)) +
             0.2f * player.power;
    case Temper::runner:
      return -turns_to_end({facts, s}, seat);
    case Temper::grower:
      return many_hands({facts, s}, seat);
    case Temper::even:
      break;
  }
  return 0;
}

namespace {

bool bottom_in_reach(const Look& look, std::size_t section) {
  if (section >= bottom_actions) return false;
  const Player& player = look.mover();
  int have = 0;
  for (Hex hex : look.controlled(look.s.active)) have += look.s.tokens[index(hex)][section];
  return have >= bottom_cost(look, player, static_cast<BottomAction>(section));
}

std::uint32_t stage_of_game(const State& s) { return static_cast<std::uint32_t>(std::min(rounds(s) / 4, 5)); }

std::uint32_t kind_of(Unit unit) { return unit == Unit::character ? 0 : is_mech(unit) ? 1 : 2; }

// What a unit would find there.
std::uint32_t sight(const Look& look, Hex hex, Unit unit) {
  const State& s = look.s;
  const Units enemy = enemies_of(s, s.active);
  std::uint32_t seen = 0;
  if (s.encounter_tokens.has(hex) && unit == Unit::character) seen |= 1;
  if (enemy.fighters.has(hex)) seen |= 2;
  if (enemy.workers.has(hex)) seen |= 4;
  if (pieces_of(look.mover()).units().has(hex)) seen |= 8;
  if (hex == look.facts.factory) seen |= 16;
  if (total(s.tokens[index(hex)]) > 0) seen |= 32;
  return seen;
}

void step_traits(const Look& look, Action a, Traits& traits) {
  const auto hex = static_cast<Hex>(a.arg[0]);
  const Unit unit = look.s.moving.unit;
  const auto terrain = static_cast<std::uint32_t>(look.facts.terrain[index(hex)]);
  const std::uint32_t seen = sight(look, hex, unit);
  traits.add(30, kind_of(unit), a.arg[1]);
  traits.add(31, kind_of(unit), terrain, seen);
  traits.add(32, kind_of(unit), seen, stage_of_game(look.s));
  traits.add(33, kind_of(unit), index(hex));
  traits.add(34, index(look.mover().faction), index(hex), kind_of(unit));
  if (unit == Unit::character) {
    const Hex from = look.mover().character;
    const HexSet open = look.s.encounter_tokens;
    const int nearer = nearest(look.facts, from, open) - nearest(look.facts, hex, open);
    const HexSet factory = HexSet::of(look.facts.factory);
    const int to_factory = nearest(look.facts, from, factory) - nearest(look.facts, hex, factory);
    traits.add(36, static_cast<std::uint32_t>(nearer + 8), stage_of_game(look.s));
    traits.add(37, static_cast<std::uint32_t>(to_factory + 8), look.mover().factory_card != 0, stage_of_game(look.s));
  }
  if (seen & 2) {
    const Player& player = look.mover();
    int foes = 0;
    for (Seat other : look.s.seats().without(look.s.active))
      if (fighters_of(look.s.player(other)).has(hex)) foes = std::max<int>(foes, look.s.player(other).power);
    const int own = std::min<int>(player.power, look.facts.dial_max);
    traits.add(38, static_cast<std::uint32_t>(std::clamp(own - std::min<int>(foes, look.facts.dial_max), -4, 4) + 8),
               static_cast<std::uint32_t>(std::min<int>(player.stars[index(Goal::combat)], 2)));
  }
  if (is_worker(unit))
    traits.add(35, terrain, static_cast<std::uint32_t>(look.s.moving.steps[index(unit)] > 0), a.arg[1]);
}

void fight_traits(const Look& look, Seat seat, Action a, Traits& traits) {
  const std::size_t side = seat == look.s.active ? attacker : defender;
  const Seat foe = fighter(look, 1 - side);
  const int most = std::min<int>(look.facts.dial_max, look.s.player(seat).power);
  const int foes_most = std::min<int>(look.facts.dial_max, look.s.player(foe).power);
  const int cards = a.arg[1] + a.arg[2] + a.arg[3] + a.arg[4];
  const std::uint32_t effort = a.arg[0] == 0 ? 0 : a.arg[0] == most ? 2 : 1;
  const std::uint32_t balance = most > foes_most ? 2 : most == foes_most ? 1 : 0;
  traits.add(40, side, effort, balance);
  traits.add(41, side, static_cast<std::uint32_t>(std::min(cards, 3)), balance);
  traits.add(42, a.arg[0], static_cast<std::uint32_t>(foes_most));
  traits.add(43, static_cast<std::uint32_t>(cards), effort);
}

void section_traits(const Look& look, Action a, Traits& traits) {
  const Player& player = look.mover();
  const bool payable = bottom_in_reach(look, a.arg[0]);
  const auto top = a.arg[0] < sections ? index(look.facts.of(player.mat).column[a.arg[0]].top) : top_actions;
  const auto workers = static_cast<std::uint32_t>(count_out(player.workers));
  const auto stage = stage_of_game(look.s);
  traits.add(10, a.arg[0], payable, stage);
  traits.add(11, top, payable, stage);
  traits.add(12, index(player.mat), a.arg[0], payable);
  traits.add(13, index(player.faction) * 8 + index(player.mat), a.arg[0], stage);
  traits.add(14, top, workers, stage);
  traits.add(15, top, std::min<std::uint32_t>(player.coins, 4), payable);
  traits.add(16, top, static_cast<std::uint32_t>(rounds(look.s)), index(player.faction) * 8 + index(player.mat));
  if (a.arg[0] < bottom_actions)
    traits.add(17, a.arg[0], static_cast<std::uint32_t>(goals(look.facts, player)[a.arg[0] == 0 ? 0 : a.arg[0]].have),
               payable);
}

void tokens_traits(const Look& look, Action a, Traits& traits) {
  const Player& player = look.mover();
  const Tokens have = stock(look.s, look.controlled(look.s.active));
  for (std::size_t r = 0; r < resource_types; ++r) {
    if (a.arg[1 + r] == 0) continue;
    const int missing = bottom_cost(look, player, static_cast<BottomAction>(r)) - have[r];
    traits.add(50, r, a.arg[1 + r], static_cast<std::uint32_t>(std::clamp(missing, -1, 4) + 1));
    traits.add(51, r, index(player.mat) * 8 + index(player.faction), stage_of_game(look.s));
    traits.add(52, static_cast<std::uint32_t>(missing == a.arg[1 + r]), r);
  }
}

void produce_traits(const Look& look, Action a, Traits& traits) {
  for (std::size_t i = 0; i < 3; ++i) {
    const auto hex = static_cast<Hex>(a.arg[i]);
    if (hex == Hex::none) continue;
    const auto terrain = static_cast<std::uint32_t>(look.facts.terrain[index(hex)]);
    const auto yield = static_cast<std::uint32_t>(std::min(yield_at(look, hex), 6));
    traits.add(60, terrain, yield);
    traits.add(61, terrain, static_cast<std::uint32_t>(count_out(look.mover().workers)));
    traits.add(62, terrain, index(look.mover().mat), stage_of_game(look.s));
  }
}

}  // namespace

void add_traits(const Facts& facts, const State& s, Seat seat, Action a, Traits& traits) {
  const Look look{facts, s};
  const Player& player = s.player(seat);
  const auto stage = stage_of_game(s);
  traits.add(1, a.kind, static_cast<std::uint32_t>(s.ask), stage);
  switch (what(a)) {
    case Do::section:
      return section_traits(look, a, traits);
    case Do::step:
      return step_traits(look, a, traits);
    case Do::fight:
      return fight_traits(look, seat, a, traits);
    case Do::tokens:
      return tokens_traits(look, a, traits);
    case Do::produce_on:
      return produce_traits(look, a, traits);
    case Do::unit:
      traits.add(3, kind_of(static_cast<Unit>(a.arg[0])), stage);
      traits.add(4, kind_of(static_cast<Unit>(a.arg[0])),
                 static_cast<std::uint32_t>(facts.terrain[index(place_of(player, static_cast<Unit>(a.arg[0])))]));
      return;
    case Do::deploy:
      traits.add(5, a.arg[0], index(player.faction), stage);
      traits.add(6, static_cast<std::uint32_t>(std::min(count_at(player.workers, static_cast<Hex>(a.arg[1])), 4)));
      return;
    case Do::build:
      traits.add(5, 16u + a.arg[0], stage);
      traits.add(7, a.arg[0], static_cast<std::uint32_t>(facts.terrain[a.arg[1]]));
      return;
    case Do::upgrade:
      traits.add(5, 32u + a.arg[0], stage);
      traits.add(8, a.arg[1], index(player.mat));
      traits.add(8, 64, a.arg[0], index(player.mat));
      return;
    case Do::enlist:
      traits.add(5, 48u + a.arg[0], stage);
      traits.add(9, a.arg[1], stage);
      return;
    case Do::factory_card:
      return traits.add(20, a.arg[0]);
    case Do::option:
      traits.add(21, s.encounter_card, a.arg[0]);
      traits.add(22, a.arg[0], stage);
      return;
    case Do::trade:
    case Do::bolster:
      traits.add(23, a.kind * 2u + a.arg[0], static_cast<std::uint32_t>(player.popularity / 3));
      traits.add(24, a.kind * 2u + a.arg[0], static_cast<std::uint32_t>(player.power / 3));
      traits.add(25, a.kind * 2u + a.arg[0], index(player.faction), stage);
      return;
    case Do::bottom:
      traits.add(26, a.arg[0] == no_card, player.section, stage);
      return;
    case Do::retreat:
      traits.add(27, static_cast<std::uint32_t>(facts.terrain[a.arg[1]]));
      return;
    default:
      traits.add(2, a.kind, a.arg[0]);
  }
}

// Ways of doing the same thing piece by piece, and leaving a benefit: hardly ever right.
float hunch_about(const Facts&, const State& s, Seat, Action a) {
  switch (what(a)) {
    case Do::load:
    case Do::pay:
    case Do::pay_card:
    case Do::transport:
      return s.ask == Ask::pay && what(a) == Do::pay ? -1.f : never;
    case Do::skip:
      return s.ask == Ask::top ? never : -3.f;
    case Do::done:
      return s.ask == Ask::produce || s.ask == Ask::encounter ? -3.f : never;
    case Do::end_move:
      return -1.f;
    case Do::stop:
      return -1.f;
    case Do::bottom:
      return a.arg[0] == no_card ? 3.f : 1.f;
    case Do::reveal:
      return 3.f;
    case Do::factory_top:
      return 1.f;
    case Do::move_units:
      return 1.f;
    case Do::step:
      if (static_cast<Load>(a.arg[1]) == Load::chosen) return never;
      return 0.f;
    case Do::produce_on:
      return 0.f;
    default:
      return 0.f;
  }
}

}  // namespace ludarium::scythe

template class ludarium::FactsMind<ludarium::scythe::Scythe, ludarium::scythe::Mind::features, ludarium::all_tempers>;
