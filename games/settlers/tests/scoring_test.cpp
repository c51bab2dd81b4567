// Chapters "End of game & scoring" and "Tie-breaks".
#include "games/settlers/tests/support/scene.hpp"

namespace ludarium::settlers {
namespace scoring_test {

constexpr Faction bar = Faction::barbarians, jap = Faction::japanese, rom = Faction::romans;

Scene last_round(std::vector<Faction> who = {bar, jap}) {
  Scene scene(who);
  scene.round(facts().rounds).turn_of(who[0]);
  return scene;
}

Scene& all_pass(Scene& scene) {
  while (!scene.over() && scene.s.ask == Ask::action) scene.play(act::pass());
  return scene;
}

Tally tally_of(const Scene& scene, Faction faction) { return tally(scene.look(), scene.seat(faction)); }
int total(const Scene& scene, Faction faction) { return tally_of(scene, faction).total(); }
int place(const Scene& scene, Faction faction) { return game().score(scene.s)[index(scene.seat(faction))].place; }

TEST(EndOfGame, IS_END_01_after_the_action_phase_of_round_five) {
  Scene scene = last_round();
  scene.goods(bar, Good::stone, 2);
  scene.play(act::pass());
  EXPECT_FALSE(scene.over());
  scene.play(act::pass());
  EXPECT_TRUE(scene.over());
  EXPECT_EQ(scene.s.round, 5);
  EXPECT_TRUE(scene.happened(Happened::game_over));
  EXPECT_EQ(scene.has(bar, Good::stone), 2);  // no Cleanup took them
  EXPECT_TRUE(scene.legal(seat_at(0)).empty());
  EXPECT_EQ(scene.why(seat_at(0), act::pass()), "IS-END-01");

  Scene fourth = last_round();
  fourth.round(4);
  EXPECT_FALSE(all_pass(fourth).over());
  EXPECT_EQ(fourth.s.round, 5);
}

TEST(EndOfGame, IS_END_01_the_solo_game_ends_after_its_last_attacks) {
  Scene scene = Scene::solo(bar);
  scene.round(facts().rounds).turn_of(bar).play(act::pass());
  EXPECT_TRUE(scene.over());
  EXPECT_EQ(scene.all(Happened::attack_revealed).size(), 2u);
}

TEST(EndOfGame, IS_END_02_gained_points_locations_and_bonuses_add_up) {
  Scene scene = last_round({jap, bar});
  scene.empire(jap, {"com_mill", "jap_farm#1", "jap_shrine"});
  scene.s.laid[stash_slot(scene.look(), card("jap_shrine"))] = 7;
  scene.of(jap).score = 11;
  all_pass(scene);
  const SeatScore score = game().score(scene.s)[index(scene.seat(jap))];
  EXPECT_EQ(score.total, 11 + 1 + 2 * 2 + 5);
  int sum = 0;
  for (const ScoreLine& line : score.lines) sum += line.points;
  EXPECT_EQ(sum, score.total);
  EXPECT_EQ(tally_of(scene, jap).gained, 11);
}

TEST(EndOfGame, IS_END_03_a_common_location_is_worth_one) {
  Scene scene = last_round();
  scene.empire(bar, {"com_mill", "com_ruins#69", "com_castle#46"});
  EXPECT_EQ(tally_of(all_pass(scene), bar).common, 3);
  EXPECT_EQ(total(scene, bar), 3);
}

TEST(EndOfGame, IS_END_04_a_faction_location_is_worth_two) {
  Scene scene = last_round();
  scene.empire(bar, {"bar_idol", "bar_raid#7"}).empire(jap, {"jap_farm#1"});
  all_pass(scene);
  EXPECT_EQ(tally_of(scene, bar).faction, 4);
  EXPECT_EQ(total(scene, jap), 2);
}

TEST(EndOfGame, IS_END_05_each_gate_with_three_cards_adds_two) {
  Scene scene = last_round({jap, bar});
  scene.empire(jap, {"jap_gate#13", "jap_gate#14"});
  scene.hand(jap, {"com_mill", "com_castle#46", "com_castle#47", "com_ruins#69", "com_ruins#70", "com_ruins#71"});
  const auto lay = [&](std::string_view gate, std::string_view id) {
    scene.play(act::stash_card(card(gate), card(id)));
    return tally_of(scene, jap).bonus;
  };
  EXPECT_EQ(lay("jap_gate#13", "com_mill"), 0);
  EXPECT_EQ(lay("jap_gate#14", "com_castle#46"), 0);
  EXPECT_EQ(lay("jap_gate#13", "com_castle#47"), 0);
  EXPECT_EQ(lay("jap_gate#13", "com_ruins#69"), 2);
  EXPECT_EQ(lay("jap_gate#14", "com_ruins#70"), 2);
  EXPECT_EQ(lay("jap_gate#14", "com_ruins#71"), 4);
}

TEST(EndOfGame, IS_END_05_the_shrine_scores_its_best_step_only) {
  Scene scene = last_round({jap, bar});
  scene.empire(jap, {"jap_shrine"});
  auto& laid = scene.s.laid[stash_slot(scene.look(), card("jap_shrine"))];
  for (const auto& [resources, vp] : {std::pair{0, 0}, {2, 0}, {3, 2}, {6, 2}, {7, 5}, {11, 5}, {12, 10}, {30, 10}}) {
    laid = static_cast<std::uint8_t>(resources);
    EXPECT_EQ(tally_of(scene, jap).bonus, vp) << resources;
  }
}

TEST(EndOfGame, IS_END_06_hands_deals_foundations_and_goods_are_worth_nothing) {
  Scene scene = last_round();
  scene.hand(bar, {"bar_idol", "com_castle#46"}).deals(bar, {"bar_raid#7"}).foundations(bar, {"com_mill"});
  for (Good good : {Good::wood, Good::stone, Good::food, Good::gold, Good::settler, Good::raze, Good::defence})
    scene.goods(bar, good, 3);
  EXPECT_EQ(total(all_pass(scene), bar), 0);
}

TEST(EndOfGame, IS_END_07_the_highest_total_wins) {
  Scene scene = last_round({bar, jap, rom});
  scene.of(bar).score = 10;
  scene.of(jap).score = 9;
  scene.of(rom).score = 12;
  scene.empire(jap, {"jap_farm#1", "jap_farm#2"});               // 13 in all
  scene.goods(rom, Good::wood, 9).hand(bar, {"com_castle#46"});  // of no use without a tie
  all_pass(scene);
  EXPECT_EQ(place(scene, jap), 1);
  EXPECT_EQ(place(scene, rom), 2);
  EXPECT_EQ(place(scene, bar), 3);
}

// ---- ties

Scene tied() {
  Scene scene = last_round();
  scene.of(bar).score = scene.of(jap).score = 20;
  return scene;
}

TEST(Ties, IS_TIE_01_more_leftover_settlers_and_resources_win) {
  for (Good good : {Good::settler, Good::food, Good::wood, Good::stone}) {
    Scene scene = tied();
    scene.goods(bar, good, 3).goods(jap, Good::wood, 2);
    scene.hand(jap, {"com_mill"});  // asked only afterwards
    all_pass(scene);
    EXPECT_EQ(place(scene, bar), 1) << int(good);
    EXPECT_EQ(place(scene, jap), 2) << int(good);
  }
  Scene sum = tied();  // the sum decides, not the best kind
  sum.goods(bar, Good::stone, 4);
  for (Good good : {Good::settler, Good::food, Good::wood, Good::stone}) sum.goods(jap, good, 2);
  EXPECT_EQ(place(all_pass(sum), jap), 1);
}

TEST(Ties, IS_TIE_01_gold_and_tokens_do_not_count) {
  for (Good good : {Good::gold, Good::raze, Good::defence}) {
    Scene scene = tied();
    scene.goods(bar, good, 9).goods(jap, Good::food, 1);
    EXPECT_EQ(place(all_pass(scene), jap), 1) << int(good);
  }
}

TEST(Ties, IS_TIE_02_then_more_cards_in_hand) {
  Scene scene = tied();
  scene.goods(bar, Good::wood, 2).goods(jap, Good::settler, 2);
  scene.hand(bar, {"com_mill", "com_castle#46"}).hand(jap, {"jap_farm#1", "jap_farm#2", "com_castle#47"});
  all_pass(scene);
  EXPECT_EQ(place(scene, jap), 1);
  EXPECT_EQ(place(scene, bar), 2);
  const State seen = game().redact(scene.s, scene.seat(bar));  // hand sizes are public
  EXPECT_EQ(game().score(seen)[index(scene.seat(jap))].place, 1);
}

TEST(Ties, IS_TIE_03_then_the_win_is_shared) {
  Scene scene = last_round({bar, jap, rom});
  scene.of(bar).score = scene.of(jap).score = 20;
  scene.hand(bar, {"com_mill"}).hand(jap, {"jap_farm#1"});
  all_pass(scene);
  EXPECT_EQ(place(scene, bar), 1);
  EXPECT_EQ(place(scene, jap), 1);
  EXPECT_EQ(place(scene, rom), 3);
}

TEST(Ties, IS_TIE_04_samurai_and_goods_on_cards_are_not_left_over) {
  Scene scene = last_round({jap, bar});
  scene.empire(jap, {"jap_farm#1", "jap_shrine", "jap_stalls#16"});
  scene.empire(bar, {"bar_raid#7", "bar_raid#8", "bar_idol"});
  for (Good good : {Good::settler, Good::wood, Good::food}) scene.goods(jap, good, 1).goods(bar, good, 1);
  EXPECT_EQ(standing(scene.look(), scene.seat(jap))[1], 3);
  scene.play({act::samurai(card("jap_farm#1")), act::stash_resource(card("jap_shrine"), Good::wood),
              act::activate(card("jap_stalls#16"))});
  scene.of(bar).score = 1;  // what the Stalls brought
  EXPECT_EQ(standing(scene.look(), scene.seat(jap))[1], 0);
  EXPECT_EQ(total(scene, jap), total(scene, bar));
  EXPECT_EQ(place(scene, bar), 1);
}

}  // namespace scoring_test
}  // namespace ludarium::settlers
