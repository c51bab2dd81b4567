// The options a game of Paladins is set up with, checked here, and the set-up itself.
#pragma once

#include "core/game.hpp"
#include "games/paladins/facts/facts.hpp"
#include "games/paladins/rules/state.hpp"

namespace ludarium::paladins {

struct Options {
  int seats = 2;
  Difficulty difficulty = Difficulty::standard;
  std::uint8_t readings = 0;  // bit per Reading
};

std::vector<OptionSpec> option_specs();
inline std::vector<OptionSpec> option_specs(const Facts&) { return option_specs(); }
Result<Options> read_options(const Facts& facts, const SetupRequest& request);
boost::json::object write_options(const Facts& facts, const State& state);

Player blank();                                    // nobody's pieces: every place empty
State blank_table(const Facts& facts, int seats);  // before anything is dealt: rows empty, decks full
State set_up(const Facts& facts, const Options& options, std::uint64_t seed);

}  // namespace ludarium::paladins
