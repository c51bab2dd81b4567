// What a player can pay with, ready to be held against many prices: the goods are the bytes of one number, so that all
// are compared at once.
// Example: const Purse purse(player); if (purse.pays(facts.cost[index(card)])) ...
#pragma once

#include <bit>
#include <cstring>

#include "core/same_bytes.hpp"
#include "games/settlers/rules/state.hpp"

namespace ludarium::settlers {

class Purse {
 public:
  explicit Purse(const Player& player) : player_(player) {
    // As much as most_price is enough for any price, so seven bits of each good will do.
    const std::uint64_t supply = word(player.supply), much = supply & high;
    supply_ = supply | high | (much - (much >> 7));
  }

  bool pays(const Cost& cost) const {
    const std::uint64_t lack = ~(supply_ - word(cost.goods)) & high;
    if (lack == 0 && (cost.resources | cost.hand_cards) == 0) return true;
    if ((lack & not_replaceable) || (lack && player_.has(Good::gold) == 0)) return false;
    return pays_with_gold(cost);
  }

 private:
  using Bytes = std::array<std::uint8_t, 8>;
  using Goods = std::array<std::uint8_t, supply_goods>;
  static constexpr std::uint64_t high = 0x8080808080808080u;
  static constexpr std::uint64_t all = same_bytes<std::uint64_t>(Bytes{255, 255, 255, 255, 255, 255, 255, 0});
  static constexpr std::uint64_t not_replaceable = same_bytes<std::uint64_t>(Bytes{0, 0, 0, 128, 128, 128, 128, 0});

  // In two loads that overlap: seven bytes put together one by one would wait for the slow way through memory.
  static std::uint64_t word(const Goods& goods) {
    std::uint32_t first = 0, last = 0;
    std::memcpy(&first, goods.data(), 4);
    std::memcpy(&last, goods.data() + 3, 4);
    if constexpr (std::endian::native == std::endian::little) return first | std::uint64_t{last} << 24;
    return (std::uint64_t{first} << 32 | std::uint64_t{last} << 8) & all;
  }

  bool pays_with_gold(const Cost& cost) const;  // goods.cpp

  const Player& player_;
  std::uint64_t supply_;
};

}  // namespace ludarium::settlers
