// Whether a position is somebody's view of a game rather than a game: redact() finds nothing left to hide in it. Nobody
// can play on from a view; imagine() makes a game of it.
// Example: if (is_view(game, state)) state = game.imagine(state, every_seat, rng);
#pragma once

#include "core/game.hpp"

namespace ludarium {

bool is_view(const AnyGame& game, const AnyState& state);

}  // namespace ludarium
