#include "core/finality.hpp"

#include <algorithm>

#include "core/trial.hpp"
#include "core/worlds.hpp"

namespace ludarium {
namespace {

constexpr std::size_t world_count = 64;
constexpr std::size_t few = 8;

Seen outcome(const AnyGame& game, const AnyState& world, Seat mover, Action action, Seat viewer) {
  return seen_of(game, world, mover, std::span(&action, 1), viewer);
}

}  // namespace

bool is_final(const AnyGame& game, const AnyState& state, Seat mover, Action action) {
  return Trial(game, state, mover).is_final(action);
}

bool was_final(const AnyGame& game, const AnyState& before, Seat mover, Action action) {
  return was_final(game, before, mover, action, is_final(game, before, mover, action));
}

bool was_final(const AnyGame& game, const AnyState& before, Seat mover, Action action, bool told_so) {
  if (told_so) return true;
  Rng rng = rng_of(game.redact(before, mover));
  const AnyState other = game.imagine(before, SeatSet::of(mover), rng);
  return outcome(game, other, mover, action, mover) != outcome(game, before, mover, action, mover);
}

bool teaches(const AnyGame& game, const AnyState& before, Seat mover, Action action, Seat learner) {
  const Seen seen = outcome(game, before, mover, action, learner);
  Rng rng = rng_of(game.redact(before, learner));
  const auto worlds = imagine_worlds(game, before, SeatSet::of(learner), world_count, rng);
  return std::any_of(worlds.begin(), worlds.end(), [&](const AnyState& world) {
    return !game.why_not(world, mover, action).legal || outcome(game, world, mover, action, learner) != seen;
  });
}

bool shows_action(const AnyGame& game, const AnyState& before, Seat mover, Action action, Seat viewer) {
  return viewer == mover || shows_action(game, before, mover, action, viewer, is_final(game, before, mover, action));
}

bool shows_action(const AnyGame& game, const AnyState& before, Seat mover, Action action, Seat viewer, bool told_so) {
  if (viewer == mover) return true;
  if (told_so) return false;  // with chance in the move, outcomes cannot be compared
  Comparison seen(game, mover, viewer, outcome(game, before, mover, action, viewer));
  Rng rng = rng_of(game.redact(before, viewer));
  auto worlds = imagine_worlds(game, before, SeatSet::of(viewer), few, rng);
  worlds.push_back(before);  // few imagined worlds have a revealed card in its real place
  for (const AnyState& world : worlds) {
    ActionList answers, asides;
    game.legal(world, mover, answers);
    game.asides(world, mover, asides);
    for (const ActionList* list : {&answers, &asides})
      for (Action other : *list)
        if (other != action && !seen.differs(world, other)) return false;
  }
  return true;
}

}  // namespace ludarium
