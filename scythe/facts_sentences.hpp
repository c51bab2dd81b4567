// What a person reads when a row of Scythe's data contradicts another. What is wrong with a row by itself (a missing
// key, a number out of range) is said by core/toml_reader.cpp.
// Example: row.remark(says::lakes_touch("lake_north", "lake_east"));
#pragma once

#include <fmt/format.h>

#include <cstddef>
#include <string>
#include <string_view>

namespace ludarium::scythe::says {

using Name = std::string_view;

// any list
inline std::string twice(Name what) { return fmt::format("\"{}\" is there twice", what); }
inline std::string wrong_place(Name found, Name expected) {
  return fmt::format("\"{}\" stands where \"{}\" belongs", found, expected);
}
inline std::string wrong_number(int found, std::size_t expected) {
  return fmt::format("number {} stands where number {} belongs", found, expected);
}

// the map
inline std::string unknown_hex(Name id) { return fmt::format("there is no territory \"{}\"", id); }
inline std::string same_place(Name a, Name b) { return fmt::format("\"{}\" lies where \"{}\" lies", a, b); }
inline std::string alone(Name id) { return fmt::format("\"{}\" touches no other territory", id); }
inline std::string lakes_touch(Name a, Name b) { return fmt::format("the lakes \"{}\" and \"{}\" touch", a, b); }
inline std::string no_symbol_here(Name symbol, Name id, Name terrain) {
  return fmt::format("\"{}\" is a {} and cannot have {}", id, terrain, symbol);
}
inline std::string not_touching(Name a, Name b) { return fmt::format("\"{}\" and \"{}\" do not touch", a, b); }
inline std::string river_at_lake(Name lake) { return fmt::format("no river runs along the lake \"{}\"", lake); }
inline std::string river_to_itself(Name id) { return fmt::format("the river runs between \"{}\" and itself", id); }
inline std::string river_twice(Name a, Name b) {
  return fmt::format("the river between \"{}\" and \"{}\" is there twice", a, b);
}
inline std::string wrong_sum(Name what, int counted, int promised) {
  return fmt::format("\"{}\" promises {} but the rows give {}", what, promised, counted);
}
inline std::string exit_not_land(Name id) { return fmt::format("\"{}\" is a lake: list it under \"lake\"", id); }
inline std::string exit_not_lake(Name id) { return fmt::format("\"{}\" is no lake", id); }
inline std::string exit_missing(Name base, Name id) {
  return fmt::format("the base of {} touches \"{}\", which is not among its exits", base, id);
}

// factions and mats
inline std::string ability_missing(Name ability) {
  return fmt::format("every faction has \"{}\", this one has not", ability);
}
inline std::string wrong_squares(std::size_t found, std::size_t cubes) {
  return fmt::format("the mat has {} dashed squares for {} cubes", found, cubes);
}
inline std::string free_action(Name action) {
  return fmt::format("with all its squares covered {} would cost less than 1", action);
}

// cards and tiles
inline std::string promo_before_base() { return "a card of the base game stands after a promo card"; }
inline std::string wrong_deck(std::size_t found, std::size_t promised) {
  return fmt::format("the base game has {} of these, box.toml promises {}", found, promised);
}
inline std::string option_not_free() { return "the first option of an encounter card must be free"; }
inline std::string bad_encounter_cost() { return "an encounter is paid with coins or popularity only"; }
inline std::string nothing_gained() { return "nothing is gained here"; }
inline std::string no_choice() { return "\"gain_one_of\" must offer at least two things"; }
inline std::string gain_and_choice() { return "there must be either \"gain\" or \"gain_one_of\""; }
inline std::string no_bound() {
  return "a need has either \"exactly\", or \"at_least\" and \"at_most\", or one of them";
}
inline std::string empty_bound(int least, int most) {
  return fmt::format("nothing is at least {} and at most {}", least, most);
}
inline std::string ladder_gap(int from, int expected) {
  return fmt::format("the step from {} must start at {}", from, expected);
}
inline std::string step_backwards(int from, int to) { return fmt::format("from {} to {} is no step", from, to); }
inline std::string ladder_falls(int coins, int before) {
  return fmt::format("{} coins do not rise above the {} of the step before", coins, before);
}

// combat, scoring, extras
inline std::string cards_not_rising() { return "the card values must rise from row to row"; }
inline std::string tier_end(int to, int track_end) {
  return fmt::format("the last tier ends at {}, the popularity track at {}", to, track_end);
}
inline std::string too_few_tokens(int found, int needed) {
  return fmt::format("{} encounter tokens do not cover the {} encounters of the map", found, needed);
}
inline std::string bad_hint_key(Name key) { return fmt::format("\"{}\" does not begin with \"scythe.hint.\"", key); }

}  // namespace ludarium::scythe::says
