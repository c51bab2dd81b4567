#include "games/scythe/scythe.hpp"

#include <algorithm>

#include "games/scythe/bot/estimate.hpp"
#include "games/scythe/checks/same.hpp"
#include "games/scythe/checks/why.hpp"
#include "games/scythe/facts/hints.hpp"
#include "games/scythe/rules/hidden.hpp"
#include "games/scythe/rules/play.hpp"
#include "games/scythe/rules/scoring.hpp"
#include "games/scythe/text/names.hpp"
#include "games/scythe/text/options.hpp"
#include "games/scythe/text/text.hpp"
#include "games/scythe/text/vocabulary.hpp"

namespace ludarium::scythe {

static_assert(Game<Scythe>);

Result<Scythe> Scythe::from(const DataSource& data) {
  auto facts = read_facts(data);
  if (!facts) return facts.error();
  return Scythe(std::move(*facts));
}

std::vector<OptionSpec> Scythe::options() const { return option_specs(facts_); }

Result<State> Scythe::setup(const SetupRequest& request) const {
  const auto options = scythe::read_options(facts_, request);
  if (!options) return options.error();
  return set_up(facts_, *options, request.seed);
}

Decision Scythe::pending(const State& s) const { return {static_cast<std::uint8_t>(s.ask), deciding_seats(s)}; }

void Scythe::legal(const State& s, Seat seat, ActionList& list) const {
  const Look look{facts_, s};
  if (!deciding_seats(s).has(seat)) return;
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

void Scythe::asides(const State& s, Seat seat, ActionList& list) const { legal_asides({facts_, s}, seat, list); }

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

void Scythe::apply(State& s, Seat seat, Action action, Events* events) const {
  Play p{facts_, s, events};
  answer(p, seat, action);
}

Verdict Scythe::why_not(const State& s, Seat seat, Action action) const {
  ActionList list;
  legal(s, seat, list);
  asides(s, seat, list);
  if (list.contains(action)) return Verdict::yes();
  return forbidding_rule({facts_, s}, seat, action);
}

State Scythe::redact(const State& s, Seat seat) const { return scythe::redact(s, seat); }
bool Scythe::is_view(const State& s) const { return scythe::is_view(s); }
State Scythe::imagine(const State& s, SeatSet knowing, Rng& rng) const {
  return scythe::imagine(facts_, s, knowing, rng);
}

// SC-HID-03: where coins are hidden from a view, it knows neither that fortune nor anybody's place.
Scores Scythe::score(const State& s) const {
  const Look look{facts_, s};
  const auto place = places(look);
  const bool all_known = std::none_of(s.players.begin(), s.players.end(),
                                      [](const Player& player) { return player.coins == hidden_coins; });
  Scores scores;
  for (Seat seat : s.seats()) {
    const Fortune f = fortune(look, seat);
    const bool known = s.player(seat).coins != hidden_coins;
    SeatScore score{f.total(), all_known ? place[index(seat)] : 0, {}, known};
    if (known) score.lines.push_back({"scythe.score.coins", f.coins});
    score.lines.push_back({"scythe.score.stars", f.stars});
    score.lines.push_back({"scythe.score.territories", f.territories});
    score.lines.push_back({"scythe.score.resources", f.resources});
    score.lines.push_back({"scythe.score.structures", f.structures});
    scores.push_back(std::move(score));
  }
  return scores;
}

int Scythe::estimate(const State& s, Seat seat) const { return scythe::estimate({facts_, s}, seat); }

std::optional<Message> Scythe::broken_invariant(const State& s) const { return scythe::broken_invariant(facts_, s); }
boost::json::value Scythe::write_position(const State& s) const { return scythe::write_position(facts_, s); }
Result<State> Scythe::read_position(const boost::json::value& json) const {
  return scythe::read_position(facts_, json);
}
std::string Scythe::write_action(const State& s, Seat seat, Action action) const {
  return scythe::write_action(facts_, s, seat, action);
}
// What means the same as a listed action is accepted as that one.
Result<Action> Scythe::read_action(const State& s, Seat seat, std::string_view text) const {
  const auto read = scythe::read_action(facts_, s, seat, text);
  if (!read || seat != s.active) return read;
  ActionList list;
  legal(s, seat, list);
  if (list.contains(*read)) return read;
  for (Action form : other_forms({facts_, s}, *read))
    if (list.contains(form)) return form;
  return read;
}
std::string Scythe::seat_name(const State& s, Seat seat) const { return facts_.of(s.player(seat).faction).id; }
boost::json::object Scythe::read_options(const State& s) const { return write_options(facts_, s); }
std::string Scythe::decision_name(const State& s) const { return scythe::decision_name(s.ask); }
std::string Scythe::event_name(const Event& event) const {
  return std::string(scythe::vocabulary().event_name(event.kind));
}
Vocabulary Scythe::vocabulary() const { return scythe::vocabulary().describe(); }
boost::json::object Scythe::action_json(const State& s, Seat seat, Action action) const {
  return scythe::vocabulary().write({facts_, s, seat}, action);
}
Result<Action> Scythe::read_action_json(const State& s, Seat seat, const boost::json::value& json) const {
  return scythe::vocabulary().read_action({facts_, s, seat}, json);
}
boost::json::object Scythe::event_json(const State& s, const Event& event) const {
  return scythe::vocabulary().write({facts_, s, event.seat}, event);
}
Result<Event> Scythe::read_event_json(const State& s, const boost::json::value& json) const {
  return scythe::vocabulary().read_event({facts_, s, seat_of_event(json)}, json);
}
std::optional<Transfer> Scythe::transfer(const State& s, const Event& event) const {
  return scythe::vocabulary().transfer({facts_, s, event.seat}, event);
}
Message Scythe::prompt(const State& s, Seat seat) const { return scythe::prompt(facts_, s, seat); }
Message Scythe::describe_action(const State& s, Seat seat, Action action) const {
  return scythe::describe_action(facts_, s, seat, action);
}
Message Scythe::describe_event(const State& s, const Event& event) const {
  return scythe::describe_event(facts_, s, event);
}
std::string Scythe::draw_board(const State& s, Seat viewer, const Words& words) const {
  return scythe::draw_board(facts_, s, viewer, words);
}

// SC-LEARN-01..06: the quick-start card for a player's first turns, and the Riverwalk card with the first.
std::vector<Message> Scythe::hints(const State& s, Seat seat) const {
  if (s.ask != Ask::section || seat != s.active) return {};
  const int own_turn = (s.turn - 1) / s.player_count + 1;
  std::vector<Message> hints = quick_start(facts_, own_turn);
  if (own_turn == 1)
    for (Message& line : riverwalk_card(facts_)) hints.push_back(std::move(line));
  return hints;
}

// SC-REC-01: the winner may sign the sheet, where the edition has one.
Honours Scythe::honours(const State& s, Seat seat) const {
  const Look look{facts_, s};
  Honours honours;
  if (s.ask != Ask::over || !look.rules().achievement_sheet || places(look)[index(seat)] != 1) return honours;
  for (const RecordLine& line : facts_.record_lines)
    if (line.faction == s.player(seat).faction) honours.lines.push_back("scythe.record." + line.id);
  honours.most = facts_.records_per_win;
  return honours;
}

}  // namespace ludarium::scythe
