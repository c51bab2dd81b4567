// Chapter "Turn structure": token, top action, bottom action, and the three windows for objectives (SC-TIME-01).
#include "games/scythe/rules/automa/automa.hpp"

namespace ludarium::scythe {

SeatSet deciding_seats(const State& s) {
  switch (s.ask) {
    case Ask::over:
      return {};
    case Ask::ability:
      return SeatSet::of(s.combat.stage == CombatStage::attacker_ability ? s.active : s.combat.defender);
    case Ask::fight: {
      SeatSet seats;
      if (!(s.combat.answered >> attacker & 1)) seats = seats.with(s.active);
      if (!(s.combat.answered >> defender & 1)) seats = seats.with(s.combat.defender);
      return seats;
    }
    case Ask::retreat:
      return SeatSet::of(s.combat.winner == attacker ? s.combat.defender : s.active);
    default:
      return SeatSet::of(s.active);
  }
}

void begin_turn(Play& p, Seat seat) {
  State& s = p.s;
  s.active = seat;
  if (s.turn < most_turns) ++s.turn;
  s.coercion_used = s.forced_retreat = s.in_part = s.top_barred = 0;
  s.mover().fresh_recruits = 0;
  s.fought = {};
  s.stage = Stage::section;
  s.ask = Ask::section;
  p.tell(Happened::turn_began, seat, {static_cast<std::int16_t>(s.turn)});
  if (s.is_automa(seat)) play_automa_turn(p);
}

void next_turn(Play& p) { begin_turn(p, left_of(p.s, p.s.active)); }

// SC-TURN-02; Rusviet is exempt (SC-FABL-01), for its Factory card only unless the option is off (SC-FABL-02).
Rule forbids_section(const Look& look, std::size_t section) {
  const Player& player = look.mover();
  if (section > factory_section) return "SC-TURN-01";
  if (section == factory_section && player.factory_card == 0) return "SC-FTRY-06";
  if (section != player.section) return allowed;
  if (player.faction != Faction::rusviet) return "SC-TURN-02";
  return section != factory_section || look.s.has(rusviet_factory_repeat) ? allowed : "SC-FABL-02";
}

void legal_section(const Look& look, ActionList& list) {
  for (std::size_t section = 0; section <= factory_section; ++section)
    if (!forbids_section(look, section)) list.push(act::section(section));
}

void place_token(Play& p, std::size_t section) {
  p.mover().section = static_cast<std::uint8_t>(section);
  p.tell(Happened::placed_token, p.s.active, {static_cast<std::int16_t>(section)});
  p.s.stage = Stage::top;
  p.s.ask = Ask::top;
  if (top_available(p) || gift_may_open_top(p)) return;
  p.s.top_barred = 1;
  to_bottom(p);
}

const MatColumn& column_of(const Look& look) {
  const Player& player = look.mover();
  return look.facts.of(player.mat).column[player.section];
}

bool top_available(const Look& look) {
  if (look.mover().section == factory_section) return factory_top_available(look);
  switch (column_of(look).top) {
    case TopAction::move:
      return true;
    case TopAction::trade:
      return !forbids_trade(look, true);
    case TopAction::produce:
      return !forbids_produce(look);
    case TopAction::bolster:
      return !forbids_bolster(look);
  }
  return false;
}

namespace {

Cost top_cost(const Look& look) {
  if (look.mover().section == factory_section) return factory_card_of(look, look.mover()).cost;
  switch (column_of(look).top) {
    case TopAction::trade:
      return {.coins = look.facts.top.trade_cost};
    case TopAction::produce:
      return produce_cost(look);
    case TopAction::bolster:
      return {.coins = look.facts.top.bolster_cost};
    default:
      return {};
  }
}

}  // namespace

// SC-DP-38: nothing but coins is missing, and others have them to give.
bool gift_may_open_top(const Look& look) {
  if (look.s.has(tournament)) return false;
  const int lacking = top_cost(look).coins - look.mover().coins;
  if (lacking <= 0) return false;
  int to_give = 0;
  for (Seat seat : look.s.people().without(look.s.active)) to_give += look.s.player(seat).coins;
  const bool unknown_totals = look.s.has(hide_coin_totals) && look.s.people().size() > 1;
  if (to_give < lacking && !unknown_totals) return false;  // who is asked must not tell what is hidden
  State rich = look.s;
  rich.mover().coins = static_cast<std::uint16_t>(top_cost(look).coins);
  return top_available({look.facts, rich});
}

// Asked anew each time: between the question and the answer a coin may have been given or given away.
void legal_top(const Look& look, ActionList& list) {
  if (look.mover().section == factory_section) return legal_factory_top(look, list);
  switch (column_of(look).top) {
    case TopAction::move:
      list.push(act::move_units());
      list.push(act::move_coins());
      break;
    case TopAction::trade:
      for (bool popularity : {false, true})
        if (!forbids_trade(look, popularity)) list.push(act::make(Do::trade, popularity));
      break;
    case TopAction::produce:
      if (!forbids_produce(look)) list.push(act::produce());
      break;
    case TopAction::bolster:
      for (bool cards : {false, true})
        if (!forbids_bolster(look)) list.push(act::make(Do::bolster, cards));
      break;
  }
  list.push(act::skip());
}

// Window W2. Whether the player is asked at all must not betray the objectives in his hand, so it hangs on what
// everybody can see.
void to_bottom(Play& p) {
  p.s.stage = Stage::bottom;
  p.s.in_part = 0;
  p.s.ask = Ask::bottom;
  if (!may_hold_objective(p, p.s.active) && !bottom_available(p)) next_turn(p);
}

bool bottom_available(const Look& look) {
  if (look.mover().section != factory_section) return bottom_payable(look);
  return true;  // the Factory card's Move; it may turn out that no unit has a way to go
}

void legal_bottom(const Look& look, ActionList& list) {
  if (look.mover().section == factory_section)
    list.push(act::move_units());
  else
    legal_pay(look, list);
  list.push(act::skip());
}

// Window W3, after a bottom action.
void to_end(Play& p) {
  p.s.stage = Stage::end;
  p.s.in_part = 0;
  p.s.ask = Ask::end_turn;
  if (!may_hold_objective(p, p.s.active)) next_turn(p);
}

}  // namespace ludarium::scythe
