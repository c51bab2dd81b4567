// How the printed editions differ. A rule never asks which edition is played; it asks a reading by name.
// The default readings are those of the ledger (games/scythe/ledger.md, "Edition differences"); an edition overrides
// only what its text says otherwise. games/scythe/editions.md goes through that table row by row.
#pragma once

#include <array>

#include "games/scythe/facts/types.hpp"

namespace ludarium::scythe {

struct Readings {
  bool workers_leave_at_once = true;             // SC-MOVE-20: driven-out workers; else after all moves
  bool units_move_one_by_one = true;             // SC-MOVE-05, SC-MECH-08: no interleaving
  bool workers_held_by_enemy = true;             // SC-MOVE-27: workers alone may not leave enemy combat units
  bool trade_needs_worker = false;               // SC-TRADE-05: with no worker on a territory no Trade at all
  bool mill_needs_control = true;                // SC-BUILD-07
  bool disarm_at_mine = true;                    // SC-MECH-13
  bool wayfare_from_any_base = true;             // SC-MECH-28
  bool reveal_at_any_prompt = false;             // SC-OBJ-03
  bool encounter_after_combat_optional = false;  // SC-COMB-21
  bool occupied_hex_bars_structure = true;       // SC-ENC-09
  bool ongoing_bonus_optional = true;            // SC-ENL-12
  bool fresh_recruit_gives_bonus = true;         // SC-ENL-15
  bool all_gains_before_stars = true;            // SC-ENL-09, SC-TIME-04
  bool meander_takes_two = false;                // SC-FABL-09: Polania must take two options if it can
  bool achievement_sheet = true;                 // SC-REC-01
};

constexpr Readings readings_of(Edition edition) {
  Readings r;
  switch (edition) {
    case Edition::standard:
      break;
    case Edition::cs:
      r.wayfare_from_any_base = false;
      r.ongoing_bonus_optional = false;
      r.fresh_recruit_gives_bonus = false;
      r.meander_takes_two = true;
      break;
    case Edition::pl:
      r.workers_leave_at_once = false;
      r.units_move_one_by_one = false;
      r.trade_needs_worker = true;
      r.mill_needs_control = false;
      r.disarm_at_mine = false;
      r.reveal_at_any_prompt = true;
      r.encounter_after_combat_optional = true;
      r.occupied_hex_bars_structure = false;
      r.ongoing_bonus_optional = false;
      r.all_gains_before_stars = false;
      r.achievement_sheet = false;
      break;
    case Edition::hu:
      r.workers_held_by_enemy = false;
      r.occupied_hex_bars_structure = false;
      r.all_gains_before_stars = false;
      break;
  }
  return r;
}

inline constexpr std::array<Readings, 4> edition_readings = {readings_of(Edition::standard), readings_of(Edition::cs),
                                                             readings_of(Edition::pl), readings_of(Edition::hu)};

constexpr const Readings& readings(Edition edition) { return edition_readings[index(edition)]; }

}  // namespace ludarium::scythe
