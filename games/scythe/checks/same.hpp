// Actions that mean the same as one the rules list, in other words: territories in another order, "take all" where only
// workers are, any of several workers that are alike. A reader accepts them as the listed one.
// Example: produce_on(tundra, forest) -> produce_on(forest, tundra)
#pragma once

#include <vector>

#include "games/scythe/rules/play.hpp"

namespace ludarium::scythe {

std::vector<Action> other_forms(const Look& look, Action action);

}  // namespace ludarium::scythe
