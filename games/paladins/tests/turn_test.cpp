// Chapter "Action turns in general": turns, spots and workers. What an action costs and brings: turn_rewards_test.cpp.
#include "games/paladins/tests/support/scene.hpp"

namespace ludarium::paladins {
namespace turn_test {

using enum Worker;
constexpr std::array every_type{labourer, scout, merchant, fighter, cleric, criminal};

Spots standing(Scene& scene, Space action) { return scene.of(0).board[index(action)]; }

TEST(Turn, PW_TURN_01_a_turn_is_one_action_or_one_pass) {
  Scene scene(2);
  scene.workers(0, {labourer, labourer}).workers(1, {labourer}).townsfolk({"abbot_1"}).silver(1, 3);
  scene.play(act::take(Space::trade));
  EXPECT_EQ(scene.s.ask, Ask::action);
  EXPECT_EQ(scene.s.actor, seat_at(1));
  EXPECT_EQ(scene.why(0, act::take(Space::hunt)), "PW-TURN-02");
  scene.play(act::take(Space::recruit));  // now the townsfolk is asked
  EXPECT_EQ(scene.why(act::pass()), "PW-TURN-01");
  EXPECT_EQ(scene.why(act::take(Space::hunt)), "PW-TURN-01");
  EXPECT_EQ(scene.why(act::favour(0)), "PW-TURN-01");
  scene.play(act::dismiss(0)).play(0, act::pass());
  EXPECT_EQ(scene.s.actor, seat_at(1));
}

TEST(Turn, PW_TURN_02_clockwise_among_those_who_have_not_passed) {
  Scene scene(4);
  for (int seat = 0; seat < 4; ++seat) scene.workers(seat, {labourer, labourer, labourer});
  scene.turn_of(2);
  const std::array<std::pair<int, Action>, 7> course{{{2, act::take(Space::trade)},
                                                      {3, act::pass()},
                                                      {0, act::take(Space::trade)},
                                                      {1, act::pass()},
                                                      {2, act::pass()},
                                                      {0, act::take(Space::hunt)},
                                                      {0, act::take(Space::conspire)}}};
  for (auto [seat, action] : course) {
    EXPECT_EQ(scene.s.actor, seat_at(static_cast<std::size_t>(seat)));
    scene.play(action);
    EXPECT_EQ(scene.s.round, 1);
  }
  scene.play(0, act::pass());
  EXPECT_EQ(scene.s.round, 2);
}

TEST(Turn, PW_TURN_03_own_workers_onto_the_own_board) {
  Scene scene(2);
  scene.workers(0, {scout, cleric}).workers(1, {labourer}).play(act::take(Space::trade));
  EXPECT_EQ(scene.why(act::workers({labourer, none, none})), "PW-TURN-03");  // the neighbour's
  scene.play(act::workers({scout, none, none}));
  EXPECT_EQ(scene.held(0, scout), 0);
  EXPECT_EQ(standing(scene, Space::trade), (Spots{scout, none, none}));
  for (const Spots& spots : scene.of(1).board) EXPECT_EQ(spots, no_workers);
  EXPECT_EQ(scene.held(1, labourer), 1);
}

TEST(Turn, PW_TURN_03_or_onto_one_revealed_favour) {
  Scene scene(2);
  scene.workers(0, {labourer}).favours({"prayer", "supplies"}).play(act::favour(1));
  EXPECT_EQ(scene.s.favour_worker[1], labourer);
  EXPECT_EQ(scene.s.favour_worker[0], none);
  EXPECT_EQ(workers_held(scene.of(0)), 0);
  for (const Spots& spots : scene.of(0).board) EXPECT_EQ(spots, no_workers);
  EXPECT_EQ(scene.turn_of(0).workers(0, {labourer}).why(act::favour(2)), "PW-KING-10");
}

TEST(Turn, PW_TURN_03_without_a_worker_there_is_only_the_pass) {
  Scene scene(2);
  scene.plenty(0).workers(0, {}).favours({"supplies", "loan"});
  EXPECT_EQ(scene.legal(), std::vector{act::pass()});
  scene.workshop(0, Space::attack, 0).workshop(0, Space::attack, 1);
  EXPECT_EQ(scene.legal(), std::vector{act::pass()});
}

TEST(Turn, PW_TURN_04_an_uncoloured_spot_takes_anyone) {
  for (Worker type : every_type) {
    Scene scene(2);
    scene.workers(0, {type}).play(act::take(Space::trade));
    EXPECT_EQ(standing(scene, Space::trade), (Spots{type, none, none}));
    Scene right(2);
    right.workers(0, {scout, type, cleric}).play(act::take(Space::commission));
    if (right.s.ask == Ask::workers) right.play(act::workers({scout, type, cleric}));
    EXPECT_EQ(standing(right, Space::commission), (Spots{scout, type, cleric}));
  }
}

TEST(Turn, PW_TURN_05_a_coloured_spot_takes_its_own_type) {
  for (Worker type : {labourer, scout, merchant, fighter}) {
    Scene scene(2);
    EXPECT_FALSE(scene.workers(0, {type}).can(act::take(Space::pray)));
  }
  Scene scene(2);
  scene.workers(0, {labourer, fighter, scout, merchant}).play(act::take(Space::hunt, 1));
  EXPECT_TRUE(scene.can(act::workers({fighter, scout, none})));
  for (Worker other : {labourer, fighter, merchant})
    EXPECT_EQ(scene.why(act::workers({other == labourer ? fighter : labourer, other, none})), "PW-TURN-05");
  EXPECT_EQ(scene.legal().size(), 3u);
}

TEST(Turn, PW_TURN_06_a_criminal_goes_anywhere) {
  for (std::size_t i = 0; i < board_spaces; ++i) {
    Scene scene(2);
    const auto action = static_cast<Space>(i);
    EXPECT_TRUE(scene.plenty(0).workers(0, {criminal, criminal, criminal}).can(act::take(action))) << i;
  }
  Scene scene(2);
  scene.workers(0, {criminal, criminal, cleric}).play(act::take(Space::commission));
  scene.play(act::workers({criminal, criminal, cleric}));
  EXPECT_EQ(standing(scene, Space::commission), (Spots{criminal, criminal, cleric}));
}

TEST(Turn, PW_TURN_07_no_spot_is_a_labourers) {
  for (const LeftAction& action : facts().left)
    for (const LeftOption& way : action.options)
      for (Worker spot : way.spots) EXPECT_NE(spot, labourer);
  for (const RightAction& action : facts().right)
    for (Worker spot : action.spots) EXPECT_NE(spot, labourer);
  for (const FavourCard& card : facts().favours) EXPECT_NE(card.spot, labourer) << card.id;
  Scene scene(2);
  scene.plenty(0).workers(0, {labourer, labourer, labourer});
  for (Action action : scene.legal())
    EXPECT_TRUE(what(action) == Do::pass || !right_side(static_cast<Space>(action.arg[0])));
  EXPECT_EQ(scene.legal().size(), 6u);  // Develop, a dismissal, Hunt, Trade, Conspire, pass
}

TEST(Turn, PW_TURN_08_all_spots_are_filled_at_once) {
  Scene scene(2);
  scene.plenty(0);
  EXPECT_EQ(scene.workers(0, {scout, cleric}).why(act::take(Space::commission)), "PW-COMM-01");
  EXPECT_EQ(scene.workers(0, {merchant}).why(act::take(Space::trade, 1)), "PW-HUNT-04");
  scene.workers(0, {scout, cleric, labourer, fighter}).play(act::take(Space::commission));
  EXPECT_EQ(scene.why(act::workers({scout, none, cleric})), "PW-TURN-08");
  EXPECT_EQ(scene.why(act::workers({none, fighter, cleric})), "PW-TURN-08");
  EXPECT_TRUE(scene.can(act::workers({scout, fighter, cleric})));
}

TEST(Turn, PW_TURN_09_a_space_that_holds_a_worker_is_blocked) {
  for (std::size_t i = 0; i < board_spaces; ++i) {
    const auto action = static_cast<Space>(i);
    Scene scene(2);
    scene.plenty(0);
    const std::size_t ways = right_side(action) ? 1 : facts().left[i].options.size();
    for (std::size_t way = 0; way < ways; ++way) EXPECT_TRUE(scene.can(act::take(action, way))) << i;
    scene.on_board(0, action, right_side(action) ? Spots{none, none, criminal} : Spots{labourer, none, none});
    for (std::size_t way = 0; way < ways; ++way) EXPECT_FALSE(scene.can(act::take(action, way))) << i;
  }
  Scene scene(2);
  scene.plenty(0).on_board(0, Space::conspire, {labourer, none, none});
  EXPECT_EQ(scene.why(act::take(Space::conspire)), "PW-TURN-09");
  EXPECT_TRUE(scene.plenty(1).turn_of(1).can(act::take(Space::conspire)));  // only on the own board
}

TEST(Turn, PW_TURN_10_workers_stay_where_they_are_until_the_pass) {
  Scene scene(2);
  scene.workers(0, {labourer, merchant}).workers(1, {labourer}).on_board(1, Space::hunt, {scout, none, none});
  scene.play({act::take(Space::trade), act::workers({labourer, none, none})});
  scene.play(1, act::take(Space::conspire)).play(0, act::take(Space::hunt));
  EXPECT_EQ(standing(scene, Space::trade), (Spots{labourer, none, none}));
  scene.play(1, act::pass());
  EXPECT_EQ(standing(scene, Space::trade), (Spots{labourer, none, none}));
  EXPECT_EQ(standing(scene, Space::hunt), (Spots{merchant, none, none}));
  EXPECT_FALSE(occupied(scene.of(1), Space::hunt));
  scene.play(0, act::pass());
  EXPECT_FALSE(occupied(scene.of(0), Space::trade));
}

TEST(Turn, PW_TURN_10_they_leave_by_a_prayer_or_under_a_workshop) {
  Scene scene(2);
  scene.on_board(0, Space::trade, {labourer, none, none}).on_board(0, Space::attack, {scout, labourer, fighter});
  scene.silver(0, 6).workers(0, {cleric}).play({act::take(Space::pray), act::clear(Space::trade)});
  EXPECT_FALSE(occupied(scene.of(0), Space::trade));
  EXPECT_EQ(standing(scene, Space::attack), (Spots{scout, labourer, fighter}));
  scene.turn_of(0).workers(0, {labourer, labourer});
  scene.play({act::take(Space::develop), act::workshop(Space::attack, 0)});
  EXPECT_EQ(standing(scene, Space::attack), (Spots{none, labourer, fighter}));
  EXPECT_EQ(standing(scene, Space::pray), (Spots{cleric, none, none}));
}

TEST(Turn, PW_TURN_10_is_told_of_workers_that_stand_there_already) {
  Scene scene(2);
  scene.workers(0, {labourer}).townsfolk({"abbot_1"}).silver(0, 3);
  EXPECT_EQ(scene.why(act::workers({labourer, none, none})), "PW-TURN-01");
  scene.play(act::take(Space::recruit));  // one way only to place him
  ASSERT_EQ(scene.s.ask, Ask::townsfolk);
  EXPECT_EQ(scene.why(act::workers({labourer, none, none})), "PW-TURN-10");
}

TEST(Turn, PW_TURN_14_who_has_passed_has_no_more_turns) {
  Scene scene(2);
  scene.workers(0, {labourer}).workers(1, {labourer, labourer}).play(act::pass());
  EXPECT_EQ(scene.why(0, act::take(Space::trade)), "PW-TURN-14");
  EXPECT_EQ(scene.why(0, act::pass()), "PW-TURN-14");
  scene.play(1, act::take(Space::trade));
  EXPECT_EQ(scene.s.actor, seat_at(1));
  EXPECT_EQ(scene.why(0, act::take(Space::trade)), "PW-TURN-14");
}

}  // namespace turn_test
}  // namespace ludarium::paladins
