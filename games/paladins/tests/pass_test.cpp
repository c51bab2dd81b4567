// Chapter "Passing".
#include <algorithm>

#include "games/paladins/tests/support/scene.hpp"

namespace ludarium::paladins {
namespace pass_test {

constexpr Spots one_scout{Worker::scout, Worker::none, Worker::none};

// Seat 1 has passed with two suspicions and this townsfolk; seat 0 is about to take the last tax coin.
Scene after_a_pass(std::string_view id, boost::json::object options = {}) {
  Scene scene(2, std::move(options));
  scene.favours({"supplies"}).workers(0, {Worker::labourer}).tax(1);
  scene.workers(1, {Worker::scout, Worker::scout, Worker::scout}).hired(1, {id}).suspicions(1, {0, 0});
  return scene.turn_of(1).play(act::pass());
}

TEST(Pass, PW_PASS_01_one_must_without_an_action_and_may_at_any_turn) {
  Scene nothing(2);
  EXPECT_EQ(nothing.legal(0), std::vector<Action>{act::pass()});
  Scene scene(2);
  scene.workers(0, {Worker::labourer});
  EXPECT_TRUE(scene.can(act::take(Space::trade)));
  EXPECT_TRUE(scene.can(act::pass()));
  EXPECT_EQ(scene.why(1, act::pass()), "PW-TURN-02");
}

TEST(Pass, PW_PASS_02_all_workers_on_the_own_board_go_back) {
  Scene scene(2);
  scene.on_board(0, Space::trade, one_scout).on_board(0, Space::absolve, {Worker::cleric, Worker::scout, Worker::none});
  scene.on_board(1, Space::hunt, one_scout).workers(0, {Worker::fighter}).play(act::pass());
  for (const Spots& spots : scene.of(0).board) EXPECT_EQ(spots, no_workers);
  EXPECT_EQ(workers_held(scene.of(0)), 1);  // to the general supply, not to the player
  EXPECT_TRUE(occupied(scene.of(1), Space::hunt));
}

TEST(Pass, PW_PASS_03_up_to_three_of_the_players_choice_are_kept) {
  Scene scene(2);
  scene.workers(0, {Worker::scout, Worker::scout, Worker::fighter, Worker::criminal, Worker::cleric});
  scene.play(act::pass());
  ASSERT_EQ(scene.s.ask, Ask::keep);
  EXPECT_EQ(scene.why(act::keep({0, 2, 0, 1, 1, 0})), "PW-PASS-03");  // four
  EXPECT_EQ(scene.why(act::keep({1, 0, 0, 0, 0, 0})), "PW-TURN-03");  // no labourer is there
  EXPECT_TRUE(scene.can(act::keep({0, 1, 0, 0, 0, 0})));              // fewer
  EXPECT_TRUE(scene.can(act::keep({0, 2, 0, 1, 0, 0})));
  scene.play(act::keep({0, 1, 0, 0, 1, 1}));
  EXPECT_EQ(scene.of(0).workers, (std::array<std::uint8_t, worker_types>{0, 1, 0, 0, 1, 1}));
  EXPECT_EQ(scene.s.actor, seat_at(1));
}

TEST(Pass, PW_PASS_03_three_or_fewer_stay_without_a_question) {
  Scene scene(2);
  scene.workers(0, {Worker::scout, Worker::scout, Worker::fighter}).play(act::pass());
  EXPECT_EQ(scene.s.actor, seat_at(1));
  scene.play(act::pass());
  EXPECT_EQ(scene.s.round, 2);
  EXPECT_EQ(workers_held(scene.of(0)), 3);
}

TEST(Pass, PW_PASS_04_it_is_final_for_the_round) {
  Scene scene(2);
  scene.workers(0, {Worker::scout}).workers(1, {Worker::scout, Worker::scout}).play(act::pass());
  for (Space action : {Space::trade, Space::hunt}) {
    ASSERT_EQ(scene.s.actor, seat_at(1));
    EXPECT_EQ(scene.why(0, act::take(Space::trade)), "PW-TURN-14");
    scene.play(act::take(action));
  }
  scene.play(act::pass());
  EXPECT_EQ(scene.s.round, 2);
  EXPECT_FALSE(scene.of(0).passed);
}

TEST(Pass, PW_PASS_05_a_passed_player_still_suffers_the_inquisition) {
  Scene scene = after_a_pass("abbot_1");
  scene.play(act::favour(0));
  EXPECT_EQ(scene.of(1).unpaid, 1);
  EXPECT_EQ(scene.of(1).suspicion_count, 1);
}

TEST(Pass, PW_PASS_06_abilities_still_work_after_passing) {
  Scene peddler = after_a_pass("peddler_3");
  peddler.silver(1, 0).play({act::favour(0), act::ability(townsman("peddler_3"))});
  EXPECT_EQ(peddler.of(1).silver, 2);
  Scene conspirator = after_a_pass("conspirator_1");
  conspirator.play({act::favour(0), act::ability(townsman("conspirator_1"))});
  EXPECT_EQ(conspirator.of(1).suspicion_count, 1);
  Scene squire = after_a_pass("squire_3");
  squire.of(1).suspicion_count = 0;
  squire.play({act::favour(0), act::ability(townsman("squire_3"))});
  EXPECT_EQ(squire.level(1, Attribute::strength), 1);
}

TEST(Pass, PW_PASS_07_workers_gained_later_are_kept_on_top) {
  Scene scene = after_a_pass("peddler_1");
  scene.play({act::favour(0), act::ability(townsman("peddler_1"))}).pass_all();
  EXPECT_EQ(scene.s.round, 2);
  EXPECT_EQ(scene.held(1, Worker::scout), 3);
  EXPECT_EQ(scene.held(1, Worker::labourer), 1);
}

TEST(Pass, PW_PASS_07_with_the_other_reading_they_return) {
  Scene scene = after_a_pass("peddler_1", {{"gain_after_pass", "return"}});
  scene.play({act::favour(0), act::ability(townsman("peddler_1"))});
  EXPECT_EQ(workers_held(scene.of(1)), 3);
  EXPECT_EQ(scene.held(1, Worker::labourer), 0);
  Scene goods = after_a_pass("peddler_2", {{"gain_after_pass", "return"}});
  goods.provision(1, 0).play({act::favour(0), act::ability(townsman("peddler_2"))});
  EXPECT_EQ(goods.of(1).provision, 2);  // it is about workers only
  Scene before_pass(2, {{"gain_after_pass", "return"}});
  before_pass.favours({"supplies"}).workers(0, {Worker::labourer}).tax(1).hired(0, {"peddler_1"});
  before_pass.suspicions(0, {0, 0}).play({act::favour(0), act::ability(townsman("peddler_1"))});
  EXPECT_EQ(before_pass.held(0, Worker::labourer), 1);
}

}  // namespace pass_test
}  // namespace ludarium::paladins
