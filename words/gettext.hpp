// Gettext is one compiled gettext catalogue (.mo) in memory. It only looks up entries; Catalogue decides what to do
// about a missing one.
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
  static Gettext of_bytes(std::string_view mo);   // the bytes must stay in place

  std::optional<std::string> find(const std::string& key) const;
  std::optional<std::string> find(const std::string& key, long count) const;  // the plural form for the count

 private:
  Gettext() = default;
  std::uint32_t number_at(std::size_t place) const;
  std::string_view text_at(std::size_t table, std::size_t entry) const;
  std::optional<std::string_view> forms(std::string_view key) const;  // all forms, separated by a zero

  std::string_view bytes_;
  std::size_t entries_ = 0, keys_ = 0, texts_ = 0;  // number of entries, and the offsets of their tables
  PluralRule plural_;
};

std::vector<std::string> languages();  // those with a catalogue built in: cs en hu pl

}  // namespace ludarium
