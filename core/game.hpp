// Game and AnyGame: the interface of every game to the rest of the program.
// `Game` is the concept that a game's own class satisfies: functions over plain values. Templates (search, tests,
// benchmarks) use it directly. `AnyGame` is the same with the type of the state erased, for tables, tools and servers.
// `Erased<G>` makes an AnyGame from a Game, and registry.hpp lists all games.
// Example: for (const AnyGame* game : games()) { auto state = game->setup(...); ... }
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

template <class G>
concept Game = requires(const G& game, typename G::State& state, const typename G::State& fixed, Seat seat,
                        SeatSet knowing, Action action, ActionList& list, Events* events, Rng& rng,
                        const SetupRequest& request, const boost::json::value& json, std::string_view text,
                        const Words& words, const Event& event, const Events& told) {
  requires std::is_trivially_copyable_v<typename G::State>;
  requires std::has_unique_object_representations_v<typename G::State>;  // no padding: equal means equal bytes
  { state.rng } -> std::same_as<Rng&>;                                   // all chance comes from here
  { G::id } -> std::convertible_to<std::string_view>;
  { game.rules_version() } -> std::convertible_to<int>;
  { game.least_seats() } -> std::convertible_to<int>;
  { game.most_seats() } -> std::convertible_to<int>;
  { game.options() } -> std::same_as<std::vector<OptionSpec>>;
  { game.setup(request) } -> std::same_as<Result<typename G::State>>;

  { game.pending(fixed) } -> std::same_as<Decision>;
  {game.legal(fixed, seat, list)};
  {game.asides(fixed, seat, list)};  // what a seat may do at any time without being asked, e.g. give coins away
  {game.apply(state, seat, action, events)};
  { game.why_not(fixed, seat, action) } -> std::same_as<Verdict>;
  { game.redact(fixed, seat) } -> std::same_as<typename G::State>;
  { game.imagine(fixed, knowing, rng) } -> std::same_as<typename G::State>;  // keeps what these know together
  { game.score(fixed) } -> std::same_as<Scores>;
  { game.estimate(fixed, seat) } -> std::convertible_to<int>;  // how promising it looks to a seat; only bots ask
  { game.broken_invariant(fixed) } -> std::same_as<std::optional<Message>>;

  { game.write_position(fixed) } -> std::same_as<boost::json::value>;
  { game.read_position(json) } -> std::same_as<Result<typename G::State>>;
  { game.write_action(fixed, seat, action) } -> std::same_as<std::string>;
  { game.read_action(fixed, seat, text) } -> std::same_as<Result<Action>>;
  { game.turn(fixed) } -> std::convertible_to<int>;              // a record starts a new line when it changes
  { game.seat_name(fixed, seat) } -> std::same_as<std::string>;  // notation: "nordic"
  { game.read_options(fixed) } -> std::same_as<boost::json::object>;

  { game.decision_name(fixed) } -> std::same_as<std::string>;
  { game.event_name(event) } -> std::same_as<std::string>;
  { game.vocabulary() } -> std::same_as<Vocabulary>;
  { game.action_json(fixed, seat, action) } -> std::same_as<boost::json::object>;
  { game.read_action_json(fixed, seat, json) } -> std::same_as<Result<Action>>;
  { game.event_json(fixed, event) } -> std::same_as<boost::json::object>;
  { game.read_event_json(fixed, json) } -> std::same_as<Result<Event>>;
  { game.transfers(fixed, event) } -> std::same_as<std::vector<Transfer>>;
  { game.things(fixed, seat, action) } -> std::same_as<std::vector<std::string>>;  // on a screen: "hex:factory"
  { game.traits(action) } -> std::same_as<ActionTraits>;
  // Of a view: what a click on a thing could mean now, in the notation, for the table to say why not. Best first.
  { game.wishes(fixed, seat, text) } -> std::same_as<std::vector<std::string>>;
  { game.prompt(fixed, seat) } -> std::same_as<Message>;
  { game.describe_action(fixed, seat, action) } -> std::same_as<Message>;
  { game.describe_event(fixed, event) } -> std::same_as<Message>;
  { game.draw_board(fixed, seat, words) } -> std::same_as<std::string>;
  { game.hints(fixed, seat) } -> std::same_as<std::vector<Message>>;
  { game.honours(fixed, seat) } -> std::same_as<Honours>;
  { game.forecast(fixed, seat) } -> std::same_as<Outlook>;  // of a view; Seat::none: what everybody can foresee
  // Of a view: what worth doing this answer, which ends a turn or a round, would leave undone.
  { game.warning(fixed, seat, action) } -> std::same_as<std::optional<Message>>;
  { game.passage(fixed) } -> std::same_as<Passage>;  // of a view
  // Of a view: what a line of these events of a seat's turn is called. None: what happened first says it.
  { game.headline(fixed, seat, told) } -> std::same_as<std::optional<Headline>>;
};

