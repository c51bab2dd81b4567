// What holds in every position that play can reach, checked one chapter after the other. A view hides things; what
// cannot be known is not checked. invariants_turn.cpp has the decision under way.
#include "games/scythe/checks/invariants.hpp"

#include <algorithm>
#include <bit>

#include "games/scythe/rules/automa/automa.hpp"
#include "games/scythe/rules/board.hpp"
#include "games/scythe/rules/hidden.hpp"
#include "games/scythe/text/names.hpp"
#include "games/scythe/text/text.hpp"

namespace ludarium::scythe {
namespace {

// ---- who plays ----

Broken mat(const Look& look, Seat seat) {
  const Player& p = look.s.player(seat);
  if (look.s.is_automa(seat)) return is_automa(p) ? Broken() : wrong("scythe.broken.automa_mat", {{"who", of(p)}});
  if (index(p.mat) >= mats) return wrong("scythe.broken.no_mat", {{"who", of(p)}});
  return std::nullopt;
}

Broken players(const Look& look) {
  const State& s = look.s;
  if (s.player_count < 2 || s.player_count > max_players)
    return wrong("scythe.broken.player_count", {{"count", number(s.player_count)}, {"most", number(max_players)}});
  if (s.automas.count >= s.player_count) return wrong("scythe.broken.automas_alone");
  for (Seat seat : s.seats()) {
    const Player& p = s.player(seat);
    if (index(p.faction) >= factions) return wrong("scythe.broken.no_faction", {{"seat", number(index(seat))}});
    if (auto broken = mat(look, seat)) return broken;
    for (Seat other : s.seats()) {
      if (other <= seat) continue;
      if (s.player(other).faction == p.faction) return wrong("scythe.broken.sits_twice", {{"who", of(p)}});
      if (!s.is_automa(other) && s.player(other).mat == p.mat)
        return wrong("scythe.broken.mat_twice", {{"mat", literal(name(p.mat))}});
    }
    if (s.has(banned_pairs) && !s.is_automa(seat) && look.facts.banned[index(p.faction)][index(p.mat)])
      return wrong("scythe.broken.banned_pair", {{"who", of(p)}, {"mat", literal(name(p.mat))}});
  }
  return std::nullopt;
}

// SC-SETUP-13: clockwise by faction, whoever comes first.
Broken order(const Look& look) {
  const State& s = look.s;
  SeatSet seated;
  int backwards = 0;
  for (std::size_t i = 0; i < s.player_count; ++i) {
    if (index(s.order[i]) >= s.player_count || seated.has(s.order[i])) return wrong("scythe.broken.order_incomplete");
    seated = seated.with(s.order[i]);
  }
  for (std::size_t i = s.player_count; i < max_players; ++i)
    if (s.order[i] != Seat::none) return wrong("scythe.broken.order_too_long");
  for (std::size_t i = 0; i < s.player_count; ++i)
    backwards += s.player(s.order[i]).faction > s.player(s.order[(i + 1) % s.player_count]).faction;
  if (backwards != 1) return wrong("scythe.broken.order_not_clockwise");
  if (!s.seats().has(s.active)) return wrong("scythe.broken.nobody_active");
  return std::nullopt;
}

// ---- pieces ----

bool in_play(const Look& look, Hex base) {
  for (Seat seat : look.s.seats())
    if (look.facts.of(look.s.player(seat).faction).base == base) return true;
  return false;
}

// SC-AUTO-31: an Automa goes where it likes once its tracker has opened the water.
bool sails(const Look& look, const Player& p) {
  for (Seat seat : look.s.seats())
    if (look.s.is_automa(seat) && look.s.player(seat).faction == p.faction) return !water_locked(look, seat);
  return look.has(p, Ability::seaworthy) || look.has(p, Ability::submerge);
}

Broken place(const Look& look, const Player& p, Unit unit) {
  const Hex at = place_of(p, unit);
  if (index(at) >= look.facts.hex_count)
    return wrong("scythe.broken.no_such_place", {{"who", of(p)}, {"unit", literal(name(unit))}});
  const bool abroad = look.facts.bases.has(at) && at != look.facts.of(p.faction).base;
  if (abroad && (!look.has(p, Ability::wayfare) || in_play(look, at)))
    return wrong("scythe.broken.wrong_base",
                 {{"who", of(p)}, {"unit", literal(name(unit))}, {"place", literal(hex_name(look.facts, at))}});
  if (!look.facts.lakes.has(at)) return std::nullopt;
  if (!sails(look, p))
    return wrong("scythe.broken.cannot_sail",
                 {{"who", of(p)}, {"unit", literal(name(unit))}, {"place", literal(hex_name(look.facts, at))}});
  if (is_worker(unit) && count_at(p.mechs, at) == 0 && !is_automa(p))
    return wrong("scythe.broken.worker_alone_on_lake",
                 {{"who", of(p)}, {"unit", literal(name(unit))}, {"place", literal(hex_name(look.facts, at))}});
  return std::nullopt;
}

Broken mustered(const Player& p) {
  if (p.character == Hex::none && !is_automa(p)) return wrong("scythe.broken.no_character", {{"who", of(p)}});
  const int out = count_out(p.workers);
  if (out < 2) return wrong("scythe.broken.too_few_workers", {{"who", of(p)}});
  for (int i = 0; i < out; ++i)
    if (p.workers[static_cast<std::size_t>(i)] == Hex::none)
      return wrong("scythe.broken.worker_skipped",
                   {{"who", of(p)}, {"unit", literal(worker_names[static_cast<std::size_t>(i)])}});
  return std::nullopt;
}

void check_units(const Look& look, Faults& faults) {
  for (Seat seat : look.s.seats()) {
    const Player& p = look.s.player(seat);
    faults.add(mustered(p));
    for (std::size_t u = 0; u < units_per_faction; ++u)
      if (place_of(p, unit_at(u)) != Hex::none) faults.add(place(look, p, unit_at(u)));
  }
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

void check_shared_territories(const Look& look, Faults& faults) {
  for (Seat a : look.s.seats())
    for (Seat b : look.s.seats().without(a)) {
      if (b == look.s.active) continue;
      const Player &first = look.s.player(a), &second = look.s.player(b);
      for (Hex hex : pieces_of(first).units() & pieces_of(second).units())
        if ((a != look.s.active && a < b) || (a == look.s.active && !just_moved_in(look, hex, second)))
          faults.add(
              wrong("scythe.broken.shared_territory",
                    {{"first", of(first)}, {"second", of(second)}, {"place", literal(hex_name(look.facts, hex))}}));
    }
}

void check_structures(const Look& look, Faults& faults) {
  HexSet taken;
  for (Seat seat : look.s.seats()) {
    const Player& p = look.s.player(seat);
    for (std::size_t i = 0; i < structures_per_faction; ++i) {
      const Hex at = p.structures[i];
      if (at == Hex::none) continue;
      const bool land = look.facts.territories.has(at) && !look.facts.lakes.has(at);
      if (!land)
        faults.add(
            wrong("scythe.broken.bad_building_site", {{"who", of(p)}, {"structure", literal(structure_names[i])}}));
      if (taken.has(at))
        faults.add(wrong("scythe.broken.two_structures", {{"place", literal(hex_name(look.facts, at))}}));
      taken.add(at);
    }
  }
}

// Play keeps within the limit (add_tokens), so that no sum runs over.
void check_token_totals(const State& s, Faults& faults) {
  for (std::size_t r = 0; r < resource_types; ++r) {
    int count = 0;
    for (const Tokens& here : s.tokens) count += here[r];
    if (count > most_tokens)
      faults.add(
          wrong("scythe.broken.too_many_tokens",
                {{"found", number(count)}, {"resource", literal(resource_names[r])}, {"most", number(most_tokens)}}));
  }
}

void check_tokens(const Look& look, Faults& faults) {
  check_token_totals(look.s, faults);
  HexSet fighters;
  bool wayfare = false;
  for (Seat seat : look.s.seats()) {
    fighters |= fighters_of(look.s.player(seat));
    wayfare |= look.has(look.s.player(seat), Ability::wayfare);
  }
  for (std::size_t i = 0; i < max_hexes; ++i) {
    const Hex hex = hex_at(i);
    if (total(look.s.tokens[i]) == 0) continue;
    if (i >= look.facts.hex_count) return faults.add(wrong("scythe.broken.tokens_off_board"));
    const bool deserted = look.s.automas.count == 0;  // an Automa leaves them behind (SC-AUTO-95)
    if (look.facts.lakes.has(hex) && !fighters.has(hex) && deserted)
      faults.add(wrong("scythe.broken.tokens_on_lake", {{"place", literal(hex_name(look.facts, hex))}}));
    const bool by_wayfare = wayfare && (!in_play(look, hex) || hex == look.facts.of(Faction::crimea).base);
    // A unit put back at the end of the game takes its cargo home (SC-END-14).
    const bool reached = by_wayfare || look.s.ask == Ask::over;
    if (look.facts.bases.has(hex) && !reached)
      faults.add(wrong("scythe.broken.tokens_on_base", {{"place", literal(hex_name(look.facts, hex))}}));
  }
}

// ---- mats ----

Broken cubes(const Look& look, const Player& p) {
  int placed = 0;
  for (std::size_t b = 0; b < bottom_actions; ++b) {
    placed += p.cubes_on[b];
    if (p.cubes_on[b] > look.facts.of(p.mat).column[b].squares)
      return wrong("scythe.broken.too_many_cubes",
                   {{"who", of(p)}, {"action", literal(bottom_action_names[b])}, {"count", number(p.cubes_on[b])}});
  }
  if (p.cubes_moved >> cubes_per_faction) return wrong("scythe.broken.no_such_cube", {{"who", of(p)}});
  if (placed != std::popcount(p.cubes_moved))
    return wrong("scythe.broken.cube_lost",
                 {{"who", of(p)}, {"left", number(std::popcount(p.cubes_moved))}, {"placed", number(placed)}});
  return std::nullopt;
}

Broken recruits(const Player& p) {
  if ((p.recruits | p.one_time | p.declines) >> bottom_actions)
    return wrong("scythe.broken.no_such_recruit", {{"who", of(p)}});
  if (std::popcount(p.recruits) != std::popcount(p.one_time))
    return wrong(
        "scythe.broken.recruit_lost",
        {{"who", of(p)}, {"left", number(std::popcount(p.recruits))}, {"placed", number(std::popcount(p.one_time))}});
  if (p.fresh_recruits & ~p.recruits) return wrong("scythe.broken.fresh_recruit_at_home", {{"who", of(p)}});
  return std::nullopt;
}

void check_player_mats(const Look& look, Faults& faults) {
  for (Seat seat : look.s.seats()) {
    const Player& p = look.s.player(seat);
    if (p.power > look.facts.power_max)
      faults.add(wrong("scythe.broken.power_track", {{"who", of(p)}, {"power", number(p.power)}}));
    if (p.popularity > look.facts.popularity_max)
      faults.add(wrong("scythe.broken.popularity_track", {{"who", of(p)}, {"popularity", number(p.popularity)}}));
    if (p.section != no_section && p.section > factory_section)
      faults.add(wrong("scythe.broken.no_such_section", {{"who", of(p)}}));
    if (p.section == factory_section && p.factory_card == 0)
      faults.add(wrong("scythe.broken.section_without_card", {{"who", of(p)}}));
    if (look.s.is_automa(seat)) continue;
    faults.add(cubes(look, p));
    faults.add(recruits(p));
  }
}

// ---- stars ----

bool reached(const Look& look, const Player& p, Goal goal) {
  if (is_automa(p) && goal != Goal::power) return false;  // SC-AUTO-78
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
  const bool saxony = p.faction == Faction::saxony && !is_automa(p);  // Dominate, SC-FABL-12
  if (is_automa(p) && goal == tracker_goal) return look.facts.stars_to_end;
  if (goal == Goal::combat) return saxony ? look.facts.stars_to_end : look.facts.combat_star_limit;
  if (goal == Goal::objective) return saxony ? look.facts.objective_star_limit_saxony : look.facts.objective_star_limit;
  return 1;
}

// A star may outlive its reason on the two tracks only (SC-STAR-03).
Broken stars_of(const Look& look, const Player& p, bool settled) {
  const int all = star_count(p);
  if (all > look.facts.stars_to_end)
    return wrong("scythe.broken.too_many_stars", {{"who", of(p)}, {"count", number(all)}});
  for (std::size_t i = 0; i < star_goals; ++i) {
    const Goal goal = static_cast<Goal>(i);
    if (p.stars[i] > star_limit(look, p, goal))
      return wrong("scythe.broken.star_limit", {{"who", of(p)}, {"goal", literal(name(goal))}});
    if (goal <= Goal::workers && p.stars[i] && !reached(look, p, goal))
      return wrong("scythe.broken.star_not_earned", {{"who", of(p)}, {"goal", literal(name(goal))}});
    if (settled && all < look.facts.stars_to_end && !p.stars[i] && reached(look, p, goal))
      return wrong("scythe.broken.star_missing", {{"who", of(p)}, {"goal", literal(name(goal))}});
  }
  const auto completed = std::count(p.fate.begin(), p.fate.end(), ObjectiveFate::completed);
  if (!is_automa(p) && p.stars[index(Goal::objective)] != completed)
    return wrong("scythe.broken.objective_stars", {{"who", of(p)}});
  return std::nullopt;
}

// Stars are placed when a benefit is complete, not while it is being taken.
void check_stars(const Look& look, Faults& faults) {
  const bool in_benefit = look.s.ask == Ask::gain || look.s.ask == Ask::produce;
  bool six = false;
  for (Seat seat : look.s.seats()) {
    const Player& p = look.s.player(seat);
    const bool settled = look.s.ask != Ask::over && !(in_benefit && seat == look.s.active);
    faults.add(stars_of(look, p, settled));
    six |= star_count(p) >= look.facts.stars_to_end;
  }
  if (six && look.s.ask != Ask::over && !end_waits(look)) faults.add(wrong("scythe.broken.game_goes_on"));
  if (!six && look.s.ask == Ask::over) faults.add(wrong("scythe.broken.game_over_too_soon"));
}

// ---- cards ----

// Every card is somewhere; in a view those that are hidden make up for the rest.
void check_combat_cards(const Look& look, Faults& faults) {
  const State& s = look.s;
  int all = 0, printed = 0, hidden = s.deck[unknown];
  for (Seat seat : s.seats()) hidden += s.player(seat).hand[unknown];
  for (std::size_t v = 0; v < card_values; ++v) {
    int count = s.deck[v] + s.discard[v];
    for (Seat seat : s.seats()) count += s.player(seat).hand[v];
    const int value = look.facts.card_value[v];
    if (count > look.facts.card_count[v] || (!hidden && count < look.facts.card_count[v]))
      faults.add(
          wrong("scythe.broken.cards_of_value",
                {{"found", number(count)}, {"value", number(value)}, {"expected", number(look.facts.card_count[v])}}));
    all += count;
    printed += look.facts.card_count[v];
  }
  if (hidden && all + hidden != printed)
    faults.add(wrong("scythe.broken.combat_cards", {{"found", number(all + hidden)}, {"expected", number(printed)}}));
}

// The cards a position names as the next ones lie in their decks, each at its own place.
Broken next_cards(const Look& look) {
  auto left = look.s.deck;
  bool ended = false;
  for (std::uint8_t entry : look.s.next_cards) {
    ended |= entry == 0;
    if (entry && (ended || entry > card_values || left[entry - 1u]-- == 0))
      return wrong("scythe.broken.next_combat_cards");
  }
  return std::nullopt;
}

Broken next_encounters(const Look& look) {
  const auto& cards = look.facts.encounter_cards;
  std::uint64_t drawn = look.s.encounters_drawn;
  bool ended = false;
  for (std::uint8_t card : look.s.next_encounters) {
    ended |= card == 0;
    if (card == 0) continue;
    if (ended || card > cards.size() || (cards[card - 1u].promo && !look.s.has(promo)) || (drawn >> (card - 1) & 1))
      return wrong("scythe.broken.next_encounters");
    drawn |= std::uint64_t{1} << (card - 1);
  }
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
    taken += s.is_automa(seat);
    if (s.is_automa(seat) && card == hidden_card) continue;  // SC-AUTO-97
    if (card > cards || s.is_automa(seat))
      return wrong("scythe.broken.no_such_factory_card", {{"who", of(s.player(seat))}, {"card", number(card)}});
    if (seen >> (card - 1) & 1u) return wrong("scythe.broken.factory_card_twice", {{"card", number(card)}});
    seen |= 1u << (card - 1);
    ++taken;
  }
  for (std::size_t i = 0; i < 31; ++i)
    if ((seen >> i & 1u) && (i >= cards || (look.facts.factory_cards[i].promo && !s.has(promo))))
      return wrong("scythe.broken.factory_card_not_in_game", {{"card", number(i + 1)}});
  const int left = s.player_count + look.facts.factory_cards_beyond_players - taken;
  const int lying = std::popcount(s.factory_board & ~factory_cards_hidden);
  const bool hidden = (s.factory_board & factory_cards_hidden) != 0;
  if (lying > left || (!hidden && lying != left))
    return wrong("scythe.broken.factory_cards_lying", {{"found", number(lying)}, {"expected", number(left)}});
  return std::nullopt;
}

Broken objective(const Look& look, const Player& p, std::uint8_t card) {
  if (card == hidden_card) return std::nullopt;
  if (card == 0) return wrong("scythe.broken.objectives_not_dealt", {{"who", of(p)}});
  if (card > look.facts.objectives.size())
    return wrong("scythe.broken.no_such_objective", {{"who", of(p)}, {"card", number(card)}});
  if (look.facts.objectives[card - 1u].promo && !look.s.has(promo))
    return wrong("scythe.broken.objective_not_in_game", {{"card", number(card)}});
  return std::nullopt;
}

void check_objectives(const Look& look, Faults& faults) {
  std::uint64_t seen = 0;
  for (Seat seat : look.s.people()) {
    const Player& p = look.s.player(seat);
    for (std::uint8_t card : p.objectives) {
      faults.add(objective(look, p, card));
      if (card == 0 || card > 64) continue;
      if (seen >> (card - 1) & 1u) faults.add(wrong("scythe.broken.objective_twice", {{"card", number(card)}}));
      seen |= std::uint64_t{1} << (card - 1);
    }
    const bool saxony = p.faction == Faction::saxony;
    const auto held = std::count(p.fate.begin(), p.fate.end(), ObjectiveFate::held);
    const auto discarded = std::count(p.fate.begin(), p.fate.end(), ObjectiveFate::discarded);
    if (saxony ? discarded != 0 : (held != 2 && (held != 0 || discarded != 1)))
      faults.add(wrong("scythe.broken.objective_fates", {{"who", of(p)}}));
  }
}

Broken encounters(const Look& look) {
  const State& s = look.s;
  if (!(s.encounter_tokens - look.facts.encounters).empty()) return wrong("scythe.broken.stray_encounter_token");
  for (std::size_t i = 0; i < 64; ++i) {
    if (!(s.encounters_drawn >> i & 1u)) continue;
    if (i >= look.facts.encounter_cards.size() || (look.facts.encounter_cards[i].promo && !s.has(promo)))
      return wrong("scythe.broken.encounter_not_in_game", {{"card", number(i + 1)}});
  }
  const int met = look.facts.encounters.size() - s.encounter_tokens.size();
  const int drawn = std::popcount(s.encounters_drawn) + (s.encounter_card == hidden_card);
  const bool fits = s.automas.count ? drawn <= met : drawn == met;  // SC-AUTO-96: an Automa draws none
  if (!fits) return wrong("scythe.broken.encounters_drawn", {{"met", number(met)}, {"drawn", number(drawn)}});
  return std::nullopt;
}

bool on_the_board(const Look& look) {
  for (Seat seat : look.s.seats())
    for (std::size_t u = 0; u < units_per_faction; ++u) {
      const Hex at = place_of(look.s.player(seat), unit_at(u));
      if (at != Hex::none && index(at) >= look.facts.hex_count) return false;
    }
  return true;
}

// A position is a whole game, or all that one seat or a spectator may see: what nobody can have seen together, and what
// a viewer would know, but is hidden, tells that it is neither.
Broken half_hidden(const Look& look) {
  if (!is_view(look.s)) return std::nullopt;
  if (look.s.rng != Rng{}) return wrong("scythe.broken.half_hidden");
  const auto people = static_cast<std::size_t>(look.s.people().size());
  for (std::size_t i = 0; i <= people; ++i) {
    const Seat viewer = i < people ? seat_at(i) : Seat::none;
    Rng chance{1};
    if (redact(imagine(look.facts, look.s, viewer, chance), viewer) == look.s) return std::nullopt;
  }
  return wrong("scythe.broken.half_hidden");
}

}  // namespace

Broken Faults::all() const {
  if (list_.empty()) return std::nullopt;
  Message all = list_.back();
  for (auto one = list_.rbegin() + 1; one != list_.rend(); ++one)
    all = {"scythe.broken.and", {{"first", inner(*one)}, {"rest", inner(std::move(all))}}};
  return all;
}

// Who plays comes first, for everything else stands on it; the question, put to the rules, needs cards and places that
// exist; and only what holds together can be anybody's view.
std::optional<Message> broken_invariant(const Facts& facts, const State& s) {
  const Look look{facts, s};
  Faults faults;
  faults.add(players(look));
  if (faults.none()) faults.add(order(look));
  if (!faults.none()) return faults.all();
  for (auto check : {check_units, check_structures, check_tokens, check_player_mats, check_combat_cards})
    check(look, faults);
  for (auto check : {next_cards, next_encounters, factory_cards, encounters}) faults.add(check(look));
  check_objectives(look, faults);
  check_automas(look, faults);
  if (on_the_board(look))
    for (auto check : {check_question, check_shared_territories, check_stars}) check(look, faults);
  if (faults.none()) faults.add(half_hidden(look));
  return faults.all();
}

}  // namespace ludarium::scythe
