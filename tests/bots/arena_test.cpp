#include "bots/arena.hpp"

#include <gtest/gtest.h>

#include "core/erased.hpp"
#include "tests/support/pebbles.hpp"

namespace ludarium {
namespace {

TEST(Arena, shares_of_wins_become_elo_with_an_interval) {
  EXPECT_NEAR(elo_of(0.5), 0, 1e-9);
  EXPECT_NEAR(elo_of(10.0 / 11), 400, 1e-6);
  EXPECT_NEAR(elo_of(0.25), -elo_of(0.75), 1e-9);
  const Rating rating = rate(60, 100);
  EXPECT_NEAR(rating.share, 0.6, 1e-9);
  EXPECT_NEAR(rating.low, 0.502, 0.001);  // Wilson's interval, from tables
  EXPECT_NEAR(rating.high, 0.691, 0.001);
  EXPECT_LT(rating.elo_low, rating.elo);
  EXPECT_GT(rate(20, 20).low, 0.8);
  EXPECT_LE(rate(20, 20).high, 1);
}

TEST(Arena, the_sequential_test_stops_when_the_answer_is_certain) {
  const Sprt test{0.5, 0.6};
  EXPECT_EQ(test.answer(0, 0), Sprt::Answer::open);
  EXPECT_EQ(test.answer(10, 20), Sprt::Answer::open);
  EXPECT_EQ(test.answer(100, 120), Sprt::Answer::yes);
  EXPECT_EQ(test.answer(40, 120), Sprt::Answer::no);
  EXPECT_NEAR(test.log_ratio(1, 1), std::log(1.2), 1e-9);
}

TEST(Arena, everybody_sits_everywhere) {
  const Erased<Pebbles> game{Pebbles{}};
  const auto good = make_bot("greedy");
  const auto bad = make_bot("random");
  double wins = 0;
  for (std::uint64_t i = 0; i < 60; ++i) {
    double clock = 0;
    const Bout bout{{2, i / 2, {}}, i % 2};
    const BoutResult result = play_bout(game, {good.get(), bad.get()}, bout, [&] { return clock += 0.5; });
    ASSERT_EQ(result.parts.size(), 2u);
    EXPECT_EQ(result.parts[0].decisions + result.parts[1].decisions, result.moves);
    EXPECT_NEAR(result.parts[0].seconds, 0.5 * static_cast<double>(result.parts[0].decisions), 1e-9);
    wins += result.parts[0].place == 1;
  }
  EXPECT_GT(wins, 35);
}

}  // namespace
}  // namespace ludarium
