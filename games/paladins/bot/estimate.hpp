// How promising a position looks to a seat; see AnyGame::estimate.
#pragma once

#include "games/paladins/rules/play.hpp"

namespace ludarium::paladins {

int estimate(const Look& look, Seat seat);

}  // namespace ludarium::paladins
