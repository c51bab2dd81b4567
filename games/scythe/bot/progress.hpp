// How far a seat of Scythe has come and what is left: shared by features, traits and prior.
// Example: turns_to_end(look, seat) is the number of turns to the last star.
#pragma once

#include <algorithm>
#include <array>
#include <bit>

#include "games/scythe/rules/play.hpp"

namespace ludarium::scythe {

inline constexpr int usual_rounds = 24;

inline int rounds(const State& s) { return s.turn / std::max<int>(s.player_count, 1); }

inline Tokens stock(const State& s, HexSet held) {
  Tokens all{};
  for (Hex hex : held)
    for (std::size_t r = 0; r < resource_types; ++r)
      all[r] = static_cast<std::uint16_t>(all[r] + s.tokens[index(hex)][r]);
  return all;
}

// How many steps of each goal are done, in the order of `goal_of`.
struct GoalProgress {
  int have = 0, all = 1;
};
inline std::array<GoalProgress, 7> goals(const Facts& facts, const Player& player) {
  return {{{std::popcount(player.cubes_moved), static_cast<int>(cubes_per_faction)},
           {count_out(player.mechs), static_cast<int>(mechs_per_faction)},
           {count_out(player.structures), static_cast<int>(structures_per_faction)},
           {std::popcount(player.recruits), static_cast<int>(recruits_per_faction)},
           {count_out(player.workers), static_cast<int>(workers_per_faction)},
           {player.popularity, facts.popularity_max},
           {player.power, facts.power_max}}};
}
inline constexpr std::array<Goal, 7> goal_of{Goal::upgrades, Goal::mechs,      Goal::structures, Goal::recruits,
                                             Goal::workers,  Goal::popularity, Goal::power};

float nearness(const Facts& facts, const Player& player);  // of the goals without a star, the last steps counting most
float turns_to_end(const Look& look, Seat seat);  // until a seat could place its last star if it did nothing else

inline constexpr int far_away = rings_of_a_hex;
inline int nearest(const Facts& facts, Hex from, HexSet goals) {  // in hexes, rivers ignored
  int steps = 0;
  for (const HexSet ring : facts.rings[index(from)]) {
    if (!(ring & goals).empty()) break;
    ++steps;
  }
  return steps;
}

}  // namespace ludarium::scythe
