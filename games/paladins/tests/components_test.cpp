// Chapter "Components & limits": decks and supplies in play. What the box holds: facts_test.cpp, facts_cards_test.cpp.
#include <numeric>

#include "games/paladins/tests/support/round.hpp"

namespace ludarium::paladins {
namespace components_test {

using enum Worker;

TEST(ComponentsInPlay, PW_COMP_09_townsfolk_and_outsiders_are_never_shuffled_back) {
  Scene scene(2);
  scene.townsfolk({"squire_1", "squire_2", "", "", "squire_3"}).outsiders({"archer_1", "archer_2"});
  scene.next_townsfolk({}).next_outsiders({}).pass_all();
  EXPECT_EQ(scene.s.townsfolk_discard.size(), 32 - 2);
  EXPECT_EQ(scene.s.outsider_discard.size(), 36 - 1);
  scene.pass_all().pass_all();
  for (Townsfolk card : scene.s.townsfolk) EXPECT_EQ(card, Townsfolk::none);
  for (Outsider card : scene.s.outsiders) EXPECT_EQ(card, Outsider::none);
  EXPECT_EQ(scene.s.townsfolk_discard.size(), 32);
  EXPECT_EQ(scene.s.outsider_discard.size(), 36);
  EXPECT_TRUE(scene.s.townsfolk_deck.empty());
  EXPECT_TRUE(scene.s.outsider_deck.empty());
}

TEST(ComponentsInPlay, PW_COMP_08_every_player_has_the_same_twelve_paladins) {
  const Scene scene = Scene::fresh(4);
  for (Seat seat : scene.s.seats())
    EXPECT_EQ(scene.s.player(seat).unseen, PaladinSet::first(paladin_count)) << ludarium::index(seat);
}

TEST(ComponentsInPlay, PW_COMP_10_tavern_and_suspicion_decks_are_refilled_from_their_discard) {
  Scene scene(2);
  scene.s.tavern_discard = scene.s.tavern_deck;
  scene.s.tavern_deck = {};
  scene.suspicion_deck({}).crew(0, Space::conspire).play(act::take(Space::conspire));
  EXPECT_TRUE(scene.happened(Happened::suspicion_reshuffled));
  EXPECT_EQ(scene.of(0).suspicion_count, 1);
  EXPECT_EQ(std::accumulate(scene.s.suspicion_deck.begin(), scene.s.suspicion_deck.end(), 0), 23);
  EXPECT_EQ(scene.s.suspicion_discard, (std::array<std::uint8_t, suspicion_kinds>{}));
  scene.pass_all();
  EXPECT_TRUE(scene.happened(Happened::tavern_reshuffled));
  EXPECT_EQ(open_tavern(scene).size(), 3u);
  EXPECT_EQ(scene.s.tavern_deck.size(), 21);
  EXPECT_TRUE(scene.s.tavern_discard.empty());
}

TEST(ComponentsInPlay, PW_COMP_18_silver_and_provisions_never_run_out) {
  Scene scene(2);
  scene.silver(0, 50).silver(1, 50).provision(0, 40).workers(0, {labourer, merchant, labourer, scout});
  scene.play({act::take(Space::trade, 1), act::workers({labourer, merchant, none}), act::pass()});
  EXPECT_EQ(scene.of(0).silver, 53);
  EXPECT_EQ(scene.play(act::take(Space::hunt, 1)).of(0).provision, 43);
}

TEST(ComponentsInPlay, PW_COMP_18_nor_do_workers_and_debts) {
  Scene scene(2);
  scene.of(1).workers.fill(22);  // every piece of the box and more
  scene.townsfolk({"debt_collector_1"}).workers(0, {scout}).debts(1, 24).silver(0, 0);
  scene.play({act::take(Space::recruit), act::dismiss(0, true)});
  EXPECT_EQ(scene.held(0, labourer), 2);
  EXPECT_EQ(scene.of(0).unpaid, 1);
}

TEST(ComponentsInPlay, PW_COMP_18_without_walls_there_is_no_fortify) {
  Scene scene(2);
  scene.crew(0, Space::fortify);
  EXPECT_TRUE(scene.can(act::take(Space::fortify)));
  scene.s.wall_deck = {};
  EXPECT_EQ(scene.why(act::take(Space::fortify)), "PW-COMP-18");
}

}  // namespace components_test
}  // namespace ludarium::paladins
