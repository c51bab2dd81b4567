// Telling is the context of a sentence: the facts, the position, and the seat that acts or that an event is about.
// Example: vocabulary().write(Telling{facts, s, seat}, action)
#pragma once

#include "core/seat.hpp"

namespace ludarium {

template <class Facts, class State>
struct Telling {
  const Facts& facts;
  const State& s;
  Seat seat = Seat::none;
};

// A value as the thing it names. A value out of range names nothing.
template <class E>
constexpr E thing(long value) {
  return value < 0 || value > 255 ? static_cast<E>(255) : static_cast<E>(value);
}

}  // namespace ludarium
