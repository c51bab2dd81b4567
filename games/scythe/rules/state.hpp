// One position of Scythe: a plain value of small integers, no pointers, no padding, well under 2 KiB.
// Cards of a deck carry no order: which one comes next is drawn from `rng` when it comes, and only then, unless a
// position named it (`next_cards`, `next_encounters`). What a viewer may not know is marked in the value itself
// (`unknown`, `hidden_card`, ...) by redact().
// Worker 0 leaves the mat first; Hex::none means "still on the mat".
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "core/rng.hpp"
#include "core/seat.hpp"
#include "games/scythe/facts/facts.hpp"
#include "games/scythe/facts/types.hpp"

namespace ludarium::scythe {

// Units of one player: the character, four mechs, eight workers.
enum class Unit : std::uint8_t { character = 0, first_mech = 1, first_worker = 5, none = 255 };
inline constexpr std::size_t units_per_faction = 13;
inline constexpr std::size_t combat_units = 5;
constexpr Unit unit_at(std::size_t i) { return static_cast<Unit>(i); }
constexpr Unit mech(std::size_t i) { return unit_at(1 + i); }
constexpr Unit worker(std::size_t i) { return unit_at(combat_units + i); }
constexpr bool is_worker(Unit u) { return index(u) >= combat_units; }
constexpr bool is_mech(Unit u) { return u != Unit::character && !is_worker(u); }

inline constexpr std::uint8_t no_section = 255;
inline constexpr std::uint8_t factory_section = 4;
inline constexpr std::uint8_t hidden_card = 255;  // a card the viewer may not know
inline constexpr std::uint16_t hidden_coins = 0xffff;
inline constexpr std::size_t unknown = card_values;  // last slot of a hand: cards of unknown value
inline constexpr std::uint32_t factory_cards_hidden = 0x80000000u;
inline constexpr std::size_t named_next = 12;  // as many of the next cards of a deck as a position can name

// More than any game comes to. Play stops counting there, so that no position leaves what a position may hold.
inline constexpr int most_coins = 9999;   // of one player
inline constexpr int most_tokens = 1999;  // of one type on the whole board
inline constexpr int most_turns = 9999;

enum class ObjectiveFate : std::uint8_t { held, completed, discarded };

struct Player {
  std::uint16_t coins = 0;
  Faction faction = Faction::none;
  Mat mat = Mat::none;
  std::uint8_t power = 0;
  std::uint8_t popularity = 0;
  Hex character = Hex::none;
  std::array<Hex, mechs_per_faction> mechs{};
  std::array<Hex, workers_per_faction> workers{};
  std::array<Hex, structures_per_faction> structures{};  // by Structure
  std::uint8_t cubes_moved = 0;                          // bit per Cube
  std::array<std::uint8_t, bottom_actions> cubes_on{};   // cubes on the red squares, by BottomAction
  std::uint8_t recruits = 0;                             // bit per BottomAction: enlisted from there
  std::uint8_t fresh_recruits = 0;                       // the ones of this turn
  std::uint8_t one_time = 0;                             // bit per OneTimeBonus: space taken
  std::array<std::uint8_t, card_values + 1> hand{};      // combat cards by value
  std::uint8_t factory_card = 0;                         // number, 0 = none
  std::array<std::uint8_t, 2> objectives{};              // numbers, 0 = none
  std::array<ObjectiveFate, 2> fate{};
  std::array<std::uint8_t, star_goals> stars{};  // by Goal
  std::uint8_t section = no_section;             // where the action token lies
  std::uint8_t declines = 0;  // bit per BottomAction: standing order, said aloud, not to take that ongoing bonus

  bool operator==(const Player&) const = default;
};

enum Option : std::uint16_t {
  blind_encounters = 1 << 0,
  delay_penalty = 1 << 1,
  tournament = 1 << 2,
  promo = 1 << 3,
  banned_pairs = 1 << 4,
  hide_coin_totals = 1 << 5,
  rusviet_factory_repeat = 1 << 6,
  split_trade = 1 << 7,
};

// The question a state waits on.
enum class Ask : std::uint8_t {
  section,
  top,
  produce,
  gain,
  unit,
  step,
  battle,
  ability,
  fight,
  retreat,
  meet,
  encounter,
  factory_card,
  bottom,
  pay,
  end_turn,
  over
};

// Where in the turn we are; says what follows when a question is answered.
enum class Stage : std::uint8_t { section, top, encounter, bottom, end };

// How much of what lies on a hex a moving unit takes along.
enum class Load : std::uint8_t { nothing, workers, tokens, everything, chosen };

using Tokens = std::array<std::uint16_t, resource_types>;

// A Move action under way. Origins and cargo are kept until its combats are over: a game that ends with combats
// pending puts the units back (SC-END-05, SC-END-14).
struct Moving {
  std::array<Tokens, combat_units> carried_tokens{};         // on the last step of each combat unit
  Tokens chosen_tokens{};                                    // load picked piece by piece
  std::uint16_t started = 0;                                 // bit per Unit: chosen in this action
  std::uint16_t stopped = 0;                                 // bit per Unit: may not go on
  std::array<std::uint8_t, combat_units> carried_workers{};  // bit per worker
  std::uint8_t chosen_workers = 0;
  std::uint8_t choosing = 0;
  std::array<std::uint8_t, units_per_faction> steps{};
  std::array<Hex, units_per_faction> origin{};
  std::uint8_t under_way = 0;
  std::uint8_t units = 0;  // how many may move
  std::uint8_t steps_each = 0;
  Unit unit = Unit::none;  // the one moving now
  std::uint8_t padding = 0;

