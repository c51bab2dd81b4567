// Chance is the source of a table's random numbers: one number for each decision. It is put into the state's generator
// before the action is applied. Without a Chance the generator of the state goes on by itself, as in a record without a
// key.
// A table draws from a secret key of 256 bits: decision k gets the first eight bytes of BLAKE2b(key, k). So nothing
// that was seen shows what will come. The hash of the key is published at the start and the key at the end. So
// everybody can check that nothing was chosen afterwards.
// Example: const auto key = ChanceKey::read(record.key); Chance chance = key->chance(); chance(1)
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace ludarium {

using Chance = std::function<std::uint64_t(std::size_t move)>;  // 0 is the set-up, 1 the first decision

class ChanceKey {
 public:
  static constexpr std::size_t size = 32;
  using Bytes = std::array<std::uint8_t, size>;

  explicit ChanceKey(const Bytes& bytes) : bytes_(bytes) {}
  static std::optional<ChanceKey> read(std::string_view hex);  // 64 hexadecimal digits

  std::string hex() const;
  std::string commitment() const;  // BLAKE2b(key), hexadecimal
  std::uint64_t draw(std::size_t move) const;
  Chance chance() const;

 private:
  Bytes bytes_{};
};

}  // namespace ludarium
