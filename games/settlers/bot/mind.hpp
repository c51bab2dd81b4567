// What a position of Imperial Settlers is made of and which answers are usual, for search (core/mind.hpp).
#pragma once

#include "core/mind.hpp"
#include "games/settlers/settlers.hpp"

namespace ludarium::settlers {

struct Mind : FactsMind<Settlers, 88> {
  using FactsMind::FactsMind;
  static constexpr TurnsAhead turns_ahead{6, 24};
};
inline Mind mind_of(const Settlers& game) { return Mind(game); }

}  // namespace ludarium::settlers
