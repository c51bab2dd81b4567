// Actions of Paladins of the West Kingdom as they are typed; games/paladins/notation.md has the whole list.
#pragma once

#include <string>
#include <string_view>

#include "core/action.hpp"
#include "core/result.hpp"
#include "games/paladins/facts/facts.hpp"
#include "games/paladins/rules/state.hpp"

namespace ludarium::paladins {

std::string write_action(const Facts& facts, const State& s, Seat seat, Action action);
Result<Action> read_action(const Facts& facts, const State& s, Seat seat, std::string_view text);
Action as_listed(const State& s, const ActionList& list, Action written);  // what means the same, if that is listed
inline Action as_listed(const Facts&, const State& s, Seat, const ActionList& listed, Action written) {
  return as_listed(s, listed, written);
}
inline Result<Action> read_action(const Facts& facts, const State& s, Seat seat, std::string_view text,
                                  const ActionList& listed) {
  const auto written = read_action(facts, s, seat, text);
  return written ? as_listed(s, listed, *written) : written;
}

}  // namespace ludarium::paladins
