#include "bots/review.hpp"

#include <algorithm>

namespace ludarium {
namespace {

constexpr std::uint32_t tried_enough = 8;

// An action with hardly any visits gets the value of the worst action with enough visits.
float worth(const SearchResult& found, Action action) {
  float worst = 1;
  for (const Candidate& candidate : found.candidates) {
    if (candidate.visits < tried_enough) continue;
    if (candidate.action == action) return candidate.value;
    worst = std::min(worst, candidate.value);
  }
  return worst;
}

}  // namespace

std::optional<Reviewed> review_move(const AnyGame& game, const AnyState& before, const Move& move, std::size_t number,
                                    const SearchBot& critic, std::uint64_t seed) {
  const AnyState view = game.redact(before, move.seat);
  ActionList list;
  game.legal(view, move.seat, list);
  if (list.size() < 2 || !list.contains(move.action)) return std::nullopt;
  Rng rng = decision_rng(seed, move.seat, number);
  const SearchResult found = critic.think(game, view, move.seat, rng);
  Reviewed step{number, move.seat, game.turn(before), move.action, found.candidates.front().action, 0, {}, {}};
  step.chance = found.chance;
  step.points = found.points;
  if (step.best != move.action) step.loss = std::max(0.f, found.candidates.front().value - worth(found, move.action));
  return step;
}

std::vector<Reviewed> turning_points(const std::vector<Reviewed>& all, std::size_t most) {
  std::vector<Reviewed> worst;
  std::copy_if(all.begin(), all.end(), std::back_inserter(worst),
               [](const Reviewed& step) { return step.loss > 0.01f; });
  std::stable_sort(worst.begin(), worst.end(), [](const Reviewed& a, const Reviewed& b) { return a.loss > b.loss; });
  if (worst.size() > most) worst.resize(most);
  return worst;
}

}  // namespace ludarium
