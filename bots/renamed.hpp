// Words of files and settings that had another name once and are still read.
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
