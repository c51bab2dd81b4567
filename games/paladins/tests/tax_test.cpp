// Chapter "Tax".
#include "games/paladins/tests/support/scene.hpp"

namespace ludarium::paladins {
namespace tax_test {

// Seat 0 may use the favour `supplies`: two provisions and a tax of one.
Scene at_the_supplies(int tax) {
  Scene scene(2);
  scene.favours({"supplies"}).workers(0, {Worker::labourer}).silver(0, 0).tax(tax);
  return scene;
}

// Seat 0 attacks the mercenary that brings tax*2; a hired Defender adds a tax of its own.
Scene attacking_for_tax(int tax) {
  Scene scene(2);
  scene.outsiders({"mercenary_3"}).hired(0, {"defender_3"}).track(0, Attribute::strength, 1).silver(0, 0).tax(tax);
  scene.workers(0, {Worker::scout, Worker::labourer, Worker::fighter});
  return scene;
}

TEST(Tax, PW_TAX_01_a_red_coin_comes_from_the_tax_supply_unasked) {
  Scene scene = at_the_supplies(6);
  scene.play(act::favour(0));
  EXPECT_EQ(scene.of(0).silver, 1);
  EXPECT_EQ(scene.s.tax, 5);
  EXPECT_EQ(scene.s.actor, seat_at(1));  // nothing was asked in between
  EXPECT_EQ(scene.s.ask, Ask::action);
  Scene several = attacking_for_tax(6);
  several.play({act::take(Space::attack), act::outsider(0)});
  EXPECT_FALSE(several.can(act::decline()));
  several.play(act::as_offered());
  EXPECT_EQ(several.of(0).silver, 3);
  EXPECT_EQ(several.s.tax, 3);
}

TEST(Tax, PW_TAX_02_the_general_supply_makes_up_for_what_is_missing) {
  Scene scene(2);
  scene.workers(0, {Worker::labourer}).silver(0, 0).tax(1).suspicion_deck({2});
  scene.play(act::take(Space::conspire));
  EXPECT_EQ(scene.of(0).silver, 2);
  const auto taxed = scene.all(Happened::taxed);
  ASSERT_EQ(taxed.size(), 1u);
  EXPECT_EQ(taxed[0].arg[0], 2);
  EXPECT_EQ(taxed[0].arg[1], 1);  // of it from the tax supply
}

TEST(Tax, PW_TAX_03_the_last_coin_starts_the_inquisition_at_once) {
  Scene exact = at_the_supplies(1);
  exact.suspicions(1, {0}).play(act::favour(0));
  EXPECT_EQ(exact.all(Happened::inquisition_began).size(), 1u);
  EXPECT_EQ(exact.of(1).unpaid, 1);
  EXPECT_EQ(exact.s.tax, 6);
  Scene one_left = at_the_supplies(2);
  one_left.suspicions(1, {0}).play(act::favour(0));
  EXPECT_FALSE(one_left.happened(Happened::inquisition_began));
  EXPECT_EQ(one_left.of(1).unpaid, 0);
  EXPECT_EQ(one_left.s.tax, 1);
}

TEST(Tax, PW_TAX_04_taxed_silver_pays_like_any_other) {
  Scene scene = at_the_supplies(6);
  scene.workers(0, {Worker::labourer, Worker::cleric}).silver(0, 1);
  EXPECT_FALSE(scene.can(act::take(Space::pray)));
  scene.play({act::favour(0), act::workers({Worker::labourer, Worker::none, Worker::none}), act::pass()});
  scene.play(act::take(Space::pray));
  EXPECT_EQ(scene.of(0).silver, 0);
  EXPECT_EQ(scene.s.tax, 5);
}

TEST(Tax, PW_TAX_05_one_source_is_one_amount_and_the_next_meets_the_new_supply) {
  Scene scene = attacking_for_tax(1);
  scene.play({act::take(Space::attack), act::outsider(0), act::as_offered()});
  EXPECT_EQ(scene.of(0).silver, 3);
  EXPECT_EQ(scene.all(Happened::inquisition_began).size(), 1u);
  EXPECT_EQ(scene.s.tax, 5);  // after the card's two coins it was filled up; only the Defender's is missing
  Scene exact = attacking_for_tax(3);
  exact.play({act::take(Space::attack), act::outsider(0), act::as_offered()});
  EXPECT_EQ(exact.all(Happened::inquisition_began).size(), 1u);
  EXPECT_EQ(exact.s.tax, 6);
}

}  // namespace tax_test
}  // namespace ludarium::paladins
