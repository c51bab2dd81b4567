// What a game can foresee for a seat, in sections of lines that a reader needs no rule to draw. Made from what that
// seat may know, by the functions of the rules themselves: never a second description of a rule.
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
  std::vector<Transfer> amounts;                      // what comes, or stands there; what is not gained is paid
  std::optional<Message> because{};                   // where it comes from, or what is missing
  Seat seat = Seat::none;                             // whom it is about, where it is not the viewer
  std::vector<std::pair<std::string, int>> limits{};  // the most of each, by name: {{"dial", 7}, {"total", 17}}
};

struct OutlookSection {
  std::string name;   // "income", the same in every language
  std::string title;  // catalogue key
  std::vector<OutlookLine> lines;
};

using Outlook = std::vector<OutlookSection>;

}  // namespace ludarium