// The bytes of some game's state. Still a plain value: copy, compare and hash it.
struct AnyState {
  static constexpr std::size_t capacity = 2048;
  alignas(16) std::array<std::byte, capacity> bytes{};

  bool operator==(const AnyState&) const = default;
};

class AnyGame {
 public:
  virtual ~AnyGame() = default;
  virtual std::string_view id() const = 0;
  virtual int rules_version() const = 0;
  virtual int least_seats() const = 0;
  virtual int most_seats() const = 0;
  virtual std::vector<OptionSpec> options() const = 0;
  virtual Result<AnyState> setup(const SetupRequest& request) const = 0;
  virtual Decision pending(const AnyState& state) const = 0;
  virtual void legal(const AnyState& state, Seat seat, ActionList& list) const = 0;
  virtual void asides(const AnyState& state, Seat seat, ActionList& list) const = 0;
  virtual void apply(AnyState& state, Seat seat, Action action, Events* events) const = 0;
  virtual void reseed(AnyState& state, std::uint64_t seed) const = 0;  // chance that nobody can have foreseen
  virtual Verdict why_not(const AnyState& state, Seat seat, Action action) const = 0;
  virtual AnyState redact(const AnyState& state, Seat seat) const = 0;
  virtual AnyState imagine(const AnyState& state, SeatSet knowing, Rng& rng) const = 0;
  AnyState imagine(const AnyState& state, Seat seat, Rng& rng) const { return imagine(state, SeatSet::of(seat), rng); }
  virtual Scores score(const AnyState& state) const = 0;
  virtual int estimate(const AnyState& state, Seat seat) const = 0;
  virtual std::optional<Message> broken_invariant(const AnyState& state) const = 0;
  virtual boost::json::value write_position(const AnyState& state) const = 0;
  virtual Result<AnyState> read_position(const boost::json::value& json) const = 0;
  virtual std::string write_action(const AnyState& state, Seat seat, Action action) const = 0;
  virtual Result<Action> read_action(const AnyState& state, Seat seat, std::string_view text) const = 0;
  virtual int turn(const AnyState& state) const = 0;
  virtual int seats(const AnyState& state) const = 0;
  virtual std::string seat_name(const AnyState& state, Seat seat) const = 0;
  virtual boost::json::object read_options(const AnyState& state) const = 0;
  virtual std::string decision_name(const AnyState& state) const = 0;
  virtual std::string event_name(const Event& event) const = 0;
  virtual Vocabulary vocabulary() const = 0;
  virtual boost::json::object action_json(const AnyState& state, Seat seat, Action action) const = 0;
  virtual Result<Action> read_action_json(const AnyState& state, Seat seat, const boost::json::value& json) const = 0;
  virtual boost::json::object event_json(const AnyState& state, const Event& event) const = 0;
  virtual Result<Event> read_event_json(const AnyState& state, const boost::json::value& json) const = 0;
  virtual std::vector<Transfer> transfers(const AnyState& state, const Event& event) const = 0;
  virtual std::vector<std::string> things(const AnyState& state, Seat seat, Action action) const = 0;
  virtual ActionTraits traits(Action action) const = 0;
  virtual std::vector<std::string> wishes(const AnyState& view, Seat seat, std::string_view thing) const = 0;
  virtual Message prompt(const AnyState& state, Seat seat) const = 0;
  virtual Message describe_action(const AnyState& state, Seat seat, Action action) const = 0;
  virtual Message describe_event(const AnyState& state, const Event& event) const = 0;
  virtual std::string draw_board(const AnyState& state, Seat viewer, const Words& words) const = 0;
  virtual std::vector<Message> hints(const AnyState& state, Seat seat) const = 0;
  virtual Honours honours(const AnyState& state, Seat seat) const = 0;
  virtual Outlook forecast(const AnyState& view, Seat seat) const = 0;
  virtual std::optional<Message> warning(const AnyState& view, Seat seat, Action action) const = 0;
  virtual Passage passage(const AnyState& view) const = 0;
  virtual std::optional<Headline> headline(const AnyState& view, Seat seat, const Events& events) const = 0;
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
