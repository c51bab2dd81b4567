// What a seat may know, and what it may suppose about the rest. See docs/rules/settlers.md, "Hidden information".
#pragma once

#include "core/rng.hpp"
#include "settlers/facts.hpp"
#include "settlers/state.hpp"

namespace ludarium::settlers {

State redact(const Facts& facts, const State& state, Seat viewer);  // Seat::none: a spectator
State imagine(const Facts& facts, const State& state, Seat viewer, Rng& rng);

}  // namespace ludarium::settlers
