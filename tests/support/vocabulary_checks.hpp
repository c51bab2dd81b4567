// What holds a game's descriptions of its actions and events together with what really happens: random games are
// played, everything is written as JSON and read back, and the kinds and fields that came up are noted. Example:
// VocabularyUse use = use_of_vocabulary(game, 4); EXPECT_EQ(use.complaint, "");
#pragma once

#include <set>
#include <string>

#include "core/game.hpp"

namespace ludarium {

struct VocabularyUse {
  std::string complaint;          // the first thing that did not come back as it was
  std::set<std::string> actions;  // "step", "step.load"
  std::set<std::string> events;
};

VocabularyUse use_of_vocabulary(const AnyGame& game, int mixes);

// The same for what games seldom come to: actions and events of every kind with operands at random.
VocabularyUse use_at_random(const AnyGame& game, int rounds);

// "kind" and "kind.field" of all there are.
std::set<std::string> kinds_and_fields(const std::vector<KindSpec>& kinds);

}  // namespace ludarium
