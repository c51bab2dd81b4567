// The question a position waits on fits the stage of the turn and finds what it is about.
#include <algorithm>
#include <bit>

#include "games/scythe/checks/invariants.hpp"
#include "games/scythe/rules/board.hpp"
#include "games/scythe/text/names.hpp"

namespace ludarium::scythe {
namespace {

bool nothing_to_gain(Gain gain) {
  gain.choose_one = 0;
  return gain == Gain{};
}

bool stage_fits(const State& s) {
  const bool factory = s.mover().section == factory_section;
  const Stage move_stage = factory ? Stage::bottom : Stage::top;
  switch (s.ask) {
    case Ask::section:
      return s.stage == Stage::section;
    case Ask::top:
      return s.stage == Stage::top;
    case Ask::bottom:
      return s.stage == Stage::bottom;
    case Ask::end_turn:
      return s.stage == Stage::end;
    case Ask::encounter:
      return s.stage == Stage::encounter;
    case Ask::produce:
    case Ask::gain:
      return s.stage == Stage::top || s.stage == Stage::encounter ||
             (s.stage == Stage::bottom && (!factory || s.moving.under_way));
    case Ask::pay:
      return s.stage == (factory ? Stage::top : Stage::bottom);
    case Ask::unit:
    case Ask::step:
    case Ask::battle:
    case Ask::ability:
    case Ask::fight:
    case Ask::retreat:
    case Ask::meet:
    case Ask::factory_card:
      return s.stage == move_stage;
    case Ask::over:
      return true;
  }
  return false;
}

bool asks_within_move(Ask ask) {
  return (ask >= Ask::unit && ask <= Ask::meet) || ask == Ask::encounter || ask == Ask::factory_card;
}

// ---- Move ----

Broken moving(const Look& look) {
  const State& s = look.s;
  const Moving& m = s.moving;
  if (!m.under_way) {
    if (m != Moving{}) return wrong("scythe.broken.moved_without_move");
    if (asks_within_move(s.ask)) return wrong("scythe.broken.needs_move", {{"decision", literal(name(s.ask))}});
    return std::nullopt;
  }
  const bool spoils = s.ask == Ask::gain && s.reads(tokens_by_choice);
  if (!asks_within_move(s.ask) && !spoils && s.stage != Stage::encounter && s.ask != Ask::over)
    return wrong("scythe.broken.move_interrupted", {{"decision", literal(name(s.ask))}});
  if (std::popcount(m.started) > m.units) return wrong("scythe.broken.too_many_units_moved");
  if ((m.started | m.stopped) >> units_per_faction) return wrong("scythe.broken.no_such_unit_moved");
  if (m.stopped & ~m.started) return wrong("scythe.broken.stopped_before_start");
  for (std::size_t u = 0; u < units_per_faction; ++u) {
    const bool started = (m.started >> u & 1u) != 0;
    if (!started && m.steps[u]) return wrong("scythe.broken.steps_without_choice", {{"unit", literal(unit_names[u])}});
    if (started && place_of(s.mover(), unit_at(u)) == Hex::none)
      return wrong("scythe.broken.moved_from_mat", {{"unit", literal(unit_names[u])}});
    if (started && index(m.origin[u]) >= look.facts.hex_count)
      return wrong("scythe.broken.moved_from_nowhere", {{"unit", literal(unit_names[u])}});
    if (m.steps[u] && steps_left(look, unit_at(u)) < 0)
      return wrong("scythe.broken.went_too_far", {{"unit", literal(unit_names[u])}});
  }
  return std::nullopt;
}

Broken unit_moving_now(const Look& look) {
  const State& s = look.s;
  const Moving& m = s.moving;
  if (s.ask != Ask::step) {
    if (m.unit != Unit::none && s.ask != Ask::over) return wrong("scythe.broken.unit_not_asked");
    return std::nullopt;
  }
  if (index(m.unit) >= units_per_faction || !(m.started >> index(m.unit) & 1u))
    return wrong("scythe.broken.no_unit_chosen");
  if (steps_left(look, m.unit) <= 0 || reach(look, m.unit).empty())
    return wrong("scythe.broken.nowhere_to_go", {{"unit", literal(name(m.unit))}});
  const Hex from = place_of(s.mover(), m.unit);
  for (std::size_t r = 0; r < resource_types; ++r)
    if (m.chosen_tokens[r] > s.tokens[index(from)][r]) return wrong("scythe.broken.loaded_tokens");
  if (m.chosen_workers & ~workers_at(s.mover(), from)) return wrong("scythe.broken.loaded_worker");
  if (m.chosen_workers && !is_mech(m.unit)) return wrong("scythe.broken.only_mechs_carry");
  if (!m.choosing && (m.chosen_workers || total(m.chosen_tokens))) return wrong("scythe.broken.loaded_unchosen");
  return std::nullopt;
}

// ---- combat ----

Broken committed(const Look& look, std::size_t side) {
  const Combat& c = look.s.combat;
  const Player& p = look.s.player(fighter(look, side));
  if (c.dial[side] > look.facts.dial_max || c.dial[side] > p.power)
    return wrong("scythe.broken.dial_too_high", {{"who", literal(name(p.faction))}});
  int cards = 0;
  for (std::size_t v = 0; v < card_values; ++v) {
    cards += c.cards[side][v];
    if (c.cards[side][v] > p.hand[v] && !p.hand[unknown])
      return wrong("scythe.broken.card_not_in_hand",
                   {{"who", literal(name(p.faction))}, {"value", number(look.facts.card_value[v])}});
  }
  if (cards > card_limit(look, side)) return wrong("scythe.broken.too_many_cards", {{"who", literal(name(p.faction))}});
  if (!(c.answered >> side & 1u) && (c.dial[side] || cards))
    return wrong("scythe.broken.dialled_unanswered", {{"who", literal(name(p.faction))}});
  return std::nullopt;
}

Broken combat(const Look& look) {
  const State& s = look.s;
  const Combat& c = s.combat;
  const bool asked = s.ask == Ask::ability || s.ask == Ask::fight || s.ask == Ask::retreat;
  if (!asked) {
    if (c != Combat{} && s.ask != Ask::over)
      return wrong("scythe.broken.combat_interrupted", {{"decision", literal(name(s.ask))}});
    return std::nullopt;
  }
  if (!look.facts.territories.has(c.hex)) return wrong("scythe.broken.combat_nowhere");
  if (!s.seats().has(c.defender) || c.defender == s.active) return wrong("scythe.broken.no_defender");
  const bool retreating = s.ask == Ask::retreat;
  for (Seat seat : deciding_seats(s))
    if (s.is_automa(seat)) return wrong("scythe.broken.automa_asked");
  for (std::size_t side : {attacker, defender}) {
    const Player& p = s.player(fighter(look, side));
    if (!fighters_of(p).has(c.hex))
      return wrong("scythe.broken.no_combat_unit",
                   {{"who", literal(name(p.faction))}, {"place", literal(hex_name(look.facts, c.hex))}});
  }
  if (retreating) return c.stage == CombatStage::retreat ? Broken() : wrong("scythe.broken.nobody_lost");
  if (s.ask == Ask::ability && c.stage != CombatStage::attacker_ability && c.stage != CombatStage::defender_ability)
    return wrong("scythe.broken.past_abilities");
  if (s.ask == Ask::ability) {
    const std::size_t side = c.stage == CombatStage::attacker_ability ? attacker : defender;
    if (!ability_applies(look, side)) return wrong("scythe.broken.no_ability");
    return std::nullopt;
  }
  if (c.stage != CombatStage::fight) return wrong("scythe.broken.not_at_dials");
  if (c.answered >= 3) return wrong("scythe.broken.both_answered");
  for (std::size_t side : {attacker, defender})
    if (auto broken = committed(look, side)) return broken;
  return std::nullopt;
}

// ---- encounter, Factory, gains ----

// Polania may have been carried away by its first option; before any option the character stands where the token lay.
Broken encounter_place(const Look& look) {
  const State& s = look.s;
  const Hex at = s.mover().character;
  if (s.options_taken) return std::nullopt;
  if (!look.facts.encounters.has(at) || s.encounter_tokens.has(at)) return wrong("scythe.broken.no_encounter_here");
  return std::nullopt;
}

Broken encounter_options(const Look& look) {
  const State& s = look.s;
  const unsigned named = s.options_taken | s.options_tried;
  if (named >> options_per_encounter || (s.options_taken & s.options_tried) ||
      (s.options_tried && !s.has(blind_encounters)))
    return wrong("scythe.broken.options_do_not_fit");
  if (std::popcount(s.options_taken) > options_allowed(look)) return wrong("scythe.broken.too_many_options");
  const bool asked = s.ask == Ask::encounter;
  if (asked && std::popcount(s.options_taken) == options_allowed(look)) return wrong("scythe.broken.no_option_left");
  if (asked && !s.options_taken && std::popcount(named) == options_per_encounter)
    return wrong("scythe.broken.no_option_payable");
  return std::nullopt;
}

Broken encounter(const Look& look) {
  const State& s = look.s;
  const Hex at = s.mover().character;
  if (s.ask == Ask::meet && (!s.encounter_tokens.has(at) || !s.fought.has(at)))
    return wrong("scythe.broken.no_encounter_to_decline");
  if (s.stage != Stage::encounter) {
    if (s.encounter_card || s.options_taken || s.options_tried) return wrong("scythe.broken.stray_encounter_card");
    return std::nullopt;
  }
  if (s.encounter_card == 0) return wrong("scythe.broken.no_encounter_card");
  if (s.encounter_card != hidden_card && s.encounter_card > look.facts.encounter_cards.size())
    return wrong("scythe.broken.no_such_encounter_card");
  if (s.encounter_card != hidden_card && !(s.encounters_drawn >> (s.encounter_card - 1) & 1u))
    return wrong("scythe.broken.encounter_card_not_drawn");
  if (auto broken = encounter_options(look)) return broken;
  return encounter_place(look);
}

Broken factory_visit(const Look& look) {
  const State& s = look.s;
  if (s.ask != Ask::factory_card) return std::nullopt;
  if (s.mover().character != look.facts.factory) return wrong("scythe.broken.not_at_factory");
  if (s.mover().factory_card) return wrong("scythe.broken.factory_visitor_has_card");
  return std::nullopt;
}

constexpr std::array counted_gains = {
    &Gain::coins,     &Gain::popularity, &Gain::power,   &Gain::cards,   &Gain::any,  &Gain::worker,   &Gain::mech,
    &Gain::structure, &Gain::recruit,    &Gain::upgrade, &Gain::produce, &Gain::peek, &Gain::transport};

void raise(Gain& most, const Gain& gain) {
  for (auto kind : counted_gains) most.*kind = std::max(most.*kind, gain.*kind);
  for (std::size_t r = 0; r < resource_types; ++r) most.tokens[r] = std::max(most.tokens[r], gain.tokens[r]);
}

std::uint8_t with_cube(const Facts& facts, std::uint8_t base, Cube cube) {
  return static_cast<std::uint8_t>(base + facts.top.cube_adds[index(cube)]);
}

// No action and no card gives more of a kind than this.
Gain largest_gain(const Facts& facts) {
  const TopFacts& top = facts.top;
  Gain most;
  most.mech = most.structure = most.recruit = most.upgrade = 1;
  most.coins = with_cube(facts, top.move_coins, Cube::move_coins);
  most.cards = with_cube(facts, top.bolster_cards, Cube::bolster_cards);
  most.power = std::max(with_cube(facts, top.bolster_power, Cube::bolster_power), top.armory_power);
  most.popularity = std::max(with_cube(facts, top.trade_popularity, Cube::trade_popularity), top.monument_popularity);
  most.any = top.trade_tokens;
  for (const MatFacts& mat : facts.mat)
    for (const MatColumn& column : mat.column) most.coins = std::max(most.coins, column.coins);
  for (const FactoryCard& card : facts.factory_cards) raise(most, card.gain);
  for (const AutomaCard& card : facts.automa.card) most.any = std::max(most.any, card.resources);
  for (const EncounterCard& card : facts.encounter_cards)
    for (const EncounterOption& option : card.option) raise(most, option.gain);
  return most;
}

// The one-time bonus of a recruit comes on top, once the recruit has been placed.
bool too_large(const Facts& facts, const Gain& g) {
  const Gain most = largest_gain(facts);
  Gain bonus;
  for (const Gain& one : facts.one_time_bonus) raise(bonus, one);
  for (auto kind : counted_gains)
    if (g.*kind > most.*kind + (g.recruit ? 0 : bonus.*kind)) return true;
  for (std::size_t r = 0; r < resource_types; ++r)
    if (g.tokens[r] > most.tokens[r]) return true;
  return false;
}

Broken gain(const Look& look) {
  const State& s = look.s;
  const Gain& g = s.gain;
  const bool placed = s.gain_hex != Hex::none;
  if (placed && !look.facts.territories.has(s.gain_hex)) return wrong("scythe.broken.gain_nowhere");
  if (s.transport_hex != Hex::none && (!look.facts.territories.has(s.transport_hex) || !placed))
    return wrong("scythe.broken.carried_nowhere");
  if (!placed && (g.tokens != decltype(g.tokens){} || g.transport || s.stage == Stage::encounter))
    return wrong("scythe.broken.gain_without_territory");
  if (too_large(look.facts, g)) return wrong("scythe.broken.gain_too_large");
  return std::nullopt;
}

Broken producing(const Look& look) {
  const State& s = look.s;
  if (!s.produce_left && !s.mill_open) return wrong("scythe.broken.nothing_to_produce");
  const bool choice = producing_hexes(look).size() > s.produce_left;
  if (!s.in_part && (!choice || s.produce_left == 0)) return wrong("scythe.broken.no_choice_to_produce");
  return std::nullopt;
}

Broken benefit(const Look& look) {
  const State& s = look.s;
  if (!(s.produced - look.facts.territories).empty()) return wrong("scythe.broken.produced_outside");
  if (s.ask == Ask::over) return std::nullopt;
  if (s.ask == Ask::gain) {
    if (nothing_to_gain(s.gain)) return wrong("scythe.broken.nothing_to_gain");
    if (auto broken = gain(look)) return broken;
  } else if (s.ask != Ask::produce && s.gain != Gain{}) {
    return wrong("scythe.broken.gain_not_asked");
  }
  if (s.ask == Ask::produce) return producing(look);
  if (s.produce_left || s.mill_open) return wrong("scythe.broken.produce_not_asked");
  return std::nullopt;
}

Broken payment(const Look& look) {
  const State& s = look.s;
  if (s.ask == Ask::over) return std::nullopt;
  if (s.ask != Ask::pay) {
    if (s.payment != Payment{}) return wrong("scythe.broken.payment_not_asked");
    return std::nullopt;
  }
  if (s.payment.left == 0) return wrong("scythe.broken.nothing_to_pay");
  if (tokens_for(look, s.payment) + coercion_open(look) < s.payment.left) return wrong("scythe.broken.cannot_pay_rest");
  return std::nullopt;
}

// A top action that was passed over was neither taken nor begun.
Broken barred(const Look& look) {
  const State& s = look.s;
  if (s.top_barred && (s.stage == Stage::section || s.stage == Stage::top))
    return wrong("scythe.broken.top_not_barred");
  return std::nullopt;
}

}  // namespace

void check_question(const Look& look, Faults& faults) {
  const State& s = look.s;
  const bool asks_automa = s.is_automa(s.active) && s.ask != Ask::ability && s.ask != Ask::fight &&
                           s.ask != Ask::retreat && s.ask != Ask::over;
  if (asks_automa) faults.add(wrong("scythe.broken.automa_asked"));
  const bool beside_mat =
      !s.is_automa(s.active) && s.stage != Stage::section && s.mover().section == no_section && s.ask != Ask::over;
  if (beside_mat) faults.add(wrong("scythe.broken.token_beside_mat"));
  if (!stage_fits(s))
    faults.add(
        wrong("scythe.broken.wrong_stage", {{"decision", literal(name(s.ask))}, {"stage", literal(name(s.stage))}}));
  if (!(s.fought - look.facts.territories).empty()) faults.add(wrong("scythe.broken.fought_outside"));
  for (auto check : {moving, unit_moving_now, combat, encounter, factory_visit, benefit, payment, barred})
    faults.add(check(look));
  if (s.ask == Ask::battle && battlefields(look).size() < 2) faults.add(wrong("scythe.broken.no_battle_choice"));
}

}  // namespace ludarium::scythe
