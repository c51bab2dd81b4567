// Any legal action, each as likely as the others.
#pragma once

#include "bots/bot.hpp"

namespace ludarium {

class RandomBot final : public Bot {
 public:
  Action choose(const AnyGame& game, const AnyState& view, Seat seat, Rng& rng) const override;
};

}  // namespace ludarium
