// What Scythe tells its event sink. Operands by kind, in the order named; hexes, units, seats as their numbers.
#pragma once

#include "core/event.hpp"
#include "games/scythe/facts/types.hpp"

namespace ludarium::scythe {

enum class Happened : std::uint8_t {
  turn_began,          // turn
  placed_token,        // section
  gained,              // Item, amount, hex (-1 on a track)
  paid,                // Item, amount, hex (-1 from a track)
  drew_cards,          // amount
  drew_card,           // value           (the owner only)
  deck_reshuffled,     // cards
  produced,            // hex, amount
  moved,               // unit, from, to, workers, tokens
  drove_out,           // whose seat, hex, workers
  battle_began,        // defender seat, hex
  used_ability,        // Ability, power lost by the opponent
  stole_card,          // from seat
  stole_card_value,    // from seat, value (thief and victim only)
  fought,              // side's dial, cards of 2 3 4 5, total
  won_battle,          // hex
  retreated,           // unit (or -1: workers), to, workers
  star,                // Goal
  encounter_drawn,     // card, hex
  encounter_option,    // card, option
  option_void,         // card, option    (blind, could not be paid)
  factory_seen,        // mask low, mask high (the visitor only)
  factory_taken,       // card
  objective_revealed,  // number
  upgraded,            // Cube, BottomAction
  deployed,            // mech, hex
  built,               // Structure, hex
  enlisted,            // BottomAction, OneTimeBonus
  bottom_action,       // BottomAction
  ongoing_bonus,       // BottomAction
  saw_hand,            // of seat, cards of 2 3 4 5 (the viewer only)
  gave_coins,          // to seat, amount
  delay_claimed,       // against seat
  put_back,            // unit, to
  sample_scoring,      // fortune of each seat (SC-LEARN-07: when the first star is placed)
  game_over,           // seat that placed the last star
  // What an Automa does, line by line. `card` is the number of the one drawn for its turn.
  automa_card,        // card, scheme 1 or 2
  automa_skipped,     // card             (SC-AUTO-28)
  automa_moved,       // unit, from, to, card, AutomaMove, AutomaKey: what chose the place
  automa_stayed,      // card             (no option could be carried out)
  automa_encounter,   // hex              (its token is gone)
  automa_factory,     //                  (it took a card unseen)
  automa_gains,       // card             (what it gains is told behind)
  automa_unit,        // unit, base       (from the faction mat)
  automa_recruit,     // card, BottomAction, seat that gains
  automa_tracker,     // card, space
  automa_star,        // space
  automa_unlocked,    //                  (rivers and lakes)
  automa_scheme,      //                  (II from now on, all cards shuffled)
  automa_reshuffled,  // cards
  automa_fights,      // card, dial, combat cards
  automa_beaten,      // unit, hex        (back to the faction mat)
  automa_spoils,      // from seat, card  (tokens for the conqueror are told behind)
  automa_cleared      // hex, tokens      (they are gone)
};

}  // namespace ludarium::scythe
