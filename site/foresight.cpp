// What a seat's view is enough for: why an action is not allowed, what can be foreseen, and where an own answer leads
// if it teaches nobody anything. A server's page asks it about the position the server has sent
// (web/src/site/adviser.ts).
#include "core/finality.hpp"
#include "site/request.hpp"
#include "table/forecast.hpp"
#include "table/scene.hpp"
#include "table/show.hpp"
#include "table/view_answers.hpp"

namespace ludarium {
namespace {

// What the seat will see after an action that is the same in all worlds it could be in: any of them will do. None if
// the answer teaches somebody something, or passes the turn on: then it is for the table to say what comes.
std::optional<AnyState> following(const AnyGame& game, const AnyState& view, Seat seat, Action action) {
  if (!game.why_not(view, seat, action).legal || is_final(game, view, seat, action)) return std::nullopt;
  Rng rng{1};
  AnyState world = game.imagine(view, seat, rng);
  game.apply(world, seat, action, nullptr);
  const AnyState next = game.redact(world, seat);
  if (game.turn(next) != game.turn(view) || !game.pending(next).seats.has(seat)) return std::nullopt;
  return next;
}

}  // namespace

Action Site::Request::action(const AnyGame& game, const AnyState& view, Seat seat) const {
  const auto* deed = json.if_contains("deed");
  return wanted(deed != nullptr ? game.read_action_json(view, seat, *deed)
                                : game.read_action(view, seat, text("action")));
}

// As its table would say it (Table::why).
Site::Json Site::why(const Request& request) {
  const AnyGame& game = request.game(registry_);
  const AnyState view = request.view(game);
  const Seat seat = request.seat(game, view);
  const Action action = request.action(game, view, seat);
  return {{"verdict", show_verdict(game.why_not(view, seat, action), request.words)}};
}

Site::Json Site::forecast(const Request& request) {
  const AnyGame& game = request.game(registry_);
  const AnyState view = request.view(game);
  const Look look{request.json.contains("seat") ? request.seat(game, view) : Seat::none};
  return {{"forecast", forecast_for(game, view, look, request.words)}};
}

// {"scene"} after an own answer, `moves` decisions into the game; nothing where only the table can know it.
Site::Json Site::foresee(const Request& request) {
  const AnyGame& game = request.game(registry_);
  const AnyState view = request.view(game);
  const Seat seat = request.seat(game, view);
  const auto next = following(game, view, seat, request.action(game, view, seat));
  if (!next) return {};
  const auto moves = static_cast<std::size_t>(request.number("moves"));
  Json scene = show_scene(game, *next, moves, {seat}, request.words);
  scene["answers"] = show_answers(game, *next, seat, request.words);
  scene["forecast"] = forecast_for(game, *next, {seat}, request.words);
  return {{"scene", std::move(scene)}};
}

}  // namespace ludarium
