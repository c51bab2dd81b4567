#include "bots/random.hpp"

namespace ludarium {

Action RandomBot::choose(const AnyGame& game, const AnyState& view, Seat seat, Rng& rng) const {
  ActionList list;
  game.legal(view, seat, list);
  return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

}  // namespace ludarium
