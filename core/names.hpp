// Lists of ids, each in the order of its type: what a value is called in data, positions and notation.
// Example: constexpr Names<2> sides = {"attacker", "defender"}; place_in(sides, "defender") == 1
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string_view>

namespace ludarium {

template <std::size_t n>
using Names = std::array<std::string_view, n>;
using NameList = std::span<const std::string_view>;

inline std::optional<std::size_t> place_in(NameList list, std::string_view text) {
  const auto found = std::find(list.begin(), list.end(), text);
  if (found == list.end()) return std::nullopt;
  return static_cast<std::size_t>(found - list.begin());
}

}  // namespace ludarium
