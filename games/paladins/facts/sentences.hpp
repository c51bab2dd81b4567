// What a person reads when a row of the data of Paladins contradicts another or makes no sense. What is wrong with a
// row by itself (a missing key, a number out of range) is said by core/toml_reader.cpp.
// Example: row.remark("id", says::twice("abbot_1"));
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "core/message.hpp"

namespace ludarium::paladins::says {

using Name = std::string_view;

// any list
inline Message twice(Name what) { return {"paladins.data.twice", {{"what", literal(what)}}}; }
inline Message wrong_place(Name found, Name expected) {
  return {"paladins.data.wrong_place", {{"found", literal(found)}, {"expected", literal(expected)}}};
}
inline Message wrong_number(int found, std::size_t expected) {
  return {"paladins.data.wrong_number", {{"found", number(found)}, {"expected", number(expected)}}};
}
inline Message wrong_total(Name what, int promised, int counted) {
  return {"paladins.data.wrong_total",
          {{"what", literal(what)}, {"promised", number(promised)}, {"counted", number(counted)}}};
}
inline Message not_rising(int found, int before) {
  return {"paladins.data.not_rising", {{"found", number(found)}, {"before", number(before)}}};
}
inline Message falling(int found, int before) {
  return {"paladins.data.falling", {{"found", number(found)}, {"before", number(before)}}};
}

// effects
inline Message unknown_token(Name key, Name found, std::string known) {
  return {"data.unknown_word", {{"key", literal(key)}, {"known", std::move(known)}, {"found", literal(found)}}};
}
inline Message bad_amount(Name found, int most) {
  return {"paladins.data.bad_amount", {{"found", literal(found)}, {"most", number(most)}}};
}
inline Message same_option() { return {"paladins.data.same_option", {}}; }
inline Message nothing_gained() { return {"paladins.data.nothing_gained", {}}; }
inline Message always_gives(Name key, Name token) {
  return {"paladins.data.always_gives", {{"key", literal(key)}, {"token", literal(token)}}};
}

// boards
inline Message min_players(int found) { return {"paladins.data.min_players", {{"found", number(found)}}}; }
inline Message outside_region(Name id, Name prefix) {
  return {"paladins.data.outside_region", {{"id", literal(id)}, {"prefix", literal(prefix)}}};
}
inline Message wrong_open(int players, int promised, int counted) {
  return {"paladins.data.wrong_open",
          {{"players", number(players)}, {"promised", number(promised)}, {"counted", number(counted)}}};
}
inline Message no_lure() { return {"paladins.data.no_lure", {}}; }
inline Message same_colour(Name worker) { return {"paladins.data.same_colour", {{"worker", literal(worker)}}}; }
inline Message fewer_spots() { return {"paladins.data.fewer_spots", {}}; }
inline Message no_limit(Name action) { return {"paladins.data.no_limit", {{"action", literal(action)}}}; }
inline Message wrong_uses(std::size_t found, int uses) {
  return {"paladins.data.wrong_uses", {{"found", number(found)}, {"uses", number(uses)}}};
}
inline Message board_requires(Name action) { return {"paladins.data.board_requires", {{"action", literal(action)}}}; }
inline Message no_track(Name action, Name of) {
  return {"paladins.data.no_track", {{"action", literal(action)}, {"of", literal(of)}}};
}
inline Message not_counted(Name action) { return {"paladins.data.not_counted", {{"action", literal(action)}}}; }
inline Message ladder_too_long(int last, int most) {
  return {"paladins.data.ladder_too_long", {{"last", number(last)}, {"most", number(most)}}};
}

// cards
inline Message bad_id(Name id) { return {"paladins.data.bad_id", {{"id", literal(id)}}}; }
inline Message bad_numbered_id(Name id) { return {"paladins.data.bad_numbered_id", {{"id", literal(id)}}}; }
inline Message same_boost(Name other) { return {"paladins.data.same_boost", {{"other", literal(other)}}}; }
inline Message one_ability() { return {"paladins.data.one_ability", {}}; }
inline Message costs_nothing(Name action) { return {"paladins.data.costs_nothing", {{"action", literal(action)}}}; }
inline Message too_much_off(int off, int silver) {
  return {"paladins.data.too_much_off", {{"off", number(off)}, {"silver", number(silver)}}};
}
inline Message inquisition_only(Name key) { return {"paladins.data.inquisition_only", {{"key", literal(key)}}}; }
inline Message one_condition() { return {"paladins.data.one_condition", {}}; }
inline Message out_of_reach(Name action, int at_least, int most) {
  return {"paladins.data.out_of_reach",
          {{"action", literal(action)}, {"at_least", number(at_least)}, {"most", number(most)}}};
}
inline Message choice_or_gain() { return {"paladins.data.choice_or_gain", {}}; }

// the solo opponent
inline Message favour_schemes(int found, std::size_t slots) {
  return {"paladins.data.favour_schemes", {{"found", number(found)}, {"slots", number(slots)}}};
}
inline Message too_few_workshops(int number_, int needed) {
  return {"paladins.data.too_few_workshops", {{"number", number(number_)}, {"needed", number(needed)}}};
}
inline Message too_many_covered(int most, int coverable) {
  return {"paladins.data.too_many_covered", {{"most", number(most)}, {"coverable", number(coverable)}}};
}

}  // namespace ludarium::paladins::says
