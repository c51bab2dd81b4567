// Who stands where and who controls what: chapter "Key concepts and control".
// Everything here is derived from the state; a handful of ORs over 64-bit sets, cheap enough to be asked anew each time.
#pragma once

#include "scythe/state.hpp"

namespace ludarium::scythe {

inline constexpr HexSet all_hexes{(std::uint64_t{1} << max_hexes) - 1};

struct Pieces {
  HexSet workers, fighters, structures;

  HexSet units() const { return workers | fighters; }
};

// Hex::none is bit 63 of a HexSet and falls away with the mask: no branch per piece.
template <std::size_t n>
constexpr HexSet places(const std::array<Hex, n>& pieces) {
  HexSet set;
  for (Hex hex : pieces) set |= HexSet::of(hex);
  return set & all_hexes;
}

inline HexSet workers_of(const Player& p) { return places(p.workers); }
inline HexSet fighters_of(const Player& p) { return places(p.mechs) | HexSet::of(p.character); }
inline HexSet structures_of(const Player& p) { return places(p.structures); }
inline Pieces pieces_of(const Player& p) { return {workers_of(p), fighters_of(p), structures_of(p)}; }

// Everybody else's pieces, taken together.
inline Pieces enemies_of(const State& s, Seat seat) {
  Pieces all;
  for (Seat other : s.seats().without(seat)) {
    const Pieces p = pieces_of(s.player(other));
    all.workers |= p.workers;
    all.fighters |= p.fighters;
    all.structures |= p.structures;
  }
  return all;
}

// Everywhere a player has a piece: all he can possibly control, for a quick "certainly not".
inline HexSet presence(const Facts& facts, const Player& p) {
  const Pieces own = pieces_of(p);
  return (own.units() | own.structures) & facts.territories;
}

// SC-KEY-04..06. Two players' units share a territory only while a Move is under way, and then the one who came, the
// active player, does not control it yet (SC-MOVE-24).
inline HexSet controlled(const Facts& facts, const State& s, Seat seat) {
  const Pieces own = pieces_of(s.player(seat));
  const HexSet enemy = enemies_of(s, seat).units();
  const HexSet held = seat == s.active ? own.units() - enemy : own.units();
  return (held | (own.structures - enemy)) & facts.territories;
}

inline Hex place_of(const Player& p, Unit unit) {
  if (unit == Unit::character) return p.character;
  return is_worker(unit) ? p.workers[index(unit) - combat_units] : p.mechs[index(unit) - 1];
}
inline Hex& place_of(Player& p, Unit unit) {
  if (unit == Unit::character) return p.character;
  return is_worker(unit) ? p.workers[index(unit) - combat_units] : p.mechs[index(unit) - 1];
}

template <std::size_t n>
int count_at(const std::array<Hex, n>& pieces, Hex hex) {
  int count = 0;
  for (Hex place : pieces) count += place == hex;
  return count;
}
template <std::size_t n>
int count_out(const std::array<Hex, n>& pieces) {  // pieces that have left the mat
  return static_cast<int>(n) - count_at(pieces, Hex::none);
}

inline int fighters_at(const Player& p, Hex hex) { return count_at(p.mechs, hex) + (p.character == hex); }

inline bool has_ability(const Facts& facts, const Player& p, Ability ability) {
  const auto& abilities = facts.of(p.faction).ability;
  for (std::size_t i = 0; i < mechs_per_faction; ++i)
    if (abilities[i] == ability) return p.mechs[i] != Hex::none;
  return false;
}

inline Hex structure_at(const Player& p, Structure structure) { return p.structures[index(structure)]; }
inline bool has_built(const Player& p, Structure structure) { return structure_at(p, structure) != Hex::none; }
inline bool cube_moved(const Player& p, Cube cube) { return (p.cubes_moved >> index(cube) & 1u) != 0; }

inline int hand_size(const Player& p) {
  int size = 0;
  for (auto count : p.hand) size += count;
  return size;
}
inline int star_count(const Player& p) {
  int count = 0;
  for (auto stars : p.stars) count += stars;
  return count;
}
inline int total(const Tokens& tokens) { return tokens[0] + tokens[1] + tokens[2] + tokens[3]; }

// Where in the clockwise order a seat sits, and its neighbours (SC-SETUP-13, SC-ENL-14).
inline std::size_t place_in_order(const State& s, Seat seat) {
  std::size_t i = 0;
  while (s.order[i] != seat) ++i;
  return i;
}
inline Seat left_of(const State& s, Seat seat) { return s.order[(place_in_order(s, seat) + 1) % s.player_count]; }
inline Seat right_of(const State& s, Seat seat) {
  return s.order[(place_in_order(s, seat) + s.player_count - 1) % s.player_count];
}

}  // namespace ludarium::scythe
