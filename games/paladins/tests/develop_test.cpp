// Chapter "Develop and workshops".
#include <algorithm>

#include "games/paladins/tests/support/scene.hpp"

namespace ludarium::paladins {
namespace develop_test {

using enum Worker;

Scene developing() {
  Scene scene(2);
  scene.workers(0, {labourer, labourer}).silver(0, 4);
  return scene;
}

// So many workshops stand already, on the last actions.
Scene after(int placed) {
  Scene scene = developing();
  for (std::size_t i = 0; i < static_cast<std::size_t>(placed); ++i)
    scene.workshop(0, right_at(right_spaces - 1 - i / 2), i % 2);
  return scene;
}

Scene with_works() {
  Scene scene(2);
  scene.favours({"works"}).workers(0, {merchant}).silver(0, 0).provision(0, 1);
  return scene;
}

TEST(Develop, PW_DEV_01_two_workers_of_any_type_and_four_silver) {
  Scene one = developing();
  EXPECT_EQ(one.workers(0, {criminal}).why(act::take(Space::develop)), "PW-DEV-01");
  Scene poor = developing();
  EXPECT_EQ(poor.silver(0, 3).why(act::take(Space::develop)), "PW-DEV-01");
  for (Worker type : {labourer, scout, merchant, fighter, cleric, criminal}) {
    Scene scene = developing();
    scene.workers(0, {type, type, type}).silver(0, 5).play(act::take(Space::develop));
    EXPECT_EQ(scene.held(0, type), 1);
    EXPECT_EQ(scene.of(0).board[index(Space::develop)], (Spots{type, type, none}));
    EXPECT_EQ(scene.of(0).silver, 1);
    EXPECT_EQ(scene.s.ask, Ask::workshop);
  }
}

TEST(Develop, PW_DEV_01_which_worker_stands_left_is_no_question) {
  Scene scene = developing();
  scene.workers(0, {labourer, fighter}).play(act::take(Space::develop));
  EXPECT_EQ(scene.s.ask, Ask::workshop);
  EXPECT_EQ(scene.of(0).board[index(Space::develop)], (Spots{labourer, fighter, none}));
  Scene three = developing();
  three.workers(0, {labourer, fighter, cleric}).play(act::take(Space::develop));
  EXPECT_EQ(three.legal().size(), 3u);  // which two
}

TEST(Develop, PW_DEV_02_the_workshops_go_from_left_to_right) {
  Scene scene = developing();
  scene.play({act::take(Space::develop), act::workshop(Space::attack, 1)});
  EXPECT_EQ(scene.of(0).workshop_count, 1);
  EXPECT_EQ(scene.held(0, facts().workshop[0]), 1);
  scene.on_board(0, Space::develop, no_workers).workers(0, {labourer, labourer}).silver(0, 4).turn_of(0);
  scene.play({act::take(Space::develop), act::workshop(Space::commission, 0)});
  EXPECT_EQ(scene.of(0).workshop_count, 2);
  EXPECT_EQ(scene.held(0, facts().workshop[0]), 0);
  EXPECT_EQ(scene.held(0, facts().workshop[1]), 1);
}

TEST(Develop, PW_DEV_03_onto_one_of_the_first_two_spots_of_the_right_side) {
  Scene scene = developing();
  scene.play(act::take(Space::develop));
  EXPECT_EQ(scene.legal().size(), right_spaces * 2);
  for (std::size_t i = 0; i < board_spaces; ++i) {
    const auto action = static_cast<Space>(i);
    EXPECT_EQ(scene.why(act::workshop(action, 0)), right_side(action) ? "" : "PW-DEV-03");
    EXPECT_EQ(scene.why(act::workshop(action, 1)), right_side(action) ? "" : "PW-DEV-03");
    EXPECT_EQ(scene.why(act::workshop(action, 2)), "PW-DEV-03");
  }
  EXPECT_EQ(scene.why(act::decline()), "PW-TURN-16");
}

TEST(Develop, PW_DEV_04_two_on_an_action_and_one_on_a_spot) {
  Scene scene = developing();
  scene.workshop(0, Space::fortify, 1).workshop(0, Space::attack, 0).workshop(0, Space::attack, 1);
  scene.play(act::take(Space::develop));
  EXPECT_TRUE(scene.can(act::workshop(Space::fortify, 0)));
  EXPECT_EQ(scene.why(act::workshop(Space::fortify, 1)), "PW-DEV-04");
  EXPECT_EQ(scene.why(act::workshop(Space::attack, 0)), "PW-DEV-04");
  EXPECT_EQ(scene.why(act::workshop(Space::attack, 1)), "PW-DEV-04");
  EXPECT_EQ(scene.legal().size(), right_spaces * 2 - 3);
}

TEST(Develop, PW_DEV_05_a_covered_spot_needs_nobody) {
  Scene scene(2);
  scene.workers(0, {labourer, cleric});
  EXPECT_EQ(scene.why(act::take(Space::commission)), "PW-COMM-01");
  scene.workshop(0, Space::commission, 0).play(act::take(Space::commission));
  EXPECT_EQ(scene.of(0).board[index(Space::commission)], (Spots{none, labourer, cleric}));
  Scene right(2);
  right.workshop(0, Space::commission, 1).workers(0, {labourer, cleric});
  EXPECT_EQ(right.why(act::take(Space::commission)), "PW-COMM-01");  // the scout's spot is still open
  EXPECT_TRUE(right.workers(0, {scout, cleric}).can(act::take(Space::commission)));
}

TEST(Develop, PW_DEV_05_a_worker_cannot_stand_on_a_workshop) {
  Scene scene(2);
  scene.workshop(0, Space::commission, 0).workers(0, {scout, labourer, cleric}).play(act::take(Space::commission));
  ASSERT_EQ(scene.s.ask, Ask::workers);
  EXPECT_EQ(scene.why(act::workers({scout, labourer, cleric})), "PW-DEV-05");
}

TEST(Develop, PW_DEV_06_the_worker_under_it_comes_at_once) {
  const std::array under{scout, merchant, fighter, cleric, scout, merchant, fighter, cleric};
  for (int placed = 0; placed < 8; ++placed) {
    Scene scene = after(placed);
    scene.play({act::take(Space::develop), act::workshop(Space::commission, 0)});
    EXPECT_EQ(workers_held(scene.of(0)), 1);
    EXPECT_EQ(scene.held(0, under[static_cast<std::size_t>(placed)]), 1) << placed;
  }
}

TEST(Develop, PW_DEV_07_a_worker_on_the_covered_spot_goes_back) {
  Scene scene = developing();
  scene.on_board(0, Space::garrison, {merchant, labourer, fighter});
  scene.play({act::take(Space::develop), act::workshop(Space::garrison, 1)});
  EXPECT_EQ(scene.of(0).board[index(Space::garrison)], (Spots{merchant, none, fighter}));
  EXPECT_EQ(scene.held(0, labourer), 0);  // not to the player
  EXPECT_EQ(scene.all(Happened::workshop)[0].arg[2], number(labourer));
}

TEST(Develop, PW_DEV_08_the_others_stay_and_block) {
  Scene scene(2);
  scene.plenty(0).on_board(0, Space::garrison, {merchant, labourer, fighter}).workers(0, {labourer, labourer});
  scene.play({act::take(Space::develop), act::workshop(Space::garrison, 0)});
  scene.plenty(0).turn_of(0);
  EXPECT_EQ(scene.why(act::take(Space::garrison)), "PW-TURN-09");
  scene.on_board(0, Space::develop, no_workers).workers(0, {labourer, labourer});
  scene.play({act::take(Space::develop), act::workshop(Space::garrison, 1)});
  EXPECT_EQ(scene.of(0).board[index(Space::garrison)], (Spots{none, none, fighter}));
  EXPECT_EQ(scene.plenty(0).turn_of(0).why(act::take(Space::garrison)), "PW-TURN-09");
}

TEST(Develop, PW_DEV_09_eight_workshops_and_no_more) {
  EXPECT_TRUE(after(7).can(act::take(Space::develop)));
  EXPECT_EQ(after(8).why(act::take(Space::develop)), "PW-DEV-09");
}

TEST(Develop, PW_DEV_10_workshops_stay_where_they_are) {
  Scene scene = developing();
  scene.play({act::take(Space::develop), act::workshop(Space::convert, 1)});
  const auto standing = scene.of(0).workshops;
  scene.on_board(0, Space::convert, {fighter, none, cleric}).workers(0, {cleric}).silver(0, 2).turn_of(0);
  scene.play({act::take(Space::pray), act::clear(Space::convert)});
  EXPECT_EQ(scene.of(0).workshops, standing);
  scene.pass_all();
  EXPECT_EQ(scene.s.round, 2);
  EXPECT_EQ(scene.of(0).workshops, standing);
  EXPECT_TRUE(covered(scene.of(0), Space::convert, 1));
}

TEST(Develop, PW_DEV_11_free_develop_needs_neither_workers_nor_silver) {
  Scene scene = with_works();
  scene.on_board(0, Space::develop, {labourer, labourer, none}).on_board(0, Space::attack, {scout, labourer, fighter});
  scene.workshop(0, Space::fortify, 0).play({act::favour(0), act::option(0)});
  ASSERT_EQ(scene.s.ask, Ask::workshop);
  EXPECT_EQ(scene.why(act::workshop(Space::fortify, 0)), "PW-DEV-04");
  EXPECT_EQ(scene.why(act::workshop(Space::fortify, 2)), "PW-DEV-03");
  scene.play(act::workshop(Space::attack, 1));
  EXPECT_TRUE(covered(scene.of(0), Space::attack, 1));
  EXPECT_EQ(scene.of(0).workshop_count, 2);
  EXPECT_EQ(scene.of(0).board[index(Space::attack)], (Spots{scout, none, fighter}));
  EXPECT_EQ(scene.held(0, facts().workshop[1]), 1);
  EXPECT_EQ(workers_held(scene.of(0)), 1);
  EXPECT_EQ(scene.of(0).silver, 0);
}

TEST(Develop, PW_DEV_11_the_develop_space_stays_free) {
  Scene scene = with_works();
  scene.play({act::favour(0), act::option(0), act::workshop(Space::attack, 1)});
  EXPECT_FALSE(occupied(scene.of(0), Space::develop));
  EXPECT_TRUE(scene.workers(0, {labourer, labourer}).silver(0, 4).turn_of(0).can(act::take(Space::develop)));
}

TEST(Develop, PW_DEV_12_free_develop_without_a_workshop_is_lost) {
  Scene scene = with_works();
  for (std::size_t i = 0; i < workshop_count; ++i) scene.workshop(0, right_at(i / 2), i % 2);
  scene.play(act::favour(0));
  ASSERT_TRUE(scene.can(act::option(0)));
  scene.play(act::option(0));
  EXPECT_TRUE(scene.happened(Happened::lost));
  EXPECT_EQ(scene.of(0).workshop_count, 8);
  EXPECT_EQ(workers_held(scene.of(0)), 0);
  EXPECT_EQ(scene.s.actor, seat_at(1));
}

TEST(Develop, PW_DEV_13_with_two_workshops_the_third_spot_decides) {
  for (std::size_t i = 0; i < right_spaces; ++i) {
    Scene scene(2);
    scene.plenty(0).workshop(0, right_at(i), 0).workshop(0, right_at(i), 1);
    for (Worker type : {labourer, scout, merchant, fighter, cleric, criminal}) {
      const bool fitting = type == facts().right[i].spots[2] || type == criminal;
      EXPECT_EQ(scene.workers(0, {type}).can(act::take(right_at(i))), fitting) << i << " " << index(type);
    }
  }
}

}  // namespace develop_test
}  // namespace ludarium::paladins
