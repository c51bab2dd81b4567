#include "core/chance.hpp"

#include <fmt/format.h>

#include <charconv>

#include "core/blake2b.hpp"

namespace ludarium {
namespace {

std::string hex_of(const std::array<std::uint8_t, 32>& bytes) {
  std::string text;
  for (const std::uint8_t byte : bytes) text += fmt::format("{:02x}", byte);
  return text;
}

}  // namespace

std::optional<ChanceKey> ChanceKey::read(std::string_view hex) {
  if (hex.size() != 2 * size || hex.find_first_not_of("0123456789abcdef") != std::string_view::npos)
    return std::nullopt;
  Bytes bytes{};
  for (std::size_t i = 0; i < size; ++i) std::from_chars(hex.data() + 2 * i, hex.data() + 2 * i + 2, bytes[i], 16);
  return ChanceKey(bytes);
}

std::string ChanceKey::hex() const { return hex_of(bytes_); }

std::string ChanceKey::commitment() const { return hex_of(blake2b({}, bytes_)); }

// The number of the move is hashed as eight bytes, little-endian. The result is read in the same order.
std::uint64_t ChanceKey::draw(std::size_t move) const {
  std::array<std::uint8_t, 8> message{};
  for (std::size_t i = 0; i < message.size(); ++i)
    message[i] = static_cast<std::uint8_t>(std::uint64_t{move} >> (8 * i));
  const auto hash = blake2b(bytes_, message);
  std::uint64_t drawn = 0;
  for (std::size_t i = 0; i < 8; ++i) drawn |= std::uint64_t{hash[i]} << (8 * i);
  return drawn != 0 ? drawn : 1;  // a generator of zero means "hidden"
}

Chance ChanceKey::chance() const {
  return [key = *this](std::size_t move) { return key.draw(move); };
}

}  // namespace ludarium
