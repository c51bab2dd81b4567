// The games of this program: the only place, with its .cpp, that names them.
// Example: auto registry = all_games(embedded_data());
#pragma once

#include <span>

#include "core/registry.hpp"

namespace ludarium {

std::span<const GameEntry> known_games();
Result<Registry> all_games(const DataSource& data);

}  // namespace ludarium
