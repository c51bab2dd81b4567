// Chapter "Objectives": what a card asks for is data (a list of bounds); here is how each thing is counted.
#include <algorithm>

#include "games/scythe/rules/play.hpp"

namespace ludarium::scythe {
namespace {

// What the conditions are about, counted once.
struct Count {
  const Look& look;
  const Player& player;
  Seat seat;
  HexSet held;

  Count(const Look& l, Seat s, HexSet h) : look(l), player(l.s.player(s)), seat(s), held(h) {}

  int of_terrain(Terrain terrain) const { return (held & look.facts.of_terrain[index(terrain)]).size(); }

  int around_one_lake() const {
    int most = 0;
    for (Hex lake : look.facts.lakes) most = std::max(most, (held & look.facts.neighbours[index(lake)]).size());
    return most;
  }

  int tokens(std::size_t r) const {
    int count = 0;
    for (Hex hex : held) count += look.s.tokens[index(hex)][r];
    return count;
  }
  int fewest_tokens() const { return std::min({tokens(0), tokens(1), tokens(2), tokens(3)}); }
  int most_tokens() const { return std::max({tokens(0), tokens(1), tokens(2), tokens(3)}); }

  bool highest_power() const {
    for (Seat other : look.s.seats())
      if (look.s.player(other).power > player.power) return false;
    return true;
  }

  int main_terrains_with_worker() const {
    int terrains = 0;
    for (std::size_t t = 0; t < index(Terrain::lake); ++t)
      terrains += !(held & workers_of(player) & look.facts.of_terrain[t]).empty();
    return terrains;
  }

