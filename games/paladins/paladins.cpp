#include "games/paladins/paladins.hpp"

#include "core/facts_game_members.hpp"
#include "games/paladins/bot/estimate.hpp"
#include "games/paladins/checks/why.hpp"
#include "games/paladins/forecast/forecast.hpp"
#include "games/paladins/rules/hidden.hpp"
#include "games/paladins/rules/play.hpp"
#include "games/paladins/rules/prospects.hpp"
#include "games/paladins/rules/scoring.hpp"
#include "games/paladins/text/names.hpp"
#include "games/paladins/text/options.hpp"
#include "games/paladins/text/routes.hpp"
#include "games/paladins/text/text.hpp"
#include "games/paladins/text/vocabulary.hpp"

namespace ludarium::paladins {

namespace {

void legal_discard(ActionList& list) {
  list.push(act::discard());
  list.push(act::decline());
}

}  // namespace

// The answers of a seat that is asked.
void legal(const Facts& facts, const State& s, Seat seat, ActionList& list) {
  const Look look{facts, s};
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

void asides(const Facts&, const State&, Seat, ActionList&) {}  // nothing can be done unasked

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

void apply(const Facts& facts, State& s, Seat seat, Action action, Events* events) {
  Play p{facts, s, events};
  answer(p, seat, action);
  run(p);
}

std::vector<Message> hints(const Facts&, const State&, Seat) { return {}; }  // the rulebook has none
Honours honours(const Facts&, const State&, Seat) { return {}; }             // nor a sheet to sign

static_assert(Game<Paladins>);

}  // namespace ludarium::paladins

template class ludarium::FactsGame<ludarium::paladins::Facts, ludarium::paladins::State>;
