// The id of every noun of Imperial Settlers, as positions and notation write it; the one place that knows them.
// name(value) gives the id, named<Type>(id) the value back; a value outside its type is "?".
// Example: name(Good::raze) == "raze"; card_named(facts, "com_castle#2")
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/names.hpp"
#include "games/settlers/facts/words.hpp"
#include "games/settlers/rules/actions.hpp"
#include "games/settlers/rules/events.hpp"
#include "games/settlers/rules/state.hpp"

namespace ludarium::settlers {

inline constexpr NameList supply_names = NameList(good_names).first(supply_goods);
inline constexpr NameList resource_names = NameList(good_names).first(resource_types);
inline constexpr Names<2> wish_names = {"payment", "storage"};
inline constexpr std::string_view virtual_player = "virtual";

template <class E>
NameList names();
template <>
NameList names<Good>();
template <>
NameList names<Faction>();
template <>
NameList names<Lookout>();
template <>
NameList names<Phase>();
template <>
NameList names<Ask>();
template <>
NameList names<Todo>();
template <>
NameList names<Happened>();

template <class E>
std::string_view name(E value) {
  return index(value) < names<E>().size() ? names<E>()[index(value)] : "?";
}

template <class E>
std::optional<E> named(std::string_view text) {
  const auto place = place_in(names<E>(), text);
  return place ? std::optional(static_cast<E>(*place)) : std::nullopt;
}

std::string_view card_name(const Facts& facts, CardId card);
std::optional<CardId> card_named(const Facts& facts, std::string_view text);
std::vector<std::string_view> card_names(const Facts& facts);

// The cards other things can be laid on, by their places in State::under and State::laid; none where there is no card.
std::array<CardId, stashes> stash_cards(const Facts& facts);

std::optional<Seat> seat_named(const State& s, std::string_view faction);

}  // namespace ludarium::settlers
