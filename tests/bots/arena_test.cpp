#include "bots/arena.hpp"

#include <gtest/gtest.h>

#include "core/erased.hpp"
#include "tests/support/pebbles.hpp"

namespace ludarium {
namespace arena_test {

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

std::vector<DealCount> deals(int both, int one, int none) {
  std::vector<DealCount> all(static_cast<std::size_t>(both), {2, 2});
  all.insert(all.end(), static_cast<std::size_t>(one), {1, 2});
  all.insert(all.end(), static_cast<std::size_t>(none), {0, 2});
  return all;
}

TEST(Arena, deals_that_decide_who_wins_make_the_interval_narrower) {
  const Rating plain = rate(92, 160);
  const Rating rating = rate(deals(18, 56, 6));
  EXPECT_NEAR(rating.share, 0.575, 1e-9);
  EXPECT_NEAR(rating.games, 160, 1e-9);
  EXPECT_NEAR(rating.low, 0.515, 0.003);  // 0.575 - 1.96 * 0.0296 by hand, a little wider for the doubt
  EXPECT_NEAR(rating.high, 0.633, 0.003);
  EXPECT_LT(rating.high - rating.low, 0.8 * (plain.high - plain.low));
}

TEST(Arena, deals_that_decide_nothing_leave_the_interval_as_it_is) {
  const Rating plain = rate(80, 160);
  const Rating rating = rate(deals(20, 40, 20));  // as two throws of a coin
  EXPECT_NEAR(rating.low, plain.low, 0.002);
  EXPECT_NEAR(rating.high, plain.high, 0.002);
  EXPECT_NEAR(rate(deals(10, 0, 0)).low, rate(20, 20).low, 1e-9);
  EXPECT_NEAR(rate({{1, 1}, {0, 1}, {1, 1}}).low, rate(2, 3).low, 1e-9);
}

TEST(Arena, deals_that_are_won_twice_or_never_make_it_wider) {
  const Rating rating = rate(deals(40, 0, 40));
  EXPECT_LT(rating.low, rate(80, 160).low - 0.02);
}

TEST(Arena, a_deal_begun_counts_but_does_not_tell_how_deals_vary) {
  auto all = deals(18, 56, 6);
  all.push_back({1, 1});
  const Rating rating = rate(all);
  EXPECT_NEAR(rating.share, 93.0 / 161, 1e-9);
  EXPECT_NEAR(rating.high - rating.low, rate(deals(18, 56, 6)).high - rate(deals(18, 56, 6)).low, 0.002);
}

TEST(Arena, nothing_played_is_no_opinion) { EXPECT_EQ(rate(std::vector<DealCount>{}).games, 0); }

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

}  // namespace arena_test
}  // namespace ludarium
