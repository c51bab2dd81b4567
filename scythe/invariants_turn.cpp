// The question a position waits on fits the stage of the turn and finds what it is about.
#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "scythe/board.hpp"
#include "scythe/invariants.hpp"
#include "scythe/names.hpp"

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
      return s.stage == Stage::top || s.stage == Stage::encounter || (s.stage == Stage::bottom && !factory);
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
    if (m != Moving{}) return "Units have moved, but no Move is under way.";
    if (asks_within_move(s.ask)) return fmt::format("The decision {} needs a Move under way.", name(s.ask));
    return std::nullopt;
  }
  if (!asks_within_move(s.ask) && s.stage != Stage::encounter && s.ask != Ask::over)
    return fmt::format("A Move is under way, but the decision is {}.", name(s.ask));
  if (std::popcount(m.started) > m.units) return "More units have moved than the action allows.";
  if ((m.started | m.stopped) >> units_per_faction) return "A unit moved that does not exist.";
  if (m.stopped & ~m.started) return "A unit has stopped that never started.";
  for (std::size_t u = 0; u < units_per_faction; ++u) {
    const bool started = (m.started >> u & 1u) != 0;
    if (!started && m.steps[u]) return fmt::format("{} made steps without being chosen.", unit_names[u]);
    if (started && place_of(s.mover(), unit_at(u)) == Hex::none)
      return fmt::format("{} moved, but it is still on the mat.", unit_names[u]);
    if (started && index(m.origin[u]) >= look.facts.hex_count)
      return fmt::format("{} moved from nowhere.", unit_names[u]);
    if (m.steps[u] && steps_left(look, unit_at(u)) < 0) return fmt::format("{} went too far.", unit_names[u]);
  }
  return std::nullopt;
}

Broken unit_moving_now(const Look& look) {
  const State& s = look.s;
  const Moving& m = s.moving;
  if (s.ask != Ask::step) {
    if (m.unit != Unit::none && s.ask != Ask::over) return "A unit is moving that nobody is asked about.";
    return std::nullopt;
  }
  if (index(m.unit) >= units_per_faction || !(m.started >> index(m.unit) & 1u)) return "No unit is chosen to step.";
  if (steps_left(look, m.unit) <= 0 || reach(look, m.unit).empty())
    return fmt::format("{} has nowhere to go.", name(m.unit));
  const Hex from = place_of(s.mover(), m.unit);
  for (std::size_t r = 0; r < resource_types; ++r)
    if (m.chosen_tokens[r] > s.tokens[index(from)][r]) return "More tokens are loaded than lie there.";
  if (m.chosen_workers & ~workers_at(s.mover(), from)) return "A worker is loaded that stands elsewhere.";
  if (m.chosen_workers && !is_mech(m.unit)) return "Only mechs carry workers.";
  if (!m.choosing && (m.chosen_workers || total(m.chosen_tokens))) return "Something is loaded that nobody chose.";
  return std::nullopt;
}

// ---- combat ----

Broken committed(const Look& look, std::size_t side) {
  const Combat& c = look.s.combat;
  const Player& p = look.s.player(fighter(look, side));
  if (c.dial[side] == hidden_card) return std::nullopt;
  if (c.dial[side] > look.facts.dial_max || c.dial[side] > p.power)
    return fmt::format("{} dialled more power than possible.", name(p.faction));
  int cards = 0;
  for (std::size_t v = 0; v < card_values; ++v) {
    cards += c.cards[side][v];
    if (c.cards[side][v] > p.hand[v] && !p.hand[unknown])
      return fmt::format("{} fights with a card of value {} that is not in the hand.", name(p.faction),
                         look.facts.card_value[v]);
  }
  if (cards > card_limit(look, side)) return fmt::format("{} fights with too many cards.", name(p.faction));
  if (!(c.answered >> side & 1u) && (c.dial[side] || cards))
    return fmt::format("{} has power dialled without having answered.", name(p.faction));
  return std::nullopt;
}

Broken combat(const Look& look) {
  const State& s = look.s;
  const Combat& c = s.combat;
  const bool asked = s.ask == Ask::ability || s.ask == Ask::fight || s.ask == Ask::retreat;
  if (!asked) {
    if (c != Combat{} && s.ask != Ask::over)
      return fmt::format("A combat is pending, but the decision is {}.", name(s.ask));
    return std::nullopt;
  }
  if (!look.facts.territories.has(c.hex)) return "The combat is on no territory.";
  if (!s.seats().has(c.defender) || c.defender == s.active) return "The combat has no defender.";
  const bool retreating = s.ask == Ask::retreat;
  for (std::size_t side : {attacker, defender}) {
    const Player& p = s.player(fighter(look, side));
    if (!fighters_of(p).has(c.hex))
      return fmt::format("{} has no combat unit on {}.", name(p.faction), hex_name(look.facts, c.hex));
  }
  if (retreating) return c.stage == CombatStage::retreat ? Broken() : "Nobody lost the combat yet.";
  if (s.ask == Ask::ability && c.stage != CombatStage::attacker_ability && c.stage != CombatStage::defender_ability)
    return "The combat is past its abilities.";
  if (s.ask == Ask::ability) {
    const std::size_t side = c.stage == CombatStage::attacker_ability ? attacker : defender;
    if (!ability_applies(look, side)) return "No ability can be used before this combat.";
    return std::nullopt;
  }
  if (c.stage != CombatStage::fight) return "The combat is not at its dials.";
  if (c.answered >= 3) return "Both sides of the combat have answered.";
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
  if (!look.facts.encounters.has(at) || s.encounter_tokens.has(at)) return "The character is at no encounter.";
  return std::nullopt;
}

