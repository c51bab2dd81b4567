// Chapter "Solo: resource track".
#include "games/paladins/tests/support/solo.hpp"

namespace ludarium::paladins {
namespace solo_resources_test {

constexpr Attribute strength = Attribute::strength, faith = Attribute::faith, influence = Attribute::influence;

// It dismisses this townsfolk, the only one in the row.
Scene& dismisses(Scene& scene, std::string_view id) {
  scene.townsfolk({id});
  refresh_rival(scene, 3);
  return rival_turn(scene, Scheme::recruit);
}

// Rest is all that is left to it.
Scene& rests(Scene& scene, int workers) {
  refresh_rival(scene, workers);
  occupy_left(scene, {Scheme::recruit, Scheme::pray, Scheme::trade, Scheme::conspire});
  return rival_turn(scene, Scheme::trade);
}

TEST(SoloResources, PW_SRES_01_silver_and_provisions_only_move_its_marker) {
  Scene scene = alone();
  rival_turn(scene, Scheme::trade);
  EXPECT_EQ(scene.s.rival.marker, 1);
  dismisses(scene, "architect_2");  // a labourer and a provision
  EXPECT_EQ(scene.s.rival.marker, 2);
  only_free(scene, {"r1_2"}).track(1, strength, 1);
  refresh_rival(scene, 3);
  rival_turn(scene, Scheme::garrison);  // 2 silver
  EXPECT_EQ(scene.s.rival.marker, 4);
  EXPECT_EQ(scene.rival().silver + scene.rival().provision, 0);
}

TEST(SoloResources, PW_SRES_02_tax_leaves_the_supply_and_moves_the_marker_as_far) {
  Scene scene = alone();
  dismisses(scene, "architect_3");
  EXPECT_EQ(scene.s.tax, 5 - 2);
  EXPECT_EQ(scene.s.rival.marker, 2);
  EXPECT_EQ(scene.rival().silver, 0);
}

TEST(SoloResources, PW_SRES_03_beyond_the_last_space_it_goes_on_from_the_left_and_raises_the_lowest) {
  Scene scene = alone();
  scene.marker(4).track(1, strength, 3).track(1, faith, 2).track(1, influence, 4);
  dismisses(scene, "architect_3");
  EXPECT_EQ(scene.s.rival.marker, 1);
  EXPECT_EQ(scene.level(1, faith), 3);
  EXPECT_EQ(scene.level(1, strength), 3);
  EXPECT_EQ(scene.level(1, influence), 4);
}

TEST(SoloResources, PW_SRES_03_reaching_the_last_space_raises_nothing) {
  Scene scene = alone();
  rival_turn(scene.marker(3), Scheme::trade);
  EXPECT_EQ(scene.s.rival.marker, 4);
  EXPECT_FALSE(scene.happened(Happened::raised));
}

TEST(SoloResources, PW_SRES_04_of_equal_markers_the_one_on_top_rises) {
  Scene scene = alone();
  scene.track(1, strength, 1);  // faith lies on influence
  rival_turn(scene.marker(4), Scheme::trade);
  EXPECT_EQ(scene.level(1, faith), 1);
  EXPECT_EQ(scene.level(1, influence), 0);
}

TEST(SoloResources, PW_SRES_05_five_steps_are_once_around) {
  Scene scene = alone();
  scene.marker(2);
  rests(scene, 4);
  EXPECT_EQ(scene.s.rival.marker, 2);
  EXPECT_EQ(of_rival(scene, Happened::raised).size(), 1u);
}

void expect_dismissed_in_order(Scene& scene, int from, std::initializer_list<std::size_t> slots) {
  for (std::size_t slot : slots) {
    scene.marker(from);
    refresh_rival(scene, 1);
    EXPECT_NE(scene.s.townsfolk[slot], Townsfolk::none);
    rival_turn(scene, Scheme::recruit);
    EXPECT_EQ(scene.s.townsfolk[slot], Townsfolk::none) << slot;
  }
}

TEST(SoloResources, PW_SRES_06_the_card_under_the_marker_else_the_next_to_the_right) {
  Scene scene = alone();
  scene.townsfolk({"abbot_1", "", "defender_1", "", "watchman_3"});
  expect_dismissed_in_order(scene, 1, {2, 4, 0});
}

TEST(SoloResources, PW_EX_21_from_the_third_space_it_tries_cards_3_4_5_1_2) {
  Scene scene = alone();
  scene.townsfolk({"abbot_1", "acolyte_1", "defender_1", "squire_3", "watchman_3"});
  expect_dismissed_in_order(scene, 2, {2, 3, 4, 0, 1});
}

TEST(SoloResources, PW_SRES_07_after_the_fifth_outsider_comes_the_sixth_then_the_first) {
  for (Scheme scheme : {Scheme::attack, Scheme::convert}) {
    Scene scene = alone();
    scene.outsiders({"adventurer_1", "adventurer_2", "guardian_1", "lookout_1", "lookout_2", "warrior_2"});
    scene.track(1, strength, 12).track(1, faith, 12);
    for (std::size_t column : {4, 5, 0, 1, 2, 3}) {
      refresh_rival(scene.marker(4), 3);
      EXPECT_NE(scene.s.outsiders[column], Outsider::none);
      rival_turn(scene, scheme);
      EXPECT_EQ(scene.s.outsiders[column], Outsider::none) << column;
    }
  }
}

TEST(SoloResources, PW_SRES_08_with_no_suspicion_to_discard_a_coin_of_the_tax_goes) {
  Scene scene = alone();
  scene.suspicions(1, {0});
  dismisses(scene, "acolyte_3");  // two suspicions
  EXPECT_EQ(scene.rival().suspicion_count, 0);
  EXPECT_EQ(scene.s.tax, 5 - 1);
  EXPECT_EQ(scene.s.rival.marker, 0);
}

TEST(SoloResources, PW_SRES_08_with_no_debt_to_cancel_a_coin_of_the_tax_goes) {
  Scene with = alone();
  dismisses(with.debts(1, 2), "abbot_3");
  EXPECT_EQ(with.rival().unpaid, 1);
  EXPECT_EQ(with.s.tax, 5);
  Scene without = alone();
  dismisses(without.debts(1, 0, 2), "abbot_3");
  EXPECT_EQ(without.rival().paid, 2);
  EXPECT_EQ(without.s.tax, 5 - 1);
  EXPECT_EQ(without.s.rival.marker, 0);
}

// The coin goes although it has cards of the other kind, unless the reading says otherwise.
void expect_coins_gone(const char* reading, int coins) {
  Scene suspected = alone({{"ai_nothing_to_discard", reading}});
  dismisses(suspected.suspicions(1, {0}), "abbot_3");
  EXPECT_EQ(suspected.s.tax, 5 - coins);
  EXPECT_EQ(suspected.rival().suspicion_count, 1);
  Scene indebted = alone({{"ai_nothing_to_discard", reading}});
  only_free(indebted, {"r2_4"}).debts(1, 1).track(1, strength, 3);
  rival_turn(indebted, Scheme::garrison);
  EXPECT_EQ(indebted.s.tax, 5 - coins);
  EXPECT_EQ(indebted.rival().unpaid, 1);
}

TEST(SoloResources, PW_SRES_08_ai_nothing_to_discard_same_kind) { expect_coins_gone("same_kind", 1); }

TEST(SoloResources, PW_SRES_08_ai_nothing_to_discard_neither_kind) {
  expect_coins_gone("neither_kind", 0);
  Scene scene = alone({{"ai_nothing_to_discard", "neither_kind"}});
  dismisses(scene.debts(1, 0, 1), "abbot_3");  // a paid debt cannot be discarded
  EXPECT_EQ(scene.s.tax, 5 - 1);
}

TEST(SoloResources, PW_SRES_09_its_last_coin_calls_the_Inquisition) {
  Scene scene = alone();
  scene.tax(1).suspicions(0, {0, 0});
  dismisses(scene, "abbot_3");
  EXPECT_EQ(scene.all(Happened::inquisition_began).size(), 1u);
  EXPECT_EQ(scene.of(0).unpaid, 1);
  EXPECT_EQ(scene.s.tax, 5);
  Scene twice = alone();
  dismisses(twice.tax(1), "acolyte_3");  // the second coin comes out of the new supply
  EXPECT_EQ(twice.s.tax, 5 - 1);
}

TEST(SoloResources, PW_SRES_10_it_pays_neither_silver_nor_provisions) {
  for (Scheme scheme : {Scheme::commission, Scheme::fortify, Scheme::garrison, Scheme::absolve, Scheme::convert}) {
    Scene scene = alone();
    scene.track(1, strength, 12).track(1, faith, 12).track(1, influence, 12).outsiders({"lookout_1"});
    scene.monks(1, 5).outposts(1, 5).jars(1, 5).walls(1, {1, 2, 3}).next_wall(22);
    rival_turn(scene, scheme);
    EXPECT_FALSE(fell_back(scene));
    EXPECT_TRUE(of_rival(scene, Happened::paid).empty());
  }
}

TEST(SoloResources, PW_EX_22_a_favour_that_costs_silver_is_free_for_it) {
  Scene scene = alone();
  scene.favours({"settlement"}).debts(1, 1).marker(2);
  rival_turn(scene, Scheme::kings_favour);
  EXPECT_EQ(scene.s.favour_user[0], rival_seat);
  EXPECT_EQ(scene.rival().paid, 1);
  EXPECT_EQ(scene.s.rival.marker, 2);
  EXPECT_EQ(scene.s.tax, 5);
}

TEST(SoloResources, PW_SRES_11_it_suffers_the_Inquisition_like_a_player) {
  Scene scene = alone();
  scene.tax(2).suspicions(1, {0, 0, 0}).suspicions(0, {0, 0}).hired(0, {"conspirator_1"});
  dismisses(scene, "architect_3");
  EXPECT_EQ(scene.s.ask, Ask::inquisition);  // the human may still use the own townsfolk, it has none
  EXPECT_EQ(scene.s.questioned, seat_at(0));
  scene.play(act::ability(townsman("conspirator_1")));
  EXPECT_EQ(scene.rival().unpaid, 1);
  EXPECT_EQ(scene.rival().suspicion_count, 2);
  EXPECT_EQ(scene.of(0).unpaid, 0);
  EXPECT_EQ(scene.s.ask, Ask::action);
}

TEST(SoloResources, PW_SRES_12_with_too_little_tax_the_marker_still_moves_all_the_way) {
  Scene scene = alone();
  dismisses(scene.tax(1), "architect_3");
  EXPECT_EQ(scene.s.rival.marker, 2);
  EXPECT_EQ(of_rival(scene, Happened::tax_removed)[0].arg[0], 1);
  EXPECT_EQ(scene.all(Happened::inquisition_began).size(), 1u);
  EXPECT_EQ(scene.s.tax, 5);
}

TEST(SoloResources, PW_SRES_13_a_long_move_can_wrap_twice_each_by_itself) {
  Scene scene = alone();
  scene.marker(4);
  rests(scene, 5);  // six steps
  EXPECT_EQ(scene.s.rival.marker, 0);
  EXPECT_EQ(scene.level(1, strength), 1);
  EXPECT_EQ(scene.level(1, faith), 1);
  EXPECT_EQ(scene.level(1, influence), 0);
}

TEST(SoloResources, PW_SRES_14_a_raised_marker_lands_on_top) {
  Scene scene = alone();
  scene.track(1, strength, 1).track(1, faith, 1);
  dismisses(scene, "squire_2");  // influence comes to them
  rival_turn(refresh_rival(scene.marker(4), 1), Scheme::trade);
  EXPECT_EQ(scene.level(1, influence), 2);
  EXPECT_EQ(scene.level(1, strength), 1);
  rival_turn(refresh_rival(scene.marker(4), 1), Scheme::trade);  // then those below as they lay
  EXPECT_EQ(scene.level(1, strength), 2);
}

}  // namespace solo_resources_test
}  // namespace ludarium::paladins
