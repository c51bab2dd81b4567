// Features, traits and hand-written prior of Scythe for search (core/mind.hpp).
// Example: Mind mind = mind_of(game); mind.describe(state, seat, row);
#pragma once

#include "core/mind.hpp"
#include "games/scythe/scythe.hpp"

namespace ludarium::scythe {

struct Mind : FactsMind<Scythe, 144, all_styles> {
  using FactsMind::FactsMind;
  static constexpr RolloutTurns rollout_turns{2, 2};
  static constexpr float puct = 3;
};
inline Mind mind_of(const Scythe& game) { return Mind(game); }
// The parts, for FactsMind: describe.cpp, traits.cpp and mind.cpp.
void describe_position(const Facts& facts, const State& s, Seat seat, float* row);
std::vector<std::string> position_feature_names(const Facts& facts, const State& s);
std::span<const TraitName> action_trait_names(const Facts& facts);
void add_traits(const Facts& facts, const State& s, Seat seat, Action a, Traits& traits);
float hand_prior_of(const Facts& facts, const State& s, Seat seat, Action a);
float impatience_of(const Facts& facts, const State& s, Seat seat);

}  // namespace ludarium::scythe
