// The notation of Imperial Settlers: written and read back to the same eight bytes, forgiving in form, helpful when it
// is wrong.
#include <gmock/gmock.h>

#include "games/settlers/tests/support/scene.hpp"
#include "games/settlers/text/names.hpp"
#include "games/settlers/text/text.hpp"
#include "tests/support/notation_checks.hpp"

namespace ludarium::settlers {
namespace notation_test {

using testing::HasSubstr;

const Seat me = seat_at(0), other = seat_at(1);

Scene table() {
  Scene scene({Faction::barbarians, Faction::romans});
  scene.hand(Faction::barbarians, {"com_castle#47", "bar_mission"}).empire(Faction::barbarians, {"com_mill"});
  scene.empire(Faction::romans, {"com_castle#46"});
  return scene.turn_of(Faction::barbarians);
}

NotationChecks<Settlers> checks(const Scene& scene) { return {game(), scene.s, me}; }

std::vector<NotationEntry> entries() {
  return {
      {act::pick(card("com_mill")), "pick com_mill"},
      {act::source(card("com_sawmill#77")), "source com_sawmill#77"},
      {act::deck(false), "draw common"},
      {act::deck(true), "draw faction"},
      {act::option(0), "option 1"},
      {act::option(1), "option 2"},
      {act::copy(card("com_mill")), "copy com_mill"},
      {act::take(), "take"},
      {act::give_up(), "give up"},
      {act::build(card("com_castle#47")), "build com_castle#47"},
      {act::deal(card("bar_mission")), "deal bar_mission"},
      {act::raze_hand(card("com_castle#47")), "raze hand com_castle#47"},
      {act::raze(card("com_castle#46")), "raze com_castle#46"},
      {act::activate(card("com_castle#46")), "activate com_castle#46"},
      {act::activate(card("jap_stalls#18"), 2), "activate jap_stalls#18 2"},
      {act::send(3), "send 3"},
      {act::pass(), "pass"},
      {act::defend(card("com_mill")), "defend com_mill"},
      {act::samurai(card("jap_dojo#24")), "samurai jap_dojo#24"},
      {act::stash_card(card("jap_gate#13"), card("com_mill")), "lay com_mill @jap_gate#13"},
      {act::stash_resource(card("jap_shrine"), Good::gold), "lay gold @jap_shrine"},
      {act::end_turn(), "end"},
      {act::sacrifice(card("com_mill")), "sacrifice com_mill"},
      {act::pay(1, 0, 2, 0), "pay 1 wood 2 food"},
      {act::pay(0, 0, 0, 0), "pay nothing"},
      {act::hand_card(card("bar_mission")), "give bar_mission"},
      {act::target(card("com_castle#46")), "target com_castle#46"},
      {act::target(card("com_castle#46"), Good::stone), "target com_castle#46 stone"},
      {act::target_attack(7), "target attack 7"},
      {act::target_attack(7, Good::card), "target attack 7 card"},
      {act::target_seat(other), "target romans"},
      {act::target_seat(other, Good::food), "target romans food"},
      {act::target_seat(Seat::none), "target virtual"},
      {act::trigger(card("rom_headquarters#15"), 0), "fire rom_headquarters#15 1"},
      {act::trigger(card("egy_slaver"), 1), "fire egy_slaver 2"},
      {act::done(), "done"},
      {act::pair(Good::wood), "pair wood"},
      {act::pair(Good::card_faction), "pair card_faction"},
      {act::discard(card("bar_mission")), "discard bar_mission"},
      {act::make(Do::store, 0, 0, 2, 1), "keep 2 food 1 gold"},
      {act::make(Do::store), "keep nothing"},
      {act::attacked(card("com_mill")), "lose com_mill"},
      {act::wish(choose_payment, true), "wish payment on"},
      {act::wish(choose_storage, false), "wish storage off"},
  };
}

TEST(SettlersNotation, is_written_and_read_back) {
  const Scene scene = table();
  checks(scene).read_back(entries());
}

TEST(SettlersNotation, knows_every_kind_of_action) {
  for (std::size_t kind = 1; kind <= index(Do::wish); ++kind)
    EXPECT_TRUE(kinds_in(entries()).contains(static_cast<std::uint8_t>(kind)))
        << "kind " << kind << " is missing from the list above";
}

TEST(SettlersNotation, is_read_in_any_case_and_spacing) {
  const Scene scene = table();
  const auto same = [&](const char* text, Action action) { checks(scene).same(text, action); };
  same("  BUILD   Com_Castle#47 ", act::build(card("com_castle#47")));
  same("lay com_mill@ jap_gate#13", act::stash_card(card("jap_gate#13"), card("com_mill")));
  same("pay wood wood gold", act::pay(2, 0, 0, 1));
  same("keep 1 food 2 food", act::make(Do::store, 0, 0, 3));
}

TEST(SettlersNotation, takes_a_title_for_the_copy_that_can_be_meant) {
  const Scene scene = table();
  EXPECT_EQ(*read_action(facts(), scene.s, me, "build com_castle"), act::build(card("com_castle#47")));
  EXPECT_EQ(*read_action(facts(), scene.s, me, "raze com_castle"), act::raze(card("com_castle#46")));
  EXPECT_EQ(*read_action(facts(), scene.s, me, "build com_watchtower"), act::build(card("com_watchtower#65")));
}

TEST(SettlersNotation, takes_the_printed_number_of_any_card) {
  const Scene scene = table();
  EXPECT_EQ(*read_action(facts(), scene.s, me, "build com_castle#47"), act::build(card("com_castle#47")));
  EXPECT_EQ(*read_action(facts(), scene.s, me, "build com_mill#6"), act::build(card("com_mill")));
  EXPECT_FALSE(read_action(facts(), scene.s, me, "build com_mill#7"));
}

TEST(SettlersNotation, takes_a_title_for_the_copy_that_is_listed) {
  Scene scene({Faction::barbarians, Faction::romans});
  scene.empire(Faction::barbarians, {"com_gold_mine#21", "com_gold_mine#22"}).turn_of(Faction::barbarians);
  scene.goods(Faction::barbarians, Good::settler, 2);
  const auto read = [&](const char* text) { return *game().read_action(scene.s, me, text); };
  EXPECT_EQ(read("activate com_gold_mine"), act::activate(card("com_gold_mine#21")));
  scene.s.used.add(card("com_gold_mine#21"));
  scene.s.used_twice.add(card("com_gold_mine#21"));
  EXPECT_EQ(read("activate com_gold_mine"), act::activate(card("com_gold_mine#22")));
  EXPECT_EQ(read("activate com_gold_mine 2"), act::activate(card("com_gold_mine#22"), 2));
  EXPECT_EQ(read("activate com_gold_mine#21"), act::activate(card("com_gold_mine#21")));  // said exactly, and refused
  EXPECT_EQ(read("activate com_gold_mine 3"), act::activate(card("com_gold_mine#21"), 3));
}

TEST(SettlersNotation, takes_what_means_the_same_as_a_listed_action) {
  Scene pack({Faction::barbarians, Faction::romans});
  pack.empire(Faction::barbarians, {"bar_pack#16"}).empire(Faction::romans, {"com_quarry#8", "com_mill"});
  pack.goods(Faction::barbarians, Good::settler, 1).turn_of(Faction::barbarians);
  pack.play(act::activate(card("bar_pack#16")));
  const auto read = [](const Scene& scene, const char* text) { return *game().read_action(scene.s, me, text); };
  EXPECT_EQ(read(pack, "target com_quarry#8"),
            act::target(card("com_quarry#8"), Good::stone));                // two stones: no choice
  EXPECT_EQ(read(pack, "target com_mill"), act::target(card("com_mill")));  // which of the two?
  EXPECT_EQ(read(pack, "target com_mill food"), act::target(card("com_mill"), Good::food));

  Scene deals({Faction::barbarians, Faction::romans});
  deals.empire(Faction::barbarians, {"com_imperial_messenger"}).deals(Faction::barbarians, {"bar_idol", "bar_pyre"});
  deals.goods(Faction::barbarians, Good::settler, 3).turn_of(Faction::barbarians);
  deals.play(act::activate(card("com_imperial_messenger")));
  EXPECT_EQ(read(deals, "target bar_idol food"), act::target(card("bar_idol"), Good::food));  // that is not its good
  const std::string said = "target bar_idol " + std::string(name(facts().deal_of(card("bar_idol"))));
  EXPECT_EQ(read(deals, said.c_str()), act::target(card("bar_idol")));

  Scene pair({Faction::barbarians, Faction::romans});
  pair.goods(Faction::barbarians, Good::settler, 2).turn_of(Faction::barbarians).play(act::send(1));
  EXPECT_EQ(read(pair, "pair card"), act::pair(Good::card));  // of which deck?
  pair.faction_deck(Faction::barbarians, {});
  EXPECT_EQ(read(pair, "pair card"), act::pair(Good::card_common));

  Scene raze({Faction::barbarians, Faction::romans});
  raze.hand(Faction::barbarians, {"com_mill"}).goods(Faction::barbarians, Good::raze, 1).turn_of(Faction::barbarians);
  EXPECT_EQ(read(raze, "raze com_mill"), act::raze_hand(card("com_mill")));

  Scene price({Faction::barbarians, Faction::romans});
  price.empire(Faction::barbarians, {"com_tavern"}).hand(Faction::barbarians, {"com_mill", "com_statue"});
  price.turn_of(Faction::barbarians).play(act::activate(card("com_tavern")));
  EXPECT_EQ(read(price, "discard com_mill"), act::hand_card(card("com_mill")));
}

TEST(SettlersNotation, reads_what_is_not_legal_so_that_the_rules_can_say_why) {
  const Scene scene = table();
  const auto action = read_action(facts(), scene.s, me, "build com_castle#46");
  ASSERT_TRUE(action);
  EXPECT_NE(scene.why(me, *action), "");
}

TEST(SettlersNotation, says_what_it_did_not_understand_and_what_is_possible) {
  const Scene scene = table();
  const auto error = [&](const char* text) { return checks(scene).error(text); };
  EXPECT_THAT(error("dance"), HasSubstr("'dance' is not understood here. Possible: pick, source"));
  EXPECT_THAT(error(""), HasSubstr("missing"));
  EXPECT_THAT(error("draw"), HasSubstr("missing at the end. Possible: common, faction"));
  EXPECT_THAT(error("build castle"), HasSubstr("com_castle"));
  EXPECT_THAT(error("build xyz"), HasSubstr("the id of a card, such as bar_"));
  EXPECT_THAT(error("option 0"), HasSubstr("a number from 1"));
  EXPECT_THAT(error("send many"), HasSubstr("a number from 0 to 255"));
  EXPECT_THAT(error("pay settler"), HasSubstr("Possible: wood, stone, food, gold"));
  EXPECT_THAT(error("pay 200 wood 200 wood"), HasSubstr("a number from 0 to 255"));
  EXPECT_THAT(error("keep 3 vp"), HasSubstr("raze, defence"));
  EXPECT_THAT(error("lay com_mill"), HasSubstr("Possible: @"));
  EXPECT_THAT(error("target attack 17"), HasSubstr("a number from 1 to 16"));
  EXPECT_THAT(error("wish peace on"), HasSubstr("payment, storage"));
  EXPECT_THAT(error("wish payment maybe"), HasSubstr("off, on"));
  EXPECT_THAT(error("pass it"), HasSubstr("'it' is too much"));
}

TEST(SettlersNotation, of_the_documented_turns_is_understood) {
  const Scene scene = table();
  EXPECT_EQ(checks(scene).documented("games/settlers/notation.md"), 9);
}

TEST(SettlersNotation, stands_any_text_and_any_bytes) {
  const Scene scene = table();
  checks(scene).any_text_and_bytes(entries(), index(Do::wish));
}

TEST(SettlersNotation, holds_for_everything_random_games_offer) {
  for (std::uint64_t g = 0; g < 16; ++g) offers_read_back(game(), {1 + static_cast<int>(g % 4), g + 40, {}}, 1500);
}

}  // namespace notation_test
}  // namespace ludarium::settlers
