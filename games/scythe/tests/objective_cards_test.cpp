// Chapter "Objectives": what the cards ask for.
#include "games/scythe/tests/support/scene.hpp"

namespace ludarium::scythe {
namespace objective_cards_test {

Scene nordic_to_move() {
  Scene scene({Faction::nordic, Faction::saxony});
  scene.workers(Faction::nordic, {});
  scene.workers(Faction::saxony, {});
  scene.turn_of(Faction::nordic);
  return scene;
}

bool met(const Scene& scene, std::size_t card) {
  return objective_met(scene.look(), scene.seat(Faction::nordic), card);
}

TEST(ObjectiveCards, SC_OBJ_09_control_counts_a_lone_structure_but_not_under_an_enemy) {
  constexpr std::size_t farms = 3;
  Scene scene = nordic_to_move();
  scene.workers(Faction::nordic, {"polania_farm"}).mech(Faction::nordic, 0, "togawa_farm");
  EXPECT_FALSE(met(scene, farms));
  scene.structure(Faction::nordic, Structure::mill, "crimea_farm");
  EXPECT_TRUE(met(scene, farms));
  scene.workers(Faction::saxony, {"crimea_farm"});
  EXPECT_FALSE(met(scene, farms));
}

TEST(ObjectiveCards, SC_OBJ_09_lakes_count_where_territories_are_counted) {
  constexpr std::size_t near_factory = 17;
  Scene scene = nordic_to_move();
  scene.mech(Faction::nordic, 0, "lake_factory_w").mech(Faction::nordic, 1, "factory_tundra");
  EXPECT_TRUE(met(scene, near_factory));
}

TEST(ObjectiveCards, SC_OBJ_10_pieces_count_once_off_the_mat_bases_included) {
  constexpr std::size_t equal = 15, foothold = 20, hedge = 14;
  Scene workers = nordic_to_move();
  workers.workers(Faction::nordic, {"nordic_base", "nordic_forest"});
  workers.nordic().recruits = 0b0011;
  EXPECT_TRUE(met(workers, equal));

  Scene builder = nordic_to_move();
  builder.structure(Faction::nordic, Structure::mine, "albion_farm")
      .structure(Faction::nordic, Structure::mill, "polania_farm")
      .structure(Faction::nordic, Structure::armory, "factory");
  builder.nordic().popularity = 7;
  EXPECT_TRUE(met(builder, foothold));
  builder.mech(Faction::nordic, 0, "nordic_base");  // at most 0 mechs
  EXPECT_FALSE(met(builder, foothold));

  Scene all = nordic_to_move();
  all.workers(Faction::nordic, {"factory"}).mech(Faction::nordic, 0, "factory");
  all.structure(Faction::nordic, Structure::mine, "albion_farm");
  for (Resource r : {Resource::oil, Resource::metal, Resource::wood, Resource::food}) all.tokens("factory", r, 1);
  all.nordic().recruits = 1;
  EXPECT_FALSE(met(all, hedge));
  all.nordic().cubes_moved = 1;
  EXPECT_TRUE(met(all, hedge));
}

TEST(ObjectiveCards, SC_OBJ_10_stars_in_a_condition_are_stars_placed) {
  constexpr std::size_t mastery = 23;  // 8 combat cards and a combat star
  Scene scene = nordic_to_move();
  scene.hand(Faction::nordic, {2, 2, 2, 2, 3, 3, 3, 3});
  EXPECT_FALSE(met(scene, mastery));
  scene.nordic().stars[index(Goal::combat)] = 1;
  EXPECT_TRUE(met(scene, mastery));
}

TEST(ObjectiveCards, SC_OBJ_11_only_tokens_on_controlled_territories_count) {
  constexpr std::size_t monopoly = 21;  // 9 of one type
  Scene scene = nordic_to_move();
  scene.workers(Faction::nordic, {"nordic_forest", "nordic_base"});
  scene.tokens("nordic_forest", Resource::wood, 8);
  scene.tokens("nordic_base", Resource::wood, 5).tokens("factory", Resource::wood, 5);
  EXPECT_FALSE(met(scene, monopoly));
  scene.tokens("nordic_forest", Resource::wood, 9);
  EXPECT_TRUE(met(scene, monopoly));
}

TEST(ObjectiveCards, SC_OBJ_12_the_mine_is_no_tunnel) {
  constexpr std::size_t underworld = 2;
  Scene scene = nordic_to_move();
  scene.workers(Faction::nordic, {"tunnel_north_tundra", "tunnel_south_tundra", "nordic_forest"});
  scene.structure(Faction::nordic, Structure::mine, "nordic_forest");
  EXPECT_FALSE(met(scene, underworld));
  scene.workers(Faction::nordic, {"tunnel_north_tundra", "tunnel_south_tundra", "tunnel_southwest_farm"});
  EXPECT_TRUE(met(scene, underworld));
}

TEST(ObjectiveCards, SC_OBJ_13_next_to_the_factory_is_hex_contact_lakes_included) {
  constexpr std::size_t divide = 17;  // two territories touching the Factory and no Factory card
  Scene scene = nordic_to_move();
  scene.mech(Faction::nordic, 0, "lake_factory_ne").mech(Faction::nordic, 1, "lake_factory_se");
  EXPECT_TRUE(met(scene, divide));
  scene.mech(Faction::nordic, 1, "factory");  // the Factory does not touch itself
  EXPECT_FALSE(met(scene, divide));
  scene.mech(Faction::nordic, 1, "lake_factory_w").factory_card(Faction::nordic, 5);
  EXPECT_FALSE(met(scene, divide));
}

TEST(ObjectiveCards, SC_OBJ_13_around_a_lake_rivers_are_ignored_and_the_factory_counts) {
  constexpr std::size_t shore = 19;  // five around one lake
  Scene river = nordic_to_move();    // a river runs between two of these
  river.workers(Faction::nordic,
                {"north_village", "tunnel_north_tundra", "albion_farm", "albion_tundra", "factory_forest"});
  EXPECT_TRUE(met(river, shore));
  river.workers(Faction::nordic, {"north_village", "tunnel_north_tundra", "albion_farm", "albion_tundra"});
  EXPECT_FALSE(met(river, shore));

  Scene factory = nordic_to_move();
  factory.workers(Faction::nordic, {"factory", "factory_forest", "factory_mountain", "nordic_mountain"});
  EXPECT_FALSE(met(factory, shore));
  factory.mech(Faction::nordic, 0, "tunnel_north_tundra");
  EXPECT_TRUE(met(factory, shore));
}

TEST(ObjectiveCards, SC_OBJ_13_five_shores_are_found_at_five_lakes_only) {
  for (Hex lake : facts().lakes) {
    const std::string& id = facts().hex_id[index(lake)];
    const bool enough = (facts().neighbours[index(lake)] & facts().territories).size() >= 5;
    EXPECT_EQ(enough, id != "lake_northwest" && id != "lake_southwest") << id;
  }
}

TEST(ObjectiveCards, SC_OBJ_14_king_of_the_hill_holds_the_factory_and_nobody_has_more_power) {
  constexpr std::size_t king = 5;
  Scene scene = nordic_to_move();
  scene.character(Faction::nordic, "factory");
  scene.nordic().power = 6;
  scene.saxony().power = 6;
  EXPECT_TRUE(met(scene, king));
  scene.saxony().power = 7;
  EXPECT_FALSE(met(scene, king));
  scene.saxony().power = 0;
  EXPECT_FALSE(met(scene.character(Faction::nordic, "factory_forest"), king));
}

constexpr std::uint8_t warning = 6;

Scene driving_out(int power) {
  Scene scene = nordic_to_move();
  scene.objectives(Faction::nordic, warning, 1).workers(Faction::saxony, {"factory_forest"});
  scene.mech(Faction::nordic, 0, "factory");
  scene.nordic().power = static_cast<std::uint8_t>(power);
  scene.nordic().popularity = 0;
  scene.tokens("factory", Resource::wood, 3);
  scene.turn_of(Faction::nordic, TopAction::move);
  scene.play({act::move_units(), act::unit(mech(0)), act::step(scene.hex("factory_forest"), Load::tokens)});
  scene.play(act::end_move());
  return scene;
}

TEST(ObjectiveCards, SC_OBJ_15_a_worker_sent_home_this_turn_and_seven_power) {
  Scene weak = driving_out(6);
  EXPECT_EQ(weak.why(act::reveal(warning)), "SC-OBJ-04");
  Scene scene = driving_out(7);  // popularity 0 does not matter
  EXPECT_TRUE(scene.can(act::reveal(warning)));
  scene.play(act::bottom());
  EXPECT_EQ(scene.s.ask, Ask::end_turn);
  EXPECT_TRUE(scene.can(act::reveal(warning)));  // still at the end of that turn
  scene.end_turn();
  scene.play(act::section(0)).end_turn();
  EXPECT_EQ(scene.why(act::reveal(warning)), "SC-OBJ-04");  // not in the next
}

TEST(ObjectiveCards, SC_OBJ_15_a_won_attack_counts_a_won_defence_does_not) {
  const auto fought = [](int attack, int defence) {
    Scene scene = nordic_to_move();
    scene.objectives(Faction::nordic, warning, 1).objectives(Faction::saxony, 7, 2);
    scene.workers(Faction::saxony, {"factory"}).hand(Faction::nordic, {}).hand(Faction::saxony, {});
    scene.nordic().power = scene.saxony().power = 16;
    scene.battle(Faction::nordic, Faction::saxony, "factory");
    scene.play(scene.seat(Faction::nordic), act::fight(static_cast<std::size_t>(attack)));
    scene.play(scene.seat(Faction::saxony), act::fight(static_cast<std::size_t>(defence)));
    return scene;
  };
  Scene won = fought(3, 2);
  if (won.s.ask == Ask::factory_card) won.play(won.legal().front());
  EXPECT_TRUE(won.can(act::reveal(warning)));

  Scene attacked({Faction::nordic, Faction::saxony});  // Saxony attacks with a worker along and loses
  attacked.objectives(Faction::nordic, warning, 1).workers(Faction::saxony, {"factory"});
  attacked.hand(Faction::nordic, {}).hand(Faction::saxony, {});
  attacked.nordic().power = attacked.saxony().power = 16;
  attacked.battle(Faction::saxony, Faction::nordic, "factory");
  attacked.play(attacked.seat(Faction::nordic), act::fight(5));
  attacked.play(attacked.seat(Faction::saxony), act::fight(1));
  EXPECT_EQ(attacked.saxony().workers[0], attacked.hex("saxony_base"));
  EXPECT_FALSE(met(attacked, warning));
  attacked.end_turn();
  ASSERT_EQ(attacked.s.active, attacked.seat(Faction::nordic));
  EXPECT_FALSE(attacked.can(act::reveal(warning)));
}

TEST(ObjectiveCards, SC_OBJ_16_six_pieces_together_tokens_and_bases_aside) {
  constexpr std::size_t foundations = 13;
  Scene scene = nordic_to_move();
  scene.character(Faction::nordic, "factory").mech(Faction::nordic, 0, "factory").mech(Faction::nordic, 1, "factory");
  scene.workers(Faction::nordic, {"factory", "factory"}).tokens("factory", Resource::oil, 3);
  EXPECT_FALSE(met(scene, foundations));  // five and tokens
  EXPECT_TRUE(met(scene.structure(Faction::nordic, Structure::mill, "factory"), foundations));

  Scene home = nordic_to_move();
  home.workers(Faction::nordic, {"nordic_base", "nordic_base", "nordic_base", "nordic_base", "nordic_base"});
  EXPECT_FALSE(met(home, foundations));
}

TEST(ObjectiveCards, SC_OBJ_17_exactly_one_mech_and_one_worker_for_the_wolf) {
  constexpr std::size_t wolf = 16;
  Scene scene = nordic_to_move();
  scene.character(Faction::nordic, "factory").mech(Faction::nordic, 0, "factory");
  scene.workers(Faction::nordic, {"factory"}).tokens("factory", Resource::oil, 4);
  EXPECT_FALSE(met(scene, wolf));
  scene.tokens("factory", Resource::food, 1);
  EXPECT_TRUE(met(scene, wolf));
  Scene two_workers = scene, two_mechs = scene;
  EXPECT_FALSE(met(two_workers.workers(Faction::nordic, {"factory", "factory"}), wolf));
  EXPECT_FALSE(met(two_mechs.mech(Faction::nordic, 1, "factory"), wolf));
}

TEST(ObjectiveCards, SC_OBJ_17_upper_bounds_bind) {
  constexpr std::size_t machine = 7, common = 8, equal = 15, pacifist = 18, foothold = 20, breakthrough = 22;
  Scene scene = nordic_to_move();
  Player& p = scene.nordic();
  scene.workers(Faction::nordic, {"factory", "factory", "factory", "factory", "factory"});
  p.coins = 2;
  p.popularity = 13;
  p.power = 0;
  EXPECT_TRUE(met(scene, common));
  EXPECT_TRUE(met(scene, pacifist));
  p.coins = 3;
  p.power = 1;
  EXPECT_FALSE(met(scene, common));
  EXPECT_FALSE(met(scene, pacifist));

  scene.factory_card(Faction::nordic, 5);
  EXPECT_TRUE(met(scene, breakthrough));
  p.cubes_moved = 1;
  EXPECT_FALSE(met(scene, breakthrough));

  scene.mech(Faction::nordic, 0, "factory").workers(Faction::nordic, {"factory", "factory", "factory"});
  EXPECT_TRUE(met(scene, machine));
  p.workers[3] = scene.hex("factory");
  EXPECT_FALSE(met(scene, machine));

  p.recruits = 0b0111;
  EXPECT_FALSE(met(scene, equal));
  p.recruits = 0b1111;
  EXPECT_TRUE(met(scene, equal));
  p.recruits = 0;

  for (std::size_t i = 0; i < 3; ++i) p.structures[i] = hex_at(i);
  EXPECT_FALSE(met(scene, foothold));  // a mech is out
  p.mechs[0] = Hex::none;
  EXPECT_TRUE(met(scene, foothold));
}

}  // namespace objective_cards_test
}  // namespace ludarium::scythe
