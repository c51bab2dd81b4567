// What a person reads when a row of Scythe's data contradicts another. What is wrong with a row by itself (a missing
// key, a number out of range) is said by core/toml_reader.cpp.
// Example: row.remark(says::lakes_touch("lake_north", "lake_east"));
#pragma once

#include <cstddef>
#include <string_view>

#include "core/message.hpp"

namespace ludarium::scythe::says {

using Name = std::string_view;

// any list
inline Message twice(Name what) { return {"scythe.data.twice", {{"what", literal(what)}}}; }
inline Message wrong_place(Name found, Name expected) {
  return {"scythe.data.wrong_place", {{"found", literal(found)}, {"expected", literal(expected)}}};
}
inline Message wrong_number(int found, std::size_t expected) {
  return {"scythe.data.wrong_number", {{"found", number(found)}, {"expected", number(expected)}}};
}

// the map
inline Message unknown_hex(Name id) { return {"scythe.data.unknown_hex", {{"id", literal(id)}}}; }
inline Message same_place(Name a, Name b) { return {"scythe.data.same_place", {{"a", literal(a)}, {"b", literal(b)}}}; }
inline Message alone(Name id) { return {"scythe.data.alone", {{"id", literal(id)}}}; }
inline Message lakes_touch(Name a, Name b) {
  return {"scythe.data.lakes_touch", {{"a", literal(a)}, {"b", literal(b)}}};
}
inline Message no_tunnel_here(Name id, Name terrain) {
  return {"scythe.data.no_tunnel_here", {{"id", literal(id)}, {"terrain", literal(terrain)}}};
}
inline Message no_encounter_here(Name id, Name terrain) {
  return {"scythe.data.no_encounter_here", {{"id", literal(id)}, {"terrain", literal(terrain)}}};
}
inline Message not_touching(Name a, Name b) {
  return {"scythe.data.not_touching", {{"a", literal(a)}, {"b", literal(b)}}};
}
inline Message river_at_lake(Name lake) { return {"scythe.data.river_at_lake", {{"lake", literal(lake)}}}; }
inline Message river_to_itself(Name id) { return {"scythe.data.river_to_itself", {{"id", literal(id)}}}; }
inline Message river_twice(Name a, Name b) {
  return {"scythe.data.river_twice", {{"a", literal(a)}, {"b", literal(b)}}};
}
inline Message wrong_sum(Name what, int counted, int promised) {
  return {"scythe.data.wrong_sum",
          {{"what", literal(what)}, {"counted", number(counted)}, {"promised", number(promised)}}};
}
inline Message exit_not_land(Name id) { return {"scythe.data.exit_not_land", {{"id", literal(id)}}}; }
inline Message exit_not_lake(Name id) { return {"scythe.data.exit_not_lake", {{"id", literal(id)}}}; }
inline Message exit_missing(Name base, Name id) {
  return {"scythe.data.exit_missing", {{"base", literal(base)}, {"id", literal(id)}}};
}

// factions and mats
inline Message ability_missing(Name ability) {
  return {"scythe.data.ability_missing", {{"ability", literal(ability)}}};
}
inline Message wrong_squares(std::size_t found, std::size_t cubes) {
  return {"scythe.data.wrong_squares", {{"found", number(found)}, {"cubes", number(cubes)}}};
}
inline Message free_action(Name action) { return {"scythe.data.free_action", {{"action", literal(action)}}}; }

// cards and tiles
inline Message promo_before_base() { return {"scythe.data.promo_before_base", {}}; }
inline Message wrong_deck(std::size_t found, std::size_t promised) {
  return {"scythe.data.wrong_deck", {{"found", number(found)}, {"promised", number(promised)}}};
}
inline Message option_not_free() { return {"scythe.data.option_not_free", {}}; }
inline Message bad_encounter_cost() { return {"scythe.data.bad_encounter_cost", {}}; }
inline Message nothing_gained() { return {"scythe.data.nothing_gained", {}}; }
inline Message no_choice() { return {"scythe.data.no_choice", {}}; }
inline Message gain_and_choice() { return {"scythe.data.gain_and_choice", {}}; }
inline Message no_bound() { return {"scythe.data.no_bound", {}}; }
inline Message empty_bound(int least, int most) {
  return {"scythe.data.empty_bound", {{"least", number(least)}, {"most", number(most)}}};
}
inline Message ladder_gap(int from, int expected) {
  return {"scythe.data.ladder_gap", {{"from", number(from)}, {"expected", number(expected)}}};
}
inline Message step_backwards(int from, int to) {
  return {"scythe.data.step_backwards", {{"from", number(from)}, {"to", number(to)}}};
}
inline Message ladder_falls(int coins, int before) {
  return {"scythe.data.ladder_falls", {{"coins", number(coins)}, {"before", number(before)}}};
}

// combat, scoring, extras
inline Message cards_not_rising() { return {"scythe.data.cards_not_rising", {}}; }
inline Message tier_end(int to, int track_end) {
  return {"scythe.data.tier_end", {{"to", number(to)}, {"track_end", number(track_end)}}};
}
inline Message too_few_tokens(int found, int needed) {
  return {"scythe.data.too_few_tokens", {{"found", number(found)}, {"needed", number(needed)}}};
}
inline Message bad_hint_key(Name key) { return {"scythe.data.bad_hint_key", {{"key", literal(key)}}}; }

}  // namespace ludarium::scythe::says
