// Outlook is the forecast of a game for a seat: sections of lines that a client can draw without knowing a rule. A game
// makes it from the seat's view by calling its rules; it never repeats a rule.
// Example: for (const OutlookSection& section : game.forecast(view, seat)) draw(section);
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/message.hpp"
#include "core/seat.hpp"
#include "core/vocabulary.hpp"

namespace ludarium {

struct OutlookLine {
  Message label;
  std::vector<Transfer> amounts;                      // what comes or is there; a transfer that is not `gained` is paid
  std::optional<Message> because{};                   // its source, or what is missing
  Seat seat = Seat::none;                             // the seat it is about, if not the viewer
  std::vector<std::pair<std::string, int>> limits{};  // upper limits by name: {{"dial", 7}, {"total", 17}}
};

struct OutlookSection {
  std::string name;   // "income", the same in every language
  std::string title;  // catalogue key
  std::vector<OutlookLine> lines;
};

using Outlook = std::vector<OutlookSection>;

}  // namespace ludarium
