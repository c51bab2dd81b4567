// Chapters "Common parts of a move", "Worker move", "Mech move, character move" and "Encounter/Factory move" of the
// solo ledger.
#include "games/scythe/tests/support/automa.hpp"
#include "games/scythe/tests/support/moves.hpp"

namespace ludarium::scythe {
namespace automa_moves_test {

Solo nordic(boost::json::object options = {}) { return {Faction::saxony, Faction::nordic, std::move(options)}; }
Solo rusviet(boost::json::object options = {}) { return {Faction::nordic, Faction::rusviet, std::move(options)}; }

HexSet hexes(std::initializer_list<std::string_view> ids) {
  HexSet set;
  for (std::string_view id : ids) set.add(hex_named(id));
  return set;
}

HexSet near(Solo& solo, std::string_view id) {
  return neighbourhood(AutomaSight(solo.look(), solo.it()), hex_named(id));
}

TEST(AutomaMoves, SC_AUTO_30_a_neighbourhood_is_the_hex_and_one_step_around) {
  Solo solo = nordic();
  solo.unlock();
  EXPECT_EQ(near(solo, "factory"), facts().neighbours[index(facts().factory)] | HexSet::of(facts().factory));
  EXPECT_EQ(near(solo, "factory").size(), 7);
}

TEST(AutomaMoves, SC_AUTO_31_locked_water_stops_it_open_water_does_not) {
  Solo solo = nordic();
  const HexSet peninsula = hexes({"nordic_forest", "nordic_tundra", "nordic_mountain"});
  for (std::string_view id : {"nordic_forest", "nordic_tundra", "nordic_mountain"})
    EXPECT_TRUE((near(solo, id) - peninsula).empty()) << id;
  solo.unlock();
  EXPECT_TRUE(near(solo, "nordic_mountain").has(hex_named("lake_factory_ne")));
  EXPECT_TRUE(near(solo, "nordic_mountain").has(hex_named("northeast_farm_inner"))) << "across a river";
}

TEST(AutomaMoves, SC_AUTO_32_a_unit_on_the_base_has_no_neighbourhood) {
  Solo solo = nordic();
  EXPECT_TRUE(near(solo, "nordic_base").empty());
  solo.place({}, {"nordic_base"}, "nordic_base");
  EXPECT_EQ(solo.plan(AutomaMove::mech).to, "") << "nothing makes a hex valid";
}

TEST(AutomaMoves, SC_AUTO_33_the_base_opens_hexes_for_the_worker_move_only) {
  Solo solo = nordic();
  solo.place({"nordic_base"}, {}, "nordic_base");
  EXPECT_EQ(solo.valid(AutomaMove::worker), hexes({"nordic_forest", "nordic_tundra"}));
  EXPECT_TRUE(solo.valid(AutomaMove::character).empty());
  solo.unlock();
  EXPECT_EQ(solo.valid(AutomaMove::worker), facts().neighbours[index(base_of(Faction::nordic))]);
  // Across a river or onto a lake only when unlocked.
  for (auto [faction, water] :
       {std::pair{Faction::rusviet, "northeast_farm_outer"}, {Faction::crimea, "lake_southwest"}}) {
    Solo other(Faction::saxony, faction);
    other.place({other.base()}, {}, other.base());
    EXPECT_FALSE(other.valid(AutomaMove::worker).has(hex_named(water))) << water;
    EXPECT_TRUE(other.unlock().valid(AutomaMove::worker).has(hex_named(water))) << water;
  }
}

TEST(AutomaMoves, SC_AUTO_34_goes_in_one_go_however_far) {
  Solo solo = rusviet();
  solo.unlock().place({"albion_farm"}, {"rusviet_base"}, "").place_person({}, {}, "albion_mountain");
  solo.scheme_2().turn(8);
  EXPECT_EQ(solo.at(solo.automa().mechs[0]), "albion_farm");
  EXPECT_EQ(solo.all(Happened::automa_moved).size(), 1u);
}

TEST(AutomaMoves, SC_AUTO_35_distance_is_hex_steps_and_bases_are_hexes) {
  EXPECT_EQ(hex_distance(facts(), hex_named("factory"), hex_named("nordic_mountain")), 2);
  EXPECT_EQ(hex_distance(facts(), hex_named("factory"), hex_named("nordic_forest")), 3);
  EXPECT_EQ(hex_distance(facts(), hex_named("tunnel_north_tundra"), hex_named("tunnel_south_tundra")), 4)
      << "tunnels are ignored";
  EXPECT_EQ(hex_distance(facts(), hex_named("nordic_base"), hex_named("nordic_forest")), 1);
  EXPECT_EQ(hex_distance(facts(), hex_named("rusviet_base"), hex_named("rusviet_village")), 1);
}

TEST(AutomaMoves, SC_AUTO_36_the_unit_nearest_to_its_base_goes) {
  Solo solo = rusviet();
  solo.unlock().place({"factory_mountain", "rusviet_tundra"}, {"factory", "rusviet_village"}, "");
  EXPECT_EQ(solo.plan(AutomaMove::worker).from, "rusviet_tundra");
  EXPECT_EQ(solo.plan(AutomaMove::mech).from, "rusviet_village");
  solo.place({"rusviet_mountain", "rusviet_base"}, {"rusviet_village", "rusviet_base"}, "");
  EXPECT_EQ(solo.plan(AutomaMove::worker).from, "rusviet_base");
  EXPECT_EQ(solo.plan(AutomaMove::mech).from, "rusviet_base");
}

TEST(AutomaMoves, SC_AUTO_37_ties_go_by_reading_order) {
  Solo solo = rusviet();
  solo.place({"rusviet_mountain", "rusviet_village"}, {}, "");
  EXPECT_EQ(solo.plan(AutomaMove::worker).from, "rusviet_village") << "further north";
  Solo crimea(Faction::nordic, Faction::crimea);
  crimea.place({"crimea_mountain", "crimea_farm"}, {}, "crimea_base");
  EXPECT_EQ(crimea.plan(AutomaMove::worker).from, "crimea_farm") << "further west";
  Solo start(Faction::nordic, Faction::crimea);
  EXPECT_EQ(start.plan(AutomaMove::worker).by, AutomaKey::reading);
  EXPECT_EQ(start.plan(AutomaMove::worker).to, "crimea_farm");
}

TEST(AutomaMoves, SC_AUTO_38_on_the_base_the_mech_goes_before_the_character) {
  Solo solo = nordic();
  solo.place({"nordic_forest"}, {"nordic_base"}, "nordic_base").place_person({}, {}, "nordic_tundra");
  const PlannedMove plan = solo.plan(AutomaMove::attack);
  EXPECT_EQ(plan.unit, mech(0));
  EXPECT_EQ(plan.to, "nordic_tundra");
}

TEST(AutomaMoves, SC_AUTO_39_the_moving_unit_is_lifted_but_makes_hexes_valid) {
  Solo solo = nordic();
  solo.place({"nordic_mountain"}, {}, "");
  EXPECT_TRUE(solo.valid(AutomaMove::worker).has(hex_named("nordic_mountain"))) << "it does not block itself";
  EXPECT_TRUE(solo.valid(AutomaMove::worker).has(hex_named("nordic_forest")));
  // Lifted, it counts for no place: nearness to the Factory decides.
  EXPECT_EQ(solo.plan(AutomaMove::worker).by, AutomaKey::factory);
}

TEST(AutomaMoves, SC_AUTO_40_may_stay_where_it_is) {
  Solo solo(Faction::nordic, Faction::crimea);
  const PlannedMove plan = solo.plan(AutomaMove::worker);
  EXPECT_EQ(plan.from, plan.to);
  solo.turn(3);
  ASSERT_TRUE(solo.happened(Happened::automa_moved));
  EXPECT_EQ(solo.all(Happened::automa_moved)[0].arg[1], solo.all(Happened::automa_moved)[0].arg[2]);
}

TEST(AutomaMoves, SC_AUTO_41_staying_carries_the_option_out) {
  const auto with = [](const char* reading) {
    Solo solo(Faction::nordic, Faction::crimea, {{"automa_stay", reading}});
    solo.place({"crimea_village"}, {"crimea_mountain"}, "crimea_base").place_person({}, {}, "togawa_village").turn(8);
    return solo;
  };
  Solo stays = with("done");
  EXPECT_EQ(stays.all(Happened::automa_moved).at(0).arg[4], index(AutomaMove::mech));
  EXPECT_EQ(stays.at(stays.automa().mechs[0]), "crimea_mountain");
  Solo goes_on = with("next_option");
  EXPECT_EQ(goes_on.all(Happened::automa_moved).at(0).arg[4], index(AutomaMove::worker)) << "D 5, the other reading";
}

TEST(AutomaMoves, SC_AUTO_42_a_base_is_never_a_destination) {
  for (std::size_t f = 0; f < factions; ++f)
    for (std::size_t m = 0; m < automa_moves; ++m) {
      Solo solo(f == 0 ? Faction::saxony : Faction::nordic, static_cast<Faction>(f));
      solo.unlock();
      EXPECT_TRUE((solo.valid(static_cast<AutomaMove>(m)) & facts().bases).empty());
    }
}

TEST(AutomaMoves, SC_AUTO_43_structures_and_tokens_bar_nothing) {
  Solo solo = nordic();
  const HexSet before = solo.valid(AutomaMove::worker);
  solo.structure(Faction::saxony, Structure::mill, "nordic_mountain").tokens("nordic_mountain", Resource::metal, 3);
  EXPECT_EQ(solo.valid(AutomaMove::worker), before);
  EXPECT_TRUE(before.has(hex_named("nordic_mountain")));
}

TEST(AutomaMoves, SC_AUTO_44_never_two_workers_or_two_fighters_on_a_territory) {
  Solo solo = nordic();
  solo.unlock().place({"nordic_forest", "nordic_tundra"}, {"nordic_mountain"}, "nordic_forest");
  EXPECT_FALSE(solo.valid(AutomaMove::worker).has(hex_named("nordic_tundra")));
  EXPECT_TRUE(solo.valid(AutomaMove::worker).has(hex_named("nordic_mountain"))) << "a mech there does not matter";
  EXPECT_FALSE(solo.valid(AutomaMove::mech).has(hex_named("nordic_forest"))) << "the character is there";
  EXPECT_TRUE(solo.valid(AutomaMove::mech).has(hex_named("nordic_tundra"))) << "a worker there does not matter";
  solo.automa().workers[1] = solo.automa().workers[0];
  EXPECT_EQ(solo.broken(), "scythe.broken.automa_crowded");
}

TEST(AutomaMoves, SC_AUTO_45_nothing_is_carried) {
  Solo solo = nordic();
  solo.scheme_2().place({"nordic_forest"}, {"nordic_forest"}, "").place_person({}, {}, "tunnel_northeast_forest");
  solo.tokens("nordic_forest", Resource::wood, 2);
  solo.turn(8);
  EXPECT_NE(solo.at(solo.automa().mechs[0]), "nordic_forest");
  EXPECT_EQ(solo.at(solo.automa().workers[0]), "nordic_forest");
  EXPECT_EQ(tokens_at(solo, "nordic_forest", Resource::wood), 2);
}

TEST(AutomaWorkers, SC_AUTO_46_valid_hexes_hold_no_enemy_and_no_other_worker) {
  Solo solo = nordic();
  EXPECT_EQ(solo.valid(AutomaMove::worker), hexes({"nordic_forest", "nordic_mountain"}));
  solo.place_person({"nordic_mountain"}, {}, "saxony_base");
  EXPECT_EQ(solo.valid(AutomaMove::worker), hexes({"nordic_forest"}));
}

TEST(AutomaWorkers, SC_AUTO_47_keep_away_from_enemy_combat_units) {
  Solo solo = nordic();
  solo.place_person({}, {}, "north_village");
  EXPECT_FALSE(solo.valid(AutomaMove::worker).has(hex_named("nordic_forest")));
  EXPECT_TRUE(solo.valid(AutomaMove::worker).has(hex_named("nordic_mountain")));
}

TEST(AutomaWorkers, SC_AUTO_48_choose_most_own_units_then_the_factory_then_reading_order) {
  Solo solo = rusviet();
  solo.place({"rusviet_base"}, {"rusviet_mountain"}, "rusviet_mountain");
  solo.automa().mechs[0] = hex_named("rusviet_village");
  const PlannedMove plan = solo.plan(AutomaMove::worker);
  EXPECT_EQ(plan.to, "rusviet_tundra") << "near both, and nearer to the Factory";
  EXPECT_EQ(plan.by, AutomaKey::factory);
}

TEST(AutomaWorkers, SC_AUTO_49_each_unit_counts_once_and_none_on_the_base) {
  Solo solo = nordic();
  solo.place({"nordic_forest", "nordic_base", "nordic_base"}, {"nordic_base"}, "nordic_base");
  solo.automa().workers[0] = Hex::none;
  solo.automa().workers[1] = hex_named("nordic_base");
  solo.automa().workers[2] = hex_named("nordic_base");
  // Nobody off the base: all places are alike but for the Factory.
  EXPECT_NE(solo.plan(AutomaMove::worker).by, AutomaKey::own_units);
  solo.automa().character = hex_named("nordic_forest");
  EXPECT_EQ(solo.plan(AutomaMove::worker).to, "nordic_mountain");
}

TEST(AutomaWorkers, SC_AUTO_50_danger_is_plain_adjacency_rivers_or_not) {
  const auto valid = [](const char* reading, const char* enemy) {
    Solo solo = nordic({{"automa_danger", reading}});
    solo.place_person({}, {}, enemy);
    return solo.valid(AutomaMove::worker).has(hex_named("nordic_forest"));
  };
  EXPECT_FALSE(valid("beside", "north_village")) << "a river lies between";
  EXPECT_TRUE(valid("reach", "north_village")) << "D 6: it cannot step there";
  EXPECT_TRUE(valid("lock", "north_village")) << "D 6: nor could an own unit";
  EXPECT_TRUE(valid("beside", "saxony_base")) << "units on a base have none";
  Solo swims = nordic({{"automa_danger", "reach"}});
  swims.place_person({}, {"north_village"}, "saxony_base");  // Saxony's first mech crosses rivers onto forests
  EXPECT_EQ(swims.valid(AutomaMove::worker).has(hex_named("nordic_forest")),
            !facts().of(Faction::saxony).riverwalk_onto.has(hex_named("nordic_forest")));
}

// SC-AUTO-EX-08: locked in by a mech.
TEST(AutomaWorkers, SC_AUTO_51_SC_AUTO_EX_08_cannot_move_without_a_place) {
  Solo solo = nordic();
  solo.place_person({}, {"nordic_mountain"}, "saxony_base");
  EXPECT_EQ(solo.plan(AutomaMove::worker).to, "");
  solo.turn(3);
  EXPECT_TRUE(solo.happened(Happened::automa_stayed));
}

TEST(AutomaFighters, SC_AUTO_52_no_mech_move_while_all_are_on_the_mat) {
  Solo solo = nordic();
  EXPECT_EQ(solo.plan(AutomaMove::mech).unit, Unit::none);
  solo.scheme_2().turn(5);  // mech move only
  EXPECT_TRUE(solo.happened(Happened::automa_stayed));
  EXPECT_EQ(count_out(solo.automa().mechs), 0) << "and it brings none into play";
}

TEST(AutomaFighters, SC_AUTO_53_no_character_move_while_it_is_on_the_mat) {
  Solo solo = nordic();
  EXPECT_EQ(solo.plan(AutomaMove::character).unit, Unit::character);
  solo.automa().character = Hex::none;
  EXPECT_EQ(solo.plan(AutomaMove::character).unit, Unit::none);
  EXPECT_EQ(solo.broken(), "");
}

TEST(AutomaFighters, SC_AUTO_54_valid_hexes_are_near_own_units_and_free_of_enemies_and_own_fighters) {
  Solo solo = nordic();
  solo.place({"nordic_forest"}, {"nordic_base", "nordic_tundra"}, "nordic_base");
  solo.place_person({"nordic_mountain"}, {}, "saxony_base");
  EXPECT_EQ(solo.valid(AutomaMove::mech), hexes({"nordic_forest"}));
  EXPECT_EQ(solo.valid(AutomaMove::character), hexes({"nordic_forest"}));
}

TEST(AutomaFighters, SC_AUTO_55_go_to_the_enemy_then_to_the_factory_then_by_reading_order) {
  Solo solo = nordic();
  solo.place_person({}, {}, "north_village");
  EXPECT_EQ(solo.plan(AutomaMove::character).to, "nordic_forest");
  EXPECT_EQ(solo.plan(AutomaMove::character).by, AutomaKey::enemy);
  solo.place_person({}, {}, "northeast_farm_inner");
  EXPECT_EQ(solo.plan(AutomaMove::character).to, "nordic_mountain") << "as near as the tundra, nearer to the Factory";
  EXPECT_EQ(solo.plan(AutomaMove::character).by, AutomaKey::factory);
}

TEST(AutomaFighters, SC_AUTO_56_enemies_on_a_base_count_only_if_all_are_there) {
  Solo solo = rusviet();
  solo.place_person({}, {"nordic_base"}, "crimea_village");
  EXPECT_EQ(solo.plan(AutomaMove::character).to, "rusviet_tundra") << "towards the south";
  solo.place_person({}, {"nordic_base"}, "nordic_base");
  EXPECT_EQ(solo.plan(AutomaMove::character).to, "rusviet_village") << "towards the base";
}

TEST(AutomaFighters, SC_AUTO_57_such_moves_neither_fight_nor_drive_out) {
  for (int card : {16, 18}) {
    Solo solo = nordic();
    solo.s.encounter_tokens = {};
    solo.place_person({"nordic_mountain"}, {}, "north_village").turn(card);
    ASSERT_EQ(solo.all(Happened::automa_moved).at(0).arg[4], index(AutomaMove::character));
    EXPECT_FALSE(solo.happened(Happened::drove_out));
    EXPECT_FALSE(solo.happened(Happened::battle_began));
  }
}

TEST(AutomaEncounters, SC_AUTO_58_the_character_goes_unless_it_is_on_the_mat) {
  Solo solo = nordic();
  EXPECT_EQ(solo.plan(AutomaMove::encounter_or_factory).unit, Unit::character);
  solo.automa().character = Hex::none;
  EXPECT_EQ(solo.plan(AutomaMove::encounter_or_factory).to, "");
}

TEST(AutomaEncounters, SC_AUTO_59_valid_are_tokens_near_own_units_without_enemy_or_own_mech) {
  Solo solo = nordic();
  EXPECT_EQ(solo.valid(AutomaMove::encounter_or_factory), hexes({"nordic_mountain"}));
  solo.place({"nordic_forest"}, {"nordic_mountain"}, "nordic_base");
  EXPECT_TRUE(solo.valid(AutomaMove::encounter_or_factory).empty());
  solo.place({"nordic_forest"}, {}, "nordic_base").place_person({"nordic_mountain"}, {}, "saxony_base");
  EXPECT_TRUE(solo.valid(AutomaMove::encounter_or_factory).empty());
}

TEST(AutomaEncounters, SC_AUTO_60_the_factory_only_without_a_factory_card) {
  Solo solo = nordic();
  solo.unlock().place({"factory_forest"}, {}, "nordic_base");
  EXPECT_TRUE(solo.valid(AutomaMove::encounter_or_factory).has(facts().factory));
  solo.automa().factory_card = hidden_card;
  EXPECT_FALSE(solo.valid(AutomaMove::encounter_or_factory).has(facts().factory));
}

TEST(AutomaEncounters, SC_AUTO_61_nearest_to_the_factory_then_reading_order) {
  Solo solo = nordic();
  solo.unlock().place({"rusviet_village", "nordic_mountain"}, {}, "nordic_base");
  EXPECT_EQ(solo.plan(AutomaMove::encounter_or_factory).to, "nordic_mountain");
  EXPECT_EQ(solo.plan(AutomaMove::encounter_or_factory).by, AutomaKey::reading) << "rusviet_tundra is as near";
  solo.place({"factory_mountain"}, {}, "nordic_base");
  EXPECT_EQ(solo.plan(AutomaMove::encounter_or_factory).to, "factory");
  EXPECT_EQ(solo.plan(AutomaMove::encounter_or_factory).by, AutomaKey::factory);
}

TEST(AutomaEncounters, SC_AUTO_62_a_far_factory_is_not_valid) {
  Solo solo = nordic();
  solo.unlock().place({"nordic_forest"}, {}, "nordic_base");
  EXPECT_FALSE(solo.valid(AutomaMove::encounter_or_factory).has(facts().factory));
}

}  // namespace automa_moves_test
}  // namespace ludarium::scythe
