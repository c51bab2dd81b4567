// Looks to the end of its own turn: imagines what it cannot see, tries each legal action, plays the rest of the turn by
// always taking the best-looking next step, and prefers what leaves it furthest ahead by the game's own estimate.
// Among equals the generator chooses.
#pragma once

#include "bots/bot.hpp"

namespace ludarium {

class GreedyBot final : public Bot {
 public:
  Action choose(const AnyGame& game, const AnyState& view, Seat seat, Rng& rng) const override;
};

// How far a seat is ahead of the best of the others, by the game's estimate.
int lead(const AnyGame& game, const AnyState& state, Seat seat);

}  // namespace ludarium
