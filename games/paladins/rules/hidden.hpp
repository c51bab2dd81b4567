// What a seat may know, and what it may suppose about the rest. See games/paladins/ledger.md, "Hidden information".
#pragma once

#include "core/rng.hpp"
#include "games/paladins/facts/facts.hpp"
#include "games/paladins/rules/state.hpp"

namespace ludarium::paladins {

State redact(const State& state, Seat viewer);  // Seat::none: a spectator
State imagine(const State& state, Seat viewer, Rng& rng);

}  // namespace ludarium::paladins
