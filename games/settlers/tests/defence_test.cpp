// Chapter "Defence tokens".
#include "games/settlers/tests/support/scene.hpp"

namespace ludarium::settlers {
namespace defence_test {

constexpr Faction bar = Faction::barbarians, rom = Faction::romans, egy = Faction::egyptians, jap = Faction::japanese;

Scene with_token() {
  Scene scene({bar, jap});
  scene.empire(bar, {"com_mill", "com_brewer", "bar_settlement#20"}).foundations(bar, {"com_castle#46"});
  return scene.goods(bar, Good::defence, 1).goods(bar, Good::settler, 2).turn_of(bar);
}

TEST(Defence, IS_DEF_01_in_the_own_turn_of_the_action_phase_if_one_likes) {
  Scene scene = with_token();
  EXPECT_TRUE(scene.can(act::defend(card("com_mill"))));
  scene.play({act::send(1), act::pair(Good::wood)});
  EXPECT_EQ(scene.s.ask, Ask::after);
  EXPECT_TRUE(scene.can(act::defend(card("com_mill"))));  // also after the action
  scene.play(act::end_turn());
  EXPECT_TRUE(scene.s.defence.empty());  // nobody had to
  EXPECT_FALSE(scene.can(scene.seat(bar), act::defend(card("com_mill"))));
  scene.lookout();
  EXPECT_EQ(scene.why(scene.seat(bar), act::defend(card("com_mill"))), "IS-DEF-01");
}

TEST(Defence, IS_DEF_02_on_own_common_locations_only) {
  Scene scene = with_token();
  scene.empire(jap, {"com_quarry#8"});
  EXPECT_TRUE(scene.can(act::defend(card("com_mill"))));
  EXPECT_TRUE(scene.can(act::defend(card("com_brewer"))));
  for (const char* id : {"bar_settlement#20", "com_castle#46", "com_quarry#8"})
    EXPECT_EQ(scene.why(act::defend(card(id))), "IS-DEF-02") << id;
}

TEST(Defence, IS_DEF_03_raises_the_raze_cost_of_that_card_by_one) {
  Scene scene = with_token();
  scene.play(act::defend(card("com_mill")));
  EXPECT_EQ(raze_price(scene.look(), card("com_mill")), 3);
  scene.goods(jap, Good::raze, 2).turn_of(jap);
  EXPECT_EQ(scene.why(act::raze(card("com_mill"))), "IS-RAZE-11");
  EXPECT_TRUE(scene.can(act::raze(card("com_brewer"))));
}

TEST(Defence, IS_DEF_04_once_placed_it_stays) {
  Scene scene = with_token();
  scene.play(act::defend(card("com_mill")));
  EXPECT_EQ(scene.has(bar, Good::defence), 0);
  EXPECT_FALSE(scene.can(act::defend(card("com_brewer"))));
  scene.goods(bar, Good::defence, 1);
  EXPECT_EQ(scene.why(act::defend(card("com_mill"))), "IS-DEF-04");
}

TEST(Defence, IS_DEF_04_a_token_more_leaves_the_first_where_it_is) {
  Scene scene = with_token();
  scene.play(act::defend(card("com_mill"))).goods(bar, Good::defence, 1).play(act::defend(card("com_brewer")));
  EXPECT_TRUE(scene.s.defence.has(card("com_mill")));
  EXPECT_TRUE(scene.s.defence.has(card("com_brewer")));
  EXPECT_TRUE(scene.s.defence_twice.empty());
  for (Action action : scene.legal()) EXPECT_NE(what(action), Do::defend);
}

TEST(Defence, IS_DEF_04_one_of_the_owner_and_one_of_the_taker_and_no_third) {
  Scene scene({egy, bar});
  scene.empire(bar, {"com_mill"}).goods(bar, Good::defence, 1).turn_of(bar).play(act::defend(card("com_mill")));
  scene.s.taken_over.add(card("com_mill"));
  scene.goods(egy, Good::defence, 1).turn_of(egy).play(act::defend(card("com_mill")));
  EXPECT_EQ(raze_price(scene.look(), card("com_mill")), 4);
  scene.goods(egy, Good::defence, 1).turn_of(egy);
  EXPECT_EQ(scene.why(act::defend(card("com_mill"))), "IS-DEF-04");
  scene.goods(bar, Good::defence, 1).turn_of(bar);  // no longer his to defend
  EXPECT_FALSE(scene.can(act::defend(card("com_mill"))));
}

TEST(Defence, IS_DEF_05_lost_with_the_location) {
  Scene razed = with_token();
  razed.play(act::defend(card("com_mill"))).goods(jap, Good::raze, 3).turn_of(jap).play(act::raze(card("com_mill")));
  EXPECT_TRUE(razed.s.defence.empty());
  EXPECT_EQ(razed.has(bar, Good::defence), 0);
  EXPECT_EQ(razed.has(jap, Good::defence), 0);
  Scene paid = with_token();
  paid.hand(bar, {"bar_raid#7"}).goods(bar, Good::wood, 1);
  paid.play({act::defend(card("com_mill")), act::build(card("bar_raid#7")), act::sacrifice(card("com_mill"))});
  EXPECT_TRUE(paid.s.defence.empty());
  EXPECT_EQ(paid.has(bar, Good::defence), 0);
}

TEST(Defence, IS_DEF_06_cleanup_discards_every_token) {
  Scene scene = with_token();
  scene.play(act::defend(card("com_mill"))).goods(jap, Good::defence, 1).cleanup();
  EXPECT_TRUE(scene.s.defence.empty());
  EXPECT_EQ(scene.has(jap, Good::defence), 0);
  EXPECT_EQ(scene.s.phase, Phase::lookout);
}

TEST(Defence, IS_DEF_07_no_hindrance_to_chariot_builder_garrison_and_engineers) {
  const std::tuple<Faction, const char*, Good, int> cards[] = {{egy, "egy_chariot_builder", Good::raze, 1},
                                                               {jap, "jap_garrison", Good::raze, 2},
                                                               {rom, "rom_engineers", Good::settler, 2}};
  for (const auto& [who, id, good, price] : cards) {
    Scene scene({who, bar});
    scene.empire(who, {id}).empire(bar, {"com_mill"}).goods(who, good, price).turn_of(who);
    scene.s.defence.add(card("com_mill"));
    scene.play(act::activate(card(id)));
    EXPECT_FALSE(scene.of(bar).empire.has(card("com_mill"))) << id;
    EXPECT_EQ(scene.has(who, good), 0);
  }
}

}  // namespace defence_test
}  // namespace ludarium::settlers
