// Plays random games, always the same for a seed, so that tests reach positions that nobody thought of.
// Example: play_at_random(game(), state, rng); play_out(game(), request, any_action, [](const Events&) { ... });
#pragma once

#include <stdexcept>

#include "core/game.hpp"
#include "tests/support/english.hpp"

namespace ludarium {

inline Action any_action(const ActionList& list, Rng& rng) {
  return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

// Any action, but this kind only if it is drawn twice in a row: a game of early passes shows little.
template <class Kind>
auto seldom(Kind kind) {
  return [kind](const ActionList& list, Rng& rng) {
    const Action first = any_action(list, rng);
    return first.kind == static_cast<std::uint8_t>(kind) ? any_action(list, rng) : first;
  };
}

// Answers the next decision with `choose(list, rng)`.
template <Game G, class Choose>
void play_one(const G& game, typename G::State& state, Rng& rng, Choose&& choose, Events* events = nullptr) {
  const Seat seat = game.pending(state).seats.lowest();
  ActionList list;
  game.legal(state, seat, list);
  if (list.empty()) throw std::runtime_error("nothing is legal at " + game.decision_name(state));
  game.apply(state, seat, choose(list, rng), events);
}

template <Game G>
void play_at_random(const G& game, typename G::State& state, Rng& rng, Events* events = nullptr) {
  play_one(game, state, rng, any_action, events);
}

template <Game G>
typename G::State fresh_game(const G& game, const SetupRequest& request) {
  auto state = game.setup(request);
  if (!state) throw std::runtime_error(in_english(state.error()));
  return *state;
}

// Plays a number of decisions, or to the end of the game.
template <Game G>
typename G::State played_on(const G& game, const SetupRequest& request, int decisions) {
  auto state = fresh_game(game, request);
  for (Rng rng{request.seed}; decisions > 0 && !game.pending(state).over(); --decisions)
    play_at_random(game, state, rng);
  return state;
}

// Plays a whole game. `note(events)` gets the events of each action. Returns the number of decisions.
template <Game G, class Choose, class Note>
int play_out(const G& game, const SetupRequest& request, Choose&& choose, Note&& note) {
  auto state = fresh_game(game, request);
  Rng rng{request.seed};
  Events events;
  int decisions = 0;
  for (; !game.pending(state).over(); ++decisions) {
    events.clear();
    play_one(game, state, rng, choose, &events);
    note(events);
  }
  return decisions;
}

}  // namespace ludarium
