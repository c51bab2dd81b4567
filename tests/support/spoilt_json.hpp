// Spoils one place of a JSON value: a number changed, an entry lost or doubled, a value put where another belongs.
// What reads positions must refuse the result or be able to go on from it.
#pragma once

#include <boost/json.hpp>

#include "core/rng.hpp"

namespace ludarium {

void spoil(boost::json::value& value, Rng& rng);

}  // namespace ludarium
