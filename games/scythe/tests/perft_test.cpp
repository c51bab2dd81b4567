// How many ways the game can go on. The table is games/scythe/tests/perft.txt; its head says how to make it anew.
#include "core/erased.hpp"
#include "games/scythe/tests/support/editions.hpp"
#include "tests/support/perft_table.hpp"

namespace ludarium::scythe {
namespace {

constexpr auto table = "games/scythe/tests/perft.txt";

TEST(ScythePerft, counts_what_the_table_says) {
  const auto edition = [](const std::string& name) { return boost::json::object{{"edition", name}}; };
  const std::string now = changed_table(Erased<Scythe>(game()), table, edition);
  EXPECT_TRUE(now.empty()) << "rows differ. If that was meant, this is the new table:\n" << now;
}

TEST(ScythePerft, the_table_has_every_edition_with_every_number_of_players) {
  std::set<std::pair<std::string, int>> all;
  for (const char* edition : every_edition)
    for (int seats = 2; seats <= 5; ++seats) all.emplace(edition, seats);
  EXPECT_EQ(ways_counted(table), all);
}

}  // namespace
}  // namespace ludarium::scythe
