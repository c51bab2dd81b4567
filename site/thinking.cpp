// The requests that take a bot's time: decisions, hints and reviews. They need no table, only what the request brings.
#include <cmath>

#include "bots/review.hpp"
#include "bots/search_bot.hpp"
#include "core/read_number.hpp"
#include "core/record.hpp"
#include "site/request.hpp"
#include "site/view_text.hpp"
#include "table/match.hpp"
#include "table/show.hpp"

namespace ludarium {
namespace {

constexpr std::size_t most_hints = 3;

double rounded(float value) { return std::round(static_cast<double>(value) * 1000) / 1000; }

boost::json::array show_hints(const AnyGame& game, const AnyState& view, Seat seat, const SearchResult& found,
                              const Words& words) {
  boost::json::array hints;
  for (const Candidate& candidate : found.candidates) {
    if (hints.size() == most_hints) break;
    boost::json::object shown = show_action(game, view, seat, candidate.action, words);
    shown["value"] = rounded(candidate.value);
    shown["share"] = rounded(static_cast<float>(candidate.visits) / static_cast<float>(found.iterations));
    hints.push_back(std::move(shown));
  }
  return hints;
}

boost::json::array by_seat(const std::array<float, most_seats_of_all>& numbers, std::size_t seats) {
  boost::json::array list;
  for (std::size_t i = 0; i < seats; ++i) list.push_back(rounded(numbers[i]));
  return list;
}

boost::json::object show_reviewed(const Match& match, const AnyState& before, const Reviewed& step,
                                  const Words& words) {
  const AnyState view = match.game().redact(before, step.seat);
  return {{"move", step.move},
          {"turn", step.turn},
          {"seat", index(step.seat)},
          {"played", show_action(match.game(), view, step.seat, step.played, words)},
          {"best", show_action(match.game(), view, step.seat, step.best, words)},
          {"loss", rounded(step.loss)},
          {"chances", by_seat(step.chance, match.seats())},
          {"points", by_seat(step.points, match.seats())}};
}

}  // namespace

// {"action"} for a seat that a bot plays, {"hints"} for a person.
Site::Json Site::think(const Request& request) {
  const AnyGame& game = request.game(registry_);
  const AnyState view = request.view(game);
  const Seat seat = request.seat(game, view);
  if (!game.pending(view).seats.has(seat)) refuse("not_asked", "table.not_asked");
  Rng rng;
  read_number(request.text("seed"), rng.state);
  if (flag_field(request.json, "hints")) {
    const auto adviser = make_search_bot(adviser_level, tools_);
    const SearchResult found = adviser->think(game, view, seat, rng);
    return {{"hints", show_hints(game, view, seat, found, request.words)}};
  }
  auto& bot = bots_[request.text("level")];
  if (bot == nullptr) bot = make_bot(request.text("level"), tools_);
  if (bot == nullptr) bot = make_bot(usual_level, tools_);
  const Action action = bot->choose(game, view, seat, rng);
  return {{"action", game.write_action(view, seat, action)}};
}

// A part of a review: `count` moves from `from` on. So the caller can stop it and show its progress.
Site::Json Site::review(const Request& request) {
  RecordReading reading = read_record(registry_, request.text("record"), request.words);
  if (reading.problem) throw SiteRefusal{{"bad_request", with_line(*reading.problem)}};
  const Chance chance = chance_of(reading.record);
  const Match match = wanted(Match::start(*reading.game, std::move(reading.record), chance));
  const auto critic = make_search_bot(text_field(request.json, "level", adviser_level), tools_);
  if (critic == nullptr) refuse("bad_request", "server.no_such_level");
  const auto from = static_cast<std::size_t>(request.number("from"));
  const auto to = from + static_cast<std::size_t>(request.number("count", 1));
  boost::json::array decisions;
  std::size_t number = 0;
  match.replay([&](const Match::Step& step, const AnyState& before, const AnyState&) {
    const std::size_t move = number++;
    if (move < from || move >= to) return;
    const auto reviewed = review_move(match.game(), before, step.move, move, *critic, match.record().setup.seed);
    if (reviewed) decisions.push_back(show_reviewed(match, before, *reviewed, request.words));
  });
  return {{"decisions", std::move(decisions)}, {"moves", number}};
}

}  // namespace ludarium
