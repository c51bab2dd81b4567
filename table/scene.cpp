#include "table/scene.hpp"

#include "core/finality.hpp"
#include "table/show.hpp"

namespace ludarium {
namespace {

bool may_know(const Event& event, const Look& look) {
  if (look.everything || event.audience == SeatSet::everyone()) return true;
  return event.audience.has(look.seat);
}

Events events_seen(const Events& events, const Look& look) {
  Events seen;
  for (const Event& event : events)
    if (may_know(event, look)) seen.push_back(event);
  return seen;
}

boost::json::array show_with_outcomes(const AnyGame& game, const AnyState& view, Seat seat, const ActionList& list,
                                      const Words& words) {
  boost::json::array shown = show_actions(game, view, seat, list, words);
  const Forecast forecast(game, view, seat);
  for (std::size_t i = 0; i < list.size(); ++i)
    for (auto& [name, value] : show_outcome(forecast.of(list[i]))) shown[i].as_object()[name] = value;
  return shown;
}

}  // namespace

AnyState seen_by(const AnyGame& game, const AnyState& state, const Look& look) {
  return look.everything ? state : game.redact(state, look.seat);
}

boost::json::value show_look(const Look& look) {
  if (look.everything) return "all";
  if (look.seat == Seat::none) return nullptr;
  return index(look.seat);
}

boost::json::object show_scene(const AnyGame& game, const AnyState& state, std::size_t moves, const Look& look,
                               const Words& words) {
  const AnyState seen = seen_by(game, state, look);
  boost::json::object scene = show_status(game, seen, moves);
  for (const char* said_by_summary : {"game", "seats", "options", "hash"}) scene.erase(said_by_summary);
  scene["viewer"] = show_look(look);
  scene["position"] = game.write_position(seen);
  scene["scores"] = show_scores(game, seen, words);
  return scene;
}

boost::json::object show_answers(const Match& match, Seat seat, const Words& words) {
  const AnyGame& game = match.game();
  const AnyState view = match.view(seat);
  ActionList answers, asides;
  game.legal(view, seat, answers);
  game.asides(view, seat, asides);
  return {{"seat", index(seat)},
          {"prompt", words.say(game.prompt(view, seat))},
          {"actions", show_with_outcomes(game, view, seat, answers, words)},
          {"asides", show_actions(game, view, seat, asides, words)},
          {"hints", show_messages(game.hints(view, seat), words)}};
}

boost::json::object show_step(const Match& match, std::size_t step, const AnyState& before, const AnyState& after,
                              bool by_bot, const Look& look, const Words& words) {
  const AnyGame& game = match.game();
  const Match::Step& made = match.steps()[step];
  const Seat mover = made.move.seat;
  boost::json::object shown{{"move", step + 1}, {"seat", index(mover)}, {"by_bot", by_bot}};
  if (look.everything || look.seat == mover || shows_action(game, before, mover, made.move.action, look.seat)) {
    // Words and names as the mover's own view has them: whoever can tell the action knows what it names.
    const AnyState view = look.everything ? before : game.redact(before, mover);
    shown["do"] = game.action_json(view, mover, made.move.action);
    shown["text"] = words.say(game.describe_action(view, mover, made.move.action));
  }
  shown["events"] = show_events(game, seen_by(game, after, look), events_seen(made.events, look), words);
  return shown;
}

}  // namespace ludarium
