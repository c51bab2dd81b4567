// One position of Paladins of the West Kingdom: a plain value, no pointers, no padding, under 2 KiB.
// Shuffled decks carry no order: which card comes next is drawn from `rng` when it comes, so the sets themselves are
// public; only a position somebody set up may name cards that come first (`next`). The only secrets are the generator,
// those named cards and what each player knows of the own paladins; see hidden.hpp. In the solo game the opponent's
// pieces lie in players[1], what only it has in `rival`.
#pragma once

#include "core/rng.hpp"
#include "games/paladins/facts/facts.hpp"
#include "games/paladins/facts/types.hpp"

namespace ludarium::paladins {

// The readings of doubtful rules, off unless an option says so; the ledger's default is the bit not set.
enum Reading : std::uint8_t {
  free_recruit_dismisses = 1 << 0,  // free_recruit = hire_or_dismiss
  no_debt_for_dismiss = 1 << 1,     // debt_for_dismiss = no
  printed_reward_order = 1 << 2,    // reward_order = printed
  trigger_on_icon = 1 << 3,         // trigger_on_icon = yes
  pray_clears_itself = 1 << 4,      // pray_clears_itself = yes
  return_after_pass = 1 << 5,       // gain_after_pass = return
  neither_kind = 1 << 6,            // ai_nothing_to_discard = neither_kind
  second_card = 1 << 7,             // solo_second_discard = card
};

using Spots = std::array<Worker, most_spots>;
inline constexpr Spots no_workers{Worker::none, Worker::none, Worker::none};

struct Player {
  OutsiderSet attacked;
  std::uint16_t silver = 0, provision = 0;
  std::uint16_t jar_places = 0;  // bit per jar space that holds a jar
  std::uint16_t workshops = 0;   // bit per covered spot: right_index * 2 + spot
  PaladinSet unseen, used;       // the part of the own deck nobody has seen; paladins of earlier rounds
  std::array<std::uint8_t, worker_types> workers{};  // the own supply
  std::array<Spots, board_spaces> board{};           // by Space
  std::array<std::uint8_t, attributes> track{};
  std::uint8_t monks = 0, outposts = 0, jars = 0;  // on the map; jars moved (or turned, by the solo opponent)
  std::uint8_t workshop_count = 0;                 // placed
  std::uint8_t unpaid = 0, paid = 0;               // debts
  std::uint8_t hired_count = 0, wall_count = 0, converted_count = 0, suspicion_count = 0;
  std::array<Townsfolk, townsfolk_count> hired{};          // in the order of hiring
  std::array<Wall, most_uses> walls{};                     // left to right
  std::array<Outsider, most_uses> converted{};             // left to right
  std::array<std::uint8_t, suspicion_cards> suspicions{};  // the tax of each, the latest last
  Paladin paladin = Paladin::none;                         // this round's
  std::uint8_t revealed = 0;                               // ... lies face up
  Paladin top = Paladin::none;                             // put on top of the deck
  std::array<Paladin, drawn_paladins> drawn{};             // to be split
  std::array<Paladin, most_rounds> bottom{};               // put under the deck, the next to be drawn first
  std::uint8_t bottom_count = 0;
  std::uint8_t passed = 0;
  std::uint8_t hidden = 0;  // a view: `unseen` is empty, the cards in the places above are unknown
  std::array<std::uint8_t, 7> padding{};

  bool operator==(const Player&) const = default;
};

// What the solo opponent has besides a Player's pieces.
struct Rival {
  std::uint16_t left = 0;                                    // bit per Scheme: that left-side action holds a worker
  std::array<std::uint8_t, scheme_kinds> deck{}, discard{};  // schemes, by Scheme
  std::array<std::uint8_t, right_spaces> workshops{};
  std::array<std::uint8_t, right_spaces> placed{};  // workers on the right-side actions
  std::array<Attribute, attributes> stack{};        // of markers on equal levels the later one lies on top
  std::uint8_t workers = 0;
  std::uint8_t marker = 0;  // on the resource track, from 0
  std::uint8_t rested = 0;
  Scheme scheme = Scheme::none;  // the last one turned up
  std::uint8_t padding = 0;

  bool operator==(const Rival&) const = default;
};

enum class Phase : std::uint8_t { hiring, paladins, workers, actions, over };

// What the state waits for.
enum class Ask : std::uint8_t {
  hire,         // the initial townsfolk
  paladins,     // the three drawn ones, all players at once
  tavern,       // which card
  action,       // the turn
  workers,      // who goes onto the spots
  workshop,     // where it is placed
  townsfolk,    // which one: Recruit, or a free recruit
  space,        // of the map
  jar,          // which jar space
  outsider,     // whom to attack or convert
  clear,        // Pray: which space, or none
  option,       // which alternative of a wall or favour
  discard,      // Absolve: a suspicion, or none
  reward,       // which reward comes next
  inquisition,  // which ability, or none
  keep,         // workers at a pass
  over
};

// Something still to be done before the game goes on; the last one pushed comes first.
enum class Todo : std::uint8_t {
  nothing,
  hire,         // a = place in the order of the initial hire
  muster,       // a = place in turn order: reveal the paladin, take its workers, then a tavern card
  tavern,       //
  rival_taxes,  // solo: suspicions for the tavern card not taken; a = 1 once they are drawn
  assign,       // workers onto the spots of the action
  perform,      // pay, choose the target, move the piece
  rewards,      // work off the rewards; b = 1: in the offered order
  gain,         // a = Token, b = how many
  suspicions,   // a = how many
  tax,          // a = silver
  inquisition,  // a = 1 once it began, b = players who have used their abilities
  keep,         // after a pass
  rival_turn,   // solo
  end_turn
};
struct Task {
  Todo what = Todo::nothing;
  std::uint8_t a = 0, b = 0;

