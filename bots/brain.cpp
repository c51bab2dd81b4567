#include "bots/brain.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

#include "core/read_number.hpp"

namespace ludarium {

namespace {

using Four = float __attribute__((vector_size(4 * sizeof(float))));  // what every machine of today adds at once
constexpr std::size_t fours = Network::width / 4;

Four four_at(const float* numbers) {
  Four loaded;
  std::memcpy(&loaded, numbers, sizeof loaded);
  return loaded;
}

// Spelt out for each four, so that compilers keep all the sums in registers.
template <std::size_t... i>
void add_times(std::array<Four, fours>& sum, float x, const float* weight, std::index_sequence<i...>) {
  ((sum[i] += x * four_at(weight + 4 * i)), ...);
}

}  // namespace

float Network::points(const float* row) const {
  constexpr auto all = std::make_index_sequence<fours>();
  std::array<Four, fours> sum{};
  const float* weight = hidden.data();
  add_times(sum, 1, weight + inputs * width, all);
  for (std::size_t i = 0; i < inputs; ++i, weight += width)
    if (row[i] != 0) add_times(sum, row[i], weight, all);
  float result = output[width];
  for (std::size_t j = 0; j < width; ++j) result += bend(sum[j / 4][j % 4]) * output[j];
  return result * unit;
}

void Network::drop_dust() {
  constexpr float dust = 1e-6f;
  for (auto* weights : {&hidden, &output})
    for (float& weight : *weights)
      if (std::abs(weight) < dust) weight = 0;
}

float Certainty::at(float progress) const {
  const float place = std::clamp(progress, 0.f, 1.f) * (steps - 1);
  const auto low = std::min(static_cast<std::size_t>(place), steps - 2);
  const float part = place - static_cast<float>(low);
  return temperature[low] * (1 - part) + temperature[low + 1] * part;
}

namespace {

constexpr std::string_view magic = "ludarium brain 1";

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

void read_network(Reader& reader, Network& network, std::size_t inputs) {
  network.inputs = inputs;
  network.hidden.resize((inputs + 1) * Network::width);
  network.output.resize(Network::width + 1);
  reader.numbers(network.hidden);
  reader.numbers(network.output);
  network.drop_dust();
}

void read_leanings(Reader& reader, std::vector<float>& leaning) {
  for (std::size_t left = reader.count(Traits::table); left && !reader.bad(); --left) {
    const std::size_t trait = reader.count(Traits::table - 1);
    leaning[trait] = reader.number();
  }
}

void read_part(Reader& reader, std::string_view part, Brain& brain) {
  if (part == "generation") brain.generation = static_cast<int>(reader.count(1'000'000));
  if (part == "features") brain.features = reader.count(4096);
  if (part == "certainty") reader.numbers(brain.certainty.temperature);
  if (part == "certainty_alone") reader.numbers(brain.certainty_alone.temperature);
  if (part == "leak") brain.foresight.leak = reader.number();
  if (part == "leak_alone") brain.alone.leak = reader.number();
  if (part == "foresight") read_network(reader, brain.foresight, brain.features);
  if (part == "alone") read_network(reader, brain.alone, brain.features);
  if (part == "leanings") read_leanings(reader, brain.leaning);
  if (part == "leanings_alone") read_leanings(reader, brain.leaning_alone);
}

template <class Numbers>
void write_numbers(std::string& text, const Numbers& all) {
  std::size_t in_line = 0;
  for (float value : all) text += fmt::format("{:.4g}{}", value, ++in_line % Network::width == 0 ? '\n' : ' ');
  if (in_line % Network::width) text.back() = '\n';
}

void write_network(std::string& text, std::string_view name, const Network& network) {
  if (network.empty()) return;
  if (network.leak > 0) text += fmt::format("leak{} {}\n", name == "alone" ? "_alone" : "", network.leak);
  text += fmt::format("{}\n", name);
  write_numbers(text, network.hidden);
  write_numbers(text, network.output);
}

void write_leanings(std::string& text, std::string_view name, const std::vector<float>& leaning) {
  const auto told = [](float value) { return std::abs(value) >= 0.005f; };
  text += fmt::format("{} {}\n", name, std::count_if(leaning.begin(), leaning.end(), told));
  for (std::size_t i = 0; i < leaning.size(); ++i)
    if (told(leaning[i])) text += fmt::format("{} {:.2f}\n", i, leaning[i]);
}

}  // namespace

std::optional<Brain> read_brain(std::string_view text) {
  Reader reader(text);
  if (reader.line() != magic) return std::nullopt;
  Brain brain;
  brain.made_by = reader.line();
  for (std::string_view part = reader.word(); !part.empty() && !reader.bad(); part = reader.word())
    read_part(reader, part, brain);
  if (reader.bad()) return std::nullopt;
  return brain;
}

std::string write_brain(const Brain& brain) {
  std::string text =
      fmt::format("{}\n{}\ngeneration {}\nfeatures {}\n", magic, brain.made_by, brain.generation, brain.features);
  text += "certainty\n";
  write_numbers(text, brain.certainty.temperature);
  text += "certainty_alone\n";
  write_numbers(text, brain.certainty_alone.temperature);
  write_network(text, "foresight", brain.foresight);
  write_network(text, "alone", brain.alone);
  write_leanings(text, "leanings", brain.leaning);
  write_leanings(text, "leanings_alone", brain.leaning_alone);
  return text;
}

}  // namespace ludarium
