// Names is a list of ids in the order of a type: the names of its values in data, positions and notation.
// A game connects list and type once, beside the type: constexpr NameList ids_of(Faction) { return faction_names; }
// Then name(value) gives the id and named<Type>(id) the value. A value outside its type has the name "?".
// Example: name(Faction::nordic) == "nordic"; named<Faction>("nordic") == Faction::nordic
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

template <class E>
concept Named = requires(E value) {
  ids_of(value);
};

template <Named E>
constexpr NameList names() {
  return ids_of(E{});
}

template <Named E>
constexpr std::string_view name(E value) {
  const auto place = static_cast<std::size_t>(value);
  return place < names<E>().size() ? names<E>()[place] : "?";
}

template <Named E>
std::optional<E> named(std::string_view text) {
  const auto place = place_in(names<E>(), text);
  return place ? std::optional(static_cast<E>(*place)) : std::nullopt;
}

}  // namespace ludarium
