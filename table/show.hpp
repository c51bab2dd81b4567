// How the protocol and the tables show things: one function for each noun of docs/protocol.md.
// A function that takes a view shows nothing beyond it; whoever calls it decides between a state and a seat's view.
#pragma once

#include <boost/json.hpp>

#include "core/game.hpp"
#include "core/outcome.hpp"
#include "core/trial.hpp"

namespace ludarium {

boost::json::object show_game(const AnyGame& game, const Words& words);
boost::json::object show_status(const AnyGame& game, const AnyState& view, std::size_t moves);
boost::json::object show_action(const AnyGame& game, const AnyState& view, Seat seat, Action action,
                                const Words& words);
boost::json::array show_actions(const AnyGame& game, const AnyState& view, Seat seat, const ActionList& list,
                                const Words& words);
// All that an answer or a way promises: what it does, and of what is still asked then what is certain. `then` has the
// question.
boost::json::object show_promise(const Trial& trial, const AnyGame& game, Seat seat, Chain links, bool final,
                                 const Words& words);
boost::json::array show_transfers(const std::vector<Transfer>& transfers);
boost::json::object show_outcome(const Outcome& outcome);
boost::json::object show_vocabulary(const Vocabulary& words);
boost::json::array show_events(const AnyGame& game, const AnyState& view, const Events& events, const Words& words);
boost::json::array show_scores(const AnyGame& game, const AnyState& view, const Words& words);
boost::json::object show_verdict(const Verdict& verdict, const Words& words);
// {"type": "error", "code": ..., "message": ...}
boost::json::object show_error(const Error& error, const Words& words);
boost::json::array show_messages(const std::vector<Message>& messages, const Words& words);

}  // namespace ludarium
