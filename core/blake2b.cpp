#include "core/blake2b.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

namespace ludarium {
namespace {

using Block = std::array<std::uint8_t, 128>;
using Words8 = std::array<std::uint64_t, 8>;

constexpr Words8 start_words = {0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
                                0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179};

constexpr std::uint8_t order[10][16] = {
    {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}, {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
    {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4}, {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
    {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13}, {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
    {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11}, {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
    {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5}, {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0}};

std::uint64_t word_at(const Block& block, std::size_t place) {
  std::uint64_t word = 0;
  for (std::size_t i = 0; i < 8; ++i) word |= std::uint64_t{block[place * 8 + i]} << (8 * i);
  return word;
}

void mix(std::uint64_t& a, std::uint64_t& b, std::uint64_t& c, std::uint64_t& d, std::uint64_t x, std::uint64_t y) {
  a += b + x;
  d = std::rotr(d ^ a, 32);
  c += d;
  b = std::rotr(b ^ c, 24);
  a += b + y;
  d = std::rotr(d ^ a, 16);
  c += d;
  b = std::rotr(b ^ c, 63);
}

void compress(Words8& h, const Block& block, std::uint64_t bytes, bool last) {
  std::array<std::uint64_t, 16> v{};
  std::copy(h.begin(), h.end(), v.begin());
  std::copy(start_words.begin(), start_words.end(), v.begin() + 8);
  v[12] ^= bytes;
  if (last) v[14] = ~v[14];
  std::array<std::uint64_t, 16> m{};
  for (std::size_t i = 0; i < 16; ++i) m[i] = word_at(block, i);
  for (int round = 0; round < 12; ++round) {
    const auto& s = order[round % 10];
    for (std::size_t i = 0; i < 4; ++i) mix(v[i], v[i + 4], v[i + 8], v[i + 12], m[s[2 * i]], m[s[2 * i + 1]]);
    for (std::size_t i = 0; i < 4; ++i)
      mix(v[i], v[4 + (i + 1) % 4], v[8 + (i + 2) % 4], v[12 + (i + 3) % 4], m[s[8 + 2 * i]], m[s[9 + 2 * i]]);
  }
  for (std::size_t i = 0; i < 8; ++i) h[i] ^= v[i] ^ v[i + 8];
}

}  // namespace

Hash256 blake2b(std::span<const std::uint8_t> key, std::span<const std::uint8_t> message) {
  assert(key.size() <= 64);
  Words8 h = start_words;
  h[0] ^= 0x01010000u ^ key.size() << 8 ^ sizeof(Hash256);
  std::uint64_t bytes = 0;
  Block block{};
  if (!key.empty()) {
    std::copy(key.begin(), key.end(), block.begin());
    bytes += block.size();
    compress(h, block, bytes, message.empty());
  }
  while (!message.empty() || bytes == 0) {
    const std::size_t part = std::min(message.size(), block.size());
    block.fill(0);
    std::copy_n(message.begin(), part, block.begin());
    bytes += part;
    message = message.subspan(part);
    compress(h, block, bytes, message.empty());
    if (part == 0) break;  // the empty message without a key
  }
  Hash256 hash{};
  for (std::size_t i = 0; i < hash.size(); ++i) hash[i] = static_cast<std::uint8_t>(h[i / 8] >> (8 * (i % 8)));
  return hash;
}

}  // namespace ludarium
