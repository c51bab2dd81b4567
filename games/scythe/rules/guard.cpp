// Which rule forbids an action: whether this seat is asked, whether the action answers what is asked, then the guard of
// its chapter.
#include "games/scythe/rules/play.hpp"

namespace ludarium::scythe {
namespace {

Hex hex_arg(Action a, std::size_t i) { return static_cast<Hex>(a.arg[i]); }
Rule only_if(bool fits, Rule otherwise) { return fits ? allowed : otherwise; }

// Leaving a question that has to be answered.
Rule way_out(const Look& look, Rule elsewhere) {
  switch (look.s.ask) {
    case Ask::section:
      return "SC-TURN-03";
    case Ask::battle:
    case Ask::ability:
    case Ask::fight:
      return "SC-COMB-02";
    case Ask::retreat:
      return "SC-COMB-18";
    case Ask::encounter:
      return "SC-ENC-06";
    case Ask::factory_card:
      return "SC-FTRY-02";
    default:
      return elsewhere;
  }
}

// ---- top actions

bool after_top(Ask ask) { return ask == Ask::bottom || ask == Ask::pay || ask == Ask::end_turn; }

// A top action named at the wrong moment or on the wrong section. One that could not be paid has been passed over
// without a question; what it lacked is the reason then.
Rule not_this_top(const Look& look, TopAction top) {
  if (look.s.ask == Ask::section) return "SC-TURN-01";
  if (look.s.ask != Ask::top && !look.s.top_barred) return after_top(look.s.ask) ? "SC-TURN-04" : "SC-TURN-05";
  if (look.mover().section == factory_section) return "SC-FTRY-06";
  return column_of(look).top == top ? allowed : "SC-TURN-06";
}

// `unpaid`: what forbids it when it is asked for. Passed over, it lacks what it lacked, whatever there is by now.
Rule forbids_top(const Look& look, TopAction top, Rule unpaid, Rule passed_over) {
  if (const Rule rule = not_this_top(look, top)) return rule;
  return look.s.ask == Ask::top || unpaid ? unpaid : passed_over;
}

Rule forbids_bolster_here(const Look& look, Action a) {
  if (a.arg[0] > 1) return "SC-BOLS-02";
  return forbids_top(look, TopAction::bolster, forbids_bolster(look), "SC-BOLS-01");
}

Rule forbids_trade_here(const Look& look, Action a) {
  if (a.arg[0] > 1) return "SC-TRADE-02";
  return forbids_top(look, TopAction::trade, forbids_trade(look, a.arg[0] == 1), "SC-TRADE-05");
}

Rule forbids_produce_here(const Look& look) {
  return forbids_top(look, TopAction::produce, forbids_produce(look), "SC-PROD-02");
}

// Territories are named once it is paid.
Rule not_producing(const Look& look) {
  const Rule rule = forbids_produce_here(look);
  return rule ? rule : "SC-PROD-02";
}

Rule forbids_factory_top_here(const Look& look, Action a) {
  if (look.s.ask != Ask::top && !look.s.top_barred) return look.s.ask == Ask::section ? "SC-TURN-01" : "SC-TURN-04";
  if (look.mover().section != factory_section) return "SC-FTRY-06";
  const Rule rule = forbids_factory_top(look, a.arg[0]);
  return look.s.ask == Ask::top || rule ? rule : "SC-FTRY-16";
}

// ---- Move

bool moving(const Look& look) { return look.s.ask == Ask::unit || look.s.ask == Ask::step; }

// A Move ends by itself once no unit can go on. What would belong to it comes too late then.
Rule move_over(const Look& look) {
  if (look.mover().section == factory_section) return only_if(look.s.ask != Ask::end_turn, "SC-TURN-05");
  const bool move = look.s.ask != Ask::section && column_of(look).top == TopAction::move;
  return only_if(!move || !after_top(look.s.ask), "SC-TURN-05");
}

Rule not_moving(const Look& look) {
  if (const Rule rule = move_over(look)) return rule;
  return forbids_top(look, TopAction::move, "SC-MOVE-01", "SC-MOVE-01");
}

// From the mat, or the Move of the Factory card.
Rule forbids_move_units(const Look& look) {
  if (look.s.ask == Ask::bottom) return only_if(look.mover().section == factory_section, "SC-TURN-04");
  return forbids_top(look, TopAction::move, allowed, "SC-MOVE-01");
}

Rule forbids_move_coins(const Look& look) {
  return moving(look) ? "SC-MOVE-01" : forbids_top(look, TopAction::move, allowed, "SC-MOVE-01");
}

Rule forbids_unit_here(const Look& look, Action a) {
  if (look.s.ask == Ask::step) return "SC-MOVE-05";
  return look.s.ask == Ask::unit ? forbids_unit(look, a.arg[0]) : not_moving(look);
}

Rule forbids_step_here(const Look& look, Action a) {
  if (look.s.ask == Ask::unit) return "SC-MOVE-03";
  return look.s.ask == Ask::step ? forbids_step(look, hex_arg(a, 0), static_cast<Load>(a.arg[1])) : not_moving(look);
}

Rule forbids_leaving_off(const Look& look, bool now) {
  if (now) return allowed;
  const Rule rule = move_over(look);
  return way_out(look, rule ? rule : "SC-MOVE-03");
}

// ---- bottom actions

Rule forbids_bottom_here(const Look& look, Action a) {
  if (look.s.ask != Ask::bottom) return look.s.ask == Ask::end_turn ? "SC-TURN-05" : "SC-TURN-01";
  return look.mover().section == factory_section ? "SC-FTRY-09" : forbids_payment(look, a.arg[0]);
}

Rule forbids_pay_here(const Look& look, Action a) {
  if (look.s.ask != Ask::bottom && look.s.ask != Ask::pay) return "SC-TURN-07";
  const bool factory_move = look.s.ask == Ask::bottom && look.mover().section == factory_section;
  return factory_move ? "SC-FTRY-09" : forbids_pay(look, hex_arg(a, 0), a.arg[1]);
}

// ---- by kind

Rule forbids_battle(const Look& look, Hex hex) {
  if (look.s.ask != Ask::battle) return "SC-COMB-01";
  return only_if(battlefields(look).has(hex), "SC-COMB-02");
}

Rule forbids_factory_card_here(const Look& look, std::size_t number) {
  if (look.s.ask == Ask::factory_card) return forbids_factory_card(look, number);
  return look.mover().factory_card ? "SC-FTRY-13" : "SC-FTRY-02";
}

Rule forbids_skip(const Look& look) {
  const bool now = look.s.ask == Ask::top || look.s.ask == Ask::bottom;
  return now ? allowed : way_out(look, "SC-TURN-01");
}

Rule forbids_done(const Look& look) {
  const Ask ask = look.s.ask;
  const bool now = ask == Ask::gain || (ask == Ask::produce && look.s.in_part) ||
                   (ask == Ask::encounter && may_leave_encounter(look));
  return now ? allowed : way_out(look, "SC-TURN-08");
}

Rule forbids_by_kind(const Look& look, Seat seat, Action a) {
  const Ask ask = look.s.ask;
  switch (what(a)) {
    case Do::section:
      return ask == Ask::section ? forbids_section(look, a.arg[0]) : "SC-TURN-01";
    case Do::skip:
      return forbids_skip(look);
    case Do::end_turn:
      return ask == Ask::end_turn ? allowed : way_out(look, "SC-TIME-01");
    case Do::reveal:
      return forbids_reveal(look, a.arg[0]);
    case Do::bolster:
      return forbids_bolster_here(look, a);
    case Do::trade:
      return forbids_trade_here(look, a);
    case Do::move_coins:
      return forbids_move_coins(look);
    case Do::move_units:
      return forbids_move_units(look);
    case Do::produce:
      return forbids_produce_here(look);
    case Do::produce_on:
      if (ask != Ask::produce) return not_producing(look);
      return forbids_produce_on(look, {hex_arg(a, 0), hex_arg(a, 1), hex_arg(a, 2)});
    case Do::produce_at:
      return ask == Ask::produce ? forbids_produce_at(look, hex_arg(a, 0), a.arg[1]) : not_producing(look);
    case Do::unit:
      return forbids_unit_here(look, a);
    case Do::load:
      return ask == Ask::step ? forbids_load(look, a.arg[0]) : not_moving(look);
    case Do::step:
      return forbids_step_here(look, a);
    case Do::stop:
      return forbids_leaving_off(look, ask == Ask::step && !forbids_stop(look));
    case Do::end_move:
      return forbids_leaving_off(look, ask == Ask::unit);
    case Do::battle:
      return forbids_battle(look, hex_arg(a, 0));
    case Do::ability:
      return only_if(ask == Ask::ability && a.arg[0] <= 1, "SC-COMB-06");
    case Do::fight:
      return ask == Ask::fight ? forbids_fight(look, seat, a) : "SC-COMB-01";
    case Do::retreat:
      if (ask != Ask::retreat) return "SC-RETR-01";
      return forbids_retreat(look, seat, static_cast<Unit>(a.arg[0]), hex_arg(a, 1), a.arg[2]);
    case Do::meet:
      return only_if(ask == Ask::meet && a.arg[0] <= 1, "SC-COMB-21");
    case Do::option:
      return ask == Ask::encounter ? forbids_option(look, a.arg[0]) : "SC-ENC-01";
    case Do::factory_card:
      return forbids_factory_card_here(look, a.arg[0]);
    case Do::factory_top:
      return forbids_factory_top_here(look, a);
    case Do::bottom:
      return forbids_bottom_here(look, a);
    case Do::pay:
      return forbids_pay_here(look, a);
    case Do::pay_card:
      return ask == Ask::pay && a.arg[0] != no_card ? forbids_payment(look, a.arg[0]) : "SC-FABL-03";
    case Do::pay_rest:
      return ask == Ask::pay ? forbids_payment(look, no_card) : "SC-TURN-07";
    case Do::take:
    case Do::tokens:
    case Do::upgrade:
    case Do::deploy:
    case Do::build:
    case Do::enlist:
    case Do::peek:
    case Do::transport:
      return forbids_gain(look, a);
    case Do::done:
      return forbids_done(look);
    default:
      return "SC-TURN-01";
  }
}

bool is_action(Action a) { return a.kind != 0 && a.kind < operands.size() && nothing_behind(a, operands[a.kind]); }

// Bytes that no action of this kind has.
Rule no_such_action(Do kind) { return kind == Do::option ? "SC-ENC-05" : "SC-TURN-01"; }

bool is_aside(Do kind) {
  return kind == Do::gift || kind == Do::delay || kind == Do::in_part || kind == Do::standing_order;
}

Rule forbids_aside(const Look& look, Seat seat, Action a) {
  switch (what(a)) {
    case Do::gift:
      return forbids_gift(look, seat, static_cast<Seat>(a.arg[0]), a.arg[1] + 256 * a.arg[2]);
    case Do::delay:
      return forbids_delay(look, seat, static_cast<Seat>(a.arg[0]));
    case Do::in_part:
      return forbids_in_part(look, seat, a.arg[0]);
    default:
      return forbids_standing_order(look, seat, a.arg[0], a.arg[1]);
  }
}

Rule not_asked(const Look& look, Do kind) {
  if (kind == Do::reveal) return "SC-OBJ-02";
  return look.s.ask == Ask::fight ? "SC-TIME-06" : "SC-TURN-11";
}

}  // namespace

Rule forbids(const Look& look, Seat seat, Action action) {
  const Do kind = what(action);
  if (look.s.ask == Ask::over) return "SC-END-02";
  if (index(seat) >= look.s.player_count) return "SC-SETUP-01";
  if (look.s.is_automa(seat)) return "SC-AUTO-06";
  if (!is_action(action)) return no_such_action(kind);
  if (is_aside(kind)) return forbids_aside(look, seat, action);
  if (!deciding_seats(look.s).has(seat)) return not_asked(look, kind);
  // A side decision of another player's turn: only that is asked of him.
  if (seat != look.s.active && kind != Do::fight && kind != Do::ability && kind != Do::retreat)
    return kind == Do::reveal ? "SC-OBJ-02" : "SC-TURN-11";
  return forbids_by_kind(look, seat, action);
}

}  // namespace ludarium::scythe
