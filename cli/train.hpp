// The command `ludarium train`: games of self-play, and what they teach, in generations.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "bots/learn.hpp"
#include "core/game.hpp"
#include "core/words.hpp"

namespace ludarium {

struct TrainRequest {
  std::uint64_t seed = 1;
  int generations = 4;
  int games = 100;                        // a generation
  std::uint32_t iterations = 100;         // a decision
  std::uint32_t brief = 0;                // of four in five decisions, which then teach foresight only; 0: all alike
  int turns = 0;                          // of a seat: a longer game is called off and counted as it stands; 0: none is
  float rate = Student::Settings{}.rate;  // size of the steps of learning
  float slowing = 0.8f;                   // by how much steps of learning are smaller in the end
  std::string seats = "";                 // "2,2,3,4": the seats of the games in turn; all seat counts by default
  std::string file;                       // the brain
  bool resume = false;                    // go on from the file
  int threads = 1;                        // whatever their number, the same is learned
};
int train(const AnyGame& game, const TrainRequest& request, const Words& words, std::ostream& out, std::ostream& err,
          bool to_terminal);

}  // namespace ludarium
