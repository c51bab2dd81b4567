// MAST: what a search learns about actions, and that rollouts become better by it.
#include "bots/search/mast.hpp"

#include <gtest/gtest.h>

#include "bots/search/search.hpp"

namespace ludarium {
namespace mast_test {

constexpr Action good = make_action(1, 1), bad = make_action(1, 2), unknown = make_action(1, 3);

MastTable after_games(int pairs) {
  MastTable mast;
  mast.clear();
  std::array<Spread, most_seats_of_all> spread{};
  for (int i = 0; i < pairs; ++i)
    for (const auto& [action, value] : {std::pair{good, 0.7f}, std::pair{bad, 0.3f}}) {
      mast.begin(spread, 2);
      mast.note(seat_at(0), action);
      mast.update({value, 1 - value});
      spread[0].add(value);
      spread[1].add(1 - value);
    }
  mast.begin(spread, 2);
  return mast;
}

TEST(Mast, prefers_actions_with_good_results_and_more_so_after_more_iterations) {
  const MastTable few = after_games(5), many = after_games(200);
  EXPECT_GT(few.bonus(seat_at(0), good), 0);
  EXPECT_LT(few.bonus(seat_at(0), bad), 0);
  EXPECT_GT(many.bonus(seat_at(0), good), 2 * few.bonus(seat_at(0), good));
  EXPECT_LT(many.bonus(seat_at(0), good), 1.01f);
}

TEST(Mast, has_no_bonus_for_an_action_nobody_played) {
  const MastTable mast = after_games(50);
  EXPECT_EQ(mast.bonus(seat_at(0), unknown), 0);
  EXPECT_EQ(mast.bonus(seat_at(1), good), 0);
}

// One of twelve actions is to reap; the others bring nothing.
struct Harvest {
  static constexpr std::uint8_t turns = 12, reap = 7;
  struct State {
    std::uint8_t given = 0, reaped = 0;
  };
  int seats(const State&) const { return 2; }
  State imagine(const State& state, Seat, Rng&) const { return state; }
  Decision pending(const State& state) const { return {0, state.given == turns ? SeatSet() : SeatSet::of(seat_at(0))}; }
  void legal(const State&, Seat, ActionList& list) const {
    for (std::uint8_t i = 0; i < 12; ++i) list.push(make_action(1, i));
  }
  void apply(State& state, Seat, Action action, Events*) const {
    ++state.given;
    state.reaped = static_cast<std::uint8_t>(state.reaped + (action.arg[0] == reap));
  }
  int turn(const State& state) const { return state.given; }
  int estimate(const State& state, Seat seat) const { return index(seat) == 1 ? 500 : 100 * state.reaped; }
  Scores score(const State& state) const {
    const int one = state.reaped, two = 5;
    return {{one, one > two ? 1 : 2, {}}, {two, two > one ? 1 : 2, {}}};
  }
};

// The points expected when only the first action is in the tree and the rest is rollout.
float harvest_expected(float mast_weight, std::uint64_t seed) {
  const Harvest game;
  const Weights untrained;
  Rng rng{seed};
  Search<Harvest> search(game, untrained);
  const SearchSettings settings{
      .horizon = 1, .rollout_turns = 20, .mast_weight = mast_weight, .points_share = 1, .decisive = false};
  return search.run({}, seat_at(0), rng, {.iterations = 1000, .settings = settings}).points[0];
}

TEST(Mast, makes_rollouts_better) {
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    const float without = harvest_expected(0, seed);
    EXPECT_LT(without, 2.5f) << seed;
    EXPECT_GT(harvest_expected(4, seed), 2 * without) << seed;
  }
}

}  // namespace mast_test
}  // namespace ludarium
