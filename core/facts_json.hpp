// The facts of a game as JSON, for whoever draws boards: one member a file of games/<game>/data ("map", "mats", …).
#pragma once

#include <boost/json.hpp>
#include <string_view>

#include "core/data_source.hpp"

namespace ludarium {

// The files must have been read before: what is no TOML throws.
boost::json::object facts_as_json(const DataSource& data, std::string_view game);

}  // namespace ludarium
