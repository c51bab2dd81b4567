// Level is one of the five levels of bots: how long it searches and with which settings. docs/strength.md has the
// results of matches between them.
// Example: const Level* level = find_level("steady");
#pragma once

#include <boost/json.hpp>
#include <span>
#include <string_view>

#include "bots/search/request.hpp"
#include "core/words.hpp"

namespace ludarium {

struct Level {
  std::string_view name;
  std::uint32_t iterations = 0;  // at most, so that a level is as strong on a fast machine as on a slow one
  int milliseconds = 0;          // at most
  SearchSettings settings;
};

std::span<const Level> levels();  // from the weakest to the strongest
const Level* find_level(std::string_view name);
boost::json::array show_levels(const Words& words);  // docs/api.md, "level"

}  // namespace ludarium
