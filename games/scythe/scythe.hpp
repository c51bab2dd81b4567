// Scythe by the rulebooks: the whole game behind the Game concept of core/game.hpp.
// The class holds the facts and nothing else; every function is about a State handed in.
// Example:
//   auto scythe = Scythe::from(embedded_data());
//   auto state = scythe->setup({.seats = 3, .seed = 1});
//   ActionList list; scythe->legal(*state, scythe->pending(*state).seats.lowest(), list);
#pragma once

#include "core/game.hpp"
#include "games/scythe/facts/facts.hpp"
#include "games/scythe/rules/state.hpp"

namespace ludarium::scythe {

class Scythe {
 public:
  using State = scythe::State;
  static constexpr std::string_view id = "scythe";

  explicit Scythe(Facts facts) : facts_(std::move(facts)) {}
  static Result<Scythe> from(const DataSource& data);
  static std::vector<DataRemark> check_data(const DataSource& data) { return scythe::check_data(data); }
  static std::vector<DataRemark> doubts(const DataSource& data) { return scythe::doubts(data); }

  const Facts& facts() const { return facts_; }
  int rules_version() const { return 1; }
  int least_seats() const { return 2; }
  int most_seats() const { return static_cast<int>(max_players); }
  std::vector<OptionSpec> options() const;
  Result<State> setup(const SetupRequest& request) const;

  Decision pending(const State& s) const;
  void legal(const State& s, Seat seat, ActionList& list) const;
  void asides(const State& s, Seat seat, ActionList& list) const;
  void apply(State& s, Seat seat, Action action, Events* events = nullptr) const;
  Verdict why_not(const State& s, Seat seat, Action action) const;
  State redact(const State& s, Seat seat) const;
  bool is_view(const State& s) const;
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

}  // namespace ludarium::scythe
