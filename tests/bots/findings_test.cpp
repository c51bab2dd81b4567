// What a search finds out about answers, and how imagined play grows better by it.
#include "bots/search/findings.hpp"

#include <gtest/gtest.h>

#include "bots/search/search.hpp"

namespace ludarium {
namespace {

constexpr Action good = make_action(1, 1), bad = make_action(1, 2), unknown = make_action(1, 3);

Findings after_games(int pairs) {
  Findings findings;
  findings.clear();
  std::array<Spread, most_seats_of_all> spread{};
  for (int i = 0; i < pairs; ++i)
    for (const auto& [action, value] : {std::pair{good, 0.7f}, std::pair{bad, 0.3f}}) {
      findings.begin(spread, 2);
      findings.note(seat_at(0), action);
      findings.learn({value, 1 - value});
      spread[0].show(value);
      spread[1].show(1 - value);
    }
  findings.begin(spread, 2);
  return findings;
}

TEST(Findings, favour_what_went_well_and_believe_it_the_more_the_more_games_there_were) {
  const Findings few = after_games(5), many = after_games(200);
  EXPECT_GT(few.favour(seat_at(0), good), 0);
  EXPECT_LT(few.favour(seat_at(0), bad), 0);
  EXPECT_GT(many.favour(seat_at(0), good), 2 * few.favour(seat_at(0), good));
  EXPECT_LT(many.favour(seat_at(0), good), 1.01f);
}

TEST(Findings, say_nothing_of_what_nobody_did) {
  const Findings findings = after_games(50);
  EXPECT_EQ(findings.favour(seat_at(0), unknown), 0);
  EXPECT_EQ(findings.favour(seat_at(1), good), 0);
}

// One of twelve things to do each time is to reap, and nothing else brings anything.
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

// The points expected when only the first answer is planned and the rest is imagined play.
float harvest_expected(float insight, std::uint64_t seed) {
  const Harvest game;
  const Brain nothing_learned;
  Rng rng{seed};
  Search<Harvest> search(game, nothing_learned);
  const SearchStyle style{.reach = 1, .turns = 20, .insight = insight, .points_share = 1, .decisive = false};
  return search.run({}, seat_at(0), rng, {.iterations = 1000, .style = style}).points[0];
}

TEST(Findings, make_imagined_play_better) {
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    const float without = harvest_expected(0, seed);
    EXPECT_LT(without, 2.5f) << seed;
    EXPECT_GT(harvest_expected(4, seed), 2 * without) << seed;
  }
}

}  // namespace
}  // namespace ludarium
