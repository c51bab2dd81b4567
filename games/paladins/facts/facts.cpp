#include "games/paladins/facts/facts.hpp"

#include <fmt/format.h>

#include "games/paladins/facts/read.hpp"

namespace ludarium::paladins {

namespace {

Facts read_all(const DataSource& source, DataNotes& notes) {
  Facts facts;
  const auto read = [&](std::string_view name, auto&& fill) {
    TomlFile file(source, fmt::format("paladins/{}.toml", name), notes);
    fill(file, facts);
    file.finish();
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

Result<Facts> read_facts(const DataSource& source) {
  DataNotes notes;
  Facts facts = read_all(source, notes);
  if (notes.wrong.empty()) return facts;
  return Error{"bad_data", with_place(notes.wrong.front())};
}

std::vector<DataRemark> check_data(const DataSource& source) {
  DataNotes notes;
  read_all(source, notes);
  return notes.wrong;
}

std::vector<DataRemark> doubts(const DataSource& source) {
  DataNotes notes;
  read_all(source, notes);
  return notes.doubtful;
}

}  // namespace ludarium::paladins
