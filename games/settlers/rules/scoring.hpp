// Chapters "End of game & scoring" and "Tie-breaks", and the verdict of the solo game. Works at any time: mid-game it
// says what everybody would have now.
#pragma once

#include <string_view>

#include "core/game.hpp"
#include "games/settlers/rules/play.hpp"

namespace ludarium::settlers {

struct Tally {
  int gained = 0, common = 0, faction = 0, bonus = 0;

  int total() const { return gained + common + faction + bonus; }
};

int stashed(const Look& look, CardId card);  // how much lies on or under a card that things may be laid on
Tally tally(const Look& look, Seat seat);
std::array<int, 3> standing(const Look& look, Seat seat);  // total, leftover settlers and resources, hand
std::array<int, max_players> places(const Look& look);     // 1 = winner; in solo 1 = won, 2 = lost
int faction_locations(const Look& look, Seat seat);
bool solo_won(const Look& look);
std::string_view solo_title(const Look& look);      // catalogue key of what the score would earn; empty for a loss
Scores scores(const Facts& facts, const State& s);  // with their lines, for a reader

}  // namespace ludarium::settlers
