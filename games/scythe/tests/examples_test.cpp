// The worked examples of the rulebooks, first half: resources, moving, producing, the bottom row, abilities.
#include "games/scythe/tests/support/scene.hpp"

namespace ludarium::scythe {
namespace examples_test {

int tokens_on(const Scene& scene, std::string_view hex, Resource resource) {
  return scene.s.tokens[index(scene.hex(hex))][index(resource)];
}

// Hexes a unit may step to now.
HexSet goals(const Scene& scene, Unit unit) { return reach(scene.look(), unit); }

Scene bare(std::vector<Faction> who, boost::json::object options = {}) {
  Scene scene(std::move(who), std::move(options));
  for (Seat seat : scene.s.seats()) scene.s.player(seat).workers.fill(Hex::none);
  return scene;
}

TEST(Examples, SC_EX_01_only_tokens_under_ones_pieces_may_be_spent) {
  Scene scene = bare({Faction::nordic, Faction::saxony});
  scene.workers(Faction::nordic, {"nordic_forest"}).mech(Faction::nordic, 0, "nordic_mountain");
  scene.structure(Faction::nordic, Structure::mill, "albion_farm").tokens("factory", Resource::metal, 2);
  for (const char* hex : {"nordic_forest", "nordic_mountain", "albion_farm"}) scene.tokens(hex, Resource::metal, 1);
  scene.bottom_of(Faction::nordic, BottomAction::deploy);  // costs 3
  EXPECT_EQ(scene.why(act::pay(scene.hex("factory"), Resource::metal)), "SC-KEY-09");
  scene.play(act::bottom());
  for (const char* hex : {"nordic_forest", "nordic_mountain", "albion_farm"})
    EXPECT_EQ(tokens_on(scene, hex, Resource::metal), 0);
  EXPECT_EQ(tokens_on(scene, "factory", Resource::metal), 2);

  Scene short_of_one = bare({Faction::nordic, Faction::saxony});
  short_of_one.workers(Faction::nordic, {"nordic_forest"}).tokens("nordic_forest", Resource::metal, 2);
  short_of_one.tokens("factory", Resource::metal, 2).bottom_of(Faction::nordic, BottomAction::deploy);
  EXPECT_EQ(short_of_one.why(act::bottom()), "SC-TURN-07");
}

TEST(Examples, SC_EX_02_three_metal_from_any_places_deploy_elsewhere) {
  for (int from_first : {0, 1, 2, 3}) {
    Scene scene = bare({Faction::nordic, Faction::saxony});
    scene.workers(Faction::nordic, {"nordic_forest"}).character(Faction::nordic, "nordic_mountain");
    scene.mech(Faction::nordic, 1, "factory");
    scene.tokens("nordic_mountain", Resource::metal, 4).tokens("factory", Resource::metal, 4);
    scene.bottom_of(Faction::nordic, BottomAction::deploy);
    for (int i = 0; i < 3; ++i)
      scene.play(act::pay(scene.hex(i < from_first ? "nordic_mountain" : "factory"), Resource::metal));
    EXPECT_EQ(tokens_on(scene, "nordic_mountain", Resource::metal), 4 - from_first);
    EXPECT_EQ(tokens_on(scene, "factory", Resource::metal), 1 + from_first);
    scene.play(act::deploy(0, scene.hex("nordic_forest")));
    EXPECT_EQ(scene.nordic().mechs[0], scene.hex("nordic_forest"));
  }
}

TEST(Examples, SC_EX_03_a_lake_is_entered_from_every_hex_around_it) {
  for (Hex lake : facts().lakes)
    for (Hex shore : facts().neighbours[index(lake)] & facts().territories) {
      Scene scene = bare({Faction::nordic, Faction::saxony});
      scene.turn_of(Faction::nordic).nordic().character = shore;
      EXPECT_FALSE(goals(scene, Unit::character).has(lake));
      scene.mech(Faction::nordic, Ability::seaworthy, "nordic_base");
      EXPECT_TRUE(goals(scene, Unit::character).has(lake)) << facts().hex_id[index(shore)];
    }
}

TEST(Examples, SC_EX_04_a_carried_worker_may_move_on_by_itself) {
  Scene scene = bare({Faction::polania, Faction::saxony});
  scene.mech(Faction::polania, 0, "polania_forest").workers(Faction::polania, {"polania_forest", "polania_forest"});
  scene.turn_of(Faction::polania, TopAction::move).play({act::move_units(), act::unit(mech(0))});
  scene.play({act::step(scene.hex("polania_village"), Load::workers), act::unit(worker(0))});
  scene.play(act::step(scene.hex("polania_farm")));
  EXPECT_EQ(scene.polania().workers[0], scene.hex("polania_farm"));
  EXPECT_EQ(scene.polania().workers[1], scene.hex("polania_village"));
  EXPECT_NE(scene.s.ask, Ask::unit);  // that made two units
}

TEST(Examples, SC_EX_05_a_worker_may_walk_to_a_mech_and_be_carried_on) {
  Scene scene = bare({Faction::polania, Faction::saxony});
  scene.mech(Faction::polania, 0, "polania_village").workers(Faction::polania, {"polania_farm"});
  scene.turn_of(Faction::polania, TopAction::move).play({act::move_units(), act::unit(worker(0))});
  scene.play({act::step(scene.hex("polania_village")), act::unit(mech(0))});
  scene.play(act::step(scene.hex("polania_forest"), Load::workers));
  EXPECT_EQ(scene.polania().workers[0], scene.hex("polania_forest"));
  EXPECT_NE(scene.s.ask, Ask::unit);
}

TEST(Examples, SC_EX_06_a_farm_with_one_and_a_mountain_with_two_workers) {
  Scene scene = bare({Faction::nordic, Faction::saxony});
  scene.workers(Faction::nordic, {"albion_farm", "nordic_mountain", "nordic_mountain"});
  Scene one = scene;
  scene.turn_of(Faction::nordic, TopAction::produce).play(act::produce());
  EXPECT_EQ(tokens_on(scene, "albion_farm", Resource::food), 1);
  EXPECT_EQ(tokens_on(scene, "nordic_mountain", Resource::metal), 2);

  one.turn_of(Faction::nordic, TopAction::produce).aside(one.s.active, act::in_part()).play(act::produce());
  one.play({act::produce_at(one.hex("nordic_mountain"), 1), act::produce_at(one.hex("albion_farm"), 1)});
  EXPECT_EQ(tokens_on(one, "nordic_mountain", Resource::metal), 1);
  EXPECT_EQ(tokens_on(one, "albion_farm", Resource::food), 1);
}

TEST(Examples, SC_EX_07_a_forest_with_three_and_a_farm_with_two_workers) {
  Scene scene = bare({Faction::nordic, Faction::saxony});
  const char *forest = "nordic_forest", *farm = "albion_farm";
  scene.workers(Faction::nordic, {forest, forest, forest, farm, farm});
  scene.turn_of(Faction::nordic, TopAction::produce).play(act::produce());
  EXPECT_EQ(tokens_on(scene, forest, Resource::wood), 3);
  EXPECT_EQ(tokens_on(scene, farm, Resource::food), 2);
}

TEST(Examples, SC_EX_08_a_cube_from_produce_to_the_cost_of_enlist) {
  Scene scene = bare({Faction::nordic, Faction::saxony});
  scene.workers(Faction::nordic, {"nordic_forest", "nordic_tundra", "nordic_mountain", "albion_farm"});
  scene.nordic().coins = 0;
  scene.tokens("nordic_tundra", Resource::oil, 3).bottom_of(Faction::nordic, BottomAction::upgrade);
  const int before = bottom_cost(scene.look(), scene.nordic(), BottomAction::enlist);
  scene.play({act::bottom(), act::upgrade(Cube::produce_hexes, BottomAction::enlist)});
  EXPECT_EQ(tokens_on(scene, "nordic_tundra", Resource::oil), 0);
  EXPECT_EQ(scene.nordic().coins, 3);
  EXPECT_EQ(bottom_cost(scene.look(), scene.nordic(), BottomAction::enlist), before - 1);
  scene.turn_of(Faction::nordic, TopAction::produce).play(act::produce());
  EXPECT_TRUE(
      scene.can(act::produce_on(scene.hex("nordic_forest"), scene.hex("nordic_tundra"), scene.hex("nordic_mountain"))));
}

TEST(Examples, SC_EX_09_an_upgrade_without_cubes_gives_coins_and_bonus) {
  Scene scene({Faction::nordic, Faction::saxony});
  scene.nordic().coins = 0;
  scene.nordic().cubes_moved = 0b111111;
  scene.nordic().cubes_on = {1, 2, 1, 2};
  scene.nordic().stars[index(Goal::upgrades)] = 1;
  scene.nordic().recruits = 1u << index(BottomAction::upgrade);
  scene.tokens("nordic_tundra", Resource::oil, 2).bottom_of(Faction::nordic, BottomAction::upgrade);
  scene.play(act::bottom());
  EXPECT_EQ(scene.nordic().coins, 3);
  EXPECT_EQ(scene.nordic().power, 5);
  EXPECT_EQ(tokens_on(scene, "nordic_tundra", Resource::oil), 0);
  EXPECT_EQ(scene.s.ask, Ask::end_turn);
}

TEST(Examples, SC_EX_10_coins_that_would_spoil_an_objective_may_be_refused) {
  constexpr std::uint8_t common_man = 8;  // at most 2 coins
  Scene scene({Faction::nordic, Faction::saxony});
  scene.objectives(Faction::nordic, common_man, 1);
  scene.workers(Faction::nordic, {"nordic_forest", "nordic_forest", "nordic_forest", "nordic_forest"});
  scene.nordic().coins = 2;
  scene.nordic().popularity = 7;
  scene.tokens("nordic_forest", Resource::metal, 3).bottom_of(Faction::nordic, BottomAction::deploy);
  scene.aside(scene.s.active, act::in_part()).play(act::bottom());
  scene.play({act::deploy(0, scene.hex("nordic_forest")), act::done()});
  EXPECT_EQ(scene.nordic().coins, 2);
  EXPECT_TRUE(scene.can(act::reveal(common_man)));
}

TEST(Examples, SC_EX_11_underpass_from_a_mountain) {
  Scene scene = bare({Faction::saxony, Faction::nordic});
  scene.mech(Faction::saxony, Ability::underpass, "saxony_mountain").workers(Faction::saxony, {"togawa_mountain"});
  scene.structure(Faction::saxony, Structure::mine, "factory_forest").turn_of(Faction::saxony);
  const HexSet to = goals(scene, mech(1));
  EXPECT_EQ((to & facts().tunnels).size(), 6);
  EXPECT_TRUE(to.has(scene.hex("togawa_mountain")));
  EXPECT_TRUE(to.has(scene.hex("factory_forest")));
  EXPECT_FALSE(to.has(scene.hex("nordic_mountain")));  // nobody's
}

TEST(Examples, SC_EX_12_township_from_a_village) {
  Scene scene = bare({Faction::rusviet, Faction::nordic});
  scene.mech(Faction::rusviet, Ability::township, "rusviet_village").workers(Faction::rusviet, {"south_village"});
  scene.turn_of(Faction::rusviet);
  const HexSet to = goals(scene, mech(1));
  EXPECT_TRUE(to.has(scene.hex("south_village")));
  EXPECT_TRUE(to.has(scene.hex("factory")));
  EXPECT_FALSE(to.has(scene.hex("north_village")));
}

TEST(Examples, SC_EX_13_peoples_army_with_two_mechs_and_three_workers) {
  Scene scene = bare({Faction::rusviet, Faction::nordic});
  const char* field = "factory_tundra";
  scene.mech(Faction::rusviet, 0, field).mech(Faction::rusviet, Ability::peoples_army, field);
  scene.workers(Faction::rusviet, {field, field, field}).hand(Faction::rusviet, {2, 2, 2, 2, 2});
  scene.battle(Faction::rusviet, Faction::nordic, field);
  EXPECT_EQ(card_limit(scene.look(), attacker), 3);
  EXPECT_TRUE(scene.can(scene.seat(Faction::rusviet), act::fight(0, 3)));
  EXPECT_EQ(scene.why(scene.seat(Faction::rusviet), act::fight(0, 4)), "SC-COMB-08");
}

TEST(Examples, SC_EX_14_speed_with_a_tunnel_before_or_after_the_other_step) {
  Scene after = bare({Faction::nordic, Faction::saxony});
  after.mech(Faction::nordic, Ability::speed, "factory_forest").turn_of(Faction::nordic, TopAction::move);
  after.play({act::move_units(), act::unit(mech(3)), act::step(after.hex("tunnel_north_tundra"))});
  after.play(act::step(after.hex("tunnel_south_tundra")));
  EXPECT_EQ(after.nordic().mechs[3], after.hex("tunnel_south_tundra"));
  EXPECT_NE(after.s.ask, Ask::step);  // two steps

  Scene before = bare({Faction::nordic, Faction::saxony});
  before.mech(Faction::nordic, Ability::speed, "tunnel_south_tundra").turn_of(Faction::nordic, TopAction::move);
  before.play({act::move_units(), act::unit(mech(3)), act::step(before.hex("tunnel_north_tundra"))});
  before.play(act::step(before.hex("factory_forest")));
  EXPECT_EQ(before.nordic().mechs[3], before.hex("factory_forest"));
  EXPECT_NE(before.s.ask, Ask::step);
}

TEST(Examples, SC_EX_15_two_structures_at_four_lakes_pay_six_coins_under_an_enemy) {
  Scene scene = bare({Faction::nordic, Faction::saxony});
  for (std::size_t i = 0; i < facts().bonus_tiles.size(); ++i)
    if (facts().bonus_tiles[i].rule == BonusRule::adjacent_lakes) scene.s.bonus_tile = static_cast<std::uint8_t>(i);
  scene.structure(Faction::nordic, Structure::mill, "albion_tundra");
  scene.structure(Faction::nordic, Structure::mine, "tunnel_southeast_village");
  scene.workers(Faction::saxony, {"albion_tundra", "tunnel_southeast_village"});
  EXPECT_EQ(structure_bonus_count(scene.look(), scene.seat(Faction::nordic)), 4);
  EXPECT_EQ(fortune(scene.look(), scene.seat(Faction::nordic)).structures, 6);
}

// This player builds with the usual payment and puts nothing up; only the bonuses matter.
Scene& build(Scene& scene, Faction faction) {
  const Hex at = facts().of(faction).start_workers[0];
  scene.of(faction).workers[0] = at;
  scene.s.tokens[index(at)][index(Resource::wood)] = 4;
  return scene.bottom_of(faction, BottomAction::build).play({act::bottom(), act::done()});
}

TEST(Examples, SC_EX_16_the_build_recruit_pays_for_ones_own_and_both_neighbours_builds) {
  Scene scene({Faction::nordic, Faction::rusviet, Faction::crimea, Faction::polania});
  scene.nordic().recruits = 1u << index(BottomAction::build);
  scene.nordic().popularity = 5;
  EXPECT_EQ(build(scene, Faction::nordic).nordic().popularity, 6);
  EXPECT_EQ(build(scene, Faction::rusviet).nordic().popularity, 7);  // on the left
  EXPECT_EQ(build(scene, Faction::polania).nordic().popularity, 8);  // on the right
  EXPECT_EQ(build(scene, Faction::crimea).nordic().popularity, 8);   // across the table
}

TEST(Examples, SC_EX_17_with_two_players_the_opponents_build_pays_once) {
  Scene scene({Faction::nordic, Faction::saxony});
  scene.nordic().recruits = 1u << index(BottomAction::build);
  scene.nordic().popularity = 5;
  EXPECT_EQ(build(scene, Faction::saxony).nordic().popularity, 6);
}

}  // namespace examples_test
}  // namespace ludarium::scythe
