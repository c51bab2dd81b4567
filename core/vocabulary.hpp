// Vocabulary describes the words of a game for a client: every kind of action and event with its fields, and the nouns.
// It is made from the tables of core/kinds.hpp.
// Example: for (const KindSpec& kind : game.vocabulary().events) ...
#pragma once

#include <string>
#include <vector>

namespace ludarium {

struct FieldSpec {
  std::string name;
  std::string type;       // "hex", "list of hex", "amounts by resource"
  bool optional = false;  // left out where there is nothing to name
  bool told = false;      // follows from the position; need not be sent
  std::string thing{};    // name on a screen: "hex" of "hex:factory"; empty: not drawn
};
struct KindSpec {
  std::string name;
  std::vector<std::string> verbs;  // in the notation; events have none
  std::vector<FieldSpec> fields;
  std::string thing{};  // the thing that a screen draws for the action itself
};
// What ways need to know about an action.
struct ActionTraits {
  bool usual_first = false;  // differs from its neighbours only in how the same is done
  bool gives_up = false;     // leaves something undone
  bool when_asked = false;   // answers something that happened: no way leads through its cause
  bool ends_way = false;     // done for itself: no way leads through it to something else
};
struct NounSpec {
  std::string name;
  std::vector<std::string> ids;  // all of them, where they are the same in every position
};
// What the seat of an event gains or pays.
struct Transfer {
  bool gained = false;  // or paid
  std::string what;
  int amount = 0;
  std::string at;           // the place, if it is known
  bool substitute = false;  // paid instead of something else

  bool operator==(const Transfer&) const = default;
};
struct Vocabulary {
  std::vector<KindSpec> actions, events;
  std::vector<NounSpec> nouns;
};

}  // namespace ludarium
