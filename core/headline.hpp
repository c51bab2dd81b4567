// How a game is told as turns and lines (table/chronicle.hpp): where in the telling a position stands, and what a line
// is called. Example: Headline{"deploy", term(BottomAction::deploy), Message{"scythe.line.to", ...}}
#pragma once

#include <optional>
#include <string>

#include "core/message.hpp"
#include "core/seat.hpp"

namespace ludarium {

// Where a decision stands. Decisions about the same topic in a row are one line; a question that is `anew` begins the
// next one.
struct Passage {
  Seat turn = Seat::none;  // whose turn it is; none between turns
  int topic = 0;
  bool anew = true;
  std::optional<int> round{};  // in games of rounds

  bool operator==(const Passage&) const = default;
};

// What a line is called: "Deploy", and about what: "Artillery, A6".
struct Headline {
  std::string kind;  // the same in every language
  Term name;
  std::optional<Message> about{};

  bool operator==(const Headline&) const = default;
};

}  // namespace ludarium
