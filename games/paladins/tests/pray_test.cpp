// Chapter "Pray", with the reading pray_clears_itself.
#include "games/paladins/tests/support/scene.hpp"

namespace ludarium::paladins {
namespace pray_test {

using enum Worker;

constexpr Spots one(Worker worker) { return {worker, none, none}; }

// A cleric and the price, and a worker who trades already.
Scene devout(boost::json::object options = {}) {
  Scene scene(2, options);
  scene.workers(0, {cleric}).silver(0, 2).on_board(0, Space::trade, {labourer, merchant, none});
  return scene;
}

Scene praying(boost::json::object options = {}) {
  Scene scene = devout(options);
  scene.play(act::take(Space::pray));
  return scene;
}

// The favour with the Pray icon, which takes anyone and no silver.
Scene by_favour() {
  Scene scene(2);
  scene.workers(0, {labourer}).silver(0, 0).favours({"prayer"});
  return scene;
}

TEST(Pray, PW_PRAY_01_a_cleric_or_a_criminal_and_two_silver) {
  for (Worker type : {labourer, scout, merchant, fighter})
    EXPECT_EQ(devout().workers(0, {type, type}).why(act::take(Space::pray)), "PW-PRAY-01");
  EXPECT_EQ(devout().silver(0, 1).why(act::take(Space::pray)), "PW-PRAY-01");
  for (Worker type : {cleric, criminal}) {
    Scene scene = devout();
    scene.workers(0, {type, type}).silver(0, 5).play(act::take(Space::pray));
    EXPECT_EQ(scene.of(0).silver, 3);
    EXPECT_EQ(scene.held(0, type), 1);
    EXPECT_EQ(scene.of(0).board[index(Space::pray)], one(type));
  }
}

TEST(Pray, PW_PRAY_02_all_workers_of_one_space_go_back_to_the_general_supply) {
  Scene scene = devout();
  scene.on_board(0, Space::hunt, {scout, scout, none}).play(act::take(Space::pray));
  scene.play(act::clear(Space::trade));
  EXPECT_EQ(scene.of(0).board[index(Space::trade)], no_workers);
  EXPECT_EQ(workers_held(scene.of(0)), 0);                                        // not to the player
  EXPECT_EQ(scene.of(0).board[index(Space::hunt)], (Spots{scout, scout, none}));  // one space only
  EXPECT_EQ(scene.s.actor, seat_at(1));
}

TEST(Pray, PW_PRAY_03_the_cleared_space_serves_again_in_this_round) {
  Scene scene = praying();
  scene.play(act::clear(Space::trade)).workers(0, {labourer}).play(1, act::pass());
  EXPECT_EQ(scene.s.round, 1);
  EXPECT_EQ(scene.play(0, act::take(Space::trade)).of(0).silver, 1);
}

TEST(Pray, PW_PRAY_04_any_own_space_and_the_workshops_stay) {
  for (std::size_t i = 0; i < board_spaces; ++i) {
    const auto action = static_cast<Space>(i);
    if (action == Space::pray) continue;
    Scene scene = devout();
    if (right_side(action)) scene.workshop(0, action, 0);
    const auto covered_spots = scene.of(0).workshops;
    scene.on_board(0, action, right_side(action) ? Spots{none, labourer, criminal} : one(labourer));
    scene.play(act::take(Space::pray)).play(act::clear(action));
    EXPECT_FALSE(occupied(scene.of(0), action)) << i;
    EXPECT_EQ(scene.of(0).workshops, covered_spots) << i;
  }
}

TEST(Pray, PW_PRAY_04_only_a_space_that_holds_somebody) {
  Scene scene = praying();
  EXPECT_EQ(scene.legal(), (std::vector{act::clear(Space::trade), act::decline()}));
  EXPECT_EQ(scene.why(act::clear(Space::hunt)), "PW-PRAY-02");
}

TEST(Pray, PW_PRAY_05_favours_are_never_cleared) {
  Scene scene = by_favour();
  scene.favours({"prayer", "supplies"}).on_board(0, Space::trade, one(labourer));
  scene.s.favour_worker[1] = labourer;
  scene.s.favour_user[1] = seat_at(0);
  scene.play(act::favour(0));
  EXPECT_EQ(scene.legal(), (std::vector{act::clear(Space::trade), act::decline()}));
  scene.play(act::clear(Space::trade));
  EXPECT_EQ(scene.s.favour_worker[0], labourer);
  EXPECT_EQ(scene.s.favour_worker[1], labourer);
  EXPECT_EQ(scene.workers(0, {labourer}).turn_of(0).why(act::favour(1)), "PW-FAV-02");
}

TEST(Pray, PW_PRAY_06_the_action_clears_another_space) {
  EXPECT_EQ(praying().why(act::clear(Space::pray)), "PW-PRAY-06");
  EXPECT_EQ(praying({{"pray_clears_itself", "no"}}).why(act::clear(Space::pray)), "PW-PRAY-06");
}

TEST(Pray, PW_PRAY_06_reading_pray_clears_itself) {
  Scene scene = praying({{"pray_clears_itself", "yes"}});
  EXPECT_TRUE(scene.can(act::clear(Space::trade)));
  scene.play(act::clear(Space::pray));
  EXPECT_FALSE(occupied(scene.of(0), Space::pray));
  EXPECT_TRUE(occupied(scene.of(0), Space::trade));
  EXPECT_TRUE(scene.workers(0, {cleric}).silver(0, 2).turn_of(0).can(act::take(Space::pray)));
}

TEST(Pray, PW_PRAY_07_the_icon_is_free_and_clears_the_pray_space_too) {
  Scene scene = by_favour();
  scene.on_board(0, Space::pray, one(cleric)).play({act::favour(0), act::clear(Space::pray)});
  EXPECT_FALSE(occupied(scene.of(0), Space::pray));
  EXPECT_FALSE(scene.happened(Happened::paid));
}

TEST(Pray, PW_PRAY_07_the_icon_clears_the_space_just_used) {
  Scene garrison(2);
  garrison.track(0, Attribute::strength, 5).crew(0, Space::garrison).silver(0, 0);
  garrison.play({act::take(Space::garrison), act::space(space("r3_4")), act::clear(Space::garrison)});
  EXPECT_FALSE(occupied(garrison.of(0), Space::garrison));
  EXPECT_EQ(garrison.of(0).outposts, 1);
  Scene dismiss(2);
  dismiss.workers(0, {labourer}).townsfolk({"", "", "", "", "missionary_1"});
  dismiss.play({act::take(Space::recruit), act::dismiss(4), act::clear(Space::recruit)});
  EXPECT_FALSE(occupied(dismiss.of(0), Space::recruit));
}

TEST(Pray, PW_PRAY_08_clearing_is_optional) {
  Scene scene = praying();
  scene.play(act::decline());
  EXPECT_TRUE(occupied(scene.of(0), Space::trade));
  EXPECT_EQ(scene.s.actor, seat_at(1));
  Scene icon = by_favour();
  icon.on_board(0, Space::trade, one(labourer)).play({act::favour(0), act::decline()});
  EXPECT_TRUE(occupied(icon.of(0), Space::trade));
}

TEST(Pray, PW_PRAY_09_it_may_be_done_with_nothing_to_clear) {
  Scene scene = devout();
  scene.on_board(0, Space::trade, no_workers).play(act::take(Space::pray));
  EXPECT_EQ(scene.of(0).silver, 0);
  EXPECT_TRUE(occupied(scene.of(0), Space::pray));
  EXPECT_EQ(scene.s.actor, seat_at(1));
}

TEST(Pray, PW_PRAY_10_only_the_own_board) {
  Scene scene = devout();
  scene.on_board(1, Space::hunt, one(scout)).on_board(1, Space::trade, one(fighter)).play(act::take(Space::pray));
  EXPECT_EQ(scene.why(act::clear(Space::hunt)), "PW-PRAY-02");
  scene.play(act::clear(Space::trade));
  EXPECT_EQ(scene.of(1).board[index(Space::trade)], one(fighter));
  EXPECT_EQ(scene.of(1).board[index(Space::hunt)], one(scout));
}

}  // namespace pray_test
}  // namespace ludarium::paladins
