// Actions that mean the same as one the rules list, in other words: territories in another order, "take all" where only
// workers are, any of several workers that are alike. A reader accepts them as the listed one.
// Example: produce_on(tundra, forest) -> produce_on(forest, tundra)
#pragma once

#include <vector>

#include "games/scythe/rules/play.hpp"
#include "games/scythe/text/notation/notation.hpp"

namespace ludarium::scythe {

std::vector<Action> other_forms(const Look& look, Action action);

// What means the same as a listed action is accepted as that one.
Action as_listed(const Facts& facts, const State& s, Seat seat, const ActionList& listed, Action written);
inline Result<Action> read_action(const Facts& facts, const State& s, Seat seat, std::string_view text,
                                  const ActionList& listed) {
  const auto written = read_action(facts, s, seat, text);
  return written ? as_listed(facts, s, seat, listed, *written) : written;
}

}  // namespace ludarium::scythe
