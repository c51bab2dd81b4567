// Chapter "Produce". The Mill has its own tests in chapter "Build".
#include <gmock/gmock.h>

#include "games/scythe/tests/support/scene.hpp"

namespace ludarium::scythe {
namespace produce_test {

constexpr Faction nordic = Faction::nordic, saxony = Faction::saxony;

Scene producing(std::initializer_list<std::string_view> workers) {
  Scene scene({nordic, saxony});
  scene.workers(nordic, workers).turn_of(nordic, TopAction::produce);
  return scene;
}

Scene with_workers(int count) {
  Scene scene = producing({});
  for (int i = 0; i < count; ++i) scene.nordic().workers[static_cast<std::size_t>(i)] = scene.hex("nordic_forest");
  return scene;
}

Scene& in_part(Scene& scene) { return scene.aside(scene.seat(nordic), act::in_part()).play(act::produce()); }

Tokens tokens_at(const Scene& scene, const char* hex) { return scene.s.tokens[index(scene.hex(hex))]; }

int all_tokens(const Scene& scene) {
  int count = 0;
  for (const Tokens& tokens : scene.s.tokens) count += total(tokens);
  return count;
}

TEST(Produce, SC_PROD_01_costs_what_the_empty_rectangles_show) {
  const int printed[9][3] = {{}, {}, {0, 0, 0}, {0, 0, 0}, {1, 0, 0}, {1, 0, 0}, {1, 1, 0}, {1, 1, 0}, {1, 1, 1}};
  for (int workers = 2; workers <= 8; ++workers) {
    Scene scene = with_workers(workers);
    const Player before = scene.nordic();
    const Player& after = scene.play(act::produce()).nordic();
    EXPECT_EQ(before.power - after.power, printed[workers][0]) << workers;
    EXPECT_EQ(before.popularity - after.popularity, printed[workers][1]) << workers;
    EXPECT_EQ(before.coins - after.coins, printed[workers][2]) << workers;
  }
}

TEST(Produce, SC_PROD_02_not_without_the_power_popularity_or_coin) {
  Scene no_power = with_workers(8), no_popularity = with_workers(8), no_coin = with_workers(8);
  EXPECT_TRUE(no_power.can(act::produce()));
  no_power.nordic().power = 0;
  no_popularity.nordic().popularity = 0;
  no_coin.nordic().coins = 0;
  for (Scene* poor : {&no_power, &no_popularity, &no_coin}) {
    EXPECT_FALSE(poor->can(act::produce()));
    EXPECT_EQ(poor->why(act::produce()), "SC-PROD-02");
  }
}

TEST(Produce, SC_PROD_03_up_to_two_different_controlled_territories) {
  Scene scene = producing({"nordic_forest", "nordic_tundra", "nordic_mountain"});
  const Hex forest = scene.hex("nordic_forest"), tundra = scene.hex("nordic_tundra"),
            mountain = scene.hex("nordic_mountain");
  Scene fewer = scene;
  scene.play(act::produce());
  EXPECT_FALSE(scene.can(act::produce_on(forest, tundra, mountain)));
  EXPECT_EQ(scene.why(act::produce_on(forest, tundra, mountain)), "SC-PROD-03");
  EXPECT_EQ(scene.why(act::produce_on(forest, scene.hex("saxony_mountain"))), "SC-PROD-03");
  scene.play(act::produce_on(forest, mountain));
  EXPECT_EQ(all_tokens(scene), 2);
  EXPECT_EQ(scene.s.ask, Ask::bottom);

  in_part(fewer).play({act::produce_at(tundra, 1), act::done()});
  EXPECT_EQ(all_tokens(fewer), 1);
}

TEST(Produce, SC_PROD_03_three_with_the_cube_moved) {
  Scene scene = producing({"nordic_forest", "nordic_tundra", "nordic_mountain"});
  scene.nordic().cubes_moved = 1u << index(Cube::produce_hexes);
  scene.play(act::produce());
  EXPECT_EQ(all_tokens(scene), 3);
}

TEST(Produce, SC_PROD_04_each_worker_makes_one_item_or_declines) {
  Scene scene = producing({"nordic_mountain", "nordic_mountain", "nordic_tundra"});
  Scene some = scene, none = scene;
  scene.play(act::produce());
  EXPECT_EQ(tokens_at(scene, "nordic_mountain"), (Tokens{0, 2, 0, 0}));

  in_part(some);
  EXPECT_FALSE(some.can(act::produce_at(some.hex("nordic_mountain"), 3)));
  EXPECT_EQ(some.why(act::produce_at(some.hex("nordic_mountain"), 3)), "SC-PROD-04");
  some.play({act::produce_at(some.hex("nordic_mountain"), 1), act::produce_at(some.hex("nordic_tundra"), 1)});
  EXPECT_EQ(tokens_at(some, "nordic_mountain"), (Tokens{0, 1, 0, 0}));
  EXPECT_EQ(some.s.ask, Ask::bottom);

  in_part(none).play(act::done());
  EXPECT_EQ(all_tokens(none), 0);
}

TEST(Produce, SC_PROD_05_each_terrain_its_own) {
  const std::pair<const char*, Tokens> yields[] = {{"nordic_tundra", {1, 0, 0, 0}},
                                                   {"nordic_mountain", {0, 1, 0, 0}},
                                                   {"nordic_forest", {0, 0, 1, 0}},
                                                   {"albion_farm", {0, 0, 0, 1}},
                                                   {"factory", {}},
                                                   {"north_village", {}}};
  for (const auto& [hex, made] : yields) {
    Scene scene = producing({hex});
    scene.play(act::produce());
    EXPECT_EQ(tokens_at(scene, hex), made) << hex;
    EXPECT_EQ(count_out(scene.nordic().workers), std::string_view(hex) == "north_village" ? 2 : 1) << hex;
  }
  Scene lake = producing({"lake_north", "nordic_tundra"});
  in_part(lake.mech(nordic, Ability::seaworthy, "lake_north"));
  EXPECT_FALSE(lake.can(act::produce_at(lake.hex("lake_north"), 1)));
  EXPECT_EQ(lake.why(act::produce_at(lake.hex("lake_north"), 1)), "SC-PROD-05");
}

TEST(Produce, SC_PROD_06_tokens_lie_where_they_were_made) {
  Scene scene = producing({"albion_farm", "nordic_mountain", "nordic_mountain"});
  scene.play(act::produce());
  EXPECT_EQ(tokens_at(scene, "albion_farm"), (Tokens{0, 0, 0, 1}));
  EXPECT_EQ(tokens_at(scene, "nordic_mountain"), (Tokens{0, 2, 0, 0}));
  EXPECT_EQ(all_tokens(scene), 3);
}

TEST(Produce, SC_PROD_07_the_leftmost_worker_comes_to_the_village) {
  Scene scene = producing({"north_village", "nordic_forest", "nordic_forest"});
  const int power = scene.nordic().power;
  scene.play(act::produce());
  EXPECT_EQ(scene.nordic().workers[3], scene.hex("north_village"));  // the rectangle with the power icon
  EXPECT_EQ(scene.nordic().workers[4], Hex::none);
  EXPECT_EQ(scene.nordic().power, power);  // it was still covered when the cost was paid
  scene.turn_of(nordic, TopAction::produce).play(act::produce());
  EXPECT_EQ(scene.nordic().power, power - 1);
}

TEST(Produce, SC_PROD_08_new_workers_do_not_raise_this_cost) {
  Scene scene = producing({"north_village", "north_village", "north_village"});
  scene.nordic().power = scene.nordic().popularity = 0;
  scene.play(act::produce());
  EXPECT_EQ(count_out(scene.nordic().workers), 6);
  scene.turn_of(nordic, TopAction::produce);
  EXPECT_FALSE(scene.can(act::produce()));
}

TEST(Produce, SC_PROD_09_new_workers_do_not_produce) {
  Scene scene = producing({"north_village", "northeast_village"});
  scene.play(act::produce());
  EXPECT_EQ(count_out(scene.nordic().workers), 4);  // one each, not five

  Scene piecewise = producing({"north_village", "northeast_village", "northeast_village"});
  in_part(piecewise).play(act::produce_at(piecewise.hex("north_village"), 1));
  EXPECT_FALSE(piecewise.can(act::produce_at(piecewise.hex("north_village"), 1)));
}

TEST(Produce, SC_PROD_10_a_village_needs_a_worker_on_the_mat) {
  Scene last = with_workers(7);
  last.nordic().workers[0] = last.nordic().workers[1] = last.nordic().workers[2] = last.hex("north_village");
  last.play(act::produce());
  EXPECT_EQ(count_at(last.nordic().workers, last.hex("north_village")), 4);

  Scene none = with_workers(8);
  none.nordic().workers[0] = none.hex("north_village");
  in_part(none);
  EXPECT_FALSE(none.can(act::produce_at(none.hex("north_village"), 1)));
  EXPECT_EQ(none.why(act::produce_at(none.hex("north_village"), 1)), "SC-PROD-10");
}

TEST(Produce, SC_PROD_10_the_player_says_which_village_gets_the_last_worker) {
  Scene scene = with_workers(7);
  const Hex north = scene.hex("north_village"), east = scene.hex("northeast_village");
  scene.nordic().workers[0] = north;
  scene.nordic().workers[1] = east;
  scene.play(act::produce());
  EXPECT_TRUE(scene.can(act::produce_at(north, 1)));
  scene.play(act::produce_at(east, 1));
  EXPECT_EQ(scene.nordic().workers[7], east);
  EXPECT_FALSE(scene.can(act::produce_at(north, 1)));
  scene.play(act::produce_at(scene.hex("nordic_forest"), 5));
  EXPECT_EQ(scene.s.ask, Ask::bottom);
}

TEST(Produce, SC_PROD_11_a_worker_never_returns_to_the_mat) {
  Scene scene({nordic, saxony});
  scene.workers(saxony, {"factory_tundra", "factory_tundra", "factory_tundra", "factory_tundra"});
  scene.character(nordic, "factory").turn_of(nordic, TopAction::move);
  scene.play({act::move_units(), act::unit(Unit::character), act::step(scene.hex("factory_tundra"))});
  EXPECT_EQ(count_at(scene.saxony().workers, scene.hex("saxony_base")), 4);
  EXPECT_EQ(count_at(scene.saxony().workers, Hex::none), 4);
  scene.turn_of(saxony, TopAction::produce);
  EXPECT_EQ(produce_cost(scene.look()), Cost{.power = 1});  // the rectangles stay empty
}

TEST(Produce, SC_PROD_12_a_territory_produces_once) {
  Scene scene = producing({"nordic_forest", "nordic_forest", "nordic_tundra", "nordic_mountain"});
  const Hex forest = scene.hex("nordic_forest");
  Scene piecewise = scene;
  scene.play(act::produce());
  EXPECT_FALSE(scene.can(act::produce_on(forest, forest)));
  EXPECT_EQ(scene.why(act::produce_on(forest, forest)), "SC-PROD-12");

  in_part(piecewise).play(act::produce_at(forest, 1));
  EXPECT_FALSE(piecewise.can(act::produce_at(forest, 1)));
  EXPECT_EQ(piecewise.why(act::produce_at(forest, 1)), "SC-PROD-12");
}

TEST(Produce, SC_PROD_12_nor_does_the_territory_of_the_mill_twice) {
  Scene scene = producing({"nordic_forest", "nordic_tundra"});
  const Hex forest = scene.hex("nordic_forest");
  in_part(scene.structure(nordic, Structure::mill, "nordic_forest")).play(act::produce_at(forest, 2));
  EXPECT_FALSE(scene.can(act::produce_at(forest, 1)));
  EXPECT_EQ(scene.why(act::produce_at(forest, 1)), "SC-PROD-12");
}

TEST(Produce, SC_PROD_13_no_worker_no_yield) {
  Scene scene = producing({"nordic_tundra"});
  scene.mech(nordic, 2, "nordic_mountain").structure(nordic, Structure::mine, "nordic_forest");
  Scene piecewise = scene;
  scene.play(act::produce());
  EXPECT_EQ(all_tokens(scene), 1);
  in_part(piecewise);
  for (const char* hex : {"nordic_mountain", "nordic_forest"}) {
    EXPECT_FALSE(piecewise.can(act::produce_at(piecewise.hex(hex), 1)));
    EXPECT_EQ(piecewise.why(act::produce_at(piecewise.hex(hex), 1)), "SC-PROD-13");
  }
}

TEST(Produce, SC_PROD_14_workers_on_a_base_or_lake_are_off_the_mat_too) {
  Scene scene = producing({"nordic_base", "nordic_base", "lake_north", "nordic_tundra"});
  scene.mech(nordic, Ability::seaworthy, "lake_north");
  EXPECT_EQ(produce_cost(scene.look()), Cost{.power = 1});
}

// Produce in part with the Mill on a territory without workers, and three territories that could produce besides.
Scene with_the_mill(const char* mill = "albion_farm") {
  Scene scene = producing({"nordic_forest", "nordic_tundra", "nordic_mountain"});
  return in_part(scene.structure(nordic, Structure::mill, mill));
}

TEST(Produce, SC_BUILD_11_in_part_the_mill_uses_up_no_territory) {
  Scene scene = with_the_mill();
  scene.play({act::produce_at(scene.hex("albion_farm"), 1), act::produce_at(scene.hex("nordic_forest"), 1)});
  ASSERT_EQ(scene.s.ask, Ask::produce);
  scene.play(act::produce_at(scene.hex("nordic_tundra"), 1));
  EXPECT_EQ(all_tokens(scene), 3);
  EXPECT_EQ(scene.s.ask, Ask::bottom);
}

TEST(Produce, SC_BUILD_11_in_part_produce_waits_for_the_mill) {
  Scene scene = with_the_mill();
  scene.play({act::produce_at(scene.hex("nordic_forest"), 1), act::produce_at(scene.hex("nordic_tundra"), 1)});
  ASSERT_EQ(scene.s.ask, Ask::produce);
  Scene without = scene;
  scene.play(act::produce_at(scene.hex("albion_farm"), 1));
  EXPECT_EQ(tokens_at(scene, "albion_farm"), (Tokens{0, 0, 0, 1}));
  EXPECT_EQ(scene.s.ask, Ask::bottom);
  without.play(act::done());
  EXPECT_EQ(all_tokens(without), 2);
}

TEST(Produce, SC_PROD_03_no_third_territory_while_the_mill_is_open) {
  Scene scene = with_the_mill();
  scene.play({act::produce_at(scene.hex("nordic_forest"), 1), act::produce_at(scene.hex("nordic_tundra"), 1)});
  EXPECT_EQ(scene.legal(), (std::vector{act::produce_at(scene.hex("albion_farm"), 1), act::done()}));
  EXPECT_EQ(scene.why(act::produce_at(scene.hex("nordic_mountain"), 1)), "SC-PROD-03");
}

TEST(Produce, SC_TURN_08_in_part_the_mill_alone_is_asked_about) {
  Scene scene = producing({"nordic_base", "nordic_base"});
  in_part(scene.structure(nordic, Structure::mill, "albion_farm"));
  ASSERT_EQ(scene.s.ask, Ask::produce);
  EXPECT_EQ(scene.legal(), (std::vector{act::produce_at(scene.hex("albion_farm"), 1), act::done()}));
  scene.play(act::done());
  EXPECT_EQ(all_tokens(scene), 0);
}

TEST(Produce, SC_BUILD_17_a_mill_on_a_village_competes_for_the_last_worker) {
  for (const char* chosen : {"north_village", "south_village"}) {
    Scene scene = with_workers(7);
    scene.nordic().workers[0] = scene.hex("north_village");
    scene.structure(nordic, Structure::mill, "south_village").play(act::produce());
    ASSERT_EQ(scene.s.ask, Ask::produce);
    scene.play(act::produce_at(scene.hex(chosen), 1));
    EXPECT_EQ(scene.nordic().workers[7], scene.hex(chosen));
    EXPECT_FALSE(scene.can(act::produce_at(scene.hex("north_village"), 1)));
    EXPECT_FALSE(scene.can(act::produce_at(scene.hex("south_village"), 1)));
    scene.play(act::produce_at(scene.hex("nordic_forest"), 6));
    EXPECT_EQ(scene.s.ask, Ask::bottom);
  }
}

TEST(Produce, SC_PROD_10_with_workers_enough_the_villages_do_not_compete) {
  Scene scene = with_workers(6);
  scene.nordic().workers[0] = scene.hex("north_village");
  scene.structure(nordic, Structure::mill, "south_village").play(act::produce());
  EXPECT_EQ(scene.s.ask, Ask::bottom);
  EXPECT_EQ(count_out(scene.nordic().workers), 8);
}

TEST(Produce, SC_PROD_02_the_last_power_popularity_and_coin_are_enough) {
  Scene scene = with_workers(8);
  scene.nordic().power = scene.nordic().popularity = 1;
  scene.nordic().coins = 1;
  ASSERT_TRUE(scene.can(act::produce()));
  scene.play(act::produce());
  EXPECT_EQ(scene.nordic().power, 0);
  EXPECT_EQ(scene.nordic().popularity, 0);
  EXPECT_EQ(scene.nordic().coins, 0);
  EXPECT_EQ(tokens_at(scene, "nordic_forest"), (Tokens{0, 0, 8, 0}));
}

}  // namespace produce_test
}  // namespace ludarium::scythe
