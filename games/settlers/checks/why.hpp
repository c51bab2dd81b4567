// A refusal: the rule that forbids(look, seat, action) named, and the numbers behind it, what it would cost and what is
// there. No numbers where none explains anything.
// Example: "This costs 2 Wood. You have 1 Wood, 0 Gold."
#pragma once

#include "core/game.hpp"
#include "games/settlers/rules/play.hpp"

namespace ludarium::settlers {

Verdict refusal(const Look& look, Seat seat, Action action, Rule rule);
inline Verdict refusal(const Facts& facts, const State& s, Seat seat, Action action, Rule rule) {
  return refusal(Look{facts, s}, seat, action, rule);
}

}  // namespace ludarium::settlers
