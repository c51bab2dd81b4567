// The members of FactsGame. One file of each game includes them, after the headers that declare the game's functions:
// template class ludarium::FactsGame<Facts, State>;
#pragma once

#include "core/facts_game.hpp"
#include "core/kinds.hpp"
#include "core/rule.hpp"

namespace ludarium {

// Declarations that are never defined. A member has the same name as the game's function and would hide it. A
// using-declaration of these in the member makes the compiler find the game's function by its arguments.
namespace of_the_game {
void legal();
void asides();
void apply();
void redact();
void imagine();
void estimate();
void broken_invariant();
void write_position();
void read_position();
void write_action();
void read_action();
void seat_name();
void read_options();
void prompt();
void describe_action();
void describe_event();
void draw_board();
void hints();
void honours();
void forecast();
void warning();
void wishes();
void passage();
void headline();
}  // namespace of_the_game

template <class F, class S>
std::vector<OptionSpec> FactsGame<F, S>::options() const {
  return option_specs(facts_);
}

template <class F, class S>
Result<S> FactsGame<F, S>::setup(const SetupRequest& request) const {
  using of_the_game::read_options;
  const auto options = read_options(facts_, request);
  if (!options) return options.error();
  return set_up(facts_, *options, request.seed);
}

template <class F, class S>
Decision FactsGame<F, S>::pending(const S& s) const {
  return {static_cast<std::uint8_t>(s.ask), deciding_seats(s)};
}

template <class F, class S>
void FactsGame<F, S>::legal(const S& s, Seat seat, ActionList& list) const {
  using of_the_game::legal;
  if (deciding_seats(s).has(seat)) legal(facts_, s, seat, list);
}

template <class F, class S>
void FactsGame<F, S>::asides(const S& s, Seat seat, ActionList& list) const {
  using of_the_game::asides;
  asides(facts_, s, seat, list);
}

template <class F, class S>
void FactsGame<F, S>::apply(S& s, Seat seat, Action action, Events* events) const {
  using of_the_game::apply;
  apply(facts_, s, seat, action, events);
}

template <class F, class S>
Verdict FactsGame<F, S>::why_not(const S& s, Seat seat, Action action) const {
  const Rule rule = forbids(facts_, s, seat, action);
  return rule ? refusal(facts_, s, seat, action, rule) : Verdict::yes();
}

template <class F, class S>
S FactsGame<F, S>::redact(const S& s, Seat seat) const {
  using of_the_game::redact;
  return redact(facts_, s, seat);
}

template <class F, class S>
S FactsGame<F, S>::imagine(const S& s, SeatSet knowing, Rng& rng) const {
  using of_the_game::imagine;
  return imagine(facts_, s, knowing, rng);
}

template <class F, class S>
Scores FactsGame<F, S>::score(const S& s) const {
  return scores(facts_, s);
}

template <class F, class S>
int FactsGame<F, S>::estimate(const S& s, Seat seat) const {
  using of_the_game::estimate;
  return estimate(facts_, s, seat);
}

template <class F, class S>
std::optional<Message> FactsGame<F, S>::broken_invariant(const S& s) const {
  using of_the_game::broken_invariant;
  return broken_invariant(facts_, s);
}

// ---- as text

template <class F, class S>
boost::json::value FactsGame<F, S>::write_position(const S& s) const {
  using of_the_game::write_position;
  return write_position(facts_, s);
}

template <class F, class S>
Result<S> FactsGame<F, S>::read_position(const boost::json::value& json) const {
  using of_the_game::read_position;
  return read_position(facts_, json);
}

template <class F, class S>
std::string FactsGame<F, S>::write_action(const S& s, Seat seat, Action action) const {
  using of_the_game::write_action;
  return write_action(facts_, s, seat, action);
}

// If the text means the same as a listed action, the listed one is the result.
template <class F, class S>
Result<Action> FactsGame<F, S>::read_action(const S& s, Seat seat, std::string_view text) const {
  using of_the_game::read_action;
  ActionList list;
  legal(s, seat, list);
  return read_action(facts_, s, seat, text, list);
}

template <class F, class S>
std::string FactsGame<F, S>::seat_name(const S& s, Seat seat) const {
  using of_the_game::seat_name;
  return std::string(seat_name(facts_, s, seat));
}

template <class F, class S>
boost::json::object FactsGame<F, S>::read_options(const S& s) const {
  return write_options(facts_, s);
}

// ---- as words

template <class F, class S>
std::string FactsGame<F, S>::decision_name(const S& s) const {
  return std::string(name(s.ask));
}

template <class F, class S>
std::string FactsGame<F, S>::event_name(const Event& event) const {
  return std::string(vocabulary_of(facts_).event_name(event.kind));
}

template <class F, class S>
Vocabulary FactsGame<F, S>::vocabulary() const {
  return vocabulary_of(facts_).describe();
}

template <class F, class S>
boost::json::object FactsGame<F, S>::action_json(const S& s, Seat seat, Action action) const {
  return vocabulary_of(facts_).write({facts_, s, seat}, action);
}

template <class F, class S>
Result<Action> FactsGame<F, S>::read_action_json(const S& s, Seat seat, const boost::json::value& json) const {
  const Result<Action> written = vocabulary_of(facts_).read_action({facts_, s, seat}, json);
  if (!written) return written;
  ActionList list;
  legal(s, seat, list);
  return as_listed(facts_, s, seat, list, *written);
}

template <class F, class S>
boost::json::object FactsGame<F, S>::event_json(const S& s, const Event& event) const {
  return vocabulary_of(facts_).write({facts_, s, event.seat}, event);
}

template <class F, class S>
Result<Event> FactsGame<F, S>::read_event_json(const S& s, const boost::json::value& json) const {
  return vocabulary_of(facts_).read_event({facts_, s, seat_of_event(json)}, json);
}

template <class F, class S>
std::vector<Transfer> FactsGame<F, S>::transfers(const S& s, const Event& event) const {
  return vocabulary_of(facts_).transfers({facts_, s, event.seat}, event);
}

template <class F, class S>
std::vector<std::string> FactsGame<F, S>::things(const S& s, Seat seat, Action action) const {
  return vocabulary_of(facts_).things({facts_, s, seat}, action);
}

template <class F, class S>
ActionTraits FactsGame<F, S>::traits(Action action) const {
  return vocabulary_of(facts_).traits(action);
}

template <class F, class S>
std::vector<std::string> FactsGame<F, S>::wishes(const S& s, Seat seat, std::string_view thing) const {
  using of_the_game::wishes;
  return wishes(facts_, s, seat, thing);
}

template <class F, class S>
Message FactsGame<F, S>::prompt(const S& s, Seat seat) const {
  using of_the_game::prompt;
  return prompt(facts_, s, seat);
}

template <class F, class S>
Message FactsGame<F, S>::describe_action(const S& s, Seat seat, Action action) const {
  using of_the_game::describe_action;
  return describe_action(facts_, s, seat, action);
}

template <class F, class S>
Message FactsGame<F, S>::describe_event(const S& s, const Event& event) const {
  using of_the_game::describe_event;
  return describe_event(facts_, s, event);
}

template <class F, class S>
std::string FactsGame<F, S>::draw_board(const S& s, Seat viewer, const Words& words) const {
  using of_the_game::draw_board;
  return draw_board(facts_, s, viewer, words);
}

template <class F, class S>
std::vector<Message> FactsGame<F, S>::hints(const S& s, Seat seat) const {
  using of_the_game::hints;
  return hints(facts_, s, seat);
}

template <class F, class S>
Honours FactsGame<F, S>::honours(const S& s, Seat seat) const {
  using of_the_game::honours;
  return honours(facts_, s, seat);
}

template <class F, class S>
Outlook FactsGame<F, S>::forecast(const S& s, Seat seat) const {
  using of_the_game::forecast;
  return forecast(facts_, s, seat);
}

template <class F, class S>
std::optional<Message> FactsGame<F, S>::warning(const S& s, Seat seat, Action action) const {
  using of_the_game::warning;
  return warning(facts_, s, seat, action);
}

template <class F, class S>
Passage FactsGame<F, S>::passage(const S& s) const {
  using of_the_game::passage;
  return passage(facts_, s);
}

template <class F, class S>
std::optional<Headline> FactsGame<F, S>::headline(const S& s, Seat seat, const Events& events) const {
  using of_the_game::headline;
  return headline(facts_, s, seat, events);
}

}  // namespace ludarium
