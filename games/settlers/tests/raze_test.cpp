// Chapter "Raze".
#include "games/settlers/tests/support/scene.hpp"

namespace ludarium::settlers {
namespace raze_test {

constexpr Faction bar = Faction::barbarians, rom = Faction::romans, egy = Faction::egyptians, jap = Faction::japanese;

Scene razing_hand(Faction who, std::string_view id, int tokens = 1) {
  Scene scene({who, who == bar ? jap : bar});
  return scene.hand(who, {id}).goods(who, Good::raze, tokens).turn_of(who);
}

Scene razing_location(Faction victim, std::string_view id, int tokens = 2) {
  Scene scene({victim == bar ? rom : bar, victim});
  return scene.empire(victim, {id})
      .goods(victim == bar ? rom : bar, Good::raze, tokens)
      .turn_of(victim == bar ? rom : bar);
}

TEST(Raze, IS_RAZE_01_needs_raze_tokens) {
  Scene hand = razing_hand(bar, "com_mill", 0);
  EXPECT_EQ(hand.why(act::raze_hand(card("com_mill"))), "IS-RAZE-01");
  Scene location = razing_location(jap, "com_mill", 0);
  EXPECT_EQ(location.why(act::raze(card("com_mill"))), "IS-RAZE-01");
}

TEST(Raze, IS_RAZE_02_only_what_has_a_raze_field) {
  EXPECT_TRUE(razing_hand(bar, "com_mill", 5).can(act::raze_hand(card("com_mill"))));
  EXPECT_FALSE(razing_hand(bar, "com_ruins#69", 5).can(act::raze_hand(card("com_ruins#69"))));
  EXPECT_FALSE(razing_location(jap, "com_ruins#69", 5).can(act::raze(card("com_ruins#69"))));
  EXPECT_FALSE(razing_location(jap, "jap_gate#13", 5).can(act::raze(card("jap_gate#13"))));
  for (std::size_t i = 0; i < facts().card_count(); ++i)
    EXPECT_EQ(facts().razable.has(card_at(i)), !facts().title_of(card_at(i)).spoils.empty());
}

TEST(Raze, IS_RAZE_03_a_common_card_of_the_own_hand) {
  Scene scene = razing_hand(bar, "com_mill", 5);
  scene.hand(jap, {"com_castle#46"}).empire(bar, {"com_castle#47"});
  EXPECT_TRUE(scene.can(act::raze_hand(card("com_mill"))));
  EXPECT_EQ(scene.why(act::raze_hand(card("com_castle#46"))), "IS-RAZE-03");
  EXPECT_EQ(scene.why(act::raze_hand(card("com_castle#47"))), "IS-RAZE-03");
}

TEST(Raze, IS_RAZE_04_from_hand_for_one_token) {
  Scene scene = razing_hand(bar, "com_mill", 3);
  EXPECT_EQ(scene.play(act::raze_hand(card("com_mill"))).has(bar, Good::raze), 2);
}

TEST(Raze, IS_RAZE_05_all_goods_of_the_field_once) {
  Scene scene = razing_hand(bar, "com_mill");
  scene.goods(jap, Good::food, 2).play(act::raze_hand(card("com_mill")));
  EXPECT_EQ(scene.has(bar, Good::settler), 1);
  EXPECT_EQ(scene.has(bar, Good::food), 1);
  EXPECT_EQ(scene.has(jap, Good::food), 2);
  Scene twice = razing_hand(bar, "com_old_forest");
  EXPECT_EQ(twice.play(act::raze_hand(card("com_old_forest"))).has(bar, Good::wood), 2);
}

TEST(Raze, IS_RAZE_06_the_card_is_discarded_without_foundation_or_wood) {
  Scene scene = razing_hand(bar, "com_mill");
  scene.play(act::raze_hand(card("com_mill")));
  EXPECT_TRUE(scene.of(bar).hand.empty());
  EXPECT_TRUE(scene.s.common_discard.has(card("com_mill")));
  EXPECT_TRUE(scene.of(bar).foundations.empty());
  EXPECT_EQ(scene.has(bar, Good::wood), 0);
}

TEST(Raze, IS_RAZE_07_the_japanese_raze_own_faction_cards_too) {
  Scene scene = razing_hand(jap, "jap_farm#1");
  scene.play(act::raze_hand(card("jap_farm#1")));
  EXPECT_EQ(scene.vp(jap), 1);
  EXPECT_EQ(scene.has(jap, Good::raze), 0);
  EXPECT_TRUE(scene.of(jap).discard.has(card("jap_farm#1")));
  for (const char* id : {"jap_gate#13", "jap_shrine"})
    EXPECT_EQ(razing_hand(jap, id).why(act::raze_hand(card(id))), "IS-CLAR-JAP-05");
}

TEST(Raze, IS_RAZE_08_no_other_faction_card_from_hand) {
  const std::pair<Faction, const char*> cards[] = {{bar, "bar_raid#7"}, {rom, "rom_spies"}, {egy, "egy_oasis"}};
  for (const auto& [who, id] : cards) EXPECT_EQ(razing_hand(who, id).why(act::raze_hand(card(id))), "IS-RAZE-08");
}

TEST(Raze, IS_RAZE_09_the_goods_come_before_the_discard) {
  Scene scene = razing_hand(bar, "com_castle#46");  // its field: 2 cards
  scene.common_deck({}).faction_deck(bar, {}).s.common_discard = {};
  scene.play(act::raze_hand(card("com_castle#46")));
  EXPECT_TRUE(scene.of(bar).hand.empty());  // it was not yet in the pile when the cards were drawn
  EXPECT_TRUE(scene.s.common_discard.has(card("com_castle#46")));
}

TEST(Raze, IS_RAZE_10_one_common_location_of_an_opponent) {
  Scene scene = razing_location(jap, "com_mill", 2);
  scene.hand(jap, {"com_castle#46"});
  EXPECT_TRUE(scene.can(act::raze(card("com_mill"))));
  EXPECT_EQ(scene.why(act::raze(card("com_castle#46"))), "IS-RAZE-10");
  EXPECT_EQ(scene.why(act::raze(card("com_castle#47"))), "IS-RAZE-10");
}

TEST(Raze, IS_RAZE_11_two_tokens_and_one_more_for_each_protection) {
  Scene bare = razing_location(jap, "com_mill", 2);
  EXPECT_EQ(bare.play(act::raze(card("com_mill"))).has(bar, Good::raze), 0);
  EXPECT_EQ(razing_location(jap, "com_mill", 1).why(act::raze(card("com_mill"))), "IS-RAZE-11");

  Scene defended = razing_location(jap, "com_mill", 2);
  defended.s.defence.add(card("com_mill"));
  EXPECT_EQ(defended.why(act::raze(card("com_mill"))), "IS-RAZE-11");
  EXPECT_EQ(defended.goods(bar, Good::raze, 3).play(act::raze(card("com_mill"))).has(bar, Good::raze), 0);

  Scene guarded = razing_location(jap, "jap_farm#1", 2);
  guarded.s.samurai.add(card("jap_farm#1"));
  EXPECT_EQ(guarded.why(act::raze(card("jap_farm#1"))), "IS-RAZE-11");
  EXPECT_EQ(guarded.goods(bar, Good::raze, 3).play(act::raze(card("jap_farm#1"))).has(bar, Good::raze), 0);
}

TEST(Raze, IS_RAZE_12_the_field_pays_from_the_supply_never_from_the_victim) {
  Scene scene = razing_location(jap, "com_armorer#18");
  scene.goods(jap, Good::stone, 2).of(jap).score = 5;
  scene.play(act::raze(card("com_armorer#18")));
  EXPECT_EQ(scene.has(bar, Good::stone), 1);
  EXPECT_EQ(scene.vp(bar), 1);
  EXPECT_EQ(scene.has(jap, Good::stone), 2);
  EXPECT_EQ(scene.vp(jap), 5);
  EXPECT_TRUE(scene.of(jap).foundations.has(card("com_armorer#18")));
}

TEST(Raze, IS_RAZE_13_no_own_location_unless_a_card_allows_it) {
  Scene scene = razing_location(jap, "com_mill", 5);
  scene.empire(bar, {"com_quarry#8", "bar_rabble#18"}).goods(bar, Good::settler, 2);
  EXPECT_EQ(scene.why(act::raze(card("com_quarry#8"))), "IS-RAZE-13");
  scene.play(act::activate(card("bar_rabble#18")));
  EXPECT_TRUE(scene.of(bar).foundations.has(card("com_quarry#8")));
}

TEST(Raze, IS_RAZE_14_no_faction_location_of_romans_barbarians_and_egyptians) {
  const std::pair<Faction, const char*> locations[] = {{bar, "bar_raid#7"}, {rom, "rom_spies"}, {egy, "egy_oasis"}};
  for (const auto& [victim, id] : locations)
    EXPECT_EQ(razing_location(victim, id, 5).why(act::raze(card(id))), "IS-RAZE-14");
}

TEST(Raze, IS_RAZE_15_japanese_faction_locations_at_the_same_price) {
  Scene scene = razing_location(jap, "jap_farm#1", 2);
  scene.play(act::raze(card("jap_farm#1")));
  EXPECT_EQ(scene.has(bar, Good::raze), 0);
  EXPECT_EQ(scene.vp(bar), 1);
  EXPECT_TRUE(scene.of(jap).discard.has(card("jap_farm#1")));
}

TEST(Raze, IS_RAZE_16_one_action_razes_one) {
  Scene scene = razing_location(jap, "com_mill", 9);
  scene.empire(jap, {"com_armorer#18"}).play(act::raze(card("com_mill")));
  EXPECT_TRUE(scene.of(jap).empire.has(card("com_armorer#18")));
  EXPECT_EQ(scene.s.actor, scene.seat(jap));
}

TEST(Raze, IS_RAZE_17_the_owner_has_no_response) {
  Scene scene = razing_location(jap, "com_castle#46");  // the razer still has decks to choose
  scene.empire(jap, {"jap_farm#1"}).goods(jap, Good::defence, 1).goods(jap, Good::settler, 1);
  scene.play(act::raze(card("com_castle#46")));
  EXPECT_EQ(scene.s.ask, Ask::deck);
  EXPECT_TRUE(scene.legal(scene.seat(jap)).empty());
  scene.play({act::deck(false), act::deck(false)});
  EXPECT_TRUE(scene.of(jap).foundations.has(card("com_castle#46")));
}

// The Barbarians with two features that pay for each raze.
Scene raiders(Faction other = jap) {
  Scene scene({bar, other});
  scene.empire(bar, {"bar_raid#7", "com_pillory"});
  for (Good good : {Good::settler, Good::raze}) scene.goods(bar, good, 2);
  return scene.turn_of(bar);
}

TEST(Raze, IS_RAZE_18_each_time_you_raze_whatever_the_way) {
  Scene hand = raiders();
  EXPECT_EQ(hand.hand(bar, {"com_mill"}).play(act::raze_hand(card("com_mill"))).vp(bar), 2);
  Scene location = raiders();
  EXPECT_EQ(location.empire(jap, {"com_mill"}).play(act::raze(card("com_mill"))).vp(bar), 2);
  Scene chapel = raiders();
  chapel.empire(bar, {"bar_dark_chapel#14"}).hand(bar, {"com_mill"});
  EXPECT_EQ(chapel.play({act::activate(card("bar_dark_chapel#14")), act::take(), act::take()}).vp(bar), 2);
  Scene rabble = raiders();
  rabble.empire(bar, {"bar_rabble#18", "com_mill"});
  rabble.play({act::activate(card("bar_rabble#18")), act::target(card("com_mill"))});
  EXPECT_EQ(rabble.vp(bar), 2);
  Scene chariot({egy, bar});
  chariot.empire(egy, {"egy_chariot_builder", "com_pillory"}).empire(bar, {"com_mill"}).goods(egy, Good::raze, 1);
  EXPECT_EQ(chariot.turn_of(egy).play(act::activate(card("egy_chariot_builder"))).vp(egy), 1);
}

TEST(Raze, IS_RAZE_18_what_is_no_raze_pays_nothing) {
  Scene pack = raiders();
  pack.empire(bar, {"bar_pack#16"}).empire(jap, {"com_mill"});
  pack.play({act::activate(card("bar_pack#16")), act::target(card("com_mill"), Good::food)});
  EXPECT_EQ(pack.vp(bar), 0);
  Scene garrison({jap, bar});
  garrison.empire(jap, {"jap_garrison", "com_pillory"}).empire(bar, {"com_mill"}).goods(jap, Good::raze, 2);
  EXPECT_EQ(garrison.turn_of(jap).play(act::activate(card("jap_garrison"))).vp(jap), 0);
  Scene engineers({rom, bar});
  engineers.empire(rom, {"rom_engineers", "com_pillory"}).empire(bar, {"com_mill"}).goods(rom, Good::settler, 2);
  EXPECT_EQ(engineers.turn_of(rom).play(act::activate(card("rom_engineers"))).vp(rom), 1);  // its own gain
  Scene sanctuary({egy, bar});
  sanctuary.empire(egy, {"egy_sanctuary#14", "com_pillory"}).hand(egy, {"com_mill"}).goods(egy, Good::settler, 1);
  EXPECT_EQ(sanctuary.turn_of(egy).play(act::activate(card("egy_sanctuary#14"))).vp(egy), 1);  // its own gain
}

TEST(Raze, IS_RAZE_19_spoils_then_the_owners_wood_then_features) {
  Scene scene = raiders();
  scene.empire(jap, {"com_quarry#8"}).play(act::raze(card("com_quarry#8")));
  std::vector<std::pair<Happened, Seat>> order;
  for (const Event& event : scene.events) {
    const auto kind = static_cast<Happened>(event.kind);
    if (kind == Happened::gained || kind == Happened::scored) order.emplace_back(kind, event.seat);
  }
  const Seat razer = scene.seat(bar), owner = scene.seat(jap);
  EXPECT_EQ(
      order,
      (std::vector<std::pair<Happened, Seat>>{
          {Happened::gained, razer}, {Happened::gained, owner}, {Happened::scored, razer}, {Happened::scored, razer}}));
}

}  // namespace raze_test
}  // namespace ludarium::settlers
