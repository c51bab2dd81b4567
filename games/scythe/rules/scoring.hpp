// Chapters "Scoring", "Structure bonus" and "Tie-breaks". Works at any time: mid-game it is the sample scoring of the
// rulebooks (SC-LEARN-07).
#pragma once

#include "core/game.hpp"
#include "games/scythe/rules/play.hpp"

namespace ludarium::scythe {

struct Fortune {
  int coins = 0, stars = 0, territories = 0, resources = 0, structures = 0;  // in coins
  int territory_count = 0, token_count = 0;                                  // the Factory as one

  int total() const { return coins + stars + territories + resources + structures; }
};

const PopularityTier& tier_of(const Facts& facts, const Player& player);
int structure_bonus_count(const Look& look, Seat seat);
int structure_bonus(const Look& look, Seat seat);
Fortune fortune(const Look& look, Seat seat);
Fortune fortune(const Look& look, Seat seat, HexSet held);  // for who knows already what the seat controls
std::array<int, 7> standing(const Look& look, Seat seat);   // fortune, then the tie-breaks in order
std::array<int, max_players> places(const Look& look);      // 1 = winner; equal standings share a place
Scores scores(const Facts& facts, const State& s);          // with their lines, for a reader

}  // namespace ludarium::scythe
