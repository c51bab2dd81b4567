// Chapter "Mech abilities": the ones that move units, and cargo on lakes. In combat: mech_combat_test.cpp.
#include <algorithm>

#include "games/scythe/tests/support/moves.hpp"

namespace ludarium::scythe {
namespace mech_test {

constexpr Unit character = Unit::character;
constexpr std::array everyone{Faction::nordic, Faction::rusviet, Faction::crimea, Faction::saxony, Faction::polania};

Faction opponent(Faction faction) { return faction == Faction::saxony ? Faction::polania : Faction::saxony; }

// The faction has this one ability; its mech stands on the hex and is about to move.
Scene with(Faction faction, Ability ability, std::string_view hex, boost::json::object options = {}) {
  Scene scene = moving(faction, opponent(faction), std::move(options));
  scene.mech(faction, ability, hex).play(act::unit(mech_with(faction, ability)));
  return scene;
}

bool goes(const Scene& scene, std::string_view to) { return scene.can(act::step(scene.hex(to))); }
std::string why_not(const Scene& scene, std::string_view to) { return scene.why(act::step(scene.hex(to))); }

TEST(Mech, SC_MECH_01_four_abilities_riverwalk_speed_and_two_own) {
  std::vector<Ability> own;
  for (Faction faction : everyone) {
    const auto& abilities = facts().of(faction).ability;
    EXPECT_EQ(std::count(abilities.begin(), abilities.end(), Ability::riverwalk), 1);
    EXPECT_EQ(std::count(abilities.begin(), abilities.end(), Ability::speed), 1);
    std::copy_if(abilities.begin(), abilities.end(), std::back_inserter(own),
                 [](Ability ability) { return ability != Ability::riverwalk && ability != Ability::speed; });
  }
  ASSERT_EQ(own.size(), 10u);
  std::sort(own.begin(), own.end());
  EXPECT_EQ(std::unique(own.begin(), own.end()), own.end());  // nobody shares the other two
}

TEST(Mech, SC_MECH_01_an_ability_opens_with_its_own_mech) {
  for (Faction faction : everyone) {
    Scene scene({faction, opponent(faction)});
    for (Ability ability : facts().of(faction).ability) {
      EXPECT_FALSE(scene.look().has(scene.of(faction), ability));
      scene.mech(faction, ability, "factory");
      EXPECT_TRUE(scene.look().has(scene.of(faction), ability));
    }
  }
}

std::pair<Terrain, Terrain> riverwalk_onto(Faction faction) {
  switch (faction) {
    case Faction::rusviet:
      return {Terrain::farm, Terrain::village};
    case Faction::crimea:
      return {Terrain::farm, Terrain::tundra};
    case Faction::polania:
      return {Terrain::village, Terrain::mountain};
    default:
      return {Terrain::forest, Terrain::mountain};
  }
}

TEST(Mech, SC_MECH_02_riverwalk_crosses_every_river_onto_two_terrains) {
  for (Faction faction : everyone) {
    Scene scene = moving(faction, opponent(faction));
    scene.workers(opponent(faction), {});
    const auto [one, other] = riverwalk_onto(faction);
    const Unit walker = mech_with(faction, Ability::riverwalk);
    for (Hex from : facts().territories)
      for (Hex to : facts().across_river[index(from)] - (facts().tunnels.has(from) ? facts().tunnels : HexSet{})) {
        place_of(scene.of(faction), walker) = from;
        const Terrain terrain = facts().terrain[index(to)];
        EXPECT_EQ(reach(scene.look(), walker).has(to), terrain == one || terrain == other)
            << facts().hex_id[index(from)] << " to " << facts().hex_id[index(to)];
      }
  }
  EXPECT_EQ(why_not(with(Faction::polania, Ability::riverwalk, "polania_forest"), "albion_tundra"), "SC-MECH-02");
}

TEST(Mech, SC_MECH_02_riverwalk_serves_the_character_too) {
  Scene scene = moving(Faction::polania).character(Faction::polania, "polania_forest");
  EXPECT_FALSE(can_go(scene, character, "tunnel_northwest_mountain"));
  scene.mech(Faction::polania, Ability::riverwalk, "polania_farm");
  EXPECT_TRUE(can_go(scene, character, "tunnel_northwest_mountain"));
}

TEST(Mech, SC_MECH_03_the_terrain_one_comes_from_does_not_matter) {
  // Onto the mountain from a forest and from a village; back to the forest never.
  EXPECT_TRUE(goes(with(Faction::polania, Ability::riverwalk, "polania_forest"), "tunnel_northwest_mountain"));
  EXPECT_TRUE(goes(with(Faction::polania, Ability::riverwalk, "polania_village"), "tunnel_northwest_mountain"));
  EXPECT_FALSE(goes(with(Faction::polania, Ability::riverwalk, "tunnel_northwest_mountain"), "polania_forest"));
  EXPECT_TRUE(goes(with(Faction::rusviet, Ability::riverwalk, "rusviet_base"), "northeast_farm_outer"));
}

TEST(Mech, SC_MECH_04_speed_gives_combat_units_a_second_territory) {
  Scene scene = with(Faction::polania, Ability::speed, "factory_forest");
  scene.character(Faction::polania, "albion_mountain").workers(Faction::polania, {"albion_mountain"});
  three_units(scene);
  scene.play({act::step(scene.hex("factory")), act::step(scene.hex("factory_mountain"))});
  EXPECT_EQ(scene.s.ask, Ask::unit);  // two and no more
  go(scene, character, "albion_farm");
  EXPECT_EQ(scene.s.ask, Ask::step);
  EXPECT_TRUE(scene.can(act::stop()));  // up to
  scene.play(act::stop());
  go(scene, worker(0), "albion_farm");
  EXPECT_EQ(scene.s.ask, Ask::bottom);  // a worker is no faster
}

TEST(Mech, SC_MECH_05_speed_stops_at_any_enemy_unit) {
  for (Unit enemy : {character, mech(0), worker(0)}) {
    Scene scene = with(Faction::polania, Ability::speed, "factory_forest");
    place_of(scene.saxony(), enemy) = scene.hex("factory");
    scene.play(act::step(scene.hex("factory")));
    EXPECT_EQ(scene.s.ask, Ask::unit);
    EXPECT_FALSE(scene.can(act::unit(mech_with(Faction::polania, Ability::speed))));
  }
}

TEST(Mech, SC_MECH_06_with_speed_a_tunnel_hop_comes_before_or_after_a_step) {
  Scene after = with(Faction::polania, Ability::speed, "factory_forest");
  after.play({act::step(after.hex("tunnel_north_tundra")), act::step(after.hex("tunnel_south_tundra"))});
  EXPECT_EQ(after.s.ask, Ask::unit);

  Scene before = with(Faction::polania, Ability::speed, "tunnel_north_tundra");
  before.play({act::step(before.hex("tunnel_south_tundra")), act::step(before.hex("south_forest"))});
  EXPECT_EQ(before.s.ask, Ask::unit);
}

TEST(Mech, SC_MECH_07_with_speed_mechs_load_and_unload_between_the_steps) {
  Scene scene = with(Faction::polania, Ability::speed, "factory_forest");
  scene.workers(Faction::polania, {"factory_forest", "factory"});
  scene.tokens("factory_forest", Resource::oil, 1).tokens("factory", Resource::food, 1);
  scene.play(act::step(scene.hex("factory"), Load::everything));
  scene.play({act::load_fresh_worker(), act::load_token(Resource::food),
              act::step(scene.hex("factory_mountain"), Load::chosen)});
  EXPECT_EQ(workers_on(scene, Faction::polania, "factory"), 1);
  EXPECT_EQ(workers_on(scene, Faction::polania, "factory_mountain"), 1);
  EXPECT_EQ(tokens_at(scene, "factory", Resource::oil), 1);
  EXPECT_EQ(tokens_at(scene, "factory_mountain", Resource::food), 1);
}

TEST(Mech, SC_MECH_08_no_other_unit_moves_between_the_two_steps) {
  const Unit fast = mech_with(Faction::polania, Ability::speed);
  Scene scene = with(Faction::polania, Ability::speed, "factory_forest");
  scene.play(act::step(scene.hex("factory")));
  EXPECT_FALSE(scene.can(act::unit(worker(0))));
  scene.play({act::stop(), act::unit(worker(0)), act::step(scene.hex("polania_farm"))});
  EXPECT_EQ(scene.s.ask, Ask::bottom);

  Scene polish = with(Faction::polania, Ability::speed, "factory_forest", {{"edition", "pl"}});
  polish.play(act::step(polish.hex("factory"))).play(act::stop());
  go(polish, worker(0), "polania_farm");
  EXPECT_TRUE(can_go(polish, fast, "factory_mountain"));
}

TEST(Mech, SC_MECH_09_underpass_joins_controlled_mountains_and_tunnels) {
  Scene scene = with(Faction::saxony, Ability::underpass, "saxony_mountain");
  scene.workers(Faction::saxony, {"togawa_mountain"}).structure(Faction::saxony, Structure::mill, "nordic_mountain");
  EXPECT_TRUE(goes(scene, "togawa_mountain"));
  EXPECT_TRUE(goes(scene, "nordic_mountain"));
  for (Hex tunnel : facts().tunnels) EXPECT_TRUE(scene.can(act::step(tunnel)));

  Scene back = with(Faction::saxony, Ability::underpass, "tunnel_south_tundra");
  back.workers(Faction::saxony, {"saxony_mountain"});
  EXPECT_TRUE(goes(back, "saxony_mountain"));

  Scene elsewhere = with(Faction::saxony, Ability::underpass, "saxony_tundra");
  EXPECT_FALSE(goes(elsewhere, "tunnel_south_tundra"));
}

TEST(Mech, SC_MECH_09_underpass_is_for_combat_units) {
  Scene scene = with(Faction::saxony, Ability::underpass, "saxony_tundra");
  scene.workers(Faction::saxony, {"saxony_mountain", "togawa_mountain"}).character(Faction::saxony, "saxony_mountain");
  EXPECT_TRUE(reach(scene.look(), character).has(scene.hex("togawa_mountain")));
  EXPECT_FALSE(reach(scene.look(), worker(0)).has(scene.hex("togawa_mountain")));
  EXPECT_FALSE(reach(scene.look(), worker(0)).has(scene.hex("tunnel_south_tundra")));
}

TEST(Mech, SC_MECH_10_underpass_counts_the_own_mine_as_a_tunnel) {
  Scene scene = with(Faction::saxony, Ability::underpass, "saxony_mountain");
  EXPECT_FALSE(goes(scene, "albion_farm"));
  scene.structure(Faction::saxony, Structure::mine, "albion_farm");
  EXPECT_TRUE(goes(scene, "albion_farm"));

  Scene from = with(Faction::saxony, Ability::underpass, "albion_farm");
  from.workers(Faction::saxony, {"saxony_mountain"}).structure(Faction::saxony, Structure::mine, "albion_farm");
  EXPECT_TRUE(goes(from, "saxony_mountain"));

  Scene enemy = with(Faction::saxony, Ability::underpass, "saxony_mountain");
  enemy.structure(Faction::polania, Structure::mine, "albion_farm");
  EXPECT_FALSE(goes(enemy, "albion_farm"));
}

TEST(Mech, SC_MECH_11_the_mountain_must_be_controlled_the_tunnel_need_not) {
  Scene scene = with(Faction::saxony, Ability::underpass, "saxony_mountain");
  EXPECT_FALSE(goes(scene, "togawa_mountain"));
  EXPECT_EQ(why_not(scene, "togawa_mountain"), "SC-MECH-11");
  scene.structure(Faction::saxony, Structure::mill, "togawa_mountain");
  EXPECT_TRUE(goes(scene, "togawa_mountain"));
  scene.workers(Faction::polania, {"togawa_mountain", "tunnel_north_tundra"});
  EXPECT_FALSE(goes(scene, "togawa_mountain"));
  EXPECT_TRUE(goes(scene, "tunnel_north_tundra"));
}

TEST(Mech, SC_MECH_15_township_joins_controlled_villages_and_the_factory) {
  Scene scene = with(Faction::rusviet, Ability::township, "rusviet_village");
  scene.workers(Faction::rusviet, {"south_village"});
  EXPECT_TRUE(goes(scene, "south_village"));
  EXPECT_TRUE(goes(scene, "factory"));
  Scene back = with(Faction::rusviet, Ability::township, "factory").workers(Faction::rusviet, {"rusviet_village"});
  EXPECT_TRUE(goes(back, "rusviet_village"));
  EXPECT_FALSE(goes(with(Faction::rusviet, Ability::township, "rusviet_mountain"), "factory"));
  scene.workers(Faction::rusviet, {"rusviet_village"});
  EXPECT_FALSE(reach(scene.look(), worker(0)).has(facts().factory));
}

TEST(Mech, SC_MECH_16_the_village_must_be_controlled_the_factory_need_not) {
  Scene scene = with(Faction::rusviet, Ability::township, "rusviet_village");
  scene.character(Faction::saxony, "factory");
  EXPECT_FALSE(goes(scene, "south_village"));
  EXPECT_EQ(why_not(scene, "south_village"), "SC-MECH-16");
  EXPECT_TRUE(goes(scene, "factory"));
}

TEST(Mech, SC_MECH_19_seaworthy_units_enter_and_leave_lakes) {
  Scene scene = with(Faction::nordic, Ability::seaworthy, "nordic_mountain");
  EXPECT_TRUE(goes(scene, "lake_factory_ne"));
  scene.mech(Faction::nordic, Ability::seaworthy, "lake_factory_ne").character(Faction::nordic, "nordic_mountain");
  EXPECT_TRUE(goes(scene, "factory"));
  EXPECT_TRUE(goes(scene, "tunnel_northeast_forest"));
  EXPECT_FALSE(goes(scene, "lake_north"));  // only Submerge goes from lake to lake
  EXPECT_TRUE(reach(scene.look(), character).has(scene.hex("lake_factory_ne")));
  EXPECT_FALSE(goes(with(Faction::nordic, Ability::speed, "nordic_mountain"), "lake_factory_ne"));
}

// Both lake abilities: a mech with a worker and 2 oil on a lake by the Factory.
struct Sailor {
  Faction faction;
  Ability ability;

