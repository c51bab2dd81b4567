// A game's outlook as a viewer gets it: docs/api.md, "forecast". Says what it is given and asks no rule.
// Example: scene["forecast"] = forecast_for(game, state, look, words);
#pragma once

#include <boost/json.hpp>

#include "core/outlook.hpp"
#include "core/words.hpp"
#include "table/scene.hpp"

namespace ludarium {

boost::json::array show_forecast(const Outlook& outlook, const Words& words);

// What who looks so can foresee, from what may be seen so and nothing else.
boost::json::array forecast_for(const AnyGame& game, const AnyState& state, const Look& look, const Words& words);

}  // namespace ludarium
