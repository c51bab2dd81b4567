// The command `ludarium arena`: plays a match of bots on several threads, plays one shard of it, or merges shards.
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
  std::vector<std::string> commands;  // of outside bots, known as bot1, bot2, ...
  std::vector<std::string> options;   // of the game
  std::size_t games = 100;
  std::uint64_t seed = 1;
  int threads = 1;
  std::string sprt;                // "0.5:0.55": stop when the first contender's share of wins is known
  std::string shard;               // "2/4": only every fourth bout, from the second
  std::vector<std::string> merge;  // files to be added up instead of playing
  std::string file;                // where the results go as JSON
};
int arena(const Registry& games, const ArenaRequest& request, const Words& words, std::ostream& out, std::ostream& err,
          bool to_terminal);

}  // namespace ludarium
