// Functions that imagine worlds for a view and compare what moves do in them. core/trial.hpp and core/finality.hpp use
// them.
// Example: auto worlds = imagine_worlds(game, view, SeatSet::of(seat), 8, rng);
#pragma once

#include <cstring>
#include <span>
#include <vector>

#include "core/game.hpp"

namespace ludarium {

// The operator == compares byte by byte, which costs more than the move itself. memcmp is nearly free.
inline bool same_state(const AnyState& a, const AnyState& b) {
  return std::memcmp(a.bytes.data(), b.bytes.data(), AnyState::capacity) == 0;
}

// Everything a seat sees of some moves: the view after them and their events.
struct Seen {
  AnyState view;
  Events events;

  bool operator==(const Seen& other) const { return events == other.events && same_state(view, other.view); }
};

inline Seen seen_of(const AnyGame& game, AnyState world, Seat mover, std::span<const Action> links, Seat viewer) {
  Events events;
  for (Action action : links) game.apply(world, mover, action, &events);
  return {game.redact(world, viewer), events_for(events, viewer)};
}

// Compares, for one viewer, what moves do in a world with what they did in the first world. It is called a hundred
// times for every action, so it reuses its memory and looks at the state only if the events are the same.
class Comparison {
 public:
  Comparison(const AnyGame& game, Seat mover, Seat viewer, Seen first)
      : game_(game), mover_(mover), viewer_(viewer), first_(std::move(first)) {}

  bool differs(const AnyState& world, std::span<const Action> links) {
    after_ = world;
    events_.clear();
    for (Action action : links) game_.apply(after_, mover_, action, &events_);
    std::size_t seen = 0;
    for (const Event& event : events_) {
      if (!event.audience.has(viewer_)) continue;
      if (seen == first_.events.size() || event != first_.events[seen]) return true;
      ++seen;
    }
    if (seen != first_.events.size()) return true;
    return !same_state(game_.redact(after_, viewer_), first_.view);
  }
  bool differs(const AnyState& world, Action action) { return differs(world, std::span(&action, 1)); }

 private:
  const AnyGame& game_;
  Seat mover_, viewer_;
  Seen first_;
  AnyState after_;
  Events events_;
};

// The same knowledge gives the same worlds, so the same question always has the same answer.
inline Rng rng_of(const AnyState& view) { return Rng{hash(view)}; }

inline std::vector<AnyState> imagine_worlds(const AnyGame& game, const AnyState& state, SeatSet knowing,
                                            std::size_t count, Rng& rng) {
  std::vector<AnyState> worlds;
  worlds.reserve(count);
  for (std::size_t i = 0; i < count; ++i) worlds.push_back(game.imagine(state, knowing, rng));
  return worlds;
}

inline SeatSet seats_in_game(const AnyGame& game, const AnyState& state) {
  return SeatSet::first(static_cast<std::size_t>(game.seats(state)));
}

}  // namespace ludarium
