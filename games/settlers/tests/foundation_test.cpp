// Chapter "Foundations".
#include "games/settlers/tests/support/scene.hpp"

namespace ludarium::settlers {
namespace foundation_test {

constexpr Faction bar = Faction::barbarians, egy = Faction::egyptians, jap = Faction::japanese;

// The Barbarians have razed this location of the Japanese.
Scene razed(std::string_view id) {
  Scene scene({bar, jap});
  scene.empire(jap, {id}).goods(bar, Good::raze, 2).turn_of(bar);
  return scene.play(act::raze(card(id)));
}

Scene with_foundation(Faction owner, Faction other) {
  Scene scene({owner, other});
  return scene.foundations(owner, {"com_castle#46"});
}

TEST(Foundations, IS_FOUND_01_a_razed_common_location_becomes_its_owners_foundation) {
  Scene scene = razed("com_quarry#8");
  EXPECT_TRUE(scene.of(jap).foundations.has(card("com_quarry#8")));
  EXPECT_FALSE(scene.of(jap).empire.has(card("com_quarry#8")));
  EXPECT_FALSE(scene.s.common_discard.has(card("com_quarry#8")));
}

TEST(Foundations, IS_FOUND_02_the_owner_takes_one_wood_at_once) {
  EXPECT_EQ(razed("com_quarry#8").has(jap, Good::wood), 1);
}

TEST(Foundations, IS_FOUND_03_its_one_use_is_to_pay_a_location_symbol) {
  Scene scene = with_foundation(bar, jap);
  for (Good good : {Good::wood, Good::stone, Good::food, Good::settler, Good::raze, Good::defence})
    scene.goods(bar, good, 3);
  scene.turn_of(bar);
  for (Action a : scene.legal()) EXPECT_TRUE(what(a) == Do::send || what(a) == Do::pass);
  scene.hand(bar, {"bar_raid#7"}).play(act::build(card("bar_raid#7")));
  EXPECT_TRUE(scene.of(bar).foundations.empty());
}

TEST(Foundations, IS_FOUND_04_used_it_goes_to_the_common_discard_pile) {
  Scene scene = with_foundation(bar, jap);
  scene.hand(bar, {"bar_raid#7"}).goods(bar, Good::wood, 1).turn_of(bar).play(act::build(card("bar_raid#7")));
  EXPECT_TRUE(scene.s.common_discard.has(card("com_castle#46")));
}

TEST(Foundations, IS_FOUND_04_every_foundation_is_a_common_card) {
  Scene scene({egy, bar});
  scene.empire(egy, {"egy_sanctuary#14"}).hand(egy, {"egy_pyramid#28"}).goods(egy, Good::settler, 1).turn_of(egy);
  EXPECT_EQ(scene.why(act::activate(card("egy_sanctuary#14"))), "IS-ACTLOC-11");
  scene.hand(egy, {"com_mill"}).play(act::activate(card("egy_sanctuary#14")));
  EXPECT_TRUE(scene.of(egy).foundations.has(card("com_mill")));
}

TEST(Foundations, IS_FOUND_05_it_is_no_location) {
  Scene scene = with_foundation(jap, egy);
  scene.empire(egy, {"egy_temple_of_ra", "egy_chariot_builder"}).goods(egy, Good::raze, 5).turn_of(egy);
  EXPECT_EQ(scene.why(act::raze(card("com_castle#46"))), "IS-FOUND-05");
  EXPECT_EQ(scene.why(act::activate(card("egy_chariot_builder"))), "IS-ACTLOC-11");
  EXPECT_EQ(scene.why(act::activate(card("egy_temple_of_ra"))), "IS-ACTLOC-11");
  scene.goods(jap, Good::settler, 1).turn_of(jap);
  EXPECT_EQ(scene.why(act::activate(card("com_castle#46"))), "IS-FOUND-05");

  Scene removing = with_foundation(bar, jap);
  removing.empire(jap, {"jap_garrison"}).goods(jap, Good::raze, 2).turn_of(jap);
  EXPECT_EQ(removing.why(act::activate(card("jap_garrison"))), "IS-ACTLOC-11");
}

TEST(Foundations, IS_FOUND_05_it_has_neither_ability_nor_colour) {
  Scene scene({bar, jap});
  scene.foundations(bar, {"com_mill", "com_grain_field#23"}).hand(bar, {"com_lords_fields"});
  scene.goods(bar, Good::wood, 2).goods(bar, Good::stone, 1).turn_of(bar).play(act::build(card("com_lords_fields")));
  EXPECT_EQ(scene.has(bar, Good::food), 1);  // for itself only
  EXPECT_EQ(scene.has(bar, Good::gold), 0);  // the Mill does not react
  scene.goods(bar, Good::food, 0).production_of(bar);
  EXPECT_EQ(scene.has(bar, Good::food), 1);
}

TEST(Foundations, IS_FOUND_06_it_scores_nothing) {
  Scene scene = with_foundation(bar, jap);
  EXPECT_EQ(tally(scene.look(), scene.seat(bar)).total(), 0);
  scene.empire(bar, {"com_castle#46"});
  EXPECT_EQ(tally(scene.look(), scene.seat(bar)).total(), 1);
}

TEST(Foundations, IS_FOUND_07_it_persists_over_cleanup) {
  Scene scene = with_foundation(bar, jap);
  scene.cleanup();
  EXPECT_EQ(scene.s.round, 2);
  EXPECT_TRUE(scene.of(bar).foundations.has(card("com_castle#46")));
}

TEST(Foundations, IS_FOUND_08_a_razed_japanese_location_is_discarded) {
  Scene scene = razed("jap_farm#1");
  EXPECT_TRUE(scene.of(jap).foundations.empty());
  EXPECT_TRUE(scene.of(jap).empire.empty());
  EXPECT_TRUE(scene.of(jap).discard.has(card("jap_farm#1")));
}

TEST(Foundations, IS_FOUND_09_its_owner_gets_no_wood) { EXPECT_EQ(razed("jap_farm#1").has(jap, Good::wood), 0); }

TEST(Foundations, IS_FOUND_10_tokens_on_the_razed_location_are_lost) {
  Scene scene({bar, jap});
  scene.empire(jap, {"com_coal_mine"}).goods(jap, Good::settler, 1).goods(jap, Good::defence, 1).turn_of(jap);
  scene.play({act::defend(card("com_coal_mine")), act::activate(card("com_coal_mine"))});
  scene.goods(bar, Good::raze, 3).play(act::raze(card("com_coal_mine")));
  EXPECT_TRUE(scene.s.defence.empty());
  EXPECT_TRUE(scene.s.used.empty());
  EXPECT_EQ(scene.has(jap, Good::defence), 0);
  EXPECT_EQ(scene.has(jap, Good::settler), 0);
  EXPECT_EQ(scene.has(bar, Good::settler), 1);  // of the Raze field, not the one that lay there
}

}  // namespace foundation_test
}  // namespace ludarium::settlers
