#include "games/scythe/bot/progress.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

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

// The fewest exchanges that sort ten numbers, 29 of them.
constexpr std::array<std::array<std::size_t, 2>, 29> exchanges{
    {{0, 8}, {1, 9}, {2, 7}, {3, 5}, {4, 6}, {0, 2}, {1, 4}, {5, 8}, {7, 9}, {0, 3},
     {2, 4}, {5, 7}, {6, 9}, {0, 1}, {3, 6}, {8, 9}, {1, 5}, {2, 3}, {4, 8}, {6, 7},
     {1, 2}, {3, 5}, {4, 6}, {7, 8}, {2, 3}, {4, 5}, {6, 7}, {3, 4}, {5, 6}}};

// Without jumps, which nobody could foresee, and with all places known, so that the numbers stay in registers.
template <std::size_t... i>
void sort(std::array<float, 10>& all, std::index_sequence<i...>) {
  const auto exchange = [&](float& low, float& high) {
    const float one = low, other = high;
    low = std::min(one, other);
    high = std::max(one, other);
  };
  (exchange(all[exchanges[i][0]], all[exchanges[i][1]]), ...);
}

}  // namespace

// Turns until a seat could place its last star if it did nothing else.
float turns_to_end(const Look& look, Seat seat) {
  auto turns = turns_to_stars(look, seat);
  sort(turns, std::make_index_sequence<exchanges.size()>());
  const int missing = std::max(look.facts.stars_to_end - star_count(look.s.player(seat)), 0);
  return std::accumulate(turns.begin(), turns.begin() + missing, 0.f);
}

}  // namespace ludarium::scythe
