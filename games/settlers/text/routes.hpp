// What a click on a thing could mean, for the table to say why it cannot be done (core/routes.hpp).
// Example: wishes(facts, view, seat, "card:com_castle#47") gives {"raze com_castle#47"} if a rival has built it
#pragma once

#include "core/routes.hpp"
#include "games/settlers/facts/facts.hpp"
#include "games/settlers/rules/state.hpp"

namespace ludarium::settlers {

std::vector<std::string> wishes(const Facts& facts, const State& view, Seat seat, std::string_view thing);

}  // namespace ludarium::settlers
