#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "core/game.hpp"

namespace ludarium {

namespace {

// The number is the same on machines of either byte order. Missing bytes of the last word are zero.
std::uint64_t word_at(const unsigned char* bytes, std::size_t size) {
  std::uint64_t word = 0;
  if (std::endian::native == std::endian::little) {
    std::memcpy(&word, bytes, size);
  } else {
    for (std::size_t i = 0; i < size; ++i) word |= std::uint64_t{bytes[i]} << (8 * i);
  }
  return word;
}

}  // namespace

// FNV-1a over words instead of bytes: an eighth of the multiplications.
std::uint64_t hash_bytes(const void* data, std::size_t size) {
  constexpr std::uint64_t offset_basis = 0xcbf29ce484222325u;
  constexpr std::uint64_t prime = 0x100000001b3u;
  const auto* bytes = static_cast<const unsigned char*>(data);
  std::uint64_t hash = offset_basis;
  const auto add = [&](std::uint64_t word) {
    hash = (hash ^ word) * prime;
    hash ^= hash >> 32;  // a multiplication only carries upwards, so mix the high half into the low half
  };
  std::size_t at = 0;
  for (; at + 8 <= size; at += 8) add(word_at(bytes + at, 8));
  if (at < size) add(word_at(bytes + at, size - at));
  return hash;
}

}  // namespace ludarium
