// Chapter "Suspicion".
#include <numeric>

#include "games/paladins/tests/support/scene.hpp"

namespace ludarium::paladins {
namespace suspicion_test {

int cards(const std::array<std::uint8_t, suspicion_kinds>& pile) {
  return std::accumulate(pile.begin(), pile.end(), 0);
}

// Seat 0 is about to conspire; this suspicion comes.
Scene conspiring(int tax_on_card) {
  Scene scene(2);
  scene.workers(0, {Worker::labourer}).silver(0, 0).suspicion_deck({tax_on_card});
  return scene;
}

// Seat 0 may have two criminals at once.
Scene in_the_underworld(std::initializer_list<int> deck) {
  Scene scene(2);
  scene.favours({"underworld"}).workers(0, {Worker::labourer}).silver(0, 0).suspicion_deck(deck);
  return scene;
}

Scene absolving() {
  Scene scene(2);
  return scene.workers(0, {Worker::cleric, Worker::labourer, Worker::merchant});
}

TEST(Suspicion, PW_SUSP_01_a_criminal_from_any_source_draws_one) {
  Scene conspire = conspiring(0);
  conspire.play(act::take(Space::conspire));
  EXPECT_EQ(conspire.held(0, Worker::criminal), 1);
  EXPECT_EQ(conspire.of(0).suspicion_count, 1);
  Scene two = in_the_underworld({0, 0});
  two.play(act::favour(0));
  EXPECT_EQ(two.held(0, Worker::criminal), 2);
  EXPECT_EQ(two.of(0).suspicion_count, 2);
  Scene dismissed(2);
  dismissed.townsfolk({"", "", "", "", "architect_1"}).workers(0, {Worker::labourer}).suspicion_deck({0});
  dismissed.play({act::take(Space::recruit), act::dismiss(4)});
  EXPECT_EQ(dismissed.of(0).suspicion_count, 1);
  Scene attack(2);
  attack.outsiders({"thief_1"}).track(0, Attribute::strength, 1).suspicion_deck({0});
  attack.workers(0, {Worker::scout, Worker::labourer, Worker::fighter});
  attack.play({act::take(Space::attack), act::outsider(0)});
  EXPECT_EQ(attack.of(0).suspicion_count, 1);
  EXPECT_EQ(attack.of(1).suspicion_count, 0);
}

TEST(Suspicion, PW_SUSP_01_the_tavern_too) {
  Scene scene = Scene::fresh(2);
  scene.s.tavern_deck = {};
  for (int number : {12, 16, 23}) scene.s.tavern_deck.add(tavern(number));  // two criminals on each
  while (scene.s.ask != Ask::tavern) scene.play(scene.legal()[0]);
  const Seat first = scene.s.actor;
  scene.suspicion_deck({0, 0}).play(act::tavern(0));
  EXPECT_EQ(scene.s.player(first).workers[index(Worker::criminal)], 2);
  EXPECT_EQ(scene.s.player(first).suspicion_count, 2);
}

TEST(Suspicion, PW_SUSP_02_it_lies_open_for_everyone) {
  Scene scene = conspiring(1);
  scene.play(act::take(Space::conspire));
  const auto drawn = scene.all(Happened::suspicion);
  ASSERT_EQ(drawn.size(), 1u);
  EXPECT_EQ(drawn[0].audience, SeatSet::everyone());
  const State seen = game().redact(scene.s, seat_at(1));
  EXPECT_EQ(seen.players[0].suspicion_count, 1);
  EXPECT_EQ(seen.players[0].suspicions[0], 1);
}

TEST(Suspicion, PW_SUSP_03_its_tax_is_collected_at_once) {
  for (int tax : {0, 1, 2}) {
    Scene scene = conspiring(tax);
    scene.play(act::take(Space::conspire));
    EXPECT_EQ(scene.of(0).silver, tax);
    EXPECT_EQ(scene.s.tax, 6 - tax);
  }
}

TEST(Suspicion, PW_SUSP_04_one_by_one_with_the_inquisition_in_between) {
  Scene scene = in_the_underworld({1, 1});
  scene.tax(1).hired(1, {"squire_1"}).play(act::favour(0));
  ASSERT_EQ(scene.s.ask, Ask::inquisition);
  EXPECT_EQ(scene.of(0).suspicion_count, 1);
  scene.play(act::done());
  EXPECT_EQ(scene.of(0).unpaid, 1);
  EXPECT_EQ(scene.of(0).suspicion_count, 2);
  EXPECT_EQ(scene.of(0).silver, 2);
  EXPECT_EQ(scene.s.tax, 5);
}

TEST(Suspicion, PW_SUSP_05_an_empty_deck_is_made_anew_from_the_discard) {
  Scene scene = conspiring(0);
  scene.suspicion_deck({});
  ASSERT_EQ(cards(scene.s.suspicion_discard), 24);
  scene.play(act::take(Space::conspire));
  EXPECT_EQ(scene.of(0).suspicion_count, 1);
  EXPECT_EQ(cards(scene.s.suspicion_deck), 23);
  EXPECT_EQ(cards(scene.s.suspicion_discard), 0);
  EXPECT_EQ(scene.all(Happened::suspicion_reshuffled).size(), 1u);
  EXPECT_FALSE(scene.happened(Happened::inquisition_began));
}

TEST(Suspicion, PW_SUSP_05_the_discard_waits_for_the_last_card) {
  Scene scene = conspiring(2);
  scene.play(act::take(Space::conspire));
  EXPECT_FALSE(scene.happened(Happened::suspicion_reshuffled));
  EXPECT_EQ(cards(scene.s.suspicion_deck), 0);
}

TEST(Suspicion, PW_SUSP_06_without_any_card_an_inquisition_comes_and_the_draw_goes_on) {
  Scene scene(2);
  scene.workers(0, {Worker::labourer}).no_suspicion_left().play(act::take(Space::conspire));
  EXPECT_EQ(scene.all(Happened::inquisition_began).size(), 1u);
  EXPECT_EQ(scene.of(1).unpaid, 1);
  EXPECT_EQ(scene.of(1).suspicion_count, 12);
  EXPECT_EQ(scene.of(0).unpaid, 0);
  EXPECT_EQ(scene.of(0).suspicion_count, 1);  // drawn from what was discarded
  EXPECT_EQ(cards(scene.s.suspicion_deck), 11);
}

TEST(Suspicion, PW_SUSP_07_discarded_ones_go_to_the_discard_pile) {
  Scene scene = absolving();
  scene.suspicions(0, {1}).play({act::take(Space::absolve), act::jar(jar_space(Token::labourer)), act::discard()});
  EXPECT_EQ(scene.of(0).suspicion_count, 0);
  EXPECT_EQ(scene.s.suspicion_discard, (std::array<std::uint8_t, 3>{0, 1, 0}));
  EXPECT_EQ(cards(scene.s.suspicion_deck), 23);
}

TEST(Suspicion, PW_SUSP_08_the_latest_drawn_goes_first) {
  Scene scene = absolving();
  scene.suspicions(0, {0, 2, 1});
  scene.play({act::take(Space::absolve), act::jar(jar_space(Token::remove_suspicion)), act::discard()});
  ASSERT_EQ(scene.of(0).suspicion_count, 1);
  EXPECT_EQ(scene.of(0).suspicions[0], 0);
  EXPECT_EQ(scene.s.suspicion_discard, (std::array<std::uint8_t, 3>{0, 1, 1}));
}

TEST(Suspicion, PW_SUSP_09_with_none_a_human_discards_nothing) {
  Scene scene = absolving();
  const int tax = scene.s.tax;
  scene.play({act::take(Space::absolve), act::jar(jar_space(Token::remove_suspicion))});
  EXPECT_EQ(scene.s.actor, seat_at(1));
  EXPECT_EQ(scene.s.tax, tax);
  EXPECT_EQ(scene.of(0).silver, 3 - 1);  // Absolve itself
  EXPECT_FALSE(scene.happened(Happened::suspicion_discarded));
  EXPECT_FALSE(scene.happened(Happened::tax_removed));
}

TEST(Suspicion, PW_SUSP_10_the_card_just_drawn_counts_in_its_inquisition) {
  Scene scene(2);
  scene.suspicions(0, {0}).suspicions(1, {0}).workers(0, {Worker::labourer}).tax(2).suspicion_deck({2});
  scene.play(act::take(Space::conspire));
  EXPECT_EQ(scene.of(0).unpaid, 1);
  EXPECT_EQ(scene.of(1).unpaid, 0);
  ASSERT_EQ(scene.of(0).suspicion_count, 1);  // the new one, half of two, is gone again
  EXPECT_EQ(scene.of(0).suspicions[0], 0);
}

TEST(Suspicion, PW_SUSP_11_placing_keeping_and_returning_criminals_draws_none) {
  Scene scene(2);
  scene.workers(0, {Worker::criminal, Worker::criminal, Worker::criminal, Worker::criminal});
  scene.on_board(0, Space::trade, {Worker::criminal, Worker::none, Worker::none});
  scene.play({act::take(Space::pray), act::clear(Space::trade), act::pass(), act::take(Space::hunt)}).pass_all();
  EXPECT_EQ(scene.s.round, 2);
  EXPECT_EQ(scene.held(0, Worker::criminal), 2);
  EXPECT_EQ(scene.of(0).suspicion_count, 0);
  EXPECT_EQ(cards(scene.s.suspicion_deck), 24);
}

TEST(Suspicion, PW_SUSP_12_absolve_may_decline_an_icon_may_not) {
  Scene scene = absolving();
  scene.suspicions(0, {0, 0, 0});
  scene.play({act::take(Space::absolve), act::jar(jar_space(Token::remove_suspicion))});
  ASSERT_EQ(scene.s.ask, Ask::discard);
  scene.play(act::decline());
  EXPECT_EQ(scene.of(0).suspicion_count, 2);  // the icon took one unasked
  EXPECT_EQ(scene.s.actor, seat_at(1));
}

TEST(Suspicion, PW_SUSP_12_a_conspirator_may_stay_unused) {
  Scene scene = conspiring(1);
  scene.tax(1).hired(0, {"conspirator_1"}).play(act::take(Space::conspire));
  EXPECT_TRUE(scene.can(act::ability(townsman("conspirator_1"))));
  scene.play(act::done());
  EXPECT_EQ(scene.of(0).suspicion_count, 1);
  EXPECT_EQ(scene.of(0).unpaid, 1);
}

}  // namespace suspicion_test
}  // namespace ludarium::paladins
