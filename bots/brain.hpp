// What was learned about a game: how to judge a position and which answers are usual. A plain value, read from text and
// written as text; `ludarium train` makes it. Without one, judgement falls back on the game's own estimate.
// Example: auto brain = read_brain(text); float points = brain->foresight.points(row);
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/mind.hpp"

namespace ludarium {

// A network with one hidden layer: what the numbers of a position foretell.
struct Network {
  std::size_t inputs = 0;
  std::vector<float> hidden;  // inputs rows of `width`, then one row of biases
  std::vector<float> output;  // `width` weights and a bias
  float leak = 0;             // how much of a sum below 0 passes: with some of it no unit falls asleep for ever
  static constexpr std::size_t width = 32;
  static constexpr float unit = 20;  // points for an output of 1

  bool empty() const { return inputs == 0; }
  float points(const float* row) const;
  float bend(float sum) const { return sum > 0 ? sum : leak * sum; }
  // Weights of units that fell asleep shrink for ever. Machines need a hundred times as long for numbers that small.
  void drop_dust();
};

// How sure a lead of so many points is: the temperature of the step from points to chances, by how far the game is.
struct Certainty {
  static constexpr std::size_t steps = 8;
  std::array<float, steps> temperature{14, 13, 12, 11, 10, 8, 6, 4};

  float at(float progress) const;
};

struct Brain {
  Network foresight, alone;  // with opponents, and the solo game
  Certainty certainty, certainty_alone;
  std::vector<float> leaning = std::vector<float>(Traits::table);        // by trait
  std::vector<float> leaning_alone = std::vector<float>(Traits::table);  // likewise, in the solo game
  std::size_t features = 0;                                              // it was made for
  int generation = 0;
  std::string made_by;  // the command

  // Who has learned nothing of the solo game plays it by what games with opponents have taught.
  bool knows_alone(int seats) const { return seats == 1 && !alone.empty(); }
  const Network& network(int seats) const { return knows_alone(seats) ? alone : foresight; }
  const Certainty& sureness(int seats) const { return knows_alone(seats) ? certainty_alone : certainty; }
  const std::vector<float>& leanings(int seats) const { return knows_alone(seats) ? leaning_alone : leaning; }
  // What a game with so many seats teaches.
  Network& taught_network(int seats) { return seats == 1 ? alone : foresight; }
  std::vector<float>& taught_leanings(int seats) { return seats == 1 ? leaning_alone : leaning; }
};

std::optional<Brain> read_brain(std::string_view text);  // nothing if it is not one
std::string write_brain(const Brain& brain);

}  // namespace ludarium
