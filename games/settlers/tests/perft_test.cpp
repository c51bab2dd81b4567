// How many ways the game can go on. The table is games/settlers/tests/perft.txt; its head says how to make it anew.
#include "core/erased.hpp"
#include "games/settlers/tests/support/scene.hpp"
#include "tests/support/perft_table.hpp"

namespace ludarium::settlers {
namespace perft_test {

constexpr auto table = "games/settlers/tests/perft.txt";

// A Lookout, or the peaceful variant with the standard one.
boost::json::object options_of(const std::string& way) {
  if (way == "peaceful") return {{"peaceful", true}};
  return {{"lookout", way}};
}

TEST(SettlersPerft, counts_what_the_table_says) {
  const std::string now = changed_table(Erased<Settlers>(game()), table, options_of);
  EXPECT_TRUE(now.empty()) << "rows differ. If that was meant, this is the new table:\n" << now;
}

TEST(SettlersPerft, the_table_has_every_variant_with_every_number_of_players_and_the_solo_game) {
  std::set<std::pair<std::string, int>> all{{"standard", 1}};
  for (const char* way : {"standard", "alternative", "advanced", "peaceful"})
    for (int seats = 2; seats <= 4; ++seats) all.emplace(way, seats);
  EXPECT_EQ(ways_counted(table), all);
}

}  // namespace perft_test
}  // namespace ludarium::settlers
