// Imperial Settlers as text: positions (JSON), the notation of actions, what a person reads, the table for a terminal.
// All of it is asked of plain values and changes nothing; class Settlers forwards to these functions.
// Example: auto state = read_position(facts, json); std::string text = write_action(facts, *state, seat, action);
#pragma once

#include <boost/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "core/action.hpp"
#include "core/event.hpp"
#include "core/message.hpp"
#include "core/result.hpp"
#include "core/words.hpp"
#include "games/settlers/facts/facts.hpp"
#include "games/settlers/rules/events.hpp"
#include "games/settlers/rules/state.hpp"

namespace ludarium::settlers {

// position.cpp, invariants.cpp
boost::json::value write_position(const Facts& facts, const State& s);
Result<State> read_position(const Facts& facts, const boost::json::value& json);
std::optional<Message> broken_invariant(const Facts& facts, const State& s);

// notation.cpp, notation_reader.cpp
std::string write_action(const Facts& facts, const State& s, Seat seat, Action action);
Result<Action> read_action(const Facts& facts, const State& s, Seat seat, std::string_view text,
                           const ActionList& listed = {});  // what means the same as a listed action is that one

// wording.cpp
Message prompt(const Facts& facts, const State& s, Seat seat);
Message describe_action(const Facts& facts, const State& s, Seat seat, Action action);
Message describe_event(const Facts& facts, const State& s, const Event& event);
std::string decision_name(Ask ask);

// terminal.cpp
std::string draw_board(const Facts& facts, const State& s, Seat viewer, const Words& words);

}  // namespace ludarium::settlers