  bool operator==(const Moving&) const = default;
};

inline constexpr std::size_t attacker = 0, defender = 1;
enum class CombatStage : std::uint8_t { none, attacker_ability, defender_ability, fight, retreat };

struct Combat {
  Hex hex = Hex::none;
  Seat defender = Seat::none;  // the attacker is the active player
  CombatStage stage = CombatStage::none;
  std::uint8_t answered = 0;  // bit per side
  std::array<std::uint8_t, 2> dial{};
  std::array<std::array<std::uint8_t, card_values>, 2> cards{};
  std::uint8_t winner = 0;          // side
  std::uint8_t beaten_workers = 0;  // workers of the loser on the territory
  std::uint8_t loser_showed = 0;    // power the loser revealed

  bool operator==(const Combat&) const = default;
};

struct Payment {
  std::uint8_t left = 0;
  Resource resource = Resource::none;  // none = any type
  std::uint8_t different = 0;          // no type twice
  std::uint8_t used = 0;               // bit per Resource

  bool operator==(const Payment&) const = default;
};

// What the sources leave open about the solo opponent (ledger-automa.md, "Doubts"), and how several play together. The
// ledger's own reading is the one without the bit.
enum AutomaReading : std::uint8_t {
  staying_is_no_move = 1 << 0,    // D 5: if the best hex is the present one, the next option is tried
  danger_by_reach = 1 << 1,       // D 6: workers keep away from what a combat unit could reach by one step
  danger_by_lock = 1 << 2,        // D 6: or from what lies near it as near to an own unit
  target_by_factory = 1 << 3,     // D 8: nearness to the Factory comes first
  cards_by_units = 1 << 4,        // D 11: at most one combat card for each combat unit
  tokens_by_choice = 1 << 5,      // D 12: the conqueror says which
  automas_cooperate = 1 << 6,     // SC-AUTO-128: people together against the Automas
  automas_share_a_deck = 1 << 7,  // SC-AUTO-130
};

// The solo opponents: the last seats of the table. All of it is zero in a game without them, and stands at the end of a
// state, so that nothing else moved when they came.
struct Automas {
  std::array<std::uint32_t, max_automas> deck{};      // bit per card number - 1; a shared one is the first
  std::array<std::uint8_t, combat_units> spoils{};    // tokens to be chosen where that unit of the mover stands
  std::array<std::uint8_t, max_automas> space{};      // of the token on the star tracker
  std::array<std::uint8_t, max_automas> card{};       // the last one drawn for a turn, 0 = none yet
  std::array<std::uint8_t, named_next> next_cards{};  // numbers, 0 = by chance
  std::uint8_t count = 0;
  AutomaLevel level{};
  std::uint8_t readings = 0;
  std::uint8_t marker = 0;  // where on the way round the bases (SC-AUTO-134)
  std::array<std::uint8_t, 3> padding{};

  bool operator==(const Automas&) const = default;
};

struct State {
  Rng rng;
  HexSet encounter_tokens;
  std::uint64_t encounters_drawn = 0;  // bit per card number - 1
  HexSet fought;                       // territories of this Move's combats
  HexSet produced;                     // territories used by this Produce
  std::uint32_t factory_board = 0;     // bit per Factory card number - 1
  std::uint16_t turn = 0;
  std::uint16_t options = 0;
  Moving moving;
  std::array<Tokens, max_hexes> tokens{};
  std::array<Player, max_players> players{};
  std::array<std::uint8_t, card_values + 1> deck{};
  std::array<std::uint8_t, card_values> discard{};
  std::array<Seat, max_players> order{};  // seats clockwise
  std::uint8_t player_count = 0;
  Edition edition = Edition::standard;
  std::uint8_t bonus_tile = 0;

  Ask ask = Ask::section;
  Stage stage = Stage::section;
  Seat active = Seat::none;
  std::uint8_t in_part = 0;         // the active player asked to take less than the whole benefit
  std::uint8_t coercion_used = 0;   // this turn
  std::uint8_t forced_retreat = 0;  // this turn the active player made a worker retreat (SC-OBJ-15)
  std::uint8_t bonus_due = 0;       // the active player's own circle was open before the bottom action
  std::uint8_t encounter_card = 0;
  std::uint8_t options_taken = 0;  // bit per option
  std::uint8_t options_tried = 0;  // blind: could not be paid
  Hex gain_hex = Hex::none;        // where gains are placed; none = a territory with an own worker
  Hex transport_hex = Hex::none;
  std::uint8_t mill_open = 0;
  std::uint8_t produce_left = 0;
  Gain gain;
  Payment payment;
  Combat combat;
  std::array<std::uint8_t, named_next> next_cards{};       // of the combat deck: place of the value + 1, 0 = by chance
  std::array<std::uint8_t, named_next> next_encounters{};  // card numbers, 0 = by chance
  std::uint8_t top_barred = 0;  // the top action of this turn could not be paid and was passed over
  std::array<std::uint8_t, 3> padding{};
  Automas automas;

  bool operator==(const State&) const = default;

  Player& player(Seat seat) { return players[index(seat)]; }
  const Player& player(Seat seat) const { return players[index(seat)]; }
  Player& mover() { return player(active); }
  const Player& mover() const { return player(active); }
  bool has(Option option) const { return (options & option) != 0; }
  bool reads(AutomaReading reading) const { return (automas.readings & reading) != 0; }
  SeatSet seats() const { return SeatSet::first(player_count); }
  SeatSet people() const { return SeatSet::first(static_cast<std::size_t>(player_count - automas.count)); }
  bool is_automa(Seat seat) const { return index(seat) + automas.count >= player_count && index(seat) < player_count; }
  std::size_t automa_at(Seat seat) const { return index(seat) + automas.count - player_count; }  // which of them
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 2048);

}  // namespace ludarium::scythe
