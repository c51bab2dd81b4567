// Chapters "End & final scoring", "Tie-breaks", "Outsider scoring list" and the solo opponent's scoring. Works at any
// time: mid-game it says what everybody would have now.
#pragma once

#include "core/game.hpp"
#include "games/paladins/rules/play.hpp"

namespace ludarium::paladins {

struct Tally {
  int orders = 0;
  std::array<int, attributes> track{};
  int develop = 0, commission = 0, fortify = 0, walls = 0, garrison = 0, absolve = 0;
  int convert = 0, debts = 0, resources = 0;

  int total() const;
};

bool order_met(const Look& look, Seat seat, Order order);
int outsider_vp(const Look& look, Seat seat, Outsider card);
Tally tally(const Look& look, Seat seat);
std::array<int, max_players> places(const Look& look);  // 1 = winner; in solo the opponent's stands at its seat
Scores scores(const Facts& facts, const State& s);      // with their lines, for a reader

}  // namespace ludarium::paladins
