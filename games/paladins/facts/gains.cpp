// Rewards, prices and spots as the rows of cards and boards spell them: "silver*2", "pay_debt".
#include <algorithm>
#include <optional>

#include "games/paladins/facts/read.hpp"
#include "games/paladins/facts/sentences.hpp"
#include "games/paladins/facts/words.hpp"

namespace ludarium::paladins {

namespace {

std::string words_of(TokenSet allowed) {
  std::string words;
  for (std::size_t i = 0; i < token_names.size(); ++i)
    if (allowed >> i & 1u) words.append(words.empty() ? "" : ", ").append(token_names[i]);
  return words;
}

// One is written without its number, so that a gain has one spelling only.
std::optional<std::uint8_t> amount_of(std::string_view text) {
  if (text.empty()) return std::uint8_t{1};
  if (text.size() != 2 || text[1] < '2' || text[1] > '0' + most_at_once) return std::nullopt;
  return static_cast<std::uint8_t>(text[1] - '0');
}

Gain gain_of(Row& row, std::string_view key, std::string_view text, TokenSet allowed) {
  const std::size_t star = std::min(text.find('*'), text.size());
  const std::optional<std::size_t> token = place_in(token_names, text.substr(0, star));
  if (!token || (allowed >> *token & 1u) == 0) {
    row.remark(key, says::unknown_token(key, text.substr(0, star), words_of(allowed)));
    return {};
  }
  const std::optional<std::uint8_t> n = amount_of(text.substr(star));
  if (!n) row.remark(key, says::bad_amount(text, most_at_once));
  return {static_cast<Token>(*token), n.value_or(1)};
}

}  // namespace

Gain read_gain(Row& row, std::string_view key, TokenSet allowed) {
  const std::string text = row.text(key);
  return text.empty() ? Gain{} : gain_of(row, key, text, allowed);
}

Gains read_gains(Row& row, std::string_view key, std::size_t least, TokenSet allowed) {
  Gains gains;
  for (const std::string& text : row.texts(key, least, Gains::capacity)) {
    const Gain gain = gain_of(row, key, text, allowed);
    if (gain.token == Token::none) continue;
    if (gains.count(gain.token) > 0) row.remark(key, says::twice(token_names[index(gain.token)]));
    gains.push(gain);
  }
  return gains;
}

std::vector<Gains> read_choice(Row& row, TokenSet allowed) {
  std::vector<Gains> options;
  if (!row.has("choice")) return options;
  for (Row& option : row.rows("choice", 2, 3)) {
    options.push_back(read_gains(option, "gain", 1, allowed));
    if (std::count(options.begin(), options.end(), options.back()) > 1) option.remark(says::same_option());
  }
  return options;
}

// Two spots of one colour would make the order of the workers on them matter twice (PW-DEV-07).
std::vector<Worker> read_spots(Row& row, std::size_t least, std::size_t most) {
  std::vector<Worker> spots;
  for (std::size_t spot : row.choices("spots", spot_names, least, most)) {
    const Worker worker = spot_workers[spot];
    if (worker != Worker::any && std::count(spots.begin(), spots.end(), worker) > 0)
      row.remark("spots", says::same_colour(spot_names[spot]));
    spots.push_back(worker);
  }
  return spots;
}

bool is_word(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
  });
}

void check_number(Row& row, std::size_t place) {
  const int found = row.number("number", 1, 99);
  if (row.has("number") && static_cast<std::size_t>(found) != place + 1)
    row.remark("number", says::wrong_number(found, place + 1));
}

std::string numbered_name(Row& row, std::string_view id) {
  const std::size_t end = id.find_last_of('_');
  const bool numbered = is_word(id) && end != std::string_view::npos && end > 0 && end + 2 == id.size() &&
                        id.back() >= '1' && id.back() <= '9';
  if (row.has("id") && !numbered) row.remark("id", says::bad_numbered_id(id));
  return std::string(numbered ? id.substr(0, end) : id);
}

void check_rising(Row& row, std::string_view key, int found, int before) {
  if (row.has(key) && found <= before) row.remark(key, says::not_rising(found, before));
}

}  // namespace ludarium::paladins
