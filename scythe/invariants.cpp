// What holds in every position that play can reach, checked one chapter after the other. The first thing broken is told
// in a sentence. A view hides things; what cannot be known is not checked. invariants_turn.cpp has the decision under
// way.
#include "scythe/invariants.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "scythe/board.hpp"
#include "scythe/names.hpp"
#include "scythe/text.hpp"

namespace ludarium::scythe {
namespace {

std::string_view of(const Player& p) { return name(p.faction); }

// ---- who plays ----

Broken players(const Look& look) {
  const State& s = look.s;
  if (s.player_count < 2 || s.player_count > max_players)
    return fmt::format("There are {} players, must be 2 to 5.", s.player_count);
  for (Seat seat : s.seats()) {
    const Player& p = s.player(seat);
    if (index(p.faction) >= factions) return fmt::format("Seat {} has no faction.", index(seat));
    if (index(p.mat) >= mats) return fmt::format("{} has no player mat.", of(p));
    for (Seat other : s.seats()) {
      if (other <= seat) continue;
      if (s.player(other).faction == p.faction) return fmt::format("{} sits twice.", of(p));
      if (s.player(other).mat == p.mat) return fmt::format("Two players have the {} mat.", name(p.mat));
    }
    if (s.has(banned_pairs) && look.facts.banned[index(p.faction)][index(p.mat)])
      return fmt::format("{} with the {} mat is a banned pair.", of(p), name(p.mat));
  }
  return std::nullopt;
}

// SC-SETUP-13: clockwise by faction, whoever comes first.
Broken order(const Look& look) {
  const State& s = look.s;
  SeatSet seated;
  int backwards = 0;
  for (std::size_t i = 0; i < s.player_count; ++i) {
    if (index(s.order[i]) >= s.player_count || seated.has(s.order[i])) return "The order must name every player once.";
    seated = seated.with(s.order[i]);
  }
  for (std::size_t i = s.player_count; i < max_players; ++i)
    if (s.order[i] != Seat::none) return "The order names more players than there are.";
  for (std::size_t i = 0; i < s.player_count; ++i)
    backwards += s.player(s.order[i]).faction > s.player(s.order[(i + 1) % s.player_count]).faction;
  if (backwards != 1) return "The order is not the clockwise seating of the factions.";
  if (!s.seats().has(s.active)) return "No player is active.";
  return std::nullopt;
}

// ---- pieces ----

bool in_play(const Look& look, Hex base) {
  for (Seat seat : look.s.seats())
    if (look.facts.of(look.s.player(seat).faction).base == base) return true;
  return false;
}

bool sails(const Look& look, const Player& p) {
  return look.has(p, Ability::seaworthy) || look.has(p, Ability::submerge);
}

Broken place(const Look& look, const Player& p, Unit unit) {
  const Hex at = place_of(p, unit);
  if (index(at) >= look.facts.hex_count)
    return fmt::format("{}: {} stands on no place of the board.", of(p), name(unit));
  const bool abroad = look.facts.bases.has(at) && at != look.facts.of(p.faction).base;
  if (abroad && (!look.has(p, Ability::wayfare) || in_play(look, at)))
    return fmt::format("{}: {} cannot be on {}.", of(p), name(unit), hex_name(look.facts, at));
  if (!look.facts.lakes.has(at)) return std::nullopt;
  if (!sails(look, p))
    return fmt::format("{}: {} is on {} without an ability for lakes.", of(p), name(unit), hex_name(look.facts, at));
  if (is_worker(unit) && count_at(p.mechs, at) == 0)
    return fmt::format("{}: {} is on {} without a mech.", of(p), name(unit), hex_name(look.facts, at));
  return std::nullopt;
}

Broken units(const Look& look) {
  for (Seat seat : look.s.seats()) {
    const Player& p = look.s.player(seat);
    if (p.character == Hex::none) return fmt::format("{}: the character is not on the board.", of(p));
    int out = count_out(p.workers);
    if (out < 2) return fmt::format("{}: fewer than two workers have left the mat.", of(p));
    for (int i = 0; i < out; ++i)
      if (p.workers[static_cast<std::size_t>(i)] == Hex::none)
        return fmt::format("{}: worker{} is on the mat though later ones have left it.", of(p), i + 1);
    for (std::size_t u = 0; u < units_per_faction; ++u)
      if (place_of(p, unit_at(u)) != Hex::none)
        if (auto broken = place(look, p, unit_at(u))) return broken;
  }
  return std::nullopt;
}

// The active player's combat units came there in this Move and stopped; workers alone have been driven out at once,
// where the edition does not let them wait for the end of the Move.
bool just_moved_in(const Look& look, Hex hex, const Player& enemy) {
  const Player& mover = look.mover();
  const Moving& m = look.s.moving;
  if (!m.under_way || !fighters_of(mover).has(hex)) return false;
  for (std::size_t u = 0; u < combat_units; ++u)
    if (place_of(mover, unit_at(u)) == hex && !(m.stopped >> u & 1u)) return false;
  const bool waiting = look.s.ask == Ask::unit || look.s.ask == Ask::step;
  return fighters_of(enemy).has(hex) || (waiting && !look.rules().workers_leave_at_once);
}

Broken shared_territories(const Look& look) {
  for (Seat a : look.s.seats())
    for (Seat b : look.s.seats().without(a)) {
      if (b == look.s.active) continue;
      const Player &first = look.s.player(a), &second = look.s.player(b);
      for (Hex hex : pieces_of(first).units() & pieces_of(second).units())
        if (a != look.s.active || !just_moved_in(look, hex, second))
          return fmt::format("{} and {} both stand on {}.", of(first), of(second), hex_name(look.facts, hex));
    }
  return std::nullopt;
}

Broken structures(const Look& look) {
  HexSet taken;
  for (Seat seat : look.s.seats()) {
    const Player& p = look.s.player(seat);
    for (std::size_t i = 0; i < structures_per_faction; ++i) {
      const Hex at = p.structures[i];
      if (at == Hex::none) continue;
      const bool land = look.facts.territories.has(at) && !look.facts.lakes.has(at);
      if (index(at) >= look.facts.hex_count || !land)
        return fmt::format("{}: the {} stands where nothing can be built.", of(p), structure_names[i]);
      if (taken.has(at)) return fmt::format("Two structures stand on {}.", hex_name(look.facts, at));
      taken.add(at);
    }
  }
  return std::nullopt;
}

Broken tokens(const Look& look) {
  HexSet fighters;
  bool wayfare = false;
  for (Seat seat : look.s.seats()) {
    fighters |= fighters_of(look.s.player(seat));
    wayfare |= look.has(look.s.player(seat), Ability::wayfare);
  }
  for (std::size_t i = 0; i < max_hexes; ++i) {
    const Hex hex = hex_at(i);
    if (total(look.s.tokens[i]) == 0) continue;
    if (i >= look.facts.hex_count) return "There are tokens beyond the board.";
    if (look.facts.lakes.has(hex) && !fighters.has(hex))
      return fmt::format("Tokens lie on {} with nobody to carry them.", hex_name(look.facts, hex));
    const bool by_wayfare = wayfare && (!in_play(look, hex) || hex == look.facts.of(Faction::crimea).base);
    // A unit put back at the end of the game takes its cargo home (SC-END-14).
    const bool reached = by_wayfare || look.s.ask == Ask::over;
    if (look.facts.bases.has(hex) && !reached) return fmt::format("No token can get to {}.", hex_name(look.facts, hex));
  }
  return std::nullopt;
}

// ---- mats ----

Broken cubes(const Look& look, const Player& p) {
  int placed = 0;
  for (std::size_t b = 0; b < bottom_actions; ++b) {
    placed += p.cubes_on[b];
    if (p.cubes_on[b] > look.facts.of(p.mat).column[b].squares)
      return fmt::format("{}: {} has no room for {} cubes.", of(p), bottom_action_names[b], p.cubes_on[b]);
  }
  if (p.cubes_moved >> cubes_per_faction) return fmt::format("{}: a cube moved that does not exist.", of(p));
  if (placed != std::popcount(p.cubes_moved))
    return fmt::format("{}: {} cubes left the top row but {} lie in the bottom row.", of(p),
                       std::popcount(p.cubes_moved), placed);
  return std::nullopt;
}

Broken recruits(const Player& p) {
  if ((p.recruits | p.one_time | p.declines) >> bottom_actions)
    return fmt::format("{}: a recruit stands on no space.", of(p));
  if (std::popcount(p.recruits) != std::popcount(p.one_time))
    return fmt::format("{}: {} recruits left their circles but {} one-time spaces are taken.", of(p),
                       std::popcount(p.recruits), std::popcount(p.one_time));
  if (p.fresh_recruits & ~p.recruits) return fmt::format("{}: a recruit of this turn still covers its circle.", of(p));
  return std::nullopt;
}

Broken player_mats(const Look& look) {
  for (Seat seat : look.s.seats()) {
    const Player& p = look.s.player(seat);
    if (p.power > look.facts.power_max) return fmt::format("{}: the power track ends before {}.", of(p), p.power);
    if (p.popularity > look.facts.popularity_max)
      return fmt::format("{}: the popularity track ends before {}.", of(p), p.popularity);
    if (p.section != no_section && p.section > factory_section)
      return fmt::format("{}: the action token lies on no section.", of(p));
    if (p.section == factory_section && p.factory_card == 0)
      return fmt::format("{}: the action token lies on a Factory card that is not there.", of(p));
    if (auto broken = cubes(look, p)) return broken;
    if (auto broken = recruits(p)) return broken;
  }
  return std::nullopt;
}

// ---- stars ----

bool reached(const Look& look, const Player& p, Goal goal) {
  switch (goal) {
    case Goal::upgrades:
      return std::popcount(p.cubes_moved) == cubes_per_faction;
    case Goal::mechs:
      return count_out(p.mechs) == mechs_per_faction;
    case Goal::structures:
      return count_out(p.structures) == structures_per_faction;
    case Goal::recruits:
      return std::popcount(p.recruits) == recruits_per_faction;
    case Goal::workers:
      return count_out(p.workers) == workers_per_faction;
    case Goal::popularity:
      return p.popularity == look.facts.popularity_max;
    case Goal::power:
      return p.power == look.facts.power_max;
    case Goal::objective:
    case Goal::combat:
      return false;
  }
  return false;
}

int star_limit(const Look& look, const Player& p, Goal goal) {
  const bool saxony = p.faction == Faction::saxony;  // Dominate, SC-FABL-12
  if (goal == Goal::combat) return saxony ? look.facts.stars_to_end : look.facts.combat_star_limit;
  if (goal == Goal::objective) return saxony ? look.facts.objective_star_limit_saxony : look.facts.objective_star_limit;
  return 1;
}

// A star may outlive its reason on the two tracks only (SC-STAR-03).
Broken stars_of(const Look& look, const Player& p, bool settled) {
  const int all = star_count(p);
  if (all > look.facts.stars_to_end) return fmt::format("{}: {} stars are more than there are.", of(p), all);
  for (std::size_t i = 0; i < star_goals; ++i) {
    const Goal goal = static_cast<Goal>(i);
    if (p.stars[i] > star_limit(look, p, goal)) return fmt::format("{}: too many stars for {}.", of(p), name(goal));
    if (goal <= Goal::workers && p.stars[i] && !reached(look, p, goal))
      return fmt::format("{}: a star for {} that was not earned.", of(p), name(goal));
    if (settled && all < look.facts.stars_to_end && !p.stars[i] && reached(look, p, goal))
      return fmt::format("{}: the star for {} is missing.", of(p), name(goal));
  }
  const auto completed = std::count(p.fate.begin(), p.fate.end(), ObjectiveFate::completed);
  if (p.stars[index(Goal::objective)] != completed)
    return fmt::format("{}: the stars for objectives do not match the completed ones.", of(p));
  return std::nullopt;
}

// Stars are placed when a benefit is complete, not while it is being taken.
Broken stars(const Look& look) {
  const bool in_benefit = look.s.ask == Ask::gain || look.s.ask == Ask::produce;
  bool six = false;
  for (Seat seat : look.s.seats()) {
    const Player& p = look.s.player(seat);
    const bool settled = look.s.ask != Ask::over && !(in_benefit && seat == look.s.active);
    if (auto broken = stars_of(look, p, settled)) return broken;
    six |= star_count(p) >= look.facts.stars_to_end;
  }
  if (six && look.s.ask != Ask::over && !end_waits(look)) return "A player has all stars placed, but the game goes on.";
  if (!six && look.s.ask == Ask::over) return "The game is over, but nobody has placed all stars.";
  return std::nullopt;
}

// ---- cards ----

Broken combat_cards(const Look& look) {
  const State& s = look.s;
  int all = 0, printed = 0, hidden = s.deck[unknown];
  for (Seat seat : s.seats()) hidden += s.player(seat).hand[unknown];
  for (std::size_t v = 0; v < card_values; ++v) {
    int count = s.deck[v] + s.discard[v];
    for (Seat seat : s.seats()) count += s.player(seat).hand[v];
    const int value = look.facts.card_value[v];
    if (count > look.facts.card_count[v] || (!hidden && count < look.facts.card_count[v]))
      return fmt::format("There are {} combat cards of value {}, must be {}.", count, value, look.facts.card_count[v]);
    all += count;
    printed += look.facts.card_count[v];
  }
  if (all + hidden != printed) return fmt::format("There are {} combat cards, must be {}.", all + hidden, printed);
  return std::nullopt;
}

Broken factory_cards(const Look& look) {
  const State& s = look.s;
  const auto cards = look.facts.factory_cards.size();
  std::uint32_t seen = s.factory_board & ~factory_cards_hidden;
  int taken = 0;
  for (Seat seat : s.seats()) {
    const std::uint8_t card = s.player(seat).factory_card;
    if (card == 0) continue;
    if (card > cards) return fmt::format("{}: there is no Factory card {}.", of(s.player(seat)), card);
    if (seen >> (card - 1) & 1u) return fmt::format("Factory card {} is in two places.", card);
    seen |= 1u << (card - 1);
    ++taken;
  }
  for (std::size_t i = 0; i < 31; ++i)
    if ((seen >> i & 1u) && (i >= cards || (look.facts.factory_cards[i].promo && !s.has(promo))))
      return fmt::format("Factory card {} is not in this game.", i + 1);
  const int left = s.player_count + look.facts.factory_cards_beyond_players - taken;
  const int lying = std::popcount(s.factory_board & ~factory_cards_hidden);
  const bool hidden = (s.factory_board & factory_cards_hidden) != 0;
  if (lying > left || (!hidden && lying != left))
    return fmt::format("{} Factory cards lie on the board, must be {}.", lying, left);
  return std::nullopt;
}

Broken objectives(const Look& look) {
  std::uint64_t seen = 0;
  for (Seat seat : look.s.seats()) {
    const Player& p = look.s.player(seat);
    for (std::uint8_t card : p.objectives) {
      if (card == hidden_card) continue;
      if (card == 0) return fmt::format("{}: two objectives must have been dealt.", of(p));
      if (card > look.facts.objectives.size()) return fmt::format("{}: there is no objective {}.", of(p), card);
      if (look.facts.objectives[card - 1u].promo && !look.s.has(promo))
        return fmt::format("Objective {} is not in this game.", card);
      if (seen >> (card - 1) & 1u) return fmt::format("Objective {} is in two places.", card);
      seen |= std::uint64_t{1} << (card - 1);
    }
    const bool saxony = p.faction == Faction::saxony;
    const auto held = std::count(p.fate.begin(), p.fate.end(), ObjectiveFate::held);
    const auto discarded = std::count(p.fate.begin(), p.fate.end(), ObjectiveFate::discarded);
    if (saxony ? discarded != 0 : (held != 2 && (held != 0 || discarded != 1)))
      return fmt::format("{}: the fates of the two objectives do not fit together.", of(p));
  }
  return std::nullopt;
}

Broken encounters(const Look& look) {
  const State& s = look.s;
  if (!(s.encounter_tokens - look.facts.encounters).empty()) return "An encounter token lies where none belongs.";
  for (std::size_t i = 0; i < 64; ++i) {
    if (!(s.encounters_drawn >> i & 1u)) continue;
    if (i >= look.facts.encounter_cards.size() || (look.facts.encounter_cards[i].promo && !s.has(promo)))
      return fmt::format("Encounter card {} is not in this game.", i + 1);
  }
  const int met = look.facts.encounters.size() - s.encounter_tokens.size();
  const int drawn = std::popcount(s.encounters_drawn) + (s.encounter_card == hidden_card);
  if (met != drawn) return fmt::format("{} encounter tokens are gone, but {} cards were drawn.", met, drawn);
  return std::nullopt;
}

}  // namespace

std::optional<std::string> broken_invariant(const Facts& facts, const State& s) {
  const Look look{facts, s};
  for (auto check : {players, order, units, structures, tokens, player_mats, combat_cards, factory_cards, objectives,
                     encounters, broken_question, shared_territories, stars})
    if (auto broken = check(look)) return broken;
  return std::nullopt;
}

}  // namespace ludarium::scythe
