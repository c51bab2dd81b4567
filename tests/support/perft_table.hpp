// A table of perft numbers beside the tests of a game: how many ways a game can go on, from set-ups and from the middle
// of games, which no refactoring moves. A row names its way of playing; the game's test says what options that is.
// Example: EXPECT_EQ(changed_table(game, "games/scythe/tests/perft.txt", options_of), "");
#pragma once

#include <functional>
#include <set>
#include <string>
#include <utility>

#include "core/game.hpp"

namespace ludarium {

using OptionsOf = std::function<boost::json::object(const std::string& way)>;

// The table as it would be now if a row differs, else nothing.
std::string changed_table(const AnyGame& game, const std::string& file, const OptionsOf& options_of);

// Which ways of playing the table has, with how many seats.
std::set<std::pair<std::string, int>> ways_counted(const std::string& file);

}  // namespace ludarium
