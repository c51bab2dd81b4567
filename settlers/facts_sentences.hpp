// What a person reads when a row of the data of Imperial Settlers contradicts another or makes no sense. What is wrong
// with a row by itself (a missing key, a number out of range) is said by core/toml_reader.cpp.
// Example: row.remark("deal", says::wrong_copies("deal", 2, 3));
#pragma once

#include <fmt/format.h>

#include <cstddef>
#include <string>
#include <string_view>

namespace ludarium::settlers::says {

using Name = std::string_view;

// any list
inline std::string twice(Name what) { return fmt::format("\"{}\" is there twice", what); }
inline std::string wrong_place(Name found, Name expected) {
  return fmt::format("\"{}\" stands where \"{}\" belongs", found, expected);
}
inline std::string wrong_number(int found, int expected) {
  return fmt::format("number {} stands where number {} belongs", found, expected);
}
inline std::string nothing_gained() { return "nothing is gained here"; }
inline std::string one_of(Name first, Name second) {
  return fmt::format("there must be either \"{}\" or \"{}\"", first, second);
}

// cards
inline std::string bad_id(Name id, Name prefix) {
  return fmt::format("\"{}\" must be \"{}\" and small letters, digits or _", id, prefix);
}
inline std::string bad_term(Name term) { return fmt::format("\"{}\" is no end of a catalogue key", term); }
inline std::string unknown_title(Name id) { return fmt::format("no card above is called \"{}\"", id); }
inline std::string same_title(Name id) { return fmt::format("\"{}\" has this title already", id); }
inline std::string wrong_copies(Name what, std::size_t found, int copies) {
  return fmt::format("\"{}\" has {} entries for {} copies", what, found, copies);
}
inline std::string not_for_kind(Name what, Name kind) {
  return fmt::format("\"{}\" does not go with \"{}\"", what, kind);
}
inline std::string no_effect(Name kind) { return fmt::format("this {} card does nothing", kind); }
inline std::string two_effects(Name first, Name second) {
  return fmt::format("a card has \"{}\" or \"{}\", not both", first, second);
}
inline std::string no_colours() { return "\"colours\" is missing; a card without colour has an empty list"; }
inline std::string no_deal_field() { return "a common card has no Deal field"; }
inline std::string no_raze_field() { return "cards of this faction have no Raze field"; }
inline std::string no_samurai() { return "this faction has no samurai"; }
inline std::string keeps_all(int draw, int keep) { return fmt::format("of {} cards drawn {} are kept", draw, keep); }
inline std::string not_rising(int found, int before) {
  return fmt::format("{} does not rise above the {} before it", found, before);
}
inline std::string protection_unpaid() { return "who pays the usual price pays for protection"; }
inline std::string nothing_paid() { return "nothing is paid here"; }
inline std::string not_allowed(Name good) { return fmt::format("\"{}\" cannot stand here", good); }
inline std::string same_option() { return "this option is there twice"; }
inline std::string one_reward() { return "there must be one of \"gain\", \"choose\" and \"pay_choose\""; }

// decks
inline std::string wrong_total(Name what, int promised, int counted) {
  return fmt::format("\"{}\" promises {} but the rows give {}", what, promised, counted);
}
inline std::string wrong_pattern(int copies, int found, int expected) {
  return fmt::format("titles with {} copies: {} instead of {}", copies, found, expected);
}
inline std::string one_faction_only(Name op) { return fmt::format("only cards of one faction can have \"{}\"", op); }
inline std::string too_many_stashes(Name what, std::size_t most) {
  return fmt::format("at most {} cards can take \"{}\"", most, what);
}

// decks of one's own
inline std::string unknown_card(Name id) { return fmt::format("there is no card \"{}\"", id); }
inline std::string incomplete_title(Name copy, Name title) {
  return fmt::format("\"{}\" is one copy; a title comes with all its copies: write \"{}\"", copy, title);
}
inline std::string common_card(Name id) { return fmt::format("\"{}\" is a common card", id); }
inline std::string other_faction(Name id, Name faction) {
  return fmt::format("\"{}\" is a card of the {}", id, faction);
}
inline std::string deck_size(int found, int expected) {
  return fmt::format("the deck has {} cards instead of {}", found, expected);
}

// the solo game
inline std::string attack_deck(std::size_t found, std::size_t expected) {
  return fmt::format("the attack deck has {} cards instead of {}", found, expected);
}
inline std::string ladder_start(int at) { return fmt::format("the first title is earned at 0, not {}", at); }

}  // namespace ludarium::settlers::says
