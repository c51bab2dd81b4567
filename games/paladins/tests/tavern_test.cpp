// Chapter "Tavern cards".
#include "games/paladins/tests/support/round.hpp"

namespace ludarium::paladins {
namespace tavern_test {

// Everybody has chosen a paladin; seat 0 is asked for a tavern card. Nobody draws a card with a tax on it.
Scene at_tavern(int players) {
  Scene scene = at_paladins(players);
  scene.suspicion_deck({0, 0, 0, 0, 0, 0});
  return choose_all(scene);
}

TEST(TavernStep, PW_TAV_01_one_card_more_than_players) {
  for (int players = 2; players <= 4; ++players) {
    Scene scene = at_paladins(players);
    EXPECT_EQ(open_tavern(scene).size(), static_cast<std::size_t>(players + 1));
    EXPECT_EQ(scene.s.tavern_deck.size(), 24 - players - 1);
  }
  Scene solo = Scene::fresh(1);
  EXPECT_EQ(open_tavern(hire_all(solo)).size(), 2u);
}

TEST(TavernStep, PW_TAV_02_each_takes_one_that_is_not_taken) {
  Scene scene = at_tavern(3);
  EXPECT_EQ(scene.legal().size(), 4u);
  EXPECT_EQ(scene.why(act::tavern(4)), "PW-TAV-02");  // there is no fifth
  scene.play(0, act::tavern(2));
  EXPECT_EQ(scene.s.tavern_taker[2], seat_at(0));
  EXPECT_EQ(scene.s.actor, seat_at(1));  // one each, then the next
  EXPECT_EQ(scene.why(act::tavern(2)), "PW-TAV-02");
  EXPECT_EQ(scene.legal(), (std::vector{act::tavern(0), act::tavern(1), act::tavern(3)}));
  scene.play(1, act::tavern(0));
  EXPECT_EQ(scene.legal(), (std::vector{act::tavern(1), act::tavern(3)}));
  EXPECT_EQ(scene.why(act::decline()), "PW-TAV-02");
  EXPECT_EQ(scene.play(2, act::tavern(3)).s.ask, Ask::action);
}

TEST(TavernStep, PW_TAV_03_one_card_stays_behind) {
  for (int players = 1; players <= 4; ++players) {
    Scene scene = Scene::fresh(players);
    muster_all(choose_all(hire_all(scene)));
    int left = 0;
    for (std::size_t place = 0; place < scene.s.tavern.size(); ++place)
      left += scene.s.tavern[place] != Tavern::none && scene.s.tavern_taker[place] == Seat::none;
    EXPECT_EQ(left, 1) << players;
  }
}

TEST(TavernStep, PW_TAV_04_the_taker_gains_the_four_workers) {
  Scene scene = at_paladins(2);
  draw(scene, 0, {"roland", "samson", "gerin"}).play(0, split("roland", "samson", "gerin")).play(scene.legal()[0]);
  lay_tavern(scene, {1, 8, 9});
  const Player before = scene.of(0), other = scene.of(1);
  const int tax = scene.s.tax;
  scene.play(act::tavern(2));  // two clerics, a fighter, a scout
  EXPECT_EQ(scene.held(0, Worker::cleric), before.workers[index(Worker::cleric)] + 2);
  EXPECT_EQ(scene.held(0, Worker::fighter), before.workers[index(Worker::fighter)] + 1);
  EXPECT_EQ(scene.held(0, Worker::scout), before.workers[index(Worker::scout)] + 1);
  EXPECT_EQ(workers_held(scene.of(0)), workers_held(before) + 4);
  EXPECT_EQ(scene.of(0).silver, before.silver);
  EXPECT_EQ(scene.s.tax, tax);
  EXPECT_EQ(workers_held(scene.of(1)), workers_held(other) + 2);  // the next has but his paladin's
}

TEST(TavernStep, PW_TAV_04_every_card_gives_what_it_shows) {
  for (int card = 1; card <= 24; ++card) {
    Scene scene = at_tavern(2);
    lay_tavern(scene, {card}).workers(0, {}).play(act::tavern(0));
    std::array<std::uint8_t, worker_types> shown{};
    for (Worker worker : facts()[tavern(card)].workers) ++shown[index(worker)];
    EXPECT_EQ(scene.of(0).workers, shown) << card;
  }
}

TEST(TavernStep, PW_TAV_05_at_reset_all_go_to_the_discard) {
  Scene scene = at_tavern(3);
  const auto open = open_tavern(scene);
  muster_all(scene);
  for (int seat : {0, 1}) {
    scene.play(seat, act::pass());
    if (scene.s.ask == Ask::keep) scene.play(scene.legal()[0]);
  }
  EXPECT_TRUE(scene.s.tavern_discard.empty());
  EXPECT_EQ(open_tavern(scene), open);
  scene.pass_all();
  EXPECT_EQ(scene.s.tavern_discard.size(), 4);
  for (Tavern card : open) EXPECT_TRUE(scene.s.tavern_discard.has(card));  // the one nobody took too
}

TEST(TavernStep, PW_TAV_06_an_empty_deck_is_made_of_the_discard) {
  Scene scene(2);
  lay_tavern(scene, {1, 2, 3});
  scene.s.tavern_deck = {};
  for (int card : {23, 24}) scene.s.tavern_deck.add(tavern(card));
  for (int card = 4; card <= 22; ++card) scene.s.tavern_discard.add(tavern(card));
  scene.pass_all();
  EXPECT_EQ(scene.all(Happened::tavern_reshuffled).size(), 1u);
  const auto open = open_tavern(scene);
  ASSERT_EQ(open.size(), 3u);
  EXPECT_EQ((std::set{open[0], open[1]}), (std::set{tavern(23), tavern(24)}));  // the last of the deck come first
  EXPECT_LT(index(open[2]), index(tavern(23)));
  EXPECT_TRUE(scene.s.tavern_discard.empty());
  EXPECT_EQ(scene.s.tavern_deck.size(), 21);
  EXPECT_FALSE(scene.s.tavern_deck.has(open[2]));
}

}  // namespace tavern_test
}  // namespace ludarium::paladins
