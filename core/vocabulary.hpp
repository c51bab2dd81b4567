// The words of a game, as a client gets them: every kind of action and of event with its fields, and the nouns these
// are made of. The tables they come from are described in core/kinds.hpp. Example: for (const KindSpec& kind :
// game.vocabulary().events) ...
#pragma once

#include <string>
#include <vector>

namespace ludarium {

struct FieldSpec {
  std::string name;
  std::string type;       // "hex", "list of hex", "amounts by resource"
  bool optional = false;  // left out where there is nothing to name
  bool told = false;      // follows from the position: written for the reader, not needed when an action is sent
  std::string thing{};    // what a screen calls what it names: "hex" of "hex:factory"; empty: it is not drawn
};
struct KindSpec {
  std::string name;
  std::vector<std::string> verbs;  // in the notation; events have none
  std::vector<FieldSpec> fields;
  std::string thing{};  // what a screen draws for the action itself
};
// What a chain of answers has to know of one of them.
struct ActionTraits {
  bool usual_first = false;  // it differs from its neighbours only in how the same is done
  bool gives_up = false;     // it leaves undone what could be done
  bool when_asked = false;   // it answers what something else has set off: no way begins elsewhere to get there
};
struct NounSpec {
  std::string name;
  std::vector<std::string> ids;  // all of them, where they are the same in every position
};
// What an event puts into the purse of the seat it is about, or takes out of it.
struct Transfer {
  bool gained = false;  // or paid
  std::string what;
  int amount = 0;
  std::string at;           // where, if that is told
  bool substitute = false;  // paid in place of something else

  bool operator==(const Transfer&) const = default;
};
struct Vocabulary {
  std::vector<KindSpec> actions, events;
  std::vector<NounSpec> nouns;
};

}  // namespace ludarium
