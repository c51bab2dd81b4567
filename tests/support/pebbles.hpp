// Pebbles is a small but complete game for tests, so that code for "any game" is tested on more than the real ones.
// Players take pebbles, draw and play hidden cards, and once a round all bid in secret for the roll of a die. Gifts are
// possible at any time except during bidding. The player with most pebbles wins when the pile is empty.
#pragma once

#include <array>

#include "core/game.hpp"

namespace ludarium {

struct Pebbles {
  static constexpr std::string_view id = "pebbles";
  static constexpr std::size_t max_seats = 4;
  static constexpr std::size_t card_values = 3;  // cards show 1, 2 or 3
  static constexpr std::size_t cards_of_a_value = 4;
  static constexpr std::size_t cards = card_values * cards_of_a_value;

  enum class Kind : std::uint8_t { take, draw, play, bid, give };
  enum class Phase : std::uint8_t { turn, bidding, over };
  enum class Happened : std::uint8_t { took, drew, saw_card, played, bid_in_secret, bids_shown, rolled, gave, ended };
  enum class Colour : std::uint8_t { red, blue, green, white };

  static constexpr std::uint8_t no_bid = 255;
  static constexpr std::uint8_t hidden_bid = 254;

  struct State {
    Rng rng;
    std::array<std::uint16_t, max_seats> pebbles{};
    std::array<std::uint8_t, cards> deck{};  // the last of `deck_size` is drawn next; 0 = not known
    std::uint8_t deck_size = 0;
    std::uint8_t pile = 0;
    std::uint8_t seats = 0;
    std::uint8_t active = 0;
    Phase phase = Phase::turn;
    std::uint8_t turn = 1;
    std::uint8_t bids_allowed = 1;
    std::uint8_t large_pile = 0;
    std::array<Colour, max_seats> colour{};
    std::array<std::array<std::uint8_t, card_values>, max_seats> hand{};  // how many of each value
    std::array<std::uint8_t, max_seats> hand_size{};
    std::array<std::uint8_t, max_seats> bid{no_bid, no_bid, no_bid, no_bid};
    std::array<std::uint8_t, card_values> discarded{};
    std::uint8_t spare = 0;

    bool operator==(const State&) const = default;
  };

  int rules_version() const { return 1; }
  int least_seats() const { return 2; }
  int most_seats() const { return max_seats; }
  std::vector<OptionSpec> options() const;
  Result<State> setup(const SetupRequest& request) const;

  Decision pending(const State& state) const;
  void legal(const State& state, Seat seat, ActionList& list) const;
  void asides(const State& state, Seat seat, ActionList& list) const;
  void apply(State& state, Seat seat, Action action, Events* events) const;
  Verdict why_not(const State& state, Seat seat, Action action) const;
  State redact(const State& state, Seat seat) const;
  State imagine(const State& state, SeatSet knowing, Rng& rng) const;
  Scores score(const State& state) const;
  std::optional<Message> broken_invariant(const State& state) const;

  boost::json::value write_position(const State& state) const;
  Result<State> read_position(const boost::json::value& json) const;
  std::string write_action(const State& state, Seat seat, Action action) const;
  Result<Action> read_action(const State& state, Seat seat, std::string_view text) const;
  int turn(const State& state) const { return state.turn; }
  int seats(const State& state) const { return state.seats; }
  std::string seat_name(const State& state, Seat seat) const;
  boost::json::object read_options(const State& state) const;

  std::string decision_name(const State& state) const;
  std::string event_name(const Event& event) const;
  Vocabulary vocabulary() const;
  boost::json::object action_json(const State& state, Seat seat, Action action) const;
  Result<Action> read_action_json(const State& state, Seat seat, const boost::json::value& json) const;
  boost::json::object event_json(const State& state, const Event& event) const;
  Result<Event> read_event_json(const State& state, const boost::json::value& json) const;
  std::vector<Transfer> transfers(const State& state, const Event& event) const;
  std::vector<std::string> things(const State& state, Seat seat, Action action) const;
  ActionTraits traits(Action action) const;
  std::vector<std::string> wishes(const State& state, Seat seat, std::string_view thing) const;
  Message prompt(const State& state, Seat seat) const;
  Message describe_action(const State& state, Seat seat, Action action) const;
  Message describe_event(const State& state, const Event& event) const;
  std::string draw_board(const State& state, Seat viewer, const Words& words) const;
  std::vector<Message> hints(const State& state, Seat seat) const;
  Outlook forecast(const State& state, Seat seat) const;  // the pile, and the own cards
  std::optional<Message> warning(const State& state, Seat seat, Action action) const;
  Passage passage(const State& state) const;
  std::optional<Headline> headline(const State& state, Seat seat, const Events& events) const;
  Honours honours(const State& s, Seat seat) const;  // there is no sheet, but the winner earns a title
  int estimate(const State& state, Seat seat) const { return score(state)[index(seat)].total; }
};
static_assert(Game<Pebbles>);

// Its ledger: the text of a rule, or empty.
std::string pebbles_rule(std::string_view id);

}  // namespace ludarium
