// Chapter "Card clarifications": the Japanese cards.
#include "games/settlers/tests/support/scene.hpp"

namespace ludarium::settlers {
namespace clar_japanese_test {

constexpr Faction jap = Faction::japanese, rom = Faction::romans, bar = Faction::barbarians;

Scene with(Scene::Ids empire) {
  Scene scene({jap, rom, bar});
  scene.empire(jap, empire).turn_of(jap);
  return scene;
}

Scene garrison() {
  Scene scene = with({"jap_garrison"});
  scene.empire(rom, {"com_mill", "com_ruins#69", "rom_builder#20"}).foundations(rom, {"com_statue"});
  scene.goods(jap, Good::raze, 2);
  return scene;
}

Scene trade_route() {
  Scene scene = with({"jap_trade_route#21"});
  scene.empire(rom, {"rom_builder#20", "rom_roman_bank", "com_mill"}).goods(jap, Good::food, 1);
  return scene;
}

Scene traded() {  // on the Roman Bank, whose Deal field is gold
  Scene scene = trade_route();
  scene.play({act::activate(card("jap_trade_route#21")), act::target(card("rom_roman_bank"))});
  return scene;
}

TEST(ClarJapanese, IS_CLAR_JAP_01_garrison_discards_any_location_for_two_raze_tokens) {
  for (auto id : {"com_mill", "com_ruins#69", "rom_builder#20"}) {
    Scene scene = garrison();
    scene.s.defence.add(card("com_mill"));
    scene.play({act::activate(card("jap_garrison")), act::target(card(id))});
    EXPECT_FALSE(scene.of(rom).empire.has(card(id))) << id;
    EXPECT_EQ(scene.has(jap, Good::raze), 0);
    EXPECT_TRUE((scene.s.common_discard | scene.of(rom).discard).has(card(id))) << id;
  }
}

TEST(ClarJapanese, IS_CLAR_JAP_01_foundations_are_no_target) {
  Scene scene = garrison();
  scene.play(act::activate(card("jap_garrison")));
  EXPECT_EQ(scene.why(act::target(card("com_statue"))), "IS-CLAR-JAP-01");
  EXPECT_EQ(scene.why(act::target(card("jap_garrison"))), "IS-CLAR-JAP-01");
  EXPECT_EQ(scene.legal().size(), 3u);
}

TEST(ClarJapanese, IS_CLAR_JAP_02_garrison_does_not_raze) {
  Scene scene = garrison();
  scene.empire(jap, {"com_pillory"});
  scene.play({act::activate(card("jap_garrison")), act::target(card("com_mill"))});
  EXPECT_EQ(scene.has(jap, Good::settler) + scene.has(jap, Good::food), 0);  // the Mill's Raze field
  EXPECT_EQ(scene.vp(jap), 0);                                               // no Pillory
  EXPECT_EQ(scene.has(rom, Good::wood), 0);
  EXPECT_FALSE(scene.of(rom).foundations.has(card("com_mill")));
}

TEST(ClarJapanese, IS_CLAR_JAP_03_cards_under_the_gate_give_a_point_each) {
  Scene scene = with({"jap_gate#13"});
  scene.hand(jap, {"com_mill", "jap_farm#1", "com_statue"});
  scene.play({act::stash_card(card("jap_gate#13"), card("com_mill")),
              act::stash_card(card("jap_gate#13"), card("jap_farm#1"))});
  EXPECT_EQ(scene.vp(jap), 2);
  EXPECT_EQ(scene.of(jap).hand.size(), 1);
  EXPECT_EQ(scene.s.under[0].size(), 2);
  for (Action action : scene.legal()) {
    Scene after = scene;
    after.play(action);
    EXPECT_FALSE(after.of(jap).hand.has(card("com_mill")));  // never back
  }
}

TEST(ClarJapanese, IS_CLAR_JAP_03_only_own_hand_cards_and_own_gates) {
  Scene scene = with({"com_mill"});
  scene.hand(jap, {"com_statue"}).hand(rom, {"com_castle#46"});
  EXPECT_EQ(scene.why(act::stash_card(card("com_mill"), card("com_statue"))), "IS-CLAR-JAP-03");
  scene.empire(jap, {"jap_gate#13"});
  EXPECT_TRUE(scene.can(act::stash_card(card("jap_gate#13"), card("com_statue"))));
  EXPECT_EQ(scene.why(act::stash_card(card("jap_gate#13"), card("com_castle#46"))), "IS-CLAR-JAP-03");
}

TEST(ClarJapanese, IS_CLAR_JAP_04_they_survive_cleanup) {
  Scene scene = with({"jap_gate#13"});
  scene.hand(jap, {"com_mill", "com_statue", "com_baker"});
  for (auto id : {"com_mill", "com_statue", "com_baker"}) scene.play(act::stash_card(card("jap_gate#13"), card(id)));
  scene.cleanup();
  EXPECT_EQ(scene.s.under[0].size(), 3);
  EXPECT_EQ(tally(scene.look(), scene.seat(jap)).bonus, 2);
}

TEST(ClarJapanese, IS_CLAR_JAP_05_gate_and_shrine_cannot_be_razed) {
  Scene scene = with({"jap_gate#13", "jap_shrine"});
  scene.hand(jap, {"jap_gate#14"}).goods(jap, Good::raze, 9).goods(rom, Good::raze, 9);
  EXPECT_EQ(scene.why(act::raze_hand(card("jap_gate#14"))), "IS-CLAR-JAP-05");
  scene.turn_of(rom);
  EXPECT_EQ(scene.why(act::raze(card("jap_gate#13"))), "IS-CLAR-JAP-05");
  EXPECT_EQ(scene.why(act::raze(card("jap_shrine"))), "IS-CLAR-JAP-05");
  scene.hand(jap, {"jap_shrine"}).turn_of(jap);
  EXPECT_EQ(scene.why(act::raze_hand(card("jap_shrine"))), "IS-CLAR-JAP-05");
}

TEST(ClarJapanese, IS_CLAR_JAP_05_but_removed_and_paid_with) {
  Scene scene = with({"jap_gate#13", "jap_shrine"});
  scene.empire(rom, {"rom_engineers"}).goods(rom, Good::settler, 2).turn_of(rom);
  scene.play({act::activate(card("rom_engineers")), act::target(card("jap_gate#13"))});
  EXPECT_TRUE(scene.of(jap).discard.has(card("jap_gate#13")));
  scene.hand(jap, {"jap_stalls#16"}).goods(jap, Good::wood, 1).turn_of(jap).play(act::build(card("jap_stalls#16")));
  EXPECT_TRUE(scene.of(jap).discard.has(card("jap_shrine")));
}

Scene negotiator() {
  Scene scene = with({"jap_negotiator"});
  scene.deals(jap, {"jap_stalls#16", "jap_farm#1"}).goods(jap, Good::settler, 1).goods(jap, Good::wood, 1);
  return scene;
}

TEST(ClarJapanese, IS_CLAR_JAP_06_negotiator_builds_a_deal) {
  Scene scene = negotiator();
  scene.play({act::activate(card("jap_negotiator")), act::target(card("jap_stalls#16"))});
  EXPECT_TRUE(scene.of(jap).empire.has(card("jap_stalls#16")));
  EXPECT_FALSE(scene.of(jap).deals.has(card("jap_stalls#16")));
  EXPECT_EQ(scene.has(jap, Good::settler), 0);
  EXPECT_TRUE(scene.happened(Happened::built));
}

TEST(ClarJapanese, IS_CLAR_JAP_07_the_cost_is_paid_but_no_location) {
  Scene scene = negotiator();  // Stalls cost 1 wood and a location
  scene.play({act::activate(card("jap_negotiator")), act::target(card("jap_stalls#16"))});
  EXPECT_EQ(scene.has(jap, Good::wood), 0);
  EXPECT_TRUE(scene.of(jap).empire.has(card("jap_negotiator")));

  Scene poor = negotiator();
  poor.goods(jap, Good::wood, 0);
  EXPECT_EQ(poor.why(act::activate(card("jap_negotiator"))), "IS-BUILD-02");
}

TEST(ClarJapanese, IS_CLAR_JAP_08_a_deal_without_the_location_symbol_too) {
  Scene scene = negotiator();
  scene.play({act::activate(card("jap_negotiator")), act::target(card("jap_farm#1"))});
  EXPECT_TRUE(scene.of(jap).empire.has(card("jap_farm#1")));
  EXPECT_EQ(scene.has(jap, Good::wood), 0);
}

TEST(ClarJapanese, IS_CLAR_JAP_09_trade_route_deals_cannot_be_built) {
  Scene scene = negotiator();
  scene.empire(rom, {"rom_builder#20"});
  scene.s.traded.add(card("rom_builder#20"));
  scene.goods(jap, Good::stone, 5).play(act::activate(card("jap_negotiator")));
  EXPECT_EQ(scene.why(act::target(card("rom_builder#20"))), "IS-CLAR-JAP-09");

  Scene none = negotiator();
  none.hand(jap, {"jap_stalls#16", "jap_farm#1"}).empire(rom, {"rom_builder#20"}).goods(jap, Good::stone, 5);
  none.s.traded.add(card("rom_builder#20"));
  EXPECT_EQ(none.why(act::activate(card("jap_negotiator"))), "IS-ACTLOC-11");
}

Scene ninjas(Scene::Ids empire) {
  Scene scene = with(empire);
  scene.hand(jap, {"jap_ninjas#26"}).foundations(jap, {"com_ruins#69"}).goods(jap, Good::stone, 1);
  scene.play(act::build(card("jap_ninjas#26")));
  if (scene.s.ask == Ask::sacrifice) scene.play(act::sacrifice(card("com_ruins#69")));
  return scene;
}

TEST(ClarJapanese, IS_CLAR_JAP_10_ninjas_bring_two_samurai_from_the_supply) {
  Scene scene = ninjas({"jap_farm#1", "jap_farm#2"});
  EXPECT_EQ(scene.s.ask, Ask::samurai);
  scene.play({act::samurai(card("jap_farm#1")), act::samurai(card("jap_ninjas#26"))});
  EXPECT_EQ(scene.s.samurai.size(), 2);
  EXPECT_EQ(scene.has(jap, Good::settler), 0);  // there was none to begin with
  EXPECT_FALSE(scene.s.samurai.has(card("jap_farm#2")));
}

TEST(ClarJapanese, IS_CLAR_JAP_11_one_a_location_and_what_finds_no_place_is_lost) {
  Scene scene = ninjas({"com_mill"});
  EXPECT_TRUE(scene.s.samurai.has(card("jap_ninjas#26")));  // itself, the only faction location
  EXPECT_EQ(scene.s.samurai.size(), 1);

  Scene full = with({"jap_farm#1", "jap_farm#2"});
  full.s.samurai.add(card("jap_farm#1"));
  full.hand(jap, {"jap_ninjas#26"}).foundations(jap, {"com_ruins#69"}).goods(jap, Good::stone, 1);
  full.play({act::build(card("jap_ninjas#26")), act::sacrifice(card("com_ruins#69"))});
  EXPECT_EQ(full.s.samurai.size(), 3);  // both free places, not asked
}

TEST(ClarJapanese, IS_CLAR_JAP_12_resources_on_the_shrine_stay) {
  Scene scene = with({"jap_shrine"});
  for (Good good : {Good::wood, Good::stone, Good::food}) scene.goods(jap, good, 2);
  for (Good good : {Good::wood, Good::stone, Good::food, Good::food})
    scene.play(act::stash_resource(card("jap_shrine"), good));
  EXPECT_EQ(scene.s.laid[2], 4);
  EXPECT_EQ(scene.has(jap, Good::food), 0);
  EXPECT_EQ(scene.why(act::stash_resource(card("jap_shrine"), Good::food)), "IS-CLAR-JAP-12");
  scene.goods(jap, Good::settler, 1);
  EXPECT_EQ(scene.why(act::stash_resource(card("jap_shrine"), Good::settler)), "IS-CLAR-JAP-12");
  scene.cleanup();
  EXPECT_EQ(scene.s.laid[2], 4);
  EXPECT_EQ(tally(scene.look(), scene.seat(jap)).bonus, 2);
}

TEST(ClarJapanese, IS_CLAR_JAP_13_trade_route_deals_outlive_the_card) {
  Scene scene = traded();
  scene.hand(jap, {"jap_stalls#16"}).goods(jap, Good::wood, 1).turn_of(jap).play(act::build(card("jap_stalls#16")));
  ASSERT_FALSE(scene.of(jap).empire.has(card("jap_trade_route#21")));
  scene.goods(jap, Good::gold, 0).production_of(jap);
  EXPECT_EQ(scene.has(jap, Good::gold), 1);
}

TEST(ClarJapanese, IS_CLAR_JAP_14_daimyos_castle_counts_samurai_up_to_three) {
  for (int n : {0, 2, 4}) {
    Scene scene = with({"jap_daimyos_castle#9", "jap_farm#1", "jap_farm#2", "jap_farm#3"});
    int placed = 0;
    for (CardId location : scene.of(jap).empire)
      if (placed++ < n) scene.s.samurai.add(location);
    scene.production_of(jap);
    EXPECT_EQ(scene.vp(jap), std::min(n, 3));
  }
  Scene solo = Scene::solo(jap);
  solo.empire(jap, {"jap_daimyos_castle#9"});
  solo.s.samurai.add(card("jap_daimyos_castle#9"));
  solo.production_of(jap);
  EXPECT_EQ(solo.vp(jap), 1);
}

TEST(ClarJapanese, IS_CLAR_JAP_15_a_lost_gate_or_shrine_loses_what_it_holds) {
  Scene scene = with({"jap_gate#13"});
  scene.hand(jap, {"com_mill", "jap_farm#1", "jap_stalls#16"}).goods(jap, Good::wood, 1);
  scene.play({act::stash_card(card("jap_gate#13"), card("com_mill")),
              act::stash_card(card("jap_gate#13"), card("jap_farm#1")), act::build(card("jap_stalls#16"))});
  EXPECT_TRUE(scene.s.common_discard.has(card("com_mill")));
  EXPECT_TRUE(scene.of(jap).discard.has(card("jap_farm#1")));
  EXPECT_TRUE(scene.s.under[0].empty());
  EXPECT_EQ(scene.vp(jap), 2);

  Scene shrine = with({"jap_shrine"});
  shrine.hand(jap, {"jap_stalls#16"}).goods(jap, Good::wood, 4);
  for (int i = 0; i < 3; ++i) shrine.play(act::stash_resource(card("jap_shrine"), Good::wood));
  shrine.play(act::build(card("jap_stalls#16"))).empire(jap, {"jap_shrine"});
  EXPECT_EQ(shrine.has(jap, Good::wood), 0);
  EXPECT_EQ(tally(shrine.look(), shrine.seat(jap)).bonus, 0);
}

TEST(ClarJapanese, IS_CLAR_JAP_16_trade_route_gives_the_deal_good_now_and_every_round) {
  Scene scene = traded();
  EXPECT_EQ(scene.has(jap, Good::gold), 1);
  EXPECT_EQ(scene.has(jap, Good::food), 0);
  scene.production_of(jap);
  EXPECT_EQ(scene.has(jap, Good::gold), 2);
  scene.production_of(rom);
  EXPECT_EQ(scene.has(rom, Good::gold), 1);  // the Bank's own production: its owner loses and gains nothing
}

TEST(ClarJapanese, IS_CLAR_JAP_16_only_faction_locations_of_those_who_have_not_passed) {
  Scene scene = trade_route();
  scene.play(act::activate(card("jap_trade_route#21")));
  EXPECT_EQ(scene.why(act::target(card("com_mill"))), "IS-CLAR-JAP-16");

  Scene passed = trade_route();
  passed.of(rom).passed = 1;
  EXPECT_EQ(passed.why(act::activate(card("jap_trade_route#21"))), "IS-ACTLOC-11");
}

TEST(ClarJapanese, IS_CLAR_JAP_17_marked_by_an_unseen_card_of_the_own_deck) {
  Scene scene = trade_route();
  scene.faction_deck(jap, {"jap_farm#3"});
  scene.play({act::activate(card("jap_trade_route#21")), act::target(card("rom_roman_bank"))});
  EXPECT_TRUE(scene.s.markers.has(card("jap_farm#3")));
  for (Seat viewer : scene.s.seats()) EXPECT_TRUE(game().redact(scene.s, viewer).markers.empty());

  scene.empire(jap, {"jap_trade_route#22"}).goods(jap, Good::food, 1).turn_of(jap);
  EXPECT_EQ(scene.why(act::activate(card("jap_trade_route#22"))), "IS-CLAR-JAP-17");  // the deck is empty
}

TEST(ClarJapanese, IS_CLAR_JAP_17_one_deal_a_location) {
  Scene scene = traded();
  scene.empire(jap, {"jap_trade_route#22"}).empire(rom, {"rom_builder#21"}).goods(jap, Good::food, 1).turn_of(jap);
  scene.play(act::activate(card("jap_trade_route#22")));
  EXPECT_EQ(scene.why(act::target(card("rom_roman_bank"))), "IS-CLAR-JAP-17");
  EXPECT_TRUE(scene.can(act::target(card("rom_builder#20"))));
}

TEST(ClarJapanese, IS_CLAR_JAP_18_trade_route_makes_a_deal_for_one_food) {
  Scene scene = trade_route();
  scene.empire(jap, {"jap_dojo#24"}).goods(jap, Good::food, 2);
  scene.play({act::activate(card("jap_trade_route#21")), act::target(card("rom_roman_bank"))});
  EXPECT_EQ(scene.vp(jap), 1);
  EXPECT_EQ(scene.has(jap, Good::food), 1);
}

TEST(ClarJapanese, IS_CLAR_JAP_19_the_deal_ends_with_its_location) {
  Scene scene = traded();
  const CardId marker = scene.s.markers.first();
  scene.empire(rom, {}).hand(rom, {"rom_builder#21"}).goods(rom, Good::stone, 1).turn_of(rom);
  scene.play({act::build(card("rom_builder#21")), act::sacrifice(card("rom_roman_bank"))});
  EXPECT_TRUE(scene.of(jap).discard.has(marker));
  EXPECT_TRUE(scene.s.traded.empty());
  scene.goods(jap, Good::gold, 0).production_of(jap);
  EXPECT_EQ(scene.has(jap, Good::gold), 0);
}

TEST(ClarJapanese, IS_CLAR_JAP_19_the_deal_ends_when_discarded) {
  Scene scene = traded();
  const CardId marker = scene.s.markers.first();
  scene.empire(bar, {"bar_robbers"}).goods(bar, Good::settler, 2).turn_of(bar);
  scene.play(act::activate(card("bar_robbers")));
  EXPECT_TRUE(scene.s.traded.empty());
  EXPECT_TRUE(scene.of(jap).discard.has(marker));
  EXPECT_TRUE(scene.of(rom).empire.has(card("rom_roman_bank")));
}

TEST(ClarJapanese, IS_CLAR_JAP_20_ninjas_discard_a_deal_and_give_its_good) {
  Scene scene = with({"jap_ninjas#26"});
  scene.deals(rom, {"rom_roman_bank", "rom_builder#20"}).goods(jap, Good::settler, 1);
  scene.play({act::activate(card("jap_ninjas#26")), act::target(card("rom_roman_bank"))});
  EXPECT_EQ(scene.has(jap, Good::settler), 0);
  EXPECT_EQ(scene.has(jap, Good::gold), 1);
  EXPECT_TRUE(scene.of(rom).discard.has(card("rom_roman_bank")));
  EXPECT_TRUE(scene.of(rom).deals.has(card("rom_builder#20")));
}

Scene school() {  // deals: gold under the board, and a Trade Route deal for raze tokens
  Scene scene = with({"jap_school_of_diplomacy", "jap_farm#1"});
  scene.deals(jap, {"jap_casino"}).empire(rom, {"rom_engineers"});
  scene.s.traded.add(card("rom_engineers"));
  scene.production_of(jap);
  return scene;
}

TEST(ClarJapanese, IS_CLAR_JAP_21_goods_of_deals_may_be_given_up_for_a_point_each) {
  Scene scene = school();
  EXPECT_EQ(scene.s.ask, Ask::diplomacy);
  scene.play(act::give_up());
  EXPECT_EQ(scene.s.ask, Ask::diplomacy);
  scene.play(act::give_up());
  EXPECT_EQ(scene.vp(jap), 2);
  EXPECT_EQ(scene.has(jap, Good::gold), 0);
  EXPECT_EQ(scene.has(jap, Good::raze), 1);     // the board's
  EXPECT_EQ(scene.has(jap, Good::settler), 5);  // board and Farm were never asked about
}

TEST(ClarJapanese, IS_CLAR_JAP_21_a_card_given_up_is_not_drawn) {
  Scene scene = with({"jap_school_of_diplomacy"});
  scene.deals(jap, {"jap_shrine"}).production_of(jap);  // a deal for a card
  scene.play(act::give_up());
  EXPECT_EQ(scene.vp(jap), 1);
  EXPECT_TRUE(scene.of(jap).hand.empty());
  EXPECT_EQ(scene.s.phase, Phase::action);
}

TEST(ClarJapanese, IS_CLAR_JAP_21_in_the_production_phase_only) {
  Scene scene = with({"jap_school_of_diplomacy"});
  scene.hand(jap, {"jap_casino"}).goods(jap, Good::food, 1).play(act::deal(card("jap_casino")));
  EXPECT_EQ(scene.has(jap, Good::gold), 1);
  EXPECT_NE(scene.s.ask, Ask::diplomacy);
}

TEST(ClarJapanese, IS_DEC_37_each_good_is_asked_about_on_its_own) {
  Scene scene = school();
  scene.play({act::take(), act::give_up()});
  EXPECT_EQ(scene.vp(jap), 1);
  EXPECT_EQ(scene.has(jap, Good::gold) + scene.has(jap, Good::raze), 2);  // one of the two, and the board's raze token
  EXPECT_EQ(scene.s.phase, Phase::action);
}

TEST(ClarJapanese, IS_CLAR_JAP_22_negotiator_builds_in_full_but_makes_no_deal) {
  Scene scene = negotiator();
  scene.empire(jap, {"jap_dojo#24", "com_mill"});  // the Mill pays for red buildings
  scene.play({act::activate(card("jap_negotiator")), act::target(card("jap_farm#1"))});
  EXPECT_EQ(scene.vp(jap), 1);  // the Mill's, no Dojo
  EXPECT_EQ(scene.has(jap, Good::gold), 1);
  EXPECT_EQ(scene.has(jap, Good::food), 1);  // the Farm's production
  EXPECT_EQ(scene.has(jap, Good::settler), 1);

  Scene bonus = with({"jap_negotiator"});
  bonus.deals(jap, {"jap_ninjas#26"}).goods(jap, Good::settler, 1).goods(jap, Good::stone, 1);
  bonus.play(act::activate(card("jap_negotiator")));
  EXPECT_EQ(bonus.s.samurai.size(), 2);
}

TEST(ClarJapanese, IS_DEC_36_gate_and_shrine_before_and_after_the_action) {
  Scene scene = with({"jap_gate#13", "jap_shrine"});
  scene.hand(jap, {"com_mill", "com_statue"}).goods(jap, Good::wood, 2).goods(jap, Good::gold, 1);
  scene.goods(jap, Good::settler, 2);
  scene.s.samurai.add(card("jap_gate#13"));
  scene.s.samurai.add(card("jap_shrine"));
  scene.play(act::stash_card(card("jap_gate#13"), card("com_mill")));
  scene.play({act::send(1), act::pair(Good::stone)});
  ASSERT_EQ(scene.s.ask, Ask::after);
  for (Good good : {Good::wood, Good::stone, Good::gold}) scene.play(act::stash_resource(card("jap_shrine"), good));
  scene.play(act::stash_card(card("jap_gate#13"), card("com_statue")));
  EXPECT_EQ(scene.s.under[0].size(), 2);
  EXPECT_EQ(scene.s.laid[2], 3);
  EXPECT_EQ(scene.has(jap, Good::wood), 1);
  scene.play(act::end_turn());  // nobody has to
  EXPECT_EQ(scene.s.actor, scene.seat(rom));
  EXPECT_EQ(scene.why(scene.seat(jap), act::stash_resource(card("jap_shrine"), Good::wood)), "IS-ACT-01");
}

}  // namespace clar_japanese_test
}  // namespace ludarium::settlers
