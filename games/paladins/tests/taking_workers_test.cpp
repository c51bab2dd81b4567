// Chapter "Taking workers".
#include "games/paladins/tests/support/round.hpp"

namespace ludarium::paladins {
namespace taking_workers_test {

using enum Worker;
using Workers = std::array<std::uint8_t, worker_types>;

// Two or more players have chosen: Roland (fighter, labourer) for seat 0, Oliver (two clerics) for seat 1. The tavern
// holds a card without criminals, one with two of them, and more without.
Scene about_to_muster(int players) {
  Scene scene = at_paladins(players);
  draw(scene, 0, {"roland", "samson", "gerin"}).play(0, split("roland", "samson", "gerin"));
  draw(scene, 1, {"oliver", "samson", "gerin"});
  lay_tavern(scene, {8, 12, 1, 9, 10});
  for (std::size_t place = static_cast<std::size_t>(players) + 1; place < 5; ++place)
    scene.s.tavern[place] = Tavern::none;
  scene.play(1, split("oliver", "samson", "gerin"));
  return choose_all(scene);
}

TEST(TakingWorkers, PW_WORK_01_paladin_his_workers_tavern_card_its_workers_then_the_next) {
  Scene scene = about_to_muster(2);
  EXPECT_EQ(scene.s.actor, seat_at(0));
  EXPECT_TRUE(scene.of(0).revealed);
  EXPECT_EQ(scene.of(0).workers, (Workers{1, 0, 0, 1, 0, 0}));
  EXPECT_FALSE(scene.of(1).revealed);
  EXPECT_EQ(workers_held(scene.of(1)), 0);
  scene.play(act::tavern(0));  // two merchants, two scouts
  EXPECT_EQ(scene.of(0).workers, (Workers{1, 2, 2, 1, 0, 0}));
  EXPECT_LT(when(scene, Happened::took_tavern), when(scene, Happened::gained, seat_at(0)));
  EXPECT_LT(when(scene, Happened::gained, seat_at(0)), when(scene, Happened::revealed_paladin, seat_at(1)));
  EXPECT_LT(when(scene, Happened::revealed_paladin, seat_at(1)), when(scene, Happened::gained, seat_at(1)));
  EXPECT_EQ(scene.s.actor, seat_at(1));
  EXPECT_EQ(scene.of(1).workers, (Workers{0, 0, 0, 0, 2, 0}));
}

TEST(TakingWorkers, PW_WORK_02_later_players_see_what_the_earlier_ones_took) {
  Scene scene = about_to_muster(2);
  EXPECT_EQ(game().redact(scene.s, seat_at(1)).players[0].paladin, paladin("roland"));
  EXPECT_EQ(game().redact(scene.s, seat_at(0)).players[1].paladin, Paladin::unknown);
  scene.play(act::tavern(1));
  const State view = game().redact(scene.s, seat_at(1));
  EXPECT_EQ(view.ask, Ask::tavern);
  EXPECT_EQ(view.tavern_taker[1], seat_at(0));
  EXPECT_EQ(view.players[0].paladin, paladin("roland"));
  EXPECT_EQ(view.players[0].workers, scene.of(0).workers);
}

TEST(TakingWorkers, PW_WORK_03_they_add_to_those_carried_over) {
  Scene scene(2);
  scene.workers(0, {merchant, scout, scout, criminal}).workers(1, {cleric}).play(0, act::pass());
  scene.play(act::keep({0, 2, 1, 0, 0, 0})).play(1, act::pass());
  EXPECT_EQ(scene.of(0).workers, (Workers{0, 2, 1, 0, 0, 0}));
  draw(scene, 0, {"roland", "samson", "gerin"}).play(0, split("roland", "samson", "gerin"));
  choose_all(lay_tavern(scene, {8, 9, 10}));
  EXPECT_EQ(scene.s.actor, seat_at(1));
  scene.play({act::tavern(2), act::tavern(0)});
  EXPECT_EQ(scene.of(0).workers, (Workers{1, 4, 3, 1, 0, 0}));
  EXPECT_EQ(workers_held(scene.of(1)), 1 + 6);
}

TEST(TakingWorkers, PW_WORK_04_six_new_workers_each) {
  for (int players = 1; players <= 4; ++players)
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      Scene scene = Scene::fresh(players, {}, seed);
      scene.townsfolk({"abbot_1", "acolyte_1", "defender_1", "gatekeeper_1", "watchman_1"});
      while (scene.s.phase != Phase::actions) scene.play(scene.legal()[0]);
      for (int seat = 0; seat < players; ++seat) EXPECT_EQ(workers_held(scene.of(seat)), 6) << players << ' ' << seed;
    }
}

TEST(TakingWorkers, PW_WORK_05_each_criminal_draws_a_suspicion_at_once) {
  Scene scene = about_to_muster(2);
  scene.suspicion_deck({1, 1}).silver(0, 0).play(act::tavern(1));  // two criminals
  EXPECT_EQ(scene.held(0, criminal), 2);
  EXPECT_EQ(scene.of(0).suspicion_count, 2);
  EXPECT_EQ(scene.of(0).silver, 2);
  EXPECT_EQ(scene.s.tax, 6 - 2);
  EXPECT_LT(when(scene, Happened::suspicion), when(scene, Happened::revealed_paladin, seat_at(1)));
  EXPECT_EQ(scene.s.actor, seat_at(1));
  EXPECT_EQ(scene.s.ask, Ask::tavern);
}

TEST(TakingWorkers, PW_WORK_05_an_inquisition_can_come_in_between) {
  Scene scene = about_to_muster(2);
  scene.suspicion_deck({1, 1}).tax(1).play(act::tavern(1));
  EXPECT_EQ(scene.all(Happened::suspicion).size(), 2u);
  EXPECT_LT(when(scene, Happened::inquisition_ended), when(scene, Happened::revealed_paladin, seat_at(1)));
  EXPECT_EQ(scene.of(0).unpaid, 1);
  EXPECT_EQ(scene.s.tax, 6 - 1);  // refilled, then the second suspicion
  EXPECT_EQ(scene.of(0).suspicion_count, 2);
  EXPECT_EQ(scene.s.phase, Phase::workers);
}

TEST(TakingWorkers, PW_WORK_05_with_its_questions) {
  Scene scene = about_to_muster(2);
  scene.hired(1, {"conspirator_1"}).suspicions(1, {0}).suspicion_deck({2, 2}).tax(1);
  scene.play(act::tavern(1));
  EXPECT_EQ(scene.s.ask, Ask::inquisition);
  EXPECT_EQ(scene.s.questioned, seat_at(1));
  EXPECT_EQ(scene.s.phase, Phase::workers);
  EXPECT_EQ(scene.held(0, criminal), 1);  // the other one has not come yet
  scene.play(act::ability(townsman("conspirator_1")));
  EXPECT_EQ(scene.s.ask, Ask::tavern);
  EXPECT_EQ(scene.s.actor, seat_at(1));
  EXPECT_EQ(scene.of(0).unpaid, 1);
  EXPECT_EQ(scene.of(1).unpaid, 0);
  EXPECT_EQ(scene.held(0, criminal), 2);
}

TEST(TakingWorkers, PW_WORK_06_carried_over_criminals_draw_none) {
  Scene scene(2);
  scene.workers(0, {criminal, criminal, criminal, criminal}).suspicions(0, {0}).play(0, act::pass());
  scene.play(act::keep({0, 0, 0, 0, 0, 3})).play(1, act::pass());
  choose_all(lay_tavern(scene, {8, 9, 10}));
  muster_all(scene);
  EXPECT_EQ(scene.held(0, criminal), 3);
  EXPECT_EQ(scene.of(0).suspicion_count, 1);
  EXPECT_FALSE(scene.happened(Happened::suspicion));
}

TEST(TakingWorkers, PW_WORK_07_turns_begin_when_everybody_has_both_sets) {
  Scene scene = about_to_muster(4);
  for (std::size_t place : {4u, 0u, 2u, 3u}) {
    EXPECT_EQ(scene.s.phase, Phase::workers);
    EXPECT_EQ(scene.s.ask, Ask::tavern);
    EXPECT_EQ(scene.why(act::take(Space::trade)), "PW-ROUND-01");
    EXPECT_FALSE(scene.can(0, act::take(Space::trade)));
    scene.play(act::tavern(place));
  }
  EXPECT_EQ(scene.s.phase, Phase::actions);
  EXPECT_EQ(scene.s.actor, seat_at(0));
  EXPECT_TRUE(scene.can(act::take(Space::trade)));
}

}  // namespace taking_workers_test
}  // namespace ludarium::paladins
