// Chapter "Combat", up to the reveal: who fights where, abilities, dials, cards. The outcome: combat_outcome_test.cpp.
#include "games/scythe/tests/support/scene.hpp"

namespace ludarium::scythe {
namespace combat_test {

constexpr Seat nordic_seat = seat_at(0), saxony_seat = seat_at(1), third_seat = seat_at(2);

// Nordic and Saxony with 5 power each and no cards, nobody near the Factory.
Scene foes(std::vector<Faction> who = {Faction::nordic, Faction::saxony}, boost::json::object options = {}) {
  Scene scene(who, options);
  for (Faction faction : who) {
    scene.of(faction).power = 5;
    scene.hand(faction, {});
  }
  return scene;
}

Scene& step_onto(Scene& scene, Unit unit, std::string_view hex, Load load = Load::nothing) {
  return scene.play({act::unit(unit), act::step(scene.hex(hex), load)});
}

// Nordic's character and a mech have gone against a Saxon mech each; both combats are pending.
Scene two_fronts() {
  Scene scene = foes();
  scene.character(Faction::nordic, "factory_forest").mech(Faction::nordic, 0, "factory_tundra");
  scene.mech(Faction::saxony, 0, "factory").mech(Faction::saxony, 1, "tunnel_south_tundra");
  scene.turn_of(Faction::nordic, TopAction::move).play(act::move_units());
  step_onto(scene, Unit::character, "factory");
  return step_onto(scene, mech(0), "tunnel_south_tundra");
}

TEST(Combat, SC_COMB_01_comes_after_all_units_moved_and_before_the_bottom_action) {
  Scene scene = foes();
  scene.character(Faction::nordic, "factory_forest").mech(Faction::saxony, 0, "factory");
  scene.turn_of(Faction::nordic, TopAction::move).play(act::move_units());
  step_onto(scene, Unit::character, "factory");
  EXPECT_EQ(scene.s.ask, Ask::unit);  // a second unit may still go
  EXPECT_EQ(scene.why(act::battle(scene.hex("factory"))), "SC-COMB-01");
  EXPECT_EQ(scene.why(act::fight(1)), "SC-COMB-01");
  step_onto(scene, worker(0), "nordic_tundra");
  EXPECT_EQ(scene.s.ask, Ask::fight);
  scene.play(nordic_seat, act::fight(5)).play(saxony_seat, act::fight(0));
  scene.play(scene.legal().front());  // a Factory card
  EXPECT_EQ(scene.s.ask, Ask::bottom);
}

TEST(Combat, SC_COMB_01_comes_at_the_end_of_the_move_of_a_factory_card_too) {
  Scene scene = foes();
  scene.factory_card(Faction::nordic, 6).character(Faction::nordic, "factory_forest");
  scene.mech(Faction::saxony, 0, "factory").turn_of(Faction::nordic);
  scene.play({act::section(factory_section), act::skip(), act::move_units()});
  step_onto(scene, Unit::character, "factory");
  EXPECT_EQ(scene.s.ask, Ask::fight);
  scene.play(nordic_seat, act::fight(5)).play(saxony_seat, act::fight(0));
  EXPECT_EQ(scene.s.ask, Ask::end_turn);
}

TEST(Combat, SC_COMB_02_is_fought_wherever_combat_units_meet_and_cannot_be_declined) {
  Scene scene = two_fronts();
  EXPECT_EQ(scene.legal(),
            (std::vector{act::battle(scene.hex("factory")), act::battle(scene.hex("tunnel_south_tundra"))}));
  for (Action way_out : {act::skip(), act::done(), act::end_move()}) EXPECT_EQ(scene.why(way_out), "SC-COMB-02");
  scene.play(act::battle(scene.hex("factory")));
  for (Action answer : scene.legal()) EXPECT_EQ(what(answer), Do::fight);
  EXPECT_EQ(scene.why(act::skip()), "SC-COMB-02");
}

TEST(Combat, SC_COMB_02_needs_a_combat_unit_on_both_sides) {
  Scene scene = foes();
  scene.mech(Faction::nordic, 0, "factory_mountain").workers(Faction::saxony, {"tunnel_southeast_village"});
  scene.mech(Faction::nordic, 1, "south_forest").structure(Faction::saxony, Structure::mill, "tunnel_south_tundra");
  scene.turn_of(Faction::nordic, TopAction::move).play(act::move_units());
  step_onto(scene, mech(0), "tunnel_southeast_village");
  step_onto(scene, mech(1), "tunnel_south_tundra");
  EXPECT_EQ(scene.s.ask, Ask::bottom);
  EXPECT_EQ(scene.stars(Faction::nordic), 0);
}

TEST(Combat, SC_COMB_03_the_active_player_chooses_the_order) {
  for (const char* first : {"factory", "tunnel_south_tundra"}) {
    Scene scene = two_fronts();
    EXPECT_EQ(game().pending(scene.s).seats, SeatSet::of(nordic_seat));
    scene.play(act::battle(scene.hex(first)));
    EXPECT_EQ(scene.s.combat.hex, scene.hex(first));
    scene.play(nordic_seat, act::fight(1)).play(saxony_seat, act::fight(0));
    EXPECT_EQ(scene.s.ask, Ask::fight);  // the other one follows of itself
    EXPECT_NE(scene.s.combat.hex, scene.hex(first));
  }
  Scene scene = two_fronts();
  EXPECT_EQ(scene.why(act::battle(scene.hex("factory_tundra"))), "SC-COMB-02");
}

TEST(Combat, SC_COMB_04_exactly_two_players_fight) {
  Scene scene = foes({Faction::nordic, Faction::saxony, Faction::crimea});
  scene.battle(Faction::nordic, Faction::saxony, "factory_mountain");
  EXPECT_EQ(scene.s.combat.defender, saxony_seat);
  EXPECT_EQ(game().pending(scene.s).seats, SeatSet::of(nordic_seat).with(saxony_seat));
  EXPECT_TRUE(scene.legal(third_seat).empty());
  EXPECT_EQ(scene.why(third_seat, act::fight(1)), "SC-TIME-06");
}

TEST(Combat, SC_COMB_05_attacking_needs_neither_power_nor_cards_nor_popularity) {
  Scene scene = foes();
  scene.nordic().power = scene.nordic().popularity = 0;
  scene.character(Faction::nordic, "factory_forest").mech(Faction::saxony, 0, "factory");
  scene.turn_of(Faction::nordic, TopAction::move).play(act::move_units());
  step_onto(scene, Unit::character, "factory").play(act::end_move());
  EXPECT_EQ(game().pending(scene.s).seats, SeatSet::of(saxony_seat));  // the attacker has nothing to choose
  scene.play(saxony_seat, act::fight(0));
  EXPECT_EQ(scene.nordic().character, scene.hex("factory"));
  EXPECT_EQ(scene.stars(Faction::nordic), 1);
}

TEST(Combat, SC_COMB_06_abilities_come_before_the_dials_the_attackers_first) {
  Scene scene = foes({Faction::nordic, Faction::crimea});
  scene.mech(Faction::nordic, Ability::artillery, "nordic_tundra").mech(Faction::crimea, Ability::scout, "crimea_farm");
  scene.hand(Faction::nordic, {2});
  scene.battle(Faction::nordic, Faction::crimea, "factory_mountain");
  const Seat crimea_seat = scene.seat(Faction::crimea);
  EXPECT_EQ(scene.s.ask, Ask::ability);
  EXPECT_EQ(game().pending(scene.s).seats, SeatSet::of(nordic_seat));
  EXPECT_FALSE(scene.can(nordic_seat, act::fight(1)));
  scene.play(act::ability(true));
  EXPECT_EQ(scene.nordic().power, 4);
  EXPECT_EQ(scene.crimea().power, 3);
  EXPECT_EQ(scene.s.ask, Ask::ability);
  EXPECT_EQ(game().pending(scene.s).seats, SeatSet::of(crimea_seat));
  scene.play(act::ability(true));
  EXPECT_EQ(hand_size(scene.crimea()), 1);
  EXPECT_EQ(scene.s.ask, Ask::fight);
  EXPECT_EQ(scene.why(act::ability(true)), "SC-COMB-06");
  EXPECT_EQ(scene.why(crimea_seat, act::fight(4)), "SC-COMB-07");  // the power after the abilities counts
}

TEST(Combat, SC_COMB_07_dial_from_nothing_to_seven_or_the_power_there_is) {
  Scene scene = foes();
  scene.nordic().power = 10;
  scene.saxony().power = 3;
  scene.battle(Faction::nordic, Faction::saxony, "factory_mountain");
  for (std::size_t dial = 0; dial <= 7; ++dial) EXPECT_TRUE(scene.can(nordic_seat, act::fight(dial)));
  EXPECT_EQ(scene.why(nordic_seat, act::fight(8)), "SC-COMB-07");
  EXPECT_TRUE(scene.can(saxony_seat, act::fight(3)));
  EXPECT_EQ(scene.why(saxony_seat, act::fight(4)), "SC-COMB-07");
}

TEST(Combat, SC_COMB_07_both_choose_at_once_and_nobody_learns_the_others_choice) {
  Scene scene = foes();
  scene.battle(Faction::nordic, Faction::saxony, "factory_mountain");
  const auto answers = scene.legal(saxony_seat);
  Scene other = scene;
  scene.play(nordic_seat, act::fight(5));
  other.play(nordic_seat, act::fight(0));
  EXPECT_TRUE(scene.events.empty());
  EXPECT_EQ(scene.legal(saxony_seat), answers);
  EXPECT_EQ(redact(scene.s, saxony_seat), redact(other.s, saxony_seat));
}

TEST(Combat, SC_COMB_08_one_card_a_combat_unit_at_most) {
  Scene scene = foes();
  scene.hand(Faction::nordic, {2, 2, 5, 5}).hand(Faction::saxony, {3, 3});
  scene.character(Faction::nordic, "factory_mountain").mech(Faction::nordic, 0, "factory_mountain");
  scene.workers(Faction::nordic, {"factory_mountain"});                                  // carries no card
  scene.mech(Faction::nordic, 1, "factory").mech(Faction::saxony, 0, "factory_tundra");  // not in this combat
  scene.battle(Faction::nordic, Faction::saxony, "factory_mountain");
  EXPECT_TRUE(scene.can(nordic_seat, act::fight(5, 1, 0, 0, 1)));
  EXPECT_TRUE(scene.can(nordic_seat, act::fight(0, 0, 0, 0, 2)));  // with the dial at 0
  EXPECT_TRUE(scene.can(nordic_seat, act::fight(5)));              // and none at all
  EXPECT_EQ(scene.why(nordic_seat, act::fight(0, 1, 0, 0, 2)), "SC-COMB-08");
  EXPECT_EQ(scene.why(nordic_seat, act::fight(0, 0, 0, 1)), "SC-COMB-08");  // not in the hand
  EXPECT_TRUE(scene.can(saxony_seat, act::fight(0, 0, 1)));
  EXPECT_EQ(scene.why(saxony_seat, act::fight(0, 0, 2)), "SC-COMB-08");
}

TEST(Combat, SC_COMB_09_number_of_cards_added_stays_hidden_until_the_reveal) {
  Scene with = foes({Faction::nordic, Faction::saxony, Faction::crimea});
  with.hand(Faction::nordic, {2, 5});
  with.battle(Faction::nordic, Faction::saxony, "factory_mountain");
  Scene without = with;
  with.play(nordic_seat, act::fight(1, 0, 0, 0, 1));
  without.play(nordic_seat, act::fight(1));
  for (Seat viewer : {saxony_seat, third_seat}) {
    EXPECT_EQ(redact(with.s, viewer), redact(without.s, viewer));
    EXPECT_EQ(redact(with.s, viewer).player(nordic_seat).hand[unknown], 2);  // the size of the hand is public
  }
  with.play(saxony_seat, act::fight(0));
  without.play(saxony_seat, act::fight(0));
  EXPECT_EQ(redact(with.s, third_seat).player(nordic_seat).hand[unknown], 1);
  EXPECT_EQ(redact(without.s, third_seat).player(nordic_seat).hand[unknown], 2);
}

TEST(Combat, SC_COMB_10_both_reveal_together_dial_and_cards_added_up) {
  Scene scene = foes();
  scene.hand(Faction::nordic, {4}).hand(Faction::saxony, {5});
  scene.battle(Faction::nordic, Faction::saxony, "factory_mountain");
  scene.play(saxony_seat, act::fight(1, 0, 0, 0, 1));
  EXPECT_FALSE(scene.happened(Happened::fought));
  scene.play(nordic_seat, act::fight(3, 0, 0, 1));
  const auto shown = scene.all(Happened::fought);
  ASSERT_EQ(shown.size(), 2u);
  EXPECT_EQ(shown[0].seat, nordic_seat);
  EXPECT_EQ(shown[0].arg, (std::array<std::int16_t, 6>{3, 0, 0, 1, 0, 7}));
  EXPECT_EQ(shown[1].seat, saxony_seat);
  EXPECT_EQ(shown[1].arg, (std::array<std::int16_t, 6>{1, 0, 0, 0, 1, 6}));
  EXPECT_EQ(scene.nordic().character, scene.hex("factory_mountain"));  // 7 beats 6
}

TEST(Combat, SC_COMB_26_others_may_only_give_coins) {
  const std::vector three{Faction::nordic, Faction::saxony, Faction::crimea};
  Scene scene = foes(three);
  scene.battle(Faction::nordic, Faction::saxony, "factory_mountain");
  ActionList list;
  game().asides(scene.s, third_seat, list);
  EXPECT_TRUE(list.contains(act::gift(saxony_seat, 1)));
  for (Action aside : list) EXPECT_TRUE(what(aside) == Do::gift || what(aside) == Do::standing_order);
  EXPECT_TRUE(scene.legal(third_seat).empty());
  const State before = scene.s;
  scene.aside(third_seat, act::gift(saxony_seat, 2));
  EXPECT_EQ(scene.saxony().coins, before.player(saxony_seat).coins + 2);
  EXPECT_EQ(scene.s.combat, before.combat);

  Scene serious = foes(three, {{"tournament", true}});
  serious.battle(Faction::nordic, Faction::saxony, "factory_mountain");
  EXPECT_EQ(serious.why(third_seat, act::gift(saxony_seat, 1)), "SC-ALLY-03");
}

}  // namespace combat_test
}  // namespace ludarium::scythe
