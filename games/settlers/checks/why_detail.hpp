// The numbers behind a refusal: what it would cost and what is there. Nothing where no number explains anything.
// Example: "This costs 2 Wood. You have 1 Wood, 0 Gold."
#pragma once

#include <optional>

#include "core/message.hpp"
#include "games/settlers/rules/play.hpp"

namespace ludarium::settlers {

// The fewest raze tokens an operation of the standard price could do with, if it finds anything to raze at all.
std::optional<int> cheapest_raze(const Look& look, const Operation& op);

// What an operation that builds could put up, payable or not.
CardSet buildable_by(const Look& look, const Operation& op);

// For an action that legal() did not list, of the player whose turn it is.
std::optional<Message> numbers_behind(const Look& look, Action action);

}  // namespace ludarium::settlers
