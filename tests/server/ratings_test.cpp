#include "server/ratings.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace ludarium {
namespace ratings_test {

std::vector<RatedSeat> seats(const std::vector<int>& places) {
  std::vector<RatedSeat> all;
  for (const int place : places) all.push_back({unknown_person, unknown_side, place});
  return all;
}

TEST(Ratings, follow_the_places_of_any_number_of_seats) {
  auto game = seats({3, 1, 2, 4, 5});
  rate(game);
  EXPECT_GT(game[1].person.mean, game[2].person.mean);
  EXPECT_GT(game[2].person.mean, game[0].person.mean);
  EXPECT_GT(game[0].person.mean, game[3].person.mean);
  EXPECT_GT(game[3].person.mean, game[4].person.mean);
  for (const RatedSeat& seat : game) EXPECT_LT(seat.person.spread, unknown_person.spread);
}

TEST(Ratings, of_equals_who_tie_stay_equal) {
  auto game = seats({1, 1, 3});
  rate(game);
  EXPECT_DOUBLE_EQ(game[0].person.mean, game[1].person.mean);
  EXPECT_GT(game[0].person.mean, game[2].person.mean);
}

TEST(Ratings, gain_little_from_beating_the_weak_and_lose_much_to_them) {
  auto expected = seats({1, 2}), upset = seats({2, 1});
  expected[0].person.mean = upset[0].person.mean = 35;
  rate(expected);
  rate(upset);
  EXPECT_LT(expected[0].person.mean - 35, 35 - upset[0].person.mean);
}

TEST(Ratings, do_not_punish_for_a_weak_side) {
  auto weak = seats({2, 1}), even = seats({2, 1});
  weak[0].side.mean = -4;
  rate(weak);
  rate(even);
  EXPECT_GT(weak[0].person.mean, even[0].person.mean);
}

TEST(Ratings, learn_which_side_is_weak) {
  Strength people[4], strong = unknown_side, weak = unknown_side;
  for (int game = 0; game < 200; ++game) {
    RatedSeat seats[] = {{people[game % 4], strong, 1}, {people[(game + 1) % 4], weak, 2}};
    rate(seats);
    people[game % 4] = seats[0].person;
    people[(game + 1) % 4] = seats[1].person;
    strong = seats[0].side;
    weak = seats[1].side;
  }
  EXPECT_GT(strong.mean, weak.mean + 1);
}

TEST(Ratings, need_somebody_to_compare_with) {
  auto game = seats({1});
  rate(game);
  EXPECT_EQ(game[0].person.mean, unknown_person.mean);
}

}  // namespace ratings_test
}  // namespace ludarium
