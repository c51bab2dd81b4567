// Chapter "Card clarifications": the Barbarian cards.
#include "games/settlers/tests/support/scene.hpp"

namespace ludarium::settlers {
namespace clar_barbarian_test {

constexpr Faction bar = Faction::barbarians, jap = Faction::japanese, rom = Faction::romans;

Scene with(Scene::Ids empire) {
  Scene scene({bar, jap, rom});
  scene.empire(bar, empire).turn_of(bar);
  return scene;
}

Scene saboteurs() {
  Scene scene = with({"bar_saboteurs#10"});
  scene.goods(bar, Good::settler, 1);
  for (Good good : {Good::wood, Good::gold, Good::settler, Good::raze, Good::defence}) scene.goods(jap, good, 2);
  scene.goods(rom, Good::stone, 2);
  return scene;
}

TEST(ClarBarbarian, IS_CLAR_BAR_01_saboteurs_move_a_resource) {
  Scene scene = saboteurs();
  scene.play(act::activate(card("bar_saboteurs#10")));
  for (Good good : {Good::gold, Good::settler, Good::raze, Good::defence, Good::food})
    EXPECT_EQ(scene.why(act::target_seat(scene.seat(jap), good)), "IS-CLAR-BAR-01");
  scene.play(act::target_seat(scene.seat(rom), Good::stone));
  EXPECT_EQ(scene.has(rom, Good::stone), 1);
  EXPECT_EQ(scene.has(bar, Good::stone), 1);
  EXPECT_EQ(scene.has(bar, Good::settler), 0);
}

TEST(ClarBarbarian, IS_CLAR_BAR_02_not_what_lies_on_a_location) {
  Scene scene = saboteurs();
  scene.goods(jap, Good::wood, 1).empire(jap, {"com_sawmill#76"}).goods(rom, Good::stone, 0);
  scene.turn_of(jap).play({act::activate(card("com_sawmill#76")), act::end_turn()});  // the wood lies on the Sawmill
  EXPECT_EQ(scene.turn_of(bar).why(act::activate(card("bar_saboteurs#10"))), "IS-ACTLOC-11");
}

Scene chapel() {  // a hand card worth settler and food, a location worth a card and a settler
  Scene scene = with({"bar_dark_chapel#14"});
  scene.hand(bar, {"com_mill"}).empire(jap, {"com_market_square"}).goods(bar, Good::raze, 3);
  scene.play(act::activate(card("bar_dark_chapel#14")));
  return scene;
}

TEST(ClarBarbarian, IS_CLAR_BAR_03_dark_chapel_razes_from_hand_or_at_an_opponent) {
  Scene hand = chapel();
  hand.play({act::target(card("com_mill")), act::take(), act::give_up()});
  EXPECT_TRUE(hand.s.common_discard.has(card("com_mill")));
  EXPECT_EQ(hand.has(bar, Good::settler), 1);
  EXPECT_EQ(hand.has(bar, Good::food), 0);

  Scene opponent = chapel();
  opponent.play({act::target(card("com_market_square")), act::take(), act::give_up()});
  EXPECT_TRUE(opponent.of(jap).foundations.has(card("com_market_square")));
  EXPECT_EQ(opponent.has(jap, Good::wood), 1);
  EXPECT_EQ(opponent.has(bar, Good::settler), 1);
}

TEST(ClarBarbarian, IS_CLAR_BAR_04_two_points_for_each_good_given_up) {
  const std::vector<std::pair<std::vector<Action>, int>> ways = {
      {{act::take(), act::take()}, 0}, {{act::give_up(), act::take()}, 2}, {{act::give_up(), act::give_up()}, 4}};
  for (const auto& [answers, vp] : ways) {
    Scene scene = chapel();
    scene.play(act::target(card("com_mill")));
    for (Action answer : answers) scene.play(answer);
    EXPECT_EQ(scene.vp(bar), vp);
  }
}

TEST(ClarBarbarian, IS_CLAR_BAR_05_the_usual_raze_tokens_and_nothing_else) {
  Scene hand = chapel();
  hand.play({act::target(card("com_mill")), act::take(), act::take()});
  EXPECT_EQ(hand.has(bar, Good::raze), 2);

  Scene opponent = chapel();
  opponent.s.defence.add(card("com_market_square"));
  opponent.play(act::target(card("com_market_square")));
  EXPECT_EQ(opponent.has(bar, Good::raze), 0);

  Scene poor = with({"bar_dark_chapel#14"});
  poor.hand(bar, {"com_mill", "com_statue"}).empire(jap, {"jap_farm#1"}).goods(bar, Good::raze, 2);
  poor.s.samurai.add(card("jap_farm#1"));
  poor.play(act::activate(card("bar_dark_chapel#14")));
  EXPECT_EQ(poor.why(act::target(card("jap_farm#1"))), "IS-CLAR-BAR-05");
  poor.s = with({"bar_dark_chapel#14"}).s;
  EXPECT_EQ(poor.hand(bar, {"com_mill"}).why(act::activate(card("bar_dark_chapel#14"))), "IS-CLAR-BAR-05");
}

TEST(ClarBarbarian, IS_CLAR_BAR_12_decided_before_the_good_is_taken) {
  Scene scene = with({"bar_dark_chapel#14"});
  scene.hand(bar, {"com_castle#46", "com_armorer#18"}).goods(bar, Good::raze, 1);  // card and card; VP and stone
  scene.play({act::activate(card("bar_dark_chapel#14")), act::target(card("com_castle#46"))});
  EXPECT_EQ(scene.s.ask, Ask::convert);
  scene.play({act::give_up(), act::give_up()});
  EXPECT_EQ(scene.vp(bar), 4);
  EXPECT_EQ(scene.of(bar).hand.size(), 1);  // nothing drawn

  Scene vp = with({"bar_dark_chapel#14"});
  vp.hand(bar, {"com_castle#46", "com_armorer#18"}).goods(bar, Good::raze, 1);
  vp.play(
      {act::activate(card("bar_dark_chapel#14")), act::target(card("com_armorer#18")), act::give_up(), act::take()});
  EXPECT_EQ(vp.vp(bar), 2);  // not the one of the field
  EXPECT_EQ(vp.has(bar, Good::stone), 1);
}

Scene pack() {
  Scene scene = with({"bar_pack#16"});
  scene.empire(jap, {"com_armorer#18", "com_ruins#69", "jap_gate#13"}).empire(rom, {"rom_builder#20", "com_mill"});
  scene.goods(bar, Good::settler, 2);
  return scene;
}

TEST(ClarBarbarian, IS_CLAR_BAR_06_pack_leaves_the_location_standing) {
  Scene scene = pack();
  scene.empire(bar, {"com_pillory"}).play(act::activate(card("bar_pack#16"), 2));
  scene.play({act::target(card("com_armorer#18"), Good::stone), act::target(card("com_mill"), Good::food)});
  EXPECT_EQ(scene.has(bar, Good::settler), 0);
  EXPECT_TRUE(scene.of(jap).empire.has(card("com_armorer#18")));
  EXPECT_EQ(scene.has(jap, Good::wood), 0);
  EXPECT_EQ(scene.vp(bar), 0);  // no raze, no Pillory
}

TEST(ClarBarbarian, IS_CLAR_BAR_07_one_good_of_the_raze_field) {
  Scene scene = pack();
  scene.play(act::activate(card("bar_pack#16")));
  EXPECT_EQ(scene.legal().size(), 4u);  // two goods of each of the two
  EXPECT_EQ(scene.why(act::target(card("com_armorer#18"), Good::gold)), "IS-CLAR-BAR-07");
  EXPECT_EQ(scene.why(act::target(card("com_ruins#69"), Good::settler)), "IS-CLAR-BAR-07");
  scene.play(act::target(card("com_armorer#18"), Good::vp));
  EXPECT_EQ(scene.vp(bar), 1);
  EXPECT_EQ(scene.has(bar, Good::stone), 0);
}

Scene rabble() {
  Scene scene = with({"bar_rabble#18", "com_mill", "com_statue", "com_ruins#69", "bar_settlement#20"});
  scene.hand(bar, {"com_baker"}).goods(bar, Good::settler, 2).play(act::activate(card("bar_rabble#18")));
  return scene;
}

TEST(ClarBarbarian, IS_CLAR_BAR_08_rabble_razes_an_own_common_location) {
  Scene scene = rabble();
  for (auto id : {"com_ruins#69", "bar_settlement#20", "com_baker", "bar_rabble#18"})
    EXPECT_EQ(scene.why(act::target(card(id))), "IS-CLAR-BAR-08") << id;
  scene.play(act::target(card("com_mill")));
  EXPECT_FALSE(scene.of(bar).empire.has(card("com_mill")));
  EXPECT_EQ(scene.has(bar, Good::raze), 0);
}

TEST(ClarBarbarian, IS_CLAR_BAR_08_never_a_faction_location_though_it_has_a_raze_field) {
  Scene scene({Faction::egyptians, bar, jap});  // in Egyptian hands, with a Japanese location that could be razed
  scene.empire(bar, {"bar_rabble#18", "com_mill"}).empire(jap, {"jap_farm#1", "com_statue"});
  scene.empire(Faction::egyptians, {"com_baker"}).goods(Faction::egyptians, Good::settler, 2);
  for (auto id : {"bar_rabble#18", "jap_farm#1", "com_statue"}) scene.s.taken_over.add(card(id));
  scene.turn_of(Faction::egyptians).play(act::activate(card("bar_rabble#18")));
  EXPECT_EQ(scene.legal(), (std::vector<Action>{act::target(card("com_statue")), act::target(card("com_baker"))}));
  for (auto id : {"jap_farm#1", "com_mill"}) EXPECT_EQ(scene.why(act::target(card(id))), "IS-CLAR-BAR-08") << id;
}

TEST(ClarBarbarian, IS_CLAR_BAR_08_not_what_is_taken_over_from_him) {
  Scene scene({bar, Faction::egyptians});
  scene.empire(bar, {"bar_rabble#18", "com_mill"}).goods(bar, Good::settler, 2).turn_of(bar);
  scene.s.taken_over.add(card("com_mill"));
  EXPECT_EQ(scene.why(act::activate(card("bar_rabble#18"))), "IS-ACTLOC-11");
}

TEST(ClarBarbarian, IS_CLAR_BAR_09_spoils_wood_and_a_foundation) {
  Scene scene = rabble();
  scene.play(act::target(card("com_mill")));
  EXPECT_EQ(scene.has(bar, Good::settler), 1);  // both paid, one of the field
  EXPECT_EQ(scene.has(bar, Good::food), 1);
  EXPECT_EQ(scene.has(bar, Good::wood), 1);
  EXPECT_TRUE(scene.of(bar).foundations.has(card("com_mill")));
}

Scene mission() {
  Scene scene = with({"bar_mission"});
  scene.common_deck({"com_mill"}).faction_deck(bar, {"bar_raid#7"}).goods(bar, Good::settler, 1);
  scene.play(act::activate(card("bar_mission")));
  return scene;
}

TEST(ClarBarbarian, IS_CLAR_BAR_10_mission_asks_for_the_deck_of_each_card) {
  Scene scene = mission();
  EXPECT_EQ(scene.s.ask, Ask::deck);
  scene.play(act::deck(false));
  EXPECT_TRUE(scene.s.looked.has(card("com_mill")));
  EXPECT_EQ(scene.s.ask, Ask::deck);  // the discards can be reshuffled
  scene.play(act::deck(true));
  EXPECT_TRUE(scene.s.looked.has(card("bar_raid#7")));
  EXPECT_EQ(scene.s.ask, Ask::keep);
}

TEST(ClarBarbarian, IS_DEC_38_mission_decks_first_then_the_card_to_keep) {
  Scene scene = mission();
  EXPECT_EQ(scene.legal().size(), 2u);  // common or Barbarian: neither can be declined
  scene.play(act::deck(true));          // the Barbarian deck is empty now: the other card is common, unasked
  ASSERT_EQ(scene.s.ask, Ask::keep);
  EXPECT_EQ(scene.legal().size(), 2u);
  EXPECT_EQ(scene.why(act::pass()), "IS-ACT-01");
  scene.play(act::pick(card("bar_raid#7")));
  EXPECT_TRUE(scene.of(bar).hand.has(card("bar_raid#7")));
}

TEST(ClarBarbarian, IS_CLAR_BAR_14_mission_keeps_one_and_discards_the_other_to_its_pile) {
  Scene common = mission();
  common.play({act::deck(false), act::deck(true), act::pick(card("com_mill"))});
  EXPECT_EQ(common.of(bar).hand.size(), 1);
  EXPECT_TRUE(common.of(bar).discard.has(card("bar_raid#7")));
  EXPECT_EQ(common.has(bar, Good::settler), 0);

  Scene faction = mission();
  faction.play({act::deck(false), act::deck(true), act::pick(card("bar_raid#7"))});
  EXPECT_TRUE(faction.s.common_discard.has(card("com_mill")));
}

Scene robbers() {
  Scene scene = with({"bar_robbers"});
  scene.deals(jap, {"jap_casino"}).empire(rom, {"rom_builder#20"}).goods(bar, Good::settler, 2);
  scene.s.traded.add(card("rom_builder#20"));
  scene.s.markers.add(card("jap_farm#1"));
  scene.of(jap).deck.remove(card("jap_farm#1"));
  scene.faction_deck(bar, {}).play(act::activate(card("bar_robbers")));
  return scene;
}

TEST(ClarBarbarian, IS_CLAR_BAR_11_robbers_reach_trade_route_deals_too) {
  Scene board = robbers();
  board.play(act::target(card("jap_casino")));
  EXPECT_TRUE(board.of(jap).discard.has(card("jap_casino")));
  EXPECT_TRUE(board.s.traded.has(card("rom_builder#20")));

  Scene route = robbers();
  route.play(act::target(card("rom_builder#20")));
  EXPECT_TRUE(route.s.traded.empty());
  EXPECT_TRUE(route.of(jap).discard.has(card("jap_farm#1")));
  EXPECT_TRUE(route.of(jap).deals.has(card("jap_casino")));
}

TEST(ClarBarbarian, IS_CLAR_BAR_13_robbers_give_a_point_and_a_card_for_two_settlers) {
  Scene scene = robbers();
  scene.play(act::target(card("jap_casino")));
  EXPECT_EQ(scene.vp(bar), 1);
  EXPECT_EQ(scene.of(bar).hand.size(), 1);
  EXPECT_EQ(scene.has(bar, Good::settler), 0);
  EXPECT_EQ(scene.has(bar, Good::gold), 0);  // not the deal's good
}

TEST(ClarBarbarian, a_stolen_good_stays_within_what_a_supply_can_count) {
  Scene scene({bar, rom});
  scene.empire(bar, {"bar_saboteurs#10"}).goods(bar, Good::settler, 1).goods(bar, Good::wood, most_goods);
  scene.goods(rom, Good::wood, 1).turn_of(bar);
  scene.play(act::activate(card("bar_saboteurs#10")));
  EXPECT_EQ(scene.has(bar, Good::wood), most_goods);
  EXPECT_EQ(scene.has(rom, Good::wood), 0);
}

}  // namespace clar_barbarian_test
}  // namespace ludarium::settlers
