// Chapter "Turn structure".
#include <gmock/gmock.h>

#include "games/scythe/tests/support/scene.hpp"

namespace ludarium::scythe {
namespace turn_test {

constexpr Faction nordic = Faction::nordic, saxony = Faction::saxony;

// Sections of the Industrial mat.
constexpr std::size_t bolster_upgrade = 0, produce_deploy = 1, move_build = 2, trade_enlist = 3;

Scene nordic_turn() {
  Scene scene({nordic, saxony});
  return scene.turn_of(nordic);
}

// Nothing on the mat can be paid: every top action but Move costs something now.
Scene destitute(const char* edition) {
  Scene scene({nordic, saxony}, {{"edition", edition}});
  scene.turn_of(nordic);
  Player& player = scene.nordic();
  player.coins = player.power = player.popularity = 0;
  player.workers.fill(scene.hex("nordic_base"));
  player.section = move_build;
  return scene;
}

TEST(Turn, SC_TURN_01_token_then_top_then_bottom) {
  Scene scene = nordic_turn();
  scene.tokens("nordic_forest", Resource::oil, 3);
  EXPECT_EQ(scene.s.ask, Ask::section);
  EXPECT_EQ(scene.why(act::bolster_power()), "SC-TURN-01");
  EXPECT_EQ(scene.why(act::bottom()), "SC-TURN-01");
  scene.play(act::section(bolster_upgrade));
  EXPECT_EQ(scene.s.ask, Ask::top);
  EXPECT_EQ(scene.why(act::bottom()), "SC-TURN-01");
  scene.play(act::bolster_power());
  EXPECT_EQ(scene.s.ask, Ask::bottom);
  scene.play({act::bottom(), act::done()});
  EXPECT_EQ(scene.s.ask, Ask::end_turn);
}

TEST(Turn, SC_TURN_02_never_the_same_section_twice_running) {
  Scene scene = nordic_turn();
  scene.nordic().section = produce_deploy;
  for (std::size_t other : {bolster_upgrade, move_build, trade_enlist}) EXPECT_TRUE(scene.can(act::section(other)));
  EXPECT_FALSE(scene.can(act::section(produce_deploy)));
  EXPECT_EQ(scene.why(act::section(produce_deploy)), "SC-TURN-02");
  scene.play(act::section(move_build)).end_turn();
  scene.play(act::section(0)).end_turn();                // Saxony
  EXPECT_TRUE(scene.can(act::section(produce_deploy)));  // only the turn before counts
  EXPECT_FALSE(scene.can(act::section(move_build)));
}

TEST(Turn, SC_TURN_03_the_token_moves_even_if_nothing_is_done) {
  Scene scene = nordic_turn();
  scene.nordic().section = produce_deploy;
  for (Action idle : {act::skip(), act::end_turn()}) {
    EXPECT_FALSE(scene.can(idle));
    EXPECT_EQ(scene.why(idle), "SC-TURN-03");
  }
  scene.play({act::section(move_build), act::skip(), act::skip()});
  EXPECT_EQ(scene.nordic().section, move_build);
  EXPECT_EQ(scene.s.active, scene.seat(saxony));
}

TEST(Turn, SC_TURN_04_none_top_bottom_or_top_then_bottom) {
  Scene start = nordic_turn();
  start.tokens("nordic_forest", Resource::oil, 3).play(act::section(bolster_upgrade));
  const int power = start.nordic().power;

  Scene none = start, top = start, bottom = start, both = start;
  none.play({act::skip(), act::skip()});
  top.play({act::bolster_power(), act::skip()});
  EXPECT_EQ(top.nordic().power, power + 2);
  for (Scene* ended : {&none, &top}) EXPECT_EQ(ended->s.active, ended->seat(saxony));
  bottom.play({act::skip(), act::bottom(), act::done()});
  both.play({act::bolster_power(), act::bottom(), act::done()});
  for (Scene* ended : {&bottom, &both}) EXPECT_EQ(ended->s.ask, Ask::end_turn);

  EXPECT_FALSE(bottom.can(act::bolster_power()));  // never the top after the bottom
  EXPECT_EQ(bottom.why(act::bolster_power()), "SC-TURN-04");
}

TEST(Turn, SC_TURN_05_each_action_once) {
  Scene scene = nordic_turn();
  scene.tokens("nordic_forest", Resource::oil, 9).play({act::section(bolster_upgrade), act::bolster_power()});
  EXPECT_FALSE(scene.can(act::bolster_power()));
  scene.play({act::bottom(), act::upgrade(Cube::move_units, BottomAction::build)});
  EXPECT_FALSE(scene.can(act::bottom()));
  EXPECT_EQ(scene.why(act::bottom()), "SC-TURN-05");
}

TEST(Turn, SC_TURN_06_uncovered_icons_are_cost_and_benefit) {
  Scene scene = nordic_turn();
  scene.nordic().cubes_moved = 1u << index(Cube::bolster_power);
  scene.nordic().cubes_on[index(BottomAction::upgrade)] = 1;
  scene.tokens("nordic_forest", Resource::oil, 2).play(act::section(bolster_upgrade));
  EXPECT_EQ(scene.why(act::trade_popularity()), "SC-TURN-06");  // not on this section
  const int power = scene.nordic().power;
  EXPECT_EQ(scene.play(act::bolster_power()).nordic().power, power + 3);
  EXPECT_TRUE(scene.can(act::bottom()));  // two oil instead of three
}

// The cube that this very Upgrade moves, the recruit that this very Enlist takes, change nothing for it.
TEST(Turn, SC_TURN_06_both_are_read_before_the_action_starts) {
  Scene scene = nordic_turn();
  scene.tokens("nordic_forest", Resource::food, 4).play({act::section(trade_enlist), act::skip(), act::bottom()});
  const int cards = hand_size(scene.nordic());
  scene.play(act::enlist(BottomAction::enlist, OneTimeBonus::power));
  EXPECT_EQ(hand_size(scene.nordic()), cards);
  EXPECT_EQ(scene.nordic().recruits, 1u << index(BottomAction::enlist));
}

TEST(Turn, SC_TURN_07_the_whole_cost_first) {
  Scene poor = nordic_turn();
  poor.tokens("nordic_forest", Resource::metal, 2).bottom_of(nordic, BottomAction::deploy);
  EXPECT_FALSE(poor.can(act::bottom()));
  EXPECT_EQ(poor.why(act::bottom()), "SC-TURN-07");

  Scene scene = nordic_turn();
  scene.tokens("nordic_forest", Resource::metal, 3).bottom_of(nordic, BottomAction::deploy).play(act::bottom());
  EXPECT_EQ(total(scene.s.tokens[index(scene.hex("nordic_forest"))]), 0);  // paid
  EXPECT_EQ(count_out(scene.nordic().mechs), 0);                           // and the mech still to come
  EXPECT_TRUE(scene.can(act::deploy(0, scene.hex("nordic_forest"))));
}

TEST(Turn, SC_TURN_08_any_part_of_a_benefit_may_be_left) {
  Scene scene = nordic_turn();
  scene.structure(nordic, Structure::monument, "nordic_tundra").play(act::section(bolster_upgrade));
  const Player before = scene.nordic();
  scene.aside(scene.seat(nordic), act::in_part()).play(act::bolster_power());

  Scene one = scene, none = scene;
  one.play({act::take(Item::power), act::done()});
  EXPECT_EQ(one.nordic().power, before.power + 1);
  EXPECT_EQ(one.nordic().popularity, before.popularity);
  none.play(act::done());
  EXPECT_EQ(none.nordic().power, before.power);
  for (Scene* left : {&one, &none}) {
    EXPECT_EQ(left->s.ask, Ask::bottom);
    EXPECT_EQ(left->nordic().coins, before.coins - 1);  // paid all the same
  }
}

TEST(Turn, SC_TURN_09_the_top_action_may_earn_the_bottom_cost) {
  Scene scene = nordic_turn();
  const Hex forest = scene.hex("nordic_forest");
  scene.tokens("nordic_forest", Resource::food, 2).play({act::section(trade_enlist), act::trade_tokens()});
  scene.play({act::tokens(forest, 0, 0, 0, 2), act::bottom()});
  EXPECT_EQ(total(scene.s.tokens[index(forest)]), 0);
  EXPECT_TRUE(scene.can(act::enlist(BottomAction::build, OneTimeBonus::coins)));
}

constexpr std::uint8_t twenty_coins = 12;

Scene rich_nordic(const char* edition) {
  Scene scene({nordic, saxony}, {{"edition", edition}});
  scene.objectives(nordic, twenty_coins, 1).tokens("nordic_forest", Resource::oil, 3).turn_of(nordic);
  scene.nordic().coins = 30;
  return scene;
}

TEST(Turn, SC_TURN_10_a_met_objective_may_be_revealed_around_ones_own_actions) {
  Scene scene = rich_nordic("default");
  EXPECT_TRUE(scene.can(act::reveal(twenty_coins)));
  scene.play(act::section(bolster_upgrade));
  EXPECT_FALSE(scene.can(act::reveal(twenty_coins)));
  scene.play(act::bolster_power());
  EXPECT_TRUE(scene.can(act::reveal(twenty_coins)));
  scene.play(act::bottom());
  EXPECT_FALSE(scene.can(act::reveal(twenty_coins)));  // not in the middle of one
  EXPECT_EQ(scene.why(act::reveal(twenty_coins)), "SC-OBJ-03");
  scene.play(act::done());
  EXPECT_TRUE(scene.can(act::reveal(twenty_coins)));
  scene.play(act::end_turn());
  EXPECT_EQ(scene.why(scene.seat(nordic), act::reveal(twenty_coins)), "SC-OBJ-02");

  Scene any_moment = rich_nordic("pl");
  any_moment.play({act::section(bolster_upgrade), act::skip(), act::bottom()});
  EXPECT_TRUE(any_moment.can(act::reveal(twenty_coins)));
}

TEST(Turn, SC_TURN_11_the_left_neighbour_is_next) {
  Scene scene({nordic, Faction::crimea, Faction::polania});
  scene.turn_of(Faction::crimea).play(act::section(0)).end_turn();
  EXPECT_EQ(scene.s.active, scene.seat(Faction::polania));
  EXPECT_EQ(scene.why(scene.seat(nordic), act::section(0)), "SC-TURN-11");
  scene.play(act::section(0)).end_turn();
  EXPECT_EQ(scene.s.active, scene.seat(nordic));
  EXPECT_EQ(scene.s.ask, Ask::section);  // straight on: no rounds, no phases
}

// The engine plays the turns one after the other, so overlapping them could not come out differently.
TEST(Turn, SC_TURN_12_nobody_acts_before_the_turn_is_over) {
  Scene scene = nordic_turn();
  scene.tokens("nordic_forest", Resource::oil, 3).play({act::section(bolster_upgrade), act::skip(), act::bottom()});
  EXPECT_TRUE(scene.legal(scene.seat(saxony)).empty());
  EXPECT_EQ(scene.why(scene.seat(saxony), act::section(0)), "SC-TURN-11");
}

TEST(Turn, SC_TURN_13_with_nothing_to_pay_only_the_token_moves) {
  for (const char* edition : {"default", "cs", "pl", "hu"}) {
    Scene scene = destitute(edition);
    EXPECT_FALSE(scene.can(act::section(move_build)));
    const Player before = scene.nordic();
    scene.play(act::section(produce_deploy));
    EXPECT_THAT(scene.legal(), testing::Each(act::skip()));
    scene.end_turn();
    Player after = before;
    after.section = produce_deploy;
    EXPECT_EQ(scene.nordic(), after);
    EXPECT_EQ(scene.s.active, scene.seat(saxony));
  }
}

TEST(Turn, SC_TURN_14_turns_go_on_until_a_sixth_star) {
  Scene scene = nordic_turn();
  scene.nordic().stars = {1, 1, 1, 1, 0, 0, 0, 0, 0};
  scene.nordic().power = 14;
  scene.nordic().popularity = 17;
  scene.play({act::section(bolster_upgrade), act::bolster_power()});
  EXPECT_EQ(scene.stars(nordic), 5);
  EXPECT_FALSE(scene.over());
  scene.end_turn().play(act::section(0)).end_turn();
  scene.play({act::section(trade_enlist), act::trade_popularity()});
  EXPECT_EQ(scene.stars(nordic), 6);
  EXPECT_TRUE(scene.over());
}

}  // namespace turn_test
}  // namespace ludarium::scythe
