#include "bots/trainer.hpp"

#include <algorithm>
#include <cmath>
#include <span>

#include "bots/uniform.hpp"

namespace ludarium {

struct Gradient {
  std::vector<float> hidden, output;
  explicit Gradient(const ValueNetwork& network) : hidden(network.hidden.size()), output(network.output.size()) {}
  void clear() {
    std::fill(hidden.begin(), hidden.end(), 0.f);
    std::fill(output.begin(), output.end(), 0.f);
  }
};

void SparseRows::add(std::span<const float> row) {
  for (std::size_t i = 0; i < row.size(); ++i)
    if (row[i] != 0) numbers_.push_back({static_cast<std::uint16_t>(i), row[i]});
  ends_.push_back(numbers_.size());
}

void SparseRows::drop_first(std::size_t rows) {
  if (rows == 0) return;
  const std::size_t gone = ends_[rows - 1];
  numbers_.erase(numbers_.begin(), numbers_.begin() + static_cast<std::ptrdiff_t>(gone));
  ends_.erase(ends_.begin(), ends_.begin() + static_cast<std::ptrdiff_t>(rows));
  for (std::size_t& end : ends_) end -= gone;
}

namespace {

using Row = std::span<const SparseRows::Number>;

// The step of one weight (Adam).
struct AdamStep {
  float rate, correction1, correction2;
  void operator()(float& weight, float gradient, float& first, float& second) const {
    first += 0.1f * (gradient - first);
    second += 0.001f * (gradient * gradient - second);
    weight -= rate * (first / correction1) / (std::sqrt(second / correction2) + 1e-7f);
  }
};

// The network's output for one row, with the sums of its hidden units for backpropagation.
struct Forward {
  std::array<float, ValueNetwork::width> sum;
  float result;
};

Forward forward(const ValueNetwork& network, Row row) {
  constexpr std::size_t width = ValueNetwork::width;
  Forward pass;
  std::copy_n(network.hidden.data() + network.inputs * width, width, pass.sum.data());
  for (const auto& [column, value] : row)
    for (std::size_t j = 0; j < width; ++j) pass.sum[j] += value * network.hidden[column * width + j];
  pass.result = network.output[width];
  for (std::size_t j = 0; j < width; ++j) pass.result += network.activate(pass.sum[j]) * network.output[j];
  return pass;
}

void add_gradient(const ValueNetwork& network, Row row, const Forward& pass, float error, Gradient& gradient) {
  constexpr std::size_t width = ValueNetwork::width;
  const float pull = std::clamp(error, -1.5f, 1.5f);  // gradient clipping
  std::array<float, width> back;
  for (std::size_t j = 0; j < width; ++j) {
    gradient.output[j] += pull * network.activate(pass.sum[j]);
    back[j] = (pass.sum[j] > 0 ? 1 : network.leak) * pull * network.output[j];
  }
  gradient.output[width] += pull;
  const auto add = [&](std::size_t column, float value) {
    for (std::size_t j = 0; j < width; ++j) gradient.hidden[column * width + j] += value * back[j];
  };
  for (const auto& [column, value] : row) add(column, value);
  add(network.inputs, 1);
}

// Adds the gradient of one position, whose rows stand side by side. Returns the sum of the squared errors in units of
// the output. The difference between the seats decides games. So an error that all seats share, as when a game lasts
// longer than expected, counts only with the factor `in_common`.
double add_position(const ValueNetwork& network, const SparseRows& rows, std::size_t first,
                    std::span<const float> targets, Gradient& gradient) {
  constexpr float in_common = 0.3f;
  std::array<Forward, most_seats_of_all> passes;
  std::array<float, most_seats_of_all> error{};
  float mean = 0;
  for (std::size_t i = 0; i < targets.size(); ++i) {
    passes[i] = forward(network, rows[first + i]);
    error[i] = passes[i].result - targets[i] / ValueNetwork::unit;
    mean += error[i] / static_cast<float>(targets.size());
  }
  double squares = 0;
  for (std::size_t i = 0; i < targets.size(); ++i) {
    const float apart = targets.size() == 1 ? error[i] : error[i] - (1 - in_common) * mean;
    add_gradient(network, rows[first + i], passes[i], apart, gradient);
    squares += static_cast<double>(apart) * static_cast<double>(apart);
  }
  return squares;
}

// Adds inputs with weight 0, so that weights trained on fewer features can be trained further.
void widen(ValueNetwork& network, std::size_t inputs) {
  if (network.empty() || network.inputs >= inputs) return;
  const auto biases = network.hidden.end() - ValueNetwork::width;
  network.hidden.insert(biases, (inputs - network.inputs) * ValueNetwork::width, 0.f);
  network.inputs = inputs;
}

void shuffle(std::vector<std::uint32_t>& order, Rng& rng) {
  for (std::size_t i = order.size(); i > 1; --i)
    std::swap(order[i - 1], order[rng.below(static_cast<std::uint32_t>(i))]);
}

}  // namespace

Trainer::Trainer(Weights weights, std::size_t features, Settings settings)
    : weights_(std::move(weights)), features_(features), settings_(settings) {
  weights_.features = features;
  widen(weights_.value, features);
  widen(weights_.value_solo, features);
}

void Trainer::add(const SelfPlayGame& played, Rng& rng) {
  for (const PolicyTarget& target : played.policy_targets) train_policy(target, played.seats);
  if (!played.finished) return;
  Replay& all = replay_of(played.seats);
  const auto seats = static_cast<std::size_t>(played.seats);
  const auto winners = std::count_if(played.final.begin(), played.final.begin() + played.seats,
                                     [](const Standing& standing) { return standing.place == 1; });
  const auto targets = td_targets(played, weights_.value_for(played.seats).empty() ? 0 : settings_.bootstrap);
  std::size_t wanted = std::min(settings_.positions_per_game, played.positions());
  for (std::size_t position = 0; position < played.positions(); ++position) {
    if (rng.below(static_cast<std::uint32_t>(played.positions() - position)) >= wanted) continue;
    --wanted;
    for (std::size_t i = position * seats; i < (position + 1) * seats; ++i) {
      const float* row = played.rows.data() + i * features_;
      all.rows.add({row, features_});
      all.progress.push_back(row[0]);
      all.targets.push_back(targets[i]);
      all.shares.push_back(played.final[i % seats].place == 1 ? 1.f / static_cast<float>(winners) : 0.f);
      all.seats.push_back(static_cast<std::uint8_t>(seats));
    }
  }
  drop_oldest(all);
}

// Targets by temporal differences, from the last position to the first. A target is a mix of what search predicted one
// position later and the target of that position. `bootstrap` says over how much of a game.
std::vector<float> Trainer::td_targets(const SelfPlayGame& played, float bootstrap) {
  const auto seats = static_cast<std::size_t>(played.seats);
  const std::size_t positions = played.positions();
  const float step = std::min(bootstrap / static_cast<float>(std::max<std::size_t>(positions, 1)), 1.f);
  std::vector<float> targets(positions * seats);
  Standings later = played.final;
  for (std::size_t position = positions; position-- > 0;)
    for (std::size_t i = 0; i < seats; ++i) {
      const float predicted = played.predicted[position * seats + i];
      targets[position * seats + i] = later[i].points;
      later[i].points += step * (predicted - later[i].points);
    }
  return targets;
}

// Drops whole positions, so that the rows of a position stay side by side.
void Trainer::drop_oldest(Replay& all) const {
  if (all.targets.size() <= settings_.replay_rows) return;
  std::size_t drop = 0;
  while (all.targets.size() - drop > settings_.replay_rows) drop += all.seats[drop];
  const auto count = static_cast<std::ptrdiff_t>(drop);
  all.rows.drop_first(drop);
  for (auto* numbers : {&all.progress, &all.targets, &all.shares})
    numbers->erase(numbers->begin(), numbers->begin() + count);
  all.seats.erase(all.seats.begin(), all.seats.begin() + count);
}

// One step on the cross-entropy between visits and policy. Each trait has its own learning rate (AdaGrad).
void Trainer::train_policy(const PolicyTarget& target, int seats) {
  std::vector<float>& policy = weights_.trained_policy(seats);
  std::vector<float>& squares = replay_of(seats).policy_squares;
  const std::size_t actions = target.ends.size();
  std::vector<float> chance(actions);
  float most = never, sum = 0;
  for (std::size_t i = 0, at = 0; i < actions; ++i) {
    chance[i] = target.hand_prior[i];
    for (; at < target.ends[i]; ++at) chance[i] += policy[target.traits[at]];
    most = std::max(most, chance[i]);
  }
  for (float& value : chance) sum += value = std::exp(value - most);
  for (std::size_t i = 0, at = 0; i < actions; ++i) {
    const float gradient = chance[i] / sum - target.share[i];
    for (; at < target.ends[i]; ++at) {
      const std::uint16_t trait = target.traits[at];
      squares[trait] += gradient * gradient;
      float& weight = policy[trait];
      weight =
          std::clamp(weight - settings_.policy_rate * gradient / std::sqrt(squares[trait] * 0.05f + 0.95f), -4.f, 4.f);
    }
  }
}

void Trainer::initialise(ValueNetwork& network, Rng& rng) const {
  network.inputs = features_;
  network.hidden.resize((features_ + 1) * ValueNetwork::width);
  network.output.resize(ValueNetwork::width + 1);
  const float scale = std::sqrt(2.f / static_cast<float>(features_ / 3));
  for (float& weight : network.hidden) weight = (uniform(rng) - 0.5f) * scale;
  for (float& weight : network.output) weight = (uniform(rng) - 0.5f) * 0.5f;
}

// One step by the gradient of a batch.
void Trainer::take_step(const Gradient& gradient, std::size_t rows, float rate, Replay& all,
                        ValueNetwork& network) const {
  ++all.steps;
  const AdamStep step{rate, 1 - std::pow(0.9f, static_cast<float>(all.steps)),
                      1 - std::pow(0.999f, static_cast<float>(all.steps))};
  const std::size_t hidden = network.hidden.size();
  const auto batch = static_cast<float>(rows);
  for (std::size_t i = 0; i < hidden; ++i)
    step(network.hidden[i], gradient.hidden[i] / batch + settings_.weight_decay * network.hidden[i], all.first[i],
         all.second[i]);
  for (std::size_t i = 0; i < network.output.size(); ++i)
    step(network.output[i], gradient.output[i] / batch, all.first[hidden + i], all.second[hidden + i]);
}

// One epoch: every position once, with rates from `rate` down to `last_rate`.
float Trainer::run_epoch(Replay& all, ValueNetwork& network, float rate, float last_rate, Rng& rng) const {
  constexpr std::size_t batch = 96;
  std::vector<std::uint32_t> order;
  for (std::size_t at = 0; at < all.targets.size(); at += all.seats[at])
    order.push_back(static_cast<std::uint32_t>(at));
  shuffle(order, rng);
  all.first.resize(network.hidden.size() + network.output.size());
  all.second.resize(all.first.size());
  Gradient gradient(network);
  double squares = 0;
  std::size_t rows = 0;
  for (std::size_t i = 0; i < order.size(); ++i) {
    const std::size_t at = order[i];
    squares += add_position(network, all.rows, at, {all.targets.data() + at, all.seats[at]}, gradient);
    if ((rows += all.seats[at]) < batch) continue;
    const float done = static_cast<float>(i) / static_cast<float>(order.size());
    take_step(gradient, rows, rate + done * (last_rate - rate), all, network);
    gradient.clear();
    rows = 0;
  }
  return static_cast<float>(std::sqrt(squares / static_cast<double>(std::max<std::size_t>(all.targets.size(), 1)))) *
         ValueNetwork::unit;
}

// The temperature with maximum likelihood of the results, for each part of the game.
void Trainer::fit_calibration(const Replay& all, const ValueNetwork& network, Calibration& calibration) const {
  constexpr std::array<float, 14> tried{1, 1.5f, 2, 3, 4, 5, 6.5f, 8, 10, 12, 15, 19, 24, 30};
  std::array<std::array<double, tried.size()>, Calibration::steps> loss{};
  std::array<int, Calibration::steps> seen{};
  for (std::size_t at = 0; at < all.targets.size(); at += all.seats[at]) {
    const std::size_t seats = all.seats[at];
    const float progress = all.progress[at];
    const auto step =
        std::min(static_cast<std::size_t>(progress * (Calibration::steps - 1) + 0.5f), Calibration::steps - 1);
    ++seen[step];
    std::array<float, most_seats_of_all> points{};
    for (std::size_t i = 0; i < seats; ++i) points[i] = forward(network, all.rows[at + i]).result * ValueNetwork::unit;
    const float best = seats == 1 ? 0 : *std::max_element(points.begin(), points.begin() + seats);
    for (std::size_t t = 0; t < tried.size(); ++t) {
      float sum = seats == 1 ? 1.f : 0.f;
      for (std::size_t i = 0; i < seats; ++i) sum += std::exp((points[i] - best) / tried[t]);
      for (std::size_t i = 0; i < seats; ++i)
        loss[step][t] -= static_cast<double>(all.shares[at + i]) *
                         static_cast<double>((points[i] - best) / tried[t] - std::log(sum));
      if (seats == 1) loss[step][t] += static_cast<double>((1 - all.shares[at]) * std::log(sum));
    }
  }
  for (std::size_t step = 0; step < Calibration::steps; ++step)
    if (seen[step] >= 200)
      calibration.temperature[step] =
          tried[static_cast<std::size_t>(std::min_element(loss[step].begin(), loss[step].end()) - loss[step].begin())];
}

Trainer::Report Trainer::train(int epochs, Rng& rng) {
  Report report;
  for (const int seats : {1, 2}) {
    Replay& all = replay_of(seats);
    if (all.targets.size() < 2000) continue;
    ValueNetwork& network = weights_.trained_value(seats);
    if (network.empty()) initialise(network, rng);
    network.leak = settings_.leak;
    // The learning rate falls, so that the last batches have little weight.
    const auto rate = [&](int done) {
      return settings_.rate * rate_scale_ * (1 - 0.95f * static_cast<float>(done) / static_cast<float>(epochs));
    };
    for (int i = 0; i < epochs; ++i) report.error = run_epoch(all, network, rate(i), rate(i + 1), rng);
    network.zero_tiny();
    fit_calibration(all, network, weights_.trained_calibration(seats));
    report.rows += all.targets.size();
  }
  ++weights_.generation;
  return report;
}

}  // namespace ludarium
