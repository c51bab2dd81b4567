#include "games/scythe/facts/facts.hpp"

#include "games/scythe/facts/read.hpp"

namespace ludarium::scythe {

namespace {

struct Chapter {
  const char* path;
  void (*read)(TomlFile&, Facts&);
};

constexpr Chapter chapters[] = {
    {"scythe/box.toml", read_box},
    {"scythe/map.toml", read_map},
    {"scythe/factions.toml", read_factions},
    {"scythe/mats.toml", read_mats},
    {"scythe/combat.toml", read_combat},
    {"scythe/scoring.toml", read_scoring},
    {"scythe/factory.toml", read_factory},
    {"scythe/encounters.toml", read_encounters},
    {"scythe/objectives.toml", read_objectives},
    {"scythe/structure_bonus.toml", read_structure_bonus},
    {"scythe/hints.toml", read_hints},
    {"scythe/records.toml", read_records},
};

Facts read_all(const DataSource& source, DataNotes& notes) {
  Facts facts;
  for (const Chapter& chapter : chapters) {
    TomlFile file(source, chapter.path, notes);
    chapter.read(file, facts);
    file.finish();
  }
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

}  // namespace ludarium::scythe
