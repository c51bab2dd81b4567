// Chapter "Card clarifications": the Roman cards.
#include "games/settlers/tests/support/scene.hpp"

namespace ludarium::settlers {
namespace clar_roman_test {

constexpr Faction rom = Faction::romans, jap = Faction::japanese, bar = Faction::barbarians;

Scene with(Scene::Ids empire) {
  Scene scene({rom, jap, bar});
  scene.empire(rom, empire).turn_of(rom);
  return scene;
}

TEST(ClarRoman, IS_CLAR_ROM_01_engineers_discard_any_location_and_give_a_point) {
  for (auto id : {"com_mill", "com_ruins#69", "jap_shrine", "jap_farm#1", "bar_raid#7"}) {
    Scene scene = with({"rom_engineers", "com_pillory"});
    scene.empire(jap, {"com_mill", "com_ruins#69", "jap_shrine", "jap_farm#1"}).empire(bar, {"bar_raid#7"});
    scene.foundations(jap, {"com_statue"}).goods(rom, Good::settler, 2);
    scene.s.defence.add(card("com_mill"));
    scene.s.samurai.add(card("jap_farm#1"));
    scene.play(act::activate(card("rom_engineers")));
    EXPECT_EQ(scene.why(act::target(card("com_statue"))), "IS-CLAR-JAP-01");
    scene.play(act::target(card(id)));
    EXPECT_EQ(owner_of(scene.look(), card(id)), Seat::none) << id;
    EXPECT_EQ(scene.vp(rom), 1) << id;  // no Raze field, no Pillory
    EXPECT_EQ(scene.has(rom, Good::settler) + scene.has(rom, Good::food), 0);
    EXPECT_EQ(scene.has(jap, Good::wood), 0);
    EXPECT_EQ(scene.of(jap).foundations.size(), 1);
  }
}

TEST(ClarRoman, IS_CLAR_ROM_02_trade_colony_is_red_grey_and_brown) {
  Scene scene = with({"com_mill", "com_supplier", "com_carpenters_workshop", "com_coaching_inn"});
  scene.hand(rom, {"rom_trade_colony#23"}).foundations(rom, {"com_statue"});
  scene.goods(rom, Good::wood, 1).goods(rom, Good::stone, 2);
  scene.play({act::build(card("rom_trade_colony#23")), act::sacrifice(card("com_statue"))});
  EXPECT_EQ(scene.vp(rom), 3);  // red, grey and brown fire once each, pink does not
  EXPECT_EQ(scene.has(rom, Good::gold), 3 + 1);

  Scene counted =
      with({"rom_trade_colony#23", "com_lords_fields", "com_rubble", "com_wood_supplier", "com_mamas_baths"});
  counted.production_of(rom);
  EXPECT_EQ(counted.has(rom, Good::food), 2);
  EXPECT_EQ(counted.has(rom, Good::stone), 2 + 1);
  EXPECT_EQ(counted.has(rom, Good::wood), 2 + 1);
  EXPECT_EQ(counted.has(rom, Good::settler), 1 + 1 + 2);  // the Baths count themselves only
}

Scene spies() {
  Scene scene = with({"rom_spies"});
  scene.deals(jap, {"jap_casino"}).deals(bar, {"bar_barter"}).goods(rom, Good::settler, 1).goods(rom, Good::food, 1);
  scene.play(act::activate(card("rom_spies")));
  return scene;
}

TEST(ClarRoman, IS_CLAR_ROM_03_spies_take_a_deal_without_making_one) {
  Scene scene = spies();
  scene.empire(rom, {"jap_dojo#24"});  // a feature for deals made
  scene.play(act::target(card("jap_casino")));
  EXPECT_TRUE(scene.of(rom).deals.has(card("jap_casino")));
  EXPECT_FALSE(scene.of(jap).deals.has(card("jap_casino")));
  EXPECT_EQ(scene.vp(rom), 1);
  EXPECT_EQ(scene.has(rom, Good::gold), 0);
  EXPECT_EQ(scene.has(rom, Good::food), 1);
  EXPECT_EQ(scene.has(rom, Good::settler), 0);
  scene.production_of(rom);
  EXPECT_EQ(scene.has(rom, Good::gold), 1);
}

TEST(ClarRoman, IS_CLAR_ROM_04_spies_do_not_reach_trade_route_deals) {
  Scene scene = with({"rom_spies"});
  scene.deals(jap, {"jap_casino", "jap_farm#1"}).empire(bar, {"bar_raid#7"}).goods(rom, Good::settler, 1);
  scene.s.traded.add(card("bar_raid#7"));
  scene.play(act::activate(card("rom_spies")));
  EXPECT_EQ(scene.why(act::target(card("bar_raid#7"))), "IS-CLAR-ROM-04");

  Scene only = with({"rom_spies"});
  only.empire(bar, {"bar_raid#7"}).goods(rom, Good::settler, 1);
  only.s.traded.add(card("bar_raid#7"));
  EXPECT_EQ(only.why(act::activate(card("rom_spies"))), "IS-ACTLOC-11");
}

Scene warehouses() {  // in the round after something was stored
  Scene scene = with({"rom_warehouses"});
  for (Good good : {Good::wood, Good::stone, Good::food, Good::gold, Good::settler}) scene.goods(rom, good, 2);
  scene.cleanup();
  return scene;
}

TEST(ClarRoman, IS_CLAR_ROM_05_what_was_stored_stays_when_the_warehouses_are_lost) {
  Scene scene = warehouses();
  for (Good good : {Good::wood, Good::stone, Good::food}) EXPECT_EQ(scene.has(rom, good), 2);
  EXPECT_EQ(scene.has(rom, Good::gold) + scene.has(rom, Good::settler), 0);
  scene.empire(jap, {"jap_garrison"}).goods(jap, Good::raze, 2).turn_of(jap).play(act::activate(card("jap_garrison")));
  ASSERT_TRUE(scene.of(rom).discard.has(card("rom_warehouses")));
  for (Good good : {Good::wood, Good::stone, Good::food}) EXPECT_EQ(scene.has(rom, good), 2);
}

TEST(ClarRoman, IS_CLAR_ROM_06_and_is_spendable_until_the_cleanup) {
  Scene scene = warehouses();
  scene.empire(jap, {"jap_garrison"}).goods(jap, Good::raze, 2).turn_of(jap).play(act::activate(card("jap_garrison")));
  scene.hand(rom, {"com_quarry#8"}).turn_of(rom).play(act::build(card("com_quarry#8")));
  EXPECT_EQ(scene.has(rom, Good::wood), 1);
  scene.cleanup();
  for (Good good : {Good::wood, Good::stone, Good::food}) EXPECT_EQ(scene.has(rom, good), 0);
}

TEST(ClarRoman, IS_CLAR_ROM_07_each_copy_of_administration_pays_gold_or_a_point) {
  Scene scene = with({"rom_administration#12"});
  scene.hand(rom, {"rom_administration#13", "com_mill"}).foundations(rom, {"com_statue"}).goods(rom, Good::stone, 2);
  scene.play({act::build(card("rom_administration#13")), act::sacrifice(card("com_statue"))});
  scene.play({act::trigger(card("rom_administration#13"), 0), act::trigger(card("rom_administration#12"), 1)});
  EXPECT_EQ(scene.has(rom, Good::gold), 1);
  EXPECT_EQ(scene.vp(rom), 1);
  scene.goods(rom, Good::wood, 3).turn_of(rom).play(act::build(card("com_mill")));  // common
  EXPECT_NE(scene.s.ask, Ask::trigger);
  EXPECT_EQ(scene.vp(rom), 2);  // the Mill's own, being red
}

TEST(ClarRoman, IS_CLAR_ROM_07_headquarters_pay_for_grey_buildings_themselves_included) {
  Scene scene = with({});
  scene.hand(rom, {"rom_headquarters#15", "com_quarry#8", "com_old_forest"}).foundations(rom, {"com_statue"});
  scene.goods(rom, Good::stone, 2).play(act::build(card("rom_headquarters#15")));
  scene.play(act::trigger(card("rom_headquarters#15"), 0));
  EXPECT_EQ(scene.vp(rom), 1);
  scene.goods(rom, Good::wood, 3).goods(rom, Good::stone, 1).turn_of(rom).play(act::build(card("com_quarry#8")));
  scene.play(act::trigger(card("rom_headquarters#15"), 1));
  EXPECT_EQ(scene.has(rom, Good::gold), 1);
  scene.turn_of(rom).play(act::build(card("com_old_forest")));
  EXPECT_NE(scene.s.ask, Ask::trigger);
}

TEST(ClarRoman, IS_DEC_39_gold_or_a_point_must_be_chosen) {
  Scene scene = with({"rom_administration#12"});
  scene.hand(rom, {"rom_builder#20"}).foundations(rom, {"com_statue"}).goods(rom, Good::stone, 1);
  scene.play({act::build(card("rom_builder#20")), act::sacrifice(card("com_statue"))});
  EXPECT_EQ(scene.why(act::done()), "IS-DEC-39");
  EXPECT_EQ(scene.legal().size(), 2u);
  EXPECT_EQ(scene.has(rom, Good::wood), 1);  // production came before the features
}

}  // namespace clar_roman_test
}  // namespace ludarium::settlers
