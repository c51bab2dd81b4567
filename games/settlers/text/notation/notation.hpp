// Actions of Imperial Settlers as they are typed; games/settlers/notation.md has the whole list.
#pragma once

#include <string>
#include <string_view>

#include "core/action.hpp"
#include "core/result.hpp"
#include "games/settlers/facts/facts.hpp"
#include "games/settlers/rules/state.hpp"

namespace ludarium::settlers {

std::string write_action(const Facts& facts, const State& s, Seat seat, Action action);
Result<Action> read_action(const Facts& facts, const State& s, Seat seat, std::string_view text,
                           const ActionList& listed = {});  // what means the same as a listed action is that one

}  // namespace ludarium::settlers
