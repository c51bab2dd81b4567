// Chapter "Objectives": holding, the windows, revealing. What the cards ask for: objective_cards_test.cpp.
#include "games/scythe/tests/support/scene.hpp"

namespace ludarium::scythe {
namespace objectives_test {

constexpr std::uint8_t rich = 12, mountains = 1;  // 20 coins; three mountains

// Nordic, to move, has met card 12 and not card 1.
Scene holding(boost::json::object options = {}) {
  Scene scene({Faction::nordic, Faction::saxony}, std::move(options));
  scene.objectives(Faction::nordic, rich, mountains);
  scene.nordic().coins = 25;
  scene.turn_of(Faction::nordic);
  return scene;
}

Scene saxony_holding_two() {
  Scene scene({Faction::saxony, Faction::nordic});
  scene.objectives(Faction::saxony, rich, mountains);
  scene.workers(Faction::saxony, {"saxony_mountain", "factory_mountain", "nordic_mountain"});
  scene.saxony().coins = 20;
  scene.turn_of(Faction::saxony);
  return scene;
}

TEST(Objectives, SC_OBJ_01_everyone_holds_two_cards_that_others_cannot_see) {
  Scene scene({Faction::nordic, Faction::saxony, Faction::polania});
  for (Seat seat : scene.s.seats()) {
    const auto& own = scene.s.player(seat).objectives;
    EXPECT_NE(own[0], 0);
    EXPECT_NE(own[1], 0);
    EXPECT_NE(own[0], own[1]);
    for (Seat viewer : scene.s.seats()) {
      const auto seen = game().redact(scene.s, viewer).player(seat).objectives;
      EXPECT_EQ(seen == own, viewer == seat);
    }
  }
  EXPECT_EQ(scene.turn_of(Faction::nordic).why(act::reveal(scene.saxony().objectives[0])), "SC-OBJ-01");
}

TEST(Objectives, SC_OBJ_02_a_met_card_is_shown_in_ones_own_turn_or_kept) {
  Scene scene = holding();
  EXPECT_TRUE(scene.can(act::reveal(rich)));
  scene.play(act::section(0)).end_turn();  // kept
  const Seat nordic = scene.seat(Faction::nordic);
  EXPECT_FALSE(scene.can(nordic, act::reveal(rich)));
  EXPECT_EQ(scene.why(nordic, act::reveal(rich)), "SC-OBJ-02");
  scene.play(act::section(0)).end_turn();
  EXPECT_TRUE(scene.can(nordic, act::reveal(rich)));
}

TEST(Objectives, SC_OBJ_03_cards_are_shown_before_or_after_an_action_never_during_one) {
  Scene scene = holding();
  scene.tokens("nordic_forest", Resource::wood, 3);
  EXPECT_TRUE(scene.can(act::reveal(rich)));
  for (Action within : {act::section(2), act::move_units(), act::unit(Unit::character)}) {
    scene.play(within);
    EXPECT_FALSE(scene.can(act::reveal(rich)));
    EXPECT_EQ(scene.why(act::reveal(rich)), "SC-OBJ-03");
  }
  scene.play({act::step(scene.hex("nordic_tundra")), act::end_move()});
  EXPECT_TRUE(scene.can(act::reveal(rich)));  // between the actions
  scene.play(act::bottom());
  ASSERT_EQ(scene.s.ask, Ask::gain);
  EXPECT_EQ(scene.why(act::reveal(rich)), "SC-OBJ-03");
  scene.play(act::done());
  EXPECT_EQ(scene.s.ask, Ask::end_turn);
  EXPECT_TRUE(scene.can(act::reveal(rich)));
}

TEST(Objectives, SC_OBJ_03_combat_encounter_and_factory_visit_belong_to_their_move) {
  Scene fight = holding();
  fight.battle(Faction::nordic, Faction::saxony, "factory_forest");
  EXPECT_EQ(fight.why(act::reveal(rich)), "SC-OBJ-03");

  Scene meeting = holding();
  meeting.character(Faction::nordic, "nordic_forest").turn_of(Faction::nordic, TopAction::move);
  meeting.play({act::move_units(), act::unit(Unit::character), act::step(meeting.hex("nordic_mountain"))});
  meeting.play(act::end_move());
  ASSERT_EQ(meeting.s.ask, Ask::encounter);
  EXPECT_EQ(meeting.why(act::reveal(rich)), "SC-OBJ-03");

  Scene visit = holding();
  visit.character(Faction::nordic, "factory_forest").turn_of(Faction::nordic, TopAction::move);
  visit.play({act::move_units(), act::unit(Unit::character), act::step(visit.hex("factory")), act::end_move()});
  ASSERT_EQ(visit.s.ask, Ask::factory_card);
  EXPECT_EQ(visit.why(act::reveal(rich)), "SC-OBJ-03");
}

TEST(Objectives, SC_OBJ_03_in_one_edition_cards_are_shown_at_any_moment_of_ones_turn) {
  Scene scene = holding({{"edition", "pl"}});
  for (Action within : {act::section(2), act::move_units(), act::unit(Unit::character)})
    EXPECT_TRUE(scene.play(within).can(act::reveal(rich)));
  scene.play(act::reveal(rich));
  EXPECT_EQ(scene.s.ask, Ask::step);  // the move goes on
  EXPECT_EQ(scene.stars(Faction::nordic), 1);
}

TEST(Objectives, SC_OBJ_04_every_condition_holds_at_the_reveal) {
  constexpr std::uint8_t common_man = 8;  // at most 2 coins, at least 4 workers, at least 7 popularity
  const auto met = [&](int coins, bool fourth_worker, int popularity) {
    Scene scene({Faction::nordic, Faction::saxony});
    scene.objectives(Faction::nordic, common_man, mountains)
        .workers(Faction::nordic, {"factory", "factory", "factory"});
    if (fourth_worker) scene.nordic().workers[3] = scene.hex("factory");
    scene.nordic().coins = static_cast<std::uint16_t>(coins);
    scene.nordic().popularity = static_cast<std::uint8_t>(popularity);
    return scene.turn_of(Faction::nordic).why(act::reveal(common_man));
  };
  EXPECT_EQ(met(2, true, 7), "");
  EXPECT_EQ(met(3, true, 7), "SC-OBJ-04");
  EXPECT_EQ(met(2, false, 7), "SC-OBJ-04");
  EXPECT_EQ(met(2, true, 6), "SC-OBJ-04");
}

TEST(Objectives, SC_OBJ_05_showing_one_places_a_star_and_puts_both_cards_away) {
  Scene scene = holding();
  scene.workers(Faction::nordic, {"togawa_mountain", "factory_mountain", "nordic_mountain"});
  ASSERT_TRUE(scene.can(act::reveal(mountains)));
  scene.play(act::reveal(rich));
  EXPECT_EQ(scene.nordic().stars[index(Goal::objective)], 1);
  EXPECT_EQ(scene.nordic().fate[0], ObjectiveFate::completed);
  EXPECT_EQ(scene.nordic().fate[1], ObjectiveFate::discarded);
  EXPECT_TRUE(scene.happened(Happened::objective_revealed));
  EXPECT_EQ(scene.s.ask, Ask::section);  // the turn goes on
  EXPECT_FALSE(scene.can(act::reveal(mountains)));
}

TEST(Objectives, SC_OBJ_06_one_star_for_objectives_two_for_saxony) {
  Scene scene = holding();
  scene.workers(Faction::nordic, {"togawa_mountain", "factory_mountain", "nordic_mountain"}).play(act::reveal(rich));
  EXPECT_EQ(scene.why(act::reveal(mountains)), "SC-OBJ-06");

  Scene saxony = saxony_holding_two();
  saxony.play(act::reveal(rich));
  EXPECT_EQ(saxony.saxony().fate[1], ObjectiveFate::held);
  EXPECT_EQ(saxony.why(act::reveal(mountains)), "");
}

TEST(Objectives, SC_OBJ_06_saxony_completes_the_second_card_in_a_later_turn) {
  Scene scene = saxony_holding_two();
  scene.play({act::reveal(rich), act::section(0)}).end_turn();
  scene.play(act::section(0)).end_turn();
  EXPECT_EQ(scene.play(act::reveal(mountains)).saxony().stars[index(Goal::objective)], 2);
}

TEST(Objectives, SC_OBJ_07_end_of_turn_on_a_card_adds_no_limit) {
  EXPECT_TRUE(facts().objectives[rich - 1].end_of_turn);
  Scene scene = holding();
  EXPECT_TRUE(scene.can(act::reveal(rich)));  // at the very start of the turn
  scene.play({act::section(0), act::skip()});
  EXPECT_TRUE(scene.can(act::reveal(rich)));
}

TEST(Objectives, SC_OBJ_08_saxony_may_show_both_one_after_the_other) {
  Scene scene = saxony_holding_two();
  scene.play({act::reveal(rich), act::reveal(mountains)});
  EXPECT_EQ(scene.s.ask, Ask::section);
  EXPECT_EQ(scene.stars(Faction::saxony), 2);
}

}  // namespace objectives_test
}  // namespace ludarium::scythe
