// Actions of Scythe as they are typed; games/scythe/notation.md has the whole list.
#pragma once

#include <string>
#include <string_view>

#include "core/action.hpp"
#include "core/result.hpp"
#include "games/scythe/facts/facts.hpp"
#include "games/scythe/rules/state.hpp"

namespace ludarium::scythe {

std::string write_action(const Facts& facts, const State& s, Seat seat, Action action);
Result<Action> read_action(const Facts& facts, const State& s, Seat seat, std::string_view text);

}  // namespace ludarium::scythe
