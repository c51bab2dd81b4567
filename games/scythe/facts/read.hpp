// The readers of the single data files, called by read_facts() in this order: later files lean on earlier ones.
// Each fills its part of Facts and notes what is wrong; if anything was, the Facts are not to be used.
#pragma once

#include "core/facts_reader.hpp"
#include "games/scythe/facts/facts.hpp"

namespace ludarium::scythe {

inline constexpr std::size_t home_bases = 7;  // two of them belong to no faction of this game

void read_box(TomlFile& file, Facts& facts);
void read_map(TomlFile& file, Facts& facts);
void read_factions(TomlFile& file, Facts& facts);
void read_mats(TomlFile& file, Facts& facts);
void read_combat(TomlFile& file, Facts& facts);
void read_scoring(TomlFile& file, Facts& facts);
void read_factory(TomlFile& file, Facts& facts);
void read_encounters(TomlFile& file, Facts& facts);
void read_objectives(TomlFile& file, Facts& facts);
void read_structure_bonus(TomlFile& file, Facts& facts);
void read_hints(TomlFile& file, Facts& facts);
void read_records(TomlFile& file, Facts& facts);
void read_automa(TomlFile& file, Facts& facts);

}  // namespace ludarium::scythe
