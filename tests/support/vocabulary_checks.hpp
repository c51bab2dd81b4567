// Compares a game's vocabulary with what really happens: plays random games, writes everything as JSON and reads it
// back, and notes which kinds and fields occurred.
// Example: VocabularyUse use = use_of_vocabulary(game, 4); EXPECT_EQ(use.complaint, "");
#pragma once

#include <set>
#include <string>

#include "core/game.hpp"

namespace ludarium {

struct VocabularyUse {
  std::string complaint;          // the first thing that came back different
  std::set<std::string> actions;  // "step", "step.load"
  std::set<std::string> events;
};

VocabularyUse use_of_vocabulary(const AnyGame& game, int mixes);

// The same for rare cases: actions and events of every kind with random operands.
VocabularyUse use_at_random(const AnyGame& game, int rounds);

// All names: "kind" and "kind.field".
std::set<std::string> kinds_and_fields(const std::vector<KindSpec>& kinds);

}  // namespace ludarium
