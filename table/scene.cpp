#include "table/scene.hpp"

#include <functional>

#include "core/trial.hpp"
#include "table/show.hpp"
#include "table/view_answers.hpp"
#include "table/ways.hpp"

namespace ludarium {
namespace {

Events events_seen(const Events& events, const Look& look) {
  Events seen;
  for (const Event& event : events)
    if (may_know(event, look)) seen.push_back(event);
  return seen;
}

// Whether each answer of a list would be final.
using Finals = std::function<std::vector<bool>(const ActionList& list)>;

boost::json::array show_with_finality(const AnyGame& game, const AnyState& view, Seat seat, const ActionList& list,
                                      const std::vector<bool>& finals, const Words& words) {
  boost::json::array shown;
  for (std::size_t i = 0; i < list.size(); ++i) {
    boost::json::object answer = show_action(game, view, seat, list[i], words);
    answer["final"] = static_cast<bool>(finals[i]);
    const auto things = game.things(view, seat, list[i]);
    answer["things"] = boost::json::array(things.begin(), things.end());
    shown.push_back(std::move(answer));
  }
  return shown;
}

void add_promises(boost::json::array& shown, const AnyGame& game, Seat seat, const ActionList& list,
                  const std::vector<bool>& finals, const Trial& trial, const Words& words) {
  for (std::size_t i = 0; i < list.size(); ++i)
    for (auto& [name, value] : show_promise(trial, game, seat, Chain(&list[i], 1), finals[i], words))
      shown[i].as_object()[name] = std::move(value);
}

void add_warnings(boost::json::array& shown, const AnyGame& game, const AnyState& view, Seat seat,
                  const ActionList& list, const Words& words) {
  for (std::size_t i = 0; i < list.size(); ++i)
    if (const auto warning = game.warning(view, seat, list[i])) shown[i].as_object()["warning"] = words.say(*warning);
}

// Whether two listed actions are the same but for how much: all names are equal, one number is larger in the second.
bool differ_in_amount(const boost::json::object& less, const boost::json::object& more) {
  int larger = 0;
  for (const auto& [name, value] : less) {
    const auto* other = more.if_contains(name);
    if (other == nullptr) return false;
    if (value == *other) continue;
    if (!value.is_number() || !other->is_number() || other->to_number<int>() <= value.to_number<int>()) return false;
    ++larger;
  }
  return less.size() == more.size() && larger == 1;
}

// A gift of every sum to every neighbour can be made; a page is shown the largest to each, which says what is possible.
ActionList one_of_each_amount(const AnyGame& game, const AnyState& view, Seat seat, const ActionList& list) {
  ActionList kept;
  for (std::size_t i = 0; i < list.size(); ++i) {
    const bool more_follows =
        i + 1 < list.size() && list[i].kind == list[i + 1].kind &&
        game.things(view, seat, list[i]) == game.things(view, seat, list[i + 1]) &&
        differ_in_amount(game.action_json(view, seat, list[i]), game.action_json(view, seat, list[i + 1]));
    if (!more_follows) kept.push(list[i]);
  }
  return kept;
}

boost::json::object show_answers(const AnyGame& game, const AnyState& view, Seat seat, const Words& words,
                                 const Trial& trial, const Finals& would_be_final) {
  ActionList answers, every_aside;
  game.legal(view, seat, answers);
  game.asides(view, seat, every_aside);
  const ActionList asides = one_of_each_amount(game, view, seat, every_aside);
  const std::vector<bool> finals = would_be_final(answers);
  boost::json::array actions = show_with_finality(game, view, seat, answers, finals, words);
  add_promises(actions, game, seat, answers, finals, trial, words);
  add_warnings(actions, game, view, seat, answers, words);
  const Ways ways(game, view, seat);
  return {{"seat", index(seat)},
          {"prompt", words.say(game.prompt(view, seat))},
          {"reach", show_reach(ways)},
          {"locks", show_locks(ways)},
          {"actions", std::move(actions)},
          {"asides", show_with_finality(game, view, seat, asides, would_be_final(asides), words)},
          {"hints", show_messages(game.hints(view, seat), words)}};
}

boost::json::array seats_in(SeatSet seats) {
  boost::json::array shown;
  for (Seat seat : seats) shown.push_back(index(seat));
  return shown;
}

}  // namespace

bool may_know(const Event& event, const Look& look) {
  if (look.everything || event.audience == SeatSet::everyone()) return true;
  return event.audience.has(look.seat);
}

AnyState seen_by(const AnyGame& game, const AnyState& state, const Look& look) {
  return look.everything ? state : game.redact(state, look.seat);
}

boost::json::value show_look(const Look& look) {
  if (look.everything) return "all";
  if (look.seat == Seat::none) return nullptr;
  return index(look.seat);
}

static boost::json::object show_pending(const AnyGame& game, const AnyState& seen, std::size_t moves,
                                        const Look& look) {
  const Decision decision = game.pending(seen);
  return {{"turn", game.turn(seen)},
          {"moves", moves},
          {"decision", game.decision_name(seen)},
          {"waiting", seats_in(decision.seats)},
          {"over", decision.over()},
          {"viewer", show_look(look)}};
}

boost::json::object show_scene(const AnyGame& game, const AnyState& state, std::size_t moves, const Look& look,
                               const Words& words) {
  const AnyState seen = seen_by(game, state, look);
  boost::json::object scene = show_pending(game, seen, moves, look);
  scene["position"] = game.write_position(seen);
  scene["scores"] = show_scores(game, seen, words);
  return scene;
}

boost::json::object show_answers(const Match& match, Seat seat, const Words& words) {
  const AnyState view = match.view(seat);
  const Trial trial(match.game(), view, seat);
  return show_answers(match.game(), view, seat, words, trial,
                      [&](const ActionList& list) { return match.would_be_final(seat, list, &trial); });
}

boost::json::object show_answers(const AnyGame& game, const AnyState& view, Seat seat, const Words& words) {
  const Trial trial(game, view, seat);
  return show_answers(game, view, seat, words, trial, [&](const ActionList& list) {
    std::vector<bool> finals;
    for (Action action : list) finals.push_back(trial.is_final(action));
    return finals;
  });
}

boost::json::object show_brief_scene(const AnyGame& game, const AnyState& state, std::size_t moves, const Look& look) {
  return show_pending(game, seen_by(game, state, look), moves, look);
}

boost::json::object show_brief_answers(const Match& match, Seat seat) {
  const AnyState view = match.view(seat);
  ActionList answers;
  match.game().legal(view, seat, answers);
  boost::json::array actions;
  actions.reserve(answers.size());
  for (Action action : answers)
    actions.push_back(boost::json::object{{"action", match.game().write_action(view, seat, action)}});
  return {{"seat", index(seat)}, {"actions", std::move(actions)}};
}

boost::json::object show_brief_step(const Match& match, std::size_t step, const AnyState& after, bool by_bot,
                                    const Look& look) {
  const Match::Step& made = match.steps()[step];
  const AnyState seen = seen_by(match.game(), after, look);
  boost::json::array events;
  for (const Event& event : made.events)
    if (may_know(event, look)) events.push_back(match.game().event_json(seen, event));
  return {{"move", step + 1}, {"seat", index(made.move.seat)}, {"by_bot", by_bot}, {"events", std::move(events)}};
}

boost::json::object show_step(const Match& match, std::size_t step, const AnyState& before, const AnyState& after,
                              bool by_bot, const Look& look, const Words& words) {
  const AnyGame& game = match.game();
  const Match::Step& made = match.steps()[step];
  const Seat mover = made.move.seat;
  boost::json::object shown{{"move", step + 1}, {"seat", index(mover)}, {"by_bot", by_bot}};
  if (look.everything || match.has_shown_action(step, look.seat, before)) {
    // Words and names as the mover's own view has them: whoever can tell the action knows what it names.
    const AnyState view = look.everything ? before : game.redact(before, mover);
    shown["do"] = game.action_json(view, mover, made.move.action);
    shown["text"] = words.say(game.describe_action(view, mover, made.move.action));
  }
  shown["events"] = show_events(game, seen_by(game, after, look), events_seen(made.events, look), words);
  return shown;
}

}  // namespace ludarium
