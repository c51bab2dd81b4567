// What can be asked of the rules about what is to come: whom the Inquisition would strike now, and the answers of a
// seat. Example: if (suspects(look).has(seat)) ...
#pragma once

#include "games/paladins/rules/play.hpp"

namespace ludarium::paladins {

SeatSet suspects(const Look& look);                                           // inquisition.cpp
void legal(const Facts& facts, const State& s, Seat seat, ActionList& list);  // paladins.cpp

}  // namespace ludarium::paladins
