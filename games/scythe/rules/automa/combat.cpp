// Chapters "Combat" and "Conquest and tokens" of the solo ledger.
#include <algorithm>
#include <utility>

#include "games/scythe/rules/automa/automa.hpp"

namespace ludarium::scythe {
namespace {

std::size_t power_range(const Facts& facts, int power) {
  std::size_t range = 0;
  while (range < facts.automa.range_to.size() && power > facts.automa.range_to[range]) ++range;
  return range;
}

// SC-AUTO-83: any of its cards is as likely as any other.
void add_random_card(Play& p, std::size_t side) {
  const auto& hand = p.s.player(fighter(p, side)).hand;
  auto& shown = p.s.combat.cards[side];
  std::uint32_t left = 0;
  for (std::size_t v = 0; v < card_values; ++v) left += static_cast<std::uint32_t>(hand[v] - shown[v]);
  std::uint32_t card = p.s.rng.below(left);
  std::size_t value = 0;
  while (card >= static_cast<std::uint32_t>(hand[value] - shown[value])) {
    card -= static_cast<std::uint32_t>(hand[value] - shown[value]);
    ++value;
  }
  ++shown[value];
}

// D 12: they are chosen when the combats are over, where one of the conqueror's combat units stands.
void owe_tokens(Play& p, Hex hex, int count) {
  for (std::size_t u = 0; u < combat_units; ++u)
    if (place_of(p.mover(), unit_at(u)) == hex) {
      p.s.automas.spoils[u] = static_cast<std::uint8_t>(p.s.automas.spoils[u] + count);
      return;
    }
}

Resource yield_of(const Facts& facts, Hex hex) {
  const std::size_t terrain = index(facts.terrain[index(hex)]);
  return terrain < facts.produces.size() ? facts.produces[terrain] : Resource::none;
}

}  // namespace

// SC-AUTO-81 to SC-AUTO-83: behind the others' choices, and by a card of its own.
void commit_automa(Play& p, std::size_t side) {
  const Seat automa = fighter(p, side);
  const Player& own = p.s.player(automa);
  const std::uint8_t drawn = draw_automa_card(p, automa, false);
  const AutomaCard& card = automa_card(p.facts, drawn);
  p.s.combat.dial[side] = std::min(card.dial[power_range(p.facts, own.power)], own.power);
  int cards = std::min<int>(card.combat_cards, hand_size(own));
  if (p.s.reads(cards_by_units)) cards = std::min(cards, card_limit(p, side));
  p.tell(Happened::automa_fights, automa, {drawn, p.s.combat.dial[side], static_cast<std::int16_t>(cards)});
  for (int i = 0; i < cards; ++i) add_random_card(p, side);
}

// SC-AUTO-90 to SC-AUTO-93; not between Automas (SC-AUTO-132).
void take_from_automa(Play& p, Hex hex, Seat from) {
  if (p.s.is_automa(p.s.active) || !p.s.is_automa(from)) return;
  const std::uint8_t card = last_turn_card(p.s, from);
  const int count = card ? automa_card(p.facts, card).resources : 0;
  if (count == 0) return;
  if (p.s.reads(tokens_by_choice)) return owe_tokens(p, hex, count);
  const Resource resource = yield_of(p.facts, hex);
  if (resource == Resource::none) return;  // village, lake, Factory
  p.tell(Happened::automa_spoils, p.s.active, {static_cast<std::int16_t>(index(from)), card});
  add_tokens(p, hex, resource, count);
}

bool ask_for_spoils(Play& p) {
  for (std::size_t u = 0; u < combat_units; ++u) {
    Gain tokens;
    tokens.any = std::exchange(p.s.automas.spoils[u], std::uint8_t{0});
    if (tokens.any == 0) continue;
    start_gain(p, tokens, place_of(p.mover(), unit_at(u)));
    return true;
  }
  return false;
}

// The game ends before they were chosen; for scoring any type will do.
void settle_spoils(Play& p) {
  for (std::size_t u = 0; u < combat_units; ++u) {
    const int count = std::exchange(p.s.automas.spoils[u], std::uint8_t{0});
    if (count == 0) continue;
    const Hex hex = place_of(p.mover(), unit_at(u));
    const Resource yields = yield_of(p.facts, hex);
    add_tokens(p, hex, yields == Resource::none ? Resource::oil : yields, count);
  }
}

// SC-AUTO-94.
void clear_tokens(Play& p, Hex hex) {
  Tokens& here = p.s.tokens[index(hex)];
  if (total(here) == 0) return;
  p.tell(Happened::automa_cleared, p.s.active,
         {static_cast<std::int16_t>(index(hex)), static_cast<std::int16_t>(total(here))});
  here = {};
}

}  // namespace ludarium::scythe
