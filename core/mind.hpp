// What a game tells those who search it, besides its rules: which answers look usual, and what a position is made of.
// games/<name>/bot/mind.hpp says how many numbers describe a position, its .cpp has the game's functions. What the
// numbers are worth is learned and lies in games/<name>/bot/brain.txt (bots/brain.hpp). Example: Mind mind =
// mind_of(game); float row[Mind::features]; mind.describe(state, seat, row);
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>

#include "core/action.hpp"
#include "core/seat.hpp"

namespace ludarium {

inline constexpr std::size_t most_seats_of_all = 8;

// What an answer has in common with others, as numbers into one table of learned leanings: "builds a farm",
// "builds a farm in round 2". Different traits may share a number; the table is large enough for that to be rare.
class Traits {
 public:
  static constexpr std::size_t table = 1u << 14;
  static constexpr std::size_t capacity = 12;

  void add(std::uint32_t a, std::uint32_t b = 0, std::uint32_t c = 0, std::uint32_t d = 0) {
    if (size_ < capacity) number_[size_++] = number(a, b, c, d);
  }
  const std::uint16_t* begin() const { return number_.data(); }
  const std::uint16_t* end() const { return number_.data() + size_; }
  std::size_t size() const { return size_; }

 private:
  static constexpr std::uint16_t number(std::uint32_t a, std::uint32_t b, std::uint32_t c, std::uint32_t d) {
    std::uint64_t mixed =
        a * 0x9e3779b97f4a7c15u ^ b * 0xc2b2ae3d27d4eb4fu ^ c * 0x165667b19e3779f9u ^ d * 0xd6e8feb86659fd93u;
    mixed = (mixed ^ mixed >> 29) * 0xbf58476d1ce4e5b9u;
    return static_cast<std::uint16_t>(mixed >> 50);
  }

  std::array<std::uint16_t, capacity> number_{};
  std::size_t size_ = 0;
};

// How a seat stands: its place (1 = ahead of all) and the points that the evaluation is to foresee. In a solo game the
// points are how far the seat is ahead of what it plays against, and place 1 means that it would win.
struct Standing {
  int place = 1;
  float points = 0;
};
using Standings = std::array<Standing, most_seats_of_all>;

// After how many turns of all seats a position is best judged: when thinking begins, while chance decides what is met,
// and at most, when there was time to see further than judgement does.
struct TurnsAhead {
  int at_first = 1, at_most = 1;
};

// How readily a search tries what has not proved good yet, in spreads of the values it meets; a game's own Mind may say
// more or less.
inline constexpr float usual_exploration = 1.6f;

inline constexpr float never = -100;  // a hunch so bad that the answer is not looked at

// What a player likes besides winning, where a game has such ways. A Mind may say what that is worth to a seat in
// points: float taste(state, seat, temper).
enum class Temper : std::uint8_t { even, builder, fighter, runner, grower };
inline constexpr std::uint32_t all_tempers = 5;

// Works on typed states, like the Game concept.
template <class M, class State>
concept MindOf = requires(const M& mind, const State& state, Seat seat, Action action, Traits& traits, float* row) {
  { M::features } -> std::convertible_to<std::size_t>;
  { M::turns_ahead } -> std::convertible_to<TurnsAhead>;
  { M::exploration } -> std::convertible_to<float>;
  {mind.describe(state, seat, row)};  // M::features numbers of about -1 to 1; the first is how far the game is
  {mind.traits(state, seat, action, traits)};
  { mind.hunch(state, seat, action) } -> std::same_as<float>;  // 0, `never`, or a leaning the learned one is added to
  { mind.standings(state) } -> std::same_as<Standings>;
  { mind.impatience(state, seat) } -> std::same_as<float>;  // points added to what is foreseen, so that games end
};

// The mind of a game whose rules work on facts. `G` names itself and how many features its positions have; what is
// asked goes to the game's own functions: describe_position(facts, s, seat, row), add_traits(facts, s, seat, action,
// traits), hunch_about(facts, s, seat, action), standings_of(facts, s), impatience_of(facts, s, seat) and, where a game
// has tempers, taste_of(facts, s, seat, temper); `known_tempers` says how many, the even one among them. The game's own
// Mind adds its turns_ahead.
template <class G, std::size_t count, std::uint32_t known_tempers = 1>
class FactsMind {
 public:
  using State = typename G::State;
  static constexpr std::size_t features = count;
  static constexpr std::uint32_t tempers = known_tempers;
  static constexpr float exploration = usual_exploration;

  explicit FactsMind(const G& game) : facts_(&game.facts()) {}
  void describe(const State& s, Seat seat, float* row) const;
  void traits(const State& s, Seat seat, Action action, Traits& traits) const;
  float hunch(const State& s, Seat seat, Action action) const;
  Standings standings(const State& s) const;
  float impatience(const State& s, Seat seat) const;
  float taste(const State& s, Seat seat, Temper temper) const;

 private:
  const typename G::Facts* facts_;
};

}  // namespace ludarium
