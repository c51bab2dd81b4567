// What holds in every position that play can reach, checked one chapter after the other. The first thing broken is
// told. A view hides things; what cannot be known is not checked. invariants_turn.cpp has the decision under way.
#include "games/settlers/checks/invariants.hpp"

#include <algorithm>
#include <bit>

#include "games/settlers/text/names.hpp"
#include "games/settlers/text/text.hpp"

namespace ludarium::settlers {
namespace {

MessageArg of(const Player& p) { return literal(name(p.faction)); }
MessageArg card(const Look& look, CardId id) { return literal(card_name(look.facts, id)); }
MessageArg amount(std::integral auto n) { return ludarium::number(n); }

// ---- who plays, and when

Broken players(const Look& look) {
  const State& s = look.s;
  if (s.player_count < 1 || s.player_count > max_players)
    return wrong("settlers.broken.player_count", {{"count", amount(s.player_count)}, {"most", amount(max_players)}});
  for (Seat seat : s.seats()) {
    const Player& p = s.player(seat);
    if (index(p.faction) >= faction_count) return wrong("settlers.broken.no_faction", {{"seat", amount(index(seat))}});
    for (Seat other : s.seats())
      if (other > seat && s.player(other).faction == p.faction)
        return wrong("settlers.broken.sits_twice", {{"who", of(p)}});
    for (std::size_t good = 0; good < supply_goods; ++good)
      if (p.supply[good] > most_goods)
        return wrong("settlers.broken.supply", {{"who", of(p)}, {"good", literal(good_names[good])}});
  }
  if (!s.seats().has(s.first)) return wrong("settlers.broken.no_first");
  if (!s.seats().has(s.actor)) return wrong("settlers.broken.no_actor");
  if (s.solo() && (s.lookout != Lookout::standard || s.peaceful)) return wrong("settlers.broken.solo_variant");
  return std::nullopt;
}

Broken course(const Look& look) {
  const State& s = look.s;
  if (s.round < 1 || s.round > look.facts.rounds)
    return wrong("settlers.broken.round", {{"round", amount(s.round)}, {"most", amount(look.facts.rounds)}});
  const bool last = s.round == look.facts.rounds;
  if (s.phase == Phase::attack && !s.solo()) return wrong("settlers.broken.attack_phase");
  if (s.phase == Phase::cleanup && last) return wrong("settlers.broken.last_cleanup");
  if (s.phase == Phase::over && !last) return wrong("settlers.broken.over_too_soon");
  int passed = 0;
  for (Seat seat : s.seats()) passed += s.player(seat).passed != 0;
  const bool before = s.phase == Phase::lookout || s.phase == Phase::production;
  if (before && passed) return wrong("settlers.broken.passed_too_soon");
  if (!before && s.phase != Phase::action && passed != s.player_count) return wrong("settlers.broken.not_passed");
  return std::nullopt;
}

// ---- where the cards are

struct Hidden {
  int common = 0, faction = 0;
};

Hidden hidden_cards(const State& s) {
  Hidden hidden{s.hidden_common_deck + (s.hidden_looked & 15), s.hidden_markers + (s.hidden_looked >> 4)};
  for (const auto& under : s.hidden_under) {
    hidden.common += under[index(UnderGate::common)] + under[index(UnderGate::taker_common)];
    hidden.faction += under[index(UnderGate::faction)] + under[index(UnderGate::taker_faction)];
  }
  for (Seat seat : s.seats()) {
    const Player& p = s.player(seat);
    hidden.common += p.hidden_hand_common + p.hidden_offer + p.hidden_foundations;
    hidden.faction += p.hidden_hand_faction + p.hidden_deck;
  }
  return hidden;
}

CardSet cards_in_play(const Look& look) {
  CardSet all = look.facts.deck[index(Deck::common)];
  for (Seat seat : look.s.seats()) all |= look.facts.deck[index(look.s.player(seat).faction)];
  return all;
}

Broken every_card_once(const Look& look) {
  const State& s = look.s;
  CardSet seen, twice;
  const auto visit = [&](const CardSet& pile) {
    twice |= seen & pile;
    seen |= pile;
  };
  each_open_pile(s, visit);
  visit(s.common_deck);
  for (Seat seat : s.seats()) visit(s.player(seat).deck);
  if (!twice.empty()) return wrong("settlers.broken.card_twice", {{"card", card(look, twice.first())}});
  const CardSet in_play = cards_in_play(look), strange = seen - in_play, missing = in_play - seen;
  if (!strange.empty()) return wrong("settlers.broken.card_not_in_play", {{"card", card(look, strange.first())}});
  const Hidden hidden = hidden_cards(s);
  if (s.rng.state != 0 && (hidden.common || hidden.faction || s.hidden_attack_deck))
    return wrong("settlers.broken.hidden_and_known");
  const int common = (missing & look.facts.deck[index(Deck::common)]).size();
  if (common == hidden.common && missing.size() - common == hidden.faction) return std::nullopt;
  if (hidden.common == 0 && hidden.faction == 0)
    return wrong("settlers.broken.card_missing", {{"card", card(look, missing.first())}});
  return wrong("settlers.broken.hidden_count",
               {{"hidden", amount(hidden.common + hidden.faction)}, {"missing", amount(missing.size())}});
}

struct PileRule {
  const CardSet& pile;
  CardSet allowed;
  std::string_view name;
};

Broken only_allowed(const Look& look, std::initializer_list<PileRule> rules) {
  for (const PileRule& rule : rules) {
    const CardSet strange = rule.pile - rule.allowed;
    if (!strange.empty())
      return wrong("settlers.broken.wrong_pile", {{"card", card(look, strange.first())}, {"pile", literal(rule.name)}});
  }
  return std::nullopt;
}

CardSet with_deal_field(const Facts& facts) {
  CardSet cards;
  for (std::size_t i = 0; i < facts.card_count(); ++i)
    if (facts.deal_of(card_at(i)) != Good::none) cards.add(card_at(i));
  return cards;
}

Broken piles(const Look& look) {
  const State& s = look.s;
  const CardSet common = look.facts.deck[index(Deck::common)], dealable = with_deal_field(look.facts);
  for (Seat seat : s.seats()) {
    const Player& p = s.player(seat);
    const CardSet own = look.facts.deck[index(p.faction)];
    if (auto broken = only_allowed(look, {{p.hand, own | common, "hand"},
                                          {p.empire, own | common, "empire"},
                                          {p.deals, dealable, "deals"},
                                          {p.foundations, common, "foundations"},
                                          {p.deck, own, "deck"},
                                          {p.discard, own, "discard"},
                                          {p.offer, common, "offer"}}))
      return broken;
  }
  CardSet traders = look.facts.deck[index(Deck::japanese)];  // a Trade Route may be taken over
  if (egyptian(look) != Seat::none) traders |= look.facts.deck[index(Deck::egyptians)];
  const CardSet actors = look.facts.deck[index(look.actor().faction)];
  return only_allowed(look, {{s.common_deck, common, "deck"},
                             {s.common_discard, common, "discard"},
                             {s.row, common, "row"},
                             {s.looked, common | actors, "looked"},
                             {s.markers, traders, "markers"},
                             {s.box, cards_in_play(look) - common, "box"},
                             {s.virtual_area, common, "virtual_area"},
                             {s.collection, common | (actors & look.facts.razable), "collection"}});
}

// ---- what lies on cards

CardSet empires(const State& s) {
  CardSet all;
  for (Seat seat : s.seats()) all |= s.player(seat).empire;
  return all;
}

Broken marks_of_the_round(const Look& look) {
  const State& s = look.s;
  const CardSet locations = empires(s) | s.virtual_area;
  const CardSet actions = look.facts.kind_set[index(Kind::action)];
  const CardSet common = look.facts.deck[index(Deck::common)];
  CardSet twice_usable;
  for (CardId id : actions)
    if (look.title(id).uses > 1) twice_usable.add(id);
  if (auto broken = only_allowed(look, {{s.used, locations & actions, "used"},
                                        {s.used_twice, s.used & twice_usable, "used_twice"},
                                        {s.blocked, locations & actions, "blocked"},
                                        {s.defence, locations & common, "defence"},
                                        {s.defence_twice, s.defence, "defence_twice"},
                                        {s.taken_over, locations, "taken_over"}}))
    return broken;
  const bool cleared = s.phase == Phase::lookout || s.phase == Phase::production;
  if (cleared && !(s.used | s.blocked | s.defence | s.taken_over).empty()) return wrong("settlers.broken.old_marks");
  for (Seat seat : s.seats())
    if (cleared && s.player(seat).exchange_gains) return wrong("settlers.broken.old_marks");
  return std::nullopt;
}

Broken taken_over(const Look& look) {
  const State& s = look.s;
  const Seat taker = egyptian(look);
  if (s.taken_over.empty()) return std::nullopt;
  if (taker == Seat::none) return wrong("settlers.broken.nobody_takes_over");
  const CardSet own = s.taken_over & s.player(taker).empire;
  if (!own.empty()) return wrong("settlers.broken.own_taken_over", {{"card", card(look, own.first())}});
  if (s.phase != Phase::action && s.phase != Phase::cleanup) return wrong("settlers.broken.take_over_lasts");
  return std::nullopt;
}

// DOUBT-22: only where the Egyptian player added a token to the owner's.
Broken second_defence(const Look& look) {
  const State& s = look.s;
  const bool lasts = s.phase == Phase::action || s.phase == Phase::cleanup;
  const CardSet alone = s.defence_twice - s.taken_over;
  if (lasts && !alone.empty()) return wrong("settlers.broken.second_defence", {{"card", card(look, alone.first())}});
  if (s.solo() && (!s.defence.empty() || s.player(seat_at(0)).has(Good::defence)))
    return wrong("settlers.broken.solo_defence");
  return std::nullopt;
}

Broken lasting_marks(const Look& look) {
  const State& s = look.s;
  CardSet guarded, founded, foreign;
  for (Seat seat : s.seats()) {
    const Player& p = s.player(seat);
    const CardSet own = look.facts.deck[index(p.faction)];
    if (look.facts.faction[index(p.faction)].samurai) guarded |= p.empire & own;
    if (p.faction != Faction::japanese || egyptian(look) != Seat::none)
      foreign |= p.empire & own & with_deal_field(look.facts);
    founded |= p.foundations;
  }
  if (auto broken = only_allowed(
          look, {{s.samurai, guarded, "samurai"}, {s.secret, founded, "secret"}, {s.traded, foreign, "traded"}}))
    return broken;
  return std::nullopt;
}

// Every deal has its marker, a card of the trader's.
Broken trade_markers(const Look& look) {
  const State& s = look.s;
  CardSet deals, markers = s.markers;
  for (Seat seat : s.seats()) {
    const CardSet trades = trades_of(look, seat), own = s.markers & look.facts.deck[index(s.player(seat).faction)];
    if (s.hidden_markers || trades.size() == own.size()) markers -= own;
    deals |= trades;
  }
  const int laid = s.markers.size() + s.hidden_markers;
  if (deals == s.traded && laid == s.traded.size() && markers.empty()) return std::nullopt;
  return wrong("settlers.broken.markers", {{"deals", amount(s.traded.size())}, {"markers", amount(laid)}});
}

// What lies under a Gate is of its owner's cards or, as far as a taker laid it there, of his.
Broken under_gates(const Look& look) {
  const State& s = look.s;
  const CardSet common = look.facts.deck[index(Deck::common)], egyptians = look.facts.deck[index(Deck::egyptians)];
  CardSet by_taker = s.traded;
  for (std::size_t slot = 0; slot < hand_stashes; ++slot) {
    const CardSet own = s.under[slot] - s.by_taker, takers = s.under[slot] & s.by_taker;
    if (auto broken = only_allowed(look, {{own, common | look.facts.deck[index(Deck::japanese)], "under"},
                                          {takers, common | egyptians, "under"}}))
      return broken;
    by_taker |= s.under[slot];
    const HiddenUnder& hidden = s.hidden_under[slot];
    const bool takers_hidden = hidden[index(UnderGate::taker_common)] || hidden[index(UnderGate::taker_faction)];
    if ((takers_hidden || !takers.empty()) && egyptian(look) == Seat::none)
      return wrong("settlers.broken.nobody_takes_over");
  }
  return only_allowed(look, {{s.by_taker, by_taker, "by_taker"}});
}

Broken stashes_filled(const Look& look) {
  const State& s = look.s;
  const CardSet standing = empires(s);
  const auto cards = stash_cards(look.facts);
  for (std::size_t slot = 0; slot < stashes; ++slot) {
    const bool gate = slot < hand_stashes;
    const bool holds = s.laid[slot] || (gate && s.cards_under(slot));
    if (holds && (cards[slot] == CardId::none || !standing.has(cards[slot])))
      return wrong("settlers.broken.stash_gone", {{"card", card(look, cards[slot])}});
    if (s.laid[slot] > most_goods || (gate && s.laid[slot]))
      return wrong("settlers.broken.stash_goods", {{"card", card(look, cards[slot])}});
  }
  return std::nullopt;
}

// ---- the solo game

Broken virtual_player_alone(const State& s) {
  const bool any = !s.virtual_area.empty() || !s.collection.empty() || s.line_length || s.attack_deck ||
                   s.attack_deals || s.attack_gone || s.hidden_attack_deck;
  if (any && !s.solo()) return wrong("settlers.broken.no_virtual_player");
  return std::nullopt;
}

Broken attack_line(const Look& look) {
  const State& s = look.s;
  if (auto broken = virtual_player_alone(s)) return broken;
  unsigned seen = 0;
  for (std::size_t i = 0; i < attack_cards; ++i) {
    if ((i < s.line_length) != (s.line[i] != 0)) return wrong("settlers.broken.line_gap");
    if (s.line[i] == 0) continue;
    if (s.line[i] > attack_cards || (seen >> (s.line[i] - 1) & 1u))
      return wrong("settlers.broken.attack_twice", {{"number", amount(s.line[i])}});
    seen |= 1u << (s.line[i] - 1);
  }
  for (unsigned pile : {s.attack_deck, s.attack_deals, s.attack_gone}) {
    if (seen & pile)
      return wrong("settlers.broken.attack_twice", {{"number", amount(std::countr_zero(seen & pile) + 1)}});
    seen |= pile;
  }
  if (s.solo() && std::popcount(seen) + s.hidden_attack_deck != attack_cards)
    return wrong("settlers.broken.attack_missing",
                 {{"count", amount(std::popcount(seen) + s.hidden_attack_deck)}, {"all", amount(attack_cards)}});
  return std::nullopt;
}

}  // namespace

std::optional<Message> broken_invariant(const Facts& facts, const State& s) {
  const Look look{facts, s};
  for (auto check : {players, course, every_card_once, piles, marks_of_the_round, taken_over, second_defence,
                     lasting_marks, trade_markers, under_gates, stashes_filled, attack_line, broken_question})
    if (auto broken = check(look)) return broken;
  return std::nullopt;
}

}  // namespace ludarium::settlers
