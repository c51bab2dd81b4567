// What decisions put into the mover's purse or take out of it, summed up from their events: the one sum behind the
// preview of an answer (core/trial.hpp) and the lines of the log.
// Example: Outcome outcome; for (const Event& event : events) outcome.add(game, after, event);
#pragma once

#include <vector>

#include "core/game.hpp"

namespace ludarium {

struct Outcome {
  std::vector<Transfer> pays{}, gains{};  // by what and where, in the order in which they happen
  std::optional<int> score{};             // more or fewer points than before, if that is certain
  std::vector<Transfer> substitutes{};    // of what is paid: that which stands in for something else

  void add(const AnyGame& game, const AnyState& after, const Event& event);
  void add(const Outcome& later);          // the score stays as it is
  void keep_common(const Outcome& other);  // what both have, and no more of it than both have
  bool nothing() const { return pays.empty() && gains.empty(); }
  bool operator==(const Outcome&) const = default;
};

}  // namespace ludarium
