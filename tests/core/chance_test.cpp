#include "core/chance.hpp"

#include <gtest/gtest.h>

#include "core/blake2b.hpp"

namespace ludarium {
namespace chance_test {

// RFC 7693 has only the 512-bit hash of "abc"; these are of the 256-bit one, from libsodium's crypto_generichash.
TEST(Chance, draws_from_the_hash_everybody_can_compute) {
  const auto key = ChanceKey::read("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");
  ASSERT_TRUE(key);
  EXPECT_EQ(key->commitment(), "cb2f5160fc1f7e05a55ef49d340b48da2e5a78099d53393351cd579dd42503d6");
  EXPECT_EQ(key->hex(), "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");
  EXPECT_NE(key->draw(1), key->draw(2));
  EXPECT_EQ(key->chance()(7), key->draw(7));
}

TEST(Chance, takes_only_a_whole_key) {
  EXPECT_FALSE(ChanceKey::read(""));
  EXPECT_FALSE(ChanceKey::read(std::string(63, 'a')));
  EXPECT_FALSE(ChanceKey::read(std::string(64, 'g')));
}

}  // namespace chance_test
}  // namespace ludarium
