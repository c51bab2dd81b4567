// How many ways the game can go on. The table is games/paladins/tests/perft.txt; its head says how to make it anew.
#include <map>

#include "core/erased.hpp"
#include "games/paladins/tests/support/scene.hpp"
#include "tests/support/perft_table.hpp"

namespace ludarium::paladins {
namespace perft_test {

constexpr auto table = "games/paladins/tests/perft.txt";

// The other reading of a doubtful rule, by the name of its option.
const std::map<std::string, std::string> other_readings = {{"free_recruit", "hire_or_dismiss"},
                                                           {"debt_for_dismiss", "no"},
                                                           {"reward_order", "printed"},
                                                           {"trigger_on_icon", "yes"},
                                                           {"pray_clears_itself", "yes"},
                                                           {"gain_after_pass", "return"},
                                                           {"ai_nothing_to_discard", "neither_kind"},
                                                           {"solo_second_discard", "card"}};

// A difficulty, or the name of an option that takes its other reading.
boost::json::object options_of(const std::string& way) {
  const auto reading = other_readings.find(way);
  if (reading != other_readings.end()) return {{way, reading->second}};
  return {{"difficulty", way}};
}

TEST(PaladinsPerft, counts_what_the_table_says) {
  const std::string now = changed_table(Erased<Paladins>(game()), table, options_of);
  EXPECT_TRUE(now.empty()) << "rows differ. If that was meant, this is the new table:\n" << now;
}

TEST(PaladinsPerft, the_table_has_every_number_of_players_every_difficulty_and_every_reading) {
  std::set<std::pair<std::string, int>> all;
  for (int seats = 1; seats <= 4; ++seats) all.emplace("standard", seats);
  for (const char* difficulty : {"easy", "hard"}) all.emplace(difficulty, 1);
  for (const auto& [option, value] : other_readings) {
    const bool solo = option == "ai_nothing_to_discard" || option == "solo_second_discard";
    all.emplace(option, solo ? 1 : 3);
  }
  EXPECT_EQ(ways_counted(table), all);
}

}  // namespace perft_test
}  // namespace ludarium::paladins
