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

struct Screen {
  const Facts& facts;
  const State& s;
  Seat viewer;
  const Words& words;

  using Args = std::vector<std::pair<std::string, MessageArg>>;

  std::string say(const char* key, Args args = {}) const { return words.say({key, std::move(args)}); }
  std::string say(const Phrases& list) const { return words.say({"paladins.board.list", {{"list", list}}}); }

  // Joins what is there with " · " and indents it; nothing if there is nothing.
  static std::string line(const std::vector<std::string>& parts, std::string_view indent = "  ") {
    std::string text;
    for (const std::string& part : parts)
      if (!part.empty()) text += (text.empty() ? std::string(indent) : " · ") + part;
    return text.empty() ? text : text + "\n";
  }
  static std::string entry(const std::vector<std::string>& parts) { return line(parts, "    - "); }
  static void add(std::string& list, const std::string& one) { list += (list.empty() ? "" : ", ") + one; }
};

std::string common_table(const Screen& screen);
std::string player_block(const Screen& screen, Seat seat);
std::string rival_block(const Screen& screen);

}  // namespace ludarium::paladins
