// Chapter "Move": which units go, what they take along, and where the ways lead. Enemies on the way:
// move_enemies_test.cpp.
#include "games/scythe/tests/support/moves.hpp"

namespace ludarium::scythe {
namespace move_test {

constexpr Unit character = Unit::character;

// Polania has a mech and three workers on a forest by the Factory, no river about; the mech opens the named ability.
Scene at_factory_forest(Ability ability = Ability::camaraderie, boost::json::object options = {}) {
  Scene scene = moving(Faction::polania, Faction::saxony, std::move(options));
  scene.mech(Faction::polania, ability, "factory_forest");
  scene.workers(Faction::polania, {"factory_forest", "factory_forest", "factory_forest"});
  return scene;
}
Unit camaraderie() { return mech_with(Faction::polania, Ability::camaraderie); }
Unit speedy() { return mech_with(Faction::polania, Ability::speed); }

TEST(Move, SC_MOVE_01_units_or_coins_never_both) {
  Scene scene({Faction::polania, Faction::saxony});
  scene.turn_of(Faction::polania, TopAction::move);
  EXPECT_TRUE(scene.can(act::move_units()));
  EXPECT_TRUE(scene.can(act::move_coins()));

  Scene rich = scene;
  rich.play(act::move_coins());
  EXPECT_FALSE(rich.can(act::move_units()));
  EXPECT_EQ(rich.why(act::move_units()), "SC-TURN-04");

  scene.play(act::move_units());
  EXPECT_EQ(scene.why(act::move_coins()), "SC-MOVE-01");
}

TEST(Move, SC_MOVE_02_coins_give_one_and_two_with_the_cube_moved) {
  for (int coins : {1, 2}) {
    Scene scene({Faction::polania, Faction::saxony});
    scene.turn_of(Faction::polania, TopAction::move);
    if (coins == 2) scene.polania().cubes_moved = 1u << index(Cube::move_coins);
    const int before = scene.polania().coins;
    EXPECT_EQ(scene.play(act::move_coins()).polania().coins, before + coins);
  }
}

TEST(Move, SC_MOVE_03_up_to_two_units_one_territory_each) {
  Scene scene = moving(Faction::polania);
  go(scene, character, "polania_forest");
  EXPECT_EQ(scene.s.ask, Ask::unit);  // one territory and no more
  EXPECT_TRUE(scene.can(act::end_move()));
  go(scene, worker(0), "polania_village");
  EXPECT_EQ(scene.s.ask, Ask::bottom);

  Scene fewer = moving(Faction::polania);
  EXPECT_EQ(fewer.play(act::end_move()).s.ask, Ask::bottom);
}

TEST(Move, SC_MOVE_03_three_units_with_the_cube_moved) {
  Scene scene({Faction::polania, Faction::saxony});
  scene.polania().cubes_moved = 1u << index(Cube::move_units);
  scene.turn_of(Faction::polania, TopAction::move).play(act::move_units());
  go(scene, character, "polania_forest");
  go(scene, worker(0), "polania_village");
  go(scene, worker(1), "polania_village");
  EXPECT_EQ(scene.s.ask, Ask::bottom);
  EXPECT_EQ(workers_on(scene, Faction::polania, "polania_village"), 2);
}

TEST(Move, SC_MOVE_04_no_unit_is_chosen_twice) {
  Scene scene = moving(Faction::polania);
  go(scene, worker(0), "polania_village");
  EXPECT_FALSE(scene.can(act::unit(worker(0))));
  EXPECT_EQ(scene.why(act::unit(worker(0))), "SC-MOVE-04");
  EXPECT_TRUE(scene.can(act::unit(worker(1))));
}

TEST(Move, SC_MOVE_05_one_unit_finishes_before_the_next_starts) {
  Scene scene = at_factory_forest(Ability::speed);
  go(scene, speedy(), "tunnel_north_tundra");
  EXPECT_EQ(scene.why(act::unit(worker(0))), "SC-MOVE-05");
  scene.play(act::stop());
  go(scene, worker(0), "factory");
  EXPECT_EQ(scene.s.ask, Ask::bottom);  // the mech has a step left and may not take it

  Scene polish = at_factory_forest(Ability::speed, {{"edition", "pl"}});
  go(polish, speedy(), "tunnel_north_tundra");
  polish.play(act::stop());
  go(polish, worker(0), "tunnel_north_tundra");
  go(polish, speedy(), "factory_forest", Load::workers);
  EXPECT_EQ(polish.s.ask, Ask::bottom);
  EXPECT_EQ(polish.polania().workers[0], polish.hex("factory_forest"));
}

TEST(Move, SC_MOVE_05_a_unit_that_goes_on_does_not_pause_again) {
  Scene polish = at_factory_forest(Ability::speed, {{"edition", "pl"}});
  go(polish, speedy(), "tunnel_north_tundra");
  polish.play({act::stop(), act::unit(speedy())});
  EXPECT_FALSE(polish.can(act::stop()));
  EXPECT_TRUE(polish.can(act::step(polish.hex("factory_forest"))));
}

TEST(Move, SC_MOVE_06_from_a_territory_or_base_to_an_adjacent_territory) {
  const Scene scene = moving(Faction::polania);
  EXPECT_TRUE(can_go(scene, character, "polania_farm"));  // from the base
  EXPECT_TRUE(can_go(scene, worker(0), "polania_farm"));  // from the forest
  EXPECT_FALSE(can_go(scene, worker(0), "factory_forest"));
  EXPECT_EQ(why_not_go(scene, worker(0), "factory_forest"), "SC-MOVE-06");
  EXPECT_EQ(why_not_go(scene, character, "polania_village"), "SC-MOVE-06");
}

TEST(Move, SC_MOVE_07_takes_any_number_of_tokens) {
  Scene scene = at_factory_forest();
  scene.tokens("factory_forest", Resource::metal, 3).tokens("factory_forest", Resource::food, 1);
  scene.play({act::unit(worker(0)), act::load_token(Resource::metal), act::load_token(Resource::metal),
              act::step(scene.hex("factory"), Load::chosen)});
  EXPECT_EQ(tokens_at(scene, "factory", Resource::metal), 2);
  EXPECT_EQ(tokens_at(scene, "factory_forest", Resource::metal), 1);
  EXPECT_EQ(tokens_at(scene, "factory_forest", Resource::food), 1);

  go(scene, worker(1), "factory", Load::tokens);
  EXPECT_EQ(tokens_at(scene, "factory", Resource::metal), 3);
  EXPECT_EQ(tokens_at(scene, "factory", Resource::food), 1);
}

TEST(Move, SC_MOVE_07_leaves_what_it_does_not_take_and_takes_only_what_is_there) {
  Scene scene = at_factory_forest();
  scene.tokens("factory_forest", Resource::metal, 2);
  scene.play({act::unit(worker(0)), act::load_token(Resource::metal), act::load_token(Resource::metal)});
  EXPECT_FALSE(scene.can(act::load_token(Resource::metal)));
  EXPECT_EQ(scene.why(act::load_token(Resource::metal)), "SC-MOVE-07");

  Scene other = at_factory_forest();
  other.tokens("factory_forest", Resource::metal, 2);
  go(other, worker(0), "factory");
  EXPECT_EQ(tokens_at(other, "factory_forest", Resource::metal), 2);
}

TEST(Move, SC_MOVE_08_any_unit_loads_and_drops_tokens_half_way) {
  for (Unit unit : {worker(0), character, camaraderie()}) {
    Scene scene({Faction::polania, Faction::saxony});
    scene.factory_card(Faction::polania, 4).turn_of(Faction::polania);
    place_of(scene.polania(), unit) = scene.hex("albion_mountain");
    scene.tokens("albion_mountain", Resource::oil, 1).tokens("albion_farm", Resource::wood, 1);
    scene.play(act::section(factory_section));
    while (!scene.can(act::move_units())) scene.play(act::skip());
    scene.play(act::move_units());
    go(scene, unit, "albion_farm", Load::tokens);
    scene.play({act::load_token(Resource::wood), act::step(scene.hex("north_village"), Load::chosen)});
    EXPECT_EQ(tokens_at(scene, "albion_farm", Resource::oil), 1);
    EXPECT_EQ(tokens_at(scene, "north_village", Resource::wood), 1);
  }
}

TEST(Move, SC_MOVE_09_a_mech_takes_workers_along_and_they_spend_no_move) {
  Scene scene = at_factory_forest();
  scene.play({act::unit(camaraderie()), act::load_fresh_worker(), act::load_fresh_worker(),
              act::step(scene.hex("factory"), Load::chosen)});
  EXPECT_EQ(workers_on(scene, Faction::polania, "factory"), 2);
  EXPECT_EQ(workers_on(scene, Faction::polania, "factory_forest"), 1);
  EXPECT_EQ(std::popcount(scene.s.moving.started), 1);

  Scene all = at_factory_forest();
  go(all, camaraderie(), "factory", Load::workers);
  EXPECT_EQ(workers_on(all, Faction::polania, "factory"), 3);
}

TEST(Move, SC_MOVE_09_only_a_mech_carries_workers) {
  Scene scene = at_factory_forest();
  scene.character(Faction::polania, "factory_forest").play(act::unit(character));
  EXPECT_EQ(scene.why(act::step(scene.hex("factory"), Load::workers)), "SC-KEY-17");
  EXPECT_EQ(scene.why(act::load_fresh_worker()), "SC-KEY-17");
}

TEST(Move, SC_MOVE_10_a_carried_worker_may_still_walk) {
  Scene scene = at_factory_forest();
  go(scene, camaraderie(), "tunnel_northwest_mountain", Load::workers);
  go(scene, worker(0), "albion_tundra");
  EXPECT_EQ(workers_on(scene, Faction::polania, "tunnel_northwest_mountain"), 2);
  EXPECT_EQ(workers_on(scene, Faction::polania, "albion_tundra"), 1);
  EXPECT_EQ(scene.s.ask, Ask::bottom);
}

TEST(Move, SC_MOVE_11_a_worker_walks_to_a_mech_and_is_carried_on) {
  Scene scene = at_factory_forest();
  scene.workers(Faction::polania, {"factory"});
  go(scene, worker(0), "factory_forest");
  go(scene, camaraderie(), "tunnel_north_tundra", Load::workers);
  EXPECT_EQ(workers_on(scene, Faction::polania, "tunnel_north_tundra"), 1);
}

TEST(Move, SC_MOVE_12_a_fast_mech_loads_and_drops_workers_half_way) {
  Scene scene = at_factory_forest(Ability::speed);
  scene.workers(Faction::polania, {"factory_forest", "tunnel_northwest_mountain", "tunnel_northwest_mountain"});
  go(scene, speedy(), "tunnel_northwest_mountain", Load::workers);
  scene.play({act::load_fresh_worker(), act::load_fresh_worker(), act::step(scene.hex("albion_tundra"), Load::chosen)});
  EXPECT_EQ(workers_on(scene, Faction::polania, "albion_tundra"), 2);
  EXPECT_EQ(workers_on(scene, Faction::polania, "tunnel_northwest_mountain"), 1);
}

TEST(Move, SC_MOVE_13_nothing_is_left_alone_on_a_lake) {
  Scene scene = at_factory_forest(Ability::speed);
  scene.mech(Faction::polania, Ability::submerge, "albion_farm").tokens("factory_forest", Resource::wood, 2);
  go(scene, speedy(), "lake_north", Load::everything);
  const Hex shore = scene.hex("albion_farm");
  for (Load less : {Load::nothing, Load::workers, Load::tokens}) {
    EXPECT_FALSE(scene.can(act::step(shore, less)));
    EXPECT_EQ(scene.why(act::step(shore, less)), "SC-MECH-23");
  }
  EXPECT_TRUE(scene.can(act::step(shore, Load::everything)));
}

TEST(Move, SC_MOVE_14_no_unit_crosses_a_river) {
  const Scene scene = moving(Faction::polania).workers(Faction::polania, {"polania_forest"});
  EXPECT_FALSE(can_go(scene, worker(0), "albion_tundra"));
  EXPECT_EQ(why_not_go(scene, worker(0), "albion_tundra"), "SC-MOVE-14");
  const Scene fighter = moving(Faction::polania).character(Faction::polania, "polania_forest");
  EXPECT_FALSE(can_go(fighter, character, "tunnel_northwest_mountain"));
  EXPECT_EQ(why_not_go(fighter, character, "tunnel_northwest_mountain"), "SC-MOVE-14");
}

TEST(Move, SC_MOVE_15_no_unit_enters_a_lake) {
  const Scene scene = at_factory_forest().character(Faction::polania, "factory_forest");
  for (Unit unit : {character, camaraderie(), worker(0)}) {
    EXPECT_FALSE(can_go(scene, unit, "lake_north"));
    EXPECT_EQ(why_not_go(scene, unit, "lake_north"), "SC-MOVE-15");
  }
}

TEST(Move, SC_MOVE_16_a_lake_is_open_from_every_hex_that_touches_it) {
  const Unit diver = mech_with(Faction::polania, Ability::submerge);
  Scene scene = moving(Faction::polania);
  for (Hex lake : facts().lakes) {
    ASSERT_FALSE(facts().neighbours[index(lake)].empty());
    for (Hex shore : facts().neighbours[index(lake)]) {
      place_of(scene.polania(), diver) = shore;
      EXPECT_TRUE(reach(scene.look(), diver).has(lake)) << facts().hex_id[index(shore)];
      place_of(scene.polania(), diver) = lake;
      EXPECT_TRUE(reach(scene.look(), diver).has(shore)) << facts().hex_id[index(shore)];
    }
  }
}

TEST(Move, SC_MOVE_17_all_tunnels_are_adjacent_for_every_unit_of_everyone) {
  ASSERT_EQ(facts().tunnels.size(), 6);
  for (Faction faction : {Faction::nordic, Faction::rusviet, Faction::crimea, Faction::saxony, Faction::polania}) {
    Scene scene = moving(faction, faction == Faction::saxony ? Faction::polania : Faction::saxony);
    for (Unit unit : {character, mech(0), worker(0)})
      for (Hex from : facts().tunnels) {
        place_of(scene.of(faction), unit) = from;
        EXPECT_EQ((facts().tunnels - HexSet::of(from)) - reach(scene.look(), unit), HexSet{});
      }
  }
}

TEST(Move, SC_MOVE_18_a_tunnel_hop_is_one_step) {
  Scene scene = at_factory_forest().mech(Faction::polania, Ability::camaraderie, "tunnel_north_tundra");
  go(scene, camaraderie(), "tunnel_south_tundra");
  EXPECT_EQ(scene.s.ask, Ask::unit);
  EXPECT_EQ(scene.s.moving.steps[index(camaraderie())], 1);
}

TEST(Move, SC_MOVE_29_nobody_moves_into_a_base) {
  const Scene own = moving(Faction::polania).character(Faction::polania, "polania_farm");
  for (Unit unit : {character, worker(0)}) {
    EXPECT_FALSE(can_go(own, unit, "polania_base"));
    EXPECT_EQ(why_not_go(own, unit, "polania_base"), "SC-MOVE-29");
  }
  const Scene foreign = moving(Faction::polania).character(Faction::polania, "saxony_tundra");
  EXPECT_FALSE(can_go(foreign, character, "saxony_base"));
  EXPECT_EQ(why_not_go(foreign, character, "saxony_base"), "SC-MOVE-29");
}

TEST(Move, SC_MOVE_30_a_character_stops_at_an_encounter_token) {
  Scene scene = at_factory_forest(Ability::speed).character(Faction::polania, "albion_farm");
  three_units(scene);
  go(scene, character, "north_village");
  EXPECT_EQ(scene.s.ask, Ask::unit);
  EXPECT_FALSE(scene.can(act::unit(character)));
  EXPECT_EQ(scene.play(act::end_move()).s.ask, Ask::encounter);

  Scene met = at_factory_forest(Ability::speed).character(Faction::polania, "albion_farm");
  met.s.encounter_tokens.remove(met.hex("north_village"));
  go(met, character, "north_village");
  EXPECT_EQ(met.s.ask, Ask::step);
}

TEST(Move, SC_MOVE_31_mechs_and_workers_pass_encounter_tokens) {
  Scene scene = at_factory_forest(Ability::speed);
  scene.mech(Faction::polania, Ability::speed, "albion_farm").workers(Faction::polania, {"albion_farm"});
  go(scene, speedy(), "albion_tundra");
  EXPECT_EQ(scene.s.ask, Ask::step);
  scene.play(act::step(scene.hex("tunnel_northwest_mountain")));
  go(scene, worker(0), "north_village");
  EXPECT_EQ(scene.s.ask, Ask::bottom);
  EXPECT_TRUE(scene.s.encounter_tokens.has(scene.hex("north_village")));
  EXPECT_TRUE(scene.s.encounter_tokens.has(scene.hex("albion_tundra")));
}

TEST(Move, SC_MOVE_33_combats_then_the_encounter_then_the_bottom_row) {
  Scene scene = at_factory_forest().character(Faction::polania, "albion_farm").encounter_next(1);
  scene.mech(Faction::saxony, Ability::speed, "factory");
  arm(scene, Faction::polania, Faction::saxony);
  go(scene, character, "north_village");
  EXPECT_EQ(scene.s.ask, Ask::unit);
  go(scene, camaraderie(), "factory");
  EXPECT_EQ(scene.s.ask, Ask::fight);
  fight_it_out(scene, Faction::polania);
  EXPECT_EQ(scene.s.ask, Ask::encounter);
  scene.play({act::option(0), act::done()});
  EXPECT_EQ(scene.s.ask, Ask::bottom);
}

TEST(Move, SC_MOVE_33_the_factory_visit_comes_before_the_bottom_row) {
  Scene scene = at_factory_forest().character(Faction::polania, "factory_forest");
  go(scene, character, "factory");
  EXPECT_EQ(scene.s.ask, Ask::unit);
  EXPECT_EQ(scene.play(act::end_move()).s.ask, Ask::factory_card);
  scene.play(scene.legal().front());
  EXPECT_EQ(scene.s.ask, Ask::bottom);
}

HexSet exits(Scene& scene, Unit unit) { return reach(scene.look(), unit); }

TEST(Move, SC_MOVE_34_a_base_opens_onto_its_two_land_neighbours) {
  for (Faction faction : {Faction::nordic, Faction::rusviet, Faction::crimea, Faction::saxony, Faction::polania}) {
    Scene scene = moving(faction, faction == Faction::saxony ? Faction::polania : Faction::saxony);
    const auto& start = facts().of(faction).start_workers;
    scene.of(faction).workers[0] = base_of(faction);
    for (Unit unit : {character, worker(0)}) EXPECT_EQ(exits(scene, unit), HexSet::of(start[0]) | HexSet::of(start[1]));
  }
}

TEST(Move, SC_MOVE_34_river_and_lake_exits_need_the_ability) {
  Scene rusviet = moving(Faction::rusviet);
  EXPECT_EQ(why_not_go(rusviet, character, "northeast_farm_outer"), "SC-MOVE-34");
  rusviet.mech(Faction::rusviet, Ability::riverwalk, "rusviet_base").workers(Faction::rusviet, {"rusviet_base"});
  EXPECT_TRUE(can_go(rusviet, character, "northeast_farm_outer"));
  EXPECT_FALSE(can_go(rusviet, worker(0), "northeast_farm_outer"));

  Scene polania = moving(Faction::polania);
  EXPECT_EQ(why_not_go(polania, character, "lake_northwest"), "SC-MOVE-34");
  polania.mech(Faction::polania, Ability::submerge, "polania_base");
  EXPECT_TRUE(can_go(polania, character, "lake_northwest"));

  const Scene crimea = moving(Faction::crimea);
  EXPECT_EQ(why_not_go(crimea, character, "lake_southwest"), "SC-MOVE-34");
}

TEST(Move, SC_MOVE_34_a_guest_on_a_base_has_the_same_exits) {
  Scene scene = moving(Faction::crimea);
  scene.mech(Faction::crimea, Ability::wayfare, "rusviet_base");
  const Unit guest = mech_with(Faction::crimea, Ability::wayfare);
  EXPECT_FALSE(can_go(scene, guest, "northeast_farm_outer"));
  scene.mech(Faction::crimea, Ability::riverwalk, "crimea_farm");  // onto farms
  EXPECT_TRUE(can_go(scene, guest, "northeast_farm_outer"));
  EXPECT_TRUE(can_go(scene, guest, "rusviet_village"));
}

TEST(Move, SC_MOVE_37_a_worker_is_carried_twice_and_walks_once) {
  Scene scene = at_factory_forest(Ability::speed);
  scene.mech(Faction::polania, Ability::camaraderie, "tunnel_northwest_mountain");
  scene.workers(Faction::polania, {"factory_forest"});
  three_units(scene);
  go(scene, speedy(), "tunnel_northwest_mountain", Load::workers);
  scene.play(act::step(scene.hex("factory_forest")));
  go(scene, camaraderie(), "albion_tundra", Load::workers);
  scene.play(act::stop());
  go(scene, worker(0), "albion_farm");
  EXPECT_EQ(workers_on(scene, Faction::polania, "albion_farm"), 1);
}

TEST(Move, SC_MOVE_37_a_worker_that_has_walked_may_be_loaded_before_a_fresh_one) {
  Scene scene = at_factory_forest();
  scene.workers(Faction::polania, {"factory", "factory_forest"});
  go(scene, worker(0), "factory_forest");
  scene.play(
      {act::unit(camaraderie()), act::load_walked_worker(), act::step(scene.hex("tunnel_north_tundra"), Load::chosen)});
  EXPECT_EQ(scene.polania().workers[0], scene.hex("tunnel_north_tundra"));
  EXPECT_EQ(scene.polania().workers[1], scene.hex("factory_forest"));
}

TEST(Move, SC_MOVE_38_every_step_is_judged_by_itself_and_may_lead_back) {
  Scene scene = at_factory_forest(Ability::speed);
  go(scene, speedy(), "tunnel_north_tundra");
  EXPECT_TRUE(scene.can(act::step(scene.hex("factory_forest"))));       // back to the start
  EXPECT_TRUE(scene.can(act::step(scene.hex("tunnel_south_tundra"))));  // an ordinary step, then a hop
  EXPECT_FALSE(scene.can(act::step(scene.hex("nordic_mountain"))));     // a river is in the way
  scene.mech(Faction::polania, Ability::riverwalk, "albion_farm");
  EXPECT_TRUE(scene.can(act::step(scene.hex("nordic_mountain"))));

  Scene home = moving(Faction::polania).mech(Faction::polania, Ability::speed, "polania_base");
  go(home, speedy(), "polania_farm");
  EXPECT_FALSE(home.can(act::step(home.hex("polania_base"))));
}

TEST(Move, SC_MOVE_10_carried_workers_are_as_fresh_as_before) {
  Scene scene = at_factory_forest();
  three_units(scene);
  go(scene, camaraderie(), "tunnel_northwest_mountain", Load::workers);
  EXPECT_TRUE(scene.can(act::unit(worker(0))));
  go(scene, worker(0), "albion_tundra");
  ASSERT_TRUE(scene.can(act::unit(worker(1))));  // and another one that was carried
  go(scene, worker(1), "albion_tundra");
  EXPECT_EQ(workers_on(scene, Faction::polania, "albion_tundra"), 2);
  EXPECT_EQ(workers_on(scene, Faction::polania, "tunnel_northwest_mountain"), 1);
}

TEST(Move, SC_MOVE_37_a_carried_worker_is_loaded_again_as_one_that_has_not_walked) {
  Scene scene = at_factory_forest();
  scene.mech(Faction::polania, Ability::riverwalk, "tunnel_northwest_mountain");
  go(scene, camaraderie(), "tunnel_northwest_mountain", Load::workers);
  scene.play(act::unit(mech_with(Faction::polania, Ability::riverwalk)));
  EXPECT_TRUE(scene.can(act::load_fresh_worker()));
  EXPECT_FALSE(scene.can(act::load_walked_worker()));
}

TEST(Move, SC_MOVE_37_of_a_walked_and_a_fresh_worker_the_named_one_is_loaded) {
  for (bool walked : {false, true}) {
    Scene scene = at_factory_forest();
    scene.workers(Faction::polania, {"factory_forest", "factory"});
    go(scene, worker(1), "factory_forest");
    scene.play({act::unit(camaraderie()), walked ? act::load_walked_worker() : act::load_fresh_worker(),
                act::step(scene.hex("tunnel_north_tundra"), Load::chosen)});
    EXPECT_EQ(scene.polania().workers[walked ? 1 : 0], scene.hex("tunnel_north_tundra"));
    EXPECT_EQ(scene.polania().workers[walked ? 0 : 1], scene.hex("factory_forest"));
  }
}

TEST(Move, SC_MOVE_37_one_walked_and_one_fresh_worker_may_both_be_loaded) {
  Scene scene = at_factory_forest();
  scene.workers(Faction::polania, {"factory_forest", "factory"});
  go(scene, worker(1), "factory_forest");
  scene.play(act::unit(camaraderie()));
  Scene fresh_first = scene;
  scene.play(act::load_walked_worker());
  EXPECT_FALSE(scene.can(act::load_walked_worker()));
  EXPECT_TRUE(scene.can(act::load_fresh_worker()));
  fresh_first.play(act::load_fresh_worker());
  EXPECT_FALSE(fresh_first.can(act::load_fresh_worker()));
  EXPECT_TRUE(fresh_first.can(act::load_walked_worker()));
  scene.play({act::load_fresh_worker(), act::step(scene.hex("tunnel_north_tundra"), Load::chosen)});
  EXPECT_EQ(workers_on(scene, Faction::polania, "tunnel_north_tundra"), 2);
}

TEST(Move, SC_MOVE_37_a_worker_that_walked_does_not_walk_again_after_being_carried) {
  Scene scene = at_factory_forest();
  three_units(scene);
  scene.workers(Faction::polania, {"factory"});
  go(scene, worker(0), "factory_forest");
  go(scene, camaraderie(), "tunnel_north_tundra", Load::workers);
  EXPECT_FALSE(scene.can(act::unit(worker(0))));
  EXPECT_EQ(scene.why(act::unit(worker(0))), "SC-MOVE-04");
}

}  // namespace move_test
}  // namespace ludarium::scythe
