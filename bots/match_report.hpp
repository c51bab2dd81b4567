// MatchReport is the results of a match, with a summary and a JSON file. The files of several machines can be merged.
// Example: MatchReport report = ...; report.bouts.emplace(3, result); Summary summary = summarise(report);
#pragma once

#include <boost/json.hpp>
#include <map>
#include <string>
#include <vector>

#include "bots/arena.hpp"
#include "core/result.hpp"

namespace ludarium {

struct MatchReport {
  std::string game;
  std::vector<std::string> contenders;
  std::uint64_t seed = 1;
  boost::json::object options;
  std::map<std::size_t, BoutResult> bouts;  // by number; a bout played twice counts once
};

struct ContenderSummary {
  std::string name;
  Rating wins;      // share of games won; a shared win counts in part
  Rating ahead;     // share of opponents it finished ahead of; Elo comes from it
  double fair = 0;  // the share of wins among equal players
  double score = 0, spread = 0;
  double milliseconds = 0, longest = 0;                        // of one decision, processor time
  std::map<std::string, std::pair<double, int>> by_seat_name;  // wins, games: "rusviet"
};
// Wins and games of each side and kit, summed over all players: Scythe's factions and mats.
using KitTable = std::map<std::string, std::map<std::string, std::pair<double, int>>>;
struct Summary {
  std::vector<ContenderSummary> contenders;  // contenders of the same name are one entry
  std::size_t games = 0, unfinished = 0;
  double turns = 0, winner_median = 0, moves = 0;
  KitTable kits;
};
Summary summarise(const MatchReport& report);

boost::json::value write_report(const MatchReport& report);
Result<MatchReport> read_report(const boost::json::value& json);
// Nothing if they are not parts of the same match.
bool merge_into(MatchReport& whole, const MatchReport& part);

}  // namespace ludarium
