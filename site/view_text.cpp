#include "site/view_text.hpp"

namespace ludarium {
namespace {

constexpr std::string_view digits = "0123456789abcdef";

}  // namespace

std::string text_of(const AnyState& state) {
  std::size_t size = state.bytes.size();
  while (size > 0 && state.bytes[size - 1] == std::byte{0}) --size;
  std::string text;
  text.reserve(2 * size);
  for (std::size_t i = 0; i < size; ++i) {
    const auto byte = std::to_integer<unsigned>(state.bytes[i]);
    text += digits[byte >> 4];
    text += digits[byte & 15];
  }
  return text;
}

std::optional<AnyState> state_in_text(std::string_view text) {
  AnyState state;
  if (text.size() % 2 || text.size() > 2 * state.bytes.size()) return std::nullopt;
  for (std::size_t i = 0; i < text.size(); i += 2) {
    const auto high = digits.find(text[i]), low = digits.find(text[i + 1]);
    if (high == std::string_view::npos || low == std::string_view::npos) return std::nullopt;
    state.bytes[i / 2] = static_cast<std::byte>(high << 4 | low);
  }
  return state;
}

}  // namespace ludarium
