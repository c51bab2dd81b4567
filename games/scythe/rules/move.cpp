// Chapter "Move" with the mech abilities that move units. A unit goes step by step; before every step the player says
// what it takes along from the hex it stands on. What it does not take stays: dropping is not a decision of its own.
#include <algorithm>

#include "games/scythe/rules/automa/automa.hpp"
#include "games/scythe/rules/prospects.hpp"

namespace ludarium::scythe {
namespace {

// What all units of the mover share while their ways are looked up.
struct Ways {
  const Look& look;
  const Player& player;
  Pieces own;
  Units enemy;
  HexSet tunnels;  // printed ones and the own Mine
  bool lakes, speed, riverwalk;

  explicit Ways(const Look& l)
      : look(l),
        player(l.mover()),
        own(pieces_of(player)),
        enemy(enemies_of(l.s, l.s.active)),
        tunnels(l.facts.tunnels),
        lakes(l.has(player, Ability::seaworthy) || l.has(player, Ability::submerge)),
        speed(l.has(player, Ability::speed)),
        riverwalk(l.has(player, Ability::riverwalk)) {
    if (has_built(player, Structure::mine)) tunnels.add(structure_at(player, Structure::mine));
  }

  HexSet held() const { return ((own.units() | own.structures) - enemy.all()) & look.facts.territories; }
};

// All of `net` are adjacent to one another, for a unit that stands on one of them.
HexSet by_net(HexSet net, Hex from) { return net.has(from) ? net - HexSet::of(from) : HexSet{}; }

HexSet wayfare(const Ways& w, Hex from) {
  const Facts& facts = w.look.facts;
  HexSet goals = facts.bases;
  for (Seat seat : w.look.s.seats().without(w.look.s.active))
    goals.remove(facts.of(w.look.s.player(seat).faction).base);
  const Hex home = facts.of(w.player.faction).base;
  // SC-MECH-28: one edition lets nobody go from one inactive base to another, or home from there.
  if (!w.look.rules().wayfare_from_any_base && facts.bases.has(from) && from != home) return {};
  return goals - HexSet::of(from);
}

HexSet special_ways(const Ways& w, Hex from) {
  const Facts& facts = w.look.facts;
  HexSet to;
  switch (w.player.faction) {
    case Faction::saxony:
      if (w.look.has(w.player, Ability::underpass))
        to |= by_net((w.held() & facts.of_terrain[index(Terrain::mountain)]) | w.tunnels, from);
      break;
    case Faction::rusviet:
      if (w.look.has(w.player, Ability::township))
        to |= by_net((w.held() & facts.of_terrain[index(Terrain::village)]) | HexSet::of(facts.factory), from);
      break;
    case Faction::crimea:
      if (w.look.has(w.player, Ability::wayfare)) to |= wayfare(w, from);
      break;
    case Faction::polania:
      if (w.look.has(w.player, Ability::submerge)) to |= by_net(facts.lakes, from);
      break;
    default:
      break;
  }
  return to;
}

HexSet ways_of_fighter(const Ways& w, Hex from) {
  const Facts& facts = w.look.facts;
  const HexSet near = facts.neighbours[index(from)], far_bank = facts.across_river[index(from)];
  HexSet to = near - far_bank;
  if (!w.lakes) to -= facts.lakes;
  if (w.riverwalk) to |= far_bank & facts.of(w.player.faction).riverwalk_onto;
  return to | by_net(w.tunnels, from) | special_ways(w, from);
}

// What keeps a worker where it stands.
Rule held_back(const Ways& w, Hex from) {
  if (w.look.facts.lakes.has(from)) return "SC-MECH-24";
  return w.look.rules().workers_held_by_enemy && w.enemy.fighters.has(from) ? "SC-MOVE-27" : allowed;
}

HexSet ways_of_worker(const Ways& w, Hex from) {
  const Facts& facts = w.look.facts;
  if (held_back(w, from)) return {};
  HexSet to = facts.neighbours[index(from)];
  if (w.player.faction != Faction::nordic) to -= facts.across_river[index(from)];  // Swim, SC-FABL-07
  to |= by_net(w.tunnels, from);
  return to - facts.lakes - w.enemy.all();  // SC-MOVE-25, SC-MOVE-26
}

HexSet ways(const Ways& w, Unit unit) {
  const Hex from = place_of(w.player, unit);
  if (from == Hex::none) return {};
  return is_worker(unit) ? ways_of_worker(w, from) : ways_of_fighter(w, from);
}

bool bit(std::uint16_t set, Unit unit) { return (set >> index(unit) & 1u) != 0; }
void set_bit(std::uint16_t& set, Unit unit) { set = static_cast<std::uint16_t>(set | 1u << index(unit)); }

// May this unit be the next to move? A new one while the action has units left; one that paused only where the
// edition lets moves interleave.
Rule forbids_choice(const Look& look, Unit unit) {
  const Moving& m = look.s.moving;
  if (!bit(m.started, unit)) return std::popcount(m.started) < m.units ? allowed : "SC-MOVE-03";
  const bool goes_on = !look.rules().units_move_one_by_one && !bit(m.stopped, unit) && steps_left(look, unit) > 0;
  return goes_on ? allowed : "SC-MOVE-04";
}

bool movable(const Ways& w, Unit unit) { return !forbids_choice(w.look, unit) && !ways(w, unit).empty(); }

// Of a unit that has nowhere to go.
Rule no_way(const Ways& w, Unit unit) {
  const Hex from = place_of(w.player, unit);
  if (from == Hex::none) return is_worker(unit) ? "SC-SETUP-20" : "SC-SETUP-24";
  const Rule rule = is_worker(unit) ? held_back(w, from) : allowed;
  return rule ? rule : "SC-MOVE-06";
}

// Workers on one hex are alike unless one has walked: the first one that has not is named.
bool like_an_earlier_one(const Ways& w, Unit unit) {
  if (!is_worker(unit) || bit(w.look.s.moving.started, unit)) return false;
  for (Unit earlier = worker(0); earlier != unit; earlier = unit_at(index(earlier) + 1))
    if (place_of(w.player, earlier) == place_of(w.player, unit) && !bit(w.look.s.moving.started, earlier)) return true;
  return false;
}

bool anyone_movable(const Look& look) {
  const Ways w(look);
  for (std::size_t u = 0; u < units_per_faction; ++u)
    if (movable(w, unit_at(u))) return true;
  return false;
}

void next_unit(Play& p) {
  p.s.moving.unit = Unit::none;
  p.s.ask = Ask::unit;
  if (!anyone_movable(p)) finish_move(p);
}

}  // namespace

int steps_left(const Look& look, Unit unit) {
  const Moving& m = look.s.moving;
  const bool faster = !is_worker(unit) && look.has(look.mover(), Ability::speed);
  return m.steps_each + (faster ? look.facts.speed_hexes : 0) - m.steps[index(unit)];
}

HexSet reach(const Look& look, Unit unit) { return ways(Ways(look), unit); }

Rule forbids_unit(const Look& look, std::size_t number) {
  if (number >= units_per_faction) return "SC-KEY-14";
  const Ways w(look);
  const Unit unit = unit_at(number);
  if (const Rule rule = forbids_choice(look, unit)) return rule;
  if (ways(w, unit).empty()) return no_way(w, unit);
  return like_an_earlier_one(w, unit) ? "SC-MOVE-04" : allowed;
}

void start_move(Play& p, std::size_t units, std::size_t steps) {
  p.s.moving = {};
  p.s.moving.under_way = 1;
  p.s.moving.units = static_cast<std::uint8_t>(units);
  p.s.moving.steps_each = static_cast<std::uint8_t>(steps);
  p.s.fought = {};
  next_unit(p);
}

void choose_unit(Play& p, Unit unit) {
  Moving& m = p.s.moving;
  if (bit(m.started, unit))
    set_bit(m.stopped, unit);  // it goes on for good: nobody pauses one unit twice
  else
    m.origin[index(unit)] = place_of(p.mover(), unit);
  set_bit(m.started, unit);
  m.unit = unit;
  p.s.ask = Ask::step;
}

std::uint8_t workers_at(const Player& player, Hex hex) {
  unsigned mask = 0;
  for (std::size_t i = 0; i < workers_per_faction; ++i) mask |= static_cast<unsigned>(player.workers[i] == hex) << i;
  return static_cast<std::uint8_t>(mask);
}

void load(Play& p, std::size_t item) {
  Moving& m = p.s.moving;
  m.choosing = 1;
  if (item < resource_types) {
    ++m.chosen_tokens[item];
    return;
  }
  const bool walked = item == load_walked;
  const Hex from = place_of(p.mover(), m.unit);
  for (std::size_t i = 0; i < workers_per_faction; ++i)
    if (p.mover().workers[i] == from && !(m.chosen_workers >> i & 1) && bit(m.started, worker(i)) == walked) {
      m.chosen_workers |= static_cast<std::uint8_t>(1u << i);
      return;
    }
}

namespace {

struct Cargo {
  std::uint8_t workers = 0;
  Tokens tokens{};

