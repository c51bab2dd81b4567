// What a seat may know, and what it may suppose about the rest. See games/scythe/ledger.md, "Hidden information".
#pragma once

#include "core/rng.hpp"
#include "games/scythe/facts/facts.hpp"
#include "games/scythe/rules/state.hpp"

namespace ludarium::scythe {

State redact(const State& state, Seat viewer);  // Seat::none: a spectator
State imagine(const Facts& facts, const State& state, Seat viewer, Rng& rng);

}  // namespace ludarium::scythe
