// UntypedGame lets the search run on a game whose state type it does not know (AnyGame): slower, but the same search.
// Example: Search<UntypedGame> search(UntypedGame{&game}, weights);
#pragma once

#include "core/game.hpp"

namespace ludarium {

struct UntypedGame {
  using State = AnyState;
  const AnyGame* game;

  Decision pending(const State& s) const { return game->pending(s); }
  void legal(const State& s, Seat seat, ActionList& list) const { game->legal(s, seat, list); }
  void apply(State& s, Seat seat, Action action, Events* events) const { game->apply(s, seat, action, events); }
  State imagine(const State& s, Seat seat, Rng& rng) const { return game->imagine(s, seat, rng); }
  Scores score(const State& s) const { return game->score(s); }
  int estimate(const State& s, Seat seat) const { return game->estimate(s, seat); }
  int turn(const State& s) const { return game->turn(s); }
  int seats(const State& s) const { return game->seats(s); }
};

}  // namespace ludarium
