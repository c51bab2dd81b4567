// Chapter "Activate an Action Location".
#include "games/settlers/tests/support/scene.hpp"

namespace ludarium::settlers {
namespace activate_test {

constexpr Faction bar = Faction::barbarians, rom = Faction::romans, egy = Faction::egyptians, jap = Faction::japanese;

Scene with_action(std::string_view id, int settlers = 1) {
  Scene scene({bar, jap});
  scene.empire(bar, {id}).goods(bar, Good::settler, settlers).of(jap).passed = 1;
  return scene.turn_of(bar);
}

TEST(Activate, IS_ACTLOC_01_an_action_location_of_the_own_empire) {
  Scene scene = with_action("com_coal_mine");
  scene.hand(bar, {"com_barracks#50"}).empire(jap, {"com_barracks#51"});
  EXPECT_TRUE(scene.can(act::activate(card("com_coal_mine"))));
  EXPECT_EQ(scene.why(act::activate(card("com_barracks#50"))), "IS-ACTLOC-01");
  EXPECT_EQ(scene.why(act::activate(card("com_barracks#51"))), "IS-ACTLOC-01");
}

TEST(Activate, IS_ACTLOC_01_or_one_taken_over) {
  Scene scene({egy, bar});
  scene.empire(bar, {"com_coal_mine"}).goods(egy, Good::settler, 1).goods(bar, Good::settler, 1);
  scene.s.taken_over.add(card("com_coal_mine"));
  EXPECT_EQ(scene.turn_of(bar).why(act::activate(card("com_coal_mine"))), "IS-ACTLOC-01");
  scene.turn_of(egy).play(act::activate(card("com_coal_mine")));
  EXPECT_EQ(scene.has(egy, Good::stone), 2);
}

TEST(Activate, IS_ACTLOC_02_the_exact_goods_are_paid) {
  Scene scene = with_action("com_masons_guild#37", 2);
  EXPECT_EQ(scene.goods(bar, Good::stone, 1).why(act::activate(card("com_masons_guild#37"))), "IS-ACTLOC-02");
  scene.goods(bar, Good::stone, 3).play(act::activate(card("com_masons_guild#37")));
  EXPECT_EQ(scene.has(bar, Good::settler), 1);
  EXPECT_EQ(scene.has(bar, Good::stone), 1);
  EXPECT_EQ(scene.vp(bar), 3);
}

TEST(Activate, IS_ACTLOC_03_the_goods_mark_it_used_until_the_round_ends) {
  Scene scene = with_action("com_coal_mine", 3);
  scene.play(act::activate(card("com_coal_mine")));
  EXPECT_EQ(scene.has(bar, Good::settler), 2);
  EXPECT_TRUE(scene.s.used.has(card("com_coal_mine")));
  scene.cleanup();  // the Barbarian board stores settlers, but not the one on the card
  EXPECT_EQ(scene.has(bar, Good::settler), 2);
  EXPECT_FALSE(scene.s.used.has(card("com_coal_mine")));
  EXPECT_TRUE(scene.turn_of(bar).can(act::activate(card("com_coal_mine"))));
}

TEST(Activate, IS_ACTLOC_04_once_a_round) {
  Scene scene = with_action("com_coal_mine", 5);
  EXPECT_EQ(scene.why(act::activate(card("com_coal_mine"), 2)), "IS-ACTLOC-04");
  scene.play(act::activate(card("com_coal_mine")));
  EXPECT_EQ(scene.why(act::activate(card("com_coal_mine"))), "IS-ACTLOC-04");
}

TEST(Activate, IS_ACTLOC_05_every_copy_for_itself) {
  Scene scene = with_action("com_masons_guild#37", 2);
  scene.empire(bar, {"com_masons_guild#38"}).goods(bar, Good::stone, 4);
  scene.play({act::activate(card("com_masons_guild#37")), act::activate(card("com_masons_guild#38"))});
  EXPECT_EQ(scene.vp(bar), 6);
}

TEST(Activate, IS_ACTLOC_06_twice_on_two_turns) {
  Scene scene = with_action("com_barracks#50", 5);
  scene.play({act::activate(card("com_barracks#50")), act::activate(card("com_barracks#50"))});
  EXPECT_EQ(scene.has(bar, Good::raze), 2);
  EXPECT_EQ(scene.has(bar, Good::settler), 3);
  EXPECT_EQ(scene.why(act::activate(card("com_barracks#50"))), "IS-ACTLOC-04");
}

TEST(Activate, IS_ACTLOC_07_or_twice_in_one_action_for_the_double_price) {
  Scene scene = with_action("com_barracks#50", 3);
  scene.of(jap).passed = 0;
  scene.play(act::activate(card("com_barracks#50"), 2));
  EXPECT_EQ(scene.has(bar, Good::raze), 2);
  EXPECT_EQ(scene.has(bar, Good::settler), 1);
  EXPECT_EQ(scene.s.actor, scene.seat(jap));  // it was one action
  EXPECT_EQ(uses_left(scene.look(), card("com_barracks#50")), 0);
  EXPECT_EQ(with_action("com_barracks#50", 1).why(act::activate(card("com_barracks#50"), 2)), "IS-ACTLOC-07");
}

TEST(Activate, IS_ACTLOC_07_each_use_finds_its_own_target) {
  Scene scene = with_action("bar_pack#16", 2);
  scene.empire(jap, {"com_mill", "com_quarry#8"}).of(jap).passed = 0;
  scene.play({act::activate(card("bar_pack#16"), 2), act::target(card("com_mill"), Good::food),
              act::target(card("com_quarry#8"), Good::stone)});
  EXPECT_EQ(scene.has(bar, Good::food), 1);
  EXPECT_EQ(scene.has(bar, Good::stone), 1);
}

TEST(Activate, IS_ACTLOC_08_prices_of_every_kind) {
  Scene resource = with_action("com_brewer", 0);
  resource.goods(bar, Good::food, 1).play(act::activate(card("com_brewer")));
  EXPECT_EQ(resource.has(bar, Good::food), 0);
  Scene gold = with_action("com_goldsmiths_workshop#30");
  EXPECT_FALSE(gold.can(act::activate(card("com_goldsmiths_workshop#30"))));
  gold.goods(bar, Good::gold, 1).play(act::activate(card("com_goldsmiths_workshop#30")));
  EXPECT_EQ(gold.has(bar, Good::gold), 0);
  Scene tokens = with_action("bar_expedition");
  tokens.goods(bar, Good::raze, 1).play(act::activate(card("bar_expedition")));
  EXPECT_EQ(tokens.has(bar, Good::raze), 0);
  Scene tavern = with_action("com_tavern", 0);
  EXPECT_EQ(tavern.why(act::activate(card("com_tavern"))), "IS-ACTLOC-02");
  tavern.hand(bar, {"com_mill"}).play(act::activate(card("com_tavern")));
  EXPECT_TRUE(tavern.s.common_discard.has(card("com_mill")));
  Scene league = with_action("com_hanseatic_league");
  EXPECT_FALSE(league.can(act::activate(card("com_hanseatic_league"))));
  league.deals(bar, {"bar_raid#7"}).play(act::activate(card("com_hanseatic_league")));
  EXPECT_TRUE(league.of(bar).deals.empty());
}

TEST(Activate, IS_ACTLOC_08_the_temple_of_ra_costs_nothing) {
  Scene scene({egy, bar});
  scene.empire(egy, {"egy_temple_of_ra"}).empire(bar, {"com_mill"}).turn_of(egy);
  const auto before = scene.of(egy).supply;
  scene.play(act::activate(card("egy_temple_of_ra")));
  EXPECT_TRUE(scene.s.taken_over.has(card("com_mill")));
  EXPECT_EQ(scene.of(egy).supply, before);
  EXPECT_EQ(uses_left(scene.look(), card("egy_temple_of_ra")), 0);
}

TEST(Activate, IS_ACTLOC_09_in_the_round_it_was_built_on_a_later_turn) {
  Scene scene = with_action("com_mill");
  scene.hand(bar, {"com_coal_mine"}).goods(bar, Good::wood, 1).goods(bar, Good::stone, 1);
  scene.play(act::build(card("com_coal_mine")));
  EXPECT_EQ(scene.has(bar, Good::stone), 0);  // built, not used
  scene.play(act::activate(card("com_coal_mine")));
  EXPECT_EQ(scene.has(bar, Good::stone), 2);
}

TEST(Activate, IS_ACTLOC_10_the_first_use_cannot_pay_the_second) {
  Scene scene = with_action("bar_pack#16", 1);  // the Village's field: 2 settlers
  scene.empire(jap, {"com_village#12"}).of(jap).passed = 0;
  EXPECT_EQ(scene.why(act::activate(card("bar_pack#16"), 2)), "IS-ACTLOC-07");
  scene.goods(bar, Good::settler, 2).play(act::activate(card("bar_pack#16"), 2));
  EXPECT_EQ(scene.has(bar, Good::settler), 2);
}

TEST(Activate, IS_ACTLOC_11_without_a_target_it_is_illegal_whatever_else_it_gives) {
  Scene robbers = with_action("bar_robbers", 2);
  robbers.of(jap).passed = 0;
  EXPECT_EQ(robbers.why(act::activate(card("bar_robbers"))), "IS-ACTLOC-11");
  EXPECT_TRUE(robbers.deals(jap, {"jap_farm#1"}).can(act::activate(card("bar_robbers"))));
  Scene engineers({rom, bar});
  engineers.empire(rom, {"rom_engineers"}).goods(rom, Good::settler, 2).turn_of(rom);
  EXPECT_EQ(engineers.why(act::activate(card("rom_engineers"))), "IS-ACTLOC-11");
  EXPECT_TRUE(engineers.empire(bar, {"com_mill"}).can(act::activate(card("rom_engineers"))));
  Scene porters = with_action("com_porters", 0);
  porters.goods(bar, Good::food, 1);
  EXPECT_EQ(porters.why(act::activate(card("com_porters"))), "IS-ACTLOC-11");
  EXPECT_TRUE(porters.empire(bar, {"com_quarry#8"}).can(act::activate(card("com_porters"))));
}

TEST(Activate, IS_ACTLOC_11_what_pays_the_activation_cannot_pay_the_building) {
  Scene scene = with_action("com_settlers", 0);
  scene.hand(bar, {"bar_raid#7"}).goods(bar, Good::wood, 1);
  EXPECT_EQ(scene.why(act::activate(card("com_settlers"))), "IS-BUILD-02");
  scene.goods(bar, Good::wood, 2).play(act::activate(card("com_settlers")));
  EXPECT_TRUE(scene.of(bar).empire.has(card("bar_raid#7")));
}

TEST(Activate, IS_ACTLOC_11_no_payment_that_leaves_nothing_to_build_with) {
  Scene scene = with_action("com_settlers", 0);
  scene.hand(bar, {"bar_barbarian_quarry"}).goods(bar, Good::wood, 1).goods(bar, Good::gold, 1);
  scene.aside(scene.seat(bar), act::wish(choose_payment, true));
  scene.play(act::activate(card("com_settlers")));  // the gold is needed for the stone of the Quarry
  EXPECT_TRUE(scene.of(bar).empire.has(card("bar_barbarian_quarry")));
}

}  // namespace activate_test
}  // namespace ludarium::settlers
