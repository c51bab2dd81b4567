// The nouns of Imperial Settlers as strong types.
// A CardId is one physical card; several copies share a Title. Goods a player can own come first in Good.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "core/seat.hpp"

namespace ludarium::settlers {

inline constexpr std::size_t max_players = 4;
inline constexpr std::size_t faction_count = 4;
inline constexpr std::size_t max_cards = 256;  // room for expansions; the base game has 204
inline constexpr std::size_t attack_cards = 16;

enum class Good : std::uint8_t {
  wood,
  stone,
  food,
  gold,
  settler,
  raze,
  defence,  // the goods a personal supply holds end here
  vp,
  card,  // of either deck, as the player likes
  card_common,
  card_faction,
  samurai,
  none = 255
};
inline constexpr std::size_t supply_goods = 7;
inline constexpr std::size_t resource_types = 3;  // wood, stone, food (IS-COMP-11)
inline constexpr std::size_t good_count = 12;

enum class Faction : std::uint8_t { barbarians, romans, egyptians, japanese, none = 255 };
enum class Deck : std::uint8_t { barbarians, romans, egyptians, japanese, common };  // a faction's deck has its number
enum class Kind : std::uint8_t { production, feature, action };
enum class Colour : std::uint8_t { black, purple, blue, brown, gold, red, pink, grey };
using Colours = std::uint8_t;  // bit per Colour
enum class Lookout : std::uint8_t { standard, alternative, advanced };
enum class Phase : std::uint8_t { lookout, production, action, cleanup, attack, over };

template <class E>
requires std::is_enum_v<E>
constexpr std::size_t index(E value) { return static_cast<std::size_t>(value); }
using ludarium::index;

enum class CardId : std::uint8_t { none = 255 };
constexpr CardId card_at(std::size_t i) { return static_cast<CardId>(i); }

// A set of physical cards. Iterates in the order of the ids.
class CardSet {
 public:
  static constexpr std::size_t words = max_cards / 64;

  constexpr bool has(CardId card) const { return (bits_[index(card) / 64] >> (index(card) % 64) & 1u) != 0; }
  constexpr void add(CardId card) { bits_[index(card) / 64] |= bit(card); }
  constexpr void remove(CardId card) { bits_[index(card) / 64] &= ~bit(card); }
  constexpr bool empty() const {
    std::uint64_t any = 0;
    for (auto word : bits_) any |= word;
    return any == 0;
  }
  constexpr int size() const {
    int count = 0;
    for (auto word : bits_) count += std::popcount(word);
    return count;
  }
  constexpr CardId nth(int n) const {  // the n-th of the set, from 0
    for (std::size_t i = 0; i < words; ++i) {
      const int here = std::popcount(bits_[i]);
      if (n >= here) {
        n -= here;
        continue;
      }
      std::uint64_t left = bits_[i];
      while (n-- > 0) left &= left - 1;
      return card_at(i * 64 + static_cast<std::size_t>(std::countr_zero(left)));
    }
    return CardId::none;
  }
  constexpr CardId first() const { return empty() ? CardId::none : *begin(); }

  constexpr CardSet operator|(const CardSet& o) const {
    return join(o, [](auto a, auto b) { return a | b; });
  }
  constexpr CardSet operator&(const CardSet& o) const {
    return join(o, [](auto a, auto b) { return a & b; });
  }
  constexpr CardSet operator-(const CardSet& o) const {
    return join(o, [](auto a, auto b) { return a & ~b; });
  }
  constexpr CardSet& operator|=(const CardSet& o) { return *this = *this | o; }
  constexpr CardSet& operator&=(const CardSet& o) { return *this = *this & o; }
  constexpr CardSet& operator-=(const CardSet& o) { return *this = *this - o; }
  constexpr bool operator==(const CardSet&) const = default;

  // Walks over a copy, so that the set may be changed meanwhile. The word at hand is always the first of what is left:
  // constant places stay in registers.
  struct Iterator {
    std::array<std::uint64_t, words> left;
    std::size_t base;  // number of the first card of left[0]
    constexpr void settle() {
      while (left[0] == 0 && base < max_cards) {
        for (std::size_t i = 1; i < words; ++i) left[i - 1] = left[i];
        left[words - 1] = 0;
        base += 64;
      }
    }
    constexpr CardId operator*() const { return card_at(base + static_cast<std::size_t>(std::countr_zero(left[0]))); }
    constexpr Iterator& operator++() {
      left[0] &= left[0] - 1;
      settle();
      return *this;
    }
    constexpr bool operator==(const Iterator& o) const { return base == o.base; }
  };
  constexpr Iterator begin() const {
    Iterator it{bits_, 0};
    it.settle();
    return it;
  }
  constexpr Iterator end() const { return {{}, max_cards}; }

 private:
  static constexpr std::uint64_t bit(CardId card) { return std::uint64_t{1} << (index(card) % 64); }
  template <class Op>
  constexpr CardSet join(const CardSet& o, Op op) const {
    CardSet result;
    for (std::size_t i = 0; i < words; ++i) result.bits_[i] = op(bits_[i], o.bits_[i]);
    return result;
  }

  std::array<std::uint64_t, words> bits_{};
};

}  // namespace ludarium::settlers
