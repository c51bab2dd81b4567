// The numbers behind a refusal, as a player reads them.
#include "games/settlers/tests/support/scene.hpp"
#include "tests/support/english.hpp"

namespace ludarium::settlers {
namespace why_detail_test {

constexpr Faction bar = Faction::barbarians, rom = Faction::romans, egy = Faction::egyptians, jap = Faction::japanese;

std::string numbers(const Scene& scene, Action action) {
  const Verdict verdict = game().why_not(scene.s, scene.s.actor, action);
  return verdict.detail ? in_english(*verdict.detail) : "";
}

TEST(SettlersWhy, cost_of_a_building_with_the_gold_that_could_stand_in) {
  Scene scene({bar, rom});
  scene.hand(bar, {"com_wood_storage"}).goods(bar, Good::wood, 1).goods(bar, Good::gold, 1).turn_of(bar);
  EXPECT_EQ(numbers(scene, act::build(card("com_wood_storage"))),
            "This costs 2 Wood, 1 Stone. You have 1 Wood, 0 Stone, 1 Gold.");
  EXPECT_EQ(numbers(scene, act::build(card("com_castle#46"))), "");  // not in the hand: no number explains it
}

TEST(SettlersWhy, food_of_a_deal_and_tokens_of_a_raze) {
  Scene scene({bar, rom});
  scene.hand(bar, {"bar_settlement#20", "com_wood_storage"}).empire(rom, {"com_mill"}).turn_of(bar);
  EXPECT_EQ(numbers(scene, act::deal(card("bar_settlement#20"))), "This costs 1 Food. You have 0 Food, 0 Gold.");
  EXPECT_EQ(numbers(scene, act::raze_hand(card("com_wood_storage"))),
            "This costs 1 Raze token. You have 0 Raze tokens.");
  EXPECT_EQ(numbers(scene, act::raze(card("com_mill"))), "This costs 2 Raze tokens. You have 0 Raze tokens.");
}

TEST(SettlersWhy, settlers_to_be_sent) {
  Scene scene({bar, rom});
  scene.goods(bar, Good::settler, 3).turn_of(bar);
  EXPECT_EQ(numbers(scene, act::send(2)), "This costs 4 Workers. You have 3 Workers.");
}

TEST(SettlersWhy, IS_CLAR_BAR_05_raze_tokens_of_a_dark_chapel) {
  Scene scene({bar, jap});
  const Action activate = act::activate(card("bar_dark_chapel#14"));
  scene.empire(bar, {"bar_dark_chapel#14"}).empire(jap, {"com_mill", "com_statue"}).goods(bar, Good::raze, 1);
  scene.s.defence.add(card("com_mill"));
  scene.turn_of(bar);
  EXPECT_EQ(scene.why(activate), "IS-CLAR-BAR-05");
  EXPECT_EQ(numbers(scene, activate), "This costs 2 Raze tokens. You have 1 Raze token.");
  scene.goods(bar, Good::raze, 0).hand(bar, {"com_castle#46"});
  EXPECT_EQ(numbers(scene, activate), "This costs 1 Raze token. You have 0 Raze tokens.");
  scene.goods(bar, Good::raze, 1);
  EXPECT_TRUE(scene.can(activate));
  Scene nothing({bar, jap});  // nothing to raze: no token would help
  nothing.empire(bar, {"bar_dark_chapel#14"}).turn_of(bar);
  EXPECT_EQ(nothing.why(activate), "IS-ACTLOC-11");
  EXPECT_EQ(numbers(nothing, activate), "");
}

TEST(SettlersWhy, IS_CLAR_JAP_17_cards_a_trade_route_is_marked_with) {
  Scene scene({jap, rom});
  scene.empire(jap, {"jap_trade_route#21"}).empire(rom, {"rom_roman_bank"}).goods(jap, Good::food, 1);
  scene.faction_deck(jap, {}).turn_of(jap);
  EXPECT_EQ(scene.why(act::activate(card("jap_trade_route#21"))), "IS-CLAR-JAP-17");
  EXPECT_EQ(numbers(scene, act::activate(card("jap_trade_route#21"))), "Cards left in your faction deck: 0.");
}

TEST(SettlersWhy, IS_BUILD_02_what_the_colonists_would_build) {
  Scene scene({bar, rom});
  scene.empire(bar, {"com_settlers"}).goods(bar, Good::wood, 2).turn_of(bar);
  EXPECT_EQ(scene.why(act::activate(card("com_settlers"))), "IS-ACTLOC-11");
  scene.hand(bar, {"bar_sentry_tower#12"});
  EXPECT_EQ(scene.why(act::activate(card("com_settlers"))), "IS-BUILD-02");
  EXPECT_EQ(numbers(scene, act::activate(card("com_settlers"))), "This costs 3 Wood. You have 2 Wood, 0 Gold.");
}

TEST(SettlersWhy, IS_CLAR_EGY_20_what_a_slaver_takes) {
  Scene scene({egy, rom});
  scene.hand(egy, {"egy_goldsmith#21"}).empire(egy, {"egy_slaver", "com_ruins#69"}).goods(egy, Good::stone, 3);
  scene.turn_of(egy).play({act::build(card("egy_goldsmith#21")), act::sacrifice(card("com_ruins#69"))});
  EXPECT_EQ(numbers(scene, act::trigger(card("egy_slaver"), 0)), "This costs 1 Gold. You have 0 Gold.");
}

TEST(SettlersWhy, IS_ACT_01_no_pass_within_an_action_nor_after_it) {
  Scene scene({bar, rom});
  scene.empire(bar, {"com_mill"}).goods(bar, Good::settler, 2).goods(bar, Good::defence, 1).turn_of(bar);
  EXPECT_EQ(scene.play(act::send(1)).why(act::pass()), "IS-ACT-01");
  scene.play(act::pair(Good::wood));
  ASSERT_EQ(scene.s.ask, Ask::after);
  EXPECT_EQ(scene.why(act::pass()), "IS-ACT-01");
}

}  // namespace why_detail_test
}  // namespace ludarium::settlers
