// What an action does before it is done: what the mover pays and gains at once, and how the score would stand. It is
// found by doing it, in several worlds that look the same to the mover; what differs between them is left to chance and
// not told. So nothing is told that the mover's view does not say.
// Example: const Forecast forecast(game, view, seat); for (Action action : list) show(forecast.of(action));
#pragma once

#include <vector>

#include "core/game.hpp"

namespace ludarium {

struct Outcome {
  std::vector<Transfer> pays, gains;    // by what and where, in the order in which they happen
  std::optional<int> score;             // more or fewer points than before, if that is certain
  std::vector<Transfer> substitutes{};  // of what is paid: that which stands in for something else

  bool operator==(const Outcome&) const = default;
};

class Forecast {
 public:
  Forecast(const AnyGame& game, const AnyState& view, Seat mover);
  Outcome of(Action action) const;

 private:
  Outcome in_world(std::size_t world, Action action) const;

  const AnyGame& game_;
  Seat mover_;
  std::vector<AnyState> worlds_;
  std::vector<int> points_;  // of the mover in each of them
};

}  // namespace ludarium
