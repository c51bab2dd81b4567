#include "bots/learn.hpp"

#include <algorithm>
#include <cmath>
#include <span>

#include "bots/uniform.hpp"

namespace ludarium {

struct Gradient {
  std::vector<float> hidden, output;
  explicit Gradient(const Network& network) : hidden(network.hidden.size()), output(network.output.size()) {}
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

// One weight's step (Adam).
struct Step {
  float rate, correction1, correction2;
  void operator()(float& weight, float gradient, float& first, float& second) const {
    first += 0.1f * (gradient - first);
    second += 0.001f * (gradient * gradient - second);
    weight -= rate * (first / correction1) / (std::sqrt(second / correction2) + 1e-7f);
  }
};

// What the network makes of one row, with what its middle saw on the way.
struct Thought {
  std::array<float, Network::width> sum;
  float result;
};

Thought think_of(const Network& network, Row row) {
  constexpr std::size_t width = Network::width;
  Thought thought;
  std::copy_n(network.hidden.data() + network.inputs * width, width, thought.sum.data());
  for (const auto& [column, value] : row)
    for (std::size_t j = 0; j < width; ++j) thought.sum[j] += value * network.hidden[column * width + j];
  thought.result = network.output[width];
  for (std::size_t j = 0; j < width; ++j) thought.result += network.bend(thought.sum[j]) * network.output[j];
  return thought;
}

void add_gradient(const Network& network, Row row, const Thought& thought, float error, Gradient& gradient) {
  constexpr std::size_t width = Network::width;
  const float pull = std::clamp(error, -1.5f, 1.5f);  // a freak result teaches no more than a strange one
  std::array<float, width> back;
  for (std::size_t j = 0; j < width; ++j) {
    gradient.output[j] += pull * network.bend(thought.sum[j]);
    back[j] = (thought.sum[j] > 0 ? 1 : network.leak) * pull * network.output[j];
  }
  gradient.output[width] += pull;
  const auto add = [&](std::size_t column, float value) {
    for (std::size_t j = 0; j < width; ++j) gradient.hidden[column * width + j] += value * back[j];
  };
  for (const auto& [column, value] : row) add(column, value);
  add(network.inputs, 1);
}

// Adds the gradient of one position, the rows of its seats side by side; returns the sum of the squared errors in units
// of the output. How far the seats are apart decides games, so that is what it learns first; what they have in common,
// such as how long the game went on, counts for little.
double add_position(const Network& network, const SparseRows& rows, std::size_t first, std::span<const float> targets,
                    Gradient& gradient) {
  constexpr float in_common = 0.3f;
  std::array<Thought, most_seats_of_all> thoughts;
  std::array<float, most_seats_of_all> error{};
  float mean = 0;
  for (std::size_t i = 0; i < targets.size(); ++i) {
    thoughts[i] = think_of(network, rows[first + i]);
    error[i] = thoughts[i].result - targets[i] / Network::unit;
    mean += error[i] / static_cast<float>(targets.size());
  }
  double squares = 0;
  for (std::size_t i = 0; i < targets.size(); ++i) {
    const float apart = targets.size() == 1 ? error[i] : error[i] - (1 - in_common) * mean;
    add_gradient(network, rows[first + i], thoughts[i], apart, gradient);
    squares += static_cast<double>(apart) * static_cast<double>(apart);
  }
  return squares;
}

// A network made for fewer numbers sees the new ones, which stand behind the old, without an opinion of them yet.
void widen(Network& network, std::size_t inputs) {
  if (network.empty() || network.inputs >= inputs) return;
  const auto biases = network.hidden.end() - Network::width;
  network.hidden.insert(biases, (inputs - network.inputs) * Network::width, 0.f);
  network.inputs = inputs;
}

void shuffle(std::vector<std::uint32_t>& order, Rng& rng) {
  for (std::size_t i = order.size(); i > 1; --i)
    std::swap(order[i - 1], order[rng.below(static_cast<std::uint32_t>(i))]);
}

}  // namespace

Student::Student(Brain brain, std::size_t features, Settings settings)
    : brain_(std::move(brain)), features_(features), settings_(settings) {
  brain_.features = features;
  widen(brain_.foresight, features);
  widen(brain_.alone, features);
}

void Student::take(const Lesson& lesson, Rng& rng) {
  for (const Choice& choice : lesson.choices) imitate(choice, lesson.seats);
  if (!lesson.finished) return;
  School& all = school(lesson.seats);
  const auto seats = static_cast<std::size_t>(lesson.seats);
  const auto winners = std::count_if(lesson.final.begin(), lesson.final.begin() + lesson.seats,
                                     [](const Standing& standing) { return standing.place == 1; });
  const auto targets = look_back(lesson, brain_.network(lesson.seats).empty() ? 0 : settings_.trust);
  std::size_t wanted = std::min(settings_.of_a_game, lesson.positions());
  for (std::size_t position = 0; position < lesson.positions(); ++position) {
    if (rng.below(static_cast<std::uint32_t>(lesson.positions() - position)) >= wanted) continue;
    --wanted;
    for (std::size_t i = position * seats; i < (position + 1) * seats; ++i) {
      const float* row = lesson.rows.data() + i * features_;
      all.rows.add({row, features_});
      all.progress.push_back(row[0]);
      all.targets.push_back(targets[i]);
      all.shares.push_back(lesson.final[i % seats].place == 1 ? 1.f / static_cast<float>(winners) : 0.f);
      all.seats.push_back(static_cast<std::uint8_t>(seats));
    }
  }
  forget(all);
}

// What each position is to foretell, from the last to the first: in part what search foresaw a position later, for the
// rest what that position is to foretell itself (temporal differences). `trust` says over how much of a game.
std::vector<float> Student::look_back(const Lesson& lesson, float trust) {
  const auto seats = static_cast<std::size_t>(lesson.seats);
  const std::size_t positions = lesson.positions();
  const float step = std::min(trust / static_cast<float>(std::max<std::size_t>(positions, 1)), 1.f);
  std::vector<float> targets(positions * seats);
  Standings later = lesson.final;
  for (std::size_t position = positions; position-- > 0;)
    for (std::size_t i = 0; i < seats; ++i) {
      const float foreseen = lesson.foreseen[position * seats + i];
      targets[position * seats + i] = later[i].points;
      later[i].points += step * (foreseen - later[i].points);
    }
  return targets;
}

// Whole positions only: their seats stay side by side.
void Student::forget(School& all) const {
  if (all.targets.size() <= settings_.memory) return;
  std::size_t drop = 0;
  while (all.targets.size() - drop > settings_.memory) drop += all.seats[drop];
  const auto count = static_cast<std::ptrdiff_t>(drop);
  all.rows.drop_first(drop);
  for (auto* numbers : {&all.progress, &all.targets, &all.shares})
    numbers->erase(numbers->begin(), numbers->begin() + count);
  all.seats.erase(all.seats.begin(), all.seats.begin() + count);
}

// A step of the cross-entropy between the visits and the leanings; each trait by its own rate (AdaGrad).
void Student::imitate(const Choice& choice, int seats) {
  std::vector<float>& leaning = brain_.taught_leanings(seats);
  std::vector<float>& squares = school(seats).leaning_squares;
  const std::size_t answers = choice.ends.size();
  std::vector<float> chance(answers);
  float most = never, sum = 0;
  for (std::size_t i = 0, at = 0; i < answers; ++i) {
    chance[i] = choice.hunch[i];
    for (; at < choice.ends[i]; ++at) chance[i] += leaning[choice.traits[at]];
    most = std::max(most, chance[i]);
  }
  for (float& value : chance) sum += value = std::exp(value - most);
  for (std::size_t i = 0, at = 0; i < answers; ++i) {
    const float gradient = chance[i] / sum - choice.share[i];
    for (; at < choice.ends[i]; ++at) {
      const std::uint16_t trait = choice.traits[at];
      squares[trait] += gradient * gradient;
      float& weight = leaning[trait];
      weight =
          std::clamp(weight - settings_.leaning_rate * gradient / std::sqrt(squares[trait] * 0.05f + 0.95f), -4.f, 4.f);
    }
  }
}

void Student::begin(Network& network, Rng& rng) const {
  network.inputs = features_;
  network.hidden.resize((features_ + 1) * Network::width);
  network.output.resize(Network::width + 1);
  const float scale = std::sqrt(2.f / static_cast<float>(features_ / 3));
  for (float& weight : network.hidden) weight = (uniform(rng) - 0.5f) * scale;
  for (float& weight : network.output) weight = (uniform(rng) - 0.5f) * 0.5f;
}

// One step by the gradient of a batch.
void Student::follow(const Gradient& gradient, std::size_t rows, float rate, School& all, Network& network) const {
  ++all.steps;
  const Step step{rate, 1 - std::pow(0.9f, static_cast<float>(all.steps)),
                  1 - std::pow(0.999f, static_cast<float>(all.steps))};
  const std::size_t hidden = network.hidden.size();
  const auto batch = static_cast<float>(rows);
  for (std::size_t i = 0; i < hidden; ++i)
    step(network.hidden[i], gradient.hidden[i] / batch + settings_.restraint * network.hidden[i], all.first[i],
         all.second[i]);
  for (std::size_t i = 0; i < network.output.size(); ++i)
    step(network.output[i], gradient.output[i] / batch, all.first[hidden + i], all.second[hidden + i]);
}

// Every position once, with steps from `rate` down to `last_rate`.
float Student::pass(School& all, Network& network, float rate, float last_rate, Rng& rng) const {
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
    follow(gradient, rows, rate + done * (last_rate - rate), all, network);
    gradient.clear();
    rows = 0;
  }
  return static_cast<float>(std::sqrt(squares / static_cast<double>(std::max<std::size_t>(all.targets.size(), 1)))) *
         Network::unit;
}

