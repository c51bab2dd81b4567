// What a move teaches. A move is final, and cannot be taken back, if its outcome told somebody what the mover could not
// know before making it (a draw, another player's secret), and only then: showing one's own card bars nothing.
// It is found by trying: the move is made in many worlds that look the same to the mover. All answers depend on what
// the mover may know alone, so that they can be given before the move, and give nothing away. Example: const Finality
// finality(game, state, seat); for (Action action : list) show(action, finality.of(action));
#pragma once

#include <vector>

#include "core/game.hpp"

namespace ludarium {

class Finality {
 public:
  Finality(const AnyGame& game, const AnyState& state, Seat mover);
  bool of(Action action) const;

 private:
  // Two seats who put together what they know: a world, and others they could not tell from it.
  struct Shared {
    Seat other;
    AnyState world;
    std::vector<AnyState> alike;
  };

  bool teaches_the_mover(Action action) const;
  bool teaches_another(Action action) const;

  const AnyGame& game_;
  Seat mover_;
  std::vector<AnyState> worlds_;
  std::vector<Shared> shared_;
};

// Before the move: `state` may be the mover's view. Finding that out costs most of what follows from it: who knows it
// already hands it in as `told_so`.
bool is_final(const AnyGame& game, const AnyState& state, Seat mover, Action action);

// After the move, which was made in `before`: as told before it, and also where a rare outcome came true.
bool was_final(const AnyGame& game, const AnyState& before, Seat mover, Action action);
bool was_final(const AnyGame& game, const AnyState& before, Seat mover, Action action, bool told_so);

// Whether the move of somebody else taught `learner` anything, be it only which card the mover held.
bool teaches(const AnyGame& game, const AnyState& before, Seat mover, Action action, Seat learner);

// Whether `viewer` can tell from what it saw which action it was. A secret answer looks like every other answer.
bool shows_action(const AnyGame& game, const AnyState& before, Seat mover, Action action, Seat viewer);
bool shows_action(const AnyGame& game, const AnyState& before, Seat mover, Action action, Seat viewer, bool told_so);

}  // namespace ludarium
