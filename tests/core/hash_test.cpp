#include <gtest/gtest.h>

#include <set>

#include "core/game.hpp"

namespace ludarium {
namespace hash_test {

// Records hold these numbers: they may never change.
TEST(Hash, is_the_same_on_every_machine) {
  EXPECT_EQ(hash_bytes("", 0), 0xcbf29ce484222325u);
  const char text[] = "0123456789abcdef";
  EXPECT_EQ(hash_bytes(text, 8), 0x923ea2a782701b08u);
  EXPECT_EQ(hash_bytes(text, 11), 0x919092a2928d8532u);
}

TEST(Hash, sees_every_single_bit_of_a_state) {
  AnyState state;
  std::set<std::uint64_t> seen{hash(state)};
  for (std::size_t i = 0; i < state.bytes.size() * 8; ++i) {
    state.bytes[i / 8] ^= std::byte{1} << i % 8;
    EXPECT_TRUE(seen.insert(hash(state)).second) << "bit " << i;
    state.bytes[i / 8] ^= std::byte{1} << i % 8;
  }
}

}  // namespace hash_test
}  // namespace ludarium
