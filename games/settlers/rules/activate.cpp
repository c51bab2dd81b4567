// Chapter "Activate an Action Location": the operations of the vocabulary, each with its targets and what it does.
#include <algorithm>

#include "games/settlers/rules/play.hpp"

namespace ludarium::settlers {

std::optional<int> cheapest_raze(const Look& look, const Operation& op) {
  if (op.op != Op::raze || !op.standard_price) return std::nullopt;
  if (op.from_hand && !(look.actor().hand & look.facts.razable).empty()) return look.facts.raze_hand;
  std::optional<int> least;
  if (op.from_opponent)
    for (CardId card : reachable_locations(look) & look.facts.razable)
      least = std::min(least.value_or(raze_price(look, card)), raze_price(look, card));
  return least;
}

CardSet buildable_by(const Look& look, const Operation& op) {
  if (op.op != Op::build) return {};
  const CardSet& cards = op.from_own_deal ? look.actor().deals : look.actor().hand;
  return cards & look.facts.deck[index(look.actor().faction)];
}

namespace {

const Operation& operation_of(const Look& look, CardId location) { return look.title(location).operation; }

// ---- targets

void steal_targets(const Look& look, const Operation& op, ActionList& list) {
  for (Seat seat : reachable_opponents(look))
    for (std::size_t good = 0; good < supply_goods; ++good)
      if ((op.pick >> good & 1) && look.s.player(seat).supply[good])
        list.push(act::target_seat(seat, static_cast<Good>(good)));
}

void raze_targets(const Look& look, const Operation& op, ActionList& list) {
  if (op.from_hand)
    for (CardId card : look.actor().hand& look.facts.razable)
      if (!op.standard_price || !forbids_raze_hand(look, card)) list.push(act::target(card));
  if (op.from_opponent)
    for (CardId card : reachable_locations(look) & look.facts.razable)
      if (!op.standard_price || !forbids_razing(look, card)) list.push(act::target(card));
  if (op.from_own_common)
    for (CardId card : holdings(look, look.s.actor) & look.facts.razable & look.facts.deck[index(Deck::common)])
      list.push(act::target(card));
}

void spoil_targets(const Look& look, ActionList& list) {
  for (CardId card : reachable_locations(look) & look.facts.razable) {
    const auto& spoils = look.title(card).spoils;
    for (std::size_t i = 0; i < spoils.size(); ++i)
      if (i == 0 || spoils[i] != spoils[0]) list.push(act::target(card, spoils[i]));
  }
}

void attack_targets(std::uint16_t numbers, ActionList& list) {
  for (std::size_t i = 0; i < attack_cards; ++i)
    if (numbers >> i & 1) list.push(act::target_attack(i + 1));
}

std::uint16_t line_numbers(const State& s) {
  unsigned numbers = 0;
  for (std::size_t i = 0; i < s.line_length; ++i) numbers |= 1u << (s.line[i] - 1);
  return static_cast<std::uint16_t>(numbers);
}

// IS-CLAR-BAR-11, IS-CLAR-ROM-04: deals under the board, and where the card says so those on foreign locations.
void foreign_deals(const Look& look, bool trade_route, ActionList& list) {
  for (Seat seat : reachable_opponents(look)) {
    for (CardId card : look.s.player(seat).deals) list.push(act::target(card));
    if (trade_route)
      for (CardId card : trades_of(look, seat)) list.push(act::target(card));
  }
  attack_targets(line_numbers(look.s), list);
}

void own_deals(const Look& look, bool trade_route, ActionList& list) {
  for (CardId card : look.actor().deals) list.push(act::target(card));
  if (trade_route)
    for (CardId card : trades_of(look, look.s.actor)) list.push(act::target(card));
  attack_targets(look.s.attack_deals, list);
}

// IS-CLAR-JAP-16, IS-CLAR-JAP-17.
void trade_targets(const Look& look, ActionList& list) {
  if (!can_draw_faction(look, look.s.actor)) return;
  for (CardId card : reachable_locations(look) - look.s.traded)
    if (!look.common(card) && look.facts.deal_of(card) != Good::none) list.push(act::target(card));
}

void build_targets(const Look& look, const Operation& op, ActionList& list) {
  for (CardId card : buildable_by(look, op))
    if (can_build(look, card, op.waive_location)) list.push(act::target(card));
}

void list_cards(CardSet cards, ActionList& list) {
  for (CardId card : cards) list.push(act::target(card));
}

CardSet other_actions(const Look& look, CardId location) {
  CardSet others = holdings(look, look.s.actor) & look.facts.kind_set[index(Kind::action)];
  others.remove(location);
  return others;
}

void seat_targets(const Look& look, ActionList& list) {
  for (Seat seat : reachable_opponents(look)) list.push(act::target_seat(seat));
  if (look.s.solo()) list.push(act::target_seat(Seat::none));  // the virtual player has no hand (IS-SOLO-20)
}

}  // namespace

void list_targets(const Look& look, CardId location, ActionList& list) {
  const Operation& op = operation_of(look, location);
  switch (op.op) {
    case Op::steal:
      return steal_targets(look, op, list);
    case Op::raze:
      return raze_targets(look, op, list);
    case Op::spoil:
      return spoil_targets(look, list);
    case Op::remove_location:
      return list_cards(reachable_locations(look), list);
    case Op::break_deal:
      return op.own ? own_deals(look, op.trade_route, list) : foreign_deals(look, op.trade_route, list);
    case Op::take_deal:
      return foreign_deals(look, false, list);
    case Op::deal_on_location:
      return trade_targets(look, list);
    case Op::trigger_deal:
      return own_deals(look, op.trade_route, list);
    case Op::trigger_production:
      return list_cards(holdings(look, look.s.actor) & look.facts.kind_set[index(Kind::production)], list);
    case Op::build:
      return build_targets(look, op, list);
    case Op::opponent_discards:
      return seat_targets(look, list);
    case Op::found_from_hand:
      return list_cards(look.actor().hand & look.facts.deck[index(Deck::common)], list);
    case Op::refresh:
      return list_cards(other_actions(look, location), list);
    case Op::block:
      return list_cards((reachable_locations(look) & look.facts.kind_set[index(Kind::action)]) - look.s.blocked, list);
    case Op::take_over:
      return list_cards(reachable_locations(look) - look.s.taken_over, list);
    case Op::none:
    case Op::draw_keep:
      return;
  }
}

namespace {

// What pays the activation cannot pay the building as well.
bool can_build_after_paying(const Look& look, CardId location, std::size_t times) {
  State after = look.s;
  Play p{look.facts, after};
  p.s.price = times_cost(look.title(location).action_cost, times);
  p.push(Todo::pay);
  do_pay_usual(p);
  ActionList list;
  list_targets(p, location, list);
  return !list.empty();
}

// IS-ACTLOC-11: an activation without a target is illegal, whatever else it would give.
bool has_targets(const Look& look, CardId location, std::size_t times) {
  const Op kind = look.facts.action[index(location)].op;
  if (kind == Op::none || kind == Op::draw_keep) return true;
  if (kind == Op::build) return can_build_after_paying(look, location, times);
  ActionList list;
  list_targets(look, location, list);
  const bool uses_them_up = kind == Op::break_deal && operation_of(look, location).own;
  return list.size() >= (uses_them_up ? times : 1);
}

}  // namespace

namespace {

// Of an own Action Location, whatever it could be aimed at.
Rule forbids_use(const Look& look, CardId location, std::size_t times) {
  if (look.s.blocked.has(location)) return "IS-CLAR-EGY-19";
  if (times == 0 || uses_left(look, location) < static_cast<int>(times)) return "IS-ACTLOC-04";
  const Cost& cost = look.facts.action[index(location)].cost;
  if (can_pay(look, times == 1 ? cost : times_cost(cost, times))) return allowed;
  return times > 1 ? "IS-ACTLOC-07" : "IS-ACTLOC-02";
}

// There may be something to aim at that only the means are lacking for.
Rule no_target(const Look& look, const Operation& op) {
  if (cheapest_raze(look, op)) return "IS-CLAR-BAR-05";
  if (op.op == Op::deal_on_location && !can_draw_faction(look, look.s.actor)) return "IS-CLAR-JAP-17";
  return buildable_by(look, op).empty() ? "IS-ACTLOC-11" : "IS-BUILD-02";
}

}  // namespace

bool can_activate(const Look& look, CardId location, std::size_t times) {
  return !forbids_use(look, location, times) && has_targets(look, location, times);
}

Rule forbids_activate(const Look& look, CardId card, std::size_t times) {
  if (look.actor().deals.has(card)) return "IS-DEAL-08";
  if (look.actor().foundations.has(card)) return "IS-FOUND-05";
  if (!holdings(look, look.s.actor).has(card)) return "IS-ACTLOC-01";
  if (look.title(card).kind != Kind::action) return "IS-CARD-04";
  if (const Rule rule = forbids_use(look, card, times)) return rule;
  return has_targets(look, card, times) ? allowed : no_target(look, operation_of(look, card));
}

namespace {

// A location's holder, or who has it as a deal.
Seat whose(const Look& look, CardId card) {
  for (Seat seat : look.s.seats())
    if (look.s.player(seat).deals.has(card)) return seat;
  return holder_of(look, card);
}

// Aimed at somebody who has passed.
bool has_passed(const Look& look, Action target) {
  Seat seat = Seat::none;
  if (what(target) == Do::target) seat = whose(look, card_arg(target));
  if (what(target) == Do::target_seat && target.arg[0] < look.s.player_count) seat = seat_at(target.arg[0]);
  return seat != Seat::none && seat != look.s.actor && look.s.player(seat).passed;
}

Rule not_razed_by(const Operation& op) {
  if (op.from_own_common) return "IS-CLAR-BAR-08";
  return op.from_hand ? "IS-CLAR-BAR-05" : "IS-CLAR-EGY-03";
}

// A kind of target that the card does not touch.
Rule no_target_of(const Operation& op, bool on_foreign_location) {
  switch (op.op) {
    case Op::steal:
      return "IS-CLAR-BAR-01";
    case Op::raze:
      return not_razed_by(op);
    case Op::spoil:
      return "IS-CLAR-BAR-07";
    case Op::remove_location:
      return "IS-CLAR-JAP-01";
    case Op::take_deal:
      return "IS-CLAR-ROM-04";
    case Op::break_deal:
      return on_foreign_location ? "IS-CLAR-JAP-20" : "IS-DEC-23";
    case Op::deal_on_location:
      return on_foreign_location ? "IS-CLAR-JAP-17" : "IS-CLAR-JAP-16";
    case Op::build:
      if (!op.from_own_deal) return "IS-CLAR-COM-03";
      return on_foreign_location ? "IS-CLAR-JAP-09" : "IS-CLAR-JAP-07";
    case Op::found_from_hand:
      return "IS-CLAR-EGY-06";
    case Op::refresh:
      return "IS-CLAR-EGY-18";
    case Op::block:
      return "IS-CLAR-EGY-19";
    case Op::take_over:
      return "IS-CLAR-EGY-09";
    case Op::trigger_production:
      return "IS-CLAR-COM-08";
    default:
      return "IS-DEC-23";
  }
}

}  // namespace

// A target out of reach: of somebody who has passed, of nobody, or of a kind the card does not touch.
Rule forbids_target(const Look& look, Action target) {
  ActionList targets;
  list_targets(look, look.s.card, targets);
  if (targets.contains(target)) return allowed;
  if (has_passed(look, target)) return "IS-PASS-04";
  const bool on_foreign_location = what(target) == Do::target && look.s.traded.has(card_arg(target));
  return no_target_of(operation_of(look, look.s.card), on_foreign_location);
}

// IS-ACTLOC-10: the whole price before the first use.
void activate(Play& p, CardId location, std::size_t times) {
  p.tell(Happened::activated, p.s.actor, {number(location), number(static_cast<int>(times))});
  for (std::size_t i = 0; i < times; ++i) {
    (p.s.used.has(location) ? p.s.used_twice : p.s.used).add(location);
    p.push(Todo::operate, location);
  }
  p.s.price = times_cost(p.title(location).action_cost, times);
  p.push(Todo::pay);
}

void do_operate(Play& p) {
  Task& task = p.top();
  const CardId location = task.card;
  if (task.a == 1) {
    p.pop();
    return take_goods(p, p.title(location).action_gain, location);
  }
  task.a = 1;
  const Operation& op = p.title(location).operation;
  if (op.op == Op::draw_keep) return start_draw(p, op.draw, location);
  ActionList targets;
  list_targets(p, location, targets);
  if (targets.size() > 1) return p.ask(Ask::target, location);
  if (targets.size() == 1) apply_target(p, location, targets[0]);
}

// ---- what the operations do

namespace {

void steal(Play& p, Seat from, Good good) {
  --p.s.player(from).has(good);
  add_goods(p.actor(), good, 1);
  p.tell(Happened::stole, p.s.actor, {number(good), number(from)});
}

void raze_by_card(Play& p, const Operation& op, CardId card) {
  const bool from_hand = p.actor().hand.has(card);
  if (op.standard_price) {
    const int price = from_hand ? p.facts.raze_hand : raze_price(p, card);
    p.actor().has(Good::raze) = static_cast<std::uint8_t>(p.actor().has(Good::raze) - price);
    tell_paid(p, Good::raze, price);
  }
  start_raze(p, card, op.convert_vp);
}

void remove_from_line(State& s, std::size_t attack) {
  const auto end = s.line.begin() + s.line_length;
  const auto at = std::find(s.line.begin(), end, static_cast<std::uint8_t>(attack));
  if (at == end) return;
  std::copy(at + 1, end, at);
  s.line[--s.line_length] = 0;
}

// IS-SOLO-56: gone for good.
void end_attack_deal(State& s, std::size_t attack) {
  remove_from_line(s, attack);
  s.attack_gone = static_cast<std::uint16_t>(s.attack_gone | 1u << (attack - 1));
  s.attack_deals = static_cast<std::uint16_t>(s.attack_deals & ~(1u << (attack - 1)));
}

// A deal on a foreign location lies on that location; any other is a card under a board.
void break_deal(Play& p, const Operation& op, Action target) {
  Good good = Good::none;
  if (what(target) == Do::target_attack) {
    good = p.facts.attack_good[target.arg[0] - 1u];
    end_attack_deal(p.s, target.arg[0]);
    p.tell(Happened::broke_deal, p.s.actor, {-1, target.arg[0]});
  } else {
    const CardId card = card_arg(target);
    good = p.facts.deal_of(card);
    p.tell(Happened::broke_deal, p.s.actor, {number(card), 0});
    if (p.s.traded.has(card)) {
      end_trade_deal(p, card);
    } else {
      for (Seat seat : p.s.seats()) p.s.player(seat).deals.remove(card);
      discard(p, card);
    }
  }
  if (op.gain_its_good) take_good(p, good, CardId::none);
}

void take_deal(Play& p, Action target) {
  if (what(target) == Do::target_attack) {
    remove_from_line(p.s, target.arg[0]);
    p.s.attack_deals = static_cast<std::uint16_t>(p.s.attack_deals | 1u << (target.arg[0] - 1));
    return p.tell(Happened::took_deal, p.s.actor, {-1, target.arg[0]});
  }
  for (Seat seat : p.s.seats()) p.s.player(seat).deals.remove(card_arg(target));
  p.actor().deals.add(card_arg(target));
  p.tell(Happened::took_deal, p.s.actor, {number(card_arg(target)), 0});
}

void deal_on_location(Play& p, CardId route, CardId location) {
  const CardId marker = draw_faction(p, p.s.actor);
  if (marker == CardId::none)  // a view hides it anyway
    ++p.s.hidden_markers;
  else
    p.s.markers.add(marker);
  p.s.traded.add(location);
  if (p.s.taken_over.has(route)) p.s.by_taker.add(location);
  p.tell(Happened::traded, p.s.actor, {number(location)});
  p.push(Todo::deal_good, location, index(p.facts.deal_of(location)));
  fire_plain(p, p.s.actor, Trigger::deal);
}

Good deal_good_of(const Look& look, Action target) {
  return what(target) == Do::target_attack ? look.facts.attack_good[target.arg[0] - 1u]
                                           : look.facts.deal_of(card_arg(target));
}

// IS-CLAR-EGY-02: the victim chooses; with one card or none there is nothing to choose.
void make_discard(Play& p, Seat victim) {
  if (victim == Seat::none) return;
  CardSet& hand = p.s.player(victim).hand;
  if (hand.empty()) return;
  if (hand.size() > 1) {
    p.s.victim = victim;
    return p.ask(Ask::discard, p.s.card);
  }
  const CardId only = hand.first();
  hand.remove(only);
  discard(p, only);
}

void found(Play& p, CardId card) {
  p.actor().hand.remove(card);
  p.actor().foundations.add(card);
  p.s.secret.add(card);
  p.tell(Happened::discarded_hidden, p.s.actor, {0});
}

void refresh(Play& p, CardId location) {
  p.s.used.remove(location);
  p.s.used_twice.remove(location);
  p.tell(Happened::refreshed, p.s.actor, {number(location)});
}

void take_over(Play& p, CardId location) {
  p.s.taken_over.add(location);
  p.tell(Happened::took_over, p.s.actor, {number(location)});
}

void remove_location(Play& p, CardId location) {
  p.tell(Happened::removed, p.s.actor, {number(location)});
  leave_play(p, location);
  discard(p, location);
}

}  // namespace

void apply_target(Play& p, CardId location, Action target) {
  const Operation& op = p.title(location).operation;
  const CardId card = card_arg(target);
  switch (op.op) {
    case Op::steal:
      return steal(p, static_cast<Seat>(target.arg[0]), static_cast<Good>(target.arg[1]));
    case Op::raze:
      return raze_by_card(p, op, card);
    case Op::spoil:
      return take_good(p, static_cast<Good>(target.arg[1]), card);
    case Op::remove_location:
      return remove_location(p, card);
    case Op::break_deal:
      return break_deal(p, op, target);
    case Op::take_deal:
      return take_deal(p, target);
    case Op::deal_on_location:
      return deal_on_location(p, location, card);
    case Op::trigger_deal:
      return take_good(p, deal_good_of(p, target), what(target) == Do::target ? card : CardId::none);
    case Op::trigger_production:
      return p.push(Todo::produce, card);
    case Op::build:
      return start_build(p, card, op.waive_location);
    case Op::opponent_discards:
      return make_discard(p, static_cast<Seat>(target.arg[0]));
    case Op::found_from_hand:
      return found(p, card);
    case Op::refresh:
      return refresh(p, card);
    case Op::block:
      p.s.blocked.add(card);
      return p.tell(Happened::blocked, p.s.actor, {number(card)});
    case Op::take_over:
      return take_over(p, card);
    case Op::none:
    case Op::draw_keep:
      return;
  }
}

}  // namespace ludarium::settlers
