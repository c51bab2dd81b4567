// Everything printed on the components of Scythe, read from games/scythe/data/*.toml and checked once at start.
// Rules read numbers from here and nowhere else. `confidence` of each row stays with its source file; see doubts().
// Example: Result<Facts> facts = read_facts(embedded_data()); facts->of(Mat::industrial).column[0].cost
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/data_source.hpp"
#include "core/result.hpp"
#include "games/scythe/facts/automa_facts.hpp"
#include "games/scythe/facts/types.hpp"

namespace ludarium::scythe {

// What a card, an action or a bonus gives. All counts; `any` are tokens whose types the player names.
struct Gain {
  std::uint8_t coins = 0;
  std::uint8_t popularity = 0;
  std::uint8_t power = 0;
  std::uint8_t cards = 0;
  std::array<std::uint8_t, resource_types> tokens{};
  std::uint8_t any = 0;
  std::uint8_t worker = 0;
  std::uint8_t mech = 0;
  std::uint8_t structure = 0;
  std::uint8_t recruit = 0;
  std::uint8_t upgrade = 0;
  std::uint8_t produce = 0;     // territories to produce on
  std::uint8_t peek = 0;        // look at one opponent's combat cards (promo encounter 31)
  std::uint8_t transport = 0;   // carry units to one adjacent empty land territory (promo encounter 42)
  std::uint8_t choose_one = 0;  // only one of the kinds above

  bool operator==(const Gain&) const = default;
};

struct Cost {
  std::uint8_t coins = 0;
  std::uint8_t popularity = 0;
  std::uint8_t power = 0;
  std::uint8_t cards = 0;
  std::uint8_t any = 0;        // resource tokens of any type
  std::uint8_t different = 0;  // resource tokens of different types

  bool operator==(const Cost&) const = default;
};

struct FactoryCard {
  bool promo = false;
  Cost cost;
  Gain gain;
};

inline constexpr std::size_t options_per_encounter = 3;
struct EncounterOption {
  Cost cost;
  Gain gain;
};
struct EncounterCard {
  bool promo = false;
  std::array<EncounterOption, options_per_encounter> option;
};

// A condition of an objective. Each holds a bound on something countable; `check` in the data names it.
enum class Condition : std::uint8_t {
  control_farms,
  control_forests,
  control_mountains,
  control_tundras,
  control_villages,
  control_tunnels,
  control_factory,
  control_adjacent_to_factory,
  control_around_one_lake,
  highest_power,  // nobody has more
  forced_worker_retreat,
  power,
  popularity,
  coins,
  workers,
  mechs,
  structures,
  recruits,
  upgrades,
  combat_cards,
  combat_stars,
  factory_cards,
  one_territory_resources,
  one_territory_each_type,  // of every type; on the same territory as one_territory_resources
  one_territory_mechs,      // the four one_territory_* of card 16 hold on one and the same territory
  one_territory_workers,
  one_territory_character,
  one_territory_pieces,
  each_resource,
  one_resource_type,
  workers_equal_recruits,
  workers_on_one_territory_adjacent_to_factory,
  each_main_terrain_with_worker,
  structures_adjacent_to_home_base
};
struct Bound {
  Condition condition{};
  std::int16_t at_least = 0;
  std::int16_t at_most = INT16_MAX;
};
struct Objective {
  bool promo = false;
  bool end_of_turn = false;  // printed on the card; changes nothing (SC-OBJ-07)
  std::string title_key;     // catalogue key
  std::vector<Bound> bounds;
};

enum class BonusRule : std::uint8_t {
  adjacent_tunnels,
  adjacent_lakes,
  adjacent_encounters,
  on_tunnels,
  in_a_row,
  on_farms_and_tundras
};
struct BonusTile {
  std::string id;
  BonusRule rule{};
  std::vector<std::uint8_t> coins_by_count;  // index = count, 0 first; beyond the end the last holds (SC-SBON-13)
};

struct MatColumn {
  TopAction top{};
  std::uint8_t cost = 0;
  std::uint8_t squares = 0;  // dashed squares, each takes one cube and lowers the cost by 1
  std::uint8_t coins = 0;
};
struct MatFacts {
  std::string id;
  std::uint8_t number = 0;
  std::uint8_t popularity = 0;
  std::uint8_t coins = 0;
  std::uint8_t objectives = 0;
  std::array<MatColumn, sections> column;  // in the order of BottomAction
};

struct FactionFacts {
  std::string id;
  std::string colour;
  std::uint8_t power = 0;
  std::uint8_t cards = 0;
  Hex base = Hex::none;
  std::array<Hex, 2> start_workers{};
  std::array<Ability, mechs_per_faction> ability{};  // by mech
  std::vector<Terrain> riverwalk_terrains;           // as printed
  HexSet riverwalk_onto;                             // the territories of those terrains
};

// What the top-row actions give before and after their cubes move.
struct TopFacts {
  std::uint8_t bolster_cost = 0, bolster_power = 0, bolster_cards = 0, monument_popularity = 0;
  std::uint8_t trade_cost = 0, trade_tokens = 0, trade_popularity = 0, armory_power = 0;
  std::uint8_t move_units = 0, move_coins = 0;
  std::uint8_t produce_hexes = 0, mill_items = 0;
  std::array<std::uint8_t, cubes_per_faction> cube_adds{};  // by Cube
};

struct PopularityTier {
  std::uint8_t from = 0, to = 0;
  std::uint8_t per_star = 0, per_territory = 0, per_two_tokens = 0;
};

enum class WorkerSlot : std::uint8_t { nothing, power, popularity, coins };

// What lies in the box. No rule limits tokens or coins by it (SC-KEY-12).
struct BoxFacts {
  std::array<std::uint8_t, resource_types> tokens{};
  std::uint8_t coins = 0, multipliers = 0, encounter_tokens = 0, power_dials = 0;
  std::uint8_t bonus_tiles = 0, player_mats = 0;
  std::uint8_t combat_cards = 0, objective_cards = 0, encounter_cards = 0, factory_cards = 0;
};
struct PieceFacts {  // of one faction
  std::uint8_t faction_mats = 0, action_tokens = 0, popularity_tokens = 0, power_tokens = 0, stars = 0;
  std::uint8_t structures = 0, recruits = 0, mechs = 0, characters = 0, workers = 0, cubes = 0;
};

// A line of the achievement sheet: the first win with a faction (SC-REC-02).
struct RecordLine {
  std::string id;
  Faction faction = Faction::none;
};

inline constexpr std::size_t rings_of_a_hex = 6;

struct Facts {
  // map
  std::uint8_t territory_count = 0;           // hexes 0 .. territory_count-1; bases follow
  std::uint8_t hex_count = 0;                 // with bases
  std::array<std::string, max_hexes> hex_id;  // "factory_forest"; bases "nordic_base"
  std::array<Terrain, max_hexes> terrain{};
  std::array<std::int8_t, max_hexes> q{}, r{};
  // The hexes 0, 1, 2, ... steps away as the crow flies, for bots.
  std::array<std::array<HexSet, rings_of_a_hex>, max_hexes> rings;
  std::array<HexSet, max_hexes> neighbours;    // hex contact, rivers ignored; a base has its exits, no hex has a base
  std::array<HexSet, max_hexes> across_river;  // the part of neighbours behind a river
  std::array<HexSet, 8> of_terrain;            // by Terrain
  HexSet territories, bases, tunnels, encounters, lakes;
  Hex factory = Hex::none;

