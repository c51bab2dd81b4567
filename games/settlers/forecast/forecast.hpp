// What a seat can foresee (core/outlook.hpp) and what it would leave undone, found by asking and trying the rules.
// Both are about a view: nothing here may look at what it hides.
#pragma once

#include "core/outlook.hpp"
#include "games/settlers/rules/play.hpp"

namespace ludarium::settlers {

Outlook forecast(const Facts& facts, const State& view, Seat seat);
std::optional<Message> warning(const Facts& facts, const State& view, Seat seat, Action action);

}  // namespace ludarium::settlers
