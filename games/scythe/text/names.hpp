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

inline constexpr Names<8> all_terrain_names = {"farm",    "forest", "mountain", "tundra",
                                               "village", "lake",   "factory",  "base"};
inline constexpr Names<recruits_per_faction> one_time_names = {"power", "coins", "popularity", "cards"};
inline constexpr Names<cubes_per_faction> cube_names = {"bolster_power", "bolster_cards", "move_units",
                                                        "move_coins",    "produce_hexes", "trade_popularity"};
inline constexpr Names<4> edition_names = {"default", "cs", "pl", "hu"};
inline constexpr Names<17> ask_names = {"section",      "top",     "produce", "gain",     "unit", "step",
                                        "battle",       "ability", "fight",   "retreat",  "meet", "encounter",
                                        "factory_card", "bottom",  "pay",     "end_turn", "over"};
inline constexpr Names<5> stage_names = {"section", "top", "encounter", "bottom", "end"};
inline constexpr Names<5> load_names = {"nothing", "workers", "tokens", "all", "chosen"};
inline constexpr Names<5> combat_stage_names = {"none", "attacker_ability", "defender_ability", "fight", "retreat"};
inline constexpr Names<3> fate_names = {"held", "completed", "discarded"};
inline constexpr Names<9> item_names = {"oil",        "metal", "wood",  "food",  "coins",
                                        "popularity", "power", "cards", "worker"};
static_assert(index(Ask::over) + 1 == ask_names.size());
static_assert(index(Stage::end) + 1 == stage_names.size());
static_assert(index(Load::chosen) + 1 == load_names.size());
static_assert(index(CombatStage::retreat) + 1 == combat_stage_names.size());
static_assert(index(ObjectiveFate::discarded) + 1 == fate_names.size());
static_assert(index(Item::worker) + 1 == item_names.size());
static_assert(index(Terrain::base) + 1 == all_terrain_names.size());
static_assert(index(Edition::hu) + 1 == edition_names.size());

constexpr NameList ids_of(Faction) { return faction_names; }
constexpr NameList ids_of(Mat) { return mat_names; }
constexpr NameList ids_of(Terrain) { return all_terrain_names; }
constexpr NameList ids_of(Resource) { return resource_names; }
constexpr NameList ids_of(TopAction) { return top_action_names; }
constexpr NameList ids_of(BottomAction) { return bottom_action_names; }
constexpr NameList ids_of(Structure) { return structure_names; }
constexpr NameList ids_of(OneTimeBonus) { return one_time_names; }
constexpr NameList ids_of(Cube) { return cube_names; }
constexpr NameList ids_of(Goal) { return goal_names; }
constexpr NameList ids_of(Ability) { return ability_names; }
constexpr NameList ids_of(Edition) { return edition_names; }
constexpr NameList ids_of(Ask) { return ask_names; }
constexpr NameList ids_of(Stage) { return stage_names; }
constexpr NameList ids_of(Load) { return load_names; }
constexpr NameList ids_of(CombatStage) { return combat_stage_names; }
constexpr NameList ids_of(ObjectiveFate) { return fate_names; }
constexpr NameList ids_of(Item) { return item_names; }
constexpr NameList ids_of(Unit) { return unit_names; }

// The rule that chose the destination of an Automa's move.
enum class AutomaRule : std::uint8_t { reading, worker, mech, encounter, attack, attack_worker, marker };
inline constexpr Names<7> automa_rule_names = {"SC-AUTO-37", "SC-AUTO-48", "SC-AUTO-55", "SC-AUTO-61",
                                               "SC-AUTO-66", "SC-AUTO-69", "SC-AUTO-134"};
constexpr NameList ids_of(AutomaRule) { return automa_rule_names; }
constexpr NameList ids_of(AutomaLevel) { return automa_level_names; }
constexpr NameList ids_of(AutomaMove) { return automa_move_names; }
constexpr NameList ids_of(AutomaKey) { return automa_key_names; }
AutomaRule rule_of(AutomaMove move, AutomaKey by);

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
