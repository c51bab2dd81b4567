// Chapter "Card clarifications": the Egyptian cards.
#include "games/settlers/tests/support/scene.hpp"

namespace ludarium::settlers {
namespace clar_egyptian_test {

constexpr Faction egy = Faction::egyptians, jap = Faction::japanese, rom = Faction::romans, bar = Faction::barbarians;

Scene with(Scene::Ids empire) {
  Scene scene({egy, jap, rom});
  scene.empire(egy, empire).turn_of(egy);
  return scene;
}

Scene desert() {
  Scene scene = with({"egy_desert"});
  scene.hand(egy, {"com_mill", "egy_caravan#11"}).hand(jap, {"com_statue", "jap_farm#1"});
  return scene;
}

Scene taken(Scene::Ids of_the_japanese, std::string_view target) {  // by the Temple of Ra
  Scene scene = with({"egy_temple_of_ra"});
  scene.empire(jap, of_the_japanese).play(act::activate(card("egy_temple_of_ra")));
  if (scene.s.ask == Ask::target) scene.play(act::target(card(target)));
  return scene;
}

TEST(ClarEgyptian, IS_CLAR_EGY_01_desert_is_free_but_takes_the_action) {
  Scene scene({egy, jap});
  scene.hand(egy, {"egy_desert"}).empire(egy, {"com_mill"}).faction_deck(egy, {}).turn_of(egy);
  scene.goods(egy, Good::wood, 2).play(act::build(card("egy_desert")));
  EXPECT_TRUE(scene.of(egy).empire.has(card("egy_desert")));
  EXPECT_TRUE(scene.of(egy).empire.has(card("com_mill")));
  EXPECT_EQ(scene.has(egy, Good::wood), 2);
  EXPECT_EQ(scene.s.actor, scene.seat(jap));
}

TEST(ClarEgyptian, IS_CLAR_EGY_02_desert_discards_a_card_of_each_and_gives_a_point) {
  Scene scene = desert();
  scene.play({act::activate(card("egy_desert")), act::hand_card(card("egy_caravan#11")),
              act::target_seat(scene.seat(jap)), act::discard(card("com_statue"))});
  EXPECT_EQ(scene.vp(egy), 1);
  EXPECT_TRUE(scene.of(egy).discard.has(card("egy_caravan#11")));
  EXPECT_TRUE(scene.s.common_discard.has(card("com_statue")));
  EXPECT_EQ(scene.of(jap).hand.size(), 1);
  for (Faction any : {egy, jap, rom}) EXPECT_EQ(scene.has(any, Good::settler), 0);  // the mark is nobody's
  EXPECT_EQ(scene.turn_of(egy).why(act::activate(card("egy_desert"))), "IS-ACTLOC-04");
  scene.cleanup();
  EXPECT_FALSE(scene.s.used.has(card("egy_desert")));
}

TEST(ClarEgyptian, IS_CLAR_EGY_02_an_empty_hand_is_a_target_and_a_passed_player_is_none) {
  Scene scene = desert();
  scene.play({act::activate(card("egy_desert")), act::hand_card(card("com_mill")), act::target_seat(scene.seat(rom))});
  EXPECT_EQ(scene.vp(egy), 1);
  EXPECT_EQ(scene.of(jap).hand.size(), 2);

  Scene passed = desert();
  passed.of(rom).passed = 1;
  passed.play({act::activate(card("egy_desert")), act::hand_card(card("com_mill"))});
  EXPECT_EQ(passed.s.ask, Ask::discard);  // the Japanese were the only ones left
  EXPECT_EQ(passed.s.victim, passed.seat(jap));
}

TEST(ClarEgyptian, IS_DEC_34_the_victim_chooses_and_only_if_there_is_a_choice) {
  Scene scene = desert();
  scene.play({act::activate(card("egy_desert")), act::hand_card(card("com_mill")), act::target_seat(scene.seat(jap))});
  EXPECT_EQ(game().pending(scene.s).seats, SeatSet::of(scene.seat(jap)));
  EXPECT_FALSE(scene.can(scene.seat(egy), act::discard(card("com_statue"))));
  EXPECT_EQ(scene.why(scene.seat(jap), act::discard(card("egy_caravan#11"))), "IS-DEC-34");
  scene.play(scene.seat(jap), act::discard(card("jap_farm#1")));
  EXPECT_TRUE(scene.of(jap).discard.has(card("jap_farm#1")));
  EXPECT_EQ(scene.s.actor, scene.seat(jap));  // the turn after the Egyptians'

  Scene forced = desert();
  forced.hand(rom, {"com_statue"}).play(act::activate(card("egy_desert")));
  forced.play({act::hand_card(card("com_mill")), act::target_seat(forced.seat(jap))});
  EXPECT_TRUE(forced.of(jap).hand.empty());  // the only card, unasked
  EXPECT_EQ(forced.s.ask, Ask::action);
}

Scene chariots() {
  Scene scene = with({"egy_chariot_builder"});
  scene.empire(jap, {"jap_farm#1", "com_mill", "jap_gate#13"}).empire(rom, {"rom_builder#20", "com_ruins#69"});
  scene.goods(egy, Good::raze, 1).play(act::activate(card("egy_chariot_builder")));
  return scene;
}

TEST(ClarEgyptian, IS_CLAR_EGY_03_chariot_builder_razes_for_one_token) {
  Scene scene = chariots();
  for (auto id : {"jap_gate#13", "rom_builder#20", "com_ruins#69", "egy_chariot_builder"})
    EXPECT_EQ(scene.why(act::target(card(id))), "IS-CLAR-EGY-03") << id;
  scene.play(act::target(card("com_mill")));
  EXPECT_EQ(scene.has(egy, Good::raze), 0);
  EXPECT_EQ(scene.has(egy, Good::settler), 1);  // the Mill's Raze field
  EXPECT_EQ(scene.has(egy, Good::food), 1);
  EXPECT_TRUE(scene.of(jap).foundations.has(card("com_mill")));
  EXPECT_EQ(scene.has(jap, Good::wood), 1);
}

TEST(ClarEgyptian, IS_CLAR_EGY_04_protection_does_not_matter) {
  Scene scene = chariots();
  scene.s.samurai.add(card("jap_farm#1"));
  scene.s.defence.add(card("com_mill"));
  EXPECT_TRUE(scene.can(act::target(card("com_mill"))));
  scene.play(act::target(card("jap_farm#1")));
  EXPECT_TRUE(scene.of(jap).discard.has(card("jap_farm#1")));
}

TEST(ClarEgyptian, IS_CLAR_EGY_05_oasis_pays_a_settler_a_pair_up_to_four_a_round) {
  Scene scene = with({"egy_oasis"});
  scene.goods(jap, Good::settler, 6).goods(rom, Good::settler, 6).turn_of(jap).play(act::send(3));
  for (int i = 0; i < 3; ++i) scene.play(act::pair(Good::wood));
  EXPECT_EQ(scene.has(egy, Good::settler), 3);
  scene.turn_of(rom).play(act::send(2));
  EXPECT_EQ(scene.has(egy, Good::settler), 4);
  scene.play({act::pair(Good::wood), act::pair(Good::wood)});

  scene.goods(egy, Good::settler, 4).turn_of(egy).play({act::send(1), act::pair(Good::wood)});
  EXPECT_EQ(scene.has(egy, Good::settler), 2);  // one's own pairs give nothing
  scene.cleanup().goods(rom, Good::settler, 2).goods(egy, Good::settler, 0).turn_of(rom).play(act::send(1));
  EXPECT_EQ(scene.has(egy, Good::settler), 1);  // a new round
}

Scene sanctuary() {
  Scene scene = with({"egy_sanctuary#14", "com_pillory"});
  scene.hand(egy, {"com_mill", "com_statue", "egy_caravan#11"}).goods(egy, Good::settler, 1);
  scene.play(act::activate(card("egy_sanctuary#14")));
  return scene;
}

TEST(ClarEgyptian, IS_CLAR_EGY_06_sanctuary_founds_a_common_hand_card) {
  Scene scene = sanctuary();
  EXPECT_EQ(scene.why(act::target(card("egy_caravan#11"))), "IS-CLAR-EGY-06");
  scene.play(act::target(card("com_mill")));
  EXPECT_TRUE(scene.of(egy).foundations.has(card("com_mill")));
  EXPECT_FALSE(scene.of(egy).hand.has(card("com_mill")));
  EXPECT_EQ(scene.has(egy, Good::settler), 0);  // paid; the Mill's Raze field gives none
  EXPECT_EQ(scene.has(egy, Good::food), 0);

  Scene none = with({"egy_sanctuary#14"});
  none.hand(egy, {"egy_caravan#11"}).goods(egy, Good::settler, 1);
  EXPECT_EQ(none.why(act::activate(card("egy_sanctuary#14"))), "IS-ACTLOC-11");
}

TEST(ClarEgyptian, IS_CLAR_EGY_07_a_stone_and_a_point_and_no_wood) {
  Scene scene = sanctuary();
  scene.play(act::target(card("com_mill")));
  EXPECT_EQ(scene.has(egy, Good::stone), 1);
  EXPECT_EQ(scene.has(egy, Good::wood), 0);
  EXPECT_EQ(scene.vp(egy), 1);  // and no Pillory
}

TEST(ClarEgyptian, IS_CLAR_EGY_08_sphinx_adds_one_to_two_or_more) {
  Scene scene = with({"egy_sphinx#19", "com_goldsmiths_workshop#30", "com_brewer"});
  scene.goods(egy, Good::settler, 1).goods(egy, Good::gold, 1).goods(egy, Good::food, 1);
  scene.play(act::activate(card("com_goldsmiths_workshop#30")));
  EXPECT_EQ(scene.vp(egy), 3);
  scene.turn_of(egy).play(act::activate(card("com_brewer")));
  EXPECT_EQ(scene.vp(egy), 4);  // a single point stays one

  Scene production = with({"egy_sphinx#19", "egy_pharaohs_guard"});
  production.production_of(egy).play(act::option(1));
  EXPECT_EQ(production.vp(egy), 3);
}

TEST(ClarEgyptian, IS_CLAR_EGY_09_temple_of_ra_makes_a_location_the_own_one) {
  Scene scene = taken({"com_gold_mine#21", "com_merchants_guild"}, "com_gold_mine#21");
  EXPECT_EQ(scene.has(egy, Good::settler), 0);
  scene.goods(egy, Good::settler, 1).turn_of(egy).play(act::activate(card("com_gold_mine#21")));
  EXPECT_EQ(scene.has(egy, Good::gold), 1);
  scene.goods(jap, Good::settler, 1).turn_of(jap);
  EXPECT_EQ(scene.why(act::activate(card("com_gold_mine#21"))), "IS-ACTLOC-01");
  EXPECT_EQ(scene.turn_of(egy).why(act::activate(card("egy_temple_of_ra"))), "IS-ACTLOC-04");
  scene.production_of(jap);
  EXPECT_EQ(scene.has(jap, Good::gold), 1);  // the Merchants' Guild counts itself only
}

TEST(ClarEgyptian, IS_CLAR_EGY_09_faction_locations_too_and_the_features_move) {
  Scene scene = taken({"jap_dojo#24", "com_mill"}, "com_mill");
  EXPECT_TRUE(scene.of(jap).empire.has(card("com_mill")));
  scene.hand(egy, {"com_brewer"}).hand(jap, {"com_hunter_john"});
  scene.goods(egy, Good::wood, 1).goods(jap, Good::wood, 1);
  scene.turn_of(egy).play(act::build(card("com_brewer")));  // red
  EXPECT_EQ(scene.vp(egy), 1);
  scene.turn_of(jap).play(act::build(card("com_hunter_john")));  // red
  EXPECT_EQ(scene.vp(jap), 0);

  Scene faction = taken({"jap_stalls#16"}, "jap_stalls#16");
  faction.goods(egy, Good::food, 1).turn_of(egy).play(act::activate(card("jap_stalls#16")));
  EXPECT_EQ(faction.vp(egy), 1);
}

TEST(ClarEgyptian, IS_CLAR_EGY_09_porters_of_the_taker_reach_it_and_not_those_of_its_owner) {
  Scene scene = taken({"com_small_town", "com_porters"}, "com_small_town");
  scene.goods(jap, Good::food, 1).turn_of(jap);
  EXPECT_EQ(scene.why(act::activate(card("com_porters"))), "IS-ACTLOC-11");
  scene.empire(egy, {"com_porters"}).goods(egy, Good::food, 1).turn_of(egy);
  scene.play(act::activate(card("com_porters")));
  EXPECT_EQ(scene.has(egy, Good::settler), 2);
}

TEST(ClarEgyptian, IS_CLAR_EGY_09_a_royal_bath_refreshes_it_and_not_the_jugglers_of_its_owner) {
  Scene scene = taken({"com_lumberjacks", "com_wandering_jugglers"}, "com_lumberjacks");
  scene.s.used.add(card("com_lumberjacks"));
  scene.goods(jap, Good::settler, 1).turn_of(jap);
  EXPECT_EQ(scene.why(act::activate(card("com_wandering_jugglers"))), "IS-ACTLOC-11");
  scene.empire(egy, {"egy_royal_bath#7"}).goods(egy, Good::gold, 1).turn_of(egy);
  scene.play({act::activate(card("egy_royal_bath#7")), act::target(card("com_lumberjacks"))});
  EXPECT_FALSE(scene.s.used.has(card("com_lumberjacks")));
}

TEST(ClarEgyptian, IS_CLAR_EGY_09_no_samurai_is_put_on_it_by_anybody) {
  Scene scene = taken({"jap_farm#1", "jap_stalls#16"}, "jap_farm#1");
  scene.goods(jap, Good::settler, 1).turn_of(jap);
  EXPECT_TRUE(scene.can(act::samurai(card("jap_stalls#16"))));
  EXPECT_EQ(scene.why(act::samurai(card("jap_farm#1"))), "IS-JAP-03");
  scene.goods(egy, Good::settler, 1).turn_of(egy);
  EXPECT_EQ(scene.why(act::samurai(card("jap_farm#1"))), "IS-JAP-01");

  Scene ninjas = taken({"jap_farm#1"}, "jap_farm#1");  // both samurai of the bonus have one place only
  ninjas.hand(jap, {"jap_ninjas#26"})
      .empire(jap, {"com_ruins#69"})
      .goods(jap, Good::stone, 9)
      .goods(jap, Good::wood, 9);
  ninjas.turn_of(jap).play(act::build(card("jap_ninjas#26")));
  EXPECT_TRUE(ninjas.s.samurai.has(card("jap_ninjas#26")));
  EXPECT_FALSE(ninjas.s.samurai.has(card("jap_farm#1")));
}

TEST(ClarEgyptian, IS_CLAR_EGY_09_its_samurai_counts_for_the_taker) {
  Scene scene = taken({"jap_daimyos_castle#9", "jap_farm#1", "com_porters"}, "jap_farm#1");
  scene.s.samurai.add(card("jap_farm#1"));
  scene.goods(jap, Good::food, 1).turn_of(jap).play(act::activate(card("com_porters")));
  EXPECT_EQ(scene.vp(jap), 0);

  Scene both = taken({"jap_daimyos_castle#9", "jap_farm#1"}, "jap_daimyos_castle#9");
  both.s.taken_over.add(card("jap_farm#1"));
  both.s.samurai.add(card("jap_farm#1"));
  both.empire(egy, {"com_porters"}).goods(egy, Good::food, 1).turn_of(egy);
  both.play({act::activate(card("com_porters")), act::target(card("jap_daimyos_castle#9"))});
  EXPECT_EQ(both.vp(egy), 1);
}

TEST(ClarEgyptian, IS_CLAR_EGY_10_taking_over_production_yields_nothing) {
  Scene scene = taken({"com_small_town"}, "com_small_town");
  ASSERT_TRUE(scene.s.taken_over.has(card("com_small_town")));
  EXPECT_EQ(scene.has(egy, Good::settler), 0);
}

TEST(ClarEgyptian, IS_CLAR_EGY_11_nobody_pays_with_it) {
  Scene scene = taken({"com_mill", "com_statue"}, "com_mill");
  scene.hand(jap, {"jap_stalls#16"}).goods(jap, Good::wood, 1).foundations(jap, {"com_baker"}).turn_of(jap);
  scene.play(act::build(card("jap_stalls#16")));
  EXPECT_EQ(scene.why(act::sacrifice(card("com_mill"))), "IS-CLAR-EGY-11");
  EXPECT_EQ(scene.legal().size(), 2u);

  Scene egyptian_build = taken({"com_mill"}, "com_mill");
  egyptian_build.hand(egy, {"egy_oasis"}).goods(egy, Good::food, 1).foundations(egy, {"com_baker"}).turn_of(egy);
  egyptian_build.play(act::build(card("egy_oasis")));
  EXPECT_EQ(egyptian_build.why(act::sacrifice(card("com_mill"))), "IS-CLAR-EGY-11");
}

TEST(ClarEgyptian, IS_CLAR_EGY_12_spent_uses_stay_spent) {
  Scene scene = with({"egy_temple_of_ra"});
  scene.empire(jap, {"com_gold_mine#21"}).goods(jap, Good::settler, 2).turn_of(jap);
  scene.play(act::activate(card("com_gold_mine#21"), 1));
  scene.turn_of(egy).play(act::activate(card("egy_temple_of_ra"))).goods(egy, Good::settler, 2).turn_of(egy);
  EXPECT_EQ(scene.why(act::activate(card("com_gold_mine#21"), 2)), "IS-ACTLOC-04");
  scene.play(act::activate(card("com_gold_mine#21"), 1)).turn_of(egy);
  EXPECT_EQ(scene.why(act::activate(card("com_gold_mine#21"), 1)), "IS-ACTLOC-04");
}

TEST(ClarEgyptian, IS_CLAR_EGY_13_the_wood_for_a_razed_one_is_the_Egyptians) {
  for (Faction razer : {rom, jap}) {
    Scene scene = taken({"com_mill"}, "com_mill");
    scene.goods(razer, Good::raze, 2).turn_of(razer).play(act::raze(card("com_mill")));
    EXPECT_EQ(scene.has(egy, Good::wood), 1);
    EXPECT_EQ(scene.has(jap, Good::wood), 0);
    EXPECT_TRUE(scene.s.taken_over.empty());  // the token is back
  }
}

TEST(ClarEgyptian, IS_CLAR_EGY_14_the_foundation_stays_with_the_owner) {
  Scene scene = taken({"com_mill"}, "com_mill");
  scene.goods(rom, Good::raze, 2).turn_of(rom).play(act::raze(card("com_mill")));
  EXPECT_TRUE(scene.of(jap).foundations.has(card("com_mill")));
  EXPECT_TRUE(scene.of(egy).foundations.empty());
}

TEST(ClarEgyptian, IS_CLAR_EGY_15_the_owner_scores_it_in_the_end) {
  Scene scene = taken({"jap_farm#1"}, "jap_farm#1");
  EXPECT_EQ(tally(scene.look(), scene.seat(jap)).faction, 2);
  EXPECT_EQ(tally(scene.look(), scene.seat(egy)).faction, 2);  // the Temple alone
  scene.cleanup();
  EXPECT_TRUE(scene.s.taken_over.empty());

  Scene last = taken({"jap_farm#1"}, "jap_farm#1");
  last.round(5).turn_of(egy).play({act::pass(), act::pass(), act::pass()});
  EXPECT_TRUE(last.over());
  EXPECT_TRUE(last.s.taken_over.empty());
}

TEST(ClarEgyptian, IS_CLAR_EGY_16_immune_once_the_Egyptians_have_passed) {
  Scene scene = taken({"com_gold_mine#21"}, "com_gold_mine#21");
  scene.of(egy).passed = 1;
  scene.goods(rom, Good::raze, 2).goods(jap, Good::raze, 2).goods(jap, Good::settler, 2).turn_of(rom);
  EXPECT_EQ(scene.why(act::raze(card("com_gold_mine#21"))), "IS-PASS-03");
  scene.turn_of(jap);
  EXPECT_EQ(scene.why(act::raze(card("com_gold_mine#21"))), "IS-PASS-03");
  EXPECT_EQ(scene.why(act::activate(card("com_gold_mine#21"))), "IS-ACTLOC-01");
}

TEST(ClarEgyptian, IS_CLAR_EGY_17_every_use_is_an_effect_and_every_sphinx_adds) {
  Scene scene = with({"egy_sphinx#19", "egy_sphinx#20", "com_brewer", "com_marketplace"});
  for (Good good : {Good::wood, Good::stone, Good::food}) scene.goods(egy, good, 3);
  scene.play(act::activate(card("com_brewer"), 2));
  EXPECT_EQ(scene.vp(egy), 2);  // twice one
  scene.turn_of(egy).play(act::activate(card("com_marketplace")));
  EXPECT_EQ(scene.vp(egy), 2 + 3 + 2);
  EXPECT_EQ(tally(scene.look(), scene.seat(egy)).total(), 7 + 2 * 2 + 2 * 1);  // end scoring is no gain
}

TEST(ClarEgyptian, IS_CLAR_EGY_17_the_added_points_fire_no_sphinx) {
  Scene scene = with({"egy_sphinx#19", "egy_sphinx#20", "com_goldsmiths_workshop#30"});
  scene.goods(egy, Good::settler, 1).goods(egy, Good::gold, 1);
  scene.play(act::activate(card("com_goldsmiths_workshop#30")));
  EXPECT_EQ(scene.vp(egy), 4);
}

TEST(ClarEgyptian, IS_CLAR_EGY_18_bath_and_jugglers_free_all_uses_of_another) {
  for (auto id : {"egy_royal_bath#7", "com_wandering_jugglers"}) {
    Scene scene = with({"com_gold_mine#21", "com_castle#46"});
    scene.empire(egy, {id}).goods(egy, Good::settler, 2).play(act::activate(card("com_gold_mine#21"), 2));
    scene.goods(egy, Good::settler, 1).goods(egy, Good::gold, 1).turn_of(egy).play(act::activate(card(id)));
    EXPECT_EQ(scene.why(act::target(card(id))), "IS-CLAR-EGY-18");
    scene.play(act::target(card("com_gold_mine#21")));
    EXPECT_EQ(scene.has(egy, Good::settler) + scene.has(egy, Good::gold), 1);  // the price; nothing came back
    scene.goods(egy, Good::settler, 2).turn_of(egy);
    EXPECT_TRUE(scene.can(act::activate(card("com_gold_mine#21"), 2)));
  }
}

TEST(ClarEgyptian, IS_CLAR_EGY_18_the_bath_works_twice_the_jugglers_once) {
  Scene scene = with({"egy_royal_bath#7", "com_wandering_jugglers"});
  scene.goods(egy, Good::gold, 2).goods(egy, Good::settler, 2);
  EXPECT_TRUE(scene.can(act::activate(card("egy_royal_bath#7"), 2)));
  EXPECT_EQ(scene.why(act::activate(card("com_wandering_jugglers"), 2)), "IS-ACTLOC-04");
}

TEST(ClarEgyptian, IS_CLAR_EGY_19_scorpions_block_an_action_location) {
  Scene scene = with({"egy_scorpion_breeder"});
  scene.empire(jap, {"com_gold_mine#21", "com_wandering_jugglers", "com_small_town"}).goods(egy, Good::settler, 1);
  scene.play(act::activate(card("egy_scorpion_breeder")));
  EXPECT_EQ(scene.why(act::target(card("com_small_town"))), "IS-CLAR-EGY-19");
  scene.play(act::target(card("com_gold_mine#21")));
  EXPECT_EQ(scene.has(egy, Good::settler), 0);
  EXPECT_EQ(scene.has(jap, Good::settler), 0);
  scene.goods(jap, Good::settler, 2).turn_of(jap);
  EXPECT_EQ(scene.why(act::activate(card("com_gold_mine#21"))), "IS-CLAR-EGY-19");
  scene.play(act::activate(card("com_wandering_jugglers"))).turn_of(jap);  // on the only other one
  EXPECT_EQ(scene.why(act::activate(card("com_gold_mine#21"))), "IS-CLAR-EGY-19");
  scene.cleanup().turn_of(jap).goods(jap, Good::settler, 1);
  EXPECT_TRUE(scene.can(act::activate(card("com_gold_mine#21"))));
}

Scene slaver() {
  Scene scene = with({"egy_slaver"});
  scene.hand(egy, {"egy_caravan#11", "com_brewer"});
  scene.goods(egy, Good::food, 1).goods(egy, Good::wood, 1).goods(egy, Good::gold, 1).goods(egy, Good::stone, 1);
  return scene;
}

TEST(ClarEgyptian, IS_CLAR_EGY_20_slaver_sells_points_after_a_faction_build) {
  Scene gold = slaver();
  gold.play({act::build(card("egy_caravan#11")), act::trigger(card("egy_slaver"), 0)});
  EXPECT_EQ(gold.vp(egy), 2);
  EXPECT_EQ(gold.has(egy, Good::gold), 0);
  EXPECT_EQ(gold.has(egy, Good::stone), 1);
  EXPECT_NE(gold.s.ask, Ask::trigger);  // once

  Scene stone = slaver();
  stone.play({act::build(card("egy_caravan#11")), act::trigger(card("egy_slaver"), 1)});
  EXPECT_EQ(stone.vp(egy), 1);
  EXPECT_EQ(stone.has(egy, Good::stone), 0);

  Scene common = slaver();
  common.play(act::build(card("com_brewer")));
  EXPECT_NE(common.s.ask, Ask::trigger);
}

TEST(ClarEgyptian, IS_CLAR_EGY_20_for_its_own_building_too) {
  Scene scene({egy, jap});
  scene.hand(egy, {"egy_slaver"}).foundations(egy, {"com_mill"}).goods(egy, Good::stone, 2).turn_of(egy);
  scene.play({act::build(card("egy_slaver")), act::trigger(card("egy_slaver"), 1)});
  EXPECT_EQ(scene.vp(egy), 1);
}

TEST(ClarEgyptian, IS_DEC_39_slaver_may_be_declined_and_is_not_asked_without_means) {
  Scene scene = slaver();
  scene.play({act::build(card("egy_caravan#11")), act::done()});
  EXPECT_EQ(scene.vp(egy), 0);
  EXPECT_EQ(scene.has(egy, Good::gold), 1);

  Scene poor = slaver();
  poor.goods(egy, Good::gold, 0).goods(egy, Good::stone, 0).play(act::build(card("egy_caravan#11")));
  EXPECT_EQ(poor.s.ask, Ask::action);
}

TEST(ClarEgyptian, IS_CLAR_EGY_21_pharaohs_guard_is_chosen_each_time) {
  Scene scene({egy, bar});
  scene.hand(egy, {"egy_pharaohs_guard"}).foundations(egy, {"com_mill"}).goods(egy, Good::food, 2).turn_of(egy);
  scene.play({act::build(card("egy_pharaohs_guard")), act::option(0)});
  EXPECT_EQ(scene.has(egy, Good::raze), 1);
  scene.production_of(egy).play(act::option(1));
  EXPECT_EQ(scene.vp(egy), 2);
  EXPECT_EQ(scene.has(egy, Good::raze), 2);  // the board's
}

// A Trade Route that was taken over: the deal is the taker's, marked by a card of his, and stays his.
Scene traded_by_taker() {
  Scene scene({egy, jap, rom});
  scene.empire(egy, {"egy_temple_of_ra"}).empire(jap, {"jap_trade_route#21"}).empire(rom, {"rom_roman_bank"});
  scene.goods(egy, Good::food, 1).turn_of(egy);
  scene.play({act::activate(card("egy_temple_of_ra")), act::target(card("jap_trade_route#21"))});
  scene.turn_of(egy).play(act::activate(card("jap_trade_route#21")));
  return scene;
}

TEST(ClarEgyptian, IS_CLAR_EGY_09_a_taken_over_trade_route_deals_for_its_taker) {
  Scene scene = traded_by_taker();
  EXPECT_EQ(scene.has(egy, Good::gold), 1);
  EXPECT_EQ(trades_of(scene.look(), scene.seat(egy)).first(), card("rom_roman_bank"));
  EXPECT_TRUE(trades_of(scene.look(), scene.seat(jap)).empty());
  EXPECT_TRUE(facts().deck[index(Deck::egyptians)].has(scene.s.markers.first()));
  EXPECT_EQ(game().broken_invariant(scene.s), std::nullopt);
}

TEST(ClarEgyptian, IS_CLAR_JAP_13_the_takers_deal_pays_him_after_the_take_over) {
  Scene scene = traded_by_taker();
  scene.cleanup().goods(egy, Good::gold, 0);
  EXPECT_TRUE(scene.s.taken_over.empty());
  Scene other = scene;
  scene.production_of(egy);
  other.production_of(jap);
  const int of_the_board = facts().faction[index(egy)].produce[Good::gold];
  EXPECT_EQ(scene.has(egy, Good::gold), of_the_board + 1);
  EXPECT_EQ(other.has(jap, Good::gold), 0);
}

TEST(ClarEgyptian, IS_CLAR_JAP_19_the_takers_marker_goes_to_his_own_pile) {
  Scene scene = traded_by_taker();
  const CardId marker = scene.s.markers.first();
  Play play{facts(), scene.s};
  leave_play(play, card("rom_roman_bank"));
  EXPECT_TRUE(scene.of(egy).discard.has(marker));
  EXPECT_TRUE(scene.s.by_taker.empty());
}

}  // namespace clar_egyptian_test
}  // namespace ludarium::settlers
