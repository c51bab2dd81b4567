// A position as JSON, the same way in every game: one list of fields serves writing and reading, and what was read has
// to be a position that can be.
// Example: return read_fields(in, std::move(s), [&](auto& io, auto& state) { all_fields(io, codes, state); }, broken);
#pragma once

#include <utility>

#include "core/json_fields.hpp"

namespace ludarium {

template <class State, class Fields>
json::value write_fields(const State& s, Fields&& fields) {
  Writer writer;
  fields(writer, s);
  return writer.take();
}

// `s` is what stands before anything is read; `broken(s)` says what cannot be about the result, if anything.
template <class State, class Fields, class Broken>
Result<State> read_fields(const json::value& in, State s, Fields&& fields, Broken&& broken) {
  Reader reader(in.get_object());
  fields(reader, s);
  if (auto problem = reader.finish()) return bad_position(problem);
  if (auto wrong = broken(s)) return Error{"bad_position", *wrong};
  return s;
}

// The first `seats` of an array, each an object with fields of its own; the rest are empty chairs.
template <class Player, class Fields>
struct SeatsCode {
  std::size_t seats;
  Player nobody;
  Fields fields;  // called with a Writer or a Reader and the player

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
