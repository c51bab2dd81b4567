// Decision is the question that a state waits for, and the seats that must answer it. Several seats answer at the same
// time where the rules say "secretly and simultaneously". No seat means that the game is over.
#pragma once

#include <cstdint>

#include "core/seat.hpp"

namespace ludarium {

struct Decision {
  std::uint8_t kind = 0;  // the game's own numbering; AnyGame::decision_name() names it
  SeatSet seats;          // those that must still answer

  bool over() const { return seats.empty(); }
  bool operator==(const Decision&) const = default;
};

}  // namespace ludarium
