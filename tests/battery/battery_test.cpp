// Every game has to pass this. LUDARIUM_GAMES sets how many games with mixed options are played besides those that try
// each number of seats and, unless fewer than usual are wanted, each value of each option.
#include "tests/support/battery.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

#include "tests/support/games.hpp"

namespace ludarium {
namespace battery_test {

Extent extent() {
  constexpr int usual = 4;
  const char* wanted = std::getenv("LUDARIUM_GAMES");
  const int mixes = wanted == nullptr ? usual : std::atoi(wanted);
  return {mixes, mixes < usual ? Values::none : Values::every};
}

class Battery : public ::testing::TestWithParam<std::string> {
 protected:
  const AnyGame& game() const { return *every_game().find(GetParam()); }
  const Words& words() const { return words_of(game()); }
  std::string run(Check check) const { return check_games(game(), words(), check, extent()); }
};

TEST_P(Battery, no_invariant_breaks_and_nobody_is_stuck) { EXPECT_EQ(run(check_invariant), ""); }
TEST_P(Battery, every_listed_action_can_be_taken) { EXPECT_EQ(run(check_legal_actions), ""); }
TEST_P(Battery, only_what_is_listed_is_legal_and_the_rest_cites_a_rule) { EXPECT_EQ(run(check_refusals), ""); }
TEST_P(Battery, actions_survive_the_notation) { EXPECT_EQ(run(check_notation), ""); }
TEST_P(Battery, positions_survive_json) { EXPECT_EQ(run(check_position), ""); }
TEST_P(Battery, nothing_hidden_reaches_a_seat) { EXPECT_EQ(run(check_views), ""); }
TEST_P(Battery, what_can_be_taken_back_taught_nobody) { EXPECT_EQ(run(check_undo), ""); }
TEST_P(Battery, a_way_does_what_it_said) { EXPECT_EQ(run(check_ways), ""); }
TEST_P(Battery, everything_has_words) { EXPECT_EQ(run(check_texts), ""); }
TEST_P(Battery, the_same_seed_is_the_same_game) { EXPECT_EQ(check_same_seed(game(), extent()), ""); }
TEST_P(Battery, a_record_gives_the_game_back) { EXPECT_EQ(check_records(every_game(), game(), words(), extent()), ""); }

INSTANTIATE_TEST_SUITE_P(Every, Battery, ::testing::ValuesIn(every_game_id()),
                         [](const auto& tested) { return tested.param; });

}  // namespace battery_test
}  // namespace ludarium
