// One compiled gettext catalogue in memory, read by Boost.Locale.
// It only looks entries up; what to do about a missing one is for Catalogue to say.
// Example: Gettext czech("cs"); czech.find("scythe.coin", 5)  // "mincí"
#pragma once

#include <locale>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ludarium {

class Gettext {
 public:
  explicit Gettext(const std::string& language);  // empty if no such catalogue is built in

  std::optional<std::string> find(const std::string& key) const;
  std::optional<std::string> find(const std::string& key, long count) const;  // the plural form for the count

 private:
  std::locale locale_;
};

std::vector<std::string> languages();  // those with a catalogue built in: cs en hu pl

}  // namespace ludarium
