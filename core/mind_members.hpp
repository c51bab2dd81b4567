// The members of FactsMind, included by the one file of each game that instantiates them, behind the game's functions:
// template class ludarium::FactsMind<Scythe, 100>;
#pragma once

#include "core/mind.hpp"

namespace ludarium {

template <class G, std::size_t count, std::uint32_t tempers>
void FactsMind<G, count, tempers>::describe(const State& s, Seat seat, float* row) const {
  describe_position(*facts_, s, seat, row);
}

template <class G, std::size_t count, std::uint32_t tempers>
void FactsMind<G, count, tempers>::traits(const State& s, Seat seat, Action action, Traits& traits) const {
  add_traits(*facts_, s, seat, action, traits);
}

template <class G, std::size_t count, std::uint32_t tempers>
float FactsMind<G, count, tempers>::hunch(const State& s, Seat seat, Action action) const {
  return hunch_about(*facts_, s, seat, action);
}

template <class G, std::size_t count, std::uint32_t tempers>
Standings FactsMind<G, count, tempers>::standings(const State& s) const {
  return standings_of(*facts_, s);
}

template <class G, std::size_t count, std::uint32_t tempers>
float FactsMind<G, count, tempers>::impatience(const State& s, Seat seat) const {
  return impatience_of(*facts_, s, seat);
}

template <class G, std::size_t count, std::uint32_t tempers>
float FactsMind<G, count, tempers>::taste(const State& s, Seat seat, Temper temper) const {
  if constexpr (tempers > 1)
    return taste_of(*facts_, s, seat, temper);
  else
    return 0;
}

}  // namespace ludarium
