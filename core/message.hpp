// Text a user will read, not yet in any language: the key of a catalogue entry and what fills its {holes}.
// Games and tools build messages; only words/ turns them into sentences. A hole may ask for the accusative: {gain.acc}.
// Example: Message{"scythe.event.gained", {{"who", Term{"scythe.faction_nordic"}}, {"what", Counted{"scythe.coin", 2}}}}
#pragma once

#include <initializer_list>
#include <string>
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

}  // namespace ludarium
