// What a seat may know, and what it may suppose about the rest. See games/scythe/ledger.md, "Hidden information".
#pragma once

#include "core/rng.hpp"
#include "games/scythe/facts/facts.hpp"
#include "games/scythe/rules/state.hpp"

namespace ludarium::scythe {

bool is_view(const State& s);                       // something is hidden in it: nobody can play on from there
State redact(const State& state, SeatSet viewers);  // what they know together; nobody: a spectator
inline State redact(const State& state, Seat viewer) { return redact(state, SeatSet::of(viewer)); }
inline State redact(const Facts&, const State& state, Seat viewer) { return redact(state, viewer); }
State imagine(const Facts& facts, const State& state, SeatSet viewers, Rng& rng);
inline State imagine(const Facts& facts, const State& state, Seat viewer, Rng& rng) {
  return imagine(facts, state, SeatSet::of(viewer), rng);
}

}  // namespace ludarium::scythe
