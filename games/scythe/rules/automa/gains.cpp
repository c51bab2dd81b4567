// Chapters "Gains" and "Recruit bonus" of the solo ledger: the second and the third line of a card.
#include "games/scythe/rules/automa/automa.hpp"

namespace ludarium::scythe {
namespace {

const AutomaHalf& half_in_force(const Look& look) {
  const Seat automa = look.s.active;
  return automa_card(look.facts, last_turn_card(look.s, automa)).half[scheme_of(look, automa)];
}

// SC-AUTO-75, SC-AUTO-76: the character first, then a mech.
void muster(Play& p) {
  Player& own = p.mover();
  for (std::size_t u = 0; u < combat_units; ++u) {
    Hex& place = place_of(own, unit_at(u));
    if (place != Hex::none) continue;
    place = p.facts.of(own.faction).base;
    return p.tell(Happened::automa_unit, p.s.active,
                  {static_cast<std::int16_t>(u), static_cast<std::int16_t>(index(place))});
  }
}

void gain(Play& p, const AutomaGainEntry& entry) {
  switch (entry.gain) {
    case AutomaGain::power:
      return gain_power(p, p.s.active, entry.count);
    case AutomaGain::coins:
      return gain_coins(p, p.s.active, entry.count);
    case AutomaGain::combat_card:
      return draw_combat_cards(p, p.s.active, entry.count);
    case AutomaGain::worker:
      for (int i = 0; i < entry.count; ++i) place_worker(p, p.facts.of(p.mover().faction).base);
      return;
    case AutomaGain::character_or_mech:
      for (int i = 0; i < entry.count; ++i) muster(p);
  }
}

}  // namespace

// SC-AUTO-71, SC-AUTO-120.
bool automa_gain_line(Play& p) {
  p.tell(Happened::automa_gains, p.s.active, {last_turn_card(p.s, p.s.active)});
  for (const AutomaGainEntry& entry : half_in_force(p).gains) {
    if (entry.only != Faction::none && entry.only != p.mover().faction) continue;
    gain(p, entry);
    place_stars(p, p.s.active);
    if (check_end(p)) return true;
  }
  return false;
}

// SC-AUTO-100 to SC-AUTO-103; of several people those who sit beside it (SC-AUTO-131).
bool automa_recruit_line(Play& p) {
  const std::size_t bottom = half_in_force(p).recruit_bonus;
  if (bottom >= bottom_actions) return false;
  const Seat left = left_of(p.s, p.s.active), right = right_of(p.s, p.s.active);
  for (Seat seat : {left, right}) {
    if (p.s.is_automa(seat) || !(p.s.player(seat).recruits >> bottom & 1)) continue;
    p.tell(
        Happened::automa_recruit, p.s.active,
        {last_turn_card(p.s, p.s.active), static_cast<std::int16_t>(bottom), static_cast<std::int16_t>(index(seat))});
    give_ongoing_bonus(p, seat, bottom);
    place_stars(p, seat);
    if (check_end(p)) return true;
    if (left == right) break;
  }
  return false;
}

}  // namespace ludarium::scythe
