// A refusal: the rule that forbids(look, seat, action) named, and the numbers behind it, what it would cost and what is
// there, what is needed and what the player has. No numbers where none explains anything.
// Example: "This costs 4 Silver. You have 2 Silver."
#pragma once

#include "core/game.hpp"
#include "games/paladins/rules/play.hpp"

namespace ludarium::paladins {

Verdict refusal(const Look& look, Seat seat, Action action, Rule rule);
inline Verdict refusal(const Facts& facts, const State& s, Seat seat, Action action, Rule rule) {
  return refusal(Look{facts, s}, seat, action, rule);
}

}  // namespace ludarium::paladins
