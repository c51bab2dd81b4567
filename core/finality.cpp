#include "core/finality.hpp"

#include <algorithm>
#include <cstring>

namespace ludarium {
namespace {

// Enough that a card that is one in ten of the unseen ones is missed once in a thousand moves.
constexpr std::size_t world_count = 64;
constexpr std::size_t shared_worlds = 4;
constexpr std::size_t alike_count = 16;
constexpr std::size_t few = 8;

// Compared byte by byte, as ==, it would cost more than the move itself; in one piece it is nearly free.
bool same(const AnyState& a, const AnyState& b) {
  return std::memcmp(a.bytes.data(), b.bytes.data(), AnyState::capacity) == 0;
}

// All that reaches a seat of a move.
struct Outcome {
  AnyState view;
  Events events;

  bool operator==(const Outcome& other) const { return events == other.events && same(view, other.view); }
};

Outcome outcome(const AnyGame& game, AnyState world, Seat mover, Action action, Seat viewer) {
  Events events;
  game.apply(world, mover, action, &events);
  return {game.redact(world, viewer), events_for(events, viewer)};
}

// Whether moves come out, for one viewer, as a first one did. Asked a hundred times for every answer of a decision, so
// it takes no memory of its own each time, and looks at the state only where the events leave a doubt.
class Comparison {
 public:
  Comparison(const AnyGame& game, Seat mover, Seat viewer, Outcome first)
      : game_(game), mover_(mover), viewer_(viewer), first_(std::move(first)) {}

  bool differs(const AnyState& world, Action action) {
    after_ = world;
    events_.clear();
    game_.apply(after_, mover_, action, &events_);
    std::size_t seen = 0;
    for (const Event& event : events_) {
      if (!event.audience.has(viewer_)) continue;
      if (seen == first_.events.size() || event != first_.events[seen]) return true;
      ++seen;
    }
    if (seen != first_.events.size()) return true;
    return !same(game_.redact(after_, viewer_), first_.view);
  }

 private:
  const AnyGame& game_;
  Seat mover_, viewer_;
  Outcome first_;
  AnyState after_;
  Events events_;
};

// The same knowledge gives the same worlds: asked again, the answer is the same.
Rng rng_of(const AnyState& view) { return Rng{hash(view)}; }

std::vector<AnyState> imagine_worlds(const AnyGame& game, const AnyState& state, SeatSet knowing, std::size_t count,
                                     Rng& rng) {
  std::vector<AnyState> worlds;
  worlds.reserve(count);
  for (std::size_t i = 0; i < count; ++i) worlds.push_back(game.imagine(state, knowing, rng));
  return worlds;
}

SeatSet seats_of(const AnyGame& game, const AnyState& state) {
  return SeatSet::first(static_cast<std::size_t>(game.seats(state)));
}

}  // namespace

Finality::Finality(const AnyGame& game, const AnyState& state, Seat mover) : game_(game), mover_(mover) {
  const AnyState view = game.redact(state, mover);
  Rng rng = rng_of(view);
  worlds_ = imagine_worlds(game, view, SeatSet::of(mover), world_count, rng);
  for (Seat other : seats_of(game, view).without(mover))
    for (std::size_t i = 0; i < shared_worlds; ++i)
      shared_.push_back(
          {other, worlds_[i], imagine_worlds(game, worlds_[i], SeatSet::of(mover).with(other), alike_count, rng)});
}

bool Finality::of(Action action) const { return teaches_the_mover(action) || teaches_another(action); }

bool Finality::teaches_the_mover(Action action) const {
  Comparison comparison(game_, mover_, mover_, outcome(game_, worlds_[0], mover_, action, mover_));
  return std::any_of(worlds_.begin() + 1, worlds_.end(),
                     [&](const AnyState& world) { return comparison.differs(world, action); });
}

// What the other one learns is news to the mover as well if both together could not have known it.
bool Finality::teaches_another(Action action) const {
  return std::any_of(shared_.begin(), shared_.end(), [&](const Shared& both) {
    Comparison comparison(game_, mover_, both.other, outcome(game_, both.world, mover_, action, both.other));
    return std::any_of(both.alike.begin(), both.alike.end(),
                       [&](const AnyState& there) { return comparison.differs(there, action); });
  });
}

bool is_final(const AnyGame& game, const AnyState& state, Seat mover, Action action) {
  return Finality(game, state, mover).of(action);
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
  const Outcome seen = outcome(game, before, mover, action, learner);
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
  if (told_so) return false;  // with chance in it, no two outcomes compare
  Comparison seen(game, mover, viewer, outcome(game, before, mover, action, viewer));
  Rng rng = rng_of(game.redact(before, viewer));
  auto worlds = imagine_worlds(game, before, SeatSet::of(viewer), few, rng);
  worlds.push_back(before);  // where a card came to light, few imagined worlds have it in the same place
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
