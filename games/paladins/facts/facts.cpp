#include "games/paladins/facts/facts.hpp"

#include "games/paladins/facts/read.hpp"

namespace ludarium::paladins {

namespace {

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
  return facts;
}

}  // namespace

Result<Facts> read_facts(const DataSource& source) { return read_with(read_all, source); }
std::vector<DataRemark> check_data(const DataSource& source) { return notes_of(read_all, source).wrong; }
std::vector<DataRemark> doubts(const DataSource& source) { return notes_of(read_all, source).doubtful; }

}  // namespace ludarium::paladins
