// The options a game of Scythe is set up with: names as in the protocol and in records, checked here.
#pragma once

#include <boost/json.hpp>
#include <vector>

#include "core/game.hpp"
#include "games/scythe/facts/facts.hpp"
#include "games/scythe/rules/state.hpp"

namespace ludarium::scythe {

struct Options {
  int seats = 2;    // for people
  int automas = 0;  // behind them
  AutomaLevel level = AutomaLevel::automa;
  std::uint8_t readings = 0;  // bit per AutomaReading
  Edition edition = Edition::standard;
  std::uint16_t flags = rusviet_factory_repeat;
  std::array<Faction, max_players> factions{Faction::none, Faction::none, Faction::none, Faction::none, Faction::none};
  std::array<Mat, max_players> mats{Mat::none, Mat::none, Mat::none, Mat::none, Mat::none};  // none = at random
};

std::vector<OptionSpec> option_specs(const Facts& facts);
Result<Options> read_options(const Facts& facts, const SetupRequest& request);
boost::json::object write_options(const Facts& facts, const State& state);

State set_up(const Facts& facts, const Options& options, std::uint64_t seed);

}  // namespace ludarium::scythe
