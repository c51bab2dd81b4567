// What a player of Scythe is asked, may answer and is told, as messages.
#pragma once

#include "core/action.hpp"
#include "core/event.hpp"
#include "core/headline.hpp"
#include "core/message.hpp"
#include "games/scythe/facts/facts.hpp"
#include "games/scythe/rules/state.hpp"

namespace ludarium::scythe {

Message prompt(const Facts& facts, const State& s, Seat seat);
Message describe_action(const Facts& facts, const State& s, Seat seat, Action action);
Message describe_event(const Facts& facts, const State& s, const Event& event);
Passage passage(const Facts& facts, const State& view);
std::optional<Headline> headline(const Facts& facts, const State& view, Seat seat, const Events& events);

}  // namespace ludarium::scythe
