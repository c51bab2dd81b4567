#include "games/settlers/checks/why.hpp"

#include "games/settlers/checks/why_detail.hpp"

namespace ludarium::settlers {
namespace {

using Rule = const char*;

bool in_turn(const Look& look) { return look.s.ask == Ask::action || look.s.ask == Ask::after; }

// What may be done only as the one action of a turn, which is under way or over.
Rule not_now(const Look& look) { return look.s.phase == Phase::action ? "IS-ACT-01" : "IS-ROUND-02"; }

Rule build(const Look& look, CardId card) {
  if (look.s.ask != Ask::action) return not_now(look);
  if (!look.is_card(card) || !look.actor().hand.has(card)) return "IS-BUILD-01";
  return can_pay(look, look.title(card).cost) ? "IS-BUILD-05" : "IS-BUILD-02";
}

Rule deal(const Look& look, CardId card) {
  if (look.s.ask != Ask::action) return not_now(look);
  if (!look.is_card(card) || !look.actor().hand.has(card)) return "IS-DEAL-01";
  return look.title(card).deals.empty() ? "IS-DEAL-02" : "IS-DEAL-03";
}

// No Raze field: Ruins, Gate and Shrine, and every card of the other factions.
Rule not_razable(const Look& look, CardId card, Rule of_others) {
  if (look.common(card)) return "IS-RAZE-02";
  return look.facts.faction[index(look.title(card).deck)].razable ? "IS-CLAR-JAP-05" : of_others;
}

Rule raze_hand(const Look& look, CardId card) {
  if (look.s.ask != Ask::action) return not_now(look);
  if (!look.is_card(card) || !look.actor().hand.has(card)) return "IS-RAZE-03";
  if (!look.facts.razable.has(card)) return not_razable(look, card, "IS-RAZE-08");
  return look.actor().has(Good::raze) ? "IS-RAZE-04" : "IS-RAZE-01";
}

// Not a location of anybody: a foundation, a deal, or a card that is not on the table.
Rule no_location(const Look& look, CardId card) {
  for (Seat seat : look.s.seats()) {
    if (look.s.player(seat).foundations.has(card)) return "IS-FOUND-05";
    if (look.s.player(seat).deals.has(card)) return "IS-DEAL-08";
  }
  return "IS-RAZE-10";
}

Rule raze(const Look& look, CardId card) {
  if (look.s.ask != Ask::action) return not_now(look);
  if (!look.is_card(card)) return "IS-RAZE-10";
  if (look.s.peaceful) return "IS-VAR-PEACE-02";
  if (holdings(look, look.s.actor).has(card)) return "IS-RAZE-13";
  const Seat holder = holder_of(look, card);
  if (holder == Seat::none && !look.s.virtual_area.has(card)) return no_location(look, card);
  if (holder != Seat::none && look.s.player(holder).passed) return "IS-PASS-03";
  if (!look.facts.razable.has(card)) return not_razable(look, card, "IS-RAZE-14");
  return look.actor().has(Good::raze) ? "IS-RAZE-11" : "IS-RAZE-01";
}

// There may be something to aim at that only the means are lacking for.
Rule no_target(const Look& look, const Operation& op) {
  if (op.op == Op::raze && cheapest_raze(look, op)) return "IS-CLAR-BAR-05";
  if (op.op == Op::deal_on_location && !can_draw_faction(look, look.s.actor)) return "IS-CLAR-JAP-17";
  if (op.op == Op::build && !buildable_by(look, op).empty()) return "IS-BUILD-02";
  return "IS-ACTLOC-11";
}

Rule activate(const Look& look, CardId card, std::size_t times) {
  if (look.s.ask != Ask::action) return not_now(look);
  if (look.is_card(card) && look.actor().deals.has(card)) return "IS-DEAL-08";
  if (look.is_card(card) && look.actor().foundations.has(card)) return "IS-FOUND-05";
  if (!look.is_card(card) || !holdings(look, look.s.actor).has(card)) return "IS-ACTLOC-01";
  if (look.title(card).kind != Kind::action) return "IS-CARD-04";
  if (look.s.blocked.has(card)) return "IS-CLAR-EGY-19";
  if (times == 0 || uses_left(look, card) < static_cast<int>(times)) return "IS-ACTLOC-04";
  if (!can_pay(look, times_cost(look.title(card).action_cost, times)))
    return times > 1 ? "IS-ACTLOC-07" : "IS-ACTLOC-02";
  return no_target(look, look.title(card).operation);
}

Rule send(const Look& look, std::size_t pairs) {
  if (look.s.ask != Ask::action) return not_now(look);
  return pairs == 0 ? "IS-SEND-03" : "IS-SEND-01";
}

// ---- placements

Rule defend(const Look& look, CardId card) {
  if (!in_turn(look)) return "IS-DEF-01";
  if (look.s.solo()) return "IS-SOLO-07";
  if (!look.actor().has(Good::defence)) return "IS-SETUP-08";
  return look.is_card(card) && look.s.defence.has(card) ? "IS-DEF-04" : "IS-DEF-02";
}

Rule samurai(const Look& look, CardId card) {
  if (!in_turn(look)) return "IS-JAP-01";
  if (!look.facts.faction[index(look.actor().faction)].samurai) return "IS-JAP-01";
  if (look.is_card(card) && look.s.samurai.has(card)) return "IS-JAP-02";
  return look.actor().has(Good::settler) ? "IS-JAP-03" : "IS-JAP-01";
}

Rule stash(const Look& look, Stash kind) {
  if (!in_turn(look)) return "IS-ACT-10";
  return kind == Stash::hand_cards ? "IS-CLAR-JAP-03" : "IS-CLAR-JAP-12";
}

// ---- within an action

Rule sacrifice(const Look& look, CardId card) {
  if (look.s.ask != Ask::sacrifice) return "IS-BUILD-05";
  if (card == look.s.card) return "IS-BUILD-11";
  return look.is_card(card) && look.s.taken_over.has(card) ? "IS-CLAR-EGY-11" : "IS-BUILD-05";
}

Rule raze_target(const Operation& op) {
  if (op.from_own_common) return "IS-CLAR-BAR-08";
  return op.from_hand ? "IS-CLAR-BAR-05" : "IS-CLAR-EGY-03";
}

// A location's holder, or who has it as a deal.
Seat whose(const Look& look, CardId card) {
  for (Seat seat : look.s.seats())
    if (look.s.player(seat).deals.has(card)) return seat;
  return holder_of(look, card);
}

// A target out of reach: of somebody who has passed, of nobody, or of a kind the card does not touch.
Rule target(const Look& look, Action a) {
  if (look.s.ask != Ask::target) return "IS-ACTLOC-01";
  const Operation& op = look.title(look.s.card).operation;
  if (what(a) == Do::target && look.is_card(card_arg(a))) {
    const Seat holder = whose(look, card_arg(a));
    if (holder != Seat::none && holder != look.s.actor && look.s.player(holder).passed) return "IS-PASS-04";
  }
  if (what(a) == Do::target_seat && a.arg[0] < look.s.player_count && look.s.players[a.arg[0]].passed)
    return "IS-PASS-04";
  const bool on_foreign_location = what(a) == Do::target && look.s.traded.has(card_arg(a));
  switch (op.op) {
    case Op::steal:
      return "IS-CLAR-BAR-01";
    case Op::raze:
      return raze_target(op);
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

Rule pick(const Look& look) {
  switch (look.s.ask) {
    case Ask::draft:
      return "IS-VAR-ALT-03";
    case Ask::keep:
      return "IS-DECK-08";
    case Ask::pick:
      if (look.s.solo()) return "IS-SOLO-10";
      return look.s.lookout == Lookout::advanced ? "IS-VAR-ADV-02" : "IS-LOOK-04";
    default:
      return "IS-ROUND-02";
  }
}

Rule pair(const Look& look, Good good) {
  if (look.s.ask != Ask::pair) return "IS-SEND-01";
  if (good == Good::card_faction) return "IS-DECK-06";
  return good == Good::card_common ? "IS-DECK-07" : "IS-SEND-05";
}

Rule pass(const Look& look) {
  switch (look.s.phase) {
    case Phase::lookout:
      return "IS-LOOK-09";
    case Phase::production:
      return "IS-PROD-13";
    case Phase::action:  // within an action or after it; instead of one it is always allowed
      return "IS-ACT-01";
    default:
      return "IS-ROUND-02";
  }
}

Rule not_his_pick(const Look& look) {
  if (look.s.lookout == Lookout::alternative) return "IS-VAR-ALT-04";
  if (look.s.lookout == Lookout::advanced) return "IS-VAR-ADV-02";
  return look.s.step < look.s.player_count ? "IS-LOOK-04" : "IS-LOOK-07";
}

bool is_placement(Do kind) {
  return kind == Do::defend || kind == Do::samurai || kind == Do::stash_card || kind == Do::stash_resource;
}

Rule not_his_turn(const Look& look, Seat seat, Do kind) {
  switch (look.s.phase) {
    case Phase::lookout:
      return not_his_pick(look);
    case Phase::production:
      return "IS-PROD-01";
    case Phase::action:
      if (!look.s.player(seat).passed) return "IS-ACT-01";
      return is_placement(kind) ? "IS-PASS-06" : "IS-PASS-02";
    default:
      return "IS-DEC-29";
  }
}

Rule of_action(const Look& look, Action a) {
  const CardId card = card_arg(a);
  switch (what(a)) {
    case Do::pick:
      return pick(look);
    case Do::source:
      return "IS-PROD-13";
    case Do::deck:
      return look.s.ask == Ask::deck ? "IS-DECK-06" : "IS-DECK-01";
    case Do::option:
      return "IS-CLAR-EGY-21";
    case Do::copy:
      return "IS-CLAR-COM-09";
    case Do::take:
    case Do::give_up:
      return look.s.phase == Phase::production ? "IS-CLAR-JAP-21" : "IS-CLAR-BAR-03";
    case Do::build:
      return build(look, card);
    case Do::deal:
      return deal(look, card);
    case Do::raze_hand:
      return raze_hand(look, card);
    case Do::raze:
      return raze(look, card);
    case Do::activate:
      return activate(look, card, a.arg[1]);
    case Do::send:
      return send(look, a.arg[0]);
    case Do::pass:
      return pass(look);
    case Do::defend:
      return defend(look, card);
    case Do::samurai:
      return samurai(look, card);
    case Do::stash_card:
      return stash(look, Stash::hand_cards);
    case Do::stash_resource:
      return stash(look, Stash::resources);
    case Do::end_turn:
      return "IS-DEC-35";
    case Do::sacrifice:
      return sacrifice(look, card);
    case Do::pay:
      return look.s.ask == Ask::pay ? "IS-GOLD-01" : "IS-GOLD-03";
    case Do::hand_card:
      return "IS-ACTLOC-08";
    case Do::target:
    case Do::target_attack:
    case Do::target_seat:
      return target(look, a);
    case Do::trigger:
    case Do::done:
      return "IS-DEC-39";
    case Do::pair:
      return pair(look, static_cast<Good>(a.arg[0]));
    case Do::discard:
      return "IS-DEC-34";
    case Do::store:
      return look.s.phase == Phase::cleanup ? "IS-CLEAN-02" : "IS-CLEAN-01";
    case Do::attacked:
      return "IS-SOLO-39";
    default:
      return "IS-ACT-02";
  }
}

}  // namespace

Verdict forbidding_rule(const Look& look, Seat seat, Action a) {
  if (look.s.ask == Ask::over) return Verdict::no("IS-END-01");
  if (index(seat) >= look.s.player_count) return Verdict::no("IS-COMP-01");
  if (what(a) == Do::wish) return Verdict::no("IS-DEC-16");
  if (!deciding_seats(look.s).has(seat)) return Verdict::no(not_his_turn(look, seat, what(a)));
  if (look.s.ask == Ask::discard && what(a) != Do::discard) return Verdict::no("IS-DEC-29");
  Verdict verdict = Verdict::no(of_action(look, a));
  verdict.detail = numbers_behind(look, a);
  return verdict;
}

}  // namespace ludarium::settlers
