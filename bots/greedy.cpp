#include "bots/greedy.hpp"

#include <algorithm>
#include <limits>

#include "bots/playout.hpp"

namespace ludarium {
namespace {

inline constexpr int longest_turn = 60;  // decisions; a safeguard, no turn is that long

// Two greedy players can repeat the same moves for ever. Far beyond the length of a normal game every second action is
// random, because random games end.
inline constexpr int patience = 80;  // turns of a seat
bool plays_at_random(const AnyGame& game, const AnyState& view, Rng& rng) {
  return game.turn(view) > patience * game.seats(view) && rng.below(2) == 0;
}

// Keeps the best of the offered actions. Of n equal ones each is kept with probability 1/n (reservoir sampling).
class Best {
 public:
  explicit Best(Rng& rng) : rng_(rng) {}
  void show(Action action, int value) {
    equals_ = value == value_ ? equals_ + 1 : value > value_ ? 1 : equals_;
    if (value > value_ || (value == value_ && rng_.below(equals_) == 0)) action_ = action;
    value_ = std::max(value_, value);
  }
  Action action() const { return action_; }

 private:
  Rng& rng_;
  Action action_{};
  int value_ = std::numeric_limits<int>::min();
  std::uint32_t equals_ = 0;
};

Action best_next_step(const AnyGame& game, const AnyState& state, Seat seat, Rng& rng) {
  ActionList list;
  game.legal(state, seat, list);
  Best best(rng);
  for (Action action : list) {
    AnyState after = state;
    game.apply(after, seat, action, nullptr);
    best.show(action, lead(game, after, seat));
  }
  return best.action();
}

// Opponents who must answer during the turn, as in a combat, answer at random.
void finish_turn(const AnyGame& game, AnyState& state, Seat seat, Rng& rng) {
  const int turn = game.turn(state);
  for (int i = 0; i < longest_turn && game.turn(state) == turn; ++i) {
    const Decision decision = game.pending(state);
    if (decision.over()) return;
    if (decision.seats.has(seat)) {
      game.apply(state, seat, best_next_step(game, state, seat, rng), nullptr);
    } else {
      const Move move = random_move(game, state, rng);
      game.apply(state, move.seat, move.action, nullptr);
    }
  }
}

}  // namespace

int lead(const AnyGame& game, const AnyState& state, Seat seat) {
  int best_other = std::numeric_limits<int>::min() / 2;
  for (Seat other : SeatSet::first(static_cast<std::size_t>(game.seats(state))).without(seat))
    best_other = std::max(best_other, game.estimate(state, other));
  return game.estimate(state, seat) - best_other;
}

Action GreedyBot::choose(const AnyGame& game, const AnyState& view, Seat seat, Rng& rng) const {
  ActionList list;
  game.legal(view, seat, list);
  if (list.size() == 1) return list[0];
  if (plays_at_random(game, view, rng)) return list[rng.below(static_cast<std::uint32_t>(list.size()))];
  const AnyState sampled = game.imagine(view, seat, rng);
  Best best(rng);
  for (Action action : list) {
    AnyState after = sampled;
    game.apply(after, seat, action, nullptr);
    finish_turn(game, after, seat, rng);
    best.show(action, lead(game, after, seat));
  }
  return best.action();
}

}  // namespace ludarium
