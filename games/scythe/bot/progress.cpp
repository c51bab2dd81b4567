#include "games/scythe/bot/progress.hpp"

#include <algorithm>
#include <numeric>

#include "games/scythe/rules/scoring.hpp"

namespace ludarium::scythe {

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

namespace {

// About how many turns each further star takes at least; one that cannot be had any more is `out_of_reach`.
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

}  // namespace

// Turns until a seat could place its last star if it did nothing else. All ten are sorted by a network (29 exchanges,
// the fewest there are), because jumps that nobody can foresee take longer.
float turns_to_end(const Look& look, Seat seat) {
  static constexpr std::array<std::array<std::uint8_t, 2>, 29> network{
      {{0, 8}, {1, 9}, {2, 7}, {3, 5}, {4, 6}, {0, 2}, {1, 4}, {5, 8}, {7, 9}, {0, 3},
       {2, 4}, {5, 7}, {6, 9}, {0, 1}, {3, 6}, {8, 9}, {1, 5}, {2, 3}, {4, 8}, {6, 7},
       {1, 2}, {3, 5}, {4, 6}, {7, 8}, {2, 3}, {4, 5}, {6, 7}, {3, 4}, {5, 6}}};
  auto turns = turns_to_stars(look, seat);
  for (const auto [low, high] : network) {
    const float one = turns[low], other = turns[high];
    turns[low] = std::min(one, other);
    turns[high] = std::max(one, other);
  }
  const int missing = std::max(look.facts.stars_to_end - star_count(look.s.player(seat)), 0);
  return std::accumulate(turns.begin(), turns.begin() + missing, 0.f);
}

}  // namespace ludarium::scythe
