#include "bots/levels.hpp"

#include <algorithm>
#include <array>

namespace ludarium {

// Who is weaker looks at less, thinks less far ahead (up to casual only of what lies on the table, forgetting that others
// play), overlooks more and knows less of what is usual. docs/strength.md says how far apart they are.
std::span<const Level> levels() {
  static constexpr std::array<Level, 5> all{{
      {"beginner", 6, 50, {.alone = true, .experience = 0, .overlooks = 0.5f, .present = 1}},
      {"casual", 10, 100, {.alone = true, .experience = 0.03f, .overlooks = 0.4f, .present = 1}},
      {"steady", 32, 200, {.experience = 0.12f, .overlooks = 0.5f, .present = 0.8f}},
      {"strong", 100, 500, {.experience = 0.4f, .overlooks = 0.4f, .present = 0.4f}},
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
