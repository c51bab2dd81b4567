// Chapter "Upgrade".
#include <gmock/gmock.h>

#include "games/scythe/tests/support/scene.hpp"

namespace ludarium::scythe {
namespace upgrade_test {

constexpr Faction nordic = Faction::nordic, saxony = Faction::saxony;
constexpr std::array six_cubes{Cube::bolster_power, Cube::bolster_cards, Cube::move_units,
                               Cube::move_coins,    Cube::produce_hexes, Cube::trade_popularity};
constexpr std::array four_actions{BottomAction::upgrade, BottomAction::deploy, BottomAction::build,
                                  BottomAction::enlist};

Scene upgrading(Mat mat = Mat::industrial) {
  Scene scene({nordic, saxony}, {}, {mat, mat == Mat::engineering ? Mat::industrial : Mat::engineering});
  scene.tokens("nordic_forest", Resource::oil, 9).bottom_of(nordic, BottomAction::upgrade);
  return scene;
}

int oil(const Scene& scene) { return scene.s.tokens[index(scene.hex("nordic_forest"))][index(Resource::oil)]; }

TEST(Upgrade, SC_UPG_01_pay_oil_move_a_cube_from_green_to_red) {
  Scene scene = upgrading();
  scene.nordic().cubes_moved = 1u << index(Cube::move_coins);
  scene.nordic().cubes_on[index(BottomAction::enlist)] = 1;
  scene.play(act::bottom());
  EXPECT_EQ(oil(scene), 6);
  EXPECT_FALSE(scene.can(act::upgrade(Cube::move_coins, BottomAction::build)));  // no cube there any more
  EXPECT_EQ(scene.why(act::upgrade(Cube::move_coins, BottomAction::build)), "SC-UPG-01");
  scene.play(act::upgrade(Cube::produce_hexes, BottomAction::build));
  EXPECT_EQ(scene.nordic().cubes_moved, 1u << index(Cube::move_coins) | 1u << index(Cube::produce_hexes));
  EXPECT_THAT(scene.nordic().cubes_on, testing::ElementsAre(0, 0, 1, 1));
}

// Play on until no cube is left: the costs end at what the solid squares show.
TEST(Upgrade, SC_UPG_02_solid_squares_take_no_cube) {
  const std::array<int, 4> solid[mats] = {{2, 1, 2, 2}, {2, 2, 1, 2}, {2, 1, 2, 2}, {2, 1, 2, 2}, {2, 2, 2, 1}};
  for (std::size_t m = 0; m < mats; ++m) {
    Scene scene = upgrading(static_cast<Mat>(m));
    for (int i = 0; i < 6; ++i) {
      scene.tokens("nordic_forest", Resource::oil, 9).bottom_of(nordic, BottomAction::upgrade).play(act::bottom());
      scene.play(scene.legal().front());
    }
    for (BottomAction bottom : four_actions)
      EXPECT_EQ(bottom_cost(scene.look(), scene.nordic(), bottom), solid[m][index(bottom)]) << m;
    scene.s.gain.upgrade = 1;  // one more, could it be
    scene.s.ask = Ask::gain;
    for (Cube cube : six_cubes)
      for (BottomAction bottom : four_actions) EXPECT_FALSE(scene.can(act::upgrade(cube, bottom)));
  }
}

TEST(Upgrade, SC_UPG_03_any_cube_to_any_dashed_square) {
  Scene scene = upgrading();
  scene.play(act::bottom());
  for (Cube cube : six_cubes)
    for (BottomAction bottom : four_actions) EXPECT_TRUE(scene.can(act::upgrade(cube, bottom)));
}

TEST(Upgrade, SC_UPG_04_raises_the_benefit_and_lowers_the_cost) {
  Scene scene = upgrading();
  const int power = scene.nordic().power;
  scene.play({act::bottom(), act::upgrade(Cube::bolster_power, BottomAction::enlist)});
  Scene bolstering = scene, enlisting = scene;
  EXPECT_EQ(bolstering.turn_of(nordic, TopAction::bolster).play(act::bolster_power()).nordic().power, power + 3);

  enlisting.tokens("nordic_forest", Resource::food, 3).bottom_of(nordic, BottomAction::enlist);  // printed: 4
  EXPECT_TRUE(enlisting.can(act::bottom()));
  enlisting.tokens("nordic_forest", Resource::food, 2);
  EXPECT_FALSE(enlisting.can(act::bottom()));
}

TEST(Upgrade, SC_UPG_05_holds_from_the_next_action_on) {
  Scene scene = upgrading();
  scene.play({act::bottom(), act::upgrade(Cube::move_units, BottomAction::upgrade)});
  EXPECT_EQ(oil(scene), 6);  // three paid
  scene.bottom_of(nordic, BottomAction::upgrade).play(act::bottom());
  EXPECT_EQ(oil(scene), 4);  // two now
}

TEST(Upgrade, SC_UPG_06_the_sixth_cube_earns_a_star) {
  Scene scene = upgrading();
  scene.nordic().cubes_moved = 0b001111;
  scene.nordic().cubes_on = {1, 1, 1, 1};
  scene.play({act::bottom(), act::upgrade(Cube::produce_hexes, BottomAction::deploy)});
  EXPECT_EQ(scene.stars(nordic), 0);
  scene.bottom_of(nordic, BottomAction::upgrade);
  scene.play({act::bottom(), act::upgrade(Cube::trade_popularity, BottomAction::enlist)});
  EXPECT_EQ(scene.nordic().stars[index(Goal::upgrades)], 1);
}

TEST(Upgrade, SC_UPG_07_one_cube_an_action_one_action_a_turn) {
  Scene scene = upgrading();
  scene.play({act::bottom(), act::upgrade(Cube::move_units, BottomAction::build)});
  EXPECT_EQ(scene.s.ask, Ask::end_turn);
  EXPECT_EQ(std::popcount(scene.nordic().cubes_moved), 1);
  EXPECT_FALSE(scene.can(act::upgrade(Cube::move_coins, BottomAction::deploy)));
  EXPECT_FALSE(scene.can(act::bottom()));
  EXPECT_EQ(scene.why(act::bottom()), "SC-TURN-05");
}

TEST(Upgrade, SC_UPG_09_a_full_action_is_no_target) {
  Scene scene = upgrading();
  scene.nordic().cubes_moved = 1u << index(Cube::bolster_power) | 1u << index(Cube::bolster_cards);
  scene.nordic().cubes_on[index(BottomAction::deploy)] = 2;
  scene.play(act::bottom());
  EXPECT_FALSE(scene.can(act::upgrade(Cube::move_units, BottomAction::deploy)));
  EXPECT_EQ(scene.why(act::upgrade(Cube::move_units, BottomAction::deploy)), "SC-UPG-09");
  EXPECT_TRUE(scene.can(act::upgrade(Cube::move_units, BottomAction::enlist)));

  for (Mat mat : {Mat::patriotic, Mat::agricultural}) {  // no dashed square on Upgrade itself
    Scene without = upgrading(mat);
    without.play(act::bottom());
    EXPECT_FALSE(without.can(act::upgrade(Cube::move_units, BottomAction::upgrade)));
    EXPECT_EQ(without.why(act::upgrade(Cube::move_units, BottomAction::upgrade)), "SC-UPG-09");
  }
}

}  // namespace upgrade_test
}  // namespace ludarium::scythe
