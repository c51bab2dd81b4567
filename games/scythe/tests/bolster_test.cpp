// Chapter "Bolster".
#include "games/scythe/tests/support/scene.hpp"

namespace ludarium::scythe {
namespace bolster_test {

Scene bolstering() {
  Scene scene({Faction::nordic, Faction::saxony});
  scene.turn_of(Faction::nordic, TopAction::bolster);
  scene.nordic().coins = 4;
  scene.nordic().power = 5;
  return scene;
}

TEST(Bolster, SC_BOLS_01_costs_one_coin) {
  Scene scene = bolstering();
  scene.play(act::bolster_power());
  EXPECT_EQ(scene.nordic().coins, 3);

  Scene poor = bolstering();
  poor.nordic().coins = 0;
  EXPECT_FALSE(poor.can(act::bolster_power()));
  EXPECT_EQ(poor.why(act::bolster_power()), "SC-BOLS-01");
}

TEST(Bolster, SC_BOLS_02_gives_power_or_cards_never_both) {
  Scene scene = bolstering();
  const int cards = hand_size(scene.nordic());
  scene.play(act::bolster_power());
  EXPECT_EQ(hand_size(scene.nordic()), cards);
  EXPECT_NE(scene.s.ask, Ask::top);  // no second go at it

  Scene other = bolstering();
  other.play(act::bolster_cards());
  EXPECT_EQ(other.nordic().power, 5);
}

TEST(Bolster, SC_BOLS_03_gives_two_power_and_three_with_the_cube_moved) {
  Scene scene = bolstering();
  EXPECT_EQ(scene.play(act::bolster_power()).nordic().power, 7);

  Scene upgraded = bolstering();
  upgraded.nordic().cubes_moved = 1u << index(Cube::bolster_power);
  EXPECT_EQ(upgraded.play(act::bolster_power()).nordic().power, 8);
}

TEST(Bolster, SC_BOLS_04_draws_one_card_and_two_with_the_cube_moved) {
  Scene scene = bolstering();
  const int before = hand_size(scene.nordic());
  EXPECT_EQ(hand_size(scene.play(act::bolster_cards()).nordic()), before + 1);

  Scene upgraded = bolstering();
  upgraded.nordic().cubes_moved = 1u << index(Cube::bolster_cards);
  EXPECT_EQ(hand_size(upgraded.play(act::bolster_cards()).nordic()), before + 2);
}

TEST(Bolster, SC_BOLS_05_monument_adds_a_popularity_to_either) {
  for (Action choice : {act::bolster_power(), act::bolster_cards()}) {
    Scene scene = bolstering();
    scene.structure(Faction::nordic, Structure::monument, "nordic_forest");
    const int before = scene.nordic().popularity;
    EXPECT_EQ(scene.play(choice).nordic().popularity, before + 1);
  }
}

TEST(Bolster, SC_BOLS_01_the_last_coin_is_enough) {
  Scene scene = bolstering();
  scene.nordic().coins = 1;
  ASSERT_TRUE(scene.can(act::bolster_power()));
  EXPECT_EQ(scene.play(act::bolster_power()).nordic().coins, 0);
  EXPECT_EQ(scene.nordic().power, 7);
}

}  // namespace bolster_test
}  // namespace ludarium::scythe
