// Chapter "Decision points": from the start of the turn to the end of a Move.
#include "games/scythe/tests/answers.hpp"

namespace ludarium::scythe {
namespace decisions_top_test {

bool only(const Scene& scene, Do kind) {
  const Answers list = scene.legal();
  return !list.empty() && std::all_of(list.begin(), list.end(), [&](Action a) { return what(a) == kind; });
}

// Nordic on the Industrial mat, with coins for everything.
Scene nordic() {
  Scene scene({Faction::nordic, Faction::saxony});
  scene.nordic().coins = 10;
  return scene;
}

Scene nordic(TopAction top) {
  Scene scene = nordic();
  scene.turn_of(Faction::nordic, top);
  return scene;
}

Scene& in_part(Scene& scene) { return scene.aside(scene.s.active, act::in_part()); }

TEST(Decisions, SC_DP_01_before_the_turn_a_met_objective_may_be_revealed) {
  Scene scene({Faction::saxony, Faction::nordic});
  scene.objectives(Faction::saxony, 12, 8).turn_of(Faction::saxony);
  scene.saxony().coins = 20;
  EXPECT_EQ(count(scene, Do::reveal), 1u);
  EXPECT_EQ(count(scene, Do::section), 4u);  // or not
  scene.play(act::reveal(12));
  scene.workers(Faction::saxony, {"factory", "factory", "factory", "factory"});
  scene.saxony().coins = 0;
  scene.saxony().popularity = 7;
  EXPECT_TRUE(scene.can(act::reveal(8)));  // Saxony a second one
}

TEST(Decisions, SC_DP_02_any_section_but_the_last_and_no_passing) {
  Scene scene = nordic();
  scene.turn_of(Faction::nordic);
  scene.nordic().section = 2;
  EXPECT_TRUE(same(scene.legal(), {act::section(0), act::section(1), act::section(3)}));
  EXPECT_EQ(scene.why(act::section(2)), "SC-TURN-02");
  EXPECT_EQ(asked(scene), SeatSet::of(scene.seat(Faction::nordic)));
  scene.factory_card(Faction::nordic, 5);
  EXPECT_TRUE(scene.can(act::section(factory_section)));

  Scene rusviet({Faction::rusviet, Faction::saxony});
  rusviet.turn_of(Faction::rusviet).rusviet().section = 2;
  EXPECT_EQ(rusviet.legal().size(), 4u);
}

TEST(Decisions, SC_DP_03_the_top_action_if_payable_or_nothing) {
  Scene scene = nordic(TopAction::produce);
  EXPECT_TRUE(same(scene.legal(), {act::produce(), act::skip()}));

  Scene poor = nordic();
  poor.nordic().coins = poor.saxony().coins = 0;
  poor.turn_of(Faction::nordic).play(act::section(0));  // Bolster costs a coin, and nobody has one to give
  EXPECT_EQ(poor.s.ask, Ask::bottom);
}

TEST(Decisions, SC_DP_04_bolster_power_or_cards_and_how_much) {
  Scene scene = nordic(TopAction::bolster);
  EXPECT_TRUE(same(scene.legal(), {act::bolster_power(), act::bolster_cards(), act::skip()}));
  for (std::uint8_t wanted : {0, 1, 2}) {
    Scene part = nordic(TopAction::bolster);
    in_part(part).play(act::bolster_power());
    for (int i = 0; i < wanted; ++i) part.play(act::take(Item::power));
    if (part.s.ask == Ask::gain) part.play(act::done());
    EXPECT_EQ(part.nordic().power, 4 + wanted);
    EXPECT_EQ(part.nordic().coins, 9);
  }
}

TEST(Decisions, SC_DP_05_the_monuments_popularity_may_be_left) {
  Scene scene = nordic(TopAction::bolster);
  scene.structure(Faction::nordic, Structure::monument, "factory");
  in_part(scene).play({act::bolster_power(), act::take(Item::power), act::take(Item::power)});
  EXPECT_TRUE(same(scene.legal(), {act::take(Item::popularity), act::done()}));
  const int before = scene.nordic().popularity;
  EXPECT_EQ(scene.play(act::done()).nordic().popularity, before);
}

TEST(Decisions, SC_DP_06_trade_tokens_or_popularity_and_how_much) {
  Scene scene = nordic(TopAction::trade);
  EXPECT_TRUE(same(scene.legal(), {act::trade_tokens(), act::trade_popularity(), act::skip()}));
  scene.nordic().cubes_moved = 1u << index(Cube::trade_popularity);
  scene.nordic().popularity = 2;
  in_part(scene).play({act::trade_popularity(), act::take(Item::popularity), act::done()});
  EXPECT_EQ(scene.nordic().popularity, 3);
}

TEST(Decisions, SC_DP_07_types_of_the_tokens_and_one_territory_with_a_worker) {
  Scene scene = nordic(TopAction::trade);
  scene.mech(Faction::nordic, 0, "factory");
  scene.play(act::trade_tokens());
  EXPECT_EQ(count(scene, Do::tokens), 2u * 10u);  // two territories, ten pairs of types
  EXPECT_TRUE(scene.can(act::tokens(scene.hex("nordic_tundra"), 1, 0, 0, 1)));
  EXPECT_EQ(scene.why(act::tokens(scene.hex("factory"), 1, 0, 0, 1)), "SC-TRADE-04");
  EXPECT_EQ(scene.why(act::tokens(scene.hex("nordic_tundra"), 3, 0, 0, 0)), "SC-TRADE-03");
}

TEST(Decisions, SC_DP_08_the_armorys_power_may_be_left) {
  Scene scene = nordic(TopAction::trade);
  scene.structure(Faction::nordic, Structure::armory, "factory");
  in_part(scene).play({act::trade_popularity(), act::take(Item::popularity)});
  EXPECT_TRUE(same(scene.legal(), {act::take(Item::power), act::done()}));
  EXPECT_EQ(scene.play(act::done()).nordic().power, 4);
}

Scene producing() {
  Scene scene = nordic(TopAction::produce);
  scene.workers(Faction::nordic, {"nordic_forest", "nordic_tundra", "factory_mountain"});
  return scene;
}

TEST(Decisions, SC_DP_09_at_most_two_territories_and_the_mill) {
  Scene scene = producing();
  scene.structure(Faction::nordic, Structure::mill, "factory_forest").play(act::produce());
  EXPECT_EQ(count(scene, Do::produce_on), 3u);  // pairs out of three
  scene.play(act::produce_on(scene.hex("nordic_forest"), scene.hex("nordic_tundra")));
  EXPECT_EQ(total(scene.s.tokens[index(scene.hex("factory_forest"))]), 1);
  EXPECT_EQ(total(scene.s.tokens[index(scene.hex("factory_mountain"))]), 0);
}

TEST(Decisions, SC_DP_09_fewer_territories_or_none) {
  Scene scene = producing();
  in_part(scene).play(act::produce());
  EXPECT_TRUE(scene.can(act::done()));
  scene.play({act::produce_at(scene.hex("nordic_forest"), 1), act::done()});
  EXPECT_EQ(total(scene.s.tokens[index(scene.hex("nordic_forest"))]), 1);
  EXPECT_EQ(total(scene.s.tokens[index(scene.hex("nordic_tundra"))]), 0);
}

TEST(Decisions, SC_DP_10_each_territory_yields_up_to_its_workers_and_the_mats) {
  Scene scene = nordic(TopAction::produce);
  const char* village = "rusviet_village";
  scene.workers(Faction::nordic, {village, village, village, village, "factory_forest", "factory_forest"});
  scene.structure(Faction::nordic, Structure::mill, "factory_forest");
  scene.nordic().popularity = 5;
  in_part(scene).play(act::produce());
  EXPECT_TRUE(scene.can(act::produce_at(scene.hex("factory_forest"), 3)));  // two workers and the Mill
  EXPECT_FALSE(scene.can(act::produce_at(scene.hex("factory_forest"), 4)));
  EXPECT_TRUE(scene.can(act::produce_at(scene.hex(village), 2)));  // four stand there, two are left on the mat
  EXPECT_FALSE(scene.can(act::produce_at(scene.hex(village), 3)));
  scene.play(act::produce_at(scene.hex(village), 1));
  EXPECT_EQ(count_out(scene.nordic().workers), 7);
}

TEST(Decisions, SC_DP_11_move_units_or_coins_and_how_many) {
  Scene scene = nordic(TopAction::move);
  EXPECT_TRUE(same(scene.legal(), {act::move_units(), act::move_coins(), act::skip()}));
  scene.nordic().cubes_moved = 1u << index(Cube::move_coins);
  in_part(scene).play({act::move_coins(), act::take(Item::coins), act::done()});
  EXPECT_EQ(scene.nordic().coins, 11);
}

TEST(Decisions, SC_DP_12_the_next_unit_or_no_more) {
  Scene scene = nordic(TopAction::move);
  scene.play(act::move_units());
  EXPECT_TRUE(
      same(scene.legal(), {act::unit(Unit::character), act::unit(worker(0)), act::unit(worker(1)), act::end_move()}));
  scene.play({act::unit(worker(0)), act::step(scene.hex("nordic_tundra"))});
  EXPECT_TRUE(same(scene.legal(), {act::unit(Unit::character), act::unit(worker(1)), act::end_move()}));
  EXPECT_EQ(scene.why(act::unit(worker(0))), "SC-MOVE-04");
}

TEST(Decisions, SC_DP_13_before_a_step_tokens_and_for_mechs_workers_are_taken) {
  Scene scene = nordic(TopAction::move);
  scene.mech(Faction::nordic, 0, "nordic_forest").character(Faction::nordic, "nordic_forest");
  scene.tokens("nordic_forest", Resource::wood, 2);
  Scene character = scene;
  const Hex goal = scene.hex("nordic_tundra");
  scene.play({act::move_units(), act::unit(mech(0))});
  for (Load load : {Load::nothing, Load::workers, Load::tokens, Load::everything})
    EXPECT_TRUE(scene.can(act::step(goal, load)));
  scene.play({act::load_token(Resource::wood), act::load_fresh_worker(), act::step(goal, Load::chosen)});
  EXPECT_EQ(scene.s.tokens[index(goal)][index(Resource::wood)], 1);
  EXPECT_EQ(scene.s.tokens[index(scene.hex("nordic_forest"))][index(Resource::wood)], 1);
  EXPECT_EQ(count_at(scene.nordic().workers, goal), 2);

  character.play({act::move_units(), act::unit(Unit::character)});
  EXPECT_TRUE(character.can(act::step(goal, Load::tokens)));
  EXPECT_EQ(character.why(act::load_fresh_worker()), "SC-KEY-17");
}

TEST(Decisions, SC_DP_14_a_step_to_a_legal_hex_or_stop) {
  Scene scene = nordic(TopAction::move);
  scene.character(Faction::nordic, "factory_forest").mech(Faction::nordic, Ability::speed, "nordic_base");
  scene.play({act::move_units(), act::unit(Unit::character)});
  EXPECT_TRUE(same(scene.legal(), {act::step(scene.hex("factory")), act::step(scene.hex("tunnel_north_tundra")),
                                   act::step(scene.hex("tunnel_northwest_mountain"))}));
  EXPECT_EQ(scene.why(act::step(scene.hex("lake_north"))), "SC-MOVE-15");
  scene.play(act::step(scene.hex("tunnel_north_tundra")));
  EXPECT_TRUE(scene.can(act::step(scene.hex("tunnel_south_tundra"))));
  EXPECT_TRUE(scene.can(act::stop()));
}

TEST(Decisions, SC_DP_15_what_is_not_taken_on_is_dropped_but_never_alone_on_a_lake) {
  Scene scene = nordic(TopAction::move);
  scene.mech(Faction::nordic, Ability::speed, "factory_forest").workers(Faction::nordic, {"factory_forest"});
  scene.tokens("factory_forest", Resource::wood, 1);
  Scene lake = scene;
  scene.play({act::move_units(), act::unit(mech(3)), act::step(scene.hex("factory"), Load::everything)});
  scene.play(act::step(scene.hex("factory_tundra"), Load::tokens));
  EXPECT_EQ(scene.nordic().workers[0], scene.hex("factory"));
  EXPECT_EQ(total(scene.s.tokens[index(scene.hex("factory_tundra"))]), 1);

  lake.mech(Faction::nordic, Ability::seaworthy, "nordic_base");
  lake.play({act::move_units(), act::unit(mech(3)), act::step(lake.hex("lake_north"), Load::everything)});
  EXPECT_EQ(lake.why(act::step(lake.hex("factory_forest"), Load::tokens)), "SC-MECH-23");
  EXPECT_TRUE(lake.can(act::step(lake.hex("factory_forest"), Load::everything)));
}

// Nordic can attack on two tunnels.
Scene two_battles() {
  Scene scene = nordic(TopAction::move);
  scene.mech(Faction::nordic, 0, "factory_forest").mech(Faction::nordic, 3, "factory_tundra");
  scene.mech(Faction::saxony, 0, "tunnel_north_tundra").mech(Faction::saxony, 1, "tunnel_south_tundra");
  scene.play({act::move_units(), act::unit(mech(0)), act::step(scene.hex("tunnel_north_tundra"))});
  return scene.play({act::unit(mech(3)), act::step(scene.hex("tunnel_south_tundra"))});
}

TEST(Decisions, SC_DP_16_the_active_player_chooses_the_next_combat) {
  Scene scene = two_battles();
  EXPECT_EQ(asked(scene), SeatSet::of(scene.seat(Faction::nordic)));
  EXPECT_TRUE(only(scene, Do::battle));
  EXPECT_EQ(scene.legal().size(), 2u);
}

TEST(Decisions, SC_DP_17_the_attacker_may_use_his_ability_or_not) {
  Scene scene = nordic();
  scene.mech(Faction::nordic, Ability::artillery, "factory_tundra");
  scene.nordic().power = 3;
  Scene powerless = scene;
  scene.battle(Faction::nordic, Faction::saxony, "factory_tundra");
  EXPECT_EQ(asked(scene), SeatSet::of(scene.seat(Faction::nordic)));
  EXPECT_TRUE(same(scene.legal(), {act::ability(true), act::ability(false)}));
  EXPECT_EQ(scene.play(act::ability(true)).nordic().power, 2);

  powerless.nordic().power = 0;  // it costs one
  powerless.battle(Faction::nordic, Faction::saxony, "factory_tundra");
  EXPECT_EQ(powerless.s.ask, Ask::fight);
}

TEST(Decisions, SC_DP_18_then_the_defender) {
  Scene scene = nordic();
  scene.mech(Faction::nordic, Ability::artillery, "tunnel_south_tundra");
  scene.mech(Faction::saxony, Ability::disarm, "tunnel_south_tundra");
  scene.nordic().power = scene.saxony().power = 5;
  scene.battle(Faction::nordic, Faction::saxony, "tunnel_south_tundra").play(act::ability(false));
  EXPECT_EQ(asked(scene), SeatSet::of(scene.seat(Faction::saxony)));
  EXPECT_TRUE(same(scene.legal(), {act::ability(true), act::ability(false)}));
  EXPECT_EQ(scene.play(act::ability(true)).nordic().power, 3);
  EXPECT_EQ(scene.s.ask, Ask::fight);
}

TEST(Decisions, SC_DP_19_anyone_may_give_a_fighter_coins_before_the_reveal) {
  for (bool in_tournament : {false, true}) {
    Scene scene({Faction::nordic, Faction::saxony, Faction::polania}, {{"tournament", in_tournament}});
    scene.battle(Faction::nordic, Faction::saxony, "factory_tundra");
    for (Faction taker : {Faction::nordic, Faction::saxony})
      for (Seat giver : scene.s.seats().without(scene.seat(taker)))
        EXPECT_EQ(scene.can_aside(giver, act::gift(scene.seat(taker), 1)), !in_tournament);
  }
}

TEST(Decisions, SC_DP_20_both_fighters_choose_dial_and_cards) {
  Scene scene = nordic();
  scene.hand(Faction::nordic, {2, 5}).hand(Faction::saxony, {3, 3, 4});
  scene.nordic().power = 3;
  scene.saxony().power = 12;
  scene.character(Faction::saxony, "factory_tundra").mech(Faction::saxony, 0, "factory_tundra");
  scene.battle(Faction::nordic, Faction::saxony, "factory_tundra");
  const Seat attacking = scene.seat(Faction::nordic), defending = scene.seat(Faction::saxony);
  EXPECT_EQ(asked(scene), SeatSet::of(attacking).with(defending));
  EXPECT_EQ(scene.legal(attacking).size(), 4u * 3u);  // dial 0 to 3; no card, the two or the five
  EXPECT_EQ(scene.legal(defending).size(), 8u * 5u);  // dial 0 to 7; none, 3, 4, 3+3, 3+4
  EXPECT_EQ(scene.why(attacking, act::fight(4)), "SC-COMB-07");
  EXPECT_EQ(scene.why(attacking, act::fight(0, 1, 0, 0, 1)), "SC-COMB-08");
}

}  // namespace decisions_top_test
}  // namespace ludarium::scythe
