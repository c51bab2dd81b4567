// Chapter "Round sequence".
#include "games/paladins/tests/support/round.hpp"

namespace ludarium::paladins {
namespace round_test {

// From the first question of a round on, everything that happens until the next round asks.
Scene second_round() {
  Scene scene(3);
  scene.pass_all();
  Events all(scene.events.begin() + static_cast<std::ptrdiff_t>(when(scene, Happened::round_began)),
             scene.events.end());
  scene.pass_all();
  all.insert(all.end(), scene.events.begin(), scene.events.end());
  scene.events = all;
  return scene;
}

Happened kind_of(const Event& event) { return static_cast<Happened>(event.kind); }

TEST(Round, PW_ROUND_01_seven_steps_in_this_order) {
  const Scene scene = second_round();
  const std::array steps{Happened::round_began,         Happened::order_revealed,   Happened::tavern_revealed,
                         Happened::drew_paladin,        Happened::revealed_paladin, Happened::turn_began,
                         Happened::townsfolk_discarded, Happened::outsider_laid};
  for (std::size_t i = 0; i + 1 < steps.size(); ++i) EXPECT_LT(when(scene, steps[i]), when(scene, steps[i + 1])) << i;
  EXPECT_LT(when(scene, steps.back()), scene.events.size());
  std::size_t last_muster = 0, first_turn = when(scene, Happened::turn_began);
  for (std::size_t i = 0; i < scene.events.size(); ++i)
    if (kind_of(scene.events[i]) == Happened::took_tavern) last_muster = i;
  EXPECT_LT(last_muster, first_turn);
}

TEST(Round, PW_ROUND_01_nothing_before_its_step) {
  Scene scene = at_paladins(2);
  EXPECT_EQ(scene.why(act::take(Space::trade)), "PW-ROUND-01");
  EXPECT_EQ(scene.why(act::pass()), "PW-ROUND-01");
  EXPECT_EQ(scene.why(act::tavern(0)), "PW-ROUND-06");
  const Action choice = scene.legal()[0];
  choose_all(scene);
  EXPECT_EQ(scene.why(act::take(Space::trade)), "PW-ROUND-01");
  EXPECT_EQ(scene.why(choice), "PW-ROUND-05");
  muster_all(scene);
  EXPECT_EQ(scene.why(act::tavern(2)), "PW-ROUND-06");
}

TEST(Round, PW_ROUND_02_the_token_moves_clockwise_but_not_in_round_1) {
  Scene scene = Scene::fresh(4, {}, 5);
  const std::size_t first = ludarium::index(scene.s.start);
  hire_all(scene);
  for (std::size_t round = 1; round <= 7; ++round) {
    EXPECT_EQ(scene.s.round, round);
    EXPECT_EQ(scene.s.start, seat_at((first + round - 1) % 4));
    scene.pass_all();
  }
}

TEST(Round, PW_ROUND_03_the_kings_cards_of_the_round_lie_open_before_the_tavern) {
  Scene scene(2);
  scene.round(2).pass_all();
  ASSERT_EQ(scene.s.round, 3);
  EXPECT_NE(scene.s.orders[2], Order::none);
  EXPECT_NE(scene.s.favours[0], Favour::none);
  EXPECT_LT(when(scene, Happened::order_revealed), when(scene, Happened::favour_revealed));
  EXPECT_LT(when(scene, Happened::favour_revealed), when(scene, Happened::tavern_revealed));
}

TEST(Round, PW_ROUND_04_tavern_cards_are_laid_out_every_round) {
  Scene scene = at_paladins(2);
  std::vector<Tavern> last;
  for (int round = 1; round <= 7; ++round) {
    EXPECT_EQ(open_tavern(scene).size(), 3u) << round;
    EXPECT_NE(open_tavern(scene), last);
    for (Seat taker : scene.s.tavern_taker) EXPECT_EQ(taker, Seat::none);
    last = open_tavern(scene);
    scene.pass_all();
  }
}

TEST(Round, PW_ROUND_05_paladins_are_chosen_with_these_cards_in_view) {
  Scene scene(2);
  scene.round(2).pass_all();
  EXPECT_EQ(scene.s.ask, Ask::paladins);
  for (Seat seat : scene.s.seats()) {
    const State view = game().redact(scene.s, seat);
    EXPECT_EQ(view.tavern, scene.s.tavern);
    EXPECT_NE(view.tavern[2], Tavern::none);
    EXPECT_NE(view.orders[2], Order::none);
    EXPECT_NE(view.favours[0], Favour::none);
  }
}

TEST(Round, PW_ROUND_06_from_the_start_player_clockwise_paladins_and_workers) {
  Scene scene = at_paladins(4);
  started_by(scene, 2);
  choose_all(scene);
  for (int seat : {2, 3, 0, 1}) {
    ASSERT_EQ(scene.s.ask, Ask::tavern);
    EXPECT_EQ(scene.s.actor, seat_at(static_cast<std::size_t>(seat)));
    EXPECT_TRUE(scene.of(seat).revealed);
    EXPECT_EQ(scene.of((seat + 1) % 4).revealed, seat == 1);  // only the last one's neighbour has revealed already
    EXPECT_EQ(scene.why((seat + 1) % 4, scene.legal()[0]), "PW-TURN-02");
    scene.play(scene.legal()[0]);
  }
}

TEST(Round, PW_ROUND_07_then_turns_from_the_start_player_until_all_have_passed) {
  Scene scene = at_paladins(3);
  started_by(scene, 1);
  muster_all(choose_all(scene));
  for (int seat = 0; seat < 3; ++seat) scene.workers(seat, {Worker::labourer, Worker::labourer});
  for (Space action : {Space::trade, Space::hunt})
    for (std::size_t seat : {1u, 2u, 0u}) {
      EXPECT_EQ(scene.s.actor, seat_at(seat));
      scene.play(act::take(action));
    }
  for (std::size_t seat : {1u, 2u, 0u}) {
    EXPECT_EQ(scene.s.round, 1);
    EXPECT_EQ(scene.s.actor, seat_at(seat));
    scene.play(act::pass());
  }
  EXPECT_EQ(scene.s.round, 2);
}

TEST(Round, PW_ROUND_08_the_board_is_reset_when_everyone_has_passed) {
  Scene scene(2);
  scene.townsfolk({"squire_1", "squire_2", "squire_3", "abbot_1", "abbot_2"}).outsiders({"archer_1", "archer_2"});
  const auto row = scene.s.townsfolk;
  scene.play(act::pass());
  EXPECT_EQ(scene.s.townsfolk, row);
  EXPECT_EQ(scene.s.outsiders[0], foreigner("archer_1"));
  EXPECT_TRUE(scene.s.tavern_discard.empty());
  scene.play(act::pass());
  EXPECT_EQ(scene.s.townsfolk[4], townsman("abbot_1"));
  EXPECT_EQ(scene.s.outsiders[0], foreigner("archer_2"));
  EXPECT_EQ(scene.s.tavern_discard.size(), 3);
}

TEST(Round, PW_ROUND_09_after_the_turns_of_round_7_it_is_over) {
  for (int players = 1; players <= 4; ++players) {
    Scene scene(players);
    scene.townsfolk({"squire_1", "squire_2", "squire_3", "abbot_1", "abbot_2"}).outsiders({"archer_1"});
    scene.round(6).pass_all();
    EXPECT_FALSE(scene.over());  // not before
    scene.pass_all();
    EXPECT_TRUE(scene.over()) << players;
    EXPECT_EQ(scene.s.round, 7);
    EXPECT_TRUE(scene.happened(Happened::game_over));
    for (Happened kind : {Happened::round_began, Happened::townsfolk_discarded, Happened::outsider_discarded})
      EXPECT_FALSE(scene.happened(kind)) << players;
    EXPECT_TRUE(game().pending(scene.s).over());
    EXPECT_TRUE(scene.legal(0).empty());
    EXPECT_EQ(scene.why(0, act::pass()), "PW-ROUND-09");
  }
}

}  // namespace round_test
}  // namespace ludarium::paladins
