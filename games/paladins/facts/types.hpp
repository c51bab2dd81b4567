// The nouns of Paladins of the West Kingdom as strong types.
// Cards of a kind are numbered in the order of their data file; a set of them is a bit mask.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "core/rng.hpp"
#include "core/seat.hpp"

namespace ludarium::paladins {

inline constexpr std::size_t max_players = 4;
inline constexpr std::size_t paladin_count = 12;
inline constexpr std::size_t tavern_count = 24;
inline constexpr std::size_t townsfolk_count = 32;
inline constexpr std::size_t outsider_count = 36;
inline constexpr std::size_t wall_count = 24;
inline constexpr std::size_t order_count = 6;
inline constexpr std::size_t favour_count = 10;
inline constexpr std::size_t space_count = 40;
inline constexpr std::size_t region_count = 6;
inline constexpr std::size_t townsfolk_row = 5;
inline constexpr std::size_t outsider_row = 6;
inline constexpr std::size_t order_slots = 3;
inline constexpr std::size_t favour_slots = 5;
inline constexpr std::size_t jar_spaces = 10;
inline constexpr std::size_t workshop_count = 8;
inline constexpr std::size_t most_uses = 7;  // of an action with a limit (PW-LIM-01)
inline constexpr std::size_t most_spots = 3;
inline constexpr std::size_t most_rounds = 7;  // room for the paladins of so many; the game says how many there are
inline constexpr std::size_t drawn_paladins = 3;
inline constexpr std::size_t suspicion_kinds = 3;   // tax 0, 1, 2
inline constexpr std::size_t suspicion_cards = 24;  // room for all of them before one player

// `any` stands only on a spot: whoever comes.
enum class Worker : std::uint8_t { labourer, scout, merchant, fighter, cleric, criminal, any, none = 255 };
inline constexpr std::size_t worker_types = 6;

enum class Attribute : std::uint8_t { strength, faith, influence };
inline constexpr std::size_t attributes = 3;

// The action spaces of a player's board: six on the left, then the six right-side actions.
enum class Space : std::uint8_t {
  develop,
  recruit,
  hunt,
  trade,
  pray,
  conspire,
  commission,
  fortify,
  garrison,
  absolve,
  attack,
  convert,
  none = 255
};
inline constexpr std::size_t board_spaces = 12;
inline constexpr std::size_t right_spaces = 6;

enum class People : std::uint8_t { saracen, byzantine, viking };

// What cards, spaces and actions give or cost. The first six are the workers in their order.
enum class Token : std::uint8_t {
  labourer,
  scout,
  merchant,
  fighter,
  cleric,
  criminal,
  silver,
  provision,
  tax,
  strength,
  faith,
  influence,
  remove_suspicion,
  pay_debt,
  cancel_debt,
  take_debt,
  pray,
  free_recruit,
  free_develop,
  may_discard,     // Absolve: a suspicion, if one likes (PW-ABS-08). Not in data files
  pay_or_discard,  // the solo opponent's Absolve (PW-SACT-13). Not in data files
  none = 255
};
inline constexpr std::size_t data_tokens = 19;

// What the solo opponent's scheme cards and board name.
enum class Scheme : std::uint8_t {
  commission,
  fortify,
  garrison,
  absolve,
  attack,
  convert,  // the right-side actions in the order of Space
  recruit,
  pray,
  trade,
  conspire,
  kings_order,
  kings_favour,
  none = 255
};
inline constexpr std::size_t scheme_kinds = 12;

// What draws the solo opponent to a space of the map.
enum class Lure : std::uint8_t { free_recruit, pay_debt, pray, two_workers, one_worker, silver, remove_suspicion };
inline constexpr std::size_t lures = 7;

enum class Difficulty : std::uint8_t { easy, standard, hard };

template <class E>
requires std::is_enum_v<E>
constexpr std::size_t index(E value) { return static_cast<std::size_t>(value); }
using ludarium::index;

constexpr bool right_side(Space space) { return index(space) >= right_spaces && space != Space::none; }
constexpr std::size_t right_index(Space space) { return index(space) - right_spaces; }
constexpr Space right_at(std::size_t i) { return static_cast<Space>(right_spaces + i); }
constexpr bool is_worker(Token token) { return index(token) < worker_types; }
constexpr bool is_attribute(Token token) { return token >= Token::strength && token <= Token::influence; }
constexpr Attribute attribute_of(Token token) { return static_cast<Attribute>(index(token) - index(Token::strength)); }
constexpr Token token_of(Attribute attribute) { return static_cast<Token>(index(Token::strength) + index(attribute)); }

// The numbers of the cards: an index into their list in Facts, or none.
enum class Paladin : std::uint8_t { unknown = 254, none = 255 };  // unknown: in a view, a card its viewer cannot see
enum class Tavern : std::uint8_t { none = 255 };
enum class Townsfolk : std::uint8_t { none = 255 };
enum class Outsider : std::uint8_t { none = 255 };
enum class Wall : std::uint8_t { none = 255 };
enum class Order : std::uint8_t { none = 255 };
enum class Favour : std::uint8_t { none = 255 };

// A set of cards of one kind; which one a shuffled deck gives next is drawn from it when it comes.
template <class Card, class Bits>
class Cards {
 public:
  constexpr Cards() = default;
  static constexpr Cards first(std::size_t count) {
    Cards all;
    for (std::size_t i = 0; i < count; ++i) all.add(static_cast<Card>(i));
    return all;
  }

