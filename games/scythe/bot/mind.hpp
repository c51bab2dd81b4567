// What a position of Scythe is made of and which answers are usual, for search (core/mind.hpp).
#pragma once

#include "core/mind.hpp"
#include "games/scythe/scythe.hpp"

namespace ludarium::scythe {

struct Mind : FactsMind<Scythe, 144, all_tempers> {
  using FactsMind::FactsMind;
  static constexpr TurnsAhead turns_ahead{2, 2};
  static constexpr float exploration = 3;
};
inline Mind mind_of(const Scythe& game) { return Mind(game); }
// The parts, for FactsMind: describe.cpp, traits.cpp and mind.cpp.
void describe_position(const Facts& facts, const State& s, Seat seat, float* row);
void add_traits(const Facts& facts, const State& s, Seat seat, Action a, Traits& traits);
float hunch_about(const Facts& facts, const State& s, Seat seat, Action a);
float impatience_of(const Facts& facts, const State& s, Seat seat);

}  // namespace ludarium::scythe
