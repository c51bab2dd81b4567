// The parts of broken_invariant: the course of the game, cards and rows (invariants.cpp), what lies before each player
// (invariants_players.cpp) and the question the state waits on (invariants_turn.cpp). A check answers with what is
// wrong, or with nothing if all is well.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/message.hpp"
#include "games/paladins/rules/play.hpp"
#include "games/paladins/text/names.hpp"

namespace ludarium::paladins {

using Broken = std::optional<Message>;

inline constexpr int most_goods = 999;  // silver or provisions before one player
inline constexpr int most_pieces = 99;  // workers of one kind, or debts

inline Broken wrong(std::string key, std::vector<std::pair<std::string, MessageArg>> args = {}) {
  return Message{std::move(key), std::move(args)};
}
inline MessageArg amount(std::integral auto n) { return ludarium::number(n); }
inline MessageArg of(const State& s, Seat seat) { return literal(seat_name(s, seat)); }

// How many cards of the tavern lie open in a round.
inline std::size_t tavern_places(const Look& look) {
  return look.s.solo() ? look.facts.solo.tavern_cards : look.s.player_count + 1u;
}

Broken broken_supply(const Look& look);    // what each player has of everything
Broken broken_boards(const Look& look);    // workers, workshops and pieces
Broken broken_paladins(const Look& look);  // where each of them is
Broken broken_rival(const Look& look);     // the solo opponent
Broken broken_question(const Look& look);  // phase, decision, tasks and everything that belongs to them

}  // namespace ludarium::paladins
