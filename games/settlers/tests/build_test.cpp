// Chapter "Build".
#include "games/settlers/tests/support/scene.hpp"

namespace ludarium::settlers {
namespace build_test {

constexpr Faction bar = Faction::barbarians, rom = Faction::romans, jap = Faction::japanese;

Scene building(Faction who, Scene::Ids hand, int wood, int stone, Scene::Ids empire = {}) {
  Scene scene({who, who == bar ? jap : bar});
  scene.hand(who, hand).empire(who, empire).goods(who, Good::wood, wood).goods(who, Good::stone, stone);
  return scene.turn_of(who);
}

TEST(Build, IS_BUILD_01_a_common_or_own_faction_card_of_the_own_hand) {
  Scene scene = building(bar, {"bar_settlement#20", "com_village#12"}, 5, 5);
  scene.hand(jap, {"com_village#13"});
  EXPECT_TRUE(scene.can(act::build(card("com_village#12"))));
  EXPECT_TRUE(scene.can(act::build(card("bar_settlement#20"))));
  EXPECT_EQ(scene.why(act::build(card("com_village#13"))), "IS-BUILD-01");     // in another hand
  EXPECT_EQ(scene.why(act::build(card("bar_settlement#21"))), "IS-BUILD-01");  // in the deck
  scene.play(act::build(card("bar_settlement#20")));
  EXPECT_FALSE(scene.of(bar).hand.has(card("bar_settlement#20")));
  EXPECT_TRUE(scene.of(bar).empire.has(card("bar_settlement#20")));
}

TEST(Build, IS_BUILD_02_the_printed_cost_is_paid_in_full) {
  Scene poor = building(bar, {"com_wood_storage"}, 2, 0);
  EXPECT_EQ(poor.why(act::build(card("com_wood_storage"))), "IS-BUILD-02");
  Scene scene = building(bar, {"com_wood_storage"}, 4, 2);
  scene.play(act::build(card("com_wood_storage")));
  EXPECT_EQ(scene.has(bar, Good::wood), 2);
  EXPECT_EQ(scene.has(bar, Good::stone), 1);
}

TEST(Build, IS_BUILD_03_the_card_enters_after_the_cost_is_paid) {
  Scene scene = building(bar, {"com_village#12"}, 1, 0);
  scene.goods(bar, Good::gold, 1).aside(scene.seat(bar), act::wish(choose_payment, true));
  scene.play(act::build(card("com_village#12")));
  EXPECT_EQ(scene.s.ask, Ask::pay);
  EXPECT_FALSE(scene.of(bar).empire.has(card("com_village#12")));
  scene.play(act::pay(1, 0, 0, 0));
  EXPECT_TRUE(scene.of(bar).empire.has(card("com_village#12")));
}

TEST(Build, IS_BUILD_04_common_locations_cost_resources_only) {
  for (CardId any : facts().deck[index(Deck::common)]) {
    const Cost& cost = facts().title_of(any).cost;
    EXPECT_EQ(cost.location + cost.hand_cards + cost.goods[index(Good::gold)] + cost.goods[index(Good::settler)] +
                  cost.goods[index(Good::raze)],
              0)
        << facts().card_id[index(any)];
  }
  Scene scene = building(bar, {"com_missionaries"}, 3, 3, {"com_mill"});
  EXPECT_EQ(scene.why(act::build(card("com_missionaries"))), "IS-BUILD-02");
  scene.goods(bar, Good::food, 2).play(act::build(card("com_missionaries")));
  EXPECT_EQ(scene.has(bar, Good::food), 0);
  EXPECT_TRUE(scene.of(bar).empire.has(card("com_mill")));
}

TEST(Build, IS_BUILD_05_a_faction_location_may_also_cost_an_own_location) {
  Scene none = building(bar, {"bar_sentry_tower#12"}, 2, 0);
  none.empire(jap, {"com_castle#46"});
  EXPECT_EQ(none.why(act::build(card("bar_sentry_tower#12"))), "IS-BUILD-05");
  for (const char* paid : {"com_mill", "bar_settlement#20"}) {
    Scene scene = building(bar, {"bar_sentry_tower#12"}, 2, 0, {"com_mill", "bar_settlement#20"});
    scene.play({act::build(card("bar_sentry_tower#12")), act::sacrifice(card(paid))});
    EXPECT_EQ(scene.has(bar, Good::wood), 0);
    EXPECT_FALSE(scene.of(bar).empire.has(card(paid)));
    EXPECT_EQ(scene.of(bar).empire.size(), 2);
  }
}

TEST(Build, IS_BUILD_06_a_foundation_may_stand_in_for_the_location) {
  Scene scene = building(bar, {"bar_sentry_tower#12"}, 2, 0, {"com_mill"});
  scene.foundations(bar, {"com_castle#46"});
  scene.play({act::build(card("bar_sentry_tower#12")), act::sacrifice(card("com_castle#46"))});
  EXPECT_TRUE(scene.of(bar).foundations.empty());
  EXPECT_TRUE(scene.of(bar).empire.has(card("com_mill")));
  EXPECT_TRUE(scene.of(bar).empire.has(card("bar_sentry_tower#12")));
}

TEST(Build, IS_BUILD_07_without_the_location_symbol_nothing_is_discarded) {
  Scene scene = building(bar, {"bar_primeval_forest#1"}, 1, 0, {"com_mill"});
  scene.play(act::build(card("bar_primeval_forest#1")));
  EXPECT_EQ(scene.of(bar).empire.size(), 2);
  Scene empty = building(bar, {"bar_primeval_forest#1"}, 1, 0);
  EXPECT_TRUE(empty.can(act::build(card("bar_primeval_forest#1"))));
}

TEST(Build, IS_BUILD_08_an_activated_location_may_be_discarded_with_the_goods_on_it) {
  Scene scene = building(bar, {"bar_raid#7"}, 2, 0, {"com_sawmill#76"});
  scene.of(jap).passed = 1;
  scene.play({act::activate(card("com_sawmill#76")), act::build(card("bar_raid#7"))});
  EXPECT_FALSE(scene.of(bar).empire.has(card("com_sawmill#76")));
  EXPECT_EQ(scene.has(bar, Good::wood), 0);  // the wood on it is gone
  EXPECT_FALSE(scene.s.used.has(card("com_sawmill#76")));
}

TEST(Build, IS_BUILD_09_tokens_on_the_discarded_location_are_lost) {
  Scene scene = building(jap, {"jap_stalls#16", "jap_stalls#17"}, 2, 0, {"com_mill", "jap_farm#1"});
  scene.goods(jap, Good::settler, 1).goods(jap, Good::defence, 1).of(bar).passed = 1;
  scene.play({act::defend(card("com_mill")), act::samurai(card("jap_farm#1"))});
  scene.play({act::build(card("jap_stalls#16")), act::sacrifice(card("com_mill"))});
  scene.play({act::build(card("jap_stalls#17")), act::sacrifice(card("jap_farm#1"))});
  EXPECT_EQ(scene.has(jap, Good::settler), 0);
  EXPECT_EQ(scene.has(jap, Good::defence), 0);
  EXPECT_TRUE(scene.s.defence.empty());
  EXPECT_TRUE(scene.s.samurai.empty());
}

TEST(Build, IS_BUILD_10_the_discarded_location_goes_to_the_pile_of_its_deck) {
  Scene common = building(bar, {"bar_raid#7"}, 1, 0, {"com_mill"});
  common.play(act::build(card("bar_raid#7")));
  EXPECT_TRUE(common.s.common_discard.has(card("com_mill")));
  Scene faction = building(bar, {"bar_raid#7"}, 1, 0, {"bar_settlement#20"});
  faction.play(act::build(card("bar_raid#7")));
  EXPECT_TRUE(faction.of(bar).discard.has(card("bar_settlement#20")));
}

TEST(Build, IS_BUILD_11_a_card_cannot_pay_for_itself) {
  Scene scene = building(bar, {"bar_raid#7", "bar_raid#8"}, 5, 0);
  EXPECT_EQ(scene.why(act::build(card("bar_raid#7"))), "IS-BUILD-05");
  scene.empire(bar, {"com_mill", "com_brewer"}).play(act::build(card("bar_raid#7")));
  EXPECT_EQ(scene.legal(), (std::vector<Action>{act::sacrifice(card("com_mill")), act::sacrifice(card("com_brewer"))}));
  EXPECT_EQ(scene.why(act::sacrifice(card("bar_raid#7"))), "IS-BUILD-11");
}

TEST(Build, IS_BUILD_12_discarding_is_not_razing) {
  Scene scene = building(bar, {"bar_saboteurs#10"}, 1, 0, {"com_quarry#8", "com_pillory"});
  scene.play({act::build(card("bar_saboteurs#10")), act::sacrifice(card("com_quarry#8"))});
  EXPECT_EQ(scene.has(bar, Good::stone), 0);
  EXPECT_EQ(scene.has(bar, Good::wood), 0);
  EXPECT_TRUE(scene.of(bar).foundations.empty());
  EXPECT_EQ(scene.vp(bar), 0);  // the Pillory saw no raze
}

TEST(Build, IS_BUILD_13_the_building_bonus_is_paid_once) {
  Scene scene = building(bar, {"com_ruins#69"}, 0, 0);
  scene.play(act::build(card("com_ruins#69")));
  EXPECT_EQ(scene.has(bar, Good::settler), 1);
  scene.goods(bar, Good::settler, 0).production_of(bar);
  EXPECT_EQ(scene.has(bar, Good::settler), facts().faction[index(bar)].produce[Good::settler]);
}

TEST(Build, IS_BUILD_14_production_and_bonus_both_when_built) {
  Scene scene = building(bar, {"com_quarry#8"}, 1, 1);
  scene.play(act::build(card("com_quarry#8")));
  EXPECT_EQ(scene.has(bar, Good::stone), 2);
  scene.goods(bar, Good::stone, 0).production_of(bar);
  EXPECT_EQ(scene.has(bar, Good::stone), 1);  // later the production alone
}

TEST(Build, IS_BUILD_15_the_discarded_location_counts_no_more) {
  Scene bonus = building(bar, {"bar_hillfort"}, 2, 0, {"com_armorer#18", "com_armorer#19"});
  bonus.play({act::build(card("bar_hillfort")), act::sacrifice(card("com_armorer#18"))});
  EXPECT_EQ(bonus.vp(bar), 2);  // the other Armorer and the Hillfort
  Scene production = building(jap, {"jap_geisha_house#6"}, 1, 0, {"com_village#12"});
  production.play(act::build(card("jap_geisha_house#6")));
  EXPECT_EQ(production.has(jap, Good::settler), 1);
}

TEST(Build, IS_BUILD_16_copies_stand_side_by_side) {
  Scene scene = building(bar, {"com_quarry#8", "com_quarry#9"}, 2, 2);
  scene.of(jap).passed = 1;
  scene.play({act::build(card("com_quarry#8")), act::build(card("com_quarry#9"))});
  EXPECT_EQ(scene.of(bar).empire.size(), 2);
  scene.goods(bar, Good::stone, 0).production_of(bar);
  EXPECT_EQ(scene.has(bar, Good::stone), 2);
}

TEST(Build, IS_BUILD_17_pay_place_produce_bonus_features) {
  Scene scene = building(bar, {"com_quarry#8"}, 1, 1, {"com_supplier"});
  scene.play(act::build(card("com_quarry#8")));
  std::vector<Happened> order;
  for (const Event& event : scene.events)
    if (static_cast<Happened>(event.kind) != Happened::turn_began) order.push_back(static_cast<Happened>(event.kind));
  const auto paid = Happened::paid, gained = Happened::gained;
  EXPECT_EQ(order, (std::vector<Happened>{paid, paid, Happened::built, gained, gained, gained, Happened::scored}));
  const auto gains = scene.all(gained);
  EXPECT_EQ(gains[1].arg[2], number(card("com_quarry#8")));  // its bonus
  EXPECT_EQ(gains[2].arg[2], number(card("com_supplier")));
}

TEST(Build, IS_BUILD_17_the_builder_orders_the_features_the_new_one_included) {
  Scene scene = building(rom, {"rom_headquarters#15"}, 0, 2, {"com_mill", "rom_administration#12"});
  scene.play({act::build(card("rom_headquarters#15")), act::sacrifice(card("com_mill"))});
  EXPECT_EQ(scene.s.ask, Ask::trigger);
  for (const char* feature : {"rom_administration#12", "rom_headquarters#15"})
    for (std::size_t option : {0u, 1u}) EXPECT_TRUE(scene.can(act::trigger(card(feature), option)));
  scene.play({act::trigger(card("rom_headquarters#15"), 0), act::trigger(card("rom_administration#12"), 0)});
  EXPECT_EQ(scene.vp(rom), 1);
  EXPECT_EQ(scene.has(rom, Good::gold), 1);
}

// Egyptians build a Goldsmith, which takes all their stone, with a Slaver and a taken-over Administration.
Scene slaver_without_gold() {
  constexpr Faction egy = Faction::egyptians;
  Scene scene({egy, rom});
  scene.hand(egy, {"egy_goldsmith#21"}).empire(egy, {"egy_slaver", "com_ruins#69"}).goods(egy, Good::stone, 2);
  scene.empire(rom, {"rom_administration#12"}).turn_of(egy);
  scene.s.taken_over.add(card("rom_administration#12"));
  return scene.play({act::build(card("egy_goldsmith#21")), act::sacrifice(card("com_ruins#69"))});
}

TEST(Build, IS_BUILD_17_a_feature_waits_for_the_good_another_one_brings) {
  Scene scene = slaver_without_gold();
  ASSERT_EQ(scene.s.ask, Ask::trigger);
  EXPECT_EQ(scene.legal().size(), 2u);  // gold or VP of the Administration; the Slaver has nothing to take
  EXPECT_EQ(scene.why(act::trigger(card("egy_slaver"), 0)), "IS-DEC-39");
  scene.play(act::trigger(card("rom_administration#12"), 0));
  EXPECT_EQ(scene.has(Faction::egyptians, Good::gold), 1);
  ASSERT_EQ(scene.s.ask, Ask::trigger);
  scene.play(act::trigger(card("egy_slaver"), 0));
  EXPECT_EQ(scene.has(Faction::egyptians, Good::gold), 0);
  EXPECT_EQ(scene.vp(Faction::egyptians), 2);
  EXPECT_NE(scene.s.ask, Ask::trigger);
}

TEST(Build, IS_BUILD_17_a_feature_nobody_brings_the_good_for_is_not_asked_about) {
  Scene scene = slaver_without_gold();
  scene.play(act::trigger(card("rom_administration#12"), 1));  // the VP
  EXPECT_NE(scene.s.ask, Ask::trigger);
  EXPECT_TRUE(scene.s.firing.empty());
  EXPECT_EQ(scene.vp(Faction::egyptians), 1);
}

TEST(Build, IS_BUILD_18_a_feature_discarded_as_cost_does_not_react) {
  for (const char* paid : {"com_mill", "com_castle#46"}) {
    Scene scene = building(jap, {"jap_stalls#16"}, 1, 0, {"com_mill", "com_castle#46"});
    scene.play({act::build(card("jap_stalls#16")), act::sacrifice(card(paid))});
    EXPECT_EQ(scene.has(jap, Good::gold), paid == std::string_view("com_mill") ? 0 : 1);
  }
}

TEST(Build, IS_BUILD_19_location_and_resources_do_not_replace_each_other) {
  Scene rich = building(bar, {"bar_raid#7"}, 9, 9);
  rich.goods(bar, Good::gold, 9);
  EXPECT_EQ(rich.why(act::build(card("bar_raid#7"))), "IS-BUILD-05");
  Scene wide = building(bar, {"bar_raid#7"}, 0, 0, {"com_mill", "com_castle#46", "com_brewer"});
  EXPECT_EQ(wide.why(act::build(card("bar_raid#7"))), "IS-BUILD-02");
}

}  // namespace build_test
}  // namespace ludarium::settlers
