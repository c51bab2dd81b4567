// A hand-written evaluation of a position for one seat (AnyGame::estimate): what greedy uses, and search without
// weights.
#pragma once

#include "games/paladins/rules/play.hpp"

namespace ludarium::paladins {

int estimate(const Look& look, Seat seat);
inline int estimate(const Facts& facts, const State& s, Seat seat) { return estimate({facts, s}, seat); }

}  // namespace ludarium::paladins
