#include "bots/levels.hpp"

#include <algorithm>
#include <array>

namespace ludarium {

// A beginner counts what lies on the table, knows little of what is usual and forgets that others play; a casual player
// forgets it too, but thinks a little of the future. Up to the middle some of what could be done does not come to mind,
// from there on only time makes the difference. docs/strength.md says how far apart they are.
std::span<const Level> levels() {
  static constexpr std::array<Level, 5> all{{
      {"beginner", 8, 50, {.alone = true, .experience = 0.1f, .overlooks = 0.3f, .present = 1}},
      {"casual", 24, 100, {.alone = true, .experience = 0.3f, .overlooks = 0.6f, .present = 0.9f}},
      {"steady", 120, 200, {.experience = 0.7f, .overlooks = 0.35f, .present = 0.3f}},
      {"strong", 600, 500, {}},
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
