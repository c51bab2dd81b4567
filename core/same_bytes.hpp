// same_bytes reads the bytes of one value as another type of the same size: std::bit_cast, which the browser's standard
// library lacks.
// Example: same_bytes<Action>(std::uint64_t{3})
#pragma once

#include <type_traits>

namespace ludarium {

template <class To, class From>
constexpr To same_bytes(const From& from) {
  static_assert(sizeof(To) == sizeof(From));
  static_assert(std::is_trivially_copyable_v<To> && std::is_trivially_copyable_v<From>);
  return __builtin_bit_cast(To, from);
}

}  // namespace ludarium
