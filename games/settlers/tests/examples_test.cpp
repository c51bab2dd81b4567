// The worked examples of the rulebook, with its own numbers. Martin plays the Barbarians, Tomáš the Japanese.
#include "games/settlers/tests/support/scene.hpp"

namespace ludarium::settlers {
namespace examples_test {

constexpr Faction martin = Faction::barbarians, tomas = Faction::japanese, romans = Faction::romans;

Scene two() { return Scene({martin, tomas}); }

Scene martins_turn() {
  Scene scene = two();
  scene.turn_of(martin);
  return scene;
}

TEST(Examples, IS_EX_01_lookout_of_three_players) {
  Scene scene({martin, tomas, romans});
  scene.lookout();
  for (int row = 1; row <= 2; ++row) {
    EXPECT_EQ(scene.s.row.size(), 4);
    for (int left = 4; left > 1; --left) {
      EXPECT_EQ(scene.legal().size(), static_cast<std::size_t>(left));
      scene.play(scene.legal()[0]);
    }
    EXPECT_EQ(scene.all(Happened::row_discarded).size(), 1u);
    EXPECT_EQ(scene.s.common_discard.size(), row);
  }
  EXPECT_NE(scene.s.phase, Phase::lookout);
}

TEST(Examples, IS_EX_02_production_of_the_japanese) {
  Scene scene = two();
  scene.deals(tomas, {"jap_casino", "jap_farm#1"});  // gold; a settler
  scene.empire(tomas, {"com_armorer#18", "com_lords_fields"}).production_of(tomas);
  EXPECT_EQ(scene.has(tomas, Good::settler), 5);
  EXPECT_EQ(scene.has(tomas, Good::wood), 1);
  EXPECT_EQ(scene.has(tomas, Good::raze), 2);
  EXPECT_EQ(scene.has(tomas, Good::defence), 1);
  EXPECT_EQ(scene.has(tomas, Good::gold), 1);
  EXPECT_EQ(scene.has(tomas, Good::food), 1);
  EXPECT_EQ(scene.has(tomas, Good::stone), 0);
  EXPECT_TRUE(scene.of(tomas).hand.empty());
  EXPECT_EQ(scene.vp(tomas), 0);
}

TEST(Examples, IS_EX_03_cleanup_of_the_japanese) {
  Scene scene({tomas, martin});
  scene.empire(tomas, {"jap_stalls#16", "jap_casino"}).goods(tomas, Good::food, 3).goods(tomas, Good::settler, 2);
  scene.of(martin).passed = 1;
  const auto use = [&](std::string_view id) { scene.turn_of(tomas).play(act::activate(card(id))); };
  use("jap_stalls#16");
  use("jap_casino");
  EXPECT_EQ(scene.has(tomas, Good::food), 2);
  EXPECT_EQ(scene.has(tomas, Good::settler), 1);
  scene.goods(tomas, Good::gold, 0).cleanup();
  EXPECT_EQ(scene.has(tomas, Good::food), 2);
  EXPECT_EQ(scene.has(tomas, Good::settler), 0);
  EXPECT_TRUE(scene.s.used.empty());
  ASSERT_EQ(scene.all(Happened::kept).size(), 1u);
  EXPECT_EQ(scene.all(Happened::kept)[0].arg[1], 2);
}

// Exactly this and no less: with any one good missing it cannot be built.
void expect_price(std::string_view id, int wood, int stone) {
  for (const auto& [w, s] : {std::pair{wood, stone}, {wood - 1, stone}, {wood, stone - 1}}) {
    Scene scene = martins_turn();
    scene.hand(martin, {id}).empire(martin, {"com_mill"});
    scene.goods(martin, Good::wood, w).goods(martin, Good::stone, s);
    const bool whole = w == wood && s == stone;
    EXPECT_EQ(scene.can(act::build(card(id))), whole);
    if (!whole) continue;
    scene.play(act::build(card(id)));
    EXPECT_EQ(scene.has(martin, Good::wood), 0);
    EXPECT_EQ(scene.has(martin, Good::stone), 0);
  }
}

TEST(Examples, IS_EX_04_wood_storage_costs_two_wood_and_a_stone) {
  expect_price("com_wood_storage", 2, 1);
  Scene scene = martins_turn();  // and no location
  scene.hand(martin, {"com_wood_storage"}).empire(martin, {"com_mill"});
  scene.goods(martin, Good::wood, 2).goods(martin, Good::stone, 1).play(act::build(card("com_wood_storage")));
  EXPECT_TRUE(scene.of(martin).empire.has(card("com_mill")));
}

TEST(Examples, IS_EX_05_dark_chapel_costs_a_location_a_wood_and_two_stone) {
  expect_price("bar_dark_chapel#14", 1, 2);
  Scene scene = martins_turn();
  scene.hand(martin, {"bar_dark_chapel#14"}).goods(martin, Good::wood, 1).goods(martin, Good::stone, 2);
  EXPECT_EQ(scene.why(act::build(card("bar_dark_chapel#14"))), "IS-BUILD-05");
  scene.empire(martin, {"com_mill"}).play(act::build(card("bar_dark_chapel#14")));
  EXPECT_FALSE(scene.of(martin).empire.has(card("com_mill")));
}

TEST(Examples, IS_EX_06_building_the_sentry_tower) {
  Scene scene = martins_turn();
  scene.hand(martin, {"bar_sentry_tower#12"}).empire(martin, {"com_mill"}).goods(martin, Good::wood, 2);
  scene.play(act::build(card("bar_sentry_tower#12")));
  EXPECT_EQ(scene.has(martin, Good::wood), 0);
  EXPECT_TRUE(scene.s.common_discard.has(card("com_mill")));
  EXPECT_TRUE(scene.of(martin).empire.has(card("bar_sentry_tower#12")));
  EXPECT_EQ(scene.has(martin, Good::raze), 1);
  EXPECT_EQ(scene.has(martin, Good::settler), 1);
}

TEST(Examples, IS_EX_07_a_deal_with_the_sentry_tower) {
  Scene scene = martins_turn();
  scene.hand(martin, {"bar_sentry_tower#12"}).goods(martin, Good::food, 1);
  scene.play(act::deal(card("bar_sentry_tower#12")));
  EXPECT_EQ(scene.has(martin, Good::food), 0);
  EXPECT_TRUE(scene.of(martin).deals.has(card("bar_sentry_tower#12")));
  EXPECT_TRUE(scene.of(martin).hand.empty());
  EXPECT_EQ(scene.has(martin, Good::settler), 1);
  for (int round = 2; round <= 3; ++round) {
    scene.goods(martin, Good::settler, 0).production_of(martin);
    EXPECT_EQ(scene.has(martin, Good::settler), 5 + 1);
  }
}

TEST(Examples, IS_EX_08_razing_wood_storage_from_hand) {
  Scene scene = martins_turn();
  scene.hand(martin, {"com_wood_storage"}).goods(martin, Good::raze, 1);
  scene.play(act::raze_hand(card("com_wood_storage")));
  EXPECT_EQ(scene.has(martin, Good::raze), 0);
  EXPECT_EQ(scene.has(martin, Good::wood), 2);
  EXPECT_TRUE(scene.s.common_discard.has(card("com_wood_storage")));
}

TEST(Examples, IS_EX_09_razing_an_armorer) {
  Scene scene = martins_turn();
  scene.empire(tomas, {"com_armorer#18"}).goods(martin, Good::raze, 2);
  scene.play(act::raze(card("com_armorer#18")));
  EXPECT_EQ(scene.has(martin, Good::raze), 0);
  EXPECT_EQ(scene.has(martin, Good::stone), 1);
  EXPECT_EQ(scene.vp(martin), 1);
  EXPECT_TRUE(scene.of(tomas).foundations.has(card("com_armorer#18")));
  EXPECT_FALSE(scene.of(tomas).empire.has(card("com_armorer#18")));
  EXPECT_EQ(scene.has(tomas, Good::wood), 1);
}

// The first of three actions on three turns of Martin's.
Scene three_turns() {
  Scene scene = martins_turn();
  scene.empire(martin, {"bar_saboteurs#10", "com_masons_guild#37", "com_castle#46"});
  scene.goods(martin, Good::settler, 3).goods(martin, Good::stone, 1).goods(tomas, Good::stone, 1);
  scene.play(act::activate(card("bar_saboteurs#10")));
  return scene;
}

TEST(Examples, IS_EX_10_saboteurs_take_a_stone) {
  Scene scene = three_turns();
  EXPECT_TRUE(scene.s.used.has(card("bar_saboteurs#10")));
  EXPECT_EQ(scene.has(martin, Good::settler), 2);
  EXPECT_EQ(scene.has(martin, Good::stone), 2);
  EXPECT_EQ(scene.has(tomas, Good::stone), 0);
  EXPECT_EQ(game().pending(scene.s).seats, SeatSet::of(scene.seat(tomas)));
}

TEST(Examples, IS_EX_11_the_masons_guild_pays_three_vp) {
  Scene scene = three_turns();
  scene.play({act::pass(), act::activate(card("com_masons_guild#37"))});
  EXPECT_EQ(scene.has(martin, Good::settler), 1);
  EXPECT_EQ(scene.has(martin, Good::stone), 0);
  EXPECT_EQ(scene.vp(martin), 3);
}

TEST(Examples, IS_EX_12_the_castle_draws_a_faction_card) {
  Scene scene = three_turns();
  const auto turn = scene.s.turn;
  scene.play({act::pass(), act::activate(card("com_masons_guild#37")), act::activate(card("com_castle#46"))});
  EXPECT_EQ(scene.s.ask, Ask::deck);
  scene.play(act::deck(true));
  EXPECT_EQ(scene.has(martin, Good::settler), 0);
  ASSERT_EQ(scene.of(martin).hand.size(), 1);
  EXPECT_EQ(facts().title_of(scene.of(martin).hand.first()).deck, Deck::barbarians);
  EXPECT_EQ(scene.s.turn, turn + 3);  // each was an action of its own
}

TEST(Examples, IS_EX_13_eight_settlers_in_one_action) {
  Scene scene = martins_turn();
  scene.goods(martin, Good::settler, 8);
  scene.play({act::send(4), act::pair(Good::wood), act::pair(Good::card_common), act::pair(Good::card_common),
              act::pair(Good::card_faction)});
  EXPECT_EQ(scene.has(martin, Good::settler), 0);
  EXPECT_EQ(scene.has(martin, Good::wood), 1);
  const CardSet common = facts().deck[index(Deck::common)];
  EXPECT_EQ((scene.of(martin).hand & common).size(), 2);
  EXPECT_EQ((scene.of(martin).hand - common).size(), 1);
  EXPECT_EQ(game().pending(scene.s).seats, SeatSet::of(scene.seat(tomas)));
}

TEST(Examples, IS_EX_14_razing_past_a_samurai) {
  Scene scene = martins_turn();
  scene.empire(tomas, {"jap_farm#1"}).goods(martin, Good::raze, 2);
  scene.s.samurai.add(card("jap_farm#1"));
  EXPECT_EQ(scene.why(act::raze(card("jap_farm#1"))), "IS-RAZE-11");
  scene.goods(martin, Good::raze, 3).play(act::raze(card("jap_farm#1")));
  EXPECT_EQ(scene.has(martin, Good::raze), 0);
  EXPECT_EQ(scene.vp(martin), 1);
  EXPECT_TRUE(scene.s.samurai.empty());
  EXPECT_EQ(scene.has(tomas, Good::settler), 0);  // to the general supply
  EXPECT_TRUE(scene.of(tomas).discard.has(card("jap_farm#1")));
  EXPECT_TRUE(scene.of(tomas).foundations.empty());
}

TEST(Examples, IS_EX_15_advanced_lookout_of_three_players) {
  Scene scene({martin, tomas, romans}, {{"lookout", "advanced"}});
  const int deck = scene.s.common_deck.size();
  scene.lookout();
  for (const auto& [seat, choices] : {std::pair{0, 5}, {1, 4}, {2, 4}, {0, 3}, {1, 3}, {2, 2}}) {
    EXPECT_EQ(game().pending(scene.s).seats, SeatSet::of(seat_at(static_cast<std::size_t>(seat))));
    EXPECT_EQ(scene.legal().size(), static_cast<std::size_t>(choices));
    scene.play(scene.legal()[0]);
  }
  EXPECT_EQ(scene.s.common_discard.size(), 1);
  EXPECT_EQ(deck - scene.s.common_deck.size(), 7);
}

TEST(Examples, IS_EX_16_an_attack_on_the_romans) {
  Scene scene = Scene::solo(romans);
  scene.round(2).empire(romans, {"com_carpenters_workshop", "com_marketplace", "com_joiner#44", "com_wood_supplier"});
  scene.line({Good::stone, Good::settler, Good::gold}).next_attack(Good::wood);
  scene.s.phase = Phase::attack;
  Play p{facts(), scene.s, &scene.events};
  p.push(Todo::attack, CardId::none, 1);
  do_attack(p);  // the first attack alone
  EXPECT_EQ(scene.s.collection.size(), 1);
  EXPECT_TRUE(scene.s.collection.has(card("com_marketplace")));
  EXPECT_EQ(scene.of(romans).empire.size(), 3);
  std::vector<Good> line;
  for (std::size_t i = 0; i < scene.s.line_length; ++i) line.push_back(facts().attack_good[scene.s.line[i] - 1u]);
  EXPECT_EQ(line, (std::vector<Good>{Good::stone, Good::settler, Good::wood, Good::gold}));
}

TEST(Examples, IS_EX_17_five_stone_are_five_stone) {
  Scene scene = martins_turn();
  scene.goods(martin, Good::stone, 4).goods(martin, Good::settler, 2);
  scene.play({act::send(1), act::pair(Good::stone)});
  EXPECT_EQ(scene.has(martin, Good::stone), 5);
  scene.hand(martin, {"com_monument"}).turn_of(martin).play(act::build(card("com_monument")));
  EXPECT_EQ(scene.has(martin, Good::stone), 4);  // change is given without a word
}

TEST(Examples, IS_EX_18_round_one_brings_the_goods_of_the_board_only) {
  Scene scene = two();
  scene.production_of(martin).production_of(tomas);
  EXPECT_EQ(scene.of(martin).supply, (std::array<std::uint8_t, supply_goods>{0, 0, 0, 0, 5, 1, 1}));
  EXPECT_EQ(scene.of(tomas).supply, (std::array<std::uint8_t, supply_goods>{1, 0, 0, 0, 4, 1, 1}));
  for (Faction who : {martin, tomas}) {
    EXPECT_TRUE(scene.of(who).hand.empty());
    EXPECT_EQ(scene.vp(who), 0);
  }
}

}  // namespace examples_test
}  // namespace ludarium::settlers
