// The table of Imperial Settlers for a terminal, as one seat sees it.
#pragma once

#include <string>

#include "core/words.hpp"
#include "games/settlers/facts/facts.hpp"
#include "games/settlers/rules/state.hpp"

namespace ludarium::settlers {

std::string draw_board(const Facts& facts, const State& s, Seat viewer, const Words& words);

}  // namespace ludarium::settlers
