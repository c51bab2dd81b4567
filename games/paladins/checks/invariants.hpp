// The parts of broken_invariant: the course of the game, cards and rows (invariants.cpp), what lies before each player
// (invariants_players.cpp) and the question the state waits on (invariants_turn.cpp). A check answers with what is
// wrong, or with nothing if all is well.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/message.hpp"
#include "games/paladins/rules/play.hpp"
#include "games/paladins/text/names.hpp"

namespace ludarium::paladins {

using Broken = std::optional<Message>;

inline Broken wrong(std::string key, std::vector<std::pair<std::string, MessageArg>> args = {}) {
  return Message{std::move(key), std::move(args)};
}
inline MessageArg amount(std::integral auto n) { return ludarium::number(n); }
inline MessageArg of(const State& s, Seat seat) { return literal(seat_name(s, seat)); }

// How many cards of the tavern lie open in a round.
inline std::size_t tavern_places(const Look& look) {
  return look.s.solo() ? look.facts.solo.tavern_cards : look.s.player_count + 1u;
}

// All that is wrong, in the order in which it was found. What is told twice is told once.
class Faults {
 public:
  void add(Broken broken) {
    if (broken && std::find(list_.begin(), list_.end(), *broken) == list_.end()) list_.push_back(*broken);
  }
  void add(const Faults& more) {
    for (const Message& fault : more.list_) add(fault);
  }
  bool none() const { return list_.empty(); }
  Broken all() const;  // as one message, a sentence a fault

 private:
  std::vector<Message> list_;
};

// What the rules must be able to rely on when they are asked about a position: every card has a number that exists,
// every list is as long as it says.
void check_cards_held(const Look& look, Faults& faults);
void check_paladins(const Look& look, Faults& faults);  // where each of them is
// ... and the rest
void check_supply(const Look& look, Faults& faults);    // what each player has of everything
void check_boards(const Look& look, Faults& faults);    // workers, workshops and pieces
void check_rival(const Look& look, Faults& faults);     // the solo opponent
void check_question(const Look& look, Faults& faults);  // phase, decision, tasks and everything that belongs to them

}  // namespace ludarium::paladins
