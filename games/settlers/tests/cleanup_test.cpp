// Chapter "Cleanup".
#include "games/settlers/tests/support/scene.hpp"

namespace ludarium::settlers {
namespace cleanup_test {

constexpr auto barbarians = Faction::barbarians, romans = Faction::romans, egyptians = Faction::egyptians,
               japanese = Faction::japanese;

using Supply = std::array<std::uint8_t, supply_goods>;  // wood, stone, food, gold, settler, raze, defence

Scene rich(Faction faction, boost::json::object options = {}) {
  Scene scene({faction, faction == romans ? barbarians : romans}, std::move(options));
  scene.of(faction).supply = {2, 3, 4, 5, 6, 7, 1};
  return scene;
}

Scene choosing(Faction faction) {
  Scene scene = rich(faction);
  scene.aside(scene.seat(faction), act::wish(choose_storage, true));
  return scene;
}

Action keep(Supply goods) {
  Action action = act::make(Do::store);
  action.arg = goods;
  return action;
}

TEST(Cleanup, IS_CLEAN_01_in_rounds_one_to_four_only) {
  for (int round = 1; round <= 5; ++round) {
    Scene scene = rich(barbarians);
    scene.round(round).turn_of(barbarians).play({act::pass(), act::pass()});
    EXPECT_EQ(scene.over(), round == 5);
    EXPECT_EQ(scene.happened(Happened::kept), round < 5);
    const Supply all{2, 3, 4, 5, 6, 7, 1};
    EXPECT_EQ(scene.of(barbarians).supply == all, round == 5);
  }
}

TEST(Cleanup, IS_CLEAN_02_boards_store_one_good_and_warehouses_resources) {
  EXPECT_EQ(rich(barbarians).cleanup().of(barbarians).supply, (Supply{0, 0, 0, 0, 6, 0, 0}));
  EXPECT_EQ(rich(romans).cleanup().of(romans).supply, (Supply{0, 0, 0, 0, 0, 7, 0}));
  EXPECT_EQ(rich(egyptians).cleanup().of(egyptians).supply, (Supply{0, 0, 0, 5, 0, 0, 0}));
  EXPECT_EQ(rich(japanese).cleanup().of(japanese).supply, (Supply{0, 0, 4, 0, 0, 0, 0}));
  Scene warehouses = rich(romans);
  EXPECT_EQ(warehouses.empire(romans, {"rom_warehouses"}).cleanup().of(romans).supply, (Supply{2, 3, 4, 0, 0, 7, 0}));
}

TEST(Cleanup, IS_CLEAN_03_any_part_may_be_kept) {
  for (std::uint8_t part = 0; part <= 6; ++part) {
    Scene scene = choosing(barbarians);
    scene.cleanup().play(keep({0, 0, 0, 0, part, 0, 0}));
    EXPECT_EQ(scene.has(barbarians, Good::settler), part);
    EXPECT_EQ(scene.s.phase, Phase::lookout);
  }
  Scene scene = choosing(barbarians);
  EXPECT_EQ(scene.cleanup().why(keep({0, 0, 0, 0, 7, 0, 0})), "IS-CLEAN-02");
  EXPECT_EQ(scene.why(keep({2, 0, 0, 0, 6, 0, 0})), "IS-CLEAN-02");
}

TEST(Cleanup, IS_CLEAN_03_any_part_of_several_goods_or_nothing) {
  for (const Supply part : {Supply{1, 0, 0, 0, 0, 1, 0}, Supply{0, 0, 0, 0, 0, 1, 0}, Supply{2, 0, 0, 0, 0, 0, 0},
                            Supply{}, Supply{2, 0, 0, 0, 0, 2, 0}}) {
    Scene scene({romans, barbarians});
    scene.of(romans).supply = {2, 0, 0, 0, 0, 2, 0};
    scene.empire(romans, {"rom_warehouses"}).aside(scene.seat(romans), act::wish(choose_storage, true));
    EXPECT_EQ(scene.cleanup().legal().size(), 9u);
    EXPECT_EQ(scene.legal().front(), keep({2, 0, 0, 0, 0, 2, 0}));
    scene.play(keep(part));
    EXPECT_EQ(scene.s.phase, Phase::lookout);
    EXPECT_EQ(scene.of(romans).supply, part);
  }
}

TEST(Cleanup, IS_CLEAN_03_less_of_one_good_after_another_where_there_are_too_many_parts_to_list) {
  Scene scene = choosing(romans);
  scene.empire(romans, {"rom_warehouses"}).cleanup();
  EXPECT_EQ(scene.legal().size(), 1u + 2 + 3 + 4 + 7);
  scene.play(keep({2, 0, 4, 0, 0, 7, 0}));
  EXPECT_EQ(scene.s.ask, Ask::store);
  scene.play(keep({1, 0, 4, 0, 0, 5, 0}));  // by now all parts are listed
  EXPECT_EQ(scene.s.phase, Phase::lookout);
  EXPECT_EQ(scene.of(romans).supply, (Supply{1, 0, 4, 0, 0, 5, 0}));
}

TEST(Cleanup, IS_CLEAN_03_nothing_is_reached_from_the_largest_supply) {
  Scene scene = choosing(romans);
  scene.of(romans).supply = {most_goods, most_goods, most_goods, 0, 0, most_goods, 0};
  scene.empire(romans, {"rom_warehouses"}).cleanup();
  scene.play({keep({0, most_goods, most_goods, 0, 0, most_goods, 0}), keep({0, 0, most_goods, 0, 0, most_goods, 0}),
              keep({0, 0, 0, 0, 0, most_goods, 0}), keep({})});
  EXPECT_EQ(scene.s.phase, Phase::lookout);
  EXPECT_EQ(scene.of(romans).supply, Supply{});
}

TEST(Cleanup, IS_CLEAN_04_all_else_is_discarded) {
  Scene scene({barbarians, romans, egyptians, japanese});
  for (Seat seat : scene.s.seats()) scene.s.player(seat).supply = {1, 1, 1, 1, 1, 1, 1};
  scene.cleanup();
  for (Seat seat : scene.s.seats()) {
    int left = 0;
    for (std::uint8_t amount : scene.s.player(seat).supply) left += amount;
    EXPECT_EQ(left, 1);
    EXPECT_EQ(scene.s.player(seat).has(Good::defence), 0);
  }
}

TEST(Cleanup, IS_CLEAN_05_goods_on_activated_locations_are_lost) {
  Scene scene = rich(egyptians);  // 5 gold, 6 settlers
  scene.empire(egyptians, {"egy_goldsmith#21", "com_gold_mine#21"}).turn_of(egyptians);
  scene.play(act::activate(card("egy_goldsmith#21"))).turn_of(egyptians);
  scene.play(act::activate(card("com_gold_mine#21"), 2));
  EXPECT_EQ(scene.s.used.size(), 2);
  scene.cleanup();
  EXPECT_EQ(scene.has(egyptians, Good::gold), 6);  // 5 - 1 laid on the Goldsmith + 2
  EXPECT_EQ(uses_left(scene.look(), card("egy_goldsmith#21")), 1);
  EXPECT_EQ(uses_left(scene.look(), card("com_gold_mine#21")), 2);
}

TEST(Cleanup, IS_CLEAN_06_samurai_stashes_and_markers_stay) {
  Scene scene({japanese, romans});
  scene.empire(japanese, {"jap_shrine", "jap_gate#13", "jap_casino"}).empire(romans, {"rom_colossus"});
  scene.hand(japanese, {"com_mill"}).goods(japanese, Good::wood, 1).goods(japanese, Good::settler, 1);
  scene.turn_of(japanese);
  scene.play({act::samurai(card("jap_casino")), act::stash_card(card("jap_gate#13"), card("com_mill")),
              act::stash_resource(card("jap_shrine"), Good::wood)});
  scene.s.traded.add(card("rom_colossus"));
  scene.s.markers.add(card("jap_farm#1"));
  const State before = scene.s;
  scene.cleanup();
  EXPECT_TRUE(scene.s.samurai.has(card("jap_casino")));
  EXPECT_EQ(scene.s.under, before.under);
  EXPECT_EQ(scene.s.under[0].size(), 1);
  EXPECT_EQ(scene.s.laid[hand_stashes], 1);
  EXPECT_TRUE(scene.s.traded.has(card("rom_colossus")));
  EXPECT_TRUE(scene.s.markers.has(card("jap_farm#1")));
}

TEST(Cleanup, IS_CLEAN_07_hands_are_kept) {
  Scene scene = rich(romans);
  scene.hand(romans, {"com_mill", "rom_colossus", "com_castle#46"}).faction_deck(romans, {}).cleanup();
  EXPECT_EQ(scene.of(romans).hand.size(), 3);
}

TEST(Cleanup, IS_CLEAN_08_locations_foundations_deals_and_score_are_untouched) {
  Scene scene = rich(romans);
  scene.empire(romans, {"com_mill", "rom_colossus"}).foundations(romans, {"com_statue"}).deals(romans, {"rom_spies"});
  scene.of(romans).score = 17;
  const Player before = scene.of(romans);
  const Player& after = scene.cleanup().of(romans);
  EXPECT_EQ(after.empire, before.empire);
  EXPECT_EQ(after.foundations, before.foundations);
  EXPECT_EQ(after.deals, before.deals);
  EXPECT_EQ(after.score, 17);
}

TEST(Cleanup, IS_CLEAN_09_the_first_player_token_goes_left) {
  Scene scene({barbarians, romans, japanese});
  scene.s.first = seat_at(1);
  scene.lookout();
  while (!scene.over()) {
    EXPECT_EQ(index(scene.s.first), (1u + scene.s.round - 1u) % 3) << int(scene.s.round);
    scene.play(scene.can(act::pass()) ? act::pass() : scene.legal().front());
  }
}

TEST(Cleanup, IS_CLEAN_10_then_the_next_round) {
  Scene scene = rich(romans);
  scene.round(3).cleanup();
  EXPECT_EQ(scene.s.round, 4);
  EXPECT_EQ(scene.s.phase, Phase::lookout);
  for (Seat seat : scene.s.seats()) EXPECT_EQ(scene.s.player(seat).passed, 0);
}

TEST(Cleanup, IS_CLEAN_11_stored_goods_are_goods_of_the_next_round) {
  Scene scene({japanese, barbarians});
  scene.goods(japanese, Good::food, 2).empire(japanese, {"jap_stalls#16"}).empire(barbarians, {"bar_saboteurs#10"});
  scene.cleanup();
  const State seen = game().redact(scene.s, scene.seat(barbarians));
  EXPECT_EQ(seen.player(scene.seat(japanese)).has(Good::food), 2);
  scene.turn_of(japanese).play(act::activate(card("jap_stalls#16")));
  EXPECT_EQ(scene.vp(japanese), 1);
  scene.goods(barbarians, Good::settler, 1).turn_of(barbarians).play(act::activate(card("bar_saboteurs#10")));
  EXPECT_EQ(scene.has(barbarians, Good::food), 1);
  EXPECT_EQ(scene.has(japanese, Good::food), 0);
}

TEST(Cleanup, IS_CLEAN_12_takeovers_and_blocks_end_after_storage) {
  Scene scene({egyptians, romans});
  scene.empire(romans, {"rom_warehouses", "com_castle#46"});
  scene.s.taken_over.add(card("rom_warehouses"));
  scene.s.blocked.add(card("com_castle#46"));
  scene.goods(egyptians, Good::wood, 2).goods(romans, Good::wood, 2).cleanup();
  EXPECT_EQ(scene.has(egyptians, Good::wood), 2);  // it still stored for the taker
  EXPECT_EQ(scene.has(romans, Good::wood), 0);
  EXPECT_TRUE(scene.s.taken_over.empty());
  EXPECT_TRUE(scene.s.blocked.empty());
}

TEST(Cleanup, IS_CLEAN_12_in_round_five_before_scoring) {
  Scene scene({egyptians, romans});
  scene.empire(romans, {"com_mill", "com_castle#46"}).round(5);
  scene.s.taken_over.add(card("com_mill"));
  scene.s.blocked.add(card("com_castle#46"));
  scene.turn_of(egyptians).play({act::pass(), act::pass()});
  EXPECT_TRUE(scene.over());
  EXPECT_TRUE(scene.s.taken_over.empty());
  EXPECT_TRUE(scene.s.blocked.empty());
  EXPECT_EQ(game().score(scene.s)[1].total, 2);
}

// ---- decision points

TEST(Cleanup, IS_DEC_30_all_of_the_boards_good_unless_one_wishes_to_choose) {
  Scene usual = rich(egyptians);
  usual.cleanup();
  EXPECT_EQ(usual.s.ask, Ask::pick);
  EXPECT_EQ(usual.has(egyptians, Good::gold), 5);

  Scene scene = choosing(egyptians);
  EXPECT_EQ(scene.cleanup().legal().size(), 6u);
  EXPECT_EQ(scene.legal().front(), keep({0, 0, 0, 5, 0, 0, 0}));  // the usual answer first
  scene.play(keep({0, 0, 0, 2, 0, 0, 0}));
  EXPECT_EQ(scene.has(egyptians, Good::gold), 2);

  Scene poor = choosing(egyptians);  // nothing to keep, nothing to ask
  EXPECT_EQ(poor.goods(egyptians, Good::gold, 0).cleanup().s.ask, Ask::pick);
}

TEST(Cleanup, IS_DEC_31_storage_cards_hold_what_they_name) {
  Scene scene = choosing(romans);
  scene.empire(romans, {"rom_warehouses"}).cleanup();
  EXPECT_EQ(scene.why(keep({2, 3, 4, 5, 0, 7, 0})), "IS-CLEAN-02");  // no gold
  EXPECT_EQ(scene.why(keep({2, 3, 4, 0, 6, 7, 0})), "IS-CLEAN-02");  // no settlers
  EXPECT_TRUE(scene.can(keep({0, 3, 4, 0, 0, 7, 0})));
  scene.play(keep({2, 3, 4, 0, 0, 7, 0}));
  EXPECT_EQ(scene.s.phase, Phase::lookout);
}

}  // namespace cleanup_test
}  // namespace ludarium::settlers
