// Chapter "Solo: AI actions", the actions of its board.
#include "games/paladins/tests/support/solo.hpp"

namespace ludarium::paladins {
namespace solo_actions_test {

constexpr Attribute strength = Attribute::strength, faith = Attribute::faith, influence = Attribute::influence;

Scene strong(int level = 12) {
  Scene scene = alone();
  return scene.track(1, strength, level).track(1, faith, level).track(1, influence, level);
}

TEST(SoloActions, PW_SACT_01_recruit_dismisses_for_the_reward) {
  Scene scene = alone();
  scene.townsfolk({"abbot_1", "watchman_1", "squire_2"}).marker(1);
  rival_workers(scene, 1);
  rival_turn(scene, Scheme::recruit);
  EXPECT_TRUE(scene.s.townsfolk_discard.has(townsman("watchman_1")));
  EXPECT_EQ(scene.rival().hired_count, 0);
  EXPECT_EQ(scene.s.rival.workers, 2);  // a fighter and a labourer
  refresh_rival(scene, 1);
  rival_turn(scene, Scheme::recruit);
  EXPECT_EQ(scene.level(1, influence), 1);
}

TEST(SoloActions, PW_SACT_02_pray_clears_the_whole_right_side_and_nothing_on_the_left) {
  Scene scene = alone();
  scene.s.rival.placed = {3, 0, 2, 0, 1, 0};
  occupy_left(rival_workers(scene, 2), {Scheme::recruit, Scheme::trade});
  rival_turn(scene, Scheme::pray);
  EXPECT_EQ(cards_in(scene.s.rival.placed), 0);
  EXPECT_EQ(scene.s.rival.workers, 1);  // they go to the general supply
  for (Scheme scheme : {Scheme::recruit, Scheme::trade, Scheme::pray}) EXPECT_TRUE(left_occupied(scene, scheme));
}

TEST(SoloActions, PW_SACT_02_as_a_reward_the_workers_of_the_running_action_go_too) {
  Scene scene = strong();
  only_free(scene, {"r3_4"}).s.rival.placed = {0, 3, 0, 0, 0, 0};
  rival_workers(scene, 3);
  rival_turn(scene, Scheme::garrison);
  EXPECT_EQ(scene.rival().outposts, 1);
  EXPECT_EQ(cards_in(scene.s.rival.placed), 0);
  EXPECT_EQ(scene.s.rival.workers, 0);
}

TEST(SoloActions, PW_SACT_03_pray_with_nobody_there_gives_a_worker) {
  Scene scene = alone();
  occupy_left(rival_workers(scene, 2), {Scheme::trade});
  rival_turn(scene, Scheme::pray);
  EXPECT_EQ(scene.s.rival.workers, 2 - 1 + 1);
}

TEST(SoloActions, PW_SACT_04_after_pray_all_schemes_are_a_new_deck) {
  for (std::uint8_t workers : {0, 3}) {
    Scene scene = alone();
    scene.s.rival.placed[0] = workers;
    rival_turn(scene, Scheme::pray);
    EXPECT_EQ(cards_in(scene.s.rival.deck), 12);
    EXPECT_EQ(scene.s.rival.deck[index(Scheme::pray)], 1);
    EXPECT_EQ(cards_in(scene.s.rival.discard), 0);
  }
  Scene other = alone();
  rival_turn(other, Scheme::trade);
  EXPECT_EQ(cards_in(other.s.rival.deck), 0);
}

TEST(SoloActions, PW_SACT_05_trade_moves_the_marker_one_space) {
  Scene scene = alone();
  rival_turn(scene.marker(1), Scheme::trade);
  EXPECT_EQ(scene.s.rival.marker, 2);
  EXPECT_EQ(scene.s.tax, 5);
}

TEST(SoloActions, PW_SACT_06_conspire_brings_a_suspicion_and_two_workers) {
  for (int tax : {0, 1, 2}) {
    Scene scene = alone();
    rival_workers(scene.suspicion_deck({tax}), 1);
    rival_turn(scene, Scheme::conspire);
    EXPECT_EQ(scene.rival().suspicion_count, 1);
    EXPECT_EQ(scene.s.rival.workers, 2);
    EXPECT_EQ(scene.s.tax, 5 - tax);
    EXPECT_EQ(scene.s.rival.marker, tax);
  }
}

TEST(SoloActions, PW_SACT_07_rest_moves_the_marker_for_itself_and_each_worker_left) {
  Scene scene = alone();
  occupy_left(rival_workers(scene, 2), {Scheme::recruit, Scheme::pray, Scheme::trade, Scheme::conspire});
  rival_turn(scene, Scheme::attack);
  EXPECT_EQ(scene.s.rival.marker, 1 + 2);
  EXPECT_TRUE(scene.rival().passed);
  rival_turn(scene, Scheme::trade);
  EXPECT_FALSE(scene.happened(Happened::scheme));
}

TEST(SoloActions, PW_SACT_08_commission_and_garrison_send_a_piece_and_raise_its_flag) {
  Scene scene = alone();
  rival_turn(scene, Scheme::commission);
  EXPECT_EQ(scene.s.map[space("r1_1")], Piece::of(rival_seat, false));
  EXPECT_EQ(scene.rival().monks, 1);
  EXPECT_EQ(scene.level(1, influence), 1);
  refresh_rival(scene.track(1, strength, 1), 3);
  rival_turn(scene, Scheme::garrison);
  EXPECT_EQ(scene.s.map[space("r1_2")], Piece::of(rival_seat, true));
  EXPECT_EQ(scene.rival().outposts, 1);
  EXPECT_EQ(scene.level(1, faith), 1);
}

TEST(SoloActions, PW_SACT_09_they_need_the_faith_or_strength_of_the_region) {
  for (std::size_t region = 0; region < region_count; ++region) {
    const std::string id = "r" + std::to_string(region + 1) + "_1";
    for (Scheme scheme : {Scheme::commission, Scheme::garrison}) {
      const RegionFacts& needs = facts().region[region];
      const int least = scheme == Scheme::commission ? needs.faith : needs.strength;
      for (int level : {least - 1, least}) {
        if (level < 0) continue;
        Scene scene = strong();
        only_free(scene, {id}).track(1, scheme == Scheme::commission ? faith : strength, level);
        rival_turn(scene, scheme);
        EXPECT_EQ(fell_back(scene), level < least) << id;
      }
    }
  }
}

// It sends monks until nothing is free and must choose these spaces in this order.
void expect_spaces_in_order(Scene& scene, int unpaid, std::initializer_list<std::string_view> ids) {
  for (std::string_view id : ids) {
    refresh_rival(scene.debts(1, unpaid), 3);
    EXPECT_TRUE(scene.s.map[space(id)].free()) << id;
    rival_turn(scene, Scheme::commission);
    EXPECT_EQ(scene.s.map[space(id)], Piece::of(rival_seat, false)) << id;
  }
}

TEST(SoloActions, PW_SACT_10_it_chooses_a_space_by_its_reward_in_any_region_in_reach) {
  Scene scene = strong();
  only_free(scene, {"r1_2", "r2_1", "r2_4", "r3_1", "r3_4", "r4_5", "r4_6"});
  expect_spaces_in_order(scene, 1, {"r2_1", "r4_5", "r3_4", "r4_6", "r3_1", "r1_2", "r2_4"});
}

TEST(SoloActions, PW_SACT_10_it_pays_debts_last_when_it_has_none) {
  Scene scene = strong();
  only_free(scene, {"r4_5", "r1_2", "r2_1", "r2_4"});
  expect_spaces_in_order(scene, 0, {"r2_1", "r1_2", "r2_4", "r4_5"});
}

TEST(SoloActions, PW_SACT_10_two_workers_count_whatever_they_are) {
  Scene scene = strong();
  only_free(scene, {"r4_1", "r5_4", "r5_5"});
  expect_spaces_in_order(scene, 0, {"r5_4", "r5_5", "r4_1"});
}

TEST(SoloActions, PW_SACT_10_out_of_reach_it_looks_at_no_reward) {
  Scene scene = strong(2);
  only_free(scene, {"r2_2", "r3_4"});
  expect_spaces_in_order(scene, 0, {"r2_2"});
}

TEST(SoloActions, PW_SACT_11_of_equal_rewards_the_leftmost_space) {
  Scene scene = strong();
  only_free(scene, {"r2_1", "r1_1", "r5_1", "r4_2", "r3_6", "r3_2", "r4_1"});
  expect_spaces_in_order(scene, 0, {"r1_1", "r2_1", "r4_2", "r5_1", "r3_2", "r3_6", "r4_1"});
}

TEST(SoloActions, PW_SACT_12_a_free_recruit_on_the_map_dismisses_by_the_marker) {
  Scene scene = alone();
  scene.townsfolk({"abbot_1", "", "missionary_2"}).marker(1);
  rival_turn(scene, Scheme::commission);
  EXPECT_EQ(scene.s.townsfolk[2], Townsfolk::none);
  EXPECT_EQ(scene.level(1, faith), 1);
  EXPECT_EQ(scene.rival().hired_count, 0);
  EXPECT_FALSE(left_occupied(scene, Scheme::recruit));
}

TEST(SoloActions, PW_SACT_12_a_pray_on_the_map_clears_and_shuffles) {
  Scene scene = strong();
  only_free(scene, {"r4_2"});
  rival_turn(scene, Scheme::garrison);
  EXPECT_EQ(placed(scene, Space::garrison), 0);
  EXPECT_EQ(cards_in(scene.s.rival.deck), 12);
  EXPECT_FALSE(left_occupied(scene, Scheme::pray));
}

TEST(SoloActions, PW_SACT_13_absolve_discards_a_suspicion_then_pays_a_debt) {
  Scene scene = alone();
  rival_turn(scene.suspicions(1, {0, 1}).debts(1, 1), Scheme::absolve);
  EXPECT_EQ(scene.rival().jars, 1);
  EXPECT_EQ(scene.level(1, faith), 1);
  EXPECT_EQ(scene.rival().suspicion_count, 1);
  EXPECT_EQ(scene.rival().paid, 1);
  EXPECT_EQ(scene.rival().unpaid, 0);
}

TEST(SoloActions, PW_SACT_13_without_a_debt_it_discards_another_suspicion) {
  Scene scene = alone();
  rival_turn(scene.suspicions(1, {0, 1, 0}).debts(1, 0, 1), Scheme::absolve);
  EXPECT_EQ(scene.rival().suspicion_count, 1);
  EXPECT_EQ(scene.rival().paid, 1);
  EXPECT_EQ(scene.s.tax, 5);
  Scene bare = alone();
  rival_turn(bare, Scheme::absolve);
  EXPECT_EQ(bare.s.tax, 5 - 2);
  EXPECT_EQ(bare.s.rival.marker, 0);
}

TEST(SoloActions, PW_SACT_13_it_needs_the_influence_of_the_leftmost_jar) {
  for (int jars = 0; jars < 7; ++jars)
    for (int level : {2 * jars - 1, 2 * jars}) {
      if (level < 0) continue;
      Scene scene = alone();
      rival_turn(scene.jars(1, jars).track(1, influence, level), Scheme::absolve);
      EXPECT_EQ(fell_back(scene), level < 2 * jars) << jars;
    }
}

TEST(SoloActions, PW_SACT_14_its_jars_turn_in_their_place) {
  Scene scene = alone();
  scene.townsfolk({"squire_2"});  // no jar space recruits, gives workers or prays
  rival_workers(scene, 3);
  rival_turn(scene.suspicions(1, {0, 0}), Scheme::absolve);
  EXPECT_EQ(scene.rival().jars, 1);
  EXPECT_EQ(scene.rival().jar_places, 0);
  EXPECT_EQ(scene.s.townsfolk[0], townsman("squire_2"));
  EXPECT_EQ(scene.s.rival.workers, 0);
  EXPECT_EQ(scene.s.rival.marker, 0);
  EXPECT_EQ(placed(scene, Space::absolve), 3);
  EXPECT_EQ(scene.level(1, faith), 1);
}

TEST(SoloActions, PW_SACT_15_fortify_lays_the_wall_and_gives_all_its_rewards) {
  Scene scene = alone();
  rival_workers(scene.walls(1, {1, 2}).track(1, influence, 3).next_wall(16), 3);
  rival_turn(scene, Scheme::fortify);
  EXPECT_EQ(scene.rival().wall_count, 3);
  EXPECT_EQ(scene.rival().walls[2], wall(16));
  EXPECT_EQ(scene.level(1, strength), 1);
  EXPECT_EQ(scene.s.rival.workers, 2);
  Scene low = alone();
  rival_turn(low.walls(1, {1, 2}).track(1, influence, 2), Scheme::fortify);
  EXPECT_TRUE(fell_back(low));
}

TEST(SoloActions, PW_SACT_16_attack_takes_an_outsider_within_its_strength) {
  Scene scene = alone();
  scene.outsiders({"adventurer_1", "lookout_2", "guardian_1", "mercenary_4"}).track(1, strength, 4).marker(1);
  rival_workers(scene, 3);
  rival_turn(scene, Scheme::attack);
  EXPECT_TRUE(scene.rival().attacked.has(foreigner("lookout_2")));
  EXPECT_EQ(scene.level(1, influence), 1);
  EXPECT_EQ(scene.s.rival.workers, 1);  // a merchant
  EXPECT_EQ(scene.rival().converted_count, 0);
  refresh_rival(scene, 3);
  rival_turn(scene, Scheme::attack);  // 5 and 7 are too much, so it starts again from the left
  EXPECT_TRUE(scene.rival().attacked.has(foreigner("adventurer_1")));
  refresh_rival(scene, 3);
  rival_turn(scene, Scheme::attack);  // and silver never helps
  EXPECT_TRUE(fell_back(scene));
}

TEST(SoloActions, PW_SACT_16_strength_just_enough_will_do_and_one_less_will_not) {
  for (int level : {4, 5}) {
    Scene scene = alone();
    scene.outsiders({"", "", "guardian_1", "mercenary_4"}).track(1, strength, level).marker(2).silver(0, 9);
    rival_workers(scene, 3);
    rival_turn(scene, Scheme::attack);
    EXPECT_EQ(scene.rival().attacked.has(foreigner("guardian_1")), level == 5);
    EXPECT_EQ(fell_back(scene), level == 4);
    EXPECT_EQ(scene.s.outsiders[2], level == 5 ? Outsider::none : foreigner("guardian_1"));
    EXPECT_FALSE(scene.rival().attacked.has(foreigner("mercenary_4")));
    EXPECT_EQ(scene.of(0).silver, 9);
  }
}

TEST(SoloActions, PW_SACT_16_gives_the_whole_reward_and_no_strength) {
  Scene scene = alone();
  scene.outsiders({"adventurer_1"}).track(1, strength, 1);
  rival_workers(scene, 3);
  rival_turn(scene, Scheme::attack);
  EXPECT_EQ(scene.level(1, influence), facts()[foreigner("adventurer_1")].attack.count(Token::influence));
  EXPECT_EQ(scene.level(1, strength), 1);
  EXPECT_EQ(placed(scene, Space::attack), 3);
}

TEST(SoloActions, PW_SACT_17_faith_just_enough_will_do_and_one_less_will_not) {
  for (int level : {3, 4}) {
    Scene scene = alone();
    scene.outsiders({"assassin_1", "lookout_2", "guardian_1"}).track(1, faith, level).marker(2);
    rival_workers(scene, 3);
    rival_turn(scene, Scheme::convert);
    EXPECT_EQ(scene.rival().converted[0], foreigner(level == 4 ? "guardian_1" : "assassin_1")) << level;
  }
}

TEST(SoloActions, PW_SACT_17_convert_takes_an_outsider_within_its_faith) {
  Scene scene = alone();
  scene.outsiders({"assassin_1", "lookout_2", "guardian_1"}).track(1, faith, 3).marker(2);
  rival_workers(scene.converted(1, {"thief_1"}), 3);
  rival_turn(scene, Scheme::convert);  // the third needs 4
  EXPECT_EQ(scene.rival().converted[1], foreigner("assassin_1"));
  EXPECT_EQ(scene.level(1, strength), 2);
  EXPECT_EQ(scene.level(1, influence), 0);
  EXPECT_EQ(scene.s.rival.workers, 0);
  EXPECT_TRUE(scene.rival().attacked.empty());
}

}  // namespace solo_actions_test
}  // namespace ludarium::paladins
