// The parts of broken_invariant: where the cards are and what lies on them (invariants.cpp), and the question the state
// waits on (invariants_turn.cpp). A check adds what is wrong to the list, so that a position tells all its faults at
// once.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/message.hpp"
#include "games/settlers/rules/play.hpp"
#include "games/settlers/text/names.hpp"

namespace ludarium::settlers {

inline MessageArg card(const Look& look, CardId id) { return literal(card_name(look.facts, id)); }

class Faults {
 public:
  void add(std::string key, std::vector<std::pair<std::string, MessageArg>> args = {}) {
    list_.push_back({std::move(key), std::move(args)});
  }
  bool none() const { return list_.empty(); }
  std::optional<Message> all() const;  // as one message, a sentence a fault

 private:
  std::vector<Message> list_;
};

void check_question(const Look& look, Faults& faults);  // phase, decision, tasks and everything that belongs to them

// Every pile a card can lie in, but for the draw decks.
template <class Visit>
void each_open_pile(const State& s, Visit visit) {
  for (Seat seat : s.seats()) {
    const Player& p = s.player(seat);
    for (const CardSet* pile : {&p.hand, &p.empire, &p.deals, &p.foundations, &p.discard, &p.offer}) visit(*pile);
  }
  for (const CardSet* pile : {&s.common_discard, &s.row, &s.virtual_area, &s.collection, &s.box, &s.markers, &s.looked})
    visit(*pile);
  for (const CardSet& pile : s.under) visit(pile);
}

}  // namespace ludarium::settlers
