// The table of Paladins of the West Kingdom for a terminal, as one seat sees it.
#pragma once

#include <string>

#include "core/words.hpp"
#include "games/paladins/facts/facts.hpp"
#include "games/paladins/rules/state.hpp"

namespace ludarium::paladins {

std::string draw_board(const Facts& facts, const State& s, Seat viewer, const Words& words);

}  // namespace ludarium::paladins
