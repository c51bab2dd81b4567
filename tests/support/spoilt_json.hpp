// Spoils one place of a JSON value: a changed number, a lost or doubled entry, a value in the wrong place. A reader of
// positions must refuse the result or be able to go on from it.
#pragma once

#include <boost/json.hpp>

#include "core/rng.hpp"

namespace ludarium {

void spoil(boost::json::value& value, Rng& rng);

}  // namespace ludarium
