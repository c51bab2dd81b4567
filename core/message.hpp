// Message is a text for a user, not yet in any language: the key of a catalogue entry and the values for its {holes}.
// Games and tools build messages; only words/ turns them into sentences. A hole may ask for a case: {gain.acc} is the
// accusative.
// Example: Message{"scythe.event.gained", {{"who", Term{"scythe.faction_nordic"}}, {"what", Counted{"scythe.coin",
// 2}}}}
#pragma once

#include <concepts>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace ludarium {

struct Term {  // an entry of the catalogue, translated
  std::string key;
  bool operator==(const Term&) const = default;
};
struct Counted {  // "2 coins", with the plural and the case the sentence needs
  std::string key;
  long count = 0;
  bool operator==(const Counted&) const = default;
};
struct Message;

// A number, a literal (a name a player typed, an id), a term, a counted term, or a list of messages joined by commas.
using MessageArg = std::variant<long, std::string, Term, Counted, std::vector<Message>>;

struct Message {
  std::string key;
  std::vector<std::pair<std::string, MessageArg>> args;

  bool operator==(const Message&) const = default;
};

// A text that is the same in every language: an id, the path of a field, a piece of a file.
inline MessageArg literal(std::string_view text) { return std::string(text); }
inline MessageArg number(std::integral auto value) { return static_cast<long>(value); }
inline MessageArg inner(Message message) { return std::vector<Message>{std::move(message)}; }

}  // namespace ludarium
