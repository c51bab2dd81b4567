// FactsGame is the base of a game's class: it joins the facts with the game's free functions. Each question of the Game
// concept is passed on to a function in the game's own namespace, found by its arguments. The game's class only adds
// its name and its numbers.
// The definitions are in core/facts_game_members.hpp, which one file of each game includes to instantiate them.
// Example: class Scythe : public FactsGame<Facts, State> { public: using FactsGame::FactsGame; ... };
#pragma once

#include "core/game.hpp"

namespace ludarium {

template <class OwnFacts, class OwnState>
class FactsGame {
 public:
  using Facts = OwnFacts;
  using State = OwnState;

  explicit FactsGame(Facts facts) : facts_(std::move(facts)) {}
  const Facts& facts() const { return facts_; }

  std::vector<OptionSpec> options() const;
  Result<State> setup(const SetupRequest& request) const;

  Decision pending(const State& s) const;
  void legal(const State& s, Seat seat, ActionList& list) const;
  void asides(const State& s, Seat seat, ActionList& list) const;
  void apply(State& s, Seat seat, Action action, Events* events = nullptr) const;
  Verdict why_not(const State& s, Seat seat, Action action) const;
  State redact(const State& s, Seat seat) const;
  State imagine(const State& s, SeatSet knowing, Rng& rng) const;
  State imagine(const State& s, Seat seat, Rng& rng) const { return imagine(s, SeatSet::of(seat), rng); }
  Scores score(const State& s) const;
  int estimate(const State& s, Seat seat) const;
  std::optional<Message> broken_invariant(const State& s) const;

  boost::json::value write_position(const State& s) const;
  Result<State> read_position(const boost::json::value& json) const;
  std::string write_action(const State& s, Seat seat, Action action) const;
  Result<Action> read_action(const State& s, Seat seat, std::string_view text) const;
  int turn(const State& s) const { return s.turn; }
  int seats(const State& s) const { return s.player_count; }
  std::string seat_name(const State& s, Seat seat) const;
  boost::json::object read_options(const State& s) const;

  std::string decision_name(const State& s) const;
  std::string event_name(const Event& event) const;
  Vocabulary vocabulary() const;
  boost::json::object action_json(const State& s, Seat seat, Action action) const;
  Result<Action> read_action_json(const State& s, Seat seat, const boost::json::value& json) const;
  boost::json::object event_json(const State& s, const Event& event) const;
  Result<Event> read_event_json(const State& s, const boost::json::value& json) const;
  std::vector<Transfer> transfers(const State& s, const Event& event) const;
  std::vector<std::string> things(const State& s, Seat seat, Action action) const;
  ActionTraits traits(Action action) const;
  std::vector<std::string> wishes(const State& s, Seat seat, std::string_view thing) const;
  Message prompt(const State& s, Seat seat) const;
  Message describe_action(const State& s, Seat seat, Action action) const;
  Message describe_event(const State& s, const Event& event) const;
  std::string draw_board(const State& s, Seat viewer, const Words& words) const;
  std::vector<Message> hints(const State& s, Seat seat) const;
  Honours honours(const State& s, Seat seat) const;
  Outlook forecast(const State& s, Seat seat) const;
  std::optional<Message> warning(const State& s, Seat seat, Action action) const;
  Passage passage(const State& s) const;
  std::optional<Headline> headline(const State& s, Seat seat, const Events& events) const;

 private:
  Facts facts_;
};

// Makes a game from its files. `read_facts` is the game's own function.
template <class G>
Result<G> game_from(Result<typename G::Facts> facts) {
  if (!facts) return facts.error();
  return G(std::move(*facts));
}

}  // namespace ludarium
