// Action is an answer to a decision, in eight bytes. ActionList is the list that `legal` fills.
// `kind` and the meaning of the operands belong to the game; core only compares, stores and prints them.
// Example: ActionList list; game.legal(state, seat, list); for (Action a : list) ...
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>

#include "core/same_bytes.hpp"

namespace ludarium {

struct Action {
  std::uint8_t kind = 0;
  std::array<std::uint8_t, 7> arg{};

  constexpr bool operator==(const Action&) const = default;
  // Written out: the standard library of the browser build cannot order arrays.
  constexpr std::strong_ordering operator<=>(const Action& other) const {
    if (kind != other.kind) return kind <=> other.kind;
    for (std::size_t i = 0; i < arg.size(); ++i)
      if (arg[i] != other.arg[i]) return arg[i] <=> other.arg[i];
    return std::strong_ordering::equal;
  }
};
static_assert(sizeof(Action) == 8);

// An action from its operands. It is built as one number where that gives the same bytes. Bytes that are written one
// by one and then read as a whole would be slow each time (a failed store-to-load forwarding).
template <class... Args>
constexpr Action make_action(std::uint8_t kind, Args... args) {
  static_assert(sizeof...(Args) <= 7);
  if constexpr (std::endian::native != std::endian::little) return {kind, {static_cast<std::uint8_t>(args)...}};
  std::uint64_t bytes = kind;
  [[maybe_unused]] int shift = 0;
  ((bytes |= std::uint64_t{static_cast<std::uint8_t>(args)} << (shift += 8)), ...);
  return same_bytes<Action>(bytes);
}

// Whether only its first operands say anything: what a game writes never has more.
constexpr bool nothing_behind(Action action, std::size_t operands) {
  for (std::size_t i = operands; i < action.arg.size(); ++i)
    if (action.arg[i] != 0) return false;
  return true;
}

// A fixed array on the stack: listing the legal actions never touches the heap. The slots are left uninitialised on
// purpose; clearing 16 KiB for every decision would cost more than finding the actions.
class ActionList {
 public:
  static constexpr std::size_t capacity = 2048;

  ActionList() {}  // NOLINT(modernize-use-equals-default): `= default` would zero the slots
  void push(Action action) {
    assert(size_ < capacity);
    slots_[size_++] = action;
  }
  void clear() { size_ = 0; }
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  const Action& operator[](std::size_t i) const { return slots_[i]; }
  const Action* begin() const { return slots_.data(); }
  const Action* end() const { return slots_.data() + size_; }
  std::span<const Action> all() const { return {slots_.data(), size_}; }
  // Moves the best action at or behind a place to that place; the others keep their order.
  template <class Better>
  void put_first(std::size_t from, Better better) {
    std::size_t best = from;
    for (std::size_t i = from + 1; i < size_; ++i)
      if (better(slots_[i], slots_[best])) best = i;
    if (best != from) std::rotate(slots_.begin() + from, slots_.begin() + best, slots_.begin() + best + 1);
  }
  bool contains(Action action) const {
    for (Action a : *this)
      if (a == action) return true;
    return false;
  }

 private:
  std::size_t size_ = 0;
  union {
    std::array<Action, capacity> slots_;
  };
};

}  // namespace ludarium
