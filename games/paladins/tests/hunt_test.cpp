// Chapters "Hunt and Trade" and "Conspire".
#include "games/paladins/tests/support/scene.hpp"

namespace ludarium::paladins {
namespace hunt_test {

using enum Worker;
constexpr std::array every_type{labourer, scout, merchant, fighter, cleric, criminal};
constexpr std::size_t alone = 0, in_pairs = 1;

Scene poor(std::initializer_list<Worker> held) {
  Scene scene(2);
  scene.workers(0, held).silver(0, 0).provision(0, 0);
  return scene;
}

TEST(Hunt, PW_HUNT_01_anyone_alone_hunts_one_provision) {
  for (Worker type : every_type) {
    Scene scene = poor({type, type});
    scene.play(act::take(Space::hunt, alone));
    EXPECT_EQ(scene.of(0).provision, 1);
    EXPECT_EQ(scene.of(0).silver, 0);
    EXPECT_EQ(scene.of(0).board[index(Space::hunt)], (Spots{type, none, none}));
    EXPECT_EQ(scene.held(0, type), 1);
  }
}

TEST(Hunt, PW_HUNT_02_with_a_scout_three_provisions) {
  for (Worker type : every_type) {
    const bool fitting = type == scout || type == criminal;
    EXPECT_EQ(poor({type, type}).why(act::take(Space::hunt, in_pairs)), fitting ? "" : "PW-HUNT-02");
  }
  EXPECT_EQ(poor({scout}).why(act::take(Space::hunt, in_pairs)), "PW-HUNT-02");
  Scene scene = poor({scout, fighter});
  scene.play(act::take(Space::hunt, in_pairs));
  EXPECT_EQ(scene.of(0).provision, 3);
  EXPECT_EQ(scene.of(0).silver, 0);
  EXPECT_EQ(scene.of(0).board[index(Space::hunt)], (Spots{fighter, scout, none}));
}

TEST(Hunt, PW_HUNT_03_anyone_alone_trades_for_one_silver) {
  for (Worker type : every_type) {
    Scene scene = poor({type, type});
    scene.play(act::take(Space::trade, alone));
    EXPECT_EQ(scene.of(0).silver, 1);
    EXPECT_EQ(scene.of(0).provision, 0);
    EXPECT_EQ(scene.of(0).board[index(Space::trade)], (Spots{type, none, none}));
    EXPECT_EQ(scene.held(0, type), 1);
  }
}

TEST(Hunt, PW_HUNT_04_with_a_merchant_three_silver) {
  for (Worker type : every_type) {
    const bool fitting = type == merchant || type == criminal;
    EXPECT_EQ(poor({type, type}).why(act::take(Space::trade, in_pairs)), fitting ? "" : "PW-HUNT-04");
  }
  Scene scene = poor({merchant, scout});
  scene.play(act::take(Space::trade, in_pairs));
  EXPECT_EQ(scene.of(0).silver, 3);
  EXPECT_EQ(scene.of(0).provision, 0);
  EXPECT_EQ(scene.of(0).board[index(Space::trade)], (Spots{scout, merchant, none}));
}

TEST(Hunt, PW_HUNT_05_the_tax_supply_is_not_touched) {
  Scene scene = poor({labourer, merchant});
  scene.tax(2).play(act::take(Space::trade, in_pairs));
  EXPECT_EQ(scene.s.tax, 2);
  EXPECT_FALSE(scene.happened(Happened::taxed));
  scene.workers(0, {labourer, scout}).turn_of(0).play(act::take(Space::hunt, in_pairs));
  EXPECT_EQ(scene.s.tax, 2);
}

TEST(Hunt, PW_HUNT_06_the_second_spot_is_not_filled_later) {
  for (Space action : {Space::hunt, Space::trade}) {
    Scene scene = poor({labourer});
    scene.play(act::take(action, alone)).workers(0, {labourer, scout, merchant}).turn_of(0);
    EXPECT_EQ(scene.why(act::take(action, in_pairs)), "PW-HUNT-06");
    EXPECT_EQ(scene.why(act::take(action, alone)), "PW-HUNT-06");
  }
}

TEST(Conspire, PW_CONS_01_one_worker_of_any_type_and_no_payment) {
  for (Worker type : every_type) {
    Scene scene = poor({type});
    scene.suspicion_deck({0}).play(act::take(Space::conspire));
    EXPECT_EQ(scene.of(0).board[index(Space::conspire)], (Spots{type, none, none}));
    EXPECT_FALSE(scene.happened(Happened::paid));
  }
  EXPECT_EQ(poor({}).why(act::take(Space::conspire)), "PW-CONS-01");
}

TEST(Conspire, PW_CONS_02_a_criminal_and_with_him_a_suspicion) {
  Scene scene = poor({labourer});
  scene.suspicion_deck({2}).play(act::take(Space::conspire));
  EXPECT_EQ(scene.held(0, criminal), 1);
  EXPECT_EQ(workers_held(scene.of(0)), 1);
  EXPECT_EQ(scene.of(0).suspicion_count, 1);
  EXPECT_EQ(scene.of(0).suspicions[0], 2);
  EXPECT_EQ(scene.of(0).silver, 2);  // its tax
  EXPECT_EQ(scene.of(1).suspicion_count, 0);
}

TEST(Conspire, PW_CONS_03_the_worker_stays_until_cleared_or_the_pass) {
  Scene scene = poor({labourer});
  scene.play(act::take(Space::conspire)).play(1, act::pass());
  EXPECT_EQ(scene.of(0).board[index(Space::conspire)][0], labourer);
  EXPECT_EQ(scene.why(act::take(Space::conspire)), "PW-TURN-09");
  Scene prayed = scene;
  prayed.workers(0, {cleric}).silver(0, 2).play({act::take(Space::pray), act::clear(Space::conspire)});
  EXPECT_FALSE(occupied(prayed.of(0), Space::conspire));
  EXPECT_FALSE(occupied(scene.play(0, act::pass()).of(0), Space::conspire));
}

}  // namespace hunt_test
}  // namespace ludarium::paladins
