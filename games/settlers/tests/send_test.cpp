// Chapter "Send 2 settlers".
#include "games/settlers/tests/support/scene.hpp"

namespace ludarium::settlers {
namespace send_test {

constexpr Faction bar = Faction::barbarians, jap = Faction::japanese;

Scene sending(int settlers) {
  Scene scene({bar, jap});
  return scene.goods(bar, Good::settler, settlers).turn_of(bar);
}

TEST(Send, IS_SEND_01_two_settlers_bring_a_resource_or_a_card) {
  for (Good good : {Good::food, Good::wood, Good::stone}) {
    Scene scene = sending(2);
    scene.play({act::send(1), act::pair(good)});
    EXPECT_EQ(scene.has(bar, good), 1);
    EXPECT_EQ(scene.has(bar, Good::settler), 0);
    EXPECT_TRUE(scene.of(bar).hand.empty());
  }
  Scene common = sending(2);
  common.common_deck({"com_mill"}).play({act::send(1), act::pair(Good::card_common)});
  EXPECT_TRUE(common.of(bar).hand.has(card("com_mill")));
  Scene faction = sending(2);
  faction.faction_deck(bar, {"bar_idol"}).play({act::send(1), act::pair(Good::card_faction)});
  EXPECT_TRUE(faction.of(bar).hand.has(card("bar_idol")));

  EXPECT_EQ(sending(1).why(act::send(1)), "IS-SEND-01");
}

TEST(Send, IS_SEND_02_several_pairs_in_one_action_each_on_its_own) {
  Scene scene = sending(7);
  scene.play(act::send(3));
  EXPECT_EQ(scene.has(bar, Good::settler), 1);
  scene.play({act::pair(Good::wood), act::pair(Good::card_common), act::pair(Good::stone)});
  EXPECT_EQ(scene.has(bar, Good::wood), 1);
  EXPECT_EQ(scene.has(bar, Good::stone), 1);
  EXPECT_EQ(scene.of(bar).hand.size(), 1);
  EXPECT_EQ(scene.s.actor, scene.seat(jap));
}

TEST(Send, IS_SEND_03_an_odd_settler_stays_and_none_is_no_sending) {
  Scene scene = sending(3);
  EXPECT_TRUE(scene.can(act::send(1)));
  EXPECT_EQ(scene.why(act::send(2)), "IS-SEND-01");
  EXPECT_EQ(scene.why(act::send(0)), "IS-SEND-03");
}

TEST(Send, IS_SEND_04_the_same_result_again_or_a_mix) {
  Scene same = sending(6);
  same.play({act::send(3), act::pair(Good::food), act::pair(Good::food), act::pair(Good::food)});
  EXPECT_EQ(same.has(bar, Good::food), 3);
  Scene mixed = sending(8);  // the example of the rulebook: 1 wood, 2 common cards, 1 faction card
  mixed.play({act::send(4), act::pair(Good::wood), act::pair(Good::card_common), act::pair(Good::card_common),
              act::pair(Good::card_faction)});
  EXPECT_EQ(mixed.has(bar, Good::wood), 1);
  EXPECT_EQ((mixed.of(bar).hand & facts().deck[index(Deck::common)]).size(), 2);
  EXPECT_EQ((mixed.of(bar).hand & facts().deck[index(Deck::barbarians)]).size(), 1);
}

TEST(Send, IS_SEND_05_no_gold_vp_or_tokens) {
  Scene scene = sending(2);
  scene.play(act::send(1));
  for (Good good : {Good::gold, Good::vp, Good::raze, Good::defence, Good::settler})
    EXPECT_EQ(scene.why(act::pair(good)), "IS-SEND-05");
}

TEST(Send, IS_SEND_06_needs_no_location_and_may_be_repeated) {
  Scene scene = sending(20);
  scene.of(jap).passed = 1;
  for (int i = 0; i < 10; ++i) scene.play({act::send(1), act::pair(Good::wood)});
  EXPECT_TRUE(scene.of(bar).empire.empty());
  EXPECT_EQ(scene.has(bar, Good::wood), 10);
}

TEST(Send, IS_SEND_07_samurai_and_settlers_on_cards_cannot_be_sent) {
  Scene scene({jap, bar});
  scene.empire(jap, {"jap_farm#1", "com_coal_mine"}).goods(jap, Good::settler, 3).turn_of(jap);
  scene.of(bar).passed = 1;
  scene.play(act::samurai(card("jap_farm#1")));
  EXPECT_TRUE(scene.can(act::send(1)));  // two left
  scene.play(act::activate(card("com_coal_mine")));
  EXPECT_EQ(scene.why(act::send(1)), "IS-SEND-01");  // one left; one is a samurai, one lies on the mine
}

}  // namespace send_test
}  // namespace ludarium::settlers
