// Every rule of a ledger is shown by a test that bears its id in its name: TEST(Move, SC_MOVE_27_...).
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <tuple>
#include <vector>

#include "tests/source_tree.hpp"

namespace ludarium {
namespace rule_coverage_test {

using Ids = std::set<std::string>;

// Every ledger, by the game and the name of the file.
struct LedgerFile {
  std::string game, file;
  friend std::ostream& operator<<(std::ostream& out, const LedgerFile& ledger) {
    return out << ledger.game << "/" << ledger.file;
  }
};

std::vector<LedgerFile> ledgers() {
  std::vector<LedgerFile> found;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(std::filesystem::path(source_tree) / "games"))
    if (entry.path().extension() == ".md" && entry.path().filename().string().starts_with("ledger"))
      found.push_back({entry.path().parent_path().filename().string(), entry.path().filename().string()});
  std::sort(found.begin(), found.end(),
            [](const auto& a, const auto& b) { return std::tie(a.game, a.file) < std::tie(b.game, b.file); });
  return found;
}

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

class RuleCoverage : public testing::TestWithParam<LedgerFile> {};
INSTANTIATE_TEST_SUITE_P(Ledgers, RuleCoverage, testing::ValuesIn(ledgers()), [](const auto& test) {
  std::string name = test.param.game + "_" + test.param.file;
  std::replace_if(
      name.begin(), name.end(), [](char c) { return !std::isalnum(static_cast<unsigned char>(c)); }, '_');
  return name;
});

TEST_P(RuleCoverage, shows_every_rule_by_a_test) {
  const std::filesystem::path game = std::filesystem::path(source_tree) / "games" / GetParam().game;
  const Ids rules = rules_of(read(game / GetParam().file));
  const Ids shown = rules_shown_in(game / "tests");
  ASSERT_FALSE(rules.empty());
  EXPECT_EQ(missing_from(shown, rules), "") << "rules without a test";
}

TEST(RuleNames, are_all_in_a_ledger) {
  std::map<std::string, Ids> rules;
  for (const LedgerFile& ledger : ledgers())
    rules[ledger.game].merge(rules_of(read(std::filesystem::path(source_tree) / "games" / ledger.game / ledger.file)));
  EXPECT_GE(rules.size(), 3u);
  for (const auto& [game, known] : rules)
    EXPECT_EQ(missing_from(known, rules_shown_in(std::filesystem::path(source_tree) / "games" / game / "tests")), "");
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

}  // namespace rule_coverage_test
}  // namespace ludarium
