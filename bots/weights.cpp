#include "bots/weights.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

#include "bots/renamed.hpp"
#include "core/read_number.hpp"

namespace ludarium {

namespace {

using Four = float __attribute__((vector_size(4 * sizeof(float))));  // every machine of today has such vector registers
constexpr std::size_t fours = ValueNetwork::width / 4;

Four four_at(const float* numbers) {
  Four loaded;
  std::memcpy(&loaded, numbers, sizeof loaded);
  return loaded;
}

// Unrolled by four, so that compilers keep all sums in registers.
template <std::size_t... i>
void add_times(std::array<Four, fours>& sum, float x, const float* weight, std::index_sequence<i...>) {
  ((sum[i] += x * four_at(weight + 4 * i)), ...);
}

}  // namespace

float ValueNetwork::points(const float* row) const {
  constexpr auto all = std::make_index_sequence<fours>();
  std::array<Four, fours> sum{};
  const float* weight = hidden.data();
  add_times(sum, 1, weight + inputs * width, all);
  for (std::size_t i = 0; i < inputs; ++i, weight += width)
    if (row[i] != 0) add_times(sum, row[i], weight, all);
  float result = output[width];
  for (std::size_t j = 0; j < width; ++j) result += activate(sum[j / 4][j % 4]) * output[j];
  return result * unit;
}

void ValueNetwork::zero_tiny() {
  constexpr float tiny = 1e-6f;
  for (auto* layer : {&hidden, &output})
    for (float& weight : *layer)
      if (std::abs(weight) < tiny) weight = 0;
}

float Calibration::at(float progress) const {
  const float place = std::clamp(progress, 0.f, 1.f) * (steps - 1);
  const auto low = std::min(static_cast<std::size_t>(place), steps - 2);
  const float part = place - static_cast<float>(low);
  return temperature[low] * (1 - part) + temperature[low + 1] * part;
}

namespace {

constexpr std::string_view magic = "ludarium weights 2", first_magic = "ludarium brain 1";

// The headings of the first format.
constexpr std::array<Renamed, 7> renamed_headings{{{"foresight", "value"},
                                                   {"alone", "value_solo"},
                                                   {"certainty", "calibration"},
                                                   {"certainty_alone", "calibration_solo"},
                                                   {"leanings", "policy"},
                                                   {"leanings_alone", "policy_solo"},
                                                   {"leak_alone", "leak_solo"}}};

// Words and numbers of the text, one after the other.
class Reader {
 public:
  explicit Reader(std::string_view text) : rest_(text) {}
  std::string_view line() {
    const std::size_t end = std::min(rest_.find('\n'), rest_.size());
    const std::string_view line = rest_.substr(0, end);
    rest_.remove_prefix(std::min(end + 1, rest_.size()));
    return line;
  }
  std::string_view word() {
    rest_.remove_prefix(std::min(rest_.find_first_not_of(" \n"), rest_.size()));
    const std::size_t end = std::min(rest_.find_first_of(" \n"), rest_.size());
    const std::string_view word = rest_.substr(0, end);
    rest_.remove_prefix(end);
    return word;
  }
  float number() {
    float value = 0;
    bad_ = !read_number(word(), value) || !std::isfinite(value) || bad_;
    return value;
  }
  std::size_t count(std::size_t most) {
    const float value = number();
    bad_ = bad_ || value < 0 || value > static_cast<float>(most);
    return bad_ ? 0 : static_cast<std::size_t>(value);
  }
  template <class Numbers>
  void numbers(Numbers& all) {
    for (float& value : all) value = number();
  }
  bool bad() const { return bad_; }

 private:
  std::string_view rest_;
  bool bad_ = false;
};

void read_network(Reader& reader, ValueNetwork& network, std::size_t inputs) {
  network.inputs = inputs;
  network.hidden.resize((inputs + 1) * ValueNetwork::width);
  network.output.resize(ValueNetwork::width + 1);
  reader.numbers(network.hidden);
  reader.numbers(network.output);
  network.zero_tiny();
}

void read_policy(Reader& reader, std::vector<float>& policy) {
  for (std::size_t left = reader.count(Traits::table); left && !reader.bad(); --left) {
    const std::size_t trait = reader.count(Traits::table - 1);
    policy[trait] = reader.number();
  }
}

void read_part(Reader& reader, std::string_view heading, Weights& weights) {
  if (heading == "generation") weights.generation = static_cast<int>(reader.count(1'000'000));
  if (heading == "features") weights.features = reader.count(4096);
  if (heading == "calibration") reader.numbers(weights.calibration.temperature);
  if (heading == "calibration_solo") reader.numbers(weights.calibration_solo.temperature);
  if (heading == "leak") weights.value.leak = reader.number();
  if (heading == "leak_solo") weights.value_solo.leak = reader.number();
  if (heading == "value") read_network(reader, weights.value, weights.features);
  if (heading == "value_solo") read_network(reader, weights.value_solo, weights.features);
  if (heading == "policy") read_policy(reader, weights.policy);
  if (heading == "policy_solo") read_policy(reader, weights.policy_solo);
}

template <class Numbers>
void write_numbers(std::string& text, const Numbers& all) {
  std::size_t in_line = 0;
  for (float value : all) text += fmt::format("{:.4g}{}", value, ++in_line % ValueNetwork::width == 0 ? '\n' : ' ');
  if (in_line % ValueNetwork::width) text.back() = '\n';
}

void write_network(std::string& text, std::string_view suffix, const ValueNetwork& network) {
  if (network.empty()) return;
  if (network.leak > 0) text += fmt::format("leak{} {}\n", suffix, network.leak);
  text += fmt::format("value{}\n", suffix);
  write_numbers(text, network.hidden);
  write_numbers(text, network.output);
}

void write_policy(std::string& text, std::string_view suffix, const std::vector<float>& policy) {
  const auto counts = [](float value) { return std::abs(value) >= 0.005f; };
  text += fmt::format("policy{} {}\n", suffix, std::count_if(policy.begin(), policy.end(), counts));
  for (std::size_t i = 0; i < policy.size(); ++i)
    if (counts(policy[i])) text += fmt::format("{} {:.2f}\n", i, policy[i]);
}

}  // namespace

std::optional<Weights> read_weights(std::string_view text) {
  Reader reader(text);
  const std::string_view format = reader.line();
  if (format != magic && format != first_magic) return std::nullopt;
  Weights weights;
  weights.made_by = reader.line();
  for (std::string_view word = reader.word(); !word.empty() && !reader.bad(); word = reader.word())
    read_part(reader, renamed(word, renamed_headings), weights);
  if (reader.bad()) return std::nullopt;
  return weights;
}

std::string write_weights(const Weights& weights) {
  std::string text =
      fmt::format("{}\n{}\ngeneration {}\nfeatures {}\n", magic, weights.made_by, weights.generation, weights.features);
  text += "calibration\n";
  write_numbers(text, weights.calibration.temperature);
  text += "calibration_solo\n";
  write_numbers(text, weights.calibration_solo.temperature);
  write_network(text, "", weights.value);
  write_network(text, "_solo", weights.value_solo);
  write_policy(text, "", weights.policy);
  write_policy(text, "_solo", weights.policy_solo);
  return text;
}

}  // namespace ludarium
