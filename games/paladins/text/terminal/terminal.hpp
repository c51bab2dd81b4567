// The drawing of the table in two halves: what is common (terminal.cpp) and what lies before a player
// (terminal_players.cpp). `Screen` knows the position and the language and puts lines together.
// Example: std::string all = common_table(screen) + player_block(screen, seat);
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/words.hpp"
#include "games/paladins/text/wording/phrases.hpp"

namespace ludarium::paladins {

struct Screen : AboutTable<Facts, State> {
  using AboutTable::say;
  std::string say(const Phrases& list) const { return words.say({"paladins.board.list", {{"list", list}}}); }
  static std::string entry(const std::vector<std::string>& parts) { return line(parts, "    - "); }
};

std::string common_table(const Screen& screen);
std::string player_block(const Screen& screen, Seat seat);
std::string rival_block(const Screen& screen);

}  // namespace ludarium::paladins
