// BLAKE2b (RFC 7693) with an optional key: the hash that a table draws its chance from. It is in core and not in a
// library for servers, because everybody who checks a record needs it: the terminal, the page, a program in another
// language.
// Example: std::array<std::uint8_t, 32> hash = blake2b(key, message);
#pragma once

#include <array>
#include <cstdint>
#include <span>

namespace ludarium {

using Hash256 = std::array<std::uint8_t, 32>;

Hash256 blake2b(std::span<const std::uint8_t> key, std::span<const std::uint8_t> message);  // key: at most 64 bytes

}  // namespace ludarium
