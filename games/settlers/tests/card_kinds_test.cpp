// Chapter "Card-type semantics".
#include "games/settlers/tests/support/scene.hpp"

namespace ludarium::settlers {
namespace card_kinds_test {

constexpr Faction bar = Faction::barbarians, rom = Faction::romans, egy = Faction::egyptians, jap = Faction::japanese;

Scene building(Faction who, Scene::Ids hand, Scene::Ids empire = {}) {
  Scene scene({who, who == bar ? jap : bar});
  scene.hand(who, hand).empire(who, empire).faction_deck(who, {});
  for (Good good : {Good::wood, Good::stone, Good::food}) scene.goods(who, good, 5);
  scene.s.player(seat_at(1)).passed = 1;
  return scene.turn_of(who);
}

TEST(CardKinds, IS_CARD_01_every_card_is_production_feature_or_action) {
  for (std::size_t i = 0; i < facts().card_count(); ++i) {
    int kinds = 0;
    for (const CardSet& kind : facts().kind_set) kinds += kind.has(card_at(i));
    EXPECT_EQ(kinds, 1) << facts().card_id[i];
    const Title& t = facts().title_of(card_at(i));
    const bool produces =
        !t.produce.none() || t.produce_per.max || !t.produce_choice.empty() || t.produce_draw.draw || t.produce_copy;
    EXPECT_EQ(produces, t.kind == Kind::production) << t.id;
    EXPECT_EQ(t.uses > 0, t.kind == Kind::action) << t.id;
  }
}

TEST(CardKinds, IS_CARD_02_production_on_being_built_and_in_every_later_production) {
  Scene scene = building(bar, {"com_small_town"});
  const int board = facts().faction[index(bar)].produce[Good::settler];
  scene.play(act::build(card("com_small_town")));
  EXPECT_EQ(scene.has(bar, Good::settler), 2);
  for (int i = 0; i < 2; ++i) {
    scene.goods(bar, Good::settler, 0).production_of(bar);
    EXPECT_EQ(scene.has(bar, Good::settler), board + 2);
  }
}

TEST(CardKinds, IS_CARD_03_a_feature_gives_goods_right_after_the_named_action) {
  Scene scene = building(bar, {"com_grain_field#23", "com_quarry#8", "com_grain_field#24"}, {"com_mill"});
  scene.play(act::build(card("com_grain_field#23")));
  EXPECT_EQ(scene.has(bar, Good::gold), 1);
  EXPECT_EQ(scene.vp(bar), 1);
  scene.play(act::build(card("com_quarry#8")));  // grey: not named
  EXPECT_EQ(scene.has(bar, Good::gold), 1);
  scene.play(act::build(card("com_grain_field#24")));
  EXPECT_EQ(scene.has(bar, Good::gold), 2);
  scene.production_of(bar);
  EXPECT_EQ(scene.has(bar, Good::gold), 2);  // and nothing by itself
}

TEST(CardKinds, IS_CARD_03_or_holds_through_the_owners_whole_turn) {
  Scene scene({jap, bar});
  scene.empire(jap, {"jap_gate#13"}).hand(jap, {"com_mill", "com_brewer"}).goods(jap, Good::settler, 1).turn_of(jap);
  EXPECT_TRUE(scene.can(act::stash_card(card("jap_gate#13"), card("com_mill"))));
  scene.hand(jap, {"com_ruins#69"}).play(act::build(card("com_ruins#69")));
  EXPECT_TRUE(scene.can(act::stash_card(card("jap_gate#13"), card("com_mill"))));
  EXPECT_EQ(scene.why(act::activate(card("jap_gate#13"))), "IS-ACT-01");
}

TEST(CardKinds, IS_CARD_04_only_action_locations_are_activated_and_only_so_do_they_work) {
  Scene scene = building(bar, {"com_coal_mine"}, {"com_mill", "com_quarry#8"});
  scene.goods(bar, Good::settler, 1);
  EXPECT_EQ(scene.why(act::activate(card("com_mill"))), "IS-CARD-04");
  EXPECT_EQ(scene.why(act::activate(card("com_quarry#8"))), "IS-CARD-04");
  scene.play(act::build(card("com_coal_mine")));
  EXPECT_EQ(scene.has(bar, Good::stone), 4);  // 5 - 1: building it gave nothing
  scene.goods(bar, Good::stone, 0).production_of(bar);
  EXPECT_EQ(scene.has(bar, Good::stone), 1);  // the Quarry's alone
}

TEST(CardKinds, IS_CARD_05_a_bonus_does_not_alter_the_category) {
  Scene scene = building(egy, {"com_tavern"}, {});
  scene.common_deck({"com_mill"}).play(act::build(card("com_tavern")));
  EXPECT_TRUE(scene.of(egy).hand.has(card("com_mill")));
  EXPECT_TRUE(scene.can(act::activate(card("com_tavern"))));
  const int cards = scene.of(egy).hand.size();
  EXPECT_EQ(scene.production_of(egy).of(egy).hand.size(), cards);  // no production location
}

TEST(CardKinds, IS_CARD_06_a_build_feature_sees_its_own_building_when_it_fits) {
  Scene mill = building(bar, {"com_mill"});
  mill.play(act::build(card("com_mill")));
  EXPECT_EQ(mill.has(bar, Good::gold), 1);
  EXPECT_EQ(mill.vp(bar), 1);
  Scene slaver = building(egy, {"egy_slaver"}, {"com_brewer"});
  slaver.goods(egy, Good::gold, 1).play(act::build(card("egy_slaver")));
  EXPECT_EQ(slaver.play(act::trigger(card("egy_slaver"), 0)).vp(egy), 2);
}

TEST(CardKinds, IS_CARD_07_a_count_by_colour_includes_the_card_itself) {
  Scene fields = building(bar, {"com_lords_fields"});
  fields.play(act::build(card("com_lords_fields")));
  EXPECT_EQ(fields.has(bar, Good::food), 5 + 1);
  Scene fort = building(bar, {"bar_hillfort"}, {"com_mill"});
  EXPECT_EQ(fort.play(act::build(card("bar_hillfort"))).vp(bar), 1);
}

TEST(CardKinds, IS_CARD_08_production_counts_to_3_and_a_bonus_to_6) {
  Scene rubble = building(bar, {}, {"com_quarry#8", "com_coal_mine", "com_mason", "com_mason_b", "com_rubble"});
  rubble.goods(bar, Good::stone, 0).production_of(bar);
  EXPECT_EQ(rubble.has(bar, Good::stone), 3 + 1);
  Scene statue = building(
      bar, {"com_statue"},
      {"com_quarry#8", "com_quarry#9", "com_quarry#10", "com_coal_mine", "com_mason", "com_mason_b", "com_rubble"});
  EXPECT_EQ(statue.play(act::build(card("com_statue"))).vp(bar), 6);
}

TEST(CardKinds, IS_CARD_09_building_through_a_card_is_building) {
  Scene settlers = building(bar, {"bar_sentry_tower#12"}, {"com_settlers", "com_coaching_inn"});
  settlers.play(act::activate(card("com_settlers")));
  EXPECT_EQ(settlers.has(bar, Good::raze), 1);     // its production
  EXPECT_EQ(settlers.has(bar, Good::settler), 1);  //
  EXPECT_EQ(settlers.has(bar, Good::gold), 1);     // the Coaching Inn
  Scene negotiator = building(jap, {}, {"jap_negotiator", "com_mill"});
  negotiator.deals(jap, {"jap_ninjas#26"}).goods(jap, Good::settler, 1).play(act::activate(card("jap_negotiator")));
  EXPECT_EQ(negotiator.s.samurai.size(), 2);  // the bonus of the Ninjas
}

TEST(CardKinds, IS_CARD_10_a_feature_that_left_the_empire_works_no_more) {
  Scene scene({bar, jap});
  scene.empire(bar, {"com_mill"}).hand(bar, {"com_grain_field#23"}).goods(jap, Good::raze, 2).turn_of(jap);
  scene.goods(bar, Good::wood, 1).goods(bar, Good::food, 1);
  scene.play(act::raze(card("com_mill"))).play(act::build(card("com_grain_field#23")));
  EXPECT_EQ(scene.has(bar, Good::gold), 0);
  EXPECT_EQ(scene.vp(bar), 0);
}

TEST(CardKinds, IS_CARD_11_goods_already_produced_stay) {
  Scene scene({bar, jap});
  scene.hand(bar, {"com_quarry#8"}).goods(bar, Good::wood, 1).goods(bar, Good::stone, 1).goods(jap, Good::raze, 2);
  scene.turn_of(bar).play({act::build(card("com_quarry#8")), act::raze(card("com_quarry#8"))});
  EXPECT_EQ(scene.has(bar, Good::stone), 2);
}

TEST(CardKinds, IS_CARD_12_counts_take_built_locations_only) {
  Scene scene = building(jap, {"com_lords_fields", "jap_farm#1"}, {});
  scene.foundations(jap, {"com_mill"}).deals(jap, {"jap_farm#2"}).play(act::build(card("com_lords_fields")));
  EXPECT_EQ(scene.has(jap, Good::food), 5 + 1);
}

TEST(CardKinds, IS_CARD_12_a_taken_over_location_counts_for_the_taker) {
  Scene scene({egy, rom});
  scene.empire(rom, {"com_lords_fields", "com_brewer", "rom_warehouses"}).empire(egy, {"com_mamas_baths"});
  const Per red = title("com_lords_fields").produce_per;
  EXPECT_EQ(times(scene.look(), scene.seat(rom), red), 3);
  scene.s.taken_over.add(card("com_brewer"));
  EXPECT_EQ(times(scene.look(), scene.seat(rom), red), 2);
  EXPECT_EQ(times(scene.look(), scene.seat(egy), red), 1);
}

}  // namespace card_kinds_test
}  // namespace ludarium::settlers
