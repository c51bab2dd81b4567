// Chapter "Passing and immunity".
#include "games/settlers/tests/support/scene.hpp"

namespace ludarium::settlers {
namespace pass_test {

constexpr Faction bar = Faction::barbarians, rom = Faction::romans, egy = Faction::egyptians, jap = Faction::japanese;

TEST(Passing, IS_PASS_01_one_may_pass_with_legal_actions_left) {
  Scene scene({bar, jap});
  scene.goods(bar, Good::settler, 4).turn_of(bar);
  EXPECT_TRUE(scene.can(act::send(2)));
  scene.play(act::pass());
  EXPECT_TRUE(scene.of(bar).passed);
  EXPECT_EQ(scene.s.actor, scene.seat(jap));
}

TEST(Passing, IS_PASS_02_no_action_for_the_rest_of_the_round) {
  Scene scene({bar, jap});
  scene.goods(bar, Good::settler, 4).goods(jap, Good::settler, 4).turn_of(bar).play(act::pass());
  EXPECT_EQ(scene.why(scene.seat(bar), act::send(1)), "IS-PASS-02");
  scene.play({act::send(1), act::pair(Good::wood)});
  EXPECT_EQ(scene.s.actor, scene.seat(jap));
}

TEST(Passing, IS_PASS_03_no_location_of_who_passed_can_be_razed) {
  Scene scene({bar, jap});
  scene.empire(jap, {"com_mill", "jap_farm#1"}).goods(bar, Good::raze, 5).turn_of(bar);
  for (const char* id : {"com_mill", "jap_farm#1"}) {
    scene.of(jap).passed = 0;
    EXPECT_TRUE(scene.can(act::raze(card(id))));
    scene.of(jap).passed = 1;
    EXPECT_EQ(scene.why(act::raze(card(id))), "IS-PASS-03");
  }
}

// An opponent with something of everything: a location of each deck, a deal, goods and a hand.
Scene aiming_at_an_opponent(Faction who, std::string_view with) {
  const Faction victim = who == rom ? bar : rom;
  Scene scene({who, victim});
  scene.empire(who, {with}).hand(who, {"com_ruins#69"}).empire(victim, {"com_castle#46"});
  if (victim == rom)
    scene.empire(rom, {"rom_builder#20"}).deals(rom, {"rom_legion#17"});
  else
    scene.empire(bar, {"bar_raid#7"}).deals(bar, {"bar_pack#16"});
  for (Good good : {Good::settler, Good::raze, Good::food}) scene.goods(who, good, 3);
  return scene.hand(victim, {"com_village#12"}).goods(victim, Good::wood, 1).turn_of(who);
}

TEST(Passing, IS_PASS_04_no_card_reaches_who_passed) {
  const std::pair<Faction, const char*> cards[] = {
      {bar, "bar_saboteurs#10"},   {bar, "bar_pack#16"},         {bar, "bar_robbers"},  {bar, "bar_dark_chapel#14"},
      {rom, "rom_spies"},          {rom, "rom_engineers"},       {jap, "jap_garrison"}, {jap, "jap_ninjas#26"},
      {jap, "jap_trade_route#21"}, {egy, "egy_chariot_builder"}, {egy, "egy_desert"},   {egy, "egy_scorpion_breeder"},
      {egy, "egy_temple_of_ra"}};
  for (const auto& [who, id] : cards) {
    Scene scene = aiming_at_an_opponent(who, id);
    EXPECT_TRUE(scene.can(act::activate(card(id)))) << id;
    scene.s.player(seat_at(1)).passed = 1;
    EXPECT_EQ(scene.why(act::activate(card(id))), "IS-ACTLOC-11") << id;
  }
}

TEST(Passing, IS_PASS_04_among_several_opponents_only_the_others_are_targets) {
  Scene scene({rom, bar, jap});
  scene.empire(rom, {"rom_engineers", "rom_spies"}).goods(rom, Good::settler, 3);
  scene.empire(bar, {"com_mill"}).deals(bar, {"bar_pack#16"});
  scene.empire(jap, {"com_castle#46", "com_castle#47"}).deals(jap, {"jap_farm#1", "jap_farm#2"});
  scene.of(bar).passed = 1;
  Scene spying = scene;
  scene.turn_of(rom).play(act::activate(card("rom_engineers")));
  EXPECT_TRUE(scene.can(act::target(card("com_castle#46"))));
  EXPECT_EQ(scene.why(act::target(card("com_mill"))), "IS-PASS-04");
  spying.turn_of(rom).play(act::activate(card("rom_spies")));
  EXPECT_TRUE(spying.can(act::target(card("jap_farm#2"))));
  EXPECT_EQ(spying.why(act::target(card("bar_pack#16"))), "IS-PASS-04");
}

TEST(Passing, IS_PASS_05_immunity_and_inactivity_end_with_the_round) {
  Scene scene({bar, jap});
  scene.empire(jap, {"com_mill"}).turn_of(bar).play({act::pass(), act::pass()});
  EXPECT_EQ(scene.s.round, 2);
  scene.goods(bar, Good::raze, 2).goods(jap, Good::settler, 2).turn_of(bar);
  EXPECT_TRUE(scene.can(act::raze(card("com_mill"))));
  EXPECT_TRUE(scene.turn_of(jap).can(act::send(1)));
}

TEST(Passing, IS_PASS_06_who_passed_places_nothing_any_more) {
  Scene scene({jap, bar});
  scene.empire(jap, {"com_mill", "jap_gate#13", "jap_shrine"}).hand(jap, {"com_village#12"});
  for (Good good : {Good::defence, Good::settler, Good::wood}) scene.goods(jap, good, 1);
  scene.turn_of(jap).play(act::pass());
  for (Action placement : {act::defend(card("com_mill")), act::samurai(card("jap_gate#13")),
                           act::stash_card(card("jap_gate#13"), card("com_village#12")),
                           act::stash_resource(card("jap_shrine"), Good::wood)})
    EXPECT_EQ(scene.why(scene.seat(jap), placement), "IS-PASS-06");
}

TEST(Passing, IS_PASS_07_passing_changes_neither_hand_nor_supply) {
  Scene scene({bar, jap});
  scene.hand(bar, {"com_mill"}).goods(bar, Good::settler, 3).goods(bar, Good::gold, 1).turn_of(bar);
  Player before = scene.of(bar);
  scene.play(act::pass());
  before.passed = 1;
  EXPECT_EQ(scene.of(bar), before);
}

TEST(Passing, IS_PASS_08_gains_that_aim_at_nobody_still_reach_who_passed) {
  Scene scene({egy, bar});
  scene.empire(egy, {"egy_oasis"}).goods(bar, Good::settler, 4).turn_of(egy).play(act::pass());
  scene.play(act::send(2));
  EXPECT_EQ(scene.has(egy, Good::settler), 2);
}

TEST(Passing, IS_PASS_09_passing_ends_no_take_over_no_block_and_no_trade_route_deal) {
  Scene scene({bar, egy, jap});
  scene.empire(bar, {"com_castle#46", "com_coal_mine", "bar_raid#7"});
  scene.empire(egy, {"egy_temple_of_ra", "egy_scorpion_breeder"}).goods(egy, Good::settler, 2);
  scene.empire(jap, {"jap_trade_route#21"}).goods(jap, Good::food, 1);
  scene.turn_of(egy).play({act::activate(card("egy_temple_of_ra")), act::target(card("com_castle#46"))});
  scene.play(act::activate(card("jap_trade_route#21")));
  if (scene.s.ask == Ask::target) scene.play(act::target(card("bar_raid#7")));
  scene.turn_of(egy).play({act::activate(card("egy_scorpion_breeder")), act::target(card("com_coal_mine"))});
  scene.turn_of(bar).play(act::pass());
  EXPECT_TRUE(scene.can(act::activate(card("com_castle#46"))));  // by the Egyptian player
  EXPECT_TRUE(scene.s.blocked.has(card("com_coal_mine")));
  scene.goods(jap, Good::wood, 0).production_of(jap);
  EXPECT_EQ(scene.has(jap, Good::wood), 2);  // the board's and the deal's
}

}  // namespace pass_test
}  // namespace ludarium::settlers
