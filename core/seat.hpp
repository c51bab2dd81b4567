// Seat is a place at the table, numbered from 0 in the order of the players' names. SeatSet is a set of seats, one bit
// for each.
// Example: for (Seat seat : SeatSet::first(3)) ...
#pragma once

#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace ludarium {

enum class Seat : std::uint8_t { none = 255 };

constexpr std::size_t index(Seat seat) { return static_cast<std::size_t>(seat); }
constexpr Seat seat_at(std::size_t index) { return static_cast<Seat>(index); }

class SeatSet {
 public:
  constexpr SeatSet() = default;
  constexpr explicit SeatSet(std::uint8_t bits) : bits_(bits) {}
  static constexpr SeatSet of(Seat seat) {  // Seat::none gives the empty set
    return seat == Seat::none ? SeatSet() : SeatSet(static_cast<std::uint8_t>(1u << index(seat)));
  }
  static constexpr SeatSet first(std::size_t count) { return SeatSet(static_cast<std::uint8_t>((1u << count) - 1)); }
  static constexpr SeatSet everyone() { return SeatSet(0xff); }

  constexpr bool has(Seat seat) const { return seat != Seat::none && (bits_ >> index(seat) & 1u) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr std::uint8_t bits() const { return bits_; }
  constexpr Seat lowest() const { return empty() ? Seat::none : seat_at(std::countr_zero(bits_)); }
  constexpr SeatSet with(Seat seat) const { return SeatSet(static_cast<std::uint8_t>(bits_ | of(seat).bits_)); }
  constexpr SeatSet without(Seat seat) const { return without(of(seat)); }
  constexpr SeatSet without(SeatSet seats) const { return SeatSet(static_cast<std::uint8_t>(bits_ & ~seats.bits_)); }

  struct Iterator {
    std::uint8_t left;
    constexpr Seat operator*() const { return seat_at(std::countr_zero(left)); }
    constexpr Iterator& operator++() {
      left = static_cast<std::uint8_t>(left & (left - 1));
      return *this;
    }
    constexpr bool operator==(const Iterator&) const = default;
  };
  constexpr Iterator begin() const { return {bits_}; }
  constexpr Iterator end() const { return {0}; }

  constexpr auto operator<=>(const SeatSet&) const = default;

 private:
  std::uint8_t bits_ = 0;
};

}  // namespace ludarium
