// Event says what happened, for logs and animations. A game writes events to a list while it applies an action. Search
// passes no list, which costs one branch.
// `audience` is the set of seats that may know of the event. core/finality.hpp finds what a move has told a seat for
// good.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/seat.hpp"

namespace ludarium {

struct Event {
  std::uint8_t kind = 0;  // the game's own numbering
  Seat seat = Seat::none;
  SeatSet audience = SeatSet::everyone();
  std::array<std::int16_t, 6> arg{};
  std::uint8_t because = no_action;  // kind of the action that caused it; Erased sets it

  static constexpr std::uint8_t no_action = 255;

  bool operator==(const Event&) const = default;
};

using Events = std::vector<Event>;

// The only way for an event to reach a seat.
inline Events events_for(const Events& events, Seat viewer) {
  Events seen;
  for (const Event& event : events)
    if (event.audience.has(viewer)) seen.push_back(event);
  return seen;
}

}  // namespace ludarium
