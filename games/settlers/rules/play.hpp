// The rules of Imperial Settlers at work. `Look` is a position one may only ask about, `Play` one that is being
// changed. What is still to be done lies on a small stack of tasks in the state: an answer pushes tasks, run() works
// them off until one of them needs a choice. The functions below are the chapters of the rulebook.
#pragma once

#include <algorithm>
#include <optional>

#include "core/action.hpp"
#include "core/play.hpp"
#include "core/rule.hpp"
#include "games/settlers/facts/facts.hpp"
#include "games/settlers/rules/actions.hpp"
#include "games/settlers/rules/events.hpp"
#include "games/settlers/rules/purse.hpp"
#include "games/settlers/rules/state.hpp"

namespace ludarium::settlers {

struct Look : LookOf<Facts, State> {
  using LookOf::LookOf;
  bool is_card(CardId card) const { return index(card) < facts.card_count(); }
  const Player& actor() const { return s.player(s.actor); }
  const Title& title(CardId card) const { return facts.title_of(card); }
  bool common(CardId card) const { return facts.deck[index(Deck::common)].has(card); }
};

struct Play : TaskPlayOf<Facts, State> {
  using TaskPlayOf::TaskPlayOf;
  operator Look() const { return {facts, s}; }  // NOLINT(google-explicit-constructor): a Play may always be looked at
  const Title& title(CardId card) const { return facts.title_of(card); }

  void ask(Ask question, CardId about = CardId::none) {
    s.ask = question;
    s.card = about;
    waiting = true;
  }
  void push(Todo what, CardId card = CardId::none, std::size_t a = 0, std::size_t b = 0) {
    push_task(Task{what, card, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)});
  }
  void pop() { TaskPlayOf::pop(); }
};

constexpr std::int16_t number(CardId card) { return card == CardId::none ? -1 : static_cast<std::int16_t>(card); }
constexpr std::int16_t number(Good good) { return static_cast<std::int16_t>(good); }
constexpr std::int16_t number(Seat seat) { return seat == Seat::none ? -1 : static_cast<std::int16_t>(seat); }
constexpr std::int16_t number(int n) { return static_cast<std::int16_t>(n); }

// The card a position has named as the next of a deck, and the ones after it move up; 0 if chance decides.
template <std::size_t n>
std::uint8_t take_named(NextCards<n>& next) {
  const std::uint8_t card = next[0];
  if (card == 0) return 0;
  std::copy(next.begin() + 1, next.end(), next.begin());
  next[n - 1] = 0;
  return card;
}

// guard.cpp: the rule that forbids an action to a seat, whatever is asked now. The legal actions and the asides are
// those that it allows.
Rule forbids(const Look& look, Seat seat, Action action);
inline Rule forbids(const Facts& facts, const State& s, Seat seat, Action action) {
  return forbids(Look{facts, s}, seat, action);
}

// round.cpp: rounds, phases, turns and the task stack
void begin_round(Play& p);
void count_turn(State& s);
void run(Play& p);
void begin_phase(Play& p, Phase phase);
Seat in_turn_order(const State& s, std::size_t place);  // 0 = the first player
Seat left_of(const State& s, Seat seat);
SeatSet deciding_seats(const State& s);

// empire.cpp: who holds what
CardSet holdings_beside_take_overs(const Look& look, Seat seat);
inline CardSet holdings(const Look& look, Seat seat) {  // locations that are his now, take-overs included
  return look.s.taken_over.empty() ? look.s.player(seat).empire : holdings_beside_take_overs(look, seat);
}
Seat holder_of(const Look& look, CardId location);  // Seat::none: the virtual player's or nobody's
Seat owner_of(const Look& look, CardId location);   // whose empire it lies in
CardSet reachable_locations(const Look& look);      // of opponents the actor's actions may be aimed at
SeatSet reachable_opponents(const Look& look);
CardSet of_colours(const Look& look, CardSet cards, Colours colours);
CardSet with_trigger(const Look& look, Seat seat, Trigger trigger);
int times(const Look& look, Seat seat, const Per& per);
int uses_left(const Look& look, CardId location);
int protection(const Look& look, CardId location);
std::size_t stash_slot(const Look& look, CardId card);
CardSet trades_of(const Look& look, Seat seat);  // foreign locations with a Trade Route deal of his
Seat egyptian(const Look& look);                 // who takes over
void take_marks_off(State& s, const CardSet& locations);
void leave_play(Play& p, CardId location);  // every mark off, what it held back
void end_trade_deal(Play& p, CardId location);
void discard(Play& p, CardId card);       // to the pile of its own deck, wherever it comes from
void onto_discard(Play& p, CardId card);  // the same, told otherwise

// goods.cpp: gaining, drawing, paying
void take_goods(Play& p, const Goods& goods, CardId source);
void take_good(Play& p, Good good, CardId source, int amount = 1);
void add_goods(Player& player, Good good, int amount);  // of the supply
void score(Play& p, Seat seat, int vp, CardId source);
bool can_draw_common(const Look& look);
bool can_draw_faction(const Look& look, Seat seat);
CardId draw_common(Play& p);
CardId draw_faction(Play& p, Seat seat);
void draw_to_hand(Play& p, Seat seat, bool faction);
bool can_pay(const Look& look, const Cost& cost);
Cost times_cost(const Cost& cost, std::size_t times);
void do_gain_cards(Play& p);
void do_pay(Play& p);
void do_pay_usual(Play& p);  // all of it, without asking
void tell_paid(Play& p, Good good, int amount);
void pay_hand_card(Play& p, CardId card);
void pay_goods(Play& p, std::array<std::uint8_t, 4> amounts);
Rule forbids_deck(const Look& look, bool faction);
Rule forbids_pay(const Look& look, std::array<std::uint8_t, 4> amounts);
void legal_deck(const Look& look, ActionList& list);
void legal_pay(const Look& look, ActionList& list);
void legal_hand_card(const Look& look, ActionList& list);
void start_draw(Play& p, const DrawKeep& draw, CardId source);
void do_look(Play& p);
void choose_deck(Play& p, bool faction);
void do_keep(Play& p);
void keep_card(Play& p, CardId card);

