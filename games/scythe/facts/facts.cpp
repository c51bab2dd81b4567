#include "games/scythe/facts/facts.hpp"

#include "games/scythe/facts/read.hpp"

namespace ludarium::scythe {

namespace {

Facts read_all(const DataSource& source, DataNotes& notes) {
  Facts facts;
  ChapterReader chapters("scythe", source, notes);
  const auto read = [&](std::string_view chapter, void (*fill)(TomlFile&, Facts&)) {
    chapters.read(chapter, [&](TomlFile& file) { fill(file, facts); });
  };
  read("box", read_box);
  read("map", read_map);
  read("factions", read_factions);
  read("mats", read_mats);
  read("combat", read_combat);
  read("scoring", read_scoring);
  read("factory", read_factory);
  read("encounters", read_encounters);
  read("objectives", read_objectives);
  read("structure_bonus", read_structure_bonus);
  read("hints", read_hints);
  read("records", read_records);
  read("automa", read_automa);
  return facts;
}

}  // namespace

Result<Facts> read_facts(const DataSource& source) { return read_with(read_all, source); }
std::vector<DataRemark> check_data(const DataSource& source) { return notes_of(read_all, source).wrong; }
std::vector<DataRemark> doubts(const DataSource& source) { return notes_of(read_all, source).doubtful; }

}  // namespace ludarium::scythe
