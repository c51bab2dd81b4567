// What can be asked of the rules about what is to come: how near a star is, where a unit could get in a Move, and the
// answers of a seat. Example: Progress mechs = progress_of(look, seat, Goal::mechs);
#pragma once

#include "games/scythe/rules/play.hpp"

namespace ludarium::scythe {

struct Progress {
  int have = 0, of = 0;
  bool starred = false;  // no further star is to be had for it
};

Progress progress_of(const Look& look, Seat seat, Goal goal);                 // stars.cpp
HexSet reach_within(const Look& look, Unit unit, int steps);                  // move.cpp
void legal(const Facts& facts, const State& s, Seat seat, ActionList& list);  // scythe.cpp

}  // namespace ludarium::scythe
