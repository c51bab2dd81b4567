// Game and AnyGame: the interface of every game to the rest of the program.
// `Game` is the concept that a game's own class satisfies: functions over plain values, one for each question in
// core/questions.def. Templates (search, tests, benchmarks) use it directly. `AnyGame` is the same with the type of the
// state erased, for tables, tools and servers. `Erased<G>` makes an AnyGame from a Game, and registry.hpp lists all
// games. Example: for (const AnyGame* game : games()) { auto state = game->setup(...); ... }
#pragma once

#include <boost/json.hpp>
#include <concepts>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/action.hpp"
#include "core/decision.hpp"
#include "core/event.hpp"
#include "core/headline.hpp"
#include "core/message.hpp"
#include "core/outlook.hpp"
#include "core/result.hpp"
#include "core/rng.hpp"
#include "core/vocabulary.hpp"
#include "core/words.hpp"

namespace ludarium {

// Legal, or the id of the rule that forbids the action ("SC-MOVE-27"). `detail` adds the numbers of this case, if any.
// `edition` names the printed edition whose words of the rule apply here, if editions differ.
struct Verdict {
  bool legal = true;
  std::string rule;
  std::optional<Message> detail;
  std::string edition;

  static Verdict yes() { return {}; }
  static Verdict no(std::string rule) { return {false, std::move(rule), std::nullopt, {}}; }
  static Verdict no(std::string rule, Message detail) { return {false, std::move(rule), std::move(detail), {}}; }
};

struct ScoreLine {
  std::string key;  // catalogue key: "scythe.score.stars"
  int points = 0;
  int count{}, each{};  // if `count` things bring `each` points; else 0
};
struct SeatScore {
  int total = 0;
  int place = 0;  // 1 = winner; seats share a place if all tie-breaks are equal; 0: unknown in a view
  std::vector<ScoreLine> lines;
  bool known = true;              // false: a view hides a part; `total` and `lines` have the visible part
  std::vector<ScoreLine> ties{};  // tie-breaks for equal totals, in this order
};
using Scores = std::vector<SeatScore>;  // by seat

// The lines of the game's achievement sheet that a seat's result earned, and how many of them it may sign. It may sign
// none if the lines are titles.
struct Honours {
  std::vector<std::string> lines;  // catalogue keys
  int most = 0;
};

// An option of a game, so that a client can offer it without knowing the game.
struct OptionSpec {
  enum class Type { flag, choice, list };  // list: one choice per seat, or empty for "at random"
  std::string name;
  Type type = Type::flag;
  std::vector<std::string> choices;
  boost::json::value fallback;
  std::string text_key;  // catalogue key of its description
  int least_seats = 1;   // with fewer seats, or more where `most_seats` says so, it changes nothing
  int most_seats = 0;    // 0: with any number

  bool applies_to(int seats) const { return seats >= least_seats && (most_seats == 0 || seats <= most_seats); }
};

// A request to set a game up, not yet checked.
struct SetupRequest {
  int seats = 2;
  std::uint64_t seed = 0;
  boost::json::object options;
};

// A class that answers every question of core/questions.def, about states that are plain values.
template <class G, class State = typename G::State>
concept Game = requires(const G& game, State& state) {
  requires std::is_trivially_copyable_v<State>;
  requires std::has_unique_object_representations_v<State>;  // no padding: equal means equal bytes
  { state.rng } -> std::same_as<Rng&>;                       // all chance comes from here
  { G::id } -> std::convertible_to<std::string_view>;
// clang-format off: it takes the braces of a requirement for a block.
#define GAME_QUESTION(result, name, parameters, arguments)  \
  requires requires parameters {                            \
    { game.name arguments } -> std::convertible_to<result>; \
  };
#define GAME_NUMBER(name) \
  { game.name() } -> std::convertible_to<int>;
// clang-format on
#include "core/questions.def"
};

// The bytes of some game's state. Still a plain value: copy, compare and hash it.
struct AnyState {
  static constexpr std::size_t capacity = 2048;
  alignas(16) std::array<std::byte, capacity> bytes{};

  bool operator==(const AnyState&) const = default;
};

class AnyGame {
 public:
  using State = AnyState;

  virtual ~AnyGame() = default;
  virtual std::string_view id() const = 0;
#define GAME_QUESTION(result, name, parameters, arguments) virtual result name parameters const = 0;
#include "core/questions.def"
  virtual void reseed(AnyState& state, std::uint64_t seed) const = 0;  // chance that nobody can have foreseen
  AnyState imagine(const AnyState& state, Seat seat, Rng& rng) const { return imagine(state, SeatSet::of(seat), rng); }
};

// The titles that a seat earned in a finished game: honours that nobody signs.
inline std::vector<std::string> titles(const AnyGame& game, const AnyState& state, Seat seat) {
  Honours honours = game.honours(state, seat);
  if (honours.most) honours.lines.clear();
  return std::move(honours.lines);
}

std::uint64_t hash_bytes(const void* data, std::size_t size);  // FNV-1a over 8-byte words; stable across machines
inline std::uint64_t hash(const AnyState& state) { return hash_bytes(state.bytes.data(), state.bytes.size()); }

}  // namespace ludarium
