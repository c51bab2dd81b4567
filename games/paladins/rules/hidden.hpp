// What a seat may know, and what it may suppose about the rest. See games/paladins/ledger.md, "Hidden information".
#pragma once

#include "core/rng.hpp"
#include "games/paladins/facts/facts.hpp"
#include "games/paladins/rules/state.hpp"

namespace ludarium::paladins {

State redact(const State& state, SeatSet viewers);  // what they know together; nobody: a spectator
inline State redact(const State& state, Seat viewer) { return redact(state, SeatSet::of(viewer)); }
inline State redact(const Facts&, const State& state, Seat viewer) { return redact(state, viewer); }
State imagine(const State& state, SeatSet viewers, Rng& rng);
inline State imagine(const Facts&, const State& state, SeatSet viewers, Rng& rng) {
  return imagine(state, viewers, rng);
}
inline State imagine(const State& state, Seat viewer, Rng& rng) { return imagine(state, SeatSet::of(viewer), rng); }

}  // namespace ludarium::paladins
