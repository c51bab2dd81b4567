// Table "Edition differences", the rows that play differently: one situation under each edition, side by side.
// The rows that do not are in editions_shared_test.cpp; games/scythe/editions.md has them all.
#include "games/scythe/tests/support/editions.hpp"

#include <string>

#include "games/scythe/tests/support/moves.hpp"

namespace ludarium::scythe {
namespace editions_test {

using boost::json::object;

constexpr std::uint8_t rich = 12;  // the objective that 20 coins meet
constexpr std::size_t free_option = 0, coin_option = 1, popularity_option = 2;

void give_stars(Player& player, std::size_t count) {
  for (std::size_t goal = 0; goal < count; ++goal) player.stars[goal] = 1;
}

// ---- objectives

TEST(Editions, SC_TURN_10_SC_OBJ_03_when_an_objective_may_be_revealed) {
  const auto windows = [](object edition) {
    Scene scene({Faction::nordic, Faction::saxony}, edition);
    scene.objectives(Faction::nordic, rich, 1).tokens("nordic_forest", Resource::wood, 3);
    scene.nordic().coins = 20;
    scene.turn_of(Faction::nordic);
    std::string open;
    const auto look_for_one = [&] {
      if (scene.can(act::reveal(rich))) open += game().decision_name(scene.s) + " ";
    };
    look_for_one();
    for (Action action : {act::section(index(BottomAction::build)), act::move_units(), act::unit(Unit::character),
                          act::step(scene.hex("nordic_tundra")), act::end_move(), act::bottom(), act::done()}) {
      scene.play(action);
      look_for_one();
    }
    return open;
  };
  const std::string before_or_after = "section bottom end_turn ";
  EXPECT_EQ(under_each(windows),
            by_edition<std::string>(before_or_after, before_or_after,
                                    "section top unit step unit bottom gain end_turn ", before_or_after));
}

// A sixth star in the middle of a benefit ends the game when that is complete (SC-TIME-05).
TEST(Editions, SC_OBJ_03_a_card_shown_in_mid_benefit_lets_it_be_completed) {
  Scene scene({Faction::saxony, Faction::nordic}, {{"edition", "pl"}});
  scene.saxony().stars[index(Goal::combat)] = 5;
  scene.objectives(Faction::saxony, rich, 1).tokens("saxony_tundra", Resource::wood, 3).saxony().coins = 20;
  scene.bottom_of(Faction::saxony, BottomAction::build).play({act::bottom(), act::reveal(rich)});
  EXPECT_EQ(scene.stars(Faction::saxony), 6);
  EXPECT_EQ(game().broken_invariant(scene.s), std::nullopt);
  scene.play(act::build(Structure::mill, scene.hex("saxony_tundra")));
  EXPECT_TRUE(scene.over());
  EXPECT_EQ(scene.saxony().structures[index(Structure::mill)], scene.hex("saxony_tundra"));
}

// ---- Move

TEST(Editions, SC_MOVE_05_SC_MECH_08_whether_a_unit_may_pause_for_another) {
  const auto goes_on_later = [](object edition) {
    Scene scene = moving(Faction::nordic, Faction::saxony, edition);
    const Unit fast = mech_with(Faction::nordic, Ability::speed);
    scene.mech(Faction::nordic, Ability::speed, "factory_forest");
    go(scene, fast, "factory");
    scene.play(act::stop());
    go(scene, worker(0), "nordic_tundra");
    return scene.can(act::unit(fast));
  };
  EXPECT_EQ(under_each(goes_on_later), by_edition(false, false, true, false));
}

// Two Polanian mechs, one of them fast, beside the Factory, where two Saxon workers stand.
Scene workers_in_the_way(object edition) {
  Scene scene = moving(Faction::polania, Faction::saxony, edition);
  scene.workers(Faction::saxony, {"factory", "factory"}).workers(Faction::polania, {"factory_forest"});
  scene.mech(Faction::polania, Ability::camaraderie, "factory_forest");
  scene.polania().popularity = 5;
  go(scene, mech_with(Faction::polania, Ability::camaraderie), "factory");
  return scene;
}

TEST(Editions, SC_MOVE_20_when_driven_out_workers_leave) {
  const auto popularity_then_and_after = [](object edition) {
    Scene scene = workers_in_the_way(edition);
    const int then = scene.polania().popularity;
    scene.play(act::end_move());
    EXPECT_EQ(workers_on(scene, Faction::saxony, "saxony_base"), 2);
    return std::pair<int, int>(then, scene.polania().popularity);
  };
  const std::pair at_once{3, 3}, later{5, 3};
  EXPECT_EQ(under_each(popularity_then_and_after), by_edition(at_once, at_once, later, at_once));
}

TEST(Editions, SC_MOVE_32_whether_others_may_follow_where_workers_were_driven_out) {
  const auto follows = [](object edition) {
    Scene scene = workers_in_the_way(edition);
    const bool controls = scene.look().controlled(scene.seat(Faction::saxony)).has(scene.hex("factory"));
    const bool enters = can_go(scene, worker(0), "factory");
    EXPECT_NE(enters, controls);
    return enters;
  };
  EXPECT_EQ(under_each(follows), by_edition(true, true, false, true));

  const auto passes = [](object edition) {
    Scene scene = workers_in_the_way(edition);
    scene.mech(Faction::polania, Ability::speed, "factory_forest");
    go(scene, mech_with(Faction::polania, Ability::speed), "factory");
    return scene.s.ask == Ask::step;
  };
  EXPECT_EQ(under_each(passes), by_edition(true, true, false, true));
}

TEST(Editions, SC_MOVE_27_whether_a_worker_may_walk_away_from_an_enemy_mech) {
  const auto why_not = [](object edition) {
    Scene scene = moving(Faction::polania, Faction::saxony, edition);
    scene.mech(Faction::saxony, 0, "factory").mech(Faction::polania, Ability::submerge, "factory_forest");
    scene.workers(Faction::polania, {"factory_forest"});
    go(scene, mech_with(Faction::polania, Ability::submerge), "factory", Load::workers);
    return scene.why(act::unit(worker(0)));
  };
  const std::string held = "SC-MOVE-27";
  EXPECT_EQ(under_each(why_not), by_edition<std::string>(held, held, held, ""));
}

// ---- top row

TEST(Editions, SC_TRADE_05_whether_all_workers_at_home_bar_the_whole_trade) {
  const auto popularity = [](object edition) {
    Scene scene({Faction::nordic, Faction::saxony}, edition);
    scene.workers(Faction::nordic, {"nordic_base", "nordic_base"}).turn_of(Faction::nordic, TopAction::trade);
    EXPECT_EQ(scene.why(act::trade_tokens()), "SC-TRADE-05");
    return scene.why(act::trade_popularity());
  };
  EXPECT_EQ(under_each(popularity), by_edition<std::string>("", "", "SC-TRADE-05", ""));
}

// Saxony has taken the territory of the Nordic Mill; Nordic produces.
Scene mill_of_an_enemy(object edition, const char* hex) {
  Scene scene({Faction::nordic, Faction::saxony}, edition);
  scene.structure(Faction::nordic, Structure::mill, hex).mech(Faction::saxony, 0, hex);
  scene.workers(Faction::nordic, {"nordic_base", "nordic_base"}).turn_of(Faction::nordic, TopAction::produce);
  return scene;
}

TEST(Editions, SC_BUILD_07_whether_the_mill_works_for_its_owner_on_an_enemys_territory) {
  const auto food = [](object edition) {
    Scene scene = mill_of_an_enemy(edition, "albion_farm");
    scene.play(act::produce());
    const bool saxon = scene.look().controlled(scene.seat(Faction::saxony)).has(scene.hex("albion_farm"));
    EXPECT_TRUE(saxon);  // and so is the food
    return tokens_at(scene, "albion_farm", Resource::food);
  };
  EXPECT_EQ(under_each(food), by_edition(0, 0, 1, 0));
}

// Nobody's worker stands among enemies, whatever the Mill's text leaves out.
TEST(Editions, SC_BUILD_07_no_mill_makes_a_worker_among_enemies) {
  const auto workers = [](object edition) {
    Scene scene = mill_of_an_enemy(edition, "north_village");
    return workers_on(scene.play(act::produce()), Faction::nordic, "north_village");
  };
  EXPECT_EQ(under_each(workers), by_edition(0, 0, 0, 0));
}

// ---- mech abilities

TEST(Editions, SC_MECH_13_whether_disarm_works_on_the_own_mine) {
  const auto asked = [](object edition) {
    Scene scene({Faction::saxony, Faction::polania}, edition);
    scene.mech(Faction::saxony, Ability::disarm, "albion_farm");
    scene.structure(Faction::saxony, Structure::mine, "albion_farm");
    return scene.battle(Faction::saxony, Faction::polania, "albion_farm").s.ask == Ask::ability;
  };
  EXPECT_EQ(under_each(asked), by_edition(true, true, false, true));
}

TEST(Editions, SC_MECH_28_where_wayfare_starts_from) {
  const auto way = [](const char* from, const char* to) {
    return [=](object edition) {
      Scene scene = moving(Faction::crimea, Faction::saxony, edition);
      scene.mech(Faction::crimea, Ability::wayfare, from);
      return can_go(scene, mech_with(Faction::crimea, Ability::wayfare), to);
    };
  };
  const auto in_all = by_edition(true, true, true, true), but_cs = by_edition(true, false, true, true);
  EXPECT_EQ(under_each(way("factory", "nordic_base")), in_all);
  EXPECT_EQ(under_each(way("factory", "crimea_base")), in_all);
  EXPECT_EQ(under_each(way("crimea_base", "nordic_base")), in_all);
  EXPECT_EQ(under_each(way("nordic_base", "rusviet_base")), but_cs);
  EXPECT_EQ(under_each(way("nordic_base", "crimea_base")), but_cs);
  EXPECT_EQ(under_each(way("nordic_base", "saxony_base")), by_edition(false, false, false, false));
}

// ---- recruits

// Nordic's character has just met card 4 (3 coins: a recruit) and enlisted from the Build circle; wood lies ready.
Scene recruited_on_the_way(object edition) {
  Scene scene({Faction::nordic, Faction::saxony}, edition);
  scene.character(Faction::nordic, "nordic_forest").tokens("nordic_tundra", Resource::wood, 6).encounter_next(4);
  scene.nordic().coins = 10;
  scene.nordic().popularity = 5;
  scene.turn_of(Faction::nordic, TopAction::move);  // the Industrial mat has Build below
  scene.play({act::move_units(), act::unit(Unit::character), act::step(scene.hex("nordic_mountain")), act::end_move()});
  scene.play({act::option(coin_option), act::enlist(BottomAction::build, OneTimeBonus::power)});
  return scene;
}

TEST(Editions, SC_BUILD_08_SC_ENL_11_SC_ENL_15_when_a_recruit_of_an_encounter_begins_to_serve) {
  const auto popularity_of_two_turns = [](object edition) {
    Scene scene = recruited_on_the_way(edition);
    scene.play({act::bottom(), act::done()});
    const int same_turn = scene.nordic().popularity;
    scene.end_turn();
    for (std::size_t section : {0, 0, 1}) scene.play(act::section(section)).end_turn();  // Saxony, Nordic, Saxony
    scene.play({act::section(index(BottomAction::build)), act::skip(), act::bottom(), act::done()});
    return std::pair<int, int>(same_turn, scene.nordic().popularity);
  };
  const std::pair both{6, 7}, second{5, 6};
  EXPECT_EQ(under_each(popularity_of_two_turns), by_edition(both, second, both, both));
}

// Saxony builds; clockwise follow Polania and Nordic, both one popularity short of the end of the track, with the Build
// circle open.
Scene neighbours_on_17(object edition) {
  Scene scene({Faction::saxony, Faction::polania, Faction::nordic}, edition);
  for (Seat seat : scene.s.seats()) {
    scene.s.player(seat).recruits = 1u << index(BottomAction::build);
    scene.s.player(seat).popularity = 17;
  }
  scene.saxony().popularity = 5;
  scene.tokens("saxony_tundra", Resource::wood, 3).bottom_of(Faction::saxony, BottomAction::build);
  return scene;
}

TEST(Editions, SC_ENL_09_SC_TIME_04_what_the_last_neighbour_gets_when_the_first_ends_the_game) {
  const auto nordic_popularity = [](object edition) {
    Scene scene = neighbours_on_17(edition);
    give_stars(scene.polania(), 5);
    scene.play({act::bottom(), act::done()});
    EXPECT_TRUE(scene.over());
    EXPECT_EQ(scene.stars(Faction::polania), 6);
    EXPECT_EQ(scene.stars(Faction::nordic), 0);
    return int{scene.nordic().popularity};
  };
  EXPECT_EQ(under_each(nordic_popularity), by_edition(18, 18, 17, 17));
}

TEST(Editions, SC_END_03_SC_END_04_what_neighbours_get_when_the_builder_ends_the_game) {
  const auto popularity_of_all = [](object edition) {
    Scene scene = neighbours_on_17(edition);
    give_stars(scene.saxony(), 6);
    scene.saxony().stars[index(Goal::structures)] = 0;
    for (std::size_t i = 0; i < 3; ++i) scene.saxony().structures[i] = hex_at(i);
    scene.play({act::bottom(), act::build(Structure::monument, scene.hex("saxony_tundra"))});
    EXPECT_TRUE(scene.over());
    EXPECT_EQ(scene.stars(Faction::polania) + scene.stars(Faction::nordic), 0);
    return std::array<int, 3>{scene.saxony().popularity, scene.polania().popularity, scene.nordic().popularity};
  };
  const std::array everybody{6, 18, 18}, builder_only{6, 17, 17};
  EXPECT_EQ(under_each(popularity_of_all), by_edition(everybody, everybody, builder_only, builder_only));
}

TEST(Editions, SC_ENL_12_whether_an_ongoing_bonus_may_be_declined) {
  const auto may_decline = [](object edition) {
    Scene scene = neighbours_on_17(edition);
    const Action decline = act::standing_order(BottomAction::build, true);
    const bool may = scene.can_aside(scene.seat(Faction::nordic), decline);
    if (may)
      scene.aside(scene.seat(Faction::nordic), decline);
    else
      EXPECT_EQ(scene.why(scene.seat(Faction::nordic), decline), "SC-ENL-12");
    scene.play({act::bottom(), act::done()});
    EXPECT_EQ(scene.nordic().popularity, may ? 17 : 18);
    return may;
  };
  EXPECT_EQ(under_each(may_decline), by_edition(true, false, false, true));
}

// ---- encounters

Scene meeting(object edition, Faction who, std::uint8_t card) {
  Scene scene = moving(who, Faction::saxony, edition);
  scene.of(who).coins = scene.of(who).popularity = 5;
  scene.character(who, "nordic_tundra").encounter_next(card);
  go(scene, Unit::character, "nordic_mountain");
  return scene;
}

TEST(Editions, SC_FABL_09_whether_polania_may_stop_after_one_option) {
  const auto may_stop = [](object edition) {
    Scene scene = meeting(edition, Faction::polania, 1);
    scene.play({act::end_move(), act::option(free_option)});
    return scene.can(act::done());
  };
  EXPECT_EQ(under_each(may_stop), by_edition(true, false, true, true));
}

TEST(Editions, SC_FABL_09_one_option_is_enough_where_no_second_can_be_paid) {
  const auto asked_next = [](object edition) {
    Scene scene = meeting(edition, Faction::polania, 4);
    scene.polania().coins = scene.polania().popularity = 0;
    return scene.play({act::end_move(), act::option(free_option)}).s.ask;
  };
  EXPECT_EQ(under_each(asked_next), by_edition(Ask::bottom, Ask::bottom, Ask::bottom, Ask::bottom));
}

TEST(Editions, SC_COMB_21_SC_ENC_03_whether_a_winner_must_meet_the_encounter) {
  const auto asked_next = [](object edition) {
    Scene scene({Faction::nordic, Faction::saxony}, edition);
    arm(scene, Faction::nordic, Faction::saxony);
    scene.battle(Faction::nordic, Faction::saxony, "nordic_mountain");
    fight_it_out(scene, Faction::nordic);
    return scene.s.ask;
  };
  EXPECT_EQ(under_each(asked_next), by_edition(Ask::encounter, Ask::encounter, Ask::meet, Ask::encounter));
}

TEST(Editions, SC_COMB_21_without_a_combat_every_encounter_is_met) {
  const auto asked_next = [](object edition) {
    return meeting(edition, Faction::nordic, 1).play(act::end_move()).s.ask;
  };
  EXPECT_EQ(under_each(asked_next), by_edition(Ask::encounter, Ask::encounter, Ask::encounter, Ask::encounter));
}

TEST(Editions, SC_ENC_09_SC_EX_24_whether_a_structure_may_be_chosen_where_one_stands) {
  const auto why_not = [](object edition) {
    Scene scene = meeting(edition, Faction::nordic, 1);
    scene.structure(Faction::saxony, Structure::mill, "nordic_mountain").play(act::end_move());
    const std::string rule = scene.why(act::option(popularity_option));
    if (rule.empty()) {
      scene.play(act::option(popularity_option));
      EXPECT_EQ(scene.nordic().popularity, 3);  // paid
      EXPECT_EQ(count_out(scene.nordic().structures), 0);
      EXPECT_EQ(scene.s.ask, Ask::bottom);
    }
    return rule;
  };
  const std::string barred = "SC-ENC-09";
  EXPECT_EQ(under_each(why_not), by_edition<std::string>(barred, barred, "", ""));
}

// ---- the end

// Every edition puts back who waits for a combat. Beside enemy workers a game can end only where these leave after the
// moves and cards are shown in mid-Move; there one goes back from them too.
TEST(Editions, SC_END_05_where_a_unit_beside_enemy_workers_is_when_the_game_ends) {
  const auto place = [](object edition) {
    Scene scene = workers_in_the_way(edition);
    give_stars(scene.polania(), 5);
    scene.objectives(Faction::polania, rich, 1).polania().coins = 20;
    if (!scene.can(act::reveal(rich))) scene.play(act::end_move());
    scene.play(act::reveal(rich));
    EXPECT_TRUE(scene.over());
    return facts().hex_id[index(scene.polania().mechs[2])];
  };
  const std::string there = "factory";
  EXPECT_EQ(under_each(place), by_edition<std::string>(there, there, "factory_forest", there));
}

TEST(Editions, SC_REC_01_whether_there_is_an_achievement_sheet) {
  const auto lines = [](object edition) {
    Scene scene({Faction::nordic, Faction::saxony}, edition);
    give_stars(scene.nordic(), 5);
    scene.nordic().power = 15;
    scene.turn_of(Faction::nordic, TopAction::bolster).play(act::bolster_power());
    EXPECT_TRUE(scene.over());
    return game().honours(scene.s, scene.seat(Faction::nordic)).lines.size();
  };
  EXPECT_EQ(under_each(lines), by_edition<std::size_t>(1, 1, 0, 1));
}

}  // namespace editions_test
}  // namespace ludarium::scythe
