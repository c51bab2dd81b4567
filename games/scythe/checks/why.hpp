// A refusal: the rule that forbids(look, seat, action) named, and the numbers behind it, what it would cost and what is
// there, how far it may go and how far it went. It tells the asking player nothing but what that player can see. No
// numbers where none explains anything.
// Example: "This costs 1 coin. You have 0 coins."
#pragma once

#include "core/game.hpp"
#include "games/scythe/rules/play.hpp"

namespace ludarium::scythe {

Verdict refusal(const Look& look, Seat seat, Action action, Rule rule);
inline Verdict refusal(const Facts& facts, const State& s, Seat seat, Action action, Rule rule) {
  return refusal(Look{facts, s}, seat, action, rule);
}

}  // namespace ludarium::scythe
