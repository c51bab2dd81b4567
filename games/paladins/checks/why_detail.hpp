// The numbers behind a refusal: what it would cost and what is there, what is needed and what the player has.
// Nothing where no number explains anything. Example: "This costs 4 Silver. You have 2 Silver."
#pragma once

#include <optional>

#include "core/message.hpp"
#include "games/paladins/rules/play.hpp"

namespace ludarium::paladins {

// For an action that legal() did not list, of the seat that is asked.
std::optional<Message> numbers_behind(const Look& look, Action action);

}  // namespace ludarium::paladins
