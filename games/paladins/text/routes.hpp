// What a click on a thing could mean, for the table to say why it cannot be done (core/routes.hpp).
// Example: wishes(facts, view, seat, "outsider:guardian_2") gives {"attack", "convert"} at the question of a turn
#pragma once

#include "core/routes.hpp"
#include "games/paladins/facts/facts.hpp"
#include "games/paladins/rules/state.hpp"

namespace ludarium::paladins {

std::vector<std::string> wishes(const Facts& facts, const State& view, Seat seat, std::string_view thing);

}  // namespace ludarium::paladins
