// Chapter "Solo: AI actions", the King's orders and favours, alternatives and icons.
#include "games/paladins/tests/support/solo.hpp"

namespace ludarium::paladins {
namespace solo_kings_test {

constexpr Attribute strength = Attribute::strength, faith = Attribute::faith, influence = Attribute::influence;

// The orders of the rulebook's example, all of them within its reach, none met.
Scene three_orders() {
  Scene scene = alone();
  scene.orders({"fortify", "convert", "commission"}).outsiders({"lookout_1"});
  return scene.track(1, strength, 12).track(1, faith, 12).track(1, influence, 12);
}

void expect_order(Scene scene, Space action) {
  rival_turn(scene, Scheme::kings_order);
  EXPECT_TRUE(rival_did(scene, action)) << index(action);
  EXPECT_EQ(of_rival(scene, Happened::acted).size(), 1u);
}

Scene blocked(Scene scene, std::initializer_list<Space> actions) {
  for (Space action : actions) scene.s.rival.placed[right_index(action)] = 3;
  return scene;
}

Scene all_met() {
  Scene scene = three_orders();
  scene.monks(1, 5).walls(1, {1, 2, 3, 4, 5});
  return scene.converted(1, {"archer_1", "archer_2", "thief_1", "thief_2", "hunter_1"});
}

TEST(SoloKing, PW_SACT_18_it_tries_unmet_orders_from_right_to_left) {
  expect_order(three_orders(), Space::commission);
  expect_order(blocked(three_orders(), {Space::commission}), Space::convert);
  expect_order(blocked(three_orders(), {Space::commission, Space::convert}), Space::fortify);
  expect_order(three_orders().monks(1, 4), Space::commission);
  expect_order(three_orders().monks(1, 5), Space::convert);  // met
  Scene hidden = three_orders();
  hidden.s.orders[2] = Order::none;
  expect_order(hidden, Space::convert);
}

TEST(SoloKing, PW_EX_25_commission_then_convert_then_fortify) {
  expect_order(three_orders(), Space::commission);
  expect_order(three_orders().monks(1, 5), Space::convert);
  expect_order(blocked(three_orders(), {Space::commission}), Space::convert);
  expect_order(three_orders().monks(1, 5).outsiders({}), Space::fortify);
}

TEST(SoloKing, PW_SACT_19_with_all_orders_met_it_tries_the_rightmost_again) {
  expect_order(all_met(), Space::commission);
  expect_order(blocked(all_met(), {Space::commission}), Space::convert);
}

TEST(SoloKing, PW_SACT_20_with_no_order_to_carry_out_it_falls_back) {
  Scene scene = blocked(three_orders(), {Space::commission, Space::convert, Space::fortify});
  expect_order(scene, Space::pray);
  Scene none = alone();
  rival_turn(none, Scheme::kings_order);
  EXPECT_TRUE(fell_back(none));
}

TEST(SoloKing, PW_SACT_27_unmet_orders_come_before_met_ones) {
  expect_order(three_orders().monks(1, 5).walls(1, {1, 2, 3, 4, 5}), Space::convert);
  // Convert is the only one unmet and blocked: the met ones from the right.
  Scene met = three_orders().monks(1, 5).walls(1, {1, 2, 3, 4, 5}).outsiders({});
  expect_order(met, Space::commission);
  expect_order(blocked(met, {Space::commission}), Space::fortify);
  // Fortify is unmet and possible, so the met orders to its right wait.
  Scene first = three_orders().monks(1, 5);
  first.converted(1, {"archer_1", "archer_2", "thief_1", "thief_2", "hunter_1"});
  expect_order(first, Space::fortify);
}

Scene& use_favour(Scene& scene) {
  rival_workers(scene, 1);
  return rival_turn(scene, Scheme::kings_favour);
}

TEST(SoloKing, PW_SACT_21_it_uses_the_favour_under_the_marker_else_the_next) {
  Scene scene = alone();
  scene.favours({"training", "labour", "loan"});
  for (std::size_t slot : {1, 2, 0}) {  // the fourth and fifth are hidden still
    use_favour(scene.marker(1));
    EXPECT_EQ(scene.s.favour_user[slot], rival_seat) << slot;
    EXPECT_EQ(scene.s.favour_worker[slot], Worker::any);
  }
}

TEST(SoloKing, PW_SACT_21_a_favour_the_human_uses_is_closed_to_it_and_the_other_way_round) {
  Scene scene = alone();
  scene.favours({"training", "labour"}).workers(0, {Worker::criminal, Worker::criminal});
  rival_workers(scene.next_scheme(Scheme::kings_favour), 1);
  scene.play({act::favour(0), act::option(1)});
  EXPECT_EQ(scene.s.favour_user[0], seat_at(0));
  EXPECT_EQ(scene.s.favour_user[1], rival_seat);
  EXPECT_EQ(scene.s.rival.workers, 3);
  EXPECT_EQ(scene.why(act::favour(1)), "PW-FAV-02");
}

TEST(SoloKing, PW_EX_26_clemency_with_the_marker_on_the_fifth_space) {
  Scene scene = alone();
  scene.round(7).favours({"training", "clemency", "labour", "loan", "prayer"}).marker(4).suspicions(1, {1, 0});
  scene.track(1, strength, 4).track(1, faith, 3).track(1, influence, 5);
  for (std::size_t slot : {4, 0}) {
    scene.s.favour_worker[slot] = Worker::labourer;
    scene.s.favour_user[slot] = seat_at(0);
  }
  rival_turn(scene, Scheme::kings_favour);
  EXPECT_EQ(scene.s.favour_user[1], rival_seat);
  EXPECT_EQ(scene.rival().suspicion_count, 1);
  EXPECT_EQ(scene.s.tax, 5 - 2);
  EXPECT_EQ(scene.s.rival.marker, 1);
  EXPECT_EQ(scene.rival().track, (std::array<std::uint8_t, attributes>{4, 4, 5}));
}

TEST(SoloKing, PW_SACT_22_with_no_favour_to_use_it_falls_back) {
  Scene scene = alone();
  use_favour(scene);
  EXPECT_TRUE(fell_back(scene));
  Scene taken = alone();
  taken.favours({"training"}).s.favour_worker[0] = Worker::criminal;
  use_favour(taken);
  EXPECT_TRUE(fell_back(taken));
  EXPECT_EQ(taken.rival().track, (std::array<std::uint8_t, attributes>{}));
}

Scene& builds(Scene& scene, int number_of_wall) {
  rival_workers(scene.next_wall(number_of_wall), 3);
  return rival_turn(scene, Scheme::fortify);
}

TEST(SoloKing, PW_SACT_23_of_a_wall_the_leftmost_alternative_it_can_carry_out) {
  Scene debtor = alone();
  builds(debtor.debts(1, 1), 7);
  EXPECT_EQ(debtor.rival().paid, 1);
  EXPECT_EQ(debtor.s.rival.marker, 0);
  EXPECT_EQ(debtor.level(1, strength), 1);
  Scene without = alone();
  builds(without.debts(1, 0, 1), 7);
  EXPECT_EQ(without.s.rival.marker, 2);
  Scene suspect = alone();
  builds(suspect, 10);  // it can discard even with no suspicion: a coin goes
  EXPECT_EQ(suspect.s.tax, 5 - 1);
  EXPECT_EQ(suspect.s.rival.marker, 0);
}

TEST(SoloKing, PW_SACT_23_of_a_favour_the_leftmost_alternative_it_can_carry_out) {
  Scene training = alone();
  use_favour(training.favours({"training"}));
  EXPECT_EQ(training.level(1, strength), 1);
  EXPECT_EQ(training.level(1, faith) + training.level(1, influence), 0);
  Scene works = alone();
  use_favour(works.favours({"works"}));  // it never develops
  EXPECT_EQ(works.s.rival.workers, 2);
  EXPECT_EQ(cards_in(works.s.rival.workshops), 0);
  Scene settlement = alone();
  use_favour(settlement.favours({"settlement"}).suspicions(1, {0, 0, 0}));
  EXPECT_EQ(settlement.rival().suspicion_count, 1);
}

TEST(SoloKing, PW_SACT_24_a_loan_gives_it_the_debt) {
  Scene scene = alone();
  use_favour(scene.favours({"loan"}));
  EXPECT_EQ(scene.rival().unpaid, 1);
  EXPECT_EQ(scene.s.rival.workers, 3);
}

TEST(SoloKing, PW_SACT_25_worker_icons_give_workers_and_attribute_icons_raise) {
  Scene scene = alone();
  use_favour(scene.favours({"underworld"}).suspicion_deck({0, 1}));
  EXPECT_EQ(scene.s.rival.workers, 2);
  EXPECT_EQ(scene.rival().suspicion_count, 2);
  EXPECT_EQ(scene.s.tax, 5 - 1);
  Scene other = alone();
  other.outsiders({"adventurer_2"}).track(1, strength, 1);
  rival_workers(other, 3);
  rival_turn(other, Scheme::attack);  // influence, a labourer, a cleric
  EXPECT_EQ(other.level(1, influence), 1);
  EXPECT_EQ(other.s.rival.workers, 2);
  EXPECT_EQ(other.rival().suspicion_count, 0);
}

TEST(SoloKing, PW_SACT_26_a_debt_it_cannot_pay_costs_no_coin) {
  Scene scene = three_orders();
  only_free(scene, {"r4_5"});
  rival_turn(scene, Scheme::commission);
  EXPECT_EQ(scene.rival().monks, 1);
  EXPECT_EQ(scene.rival().paid, 0);
  EXPECT_EQ(scene.s.tax, 5);
  Scene debtor = three_orders();
  only_free(debtor, {"r4_5"}).debts(1, 2);
  rival_turn(debtor, Scheme::commission);
  EXPECT_EQ(debtor.rival().paid, 1);
  EXPECT_EQ(debtor.rival().unpaid, 1);
}

}  // namespace solo_kings_test
}  // namespace ludarium::paladins
