// Why an action is not allowed: the id of the rule that forbids it. Asked only for actions that legal() and asides()
// did not list.
#pragma once

#include "core/game.hpp"
#include "games/settlers/rules/play.hpp"

namespace ludarium::settlers {

Verdict forbidding_rule(const Look& look, Seat seat, Action action);
inline Verdict forbidding_rule(const Facts& facts, const State& s, Seat seat, Action action) {
  return forbidding_rule({facts, s}, seat, action);
}

}  // namespace ludarium::settlers
