// One situation, played under each printed edition: what the table "Edition differences" of the ledger says.
// The outcomes come in the order default, cs, pl, hu; a situation takes the options that name the edition.
// Example: EXPECT_EQ(under_each(may_trade), by_edition(true, true, false, true));
#pragma once

#include <array>
#include <type_traits>

#include "games/scythe/tests/support/scene.hpp"

namespace ludarium::scythe {

inline constexpr std::array<const char*, 4> every_edition{"default", "cs", "pl", "hu"};

template <class Situation>
auto under_each(Situation play) {
  std::array<std::invoke_result_t<Situation, boost::json::object>, every_edition.size()> outcomes;
  for (std::size_t i = 0; i < outcomes.size(); ++i)
    outcomes[i] = play(boost::json::object{{"edition", every_edition[i]}});
  return outcomes;
}

template <class Outcome>
std::array<Outcome, 4> by_edition(Outcome standard, Outcome cs, Outcome pl, Outcome hu) {
  return {standard, cs, pl, hu};
}

}  // namespace ludarium::scythe
