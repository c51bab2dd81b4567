// How promising a position looks to a seat; see AnyGame::estimate.
#pragma once

#include "settlers/play.hpp"

namespace ludarium::settlers {

int estimate(const Look& look, Seat seat);

}  // namespace ludarium::settlers
