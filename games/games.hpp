// The games of this program, one for each folder beside this file; the build finds them (cmake/Games.cmake).
// Example: auto registry = all_games(embedded_data());
#pragma once

#include <span>

#include "core/registry.hpp"

namespace ludarium {

std::span<const GameEntry> known_games();
Result<Registry> all_games(const DataSource& data);

}  // namespace ludarium
