// The rules as players read them: in words, without the names that only the ledger and the data files use.
#include <gtest/gtest.h>

#include <regex>

#include "words/catalogue.hpp"

namespace ludarium {
namespace rule_text_test {

// Tables (N6), files, words of the data files (pay_debt), chapters, formulas. Another rule may be cited by its id.
const std::regex of_the_ledger(R"(\bN[0-9]+\b|\.toml|[a-z]_[a-z]|section [0-9]|>=|<=|floor\()");

bool is_rule(const std::string& id) {
  return id.starts_with("PW-") && !id.starts_with("PW-EX-") && !id.starts_with("PW-DP-");
}

class PaladinsRuleTexts : public testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(Languages, PaladinsRuleTexts, testing::Values("en", "cs", "pl", "hu"),
                         [](const auto& test) { return test.param; });

TEST_P(PaladinsRuleTexts, name_nothing_that_only_the_ledger_knows) {
  const Catalogue words(GetParam());
  int rules = 0;
  for (const LedgerRow& row : words.ledger().rows()) {
    if (!is_rule(row.id)) continue;
    ++rules;
    EXPECT_FALSE(std::regex_search(words.rule(row.id), of_the_ledger)) << row.id << ": " << words.rule(row.id);
  }
  EXPECT_GT(rules, 350);
}

TEST(PaladinsRuleText, PW_REC_02_says_the_prices) {
  EXPECT_EQ(Catalogue("en").rule("PW-REC-02"), "The slots cost 3, 2, 2, 1 and 0 silver, left to right.");
}

}  // namespace rule_text_test
}  // namespace ludarium
