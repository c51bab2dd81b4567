#include "words/plural_rule.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace ludarium {
namespace plural_rule_test {

std::vector<unsigned long> forms(const PluralRule& rule, const std::vector<unsigned long>& counts) {
  std::vector<unsigned long> all;
  for (unsigned long count : counts) all.push_back(rule.form(count));
  return all;
}

using Forms = std::vector<unsigned long>;

TEST(PluralRule, is_worked_out_as_in_c) {
  const PluralRule polish("(n == 1) ? 0 : (n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14)) ? 1 : 2");
  EXPECT_EQ(forms(polish, {0, 1, 2, 4, 5, 12, 14, 22, 25, 102, 112}), (Forms{2, 0, 1, 1, 2, 2, 2, 1, 2, 1, 2}));
  const PluralRule latvian("(n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2)");
  EXPECT_EQ(forms(latvian, {0, 1, 11, 21, 30}), (Forms{2, 0, 1, 0, 1}));
  EXPECT_EQ(PluralRule("!(n-1) || n*2+1 > 6/2 ? 7 : 8").form(1), 7u);
}

TEST(PluralRule, is_found_in_the_header_of_a_catalogue) {
  EXPECT_EQ(PluralRule::of_header("Language: hu\nPlural-Forms: nplurals=1; plural=0;\n").form(5), 0u);
  EXPECT_EQ(forms(PluralRule::of_header("Language: en\n"), {0, 1, 2}), (Forms{1, 0, 1}));
}

}  // namespace plural_rule_test
}  // namespace ludarium