  bool operator==(const Task&) const = default;
};
inline constexpr std::size_t most_tasks = 16;
inline constexpr std::size_t most_rewards = 40;

// Far more than any game brings (PW-COMP-18: nothing runs out); what goes beyond is lost, so that no play from a
// position within these limits leaves them.
inline constexpr int most_goods = 999;   // silver or provisions before one player
inline constexpr int most_pieces = 99;   // workers of one kind, or debts
inline constexpr int most_turns = 9999;  // the number of the turn stays there

// The decks, as far as a position can say what comes next. A player's paladins are those that nobody has seen.
enum class Deck : std::uint8_t { townsfolk, outsiders, tavern, walls, orders, favours, suspicions, schemes, paladins };
constexpr Deck paladins_of(Seat seat) {
  return static_cast<Deck>(static_cast<std::size_t>(Deck::paladins) + ludarium::index(seat));
}
inline constexpr std::size_t deck_count = static_cast<std::size_t>(Deck::paladins) + max_players;
struct NextCard {
  std::uint8_t deck = 0, card = 0;  // a Deck and a card of it, by number; of suspicions the tax

  bool operator==(const NextCard&) const = default;
};
inline constexpr std::size_t most_next = 31;

// Who stands on a space of the map.
struct Piece {
  std::uint8_t code = 0;  // 0: free

  static constexpr Piece of(Seat seat, bool outpost) {
    return {static_cast<std::uint8_t>(1 + 2 * ludarium::index(seat) + (outpost ? 1 : 0))};
  }
  constexpr bool free() const { return code == 0; }
  constexpr Seat seat() const { return code == 0 ? Seat::none : seat_at((code - 1u) / 2); }
  constexpr bool outpost() const { return code != 0 && (code - 1) % 2 == 1; }
  constexpr bool operator==(const Piece&) const = default;
};

inline constexpr Seat rival_seat = seat_at(1);  // where the solo opponent sits

struct State {
  Rng rng;
  OutsiderSet outsider_deck, outsider_discard;
  std::array<Player, max_players> players{};
  TownsfolkSet townsfolk_deck, townsfolk_discard;
  TownsfolkSet inquired;  // abilities already used in this Inquisition
  TavernSet tavern_deck, tavern_discard;
  WallSet wall_deck;
  FavourSet favours_left;  // not seen yet, those that will stay in the box among them
  std::uint16_t turn = 0;
  OrderSet orders_left;
  std::array<Townsfolk, townsfolk_row> townsfolk{};  // left to right
  std::array<Outsider, outsider_row> outsiders{};
  std::array<Tavern, max_players + 1> tavern{};
  std::array<Seat, max_players + 1> tavern_taker{};
  std::array<Order, order_slots> orders{};  // none: face down
  std::array<Favour, favour_slots> favours{};
  std::array<Worker, favour_slots> favour_worker{};  // any: one of the solo opponent's, who are all alike
  std::array<Seat, favour_slots> favour_user{};
  std::array<std::uint8_t, suspicion_kinds> suspicion_deck{}, suspicion_discard{};  // by tax
  std::array<Piece, space_count> map{};
  std::array<Task, most_tasks> tasks{};
  std::array<Gain, most_rewards> rewards{};  // of the running action, in the offered order
  std::uint8_t task_count = 0, reward_count = 0;
  std::uint8_t tax = 0;  // the tax supply
  std::uint8_t player_count = 0;
  std::uint8_t round = 0;
  Phase phase = Phase::hiring;
  Ask ask = Ask::over;
  Difficulty difficulty = Difficulty::standard;
  std::uint8_t readings = 0;     // bit per Reading
  Seat start = Seat::none;       // who holds the start token
  Seat actor = Seat::none;       // whose turn, muster or hire it is
  Seat questioned = Seat::none;  // Ask::inquisition
  Space space = Space::none;     // the action being done
  std::uint8_t option = 0;       // ... in which of its ways
  std::uint8_t favour = 0;       // slot + 1 of the favour being used
  Wall wall = Wall::none;        // drawn, its alternative not chosen yet
  Rival rival;
  std::array<NextCard, most_next> next{};  // by deck, of each deck in the order in which they come
  std::uint8_t next_count = 0;
  std::uint8_t padding = 0;

  bool operator==(const State&) const = default;

  Player& player(Seat seat) { return players[ludarium::index(seat)]; }
  const Player& player(Seat seat) const { return players[ludarium::index(seat)]; }
  SeatSet seats() const { return SeatSet::first(player_count); }
  SeatSet parties() const { return SeatSet::first(solo() ? 2 : player_count); }  // who has pieces: the rival too
  bool solo() const { return player_count == 1; }
  bool is_rival(Seat seat) const { return solo() && seat == rival_seat; }
  bool reads(Reading reading) const { return (readings & reading) != 0; }
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 2048);

}  // namespace ludarium::paladins
