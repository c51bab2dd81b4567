// The lists behind names.hpp, each in the order of its type.
#include "games/scythe/text/names.hpp"

#include <algorithm>

namespace ludarium::scythe {
namespace {

constexpr Names<8> all_terrain_names = {"farm", "forest", "mountain", "tundra", "village", "lake", "factory", "base"};
constexpr Names<recruits_per_faction> one_time_names = {"power", "coins", "popularity", "cards"};
constexpr Names<cubes_per_faction> cube_names = {"bolster_power", "bolster_cards", "move_units",
                                                 "move_coins",    "produce_hexes", "trade_popularity"};
constexpr Names<4> edition_names = {"default", "cs", "pl", "hu"};
constexpr Names<17> ask_names = {"section",      "top",     "produce", "gain",     "unit", "step",
                                 "battle",       "ability", "fight",   "retreat",  "meet", "encounter",
                                 "factory_card", "bottom",  "pay",     "end_turn", "over"};
constexpr Names<5> stage_names = {"section", "top", "encounter", "bottom", "end"};
constexpr Names<5> load_names = {"nothing", "workers", "tokens", "all", "chosen"};
constexpr Names<5> combat_stage_names = {"none", "attacker_ability", "defender_ability", "fight", "retreat"};
constexpr Names<3> fate_names = {"held", "completed", "discarded"};
constexpr Names<9> item_names = {"oil", "metal", "wood", "food", "coins", "popularity", "power", "cards", "worker"};
constexpr Names<37> happened_names = {
    "game_began",       "turn_began",   "placed_token",    "gained",        "paid",
    "drew_cards",       "drew_card",    "deck_reshuffled", "produced",      "moved",
    "drove_out",        "battle_began", "used_ability",    "stole_card",    "stole_card_value",
    "fought",           "won_battle",   "retreated",       "star",          "encounter_drawn",
    "encounter_option", "option_void",  "factory_seen",    "factory_taken", "objective_revealed",
    "upgraded",         "deployed",     "built",           "enlisted",      "bottom_action",
    "ongoing_bonus",    "saw_hand",     "gave_coins",      "delay_claimed", "put_back",
    "sample_scoring",   "game_over"};

static_assert(index(Ask::over) + 1 == ask_names.size());
static_assert(index(Stage::end) + 1 == stage_names.size());
static_assert(index(Load::chosen) + 1 == load_names.size());
static_assert(index(CombatStage::retreat) + 1 == combat_stage_names.size());
static_assert(index(ObjectiveFate::discarded) + 1 == fate_names.size());
static_assert(index(Item::worker) + 1 == item_names.size());
static_assert(index(Happened::game_over) + 1 == happened_names.size());
static_assert(index(Terrain::base) + 1 == all_terrain_names.size());
static_assert(index(Edition::hu) + 1 == edition_names.size());

}  // namespace

template <>
NameList names<Faction>() {
  return faction_names;
}
template <>
NameList names<Mat>() {
  return mat_names;
}
template <>
NameList names<Terrain>() {
  return all_terrain_names;
}
template <>
NameList names<Resource>() {
  return resource_names;
}
template <>
NameList names<TopAction>() {
  return top_action_names;
}
template <>
NameList names<BottomAction>() {
  return bottom_action_names;
}
template <>
NameList names<Structure>() {
  return structure_names;
}
template <>
NameList names<OneTimeBonus>() {
  return one_time_names;
}
template <>
NameList names<Cube>() {
  return cube_names;
}
template <>
NameList names<Goal>() {
  return goal_names;
}
template <>
NameList names<Ability>() {
  return ability_names;
}
template <>
NameList names<Edition>() {
  return edition_names;
}
template <>
NameList names<Ask>() {
  return ask_names;
}
template <>
NameList names<Stage>() {
  return stage_names;
}
template <>
NameList names<Load>() {
  return load_names;
}
template <>
NameList names<CombatStage>() {
  return combat_stage_names;
}
template <>
NameList names<ObjectiveFate>() {
  return fate_names;
}
template <>
NameList names<Item>() {
  return item_names;
}
template <>
NameList names<Happened>() {
  return happened_names;
}
template <>
NameList names<Unit>() {
  return unit_names;
}

std::string_view hex_name(const Facts& facts, Hex hex) {
  return index(hex) < facts.hex_count ? std::string_view(facts.hex_id[index(hex)]) : "?";
}

std::optional<Hex> hex_named(const Facts& facts, std::string_view text) {
  for (std::size_t i = 0; i < facts.hex_count; ++i)
    if (facts.hex_id[i] == text) return hex_at(i);
  return std::nullopt;
}

std::vector<std::string_view> hex_names(const Facts& facts) {
  return {facts.hex_id.begin(), facts.hex_id.begin() + facts.hex_count};
}

std::string coordinate(const Facts& facts, Hex hex) {
  if (!facts.territories.has(hex)) return "";
  int first_row = facts.r[index(hex)], number = 1;
  for (Hex other : facts.territories) {
    first_row = std::min<int>(first_row, facts.r[index(other)]);
    number += facts.r[index(other)] == facts.r[index(hex)] && facts.q[index(other)] < facts.q[index(hex)];
  }
  return static_cast<char>('A' + facts.r[index(hex)] - first_row) + std::to_string(number);
}

std::vector<std::string_view> mech_names(const Facts& facts, Faction faction) {
  std::vector<std::string_view> list;
  if (faction == Faction::none) return list;
  for (Ability ability : facts.of(faction).ability) list.push_back(name(ability));
  return list;
}

std::string_view section_name(const Facts& facts, Mat mat, std::size_t section) {
  if (section == factory_section) return "factory";
  return section < sections && mat != Mat::none ? name(facts.of(mat).column[section].top) : "?";
}

std::optional<std::uint8_t> section_named(const Facts& facts, Mat mat, std::string_view text) {
  for (std::uint8_t section = 0; section <= factory_section; ++section)
    if (section_name(facts, mat, section) == text) return section;
  return std::nullopt;
}

std::optional<Seat> seat_named(const State& s, std::string_view faction) {
  for (Seat seat : s.seats())
    if (name(s.player(seat).faction) == faction) return seat;
  return std::nullopt;
}

}  // namespace ludarium::scythe
