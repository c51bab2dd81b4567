// Which rule forbids an action: whether this seat is asked, whether the action answers what is asked, then the guard of
// its chapter.
#include "games/settlers/rules/play.hpp"

namespace ludarium::settlers {
namespace {

bool in_turn(const Look& look) { return look.s.ask == Ask::action || look.s.ask == Ask::after; }

// What may be done only as the one action of a turn, which is under way or over.
Rule not_now(const Look& look) { return look.s.phase == Phase::action ? "IS-ACT-01" : "IS-ROUND-02"; }

// ---- the seat

Rule not_his_pick(const Look& look) {
  if (look.s.lookout == Lookout::alternative) return "IS-VAR-ALT-04";
  if (look.s.lookout == Lookout::advanced) return "IS-VAR-ADV-02";
  return look.s.step < look.s.player_count ? "IS-LOOK-04" : "IS-LOOK-07";
}

bool is_placement(Do kind) {
  return kind == Do::defend || kind == Do::samurai || kind == Do::stash_card || kind == Do::stash_resource;
}

// A turn in which nothing more can be placed has ended by itself.
Rule not_his_turn(const Look& look, Seat seat, Do kind) {
  switch (look.s.phase) {
    case Phase::lookout:
      return not_his_pick(look);
    case Phase::production:
      return "IS-PROD-01";
    case Phase::action:
      if (kind == Do::end_turn) return "IS-DEC-35";
      if (!look.s.player(seat).passed) return "IS-ACT-01";
      return is_placement(kind) ? "IS-PASS-06" : "IS-PASS-02";
    default:
      return "IS-DEC-29";
  }
}

// ---- answers that are lists of cards

Rule forbids_pick(const Look& look, Seat seat, CardId card) {
  switch (look.s.ask) {
    case Ask::draft:
      return look.s.player(seat).offer.has(card) ? allowed : "IS-VAR-ALT-03";
    case Ask::keep:
      return look.s.looked.has(card) ? allowed : "IS-DECK-08";
    case Ask::pick:
      if (look.s.row.has(card)) return allowed;
      if (look.s.solo()) return "IS-SOLO-10";
      return look.s.lookout == Lookout::advanced ? "IS-VAR-ADV-02" : "IS-LOOK-04";
    default:
      return "IS-ROUND-02";
  }
}

Rule forbids_option(const Look& look, std::size_t n) {
  const bool there = look.s.ask == Ask::option && n < look.title(look.s.card).produce_choice.size();
  return there ? allowed : "IS-CLAR-EGY-21";
}

Rule forbids_taking(const Look& look) {
  if (look.s.ask == Ask::diplomacy || look.s.ask == Ask::convert) return allowed;
  return look.s.phase == Phase::production ? "IS-CLAR-JAP-21" : "IS-CLAR-BAR-03";
}

Rule forbids_attacked(const Look& look, CardId card) {
  std::size_t second = 0;
  return look.s.ask == Ask::attacked && attack_candidates(look, second).has(card) ? allowed : "IS-SOLO-39";
}

// ---- what is done at another time than this

Rule forbids_pass(const Look& look) {
  switch (look.s.phase) {
    case Phase::lookout:
      return "IS-LOOK-09";
    case Phase::production:
      return "IS-PROD-13";
    case Phase::action:  // instead of an action it is always allowed; within one or after it, never
      return look.s.ask == Ask::action ? allowed : "IS-ACT-01";
    default:
      return "IS-ROUND-02";
  }
}

Rule forbids_samurai_here(const Look& look, CardId card) {
  if (look.s.ask == Ask::samurai) return forbids_samurai_place(look, card);
  return in_turn(look) ? forbids_samurai(look, card) : "IS-JAP-01";
}

// ---- by kind

// The one action of a turn.
Rule forbids_main(const Look& look, Action a) {
  if (look.s.ask != Ask::action) return not_now(look);
  const CardId card = card_arg(a);
  switch (what(a)) {
    case Do::build:
      return forbids_build(look, card);
    case Do::deal:
      return forbids_deal(look, card);
    case Do::raze_hand:
      return forbids_raze_hand(look, card);
    case Do::raze:
      return forbids_raze(look, card);
    case Do::activate:
      return forbids_activate(look, card, a.arg[1]);
    default:
      return forbids_send(look, a.arg[0]);
  }
}

Rule forbids_by_kind(const Look& look, Seat seat, Action a) {
  const Ask ask = look.s.ask;
  const CardId card = card_arg(a);
  switch (what(a)) {
    case Do::pick:
      return forbids_pick(look, seat, card);
    case Do::source:
      return ask == Ask::source && look.s.sources.has(card) ? allowed : "IS-PROD-13";
    case Do::deck:
      return ask == Ask::deck ? forbids_deck(look, a.arg[0]) : "IS-DECK-01";
    case Do::option:
      return forbids_option(look, a.arg[0]);
    case Do::copy:
      return ask == Ask::copy && copy_candidates(look, look.s.card).has(card) ? allowed : "IS-CLAR-COM-09";
    case Do::take:
    case Do::give_up:
      return forbids_taking(look);
    case Do::build:
    case Do::deal:
    case Do::raze_hand:
    case Do::raze:
    case Do::activate:
    case Do::send:
      return forbids_main(look, a);
    case Do::pass:
      return forbids_pass(look);
    case Do::defend:
      return in_turn(look) ? forbids_defend(look, card) : "IS-DEF-01";
    case Do::samurai:
      return forbids_samurai_here(look, card);
    case Do::stash_card:
      return in_turn(look) ? forbids_stash_card(look, card, card_arg(a, 1)) : "IS-ACT-10";
    case Do::stash_resource:
      return in_turn(look) ? forbids_stash_resource(look, card, static_cast<Good>(a.arg[1])) : "IS-ACT-10";
    case Do::end_turn:
      return ask == Ask::after ? allowed : "IS-DEC-35";
    case Do::sacrifice:
      return ask == Ask::sacrifice ? forbids_sacrifice(look, card) : "IS-BUILD-05";
    case Do::pay:
      return ask == Ask::pay ? forbids_pay(look, {a.arg[0], a.arg[1], a.arg[2], a.arg[3]}) : "IS-GOLD-03";
    case Do::hand_card:
      return ask == Ask::hand_card && look.actor().hand.has(card) ? allowed : "IS-ACTLOC-08";
    case Do::target:
    case Do::target_attack:
    case Do::target_seat:
      return ask == Ask::target ? forbids_target(look, a) : "IS-ACTLOC-01";
    case Do::trigger:
      return ask == Ask::trigger ? forbids_trigger(look, card, a.arg[1]) : "IS-DEC-39";
    case Do::done:
      return ask == Ask::trigger ? forbids_done(look) : "IS-DEC-39";
    case Do::pair:
      return ask == Ask::pair ? forbids_pair(look, static_cast<Good>(a.arg[0])) : "IS-SEND-01";
    case Do::discard:
      return ask == Ask::discard && look.s.player(seat).hand.has(card) ? allowed : "IS-DEC-34";
    case Do::store:
      if (ask == Ask::store) return forbids_store(look, a);
      return look.s.phase == Phase::cleanup ? "IS-CLEAN-02" : "IS-CLEAN-01";
    case Do::attacked:
      return forbids_attacked(look, card);
    case Do::wish:
      break;
  }
  return "IS-ACT-02";
}

bool is_action(Action a) {
  if (a.kind == 0 || a.kind >= operands.size() || !nothing_behind(a, operands[a.kind])) return false;
  return what(a) != Do::deck || a.arg[0] <= 1;
}

}  // namespace

Rule forbids(const Look& look, Seat seat, Action action) {
  if (look.s.ask == Ask::over) return "IS-END-01";
  if (index(seat) >= look.s.player_count) return "IS-COMP-01";
  if (!is_action(action)) return "IS-ACT-02";
  if (what(action) == Do::wish) return forbids_wish(look, seat, action.arg[0], action.arg[1]);
  if (!deciding_seats(look.s).has(seat)) return not_his_turn(look, seat, what(action));
  if (look.s.ask == Ask::discard && what(action) != Do::discard) return "IS-DEC-29";
  return forbids_by_kind(look, seat, action);
}

}  // namespace ludarium::settlers
