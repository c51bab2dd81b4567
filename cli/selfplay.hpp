// The command `ludarium selfplay`: games of a bot against itself as columns (bots/dataset/dataset.hpp) in a new folder.
// Example: selfplay(game, {.games = 100, .folder = "games"}, words, std::cout, std::cerr, true);
#pragma once

#include <iosfwd>
#include <string>

#include "cli/setup_arguments.hpp"
#include "core/words.hpp"

namespace ludarium {

struct SelfPlayArguments {
  SetupArguments setup;
  std::string bot = "strong@100";
  std::size_t games = 100;
  std::size_t drawn = 20;   // decisions of a game that are drawn by visits
  std::size_t threads = 1;  // any number writes the same files
  std::string folder;       // empty, or one that is made
};
int selfplay(const AnyGame& game, const SelfPlayArguments& arguments, const Words& words, std::ostream& out,
             std::ostream& err, bool to_terminal);

}  // namespace ludarium
