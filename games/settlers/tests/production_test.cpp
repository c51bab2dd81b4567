// Chapter "Production phase".
#include "games/settlers/tests/support/scene.hpp"

namespace ludarium::settlers {
namespace production_test {

constexpr auto barbarians = Faction::barbarians, romans = Faction::romans, egyptians = Faction::egyptians,
               japanese = Faction::japanese;

using Supply = std::array<std::uint8_t, supply_goods>;  // wood, stone, food, gold, settler, raze, defence

Supply board_of(Faction faction) {
  Supply goods{};
  for (std::size_t i = 0; i < supply_goods; ++i) goods[i] = facts().faction[index(faction)].produce.count[i];
  return goods;
}

Scene two(Faction faction) { return Scene({faction, faction == romans ? barbarians : romans}); }

// What he gains beyond his board.
int beyond_board(Scene& scene, Faction faction, Good good) {
  return scene.has(faction, good) - board_of(faction)[index(good)];
}

TEST(Production, IS_PROD_01_first_player_first_then_clockwise) {
  Scene scene({barbarians, romans, japanese});
  scene.empire(barbarians, {"com_watchtower#65"}).empire(romans, {"com_watchtower#66"});
  scene.empire(japanese, {"com_watchtower#67"}).s.first = seat_at(1);
  scene.lookout();
  while (scene.s.phase == Phase::lookout) scene.play(scene.legal().front());
  for (std::size_t seat : {1u, 2u, 0u}) {
    EXPECT_EQ(game().pending(scene.s).seats, SeatSet::of(seat_at(seat)));
    EXPECT_EQ(scene.why(seat_at((seat + 1) % 3), act::deck(false)), "IS-PROD-01");
    EXPECT_EQ(scene.s.players[(seat + 2) % 3].has(Good::raze), seat != 1);  // his neighbour before him, if any
    scene.play(act::deck(false));
  }
  EXPECT_EQ(scene.s.phase, Phase::action);
}

TEST(Production, IS_PROD_02_board_deals_and_production_locations_only) {
  Scene scene = two(romans);
  scene.deals(romans, {"rom_roman_bank"}).empire(romans, {"com_old_forest"});
  scene.hand(romans, {"com_quarry#8"}).foundations(romans, {"com_quarry#9"}).empire(barbarians, {"com_quarry#10"});
  scene.deals(barbarians, {"bar_idol"}).production_of(romans);
  EXPECT_EQ(scene.of(romans).supply, (Supply{3, 1, 0, 1, 2, 1, 1}));
  EXPECT_EQ(scene.vp(romans), 0);
}

TEST(Production, IS_PROD_03_boards) {
  const std::array<std::pair<Faction, Supply>, 4> table{{{barbarians, {0, 0, 0, 0, 5, 1, 1}},
                                                         {romans, {1, 1, 0, 0, 2, 1, 1}},
                                                         {egyptians, {0, 0, 0, 1, 3, 1, 1}},
                                                         {japanese, {1, 0, 0, 0, 4, 1, 1}}}};
  for (const auto& [faction, goods] : table)
    for (int round : {1, 5}) {
      Scene scene = two(faction);
      scene.round(round).production_of(faction);
      EXPECT_EQ(scene.of(faction).supply, goods) << index(faction);
    }
}

TEST(Production, IS_PROD_04_a_defence_token_for_everybody) {
  Scene scene({barbarians, romans, egyptians, japanese});
  scene.lookout();
  while (scene.s.phase == Phase::lookout) scene.play(scene.legal().front());
  for (Seat seat : scene.s.seats()) EXPECT_EQ(scene.s.player(seat).has(Good::defence), 1);
}

TEST(Production, IS_PROD_05_deals_yield_their_good) {
  Scene scene = two(barbarians);
  scene.deals(barbarians, {"bar_sentry_tower#12", "bar_saboteurs#11", "bar_pack#16"}).production_of(barbarians);
  EXPECT_EQ(beyond_board(scene, barbarians, Good::settler), 1);
  EXPECT_EQ(beyond_board(scene, barbarians, Good::gold), 1);
  EXPECT_EQ(beyond_board(scene, barbarians, Good::raze), 1);

  Scene trade = two(japanese);
  trade.empire(romans, {"rom_colossus"}).s.traded.add(card("rom_colossus"));
  trade.production_of(japanese);
  EXPECT_EQ(beyond_board(trade, japanese, Good::stone), 1);
  EXPECT_EQ(trade.production_of(romans).of(romans).supply, board_of(romans));
}

TEST(Production, IS_PROD_06_production_locations_yield_their_goods) {
  Scene scene = two(romans);
  scene.empire(romans, {"rom_builder#20", "rom_trade_colony#23", "com_small_town", "com_monument"});
  scene.production_of(romans);
  EXPECT_EQ(scene.of(romans).supply, (Supply{2, 2, 0, 1, 5, 1, 1}));
  EXPECT_EQ(scene.vp(romans), 1);
}

TEST(Production, IS_PROD_07_features_actions_and_foundations_produce_nothing) {
  Scene scene = two(romans);
  scene.empire(romans, {"com_ruins#69", "com_gold_mine#21", "com_supplier", "com_statue"});
  scene.foundations(romans, {"com_old_forest", "com_monument"}).production_of(romans);
  EXPECT_EQ(scene.of(romans).supply, board_of(romans));
  EXPECT_EQ(scene.vp(romans), 0);

  Scene sphinx = two(egyptians);  // reacts to what is gained
  sphinx.empire(egyptians, {"egy_pharaohs_guard", "egy_sphinx#19"}).production_of(egyptians).play(act::option(1));
  EXPECT_EQ(sphinx.vp(egyptians), 3);

  Scene school = two(japanese);
  school.empire(japanese, {"jap_school_of_diplomacy"}).deals(japanese, {"jap_casino"}).production_of(japanese);
  school.play(act::give_up());
  EXPECT_EQ(school.vp(japanese), 1);
  EXPECT_EQ(school.has(japanese, Good::gold), 0);
}

TEST(Production, IS_PROD_08_cards_from_either_deck_unless_named) {
  Scene scene = two(romans);
  scene.empire(romans, {"com_watchtower#65", "com_watchtower#66"}).production_of(romans);
  scene.play({act::source(card("com_watchtower#65")), act::deck(true), act::deck(false)});
  EXPECT_EQ((scene.of(romans).hand & facts().deck[index(Deck::common)]).size(), 1);
  EXPECT_EQ((scene.of(romans).hand & facts().deck[index(Deck::romans)]).size(), 1);

  Scene named = two(romans);
  named.empire(romans, {"rom_legion#17"}).production_of(romans);
  EXPECT_EQ(named.s.phase, Phase::action);  // the common deck, unasked
  EXPECT_EQ((named.of(romans).hand & facts().deck[index(Deck::common)]).size(), 1);
}

TEST(Production, IS_PROD_09_points_at_once_goods_to_the_supply) {
  Scene scene = two(japanese);
  scene.empire(japanese, {"com_monument", "jap_rice_fields#4"})
      .deals(japanese, {"jap_dojo#24"})
      .production_of(japanese);
  EXPECT_EQ(scene.vp(japanese), 2);
  EXPECT_EQ(scene.of(japanese).supply, (Supply{1, 0, 2, 0, 4, 1, 1}));
}

TEST(Production, IS_PROD_10_only_the_board_in_round_one) {
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    State s = *game().setup({4, seed, {}});
    while (s.phase == Phase::lookout) {
      ActionList list;
      game().legal(s, s.actor, list);
      game().apply(s, s.actor, list[0]);
    }
    for (Seat seat : s.seats()) EXPECT_EQ(s.player(seat).supply, board_of(s.player(seat).faction));
    for (Seat seat : s.seats()) EXPECT_EQ(s.player(seat).score, 0);
  }
}

TEST(Production, IS_PROD_11_goods_are_for_this_round_cards_and_points_stay) {
  Scene scene = two(egyptians);
  scene.empire(egyptians, {"com_old_forest", "com_monument"}).hand(egyptians, {"com_mill"}).production_of(egyptians);
  EXPECT_EQ(scene.has(egyptians, Good::wood), 2);
  scene.cleanup();
  EXPECT_EQ(scene.of(egyptians).supply, (Supply{0, 0, 0, 1, 0, 0, 0}));  // gold is stored
  EXPECT_EQ(scene.vp(egyptians), 1);
  EXPECT_TRUE(scene.of(egyptians).hand.has(card("com_mill")));
}

TEST(Production, IS_PROD_12_counts_what_stands_now) {
  Scene scene = two(romans);
  scene.empire(romans, {"com_rubble", "com_mason", "com_masons_guild#37"}).production_of(romans);
  EXPECT_EQ(beyond_board(scene, romans, Good::stone), 3);
  scene.foundations(romans, {"com_mason"}).goods(romans, Good::stone, 0).production_of(romans);
  EXPECT_EQ(beyond_board(scene, romans, Good::stone), 2);
}

TEST(Production, IS_PROD_13_board_deals_locations_and_none_is_optional) {
  Scene scene = two(romans);
  scene.deals(romans, {"rom_roman_bank"}).empire(romans, {"com_old_forest", "com_watchtower#65"}).production_of(romans);
  std::vector<int> sources;
  for (const Event& event : scene.all(Happened::gained))
    if (sources.empty() || sources.back() != event.arg[2]) sources.push_back(event.arg[2]);
  EXPECT_EQ(sources, (std::vector<int>{-1, number(card("rom_roman_bank")), number(card("com_old_forest"))}));
  EXPECT_EQ(scene.s.ask, Ask::deck);
  EXPECT_EQ(scene.why(act::pass()), "IS-PROD-13");
  EXPECT_EQ(scene.legal().size(), 2u);
}

TEST(Production, IS_PROD_14_counting_stops_at_three) {
  Scene scene = two(romans);
  scene.empire(romans, {"com_rubble", "com_mason", "com_masons_guild#37", "com_masons_guild#38", "com_coal_mine"});
  scene.production_of(romans);
  EXPECT_EQ(beyond_board(scene, romans, Good::stone), 3);

  Scene castle = two(japanese);
  castle.empire(japanese, {"jap_daimyos_castle#9", "jap_stalls#16", "jap_stalls#17", "jap_stalls#18", "jap_casino"});
  for (const char* id : {"jap_daimyos_castle#9", "jap_stalls#16", "jap_stalls#17", "jap_stalls#18", "jap_casino"})
    castle.s.samurai.add(card(id));
  castle.production_of(japanese);
  EXPECT_EQ(castle.vp(japanese), 3);
  castle.production_of(japanese);
  EXPECT_EQ(castle.vp(japanese), 6);
}

// ---- decision points

TEST(Production, IS_DEC_08_locations_in_the_order_one_likes) {
  const CardId tower = card("com_watchtower#65"), guard = card("egy_pharaohs_guard");
  for (CardId first : {tower, guard}) {
    Scene scene = two(egyptians);
    scene.empire(egyptians, {"com_watchtower#65", "egy_pharaohs_guard", "com_old_forest"}).production_of(egyptians);
    EXPECT_EQ(scene.s.ask, Ask::source);
    EXPECT_EQ(scene.has(egyptians, Good::wood), 2);  // no choice there, so nothing is asked
    EXPECT_EQ(scene.why(act::source(card("com_old_forest"))), "IS-PROD-13");
    scene.play(act::source(first));
    EXPECT_EQ(scene.s.ask, first == tower ? Ask::deck : Ask::option);
  }
}

TEST(Production, IS_DEC_08_deals_in_the_order_one_likes_where_a_card_may_be_seen_first) {
  Scene scene = two(japanese);
  scene.empire(japanese, {"jap_school_of_diplomacy"}).deals(japanese, {"jap_casino", "jap_shrine"});  // gold, card
  Scene other = scene;
  scene.production_of(japanese).play({act::source(card("jap_shrine")), act::take(), act::deck(false)});
  EXPECT_EQ(scene.of(japanese).hand.size(), 1);  // seen before the gold is taken or given up
  EXPECT_EQ(scene.s.ask, Ask::diplomacy);
  EXPECT_EQ(scene.has(japanese, Good::gold), 0);

  other.production_of(japanese).play({act::source(card("jap_casino")), act::take()});
  EXPECT_EQ(other.has(japanese, Good::gold), 1);
  EXPECT_TRUE(other.of(japanese).hand.empty());

  Scene plain = two(japanese);  // else nothing hangs on it
  plain.deals(japanese, {"jap_casino", "jap_shrine"}).production_of(japanese);
  EXPECT_EQ(plain.s.ask, Ask::deck);
}

TEST(Production, IS_DEC_09_each_card_from_the_deck_one_likes) {
  Scene scene = two(romans);
  scene.deals(romans, {"rom_spies", "rom_architect"}).production_of(romans);
  scene.play(act::deck(false));
  EXPECT_EQ(scene.s.ask, Ask::deck);  // again for the second
  scene.play(act::deck(true));
  EXPECT_EQ(scene.of(romans).hand.size(), 2);

  Scene empty = two(romans);  // with one deck there is nothing to ask
  empty.deals(romans, {"rom_spies"}).faction_deck(romans, {}).production_of(romans);
  EXPECT_EQ(empty.s.phase, Phase::action);
  EXPECT_EQ((empty.of(romans).hand & facts().deck[index(Deck::common)]).size(), 1);
}

TEST(Production, IS_DEC_10_an_or) {
  Scene scene = two(egyptians);
  scene.empire(egyptians, {"egy_pharaohs_guard"}).production_of(egyptians);
  Scene other = scene;
  EXPECT_EQ(scene.play(act::option(0)).has(egyptians, Good::raze), 2);
  EXPECT_EQ(scene.vp(egyptians), 0);
  EXPECT_EQ(other.play(act::option(1)).vp(egyptians), 2);
  EXPECT_EQ(other.has(egyptians, Good::raze), 1);
}

TEST(Production, IS_DEC_10_draw_two_keep_one) {
  for (auto [faction, id] : {std::pair(romans, "rom_architect"), std::pair(japanese, "jap_temple_of_buddha")}) {
    Scene scene = two(faction);
    scene.empire(faction, {id}).production_of(faction);
    EXPECT_EQ(scene.s.looked.size(), 2);
    const CardId kept = scene.s.looked.nth(1), back = scene.s.looked.first();
    scene.play(act::pick(kept));
    EXPECT_TRUE(scene.of(faction).hand.has(kept));
    EXPECT_TRUE(scene.of(faction).deck.has(back));
  }
}

TEST(Production, IS_DEC_10_what_another_one_produces) {
  Scene scene = two(romans);
  scene.empire(romans, {"com_working_peasants", "com_old_forest", "com_monument"}).production_of(romans);
  EXPECT_EQ(scene.s.ask, Ask::copy);
  EXPECT_EQ(scene.why(act::copy(card("com_working_peasants"))), "IS-CLAR-COM-09");
  Scene other = scene;
  EXPECT_EQ(scene.play(act::copy(card("com_monument"))).vp(romans), 2);
  EXPECT_EQ(other.play(act::copy(card("com_old_forest"))).has(romans, Good::wood), 5);
}

}  // namespace production_test
}  // namespace ludarium::settlers
