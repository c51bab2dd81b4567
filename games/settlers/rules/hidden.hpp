// What a seat may know, and what it may suppose about the rest. See games/settlers/ledger.md, "Hidden information".
#pragma once

#include "core/rng.hpp"
#include "games/settlers/facts/facts.hpp"
#include "games/settlers/rules/state.hpp"

namespace ludarium::settlers {

State redact(const Facts& facts, const State& state, SeatSet viewers);  // what they know together; nobody: a spectator
inline State redact(const Facts& facts, const State& state, Seat viewer) {
  return redact(facts, state, SeatSet::of(viewer));
}
State imagine(const Facts& facts, const State& state, SeatSet viewers, Rng& rng);
inline State imagine(const Facts& facts, const State& state, Seat viewer, Rng& rng) {
  return imagine(facts, state, SeatSet::of(viewer), rng);
}

}  // namespace ludarium::settlers
