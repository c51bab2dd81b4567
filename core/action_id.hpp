// An action as one number: its eight bytes with the kind first, so that ids are never negative and are ordered by kind.
// The same action has the same id in every position and every version of a game's rules.
#pragma once

#include <cstdint>

#include "core/action.hpp"

namespace ludarium {

constexpr std::int64_t id_of(Action action) {
  std::uint64_t id = action.kind;
  for (const std::uint8_t arg : action.arg) id = id << 8 | arg;
  return static_cast<std::int64_t>(id);
}

constexpr Action action_of(std::int64_t id) {
  auto bytes = static_cast<std::uint64_t>(id);
  Action action;
  for (std::size_t i = action.arg.size(); i-- > 0; bytes >>= 8) action.arg[i] = static_cast<std::uint8_t>(bytes);
  action.kind = static_cast<std::uint8_t>(bytes);
  return action;
}

static_assert(action_of(id_of({7, {1, 2, 3, 4, 5, 6, 255}})) == Action{7, {1, 2, 3, 4, 5, 6, 255}});

}  // namespace ludarium
