// The nouns of Scythe as strong types, in the orders the rules count on.
// Resource, BottomAction and the recruit circles share one order (oil pays Upgrade, ...); TopAction and Structure
// share another (the Mine stands under Move, ...): see games/scythe/data/mats.toml.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>

#include "core/seat.hpp"

namespace ludarium::scythe {

inline constexpr std::size_t max_players = 5;
inline constexpr std::size_t max_automas = 4;  // somebody must play against them
inline constexpr std::size_t factions = 5;
inline constexpr std::size_t mats = 5;
inline constexpr std::size_t mechs_per_faction = 4;
inline constexpr std::size_t workers_per_faction = 8;
inline constexpr std::size_t structures_per_faction = 4;
inline constexpr std::size_t recruits_per_faction = 4;
inline constexpr std::size_t cubes_per_faction = 6;
inline constexpr std::size_t resource_types = 4;
inline constexpr std::size_t top_actions = 4;
inline constexpr std::size_t bottom_actions = 4;
inline constexpr std::size_t sections = 4;
inline constexpr std::size_t star_goals = 9;
inline constexpr std::size_t card_values = 4;

enum class Faction : std::uint8_t { nordic, rusviet, crimea, saxony, polania, none = 255 };  // clockwise
enum class Mat : std::uint8_t { industrial, engineering, patriotic, mechanical, agricultural, none = 255 };
enum class Terrain : std::uint8_t { farm, forest, mountain, tundra, village, lake, factory, base };
enum class Resource : std::uint8_t { oil, metal, wood, food, none = 255 };
enum class TopAction : std::uint8_t { move, trade, produce, bolster };
enum class BottomAction : std::uint8_t { upgrade, deploy, build, enlist };
enum class Structure : std::uint8_t { mine, armory, mill, monument };
enum class OneTimeBonus : std::uint8_t { power, coins, popularity, combat_cards };
enum class Cube : std::uint8_t {
  bolster_power,
  bolster_cards,
  move_units,
  move_coins,
  produce_hexes,
  trade_popularity
};
enum class Goal : std::uint8_t {  // star spaces, in the order of SC-STAR-01
  upgrades,
  mechs,
  structures,
  recruits,
  workers,
  objective,
  combat,
  popularity,
  power
};
enum class Ability : std::uint8_t {
  riverwalk,
  speed,
  underpass,
  disarm,
  township,
  peoples_army,
  seaworthy,
  artillery,
  wayfare,
  scout,
  submerge,
  camaraderie
};
enum class Edition : std::uint8_t { standard, cs, pl, hu };

template <class E>
requires std::is_enum_v<E>
constexpr std::size_t index(E value) { return static_cast<std::size_t>(value); }
using ludarium::index;

// A place a unit can stand: the 47 territories first, then the 7 home bases.
enum class Hex : std::uint8_t { none = 255 };
inline constexpr std::size_t max_hexes = 54;
constexpr Hex hex_at(std::size_t i) { return static_cast<Hex>(i); }

// The bit of every byte one may take for a hex; those beyond the map, Hex::none among them, have none. A look into this
// table is cheaper than a shift, and a state asks for the bits of all its pieces again and again.
inline constexpr std::array<std::uint64_t, 256> hex_bits = [] {
  std::array<std::uint64_t, 256> bits{};
  for (std::size_t i = 0; i < max_hexes; ++i) bits[i] = std::uint64_t{1} << i;
  return bits;
}();

class HexSet {
 public:
  constexpr HexSet() = default;
  constexpr explicit HexSet(std::uint64_t bits) : bits_(bits) {}
  static constexpr HexSet of(Hex hex) { return HexSet(hex_bits[index(hex)]); }  // of none: empty

  constexpr bool has(Hex hex) const { return (bits_ & hex_bits[index(hex)]) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr std::uint64_t bits() const { return bits_; }
  constexpr Hex first() const { return empty() ? Hex::none : hex_at(std::countr_zero(bits_)); }
  constexpr void add(Hex hex) { bits_ |= of(hex).bits_; }
  constexpr void remove(Hex hex) { bits_ &= ~of(hex).bits_; }

  constexpr HexSet operator|(HexSet o) const { return HexSet(bits_ | o.bits_); }
  constexpr HexSet operator&(HexSet o) const { return HexSet(bits_ & o.bits_); }
  constexpr HexSet operator-(HexSet o) const { return HexSet(bits_ & ~o.bits_); }
  constexpr HexSet& operator|=(HexSet o) { return *this = *this | o; }
  constexpr HexSet& operator&=(HexSet o) { return *this = *this & o; }
  constexpr HexSet& operator-=(HexSet o) { return *this = *this - o; }
  constexpr auto operator<=>(const HexSet&) const = default;

  struct Iterator {
    std::uint64_t left;
    constexpr Hex operator*() const { return hex_at(std::countr_zero(left)); }
    constexpr Iterator& operator++() {
      left &= left - 1;
      return *this;
    }
    constexpr bool operator==(const Iterator&) const = default;
  };
  constexpr Iterator begin() const { return {bits_}; }
  constexpr Iterator end() const { return {0}; }

 private:
  std::uint64_t bits_ = 0;
};

}  // namespace ludarium::scythe
