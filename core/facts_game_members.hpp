// The members of FactsGame. One file of each game includes them, after the headers that declare the game's functions:
// template class ludarium::FactsGame<Facts, State>;
#pragma once

#include "core/facts_game.hpp"
#include "core/kinds.hpp"

namespace ludarium {

// ask_prompt(facts, …) calls the function `prompt` of the game, found by its arguments. It stands outside the class
// because the member of the same name would hide that function.
namespace of_the_game {
#define GAME_QUESTION(result, name, parameters, arguments)
#define GAME_FUNCTION(result, name, parameters, arguments) \
  inline constexpr auto ask_##name = [](auto&&... given) { return name(given...); };
#include "core/questions.def"
inline constexpr auto ask_legal = [](auto&&... given) { legal(given...); };
inline constexpr auto ask_read_options = [](auto&&... given) { return read_options(given...); };
inline constexpr auto ask_read_action = [](auto&&... given) { return read_action(given...); };
}  // namespace of_the_game

// What the game's own functions answer.
#define GAME_QUESTION(result, name, parameters, arguments)
#define GAME_FUNCTION(result, name, parameters, arguments)                                          \
  template <class F, class S>                                                                       \
  auto FactsGame<F, S>::name parameters const->result {                                             \
    const auto ask = [this](auto&&... given) { return of_the_game::ask_##name(facts_, given...); }; \
    return static_cast<result>(ask arguments);                                                      \
  }
#include "core/questions.def"

// What is answered from the facts, the vocabulary or several functions.
template <class F, class S>
std::vector<OptionSpec> FactsGame<F, S>::options() const {
  return option_specs(facts_);
}

template <class F, class S>
Result<S> FactsGame<F, S>::setup(const SetupRequest& request) const {
  const auto options = of_the_game::ask_read_options(facts_, request);
  if (!options) return options.error();
  return set_up(facts_, *options, request.seed);
}

template <class F, class S>
Decision FactsGame<F, S>::pending(const S& s) const {
  return {static_cast<std::uint8_t>(s.ask), deciding_seats(s)};
}

template <class F, class S>
void FactsGame<F, S>::legal(const S& s, Seat seat, ActionList& list) const {
  if (deciding_seats(s).has(seat)) of_the_game::ask_legal(facts_, s, seat, list);
}

template <class F, class S>
Verdict FactsGame<F, S>::why_not(const S& s, Seat seat, Action action) const {
  ActionList list;
  legal(s, seat, list);
  asides(s, seat, list);
  if (list.contains(action)) return Verdict::yes();
  return forbidding_rule(facts_, s, seat, action);
}

template <class F, class S>
int FactsGame<F, S>::turn(const S& s) const {
  return s.turn;
}

template <class F, class S>
int FactsGame<F, S>::seats(const S& s) const {
  return s.player_count;
}

template <class F, class S>
Scores FactsGame<F, S>::score(const S& s) const {
  return scores(facts_, s);
}

// ---- as text

// If the text means the same as a listed action, the listed one is the result.
template <class F, class S>
Result<Action> FactsGame<F, S>::read_action(const S& s, Seat seat, std::string_view text) const {
  ActionList list;
  legal(s, seat, list);
  return of_the_game::ask_read_action(facts_, s, seat, text, list);
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

}  // namespace ludarium
