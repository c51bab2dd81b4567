// What a person reads when a row of the data of Imperial Settlers contradicts another or makes no sense. What is wrong
// with a row by itself (a missing key, a number out of range) is said by core/toml_reader.cpp.
// Example: row.remark("deal", says::wrong_copies("deal", 2, 3));
#pragma once

#include <cstddef>
#include <string_view>

#include "core/message.hpp"

namespace ludarium::settlers::says {

using Name = std::string_view;

// any list
inline Message twice(Name what) { return {"settlers.data.twice", {{"what", literal(what)}}}; }
inline Message wrong_place(Name found, Name expected) {
  return {"settlers.data.wrong_place", {{"found", literal(found)}, {"expected", literal(expected)}}};
}
inline Message wrong_number(int found, int expected) {
  return {"settlers.data.wrong_number", {{"found", number(found)}, {"expected", number(expected)}}};
}
inline Message one_at_a_time(int found) { return {"settlers.data.one_at_a_time", {{"found", number(found)}}}; }
inline Message nothing_gained() { return {"settlers.data.nothing_gained", {}}; }
inline Message one_of(Name first, Name second) {
  return {"settlers.data.one_of", {{"first", literal(first)}, {"second", literal(second)}}};
}

// cards
inline Message bad_id(Name id, Name prefix) {
  return {"settlers.data.bad_id", {{"id", literal(id)}, {"prefix", literal(prefix)}}};
}
inline Message bad_term(Name term) { return {"settlers.data.bad_term", {{"term", literal(term)}}}; }
inline Message bad_name() { return {"settlers.data.bad_name", {}}; }
inline Message unknown_title(Name id) { return {"settlers.data.unknown_title", {{"id", literal(id)}}}; }
inline Message same_title(Name id) { return {"settlers.data.same_title", {{"id", literal(id)}}}; }
inline Message wrong_copies(Name what, std::size_t found, int copies) {
  return {"settlers.data.wrong_copies",
          {{"what", literal(what)}, {"found", number(found)}, {"copies", number(copies)}}};
}
inline Message not_for_kind(Name what, Name kind) {
  return {"settlers.data.not_for_kind", {{"what", literal(what)}, {"kind", literal(kind)}}};
}
inline Message no_effect(Name kind) { return {"settlers.data.no_effect", {{"kind", literal(kind)}}}; }
inline Message two_effects(Name first, Name second) {
  return {"settlers.data.two_effects", {{"first", literal(first)}, {"second", literal(second)}}};
}
inline Message no_colours() { return {"settlers.data.no_colours", {}}; }
inline Message no_deal_field() { return {"settlers.data.no_deal_field", {}}; }
inline Message no_raze_field() { return {"settlers.data.no_raze_field", {}}; }
inline Message no_samurai() { return {"settlers.data.no_samurai", {}}; }
inline Message keeps_all(int draw, int keep) {
  return {"settlers.data.keeps_all", {{"draw", number(draw)}, {"keep", number(keep)}}};
}
inline Message not_rising(int found, int before) {
  return {"settlers.data.not_rising", {{"found", number(found)}, {"before", number(before)}}};
}
inline Message protection_unpaid() { return {"settlers.data.protection_unpaid", {}}; }
inline Message nothing_paid() { return {"settlers.data.nothing_paid", {}}; }
inline Message not_allowed(Name good) { return {"settlers.data.not_allowed", {{"good", literal(good)}}}; }
inline Message same_option() { return {"settlers.data.same_option", {}}; }
inline Message one_reward() { return {"settlers.data.one_reward", {}}; }

// decks
inline Message wrong_total(Name what, int promised, int counted) {
  return {"settlers.data.wrong_total",
          {{"what", literal(what)}, {"promised", number(promised)}, {"counted", number(counted)}}};
}
inline Message wrong_pattern(int copies, int found, int expected) {
  return {"settlers.data.wrong_pattern",
          {{"copies", number(copies)}, {"found", number(found)}, {"expected", number(expected)}}};
}
inline Message too_many_cards(int found, int most) {
  return {"settlers.data.too_many_cards", {{"found", number(found)}, {"most", number(most)}}};
}
inline Message one_faction_only(Name op) { return {"settlers.data.one_faction_only", {{"op", literal(op)}}}; }
inline Message too_many_stashes(Name what, std::size_t most) {
  return {"settlers.data.too_many_stashes", {{"what", literal(what)}, {"most", number(most)}}};
}

// decks of one's own
inline Message unknown_card(Name id) { return {"settlers.data.unknown_card", {{"id", literal(id)}}}; }
inline Message incomplete_title(Name copy, Name title) {
  return {"settlers.data.incomplete_title", {{"copy", literal(copy)}, {"title", literal(title)}}};
}
inline Message common_card(Name id) { return {"settlers.data.common_card", {{"id", literal(id)}}}; }
inline Message other_faction(Name id, Name faction) {
  return {"settlers.data.other_faction", {{"id", literal(id)}, {"faction", literal(faction)}}};
}
inline Message deck_size(int found, int expected) {
  return {"settlers.data.deck_size", {{"found", number(found)}, {"expected", number(expected)}}};
}

// the solo game
inline Message attack_deck(std::size_t found, std::size_t expected) {
  return {"settlers.data.attack_deck", {{"found", number(found)}, {"expected", number(expected)}}};
}
inline Message ladder_start(int at) { return {"settlers.data.ladder_start", {{"at", number(at)}}}; }

}  // namespace ludarium::settlers::says
