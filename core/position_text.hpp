// Writes and reads a position as JSON, the same way in every game. One list of fields serves both. A position that was
// read is also checked for broken invariants.
// A game has `Codes`, which know its facts and the names of its things, and a function all_fields(io, codes, s).
// Example: return write_position_by(codes_for(facts, s), s);
#pragma once

#include <utility>

#include "core/json_fields.hpp"
#include "core/seat.hpp"

namespace ludarium {

// The names of the seats; `name_of(player)` must differ between seats.
template <class State, class NameOf>
SeatNames seat_names_of(const State& s, NameOf&& name_of) {
  SeatNames names;
  for (Seat seat : s.seats()) names.push_back(name_of(s.player(seat)));
  return names;
}

// A state with as many seats as names, before anything is read.
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

// `s` is the state before anything is read.
template <class Codes, class State>
Result<State> read_position_by(const Codes& codes, const json::value& in, State s) {
  FieldReader reader(in.get_object());
  all_fields(reader, codes, s);
  if (auto problem = reader.finish()) return bad_position(problem);
  if (auto wrong = broken_invariant(codes.facts, s)) return Error{"bad_position", *wrong};
  return s;
}

// The first `seats` players of an array, each an object with its own fields. The rest of the array is `nobody`.
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
