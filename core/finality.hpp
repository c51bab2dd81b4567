// Whether a move is final. A final move cannot be taken back, because its result told somebody what the mover could not
// know before it: a drawn card, another player's secret. Showing one's own card does not make a move final.
// The answer comes from trying the move in many worlds that fit the mover's view (core/trial.hpp). To ask about several
// moves of one position, make a Trial.
// Example: if (is_final(game, view, seat, action)) warn();
#pragma once

#include "core/game.hpp"

namespace ludarium {

// Before the move: `state` may be the mover's view. is_final() is expensive. If you have its result, pass it to the
// functions below as `told_so`.
bool is_final(const AnyGame& game, const AnyState& state, Seat mover, Action action);

// After the move, which was made in `before`: true also if the move came out final by a rare chance.
bool was_final(const AnyGame& game, const AnyState& before, Seat mover, Action action);
bool was_final(const AnyGame& game, const AnyState& before, Seat mover, Action action, bool told_so);

// Whether somebody else's move taught `learner` anything, for example a card that the mover held.
bool teaches(const AnyGame& game, const AnyState& before, Seat mover, Action action, Seat learner);

// Whether `viewer` can know from what it saw which action it was. All secret answers look the same.
bool shows_action(const AnyGame& game, const AnyState& before, Seat mover, Action action, Seat viewer);
bool shows_action(const AnyGame& game, const AnyState& before, Seat mover, Action action, Seat viewer, bool told_so);

}  // namespace ludarium
