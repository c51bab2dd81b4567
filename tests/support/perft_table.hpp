// A table of perft numbers beside the tests of a game: how many ways a game can go on, from set-ups and from the middle
// of games. No refactoring may change them. A row has the name of a set of options; the game's test defines these sets.
// Example: EXPECT_EQ(changed_table(game, "games/scythe/tests/perft.txt", options_of), "");
#pragma once

#include <functional>
#include <set>
#include <string>
#include <utility>

#include "core/game.hpp"

namespace ludarium {

using OptionsOf = std::function<boost::json::object(const std::string& way)>;

// If a row differs, the table with the present numbers; else empty.
std::string changed_table(const AnyGame& game, const std::string& file, const OptionsOf& options_of);

// The sets of options in the table, with their numbers of seats.
std::set<std::pair<std::string, int>> ways_counted(const std::string& file);

}  // namespace ludarium
