#include "server/secrets.hpp"

#include <gtest/gtest.h>
#include <sodium.h>

#include <set>

#include "core/blake2b.hpp"

namespace ludarium {
namespace secrets_test {

TEST(Secrets, our_own_hash_is_libsodiums) {
  start_secrets();
  for (const std::size_t length : {0u, 1u, 8u, 127u, 128u, 129u, 256u, 1000u})
    for (const std::size_t key_length : {0u, 16u, 32u, 64u}) {
      std::vector<std::uint8_t> key(key_length), message(length);
      for (auto* bytes : {&key, &message})
        if (!bytes->empty()) randombytes_buf(bytes->data(), bytes->size());
      Hash256 theirs{};
      crypto_generichash(theirs.data(), theirs.size(), message.data(), message.size(), key.data(), key.size());
      EXPECT_EQ(blake2b(key, message), theirs) << length << " " << key_length;
    }
}

TEST(Secrets, passwords_are_known_again_and_nothing_else) {
  start_secrets();
  const std::string hash = hash_password("long enough");
  EXPECT_EQ(hash.find("long"), std::string::npos);
  EXPECT_TRUE(hash.starts_with("$argon2id$"));
  EXPECT_TRUE(is_password(hash, "long enough"));
  EXPECT_FALSE(is_password(hash, "long enougH"));
  EXPECT_FALSE(is_password("", "long enough"));
}

TEST(Secrets, ids_and_tokens_do_not_repeat) {
  start_secrets();
  std::set<std::string> seen;
  for (int i = 0; i < 1000; ++i) {
    EXPECT_EQ(random_id().size(), 12u);
    seen.insert(random_id());
    seen.insert(random_token());
  }
  EXPECT_EQ(seen.size(), 2000u);
}

}  // namespace secrets_test
}  // namespace ludarium
