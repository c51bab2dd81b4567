// Random set-ups and random moves, for the test battery, the self-check, the fuzzers and the benchmarks.
// All chance comes from the generator in the call, so a seed identifies a whole game.
// Example: auto setup = random_setup(game, 3, rng); ... Move move = random_move(game, state, rng);
#pragma once

#include "core/game.hpp"
#include "core/record.hpp"

namespace ludarium {

// A random value of one option, as in a request.
boost::json::value random_value(const OptionSpec& option, int seats, Rng& rng);

// Random options. A combination that the game refuses is drawn again; after many refusals the defaults are used.
SetupRequest random_setup(const AnyGame& game, int seats, Rng& rng);

// A random legal action of one of the seats that must answer. Precondition: the game is not over.
Move random_move(const AnyGame& game, const AnyState& state, Rng& rng);

}  // namespace ludarium
