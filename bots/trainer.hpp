// Trainer trains weights on games of self-play: the value network by regression on results and later predictions
// (temporal differences), the policy by cross-entropy with the visits of search. Chance comes from the generator in the
// call: the same games in the same order give the same weights.
// Example: Trainer trainer(weights, features); trainer.add(played, rng); trainer.train(10, rng); trainer.weights()
#pragma once

#include <span>
#include <vector>

#include "bots/self_play_game.hpp"
#include "bots/weights.hpp"
#include "core/rng.hpp"

namespace ludarium {

struct Gradient;  // of one batch

// Sparse rows of numbers: only those that are not 0 are stored.
class SparseRows {
 public:
  struct Number {
    std::uint16_t column;
    float value;
  };
  std::size_t size() const { return ends_.size(); }
  std::span<const Number> operator[](std::size_t row) const {
    const std::size_t begin = row ? ends_[row - 1] : 0;
    return {numbers_.data() + begin, ends_[row] - begin};
  }
  void add(std::span<const float> row);
  void drop_first(std::size_t rows);

 private:
  std::vector<Number> numbers_;
  std::vector<std::size_t> ends_;
};

class Trainer {
 public:
  struct Settings {
    std::size_t replay_rows = 1'500'000;  // rows in the replay buffer; the oldest leave first
    std::size_t positions_per_game = 60;  // at most, chosen at random: positions of one game are similar
    float bootstrap = 3;                  // share of predictions in a target; 3: mostly the third position after it
    float rate = 0.002f;                  // learning rate of the value network
    float weight_decay = 0.002f;
    float policy_rate = 0.08f;  // learning rate of the policy
    float leak = 0.05f;         // of the network's rectifiers
  };
  Trainer(Weights weights, std::size_t features, Settings settings);
  Trainer(Weights weights, std::size_t features) : Trainer(std::move(weights), features, Settings{}) {}

  const Weights& weights() const { return weights_; }
  Weights& weights() { return weights_; }
  // Trains the policy on the game's decisions and puts its positions into the replay buffer.
  void add(const SelfPlayGame& played, Rng& rng);
  struct Report {
    float error = 0;  // of the predicted points: root mean square
    std::size_t rows = 0;
  };
  // Trains the value network on the replay buffer for a number of epochs.
  Report train(int epochs, Rng& rng);
  void scale_rate(float share) { rate_scale_ = share; }  // factor for Settings::rate

 private:
  // The replay buffer of one kind of game, solo or with others, and the state of its optimisers.
  struct Replay {
    SparseRows rows;
    std::vector<float> progress;       // how far the game was
    std::vector<float> targets;        // points
    std::vector<std::uint8_t> seats;   // of its game; rows of one position stand side by side
    std::vector<float> shares;         // of the win
    std::vector<float> first, second;  // moments of Adam
    int steps = 0;
    std::vector<float> policy_squares = std::vector<float>(Traits::table, 1.f);  // of AdaGrad
  };
  Replay& replay_of(int seats) { return seats == 1 ? solo_ : others_; }
  void train_policy(const PolicyTarget& target, int seats);
  void drop_oldest(Replay& replay) const;

  static std::vector<float> td_targets(const SelfPlayGame& played, float bootstrap);
  void take_step(const Gradient& gradient, std::size_t rows, float rate, Replay& replay, ValueNetwork& network) const;
  float run_epoch(Replay& replay, ValueNetwork& network, float rate, float last_rate, Rng& rng) const;
  void fit_calibration(const Replay& replay, const ValueNetwork& network, Calibration& calibration) const;
  void initialise(ValueNetwork& network, Rng& rng) const;

  Weights weights_;
  std::size_t features_;
  Settings settings_;
  float rate_scale_ = 1;
  Replay others_, solo_;
};

}  // namespace ludarium
