// Imperial Settlers by the rulebook, for 1 to 4 players: the whole game behind the Game concept of core/game.hpp.
// The class holds the facts and nothing else; every function is about a State handed in.
#pragma once

#include "core/game.hpp"
#include "games/settlers/facts/facts.hpp"
#include "games/settlers/rules/hidden.hpp"
#include "games/settlers/rules/state.hpp"

namespace ludarium::settlers {

class Settlers {
 public:
  using State = settlers::State;
  static constexpr std::string_view id = "settlers";

  explicit Settlers(Facts facts) : facts_(std::move(facts)) {}
  static Result<Settlers> from(const DataSource& data);
  static std::vector<DataRemark> check_data(const DataSource& data) { return settlers::check_data(data); }
  static std::vector<DataRemark> doubts(const DataSource& data) { return settlers::doubts(data); }

  const Facts& facts() const { return facts_; }
  int rules_version() const { return 2; }
  int least_seats() const { return 1; }
  int most_seats() const { return static_cast<int>(max_players); }
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
  bool is_view(const State& s) const { return settlers::is_view(s); }

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
  std::optional<Transfer> transfer(const State& s, const Event& event) const;
  Message prompt(const State& s, Seat seat) const;
  Message describe_action(const State& s, Seat seat, Action action) const;
  Message describe_event(const State& s, const Event& event) const;
  std::string draw_board(const State& s, Seat viewer, const Words& words) const;
  std::vector<Message> hints(const State& s, Seat seat) const;
  Honours honours(const State& s, Seat seat) const;

 private:
  Facts facts_;
};

}  // namespace ludarium::settlers
