// Answers that need only a seat's view: why an action is not legal, which ways lead to a thing, the forecast, and the
// scene after an own action that teaches nobody anything. The page of a server asks them about the position that the
// server has sent (web/src/site/adviser.ts).
#include "site/request.hpp"
#include "table/forecast.hpp"
#include "table/scene.hpp"
#include "table/show.hpp"
#include "table/view_answers.hpp"
#include "table/ways.hpp"

namespace ludarium {
namespace {

// The seat's view after its links. Nothing if they teach somebody something or pass the turn on: then only the table
// can say what comes.
std::optional<AnyState> following(const AnyGame& game, const AnyState& view, Seat seat, Chain links) {
  const Trial trial(game, view, seat);
  const bool possible =
      links.size() == 1 ? game.why_not(view, seat, links[0]).legal : trial.is_possible(links);  // one may be an aside
  if (!possible || trial.is_final(links)) return std::nullopt;
  const AnyState next = trial.view_after(links);
  if (game.turn(next) != game.turn(view) || !game.pending(next).seats.has(seat)) return std::nullopt;
  return next;
}

}  // namespace

Action Site::Request::action(const AnyGame& game, const AnyState& view, Seat seat) const {
  const auto* deed = json.if_contains("deed");
  return wanted(deed != nullptr ? game.read_action_json(view, seat, *deed)
                                : game.read_action(view, seat, text("action")));
}

// The same answer as Table::why.
Site::Json Site::why(const Request& request) {
  const AnyGame& game = request.game(registry_);
  const AnyState view = request.view(game);
  const Seat seat = request.seat(game, view);
  const Action action = request.action(game, view, seat);
  Json verdict = show_verdict(game.why_not(view, seat, action), request.words);
  const auto things = game.things(view, seat, action);
  verdict["things"] = boost::json::array(things.begin(), things.end());
  return {{"verdict", std::move(verdict)}};
}

// The same answer as Table::ways, without `at`, which only a table counts.
Site::Json Site::ways(const Request& request) {
  const AnyGame& game = request.game(registry_);
  const AnyState view = request.view(game);
  const Seat seat = request.seat(game, view);
  const std::vector<std::string> things = texts_field(request.json, "things");
  const auto read = read_begun(game, view, seat, texts_field(request.json, "begun"));
  if (!read || read->refused) return {};  // the table says why
  const Begun& begun = read->begun;
  return {{"ways", show_ways(game, view, seat, begun, Ways(game, begun.view, seat), things, request.words)}};
}

Site::Json Site::forecast(const Request& request) {
  const AnyGame& game = request.game(registry_);
  const AnyState view = request.view(game);
  const Look look{request.json.contains("seat") ? request.seat(game, view) : Seat::none};
  return {{"forecast", forecast_for(game, view, look, request.words)}};
}

// {"scene"} after an own action or a way, `moves` decisions into the game. Nothing if only the table can know it.
Site::Json Site::foresee(const Request& request) {
  const AnyGame& game = request.game(registry_);
  const AnyState view = request.view(game);
  const Seat seat = request.seat(game, view);
  std::vector<Action> links;
  if (request.json.contains("links")) {
    auto read = read_links(game, view, seat, texts_field(request.json, "links"));
    if (!read || read->refused) return {};
    links = std::move(read->links);
  } else {
    links.push_back(request.action(game, view, seat));
  }
  const auto next = following(game, view, seat, links);
  if (!next) return {};
  const auto moves = static_cast<std::size_t>(request.number("moves"));
  Json scene = show_scene(game, *next, moves, {seat}, request.words);
  scene["answers"] = show_answers(game, *next, seat, request.words);
  scene["forecast"] = forecast_for(game, *next, {seat}, request.words);
  return {{"scene", std::move(scene)}};
}

}  // namespace ludarium
