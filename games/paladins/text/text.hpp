// Paladins of the West Kingdom as text: positions, notation, what a person reads, the table for a terminal. All of it
// is asked of plain values and changes nothing. Example: auto state = read_position(facts, json); std::string text =
// write_action(facts, *state, seat, action);
#pragma once

#include "games/paladins/text/notation/notation.hpp"
#include "games/paladins/text/position.hpp"
#include "games/paladins/text/terminal/board.hpp"
#include "games/paladins/text/wording/wording.hpp"
