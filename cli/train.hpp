// The command `ludarium train`: plays generations of self-play and trains weights on them.
// Example: train(game, {.games = 1000, .file = "weights.txt"}, words, std::cout, std::cerr, true);
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "bots/trainer.hpp"
#include "core/game.hpp"
#include "core/words.hpp"

namespace ludarium {

struct TrainRequest {
  std::uint64_t seed = 1;
  int generations = 4;
  int games = 100;                        // games of a generation
  std::uint32_t iterations = 100;         // iterations of a full search
  std::uint32_t fast = 0;                 // iterations of a fast search (four of five decisions); 0: all are full
  int turns = 0;                          // of a seat: a longer game is stopped and counted as it stands; 0: no limit
  float rate = Trainer::Settings{}.rate;  // learning rate of the value network
  float slowing = 0.8f;                   // factor by which the learning rate falls over the generations
  std::string seats = "";                 // "2,2,3,4": the seats of the games in turn; all seat counts by default
  std::string file;                       // the weights
  bool resume = false;                    // train the weights in the file further
  int threads = 1;                        // any number gives the same weights
};
int train(const AnyGame& game, const TrainRequest& request, const Words& words, std::ostream& out, std::ostream& err,
          bool to_terminal);

}  // namespace ludarium
