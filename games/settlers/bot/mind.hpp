// Features, traits and hand-written prior of Imperial Settlers for search (core/mind.hpp).
// Example: Mind mind = mind_of(game); mind.describe(state, seat, row);
#pragma once

#include "core/mind.hpp"
#include "games/settlers/settlers.hpp"

namespace ludarium::settlers {

// Features of every position, some of combinations, then three for each title of a card: how many are built, how long
// they will still work, how many are in hand.
inline constexpr std::size_t plain_features = 88, match_features = 16, title_room = 136;

struct Mind : FactsMind<Settlers, plain_features + match_features + 3 * title_room> {
  using FactsMind::FactsMind;
  static constexpr RolloutTurns rollout_turns{6, 24};
};
inline Mind mind_of(const Settlers& game) { return Mind(game); }

}  // namespace ludarium::settlers
