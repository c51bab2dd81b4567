// The options a game of Imperial Settlers is set up with, checked here, and the set-up itself.
#pragma once

#include "core/game.hpp"
#include "games/settlers/facts/facts.hpp"
#include "games/settlers/rules/state.hpp"

namespace ludarium::settlers {

struct Options {
  int seats = 2;
  Lookout lookout = Lookout::standard;
  bool peaceful = false;
  std::array<const CustomDeck*, max_players> decks{};  // none: that of the box
  std::array<Faction, max_players> factions{Faction::none, Faction::none, Faction::none, Faction::none};
};

std::vector<OptionSpec> option_specs(const Facts& facts);
Result<Options> read_options(const Facts& facts, const SetupRequest& request);
boost::json::object write_options(const Facts& facts, const State& state);

State set_up(const Facts& facts, const Options& options, std::uint64_t seed);

}  // namespace ludarium::settlers
