// One compiled gettext catalogue (.mo) in memory, read where it lies.
// It only looks entries up; what to do about a missing one is for Catalogue to say.
// Example: Gettext czech("cs"); czech.find("scythe.coin", 5)  // "mincí"
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "words/plural_rule.hpp"

namespace ludarium {

class Gettext {
 public:
  explicit Gettext(const std::string& language);  // empty if no such catalogue is built in
  static Gettext of_bytes(std::string_view mo);   // which must stay where they are

  std::optional<std::string> find(const std::string& key) const;
  std::optional<std::string> find(const std::string& key, long count) const;  // the plural form for the count

 private:
  Gettext() = default;
  std::uint32_t number_at(std::size_t place) const;
  std::string_view text_at(std::size_t table, std::size_t entry) const;
  std::optional<std::string_view> forms(std::string_view key) const;  // one after the other, with a zero between

  std::string_view bytes_;
  std::size_t entries_ = 0, keys_ = 0, texts_ = 0;  // how many, and where their tables begin
  PluralRule plural_;
};

std::vector<std::string> languages();  // those with a catalogue built in: cs en hu pl

}  // namespace ludarium
