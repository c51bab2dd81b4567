// The two halves of broken_invariant: what lies on the table (invariants.cpp) and the question the state waits on
// (invariants_turn.cpp). A check answers with what is wrong, or with nothing if all is well.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/message.hpp"
#include "games/scythe/rules/play.hpp"

namespace ludarium::scythe {

using Broken = std::optional<Message>;

inline Broken wrong(std::string key, std::vector<std::pair<std::string, MessageArg>> args = {}) {
  return Message{std::move(key), std::move(args)};
}

Broken broken_question(const Look& look);  // decision, stage and everything that belongs to them

}  // namespace ludarium::scythe
