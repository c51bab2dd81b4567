#include "bots/greedy.hpp"

#include <algorithm>
#include <limits>

namespace ludarium {

int lead(const Scores& scores, Seat seat) {
  int best_other = std::numeric_limits<int>::min();
  for (std::size_t i = 0; i < scores.size(); ++i)
    if (i != index(seat)) best_other = std::max(best_other, scores[i].total);
  return scores[index(seat)].total - best_other;
}

Action GreedyBot::choose(const AnyGame& game, const AnyState& view, Seat seat, Rng& rng) const {
  ActionList list;
  game.legal(view, seat, list);
  const AnyState imagined = game.imagine(view, seat, rng);
  Action choice = list[0];
  int best = std::numeric_limits<int>::min();
  std::uint32_t equals = 0;
  for (Action action : list) {
    AnyState after = imagined;
    game.apply(after, seat, action, nullptr);
    const int value = lead(game.score(after), seat);
    equals = value == best ? equals + 1 : value > best ? 1 : equals;
    // Each of n equals is kept with chance 1/n, without a list of them.
    if (value > best || (value == best && rng.below(equals) == 0)) choice = action;
    best = std::max(best, value);
  }
  return choice;
}

}  // namespace ludarium