  std::array<FactionFacts, factions> faction;
  std::array<MatFacts, mats> mat;
  TopFacts top;
  std::array<Resource, 5> produces{};  // by Terrain farm..village; Resource::none for the village (a worker)
  std::array<WorkerSlot, 6> worker_slots{};
  std::uint8_t worker_slot_amount = 0;
  std::array<Gain, bottom_actions> ongoing_bonus;
  std::array<Gain, recruits_per_faction> one_time_bonus;  // by OneTimeBonus
  std::array<std::array<bool, mats>, factions> banned{};

  // combat and tracks
  std::array<std::uint8_t, card_values> card_value{};  // 2 3 4 5
  std::array<std::uint8_t, card_values> card_count{};
  std::uint8_t dial_max = 0;
  std::uint8_t cards_per_unit = 0;
  std::uint8_t loser_draws = 0;
  std::uint8_t combat_star_limit = 0;
  std::uint8_t popularity_per_worker = 0;
  std::uint8_t power_max = 0, popularity_max = 0;
  std::uint8_t stars_to_end = 0;
  std::uint8_t objective_star_limit = 0, objective_star_limit_saxony = 0;
  std::uint8_t artillery_cost = 0, artillery_hit = 0, disarm_hit = 0, scout_cards = 0, army_cards = 0, speed_hexes = 0;
  std::uint8_t delay_popularity = 0;

  std::vector<FactoryCard> factory_cards;  // card n at n-1; base cards first, then promo
  std::vector<EncounterCard> encounter_cards;
  std::vector<Objective> objectives;
  std::uint8_t factory_move_units = 0, factory_move_steps = 0, factory_cards_beyond_players = 0;
  std::uint8_t encounter_options = 0, encounter_options_polania = 0;

  // scoring
  std::vector<PopularityTier> tiers;
  std::vector<BonusTile> bonus_tiles;
  std::uint8_t factory_territories = 0;

  std::uint8_t usual_winning_fortune = 0;  // a yardstick, no rule

  BoxFacts box;
  PieceFacts pieces;
  std::vector<std::string> hints;   // quick-start suggestions by turn, as catalogue keys
  std::vector<std::string> advice;  // suggestions good in any of the first turns, as catalogue keys
  std::vector<RecordLine> record_lines;
  std::uint8_t records_per_win = 0;  // how many lines a winner may sign

  AutomaFacts automa;  // the solo opponent

  const FactionFacts& of(Faction f) const { return faction[index(f)]; }
  const MatFacts& of(Mat m) const { return mat[index(m)]; }
};

Result<Facts> read_facts(const DataSource& source);            // fails with the first of what check_data finds
std::vector<DataRemark> check_data(const DataSource& source);  // everything that is wrong
std::vector<DataRemark> doubts(const DataSource& source);      // the rows that are not verified, with their notes

}  // namespace ludarium::scythe
