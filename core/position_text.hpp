// A position as JSON, the same way in every game: one list of fields serves writing and reading, and what was read has
// to be a position that can be.
// A game has `Codes`, which know its facts and how its things are called, and all_fields(io, codes, s).
// Example: return write_position_by(codes_for(facts, s), s);
#pragma once

#include <utility>

#include "core/json_fields.hpp"
#include "core/seat.hpp"

namespace ludarium {

// Who sits where; `name_of(player)` is what tells the seats of the game apart.
template <class State, class NameOf>
SeatNames seat_names_of(const State& s, NameOf&& name_of) {
  SeatNames names;
  for (Seat seat : s.seats()) names.push_back(name_of(s.player(seat)));
  return names;
}

// As many seats as there are names; what stands before anything is read.
template <class State>
State seated(const SeatNames& names) {
  State s;
  s.player_count = static_cast<std::uint8_t>(names.size());
  return s;
}

template <class Codes, class State>
json::value write_position_by(const Codes& codes, const State& s) {
  FieldWriter writer;
  all_fields(writer, codes, s);
  return writer.take();
}

// `s` is what stands before anything is read.
template <class Codes, class State>
Result<State> read_position_by(const Codes& codes, const json::value& in, State s) {
  FieldReader reader(in.get_object());
  all_fields(reader, codes, s);
  if (auto problem = reader.finish()) return bad_position(problem);
  if (auto wrong = broken_invariant(codes.facts, s)) return Error{"bad_position", *wrong};
  return s;
}

// The first `seats` of an array, each an object with fields of its own; the rest are empty chairs.
template <class Player, class Fields>
struct SeatsCode {
  std::size_t seats;
  Player nobody;
  Fields fields;  // called with a FieldWriter or a FieldReader and the player

  template <std::size_t n>
  json::value write(const std::array<Player, n>& players) const {
    json::array out;
    for (std::size_t i = 0; i < seats; ++i) out.push_back(Part<Fields>{fields}.write(players[i]));
    return out;
  }
  template <std::size_t n>
  Reading read(const json::value& in, std::array<Player, n>& players) const {
    return ListOf<Part<Fields>, Player>{Part<Fields>{fields}, nobody, 0}.read(in, players);
  }
};
template <class Player, class Fields>
SeatsCode(std::size_t, Player, Fields) -> SeatsCode<Player, Fields>;

}  // namespace ludarium
