// What a click on a thing could mean, for the table to say why it cannot be done (core/routes.hpp).
// Example: wishes(facts, view, seat, "mech:riverwalk") gives {"section produce"} at the question of a turn
#pragma once

#include "core/routes.hpp"
#include "games/scythe/facts/facts.hpp"
#include "games/scythe/rules/state.hpp"

namespace ludarium::scythe {

std::vector<std::string> wishes(const Facts& facts, const State& view, Seat seat, std::string_view thing);

}  // namespace ludarium::scythe
