// games/scythe/data/factions.toml and mats.toml: the two boards in front of every player.
#include <algorithm>

#include "games/scythe/facts/read.hpp"
#include "games/scythe/facts/sentences.hpp"
#include "games/scythe/facts/words.hpp"

namespace ludarium::scythe {

namespace {

constexpr int most_gained = 9;

void read_abilities(Row row, Facts& facts) {
  facts.speed_hexes = byte(row, "speed_extra_hexes", 1, 3);
  facts.artillery_cost = byte(row, "artillery_pays_power", 0, 9);
  facts.artillery_hit = byte(row, "artillery_opponent_loses", 1, 16);
  facts.disarm_hit = byte(row, "disarm_opponent_loses", 1, 16);
  facts.scout_cards = byte(row, "scout_takes_cards", 1, 1);  // one random card at a time is all the rules know
  facts.army_cards = byte(row, "peoples_army_extra_cards", 1, 3);
  row.confidence({"scythe.row.abilities", {}});
}

void read_one_time_bonus(Row row, Facts& facts) {
  const auto bonus = [&](OneTimeBonus which) -> Gain& { return facts.one_time_bonus[index(which)]; };
  bonus(OneTimeBonus::power).power = byte(row, "power", 1, most_gained);
  bonus(OneTimeBonus::coins).coins = byte(row, "coins", 1, most_gained);
  bonus(OneTimeBonus::popularity).popularity = byte(row, "popularity", 1, most_gained);
  bonus(OneTimeBonus::combat_cards).cards = byte(row, "combat_cards", 1, most_gained);
  row.confidence({"scythe.row.one_time_bonuses", {}});
}

void read_mechs(Row& row, FactionFacts& faction) {
  const std::vector<std::size_t> mechs = row.choices("mechs", ability_names, mechs_per_faction, mechs_per_faction);
  if (mechs.size() != mechs_per_faction) return;
  for (std::size_t i = 0; i < mechs.size(); ++i) {
    faction.ability[i] = static_cast<Ability>(mechs[i]);
    if (std::find(mechs.begin(), mechs.begin() + static_cast<std::ptrdiff_t>(i), mechs[i]) !=
        mechs.begin() + static_cast<std::ptrdiff_t>(i))
      row.remark("mechs", says::twice(ability_names[mechs[i]]));
  }
  for (Ability common : {Ability::riverwalk, Ability::speed})
    if (std::find(mechs.begin(), mechs.end(), index(common)) == mechs.end())
      row.remark("mechs", says::ability_missing(ability_names[index(common)]));
}

void read_faction(Row& row, Facts& facts, std::size_t which) {
  FactionFacts& faction = facts.faction[which];
  faction.id = row.text("id");
  if (faction.id != faction_names[which]) row.remark("id", says::wrong_place(faction.id, faction_names[which]));
  faction.colour = row.text("colour");
  faction.power = byte(row, "power", 0, 16);
  faction.cards = byte(row, "combat_cards", 0, 8);
  read_mechs(row, faction);
  const auto land = std::span(terrain_names).first(5);
  for (std::size_t terrain : row.choices("riverwalk_onto", land, 1, land.size())) {
    faction.riverwalk_terrains.push_back(static_cast<Terrain>(terrain));
    faction.riverwalk_onto |= facts.of_terrain[terrain];
  }
  row.confidence({"scythe.row.faction", {{"id", faction.id}}});
}

void read_banned_pair(Row& row, Facts& facts) {
  const std::size_t faction = row.choice("faction", faction_names), mat = row.choice("mat", mat_names);
  if (facts.banned[faction][mat])
    row.remark(says::twice(std::string(faction_names[faction]) + " " + std::string(mat_names[mat])));
  facts.banned[faction][mat] = true;
  row.confidence({"scythe.row.banned_pair", {}});
}

Row structure_of(Row& row, TopAction action) {
  Row structure = row.row("structure");
  structure.choice("id", std::span(structure_names).subspan(index(action), 1));
  return structure;
}

void read_cube(Row cubes, Facts& facts, Cube cube, std::string_view key) {
  facts.top.cube_adds[index(cube)] = byte(cubes, key, 1, 3);
}

void read_bolster(Row row, Facts& facts) {
  facts.top.bolster_cost = byte(row, "cost_coins", 0, most_gained);
  facts.top.bolster_power = byte(row, "power", 1, most_gained);
  facts.top.bolster_cards = byte(row, "combat_cards", 1, most_gained);
  read_cube(row.row("cubes"), facts, Cube::bolster_power, "power");
  read_cube(row.row("cubes"), facts, Cube::bolster_cards, "combat_cards");
  Row monument = structure_of(row, TopAction::bolster);
  facts.top.monument_popularity = byte(monument, "popularity", 1, most_gained);
  row.confidence({"scythe.action_bolster", {}});
}

void read_trade(Row row, Facts& facts) {
  facts.top.trade_cost = byte(row, "cost_coins", 0, most_gained);
  facts.top.trade_tokens = byte(row, "tokens", 1, most_gained);
  facts.top.trade_popularity = byte(row, "popularity", 1, most_gained);
  read_cube(row.row("cubes"), facts, Cube::trade_popularity, "popularity");
  Row armory = structure_of(row, TopAction::trade);
  facts.top.armory_power = byte(armory, "power", 1, most_gained);
  row.confidence({"scythe.action_trade", {}});
}

void read_produce(Row row, Facts& facts) {
  facts.top.produce_hexes = byte(row, "territories", 1, most_gained);
  read_cube(row.row("cubes"), facts, Cube::produce_hexes, "territories");
  Row mill = structure_of(row, TopAction::produce);
  facts.top.mill_items = byte(mill, "items", 1, most_gained);
  row.confidence({"scythe.action_produce", {}});
}

void read_move(Row row, Facts& facts) {
  facts.top.move_units = byte(row, "units", 1, most_gained);
  facts.top.move_coins = byte(row, "coins", 1, most_gained);
  read_cube(row.row("cubes"), facts, Cube::move_units, "units");
  read_cube(row.row("cubes"), facts, Cube::move_coins, "coins");
  structure_of(row, TopAction::move);
  row.confidence({"scythe.action_move", {}});
}

// The ongoing bonus of a circle is one thing, and which one belongs to the circle (SC-ENL-05).
void read_bottom(Row row, Facts& facts) {
  for (std::size_t action = 0; action < bottom_actions; ++action) {
    Row entry = row.row(bottom_action_names[action]);
    entry.choice("paid_with", std::span(resource_names).subspan(action, 1));
    Row recruit = entry.row("recruit");
    Gain& gain = facts.ongoing_bonus[action];
    gain.power = static_cast<std::uint8_t>(recruit.number_or("power", 1, most_gained, 0));
    gain.coins = static_cast<std::uint8_t>(recruit.number_or("coins", 1, most_gained, 0));
    gain.popularity = static_cast<std::uint8_t>(recruit.number_or("popularity", 1, most_gained, 0));
    gain.cards = static_cast<std::uint8_t>(recruit.number_or("combat_cards", 1, most_gained, 0));
    if (gain == Gain{}) entry.remark(says::nothing_gained());
    entry.confidence({"scythe.action_" + std::string(bottom_action_names[action]), {}});
  }
}

void read_worker_slots(Row row, Facts& facts) {
  const std::size_t count = facts.worker_slots.size();
  const std::vector<std::size_t> slots = row.choices("slots", worker_slot_names, count, count);
  for (std::size_t i = 0; i < slots.size(); ++i) facts.worker_slots[i] = static_cast<WorkerSlot>(slots[i]);
  facts.worker_slot_amount = byte(row, "amount", 1, most_gained);
  row.confidence({"scythe.row.worker_slots", {}});
}

void read_columns(Row& row, MatFacts& mat) {
  for (std::size_t action = 0; action < bottom_actions; ++action) {
    Row entry = row.row(bottom_action_names[action]);
    MatColumn& column = mat.column[action];
    column.top = static_cast<TopAction>(entry.choice("top", top_action_names));
    column.cost = byte(entry, "cost", 1, most_gained);
    column.squares = byte(entry, "squares", 0, static_cast<int>(cubes_per_faction));
    column.coins = byte(entry, "coins", 0, most_gained);
  }
}

void check_columns(Row& row, const MatFacts& mat) {
  std::array<bool, top_actions> used{};
  std::size_t squares = 0;
  for (std::size_t action = 0; action < bottom_actions; ++action) {
    const MatColumn& column = mat.column[action];
    const std::string_view name = bottom_action_names[action];
    if (used[index(column.top)]) row.remark(name, says::twice(top_action_names[index(column.top)]));
    if (column.cost <= column.squares) row.remark(name, says::free_action(name));
    used[index(column.top)] = true;
    squares += column.squares;
  }
  if (squares != cubes_per_faction) row.remark(says::wrong_squares(squares, cubes_per_faction));
}

void read_mat(Row& row, Facts& facts, std::size_t which) {
  MatFacts& mat = facts.mat[which];
  mat.id = row.text("id");
  if (mat.id != mat_names[which]) row.remark("id", says::wrong_place(mat.id, mat_names[which]));
  mat.number = byte(row, "number", 1, 99);
  for (std::size_t other = 0; other < which; ++other)
    if (facts.mat[other].number == mat.number) row.remark("number", says::twice(std::to_string(mat.number)));
  mat.popularity = byte(row, "popularity", 0, 18);
  mat.coins = byte(row, "coins", 0, 99);
  mat.objectives = byte(row, "objectives", 0, 2);
  read_columns(row, mat);
  row.confidence({"scythe.row.mat", {{"id", mat.id}}});
}

}  // namespace

void read_factions(TomlFile& file, Facts& facts) {
  Row root = file.root();
  std::vector<Row> rows = root.rows("faction", factions, factions);
  for (std::size_t i = 0; i < rows.size(); ++i) read_faction(rows[i], facts, i);
  read_abilities(root.row("abilities"), facts);
  read_one_time_bonus(root.row("one_time_bonus"), facts);
  for (Row& row : root.rows("banned_pair", 0, factions * mats)) read_banned_pair(row, facts);
}

void read_mats(TomlFile& file, Facts& facts) {
  Row root = file.root();
  Row top = root.row("top");
  read_bolster(top.row("bolster"), facts);
  read_trade(top.row("trade"), facts);
  read_produce(top.row("produce"), facts);
  read_move(top.row("move"), facts);
  read_bottom(root.row("bottom"), facts);
  read_worker_slots(root.row("worker_slots"), facts);
  std::vector<Row> rows = root.rows("mat", mats, mats);
  for (std::size_t i = 0; i < rows.size(); ++i) read_mat(rows[i], facts, i);
  if (!file.clean()) return;
  for (std::size_t i = 0; i < rows.size(); ++i) check_columns(rows[i], facts.mat[i]);
}

}  // namespace ludarium::scythe
