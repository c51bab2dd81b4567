// Chapter "Debt".
#include "games/paladins/tests/support/scene.hpp"

namespace ludarium::paladins {
namespace debt_test {

Scene bare(int players = 2) {
  Scene scene(players);
  for (int seat = 0; seat < players; ++seat) scene.silver(seat, 0).provision(seat, 0);
  return scene;
}

// Seat 0 puts a jar onto a space that pays a debt.
Scene& pay_by_jar(Scene& scene) {
  scene.workers(0, {Worker::cleric, Worker::labourer, Worker::merchant}).silver(0, 1);
  return scene.play({act::take(Space::absolve), act::jar(jar_space(Token::pay_debt))});
}

// Seat 0 dismisses the townsfolk whose reward cancels a debt.
Scene& cancel_by_dismissal(Scene& scene) {
  scene.workers(0, {Worker::labourer}).townsfolk({"", "", "", "", "debt_collector_2"});
  return scene.play({act::take(Space::recruit), act::dismiss(4)});
}

TEST(Debt, PW_DEBT_01_a_gained_debt_is_unpaid_and_public) {
  Scene scene = bare();
  scene.townsfolk({"abbot_1"}).workers(0, {Worker::labourer});
  scene.play({act::take(Space::recruit), act::dismiss(0, true)});
  EXPECT_EQ(scene.of(0).unpaid, 1);
  EXPECT_EQ(scene.of(0).paid, 0);
  EXPECT_EQ(scene.all(Happened::took_debt).at(0).audience, SeatSet::everyone());
  EXPECT_EQ(game().redact(scene.s, seat_at(1)).players[0].unpaid, 1);
}

TEST(Debt, PW_DEBT_02_unpaid_it_costs_three_points) {
  EXPECT_EQ(bare().vp(0), 0);
  EXPECT_EQ(bare().debts(0, 1).vp(0), -3);
  EXPECT_EQ(bare().debts(0, 2).vp(0), -6);
}

TEST(Debt, PW_DEBT_03_paying_flips_it_and_it_scores_one) {
  Scene scene = bare().debts(0, 2);
  pay_by_jar(scene);
  EXPECT_EQ(scene.of(0).unpaid, 1);
  EXPECT_EQ(scene.of(0).paid, 1);
  EXPECT_EQ(tally(scene.look(), seat_at(0)).debts, 1 - 3);
}

TEST(Debt, PW_DEBT_04_a_cancelled_debt_is_gone) {
  Scene scene = bare().debts(0, 2);
  cancel_by_dismissal(scene);
  EXPECT_EQ(scene.of(0).unpaid, 1);
  EXPECT_EQ(scene.of(0).paid, 0);
  EXPECT_EQ(tally(scene.look(), seat_at(0)).debts, -3);
}

TEST(Debt, PW_DEBT_05_a_paid_debt_is_neither_paid_nor_cancelled_again) {
  Scene paying = bare().debts(0, 0, 1);
  pay_by_jar(paying);
  EXPECT_EQ(paying.of(0).paid, 1);
  Scene cancelling = bare().debts(0, 0, 1);
  cancel_by_dismissal(cancelling);
  EXPECT_EQ(cancelling.of(0).paid, 1);
}

TEST(Debt, PW_DEBT_06_recruit_inquisition_and_loan_give_debts) {
  Scene recruit = bare();
  recruit.townsfolk({"", "abbot_1"}).workers(0, {Worker::labourer, Worker::fighter});
  recruit.play({act::take(Space::recruit, 1), act::hire(1, true)});
  EXPECT_EQ(recruit.of(0).unpaid, 1);
  Scene inquisition = bare();
  inquisition.tax(1).suspicion_deck({1}).workers(0, {Worker::labourer}).play(act::take(Space::conspire));
  EXPECT_EQ(inquisition.of(0).unpaid, 1);
  Scene loan = bare();
  loan.favours({"loan"}).workers(0, {Worker::labourer}).play(act::favour(0));
  EXPECT_EQ(loan.of(0).unpaid, 1);
}

TEST(Debt, PW_DEBT_07_silver_never_pays_one) {
  Scene scene = bare().silver(0, 50).debts(0, 1);
  EXPECT_EQ(scene.legal(0), std::vector<Action>{act::pass()});
  scene.pass_all();
  EXPECT_EQ(scene.of(0).unpaid, 1);
  EXPECT_EQ(scene.of(0).silver, 50);
  EXPECT_EQ(scene.vp(0), 50 / 3 - 3);
}

TEST(Debt, PW_DEBT_08_with_none_unpaid_both_icons_do_nothing) {
  Scene paying = bare();
  pay_by_jar(paying);
  EXPECT_EQ(paying.of(0).unpaid + paying.of(0).paid, 0);
  EXPECT_TRUE(paying.happened(Happened::lost));
  Scene cancelling = bare();
  cancel_by_dismissal(cancelling);
  EXPECT_EQ(cancelling.of(0).unpaid + cancelling.of(0).paid, 0);
  EXPECT_TRUE(cancelling.happened(Happened::lost));
  EXPECT_EQ(cancelling.s.actor, seat_at(1));
}

TEST(Debt, PW_DEBT_09_each_debt_flipped_fires_every_own_debt_collector_once) {
  Scene scene = bare().debts(0, 2);
  scene.hired(0, {"debt_collector_1", "debt_collector_2"}).hired(1, {"debt_collector_3"});
  pay_by_jar(scene);
  EXPECT_EQ(scene.held(0, Worker::labourer), 1);
  EXPECT_EQ(scene.held(0, Worker::fighter), 1);
  EXPECT_EQ(workers_held(scene.of(1)), 0);
}

TEST(Debt, PW_DEBT_09_a_lost_payment_and_a_cancelled_debt_fire_none) {
  Scene lost = bare().debts(0, 0, 1);
  lost.hired(0, {"debt_collector_1"});
  pay_by_jar(lost);
  EXPECT_EQ(workers_held(lost.of(0)), 0);
  Scene cancelled = bare().debts(0, 1);
  cancelled.hired(0, {"debt_collector_1"});
  cancel_by_dismissal(cancelled);
  EXPECT_EQ(cancelled.of(0).unpaid, 0);
  EXPECT_EQ(workers_held(cancelled.of(0)), 0);
}

}  // namespace debt_test
}  // namespace ludarium::paladins
