// PluralRule says which plural form a count takes, by the `Plural-Forms` header of a gettext catalogue: a C expression
// over n.
// Example: PluralRule rule("(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2)"); rule.form(5)  // 2
#pragma once

#include <string>
#include <string_view>

namespace ludarium {

class PluralRule {
 public:
  PluralRule() = default;  // the rule of English
  explicit PluralRule(std::string expression) : expression_(std::move(expression)) {}
  static PluralRule of_header(std::string_view header);  // of a catalogue; English if it has no rule

  unsigned long form(unsigned long count) const;

 private:
  std::string expression_ = "n != 1";
};

}  // namespace ludarium
