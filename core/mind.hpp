// Mind is what a game tells search besides its rules: the features of a position, the traits of an action, a
// hand-written prior. games/<name>/bot/mind.hpp has the class Mind with its numbers, mind.cpp the functions.
// games/<name>/bot/weights.txt has what was learned about features and traits (bots/weights.hpp).
// Example: Mind mind = mind_of(game); float row[Mind::features]; mind.describe(state, seat, row);
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/action.hpp"
#include "core/feature_row.hpp"
#include "core/seat.hpp"

namespace ludarium {

inline constexpr std::size_t most_seats_of_all = 8;

// The traits of an action, as numbers of a table of learned policy weights: "builds a farm", "builds a farm in round
// 2". Different traits may share a number; the table is large enough for that to be rare.
class Traits {
 public:
  static constexpr std::size_t table = 1u << 14;
  static constexpr std::size_t capacity = 12;

  void add(std::uint32_t a, std::uint32_t b = 0, std::uint32_t c = 0, std::uint32_t d = 0) {
    if (size_ == capacity) return;
    family_[size_] = static_cast<std::uint8_t>(a);
    number_[size_++] = number(a, b, c, d);
  }
  const std::uint16_t* begin() const { return number_.data(); }
  const std::uint16_t* end() const { return number_.data() + size_; }
  std::size_t size() const { return size_; }
  std::uint8_t family(std::size_t i) const { return family_[i]; }  // the first number it was made of

 private:
  static constexpr std::uint16_t number(std::uint32_t a, std::uint32_t b, std::uint32_t c, std::uint32_t d) {
    std::uint64_t mixed =
        a * 0x9e3779b97f4a7c15u ^ b * 0xc2b2ae3d27d4eb4fu ^ c * 0x165667b19e3779f9u ^ d * 0xd6e8feb86659fd93u;
    mixed = (mixed ^ mixed >> 29) * 0xbf58476d1ce4e5b9u;
    return static_cast<std::uint16_t>(mixed >> 50);
  }

  std::array<std::uint16_t, capacity> number_{};
  std::array<std::uint8_t, capacity> family_;  // as many as there are numbers
  std::size_t size_ = 0;
};

// The result of a seat if the game ended now: its place (1 = first), and its points, which the value network predicts.
// In a solo game the points are the lead over the solo opponent, and place 1 means a win.
struct Standing {
  int place = 1;
  float points = 0;
};
using Standings = std::array<Standing, most_seats_of_all>;

// The length of a rollout in turns of all seats: at the start of a search, and at most, in a long search.
struct RolloutTurns {
  int at_first = 1, at_most = 1;
};

inline constexpr float default_puct =
    1.6f;  // exploration constant of PUCT, in standard deviations of the values of the search

inline constexpr float never = -100;  // the hand-written prior of an action that search does not try

// What a player likes besides winning, if a game has styles. A Mind may have a function that gives the worth of a
// position to a style, in points: float style_bonus(state, seat, style).
enum class Style : std::uint8_t { even, builder, fighter, runner, grower };
inline constexpr std::uint32_t all_styles = 5;

// A Mind works on typed states, like the Game concept.
template <class M, class State>
concept MindOf = requires(const M& mind, const State& state, Seat seat, Action action, Traits& traits, float* row) {
  { M::features } -> std::convertible_to<std::size_t>;
  { M::rollout_turns } -> std::convertible_to<RolloutTurns>;
  { M::puct } -> std::convertible_to<float>;
  {mind.describe(state, seat, row)};  // M::features numbers of about -1 to 1; the first is the progress of the game
  {mind.traits(state, seat, action, traits)};
  { mind.hand_prior(state, seat, action) } -> std::same_as<float>;  // a logit the learned one is added to, or `never`
  { mind.standings(state) } -> std::same_as<Standings>;
  { mind.impatience(state, seat) } -> std::same_as<float>;  // points added to the prediction, so that games end
};

// The Mind of a game whose rules work on facts. It calls the game's own functions: describe_position(facts, s, seat,
// row), position_feature_names(facts, s), add_traits(facts, s, seat, action, traits), action_trait_names(facts),
// hand_prior_of(facts, s, seat, action), standings_of(facts, s), impatience_of(facts, s, seat) and, where a game has
// styles, style_bonus_of(facts, s, seat, style). `count` is the number of features, `known_styles` the number of
// styles, `even` among them. The game's own Mind adds its rollout_turns.
template <class G, std::size_t count, std::uint32_t known_styles = 1>
class FactsMind {
 public:
  using State = typename G::State;
  static constexpr std::size_t features = count;
  static constexpr std::uint32_t styles = known_styles;
  static constexpr float puct = default_puct;

  explicit FactsMind(const G& game) : facts_(&game.facts()) {}
  void describe(const State& s, Seat seat, float* row) const;
  // The names of the features, taken from a position of the solo game, which has all of them; and what the families of
  // traits say.
  std::vector<std::string> feature_names(const State& s) const;
  std::span<const TraitName> trait_names() const;
  void traits(const State& s, Seat seat, Action action, Traits& traits) const;
  float hand_prior(const State& s, Seat seat, Action action) const;
  Standings standings(const State& s) const;
  float impatience(const State& s, Seat seat) const;
  float style_bonus(const State& s, Seat seat, Style style) const;

 private:
  const typename G::Facts* facts_;
};

}  // namespace ludarium
