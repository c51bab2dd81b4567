// Chapter "Structure bonus": the tile scored at the end of the game.
#include "games/scythe/tests/support/scene.hpp"

namespace ludarium::scythe {
namespace structure_bonus_test {

using Ladder = std::vector<std::uint8_t>;

std::size_t tile_of(BonusRule rule) {
  for (std::size_t i = 0; i < facts().bonus_tiles.size(); ++i)
    if (facts().bonus_tiles[i].rule == rule) return i;
  throw std::runtime_error("no such tile");
}

const Ladder& ladder_of(BonusRule rule) { return facts().bonus_tiles[tile_of(rule)].coins_by_count; }

// Nordic has built on these hexes, the tile lies open.
Scene built(BonusRule rule, std::initializer_list<std::string_view> hexes) {
  Scene scene({Faction::nordic, Faction::saxony});
  scene.s.bonus_tile = static_cast<std::uint8_t>(tile_of(rule));
  std::size_t next = 0;
  for (std::string_view hex : hexes) scene.structure(Faction::nordic, static_cast<Structure>(next++), hex);
  return scene;
}

int bonus(BonusRule rule, std::initializer_list<std::string_view> hexes) {
  return structure_bonus(built(rule, hexes).look(), seat_at(0));
}

TEST(StructureBonus, SC_SBON_01_each_player_scores_the_tile_whoever_controls_the_territories) {
  Scene scene = built(BonusRule::adjacent_lakes, {"albion_mountain", "factory_forest"});  // four lakes
  scene.structure(Faction::saxony, Structure::mill, "togawa_tundra");                     // one lake
  EXPECT_EQ(fortune(scene.look(), seat_at(0)).structures, 6);
  EXPECT_EQ(fortune(scene.look(), seat_at(1)).structures, 2);
  scene.mech(Faction::saxony, 0, "albion_mountain").mech(Faction::saxony, 1, "factory_forest");
  EXPECT_EQ(fortune(scene.look(), seat_at(0)).structures, 6);
  EXPECT_EQ(fortune(scene.look(), seat_at(1)).structures, 2);
  scene.s.bonus_tile = static_cast<std::uint8_t>(tile_of(BonusRule::on_farms_and_tundras));
  EXPECT_EQ(fortune(scene.look(), seat_at(0)).structures, 0);  // only the tile that lies open
}

TEST(StructureBonus, SC_SBON_02_tunnels_adjacent) {
  constexpr BonusRule tile = BonusRule::adjacent_tunnels;
  EXPECT_EQ(ladder_of(tile), (Ladder{0, 2, 4, 4, 6, 6, 9}));
  EXPECT_EQ(bonus(tile, {"polania_forest"}), 2);
  EXPECT_EQ(bonus(tile, {"factory_tundra"}), 4);
  EXPECT_EQ(bonus(tile, {"factory_tundra", "rusviet_village"}), 4);
  EXPECT_EQ(bonus(tile, {"factory_tundra", "factory_mountain"}), 6);
  EXPECT_EQ(bonus(tile, {"factory_tundra", "factory_mountain", "polania_forest"}), 6);
  EXPECT_EQ(bonus(tile, {"factory_tundra", "factory_mountain", "factory_forest"}), 9);
}

TEST(StructureBonus, SC_SBON_03_lakes_adjacent) {
  constexpr BonusRule tile = BonusRule::adjacent_lakes;
  EXPECT_EQ(ladder_of(tile), (Ladder{0, 2, 4, 4, 6, 6, 9, 9}));
  EXPECT_EQ(bonus(tile, {"albion_farm"}), 2);
  EXPECT_EQ(bonus(tile, {"albion_tundra"}), 4);
  EXPECT_EQ(bonus(tile, {"factory_forest"}), 4);
  EXPECT_EQ(bonus(tile, {"factory_forest", "albion_mountain"}), 6);
  EXPECT_EQ(bonus(tile, {"factory", "albion_tundra"}), 6);
  EXPECT_EQ(bonus(tile, {"albion_mountain", "factory_forest", "tunnel_southeast_village"}), 9);
  EXPECT_EQ(bonus(tile, {"albion_mountain", "factory_forest", "tunnel_southeast_village", "saxony_village"}), 9);
}

TEST(StructureBonus, SC_SBON_04_encounters_adjacent) {
  constexpr BonusRule tile = BonusRule::adjacent_encounters;
  EXPECT_EQ(ladder_of(tile), (Ladder{0, 2, 4, 4, 6, 6, 9, 9}));
  EXPECT_EQ(bonus(tile, {"albion_mountain"}), 2);
  EXPECT_EQ(bonus(tile, {"albion_farm"}), 4);
  EXPECT_EQ(bonus(tile, {"west_forest_inner"}), 4);
  EXPECT_EQ(bonus(tile, {"west_forest_inner", "albion_mountain"}), 6);
  EXPECT_EQ(bonus(tile, {"west_forest_inner", "albion_farm"}), 6);
  EXPECT_EQ(bonus(tile, {"west_forest_inner", "albion_mountain", "nordic_forest"}), 9);
}

TEST(StructureBonus, SC_SBON_05_structures_on_tunnels) {
  constexpr BonusRule tile = BonusRule::on_tunnels;
  EXPECT_EQ(ladder_of(tile), (Ladder{0, 2, 4, 6, 6}));
  EXPECT_EQ(bonus(tile, {"tunnel_north_tundra", "factory", "nordic_forest"}), 2);
  EXPECT_EQ(bonus(tile, {"tunnel_north_tundra", "tunnel_south_tundra"}), 4);
  EXPECT_EQ(bonus(tile, {"tunnel_north_tundra", "tunnel_south_tundra", "tunnel_southwest_farm"}), 6);
}

TEST(StructureBonus, SC_SBON_06_structures_in_one_row) {
  constexpr BonusRule tile = BonusRule::in_a_row;
  EXPECT_EQ(ladder_of(tile), (Ladder{0, 2, 4, 6, 9}));
  EXPECT_EQ(bonus(tile, {"factory"}), 2);
  EXPECT_EQ(bonus(tile, {"factory", "factory_forest"}), 4);
  EXPECT_EQ(bonus(tile, {"south_village", "factory_tundra", "factory"}), 6);
  EXPECT_EQ(bonus(tile, {"factory_mountain", "tunnel_southeast_village", "togawa_mountain", "togawa_farm"}), 9);
}

TEST(StructureBonus, SC_SBON_07_structures_on_farms_or_tundras) {
  constexpr BonusRule tile = BonusRule::on_farms_and_tundras;
  EXPECT_EQ(ladder_of(tile), (Ladder{0, 2, 4, 6, 9}));
  EXPECT_EQ(bonus(tile, {"albion_farm", "factory", "nordic_forest"}), 2);
  EXPECT_EQ(bonus(tile, {"albion_farm", "nordic_tundra"}), 4);
  EXPECT_EQ(bonus(tile, {"albion_farm", "nordic_tundra", "crimea_farm"}), 6);
  EXPECT_EQ(bonus(tile, {"albion_farm", "nordic_tundra", "crimea_farm", "factory_tundra"}), 9);
}

TEST(StructureBonus, SC_SBON_08_what_several_structures_touch_counts_once) {
  // Both touch lake_north; both touch tunnel_north_tundra; both touch nordic_mountain and north_village.
  EXPECT_EQ(bonus(BonusRule::adjacent_lakes, {"albion_farm", "north_village"}), 2);
  EXPECT_EQ(bonus(BonusRule::adjacent_tunnels, {"north_village", "nordic_forest"}), 2);
  EXPECT_EQ(structure_bonus_count(
                built(BonusRule::adjacent_encounters, {"nordic_forest", "tunnel_north_tundra"}).look(), seat_at(0)),
            2);
}

TEST(StructureBonus, SC_SBON_09_the_mine_is_no_tunnel) {
  Scene scene = built(BonusRule::on_tunnels, {"nordic_forest"});
  ASSERT_EQ(scene.nordic().structures[index(Structure::mine)], scene.hex("nordic_forest"));
  EXPECT_EQ(structure_bonus(scene.look(), seat_at(0)), 0);
  Scene beside = built(BonusRule::adjacent_tunnels, {"factory_forest", "factory"});  // the Mill touches the Mine
  EXPECT_EQ(structure_bonus_count(beside.look(), seat_at(0)), 2);
}

TEST(StructureBonus, SC_SBON_10_rivers_break_neither_adjacency_nor_rows) {
  const Hex mountain = hex_named("nordic_mountain");
  for (const char* tunnel : {"tunnel_north_tundra", "tunnel_northeast_forest"})
    ASSERT_TRUE(facts().across_river[index(mountain)].has(hex_named(tunnel)));
  EXPECT_EQ(bonus(BonusRule::adjacent_tunnels, {"nordic_mountain"}), 4);

  ASSERT_TRUE(facts().across_river[index(hex_named("factory_mountain"))].has(hex_named("rusviet_tundra")));
  EXPECT_EQ(bonus(BonusRule::in_a_row, {"factory", "factory_mountain", "rusviet_tundra", "rusviet_mountain"}), 9);
}

TEST(StructureBonus, SC_SBON_11_encounter_territories_count_without_their_token) {
  Scene scene = built(BonusRule::adjacent_encounters, {"west_forest_inner"});
  const int with_tokens = structure_bonus_count(scene.look(), seat_at(0));
  scene.s.encounter_tokens = {};
  EXPECT_EQ(with_tokens, 3);
  EXPECT_EQ(structure_bonus_count(scene.look(), seat_at(0)), 3);
}

TEST(StructureBonus, SC_SBON_12_only_the_longest_unbroken_straight_line_counts) {
  constexpr BonusRule tile = BonusRule::in_a_row;
  EXPECT_EQ(bonus(tile, {"factory", "rusviet_tundra", "rusviet_mountain"}), 4);                    // a gap
  EXPECT_EQ(bonus(tile, {"factory_forest", "factory", "factory_mountain"}), 4);                    // a bend
  EXPECT_EQ(bonus(tile, {"factory", "factory_mountain", "saxony_tundra", "saxony_mountain"}), 4);  // two rows

  Scene mixed = built(tile, {"factory", "rusviet_tundra"});
  mixed.structure(Faction::saxony, Structure::mill, "factory_mountain");  // an enemy's fills no gap
  EXPECT_EQ(structure_bonus(mixed.look(), seat_at(0)), 2);
}

TEST(StructureBonus, SC_SBON_13_only_hex_contact_counts_and_the_table_ends_where_it_ends) {
  EXPECT_EQ(bonus(BonusRule::adjacent_tunnels, {"tunnel_north_tundra"}), 0);  // linked with five, touching none
  EXPECT_EQ(bonus(BonusRule::adjacent_lakes, {"nordic_tundra"}), 0);
  EXPECT_EQ(bonus(BonusRule::in_a_row, {}), 0);
  const auto nine = {"albion_farm", "northeast_farm_inner", "west_forest_inner", "tunnel_southeast_village"};
  Scene scene = built(BonusRule::adjacent_encounters, {});
  std::size_t next = 0;
  for (const char* hex : nine) scene.structure(Faction::nordic, static_cast<Structure>(next++), hex);
  EXPECT_EQ(structure_bonus_count(scene.look(), seat_at(0)), 9);
  EXPECT_EQ(structure_bonus(scene.look(), seat_at(0)), 9);
}

TEST(StructureBonus, SC_SBON_14_a_structure_is_not_adjacent_to_its_own_hex) {
  EXPECT_EQ(bonus(BonusRule::adjacent_encounters, {"rusviet_tundra"}), 0);
  EXPECT_EQ(bonus(BonusRule::adjacent_encounters, {"rusviet_tundra", "rusviet_mountain"}), 2);
  EXPECT_EQ(bonus(BonusRule::adjacent_tunnels, {"tunnel_south_tundra"}), 0);
  EXPECT_EQ(bonus(BonusRule::adjacent_tunnels, {"tunnel_south_tundra", "crimea_farm"}), 2);
}

}  // namespace structure_bonus_test
}  // namespace ludarium::scythe
