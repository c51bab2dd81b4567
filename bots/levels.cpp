#include "bots/levels.hpp"

#include <algorithm>
#include <array>

namespace ludarium {

// A beginner sees what could be done, but counts what lies on the table, knows nothing of what is usual and forgets
// that others play. A casual player knows what is usual, from there on each thinks further ahead and looks longer; up
// to strong some of what could be done does not come to mind. The master forgets nothing, gives every answer a chance
// however unusual it is, looks around as widely and plays on in mind for as many turns as suit the game, plans as far
// as there is time for, and learns from what went well in mind how to play on. docs/strength.md says how far apart they
// are.
std::span<const Level> levels() {
  static constexpr std::array<Level, 5> all{{
      {"beginner", 16, 50, {.alone = true, .experience = 0, .overlooks = 0.1f, .present = 1}},
      {"casual", 10, 100, {.alone = true, .experience = 0.03f, .overlooks = 0.4f, .present = 1}},
      {"steady", 40, 200, {.experience = 0.15f, .overlooks = 0.5f, .present = 0.75f}},
      {"strong", 150, 500, {.experience = 0.5f, .overlooks = 0.35f, .present = 0.25f}},
      {"master", 20000, 1500, {.exploration = 0, .curiosity = 0.25f, .reach = 0, .turns = 0, .insight = 3}},
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
