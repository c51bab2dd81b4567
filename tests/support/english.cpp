#include "tests/support/english.hpp"

#include "words/catalogue.hpp"

namespace ludarium {

const Words& english() {
  static const Catalogue words("en");
  return words;
}

std::string in_english(const Message& message) { return english().say(message); }

std::string in_english(const Error& error) { return in_english(error.message); }

}  // namespace ludarium
