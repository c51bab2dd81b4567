// The facts of Paladins as short texts, so that a test reads like the card.
// Example: text(facts()[card].dismiss) == "labourer provision"
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "games/paladins/facts/words.hpp"
#include "games/paladins/tests/support/scene.hpp"

namespace ludarium::paladins {

template <class Card>
const Card& card(const std::vector<Card>& cards, std::string_view id) {
  const auto found = std::find_if(cards.begin(), cards.end(), [&](const Card& other) { return other.id == id; });
  if (found == cards.end()) ADD_FAILURE() << "no card " << id;
  return found == cards.end() ? cards.front() : *found;
}

inline std::string text(Gain gain) {
  if (gain.token == Token::none) return {};
  const std::string token(token_names[index(gain.token)]);
  return gain.n == 1 ? token : token + "*" + std::to_string(gain.n);
}

inline std::string text(const Gains& gains) {
  std::string all;
  for (Gain gain : gains) all += (all.empty() ? "" : " ") + text(gain);
  return all;
}

inline std::string text(const std::vector<Gains>& options) {
  std::string all;
  for (const Gains& option : options) all += (all.empty() ? "" : " or ") + text(option);
  return all;
}

template <class Workers>
std::vector<std::string> words(const Workers& workers) {
  std::vector<std::string> all;
  for (Worker worker : workers) all.emplace_back(worker_names[index(worker)]);
  return all;
}

}  // namespace ludarium::paladins
