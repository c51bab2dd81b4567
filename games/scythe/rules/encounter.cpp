// Chapter "Encounters", the blind variant included.
#include <algorithm>

#include "games/scythe/rules/play.hpp"

namespace ludarium::scythe {
namespace {

// In the blind variant the active player hears what an option cost and gave, but does not see the card.
void tell_option(Play& p, Happened kind, std::size_t option) {
  const State& s = p.s;
  const auto chosen = static_cast<std::int16_t>(option);
  if (!s.has(blind_encounters)) return p.tell(kind, s.active, {s.encounter_card, chosen});
  p.tell(kind, s.active, {s.encounter_card, chosen}, s.seats().without(s.active));
  p.tell(kind, s.active, {0, chosen}, SeatSet::of(s.active));
}

const EncounterOption& option_of(const Look& look, std::size_t option) {
  return look.facts.encounter_cards[look.s.encounter_card - 1u].option[option];
}

// Any undrawn card is as likely as any other; drawn ones lie under the deck and 11 tokens never reach them.
std::uint8_t draw_encounter(Play& p) {
  if (p.s.next_encounters[0]) return take_named(p.s.next_encounters);
  std::array<std::uint8_t, 64> deck;
  std::uint32_t size = 0;
  for (std::size_t i = 0; i < p.facts.encounter_cards.size(); ++i)
    if ((!p.facts.encounter_cards[i].promo || p.s.has(promo)) && !(p.s.encounters_drawn >> i & 1))
      deck[size++] = static_cast<std::uint8_t>(i + 1);
  return deck[p.s.rng.below(size)];
}

}  // namespace

void begin_encounter(Play& p) {
  State& s = p.s;
  const Hex hex = s.mover().character;
  s.encounter_tokens.remove(hex);
  s.encounter_card = draw_encounter(p);
  s.encounters_drawn |= std::uint64_t{1} << (s.encounter_card - 1);
  s.options_taken = s.options_tried = 0;
  s.stage = Stage::encounter;
  s.ask = Ask::encounter;
  const SeatSet readers = s.has(blind_encounters) ? SeatSet::everyone().without(s.active) : SeatSet::everyone();
  p.tell(Happened::encounter_drawn, s.active, {s.encounter_card, static_cast<std::int16_t>(index(hex))}, readers);
}

int options_allowed(const Look& look) {
  return look.mover().faction == Faction::polania ? look.facts.encounter_options_polania : look.facts.encounter_options;
}

// SC-ENC-06; a structure option is barred where one stands already (SC-ENC-09), but not in every edition.
Rule forbids_taking_option(const Look& look, std::size_t option) {
  const EncounterOption& o = option_of(look, option);
  if (!can_pay(look.mover(), o.cost)) return "SC-ENC-06";
  if (!o.gain.structure || !look.rules().occupied_hex_bars_structure) return allowed;
  for (Seat seat : look.s.seats())
    if (structures_of(look.s.player(seat)).has(look.mover().character)) return "SC-ENC-09";
  return allowed;
}

// Whether it may be named at all: in the blind variant the player learns only afterwards that he cannot pay.
Rule forbids_option(const Look& look, std::size_t option) {
  if (option >= options_per_encounter) return "SC-ENC-05";
  if (look.s.options_taken >> option & 1) return "SC-FABL-09";
  if (look.s.options_tried >> option & 1) return "SC-VAR-03";
  return look.s.has(blind_encounters) ? allowed : forbids_taking_option(look, option);
}

namespace {

bool any_option(const Look& look) {
  for (std::size_t option = 0; option < options_per_encounter; ++option)
    if (!forbids_option(look, option)) return true;
  return false;
}

}  // namespace

// Leaving the second option, where one edition does not demand it.
bool may_leave_encounter(const Look& look) {
  return look.s.options_taken && (!look.rules().meander_takes_two || look.s.options_tried || !any_option(look));
}

void legal_encounter(const Look& look, ActionList& list) {
  for (std::size_t option = 0; option < options_per_encounter; ++option)
    if (!forbids_option(look, option)) list.push(act::option(option));
  if (may_leave_encounter(look)) list.push(act::done());
}

void choose_option(Play& p, std::size_t option) {
  State& s = p.s;
  if (forbids_taking_option(p, option)) {  // SC-VAR-03
    s.options_tried |= static_cast<std::uint8_t>(1u << option);
    tell_option(p, Happened::option_void, option);
    return;
  }
  s.options_taken |= static_cast<std::uint8_t>(1u << option);
  tell_option(p, Happened::encounter_option, option);
  pay_tracks(p, option_of(p, option).cost);
  start_gain(p, option_of(p, option).gain, s.mover().character);
}

// SC-FABL-16, SC-FABL-17: stars and the end come between the two options.
void after_option(Play& p) {
  State& s = p.s;
  place_stars(p, s.active);
  if (check_end(p)) return;
  s.ask = Ask::encounter;
  if (std::popcount(s.options_taken) >= options_allowed(p)) return end_encounter(p);
  if (!any_option(p)) end_encounter(p);
}

void end_encounter(Play& p) {
  if (p.s.has(blind_encounters))  // the card is no secret any more
    p.tell(Happened::encounter_drawn, p.s.active,
           {p.s.encounter_card, static_cast<std::int16_t>(index(p.mover().character))}, SeatSet::of(p.s.active));
  p.s.encounter_card = p.s.options_taken = p.s.options_tried = 0;
  p.s.stage = p.mover().section == factory_section ? Stage::bottom : Stage::top;
  end_of_move(p);
}

}  // namespace ludarium::scythe
