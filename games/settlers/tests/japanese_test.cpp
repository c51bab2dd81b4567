// Chapter "Japanese faction": samurai and what the board stores.
#include "games/settlers/tests/support/scene.hpp"

namespace ludarium::settlers {
namespace japanese_test {

constexpr Faction jap = Faction::japanese, rom = Faction::romans;

Scene japanese_turn() {
  Scene scene({jap, rom});
  scene.empire(jap, {"jap_farm#1", "jap_farm#2", "jap_casino", "com_mill"}).goods(jap, Good::settler, 3).turn_of(jap);
  return scene;
}

TEST(Japanese, IS_JAP_01_any_number_of_settlers_become_samurai_in_the_own_turn) {
  Scene scene = japanese_turn();
  scene.play({act::samurai(card("jap_farm#1")), act::samurai(card("jap_farm#2"))});
  EXPECT_EQ(scene.has(jap, Good::settler), 1);
  EXPECT_EQ(scene.s.samurai.size(), 2);
  EXPECT_EQ(scene.s.ask, Ask::action);  // no action was spent
  scene.play(act::activate(card("jap_casino")));
  EXPECT_EQ(scene.why(scene.seat(jap), act::samurai(card("jap_casino"))), "IS-ACT-01");  // the Romans' turn
}

TEST(Japanese, IS_JAP_01_also_after_the_action) {
  Scene scene = japanese_turn();
  scene.play(act::activate(card("jap_casino")));
  ASSERT_EQ(scene.s.ask, Ask::after);
  scene.play({act::samurai(card("jap_farm#1")), act::samurai(card("jap_casino"))});
  EXPECT_EQ(scene.has(jap, Good::settler), 0);
  EXPECT_EQ(scene.s.actor, scene.seat(rom));  // nothing left to place: the turn closed
}

TEST(Japanese, IS_JAP_01_takes_a_settler_and_a_Japanese_player) {
  Scene scene = japanese_turn();
  scene.goods(jap, Good::settler, 0);
  EXPECT_EQ(scene.why(act::samurai(card("jap_farm#1"))), "IS-JAP-01");

  scene.empire(rom, {"rom_builder#20"}).goods(rom, Good::settler, 2).turn_of(rom);
  EXPECT_EQ(scene.why(act::samurai(card("rom_builder#20"))), "IS-JAP-01");
}

TEST(Japanese, IS_JAP_02_one_samurai_a_location) {
  Scene scene = japanese_turn();
  scene.play(act::samurai(card("jap_farm#1")));
  EXPECT_EQ(scene.why(act::samurai(card("jap_farm#1"))), "IS-JAP-02");
  EXPECT_TRUE(scene.can(act::samurai(card("jap_farm#2"))));
}

TEST(Japanese, IS_JAP_03_never_on_common_locations_nor_foreign_ones) {
  Scene scene = japanese_turn();
  scene.empire(rom, {"rom_builder#20"});
  EXPECT_EQ(scene.why(act::samurai(card("com_mill"))), "IS-JAP-03");
  EXPECT_EQ(scene.why(act::samurai(card("rom_builder#20"))), "IS-JAP-03");
}

TEST(Japanese, IS_JAP_04_also_on_what_cannot_be_razed) {
  Scene scene = japanese_turn();
  scene.empire(jap, {"jap_gate#13", "jap_shrine"});
  scene.play({act::samurai(card("jap_gate#13")), act::samurai(card("jap_shrine"))});
  EXPECT_TRUE(scene.s.samurai.has(card("jap_gate#13")));
  EXPECT_TRUE(scene.s.samurai.has(card("jap_shrine")));
}

TEST(Japanese, IS_JAP_05_cannot_be_moved_or_taken_back) {
  Scene scene = japanese_turn();
  scene.goods(jap, Good::settler, 1).play(act::samurai(card("jap_farm#1")));
  for (Action action : scene.legal()) {
    Scene after = scene;
    after.play(action);
    EXPECT_TRUE(after.s.samurai.has(card("jap_farm#1")));
    EXPECT_EQ(after.has(jap, Good::settler), 0);
  }
  scene.cleanup();
  EXPECT_TRUE(scene.s.samurai.has(card("jap_farm#1")));
}

TEST(Japanese, IS_JAP_06_adds_one_to_the_raze_cost) {
  Scene scene = japanese_turn();
  scene.play(act::samurai(card("jap_farm#1"))).goods(rom, Good::raze, 2).turn_of(rom);
  EXPECT_EQ(scene.why(act::raze(card("jap_farm#1"))), "IS-RAZE-11");
  EXPECT_TRUE(scene.can(act::raze(card("jap_farm#2"))));
  scene.goods(rom, Good::raze, 4).play(act::raze(card("jap_farm#1")));
  EXPECT_EQ(scene.has(rom, Good::raze), 1);
}

TEST(Japanese, IS_JAP_07_returns_to_the_supply_with_the_razed_location) {
  Scene scene = japanese_turn();
  scene.play(act::samurai(card("jap_farm#1"))).goods(rom, Good::raze, 3).turn_of(rom);
  scene.play(act::raze(card("jap_farm#1")));
  EXPECT_TRUE(scene.s.samurai.empty());
  EXPECT_EQ(scene.has(jap, Good::settler), 2);  // not back to the player
}

TEST(Japanese, IS_JAP_07_returns_to_the_supply_with_the_location_paid) {
  Scene scene = japanese_turn();
  scene.hand(jap, {"jap_stalls#16"}).goods(jap, Good::wood, 1);
  scene.play({act::samurai(card("jap_farm#1")), act::build(card("jap_stalls#16")), act::sacrifice(card("jap_farm#1"))});
  EXPECT_TRUE(scene.s.samurai.empty());
  EXPECT_EQ(scene.has(jap, Good::settler), 2);
}

TEST(Japanese, IS_JAP_08_is_no_settler_any_more) {
  Scene scene = japanese_turn();
  scene.goods(jap, Good::settler, 2).play(act::samurai(card("jap_casino")));
  EXPECT_EQ(scene.why(act::send(1)), "IS-SEND-01");
  EXPECT_EQ(standing(scene.look(), scene.seat(jap))[1], 1);
  scene.play(act::samurai(card("jap_farm#1")));
  EXPECT_EQ(scene.why(act::activate(card("jap_casino"))), "IS-ACTLOC-02");
  EXPECT_EQ(standing(scene.look(), scene.seat(jap))[1], 0);
  scene.cleanup();
  EXPECT_EQ(scene.has(jap, Good::settler), 0);
}

TEST(Japanese, IS_JAP_09_the_board_stores_food) {
  Scene scene = japanese_turn();
  for (Good good : {Good::food, Good::wood, Good::stone, Good::gold, Good::raze}) scene.goods(jap, good, 4);
  scene.cleanup();
  EXPECT_EQ(scene.has(jap, Good::food), 4);
  for (Good good : {Good::wood, Good::stone, Good::gold, Good::raze, Good::settler}) EXPECT_EQ(scene.has(jap, good), 0);
}

}  // namespace japanese_test
}  // namespace ludarium::settlers
