// Chapters "Action phase", "Send 2 settlers", "Defence tokens" and the placements of the Japanese.
#include <algorithm>

#include "games/settlers/rules/play.hpp"

namespace ludarium::settlers {

void begin_turn(Play& p, Seat seat) {
  p.s.actor = seat;
  count_turn(p.s);
  p.tell(Happened::turn_began, seat, {static_cast<std::int16_t>(p.s.turn)});
  p.ask(Ask::action);
}

// IS-ACT-04, IS-ACT-05: clockwise, without those who have passed.
void next_turn(Play& p) {
  Seat seat = p.s.actor;
  for (std::size_t i = 0; i < p.s.player_count; ++i) {
    seat = left_of(p.s, seat);
    if (!p.s.player(seat).passed) return begin_turn(p, seat);
  }
  const bool last_round = p.s.round == p.facts.rounds;
  if (!last_round) return begin_phase(p, Phase::cleanup);
  end_marks_of_the_round(p);
  begin_phase(p, p.s.solo() ? Phase::attack : Phase::over);
}

// IS-DEC-35: the turn stays open while something can still be placed.
void do_end_action(Play& p) {
  p.pop();
  ActionList placements;
  legal_placements(p, placements);
  if (!placements.empty()) p.ask(Ask::after);
}

void pass(Play& p) {
  p.actor().passed = 1;
  p.tell(Happened::passed, p.s.actor);
}

// ---- settlers in pairs

void send(Play& p, std::size_t pairs) {
  const auto settlers = static_cast<std::uint8_t>(pairs * p.facts.settlers_per_pair);
  p.actor().has(Good::settler) = static_cast<std::uint8_t>(p.actor().has(Good::settler) - settlers);
  p.tell(Happened::sent, p.s.actor, {number(static_cast<int>(pairs))});
  tell_paid(p, Good::settler, settlers);
  p.push(Todo::pairs, CardId::none, pairs);
  // IS-CLAR-EGY-05: features of the others that see it, also of those who have passed (IS-PASS-08).
  const Seat sender = p.s.actor;
  for (Seat seat : p.s.seats().without(sender)) {
    p.s.actor = seat;
    for (CardId feature : with_trigger(p, seat, Trigger::opponent_exchange)) {
      const On& on = p.title(feature).on;
      for (std::size_t i = 0; i < pairs && p.actor().exchange_gains < on.per_round; ++i) {
        ++p.actor().exchange_gains;
        take_goods(p, on.gain, feature);
      }
    }
  }
  p.s.actor = sender;
}

void do_pairs(Play& p) {
  if (p.top().a == 0) return p.pop();
  p.ask(Ask::pair);
}

Rule forbids_send(const Look& look, std::size_t pairs) {
  if (pairs == 0) return "IS-SEND-03";
  return pairs * look.facts.settlers_per_pair <= look.actor().has(Good::settler) ? allowed : "IS-SEND-01";
}

Rule forbids_pair(const Look& look, Good good) {
  switch (good) {
    case Good::wood:
    case Good::stone:
    case Good::food:
      return allowed;
    case Good::card_common:
      return can_draw_common(look) ? allowed : "IS-DECK-07";
    case Good::card_faction:
      return can_draw_faction(look, look.s.actor) ? allowed : "IS-DECK-06";
    default:
      return "IS-SEND-05";
  }
}

void legal_pair(const Look& look, ActionList& list) {
  for (Good good : {Good::wood, Good::stone, Good::food, Good::card_common, Good::card_faction})
    if (!forbids_pair(look, good)) list.push(act::pair(good));
}

// ---- placements: no action, only in the own turn (IS-ACT-10)

namespace {

// DOUBT-22: a second token only on a taken-over location that carries its owner's.
bool may_defend(const Look& look, CardId location) {
  if (!look.s.defence.has(location)) return true;
  return look.s.taken_over.has(location) && !look.s.defence_twice.has(location);
}

Rule lacks_defence(const Look& look) {
  if (look.actor().has(Good::defence)) return allowed;
  return look.s.solo() ? "IS-SOLO-07" : "IS-SETUP-08";
}

bool can_train_samurai(const Look& look) {
  return look.facts.faction[index(look.actor().faction)].samurai && look.actor().has(Good::settler);
}

bool is_stash(const Look& look, CardId stash, Stash kind) {
  return holdings(look, look.s.actor).has(stash) && look.title(stash).stash == kind;
}

}  // namespace

Rule forbids_defend(const Look& look, CardId card) {
  if (const Rule rule = lacks_defence(look)) return rule;
  if (!look.common(card) || !holdings(look, look.s.actor).has(card)) return "IS-DEF-02";
  return may_defend(look, card) ? allowed : "IS-DEF-04";
}

Rule forbids_samurai(const Look& look, CardId card) {
  return can_train_samurai(look) ? forbids_samurai_place(look, card) : "IS-JAP-01";
}

Rule forbids_stash_card(const Look& look, CardId stash, CardId card) {
  return is_stash(look, stash, Stash::hand_cards) && look.actor().hand.has(card) ? allowed : "IS-CLAR-JAP-03";
}

// A resource, or gold in its place.
Rule forbids_stash_resource(const Look& look, CardId stash, Good good) {
  const bool there = good <= Good::gold && look.actor().has(good) > 0;
  return there && is_stash(look, stash, Stash::resources) ? allowed : "IS-CLAR-JAP-12";
}

void legal_placements(const Look& look, ActionList& list) {
  const Player& player = look.actor();
  const CardSet own = holdings(look, look.s.actor);
  if (!lacks_defence(look))
    for (CardId card : own& look.facts.deck[index(Deck::common)])
      if (may_defend(look, card)) list.push(act::defend(card));
  if (can_train_samurai(look))
    for (CardId card : samurai_places(look)) list.push(act::samurai(card));
  for (CardId stash : own& look.facts.stashing) {
    for (CardId card : player.hand)
      if (!forbids_stash_card(look, stash, card)) list.push(act::stash_card(stash, card));
    for (Good good : {Good::wood, Good::stone, Good::food, Good::gold})
      if (!forbids_stash_resource(look, stash, good)) list.push(act::stash_resource(stash, good));
  }
}

void defend(Play& p, CardId location) {
  --p.actor().has(Good::defence);
  (p.s.defence.has(location) ? p.s.defence_twice : p.s.defence).add(location);
  p.tell(Happened::defended, p.s.actor, {number(location)});
  tell_paid(p, Good::defence, 1);
}

void place_samurai(Play& p, CardId location) {
  --p.actor().has(Good::settler);
  p.s.samurai.add(location);
  p.tell(Happened::placed_samurai, p.s.actor, {number(location)});
  tell_paid(p, Good::settler, 1);
}

void stash_card(Play& p, CardId stash, CardId card) {
  p.actor().hand.remove(card);
  p.s.under[stash_slot(p, stash)].add(card);
  if (p.s.taken_over.has(stash)) p.s.by_taker.add(card);
  p.tell(Happened::stashed, p.s.actor, {number(stash), 0});
  take_goods(p, p.title(stash).stash_gain, stash);
}

void stash_resource(Play& p, CardId stash, Good good) {
  --p.actor().has(good);
  auto& laid = p.s.laid[stash_slot(p, stash)];
  laid = static_cast<std::uint8_t>(std::min<int>(laid + 1, most_goods));
  p.tell(Happened::stashed, p.s.actor, {number(stash), 1});
  tell_paid(p, good, 1);
  take_goods(p, p.title(stash).stash_gain, stash);
}

// ---- the choice of the turn

void legal_action(const Look& look, ActionList& list) {
  const Player& player = look.actor();
  const CardSet deals = lacks_food(look) ? CardSet{} : player.hand & look.facts.dealable;
  const CardSet razes =
      lacks_raze(look, look.facts.raze_hand, "IS-RAZE-04") ? CardSet{} : player.hand & look.facts.razable;
  const Purse purse(player);
  const bool site = !sacrifices(look).empty();
  for (CardId card : player.hand) {
    if (!forbids_building(look, purse, site, card)) list.push(act::build(card));
    if (deals.has(card)) list.push(act::deal(card));
    if (razes.has(card)) list.push(act::raze_hand(card));
  }
  if (!look.s.peaceful && player.has(Good::raze) >= look.facts.raze_opponent)
    for (CardId card : reachable_locations(look) & look.facts.razable)
      if (!forbids_razing(look, card)) list.push(act::raze(card));
  for (CardId card : holdings(look, look.s.actor) & look.facts.kind_set[index(Kind::action)])
    for (std::size_t times = 1; static_cast<int>(times) <= uses_left(look, card); ++times)
      if (can_activate(look, card, times)) list.push(act::activate(card, times));
  for (std::size_t pairs = 1; !forbids_send(look, pairs); ++pairs) list.push(act::send(pairs));
  legal_placements(look, list);
  list.push(act::pass());
}

// Only what would change something.
Rule forbids_wish(const Look& look, Seat seat, std::size_t wish, std::size_t on) {
  if (wish != choose_payment && wish != choose_storage) return "IS-DEC-16";
  const bool already = (look.s.player(seat).wishes & wish) != 0;
  return on <= 1 && already != (on == 1) ? allowed : "IS-DEC-16";
}

void legal_asides(const Look& look, Seat seat, ActionList& list) {
  if (look.s.ask == Ask::over || index(seat) >= look.s.player_count) return;
  for (Wish wish : {choose_payment, choose_storage})
    for (bool on : {false, true})
      if (!forbids_wish(look, seat, wish, on)) list.push(act::wish(wish, on));
}

}  // namespace ludarium::settlers
