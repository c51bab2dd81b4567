// Passage and Headline divide a game into the turns and lines of the chronicle (table/chronicle.hpp).
// Example: Headline{"deploy", term(BottomAction::deploy), Message{"scythe.line.to", ...}}
#pragma once

#include <optional>
#include <string>

#include "core/message.hpp"
#include "core/seat.hpp"

namespace ludarium {

// Where a decision belongs. Consecutive decisions about the same topic are one line; a decision with `anew` begins the
// next line.
struct Passage {
  Seat turn = Seat::none;  // whose turn it is; none between turns
  int topic = 0;
  bool anew = true;
  std::optional<int> round{};  // in games of rounds

  bool operator==(const Passage&) const = default;
};

// The name of a line, "Deploy", and its subject, "Artillery, A6".
struct Headline {
  std::string kind;  // the same in every language
  Term name;
  std::optional<Message> about{};

  bool operator==(const Headline&) const = default;
};

}  // namespace ludarium
