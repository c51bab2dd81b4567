// What a state waits for: one decision of one seat, or of several at once where the rules say "secretly and
// simultaneously"; no seat at all means the game is over.
#pragma once

#include <cstdint>

#include "core/seat.hpp"

namespace ludarium {

struct Decision {
  std::uint8_t kind = 0;  // the game's own numbering; AnyGame::decision_name() names it
  SeatSet seats;          // who has still to answer

  bool over() const { return seats.empty(); }
  bool operator==(const Decision&) const = default;
};

}  // namespace ludarium