Broken encounter_options(const Look& look) {
  const State& s = look.s;
  const unsigned named = s.options_taken | s.options_tried;
  if (named >> options_per_encounter || (s.options_taken & s.options_tried) ||
      (s.options_tried && !s.has(blind_encounters)))
    return "The options taken do not fit the encounter card.";
  if (std::popcount(s.options_taken) > options_allowed(look))
    return "Too many options of the encounter card are taken.";
  const bool asked = s.ask == Ask::encounter;
  if (asked && std::popcount(s.options_taken) == options_allowed(look)) return "No option is left to be chosen.";
  if (asked && !s.options_taken && std::popcount(named) == options_per_encounter)
    return "Of the options of an encounter card one can always be paid.";
  return std::nullopt;
}

Broken encounter(const Look& look) {
  const State& s = look.s;
  const Hex at = s.mover().character;
  if (s.ask == Ask::meet && (!s.encounter_tokens.has(at) || !s.fought.has(at)))
    return "There is no encounter to decline.";
  if (s.stage != Stage::encounter) {
    if (s.encounter_card || s.options_taken || s.options_tried)
      return "An encounter card is open outside an encounter.";
    return std::nullopt;
  }
  if (s.encounter_card == 0) return "The encounter has no card.";
  if (s.encounter_card != hidden_card && s.encounter_card > look.facts.encounter_cards.size())
    return "The encounter card does not exist.";
  if (s.encounter_card != hidden_card && !(s.encounters_drawn >> (s.encounter_card - 1) & 1u))
    return "The encounter card was never drawn.";
  if (auto broken = encounter_options(look)) return broken;
  return encounter_place(look);
}

Broken factory_visit(const Look& look) {
  const State& s = look.s;
  if (s.ask != Ask::factory_card) return std::nullopt;
  if (s.mover().character != look.facts.factory) return "The character is not at the Factory.";
  if (s.mover().factory_card) return "The visitor of the Factory has a card already.";
  return std::nullopt;
}

// No card and no action gives more tokens of free choice than this.
std::uint8_t most_free_tokens(const Facts& facts) {
  std::uint8_t most = facts.top.trade_tokens;
  for (const FactoryCard& card : facts.factory_cards) most = std::max(most, card.gain.any);
  for (const EncounterCard& card : facts.encounter_cards)
    for (const EncounterOption& option : card.option) most = std::max(most, option.gain.any);
  return most;
}

Broken gain(const Look& look) {
  const State& s = look.s;
  const Gain& g = s.gain;
  const bool placed = s.gain_hex != Hex::none;
  if (placed && !look.facts.territories.has(s.gain_hex)) return "A gain is placed on no territory.";
  if (s.transport_hex != Hex::none && (!look.facts.territories.has(s.transport_hex) || !placed))
    return "Units are carried to no territory.";
  if (!placed && (g.tokens != decltype(g.tokens){} || g.transport || s.stage == Stage::encounter))
    return "The gain has no territory.";
  if (g.any > most_free_tokens(look.facts) || g.produce > 3 || g.worker > workers_per_faction)
    return "The gain is larger than any card gives.";
  return std::nullopt;
}

Broken producing(const Look& look) {
  const State& s = look.s;
  if (!s.produce_left && !s.mill_open) return "There is no territory left to produce on.";
  const bool choice = producing_hexes(look).size() > s.produce_left;
  if (!s.in_part && (!choice || s.produce_left == 0)) return "There is no choice of territories to produce on.";
  return std::nullopt;
}

Broken benefit(const Look& look) {
  const State& s = look.s;
  if (!(s.produced - look.facts.territories).empty()) return "Something was produced outside the territories.";
  if (s.ask == Ask::over) return std::nullopt;
  if (s.ask == Ask::gain) {
    if (nothing_to_gain(s.gain)) return "There is nothing to gain.";
    if (auto broken = gain(look)) return broken;
  } else if (s.ask != Ask::produce && s.gain != Gain{}) {
    return "A gain is pending that nobody is asked about.";
  }
  if (s.ask == Ask::produce) return producing(look);
  if (s.produce_left || s.mill_open) return "Territories are left to produce on, but nobody is asked.";
  return std::nullopt;
}

Broken payment(const Look& look) {
  const State& s = look.s;
  if (s.ask == Ask::over) return std::nullopt;
  if (s.ask != Ask::pay) {
    if (s.payment != Payment{}) return "A payment is pending that nobody is asked about.";
    return std::nullopt;
  }
  if (s.payment.left == 0) return "There is nothing left to pay.";
  if (tokens_for(look, s.payment) + coercion_open(look) < s.payment.left)
    return "The rest of the payment is not there.";
  return std::nullopt;
}

}  // namespace

Broken broken_question(const Look& look) {
  const State& s = look.s;
  if (s.stage != Stage::section && s.mover().section == no_section && s.ask != Ask::over)
    return "The active player's action token lies beside the mat.";
  if (!stage_fits(s))
    return fmt::format("The decision {} does not belong to the stage {}.", name(s.ask), name(s.stage));
  if (!(s.fought - look.facts.territories).empty()) return "A combat was fought outside the territories.";
  for (auto check : {moving, unit_moving_now, combat, encounter, factory_visit, benefit, payment})
    if (auto broken = check(look)) return broken;
  if (s.ask == Ask::battle && battlefields(look).size() < 2) return "There is no combat to choose.";
  return std::nullopt;
}

}  // namespace ludarium::scythe
