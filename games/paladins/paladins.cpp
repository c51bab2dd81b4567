#include "games/paladins/paladins.hpp"

#include "games/paladins/bot/estimate.hpp"
#include "games/paladins/checks/why.hpp"
#include "games/paladins/rules/hidden.hpp"
#include "games/paladins/rules/play.hpp"
#include "games/paladins/rules/scoring.hpp"
#include "games/paladins/text/names.hpp"
#include "games/paladins/text/options.hpp"
#include "games/paladins/text/text.hpp"
#include "games/paladins/text/vocabulary.hpp"

namespace ludarium::paladins {

static_assert(Game<Paladins>);

Result<Paladins> Paladins::from(const DataSource& data) {
  auto facts = read_facts(data);
  if (!facts) return facts.error();
  return Paladins(std::move(*facts));
}

std::vector<OptionSpec> Paladins::options() const { return option_specs(); }

Result<State> Paladins::setup(const SetupRequest& request) const {
  const auto options = paladins::read_options(request);
  if (!options) return options.error();
  return set_up(facts_, *options, request.seed);
}

Decision Paladins::pending(const State& s) const { return {static_cast<std::uint8_t>(s.ask), deciding_seats(s)}; }

namespace {

void legal_discard(ActionList& list) {
  list.push(act::discard());
  list.push(act::decline());
}

}  // namespace

void Paladins::legal(const State& s, Seat seat, ActionList& list) const {
  const Look look{facts_, s};
  if (!deciding_seats(s).has(seat)) return;
  switch (s.ask) {
    case Ask::hire:
    case Ask::townsfolk:
      return legal_townsfolk(look, list);
    case Ask::paladins:
      return legal_split(look, seat, list);
    case Ask::tavern:
      return legal_tavern(look, list);
    case Ask::action:
      return legal_action(look, list);
    case Ask::workers:
      return legal_workers(look, list);
    case Ask::workshop:
      return legal_workshop(look, list);
    case Ask::space:
      return legal_space(look, list);
    case Ask::jar:
      return legal_jar(look, list);
    case Ask::outsider:
      return legal_outsider(look, list);
    case Ask::clear:
      return legal_clear(look, list);
    case Ask::option:
      return legal_option(look, list);
    case Ask::discard:
      return legal_discard(list);
    case Ask::reward:
      return legal_reward(look, list);
    case Ask::inquisition:
      return legal_inquisition(look, list);
    case Ask::keep:
      return legal_keep(look, list);
    case Ask::over:
      return;
  }
}

void Paladins::asides(const State&, Seat, ActionList&) const {}  // nothing can be done unasked

namespace {

void answer(Play& p, Seat seat, Action a) {
  switch (what(a)) {
    case Do::hire:
    case Do::dismiss:
      if (p.s.ask == Ask::hire) p.push(Todo::rewards);
      return take_townsfolk(p, a.arg[0], what(a) == Do::dismiss, a.arg[1] != 0);
    case Do::split:
      return split_paladins(p, seat, static_cast<Paladin>(a.arg[0]), static_cast<Paladin>(a.arg[1]),
                            static_cast<Paladin>(a.arg[2]));
    case Do::tavern:
      return take_tavern_card(p, a.arg[0]);
    case Do::act:
      return start_action(p, static_cast<Space>(a.arg[0]), a.arg[1]);
    case Do::favour:
      return start_favour(p, a.arg[0]);
    case Do::pass:
      return pass(p);
    case Do::workers:
      return assign(p, {static_cast<Worker>(a.arg[0]), static_cast<Worker>(a.arg[1]), static_cast<Worker>(a.arg[2])});
    case Do::workshop:
      return place_workshop(p, static_cast<Space>(a.arg[0]), a.arg[1]);
    case Do::space:
      return take_space(p, a.arg[0]);
    case Do::jar:
      return take_jar(p, a.arg[0]);
    case Do::outsider:
      return take_outsider(p, a.arg[0]);
    case Do::clear:
      return clear_space(p, static_cast<Space>(a.arg[0]));
    case Do::decline:
      return;
    case Do::discard:
      return discard_suspicions(p, seat, 1);
    case Do::option:
      return take_option(p, a.arg[0]);
    case Do::as_offered:
      p.top().b = 1;
      return;
    case Do::reward:
      return take_reward(p, a.arg[0]);
    case Do::ability:
      return use_ability(p, static_cast<Townsfolk>(a.arg[0]));
    case Do::done:
      ++p.top().b;
      return;
    case Do::keep:
      return keep_workers(p, {a.arg[0], a.arg[1], a.arg[2], a.arg[3], a.arg[4], a.arg[5]});
  }
}

}  // namespace

void Paladins::apply(State& s, Seat seat, Action action, Events* events) const {
  Play p{facts_, s, events};
  answer(p, seat, action);
  run(p);
}

Verdict Paladins::why_not(const State& s, Seat seat, Action action) const {
  ActionList list;
  legal(s, seat, list);
  if (list.contains(action)) return Verdict::yes();
  return forbidding_rule({facts_, s}, seat, action);
}

int Paladins::estimate(const State& s, Seat seat) const { return paladins::estimate({facts_, s}, seat); }

State Paladins::redact(const State& s, Seat seat) const { return paladins::redact(s, seat); }
State Paladins::imagine(const State& s, SeatSet knowing, Rng& rng) const { return paladins::imagine(s, knowing, rng); }

// In the solo game the opponent's score stands behind the player's.
Scores Paladins::score(const State& s) const {
  const Look look{facts_, s};
  const auto place = places(look);
  Scores scores;
  for (Seat seat : s.parties()) {
    const Tally t = tally(look, seat);
    scores.push_back({t.total(),
                      place[ludarium::index(seat)],
                      {{"paladins.score.orders", t.orders},
                       {"paladins.score.strength", t.track[index(Attribute::strength)]},
                       {"paladins.score.faith", t.track[index(Attribute::faith)]},
                       {"paladins.score.influence", t.track[index(Attribute::influence)]},
                       {"paladins.score.develop", t.develop},
                       {"paladins.score.commission", t.commission},
                       {"paladins.score.fortify", t.fortify},
                       {"paladins.score.walls", t.walls},
                       {"paladins.score.garrison", t.garrison},
                       {"paladins.score.absolve", t.absolve},
                       {"paladins.score.convert", t.convert},
                       {"paladins.score.debts", t.debts},
                       {"paladins.score.resources", t.resources}}});
  }
  return scores;
}

bool Paladins::is_view(const State& s) const { return paladins::is_view(s); }
std::optional<Message> Paladins::broken_invariant(const State& s) const {
  return paladins::broken_invariant(facts_, s);
}
boost::json::value Paladins::write_position(const State& s) const { return paladins::write_position(facts_, s); }
Result<State> Paladins::read_position(const boost::json::value& json) const {
  return paladins::read_position(facts_, json);
}
std::string Paladins::write_action(const State& s, Seat seat, Action action) const {
  return paladins::write_action(facts_, s, seat, action);
}
Action Paladins::listed(const State& s, Seat seat, Action written) const {
  ActionList list;
  legal(s, seat, list);
  return as_listed(s, list, written);
}
Result<Action> Paladins::read_action(const State& s, Seat seat, std::string_view text) const {
  const auto written = paladins::read_action(facts_, s, seat, text);
  return written ? listed(s, seat, *written) : written;
}
std::string Paladins::seat_name(const State& s, Seat seat) const { return std::string(paladins::seat_name(s, seat)); }
boost::json::object Paladins::read_options(const State& s) const { return write_options(s); }
std::string Paladins::decision_name(const State& s) const { return paladins::decision_name(s.ask); }
std::string Paladins::event_name(const Event& event) const {
  return std::string(paladins::vocabulary().event_name(event.kind));
}
Vocabulary Paladins::vocabulary() const { return paladins::vocabulary().describe(); }
boost::json::object Paladins::action_json(const State& s, Seat seat, Action action) const {
  return paladins::vocabulary().write({facts_, s, seat}, action);
}
Result<Action> Paladins::read_action_json(const State& s, Seat seat, const boost::json::value& json) const {
  const auto written = paladins::vocabulary().read_action({facts_, s, seat}, json);
  return written ? listed(s, seat, *written) : written;
}
boost::json::object Paladins::event_json(const State& s, const Event& event) const {
  return paladins::vocabulary().write({facts_, s, event.seat}, event);
}
Result<Event> Paladins::read_event_json(const State& s, const boost::json::value& json) const {
  return paladins::vocabulary().read_event({facts_, s, seat_of_event(json)}, json);
}
std::optional<Transfer> Paladins::transfer(const State& s, const Event& event) const {
  return paladins::vocabulary().transfer({facts_, s, event.seat}, event);
}
Message Paladins::prompt(const State& s, Seat seat) const { return paladins::prompt(facts_, s, seat); }
Message Paladins::describe_action(const State& s, Seat seat, Action action) const {
  return paladins::describe_action(facts_, s, seat, action);
}
Message Paladins::describe_event(const State& s, const Event& event) const {
  return paladins::describe_event(facts_, s, event);
}
std::string Paladins::draw_board(const State& s, Seat viewer, const Words& words) const {
  return paladins::draw_board(facts_, s, viewer, words);
}
std::vector<Message> Paladins::hints(const State&, Seat) const { return {}; }  // the rulebook has none
Honours Paladins::honours(const State&, Seat) const { return {}; }             // nor a sheet to sign

}  // namespace ludarium::paladins
