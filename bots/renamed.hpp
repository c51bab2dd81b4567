// renamed gives today's word for an old name in files and settings, so that old files can still be read.
// Example: renamed("brain", table) is "weights", renamed("style", table) is "style".
#pragma once

#include <algorithm>
#include <span>
#include <string_view>

namespace ludarium {

struct Renamed {
  std::string_view once, today;
};

constexpr std::string_view renamed(std::string_view word, std::span<const Renamed> table) {
  const auto same = std::find_if(table.begin(), table.end(), [&](const Renamed& row) { return row.once == word; });
  return same == table.end() ? word : same->today;
}

}  // namespace ludarium
