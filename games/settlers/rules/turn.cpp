// Chapters "Action phase", "Send 2 settlers", "Defence tokens" and the placements of the Japanese.
#include <algorithm>

#include "games/settlers/rules/play.hpp"
#include "games/settlers/rules/purse.hpp"

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

void legal_pair(const Look& look, ActionList& list) {
  for (Good good : {Good::wood, Good::stone, Good::food}) list.push(act::pair(good));
  if (can_draw_common(look)) list.push(act::pair(Good::card_common));
  if (can_draw_faction(look, look.s.actor)) list.push(act::pair(Good::card_faction));
}

// ---- placements: no action, only in the own turn (IS-ACT-10)

namespace {

// DOUBT-22: a second token only on a taken-over location that carries its owner's.
bool may_defend(const Look& look, CardId location) {
  if (!look.s.defence.has(location)) return true;
  return look.s.taken_over.has(location) && !look.s.defence_twice.has(location);
}

}  // namespace

void legal_placements(const Look& look, ActionList& list) {
  const Player& player = look.actor();
  const CardSet own = holdings(look, look.s.actor), stashes = own & look.facts.stashing;
  if (player.has(Good::defence))
    for (CardId card : own& look.facts.deck[index(Deck::common)])
      if (may_defend(look, card)) list.push(act::defend(card));
  if (look.facts.faction[index(player.faction)].samurai && player.has(Good::settler))
    for (CardId card : samurai_places(look)) list.push(act::samurai(card));
  for (CardId stash : stashes) {
    if (look.title(stash).stash == Stash::hand_cards)
      for (CardId card : player.hand) list.push(act::stash_card(stash, card));
    if (look.title(stash).stash == Stash::resources)
      for (Good good : {Good::wood, Good::stone, Good::food, Good::gold})
        if (player.has(good)) list.push(act::stash_resource(stash, good));
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
  const CardSet deals = can_pay_deal(look) ? player.hand & look.facts.dealable : CardSet{};
  const CardSet razes = player.has(Good::raze) >= look.facts.raze_hand ? player.hand & look.facts.razable : CardSet{};
  const Purse purse(player);
  const bool site = !sacrifices(look).empty();
  for (CardId card : player.hand) {
    const Cost& cost = look.facts.cost[index(card)];
    if (purse.pays(cost) && (site || !cost.location)) list.push(act::build(card));
    if (deals.has(card)) list.push(act::deal(card));
    if (razes.has(card)) list.push(act::raze_hand(card));
  }
  if (!look.s.peaceful && player.has(Good::raze) >= look.facts.raze_opponent)
    for (CardId card : reachable_locations(look) & look.facts.razable)
      if (can_raze(look, card)) list.push(act::raze(card));
  for (CardId card : holdings(look, look.s.actor) & look.facts.kind_set[index(Kind::action)])
    for (std::size_t times = 1; static_cast<int>(times) <= uses_left(look, card); ++times)
      if (can_activate(look, card, times)) list.push(act::activate(card, times));
  for (std::size_t pairs = 1; pairs * look.facts.settlers_per_pair <= player.has(Good::settler); ++pairs)
    list.push(act::send(pairs));
  legal_placements(look, list);
  list.push(act::pass());
}

void legal_asides(const Look& look, Seat seat, ActionList& list) {
  if (look.s.ask == Ask::over || index(seat) >= look.s.player_count) return;
  for (Wish wish : {choose_payment, choose_storage}) list.push(act::wish(wish, !(look.s.player(seat).wishes & wish)));
}

}  // namespace ludarium::settlers
