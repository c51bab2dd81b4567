#include "server/advice.hpp"

#include <cmath>

#include "table/show.hpp"

namespace ludarium {
namespace {

double rounded(float value) { return std::round(static_cast<double>(value) * 1000) / 1000; }

template <class Numbers>
boost::json::array show_numbers(const Numbers& numbers, std::size_t seats) {
  boost::json::array list;
  for (std::size_t i = 0; i < seats; ++i) list.push_back(rounded(numbers[i]));
  return list;
}

boost::json::object show_step(const Match& match, const Reviewed& step, const Words& words) {
  const AnyGame& game = match.game();
  const AnyState view = game.redact(match.before(step.move), step.seat);
  return {{"move", step.move},
          {"turn", step.turn},
          {"seat", index(step.seat)},
          {"played", show_action(game, view, step.seat, step.played, words)},
          {"best", show_action(game, view, step.seat, step.best, words)},
          {"loss", rounded(step.loss)},
          {"chances", show_numbers(step.chance, match.seats())},
          {"points", show_numbers(step.points, match.seats())}};
}

}  // namespace

boost::json::object show_hint(const AnyGame& game, const AnyState& view, Seat seat, const SearchResult& found,
                              std::size_t most, const Words& words) {
  boost::json::array answers;
  for (const Candidate& candidate : found.candidates) {
    if (answers.size() == most) break;
    boost::json::object shown = show_action(game, view, seat, candidate.action, words);
    shown["value"] = rounded(candidate.value);
    shown["share"] = rounded(static_cast<float>(candidate.visits) / static_cast<float>(found.iterations));
    answers.push_back(std::move(shown));
  }
  const auto seats = static_cast<std::size_t>(game.seats(view));
  return {{"seat", index(seat)},
          {"answers", std::move(answers)},
          {"chances", show_numbers(found.chance, seats)},
          {"points", show_numbers(found.points, seats)},
          {"iterations", found.iterations}};
}

std::vector<Reviewed> review_match(const Match& match, const SearchBot& critic,
                                   const std::function<void(std::size_t)>& told) {
  std::vector<Reviewed> steps;
  std::size_t number = 0;
  match.replay([&](const Match::Step& step, const AnyState& before, const AnyState&) {
    if (auto reviewed = review_move(match.game(), before, step.move, number, critic, match.record().setup.seed))
      steps.push_back(*reviewed);
    if (told)
      told(++number);
    else
      ++number;
  });
  return steps;
}

boost::json::object show_review(const Match& match, const std::vector<Reviewed>& steps, const Words& words) {
  boost::json::array decisions, turning;
  for (const Reviewed& step : steps) decisions.push_back(show_step(match, step, words));
  for (const Reviewed& step : turning_points(steps, usual_turning_points)) {
    boost::json::object point = show_step(match, step, words);
    point["text"] = point.at("played").at("text");
    point["better"] = point.at("best").at("text");
    turning.push_back(std::move(point));
  }
  return {{"decisions", std::move(decisions)}, {"turning_points", std::move(turning)}};
}

}  // namespace ludarium
