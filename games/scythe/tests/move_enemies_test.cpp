// Chapter "Move": enemies on the way, who is driven out, who is stopped, who may not pass.
#include "games/scythe/tests/support/moves.hpp"

namespace ludarium::scythe {
namespace move_enemies_test {

constexpr Unit character = Unit::character;
Unit second() { return mech_with(Faction::polania, Ability::camaraderie); }
Unit fast() { return mech_with(Faction::polania, Ability::speed); }

// Three Saxon workers on the Factory with 2 metal; a fast Polanian mech and two workers on the forest beside it.
Scene saxon_workers_on_the_factory(boost::json::object options = {}) {
  Scene scene = moving(Faction::polania, Faction::saxony, std::move(options));
  scene.workers(Faction::saxony, {"factory", "factory", "factory"}).tokens("factory", Resource::metal, 2);
  scene.mech(Faction::polania, Ability::speed, "factory_forest");
  scene.workers(Faction::polania, {"factory_forest", "factory_forest"});
  scene.polania().popularity = 5;
  return scene;
}

// The same with a Saxon mech among the workers.
Scene saxon_mech_on_the_factory(boost::json::object options = {}) {
  Scene scene = saxon_workers_on_the_factory(std::move(options));
  scene.mech(Faction::saxony, Ability::underpass, "factory");
  arm(scene, Faction::polania, Faction::saxony);
  return scene;
}

TEST(MoveEnemies, SC_MOVE_19_combat_unit_stops_at_enemy_workers) {
  Scene scene = saxon_workers_on_the_factory();
  go(scene, fast(), "factory");
  EXPECT_EQ(scene.s.ask, Ask::unit);  // although it has a step left
  EXPECT_FALSE(scene.can(act::unit(fast())));

  Scene empty = saxon_workers_on_the_factory().workers(Faction::saxony, {"saxony_tundra"});
  go(empty, fast(), "factory");
  EXPECT_EQ(empty.s.ask, Ask::step);
}

TEST(MoveEnemies, SC_MOVE_19_holds_where_moves_interleave) {
  Scene polish = saxon_workers_on_the_factory({{"edition", "pl"}});
  go(polish, fast(), "factory");
  EXPECT_FALSE(polish.can(act::unit(fast())));
}

TEST(MoveEnemies, SC_MOVE_20_workers_leave_before_the_next_unit_moves) {
  Scene scene = saxon_workers_on_the_factory();
  go(scene, fast(), "factory");
  EXPECT_EQ(workers_on(scene, Faction::saxony, "factory"), 0);
  EXPECT_EQ(workers_on(scene, Faction::saxony, "saxony_base"), 3);
  EXPECT_EQ(scene.s.ask, Ask::unit);
}

TEST(MoveEnemies, SC_MOVE_20_polish_workers_leave_after_all_moves) {
  Scene polish = saxon_workers_on_the_factory({{"edition", "pl"}});
  go(polish, fast(), "factory");
  EXPECT_EQ(workers_on(polish, Faction::saxony, "factory"), 3);
  EXPECT_EQ(polish.polania().popularity, 5);
  EXPECT_TRUE(polish.look().controlled(polish.seat(Faction::saxony)).has(polish.hex("factory")));
  EXPECT_EQ(why_not_go(polish, worker(0), "factory"), "SC-MOVE-25");
  polish.play(act::end_move());
  EXPECT_EQ(workers_on(polish, Faction::saxony, "saxony_base"), 3);
  EXPECT_EQ(polish.polania().popularity, 2);
}

TEST(MoveEnemies, SC_MOVE_20_polish_workers_leave_before_combats) {
  Scene polish = saxon_workers_on_the_factory({{"edition", "pl"}});
  polish.mech(Faction::polania, Ability::camaraderie, "albion_farm").mech(Faction::saxony, 0, "albion_mountain");
  arm(polish, Faction::polania, Faction::saxony);
  go(polish, fast(), "factory");
  go(polish, second(), "albion_mountain");
  EXPECT_EQ(polish.s.ask, Ask::fight);
  EXPECT_EQ(workers_on(polish, Faction::saxony, "saxony_base"), 3);
}

TEST(MoveEnemies, SC_MOVE_21_their_resources_stay) {
  Scene scene = saxon_workers_on_the_factory();
  go(scene, fast(), "factory");
  EXPECT_EQ(tokens_at(scene, "factory", Resource::metal), 2);
  EXPECT_EQ(tokens_at(scene, "saxony_base", Resource::metal), 0);
}

TEST(MoveEnemies, SC_MOVE_22_each_worker_costs_a_popularity_down_to_none) {
  for (int before : {5, 3, 1, 0}) {
    Scene scene = saxon_workers_on_the_factory();
    scene.polania().popularity = static_cast<std::uint8_t>(before);
    const int saxon = scene.saxony().popularity;
    go(scene, fast(), "factory");
    EXPECT_EQ(scene.polania().popularity, std::max(before - 3, 0));
    EXPECT_EQ(scene.saxony().popularity, saxon);
    EXPECT_EQ(workers_on(scene, Faction::saxony, "saxony_base"), 3);
  }
}

TEST(MoveEnemies, SC_MOVE_23_driving_out_is_no_combat) {
  Scene scene = saxon_workers_on_the_factory();
  scene.hand(Faction::saxony, {5}).polania().power = 4;
  go(scene, fast(), "factory");
  EXPECT_TRUE(scene.happened(Happened::drove_out));
  scene.play(act::end_move());
  EXPECT_EQ(scene.s.ask, Ask::bottom);
  EXPECT_FALSE(scene.happened(Happened::battle_began));
  EXPECT_EQ(scene.stars(Faction::polania), 0);
  EXPECT_EQ(scene.polania().power, 4);
  EXPECT_EQ(hand_size(scene.saxony()), 1);
}

TEST(MoveEnemies, SC_MOVE_24_combat_unit_stops_at_combat_units_who_keep_control) {
  Scene scene = saxon_mech_on_the_factory();
  go(scene, fast(), "factory");
  EXPECT_EQ(scene.s.ask, Ask::unit);
  EXPECT_FALSE(scene.can(act::unit(fast())));
  EXPECT_TRUE(scene.look().controlled(scene.seat(Faction::saxony)).has(scene.hex("factory")));
  EXPECT_FALSE(scene.look().controlled(scene.seat(Faction::polania)).has(scene.hex("factory")));

  scene.play(act::end_move());
  fight_it_out(scene, Faction::polania);
  EXPECT_TRUE(scene.look().controlled(scene.seat(Faction::polania)).has(scene.hex("factory")));
}

TEST(MoveEnemies, SC_MOVE_25_workers_do_not_walk_in_on_enemy_workers) {
  const Scene scene = saxon_workers_on_the_factory();
  EXPECT_FALSE(can_go(scene, worker(0), "factory"));
  EXPECT_EQ(why_not_go(scene, worker(0), "factory"), "SC-MOVE-25");
  EXPECT_TRUE(can_go(scene, worker(0), "tunnel_north_tundra"));
}

TEST(MoveEnemies, SC_MOVE_25_nor_through_a_tunnel) {
  Scene scene = saxon_workers_on_the_factory();
  scene.workers(Faction::polania, {"tunnel_north_tundra"}).workers(Faction::saxony, {"tunnel_south_tundra"});
  EXPECT_FALSE(can_go(scene, worker(0), "tunnel_south_tundra"));
  EXPECT_EQ(why_not_go(scene, worker(0), "tunnel_south_tundra"), "SC-MOVE-25");
}

TEST(MoveEnemies, SC_MOVE_26_workers_do_not_walk_in_on_combat_units) {
  Scene scene = saxon_mech_on_the_factory();
  EXPECT_FALSE(can_go(scene, worker(0), "factory"));
  EXPECT_EQ(why_not_go(scene, worker(0), "factory"), "SC-MOVE-26");

  Scene lone = saxon_workers_on_the_factory().workers(Faction::saxony, {}).character(Faction::saxony, "factory");
  EXPECT_EQ(why_not_go(lone, worker(0), "factory"), "SC-MOVE-26");
}

TEST(MoveEnemies, SC_MOVE_26_a_mech_carries_them_in) {
  Scene scene = saxon_mech_on_the_factory();
  go(scene, fast(), "factory", Load::workers);
  EXPECT_EQ(workers_on(scene, Faction::polania, "factory"), 2);
}

TEST(MoveEnemies, SC_MOVE_27_workers_do_not_walk_away_from_combat_units) {
  Scene scene = saxon_mech_on_the_factory();
  go(scene, fast(), "factory", Load::workers);
  EXPECT_FALSE(scene.can(act::unit(worker(0))));
  EXPECT_EQ(scene.why(act::unit(worker(0))), "SC-MOVE-27");

  Scene hungarian = saxon_mech_on_the_factory({{"edition", "hu"}});
  go(hungarian, fast(), "factory", Load::workers);
  EXPECT_TRUE(can_go(hungarian, worker(0), "factory_mountain"));
}

TEST(MoveEnemies, SC_MOVE_27_a_unit_put_back_does_not_fetch_workers_who_walked_away) {
  Scene hungarian = saxon_mech_on_the_factory({{"edition", "hu"}});
  hungarian.mech(Faction::polania, Ability::camaraderie, "albion_farm").mech(Faction::saxony, 0, "albion_mountain");
  hungarian.tokens("factory", Resource::metal, 0).tokens("factory_forest", Resource::oil, 1);
  hungarian.polania().stars = {1, 1, 1, 1, 1};
  three_units(hungarian);
  go(hungarian, fast(), "factory", Load::everything);
  go(hungarian, worker(0), "factory_mountain", Load::tokens);
  go(hungarian, second(), "albion_mountain");
  hungarian.play(act::battle(hungarian.hex("albion_mountain")));
  fight_it_out(hungarian, Faction::polania);
  ASSERT_TRUE(hungarian.over());
  EXPECT_EQ(place_of(hungarian.polania(), fast()), hungarian.hex("factory_forest"));
  EXPECT_EQ(hungarian.polania().workers[0], hungarian.hex("factory_mountain"));
  EXPECT_EQ(hungarian.polania().workers[1], hungarian.hex("factory_forest"));
  EXPECT_EQ(tokens_at(hungarian, "factory_mountain", Resource::oil), 1);
  EXPECT_EQ(tokens_at(hungarian, "factory_forest", Resource::oil), 0);
  EXPECT_EQ(tokens_at(hungarian, "factory", Resource::oil), 0);
}

TEST(MoveEnemies, SC_MOVE_28_any_unit_takes_a_territory_held_by_a_structure_only) {
  for (Unit unit : {character, fast(), worker(0)}) {
    Scene scene = saxon_workers_on_the_factory().workers(Faction::saxony, {"saxony_tundra"});
    scene.structure(Faction::saxony, Structure::mill, "factory").character(Faction::polania, "factory_forest");
    EXPECT_TRUE(scene.look().controlled(scene.seat(Faction::saxony)).has(scene.hex("factory")));
    go(scene, unit, "factory");
    EXPECT_TRUE(scene.look().controlled(scene.seat(Faction::polania)).has(scene.hex("factory")));
    EXPECT_FALSE(scene.look().controlled(scene.seat(Faction::saxony)).has(scene.hex("factory")));
    EXPECT_EQ(structure_at(scene.saxony(), Structure::mill), scene.hex("factory"));
  }
}

TEST(MoveEnemies, SC_MOVE_28_a_structure_alone_stops_nobody) {
  Scene scene = saxon_workers_on_the_factory().workers(Faction::saxony, {"saxony_tundra"});
  scene.structure(Faction::saxony, Structure::mill, "factory");
  go(scene, fast(), "factory");
  EXPECT_EQ(scene.s.ask, Ask::step);
}

TEST(MoveEnemies, SC_MOVE_32_another_unit_enters_after_the_workers_have_left) {
  Scene scene = saxon_workers_on_the_factory();
  go(scene, fast(), "factory");
  EXPECT_TRUE(can_go(scene, worker(0), "factory"));

  Scene polish = saxon_workers_on_the_factory({{"edition", "pl"}});
  go(polish, fast(), "factory");
  EXPECT_FALSE(can_go(polish, worker(0), "factory"));
}

TEST(MoveEnemies, SC_MOVE_32_another_unit_passes_after_the_workers_have_left) {
  for (std::string_view edition : {"default", "pl"}) {
    Scene scene = saxon_workers_on_the_factory({{"edition", edition}});
    scene.mech(Faction::polania, Ability::camaraderie, "factory_forest");
    three_units(scene);
    go(scene, fast(), "factory");
    go(scene, second(), "factory");
    EXPECT_EQ(scene.s.ask, edition == "pl" ? Ask::unit : Ask::step);
  }
}

TEST(MoveEnemies, SC_MOVE_35_beside_combat_units_no_worker_leaves_before_the_combat) {
  Scene scene = saxon_mech_on_the_factory();
  go(scene, fast(), "factory");
  EXPECT_EQ(workers_on(scene, Faction::saxony, "factory"), 3);
  EXPECT_EQ(scene.polania().popularity, 5);

  scene.play(act::end_move());
  fight_it_out(scene, Faction::polania);
  EXPECT_EQ(workers_on(scene, Faction::saxony, "factory"), 0);
  EXPECT_EQ(scene.polania().popularity, 2);
}

TEST(MoveEnemies, SC_MOVE_36_more_combat_units_join_a_pending_combat_but_no_worker) {
  Scene scene = saxon_mech_on_the_factory();
  scene.mech(Faction::polania, Ability::camaraderie, "factory_forest").hand(Faction::polania, {2, 2, 2});
  go(scene, fast(), "factory");
  EXPECT_EQ(why_not_go(scene, worker(0), "factory"), "SC-MOVE-26");
  go(scene, second(), "factory");
  ASSERT_EQ(scene.s.ask, Ask::fight);
  EXPECT_TRUE(scene.can(act::fight(0, 2)));  // a card for each of them
  EXPECT_FALSE(scene.can(act::fight(0, 3)));
}

}  // namespace move_enemies_test
}  // namespace ludarium::scythe
