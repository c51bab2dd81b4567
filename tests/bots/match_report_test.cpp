#include "bots/match_report.hpp"

#include <gtest/gtest.h>

namespace ludarium {
namespace match_report_test {

BoutResult bout(int first_place, int first_score, int second_score) {
  BoutResult result;
  result.parts = {{"left", first_place, first_score, 10, 0.5, 0.1, "heavy"},
                  {"right", 3 - first_place, second_score, 5, 0.1, 0.05, "light"}};
  result.turns = 20;
  result.moves = 15;
  return result;
}

MatchReport match() {
  MatchReport report{"pebbles", {"strong", "greedy"}, 7, {}, {}};
  report.bouts.emplace(0, bout(1, 80, 60));
  report.bouts.emplace(1, bout(1, 70, 50));
  report.bouts.emplace(2, bout(2, 40, 90));
  report.bouts.emplace(3, bout(1, 75, 74));
  return report;
}

TEST(MatchReport, adds_up) {
  const Summary summary = summarise(match());
  ASSERT_EQ(summary.contenders.size(), 2u);
  EXPECT_EQ(summary.games, 4u);
  EXPECT_NEAR(summary.contenders[0].wins.share, 0.75, 1e-9);
  EXPECT_NEAR(summary.contenders[1].ahead.share, 0.25, 1e-9);
  EXPECT_NEAR(summary.contenders[0].score, 66.25, 1e-9);
  EXPECT_NEAR(summary.contenders[0].milliseconds, 50, 1e-9);
  EXPECT_NEAR(summary.winner_median, 77.5, 1e-9);  // of 70, 75, 80 and 90
  EXPECT_EQ(summary.contenders[0].by_seat_name.at("left").second, 4);
  EXPECT_EQ(summary.kits.at("left").at("heavy"), std::pair(3.0, 4));
  EXPECT_EQ(summary.kits.at("right").at("light"), std::pair(1.0, 4));
}

TEST(MatchReport, knows_which_games_are_of_one_deal) {
  MatchReport shared{"pebbles", {"strong", "greedy"}, 7, {}, {}}, twice = shared;
  for (std::size_t i = 0; i < 80; ++i) {
    shared.bouts.emplace(i, bout(i % 2 ? 1 : 2, 50, 50));     // each wins every deal once
    twice.bouts.emplace(i, bout(i / 2 % 2 ? 1 : 2, 50, 50));  // every second deal is won twice
  }
  const Rating plain = rate(40, 80);
  const Rating narrow = summarise(shared).contenders[0].wins, wide = summarise(twice).contenders[0].ahead;
  EXPECT_NEAR(narrow.share, wide.share, 1e-9);
  EXPECT_GT(narrow.low, plain.low + 0.05);
  EXPECT_LT(wide.low, plain.low - 0.03);
}

TEST(MatchReport, parts_of_a_match_merge_into_the_whole) {
  MatchReport one = match();
  MatchReport two = match();
  std::erase_if(one.bouts, [](const auto& numbered) { return numbered.first % 2 == 1; });
  std::erase_if(two.bouts, [](const auto& numbered) { return numbered.first % 2 == 0; });
  EXPECT_TRUE(merge_into(one, two));
  EXPECT_TRUE(merge_into(one, two));  // a bout counts once
  EXPECT_EQ(write_report(one), write_report(match()));
}

TEST(MatchReport, refuses_the_parts_of_another_match) {
  MatchReport one = match();
  MatchReport other = match();
  other.seed = 8;
  EXPECT_FALSE(merge_into(one, other));
}

TEST(MatchReport, is_the_same_after_writing_and_reading) {
  const auto json = boost::json::parse(boost::json::serialize(write_report(match())));
  const auto read = read_report(json);
  ASSERT_TRUE(read);
  EXPECT_EQ(boost::json::serialize(write_report(*read)), boost::json::serialize(write_report(match())));
  EXPECT_FALSE(read_report(boost::json::parse("{}")));
  EXPECT_FALSE(read_report(boost::json::parse("[1]")));
}

}  // namespace match_report_test
}  // namespace ludarium
