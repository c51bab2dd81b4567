// Chapter "Key concepts and control": bases, control, resources on the board.
#include "games/scythe/tests/support/scene.hpp"

namespace ludarium::scythe {
namespace key_concepts_test {

constexpr Faction nordic = Faction::nordic, saxony = Faction::saxony;

Scene two_players() { return Scene({nordic, saxony}); }

bool controls(const Scene& scene, Faction faction, std::string_view hex) {
  return scene.look().controlled(scene.seat(faction)).has(scene.hex(hex));
}

int tokens_of(const Scene& scene, Faction faction) { return fortune(scene.look(), scene.seat(faction)).token_count; }

int all_tokens(const State& s) {
  int count = 0;
  for (const Tokens& tokens : s.tokens) count += total(tokens);
  return count;
}

TEST(Key, SC_KEY_02_a_base_is_no_territory) {
  Scene moving = two_players();
  moving.character(nordic, "nordic_forest").turn_of(nordic, TopAction::move);
  moving.play({act::move_units(), act::unit(Unit::character)});
  EXPECT_FALSE(moving.can(act::step(moving.hex("nordic_base"))));
  EXPECT_EQ(moving.why(act::step(moving.hex("nordic_base"))), "SC-MOVE-29");

  for (auto [bottom, placed, rule] :
       {std::tuple{BottomAction::deploy, act::deploy(0, moving.hex("nordic_base")), "SC-DEP-04"},
        std::tuple{BottomAction::build, act::build(Structure::mill, moving.hex("nordic_base")), "SC-BUILD-03"}}) {
    Scene scene = two_players();
    scene.workers(nordic, {"nordic_base", "nordic_forest"}).tokens("nordic_forest", static_cast<Resource>(bottom), 3);
    scene.bottom_of(nordic, bottom).play(act::bottom());
    ASSERT_EQ(scene.s.ask, Ask::gain);
    EXPECT_FALSE(scene.can(placed));
    EXPECT_EQ(scene.why(placed), rule);
  }
}

TEST(Key, SC_KEY_03_the_base_is_where_one_starts_and_retreats_to) {
  Scene scene = two_players();
  EXPECT_EQ(scene.saxony().character, scene.hex("saxony_base"));
  scene.hand(nordic, {}).hand(saxony, {}).battle(nordic, saxony, "factory_tundra");
  scene.play({act::fight(3), act::fight(0)});
  EXPECT_EQ(scene.nordic().character, scene.hex("factory_tundra"));
  EXPECT_EQ(scene.saxony().character, scene.hex("saxony_base"));
}

TEST(Key, SC_KEY_04_any_unit_controls_its_territory) {
  Scene scene = two_players();
  scene.workers(nordic, {"south_forest"}).mech(nordic, 0, "factory_tundra").character(nordic, "factory_mountain");
  for (const char* hex : {"south_forest", "factory_tundra", "factory_mountain"}) {
    EXPECT_TRUE(controls(scene, nordic, hex));
    EXPECT_FALSE(controls(scene, saxony, hex));
  }
}

TEST(Key, SC_KEY_05_a_structure_controls_unless_an_enemy_unit_is_there) {
  Scene scene = two_players();
  scene.structure(nordic, Structure::mill, "south_forest");
  EXPECT_TRUE(controls(scene, nordic, "south_forest"));

  Scene with_worker = scene, with_mech = scene, with_character = scene;
  with_worker.workers(saxony, {"south_forest"});
  with_mech.mech(saxony, 0, "south_forest");
  with_character.character(saxony, "south_forest");
  for (Scene* occupied : {&with_worker, &with_mech, &with_character}) {
    EXPECT_FALSE(controls(*occupied, nordic, "south_forest"));
    EXPECT_TRUE(controls(*occupied, saxony, "south_forest"));
  }
}

TEST(Key, SC_KEY_06_never_two_controllers) {
  Scene scene = two_players();
  scene.structure(nordic, Structure::mill, "south_forest").workers(saxony, {"south_forest", "saxony_tundra"});
  scene.mech(nordic, 2, "factory_tundra").mech(saxony, 2, "tunnel_south_tundra").turn_of(nordic, TopAction::move);
  scene.play({act::move_units(), act::unit(mech(2)), act::step(scene.hex("tunnel_south_tundra"))});
  ASSERT_EQ(scene.s.ask, Ask::unit);  // the combat is still to come
  EXPECT_TRUE((scene.look().controlled(scene.seat(nordic)) & scene.look().controlled(scene.seat(saxony))).empty());
  EXPECT_TRUE(controls(scene, saxony, "tunnel_south_tundra"));
}

TEST(Key, SC_KEY_07_an_empty_territory_and_its_tokens_are_nobodys) {
  Scene scene = two_players();
  scene.tokens("factory_tundra", Resource::metal, 4).bottom_of(nordic, BottomAction::deploy);
  for (Faction faction : {nordic, saxony}) {
    EXPECT_FALSE(controls(scene, faction, "factory_tundra"));
    EXPECT_EQ(tokens_of(scene, faction), 0);
  }
  EXPECT_FALSE(scene.can(act::bottom()));
}

TEST(Key, SC_KEY_08_resources_lie_on_the_board) {
  Scene scene = two_players();
  const Hex forest = scene.hex("nordic_forest");
  scene.turn_of(nordic, TopAction::trade).play({act::trade_tokens(), act::tokens(forest, 1, 1, 0, 0)});
  EXPECT_EQ(scene.s.tokens[index(forest)], (Tokens{1, 1, 0, 0}));
  EXPECT_EQ(tokens_of(scene, nordic), 2);
  scene.workers(nordic, {"nordic_tundra"}).workers(saxony, {"nordic_forest"});  // whoever holds the place has them
  EXPECT_EQ(tokens_of(scene, nordic), 0);
  EXPECT_EQ(tokens_of(scene, saxony), 2);
}

TEST(Key, SC_KEY_09_only_tokens_on_controlled_territories_are_spent) {
  Scene scene = two_players();
  scene.tokens("nordic_forest", Resource::metal, 2).tokens("nordic_tundra", Resource::metal, 2);
  scene.tokens("saxony_tundra", Resource::metal, 5).tokens("factory", Resource::metal, 5);
  scene.bottom_of(nordic, BottomAction::deploy);
  EXPECT_TRUE(scene.can(act::pay(scene.hex("nordic_forest"), Resource::metal)));
  for (const char* foreign : {"saxony_tundra", "factory"}) {
    EXPECT_FALSE(scene.can(act::pay(scene.hex(foreign), Resource::metal)));
    EXPECT_EQ(scene.why(act::pay(scene.hex(foreign), Resource::metal)), "SC-KEY-09");
  }
  scene.workers(nordic, {"nordic_forest"});  // the two on the tundra are his no more
  EXPECT_FALSE(scene.can(act::bottom()));
}

TEST(Key, SC_KEY_10_a_payment_may_be_mixed_for_an_effect_anywhere) {
  Scene scene = two_players();
  scene.workers(nordic, {"nordic_forest", "nordic_tundra", "south_forest"}).mech(nordic, 2, "factory_mountain");
  scene.tokens("nordic_forest", Resource::metal, 2).tokens("nordic_tundra", Resource::metal, 2);
  scene.tokens("factory_mountain", Resource::metal, 2).bottom_of(nordic, BottomAction::deploy);
  for (const char* hex : {"nordic_forest", "nordic_tundra", "factory_mountain"}) {
    scene.play(act::pay(scene.hex(hex), Resource::metal));
    EXPECT_EQ(scene.s.tokens[index(scene.hex(hex))][index(Resource::metal)], 1);
  }
  scene.play(act::deploy(0, scene.hex("south_forest")));
  EXPECT_EQ(scene.nordic().mechs[0], scene.hex("south_forest"));
}

TEST(Key, SC_KEY_11_what_is_spent_leaves_the_board) {
  Scene scene = two_players();
  scene.tokens("nordic_forest", Resource::oil, 5).bottom_of(nordic, BottomAction::upgrade).play(act::bottom());
  EXPECT_EQ(all_tokens(scene.s), 2);
}

TEST(Key, SC_KEY_12_any_number_of_tokens) {
  Scene scene = two_players();
  scene.tokens("nordic_forest", Resource::wood, 200);  // the box has 20
  scene.turn_of(nordic, TopAction::produce).play(act::produce());
  EXPECT_EQ(scene.s.tokens[index(scene.hex("nordic_forest"))][index(Resource::wood)], 201);
  EXPECT_EQ(tokens_of(scene, nordic), 202);  // and an oil
}

TEST(Key, SC_KEY_13_workers_are_no_resources) {
  Scene scene = two_players();
  scene.workers(nordic, {"south_forest", "south_forest", "south_forest", "south_forest", "south_forest"});
  EXPECT_EQ(tokens_of(scene, nordic), 0);
  for (BottomAction bottom : {BottomAction::upgrade, BottomAction::deploy, BottomAction::build, BottomAction::enlist})
    EXPECT_FALSE(scene.bottom_of(nordic, bottom).can(act::bottom()));
}

// The character, a mech without an ability to move, a worker.
TEST(Key, SC_KEY_14_every_unit_moves_one_territory_with_any_number_of_tokens) {
  for (Unit unit : {Unit::character, mech(2), worker(0)}) {
    Scene scene = two_players();
    scene.character(nordic, "nordic_forest").mech(nordic, Ability::artillery, "nordic_forest");
    scene.tokens("nordic_forest", Resource::metal, 25).tokens("nordic_forest", Resource::food, 5);
    scene.turn_of(nordic, TopAction::move).play({act::move_units(), act::unit(unit)});
    EXPECT_FALSE(scene.can(act::step(scene.hex("south_forest"))));
    scene.play(act::step(scene.hex("nordic_tundra"), Load::tokens));
    EXPECT_EQ(place_of(scene.nordic(), unit), scene.hex("nordic_tundra"));
    EXPECT_EQ(scene.s.tokens[index(scene.hex("nordic_tundra"))], (Tokens{0, 25, 0, 5}));
    EXPECT_NE(scene.s.ask, Ask::step);  // one territory
  }
}

TEST(Key, SC_KEY_15_only_characters_and_mechs_fight) {
  Scene scene = two_players();  // workers and a structure do not defend
  scene.workers(saxony, {"factory_tundra", "factory_tundra"}).structure(saxony, Structure::mill, "factory_tundra");
  scene.character(nordic, "tunnel_south_tundra").turn_of(nordic, TopAction::move);
  scene.play({act::move_units(), act::unit(Unit::character), act::step(scene.hex("factory_tundra")), act::end_move()});
  EXPECT_EQ(scene.s.ask, Ask::bottom);
  EXPECT_EQ(count_at(scene.saxony().workers, scene.hex("saxony_base")), 2);

  Scene fight = two_players();  // nor do workers add cards
  fight.character(saxony, "factory_tundra").workers(saxony, {"factory_tundra", "factory_tundra"});
  fight.hand(saxony, {2, 3}).battle(nordic, saxony, "factory_tundra");
  EXPECT_TRUE(fight.can(fight.seat(saxony), act::fight(0, 1)));
  EXPECT_FALSE(fight.can(fight.seat(saxony), act::fight(0, 1, 1)));
}

Scene walked(Unit unit, const char* from, const char* to) {
  Scene scene = two_players();
  place_of(scene.nordic(), unit) = scene.hex(from);
  scene.turn_of(nordic, TopAction::move);
  return scene.play({act::move_units(), act::unit(unit), act::step(scene.hex(to)), act::end_move()});
}

TEST(Key, SC_KEY_16_only_characters_meet_encounters_and_take_factory_cards) {
  EXPECT_EQ(walked(Unit::character, "nordic_forest", "nordic_mountain").s.ask, Ask::encounter);
  EXPECT_EQ(walked(Unit::character, "factory_tundra", "factory").s.ask, Ask::factory_card);
  for (Unit unit : {mech(2), worker(0)}) {
    EXPECT_EQ(walked(unit, "nordic_forest", "nordic_mountain").s.ask, Ask::bottom);
    EXPECT_EQ(walked(unit, "factory_tundra", "factory").s.ask, Ask::bottom);
  }
}

TEST(Key, SC_KEY_17_only_mechs_carry_workers_nobody_a_character) {
  Scene scene = two_players();
  const Hex forest = scene.hex("nordic_forest"), tundra = scene.hex("nordic_tundra");
  scene.workers(nordic, {"nordic_forest", "nordic_forest", "nordic_forest"}).character(nordic, "nordic_forest");
  scene.mech(nordic, 2, "nordic_forest").tokens("nordic_forest", Resource::oil, 1).turn_of(nordic, TopAction::move);
  scene.play(act::move_units());

  for (Unit other : {Unit::character, worker(0)}) {
    Scene without_mech = scene;
    without_mech.play(act::unit(other));
    EXPECT_TRUE(without_mech.can(act::step(tundra, Load::tokens)));
    EXPECT_FALSE(without_mech.can(act::step(tundra, Load::workers)));
    EXPECT_EQ(without_mech.why(act::step(tundra, Load::workers)), "SC-KEY-17");
  }
  scene.play({act::unit(mech(2)), act::step(tundra, Load::everything)});
  EXPECT_EQ(count_at(scene.nordic().workers, tundra), 3);
  EXPECT_EQ(scene.nordic().character, forest);
}

TEST(Key, SC_KEY_18_only_workers_produce_and_let_one_deploy_and_build) {
  Scene scene = two_players();
  scene.workers(nordic, {"nordic_tundra"}).mech(nordic, 2, "nordic_mountain").character(nordic, "nordic_forest");
  Scene producing = scene;
  producing.turn_of(nordic, TopAction::produce).play(act::produce());
  EXPECT_EQ(all_tokens(producing.s), 1);  // the oil of the one worker

  for (BottomAction bottom : {BottomAction::deploy, BottomAction::build}) {
    Scene placing = scene;
    placing.tokens("nordic_tundra", static_cast<Resource>(bottom), 3).bottom_of(nordic, bottom).play(act::bottom());
    const auto put = [&](const char* hex) {
      return bottom == BottomAction::deploy ? act::deploy(0, placing.hex(hex))
                                            : act::build(Structure::mill, placing.hex(hex));
    };
    EXPECT_TRUE(placing.can(put("nordic_tundra")));
    EXPECT_FALSE(placing.can(put("nordic_mountain")));
    EXPECT_FALSE(placing.can(put("nordic_forest")));
  }
}

TEST(Key, SC_KEY_19_any_number_of_own_units_together) {
  Scene scene = two_players();
  const Hex forest = scene.hex("nordic_forest");
  scene.nordic().mechs.fill(forest);
  scene.nordic().workers.fill(forest);
  scene.nordic().workers[7] = scene.hex("nordic_tundra");
  scene.character(nordic, "nordic_forest").turn_of(nordic, TopAction::move);
  scene.play({act::move_units(), act::unit(worker(7)), act::step(forest)});
  EXPECT_EQ(fighters_at(scene.nordic(), forest) + count_at(scene.nordic().workers, forest), 13);
}

TEST(Key, SC_KEY_20_no_piece_leaves_play) {
  Scene scene = two_players();
  const Hex field = scene.hex("factory_tundra"), home = scene.hex("saxony_base");
  scene.character(saxony, "factory_tundra").mech(saxony, 0, "factory_tundra").mech(saxony, 1, "factory_tundra");
  scene.workers(saxony, {"factory_tundra", "factory_tundra"}).structure(saxony, Structure::mill, "factory_tundra");
  scene.hand(nordic, {}).hand(saxony, {}).battle(nordic, saxony, "factory_tundra");
  scene.play({act::fight(3), act::fight(0)});
  EXPECT_EQ(fighters_at(scene.saxony(), home), 3);
  EXPECT_EQ(count_at(scene.saxony().workers, home), 2);
  EXPECT_EQ(count_at(scene.saxony().workers, Hex::none), 6);
  EXPECT_EQ(structure_at(scene.saxony(), Structure::mill), field);
}

TEST(Key, SC_KEY_22_gains_stop_at_the_end_of_a_track) {
  Scene scene = two_players();
  scene.nordic().power = 15;
  EXPECT_EQ(scene.turn_of(nordic, TopAction::bolster).play(act::bolster_power()).nordic().power, 16);
  scene.nordic().popularity = 18;
  EXPECT_EQ(scene.turn_of(nordic, TopAction::trade).play(act::trade_popularity()).nordic().popularity, 18);
}

TEST(Key, SC_KEY_22_losses_stop_at_zero_but_a_cost_must_be_there) {
  Scene scene = two_players();
  scene.nordic().popularity = 1;
  scene.workers(saxony, {"factory_tundra", "factory_tundra", "factory_tundra"}).character(nordic, "factory");
  scene.turn_of(nordic, TopAction::move);
  scene.play({act::move_units(), act::unit(Unit::character), act::step(scene.hex("factory_tundra"))});
  EXPECT_EQ(scene.nordic().popularity, 0);

  Scene hit = two_players();
  hit.saxony().power = 1;
  hit.mech(nordic, Ability::artillery, "factory_tundra").battle(nordic, saxony, "factory_tundra");
  EXPECT_EQ(hit.play(act::ability(true)).saxony().power, 0);

  Scene poor = two_players();
  poor.nordic().workers.fill(poor.hex("nordic_forest"));
  poor.nordic().popularity = 0;
  poor.turn_of(nordic, TopAction::produce);
  EXPECT_FALSE(poor.can(act::produce()));
}

TEST(Key, SC_KEY_23_a_lake_with_a_unit_is_a_territory) {
  Scene scene = two_players();
  scene.workers(nordic, {}).mech(nordic, Ability::seaworthy, "lake_north").tokens("lake_north", Resource::oil, 4);
  EXPECT_TRUE(controls(scene, nordic, "lake_north"));
  EXPECT_EQ(tokens_of(scene, nordic), 4);
  EXPECT_EQ(fortune(scene.look(), scene.seat(nordic)).territory_count, 1);
  scene.bottom_of(nordic, BottomAction::upgrade).play(act::bottom());
  EXPECT_EQ(tokens_of(scene, nordic), 1);
}

TEST(Key, SC_KEY_24_nobody_controls_a_base_or_fights_there) {
  Scene scene({Faction::crimea, nordic});
  const Hex home = scene.hex("crimea_base");
  scene.workers(nordic, {"crimea_base"});  // could it ever be
  scene.character(Faction::crimea, "crimea_farm").mech(Faction::crimea, Ability::wayfare, "crimea_village");
  scene.tokens("crimea_base", Resource::oil, 9).turn_of(Faction::crimea, TopAction::move);
  for (const char* enemy_at : {"nordic_base", "crimea_base"}) {  // beside workers alone, then beside a character too
    Scene meeting = scene;
    meeting.character(nordic, enemy_at);
    meeting.play({act::move_units(), act::unit(Unit::character), act::step(home), act::end_move()});
    EXPECT_EQ(meeting.s.ask, Ask::bottom);  // no combat
    EXPECT_EQ(meeting.crimea().character, home);
    EXPECT_EQ(meeting.nordic().character, meeting.hex(enemy_at));
    EXPECT_EQ(count_at(meeting.nordic().workers, home), 1);  // not driven out
    for (Faction faction : {Faction::crimea, nordic}) {
      EXPECT_FALSE(controls(meeting, faction, "crimea_base"));
      EXPECT_EQ(tokens_of(meeting, faction), 0);
    }
  }
}

}  // namespace key_concepts_test
}  // namespace ludarium::scythe
