// What a position of Scythe is made of and which answers are usual, for search (core/mind.hpp).
#pragma once

#include "core/mind.hpp"
#include "games/scythe/scythe.hpp"

namespace ludarium::scythe {

class Mind {
 public:
  static constexpr std::size_t features = 124;

  explicit Mind(const Facts& facts) : facts_(&facts) {}
  void describe(const State& s, Seat seat, float* row) const;
  void traits(const State& s, Seat seat, Action action, Traits& traits) const;
  float hunch(const State& s, Seat seat, Action action) const;
  Standings standings(const State& s) const;
  float impatience(const State& s, Seat seat) const;

 private:
  const Facts* facts_;
};

inline Mind mind_of(const Scythe& game) { return Mind(game.facts()); }

}  // namespace ludarium::scythe
