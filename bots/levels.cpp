#include "bots/levels.hpp"

#include <algorithm>
#include <array>

namespace ludarium {

// A beginner evaluates only the points on the table, has no learned policy, and ignores opponents. Each next level uses
// more of the policy or of the predicted points. Every level but the master ignores a random share of the legal actions
// at the root. The master mixes the prior with a uniform share, has no horizon, biases rollouts by MAST, and uses the
// game's own PUCT constant and rollout length. docs/strength.md has the results of matches between the levels.
std::span<const Level> levels() {
  static constexpr std::array<Level, 5> all{{
      {"beginner", 16, 50, {.alone = true, .policy_weight = 0, .dropped_share = 0.1f, .present = 1}},
      {"casual", 10, 100, {.alone = true, .policy_weight = 0.03f, .dropped_share = 0.4f, .present = 1}},
      {"steady", 40, 200, {.policy_weight = 0.15f, .dropped_share = 0.5f, .present = 0.75f}},
      {"strong", 150, 500, {.policy_weight = 0.5f, .dropped_share = 0.35f, .present = 0.25f}},
      {"master", 20000, 1500, {.puct = 0, .uniform_share = 0.25f, .horizon = 0, .rollout_turns = 0, .mast_weight = 3}},
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
