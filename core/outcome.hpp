// Outcome is what actions pay and gain for the mover, summed up from their events. The preview of an action
// (core/trial.hpp) and the lines of the log use the same sum.
// Example: Outcome outcome; for (const Event& event : events) outcome.add(game, after, event);
#pragma once

#include <vector>

#include "core/game.hpp"

namespace ludarium {

struct Outcome {
  std::vector<Transfer> pays{}, gains{};  // one entry for each kind and place, in the order of events
  std::optional<int> score{};             // more or fewer points than before, if that is certain
  std::vector<Transfer> substitutes{};    // the part of `pays` that replaces something else, as gold replaces wood

  void add(const AnyGame& game, const AnyState& after, const Event& event);
  void add(const Outcome& later);          // the score stays as it is
  void keep_common(const Outcome& other);  // keeps only what both have
  bool nothing() const { return pays.empty() && gains.empty(); }
  bool operator==(const Outcome&) const = default;
};

}  // namespace ludarium
