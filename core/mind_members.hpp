// The members of FactsMind. One file of each game includes them, after the game's functions: template class
// ludarium::FactsMind<Scythe, 100>;
#pragma once

#include "core/mind.hpp"

namespace ludarium {

template <class G, std::size_t count, std::uint32_t styles>
void FactsMind<G, count, styles>::describe(const State& s, Seat seat, float* row) const {
  describe_position(*facts_, s, seat, row);
}

template <class G, std::size_t count, std::uint32_t styles>
std::vector<std::string> FactsMind<G, count, styles>::feature_names(const State& s) const {
  return position_feature_names(*facts_, s);
}

template <class G, std::size_t count, std::uint32_t styles>
std::span<const TraitName> FactsMind<G, count, styles>::trait_names() const {
  return action_trait_names(*facts_);
}

template <class G, std::size_t count, std::uint32_t styles>
void FactsMind<G, count, styles>::traits(const State& s, Seat seat, Action action, Traits& traits) const {
  add_traits(*facts_, s, seat, action, traits);
}

template <class G, std::size_t count, std::uint32_t styles>
float FactsMind<G, count, styles>::hand_prior(const State& s, Seat seat, Action action) const {
  return hand_prior_of(*facts_, s, seat, action);
}

template <class G, std::size_t count, std::uint32_t styles>
Standings FactsMind<G, count, styles>::standings(const State& s) const {
  return standings_of(*facts_, s);
}

template <class G, std::size_t count, std::uint32_t styles>
float FactsMind<G, count, styles>::impatience(const State& s, Seat seat) const {
  return impatience_of(*facts_, s, seat);
}

template <class G, std::size_t count, std::uint32_t styles>
float FactsMind<G, count, styles>::style_bonus(const State& s, Seat seat, Style style) const {
  if constexpr (styles > 1)
    return style_bonus_of(*facts_, s, seat, style);
  else
    return 0;
}

}  // namespace ludarium
