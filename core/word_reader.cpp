#include "core/word_reader.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>

namespace ludarium {
namespace {

std::vector<std::string> words_in(std::string_view text) {
  std::vector<std::string> words;
  bool apart = true;
  for (char c : text) {
    const auto letter = static_cast<unsigned char>(c);
    if (std::isspace(letter)) {
      apart = true;
    } else if (c == '@' || c == '>' || c == '+') {
      words.emplace_back(1, c);
      apart = true;
    } else {
      if (apart) words.emplace_back();
      words.back() += static_cast<char>(std::tolower(letter));
      apart = false;
    }
  }
  return words;
}

std::string_view first_word(std::string_view phrase) { return phrase.substr(0, phrase.find(' ')); }

std::vector<std::string_view> first_words(NameList phrases) {
  std::vector<std::string_view> firsts;
  for (std::string_view phrase : phrases)
    if (!place_in(firsts, first_word(phrase))) firsts.push_back(first_word(phrase));
  return firsts;
}

}  // namespace

WordReader::WordReader(std::string_view text) : words_(words_in(text)) {}

bool WordReader::accept(std::string_view word) {
  if (!more() || next() != word) return false;
  ++at_;
  return true;
}

void WordReader::expect(std::string_view word) {
  if (!accept(word)) fail(literal(word));
}

bool WordReader::accept_suffix(char letter) {
  if (next().size() < 2 || next().back() != letter) return false;
  words_[at_].pop_back();
  return true;
}

void WordReader::fail(MessageArg possible) {
  refuse(more() ? Message{"notation.not_understood", {{"word", literal(next())}, {"possible", std::move(possible)}}}
                : Message{"notation.incomplete", {{"possible", std::move(possible)}}});
}

void WordReader::refuse(Message problem) {
  if (!problem_) problem_ = std::move(problem);
  at_ = words_.size();
}

std::uint8_t WordReader::one_of(NameList list) {
  const auto place = place_in(list, next());
  if (place)
    advance();
  else
    fail(any_of(list));
  return static_cast<std::uint8_t>(place.value_or(0));
}

std::optional<std::size_t> WordReader::phrase(NameList phrases) {
  const std::string word(next());
  std::vector<std::size_t> begun;  // phrases that begin with the word
  for (std::size_t i = 0; i < phrases.size(); ++i)
    if (first_word(phrases[i]) == word) begun.push_back(i);
  if (begun.empty()) {
    fail(any_of(first_words(phrases)));
    return std::nullopt;
  }
  advance();
  std::optional<std::size_t> alone;
  std::vector<std::string_view> seconds;
  for (std::size_t i : begun) {
    const std::string_view second = phrases[i].substr(std::min(word.size() + 1, phrases[i].size()));
    if (second.empty()) {
      alone = alone.value_or(i);
    } else {
      if (accept(second)) return i;
      seconds.push_back(second);
    }
  }
  if (!alone) fail(any_of(seconds));
  return alone;
}

std::optional<int> WordReader::next_number() const {
  int value = 0;
  const std::string_view word = next();
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (word.empty() || error != std::errc() || end != word.data() + word.size() || value < 0) return std::nullopt;
  return value;
}

std::optional<int> WordReader::number_if_any() {
  const auto value = next_number();
  if (value) advance();
  return value;
}

std::size_t WordReader::number(int least, int most) {
  const auto value = next_number();
  if (value && *value >= least && *value <= most) {
    advance();
    return static_cast<std::size_t>(*value);
  }
  fail(inner({"notation.number", {{"least", ludarium::number(least)}, {"most", ludarium::number(most)}}}));
  return 0;
}

std::size_t WordReader::place_from_one() {
  const std::size_t written = number(1, 256);
  return written ? written - 1 : 0;
}

std::vector<std::string_view> WordReader::sharing_a_part(const std::vector<std::string_view>& names,
                                                         std::string_view word) {
  std::vector<std::string_view> like;
  for (std::string_view name : names) {
    bool shares = false;
    for (std::size_t from = 0; from < word.size() && !shares;) {
      const std::size_t to = std::min(word.find('_', from), word.size());
      const std::string_view part = word.substr(from, to - from);
      shares = part.size() > 2 && name.find(part) != std::string_view::npos;
      from = to + 1;
    }
    if (shares) like.push_back(name);
  }
  return like;
}

Result<Action> WordReader::finish(Action action) {
  if (understood() && more()) problem_ = Message{"notation.too_much", {{"word", literal(next())}}};
  if (problem_) return Error{"bad_notation", *problem_};
  return action;
}

}  // namespace ludarium
