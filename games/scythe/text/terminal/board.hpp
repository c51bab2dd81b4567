// The table of Scythe for a terminal, as one seat sees it.
#pragma once

#include <string>

#include "core/words.hpp"
#include "games/scythe/facts/facts.hpp"
#include "games/scythe/rules/state.hpp"

namespace ludarium::scythe {

std::string draw_board(const Facts& facts, const State& s, Seat viewer, const Words& words);

}  // namespace ludarium::scythe
