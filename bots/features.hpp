// What bots learn from, behind one face for all games: the numbers that describe a position to a seat, and the traits
// of an answer, with what they are called (games/<name>/bot, core/mind.hpp). Who learns outside of this program asks
// here. Example: auto features = features_of(game); std::vector<float> row(features->count());
//          features->describe(state, seat, row.data());
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
  virtual std::vector<std::string> names() const = 0;  // of the numbers, in their order
  virtual std::vector<TraitName> trait_names() const = 0;
  // Who must not tell the seat more than it knows hands in its view: under options that hide more than usual, a game's
  // numbers may count what is hidden.
  virtual void describe(const AnyState& state, Seat seat, float* row) const = 0;
  virtual void traits(const AnyState& state, Seat seat, Action action, Traits& traits) const = 0;
  virtual float hand_prior(const AnyState& state, Seat seat, Action action) const = 0;  // logit; `never`: not looked at
};

// Nothing for a game without a Mind. `game` must outlive what it gives back.
std::unique_ptr<const Features> features_of(const AnyGame& game);

}  // namespace ludarium
