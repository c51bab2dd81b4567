// Chapters "Common parts of a move" to "Attacks" of the solo ledger: which unit goes, where it may go, what decides.
#include <limits>

#include "games/scythe/rules/automa/automa.hpp"

namespace ludarium::scythe {
namespace {

// SC-AUTO-128: those who play together against the people do not fight one another.
Units enemies_of_automa(const State& s, Seat automa) {
  Units enemy;
  for (Seat other : s.reads(automas_cooperate) ? s.people() : s.seats().without(automa)) {
    enemy.workers |= workers_of(s.player(other));
    enemy.fighters |= fighters_of(s.player(other));
  }
  return enemy;
}

bool reading_order(const Facts& facts, Hex a, Hex b) {
  const std::size_t i = index(a), k = index(b);
  return facts.r[i] != facts.r[k] ? facts.r[i] < facts.r[k] : facts.q[i] < facts.q[k];
}

// Those for which `worth` is least.
template <class Worth>
HexSet least(HexSet hexes, Worth worth) {
  int best = std::numeric_limits<int>::max();
  HexSet found;
  for (Hex hex : hexes) {
    const int here = worth(hex);
    if (here < best) found = {};
    if (here <= best) found.add(hex);
    best = std::min(best, here);
  }
  return found;
}

// SC-AUTO-134: one Automa against one player has the reading order of SC-AUTO-37.
bool uses_marker(const State& s) { return s.player_count > 2; }

HexSet nearest_to_marker(Play& p, HexSet tied) {
  const AutomaFacts& automa = p.facts.automa;
  for (std::size_t tries = 0; tries < all_bases && tied.size() > 1; ++tries) {
    const Hex base = hex_at(p.facts.territory_count + automa.marker_bases[p.s.automas.marker]);
    tied = least(tied, [&](Hex hex) { return hex_distance(p.facts, hex, base); });
    p.s.automas.marker = static_cast<std::uint8_t>((p.s.automas.marker + automa.marker_moves) % all_bases);
  }
  return tied;
}

Hex break_tie(Play& p, HexSet tied) {
  if (uses_marker(p.s)) tied = nearest_to_marker(p, tied);
  Hex first = tied.first();
  for (Hex hex : tied)
    if (reading_order(p.facts, hex, first)) first = hex;
  return first;
}

// SC-AUTO-36, SC-AUTO-37.
Hex nearest_to_base(Play& p, const AutomaSight& sight, HexSet places) {
  const Hex base = p.facts.of(sight.own.faction).base;
  return break_tie(p, least(places, [&](Hex hex) { return hex_distance(p.facts, hex, base); }));
}

Unit mech_at(const Player& own, Hex hex) {
  for (std::size_t i = 0; i < mechs_per_faction; ++i)
    if (own.mechs[i] == hex) return mech(i);
  return Unit::none;
}
Unit worker_at(const Player& own, Hex hex) {
  for (std::size_t i = 0; i < workers_per_faction; ++i)
    if (own.workers[i] == hex) return worker(i);
  return Unit::none;
}

// SC-AUTO-38: a mech before the character.
Unit fighter_at(const Player& own, Hex hex) {
  const Unit found = mech_at(own, hex);
  return found == Unit::none ? Unit::character : found;
}

HexSet fighters_without(const Player& own, Unit lifted) {
  HexSet set;
  for (std::size_t u = 0; u < combat_units; ++u)
    if (unit_at(u) != lifted) set |= HexSet::of(place_of(own, unit_at(u)));
  return set;
}
HexSet workers_without(const Player& own, Unit lifted) {
  HexSet set;
  for (std::size_t i = 0; i < workers_per_faction; ++i)
    if (worker(i) != lifted) set |= HexSet::of(own.workers[i]);
  return set;
}

// D 6, the second reading: what a combat unit could reach by one step, abilities and all.
HexSet reach_of_fighters(const AutomaSight& sight, Seat enemy) {
  State theirs = sight.look.s;
  theirs.active = enemy;
  HexSet found;
  for (std::size_t u = 0; u < combat_units; ++u)
    if (sight.look.facts.territories.has(place_of(theirs.mover(), unit_at(u))))
      found |= HexSet::of(place_of(theirs.mover(), unit_at(u))) | reach({sight.look.facts, theirs}, unit_at(u));
  return found;
}

// SC-AUTO-47, SC-AUTO-50.
HexSet danger(const AutomaSight& sight) {
  const State& s = sight.look.s;
  const Facts& facts = sight.look.facts;
  HexSet found;
  if (s.reads(danger_by_reach)) {
    for (Seat other : s.seats().without(sight.seat))
      if (!(s.reads(automas_cooperate) && s.is_automa(other))) found |= reach_of_fighters(sight, other);
    return found;
  }
  for (Hex hex : sight.enemy.fighters& facts.territories)
    found |= s.reads(danger_by_lock) ? neighbourhood(sight, hex) : HexSet::of(hex) | facts.neighbours[index(hex)];
  return found;
}

// SC-AUTO-33: the base opens hexes for the worker move only.
HexSet near_base(const AutomaSight& sight) {
  const Facts& facts = sight.look.facts;
  const std::size_t base = index(facts.of(sight.own.faction).base);
  return sight.locked ? facts.neighbours[base] - facts.across_river[base] - facts.lakes : facts.neighbours[base];
}

// SC-AUTO-48, SC-AUTO-49.
int own_units_near(const AutomaSight& sight, Unit lifted, Hex hex) {
  int count = 0;
  for (std::size_t u = 0; u < units_per_faction; ++u)
    count += unit_at(u) != lifted && neighbourhood(sight, place_of(sight.own, unit_at(u))).has(hex);
  return count;
}

// SC-AUTO-56.
int enemy_distance(const AutomaSight& sight, Hex hex) {
  const Facts& facts = sight.look.facts;
  const HexSet out = sight.enemy.fighters & facts.territories;
  int nearest = std::numeric_limits<int>::max();
  for (Hex enemy : out.empty() ? sight.enemy.fighters : out)
    nearest = std::min(nearest, hex_distance(facts, hex, enemy));
  return nearest;
}

int enemies_there(const AutomaSight& sight, Hex hex, bool workers) {
  int count = 0;
  for (Seat other : sight.look.s.seats().without(sight.seat)) {
    const Player& player = sight.look.s.player(other);
    count += workers ? count_at(player.workers, hex) : fighters_at(player, hex);
  }
  return count;
}

int worth(const AutomaSight& sight, AutomaKey key, Unit unit, Hex hex) {
  switch (key) {
    case AutomaKey::own_units:
      return -own_units_near(sight, unit, hex);
    case AutomaKey::enemy:
      return enemy_distance(sight, hex);
    case AutomaKey::fewest_fighters:
      return enemies_there(sight, hex, false);
    case AutomaKey::most_workers:
      return -enemies_there(sight, hex, true);
    case AutomaKey::factory:
      return hex_distance(sight.look.facts, hex, sight.look.facts.factory);
    default:
      return 0;
  }
}

// D 8: by the other reading an attack looks at them the other way round.
AutomaKey key_at(const Look& look, AutomaMove move, std::size_t place) {
  const auto& keys = look.facts.automa.keys[index(move)];
  const bool attack = move == AutomaMove::attack || move == AutomaMove::attack_worker;
  return keys[attack && look.s.reads(target_by_factory) ? keys.size() - 1 - place : place];
}

}  // namespace

AutomaSight::AutomaSight(const Look& l, Seat automa)
    : look(l),
      seat(automa),
      own(l.s.player(automa)),
      enemy(enemies_of_automa(l.s, automa)),
      others(enemies_of(l.s, automa).all()),
      locked(water_locked(l, automa)) {}

// SC-AUTO-30 to SC-AUTO-32.
HexSet neighbourhood(const AutomaSight& sight, Hex hex) {
  const Facts& facts = sight.look.facts;
  if (!facts.territories.has(hex)) return {};
  HexSet near = facts.neighbours[index(hex)];
  if (sight.locked) near = near - facts.across_river[index(hex)] - facts.lakes;
  return near | HexSet::of(hex);
}

HexSet near_own_units(const AutomaSight& sight) {
  HexSet near;
  for (Hex hex : pieces_of(sight.own).units()) near |= neighbourhood(sight, hex);
  return near;
}

// SC-AUTO-35: steps on the map, whatever lies between.
int hex_distance(const Facts& facts, Hex a, Hex b) {
  const int q = facts.q[index(a)] - facts.q[index(b)], r = facts.r[index(a)] - facts.r[index(b)];
  return (std::abs(q) + std::abs(r) + std::abs(q + r)) / 2;
}

Unit automa_unit(Play& p, const AutomaSight& sight, AutomaMove move) {
  const Player& own = sight.own;
  switch (move) {
    case AutomaMove::worker: {
      const HexSet places = workers_of(own);
      return places.empty() ? Unit::none : worker_at(own, nearest_to_base(p, sight, places));
    }
    case AutomaMove::mech: {
      const HexSet places = scythe::places(own.mechs);
      return places.empty() ? Unit::none : mech_at(own, nearest_to_base(p, sight, places));
    }
    case AutomaMove::character:
    case AutomaMove::encounter_or_factory:
      return own.character == Hex::none ? Unit::none : Unit::character;
    default: {
      const HexSet places = fighters_of(own);
      return places.empty() ? Unit::none : fighter_at(own, nearest_to_base(p, sight, places));
    }
  }
}

HexSet automa_destinations(const AutomaSight& sight, AutomaMove move, Unit unit) {
  const Facts& facts = sight.look.facts;
  const HexSet near = near_own_units(sight);
  switch (move) {
    case AutomaMove::worker:  // SC-AUTO-46
      return (near | near_base(sight)) - sight.others - workers_without(sight.own, unit) - danger(sight);
    case AutomaMove::mech:
    case AutomaMove::character:  // SC-AUTO-54
      return near - sight.others - fighters_without(sight.own, unit);
    case AutomaMove::encounter_or_factory: {  // SC-AUTO-59, SC-AUTO-60
      HexSet goals = sight.look.s.encounter_tokens;
      if (sight.own.factory_card == 0) goals.add(facts.factory);
      return (near & goals) - sight.others - fighters_without(sight.own, unit);
    }
    case AutomaMove::attack:  // SC-AUTO-65
      return near & sight.enemy.fighters;
    default:  // SC-AUTO-68
      return (near & sight.enemy.workers) - sight.enemy.fighters;
  }
}

AutomaChoice choose_destination(Play& p, const AutomaSight& sight, AutomaMove move, Unit unit, HexSet valid) {
  AutomaChoice choice;
  for (std::size_t i = 0; i < p.facts.automa.keys[index(move)].size() && valid.size() > 1; ++i) {
    const AutomaKey key = key_at(p, move, i);
    const HexSet best = least(valid, [&](Hex hex) { return worth(sight, key, unit, hex); });
    if (best != valid) choice.by = key;
    valid = best;
  }
  if (valid.size() > 1) choice.by = uses_marker(p.s) ? AutomaKey::marker : AutomaKey::reading;
  choice.hex = break_tie(p, valid);
  return choice;
}

}  // namespace ludarium::scythe