// The temperature under which the results seen were most likely, for each part of the game.
void Student::fit_certainty(const School& all, const Network& network, Certainty& certainty) const {
  constexpr std::array<float, 14> tried{1, 1.5f, 2, 3, 4, 5, 6.5f, 8, 10, 12, 15, 19, 24, 30};
  std::array<std::array<double, tried.size()>, Certainty::steps> loss{};
  std::array<int, Certainty::steps> seen{};
  for (std::size_t at = 0; at < all.targets.size(); at += all.seats[at]) {
    const std::size_t seats = all.seats[at];
    const float progress = all.progress[at];
    const auto step =
        std::min(static_cast<std::size_t>(progress * (Certainty::steps - 1) + 0.5f), Certainty::steps - 1);
    ++seen[step];
    std::array<float, most_seats_of_all> points{};
    for (std::size_t i = 0; i < seats; ++i) points[i] = think_of(network, all.rows[at + i]).result * Network::unit;
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
  for (std::size_t step = 0; step < Certainty::steps; ++step)
    if (seen[step] >= 200)
      certainty.temperature[step] =
          tried[static_cast<std::size_t>(std::min_element(loss[step].begin(), loss[step].end()) - loss[step].begin())];
}

Student::Report Student::study(int times, Rng& rng) {
  Report report;
  for (const int seats : {1, 2}) {
    School& all = school(seats);
    if (all.targets.size() < 2000) continue;
    Network& network = brain_.taught_network(seats);
    if (network.empty()) begin(network, rng);
    network.leak = settings_.leak;
    // What chance has taught last is to weigh little in the end.
    const auto rate = [&](int done) {
      return settings_.rate * slowed_ * (1 - 0.95f * static_cast<float>(done) / static_cast<float>(times));
    };
    for (int i = 0; i < times; ++i) report.error = pass(all, network, rate(i), rate(i + 1), rng);
    network.drop_dust();
    fit_certainty(all, network, seats == 1 ? brain_.certainty_alone : brain_.certainty);
    report.rows += all.targets.size();
  }
  ++brain_.generation;
  return report;
}

}  // namespace ludarium
