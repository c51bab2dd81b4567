// Erased<G> makes an AnyGame from a game's own class: the state travels as bytes, and every call goes to the game.
// This is the only place where the type of a state is erased. A state that is too large for AnyState does not compile.
// Example: std::unique_ptr<const AnyGame> game = std::make_unique<Erased<Pebbles>>(Pebbles{});
#pragma once

#include <cstring>
#include <new>
#include <utility>

#include "core/game.hpp"

namespace ludarium {

template <Game G>
class Erased final : public AnyGame {
 public:
  using State = typename G::State;
  static_assert(sizeof(State) <= AnyState::capacity);
  static_assert(alignof(State) <= alignof(AnyState));

  explicit Erased(G game) : game_(std::move(game)) {}

  static AnyState erase(const State& state) {
    AnyState any;
    std::memcpy(any.bytes.data(), &state, sizeof(State));
    return any;
  }
  static const State& state_in(const AnyState& any) {
    return *std::launder(reinterpret_cast<const State*>(any.bytes.data()));
  }
  static State& state_in(AnyState& any) { return *std::launder(reinterpret_cast<State*>(any.bytes.data())); }

  const G& game() const { return game_; }

  std::string_view id() const override { return G::id; }
  int rules_version() const override { return game_.rules_version(); }
  int least_seats() const override { return game_.least_seats(); }
  int most_seats() const override { return game_.most_seats(); }
  std::vector<OptionSpec> options() const override { return game_.options(); }
  Result<AnyState> setup(const SetupRequest& request) const override { return erase(game_.setup(request)); }
  Decision pending(const AnyState& state) const override { return game_.pending(state_in(state)); }
  void legal(const AnyState& state, Seat seat, ActionList& list) const override {
    game_.legal(state_in(state), seat, list);
  }
  void asides(const AnyState& state, Seat seat, ActionList& list) const override {
    game_.asides(state_in(state), seat, list);
  }
  // Events are collected here, so this is the place to note which kind of action caused them.
  void apply(AnyState& state, Seat seat, Action action, Events* events) const override {
    const std::size_t before = events ? events->size() : 0;
    game_.apply(state_in(state), seat, action, events);
    for (std::size_t i = before; events && i < events->size(); ++i) (*events)[i].because = action.kind;
  }
  void reseed(AnyState& state, std::uint64_t seed) const override { state_in(state).rng = Rng{seed}; }
  Verdict why_not(const AnyState& state, Seat seat, Action action) const override {
    return game_.why_not(state_in(state), seat, action);
  }
  AnyState redact(const AnyState& state, Seat seat) const override {
    return erase(game_.redact(state_in(state), seat));
  }
  using AnyGame::imagine;
  AnyState imagine(const AnyState& state, SeatSet knowing, Rng& rng) const override {
    return erase(game_.imagine(state_in(state), knowing, rng));
  }
  Scores score(const AnyState& state) const override { return game_.score(state_in(state)); }
  int estimate(const AnyState& state, Seat seat) const override { return game_.estimate(state_in(state), seat); }
  std::optional<Message> broken_invariant(const AnyState& state) const override {
    return game_.broken_invariant(state_in(state));
  }
  boost::json::value write_position(const AnyState& state) const override {
    return game_.write_position(state_in(state));
  }
  Result<AnyState> read_position(const boost::json::value& json) const override {
    return erase(game_.read_position(json));
  }
  std::string write_action(const AnyState& state, Seat seat, Action action) const override {
    return game_.write_action(state_in(state), seat, action);
  }
  Result<Action> read_action(const AnyState& state, Seat seat, std::string_view text) const override {
    return game_.read_action(state_in(state), seat, text);
  }
  int turn(const AnyState& state) const override { return game_.turn(state_in(state)); }
  int seats(const AnyState& state) const override {
    if constexpr (requires(const State& s) { static_cast<int>(game_.seats(s)); })
      return static_cast<int>(game_.seats(state_in(state)));
    else
      return static_cast<int>(game_.score(state_in(state)).size());
  }
  std::string seat_name(const AnyState& state, Seat seat) const override {
    return game_.seat_name(state_in(state), seat);
  }
  boost::json::object read_options(const AnyState& state) const override { return game_.read_options(state_in(state)); }
  std::string decision_name(const AnyState& state) const override { return game_.decision_name(state_in(state)); }
  std::string event_name(const Event& event) const override { return game_.event_name(event); }
  Vocabulary vocabulary() const override { return game_.vocabulary(); }
  boost::json::object action_json(const AnyState& state, Seat seat, Action action) const override {
    return game_.action_json(state_in(state), seat, action);
  }
  Result<Action> read_action_json(const AnyState& state, Seat seat, const boost::json::value& json) const override {
    return game_.read_action_json(state_in(state), seat, json);
  }
  boost::json::object event_json(const AnyState& state, const Event& event) const override {
    return game_.event_json(state_in(state), event);
  }
  Result<Event> read_event_json(const AnyState& state, const boost::json::value& json) const override {
    return game_.read_event_json(state_in(state), json);
  }
  std::vector<Transfer> transfers(const AnyState& state, const Event& event) const override {
    return game_.transfers(state_in(state), event);
  }
  std::vector<std::string> things(const AnyState& state, Seat seat, Action action) const override {
    return game_.things(state_in(state), seat, action);
  }
  ActionTraits traits(Action action) const override { return game_.traits(action); }
  std::vector<std::string> wishes(const AnyState& view, Seat seat, std::string_view thing) const override {
    return game_.wishes(state_in(view), seat, thing);
  }
  Message prompt(const AnyState& state, Seat seat) const override { return game_.prompt(state_in(state), seat); }
  Message describe_action(const AnyState& state, Seat seat, Action action) const override {
    return game_.describe_action(state_in(state), seat, action);
  }
  Message describe_event(const AnyState& state, const Event& event) const override {
    return game_.describe_event(state_in(state), event);
  }
  std::string draw_board(const AnyState& state, Seat viewer, const Words& words) const override {
    return game_.draw_board(state_in(state), viewer, words);
  }
  std::vector<Message> hints(const AnyState& state, Seat seat) const override {
    return game_.hints(state_in(state), seat);
  }
  Honours honours(const AnyState& state, Seat seat) const override { return game_.honours(state_in(state), seat); }
  Outlook forecast(const AnyState& view, Seat seat) const override { return game_.forecast(state_in(view), seat); }
  std::optional<Message> warning(const AnyState& view, Seat seat, Action action) const override {
    return game_.warning(state_in(view), seat, action);
  }
  Passage passage(const AnyState& view) const override { return game_.passage(state_in(view)); }
  std::optional<Headline> headline(const AnyState& view, Seat seat, const Events& events) const override {
    return game_.headline(state_in(view), seat, events);
  }

 private:
  static Result<AnyState> erase(const Result<State>& state) {
    if (!state) return state.error();
    return erase(*state);
  }

  G game_;
};

}  // namespace ludarium
