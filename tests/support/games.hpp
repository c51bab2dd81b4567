// The registries of the tests: Pebbles alone, or Pebbles and every game of the program.
#pragma once

#include <string>
#include <vector>

#include "core/registry.hpp"
#include "core/words.hpp"

namespace ludarium {

Registry pebbles_only();

// Made once, because reading facts and catalogues takes longer than most tests.
const Registry& every_game();
std::vector<std::string> every_game_id();
const Words& words_of(const AnyGame& game);  // with its texts and its ledger

}  // namespace ludarium
