// Chapter "Retreat".
#include "games/scythe/tests/support/moves.hpp"

namespace ludarium::scythe {
namespace retreat_test {

constexpr Unit character = Unit::character;

// Saxony attacks a character, a mech and two workers of the other faction, with food lying about, and wins.
Scene beaten(Faction faction) {
  Scene scene({Faction::saxony, faction});
  scene.mech(faction, Ability::speed, "factory").character(faction, "factory").character(Faction::saxony, "factory");
  scene.workers(faction, {"factory", "factory"}).tokens("factory", Resource::food, 3);
  arm(scene, Faction::saxony, faction);
  scene.battle(Faction::saxony, faction, "factory");
  fight_it_out(scene, Faction::saxony);
  return scene;
}

TEST(Retreat, SC_RETR_01_units_go_to_the_base_of_their_own_faction) {
  for (Faction faction : {Faction::nordic, Faction::rusviet, Faction::crimea, Faction::polania}) {
    Scene scene = beaten(faction);
    EXPECT_EQ(scene.of(faction).character, base_of(faction));
    EXPECT_EQ(scene.saxony().character, scene.hex("factory"));
  }
}

TEST(Retreat, SC_RETR_02_character_mechs_and_workers_all_retreat) {
  Scene scene = beaten(Faction::polania);
  EXPECT_EQ(place_of(scene.polania(), mech_with(Faction::polania, Ability::speed)), base_of(Faction::polania));
  EXPECT_EQ(workers_on(scene, Faction::polania, "polania_base"), 2);
  EXPECT_FALSE((pieces_of(scene.polania()).units()).has(scene.hex("factory")));
}

TEST(Retreat, SC_RETR_02_units_elsewhere_stay) {
  Scene scene({Faction::saxony, Faction::polania});
  scene.mech(Faction::polania, Ability::speed, "factory_forest").workers(Faction::polania, {"factory_forest"});
  arm(scene, Faction::saxony, Faction::polania);
  scene.battle(Faction::saxony, Faction::polania, "factory_forest");
  const Hex elsewhere = scene.hex("albion_farm");
  scene.polania().mechs[0] = scene.polania().workers[1] = elsewhere;
  fight_it_out(scene, Faction::saxony);
  EXPECT_EQ(scene.polania().mechs[0], elsewhere);
  EXPECT_EQ(scene.polania().workers[1], elsewhere);
}

TEST(Retreat, SC_RETR_03_tokens_never_retreat) {
  Scene scene = beaten(Faction::polania);
  EXPECT_EQ(tokens_at(scene, "factory", Resource::food), 3);
  EXPECT_EQ(tokens_at(scene, "polania_base", Resource::food), 0);
}

// Nordic with Seaworthy has lost a combat on the Factory, three lakes around it.
Scene at_the_lakes() {
  Scene scene({Faction::saxony, Faction::nordic});
  scene.mech(Faction::nordic, Ability::seaworthy, "factory").character(Faction::nordic, "factory");
  scene.workers(Faction::nordic, {"factory", "factory"}).tokens("factory", Resource::food, 3);
  scene.character(Faction::saxony, "factory").saxony().popularity = 5;
  arm(scene, Faction::saxony, Faction::nordic);
  scene.battle(Faction::saxony, Faction::nordic, "factory");
  fight_it_out(scene, Faction::saxony);
  return scene;
}
Unit sailor() { return mech_with(Faction::nordic, Ability::seaworthy); }

TEST(Retreat, SC_RETR_04_a_seaworthy_mech_may_take_workers_along_to_a_lake) {
  Scene scene = at_the_lakes();
  const Hex lake = scene.hex("lake_factory_ne");
  scene.play(act::retreat(character, base_of(Faction::nordic)));
  for (std::size_t along : {0u, 1u, 2u}) EXPECT_TRUE(scene.can(act::retreat(sailor(), lake, along)));
  EXPECT_FALSE(scene.can(act::retreat(sailor(), lake, 3)));
  scene.play(act::retreat(sailor(), lake, 1));
  EXPECT_EQ(place_of(scene.nordic(), sailor()), lake);
  EXPECT_EQ(count_at(scene.nordic().workers, lake), 1);
  EXPECT_EQ(workers_on(scene, Faction::nordic, "nordic_base"), 1);
  EXPECT_EQ(tokens_at(scene, "factory", Resource::food), 3);
  EXPECT_EQ(scene.saxony().popularity, 3);  // both were forced to retreat, wherever they went
}

TEST(Retreat, SC_RETR_04_a_character_takes_no_workers_along) {
  Scene scene = at_the_lakes();
  const Seat nordic = scene.seat(Faction::nordic);
  const Hex lake = scene.hex("lake_factory_ne");
  EXPECT_TRUE(scene.can(nordic, act::retreat(character, lake)));
  EXPECT_FALSE(scene.can(nordic, act::retreat(character, lake, 1)));
  EXPECT_EQ(scene.why(nordic, act::retreat(character, lake, 1)), "SC-RETR-04");
  EXPECT_EQ(scene.why(nordic, act::retreat(character, scene.hex("factory_forest"))), "SC-RETR-01");
}

TEST(Retreat, SC_RETR_04_all_may_go_home) {
  Scene scene = at_the_lakes();
  scene.play(act::retreat(character, base_of(Faction::nordic)));
  scene.play(act::retreat(sailor(), base_of(Faction::nordic)));
  EXPECT_EQ(workers_on(scene, Faction::nordic, "nordic_base"), 2);
  EXPECT_EQ(scene.s.combat, Combat{});
}

TEST(Retreat, SC_RETR_05_workers_driven_out_without_combat_go_to_the_base) {
  Scene scene = moving(Faction::saxony, Faction::nordic).character(Faction::saxony, "factory_tundra");
  scene.mech(Faction::nordic, Ability::seaworthy, "nordic_forest").workers(Faction::nordic, {"factory"});
  go(scene, character, "factory");
  EXPECT_EQ(scene.s.ask, Ask::unit);  // no lake is offered
  EXPECT_EQ(workers_on(scene, Faction::nordic, "nordic_base"), 1);
}

TEST(Retreat, SC_RETR_06_popularity_is_lost_only_in_the_own_turn) {
  Scene attack = beaten(Faction::polania);
  EXPECT_EQ(attack.saxony().popularity, facts().of(Mat::industrial).popularity - 2);

  Scene defence({Faction::polania, Faction::saxony});
  defence.mech(Faction::polania, Ability::speed, "factory").workers(Faction::polania, {"factory", "factory"});
  defence.saxony().popularity = defence.polania().popularity = 5;
  arm(defence, Faction::saxony, Faction::polania);
  defence.battle(Faction::polania, Faction::saxony, "factory");
  fight_it_out(defence, Faction::saxony);
  EXPECT_EQ(workers_on(defence, Faction::polania, "polania_base"), 2);
  EXPECT_EQ(defence.saxony().popularity, 5);
  EXPECT_EQ(defence.polania().popularity, 5);
}

TEST(Retreat, SC_RETR_07_units_leave_the_base_by_a_normal_move) {
  Scene scene = beaten(Faction::polania);
  scene.turn_of(Faction::polania, TopAction::move).play(act::move_units());
  go(scene, mech_with(Faction::polania, Ability::speed), "polania_farm", Load::workers);
  scene.play(act::stop());
  go(scene, character, "polania_forest");
  EXPECT_EQ(workers_on(scene, Faction::polania, "polania_farm"), 2);
  EXPECT_EQ(scene.polania().character, scene.hex("polania_forest"));
}

Scene everyone_at_home() {
  Scene scene({Faction::polania, Faction::saxony});
  scene.workers(Faction::polania, {"polania_base", "polania_base"}).hand(Faction::polania, {});
  scene.mech(Faction::polania, Ability::speed, "albion_farm");
  scene.tokens("albion_farm", Resource::metal, 4).tokens("albion_farm", Resource::wood, 4);
  return scene;
}

TEST(Retreat, SC_RETR_08_workers_on_a_base_produce_nothing) {
  Scene scene = everyone_at_home();
  scene.polania().workers[2] = scene.hex("polania_farm");
  scene.turn_of(Faction::polania, TopAction::produce).play(act::produce());
  EXPECT_FALSE(scene.can(act::produce_on(base_of(Faction::polania))));
  EXPECT_EQ(producing_hexes(scene.look()), HexSet::of(scene.hex("polania_farm")));
}

TEST(Retreat, SC_RETR_08_workers_on_a_base_serve_neither_trade_nor_deploy_nor_build) {
  Scene trading = everyone_at_home().turn_of(Faction::polania, TopAction::trade);
  EXPECT_FALSE(trading.can(act::trade_tokens()));
  EXPECT_EQ(trading.why(act::trade_tokens()), "SC-TRADE-05");

  Scene deploying = everyone_at_home().bottom_of(Faction::polania, BottomAction::deploy).play(act::bottom());
  EXPECT_EQ(count_out(deploying.polania().mechs), 1);
  EXPECT_NE(deploying.s.ask, Ask::gain);

  Scene building = everyone_at_home().bottom_of(Faction::polania, BottomAction::build).play(act::bottom());
  EXPECT_EQ(count_out(building.polania().structures), 0);
  EXPECT_NE(building.s.ask, Ask::gain);
}

TEST(Retreat, SC_RETR_08_workers_on_a_base_control_nothing) {
  Scene scene = everyone_at_home();
  EXPECT_EQ(scene.look().controlled(scene.seat(Faction::polania)), HexSet::of(scene.hex("albion_farm")));
}

}  // namespace retreat_test
}  // namespace ludarium::scythe