// lookout.cpp
void begin_lookout(Play& p);
void advance_lookout(Play& p);
void pick(Play& p, CardId card);
void draft(Play& p, Seat seat, CardId card);
Seat picker(const Look& look);
void legal_draft(const Look& look, Seat seat, ActionList& list);

// production.cpp
void do_produce_phase(Play& p);
void do_produce(Play& p);
void do_deal_good(Play& p);
CardSet copy_candidates(const Look& look, CardId card);
void take_source(Play& p, CardId source);

// build.cpp
// Of a card at hand; `site`: there is a location to give up for it, or it needs none. Asked for every card of a hand.
inline Rule forbids_building(const Look& look, const Purse& purse, bool site, CardId card) {
  const Cost& cost = look.facts.cost[index(card)];
  if (!purse.pays(cost)) return "IS-BUILD-02";
  return cost.location && !site ? "IS-BUILD-05" : allowed;
}
Rule forbids_build(const Look& look, CardId card);
bool can_build(const Look& look, CardId card, bool waive_location);
Rule forbids_sacrifice(const Look& look, CardId card);
CardSet sacrifices(const Look& look);
void start_build(Play& p, CardId card, bool waive_location);
void do_sacrifice(Play& p);
void sacrifice(Play& p, CardId card);
void do_place(Play& p);
void do_bonus(Play& p);
void do_built(Play& p);
bool any_fires(const Look& look);  // of the features in `firing`, one that leaves a choice and can be paid
void do_trigger(Play& p);
void do_samurai(Play& p);
CardSet samurai_places(const Look& look);
Rule forbids_samurai_place(const Look& look, CardId card);
Rule forbids_trigger(const Look& look, CardId feature, std::size_t option);
Rule forbids_done(const Look& look);
void legal_trigger(const Look& look, ActionList& list);
void fire(Play& p, CardId feature, std::size_t option);
void fire_plain(Play& p, Seat seat, Trigger trigger);

// raze.cpp: deals and razing
Rule lacks_food(const Look& look);  // of a deal
Rule forbids_deal(const Look& look, CardId card);
Rule lacks_raze(const Look& look, int price, Rule too_few);  // tokens
void make_deal(Play& p, CardId card);
void do_made_deal(Play& p);
Rule forbids_raze_hand(const Look& look, CardId card);
int raze_price(const Look& look, CardId location);
Rule forbids_raze(const Look& look, CardId location);
Rule forbids_razing(const Look& look, CardId location);  // of one in reach
void raze_from_hand(Play& p, CardId card);
void raze_location(Play& p, CardId location);
void start_raze(Play& p, CardId card, std::size_t convert_vp);
void do_spoils(Play& p);
void convert_spoil(Play& p, bool give_up);
void do_razed(Play& p);

// activate.cpp
Rule forbids_activate(const Look& look, CardId location, std::size_t times);
bool can_activate(const Look& look, CardId location, std::size_t times);  // of an own Action Location
Rule forbids_target(const Look& look, Action target);
std::optional<int> cheapest_raze(const Look& look, const Operation& op);  // in tokens, if it could be aimed at anything
CardSet buildable_by(const Look& look, const Operation& op);              // payable or not
void activate(Play& p, CardId location, std::size_t times);
void do_operate(Play& p);
void list_targets(const Look& look, CardId location, ActionList& list);
void apply_target(Play& p, CardId location, Action target);

// turn.cpp: the action phase
void begin_turn(Play& p, Seat seat);
void next_turn(Play& p);
void do_end_action(Play& p);
void send(Play& p, std::size_t pairs);
void do_pairs(Play& p);
void pass(Play& p);
void defend(Play& p, CardId location);
void place_samurai(Play& p, CardId location);
void stash_card(Play& p, CardId stash, CardId card);
void stash_resource(Play& p, CardId stash, Good good);
Rule forbids_send(const Look& look, std::size_t pairs);
Rule forbids_pair(const Look& look, Good good);
Rule forbids_defend(const Look& look, CardId card);
Rule forbids_samurai(const Look& look, CardId card);
Rule forbids_stash_card(const Look& look, CardId stash, CardId card);
Rule forbids_stash_resource(const Look& look, CardId stash, Good good);
Rule forbids_wish(const Look& look, Seat seat, std::size_t wish, std::size_t on);
void legal_action(const Look& look, ActionList& list);
void legal_placements(const Look& look, ActionList& list);
void legal_pair(const Look& look, ActionList& list);

// cleanup.cpp
void do_cleanup(Play& p);
void store(Play& p, std::array<std::uint8_t, supply_goods> kept);
std::uint8_t storable(const Look& look, Seat seat);  // bit per Good
Rule forbids_store(const Look& look, Action kept);
void legal_store(const Look& look, ActionList& list);
void end_marks_of_the_round(Play& p);  // take-overs and blocks

// solo.cpp
void reveal_attack(Play& p);
void begin_attack(Play& p);
void do_attack(Play& p);
void razed_by_attack(Play& p, CardId location, std::size_t second);
CardSet attack_candidates(const Look& look, std::size_t& second);

// asides
void legal_asides(const Look& look, Seat seat, ActionList& list);

}  // namespace ludarium::settlers
