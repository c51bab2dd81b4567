// The command `ludarium arena`: it plays a match of bots on several threads, or one shard of it, or merges shards.
// Example: arena(games, {.game = "scythe", .contenders = "master,greedy"}, words, std::cout, std::cerr, true);
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "core/registry.hpp"
#include "core/words.hpp"

namespace ludarium {

struct ArenaRequest {
  std::string game;
  std::string contenders;             // "master@100ms,greedy"
  std::vector<std::string> commands;  // of outside bots, named bot1, bot2, ...
  std::vector<std::string> options;   // of the game
  std::size_t games = 100;
  std::uint64_t seed = 1;
  int threads = 1;
  std::string sprt;                // "0.5:0.55": stop when the first contender's share of wins is known
  std::string shard;               // "2/4": only every fourth bout, from the second
  std::vector<std::string> merge;  // files to merge instead of playing
  std::string file;                // file for the results as JSON
};
int arena(const Registry& games, const ArenaRequest& request, const Words& words, std::ostream& out, std::ostream& err,
          bool to_terminal);

}  // namespace ludarium