  Scene on_the_lake() const {
    Scene scene = with(faction, ability, "lake_factory_ne");
    scene.workers(faction, {"lake_factory_ne"}).tokens("lake_factory_ne", Resource::oil, 2);
    return scene;
  }
};
constexpr std::array sailors{Sailor{Faction::nordic, Ability::seaworthy}, Sailor{Faction::polania, Ability::submerge}};

TEST(Mech, SC_MECH_23_cargo_on_a_lake_goes_along) {
  for (const Sailor& sailor : sailors) {
    Scene scene = sailor.on_the_lake();
    const Hex shore = scene.hex("factory");
    for (Load less : {Load::nothing, Load::workers, Load::tokens})
      EXPECT_EQ(scene.why(act::step(shore, less)), "SC-MECH-23");
    scene.play({act::load_fresh_worker(), act::load_token(Resource::oil)});
    EXPECT_FALSE(scene.can(act::step(shore, Load::chosen)));
    scene.play({act::load_token(Resource::oil), act::step(shore, Load::chosen)});
    EXPECT_EQ(workers_on(scene, sailor.faction, "factory"), 1);
    EXPECT_EQ(tokens_at(scene, "factory", Resource::oil), 2);
  }
}

TEST(Mech, SC_MECH_23_a_character_takes_its_tokens_along) {
  Scene scene = moving(Faction::nordic).mech(Faction::nordic, Ability::seaworthy, "nordic_forest");
  scene.character(Faction::nordic, "lake_factory_ne").tokens("lake_factory_ne", Resource::oil, 1);
  scene.play(act::unit(character));
  EXPECT_FALSE(scene.can(act::step(scene.hex("factory"))));
  EXPECT_TRUE(scene.can(act::step(scene.hex("factory"), Load::tokens)));
}

TEST(Mech, SC_MECH_24_a_worker_never_leaves_a_lake_by_itself) {
  for (const Sailor& sailor : sailors) {
    Scene scene = moving(sailor.faction).mech(sailor.faction, sailor.ability, "lake_factory_ne");
    scene.workers(sailor.faction, {"lake_factory_ne"});
    EXPECT_FALSE(scene.can(act::unit(worker(0))));
    EXPECT_EQ(scene.why(act::unit(worker(0))), "SC-MECH-24");
  }
}

TEST(Mech, SC_MECH_25_another_combat_unit_on_the_lake_takes_the_cargo_over) {
  for (const Sailor& sailor : sailors) {
    Scene scene = sailor.on_the_lake();
    scene.character(sailor.faction, "lake_factory_ne");
    const Hex shore = scene.hex("factory");
    EXPECT_TRUE(scene.can(act::step(shore, Load::workers)));  // the character keeps the oil
    EXPECT_FALSE(scene.can(act::step(shore, Load::tokens)));  // but no worker
    scene.mech(sailor.faction, Ability::speed, "lake_factory_ne");
    EXPECT_TRUE(scene.can(act::step(shore, Load::nothing)));
  }
}

TEST(Mech, SC_MECH_28_wayfare_goes_to_an_inactive_or_the_own_base_from_anywhere) {
  for (std::string_view from : {"factory", "crimea_base", "rusviet_base", "albion_base"}) {
    const Scene scene = with(Faction::crimea, Ability::wayfare, from);
    for (std::string_view to : {"crimea_base", "rusviet_base", "nordic_base", "albion_base"})
      EXPECT_EQ(goes(scene, to), from != to) << from << " to " << to;
  }
  EXPECT_FALSE(goes(with(Faction::crimea, Ability::speed, "factory"), "albion_base"));
}

TEST(Mech, SC_MECH_28_czech_wayfare_does_not_start_from_a_foreign_base) {
  const boost::json::object czech{{"edition", "cs"}};
  const Scene guest = with(Faction::crimea, Ability::wayfare, "rusviet_base", czech);
  EXPECT_FALSE(goes(guest, "albion_base"));
  EXPECT_FALSE(goes(guest, "crimea_base"));
  EXPECT_EQ(why_not(guest, "albion_base"), "SC-MECH-28");
  EXPECT_TRUE(goes(with(Faction::crimea, Ability::wayfare, "crimea_base", czech), "albion_base"));
  EXPECT_TRUE(goes(with(Faction::crimea, Ability::wayfare, "factory", czech), "crimea_base"));
}

TEST(Mech, SC_MECH_28_wayfare_is_for_combat_units) {
  Scene scene = with(Faction::crimea, Ability::wayfare, "factory").character(Faction::crimea, "crimea_farm");
  EXPECT_TRUE(reach(scene.look(), character).has(scene.hex("albion_base")));
  EXPECT_TRUE((reach(scene.look(), worker(0)) & facts().bases).empty());
}

TEST(Mech, SC_MECH_29_inactive_bases_are_those_nobody_plays) {
  Scene two({Faction::crimea, Faction::saxony}),
      four({Faction::crimea, Faction::saxony, Faction::nordic, Faction::polania});
  for (Scene* scene : {&two, &four}) {
    scene->mech(Faction::crimea, Ability::wayfare, "factory").turn_of(Faction::crimea, TopAction::move);
    scene->play({act::move_units(), act::unit(mech_with(Faction::crimea, Ability::wayfare))});
    EXPECT_TRUE(goes(*scene, "albion_base"));
    EXPECT_TRUE(goes(*scene, "togawa_base"));
    EXPECT_TRUE(goes(*scene, "rusviet_base"));
    EXPECT_EQ(goes(*scene, "nordic_base"), scene == &two);
    EXPECT_EQ(goes(*scene, "polania_base"), scene == &two);
  }
}

TEST(Mech, SC_MECH_30_wayfare_takes_cargo_along) {
  Scene scene = with(Faction::crimea, Ability::wayfare, "factory").workers(Faction::crimea, {"factory"});
  scene.tokens("factory", Resource::wood, 2).character(Faction::crimea, "crimea_farm");
  scene.play(act::step(scene.hex("albion_base"), Load::everything));
  EXPECT_EQ(workers_on(scene, Faction::crimea, "albion_base"), 1);
  EXPECT_EQ(tokens_at(scene, "albion_base", Resource::wood), 2);

  scene.tokens("crimea_farm", Resource::food, 1);
  go(scene, character, "togawa_base", Load::tokens);
  EXPECT_EQ(tokens_at(scene, "togawa_base", Resource::food), 1);
}

TEST(Mech, SC_MECH_31_tokens_on_a_base_are_neither_spent_nor_scored) {
  for (std::string_view place : {"albion_base", "crimea_base", "albion_farm"}) {
    Scene scene({Faction::crimea, Faction::saxony});
    scene.hand(Faction::crimea, {}).mech(Faction::crimea, Ability::wayfare, place).workers(Faction::crimea, {place});
    scene.tokens(place, Resource::metal, 6).bottom_of(Faction::crimea, BottomAction::deploy);
    const bool territory = place == "albion_farm";
    EXPECT_EQ(scene.can(act::bottom()), territory);
    if (!territory) {
      EXPECT_EQ(scene.why(act::pay(scene.hex(place), Resource::metal)), "SC-KEY-09");
    }
    EXPECT_EQ(fortune(scene.look(), scene.seat(Faction::crimea)).token_count, territory ? 6 : 0);
  }
}

TEST(Mech, SC_MECH_33_submerge_enters_and_leaves_lakes_and_goes_from_any_to_any) {
  EXPECT_TRUE(goes(with(Faction::polania, Ability::submerge, "polania_forest"), "lake_northwest"));
  for (Hex from : facts().lakes) {
    Scene scene = with(Faction::polania, Ability::submerge, facts().hex_id[index(from)]);
    scene.workers(Faction::polania, {facts().hex_id[index(from)]});
    for (Hex to : facts().lakes - HexSet::of(from)) EXPECT_TRUE(scene.can(act::step(to, Load::workers)));
  }
  EXPECT_TRUE(goes(with(Faction::polania, Ability::submerge, "lake_east"), "togawa_tundra"));
}

TEST(Mech, SC_MECH_37_wayfare_is_one_of_the_two_steps_of_speed) {
  Scene scene = with(Faction::crimea, Ability::wayfare, "factory").mech(Faction::crimea, Ability::speed, "factory");
  scene.play({act::step(scene.hex("albion_base")), act::step(scene.hex("albion_farm"))});
  EXPECT_EQ(scene.s.ask, Ask::unit);

  Scene before = with(Faction::crimea, Ability::wayfare, "factory").mech(Faction::crimea, Ability::speed, "factory");
  before.play(act::step(before.hex("factory_forest")));
  EXPECT_TRUE(goes(before, "albion_base"));
}

TEST(Mech, SC_MECH_38_the_base_of_an_opponent_is_no_goal_of_wayfare) {
  const Scene scene = with(Faction::crimea, Ability::wayfare, "factory");
  EXPECT_FALSE(goes(scene, "saxony_base"));
  EXPECT_EQ(why_not(scene, "saxony_base"), "SC-MECH-38");
}

TEST(Mech, SC_MECH_39_move_abilities_do_not_help_workers) {
  for (Faction faction : everyone) {
    Scene scene = moving(faction, opponent(faction));
    for (Hex from : facts().territories - facts().lakes) {
      scene.of(faction).mechs.fill(Hex::none);
      scene.of(faction).workers[0] = from;
      const HexSet without = reach(scene.look(), worker(0));
      scene.of(faction).mechs.fill(scene.hex("factory"));
      EXPECT_EQ(reach(scene.look(), worker(0)), without) << facts().hex_id[index(from)];
    }
    scene.of(faction).workers.fill(Hex::none);
    scene.of(faction).workers[0] = scene.hex("factory_forest");
    go(scene, worker(0), "factory");
    EXPECT_NE(scene.s.ask, Ask::step);  // no Speed
  }
}

TEST(Mech, SC_MECH_39_workers_cross_a_river_as_cargo) {
  Scene scene = with(Faction::polania, Ability::riverwalk, "polania_forest");
  EXPECT_EQ(why_not_go(moving(Faction::polania), worker(0), "tunnel_northwest_mountain"), "SC-MOVE-14");
  scene.play(act::step(scene.hex("tunnel_northwest_mountain"), Load::workers));
  EXPECT_EQ(workers_on(scene, Faction::polania, "tunnel_northwest_mountain"), 1);
}

}  // namespace mech_test
}  // namespace ludarium::scythe
