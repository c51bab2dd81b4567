// GreedyBot looks to the end of its own turn. It samples what it cannot see, tries each legal action, plays the rest of
// the turn step by step by the best estimate, and chooses the action with the largest lead. Ties are broken at random.
// Example: GreedyBot().choose(game, view, seat, rng)
#pragma once

#include "bots/bot.hpp"

namespace ludarium {

class GreedyBot final : public Bot {
 public:
  Action choose(const AnyGame& game, const AnyState& view, Seat seat, Rng& rng) const override;
};

// The lead of a seat over the best other seat, by the game's estimate.
int lead(const AnyGame& game, const AnyState& state, Seat seat);

}  // namespace ludarium
