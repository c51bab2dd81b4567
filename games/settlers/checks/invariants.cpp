// What holds in every position that play can reach, checked one chapter after the other. All that is
// broken is told. A view hides things; what cannot be known is not checked. invariants_turn.cpp has the decision under
// way.
#include "games/settlers/checks/invariants.hpp"

#include <algorithm>
#include <bit>

#include "games/settlers/rules/hidden.hpp"
#include "games/settlers/text/names.hpp"
#include "games/settlers/text/text.hpp"

namespace ludarium::settlers {
namespace {

MessageArg of(const Player& p) { return literal(name(p.faction)); }

// ---- who plays, and when

void players(const Look& look, Faults& faults) {
  const State& s = look.s;
  if (s.player_count < 1 || s.player_count > max_players)
    return faults.add("settlers.broken.player_count",
                      {{"count", ludarium::number(s.player_count)}, {"most", ludarium::number(max_players)}});
  for (Seat seat : s.seats()) {
    const Player& p = s.player(seat);
    if (index(p.faction) >= faction_count)
      return faults.add("settlers.broken.no_faction", {{"seat", ludarium::number(index(seat))}});
    for (Seat other : s.seats())
      if (other > seat && s.player(other).faction == p.faction)
        faults.add("settlers.broken.sits_twice", {{"who", of(p)}});
  }
  if (!s.seats().has(s.first)) faults.add("settlers.broken.no_first");
  if (!s.seats().has(s.actor)) faults.add("settlers.broken.no_actor");
  if (s.solo() && (s.lookout != Lookout::standard || s.peaceful)) faults.add("settlers.broken.solo_variant");
}

// IS-SETUP-08: nothing but the board brings defence tokens, and none outlasts a round.
void supplies(const Look& look, Faults& faults) {
  for (Seat seat : look.s.seats()) {
    const Player& p = look.s.player(seat);
    const int most_defence = look.facts.faction[index(p.faction)].produce[Good::defence];
    for (std::size_t good = 0; good < supply_goods; ++good)
      if (p.supply[good] > (good == index(Good::defence) ? most_defence : most_goods))
        faults.add("settlers.broken.supply", {{"who", of(p)}, {"good", literal(good_names[good])}});
  }
}

// As often as a feature may see others send settlers in a round (Oasis).
void exchange_gains(const Look& look, Faults& faults) {
  for (Seat seat : look.s.seats()) {
    const Player& p = look.s.player(seat);
    int most = 0;
    for (CardId id : look.facts.firing[index(Trigger::opponent_exchange)] &
                         (look.facts.deck[index(p.faction)] | look.facts.deck[index(Deck::common)]))
      most = std::max<int>(most, look.title(id).on.per_round);
    if (p.exchange_gains > most)
      faults.add("settlers.broken.exchange_gains",
                 {{"who", of(p)}, {"gains", ludarium::number(p.exchange_gains)}, {"most", ludarium::number(most)}});
  }
}

void course(const Look& look, Faults& faults) {
  const State& s = look.s;
  if (s.round < 1 || s.round > look.facts.rounds)
    faults.add("settlers.broken.round",
               {{"round", ludarium::number(s.round)}, {"most", ludarium::number(look.facts.rounds)}});
  const bool last = s.round >= look.facts.rounds;
  if (s.phase == Phase::attack && !s.solo()) faults.add("settlers.broken.attack_phase");
  if (s.phase == Phase::cleanup && last) faults.add("settlers.broken.last_cleanup");
  if (s.phase == Phase::over && !last) faults.add("settlers.broken.over_too_soon");
  int passed = 0;
  for (Seat seat : s.seats()) passed += s.player(seat).passed != 0;
  const bool before = s.phase == Phase::lookout || s.phase == Phase::production;
  if (before && passed) faults.add("settlers.broken.passed_too_soon");
  if (!before && s.phase != Phase::action && passed != s.player_count) faults.add("settlers.broken.not_passed");
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

// What is hidden is hidden all together: a game hides nothing, and a view hides whatever its viewer may not know.
void hidden_or_known(const Look& look, Faults& faults) {
  const State& s = look.s;
  const Hidden hidden = hidden_cards(s);
  if (s.rng.state != 0) {
    if (hidden.common || hidden.faction || s.hidden_attack_deck) faults.add("settlers.broken.hidden_and_known");
    return;
  }
  bool of_some_viewer = redact(look.facts, s, Seat::none) == s;
  for (Seat seat : s.seats()) of_some_viewer = of_some_viewer || redact(look.facts, s, seat) == s;
  if (!of_some_viewer) faults.add("settlers.broken.half_hidden");
}

void every_card_once(const Look& look, Faults& faults) {
  const State& s = look.s;
  CardSet seen, twice;
  const auto visit = [&](const CardSet& pile) {
    twice |= seen & pile;
    seen |= pile;
  };
  each_open_pile(s, visit);
  visit(s.common_deck);
  for (Seat seat : s.seats()) visit(s.player(seat).deck);
  for (CardId id : twice) faults.add("settlers.broken.card_twice", {{"card", card(look, id)}});
  const CardSet in_play = cards_in_play(look), missing = in_play - seen;
  for (CardId id : seen - in_play) faults.add("settlers.broken.card_not_in_play", {{"card", card(look, id)}});
  const Hidden hidden = hidden_cards(s);
  const int common = (missing & look.facts.deck[index(Deck::common)]).size();
  if (common == hidden.common && missing.size() - common == hidden.faction) return;
  if (hidden.common || hidden.faction)
    return faults.add("settlers.broken.hidden_count", {{"hidden", ludarium::number(hidden.common + hidden.faction)},
                                                       {"missing", ludarium::number(missing.size())}});
  for (CardId id : missing) faults.add("settlers.broken.card_missing", {{"card", card(look, id)}});
}

struct PileRule {
  const CardSet& pile;
  CardSet allowed;
  std::string_view name;
};

void only_allowed(const Look& look, Faults& faults, std::initializer_list<PileRule> rules) {
  for (const PileRule& rule : rules)
    for (CardId id : rule.pile - rule.allowed)
      faults.add("settlers.broken.wrong_pile", {{"card", card(look, id)}, {"pile", literal(rule.name)}});
}

CardSet with_deal_field(const Facts& facts) {
  CardSet cards;
  for (std::size_t i = 0; i < facts.card_count(); ++i)
    if (facts.deal_of(card_at(i)) != Good::none) cards.add(card_at(i));
  return cards;
}

void piles(const Look& look, Faults& faults) {
  const State& s = look.s;
  const CardSet common = look.facts.deck[index(Deck::common)], dealable = with_deal_field(look.facts);
  for (Seat seat : s.seats()) {
    const Player& p = s.player(seat);
    const CardSet own = look.facts.deck[index(p.faction)];
    only_allowed(look, faults,
                 {{p.hand, own | common, "hand"},
                  {p.empire, own | common, "empire"},
                  {p.deals, dealable, "deals"},
                  {p.foundations, common, "foundations"},
                  {p.deck, own, "deck"},
                  {p.discard, own, "discard"},
                  {p.offer, common, "offer"}});
  }
  CardSet traders = look.facts.deck[index(Deck::japanese)];  // a Trade Route may be taken over
  if (egyptian(look) != Seat::none) traders |= look.facts.deck[index(Deck::egyptians)];
  const CardSet actors = look.facts.deck[index(look.actor().faction)];
  only_allowed(look, faults,
               {{s.common_deck, common, "deck"},
                {s.common_discard, common, "discard"},
                {s.row, common, "row"},
                {s.looked, common | actors, "looked"},
                {s.markers, traders, "markers"},
                {s.box, cards_in_play(look) - common, "box"},
                {s.virtual_area, common, "virtual_area"},
                {s.collection, common | (actors & look.facts.razable), "collection"}});
}

// Named cards are in the deck, each once, and no gap is between them.
template <std::size_t n, class InDeck>
bool good_names_of(const NextCards<n>& next, InDeck in_deck) {
  for (std::size_t i = 0; i < n; ++i) {
    if (next[i] == 0) return std::count(next.begin(), next.end(), 0) == static_cast<std::ptrdiff_t>(n - i);
    if (!in_deck(next[i] - 1u) || std::count(next.begin(), next.end(), next[i]) != 1) return false;
  }
  return true;
}

void next_cards(const Look& look, Faults& faults) {
  const State& s = look.s;
  const auto wrong = [&](std::string_view deck) { faults.add("settlers.broken.next", {{"deck", literal(deck)}}); };
  for (Seat seat : s.seats()) {
    const Player& p = s.player(seat);
    if (!good_names_of(p.next, [&](std::size_t id) { return p.deck.has(card_at(id)); })) wrong(name(p.faction));
  }
  if (!good_names_of(s.next_common, [&](std::size_t id) { return s.common_deck.has(card_at(id)); }))
    wrong(deck_names[index(Deck::common)]);
  if (!good_names_of(s.next_attack, [&](std::size_t id) { return id < attack_cards && (s.attack_deck >> id & 1u); }))
    wrong("attack");
}

// ---- what lies on cards

CardSet empires(const State& s) {
  CardSet all;
  for (Seat seat : s.seats()) all |= s.player(seat).empire;
  return all;
}

void marks_of_the_round(const Look& look, Faults& faults) {
  const State& s = look.s;
  const CardSet locations = empires(s) | s.virtual_area;
  const CardSet actions = look.facts.kind_set[index(Kind::action)];
  const CardSet common = look.facts.deck[index(Deck::common)];
  CardSet twice_usable;
  for (CardId id : actions)
    if (look.title(id).uses > 1) twice_usable.add(id);
  only_allowed(look, faults,
               {{s.used, locations & actions, "used"},
                {s.used_twice, s.used & twice_usable, "used_twice"},
                {s.blocked, locations & actions, "blocked"},
                {s.defence, locations & common, "defence"},
                {s.defence_twice, s.defence, "defence_twice"},
                {s.taken_over, locations, "taken_over"}});
  const bool cleared = s.phase == Phase::lookout || s.phase == Phase::production;
  bool old = !(s.used | s.blocked | s.defence | s.taken_over).empty();
  for (Seat seat : s.seats()) old = old || s.player(seat).exchange_gains;
  if (cleared && old) faults.add("settlers.broken.old_marks");
}

void taken_over(const Look& look, Faults& faults) {
  const State& s = look.s;
  const Seat taker = egyptian(look);
  if (s.taken_over.empty()) return;
  if (taker == Seat::none) return faults.add("settlers.broken.nobody_takes_over");
  const CardSet own = s.taken_over & s.player(taker).empire;
  for (CardId id : own) faults.add("settlers.broken.own_taken_over", {{"card", card(look, id)}});
  if (s.phase != Phase::action && s.phase != Phase::cleanup) faults.add("settlers.broken.take_over_lasts");
}

// DOUBT-22: only where the Egyptian player added a token to the owner's.
void second_defence(const Look& look, Faults& faults) {
  const State& s = look.s;
  const bool lasts = s.phase == Phase::action || s.phase == Phase::cleanup;
  const CardSet alone = s.defence_twice - s.taken_over;
  if (lasts)
    for (CardId id : alone) faults.add("settlers.broken.second_defence", {{"card", card(look, id)}});
  if (s.solo() && (!s.defence.empty() || s.player(seat_at(0)).has(Good::defence)))
    faults.add("settlers.broken.solo_defence");
}

void lasting_marks(const Look& look, Faults& faults) {
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
  only_allowed(look, faults,
               {{s.samurai, guarded, "samurai"}, {s.secret, founded, "secret"}, {s.traded, foreign, "traded"}});
}

// Every deal has its marker, a card of the trader's.
void trade_markers(const Look& look, Faults& faults) {
  const State& s = look.s;
  CardSet deals, markers = s.markers;
  for (Seat seat : s.seats()) {
    const CardSet trades = trades_of(look, seat), own = s.markers & look.facts.deck[index(s.player(seat).faction)];
    if (s.hidden_markers || trades.size() == own.size()) markers -= own;
    deals |= trades;
  }
  const int laid = s.markers.size() + s.hidden_markers;
  if (deals == s.traded && laid == s.traded.size() && markers.empty()) return;
  faults.add("settlers.broken.markers",
             {{"deals", ludarium::number(s.traded.size())}, {"markers", ludarium::number(laid)}});
}

// What lies under a Gate is of its owner's cards or, as far as a taker laid it there, of his.
void under_gates(const Look& look, Faults& faults) {
  const State& s = look.s;
  const CardSet common = look.facts.deck[index(Deck::common)], egyptians = look.facts.deck[index(Deck::egyptians)];
  CardSet by_taker = s.traded;
  for (std::size_t slot = 0; slot < hand_stashes; ++slot) {
    const CardSet own = s.under[slot] - s.by_taker, takers = s.under[slot] & s.by_taker;
    only_allowed(
        look, faults,
        {{own, common | look.facts.deck[index(Deck::japanese)], "under"}, {takers, common | egyptians, "under"}});
    by_taker |= s.under[slot];
    const HiddenUnder& hidden = s.hidden_under[slot];
    const bool takers_hidden = hidden[index(UnderGate::taker_common)] || hidden[index(UnderGate::taker_faction)];
    if ((takers_hidden || !takers.empty()) && egyptian(look) == Seat::none)
      faults.add("settlers.broken.nobody_takes_over");
  }
  only_allowed(look, faults, {{s.by_taker, by_taker, "by_taker"}});
}

void stashes_filled(const Look& look, Faults& faults) {
  const State& s = look.s;
  const CardSet standing = empires(s);
  const auto cards = stash_cards(look.facts);
  for (std::size_t slot = 0; slot < stashes; ++slot) {
    const bool gate = slot < hand_stashes;
    const bool holds = s.laid[slot] || (gate && s.cards_under(slot));
    if (holds && (cards[slot] == CardId::none || !standing.has(cards[slot])))
      faults.add("settlers.broken.stash_gone", {{"card", card(look, cards[slot])}});
    if (s.laid[slot] > most_goods || (gate && s.laid[slot]))
      faults.add("settlers.broken.stash_goods", {{"card", card(look, cards[slot])}});
  }
}

// ---- the solo game

void virtual_player_alone(const State& s, Faults& faults) {
  const bool any = !s.virtual_area.empty() || !s.collection.empty() || s.line_length || s.attack_deck ||
                   s.attack_deals || s.attack_gone || s.hidden_attack_deck;
  if (any && !s.solo()) faults.add("settlers.broken.no_virtual_player");
}

void attack_line(const Look& look, Faults& faults) {
  const State& s = look.s;
  virtual_player_alone(s, faults);
  unsigned seen = 0;
  for (std::size_t i = 0; i < attack_cards; ++i) {
    if ((i < s.line_length) != (s.line[i] != 0)) return faults.add("settlers.broken.line_gap");
    if (s.line[i] == 0) continue;
    if (s.line[i] > attack_cards || (seen >> (s.line[i] - 1) & 1u))
      return faults.add("settlers.broken.attack_twice", {{"number", ludarium::number(s.line[i])}});
    seen |= 1u << (s.line[i] - 1);
  }
  for (unsigned pile : {s.attack_deck, s.attack_deals, s.attack_gone}) {
    if (seen & pile)
      faults.add("settlers.broken.attack_twice", {{"number", ludarium::number(std::countr_zero(seen & pile) + 1)}});
    seen |= pile;
  }
  if (s.solo() && std::popcount(seen) + s.hidden_attack_deck != attack_cards)
    faults.add("settlers.broken.attack_missing",
               {{"count", ludarium::number(std::popcount(seen) + s.hidden_attack_deck)},
                {"all", ludarium::number(attack_cards)}});
}

}  // namespace

std::optional<Message> Faults::all() const {
  constexpr std::size_t most_told = 20;
  if (list_.empty()) return std::nullopt;
  std::vector<Message> told(list_.begin(),
                            list_.begin() + static_cast<std::ptrdiff_t>(std::min(list_.size(), most_told)));
  if (told.size() < list_.size())
    told.push_back({"settlers.broken.more", {{"count", ludarium::number(list_.size() - told.size())}}});
  Message all = std::move(told.back());
  for (auto one = told.rbegin() + 1; one != told.rend(); ++one)
    all = {"settlers.broken.and", {{"first", inner(std::move(*one))}, {"rest", inner(std::move(all))}}};
  return all;
}

// Who plays comes first, for everything else stands on it; the question last, for it stands on all the rest.
std::optional<Message> broken_invariant(const Facts& facts, const State& s) {
  const Look look{facts, s};
  Faults faults;
  players(look, faults);
  if (!faults.none()) return faults.all();
  for (auto check :
       {supplies, exchange_gains, course, every_card_once, piles, next_cards, marks_of_the_round, taken_over,
        second_defence, lasting_marks, trade_markers, under_gates, stashes_filled, attack_line, hidden_or_known})
    check(look, faults);
  check_question(look, faults);
  return faults.all();
}

}  // namespace ludarium::settlers
