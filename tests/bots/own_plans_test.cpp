// Every seat has a tree of its own actions; opponents' moves create no branches there.
#include <gtest/gtest.h>

#include "bots/search/search.hpp"

namespace ludarium {
namespace own_plans_test {

// The first seat climbs: four times the second of its answers is worth far more than what the first brings at once,
// but one of them alone is worth nothing. The second seat has many answers, all of them idle talk.
struct Climb {
  static constexpr std::uint8_t turns = 8;
  struct State {
    std::array<std::uint8_t, turns> answers{};
    std::uint8_t given = 0;
  };
  int seats(const State&) const { return 2; }
  State imagine(const State& state, Seat, Rng&) const { return state; }
  Decision pending(const State& state) const {
    return {0, state.given == turns ? SeatSet() : SeatSet::of(seat_at(state.given % 2))};
  }
  void legal(const State&, Seat seat, ActionList& list) const {
    for (std::uint8_t i = 0; i < (index(seat) == 0 ? 3 : 12); ++i) list.push(make_action(1, i));
  }
  void apply(State& state, Seat, Action action, Events*) const { state.answers[state.given++] = action.arg[0]; }
  int turn(const State& state) const { return state.given; }
  int estimate(const State& state, Seat seat) const {
    if (index(seat) == 1) return 3000;
    int at_once = 0, steps = 0;
    for (std::size_t i = 0; i < state.given; i += 2) {
      at_once += state.answers[i] == 0;
      steps += state.answers[i] == 1;
    }
    return 500 * at_once + (steps == 4 ? 6000 : 0);
  }
  Scores score(const State& state) const {
    const int one = estimate(state, seat_at(0)), two = estimate(state, seat_at(1));
    return {{one / 100, one > two ? 1 : 2, {}}, {two / 100, two > one ? 1 : 2, {}}};
  }
};

std::uint8_t first_answer(int horizon, std::uint64_t seed) {
  const Climb game;
  const Weights untrained;
  Rng rng{seed};
  Search<Climb> search(game, untrained);
  return search.run({}, seat_at(0), rng, {.iterations = 300, .settings = {.horizon = horizon}})
      .candidates[0]
      .action.arg[0];
}

TEST(OwnTrees, look_beyond_what_opponents_do_in_between) {
  for (std::uint64_t seed = 0; seed < 10; ++seed) EXPECT_EQ(first_answer(0, seed), 1) << seed;
}

TEST(OwnTrees, end_at_the_horizon) {
  for (std::uint64_t seed = 0; seed < 10; ++seed) EXPECT_EQ(first_answer(4, seed), 0) << seed;
}

}  // namespace own_plans_test
}  // namespace ludarium
