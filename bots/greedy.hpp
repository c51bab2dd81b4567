// Looks one decision ahead: imagines what it cannot see, tries each legal action, and takes what leaves its own score
// furthest above the best other one. Among equals the generator chooses.
#pragma once

#include "bots/bot.hpp"

namespace ludarium {

class GreedyBot final : public Bot {
 public:
  Action choose(const AnyGame& game, const AnyState& view, Seat seat, Rng& rng) const override;
};

// How far a seat is ahead of the best of the others.
int lead(const Scores& scores, Seat seat);

}  // namespace ludarium
