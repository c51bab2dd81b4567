// What happened, for logs and animation. A game writes events to a sink while it applies an action; search passes no
// sink and pays one untaken branch.
// `audience` is who may know of the event. What a move has told somebody for good: core/finality.hpp.
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
  std::uint8_t because = no_action;  // kind of the action that caused it, set where the events are collected

  static constexpr std::uint8_t no_action = 255;

  bool operator==(const Event&) const = default;
};

using Events = std::vector<Event>;

// The one way an event reaches a seat.
inline Events events_for(const Events& events, Seat viewer) {
  Events seen;
  for (const Event& event : events)
    if (event.audience.has(viewer)) seen.push_back(event);
  return seen;
}

}  // namespace ludarium
