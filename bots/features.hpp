// Features is what bots learn from, with one interface for all games: the numbers that describe a position to a seat,
// and the traits of an action, with their names (games/<name>/bot, core/mind.hpp). The Python package uses it.
// Example: auto features = features_of(game); std::vector<float> row(features->count()); features->describe(state,
// seat, row.data());
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/game.hpp"
#include "core/mind.hpp"

namespace ludarium {

class Features {
 public:
  virtual ~Features() = default;
  virtual std::size_t count() const = 0;
  virtual std::vector<std::string> names() const = 0;  // of the numbers, in order
  virtual std::vector<TraitName> trait_names() const = 0;
  // Pass the seat's view if the numbers must not show hidden things: under options that hide more than usual, a game's
  // numbers may count them.
  virtual void describe(const AnyState& state, Seat seat, float* row) const = 0;
  // What the seat may know of a game, and no more: describe(redact(state, seat), seat, row), without a copy between.
  virtual void describe_seen(const AnyState& state, Seat seat, float* row) const = 0;
  virtual void traits(const AnyState& state, Seat seat, Action action, Traits& traits) const = 0;
  virtual float hand_prior(const AnyState& state, Seat seat,
                           Action action) const = 0;  // a logit; `never`: search does not try it
};

// Nothing for a game without a Mind. `game` must outlive the result.
std::unique_ptr<const Features> features_of(const AnyGame& game);

}  // namespace ludarium
