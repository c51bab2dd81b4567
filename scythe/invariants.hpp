// The two halves of broken_invariant: what lies on the table (invariants.cpp) and the question the state waits on
// (invariants_turn.cpp). A check answers with a sentence, or with nothing if all is well.
#pragma once

#include <optional>
#include <string>

#include "scythe/play.hpp"

namespace ludarium::scythe {

using Broken = std::optional<std::string>;

Broken broken_question(const Look& look);  // decision, stage and everything that belongs to them

}  // namespace ludarium::scythe
