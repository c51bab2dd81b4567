// Checks the options of a request against those that a game offers (OptionSpec): names, types, choices. A list has one
// entry for each seat; only its first choice may stand several times. An option that would change nothing with this
// number of seats is refused, so that nobody believes in it. The result is complete, with all defaults.
// Example: auto options = checked_options(specs, request); bool peaceful = options->at("peaceful").as_bool();
#pragma once

#include "core/game.hpp"

namespace ludarium {

inline constexpr std::string_view at_random = "random";  // an entry of a list option: chance decides

Result<boost::json::object> checked_options(const std::vector<OptionSpec>& specs, const SetupRequest& request);

// The error for an option that changes nothing in this game.
Error without_effect(std::string_view option);

// The choice that a value names, as its place in the spec's list.
std::size_t choice_index(const OptionSpec& spec, std::string_view value);

}  // namespace ludarium
