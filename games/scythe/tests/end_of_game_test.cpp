// Chapter "End of game". Units put back: put_back_test.cpp.
#include <algorithm>

#include "games/scythe/tests/support/scene.hpp"

namespace ludarium::scythe {
namespace end_of_game_test {

void give_stars(Player& player, int count) {  // for things long past
  for (std::size_t goal = 0; goal < static_cast<std::size_t>(count); ++goal) player.stars[goal] = 1;
}

void open_build_circle(Player& player) { player.recruits = 1u << index(BottomAction::build); }

// Saxony is to build its fourth structure; clockwise follow Polania and Nordic, both one popularity short of the end of
// the track and with the Build circle open.
Scene building(boost::json::object options = {}) {
  Scene scene({Faction::saxony, Faction::polania, Faction::nordic}, std::move(options));
  scene.tokens("saxony_tundra", Resource::wood, 3);
  for (std::size_t i = 0; i < 3; ++i) scene.saxony().structures[i] = hex_at(i);
  for (Seat seat : scene.s.seats()) {
    open_build_circle(scene.s.player(seat));
    scene.s.player(seat).popularity = 17;
  }
  scene.saxony().popularity = 5;
  scene.saxony().coins = 0;
  scene.bottom_of(Faction::saxony, BottomAction::build);
  return scene;
}

Scene& build_fourth(Scene& scene) {
  return scene.play({act::bottom(), act::build(Structure::monument, scene.hex("saxony_tundra"))});
}

// Rusviet has five stars and will win its combat on the southern tunnel at once: nobody has anything to fight with.
Scene last_combat() {
  Scene scene({Faction::rusviet, Faction::saxony});
  give_stars(scene.rusviet(), 5);
  scene.hand(Faction::rusviet, {}).hand(Faction::saxony, {});
  scene.rusviet().power = scene.saxony().power = 0;
  scene.mech(Faction::rusviet, 0, "factory_tundra").mech(Faction::saxony, 0, "tunnel_south_tundra");
  scene.turn_of(Faction::rusviet, TopAction::move);
  return scene;
}

TEST(EndOfGame, SC_END_01_the_sixth_star_ends_the_game_in_mid_turn) {
  Scene scene({Faction::nordic, Faction::saxony});
  give_stars(scene.nordic(), 5);
  scene.nordic().power = 14;
  scene.turn_of(Faction::nordic, TopAction::bolster).play(act::bolster_power());
  EXPECT_EQ(scene.stars(Faction::nordic), 6);
  EXPECT_TRUE(scene.over());
  EXPECT_TRUE(scene.happened(Happened::game_over));

  Scene fifth({Faction::nordic, Faction::saxony});
  give_stars(fifth.nordic(), 4);
  fifth.nordic().power = 14;
  fifth.turn_of(Faction::nordic, TopAction::bolster).play(act::bolster_power());
  EXPECT_FALSE(fifth.over());
}

TEST(EndOfGame, SC_END_02_the_bottom_action_is_lost) {
  Scene scene({Faction::nordic, Faction::saxony});
  give_stars(scene.nordic(), 5);
  scene.nordic().power = 14;
  scene.tokens("nordic_tundra", Resource::oil, 3).turn_of(Faction::nordic, TopAction::bolster);
  scene.play(act::bolster_power());
  for (Seat seat : scene.s.seats()) EXPECT_TRUE(scene.legal(seat).empty());
  EXPECT_EQ(scene.why(scene.seat(Faction::nordic), act::bottom()), "SC-END-02");
  EXPECT_EQ(scene.s.tokens[index(scene.hex("nordic_tundra"))][index(Resource::oil)], 3);
}

TEST(EndOfGame, SC_END_02_encounter_and_factory_visit_are_lost) {
  for (const char* goal : {"nordic_mountain", "factory"}) {
    Scene scene = last_combat();
    scene.character(Faction::rusviet, goal == std::string_view("factory") ? "factory_forest" : "nordic_forest");
    scene.play({act::move_units(), act::unit(Unit::character), act::step(scene.hex(goal))});
    scene.play({act::unit(mech(0)), act::step(scene.hex("tunnel_south_tundra"))});
    EXPECT_TRUE(scene.over());
    EXPECT_EQ(scene.rusviet().character, scene.hex(goal));
    EXPECT_TRUE(scene.s.encounter_tokens.has(scene.hex("nordic_mountain")));
    EXPECT_EQ(scene.s.encounters_drawn, 0u);
    EXPECT_EQ(scene.rusviet().factory_card, 0);
  }
}

TEST(EndOfGame, SC_END_03_benefit_coins_and_own_bonus_come_before_the_last_star) {
  Scene scene = building();
  give_stars(scene.saxony(), 5);
  scene.saxony().stars[index(Goal::structures)] = 0;
  scene.saxony().stars[index(Goal::power)] = 1;
  build_fourth(scene);
  EXPECT_TRUE(scene.over());
  EXPECT_EQ(scene.saxony().structures[index(Structure::monument)], scene.hex("saxony_tundra"));
  EXPECT_EQ(scene.saxony().coins, 1);
  EXPECT_EQ(scene.saxony().popularity, 6);
}

Scene ended_by_building(boost::json::object options = {}) {
  Scene scene = building(std::move(options));
  give_stars(scene.saxony(), 5);
  scene.saxony().stars[index(Goal::structures)] = 0;
  scene.saxony().stars[index(Goal::power)] = 1;
  build_fourth(scene);
  EXPECT_TRUE(scene.over());
  return scene;
}

TEST(EndOfGame, SC_END_04_neighbours_still_gain_but_place_no_star) {
  Scene scene = ended_by_building();
  EXPECT_EQ(scene.polania().popularity, 18);
  EXPECT_EQ(scene.nordic().popularity, 18);
  EXPECT_EQ(scene.stars(Faction::polania) + scene.stars(Faction::nordic), 0);
}

TEST(EndOfGame, SC_END_04_in_two_editions_they_do_not_even_gain) {
  for (const char* edition : {"pl", "hu"})
    EXPECT_EQ(ended_by_building({{"edition", edition}}).polania().popularity, 17) << edition;
}

TEST(EndOfGame, SC_END_07_a_neighbours_star_comes_after_the_whole_action) {
  Scene scene = building();
  build_fourth(scene);
  const auto position = [&](Happened kind, Faction faction) {
    const auto found = std::find_if(scene.events.begin(), scene.events.end(), [&](const Event& e) {
      return e.kind == static_cast<std::uint8_t>(kind) && e.seat == scene.seat(faction);
    });
    EXPECT_NE(found, scene.events.end());
    return found - scene.events.begin();
  };
  EXPECT_LT(position(Happened::built, Faction::saxony), position(Happened::star, Faction::polania));
  EXPECT_LT(position(Happened::ongoing_bonus, Faction::saxony), position(Happened::star, Faction::polania));
  EXPECT_LT(position(Happened::ongoing_bonus, Faction::nordic), position(Happened::star, Faction::polania));
}

TEST(EndOfGame, SC_END_08_stars_are_placed_clockwise_from_the_active_player) {
  Scene scene = building();
  build_fourth(scene);
  std::vector<Seat> order;
  for (const Event& e : scene.all(Happened::star)) order.push_back(e.seat);
  const std::vector<Seat> clockwise{scene.seat(Faction::saxony), scene.seat(Faction::polania),
                                    scene.seat(Faction::nordic)};
  EXPECT_EQ(order, clockwise);
}

TEST(EndOfGame, SC_END_08_none_if_the_active_player_placed_the_last) {
  Scene scene = ended_by_building();
  ASSERT_EQ(scene.all(Happened::star).size(), 1u);
  EXPECT_EQ(scene.all(Happened::star)[0].seat, scene.seat(Faction::saxony));
}

TEST(EndOfGame, SC_END_09_of_several_sixth_stars_only_the_first_is_placed) {
  Scene scene = building();
  give_stars(scene.polania(), 5);
  give_stars(scene.nordic(), 5);
  build_fourth(scene);
  EXPECT_TRUE(scene.over());
  EXPECT_EQ(scene.stars(Faction::polania), 6);
  EXPECT_EQ(scene.stars(Faction::nordic), 5);
  EXPECT_EQ(scene.nordic().popularity, 18);
}

TEST(EndOfGame, SC_END_10_both_fighters_may_end_with_six_stars) {
  constexpr std::uint8_t rich = 12;
  Scene scene({Faction::nordic, Faction::saxony}, {{"edition", "pl"}});  // there one may reveal before a combat
  give_stars(scene.nordic(), 5);
  give_stars(scene.saxony(), 5);
  scene.objectives(Faction::nordic, rich, 1).hand(Faction::nordic, {}).hand(Faction::saxony, {});
  scene.nordic().coins = 20;
  scene.nordic().power = scene.saxony().power = 5;
  scene.mech(Faction::nordic, Ability::artillery, "factory").battle(Faction::nordic, Faction::saxony, "factory");
  scene.play(act::reveal(rich));
  EXPECT_EQ(scene.s.ask, Ask::ability);  // the combat is fought all the same
  scene.play(act::ability(false));
  scene.play(scene.seat(Faction::nordic), act::fight(0)).play(scene.seat(Faction::saxony), act::fight(5));
  EXPECT_TRUE(scene.over());
  EXPECT_EQ(scene.stars(Faction::nordic), 6);
  EXPECT_EQ(scene.stars(Faction::saxony), 6);
  EXPECT_EQ(scene.nordic().mechs[2], scene.hex("nordic_base"));  // and the loser has gone home
}

TEST(EndOfGame, SC_END_11_a_defenders_last_star_ends_the_game_in_the_attackers_turn) {
  Scene scene({Faction::nordic, Faction::saxony});
  give_stars(scene.saxony(), 5);
  scene.hand(Faction::nordic, {}).hand(Faction::saxony, {});
  scene.nordic().power = scene.saxony().power = 3;
  scene.battle(Faction::nordic, Faction::saxony, "factory_tundra");
  scene.play(scene.seat(Faction::nordic), act::fight(0)).play(scene.seat(Faction::saxony), act::fight(2));
  EXPECT_TRUE(scene.over());
  EXPECT_EQ(scene.s.active, scene.seat(Faction::nordic));
}

TEST(EndOfGame, SC_END_12_the_others_get_no_further_turn) {
  Scene scene({Faction::nordic, Faction::saxony, Faction::polania});
  ASSERT_EQ(scene.s.turn, 1);
  ASSERT_EQ(scene.s.active, scene.seat(Faction::nordic));
  give_stars(scene.nordic(), 5);
  scene.nordic().power = 14;
  scene.play({act::section(0), act::bolster_power()});
  EXPECT_TRUE(game().pending(scene.s).seats.empty());
  EXPECT_EQ(scene.s.turn, 1);  // two players never had one
}

TEST(EndOfGame, SC_END_13_all_gains_of_one_benefit_are_kept) {
  Scene bolster({Faction::nordic, Faction::saxony});
  give_stars(bolster.nordic(), 5);
  bolster.structure(Faction::nordic, Structure::monument, "factory");
  bolster.nordic().power = 14;
  bolster.nordic().popularity = 3;
  bolster.turn_of(Faction::nordic, TopAction::bolster).play(act::bolster_power());
  EXPECT_TRUE(bolster.over());
  EXPECT_EQ(bolster.nordic().popularity, 4);

  Scene meeting({Faction::nordic, Faction::saxony});  // card 17 B: 2 power and 2 combat cards for 2 coins
  give_stars(meeting.nordic(), 5);
  meeting.character(Faction::nordic, "nordic_forest").encounter_next(17).hand(Faction::nordic, {});
  meeting.nordic().power = 14;
  meeting.turn_of(Faction::nordic, TopAction::move);
  meeting.play({act::move_units(), act::unit(Unit::character), act::step(meeting.hex("nordic_mountain"))});
  meeting.play({act::end_move(), act::option(1)});
  EXPECT_TRUE(meeting.over());
  EXPECT_EQ(hand_size(meeting.nordic()), 2);

  Scene factory({Faction::nordic, Faction::saxony});  // card 12: a recruit and 1 power for 2 coins
  give_stars(factory.nordic(), 5);
  factory.factory_card(Faction::nordic, 12).turn_of(Faction::nordic);
  factory.nordic().power = 15;
  factory.play({act::section(factory_section), act::factory_top()});
  ASSERT_FALSE(factory.over());
  factory.play(act::enlist(BottomAction::build, OneTimeBonus::coins));
  EXPECT_TRUE(factory.over());
}

TEST(EndOfGame, SC_END_13_a_reveal_ends_the_game_before_the_bottom_action) {
  Scene scene({Faction::nordic, Faction::saxony});
  give_stars(scene.nordic(), 5);
  scene.nordic().stars[index(Goal::objective)] = 0;
  scene.objectives(Faction::nordic, 12, 1).tokens("nordic_forest", Resource::wood, 3);
  scene.nordic().coins = 20;
  scene.bottom_of(Faction::nordic, BottomAction::build).play(act::reveal(12));
  EXPECT_TRUE(scene.over());
}

}  // namespace end_of_game_test
}  // namespace ludarium::scythe
