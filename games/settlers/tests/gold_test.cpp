// Chapter "Gold as wildcard".
#include <gmock/gmock.h>

#include <sstream>

#include "cli/play.hpp"
#include "games/settlers/tests/support/scene.hpp"
#include "tests/support/games.hpp"

namespace ludarium::settlers {
namespace gold_test {

constexpr Faction bar = Faction::barbarians, rom = Faction::romans, jap = Faction::japanese;

Scene with_gold(int gold) {
  Scene scene({bar, jap});
  scene.goods(bar, Good::gold, gold).of(jap).passed = 1;
  return scene.turn_of(bar);
}

TEST(Gold, IS_GOLD_01_one_gold_for_any_one_resource_in_any_payment) {
  for (const char* id : {"com_village#12", "com_monument", "com_imperial_messenger"}) {  // 1 wood, 1 stone, 1 food
    Scene scene = with_gold(1);
    scene.hand(bar, {id}).play(act::build(card(id)));
    EXPECT_EQ(scene.has(bar, Good::gold), 0) << id;
    EXPECT_TRUE(scene.of(bar).empire.has(card(id)));
  }
  Scene deal = with_gold(1);
  EXPECT_EQ(deal.hand(bar, {"bar_idol"}).play(act::deal(card("bar_idol"))).has(bar, Good::gold), 0);
  Scene activation = with_gold(1);
  EXPECT_EQ(activation.empire(bar, {"com_brewer"}).play(act::activate(card("com_brewer"))).vp(bar), 1);
  Scene any_resource = with_gold(2);
  EXPECT_EQ(any_resource.empire(bar, {"bar_barter"}).play(act::activate(card("bar_barter"))).vp(bar), 2);
}

using Paid = std::vector<std::pair<Good, int>>;

Paid paid(const Scene& scene) {
  Paid all;
  for (const Event& event : scene.all(Happened::paid)) all.emplace_back(static_cast<Good>(event.arg[0]), event.arg[1]);
  return all;
}

TEST(Gold, IS_GOLD_01_the_events_tell_how_much_gold_stood_in) {
  Scene scene = with_gold(3);  // two wood and a stone
  scene.hand(bar, {"com_wood_storage"}).goods(bar, Good::wood, 1).play(act::build(card("com_wood_storage")));
  EXPECT_EQ(paid(scene), (Paid{{Good::wood, 1}, {Good::gold, 2}}));
  Scene without = with_gold(3);
  without.hand(bar, {"com_wood_storage"}).goods(bar, Good::wood, 2).goods(bar, Good::stone, 1);
  EXPECT_EQ(paid(without.play(act::build(card("com_wood_storage")))), (Paid{{Good::wood, 2}, {Good::stone, 1}}));
}

TEST(Gold, IS_GOLD_02_the_events_tell_gold_that_is_a_price_itself) {
  Scene scene = with_gold(3);
  scene.empire(bar, {"com_goldsmiths_workshop#30"}).goods(bar, Good::settler, 1);
  scene.play(act::activate(card("com_goldsmiths_workshop#30")));
  EXPECT_EQ(paid(scene), (Paid{{Good::gold, 1}, {Good::settler, 1}}));
  EXPECT_EQ(scene.has(bar, Good::gold), 2);
}

TEST(Gold, IS_GOLD_02_no_resource_in_place_of_gold) {
  Scene scene = with_gold(0);
  scene.empire(bar, {"com_goldsmiths_workshop#30"}).goods(bar, Good::settler, 1);
  for (Good good : {Good::wood, Good::stone, Good::food}) scene.goods(bar, good, 9);
  EXPECT_EQ(scene.why(act::activate(card("com_goldsmiths_workshop#30"))), "IS-ACTLOC-02");
}

TEST(Gold, IS_GOLD_03_no_exchange_outside_a_payment) {
  Scene scene = with_gold(5);
  EXPECT_EQ(scene.legal(), std::vector<Action>{act::pass()});
  EXPECT_EQ(scene.why(act::pay(0, 0, 0, 1)), "IS-GOLD-03");
}

TEST(Gold, IS_GOLD_04_several_gold_in_any_mix) {
  Scene scene = with_gold(2);
  scene.hand(bar, {"com_wood_storage"}).goods(bar, Good::wood, 2).goods(bar, Good::stone, 1);
  scene.aside(scene.seat(bar), act::wish(choose_payment, true)).play(act::build(card("com_wood_storage")));
  for (Action way :
       {act::pay(2, 1, 0, 0), act::pay(2, 0, 0, 1), act::pay(1, 1, 0, 1), act::pay(1, 0, 0, 2), act::pay(0, 1, 0, 2)})
    EXPECT_TRUE(scene.can(way));
  EXPECT_EQ(scene.legal().size(), 5u);
  scene.play(act::pay(1, 0, 0, 2));
  EXPECT_EQ(scene.has(bar, Good::wood), 1);
  EXPECT_EQ(scene.has(bar, Good::stone), 1);
  EXPECT_EQ(scene.has(bar, Good::gold), 0);
}

// The Barbarians have one gold and two cards that cost a wood.
std::string at_the_terminal(const std::string& input) {
  Scene scene({bar, rom});
  scene.hand(bar, {"com_village#12", "com_village#13"}).goods(bar, Good::gold, 1).turn_of(bar);
  const AnyGame& any = *every_game().find("settlers");
  const auto position = game().write_position(scene.s);
  auto match = Match::start(any, {"settlers", game().rules_version(), {}, position, {"", "random"}, {}});
  if (!match) throw std::runtime_error(in_english(match.error()));
  std::istringstream in(input);
  std::ostringstream out;
  ludarium::Play(every_game(), english(), in, out).run(std::move(*match), {"", "random"});
  return out.str();
}

TEST(Gold, IS_GOLD_01_is_asked_about_at_the_terminal_before_it_stands_in) {
  const std::string once = at_the_terminal("build com_village#12\nquit\n");
  EXPECT_THAT(once, testing::HasSubstr("That pays 1 Gold in place of something else."));
  EXPECT_THAT(once, testing::Not(testing::HasSubstr("in place of other resources.")));  // it was not paid
  const std::string another = at_the_terminal("build com_village#12\nbuild com_village#13\nquit\n");
  EXPECT_THAT(another, testing::Not(testing::HasSubstr("in place of other resources.")));
  const std::string twice = at_the_terminal("build com_village#12\nbuild com_village#12\nlog\nquit\n");
  EXPECT_THAT(twice, testing::HasSubstr("pays 1 Gold in place of other resources."));
}

TEST(Gold, IS_GOLD_05_never_for_settlers_tokens_cards_or_a_location) {
  Scene scene = with_gold(9);
  scene.empire(jap, {"com_mill"}).of(jap).passed = 0;
  scene.hand(bar, {"bar_raid#7"});
  EXPECT_EQ(scene.why(act::build(card("bar_raid#7"))), "IS-BUILD-05");
  EXPECT_EQ(scene.why(act::send(1)), "IS-SEND-01");
  EXPECT_EQ(scene.why(act::raze(card("com_mill"))), "IS-RAZE-01");
  scene.empire(bar, {"com_coal_mine", "com_tavern"}).hand(jap, {"bar_raid#7"});
  EXPECT_EQ(scene.why(act::activate(card("com_coal_mine"))), "IS-ACTLOC-02");
  EXPECT_EQ(scene.why(act::activate(card("com_tavern"))), "IS-ACTLOC-02");
  EXPECT_EQ(scene.why(act::defend(card("com_tavern"))), "IS-SETUP-08");
}

TEST(Gold, IS_GOLD_06_gold_on_a_card_is_no_longer_in_the_supply) {
  Scene scene({Faction::egyptians, bar});  // their board stores gold
  scene.empire(Faction::egyptians, {"com_brewer"}).goods(Faction::egyptians, Good::gold, 3);
  scene.turn_of(Faction::egyptians).play(act::activate(card("com_brewer"), 2));
  EXPECT_EQ(scene.has(Faction::egyptians, Good::food), 0);  // never changed into food
  EXPECT_EQ(scene.all(Happened::paid).size(), 1u);
  EXPECT_EQ(scene.all(Happened::paid)[0].arg[0], number(Good::gold));
  scene.cleanup();
  EXPECT_EQ(scene.has(Faction::egyptians, Good::gold), 1);
}

TEST(Gold, IS_GOLD_07_gold_is_no_resource_for_theft_and_storage) {
  Scene theft({bar, jap});
  theft.empire(bar, {"bar_saboteurs#10"}).goods(bar, Good::settler, 1).goods(jap, Good::gold, 3).turn_of(bar);
  EXPECT_EQ(theft.why(act::activate(card("bar_saboteurs#10"))), "IS-ACTLOC-11");
  Scene storage({rom, bar});
  storage.empire(rom, {"rom_warehouses"}).goods(rom, Good::gold, 3).goods(rom, Good::wood, 2).cleanup();
  EXPECT_EQ(storage.has(rom, Good::wood), 2);
  EXPECT_EQ(storage.has(rom, Good::gold), 0);
}

TEST(Gold, IS_GOLD_07_but_on_the_shrine_it_counts_as_a_resource) {
  Scene scene({jap, bar});
  scene.empire(jap, {"jap_shrine"}).goods(jap, Good::gold, 3).turn_of(jap);
  for (int i = 0; i < 3; ++i) scene.play(act::stash_resource(card("jap_shrine"), Good::gold));
  EXPECT_EQ(scene.has(jap, Good::gold), 0);
  EXPECT_EQ(tally(scene.look(), scene.seat(jap)).bonus, 2);
}

}  // namespace gold_test
}  // namespace ludarium::settlers
