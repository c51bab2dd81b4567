// Chapter "Build and structures".
#include "games/scythe/tests/support/scene.hpp"

namespace ludarium::scythe {
namespace build_test {

constexpr Seat nordic_seat = seat_at(0), saxony_seat = seat_at(1);

// Nordic on the industrial mat: Build costs 3 wood, which lie in the forest of its worker.
Scene about_to_build() {
  Scene scene({Faction::nordic, Faction::saxony});
  scene.workers(Faction::nordic, {"nordic_forest", "nordic_tundra"}).tokens("nordic_forest", Resource::wood, 3);
  scene.bottom_of(Faction::nordic, BottomAction::build);
  return scene;
}

Scene building() {
  Scene scene = about_to_build();
  return scene.play(act::bottom());
}

Scene with_structure(Structure structure, std::string_view hex, boost::json::object options = {}) {
  Scene scene({Faction::nordic, Faction::saxony}, options);
  for (Faction faction : {Faction::nordic, Faction::saxony}) {
    Player& player = scene.of(faction);
    player.coins = player.power = player.popularity = 5;
  }
  scene.structure(Faction::nordic, structure, hex);
  return scene;
}

Scene& produce(Scene& scene, Faction who) { return scene.turn_of(who, TopAction::produce).play(act::produce()); }

int lying(Scene& scene, std::string_view hex, Resource resource) {
  return scene.s.tokens[index(scene.hex(hex))][index(resource)];
}

TEST(Build, SC_BUILD_01_costs_wood_and_comes_where_an_own_worker_is) {
  Scene scene = about_to_build();
  scene.character(Faction::nordic, "factory").play(act::bottom());
  EXPECT_EQ(lying(scene, "nordic_forest", Resource::wood), 0);
  for (std::size_t i = 0; i < structures_per_faction; ++i)
    for (const char* hex : {"nordic_forest", "nordic_tundra"})
      EXPECT_TRUE(scene.can(act::build(static_cast<Structure>(i), scene.hex(hex))));
  EXPECT_EQ(scene.why(act::build(Structure::mill, scene.hex("factory"))), "SC-BUILD-01");        // character only
  EXPECT_EQ(scene.why(act::build(Structure::mill, scene.hex("saxony_tundra"))), "SC-BUILD-01");  // a Saxon's worker
  scene.play(act::build(Structure::mill, scene.hex("nordic_tundra")));
  EXPECT_EQ(scene.nordic().structures[index(Structure::mill)], scene.hex("nordic_tundra"));

  Scene poor = about_to_build();
  poor.tokens("nordic_forest", Resource::wood, 2).tokens("nordic_forest", Resource::food, 5);
  EXPECT_EQ(poor.why(act::bottom()), "SC-TURN-07");
}

TEST(Build, SC_BUILD_02_one_structure_a_territory_counting_all_players) {
  for (Faction owner : {Faction::nordic, Faction::saxony}) {
    Scene scene = building();
    scene.structure(owner, Structure::armory, "nordic_forest");
    EXPECT_EQ(scene.why(act::build(Structure::mill, scene.hex("nordic_forest"))), "SC-BUILD-02");
    EXPECT_TRUE(scene.can(act::build(Structure::mill, scene.hex("nordic_tundra"))));
  }
}

TEST(Build, SC_BUILD_03_not_on_lakes_or_bases_but_on_the_factory) {
  Scene scene = about_to_build();
  scene.mech(Faction::nordic, Ability::seaworthy, "lake_east");
  scene.workers(Faction::nordic, {"nordic_forest", "lake_east", "nordic_base", "factory"}).play(act::bottom());
  EXPECT_EQ(scene.why(act::build(Structure::mill, scene.hex("lake_east"))), "SC-BUILD-03");
  EXPECT_EQ(scene.why(act::build(Structure::mill, scene.hex("nordic_base"))), "SC-BUILD-03");
  scene.play(act::build(Structure::mill, scene.hex("factory")));
  EXPECT_EQ(scene.nordic().structures[index(Structure::mill)], scene.hex("factory"));
}

TEST(Build, SC_BUILD_04_structures_are_never_moved_or_destroyed) {
  Scene scene = with_structure(Structure::mill, "factory");
  scene.character(Faction::nordic, "factory").mech(Faction::saxony, 0, "factory_forest");
  scene.turn_of(Faction::saxony, TopAction::move);
  scene.play({act::move_units(), act::unit(mech(0)), act::step(scene.hex("factory")), act::end_move()});
  scene.play(nordic_seat, act::fight(0)).play(saxony_seat, act::fight(1));
  EXPECT_EQ(scene.nordic().character, scene.hex("nordic_base"));
  EXPECT_EQ(scene.nordic().structures[index(Structure::mill)], scene.hex("factory"));

  Scene again = building();
  again.structure(Faction::nordic, Structure::armory, "factory");
  EXPECT_EQ(again.why(act::build(Structure::armory, again.hex("nordic_forest"))), "SC-BUILD-01");
}

TEST(Build, SC_BUILD_05_only_the_owner_uses_a_structure) {
  Scene monument = with_structure(Structure::monument, "factory");
  monument.character(Faction::saxony, "factory").turn_of(Faction::saxony, TopAction::bolster);
  EXPECT_EQ(monument.play(act::bolster_power()).saxony().popularity, 5);

  Scene mill = with_structure(Structure::mill, "saxony_mountain");  // among Saxon workers
  mill.workers(Faction::saxony, {"saxony_mountain"});
  produce(mill, Faction::saxony);
  EXPECT_EQ(lying(mill, "saxony_mountain", Resource::metal), 1);

  Scene mine = with_structure(Structure::mine, "factory");
  mine.mech(Faction::saxony, 0, "factory").turn_of(Faction::saxony, TopAction::move);
  mine.play({act::move_units(), act::unit(mech(0))});
  EXPECT_EQ(mine.why(act::step(mine.hex("tunnel_south_tundra"))), "SC-MOVE-06");
}

TEST(Build, SC_BUILD_06_the_owner_uses_it_even_where_an_enemy_has_control) {
  Scene monument = with_structure(Structure::monument, "factory");
  monument.character(Faction::saxony, "factory").turn_of(Faction::nordic, TopAction::bolster);
  EXPECT_EQ(monument.play(act::bolster_power()).nordic().popularity, 6);

  Scene armory = with_structure(Structure::armory, "factory");
  armory.character(Faction::saxony, "factory").turn_of(Faction::nordic, TopAction::trade);
  EXPECT_EQ(armory.play(act::trade_popularity()).nordic().power, 6);
}

TEST(Build, SC_BUILD_07_the_mill_works_only_while_its_owner_has_control) {
  for (const char* edition : {"default", "cs", "pl", "hu"}) {
    Scene held = with_structure(Structure::mill, "factory_tundra", {{"edition", edition}});
    EXPECT_EQ(lying(produce(held, Faction::nordic), "factory_tundra", Resource::oil), 1);

    Scene lost = with_structure(Structure::mill, "factory_tundra", {{"edition", edition}});
    lost.character(Faction::saxony, "factory_tundra");
    const bool exception = std::string_view(edition) != "pl";
    EXPECT_EQ(lying(produce(lost, Faction::nordic), "factory_tundra", Resource::oil), exception ? 0 : 1);
  }
}

TEST(Build, SC_BUILD_07_in_edition_pl_no_worker_appears_among_enemies) {
  Scene scene = with_structure(Structure::mill, "south_village", {{"edition", "pl"}});
  scene.workers(Faction::saxony, {"south_village"});
  produce(scene, Faction::nordic);
  EXPECT_EQ(count_at(scene.nordic().workers, scene.hex("south_village")), 0);
}

TEST(Build, SC_BUILD_08_counts_from_the_next_action_on) {
  // On the engineering mat Build stands under Bolster.
  Scene scene({Faction::nordic, Faction::saxony}, {}, {Mat::engineering, Mat::industrial});
  scene.nordic().coins = scene.nordic().popularity = 5;
  scene.workers(Faction::nordic, {"nordic_forest"}).tokens("nordic_forest", Resource::wood, 3);
  scene.turn_of(Faction::nordic, TopAction::bolster);
  scene.play({act::bolster_power(), act::bottom(), act::build(Structure::monument, scene.hex("nordic_forest"))});
  EXPECT_EQ(scene.nordic().popularity, 5);
  scene.turn_of(Faction::nordic, TopAction::bolster).play(act::bolster_power());
  EXPECT_EQ(scene.nordic().popularity, 6);
}

TEST(Build, SC_BUILD_09_monument_adds_a_popularity_to_bolster) {
  Scene scene = with_structure(Structure::monument, "factory");
  scene.turn_of(Faction::nordic, TopAction::bolster).play(act::bolster_power());
  EXPECT_EQ(scene.nordic().popularity, 6);
  EXPECT_EQ(scene.nordic().power, 7);
}

TEST(Build, SC_BUILD_10_armory_adds_a_power_to_trade) {
  Scene scene = with_structure(Structure::armory, "factory");
  const Hex forest = scene.hex("nordic_forest");
  scene.turn_of(Faction::nordic, TopAction::trade).play({act::trade_tokens(), act::tokens(forest, 1, 1, 0, 0)});
  EXPECT_EQ(scene.nordic().power, 6);
  EXPECT_EQ(scene.s.tokens[index(forest)], (Tokens{1, 1, 0, 0}));
}

TEST(Build, SC_BUILD_11_the_mill_territory_is_one_more_and_yields_an_item) {
  Scene scene = with_structure(Structure::mill, "factory_tundra");
  produce(scene, Faction::nordic);  // the workers stand in nordic_forest and nordic_tundra
  EXPECT_EQ(lying(scene, "nordic_forest", Resource::wood), 1);
  EXPECT_EQ(lying(scene, "nordic_tundra", Resource::oil), 1);
  EXPECT_EQ(lying(scene, "factory_tundra", Resource::oil), 1);

  Scene village = with_structure(Structure::mill, "south_village");
  produce(village, Faction::nordic);
  EXPECT_EQ(village.nordic().workers[2], village.hex("south_village"));

  Scene unwanted = with_structure(Structure::mill, "factory_tundra");
  unwanted.turn_of(Faction::nordic, TopAction::produce).aside(nordic_seat, act::in_part());
  unwanted.play({act::produce(), act::produce_at(unwanted.hex("nordic_forest"), 1), act::done()});
  EXPECT_EQ(lying(unwanted, "factory_tundra", Resource::oil), 0);
}

TEST(Build, SC_BUILD_12_workers_beside_the_mill_produce_with_it) {
  Scene scene = with_structure(Structure::mill, "nordic_forest");
  scene.workers(Faction::nordic, {"nordic_forest", "nordic_forest"});
  produce(scene, Faction::nordic);
  EXPECT_EQ(lying(scene, "nordic_forest", Resource::wood), 3);
}

TEST(Build, SC_BUILD_13_the_mill_territory_is_not_used_twice) {
  Scene scene = with_structure(Structure::mill, "nordic_forest");
  scene.workers(Faction::nordic, {"nordic_forest", "nordic_tundra", "factory_tundra", "factory_mountain"});
  scene.turn_of(Faction::nordic, TopAction::produce);
  Scene in_part = scene;
  scene.play(act::produce());
  const Hex forest = scene.hex("nordic_forest"), tundra = scene.hex("nordic_tundra");
  EXPECT_EQ(scene.why(act::produce_on(forest, tundra)), "SC-BUILD-13");
  scene.play(act::produce_on(tundra, scene.hex("factory_tundra")));
  EXPECT_EQ(lying(scene, "nordic_forest", Resource::wood), 2);  // its worker and the Mill, once

  in_part.aside(nordic_seat, act::in_part()).play({act::produce(), act::produce_at(forest, 1)});
  EXPECT_EQ(in_part.why(act::produce_at(forest, 1)), "SC-PROD-12");
}

TEST(Build, SC_BUILD_14_the_mine_is_a_tunnel_for_every_unit_of_its_owner) {
  Scene scene = with_structure(Structure::mine, "nordic_forest");
  scene.character(Faction::nordic, "nordic_forest").mech(Faction::nordic, 0, "nordic_forest");
  scene.workers(Faction::nordic, {"nordic_forest", "tunnel_south_tundra"});
  scene.turn_of(Faction::nordic, TopAction::move).play(act::move_units());
  for (Unit unit : {Unit::character, mech(0), worker(0)}) {
    Scene out = scene;
    out.play(act::unit(unit));
    EXPECT_TRUE(out.can(act::step(out.hex("tunnel_southeast_village"))));
  }
  scene.play({act::unit(worker(1)), act::step(scene.hex("nordic_forest"))});  // and back
  EXPECT_EQ(scene.nordic().workers[1], scene.hex("nordic_forest"));

  Scene saxon = with_structure(Structure::mine, "factory");
  saxon.mech(Faction::saxony, 0, "tunnel_south_tundra").turn_of(Faction::saxony, TopAction::move);
  saxon.play({act::move_units(), act::unit(mech(0))});
  EXPECT_FALSE(saxon.can(act::step(saxon.hex("factory"))));
}

TEST(Build, SC_BUILD_14_the_mine_serves_the_factory_move_and_where_an_enemy_has_control) {
  Scene scene = with_structure(Structure::mine, "nordic_forest");
  scene.factory_card(Faction::nordic, 6).workers(Faction::nordic, {"nordic_forest"}).turn_of(Faction::nordic);
  scene.play({act::section(factory_section), act::skip(), act::move_units(), act::unit(worker(0))});
  EXPECT_TRUE(scene.can(act::step(scene.hex("tunnel_south_tundra"))));

  Scene held = with_structure(Structure::mine, "factory_mountain");
  held.character(Faction::saxony, "factory_mountain").mech(Faction::nordic, 0, "tunnel_south_tundra");
  held.turn_of(Faction::nordic, TopAction::move).play({act::move_units(), act::unit(mech(0))});
  EXPECT_TRUE(held.can(act::step(held.hex("factory_mountain"))));
}

TEST(Build, SC_BUILD_15_entry_through_the_mine_obeys_the_rules_about_enemies) {
  Scene scene = with_structure(Structure::mine, "factory_mountain");
  scene.workers(Faction::saxony, {"factory_mountain"}).mech(Faction::nordic, Ability::speed, "tunnel_south_tundra");
  scene.workers(Faction::nordic, {"tunnel_south_tundra"});
  scene.turn_of(Faction::nordic, TopAction::move).play(act::move_units());
  Scene on_foot = scene;
  on_foot.play(act::unit(worker(0)));
  EXPECT_EQ(on_foot.why(act::step(on_foot.hex("factory_mountain"))), "SC-MOVE-25");
  on_foot.character(Faction::saxony, "factory_mountain");
  EXPECT_EQ(on_foot.why(act::step(on_foot.hex("factory_mountain"))), "SC-MOVE-26");

  scene.play({act::unit(mech(3)), act::step(scene.hex("factory_mountain"))});
  EXPECT_EQ(scene.nordic().popularity, 4);
  EXPECT_EQ(scene.s.ask, Ask::unit);  // stopped in spite of Speed
}

TEST(Build, SC_BUILD_16_the_fourth_structure_earns_the_star) {
  Scene scene = building();
  scene.structure(Faction::nordic, Structure::mine, "factory")
      .structure(Faction::nordic, Structure::armory, "factory_forest");
  Scene third = scene;
  third.play(act::build(Structure::mill, third.hex("nordic_forest")));
  EXPECT_EQ(third.stars(Faction::nordic), 0);
  scene.structure(Faction::nordic, Structure::mill, "factory_tundra");
  scene.play(act::build(Structure::monument, scene.hex("nordic_forest")));
  EXPECT_EQ(scene.nordic().stars[index(Goal::structures)], 1);
}

TEST(Build, SC_BUILD_17_the_mill_yields_the_item_of_its_terrain_and_nothing_on_the_factory) {
  Scene factory = with_structure(Structure::mill, "factory");
  produce(factory, Faction::nordic);
  EXPECT_EQ(total(factory.s.tokens[index(factory.hex("factory"))]), 0);
  EXPECT_EQ(count_out(factory.nordic().workers), 2);

  const std::array<std::pair<const char*, Resource>, 4> yields{{{"albion_farm", Resource::food},
                                                                {"factory_forest", Resource::wood},
                                                                {"factory_mountain", Resource::metal},
                                                                {"factory_tundra", Resource::oil}}};
  for (const auto& [hex, resource] : yields) {
    Scene scene = with_structure(Structure::mill, hex);
    EXPECT_EQ(lying(produce(scene, Faction::nordic), hex, resource), 1) << hex;
  }

  Scene village = with_structure(Structure::mill, "togawa_village");
  village.nordic().workers = {};
  village.nordic().workers.fill(village.hex("nordic_forest"));  // none left on the mat
  village.nordic().stars[index(Goal::workers)] = 1;
  produce(village, Faction::nordic);
  EXPECT_EQ(count_at(village.nordic().workers, village.hex("togawa_village")), 0);
}

}  // namespace build_test
}  // namespace ludarium::scythe
