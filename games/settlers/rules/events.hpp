// What Imperial Settlers tells its event sink. Operands by kind, in the order named; cards and seats as their numbers.
#pragma once

#include "core/event.hpp"

namespace ludarium::settlers {

enum class Happened : std::uint8_t {
  round_began,       // round, first seat
  phase_began,       // Phase
  turn_began,        // turn
  row_laid,          // cards
  picked,            // card
  row_discarded,     // card
  drafted,           // card               (the drafter only)
  drew,              // 0 common / 1 faction deck
  drew_card,         // card               (the drawer only)
  looked_at,         // card               (the looker only)
  deck_reshuffled,   // cards
  gained,            // Good, amount, card it came from or -1
  paid,              // Good, amount, 1 = in place of other resources
  scored,            // VP, card it came from or -1
  built,             // card
  made_deal,         // card
  razed_hand,        // card
  razed,             // card, from seat (-1: virtual player)
  foundation,        // card
  discarded,         // card
  discarded_hidden,  // 0 common / 1 faction    (a foundation or card others do not know)
  sacrificed,        // card               (the price of a building)
  activated,         // card, times
  sent,              // pairs
  passed,            //
  defended,          // card
  placed_samurai,    // card
  stashed,           // stash card, 0 card / 1 resource
  stole,             // Good, from seat
  removed,           // card
  broke_deal,        // card or -1, attack number or 0
  took_deal,         // card or -1, attack number or 0
  traded,            // foreign location
  refreshed,         // card
  blocked,           // card
  took_over,         // card
  took_over_ended,   // card
  gave_up_good,      // Good, VP
  kept,              // Good, amount
  attack_revealed,   // number, Good
  attack_failed,     //
  attacked,          // card razed
  collected,         // cards moved from the virtual area
  virtual_took,      // card laid before the virtual player in the Lookout
  game_over          //
};

}  // namespace ludarium::settlers
