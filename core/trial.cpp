#include "core/trial.hpp"

#include <algorithm>

#include "core/worlds.hpp"

namespace ludarium {
namespace {

// With 64 worlds, a card that is one in ten of the unseen cards is missed once in a thousand moves.
constexpr std::size_t world_count = 64;
constexpr std::size_t shared_worlds = 4;
constexpr std::size_t alike_count = 16;
constexpr std::size_t scored_worlds = 16;  // counting points costs more than the move

// How far `rest` looks: all answers to `most_questions` decisions with at most `most_answers` answers each.
constexpr int most_questions = 2;
constexpr std::size_t most_answers = 6;
constexpr std::size_t rest_worlds = 8;

}  // namespace

Trial::Trial(const AnyGame& game, const AnyState& state, Seat mover) : game_(game), mover_(mover) {
  const AnyState view = game.redact(state, mover);
  Rng rng = rng_of(view);
  worlds_ = imagine_worlds(game, view, SeatSet::of(mover), world_count, rng);
  for (Seat other : seats_in_game(game, view).without(mover))
    for (std::size_t i = 0; i < shared_worlds; ++i)
      shared_.push_back(
          {other, worlds_[i], imagine_worlds(game, worlds_[i], SeatSet::of(mover).with(other), alike_count, rng)});
}

bool Trial::is_possible(Chain links) const {
  return std::all_of(worlds_.begin(), worlds_.end(), [&](AnyState world) {
    for (Action action : links) {
      ActionList list;
      game_.legal(world, mover_, list);
      if (!game_.pending(world).seats.has(mover_) || !list.contains(action)) return false;
      game_.apply(world, mover_, action, nullptr);
    }
    return true;
  });
}

bool Trial::ends_the_game(Chain links) const {
  AnyState after = worlds_[0];
  for (Action action : links) game_.apply(after, mover_, action, nullptr);
  return game_.pending(after).over();
}

bool Trial::teaches_the_mover(Chain links) const {
  Comparison comparison(game_, mover_, mover_, seen_of(game_, worlds_[0], mover_, links, mover_));
  return std::any_of(worlds_.begin() + 1, worlds_.end(),
                     [&](const AnyState& world) { return comparison.differs(world, links); });
}

// The other seat learns something if both seats together could not have known it. Then the mover learns it too.
bool Trial::teaches_another(Chain links) const {
  return std::any_of(shared_.begin(), shared_.end(), [&](const Shared& both) {
    Comparison comparison(game_, mover_, both.other, seen_of(game_, both.world, mover_, links, both.other));
    return std::any_of(both.alike.begin(), both.alike.end(),
                       [&](const AnyState& there) { return comparison.differs(there, links); });
  });
}

AnyState Trial::view_after(Chain links) const { return seen_of(game_, worlds_[0], mover_, links, mover_).view; }

// The outcome of the links from number `from` on.
Outcome Trial::in_world(const AnyState& world, Chain links, std::size_t from, bool scored) const {
  AnyState after = world;
  Outcome outcome;
  for (std::size_t i = 0; i < links.size(); ++i) {
    if (i < from)
      game_.apply(after, mover_, links[i], nullptr);
    else
      apply(after, links[i], outcome);
  }
  if (scored) outcome.score = game_.score(after)[index(mover_)].total - game_.score(world)[index(mover_)].total;
  return outcome;
}

void Trial::apply(AnyState& state, Action action, Outcome& outcome) const {
  Events events;
  game_.apply(state, mover_, action, &events);
  for (const Event& event : events)
    if (event.audience.has(mover_) && event.seat == mover_) outcome.add(game_, state, event);
}

bool Trial::asks_on(const AnyState& after) const {
  const Decision decision = game_.pending(after);
  return decision.seats == SeatSet::of(mover_) && game_.turn(after) == game_.turn(worlds_[0]) &&
         decision.kind != game_.pending(worlds_[0]).kind;
}

bool Trial::asks_on(Chain links, bool final) const { return !final && asks_on(view_after(links)); }

// What all answers to the following decisions have in common.
Outcome Trial::whatever_is_answered(const AnyState& state, int questions) const {
  Outcome common;
  ActionList list;
  if (questions == 0 || !asks_on(state)) return common;
  game_.legal(state, mover_, list);
  if (list.size() > most_answers) return common;
  bool first = true;
  for (Action action : list) {
    AnyState after = state;
    Outcome here;
    apply(after, action, here);
    here.add(whatever_is_answered(after, questions - 1));
    if (first)
      common = here;
    else
      common.keep_common(here);
    first = false;
    if (common.nothing()) break;
  }
  return common;
}

Outcome Trial::rest(Chain links, bool final) const {
  Outcome common;
  for (std::size_t i = 0; i < (final ? worlds_.size() : std::min(worlds_.size(), rest_worlds)); ++i) {
    AnyState after = worlds_[i];
    for (Action action : links) game_.apply(after, mover_, action, nullptr);
    const Outcome here = whatever_is_answered(after, most_questions);
    if (i == 0)
      common = here;
    else
      common.keep_common(here);
    if (common.nothing()) break;
  }
  return common;
}

// A chain that is not final has the same result in all worlds for the mover, so one world is enough.
Outcome Trial::outcome(Chain links, bool final, std::size_t from) const {
  Outcome certain = in_world(worlds_[0], links, from, from == 0);
  for (std::size_t i = 1; final && i < worlds_.size(); ++i) {
    const bool scored = certain.score && i < scored_worlds;
    const Outcome other = in_world(worlds_[i], links, from, scored);
    certain.keep_common(other);
    if (scored && certain.score != other.score) certain.score.reset();
  }
  return certain;
}

}  // namespace ludarium
