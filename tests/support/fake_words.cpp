#include "tests/support/fake_words.hpp"

#include <fmt/format.h>

#include "tests/support/pebbles.hpp"

namespace ludarium {
namespace {

struct Speaker {
  const FakeWords& words;
  std::string operator()(long number) const { return std::to_string(number); }
  std::string operator()(const std::string& text) const { return text; }
  std::string operator()(const Term& term) const { return term.key; }
  std::string operator()(const Counted& counted) const { return words.counted(counted.key, counted.count); }
  std::string operator()(const std::vector<Message>& list) const {
    std::string text;
    for (const Message& message : list) text += (text.empty() ? "" : ", ") + words.say(message);
    return text;
  }
};

}  // namespace

std::string FakeWords::say(const Message& message) const {
  std::string text = "<" + message.key;
  for (const auto& [name, value] : message.args) text += fmt::format(" {}={}", name, std::visit(Speaker{*this}, value));
  return text + ">";
}

std::string FakeWords::counted(std::string_view key, long count) const { return fmt::format("{} {}", count, key); }

std::string FakeWords::rule(std::string_view id, std::string_view) const { return pebbles_rule(id); }

}  // namespace ludarium
