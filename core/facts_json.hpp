// The facts of a game as JSON, for programs that draw boards: one member for each file of games/<game>/data ("map",
// "mats", …).
#pragma once

#include <boost/json.hpp>
#include <string_view>

#include "core/data_source.hpp"

namespace ludarium {

// The files must have been read before: a file that is not TOML throws.
boost::json::object facts_as_json(const DataSource& data, std::string_view game);

}  // namespace ludarium
