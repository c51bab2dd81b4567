// Chapter "End of game": units whose combat is not fought any more.
#include "games/scythe/tests/support/scene.hpp"

namespace ludarium::scythe {
namespace put_back_test {

constexpr const char *south = "tunnel_south_tundra", *north = "tunnel_north_tundra";

// Rusviet, with five stars, is to move two mechs (and a third unit) against Saxony in the south and in the north. It
// wins without dials: nobody has anything to fight with. The south is fought first and ends the game.
Scene two_fronts(boost::json::object options = {}) {
  Scene scene({Faction::rusviet, Faction::saxony}, std::move(options));
  for (std::size_t goal = 0; goal < 5; ++goal) scene.rusviet().stars[goal] = 1;
  scene.hand(Faction::rusviet, {}).hand(Faction::saxony, {});
  scene.rusviet().power = scene.saxony().power = 0;
  scene.rusviet().popularity = 8;
  scene.rusviet().cubes_moved = 1u << index(Cube::move_units);
  scene.mech(Faction::rusviet, 0, "factory_tundra").mech(Faction::rusviet, 1, "factory_forest");
  scene.mech(Faction::saxony, 0, south).mech(Faction::saxony, 1, north);
  scene.turn_of(Faction::rusviet, TopAction::move);
  return scene;
}

Scene& attack_south(Scene& scene) { return scene.play({act::unit(mech(0)), act::step(scene.hex(south))}); }

Scene& fight_in_the_south(Scene& scene) {
  if (scene.s.ask == Ask::unit) scene.play(act::end_move());
  return scene.play(act::battle(scene.hex(south)));
}

TEST(PutBack, SC_END_05_units_before_an_unfought_combat_go_back) {
  Scene scene = two_fronts();
  scene.play(act::move_units());
  attack_south(scene).play({act::unit(mech(1)), act::step(scene.hex(north))});
  fight_in_the_south(scene);
  EXPECT_TRUE(scene.over());
  EXPECT_EQ(scene.rusviet().mechs[0], scene.hex(south));  // this one won
  EXPECT_EQ(scene.rusviet().mechs[1], scene.hex("factory_forest"));
  EXPECT_TRUE(scene.happened(Happened::put_back));
}

TEST(PutBack, SC_END_05_where_workers_leave_later_units_beside_them_go_back_too) {
  Scene scene = two_fronts({{"edition", "pl"}});
  scene.rusviet().stars[index(Goal::combat)] = 0;
  scene.objectives(Faction::rusviet, 12, 1).workers(Faction::saxony, {"factory"});
  scene.rusviet().coins = 20;
  scene.play({act::move_units(), act::unit(mech(1)), act::step(scene.hex("factory")), act::reveal(12)});
  EXPECT_TRUE(scene.over());
  EXPECT_EQ(scene.rusviet().mechs[1], scene.hex("factory_forest"));
  EXPECT_EQ(scene.saxony().workers[0], scene.hex("factory"));
  EXPECT_EQ(scene.rusviet().popularity, 8);
}

TEST(PutBack, SC_END_06_the_enemy_keeps_control) {
  Scene scene = two_fronts();
  scene.play(act::move_units());
  attack_south(scene).play({act::unit(mech(1)), act::step(scene.hex(north))});
  fight_in_the_south(scene);
  EXPECT_TRUE(scene.look().controlled(scene.seat(Faction::saxony)).has(scene.hex(north)));
  EXPECT_FALSE(scene.look().controlled(scene.seat(Faction::rusviet)).has(scene.hex(north)));
  EXPECT_TRUE(scene.look().controlled(scene.seat(Faction::rusviet)).has(scene.hex(south)));
}

TEST(PutBack, SC_END_14_workers_and_tokens_go_back_with_their_carrier) {
  Scene scene = two_fronts();
  scene.workers(Faction::rusviet, {"factory_forest", "factory_forest"}).tokens("factory_forest", Resource::oil, 3);
  scene.tokens(north, Resource::oil, 1);
  scene.play(act::move_units());
  attack_south(scene).play({act::unit(mech(1)), act::step(scene.hex(north), Load::everything)});
  fight_in_the_south(scene);
  EXPECT_EQ(count_at(scene.rusviet().workers, scene.hex("factory_forest")), 2);
  EXPECT_EQ(scene.s.tokens[index(scene.hex("factory_forest"))][index(Resource::oil)], 3);
  EXPECT_EQ(scene.s.tokens[index(scene.hex(north))][index(Resource::oil)], 1);
}

TEST(PutBack, SC_END_14_what_was_carried_on_by_another_stays_there) {
  Scene scene = two_fronts({{"edition", "hu"}});  // there a worker may walk away from enemies
  scene.workers(Faction::rusviet, {"factory_forest"}).tokens("factory_forest", Resource::oil, 3);
  scene.play(act::move_units());
  attack_south(scene).play({act::unit(mech(1)), act::step(scene.hex(north), Load::everything)});
  scene.play({act::unit(worker(0)), act::step(scene.hex("factory_forest"), Load::tokens)});
  fight_in_the_south(scene);
  EXPECT_EQ(scene.rusviet().mechs[1], scene.hex("factory_forest"));
  EXPECT_EQ(scene.rusviet().workers[0], scene.hex("factory_forest"));
  EXPECT_EQ(scene.s.tokens[index(scene.hex("factory_forest"))][index(Resource::oil)], 3);
  EXPECT_EQ(total(scene.s.tokens[index(scene.hex(north))]), 0);
}

TEST(PutBack, SC_END_15_they_go_to_where_their_move_began_a_base_included) {
  Scene scene = two_fronts();
  scene.mech(Faction::rusviet, Ability::speed, "factory").mech(Faction::rusviet, 1, "rusviet_base");
  scene.mech(Faction::saxony, 2, "rusviet_village");
  scene.play(act::move_units());
  attack_south(scene).play({act::unit(mech(1)), act::step(scene.hex("rusviet_village"))});
  scene.play({act::unit(mech(3)), act::step(scene.hex("factory_forest")), act::step(scene.hex(north))});
  fight_in_the_south(scene);
  EXPECT_EQ(scene.rusviet().mechs[1], scene.hex("rusviet_base"));
  EXPECT_EQ(scene.rusviet().mechs[3], scene.hex("factory"));  // both steps undone
}

TEST(PutBack, SC_END_14_cargo_taken_up_on_the_way_goes_home_with_its_carrier) {
  Scene scene = two_fronts();
  scene.mech(Faction::rusviet, Ability::speed, "rusviet_base").tokens("rusviet_mountain", Resource::metal, 2);
  scene.mech(Faction::saxony, 1, "rusviet_tundra");
  scene.workers(Faction::rusviet,
                {"factory", "factory", "factory", "factory", "factory", "factory", "factory", "factory"});
  scene.rusviet().cubes_on[index(BottomAction::build)] = 1;
  scene.rusviet().fate = {ObjectiveFate::completed, ObjectiveFate::discarded};
  scene.rusviet().stars = {};
  for (Goal goal : {Goal::workers, Goal::objective, Goal::combat, Goal::popularity, Goal::power})
    scene.rusviet().stars[index(goal)] = 1;
  scene.play(act::move_units());
  attack_south(scene).play({act::unit(mech(3)), act::step(scene.hex("rusviet_mountain")),
                            act::step(scene.hex("rusviet_tundra"), Load::tokens)});
  fight_in_the_south(scene);
  EXPECT_TRUE(scene.over());
  EXPECT_EQ(scene.rusviet().mechs[3], scene.hex("rusviet_base"));
  EXPECT_EQ(scene.s.tokens[index(scene.hex("rusviet_base"))][index(Resource::metal)], 2);
  EXPECT_TRUE(game().read_position(game().write_position(scene.s)));
}

TEST(PutBack, SC_END_16_other_moves_and_driven_out_workers_stand) {
  Scene scene = two_fronts();
  scene.workers(Faction::saxony, {"factory"}).mech(Faction::rusviet, 2, "factory_mountain");
  scene.play({act::move_units(), act::unit(mech(2)), act::step(scene.hex("factory"))});
  attack_south(scene).play({act::unit(mech(1)), act::step(scene.hex(north))});
  fight_in_the_south(scene);
  EXPECT_EQ(scene.rusviet().mechs[1], scene.hex("factory_forest"));
  EXPECT_EQ(scene.rusviet().mechs[2], scene.hex("factory"));
  EXPECT_EQ(scene.saxony().workers[0], scene.hex("saxony_base"));
  EXPECT_EQ(scene.rusviet().popularity, 7);
}

TEST(PutBack, SC_END_15_a_unit_that_paused_goes_to_where_it_first_stood) {
  Scene scene = two_fronts({{"edition", "pl"}});  // there a unit may pause for another
  scene.mech(Faction::rusviet, Ability::speed, "factory");
  scene.play({act::move_units(), act::unit(mech(3)), act::step(scene.hex("factory_forest")), act::stop()});
  attack_south(scene).play({act::unit(mech(3)), act::step(scene.hex(north))});
  fight_in_the_south(scene);
  EXPECT_TRUE(scene.over());
  EXPECT_EQ(scene.rusviet().mechs[3], scene.hex("factory"));
}

}  // namespace put_back_test
}  // namespace ludarium::scythe
