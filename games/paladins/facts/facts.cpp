#include "games/paladins/facts/facts.hpp"

#include "games/paladins/facts/read.hpp"

namespace ludarium::paladins {

namespace {

void count_crews(Facts& facts) {
  for (LeftAction& action : facts.left)
    for (LeftOption& option : action.options) option.crew = crew_for(option.spots);
  for (RightAction& action : facts.right)
    for (std::size_t covered = 0; covered < action.crew.size(); ++covered) {
      auto spots = action.spots;
      for (std::size_t spot = 0; spot < 2; ++spot)
        if (covered >> spot & 1u) spots[spot] = Worker::none;
      action.crew[covered] = crew_for(spots);
    }
}

Facts read_all(const DataSource& source, DataNotes& notes) {
  Facts facts;
  ChapterReader chapters("paladins", source, notes);
  const auto read = [&](std::string_view chapter, void (*fill)(TomlFile&, Facts&)) {
    chapters.read(chapter, [&](TomlFile& file) { fill(file, facts); });
  };
  read("board", read_board);
  read("player_board", read_player_board);
  read("paladins", read_paladins);
  read("tavern", read_tavern);
  read("townsfolk", read_townsfolk);
  read("outsiders", read_outsiders);
  read("walls", read_walls);
  read("suspicion", read_suspicion);
  read("orders", read_orders);
  read("favours", read_favours);
  read("schemes", read_schemes);
  count_crews(facts);
  return facts;
}

}  // namespace

Crew crew_for(std::span<const Worker> spots) {
  Crew crew;
  for (Worker spot : spots) {
    if (spot == Worker::none) continue;
    ++crew.spots;
    if (spot == Worker::criminal)
      ++crew.criminals;
    else if (spot != Worker::any)
      crew.coloured += std::uint64_t{1} << 8 * index(spot);
  }
  return crew;
}

Result<Facts> read_facts(const DataSource& source) { return read_with(read_all, source); }
std::vector<DataRemark> check_data(const DataSource& source) { return notes_of(read_all, source).wrong; }
std::vector<DataRemark> doubts(const DataSource& source) { return notes_of(read_all, source).doubtful; }

}  // namespace ludarium::paladins
