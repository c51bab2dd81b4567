#include "core/view.hpp"

namespace ludarium {

bool is_view(const AnyGame& game, const AnyState& state) {
  for (Seat seat : SeatSet::first(static_cast<std::size_t>(game.seats(state))))
    if (game.redact(state, seat) == state) return true;
  return game.redact(state, Seat::none) == state;
}

}  // namespace ludarium
