// is_view says whether a position is a view and not a game: redact() finds nothing left to hide in it. Nobody can play
// on from a view; imagine() makes a game of it. It works with typed states and with AnyState.
// Example: if (is_view(game, state)) state = game.imagine(state, every_seat, rng);
#pragma once

#include "core/seat.hpp"

namespace ludarium {

template <class AGame, class State>
bool is_view(const AGame& game, const State& state) {
  for (Seat seat : SeatSet::first(static_cast<std::size_t>(game.seats(state))))
    if (game.redact(state, seat) == state) return true;
  return game.redact(state, Seat::none) == state;
}

}  // namespace ludarium
