// Catalogue says messages in one language, with the catalogues of locale/ and games/*/words/.
// If the language lacks a key, English is used; if English lacks it, the key is shown. A hole {what.acc} asks for the
// entry "<key>.acc" (or any other case of the language) and uses "<key>" if there is none.
// In the language "qps", which nobody speaks, every text is English in strange letters (Pläý). Plain letters on a
// screen then show a text that does not come from the catalogue (docs/translating.md).
// Example: Catalogue words("cs"); words.say({"scythe.event.gained", {{"what", Counted{"scythe.coin", 5}}}})
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/words.hpp"
#include "words/gettext.hpp"
#include "words/ledger.hpp"

namespace ludarium {

inline constexpr std::string_view marked_language = "qps";

class Catalogue final : public Words {
 public:
  explicit Catalogue(std::string language);  // "cs"; an unknown language is English

  std::string say(const Message& message) const override;
  std::string term(std::string_view key) const override;
  std::string counted(std::string_view key, long count) const override;
  using Words::rule;
  std::string rule(std::string_view id, std::string_view edition) const override;

  std::size_t width() const override { return width_; }
  void set_width(std::size_t columns) { width_ = columns; }

  const std::string& language() const { return language_; }
  const Ledger& ledger() const { return ledger_; }

 private:
  using Case = std::string_view;  // "acc"; empty for the plain form

  std::string say(const Message& message, Case wanted) const;
  std::string say(const MessageArg& arg, Case wanted) const;
  std::string fill(std::string_view text, const Message& message) const;
  std::string term(std::string_view key, Case wanted) const;
  std::string mark(std::string text) const;
  std::string counted(std::string_view key, long count, Case wanted) const;

  std::string language_;
  bool marked_ = false;
  std::size_t width_ = screen_width;
  std::vector<Gettext> sources_;  // the language, then English: the order in which a key is looked up
  Ledger ledger_;
};

}  // namespace ludarium