  constexpr bool has(Card card) const { return (bits_ >> index(card) & 1u) != 0; }
  constexpr void add(Card card) { bits_ = static_cast<Bits>(bits_ | bit(card)); }
  constexpr void remove(Card card) { bits_ = static_cast<Bits>(bits_ & ~bit(card)); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr Bits bits() const { return bits_; }
  constexpr Cards operator|(Cards o) const { return Cards(static_cast<Bits>(bits_ | o.bits_)); }
  constexpr Cards operator&(Cards o) const { return Cards(static_cast<Bits>(bits_ & o.bits_)); }
  constexpr Cards operator-(Cards o) const { return Cards(static_cast<Bits>(bits_ & ~o.bits_)); }
  constexpr bool operator==(const Cards&) const = default;

  // Takes a card out at random; `none` of an empty set.
  constexpr Card draw(Rng& rng) {
    if (empty()) return Card::none;
    Bits left = bits_;
    for (std::uint32_t skip = rng.below(static_cast<std::uint32_t>(size())); skip; --skip)
      left = static_cast<Bits>(left & (left - 1));
    const Card card = static_cast<Card>(std::countr_zero(left));
    remove(card);
    return card;
  }

  struct Iterator {
    Bits left;
    constexpr Card operator*() const { return static_cast<Card>(std::countr_zero(left)); }
    constexpr Iterator& operator++() {
      left = static_cast<Bits>(left & (left - 1));
      return *this;
    }
    constexpr bool operator==(const Iterator&) const = default;
  };
  constexpr Iterator begin() const { return {bits_}; }
  constexpr Iterator end() const { return {0}; }

 private:
  constexpr explicit Cards(Bits bits) : bits_(bits) {}
  static constexpr Bits bit(Card card) { return static_cast<Bits>(Bits{1} << index(card)); }

  Bits bits_ = 0;
};
using PaladinSet = Cards<Paladin, std::uint16_t>;
using TavernSet = Cards<Tavern, std::uint32_t>;
using TownsfolkSet = Cards<Townsfolk, std::uint32_t>;
using OutsiderSet = Cards<Outsider, std::uint64_t>;
using WallSet = Cards<Wall, std::uint32_t>;
using OrderSet = Cards<Order, std::uint8_t>;
using FavourSet = Cards<Favour, std::uint16_t>;

}  // namespace ludarium::paladins
