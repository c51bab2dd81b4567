// Positions of Scythe as JSON; games/scythe/position.md tells how they look. What cannot be is refused with a reason.
#pragma once

#include <boost/json.hpp>
#include <optional>

#include "core/message.hpp"
#include "core/result.hpp"
#include "games/scythe/facts/facts.hpp"
#include "games/scythe/rules/state.hpp"

namespace ludarium::scythe {

boost::json::value write_position(const Facts& facts, const State& s);
Result<State> read_position(const Facts& facts, const boost::json::value& json);
std::optional<Message> broken_invariant(const Facts& facts, const State& s);  // checks/invariants.cpp

}  // namespace ludarium::scythe
