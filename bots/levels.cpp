#include "bots/levels.hpp"

#include <algorithm>
#include <array>

namespace ludarium {

// A beginner counts what lies on the table and forgets that others play; a casual player forgets it too, but thinks of
// the future. From the middle on only time makes the difference.
std::span<const Level> levels() {
  static constexpr std::array<Level, 5> all{{
      {"beginner", 24, 50, {.alone = true, .present = 0.8f}},
      {"casual", 60, 100, {.alone = true, .present = 0.3f}},
      {"steady", 200, 200, {}},
      {"strong", 1200, 500, {}},
      {"master", 20000, 1500, {}},
  }};
  return all;
}

const Level* find_level(std::string_view name) {
  const auto all = levels();
  const auto found = std::find_if(all.begin(), all.end(), [&](const Level& level) { return level.name == name; });
  return found == all.end() ? nullptr : &*found;
}

boost::json::array show_levels(const Words& words) {
  boost::json::array shown;
  for (const Level& level : levels())
    shown.push_back({{"id", level.name},
                     {"title", words.term("server.level_" + std::string(level.name))},
                     {"seconds", level.milliseconds / 1000.0}});
  return shown;
}

}  // namespace ludarium
