// Chapter "Make a deal".
#include "games/settlers/tests/support/scene.hpp"

namespace ludarium::settlers {
namespace deal_test {

constexpr Faction bar = Faction::barbarians, rom = Faction::romans, jap = Faction::japanese;

Scene dealing(Scene::Ids hand, int food = 1) {
  Scene scene({bar, rom});
  return scene.hand(bar, hand).goods(bar, Good::food, food).turn_of(bar);
}

TEST(Deals, IS_DEAL_01_a_faction_card_of_the_own_hand) {
  Scene scene = dealing({"bar_sentry_tower#12"});
  EXPECT_TRUE(scene.can(act::deal(card("bar_sentry_tower#12"))));
  EXPECT_EQ(scene.why(act::deal(card("bar_sentry_tower#13"))), "IS-DEAL-01");
  scene.empire(bar, {"bar_raid#7"});
  EXPECT_EQ(scene.why(act::deal(card("bar_raid#7"))), "IS-DEAL-01");
}

TEST(Deals, IS_DEAL_02_no_common_card) {
  EXPECT_EQ(dealing({"com_mill"}).why(act::deal(card("com_mill"))), "IS-DEAL-02");
  for (CardId any : facts().deck[index(Deck::common)]) EXPECT_EQ(facts().deal_of(any), Good::none);
}

TEST(Deals, IS_DEAL_03_costs_one_food_or_one_gold) {
  Scene food = dealing({"bar_sentry_tower#12"}, 2);
  food.play(act::deal(card("bar_sentry_tower#12")));
  EXPECT_EQ(food.has(bar, Good::food), 1);
  Scene gold = dealing({"bar_sentry_tower#12"}, 0);
  EXPECT_EQ(gold.why(act::deal(card("bar_sentry_tower#12"))), "IS-DEAL-03");
  gold.goods(bar, Good::gold, 1).play(act::deal(card("bar_sentry_tower#12")));
  EXPECT_EQ(gold.has(bar, Good::gold), 0);
}

TEST(Deals, IS_DEAL_04_the_card_leaves_the_hand_for_the_board) {
  Scene scene = dealing({"bar_sentry_tower#12"});
  scene.play(act::deal(card("bar_sentry_tower#12")));
  EXPECT_TRUE(scene.of(bar).hand.empty());
  EXPECT_TRUE(scene.of(bar).deals.has(card("bar_sentry_tower#12")));
  EXPECT_TRUE(scene.of(bar).empire.empty());
}

TEST(Deals, IS_DEAL_05_its_good_is_gained_at_once) {
  Scene scene = dealing({"bar_sentry_tower#12"});
  scene.play(act::deal(card("bar_sentry_tower#12")));
  EXPECT_EQ(scene.has(bar, Good::settler), 1);
  EXPECT_EQ(scene.has(bar, Good::raze), 0);  // the Deal field, not what the location would produce
}

TEST(Deals, IS_DEAL_06_and_again_in_every_production_while_it_exists) {
  Scene scene = dealing({"bar_sentry_tower#12"});
  const int board = facts().faction[index(bar)].produce[Good::settler];
  scene.play(act::deal(card("bar_sentry_tower#12")));
  for (int i = 0; i < 2; ++i) {
    scene.goods(bar, Good::settler, 0).production_of(bar);
    EXPECT_EQ(scene.has(bar, Good::settler), board + 1);
  }
  scene.of(bar).deals = {};
  scene.goods(bar, Good::settler, 0).production_of(bar);
  EXPECT_EQ(scene.has(bar, Good::settler), board);
}

TEST(Deals, IS_DEAL_07_several_a_round_one_an_action) {
  Scene scene = dealing({"bar_raid#7", "bar_raid#8", "bar_raid#9", "bar_idol"}, 4);
  scene.of(rom).passed = 1;
  for (const char* id : {"bar_raid#7", "bar_raid#8", "bar_raid#9", "bar_idol"}) {
    scene.play(act::deal(card(id)));
    EXPECT_TRUE(scene.happened(Happened::turn_began));  // each was a turn of its own
  }
  EXPECT_EQ(scene.of(bar).deals.size(), 4);
  EXPECT_EQ(scene.has(bar, Good::wood), 3);
}

TEST(Deals, IS_DEAL_08_a_deal_is_no_location) {
  Scene scene({jap, bar});
  scene.deals(jap, {"jap_farm#1", "jap_stalls#16"}).hand(jap, {"jap_garrison", "com_lords_fields"});
  scene.goods(jap, Good::wood, 3).goods(jap, Good::stone, 1).goods(jap, Good::food, 1).goods(bar, Good::raze, 5);
  EXPECT_EQ(tally(scene.look(), scene.seat(jap)).total(), 0);
  scene.turn_of(bar);
  EXPECT_EQ(scene.why(act::raze(card("jap_farm#1"))), "IS-DEAL-08");
  scene.turn_of(jap);
  EXPECT_EQ(scene.why(act::build(card("jap_garrison"))), "IS-BUILD-05");
  EXPECT_EQ(scene.why(act::activate(card("jap_stalls#16"))), "IS-DEAL-08");
  scene.play(act::build(card("com_lords_fields")));
  EXPECT_EQ(scene.has(jap, Good::food), 2);  // 1 more, for itself alone; the deals are no red locations
}

TEST(Deals, IS_DEAL_09_deals_survive_cleanup) {
  Scene scene({bar, rom});
  scene.deals(bar, {"bar_raid#7"}).cleanup();
  EXPECT_EQ(scene.s.round, 2);
  EXPECT_TRUE(scene.of(bar).deals.has(card("bar_raid#7")));
}

TEST(Deals, IS_DEAL_10_a_deal_given_up_or_broken_goes_to_the_pile_of_its_own_deck) {
  Scene given({rom, bar});  // a Barbarian deal the Romans took
  given.deals(rom, {"bar_raid#7"}).empire(rom, {"com_hanseatic_league"}).goods(rom, Good::settler, 1).turn_of(rom);
  given.play(act::activate(card("com_hanseatic_league")));
  EXPECT_TRUE(given.of(bar).discard.has(card("bar_raid#7")));
  EXPECT_FALSE(given.of(rom).discard.has(card("bar_raid#7")));

  Scene broken({bar, rom});
  broken.deals(rom, {"rom_legion#17"}).empire(bar, {"bar_robbers"}).goods(bar, Good::settler, 2).turn_of(bar);
  broken.play(act::activate(card("bar_robbers")));
  EXPECT_TRUE(broken.of(rom).deals.empty());
  EXPECT_TRUE(broken.of(rom).discard.has(card("rom_legion#17")));
}

}  // namespace deal_test
}  // namespace ludarium::settlers
