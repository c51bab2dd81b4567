// Rng is the random generator in every state: SplitMix64, eight bytes, the same numbers on every machine.
// Its value is secret: redact() blanks it, imagine() replaces it.
// Example: Rng rng{seed}; auto card = rng.below(deck_size);
#pragma once

#include <compare>
#include <cstdint>

namespace ludarium {

struct Rng {
  std::uint64_t state = 0;

  constexpr std::uint64_t next() {
    std::uint64_t z = (state += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }

  // A number in [0, bound), each equally likely: multiply, and draw again in the rare uneven rest (Lemire 2019).
  constexpr std::uint32_t below(std::uint32_t bound) {
    std::uint64_t product = (next() >> 32) * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
      const std::uint32_t uneven = -bound % bound;
      while (static_cast<std::uint32_t>(product) < uneven) product = (next() >> 32) * bound;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  constexpr auto operator<=>(const Rng&) const = default;
};

}  // namespace ludarium
