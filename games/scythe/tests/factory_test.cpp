// Chapter "The Factory": the visit, the card as a fifth section, its Move. Its top actions: factory_card_test.cpp.
#include "games/scythe/tests/support/moves.hpp"
#include "games/scythe/tests/support/scene.hpp"

namespace ludarium::scythe {
namespace factory_test {

constexpr Seat nordic_seat = seat_at(0), saxony_seat = seat_at(1);

// Nordic's character stands beside the Factory, its Move is about to begin.
Scene near_factory(boost::json::object options = {}) {
  Scene scene({Faction::nordic, Faction::saxony}, options);
  for (Faction faction : {Faction::nordic, Faction::saxony}) {
    scene.of(faction).power = 5;
    scene.hand(faction, {});
  }
  scene.character(Faction::nordic, "factory_forest").turn_of(Faction::nordic, TopAction::move);
  return scene.play(act::move_units());
}

// The token lies on Nordic's Factory card, its top action is skipped, its Move has begun.
Scene factory_move() {
  Scene scene({Faction::nordic, Faction::saxony});
  scene.factory_card(Faction::nordic, 6).turn_of(Faction::nordic);
  return scene.play({act::section(factory_section), act::skip()});
}

int cards_on_board(const Scene& scene) { return std::popcount(scene.s.factory_board); }

TEST(Factory, SC_FTRY_01_produces_nothing) {
  Scene scene({Faction::nordic, Faction::saxony});
  scene.workers(Faction::nordic, {"factory", "nordic_forest", "nordic_tundra", "factory_mountain"}).nordic().power = 5;
  scene.turn_of(Faction::nordic, TopAction::produce).play(act::produce());
  EXPECT_EQ(scene.why(act::produce_on(scene.hex("factory"), scene.hex("nordic_forest"))), "SC-PROD-05");

  Scene alone({Faction::nordic, Faction::saxony});
  alone.workers(Faction::nordic, {"factory", "factory"}).turn_of(Faction::nordic, TopAction::produce);
  alone.play(act::produce());
  EXPECT_EQ(total(alone.s.tokens[index(alone.hex("factory"))]), 0);
  EXPECT_EQ(count_out(alone.nordic().workers), 2);
}

TEST(Factory, SC_FTRY_02_a_first_visit_takes_exactly_one_of_the_remaining_cards) {
  Scene scene = near_factory();
  go(scene, Unit::character, "factory");
  EXPECT_EQ(scene.s.ask, Ask::unit);  // not before the Move is over
  scene.play(act::end_move());
  ASSERT_EQ(scene.s.ask, Ask::factory_card);
  const std::uint32_t board = scene.s.factory_board;
  std::uint32_t offered = 0;
  for (Action card : scene.legal()) offered |= 1u << (card.arg[0] - 1);
  EXPECT_EQ(offered, board);
  EXPECT_EQ(scene.why(act::skip()), "SC-FTRY-02");
  EXPECT_EQ(scene.why(act::done()), "SC-FTRY-02");
  const std::size_t boxed = static_cast<std::size_t>(std::countr_one(board)) + 1;
  EXPECT_EQ(scene.why(act::factory_card(boxed)), "SC-FTRY-02");
  const Action taken = scene.legal().back();
  scene.play(taken);
  EXPECT_EQ(scene.nordic().factory_card, taken.arg[0]);
  EXPECT_EQ(scene.s.factory_board, board & ~(1u << (taken.arg[0] - 1)));  // the rest is back
  EXPECT_EQ(scene.s.ask, Ask::bottom);
}

TEST(Factory, SC_FTRY_02_comes_after_all_combats) {
  Scene scene = near_factory();
  scene.mech(Faction::nordic, 0, "factory_tundra").mech(Faction::saxony, 0, "tunnel_south_tundra");
  go(scene, Unit::character, "factory");
  go(scene, mech(0), "tunnel_south_tundra");
  EXPECT_EQ(scene.s.ask, Ask::fight);
  scene.play(nordic_seat, act::fight(1)).play(saxony_seat, act::fight(0));
  EXPECT_EQ(scene.s.ask, Ask::factory_card);
}

Scene lost_at_factory() {
  Scene scene = near_factory();
  scene.mech(Faction::saxony, 0, "factory");
  go(scene, Unit::character, "factory").play(act::end_move());
  return scene.play(nordic_seat, act::fight(0)).play(saxony_seat, act::fight(1));
}

TEST(Factory, SC_FTRY_03_a_character_that_lost_there_gets_no_card) {
  Scene scene = lost_at_factory();
  EXPECT_EQ(scene.nordic().factory_card, 0);
  EXPECT_EQ(scene.s.ask, Ask::bottom);

  Scene won = near_factory();
  won.mech(Faction::saxony, 0, "factory");
  go(won, Unit::character, "factory").play(act::end_move());
  won.play(nordic_seat, act::fight(1)).play(saxony_seat, act::fight(0));
  EXPECT_EQ(won.s.ask, Ask::factory_card);
}

TEST(Factory, SC_FTRY_04_each_visitor_sees_one_card_fewer) {
  const std::vector four{Faction::nordic, Faction::saxony, Faction::crimea, Faction::polania};
  Scene scene(four);
  int seen = 5;
  for (Faction visitor : four) {
    scene.character(visitor, "factory_forest").turn_of(visitor, TopAction::move).play(act::move_units());
    go(scene, Unit::character, "factory").play(act::end_move());
    ASSERT_EQ(scene.s.ask, Ask::factory_card);
    EXPECT_EQ(scene.legal().size(), static_cast<std::size_t>(seen--));
    scene.play(scene.legal().front()).character(visitor, "factory_mountain");
  }
  EXPECT_EQ(cards_on_board(scene), 1);
}

TEST(Factory, SC_FTRY_05_mechs_and_workers_gain_no_card) {
  for (Unit unit : {mech(0), worker(0)}) {
    Scene scene = near_factory();
    scene.character(Faction::nordic, "nordic_base").mech(Faction::nordic, 0, "factory_forest");
    scene.workers(Faction::nordic, {"factory_forest"});
    go(scene, unit, "factory").play(act::end_move());
    EXPECT_EQ(scene.s.ask, Ask::bottom);
    EXPECT_EQ(cards_on_board(scene), 3);
  }
}

TEST(Factory, SC_FTRY_06_the_card_is_a_fifth_section_top_then_bottom_each_optional) {
  Scene without({Faction::nordic, Faction::saxony});
  without.turn_of(Faction::nordic);
  EXPECT_EQ(without.why(act::section(factory_section)), "SC-FTRY-06");

  Scene scene({Faction::nordic, Faction::saxony});
  scene.factory_card(Faction::nordic, 6).turn_of(Faction::nordic).play(act::section(factory_section));
  EXPECT_EQ(scene.legal(), (std::vector{act::factory_top(), act::skip()}));
  Scene both = scene;
  scene.play(act::skip());
  EXPECT_TRUE(scene.can(act::move_units()));
  EXPECT_EQ(scene.why(act::factory_top()), "SC-TURN-04");  // never bottom, then top
  scene.play(act::skip());
  EXPECT_EQ(scene.s.active, saxony_seat);

  both.play(act::factory_top());
  EXPECT_TRUE(both.can(act::move_units()));
}

TEST(Factory, SC_FTRY_07_not_the_same_section_twice_running_but_for_rusviet) {
  for (Faction faction : {Faction::nordic, Faction::rusviet}) {
    Scene scene({faction, Faction::saxony});
    scene.factory_card(faction, 6).turn_of(faction);
    scene.play({act::section(factory_section), act::skip(), act::skip()});
    scene.turn_of(faction);
    const bool again = faction == Faction::rusviet;
    EXPECT_EQ(scene.can(act::section(factory_section)), again);
    EXPECT_EQ(scene.why(act::section(factory_section)), again ? "" : "SC-TURN-02");
  }
}

TEST(Factory, SC_FTRY_09_its_bottom_action_moves_one_unit_up_to_twice) {
  Scene scene = factory_move();
  scene.workers(Faction::nordic, {"factory_forest", "nordic_forest"}).play(act::move_units());
  go(scene, worker(0), "factory");
  EXPECT_EQ(scene.why(act::unit(worker(1))), "SC-MOVE-05");
  Scene once = scene;
  scene.play(act::step(scene.hex("factory_tundra")));
  EXPECT_EQ(scene.nordic().workers[0], scene.hex("factory_tundra"));
  EXPECT_EQ(scene.s.ask, Ask::end_turn);  // no third step, no second unit
  once.play(act::stop());
  EXPECT_EQ(once.nordic().workers[0], once.hex("factory"));
  EXPECT_EQ(once.s.ask, Ask::end_turn);
}

TEST(Factory, SC_FTRY_10_a_stop_at_the_enemy_ends_its_move) {
  Scene scene = factory_move();
  scene.mech(Faction::nordic, 0, "factory_forest").workers(Faction::saxony, {"factory"});
  scene.play(act::move_units());
  go(scene, mech(0), "factory");
  EXPECT_EQ(scene.s.ask, Ask::end_turn);
  EXPECT_EQ(scene.saxony().workers[0], scene.hex("saxony_base"));
}

TEST(Factory, SC_FTRY_10_a_character_stops_at_a_token_and_meets_it) {
  Scene scene = factory_move();
  scene.character(Faction::nordic, "nordic_tundra").play(act::move_units());
  go(scene, Unit::character, "nordic_mountain");
  EXPECT_EQ(scene.s.ask, Ask::encounter);

  Scene by_mech = factory_move();
  by_mech.mech(Faction::nordic, 0, "nordic_tundra").play(act::move_units());
  go(by_mech, mech(0), "nordic_mountain");
  EXPECT_EQ(by_mech.s.ask, Ask::step);  // goes on
}

TEST(Factory, SC_FTRY_11_the_own_mine_may_be_used_in_its_move) {
  Scene scene = factory_move();
  scene.structure(Faction::nordic, Structure::mine, "nordic_forest").workers(Faction::nordic, {"nordic_forest"});
  scene.play(act::move_units());
  go(scene, worker(0), "tunnel_south_tundra").play(act::step(scene.hex("south_forest")));
  EXPECT_EQ(scene.nordic().workers[0], scene.hex("south_forest"));
}

TEST(Factory, SC_FTRY_12_three_territories_with_speed_for_a_combat_unit) {
  Scene scene = factory_move();
  scene.mech(Faction::nordic, Ability::speed, "factory_forest").workers(Faction::nordic, {"factory_forest"});
  scene.play(act::move_units());
  Scene slow = scene;
  go(scene, mech(3), "factory");
  scene.play({act::step(scene.hex("factory_tundra")), act::step(scene.hex("tunnel_south_tundra"))});
  EXPECT_EQ(scene.nordic().mechs[3], scene.hex("tunnel_south_tundra"));
  EXPECT_EQ(scene.s.ask, Ask::end_turn);

  go(slow, worker(0), "factory").play(act::step(slow.hex("factory_tundra")));
  EXPECT_EQ(slow.s.ask, Ask::end_turn);  // two for a worker
}

TEST(Factory, SC_FTRY_13_one_card_a_player_for_good) {
  Scene scene = near_factory();
  scene.factory_card(Faction::nordic, 4);
  go(scene, Unit::character, "factory").play(act::end_move());
  EXPECT_EQ(scene.s.ask, Ask::bottom);
  EXPECT_EQ(scene.nordic().factory_card, 4);
  for (std::size_t number = 1; number <= 12; ++number) EXPECT_EQ(scene.why(act::factory_card(number)), "SC-FTRY-13");
}

TEST(Factory, SC_FTRY_14_its_move_can_cause_a_combat_or_an_encounter) {
  Scene combat = factory_move();
  combat.nordic().power = combat.saxony().power = 3;
  combat.mech(Faction::nordic, 0, "factory_forest").mech(Faction::saxony, 0, "factory").play(act::move_units());
  go(combat, mech(0), "factory");
  EXPECT_EQ(combat.s.ask, Ask::fight);
  combat.play(nordic_seat, act::fight(1)).play(saxony_seat, act::fight(0));
  EXPECT_EQ(combat.s.ask, Ask::end_turn);

  Scene encounter = factory_move();
  encounter.encounter_next(1).character(Faction::nordic, "nordic_tundra").play(act::move_units());
  go(encounter, Unit::character, "nordic_mountain").play(act::option(0));
  EXPECT_EQ(encounter.s.ask, Ask::end_turn);  // no second bottom action
}

TEST(Factory, SC_FTRY_15_a_card_is_usable_from_the_next_turn_on) {
  Scene scene = near_factory();
  go(scene, Unit::character, "factory").play(act::end_move());
  scene.play(scene.legal().front());
  EXPECT_EQ(scene.why(act::section(factory_section)), "SC-TURN-01");
  EXPECT_EQ(scene.why(act::factory_top()), "SC-TURN-04");
  EXPECT_EQ(scene.why(act::move_units()), "SC-TURN-04");
  scene.end_turn();
  EXPECT_TRUE(scene.turn_of(Faction::nordic).can(act::section(factory_section)));
}

TEST(Factory, SC_FTRY_24_a_character_that_only_passes_takes_no_card) {
  Scene scene = near_factory();
  scene.mech(Faction::nordic, Ability::speed, "nordic_forest");
  go(scene, Unit::character, "factory").play({act::step(scene.hex("factory_tundra")), act::end_move()});
  EXPECT_EQ(scene.s.ask, Ask::bottom);
  EXPECT_EQ(scene.nordic().factory_card, 0);
  EXPECT_EQ(cards_on_board(scene), 3);
}

TEST(Factory, SC_FTRY_25_a_visit_lost_in_combat_does_not_count) {
  Scene scene = lost_at_factory();
  scene.of(Faction::saxony).mechs[0] = scene.hex("saxony_tundra");
  scene.character(Faction::nordic, "factory_forest").turn_of(Faction::nordic, TopAction::move).play(act::move_units());
  go(scene, Unit::character, "factory").play(act::end_move());
  EXPECT_EQ(scene.s.ask, Ask::factory_card);
  EXPECT_EQ(scene.legal().size(), 3u);
}

}  // namespace factory_test
}  // namespace ludarium::scythe
