#include "games/scythe/scythe.hpp"

#include <algorithm>

#include "core/facts_game_members.hpp"
#include "games/scythe/bot/estimate.hpp"
#include "games/scythe/checks/same.hpp"
#include "games/scythe/checks/why.hpp"
#include "games/scythe/facts/hints.hpp"
#include "games/scythe/forecast/forecast.hpp"
#include "games/scythe/rules/hidden.hpp"
#include "games/scythe/rules/play.hpp"
#include "games/scythe/rules/prospects.hpp"
#include "games/scythe/rules/scoring.hpp"
#include "games/scythe/text/names.hpp"
#include "games/scythe/text/options.hpp"
#include "games/scythe/text/routes.hpp"
#include "games/scythe/text/text.hpp"
#include "games/scythe/text/vocabulary.hpp"

namespace ludarium::scythe {

// The answers of a seat that is asked.
void legal(const Facts& facts, const State& s, Seat seat, ActionList& list) {
  const Look look{facts, s};
  switch (s.ask) {
    case Ask::section:
      legal_section(look, list);
      break;
    case Ask::top:
      legal_top(look, list);
      break;
    case Ask::produce:
      legal_produce(look, list);
      break;
    case Ask::gain:
      legal_gain(look, list);
      break;
    case Ask::unit:
      legal_unit(look, list);
      break;
    case Ask::step:
      legal_step(look, list);
      break;
    case Ask::battle:
      legal_battle(look, list);
      break;
    case Ask::ability:
      list.push(act::ability(true));
      list.push(act::ability(false));
      break;
    case Ask::fight:
      legal_fight(look, seat, list);
      break;
    case Ask::retreat:
      legal_retreat(look, list);
      break;
    case Ask::meet:
      list.push(act::meet(true));
      list.push(act::meet(false));
      break;
    case Ask::encounter:
      legal_encounter(look, list);
      break;
    case Ask::factory_card:
      legal_factory_card(look, list);
      break;
    case Ask::bottom:
      legal_bottom(look, list);
      break;
    case Ask::pay:
      legal_pay(look, list);
      break;
    case Ask::end_turn:
      list.push(act::end_turn());
      break;
    case Ask::over:
      break;
  }
  if (seat == s.active) legal_reveals(look, list);
}

void asides(const Facts& facts, const State& s, Seat seat, ActionList& list) { legal_asides({facts, s}, seat, list); }

namespace {

Hex hex_arg(Action a, std::size_t i) { return static_cast<Hex>(a.arg[i]); }

void skip(Play& p) {
  p.s.in_part = 0;
  if (p.s.ask == Ask::top)
    to_bottom(p);
  else
    next_turn(p);
}

void move_units(Play& p) {
  p.s.in_part = 0;
  if (p.s.ask == Ask::bottom) return start_move(p, p.facts.factory_move_units, p.facts.factory_move_steps);
  const TopFacts& top = p.facts.top;
  const bool more = cube_moved(p.mover(), Cube::move_units);
  start_move(p, top.move_units + (more ? top.cube_adds[index(Cube::move_units)] : 0u), 1);
}

void done(Play& p) {
  if (p.s.ask == Ask::produce) return finish_producing(p);
  if (p.s.ask == Ask::encounter) {
    p.s.in_part = 0;
    return end_encounter(p);
  }
  answer_gain(p, act::done());
}

void answer(Play& p, Seat seat, Action a) {
  switch (what(a)) {
    case Do::section:
      return place_token(p, a.arg[0]);
    case Do::skip:
      return skip(p);
    case Do::end_turn:
      return next_turn(p);
    case Do::reveal:
      return reveal_objective(p, a.arg[0]);
    case Do::bolster:
      return bolster(p, a.arg[0]);
    case Do::trade:
      return trade(p, a.arg[0]);
    case Do::move_coins:
      return move_coins(p);
    case Do::move_units:
      return move_units(p);
    case Do::produce:
      return produce(p);
    case Do::produce_on:
      return produce_on(p, {hex_arg(a, 0), hex_arg(a, 1), hex_arg(a, 2)});
    case Do::produce_at:
      return produce_at(p, hex_arg(a, 0), a.arg[1]);
    case Do::unit:
      return choose_unit(p, static_cast<Unit>(a.arg[0]));
    case Do::load:
      return load(p, a.arg[0]);
    case Do::step:
      return step(p, hex_arg(a, 0), static_cast<Load>(a.arg[1]));
    case Do::stop:
      return stop_unit(p);
    case Do::end_move:
      return finish_move(p);
    case Do::battle:
      return start_battle(p, hex_arg(a, 0));
    case Do::ability:
      return answer_ability(p, a.arg[0]);
    case Do::fight:
      return answer_fight(p, seat, a);
    case Do::retreat:
      return answer_retreat(p, static_cast<Unit>(a.arg[0]), hex_arg(a, 1), a.arg[2]);
    case Do::meet:
      return a.arg[0] ? begin_encounter(p) : end_of_move(p);
    case Do::option:
      return choose_option(p, a.arg[0]);
    case Do::factory_card:
      return take_factory_card(p, a.arg[0]);
    case Do::factory_top:
      return factory_top(p, a.arg[0]);
    case Do::bottom:
      return take_bottom(p, a.arg[0]);
    case Do::pay:
      return pay_token(p, hex_arg(a, 0), static_cast<Resource>(a.arg[1]));
    case Do::pay_card:
      return pay_with_card(p, a.arg[0]);
    case Do::pay_rest:
      return pay_rest(p);
    case Do::take:
    case Do::tokens:
    case Do::upgrade:
    case Do::deploy:
    case Do::build:
    case Do::enlist:
    case Do::peek:
    case Do::transport:
      return answer_gain(p, a);
    case Do::done:
      return done(p);
    case Do::in_part:
    case Do::gift:
    case Do::delay:
    case Do::standing_order:
      return answer_aside(p, seat, a);
  }
}

}  // namespace

void apply(const Facts& facts, State& s, Seat seat, Action action, Events* events) {
  Play p{facts, s, events};
  answer(p, seat, action);
}

std::string_view seat_name(const Facts& facts, const State& s, Seat seat) {
  return facts.of(s.player(seat).faction).id;
}

// SC-LEARN-01..06: the quick-start card for a player's first turns, and the Riverwalk card with the first.
std::vector<Message> hints(const Facts& facts, const State& s, Seat seat) {
  if (s.ask != Ask::section || seat != s.active) return {};
  const int own_turn = (s.turn - 1) / s.player_count + 1;
  std::vector<Message> hints = quick_start(facts, own_turn);
  if (own_turn == 1)
    for (Message& line : riverwalk_card(facts)) hints.push_back(std::move(line));
  return hints;
}

// SC-REC-01: the winner may sign the sheet, where the edition has one.
Honours honours(const Facts& facts, const State& s, Seat seat) {
  const Look look{facts, s};
  Honours honours;
  if (s.ask != Ask::over || !look.rules().achievement_sheet || places(look)[index(seat)] != 1) return honours;
  for (const RecordLine& line : facts.record_lines)
    if (line.faction == s.player(seat).faction) honours.lines.push_back("scythe.record." + line.id);
  honours.most = facts.records_per_win;
  return honours;
}

static_assert(Game<Scythe>);

}  // namespace ludarium::scythe

template class ludarium::FactsGame<ludarium::scythe::Facts, ludarium::scythe::State>;
