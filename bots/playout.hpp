// Random set-ups and random moves, for the test battery, the self-check, the fuzzers and the benchmarks.
// All chance comes from the generator handed in, so that a seed names a whole game.
// Example: auto setup = random_setup(game, 3, rng); ... Move move = random_move(game, state, rng);
#pragma once

#include "core/game.hpp"
#include "core/record.hpp"

namespace ludarium {

// A value of one option, as a request would give it.
boost::json::value random_value(const OptionSpec& option, int seats, Rng& rng);

// Options at random; a combination that the game refuses is drawn again, and after many refusals left at the defaults.
SetupRequest random_setup(const AnyGame& game, int seats, Rng& rng);

// One of the legal answers of one of the seats that are asked. Precondition: the game is not over.
Move random_move(const AnyGame& game, const AnyState& state, Rng& rng);

}  // namespace ludarium
