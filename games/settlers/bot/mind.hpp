// What a position of Imperial Settlers is made of and which answers are usual, for search (core/mind.hpp).
#pragma once

#include "core/mind.hpp"
#include "games/settlers/settlers.hpp"

namespace ludarium::settlers {

// Numbers that every position has, some for what goes together, then three for each title: how many of it stand, for
// how long yet, and how many are in hand.
inline constexpr std::size_t plain_features = 88, match_features = 16, title_room = 136;

struct Mind : FactsMind<Settlers, plain_features + match_features + 3 * title_room> {
  using FactsMind::FactsMind;
  static constexpr TurnsAhead turns_ahead{6, 24};
};
inline Mind mind_of(const Settlers& game) { return Mind(game); }

}  // namespace ludarium::settlers
