// Who holds a seat: nobody yet, a person, or a bot; and whether a bot is standing in for the person just now.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <utility>

#include "table/time.hpp"

namespace ludarium {

enum class Holder : std::uint8_t { open, person, bot };

struct SeatHolder {
  Holder kind = Holder::open;
  std::string person;      // id, as whoever drives the table knows it
  std::string name;        // as shown
  std::string level;       // of the bot, or of the bot that stands in
  bool stand_in = false;   // the person left, resigned or ran out of time
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

  bool played_by_bot() const { return kind == Holder::bot || stand_in; }
  bool of(const std::string& id) const { return kind == Holder::person && person == id; }
};

}  // namespace ludarium
