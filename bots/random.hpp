// RandomBot plays any legal action, each with the same probability.
// Example: RandomBot().choose(game, view, seat, rng)
#pragma once

#include "bots/bot.hpp"

namespace ludarium {

class RandomBot final : public Bot {
 public:
  Action choose(const AnyGame& game, const AnyState& view, Seat seat, Rng& rng) const override;
};

}  // namespace ludarium
