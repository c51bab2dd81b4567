// Who holds a seat: nobody yet, a person, or a bot; whether a bot is standing in for the person just now, and whether
// the person has given the seat up.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "core/names.hpp"
#include "table/person.hpp"

namespace ludarium {

enum class Holder : std::uint8_t { open, person, bot };

// How a person has lost a seat before the game was over. A bot plays it to the end; the person has lost.
enum class GivenUp : std::uint8_t { no, left, resigned, out_of_time };
inline constexpr Names<4> given_up_names = {"", "left", "resigned", "out_of_time"};
constexpr NameList ids_of(GivenUp) { return given_up_names; }

struct SeatHolder {
  Holder kind = Holder::open;
  std::string person;     // id, as whoever drives the table knows it
  std::string name;       // as shown
  std::string level;      // of the bot, or of the bot that stands in
  bool stand_in = false;  // a bot plays for the person
  GivenUp given_up = GivenUp::no;
  int given_up_as = 0;          // the how manieth at the table
  bool guest = false;           // has no account
  std::set<std::string> marks;  // Person::mark, as often as it was another one
  Rest rest;
  Time away_since = 0;     // 0: here
  bool holds_turn = true;  // a turn that could still be taken back waits for End turn

  // Decisions answered by themselves: name of the decision, and the answer in the notation wherever it is legal.
  std::map<std::string, std::string> standing;

  static SeatHolder person_named(std::string id, std::string name) {
    SeatHolder holder;
    holder.kind = Holder::person;
    holder.person = std::move(id);
    holder.name = std::move(name);
    return holder;
  }
  static SeatHolder bot_at(std::string level) {
    SeatHolder holder;
    holder.kind = Holder::bot;
    holder.level = std::move(level);
    return holder;
  }

  Person as_person() const { return {person, name, guest, marks.empty() ? "" : *marks.begin(), rest}; }
  bool played_by_bot() const { return kind == Holder::bot || stand_in; }
  bool gone() const { return kind == Holder::person && name.empty(); }  // the person is deleted
  bool of(const std::string& id) const { return kind == Holder::person && !id.empty() && person == id; }
};

}  // namespace ludarium
