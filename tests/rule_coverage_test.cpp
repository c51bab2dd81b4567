// Every rule of a ledger is shown by a test that bears its id in its name: TEST(Move, SC_MOVE_27_...).
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <string>

#include "tests/source_tree.hpp"

namespace ludarium {
namespace {

using Ids = std::set<std::string>;

// How much of each ledger must be shown.
struct Demand {
  std::string game;
  int percent;
  friend std::ostream& operator<<(std::ostream& out, const Demand& demand) { return out << demand.game; }
};
const Demand demands[] = {{"scythe", 100}, {"settlers", 100}, {"paladins", 100}};

Ids matches(const std::string& text, const std::regex& pattern) {
  Ids found;
  for (std::sregex_iterator it(text.begin(), text.end(), pattern), end; it != end; ++it) found.insert((*it)[1]);
  return found;
}

Ids rules_of(const std::string& ledger) {
  return matches(ledger, std::regex("^((SC|IS|PW)(-[A-Z]+)+-[0-9]+)\\s*\\|", std::regex::multiline));
}

// The ids in the names of the tests of a source; comments, helpers and disabled tests show nothing.
Ids rules_shown_by(const std::string& source) {
  const std::regex test("^(?:TEST|TEST_F|TEST_P|TYPED_TEST|RC_GTEST_PROP|RC_GTEST_FIXTURE_PROP)\\(\\s*\\w+,\\s*(\\w+)",
                        std::regex::multiline);
  Ids shown;
  for (const std::string& name : matches(source, test)) {
    if (name.starts_with("DISABLED")) continue;
    for (std::string id : matches(name, std::regex("((?:SC|IS|PW)(?:_[A-Z]+)+_[0-9]+)"))) {
      std::replace(id.begin(), id.end(), '_', '-');
      shown.insert(id);
    }
  }
  return shown;
}

std::string read(const std::filesystem::path& path) {
  std::ifstream file(path);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

Ids rules_shown_in(const std::filesystem::path& folder) {
  Ids shown;
  if (!std::filesystem::exists(folder)) return shown;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
    if (entry.path().extension() == ".cpp") shown.merge(rules_shown_by(read(entry.path())));
  return shown;
}

std::string missing_from(const Ids& some, const Ids& all) {
  std::string list;
  for (const std::string& id : all)
    if (!some.contains(id)) list += " " + id;
  return list;
}

class RuleCoverage : public testing::TestWithParam<Demand> {};
INSTANTIATE_TEST_SUITE_P(Ledgers, RuleCoverage, testing::ValuesIn(demands),
                         [](const auto& test) { return test.param.game; });

TEST_P(RuleCoverage, reaches_what_is_demanded) {
  const std::filesystem::path root(source_tree);
  const Ids rules = rules_of(read(root / "games" / GetParam().game / "ledger.md"));
  const Ids shown = rules_shown_in(root / "games" / GetParam().game / "tests");
  ASSERT_FALSE(rules.empty());

  const std::string missing = missing_from(shown, rules);
  const auto covered = std::count_if(rules.begin(), rules.end(), [&](const auto& id) { return shown.contains(id); });
  RecordProperty("covered", std::to_string(covered));
  EXPECT_GE(100 * covered, GetParam().percent * static_cast<long>(rules.size()))
      << covered << " of " << rules.size() << " rules are shown by a test; without:" << missing;
  EXPECT_EQ(missing_from(rules, shown), "") << "named by a test but in no ledger";
}

TEST(RuleNames, count_only_in_the_name_of_a_test_that_runs) {
  EXPECT_EQ(rules_shown_by("TEST(Move, SC_MOVE_27_no_river) {"), Ids{"SC-MOVE-27"});
  EXPECT_EQ(rules_shown_by("TEST_F(Combat,\n       SC_COMB_13_SC_EX_18_ties) {"), (Ids{"SC-COMB-13", "SC-EX-18"}));
  EXPECT_EQ(rules_shown_by("// TEST(Move, SC_MOVE_27_no_river)\n"), Ids{});
  EXPECT_EQ(rules_shown_by("TEST(Move, DISABLED_SC_MOVE_27_no_river) {"), Ids{});
  EXPECT_EQ(rules_shown_by("EXPECT_EQ(rule, \"SC-MOVE-27\");"), Ids{});
}

TEST(RuleNames, are_the_first_column_of_a_ledger) {
  EXPECT_EQ(rules_of("SC-KEY-01 | a\nSC-KEY-02| b\nsee SC-KEY-03 | c\nSC-KEY-04, SC-KEY-05 | d\n"),
            (Ids{"SC-KEY-01", "SC-KEY-02"}));
}

}  // namespace
}  // namespace ludarium
