#include "server/secrets.hpp"

#include <sodium.h>

#include <array>
#include <cstdlib>

namespace ludarium {
namespace {

// Argon2id with 19 MiB and two passes: what is recommended for servers, and a rush of sign-ins fits into memory.
constexpr unsigned long long password_passes = 2;
constexpr std::size_t password_memory = 19 * 1024 * 1024;

const unsigned char* bytes_of(std::string_view text) { return reinterpret_cast<const unsigned char*>(text.data()); }

std::string hex_of(const unsigned char* bytes, std::size_t size) {
  std::string text(size * 2 + 1, '\0');
  sodium_bin2hex(text.data(), text.size(), bytes, size);
  text.pop_back();
  return text;
}

}  // namespace

void start_secrets() {
  if (sodium_init() < 0) std::abort();
}

std::string random_id() {
  constexpr std::string_view signs = "abcdefghijklmnopqrstuvwxyz0123456789";
  std::string id(12, ' ');
  for (char& sign : id) sign = signs[randombytes_uniform(static_cast<std::uint32_t>(signs.size()))];
  return id;
}

std::uint32_t random_below(std::uint32_t bound) { return randombytes_uniform(bound); }

std::string random_token() {
  std::array<unsigned char, 32> bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  return hex_of(bytes.data(), bytes.size());
}

std::string hash_token(std::string_view token) {
  std::array<unsigned char, 32> hash{};
  crypto_generichash(hash.data(), hash.size(), bytes_of(token), token.size(), nullptr, 0);
  return hex_of(hash.data(), hash.size());
}

std::string hash_password(const std::string& password) {
  std::array<char, crypto_pwhash_STRBYTES> hash{};
  if (crypto_pwhash_str_alg(hash.data(), password.data(), password.size(), password_passes, password_memory,
                            crypto_pwhash_ALG_ARGON2ID13) != 0)
    std::abort();  // out of memory
  return hash.data();
}

bool is_password(const std::string& hash, const std::string& password) {
  return crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
}

ChanceKey fresh_chance_key() {
  ChanceKey::Bytes bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  return ChanceKey(bytes);
}

}  // namespace ludarium
