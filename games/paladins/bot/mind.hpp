// Features, traits and hand-written prior of Paladins of the West Kingdom for search (core/mind.hpp).
// Example: Mind mind = mind_of(game); mind.describe(state, seat, row);
#pragma once

#include "core/mind.hpp"
#include "games/paladins/paladins.hpp"

namespace ludarium::paladins {

struct Mind : FactsMind<Paladins, 200> {
  using FactsMind::FactsMind;
  static constexpr RolloutTurns rollout_turns{10, 10};
};
inline Mind mind_of(const Paladins& game) { return Mind(game); }

}  // namespace ludarium::paladins
