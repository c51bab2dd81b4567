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
  using Own = typename G::State;
  static_assert(sizeof(Own) <= AnyState::capacity);
  static_assert(alignof(Own) <= alignof(AnyState));

  explicit Erased(G game) : game_(std::move(game)) {}

  static AnyState erase(const Own& state) {
    AnyState any;
    std::memcpy(any.bytes.data(), &state, sizeof(Own));
    return any;
  }
  static const Own& state_in(const AnyState& any) {
    return *std::launder(reinterpret_cast<const Own*>(any.bytes.data()));
  }
  static Own& state_in(AnyState& any) { return *std::launder(reinterpret_cast<Own*>(any.bytes.data())); }

  const G& game() const { return game_; }

  std::string_view id() const override { return G::id; }
#define GAME_QUESTION(result, name, parameters, arguments)                          \
  result name parameters const override {                                           \
    const auto ask = [this](auto&&... given) { return game_.name(own(given)...); }; \
    if constexpr (std::is_void_v<result>)                                           \
      ask arguments;                                                                \
    else                                                                            \
      return any(ask arguments);                                                    \
  }
#define GAME_CHANGE(result, name, parameters, arguments)  // apply, below
#include "core/questions.def"

  // Events are collected here, so this is the place to note which kind of action caused them.
  void apply(AnyState& state, Seat seat, Action action, Events* events) const override {
    const std::size_t before = events ? events->size() : 0;
    game_.apply(state_in(state), seat, action, events);
    for (std::size_t i = before; events && i < events->size(); ++i) (*events)[i].because = action.kind;
  }
  void reseed(AnyState& state, std::uint64_t seed) const override { state_in(state).rng = Rng{seed}; }
  using AnyGame::imagine;

 private:
  // What is asked about, for the game: states of its own type.
  template <class Given>
  static Given& own(Given& given) {
    return given;
  }
  static const Own& own(const AnyState& state) { return state_in(state); }

  // The answer, for whoever does not know the type of the state.
  template <class Answer>
  static Answer any(Answer answer) {
    return answer;
  }
  static AnyState any(const Own& state) { return erase(state); }
  static Result<AnyState> any(const Result<Own>& state) {
    if (!state) return state.error();
    return erase(*state);
  }

  G game_;
};

}  // namespace ludarium
