// Chapter "Decision points": from the reveal of a combat to the end of the turn.
#include "games/scythe/tests/answers.hpp"

namespace ludarium::scythe {
namespace decisions_rest_test {

constexpr std::uint8_t rich = 12;  // objective: 20 coins

// Nordic, on the Industrial mat, has met an objective.
Scene nordic(boost::json::object options = {}) {
  Scene scene({Faction::nordic, Faction::saxony}, std::move(options));
  scene.objectives(Faction::nordic, rich, 1);
  scene.nordic().coins = 25;
  return scene;
}

// The character of the faction (the first named) meets the people of this card.
Scene meeting(std::uint8_t card, Faction faction = Faction::nordic) {
  const bool north = faction == Faction::nordic;
  Scene scene({faction, Faction::saxony});
  scene.character(faction, north ? "nordic_forest" : "polania_farm").encounter_next(card);
  scene.of(faction).coins = scene.of(faction).popularity = 10;
  scene.turn_of(faction, TopAction::move).play({act::move_units(), act::unit(Unit::character)});
  return scene.play({act::step(scene.hex(north ? "nordic_mountain" : "polania_village")), act::end_move()});
}

Scene bottom(BottomAction action) {
  Scene scene = nordic();
  scene.tokens("nordic_forest", static_cast<Resource>(action), 4).bottom_of(Faction::nordic, action);
  return scene;
}

TEST(Decisions, SC_DP_21_nordic_with_seaworthy_chooses_where_to_retreat) {
  Scene scene = nordic();
  scene.mech(Faction::nordic, Ability::seaworthy, "factory_tundra").workers(Faction::nordic, {"factory_tundra"});
  scene.mech(Faction::saxony, 0, "lake_factory_w").hand(Faction::nordic, {}).hand(Faction::saxony, {});
  scene.saxony().power = 5;
  scene.battle(Faction::nordic, Faction::saxony, "factory_tundra");
  scene.play(scene.seat(Faction::nordic), act::fight(0)).play(scene.seat(Faction::saxony), act::fight(5));
  ASSERT_EQ(scene.s.ask, Ask::retreat);
  EXPECT_EQ(asked(scene), SeatSet::of(scene.seat(Faction::nordic)));
  const Hex lake = scene.hex("lake_factory_se");
  EXPECT_TRUE(same(scene.legal(), {act::retreat(mech(1), scene.hex("nordic_base")), act::retreat(mech(1), lake, 0),
                                   act::retreat(mech(1), lake, 1)}));
  EXPECT_EQ(scene.why(act::retreat(mech(1), scene.hex("lake_factory_w"))), "SC-MECH-21");
}

TEST(Decisions, SC_DP_21_others_have_no_choice) {
  Scene scene = nordic();
  scene.hand(Faction::nordic, {}).hand(Faction::saxony, {});
  scene.saxony().power = 0;
  scene.battle(Faction::nordic, Faction::saxony, "factory_tundra").play(act::fight(1));
  EXPECT_EQ(scene.saxony().character, scene.hex("saxony_base"));
}

TEST(Decisions, SC_DP_22_one_affordable_option_must_be_chosen) {
  Scene scene = meeting(4);  // B costs 3 coins, C 2 popularity
  EXPECT_TRUE(same(scene.legal(), {act::option(0), act::option(1), act::option(2)}));
  scene.nordic().coins = 2;
  EXPECT_TRUE(same(scene.legal(), {act::option(0), act::option(2)}));
  EXPECT_EQ(scene.why(act::option(1)), "SC-ENC-06");
  EXPECT_EQ(scene.why(act::done()), "SC-ENC-06");
}

TEST(Decisions, SC_DP_22_polania_may_take_a_second) {
  Scene scene = meeting(4, Faction::polania);
  EXPECT_FALSE(scene.can(act::done()));
  scene.play(act::option(2));
  EXPECT_TRUE(same(scene.legal(), {act::option(0), act::option(1), act::done()}));
}

TEST(Decisions, SC_DP_23_the_cost_of_an_encounter_is_paid_without_a_question) {
  Scene scene = meeting(13);  // B: 2 coins for 2 power and 2 popularity
  scene.play(act::option(1));
  EXPECT_EQ(scene.nordic().coins, 8);
  EXPECT_EQ(scene.nordic().popularity, 12);
  EXPECT_EQ(scene.s.ask, Ask::bottom);
}

TEST(Decisions, SC_DP_24_which_pieces_of_the_gain_and_how_much) {
  const Hex here = hex_named("nordic_mountain");
  Scene mech_gain = meeting(5);
  mech_gain.mech(Faction::nordic, 2, "factory").play(act::option(1));
  EXPECT_TRUE(same(mech_gain.legal(), {act::deploy(0, here), act::deploy(1, here), act::deploy(3, here), act::done()}));

  Scene structure = meeting(1);
  structure.play(act::option(2));
  EXPECT_EQ(count(structure, Do::build), 4u);
  EXPECT_TRUE(structure.can(act::build(Structure::mine, here)));

  Scene recruit = meeting(6);
  recruit.play(act::option(1));
  EXPECT_EQ(count(recruit, Do::enlist), 16u);

  Scene upgrade = meeting(7);
  upgrade.play(act::option(1));
  EXPECT_EQ(count(upgrade, Do::upgrade), 6u * 4u);

  Scene tokens = meeting(14);
  tokens.play(act::option(1));
  EXPECT_EQ(count(tokens, Do::tokens), 20u);  // three of four types
  EXPECT_TRUE(tokens.can(act::tokens(here, 1, 1, 0, 1)));

  Scene part = meeting(4);  // A: 2 metal and 1 popularity
  part.aside(part.s.active, act::in_part()).play(act::option(0));
  EXPECT_TRUE(same(part.legal(), {act::take(Item::metal), act::take(Item::popularity), act::done()}));
}

TEST(Decisions, SC_DP_25_a_first_visitor_takes_one_of_the_cards) {
  Scene scene = nordic();
  scene.character(Faction::nordic, "factory_forest").turn_of(Faction::nordic, TopAction::move);
  scene.play({act::move_units(), act::unit(Unit::character), act::step(scene.hex("factory")), act::end_move()});
  EXPECT_EQ(scene.legal().size(), 3u);
  EXPECT_EQ(count(scene, Do::factory_card), 3u);  // no way round it
}

TEST(Decisions, SC_DP_26_between_the_actions_a_met_objective_may_be_revealed) {
  Scene scene = nordic();
  scene.turn_of(Faction::nordic, TopAction::bolster).play(act::bolster_power());
  EXPECT_TRUE(same(scene.legal(), {act::reveal(rich), act::skip()}));
  EXPECT_EQ(asked(scene), SeatSet::of(scene.seat(Faction::nordic)));
}

TEST(Decisions, SC_DP_27_the_bottom_action_if_payable_or_nothing) {
  Scene scene = bottom(BottomAction::build);
  EXPECT_TRUE(scene.can(act::bottom()));
  EXPECT_TRUE(scene.can(act::skip()));
  scene.tokens("nordic_forest", Resource::wood, 2);
  EXPECT_FALSE(scene.can(act::bottom()));
  EXPECT_EQ(scene.why(act::bottom()), "SC-TURN-07");
}

TEST(Decisions, SC_DP_28_which_tokens_pay) {
  Scene scene = bottom(BottomAction::build);
  scene.tokens("nordic_tundra", Resource::wood, 2);
  const Hex forest = scene.hex("nordic_forest"), tundra = scene.hex("nordic_tundra");
  EXPECT_TRUE(scene.can(act::pay(forest, Resource::wood)));
  scene.play({act::pay(tundra, Resource::wood), act::pay(forest, Resource::wood), act::pay(tundra, Resource::wood)});
  EXPECT_EQ(scene.s.tokens[index(tundra)][index(Resource::wood)], 0);
  EXPECT_EQ(scene.s.tokens[index(forest)][index(Resource::wood)], 3);
  EXPECT_EQ(scene.s.ask, Ask::gain);
}

TEST(Decisions, SC_DP_28_crimea_may_pay_one_token_with_a_card_of_its_choice) {
  Scene scene({Faction::crimea, Faction::saxony});
  scene.hand(Faction::crimea, {2, 4}).tokens("crimea_farm", Resource::wood, 3);
  scene.bottom_of(Faction::crimea, BottomAction::build);
  for (Action payment : {act::bottom(), act::bottom(0), act::bottom(2)}) EXPECT_TRUE(scene.can(payment));
  EXPECT_FALSE(scene.can(act::bottom(1)));  // no three in the hand
  scene.play(act::bottom(2));
  EXPECT_EQ(scene.s.discard[2], 1);
  EXPECT_EQ(total(scene.s.tokens[index(scene.hex("crimea_farm"))]), 1);
}

TEST(Decisions, SC_DP_29_any_number_of_the_printed_coins) {
  for (int wanted : {0, 1, 2, 3}) {
    Scene scene = bottom(BottomAction::upgrade);  // 3 coins
    scene.aside(scene.s.active, act::in_part()).play(act::bottom());
    for (int i = 0; i < wanted; ++i) scene.play(act::take(Item::coins));
    EXPECT_EQ(scene.can(act::take(Item::coins)), wanted < 3);
    EXPECT_EQ(scene.play(act::done()).nordic().coins, 25 + wanted);
  }
}

TEST(Decisions, SC_DP_30_cube_and_target_or_neither) {
  Scene scene = bottom(BottomAction::upgrade);
  scene.nordic().cubes_moved = 1;
  scene.nordic().cubes_on[index(BottomAction::build)] = 1;  // full
  scene.play(act::bottom());
  EXPECT_EQ(count(scene, Do::upgrade), 5u * 3u);
  EXPECT_EQ(scene.why(act::upgrade(Cube::move_units, BottomAction::build)), "SC-UPG-09");
  scene.play(act::done());
  EXPECT_EQ(scene.nordic().cubes_moved, 1);
  EXPECT_EQ(scene.s.ask, Ask::end_turn);
}

TEST(Decisions, SC_DP_31_mech_and_territory_or_neither) {
  Scene scene = bottom(BottomAction::deploy);
  scene.mech(Faction::nordic, 0, "factory").play(act::bottom());
  EXPECT_EQ(count(scene, Do::deploy), 3u * 2u);  // three mechs, two territories with workers
  EXPECT_TRUE(scene.can(act::done()));
  scene.play(act::deploy(2, scene.hex("nordic_tundra")));
  EXPECT_EQ(scene.nordic().mechs[2], scene.hex("nordic_tundra"));
}

TEST(Decisions, SC_DP_32_structure_and_territory_or_neither) {
  Scene scene = bottom(BottomAction::build);
  scene.structure(Faction::saxony, Structure::mill, "nordic_tundra").play(act::bottom());
  EXPECT_EQ(count(scene, Do::build), 4u);  // only the forest is free
  EXPECT_TRUE(scene.can(act::done()));
  EXPECT_EQ(scene.why(act::build(Structure::mine, scene.hex("nordic_tundra"))), "SC-BUILD-02");
}

TEST(Decisions, SC_DP_33_recruit_and_free_space_or_neither) {
  Scene scene = bottom(BottomAction::enlist);
  scene.nordic().recruits = 1u << index(BottomAction::deploy);
  scene.nordic().one_time = 1u << index(OneTimeBonus::coins);
  scene.play(act::bottom());
  EXPECT_EQ(count(scene, Do::enlist), 3u * 3u);
  EXPECT_TRUE(scene.can(act::done()));
  EXPECT_EQ(scene.why(act::enlist(BottomAction::build, OneTimeBonus::coins)), "SC-ENL-03");
}

TEST(Decisions, SC_DP_34_the_active_player_may_decline_his_ongoing_bonus) {
  for (bool declines : {false, true}) {
    Scene scene = bottom(BottomAction::upgrade);
    scene.nordic().recruits = 1u << index(BottomAction::upgrade);
    if (declines) scene.aside(scene.s.active, act::standing_order(BottomAction::upgrade, true));
    EXPECT_EQ(scene.play({act::bottom(), act::done()}).nordic().power, declines ? 4 : 5);
  }
}

TEST(Decisions, SC_DP_35_so_may_each_neighbour) {
  Scene scene({Faction::saxony, Faction::polania, Faction::nordic});
  for (Faction neighbour : {Faction::polania, Faction::nordic}) {
    scene.of(neighbour).recruits = 1u << index(BottomAction::upgrade);
    scene.of(neighbour).power = 5;
  }
  scene.tokens("saxony_tundra", Resource::oil, 3).bottom_of(Faction::saxony, BottomAction::upgrade);
  scene.aside(scene.seat(Faction::polania), act::standing_order(BottomAction::upgrade, true));
  scene.play({act::bottom(), act::done()});
  EXPECT_EQ(scene.polania().power, 5);
  EXPECT_EQ(scene.nordic().power, 6);

  Scene bound({Faction::saxony, Faction::polania}, {{"edition", "cs"}});  // there the bonus is simply gained
  EXPECT_EQ(bound.why(bound.seat(Faction::polania), act::standing_order(BottomAction::upgrade, true)), "SC-ENL-12");
}

TEST(Decisions, SC_DP_36_the_factory_section_top_if_payable_then_a_move_of_one_unit) {
  Scene scene = nordic();
  scene.factory_card(Faction::nordic, 6).turn_of(Faction::nordic).play(act::section(factory_section));
  EXPECT_TRUE(same(scene.legal(), {act::factory_top(), act::skip()}));
  scene.play(act::skip());
  EXPECT_TRUE(same(scene.legal(), {act::move_units(), act::skip(), act::reveal(rich)}));
  scene.play({act::move_units(), act::unit(Unit::character), act::step(scene.hex("nordic_forest"))});
  EXPECT_TRUE(scene.can(act::step(scene.hex("nordic_tundra"))));
  scene.play(act::step(scene.hex("nordic_tundra")));
  EXPECT_EQ(scene.s.ask, Ask::end_turn);  // one unit, two steps

  Scene weak = nordic();
  weak.nordic().power = 0;  // the card costs one
  weak.factory_card(Faction::nordic, 6).turn_of(Faction::nordic).play(act::section(factory_section));
  EXPECT_EQ(weak.s.ask, Ask::bottom);
}

TEST(Decisions, SC_DP_37_after_the_bottom_action_a_met_objective_may_be_revealed) {
  Scene scene = bottom(BottomAction::build);
  scene.play({act::bottom(), act::done()});
  EXPECT_TRUE(same(scene.legal(), {act::end_turn(), act::reveal(rich)}));
}

TEST(Decisions, SC_DP_38_coins_may_be_given_at_any_time) {
  Scene scene = bottom(BottomAction::build);
  const Seat nordic_seat = scene.seat(Faction::nordic), saxony = scene.seat(Faction::saxony);
  const auto both_may = [&] {
    return scene.can_aside(nordic_seat, act::gift(saxony, 1)) && scene.can_aside(saxony, act::gift(nordic_seat, 1));
  };
  EXPECT_TRUE(both_may());
  for (Action next : {act::bottom(), act::done(), act::end_turn()}) {
    scene.play(next);
    EXPECT_TRUE(both_may());
  }
}

TEST(Decisions, SC_DP_39_delay_may_be_claimed_and_a_blind_option_named_again) {
  Scene scene = nordic({{"delay_penalty", true}, {"blind_encounters", true}});
  scene.character(Faction::nordic, "nordic_forest").encounter_next(4).turn_of(Faction::nordic, TopAction::move);
  scene.nordic().coins = scene.nordic().popularity = 0;
  scene.play({act::move_units(), act::unit(Unit::character), act::step(scene.hex("nordic_mountain")), act::end_move()});
  EXPECT_TRUE(scene.can_aside(scene.seat(Faction::saxony), act::delay(scene.seat(Faction::nordic))));
  scene.play(act::option(1));
  EXPECT_TRUE(same(scene.legal(), {act::option(0), act::option(2)}));
}

TEST(Decisions, SC_DP_41_which_card_or_which_tokens_pay_the_factory) {
  Scene card = nordic();
  card.hand(Faction::nordic, {2, 5}).factory_card(Faction::nordic, 4).turn_of(Faction::nordic);
  card.play(act::section(factory_section));
  EXPECT_TRUE(same(card.legal(), {act::factory_top(0), act::factory_top(3), act::skip()}));

  Scene promo_card = nordic({{"promo", true}});  // card 13 costs two tokens of different types
  promo_card.tokens("nordic_forest", Resource::wood, 2).tokens("nordic_forest", Resource::food, 1);
  promo_card.tokens("nordic_tundra", Resource::oil, 1).factory_card(Faction::nordic, 13).turn_of(Faction::nordic);
  promo_card.play({act::section(factory_section), act::factory_top()});
  const Hex forest = promo_card.hex("nordic_forest");
  EXPECT_EQ(count(promo_card, Do::pay), 3u);
  EXPECT_FALSE(promo_card.can(act::skip()));
  promo_card.play(act::pay(forest, Resource::wood));
  EXPECT_EQ(promo_card.why(act::pay(forest, Resource::wood)), "SC-FTRY-26");
}

TEST(Decisions, SC_DP_42_what_a_factory_card_gives_is_chosen) {
  const auto taking = [](std::uint8_t card) {
    Scene scene = nordic();
    scene.nordic().popularity = 5;
    scene.hand(Faction::nordic, {2}).factory_card(Faction::nordic, card).turn_of(Faction::nordic);
    scene.workers(Faction::nordic, {"nordic_forest", "nordic_tundra", "factory_mountain"});
    scene.play(act::section(factory_section));
    return scene.play(scene.legal().front());
  };
  Scene either = taking(2);
  EXPECT_EQ(count(either, Do::enlist), 16u);
  EXPECT_EQ(count(either, Do::upgrade), 24u);
  EXPECT_TRUE(either.can(act::done()));
  either.play(act::upgrade(Cube::move_coins, BottomAction::enlist));
  EXPECT_EQ(either.s.ask, Ask::bottom);  // one of the two

  Scene piece = taking(7);
  EXPECT_EQ(count(piece, Do::deploy), 4u * 3u);
  EXPECT_EQ(count(piece, Do::build), 4u * 3u);
  EXPECT_EQ(count(taking(1), Do::produce_on), 3u);
  EXPECT_EQ(count(taking(8), Do::tokens), 3u * 20u);  // three territories, three of four types
}

TEST(Decisions, SC_DP_43_in_one_edition_every_prompt_of_ones_turn_is_a_window) {
  Scene scene = nordic({{"edition", "pl"}});
  scene.character(Faction::nordic, "factory_forest").character(Faction::saxony, "factory");
  scene.turn_of(Faction::nordic);
  for (Action next : {act::section(2), act::move_units(), act::unit(Unit::character)})
    EXPECT_TRUE(scene.play(next).can(act::reveal(rich)));
  scene.play({act::step(scene.hex("factory")), act::end_move()});
  ASSERT_EQ(scene.s.ask, Ask::fight);
  EXPECT_TRUE(scene.can(scene.seat(Faction::nordic), act::reveal(rich)));
  EXPECT_EQ(scene.why(scene.seat(Faction::saxony), act::reveal(rich)), "SC-OBJ-02");
  scene.play(scene.seat(Faction::nordic), act::reveal(rich));
  EXPECT_EQ(scene.s.ask, Ask::fight);
  EXPECT_EQ(scene.stars(Faction::nordic), 1);
}

}  // namespace decisions_rest_test
}  // namespace ludarium::scythe