  bool operator==(const Cargo&) const = default;
};

Cargo cargo_for(const Look& look, Unit unit, Load how) {
  const Moving& m = look.s.moving;
  const Hex from = place_of(look.mover(), unit);
  Cargo cargo;
  if (how == Load::chosen) return {m.chosen_workers, m.chosen_tokens};
  if (how == Load::workers || how == Load::everything)
    if (is_mech(unit)) cargo.workers = workers_at(look.mover(), from);
  if (how == Load::tokens || how == Load::everything) cargo.tokens = look.s.tokens[index(from)];
  return cargo;
}

void carry(Play& p, Unit unit, Hex to, const Cargo& cargo) {
  Player& player = p.mover();
  const Hex from = place_of(player, unit);
  for (std::size_t i = 0; i < workers_per_faction; ++i)
    if (cargo.workers >> i & 1) player.workers[i] = to;
  for (std::size_t r = 0; r < resource_types; ++r) {
    auto& here = p.s.tokens[index(from)][r];
    auto& there = p.s.tokens[index(to)][r];
    here = static_cast<std::uint16_t>(here - cargo.tokens[r]);
    there = static_cast<std::uint16_t>(there + cargo.tokens[r]);
  }
  place_of(player, unit) = to;
}

// SC-MOVE-19, SC-MOVE-24, SC-MOVE-30: what ends a unit's movement.
bool must_stop(const Look& look, Unit unit, Hex hex) {
  if (is_worker(unit)) return false;
  if (enemies_of(look.s, look.s.active).all().has(hex) && look.facts.territories.has(hex)) return true;
  return unit == Unit::character && look.s.encounter_tokens.has(hex);
}

bool held_by_workers_only(const Look& look, Hex hex) {
  const Units enemy = enemies_of(look.s, look.s.active);
  return enemy.workers.has(hex) && !enemy.fighters.has(hex) && look.facts.territories.has(hex);
}

}  // namespace

// With so many steps from where it stands, alone: what would end its movement on the way does.
HexSet reach_within(const Look& look, Unit unit, int steps) {
  HexSet found = reach(look, unit), edge = found;
  State on_the_way = look.s;
  for (int step = 1; step < steps; ++step) {
    HexSet next;
    for (Hex hex : edge) {
      if (must_stop(look, unit, hex)) continue;
      place_of(on_the_way.mover(), unit) = hex;
      next |= reach({look.facts, on_the_way}, unit);
    }
    edge = next - found;
    found |= next;
  }
  return found;
}

bool same_load(const Look& look, Load a, Load b) {
  return cargo_for(look, look.s.moving.unit, a) == cargo_for(look, look.s.moving.unit, b);
}

void step(Play& p, Hex to, Load how) {
  Moving& m = p.s.moving;
  const Unit unit = m.unit;
  const Hex from = place_of(p.mover(), unit);
  const Cargo cargo = cargo_for(p, unit, how);
  carry(p, unit, to, cargo);
  ++m.steps[index(unit)];
  if (!is_worker(unit)) {
    m.carried_workers[index(unit)] = cargo.workers;
    m.carried_tokens[index(unit)] = cargo.tokens;
  }
  m.choosing = m.chosen_workers = 0;
  m.chosen_tokens = {};
  p.tell(Happened::moved, p.s.active,
         {static_cast<std::int16_t>(index(unit)), static_cast<std::int16_t>(index(from)),
          static_cast<std::int16_t>(index(to)), static_cast<std::int16_t>(std::popcount(cargo.workers)),
          static_cast<std::int16_t>(total(cargo.tokens))});
  if (must_stop(p, unit, to)) {
    set_bit(m.stopped, unit);
    if (p.rules().workers_leave_at_once && held_by_workers_only(p, to)) drive_out_workers(p, to);
    return next_unit(p);
  }
  if (steps_left(p, unit) <= 0 || reach(p, unit).empty()) return next_unit(p);
}

// Where moves may interleave, a unit that stops may go on later.
void stop_unit(Play& p) { next_unit(p); }

// SC-MOVE-20..22: they go home, their tokens stay, the mover's popularity suffers.
void drive_out_workers(Play& p, Hex hex) {
  for (Seat seat : p.s.seats().without(p.s.active)) {
    Player& victim = p.s.player(seat);
    const int workers = count_at(victim.workers, hex);
    if (workers == 0) continue;
    for (Hex& place : victim.workers)
      if (place == hex) place = p.facts.of(victim.faction).base;
    p.s.forced_retreat = 1;
    p.tell(Happened::drove_out, p.s.active,
           {static_cast<std::int16_t>(index(seat)), static_cast<std::int16_t>(index(hex)),
            static_cast<std::int16_t>(workers)});
    lose_popularity(p, p.s.active, workers * p.facts.popularity_per_worker);
    take_from_automa(p, hex, seat);
  }
  if (p.s.is_automa(p.s.active)) clear_tokens(p, hex);
}

void finish_move(Play& p) {
  p.s.moving.unit = Unit::none;
  if (!p.rules().workers_leave_at_once)
    for (Hex hex : fighters_of(p.mover()) & p.facts.territories)
      if (held_by_workers_only(p, hex)) drive_out_workers(p, hex);
  next_battle(p);
}

// The Move with its combats, encounter and Factory visit is over (SC-MOVE-33).
void end_of_move(Play& p) {
  p.s.moving = {};
  p.s.fought = {};
  if (p.mover().section == factory_section)
    to_end(p);
  else
    to_bottom(p);
}

namespace {

// Where workers may walk away from the enemy (SC-MOVE-27), some of what the unit brought may have left it again.
Cargo cargo_still_with(const Look& look, Unit unit) {
  const Moving& m = look.s.moving;
  const Hex here = place_of(look.mover(), unit);
  Cargo cargo{m.carried_workers[index(unit)], m.carried_tokens[index(unit)]};
  cargo.workers &= workers_at(look.mover(), here);
  for (std::size_t r = 0; r < resource_types; ++r)
    cargo.tokens[r] = std::min(cargo.tokens[r], look.s.tokens[index(here)][r]);
  return cargo;
}

}  // namespace

// SC-END-05, SC-END-14..16: units whose combat will not be fought return to where their move began.
void put_back_units(Play& p) {
  const Moving& m = p.s.moving;
  if (!m.under_way) return;
  const HexSet contested = enemies_of(p.s, p.s.active).all() & p.facts.territories;
  for (std::size_t u = 0; u < combat_units; ++u) {
    const Unit unit = unit_at(u);
    if (!bit(m.started, unit) || !contested.has(place_of(p.mover(), unit))) continue;
    const Hex origin = m.origin[u];
    if (origin == place_of(p.mover(), unit)) continue;
    carry(p, unit, origin, cargo_still_with(p, unit));
    p.tell(Happened::put_back, p.s.active, {static_cast<std::int16_t>(u), static_cast<std::int16_t>(index(origin))});
  }
}

void legal_unit(const Look& look, ActionList& list) {
  const Ways w(look);
  for (std::size_t u = 0; u < units_per_faction; ++u)
    if (movable(w, unit_at(u)) && !like_an_earlier_one(w, unit_at(u))) list.push(act::unit(unit_at(u)));
  list.push(act::end_move());
}

namespace {

// Where the unit stands, what it could take along.
struct Freight {
  int workers = 0, tokens = 0;
};
Freight freight(const Look& look, Unit unit) {
  const Hex from = place_of(look.mover(), unit);
  return {is_mech(unit) ? std::popcount(workers_at(look.mover(), from)) : 0, total(look.s.tokens[index(from)])};
}

// Cargo is never left alone on a lake: tokens need some own combat unit there, workers a mech (SC-MECH-25).
Rule forbids_leaving(const Look& look, Unit unit, const Cargo& taken) {
  const Player& player = look.mover();
  const Hex from = place_of(player, unit);
  if (!look.facts.lakes.has(from)) return allowed;
  const bool tokens_guarded = fighters_at(player, from) > 1 || taken.tokens == look.s.tokens[index(from)];
  const bool workers_guarded =
      count_at(player.mechs, from) - is_mech(unit) > 0 || taken.workers == workers_at(player, from);
  return tokens_guarded && workers_guarded ? allowed : "SC-MECH-23";
}

// What is chosen piece by piece is the load; otherwise all there is of a kind.
Rule forbids_cargo(const Look& look, const Freight& there, Load how) {
  const Moving& m = look.s.moving;
  const bool workers = how == Load::workers || how == Load::everything;
  const bool tokens = how == Load::tokens || how == Load::everything;
  if (workers && !is_mech(m.unit)) return "SC-KEY-17";
  if ((how == Load::chosen) != (m.choosing != 0)) return how == Load::workers ? "SC-MOVE-09" : "SC-MOVE-07";
  if (workers && there.workers == 0) return "SC-MOVE-09";
  if (how > Load::chosen || (tokens && there.tokens == 0)) return "SC-MOVE-07";
  return forbids_leaving(look, m.unit, cargo_for(look, m.unit, how));
}

Rule blocked_worker(const Ways& w, Hex from, Hex to) {
  if (const Rule rule = held_back(w, from)) return rule;
  if (w.enemy.fighters.has(to)) return "SC-MOVE-26";
  return w.enemy.workers.has(to) ? "SC-MOVE-25" : allowed;
}

Rule blocked_base(const Ways& w, Unit unit, Hex from, Hex to) {
  if (is_worker(unit) || !w.look.has(w.player, Ability::wayfare)) return "SC-MOVE-29";
  for (Seat seat : w.look.s.seats().without(w.look.s.active))
    if (w.look.facts.of(w.look.s.player(seat).faction).base == to) return "SC-MECH-38";
  return w.look.facts.bases.has(from) && from != to ? "SC-MECH-28" : "SC-MOVE-29";
}

// An ability may lead that far, but not onto this territory; onto a controlled one it starts from the wrong place.
Rule too_far(const Ways& w, Hex to) {
  const Terrain terrain = w.look.facts.terrain[index(to)];
  if (w.look.controlled(w.look.s.active).has(to)) return "SC-MOVE-06";
  if (terrain == Terrain::mountain && w.look.has(w.player, Ability::underpass)) return "SC-MECH-11";
  if (terrain == Terrain::village && w.look.has(w.player, Ability::township)) return "SC-MECH-16";
  return "SC-MOVE-06";
}

// Why a hex is none of the unit's ways.
Rule blocked(const Ways& w, Unit unit, Hex from, Hex to) {
  const Facts& facts = w.look.facts;
  if (facts.bases.has(to)) return blocked_base(w, unit, from, to);
  if (is_worker(unit))
    if (const Rule rule = blocked_worker(w, from, to)) return rule;
  if (facts.neighbours[index(from)].has(to)) {
    if (facts.bases.has(from)) return "SC-MOVE-34";
    if (facts.lakes.has(to)) return "SC-MOVE-15";
    return !is_worker(unit) && w.riverwalk ? "SC-MECH-02" : "SC-MOVE-14";
  }
  return is_worker(unit) || facts.lakes.has(to) ? "SC-MOVE-06" : too_far(w, to);
}

}  // namespace

Rule forbids_step(const Look& look, Hex to, Load how) {
  if (index(to) >= look.facts.hex_count) return "SC-MOVE-06";
  const Ways w(look);
  const Unit unit = look.s.moving.unit;
  if (!ways(w, unit).has(to)) return blocked(w, unit, place_of(w.player, unit), to);
  return forbids_cargo(look, freight(look, unit), how);
}

namespace {

bool left_to_load(const Look& look, std::size_t item) {
  const Moving& m = look.s.moving;
  const Hex from = place_of(look.mover(), m.unit);
  if (item < resource_types) return look.s.tokens[index(from)][item] > m.chosen_tokens[item];
  const unsigned waiting = workers_at(look.mover(), from) & ~m.chosen_workers;
  const unsigned walked = static_cast<unsigned>(m.started >> combat_units) & waiting;
  return item == load_walked ? walked != 0 : item == load_fresh && (waiting & ~walked) != 0;
}

Rule forbids_load(const Look& look, const Freight& there, std::size_t item) {
  const Moving& m = look.s.moving;
  const bool worker = item >= resource_types;
  if (worker && !is_mech(m.unit)) return "SC-KEY-17";
  const bool one_by_one = m.choosing || there.workers + there.tokens > 1;  // a single piece is all there is
  if (one_by_one && left_to_load(look, item)) return allowed;
  return worker ? "SC-MOVE-09" : "SC-MOVE-07";
}

}  // namespace

Rule forbids_load(const Look& look, std::size_t item) {
  return forbids_load(look, freight(look, look.s.moving.unit), item);
}

// A unit that is on its way, and does not go on for good already.
Rule forbids_stop(const Look& look) {
  const Moving& m = look.s.moving;
  return !m.choosing && m.steps[index(m.unit)] && !bit(m.stopped, m.unit) ? allowed : "SC-MOVE-03";
}

void legal_step(const Look& look, ActionList& list) {
  const Unit unit = look.s.moving.unit;
  const HexSet to = reach(look, unit);
  const Freight there = freight(look, unit);
  for (Load how : {Load::nothing, Load::workers, Load::tokens, Load::everything, Load::chosen}) {
    if (forbids_cargo(look, there, how)) continue;
    for (Hex hex : to) list.push(act::step(hex, how));
  }
  for (std::size_t item = 0; item <= load_walked; ++item)
    if (!forbids_load(look, there, item)) list.push(act::make(Do::load, item));
  if (!forbids_stop(look)) list.push(act::stop());
}

}  // namespace ludarium::scythe
