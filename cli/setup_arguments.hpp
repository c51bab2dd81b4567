// Turns the arguments for a new game into a SetupRequest.
// Example: --seats 3 --option edition=cs --option factions=nordic,saxony,crimea
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/game.hpp"

namespace ludarium {

struct SetupArguments {
  std::optional<int> seats;
  std::optional<std::uint64_t> seed;
  std::vector<std::string> options;  // "name=value"
};

Result<SetupRequest> read_setup(const AnyGame& game, const SetupArguments& arguments, std::uint64_t seed_if_none);

std::vector<std::string> split(const std::string& text, char separator);  // "a,b" -> a b; "" -> nothing

}  // namespace ludarium
