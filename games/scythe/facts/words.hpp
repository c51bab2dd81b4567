// The words the data files use, each list in the order of its type in types.hpp and facts.hpp.
// Example: faction_names[index(Faction::nordic)] == "nordic"
#pragma once

#include "core/names.hpp"
#include "games/scythe/facts/facts.hpp"

namespace ludarium::scythe {

inline constexpr Names<factions> faction_names = {"nordic", "rusviet", "crimea", "saxony", "polania"};
inline constexpr Names<7> base_names = {"nordic", "rusviet", "crimea", "saxony", "polania", "albion", "togawa"};
inline constexpr Names<mats> mat_names = {"industrial", "engineering", "patriotic", "mechanical", "agricultural"};
inline constexpr Names<7> terrain_names = {"farm", "forest", "mountain", "tundra", "village", "lake", "factory"};
inline constexpr Names<resource_types> resource_names = {"oil", "metal", "wood", "food"};
inline constexpr Names<top_actions> top_action_names = {"move", "trade", "produce", "bolster"};
inline constexpr Names<bottom_actions> bottom_action_names = {"upgrade", "deploy", "build", "enlist"};
inline constexpr Names<structures_per_faction> structure_names = {"mine", "armory", "mill", "monument"};
inline constexpr Names<4> worker_slot_names = {"nothing", "power", "popularity", "coins"};
inline constexpr Names<star_goals> goal_names = {"upgrades",  "mechs",  "structures", "recruits", "workers",
                                                 "objective", "combat", "popularity", "power"};
inline constexpr Names<12> ability_names = {"riverwalk", "speed",     "underpass", "disarm", "township", "peoples_army",
                                            "seaworthy", "artillery", "wayfare",   "scout",  "submerge", "camaraderie"};
inline constexpr Names<6> bonus_rule_names = {"adjacent_tunnels", "adjacent_lakes", "adjacent_encounters",
                                              "on_tunnels",       "in_a_row",       "on_farms_and_tundras"};
inline constexpr Names<automa_levels> automa_level_names = {"autometta", "automa", "automaszyna", "ultimaszyna"};
inline constexpr Names<automa_moves> automa_move_names = {"worker", "mech",         "character", "encounter_or_factory",
                                                          "attack", "attack_worker"};
inline constexpr Names<automa_gains> automa_gain_names = {"power", "coins", "combat_card", "worker",
                                                          "character_or_mech"};
inline constexpr Names<8> automa_key_names = {"only",         "own_units", "enemy",   "fewest_fighters",
                                              "most_workers", "factory",   "reading", "marker"};
inline constexpr Names<34> condition_names = {"control_farms",
                                              "control_forests",
                                              "control_mountains",
                                              "control_tundras",
                                              "control_villages",
                                              "control_tunnels",
                                              "control_factory",
                                              "control_adjacent_to_factory",
                                              "control_around_one_lake",
                                              "highest_power",
                                              "forced_worker_retreat",
                                              "power",
                                              "popularity",
                                              "coins",
                                              "workers",
                                              "mechs",
                                              "structures",
                                              "recruits",
                                              "upgrades",
                                              "combat_cards",
                                              "combat_stars",
                                              "factory_cards",
                                              "one_territory_resources",
                                              "one_territory_each_type",
                                              "one_territory_mechs",
                                              "one_territory_workers",
                                              "one_territory_character",
                                              "one_territory_pieces",
                                              "each_resource",
                                              "one_resource_type",
                                              "workers_equal_recruits",
                                              "workers_on_one_territory_adjacent_to_factory",
                                              "each_main_terrain_with_worker",
                                              "structures_adjacent_to_home_base"};

static_assert(index(Condition::structures_adjacent_to_home_base) + 1 == condition_names.size());
static_assert(index(AutomaKey::marker) + 1 == automa_key_names.size());
static_assert(index(Ability::camaraderie) + 1 == ability_names.size());
static_assert(index(BonusRule::on_farms_and_tundras) + 1 == bonus_rule_names.size());

}  // namespace ludarium::scythe
