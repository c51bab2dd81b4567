// Weights is what was learned about a game: a value network (position to final points), a calibration (points to
// chances to win) and a policy (one weight for each trait of an action). It is a plain value with a text form;
// `ludarium train` makes it. Without weights, search uses the game's own estimate and hand-written prior.
// Example: auto weights = read_weights(text); float points = weights->value.points(row);
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/mind.hpp"

namespace ludarium {

// Predicts the final points of a seat from the features of a position: one hidden layer with leaky rectifiers.
struct ValueNetwork {
  std::size_t inputs = 0;
  std::vector<float> hidden;  // one row of `width` for each input, then one row of biases
  std::vector<float> output;  // `width` weights and a bias
  float leak = 0;             // slope below 0: a small slope keeps units from dying
  static constexpr std::size_t width = 32;
  static constexpr float unit = 20;  // points for an output of 1

  bool empty() const { return inputs == 0; }
  float points(const float* row) const;
  float activate(float sum) const { return sum > 0 ? sum : leak * sum; }
  // Weights of dead units shrink to denormal numbers, and arithmetic on those is a hundred times slower.
  void zero_tiny();
};

// How much a lead in points means: the temperature of the softmax from points to chances, by the progress of the game.
struct Calibration {
  static constexpr std::size_t steps = 8;
  std::array<float, steps> temperature{14, 13, 12, 11, 10, 8, 6, 4};

  float at(float progress) const;
};

struct Weights {
  ValueNetwork value, value_solo;  // with opponents, and in the solo game
  Calibration calibration, calibration_solo;
  std::vector<float> policy = std::vector<float>(Traits::table);       // by trait
  std::vector<float> policy_solo = std::vector<float>(Traits::table);  // likewise, in the solo game
  std::size_t features = 0;                                            // of the positions it was trained on
  int generation = 0;
  std::string made_by;  // the command

  // The weights for a number of seats. Without solo weights, the solo game uses those for games with opponents.
  const ValueNetwork& value_for(int seats) const { return uses_solo(seats) ? value_solo : value; }
  const Calibration& calibration_for(int seats) const { return uses_solo(seats) ? calibration_solo : calibration; }
  const std::vector<float>& policy_for(int seats) const { return uses_solo(seats) ? policy_solo : policy; }
  // The weights that a game with this number of seats trains.
  ValueNetwork& trained_value(int seats) { return seats == 1 ? value_solo : value; }
  Calibration& trained_calibration(int seats) { return seats == 1 ? calibration_solo : calibration; }
  std::vector<float>& trained_policy(int seats) { return seats == 1 ? policy_solo : policy; }

 private:
  bool uses_solo(int seats) const { return seats == 1 && !value_solo.empty(); }
};

std::optional<Weights> read_weights(std::string_view text);  // nothing if the text is not one
std::string write_weights(const Weights& weights);

}  // namespace ludarium
