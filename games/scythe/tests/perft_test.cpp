// How many ways the game can go on. The table is games/scythe/tests/perft.txt; its head says how to make it anew.
#include "core/erased.hpp"
#include "games/scythe/tests/support/editions.hpp"
#include "games/scythe/text/names.hpp"
#include "tests/support/perft_table.hpp"

namespace ludarium::scythe {
namespace perft_test {

constexpr auto table = "games/scythe/tests/perft.txt";

// A way is an edition, a level of the Automa, or a table with two of them.
boost::json::object options_of(const std::string& way) {
  if (way == "automas") return {{"automas", "2"}};
  if (named<AutomaLevel>(way)) return {{"automa", way}};
  return {{"edition", way}};
}

TEST(ScythePerft, counts_what_the_table_says) {
  const std::string now = changed_table(Erased<Scythe>(game()), table, options_of);
  EXPECT_TRUE(now.empty()) << "rows differ. If that was meant, this is the new table:\n" << now;
}

TEST(ScythePerft, the_table_has_every_edition_with_every_number_of_players) {
  std::set<std::pair<std::string, int>> all;
  for (const char* edition : every_edition)
    for (int seats = 1; seats <= 5; ++seats) all.emplace(edition, seats);
  for (std::string_view level : automa_level_names) all.emplace(level, 1);
  for (int seats : {1, 2, 3}) all.emplace("automas", seats);
  EXPECT_EQ(ways_counted(table), all);
}

}  // namespace perft_test
}  // namespace ludarium::scythe
