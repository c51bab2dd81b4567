// The effects of the cards of Imperial Settlers as the data has them: every word of the vocabulary once or more.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

#include "games/settlers/tests/support/scene.hpp"

namespace ludarium::settlers {
namespace facts_cards_test {

using testing::ElementsAre;
using testing::UnorderedElementsAre;
using enum Good;

using List = std::initializer_list<std::pair<Good, int>>;

Goods goods(List list) {
  Goods out;
  for (auto [good, count] : list) out[good] = static_cast<std::uint8_t>(count);
  return out;
}

Cost price(List list, Cost rest = {}) {
  for (auto [good, count] : list) rest.goods[index(good)] = static_cast<std::uint8_t>(count);
  return rest;
}

constexpr Colours of(Colour colour) { return static_cast<Colours>(1u << index(colour)); }

std::vector<std::string> titles_with(auto&& wanted) {
  std::vector<std::string> ids;
  for (const Title& title : facts().titles)
    if (wanted(title)) ids.push_back(title.id);
  return ids;
}

std::vector<std::string> titles_doing(Op op) {
  return titles_with([&](const Title& title) { return title.operation.op == op; });
}

std::vector<std::string> titles_on(Trigger trigger) {
  return titles_with([&](const Title& title) { return title.on.trigger == trigger; });
}

// --- production and bonus

TEST(SettlersCards, plain_production_and_bonus) {
  EXPECT_EQ(title("com_quarry").produce, goods({{stone, 1}}));
  EXPECT_EQ(title("com_quarry").bonus, goods({{stone, 1}}));
  EXPECT_EQ(title("bar_sentry_tower").produce, goods({{raze, 1}, {settler, 1}}));
  EXPECT_EQ(title("rom_legion").produce, goods({{card_common, 1}}));
  EXPECT_EQ(title("jap_dojo").bonus, goods({{card_faction, 1}}));
  EXPECT_EQ(title("com_watchtower").produce, goods({{card, 1}}));
  EXPECT_EQ(title("bar_idol").bonus, goods({{vp, 4}}));
  EXPECT_EQ(title("jap_ninjas").bonus, goods({{samurai, 2}}));
}

TEST(SettlersCards, production_that_counts) {
  const Per& rubble = title("com_rubble").produce_per;
  EXPECT_EQ(rubble.colours, of(Colour::grey));
  EXPECT_EQ(rubble.gain, goods({{stone, 1}}));
  EXPECT_FALSE(rubble.samurai);
  const Per& castle = title("jap_daimyos_castle").produce_per;
  EXPECT_TRUE(castle.samurai);
  EXPECT_EQ(castle.colours, 0);
  EXPECT_EQ(castle.gain, goods({{vp, 1}}));
  const Per& hillfort = title("bar_hillfort").bonus_per;
  EXPECT_EQ(hillfort.colours, of(Colour::black));
  EXPECT_EQ(hillfort.gain, goods({{vp, 1}}));
}

TEST(SettlersCards, production_with_a_choice) {
  EXPECT_THAT(title("egy_pharaohs_guard").produce_choice, ElementsAre(goods({{raze, 1}}), goods({{vp, 2}})));
  EXPECT_THAT(titles_with([](const Title& title) { return title.produce_copy; }), ElementsAre("com_working_peasants"));
  for (const char* id : {"rom_architect", "jap_temple_of_buddha"}) {
    const DrawKeep& draw = title(id).produce_draw;
    EXPECT_EQ(draw.deck, DrawFrom::faction);
    EXPECT_EQ(draw.draw, 2);
    EXPECT_EQ(draw.keep, 1);
    EXPECT_TRUE(draw.shuffle_back);
  }
}

TEST(SettlersCards, several_colours) {
  EXPECT_EQ(title("rom_trade_colony").colours, of(Colour::red) | of(Colour::brown) | of(Colour::grey));
}

// --- features

TEST(SettlersCards, features_by_event) {
  EXPECT_THAT(titles_on(Trigger::raze), UnorderedElementsAre("bar_raid", "com_pillory"));
  EXPECT_THAT(titles_on(Trigger::deal), ElementsAre("jap_dojo"));
  EXPECT_THAT(titles_on(Trigger::vp_gain), ElementsAre("egy_sphinx"));
  EXPECT_THAT(titles_on(Trigger::opponent_exchange), ElementsAre("egy_oasis"));
  EXPECT_EQ(titles_on(Trigger::build).size(), 12u);
  EXPECT_EQ(title("egy_sphinx").on.at_least, 2);
  EXPECT_EQ(title("egy_sphinx").on.gain, goods({{vp, 1}}));
  EXPECT_EQ(title("egy_oasis").on.per_round, 4);
  EXPECT_EQ(title("egy_oasis").on.gain, goods({{settler, 1}}));
}

TEST(SettlersCards, features_on_building) {
  const On& mill = title("com_mill").on;
  EXPECT_EQ(mill.colours, of(Colour::red));
  EXPECT_FALSE(mill.faction_only);
  EXPECT_EQ(mill.gain, goods({{gold, 1}, {vp, 1}}));
  const On& administration = title("rom_administration").on;
  EXPECT_EQ(administration.colours, 0);
  EXPECT_TRUE(administration.faction_only);
  EXPECT_THAT(administration.choose, ElementsAre(goods({{gold, 1}}), goods({{vp, 1}})));
  const On& slaver = title("egy_slaver").on;
  EXPECT_TRUE(slaver.faction_only);
  ASSERT_EQ(slaver.paid.size(), 2u);
  EXPECT_EQ(slaver.paid[0].cost, price({{gold, 1}}));
  EXPECT_EQ(slaver.paid[0].gain, goods({{vp, 2}}));
  EXPECT_EQ(slaver.paid[1].cost, price({{stone, 1}}));
  EXPECT_EQ(slaver.paid[1].gain, goods({{vp, 1}}));
}

TEST(SettlersCards, what_is_laid_on_gate_and_shrine) {
  const auto steps = [](const Title& title) {
    std::vector<std::pair<int, int>> out;
    for (StashStep step : title.stash_vp) out.emplace_back(step.at, step.vp);
    return out;
  };
  using Step = std::pair<int, int>;
  const Title &gate = title("jap_gate"), &shrine = title("jap_shrine");
  EXPECT_EQ(gate.stash, Stash::hand_cards);
  EXPECT_EQ(gate.stash_gain, goods({{vp, 1}}));
  EXPECT_THAT(steps(gate), ElementsAre(Step(3, 2)));
  EXPECT_EQ(shrine.stash, Stash::resources);
  EXPECT_TRUE(shrine.stash_gain.none());
  EXPECT_THAT(steps(shrine), ElementsAre(Step(3, 2), Step(7, 5), Step(12, 10)));
  EXPECT_EQ(title("jap_school_of_diplomacy").deal_goods_to_vp, 1);
}

// --- actions

TEST(SettlersCards, plain_actions) {
  const Title& marketplace = title("com_marketplace");
  EXPECT_EQ(marketplace.action_cost, price({{wood, 1}, {stone, 1}, {food, 1}}));
  EXPECT_EQ(marketplace.action_gain, goods({{vp, 3}}));
  EXPECT_EQ(marketplace.uses, 1);
  EXPECT_EQ(title("com_gold_mine").uses, 2);
  EXPECT_EQ(title("bar_barter").action_cost, price({}, {.resources = 2}));
  EXPECT_EQ(title("com_tavern").action_cost, price({}, {.hand_cards = 1}));
  EXPECT_EQ(title("egy_temple_of_ra").action_cost, Cost{});
  for (const Title& title : facts().titles) EXPECT_EQ(title.uses > 0, title.kind == Kind::action) << title.id;
}

TEST(SettlersCards, who_does_what) {
  EXPECT_THAT(titles_doing(Op::steal), ElementsAre("bar_saboteurs"));
  EXPECT_THAT(titles_doing(Op::raze), UnorderedElementsAre("bar_dark_chapel", "bar_rabble", "egy_chariot_builder"));
  EXPECT_THAT(titles_doing(Op::spoil), ElementsAre("bar_pack"));
  EXPECT_THAT(titles_doing(Op::remove_location), UnorderedElementsAre("rom_engineers", "jap_garrison"));
  EXPECT_THAT(titles_doing(Op::break_deal), UnorderedElementsAre("bar_robbers", "jap_ninjas", "com_hanseatic_league"));
  EXPECT_THAT(titles_doing(Op::take_deal), ElementsAre("rom_spies"));
  EXPECT_THAT(titles_doing(Op::deal_on_location), ElementsAre("jap_trade_route"));
  EXPECT_THAT(titles_doing(Op::trigger_deal), ElementsAre("com_imperial_messenger"));
  EXPECT_THAT(titles_doing(Op::trigger_production), ElementsAre("com_porters"));
  EXPECT_THAT(titles_doing(Op::build), UnorderedElementsAre("jap_negotiator", "com_settlers"));
  EXPECT_THAT(titles_doing(Op::draw_keep), ElementsAre("bar_mission"));
  EXPECT_THAT(titles_doing(Op::opponent_discards), ElementsAre("egy_desert"));
  EXPECT_THAT(titles_doing(Op::found_from_hand), ElementsAre("egy_sanctuary"));
  EXPECT_THAT(titles_doing(Op::refresh), UnorderedElementsAre("egy_royal_bath", "com_wandering_jugglers"));
  EXPECT_THAT(titles_doing(Op::block), ElementsAre("egy_scorpion_breeder"));
  EXPECT_THAT(titles_doing(Op::take_over), ElementsAre("egy_temple_of_ra"));
}

TEST(SettlersCards, ways_to_raze) {
  const Operation& chapel = title("bar_dark_chapel").operation;
  EXPECT_TRUE(chapel.from_hand && chapel.from_opponent && chapel.standard_price);
  EXPECT_FALSE(chapel.from_own_common || chapel.ignore_protection);
  EXPECT_EQ(chapel.convert_vp, 2);
  const Operation& rabble = title("bar_rabble").operation;
  EXPECT_TRUE(rabble.from_own_common);
  EXPECT_FALSE(rabble.from_hand || rabble.from_opponent || rabble.standard_price);
  EXPECT_EQ(rabble.convert_vp, 0);
  const Operation& chariots = title("egy_chariot_builder").operation;
  EXPECT_TRUE(chariots.from_opponent && chariots.ignore_protection);
  EXPECT_FALSE(chariots.from_hand || chariots.from_own_common || chariots.standard_price);
}

TEST(SettlersCards, ways_to_deal_with_deals) {
  const Operation& robbers = title("bar_robbers").operation;
  EXPECT_TRUE(robbers.trade_route);
  EXPECT_FALSE(robbers.own || robbers.gain_its_good);
  const Operation& ninjas = title("jap_ninjas").operation;
  EXPECT_TRUE(ninjas.gain_its_good);
  EXPECT_FALSE(ninjas.own || ninjas.trade_route);
  const Operation& league = title("com_hanseatic_league").operation;
  EXPECT_TRUE(league.own && league.trade_route);
  EXPECT_TRUE(title("com_imperial_messenger").operation.trade_route);
}

TEST(SettlersCards, other_operations) {
  const Operation& saboteurs = title("bar_saboteurs").operation;
  EXPECT_EQ(saboteurs.n, 1);
  EXPECT_EQ(saboteurs.pick, 0b111);  // wood, stone, food
  EXPECT_EQ(title("bar_pack").operation.n, 1);
  EXPECT_EQ(title("egy_desert").operation.n, 1);
  const Operation &negotiator = title("jap_negotiator").operation, &colonists = title("com_settlers").operation;
  EXPECT_TRUE(negotiator.from_own_deal && negotiator.waive_location);
  EXPECT_FALSE(negotiator.from_hand);
  EXPECT_TRUE(colonists.from_hand && colonists.waive_location);
  EXPECT_FALSE(colonists.from_own_deal);
  const DrawKeep& mission = title("bar_mission").operation.draw;
  EXPECT_EQ(mission.deck, DrawFrom::any);
  EXPECT_EQ(mission.draw, 2);
  EXPECT_EQ(mission.keep, 1);
  EXPECT_FALSE(mission.shuffle_back);
}

TEST(SettlersCards, cards_of_one_title_may_differ) {
  EXPECT_THAT(title("com_village").spoils, ElementsAre(settler, settler));
  EXPECT_THAT(title("com_village_b").spoils, ElementsAre(settler, wood));
  EXPECT_EQ(title("com_castle").cost, price({{wood, 1}, {stone, 1}}));
  EXPECT_EQ(title("com_castle_b").cost, price({{stone, 2}}));
  EXPECT_EQ(title("com_castle").name_key, title("com_castle_b").name_key);
}

// A sum over all cards: one changed number anywhere moves it.
TEST(SettlersCards, sums_over_the_whole_pool) {
  std::map<Good, int> build_costs, produced, bonuses, won;
  int locations = 0;
  for (const Title& title : facts().titles) {
    for (std::size_t i = 0; i < supply_goods; ++i)
      build_costs[static_cast<Good>(i)] += title.copies * title.cost.goods[i];
    locations += title.copies * title.cost.location;
    for (std::size_t i = 0; i < good_count; ++i) {
      produced[static_cast<Good>(i)] += title.copies * title.produce.count[i];
      bonuses[static_cast<Good>(i)] += title.copies * title.bonus.count[i];
      won[static_cast<Good>(i)] += title.copies * title.action_gain.count[i];
    }
  }
  const auto listed = [](const std::map<Good, int>& counts) {
    std::vector<int> out;
    for (auto [good, count] : counts) out.push_back(count);
    return out;
  };
  EXPECT_EQ(locations, 104);
  // wood stone food gold settler raze defence | vp card card_common card_faction samurai
  EXPECT_THAT(listed(build_costs), ElementsAre(173, 147, 15, 0, 0, 0, 0));
  EXPECT_THAT(listed(produced), ElementsAre(13, 17, 11, 8, 21, 6, 0, 1, 4, 2, 0, 0));
  EXPECT_THAT(listed(bonuses), ElementsAre(3, 3, 2, 0, 11, 0, 0, 4, 13, 2, 2, 4));
  EXPECT_THAT(listed(won), ElementsAre(5, 9, 2, 5, 0, 8, 0, 90, 4, 0, 0, 0));
}

}  // namespace facts_cards_test
}  // namespace ludarium::settlers
