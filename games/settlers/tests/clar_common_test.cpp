// Chapter "Card clarifications": the common cards.
#include "games/settlers/tests/support/scene.hpp"

namespace ludarium::settlers {
namespace clar_common_test {

constexpr Faction jap = Faction::japanese, rom = Faction::romans;

Scene with(Scene::Ids empire) {
  Scene scene({jap, rom});
  scene.empire(jap, empire).turn_of(jap);
  return scene;
}

Scene with_trade_route_deal(Scene::Ids empire) {  // gold from the Roman Bank, food from an own deal
  Scene scene = with(empire);
  scene.empire(rom, {"rom_roman_bank"}).deals(jap, {"jap_gate#13"}).goods(jap, Good::settler, 2);
  scene.s.traded.add(card("rom_roman_bank"));
  scene.of(jap).deck.remove(card("jap_farm#1"));
  scene.s.markers.add(card("jap_farm#1"));
  return scene;
}

TEST(ClarCommon, IS_CLAR_COM_01_ruins_are_free_but_take_the_action) {
  Scene scene = with({"com_mill"});
  scene.hand(jap, {"com_ruins#69", "com_ruins#70"}).goods(jap, Good::wood, 1).play(act::build(card("com_ruins#69")));
  EXPECT_EQ(scene.has(jap, Good::wood), 1);
  EXPECT_TRUE(scene.of(jap).empire.has(card("com_mill")));
  EXPECT_EQ(scene.s.actor, scene.seat(rom));
  EXPECT_EQ(scene.why(scene.seat(jap), act::build(card("com_ruins#70"))), "IS-ACT-01");
}

TEST(ClarCommon, IS_CLAR_COM_02_ruins_have_no_colour_and_cannot_be_razed) {
  Scene scene = with({"com_ruins#69"});
  scene.hand(jap, {"com_ruins#70"}).goods(jap, Good::raze, 9).goods(rom, Good::raze, 9);
  EXPECT_EQ(scene.why(act::raze_hand(card("com_ruins#70"))), "IS-RAZE-02");
  scene.turn_of(rom);
  EXPECT_EQ(scene.why(act::raze(card("com_ruins#69"))), "IS-RAZE-02");
  for (const CardSet& colour : facts().colour_set) EXPECT_FALSE(colour.has(card("com_ruins#69")));

  Scene fires_nothing = with({"com_mill", "com_supplier", "com_carpenters_workshop", "com_coaching_inn"});
  fires_nothing.hand(jap, {"com_ruins#69"}).play(act::build(card("com_ruins#69")));
  EXPECT_EQ(fires_nothing.vp(jap), 0);
}

Scene colonists() {
  Scene scene = with({"com_settlers"});
  scene.hand(jap, {"jap_stalls#16", "jap_farm#1", "com_sawmill#76"}).goods(jap, Good::wood, 2);
  return scene;
}

TEST(ClarCommon, IS_CLAR_COM_03_settlers_build_a_faction_card_of_the_hand) {
  Scene scene = colonists();
  scene.play(act::activate(card("com_settlers")));
  EXPECT_EQ(scene.why(act::target(card("com_sawmill#76"))), "IS-CLAR-COM-03");
  scene.play(act::target(card("jap_farm#1")));
  EXPECT_TRUE(scene.of(jap).empire.has(card("jap_farm#1")));
  EXPECT_EQ(scene.has(jap, Good::wood), 0);  // 1 for the action, 1 for the Farm
  EXPECT_EQ(scene.has(jap, Good::food), 1);  // it produces
}

TEST(ClarCommon, IS_CLAR_COM_03_the_wood_of_the_action_does_not_pay_the_building) {
  Scene scene = colonists();
  scene.goods(jap, Good::wood, 1);
  EXPECT_EQ(scene.why(act::activate(card("com_settlers"))), "IS-BUILD-02");
  scene.goods(jap, Good::gold, 1);
  EXPECT_TRUE(scene.can(act::activate(card("com_settlers"))));
}

TEST(ClarCommon, IS_CLAR_COM_04_no_location_is_discarded) {
  Scene scene = colonists();
  scene.play({act::activate(card("com_settlers")), act::target(card("jap_stalls#16"))});
  EXPECT_TRUE(scene.of(jap).empire.has(card("jap_stalls#16")));
  EXPECT_TRUE(scene.of(jap).empire.has(card("com_settlers")));
  EXPECT_EQ(scene.has(jap, Good::wood), 0);
}

TEST(ClarCommon, IS_CLAR_COM_05_tavern_turns_a_hand_card_into_points) {
  Scene scene = with({"com_tavern"});
  scene.hand(jap, {"jap_farm#1", "com_mill"});
  scene.play({act::activate(card("com_tavern")), act::hand_card(card("jap_farm#1"))});
  EXPECT_EQ(scene.vp(jap), 2);
  EXPECT_TRUE(scene.of(jap).discard.has(card("jap_farm#1")));
  EXPECT_TRUE(scene.of(jap).hand.has(card("com_mill")));
  EXPECT_EQ(scene.has(jap, Good::settler) + scene.has(rom, Good::settler), 0);
  EXPECT_EQ(scene.turn_of(jap).why(act::activate(card("com_tavern"))), "IS-ACTLOC-04");
  scene.cleanup().turn_of(jap);
  EXPECT_TRUE(scene.can(act::activate(card("com_tavern"))));
}

TEST(ClarCommon, IS_CLAR_COM_06_the_messenger_goes_to_trade_route_deals_too) {
  Scene scene = with_trade_route_deal({"com_imperial_messenger"});
  scene.play({act::activate(card("com_imperial_messenger")), act::target(card("rom_roman_bank"))});
  EXPECT_EQ(scene.has(jap, Good::gold), 1);
  EXPECT_TRUE(scene.s.traded.has(card("rom_roman_bank")));
}

TEST(ClarCommon, IS_CLAR_COM_07_the_league_cancels_trade_route_deals_too) {
  Scene scene = with_trade_route_deal({"com_hanseatic_league"});
  scene.play({act::activate(card("com_hanseatic_league")), act::target(card("rom_roman_bank"))});
  EXPECT_EQ(scene.vp(jap), 2);
  EXPECT_TRUE(scene.s.traded.empty());
  EXPECT_TRUE(scene.of(jap).discard.has(card("jap_farm#1")));
  EXPECT_TRUE(scene.of(jap).deals.has(card("jap_gate#13")));
}

TEST(ClarCommon, IS_CLAR_COM_08_porters_repeat_a_production_as_things_stand) {
  Scene scene = with({"com_porters", "com_lords_fields", "com_mill", "jap_farm#1"});  // three red ones
  scene.goods(jap, Good::food, 1).play(act::activate(card("com_porters")));
  EXPECT_EQ(scene.why(act::target(card("com_mill"))), "IS-CLAR-COM-08");
  EXPECT_TRUE(scene.can(act::target(card("jap_farm#1"))));
  scene.play(act::target(card("com_lords_fields")));
  EXPECT_EQ(scene.has(jap, Good::food), 3);
}

TEST(ClarCommon, IS_CLAR_COM_08_without_the_building_bonus) {
  Scene scene = with({"com_porters", "com_village#12"});
  scene.goods(jap, Good::food, 1).play(act::activate(card("com_porters")));
  EXPECT_EQ(scene.has(jap, Good::settler), 1);
  EXPECT_EQ(scene.has(jap, Good::food), 0);

  Scene none = with({"com_porters", "com_mill"});
  EXPECT_EQ(none.goods(jap, Good::food, 1).why(act::activate(card("com_porters"))), "IS-ACTLOC-11");
}

TEST(ClarCommon, IS_CLAR_COM_09_peasants_produce_what_another_one_does) {
  Scene scene = with({"com_working_peasants", "com_old_forest", "com_quarry#8"});
  scene.production_of(jap);
  EXPECT_EQ(scene.s.ask, Ask::copy);
  EXPECT_EQ(scene.why(act::copy(card("com_working_peasants"))), "IS-CLAR-COM-09");
  scene.play(act::copy(card("com_old_forest")));
  EXPECT_EQ(scene.has(jap, Good::wood), 1 + 2 + 2);
  EXPECT_EQ(scene.has(jap, Good::stone), 1);

  Scene alone = with({"com_working_peasants"});
  alone.production_of(jap);
  EXPECT_EQ(alone.has(jap, Good::wood), 1);  // the board's
  EXPECT_EQ(alone.s.phase, Phase::action);
}

TEST(ClarCommon, IS_CLAR_COM_09_porters_may_pick_the_peasants) {
  Scene scene = with({"com_working_peasants", "com_old_forest", "com_porters"});
  scene.goods(jap, Good::food, 1);
  scene.play({act::activate(card("com_porters")), act::target(card("com_working_peasants"))});
  EXPECT_EQ(scene.has(jap, Good::wood), 2);
}

TEST(ClarCommon, IS_CLAR_COM_10_the_messenger_repeats_a_deal) {
  Scene scene = with_trade_route_deal({"com_imperial_messenger"});
  scene.play({act::activate(card("com_imperial_messenger")), act::target(card("jap_gate#13"))});
  EXPECT_EQ(scene.has(jap, Good::food), 1);
  EXPECT_EQ(scene.has(jap, Good::settler), 1);
  EXPECT_TRUE(scene.of(jap).deals.has(card("jap_gate#13")));
}

TEST(ClarCommon, IS_CLAR_COM_10_the_league_pays_two_points_a_deal_twice_a_round) {
  Scene scene = with_trade_route_deal({"com_hanseatic_league"});
  scene.play({act::activate(card("com_hanseatic_league"), 2), act::target(card("jap_gate#13"))});
  EXPECT_EQ(scene.vp(jap), 4);
  EXPECT_EQ(scene.has(jap, Good::settler), 0);
  EXPECT_TRUE(scene.of(jap).discard.has(card("jap_gate#13")));

  Scene single = with({"com_hanseatic_league"});
  single.deals(jap, {"jap_gate#13"}).goods(jap, Good::settler, 2);
  EXPECT_EQ(single.why(act::activate(card("com_hanseatic_league"), 2)), "IS-ACTLOC-11");
}

}  // namespace clar_common_test
}  // namespace ludarium::settlers
