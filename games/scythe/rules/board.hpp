// Who stands where and who controls what: chapter "Key concepts and control".
// Everything here is derived from the state; a handful of ORs over 64-bit sets, cheap enough to be asked anew each
// time.
#pragma once

#include <algorithm>
#include <cstring>

#include "games/scythe/rules/state.hpp"

namespace ludarium::scythe {

struct Pieces {
  HexSet workers, fighters, structures;

  HexSet units() const { return workers | fighters; }
};

template <std::size_t n>
constexpr HexSet places(const std::array<Hex, n>& pieces) {
  HexSet set;
  for (Hex hex : pieces) set |= HexSet::of(hex);
  return set;
}

inline HexSet workers_of(const Player& p) { return places(p.workers); }
inline HexSet fighters_of(const Player& p) { return places(p.mechs) | HexSet::of(p.character); }
inline HexSet structures_of(const Player& p) { return places(p.structures); }
inline Pieces pieces_of(const Player& p) { return {workers_of(p), fighters_of(p), structures_of(p)}; }

struct Units {
  HexSet workers, fighters;

  HexSet all() const { return workers | fighters; }
};

// Everybody else's units, taken together.
inline Units enemies_of(const State& s, Seat seat) {
  Units enemy;
  for (Seat other : s.seats().without(seat)) {
    enemy.workers |= workers_of(s.player(other));
    enemy.fighters |= fighters_of(s.player(other));
  }
  return enemy;
}

// Everywhere a player has a piece: all he can possibly control, for a quick "certainly not".
inline HexSet presence(const Facts& facts, const Player& p) {
  const Pieces own = pieces_of(p);
  return (own.units() | own.structures) & facts.territories;
}

// SC-KEY-04..06. Two players' units share a territory only while a Move is under way, and then the one who came, the
// active player, does not control it yet (SC-MOVE-24). Otherwise only a structure left alone can be anybody else's, so
// the enemies are not even looked for without one.
inline HexSet controlled(const Facts& facts, const State& s, Seat seat) {
  const Pieces own = pieces_of(s.player(seat));
  const HexSet held = own.units();
  const bool coming = seat == s.active && s.moving.under_way;
  if (!coming && (own.structures - held).empty()) return held & facts.territories;
  const HexSet enemy = enemies_of(s, seat).all();
  return ((coming ? held - enemy : held) | (own.structures - enemy)) & facts.territories;
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
template <std::size_t n>
bool all_out(const std::array<Hex, n>& pieces) {
  return std::find(pieces.begin(), pieces.end(), Hex::none) == pieces.end();
}

inline int fighters_at(const Player& p, Hex hex) { return count_at(p.mechs, hex) + (p.character == hex); }

// SC-AUTO-02: alone an Automa has no player mat.
inline bool is_automa(const Player& p) { return p.mat == Mat::none; }

// SC-AUTO-05: an Automa has none, whatever it has deployed.
inline bool has_ability(const Facts& facts, const Player& p, Ability ability) {
  const auto& abilities = facts.of(p.faction).ability;
  for (std::size_t i = 0; i < mechs_per_faction; ++i)
    if (abilities[i] == ability) return p.mechs[i] != Hex::none && !is_automa(p);
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
// Asked after every gain, so eight of the nine are added up at once: the product's top byte is the sum of all its
// bytes.
inline int star_count(const Player& p) {
  std::uint64_t eight;
  static_assert(star_goals == sizeof eight + 1);
  std::memcpy(&eight, p.stars.data(), sizeof eight);
  return static_cast<int>(eight * 0x0101010101010101u >> 56) + p.stars.back();
}
// An Automa has no objectives. The stars of its tracker, which lie beside the board, are kept in their place
// (SC-AUTO-106).
inline constexpr Goal tracker_goal = Goal::objective;
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
