// What a position of Paladins of the West Kingdom is made of and which answers are usual, for search (core/mind.hpp).
#pragma once

#include "core/mind.hpp"
#include "games/paladins/paladins.hpp"

namespace ludarium::paladins {

struct Mind : FactsMind<Paladins, 200> {
  using FactsMind::FactsMind;
  static constexpr TurnsAhead turns_ahead{10, 10};
};
inline Mind mind_of(const Paladins& game) { return Mind(game); }

}  // namespace ludarium::paladins
