// One meaning, several ways to write it: a title for any of its copies, a target without the only good it has. What
// means nothing listed stays as it was written, so that the rules can say why it is not allowed. Example:
// as_listed(facts, list, act::pair(Good::card), {}) == act::pair(Good::card_common)
#pragma once

#include "core/action.hpp"
#include "games/settlers/facts/facts.hpp"
#include "games/settlers/rules/state.hpp"

namespace ludarium::settlers {

// `by_title`: the cards of the action that were named without the number of a copy.
Action as_listed(const Facts& facts, const ActionList& listed, Action written, const CardSet& by_title);
inline Action as_listed(const Facts& facts, const State&, Seat, const ActionList& listed, Action written) {
  return as_listed(facts, listed, written, {});
}

}  // namespace ludarium::settlers
