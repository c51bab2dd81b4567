// The worked examples of the rulebooks, second half: combat, encounters, Factory, the end and the score.
#include "games/scythe/tests/support/scene.hpp"

namespace ludarium::scythe {
namespace examples_combat_test {

Scene bare(std::vector<Faction> who, boost::json::object options = {}) {
  Scene scene(std::move(who), std::move(options));
  for (Seat seat : scene.s.seats()) scene.s.player(seat).workers.fill(Hex::none);
  return scene;
}

void give_stars(Player& player, int count) {  // for things long past
  for (std::size_t goal = 0; goal < static_cast<std::size_t>(count); ++goal) player.stars[goal] = 1;
}

// Saxony's mech with two workers attacks Nordic's character, mech and worker on a farm with 3 food.
Scene on_the_farm() {
  Scene scene = bare({Faction::saxony, Faction::nordic});
  scene.mech(Faction::saxony, 0, "togawa_village").workers(Faction::saxony, {"togawa_village", "togawa_village"});
  scene.character(Faction::nordic, "togawa_farm").mech(Faction::nordic, 0, "togawa_farm");
  scene.workers(Faction::nordic, {"togawa_farm"}).tokens("togawa_farm", Resource::food, 3);
  scene.hand(Faction::saxony, {2, 2}).hand(Faction::nordic, {3, 3, 3});
  scene.saxony().power = 10;
  scene.nordic().power = 4;
  scene.saxony().popularity = scene.nordic().popularity = 5;
  scene.turn_of(Faction::saxony, TopAction::move).play({act::move_units(), act::unit(mech(0))});
  return scene.play({act::step(scene.hex("togawa_farm"), Load::workers), act::end_move()});
}

TEST(Examples, SC_EX_18_seven_against_four_and_a_three) {
  Scene scene = on_the_farm();
  const Hex farm = scene.hex("togawa_farm"), base = scene.hex("nordic_base");
  EXPECT_EQ(card_limit(scene.look(), attacker), 1);
  EXPECT_EQ(card_limit(scene.look(), defender), 2);
  scene.play(scene.seat(Faction::saxony), act::fight(7)).play(scene.seat(Faction::nordic), act::fight(4, 0, 1));
  EXPECT_EQ(scene.saxony().power, 3);
  EXPECT_EQ(scene.nordic().power, 0);
  EXPECT_TRUE(scene.look().controlled(scene.seat(Faction::saxony)).has(farm));
  EXPECT_EQ(scene.s.tokens[index(farm)][index(Resource::food)], 3);
  EXPECT_EQ(scene.saxony().stars[index(Goal::combat)], 1);
  EXPECT_EQ(scene.saxony().popularity, 4);
  EXPECT_EQ(scene.nordic().character, base);
  EXPECT_EQ(scene.nordic().mechs[0], base);
  EXPECT_EQ(scene.nordic().workers[0], base);
  EXPECT_EQ(scene.s.discard[1], 1);
  EXPECT_EQ(hand_size(scene.nordic()), 3);  // one discarded, one drawn
}

TEST(Examples, SC_EX_19_a_beaten_attackers_workers_cost_the_defender_nothing) {
  Scene scene = on_the_farm();
  scene.play(scene.seat(Faction::saxony), act::fight(0)).play(scene.seat(Faction::nordic), act::fight(1));
  EXPECT_EQ(scene.nordic().popularity, 5);
  EXPECT_EQ(scene.nordic().stars[index(Goal::combat)], 1);
  EXPECT_EQ(count_at(scene.saxony().workers, scene.hex("saxony_base")), 2);
}

TEST(Examples, SC_EX_20_a_battle_on_a_lake_costs_popularity_for_the_workers_aboard) {
  for (std::uint8_t popularity : {5, 1}) {
    Scene scene = bare({Faction::nordic, Faction::polania});
    scene.mech(Faction::nordic, Ability::seaworthy, "factory_forest");
    scene.mech(Faction::polania, Ability::submerge, "lake_north")
        .workers(Faction::polania, {"lake_north", "lake_north"});
    scene.hand(Faction::nordic, {}).hand(Faction::polania, {});
    scene.nordic().power = scene.polania().power = 0;  // the attacker wins 0:0
    scene.nordic().popularity = popularity;
    scene.turn_of(Faction::nordic, TopAction::move).play({act::move_units(), act::unit(mech(1))});
    scene.play({act::step(scene.hex("lake_north")), act::end_move()});
    EXPECT_EQ(scene.nordic().popularity, popularity == 5 ? 3 : 0);
    EXPECT_EQ(scene.polania().mechs[1], scene.hex("polania_base"));
    EXPECT_EQ(count_at(scene.polania().workers, scene.hex("polania_base")), 2);
  }
}

TEST(Examples, SC_EX_21_three_workers_driven_out_with_one_popularity) {
  Scene scene = bare({Faction::nordic, Faction::saxony});
  scene.mech(Faction::nordic, 0, "factory_forest").workers(Faction::saxony, {"factory", "factory", "factory"});
  scene.tokens("factory", Resource::oil, 2).nordic().popularity = 1;
  scene.turn_of(Faction::nordic, TopAction::move);
  scene.play({act::move_units(), act::unit(mech(0)), act::step(scene.hex("factory")), act::end_move()});
  EXPECT_EQ(scene.nordic().popularity, 0);
  EXPECT_EQ(count_at(scene.saxony().workers, scene.hex("saxony_base")), 3);
  EXPECT_EQ(scene.s.tokens[index(scene.hex("factory"))][index(Resource::oil)], 2);
}

Scene meeting(std::uint8_t card, boost::json::object options = {}) {
  Scene scene({Faction::nordic, Faction::saxony}, std::move(options));
  scene.character(Faction::nordic, "nordic_forest").encounter_next(card);
  scene.nordic().coins = scene.nordic().popularity = 5;
  scene.turn_of(Faction::nordic, TopAction::move).play({act::move_units(), act::unit(Unit::character)});
  return scene.play({act::step(scene.hex("nordic_mountain")), act::end_move()});
}

TEST(Examples, SC_EX_22_two_metal_without_the_worker) {
  Facts pictured = facts();  // no card of the box gives just this
  pictured.encounter_cards[13].option[2].gain.tokens = {0, 2, 0, 0};
  const Scythe box(pictured);
  Scene scene = meeting(14);
  const Seat nordic = scene.seat(Faction::nordic);
  for (Action a : {act::in_part(), act::option(2), act::take(Item::metal), act::take(Item::metal)})
    box.apply(scene.s, nordic, a);
  ASSERT_TRUE(scene.can(act::take(Item::worker)));
  scene.play(act::done());
  EXPECT_EQ(scene.s.tokens[index(scene.hex("nordic_mountain"))][index(Resource::metal)], 2);
  EXPECT_EQ(count_out(scene.nordic().workers), 2);
}

TEST(Examples, SC_EX_23_with_one_coin_and_one_popularity_only_the_free_option_is_left) {
  Scene scene = meeting(8);  // $2 and 1 popularity | $2: 4 oil | 2 popularity: a recruit
  scene.nordic().coins = 1;
  scene.nordic().popularity = 1;
  EXPECT_EQ(scene.legal(), std::vector<Action>{act::option(0)});
  scene.play(act::option(0));
  EXPECT_EQ(scene.nordic().coins, 3);
  EXPECT_EQ(scene.nordic().popularity, 2);
}

TEST(Examples, SC_EX_24_a_structure_option_where_one_stands) {
  for (const char* edition : {"default", "cs", "pl", "hu"}) {
    Scene scene = meeting(1, {{"edition", edition}});  // C: 2 popularity for a structure
    scene.structure(Faction::saxony, Structure::mill, "nordic_mountain");
    const std::string_view name = edition;
    if (name == "default" || name == "cs") {
      EXPECT_EQ(scene.why(act::option(2)), "SC-ENC-09") << edition;
    } else {
      scene.play(act::option(2));
      EXPECT_EQ(scene.nordic().popularity, 3) << edition;
      EXPECT_EQ(count_out(scene.nordic().structures), 0);
      EXPECT_EQ(scene.s.ask, Ask::bottom);
    }
  }
}

Scene pictured_factory_card() {  // 1 popularity: enlist or upgrade
  Scene scene({Faction::nordic, Faction::saxony});
  scene.factory_card(Faction::nordic, 2).turn_of(Faction::nordic);
  scene.nordic().recruits = scene.saxony().recruits = 1u << index(BottomAction::upgrade);
  scene.nordic().popularity = 5;
  scene.play(act::section(factory_section));
  return scene;
}

TEST(Examples, SC_EX_25_enlist_or_upgrade_or_neither_then_a_move_of_two_steps) {
  Scene scene = pictured_factory_card();
  const int coins = scene.nordic().coins;
  scene.play({act::factory_top(), act::upgrade(Cube::move_units, BottomAction::deploy)});
  EXPECT_EQ(scene.nordic().popularity, 4);
  EXPECT_EQ(scene.nordic().power, 4);      // no ongoing bonus
  EXPECT_EQ(scene.nordic().coins, coins);  // no coins of the mat
  EXPECT_EQ(scene.nordic().recruits, 1u << index(BottomAction::upgrade));
  scene.play({act::move_units(), act::unit(Unit::character), act::step(scene.hex("nordic_forest"))});
  scene.play(act::step(scene.hex("nordic_mountain")));
  EXPECT_EQ(scene.nordic().character, scene.hex("nordic_mountain"));

  Scene neither = pictured_factory_card();
  neither.play({act::factory_top(), act::done()});
  EXPECT_EQ(neither.nordic().popularity, 4);
  Scene skipped = pictured_factory_card();
  EXPECT_EQ(skipped.play(act::skip()).nordic().popularity, 5);
}

TEST(Examples, SC_EX_26_four_visitors_see_five_four_three_two_cards) {
  Scene scene({Faction::nordic, Faction::saxony, Faction::polania, Faction::crimea});
  std::size_t expected = 5;
  for (Faction visitor : {Faction::nordic, Faction::crimea, Faction::saxony, Faction::polania}) {
    scene.character(visitor, "factory_forest").turn_of(visitor, TopAction::move);
    scene.play({act::move_units(), act::unit(Unit::character), act::step(scene.hex("factory")), act::end_move()});
    ASSERT_EQ(scene.s.ask, Ask::factory_card);
    EXPECT_EQ(scene.legal().size(), expected--);
    scene.play(scene.legal().back());
    scene.of(visitor).character = facts().of(visitor).base;
  }
}

TEST(Examples, SC_EX_27_factory_card_a_mech_and_at_most_three_workers) {
  constexpr std::uint8_t machine = 7;
  Scene scene = bare({Faction::nordic, Faction::saxony});
  scene.objectives(Faction::nordic, machine, 1).factory_card(Faction::nordic, 5).mech(Faction::nordic, 0, "factory");
  scene.workers(Faction::nordic, {"factory", "factory", "factory"}).turn_of(Faction::nordic);
  EXPECT_TRUE(scene.can(act::reveal(machine)));
  Scene four = scene, no_mech = scene, no_card = scene;
  four.nordic().workers[3] = scene.hex("factory");
  no_mech.nordic().mechs[0] = Hex::none;
  no_card.nordic().factory_card = 0;
  for (Scene* less : {&four, &no_mech, &no_card}) EXPECT_EQ(less->why(act::reveal(machine)), "SC-OBJ-04");
}

TEST(Examples, SC_EX_28_the_popularity_star_stays_at_seventeen) {
  Scene scene = bare({Faction::nordic, Faction::saxony});
  scene.mech(Faction::nordic, 0, "factory_forest").workers(Faction::saxony, {"factory"});
  scene.nordic().popularity = 17;
  scene.nordic().coins = 5;
  scene.turn_of(Faction::nordic, TopAction::trade).play(act::trade_popularity());
  EXPECT_EQ(scene.nordic().stars[index(Goal::popularity)], 1);
  scene.turn_of(Faction::nordic, TopAction::move);
  scene.play({act::move_units(), act::unit(mech(0)), act::step(scene.hex("factory")), act::end_move()});
  EXPECT_EQ(scene.nordic().popularity, 17);
  EXPECT_EQ(scene.nordic().stars[index(Goal::popularity)], 1);
}

// Saxony builds its fourth structure; Nordic has the Build circle open and popularity 17.
Scene neighbour_builds(int builder_stars, int neighbour_stars) {
  Scene scene({Faction::saxony, Faction::nordic});
  give_stars(scene.saxony(), builder_stars);
  scene.saxony().stars[index(Goal::structures)] = 0;
  give_stars(scene.nordic(), neighbour_stars);
  for (std::size_t i = 0; i < 3; ++i) scene.saxony().structures[i] = hex_at(i);
  scene.nordic().recruits = 1u << index(BottomAction::build);
  scene.nordic().popularity = 17;
  scene.tokens("saxony_tundra", Resource::wood, 3).bottom_of(Faction::saxony, BottomAction::build);
  return scene.play({act::bottom(), act::build(Structure::monument, scene.hex("saxony_tundra"))});
}

TEST(Examples, SC_EX_29_a_neighbours_build_brings_the_star_for_eighteen_popularity) {
  Scene scene = neighbour_builds(0, 0);
  EXPECT_EQ(scene.nordic().popularity, 18);
  EXPECT_EQ(scene.stars(Faction::nordic), 1);
  EXPECT_FALSE(scene.over());
  Scene last = neighbour_builds(0, 5);
  EXPECT_EQ(last.stars(Faction::nordic), 6);
  EXPECT_TRUE(last.over());
}

TEST(Examples, SC_EX_30_but_no_star_if_the_build_was_the_sixth) {
  Scene scene = neighbour_builds(6, 0);  // five, less the one for structures
  EXPECT_EQ(scene.stars(Faction::saxony), 6);
  EXPECT_TRUE(scene.over());
  EXPECT_EQ(scene.nordic().popularity, 18);
  EXPECT_EQ(scene.stars(Faction::nordic), 0);
}

Fortune worth(std::uint8_t popularity, int tokens) {  // one star, one territory with these tokens
  Scene scene = bare({Faction::nordic, Faction::saxony});
  scene.nordic().popularity = popularity;
  scene.nordic().stars[index(Goal::combat)] = 1;
  scene.workers(Faction::nordic, {"nordic_forest"});
  for (int i = 0; i < tokens; ++i) ++scene.s.tokens[index(scene.hex("nordic_forest"))][static_cast<std::size_t>(i % 4)];
  return fortune(scene.look(), scene.seat(Faction::nordic));
}

TEST(Examples, SC_EX_31_with_ten_popularity_a_star_is_four_a_territory_three_a_pair_two) {
  EXPECT_EQ(worth(10, 2).stars, 4);
  EXPECT_EQ(worth(10, 2).territories, 3);
  EXPECT_EQ(worth(10, 2).resources, 2);
}

TEST(Examples, SC_EX_32_eighteen_popularity_pays_like_thirteen_to_seventeen) {
  for (std::uint8_t popularity : {13, 15, 17})
    EXPECT_EQ(worth(popularity, 4).total(), worth(18, 4).total()) << +popularity;
  EXPECT_EQ(worth(18, 2).stars, 5);
}

TEST(Examples, SC_EX_33_thirteen_tokens_with_ten_popularity_are_twelve_coins) {
  EXPECT_EQ(worth(10, 13).resources, 12);
}

TEST(Examples, SC_EX_34_a_broken_deal_is_a_legal_attack) {
  Scene scene = bare({Faction::nordic, Faction::saxony});
  scene.character(Faction::nordic, "factory_forest").character(Faction::saxony, "factory");
  scene.turn_of(Faction::nordic, TopAction::move);
  scene.aside(scene.seat(Faction::saxony), act::gift(scene.seat(Faction::nordic), 3));
  scene.play({act::move_units(), act::unit(Unit::character), act::step(scene.hex("factory"))});
  EXPECT_EQ(scene.s.ask, Ask::fight);
}

TEST(Examples, SC_EX_35_a_sixth_star_before_a_combat_does_not_call_it_off) {
  for (bool defender_wins : {true, false}) {
    Scene scene = bare({Faction::nordic, Faction::saxony});
    give_stars(scene.saxony(), 5);
    scene.hand(Faction::nordic, {}).hand(Faction::saxony, {});
    scene.nordic().power = scene.saxony().power = 5;
    scene.battle(Faction::nordic, Faction::saxony, "factory_tundra");
    give_stars(scene.nordic(), 6);  // as by a bonus of the expansion
    scene.play(scene.seat(Faction::nordic), act::fight(2));
    scene.play(scene.seat(Faction::saxony), act::fight(defender_wins ? 3 : 1));
    EXPECT_TRUE(scene.over());
    EXPECT_EQ(scene.nordic().power, 3);  // paid
    EXPECT_EQ(scene.stars(Faction::nordic), 6);
    EXPECT_EQ(scene.stars(Faction::saxony), defender_wins ? 6 : 5);
  }
}

TEST(Examples, SC_EX_36_a_dead_turn) {
  for (std::size_t section : {0u, 1u, 3u}) {
    Scene scene = bare({Faction::nordic, Faction::saxony});
    scene.workers(Faction::nordic, {"nordic_forest", "nordic_forest", "nordic_forest", "nordic_forest"});
    scene.nordic().section = index(BottomAction::build);  // where Move is
    scene.nordic().coins = scene.saxony().coins = 0;      // nobody could help out either (SC-DP-38)
    scene.nordic().power = scene.nordic().popularity = 0;
    scene.nordic().fate = {ObjectiveFate::discarded, ObjectiveFate::discarded};
    scene.turn_of(Faction::nordic);
    Player expected = scene.nordic();
    expected.section = static_cast<std::uint8_t>(section);
    scene.play(act::section(section));
    EXPECT_EQ(scene.s.active, scene.seat(Faction::saxony));  // nothing was to be asked
    EXPECT_EQ(scene.nordic(), expected);
  }
}

}  // namespace examples_combat_test
}  // namespace ludarium::scythe
