// The id of every noun of Scythe, as data, positions and notation write it; the one place that knows them.
// name(value) gives the id, named<Type>(id) the value back; a value outside its type is "?".
// Example: name(Faction::nordic) == "nordic"; named<Structure>("mill") == Structure::mill
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/names.hpp"
#include "games/scythe/facts/facts.hpp"
#include "games/scythe/facts/words.hpp"
#include "games/scythe/rules/actions.hpp"
#include "games/scythe/rules/events.hpp"
#include "games/scythe/rules/state.hpp"

namespace ludarium::scythe {

// A bit of State::options each, in this order.
inline constexpr Names<8> option_names = {
    "blind_encounters", "delay_penalty",          "tournament", "promo", "banned_pairs",
    "hide_coin_totals", "rusviet_factory_repeat", "split_trade"};
static_assert(split_trade == 1u << (option_names.size() - 1));
inline constexpr Names<units_per_faction> unit_names = {"character", "mech1",   "mech2",   "mech3",   "mech4",
                                                        "worker1",   "worker2", "worker3", "worker4", "worker5",
                                                        "worker6",   "worker7", "worker8"};
inline constexpr NameList combat_unit_names = NameList(unit_names).first(combat_units);
inline constexpr NameList worker_names = NameList(unit_names).last(workers_per_faction);
inline constexpr Names<options_per_encounter> encounter_option_names = {"A", "B", "C"};

template <class E>
NameList names();
template <>
NameList names<Faction>();
template <>
NameList names<Mat>();
template <>
NameList names<Terrain>();
template <>
NameList names<Resource>();
template <>
NameList names<TopAction>();
template <>
NameList names<BottomAction>();
template <>
NameList names<Structure>();
template <>
NameList names<OneTimeBonus>();
template <>
NameList names<Cube>();
template <>
NameList names<Goal>();
template <>
NameList names<Ability>();
template <>
NameList names<Edition>();
template <>
NameList names<Ask>();
template <>
NameList names<Stage>();
template <>
NameList names<Load>();
template <>
NameList names<CombatStage>();
template <>
NameList names<ObjectiveFate>();
template <>
NameList names<Item>();
template <>
NameList names<Happened>();
template <>
NameList names<Unit>();

template <class E>
std::string_view name(E value) {
  return index(value) < names<E>().size() ? names<E>()[index(value)] : "?";
}

template <class E>
std::optional<E> named(std::string_view text) {
  const auto place = place_in(names<E>(), text);
  return place ? std::optional(static_cast<E>(*place)) : std::nullopt;
}

std::string_view hex_name(const Facts& facts, Hex hex);
std::optional<Hex> hex_named(const Facts& facts, std::string_view text);
std::vector<std::string_view> hex_names(const Facts& facts);

// A territory on the map as players point at it: row letter from the north, number from the west ("D4" is the Factory).
std::string coordinate(const Facts& facts, Hex hex);

// The mechs of a faction by the ability each of them covers on the mat.
std::vector<std::string_view> mech_names(const Facts& facts, Faction faction);

// A section of the mat is called by the top-row action printed in it; the fifth is the Factory card.
std::string_view section_name(const Facts& facts, Mat mat, std::size_t section);
std::optional<std::uint8_t> section_named(const Facts& facts, Mat mat, std::string_view text);

std::optional<Seat> seat_named(const State& s, std::string_view faction);

}  // namespace ludarium::scythe
