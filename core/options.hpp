// Options as a client sends them, checked against what a game offers (OptionSpec): names, types, choices, one entry a
// seat in a list, where the first choice may stand several times and the others once. What would change nothing with so
// many seats is refused, so that nobody thinks to play by it. What comes back is complete, the defaults filled in, so
// that a game only has to translate it.
// Example: auto options = checked_options(specs, request); bool peaceful = options->at("peaceful").as_bool();
#pragma once

#include "core/game.hpp"

namespace ludarium {

inline constexpr std::string_view at_random = "random";  // an entry of a list option that leaves it to chance

Result<boost::json::object> checked_options(const std::vector<OptionSpec>& specs, const SetupRequest& request);

// The refusal of an option that changes nothing in this game.
Error without_effect(std::string_view option);

// Which of the choices a value names: its place in the spec's list.
std::size_t choice_index(const OptionSpec& spec, std::string_view value);

}  // namespace ludarium