  int workers_together_at_factory() const {
    int most = 0;
    for (Hex hex : held& look.facts.neighbours[index(look.facts.factory)])
      most = std::max(most, count_at(player.workers, hex));
    return most;
  }
};

bool on_one_territory(Condition c) {
  switch (c) {
    case Condition::one_territory_resources:
    case Condition::one_territory_each_type:
    case Condition::one_territory_mechs:
    case Condition::one_territory_workers:
    case Condition::one_territory_character:
    case Condition::one_territory_pieces:
      return true;
    default:
      return false;
  }
}

int measure_at(const Count& n, Condition c, Hex hex) {
  const Tokens& tokens = n.look.s.tokens[index(hex)];
  switch (c) {
    case Condition::one_territory_resources:
      return total(tokens);
    case Condition::one_territory_each_type:
      return *std::min_element(tokens.begin(), tokens.end());
    case Condition::one_territory_mechs:
      return count_at(n.player.mechs, hex);
    case Condition::one_territory_workers:
      return count_at(n.player.workers, hex);
    case Condition::one_territory_character:
      return n.player.character == hex;
    default:  // one_territory_pieces
      return fighters_at(n.player, hex) + count_at(n.player.workers, hex) + count_at(n.player.structures, hex);
  }
}

int measure(const Count& n, Condition c) {
  const Player& p = n.player;
  const Facts& facts = n.look.facts;
  switch (c) {
    case Condition::control_farms:
      return n.of_terrain(Terrain::farm);
    case Condition::control_forests:
      return n.of_terrain(Terrain::forest);
    case Condition::control_mountains:
      return n.of_terrain(Terrain::mountain);
    case Condition::control_tundras:
      return n.of_terrain(Terrain::tundra);
    case Condition::control_villages:
      return n.of_terrain(Terrain::village);
    case Condition::control_tunnels:
      return (n.held & facts.tunnels).size();  // the Mine is none (SC-OBJ-12)
    case Condition::control_factory:
      return n.held.has(facts.factory);
    case Condition::control_adjacent_to_factory:
      return (n.held & facts.neighbours[index(facts.factory)]).size();
    case Condition::control_around_one_lake:
      return n.around_one_lake();
    case Condition::highest_power:
      return n.highest_power();
    case Condition::forced_worker_retreat:
      return n.seat == n.look.s.active && n.look.s.forced_retreat;
    case Condition::power:
      return p.power;
    case Condition::popularity:
      return p.popularity;
    case Condition::coins:
      return p.coins;
    case Condition::workers:
      return count_out(p.workers);
    case Condition::mechs:
      return count_out(p.mechs);
    case Condition::structures:
      return count_out(p.structures);
    case Condition::recruits:
      return std::popcount(p.recruits);
    case Condition::upgrades:
      return std::popcount(p.cubes_moved);
    case Condition::combat_cards:
      return hand_size(p);
    case Condition::combat_stars:
      return p.stars[index(Goal::combat)];
    case Condition::factory_cards:
      return p.factory_card != 0;
    case Condition::each_resource:
      return n.fewest_tokens();
    case Condition::one_resource_type:
      return n.most_tokens();
    case Condition::workers_equal_recruits:
      return count_out(p.workers) == std::popcount(p.recruits);
    case Condition::workers_on_one_territory_adjacent_to_factory:
      return n.workers_together_at_factory();
    case Condition::each_main_terrain_with_worker:
      return n.main_terrains_with_worker() == 5;
    case Condition::structures_adjacent_to_home_base:
      return (structures_of(p) & facts.neighbours[index(facts.of(p.faction).base)]).size();
    default:
      return 0;  // the one_territory_* are measured per territory
  }
}

bool within(const Bound& bound, int value) { return value >= bound.at_least && value <= bound.at_most; }

bool fits_at(const Count& n, const std::vector<Bound>& bounds, Hex hex) {
  return std::all_of(bounds.begin(), bounds.end(), [&](const Bound& bound) {
    return !on_one_territory(bound.condition) || within(bound, measure_at(n, bound.condition, hex));
  });
}

// The territory conditions of a card hold together on one and the same territory.
bool some_territory_fits(const Count& n, const std::vector<Bound>& bounds) {
  for (Hex hex : n.held)
    if (fits_at(n, bounds, hex)) return true;
  return false;
}

}  // namespace

namespace {

bool met(const Count& n, std::size_t number) {
  const auto& bounds = n.look.facts.objectives[number - 1].bounds;
  bool needs_territory = false;
  for (const Bound& bound : bounds) {
    if (on_one_territory(bound.condition))
      needs_territory = true;
    else if (!within(bound, measure(n, bound.condition)))
      return false;
  }
  return !needs_territory || some_territory_fits(n, bounds);
}

}  // namespace

bool objective_met(const Look& look, Seat seat, std::size_t number) {
  return met(Count(look, seat, look.controlled(seat)), number);
}

std::optional<UnmetBound> unmet_bound(const Look& look, Seat seat, std::size_t number) {
  if (number == 0 || number > look.facts.objectives.size()) return std::nullopt;
  const Count n(look, seat, look.controlled(seat));
  for (const Bound& bound : look.facts.objectives[number - 1].bounds) {
    int have = 0;
    if (on_one_territory(bound.condition))
      for (Hex hex : n.held) have = std::max(have, measure_at(n, bound.condition, hex));
    else
      have = measure(n, bound.condition);
    if (!within(bound, have) && (bound.at_least > 1 || bound.at_most < INT16_MAX)) return UnmetBound{bound, have};
  }
  return std::nullopt;
}

// Everybody can see whether a player still holds cards and has room for an objective star.
bool may_hold_objective(const Look& look, Seat seat) {
  const Player& player = look.s.player(seat);
  if (player.stars[index(Goal::objective)] >= objective_star_limit(look, seat)) return false;
  for (std::size_t i = 0; i < player.objectives.size(); ++i)
    if (player.objectives[i] && player.fate[i] == ObjectiveFate::held) return true;
  return false;
}

// SC-OBJ-03: before or after an action. One edition says at any moment of the turn (SC-DP-43).
bool reveal_window(const Look& look) {
  switch (look.s.ask) {
    case Ask::section:
    case Ask::bottom:
    case Ask::end_turn:
      return true;
    case Ask::over:
      return false;
    default:
      return look.rules().reveal_at_any_prompt;
  }
}

void legal_reveals(const Look& look, ActionList& list) {
  if (!reveal_window(look) || !may_hold_objective(look, look.s.active)) return;
  const Player& player = look.mover();
  // More territories never make a card harder: what fails even with every own piece in control needs no closer look.
  const Count at_best(look, look.s.active, presence(look.facts, player));
  for (std::size_t i = 0; i < player.objectives.size(); ++i)
    if (player.objectives[i] && player.fate[i] == ObjectiveFate::held && met(at_best, player.objectives[i]) &&
        objective_met(look, look.s.active, player.objectives[i]))
      list.push(act::reveal(player.objectives[i]));
}

// SC-OBJ-05; Saxony keeps the other card (SC-OBJ-06).
void reveal_objective(Play& p, std::size_t number) {
  Player& player = p.mover();
  for (std::size_t i = 0; i < player.objectives.size(); ++i) {
    if (player.objectives[i] == number)
      player.fate[i] = ObjectiveFate::completed;
    else if (player.faction != Faction::saxony && player.fate[i] == ObjectiveFate::held)
      player.fate[i] = ObjectiveFate::discarded;
  }
  p.tell(Happened::objective_revealed, p.s.active, {static_cast<std::int16_t>(number)});
  place_star(p, p.s.active, Goal::objective);
  if (end_waits(p) || check_end(p) || p.s.ask != Ask::end_turn) return;
  if (!may_hold_objective(p, p.s.active)) next_turn(p);
}

int met_objectives(const Look& look, Seat seat) { return met_objectives(look, seat, look.controlled(seat)); }

int met_objectives(const Look& look, Seat seat, HexSet held) {
  const Player& player = look.s.player(seat);
  const Count n(look, seat, held);
  int count = 0;
  for (std::size_t i = 0; i < player.objectives.size(); ++i)
    if (player.objectives[i] && player.objectives[i] != hidden_card && player.fate[i] == ObjectiveFate::held)
      count += met(n, player.objectives[i]);
  return count;
}

}  // namespace ludarium::scythe
