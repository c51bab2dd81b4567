// Positions of Paladins of the West Kingdom that play has reached, for tests that need real ones: games played at
// random, always the same, up to what is wanted. A Scene (tests/support/paladins_scene.hpp) is laid out by hand
// instead. Example: State s = asking(Ask::outsider); const State& rich = full_table();
#pragma once

#include <algorithm>

#include "games/paladins/tests/support/scene.hpp"
#include "games/paladins/text/text.hpp"
#include "tests/support/random_play.hpp"

namespace ludarium::paladins {

inline SetupRequest request(std::uint64_t seed) {
  SetupRequest wanted{1 + static_cast<int>(seed % 4), seed, {}};
  if (seed % 3 == 1)
    wanted.options = {{"free_recruit", "hire_or_dismiss"},
                      {"debt_for_dismiss", "no"},
                      {"trigger_on_icon", "yes"},
                      {"pray_clears_itself", "yes"}};
  if (seed % 3 == 2) wanted.options = {{"reward_order", "printed"}, {"gain_after_pass", "return"}};
  if (wanted.seats == 1)
    wanted.options = {{"difficulty", seed % 8 ? "hard" : "easy"},
                      {"ai_nothing_to_discard", seed % 16 < 8 ? "same_kind" : "neither_kind"},
                      {"solo_second_discard", seed % 16 < 8 ? "slot" : "card"}};
  return wanted;
}

inline void play_at_random(State& s, Rng& rng) { play_one(game(), s, rng, seldom(Do::pass)); }

// A game played on, always the same, until it is what is wanted.
template <class Wanted>
State played_until(int seats, Wanted wanted, std::uint64_t seed = 5) {
  for (;; ++seed) {
    State s = *game().setup({seats, seed, {}});
    Rng rng{seed};
    for (; s.ask != Ask::over; play_at_random(s, rng))
      if (wanted(s)) return s;
  }
}

// A turn in the middle of the game: workers on boards and a favour, walls, monks, outposts, suspicions, debts.
inline bool is_rich(const State& s) {
  if (s.ask != Ask::action || s.round < 4 || s.round > 5 || s.player_count < 2) return false;
  const Player& p = s.players[0];
  const bool used = s.favour_user[0] != Seat::none || s.favour_user[1] != Seat::none;
  const bool placed =
      std::any_of(p.board.begin(), p.board.end(), [](const Spots& spots) { return spots != no_workers; });
  return used && placed && p.monks && p.wall_count && p.workshop_count && p.suspicion_count > 1 && p.jars && p.unpaid &&
         p.attacked.size();
}
inline const State& full_table() {
  static const State s = played_until(4, is_rich);
  return s;
}
inline const State& solo_table() {
  static const State s = played_until(1, [](const State& x) { return x.ask == Ask::action && x.round == 4; });
  return s;
}
inline State asking(Ask ask, int seats = 3) {
  return played_until(seats, [&](const State& s) { return s.ask == ask; });
}

}  // namespace ludarium::paladins
