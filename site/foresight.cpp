// What a seat's view is enough for: why an action is not allowed, which ways lead to a thing, what can be foreseen, and
// where an own answer leads if it teaches nobody anything. A server's page asks it about the position the server has
// sent (web/src/site/adviser.ts).
#include "site/request.hpp"
#include "table/forecast.hpp"
#include "table/scene.hpp"
#include "table/show.hpp"
#include "table/view_answers.hpp"
#include "table/ways.hpp"

namespace ludarium {
namespace {

// What the seat will see after its links, or none where they teach somebody something or pass the turn on: then it is
// for the table to say what comes.
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

// As its table would say it (Table::why).
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

// As its table would say it (Table::ways), but for `at`, which only a table counts.
Site::Json Site::ways(const Request& request) {
  const AnyGame& game = request.game(registry_);
  const AnyState view = request.view(game);
  const Seat seat = request.seat(game, view);
  const std::vector<std::string> things = texts_field(request.json, "things");
  return {{"ways", show_ways(game, view, seat, Ways(game, view, seat), things, request.words)}};
}

Site::Json Site::forecast(const Request& request) {
  const AnyGame& game = request.game(registry_);
  const AnyState view = request.view(game);
  const Look look{request.json.contains("seat") ? request.seat(game, view) : Seat::none};
  return {{"forecast", forecast_for(game, view, look, request.words)}};
}

// {"scene"} after an own answer or a way, `moves` decisions into the game; nothing where only the table can know it.
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
