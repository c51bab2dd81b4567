// What a move teaches. A move is final, and cannot be taken back, if its outcome told somebody what the mover could not
// know before making it (a draw, another player's secret), and only then: showing one's own card bars nothing.
// It is found by trying it in many worlds that look the same to the mover (core/trial.hpp): who asks about several
// moves of one position makes a Trial. Example: if (is_final(game, view, seat, action)) warn();
#pragma once

#include "core/game.hpp"

namespace ludarium {

// Before the move: `state` may be the mover's view. is_final() is expensive: who has its result already hands it in as
// `told_so`.
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
