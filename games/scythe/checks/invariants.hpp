// The two halves of broken_invariant: what lies on the table (invariants.cpp) and the question the state waits on
// (invariants_turn.cpp). All that is wrong is told at once; a check answers with what it found first, or with nothing.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/message.hpp"
#include "games/scythe/rules/play.hpp"
#include "games/scythe/text/names.hpp"

namespace ludarium::scythe {

using Broken = std::optional<Message>;

inline Broken wrong(std::string key, std::vector<std::pair<std::string, MessageArg>> args = {}) {
  return Message{std::move(key), std::move(args)};
}

inline MessageArg of(const Player& p) { return literal(name(p.faction)); }

// All that is wrong, in the order in which it was found.
class Faults {
 public:
  void add(Broken broken) {
    if (broken) list_.push_back(std::move(*broken));
  }
  bool none() const { return list_.empty(); }
  Broken all() const;  // as one message, a sentence a fault

 private:
  std::vector<Message> list_;
};

void check_automas(const Look& look, Faults& faults);   // the solo opponents (invariants_automa.cpp)
void check_question(const Look& look, Faults& faults);  // decision, stage and everything that belongs to them

}  // namespace ludarium::scythe
