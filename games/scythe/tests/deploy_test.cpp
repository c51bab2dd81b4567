// Chapter "Deploy". What the abilities do is in the tests of chapter "Mech abilities".
#include "games/scythe/tests/support/scene.hpp"

namespace ludarium::scythe {
namespace deploy_test {

constexpr Faction rusviet = Faction::rusviet, saxony = Faction::saxony;

// Rusviet with the Industrial mat: Deploy costs 3 metal and gives 2 coins.
Scene deploying() {
  Scene scene({rusviet, saxony});
  scene.tokens("rusviet_mountain", Resource::metal, 4).bottom_of(rusviet, BottomAction::deploy);
  return scene;
}

TEST(Deploy, SC_DEP_01_pay_metal_and_choose_any_mech_left) {
  Scene scene = deploying();
  const Hex mountain = scene.hex("rusviet_mountain");
  scene.mech(rusviet, 1, "rusviet_village").play(act::bottom());
  EXPECT_EQ(scene.s.tokens[index(mountain)][index(Resource::metal)], 1);
  for (std::size_t slot : {0u, 2u, 3u}) EXPECT_TRUE(scene.can(act::deploy(slot, mountain)));
  EXPECT_FALSE(scene.can(act::deploy(1, mountain)));
  EXPECT_EQ(scene.why(act::deploy(1, mountain)), "SC-DEP-01");
  scene.play(act::deploy(3, mountain));
  EXPECT_EQ(scene.rusviet().mechs[3], mountain);
}

TEST(Deploy, SC_DEP_02_where_an_own_worker_stands) {
  Scene scene = deploying();
  scene.workers(rusviet, {"rusviet_mountain", "factory"}).character(rusviet, "rusviet_tundra");
  scene.structure(rusviet, Structure::mill, "rusviet_village").play(act::bottom());
  EXPECT_TRUE(scene.can(act::deploy(0, scene.hex("rusviet_mountain"))));
  EXPECT_TRUE(scene.can(act::deploy(0, scene.hex("factory"))));
  for (const char* hex : {"rusviet_tundra", "rusviet_village", "saxony_mountain", "south_forest"}) {
    EXPECT_FALSE(scene.can(act::deploy(0, scene.hex(hex)))) << hex;
    EXPECT_EQ(scene.why(act::deploy(0, scene.hex(hex))), "SC-DEP-02");
  }
}

TEST(Deploy, SC_DEP_03_never_on_a_lake) {
  Scene scene({Faction::nordic, saxony});
  scene.workers(Faction::nordic, {"nordic_forest", "lake_north"}).tokens("nordic_forest", Resource::metal, 3);
  scene.mech(Faction::nordic, Ability::seaworthy, "lake_north").bottom_of(Faction::nordic, BottomAction::deploy);
  scene.play(act::bottom());
  EXPECT_TRUE(scene.can(act::deploy(0, scene.hex("nordic_forest"))));
  EXPECT_FALSE(scene.can(act::deploy(0, scene.hex("lake_north"))));
  EXPECT_EQ(scene.why(act::deploy(0, scene.hex("lake_north"))), "SC-DEP-03");
}

TEST(Deploy, SC_DEP_04_never_on_a_base) {
  Scene scene = deploying();
  scene.workers(rusviet, {"rusviet_mountain", "rusviet_base"}).play(act::bottom());
  EXPECT_FALSE(scene.can(act::deploy(0, scene.hex("rusviet_base"))));
  EXPECT_EQ(scene.why(act::deploy(0, scene.hex("rusviet_base"))), "SC-DEP-04");
}

// The way over the river onto the farm, which Riverwalk opens for Rusviet.
bool crosses(Scene scene, Unit unit) {
  scene.turn_of(rusviet, TopAction::move).play({act::move_units(), act::unit(unit)});
  return scene.can(act::step(scene.hex("northeast_farm_inner")));
}

TEST(Deploy, SC_DEP_05_the_ability_is_for_character_and_all_mechs_not_workers) {
  Scene scene = deploying();
  scene.character(rusviet, "rusviet_village").mech(rusviet, Ability::peoples_army, "rusviet_village");
  EXPECT_FALSE(crosses(scene, Unit::character));
  EXPECT_FALSE(crosses(scene, mech(2)));
  scene.play({act::bottom(), act::deploy(0, scene.hex("rusviet_village"))});
  EXPECT_TRUE(scene.look().has(scene.rusviet(), Ability::riverwalk));  // at once
  for (Unit unit : {Unit::character, mech(0), mech(2)}) EXPECT_TRUE(crosses(scene, unit));
  EXPECT_FALSE(crosses(scene, worker(0)));
  scene.mech(rusviet, Ability::riverwalk, "rusviet_base");  // for good: even with that mech beaten home
  EXPECT_TRUE(crosses(scene, mech(2)));
}

TEST(Deploy, SC_DEP_06_the_fourth_mech_earns_a_star) {
  Scene scene = deploying();
  const Hex mountain = scene.hex("rusviet_mountain");
  scene.mech(rusviet, 0, "rusviet_base").mech(rusviet, 1, "factory");
  scene.play({act::bottom(), act::deploy(2, mountain)});
  EXPECT_EQ(scene.stars(rusviet), 0);
  scene.tokens("rusviet_mountain", Resource::metal, 3).bottom_of(rusviet, BottomAction::deploy);
  scene.play({act::bottom(), act::deploy(3, mountain)});
  EXPECT_EQ(scene.rusviet().stars[index(Goal::mechs)], 1);
}

TEST(Deploy, SC_DEP_07_without_a_worker_on_land_only_coins_and_bonus) {
  Scene scene = deploying();
  scene.workers(rusviet, {"rusviet_base", "rusviet_base"}).character(rusviet, "rusviet_mountain");
  scene.rusviet().recruits = 1u << index(BottomAction::deploy);
  const int coins = scene.rusviet().coins;
  scene.play(act::bottom());
  EXPECT_EQ(scene.s.ask, Ask::end_turn);
  EXPECT_EQ(count_out(scene.rusviet().mechs), 0);
  EXPECT_EQ(scene.rusviet().coins, coins + 2 + 1);
}

}  // namespace deploy_test
}  // namespace ludarium::scythe
