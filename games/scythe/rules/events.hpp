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
  game_over            // seat that placed the last star
};

}  // namespace ludarium::scythe
