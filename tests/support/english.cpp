#include "tests/support/english.hpp"

#include "words/catalogue.hpp"

namespace ludarium {

std::string in_english(const Message& message) {
  static const Catalogue english("en");
  return english.say(message);
}

std::string in_english(const Error& error) { return in_english(error.message); }

}  // namespace ludarium
