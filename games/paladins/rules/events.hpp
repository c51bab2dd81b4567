// What Paladins of the West Kingdom tells its event sink. Operands by kind, in the order named, as their numbers.
#pragma once

#include "core/event.hpp"

namespace ludarium::paladins {

enum class Happened : std::uint8_t {
  round_began,           // round, start seat
  order_revealed,        // slot, Order
  favour_revealed,       // slot, Favour
  tavern_revealed,       // Tavern
  tavern_reshuffled,     // cards
  drew_paladin,          // Paladin            (the owner only)
  chose_paladin,         //                    (everyone: that it was done)
  revealed_paladin,      // Paladin
  took_tavern,           // Tavern
  turn_began,            // turn
  acted,                 // Space, option
  used_favour,           // Favour
  placed,                // Worker, Worker, Worker (255: none)
  gained,                // Token (worker, silver, provision), amount
  paid,                  // Token (silver, provision), amount
  raised,                // Attribute, level reached, by how much
  lost,                  // Token of a reward that cannot apply
  workshop,              // Space, spot, Worker that went back or 255
  hired,                 // Townsfolk
  dismissed,             // Townsfolk
  ability,               // Townsfolk whose ability pays
  paladin_ability,       // Paladin
  cleared,               // Space (255: the solo opponent, its whole right side)
  commissioned,          // space of the map
  garrisoned,            // space of the map
  fortified,             // Wall
  absolved,              // jar space (255: the solo opponent turns a jar)
  attacked,              // Outsider
  converted,             // Outsider
  suspicion,             // tax on it
  suspicion_discarded,   // how many
  suspicion_reshuffled,  // cards
  taxed,                 // silver, of it from the tax supply
  tax_removed,           // silver the solo opponent moved to the general supply
  took_debt,             //
  paid_debt,             //
  cancelled_debt,        //
  inquisition_began,     //
  inquisition_ended,     // silver now in the tax supply
  passed,                //
  kept,                  // workers kept
  townsfolk_discarded,   // Townsfolk
  townsfolk_laid,        // slot, Townsfolk
  outsider_discarded,    // Outsider
  outsider_laid,         // column, Outsider
  difficulty_order,      // Order that puts a workshop on the rival's board at setup
  rival_workshop,        // Space
  rival_workers,         // how many it has now
  scheme,                // Scheme
  scheme_fallback,       // Scheme that cannot be carried out
  schemes_shuffled,      // cards
  resource_marker,       // space from 0
  rested,                //
  game_over              //
};

}  // namespace ludarium::paladins
