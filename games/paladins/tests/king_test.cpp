// Chapter "King's orders & favours reveal".
#include <map>

#include "games/paladins/tests/support/round.hpp"

namespace ludarium::paladins {
namespace king_test {

// The slots revealed by round, through a whole game.
std::map<int, std::vector<int>> revealed(Happened kind) {
  Scene scene = Scene::fresh(2);
  hire_all(scene);
  std::map<int, std::vector<int>> slots;
  while (!scene.over()) {
    for (const Event& event : scene.all(kind)) slots[scene.s.round].push_back(event.arg[0]);
    scene.pass_all();
  }
  return slots;
}

int open_orders(const Scene& scene) {
  int open = 0;
  for (Order card : scene.s.orders) open += card != Order::none;
  return open;
}
int open_favours(const Scene& scene) {
  int open = 0;
  for (Favour card : scene.s.favours) open += card != Favour::none;
  return open;
}

int order_vp(const Scene& scene, int seat) {
  return tally(scene.look(), seat_at(static_cast<std::size_t>(seat))).orders;
}

// So many of what the order counts.
Scene& achieve(Scene& scene, int seat, std::string_view id, int count) {
  const std::array walls{1, 2, 3, 4, 5};
  const std::array outsiders{"archer_1", "archer_2", "thief_1", "thief_2", "warrior_1"};
  for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) {
    if (id == "commission") scene.monks(seat, 1);
    if (id == "fortify") scene.walls(seat, {walls[i]});
    if (id == "garrison") scene.outposts(seat, 1);
    if (id == "attack") scene.attacked(seat, {outsiders[i]});
    if (id == "convert") scene.converted(seat, {outsiders[i]});
  }
  if (id == "absolve") scene.jars(seat, count);
  return scene;
}

TEST(King, PW_KING_01_rounds_1_and_2_reveal_one_order_each) {
  Scene scene = Scene::fresh(3);
  hire_all(scene);
  for (int round : {1, 2}) {
    EXPECT_EQ(scene.s.round, round);
    EXPECT_EQ(open_orders(scene), round);
    EXPECT_EQ(open_favours(scene), 0);
    scene.pass_all();
  }
}

TEST(King, PW_KING_02_round_3_reveals_one_of_each) {
  Scene scene = Scene::fresh(3);
  hire_all(scene).pass_all().pass_all();
  EXPECT_EQ(scene.s.round, 3);
  EXPECT_EQ(scene.all(Happened::order_revealed).size(), 1u);
  EXPECT_EQ(scene.all(Happened::favour_revealed).size(), 1u);
  EXPECT_EQ(open_orders(scene), 3);
  EXPECT_EQ(open_favours(scene), 1);
}

TEST(King, PW_KING_03_rounds_4_to_7_reveal_one_favour_each) {
  Scene scene(3);
  scene.round(3).orders({"attack", "convert", "absolve"}).favours({"loan"});
  for (int round = 4; round <= 7; ++round) {
    scene.pass_all();
    EXPECT_EQ(scene.s.round, round);
    EXPECT_TRUE(scene.all(Happened::order_revealed).empty());
    EXPECT_EQ(scene.all(Happened::favour_revealed).size(), 1u);
    EXPECT_EQ(open_favours(scene), round - 2);
  }
}

TEST(King, PW_KING_04_left_to_right_in_the_round_of_the_shield) {
  using Slots = std::map<int, std::vector<int>>;
  EXPECT_EQ(revealed(Happened::order_revealed), (Slots{{1, {0}}, {2, {1}}, {3, {2}}}));
  EXPECT_EQ(revealed(Happened::favour_revealed), (Slots{{3, {0}}, {4, {1}}, {5, {2}}, {6, {3}}, {7, {4}}}));
}

TEST(King, PW_KING_05_orders_are_worth_4_6_and_8) {
  const std::array ids{"commission", "fortify", "garrison"};
  const std::array vp{4, 6, 8};
  for (std::size_t slot = 0; slot < 3; ++slot) {
    Scene scene(2);
    scene.orders({"commission", "fortify", "garrison"});
    EXPECT_EQ(order_vp(achieve(scene, 0, ids[slot], 5), 0), vp[slot]);
    const int total = scene.vp(0);
    scene.s.orders[slot] = Order::none;
    EXPECT_EQ(total - scene.vp(0), vp[slot]);
  }
}

TEST(King, PW_KING_06_everybody_who_meets_an_order_gets_all_of_it) {
  Scene scene(4);
  scene.orders({"attack", "fortify", "absolve"}).jars(0, 5).jars(1, 7).jars(2, 5).jars(3, 4);
  for (int seat : {0, 1, 2}) EXPECT_EQ(order_vp(scene, seat), 8) << seat;  // the most or the first get no more
  EXPECT_EQ(order_vp(scene, 3), 0);
}

TEST(King, PW_KING_07_meeting_an_order_before_it_is_revealed_counts) {
  Scene scene(2);
  scene.monks(0, 5).s.orders_left = {};
  scene.s.orders_left.add(order("commission"));  // the only one that can come
  EXPECT_EQ(order_vp(scene, 0), 0);
  scene.pass_all();
  ASSERT_EQ(scene.s.orders[1], order("commission"));
  EXPECT_EQ(order_vp(scene, 0), 6);
  scene.outposts(0, 2).monks(1, 4);  // judged at the end only
  EXPECT_EQ(order_vp(scene, 1), 0);
  EXPECT_EQ(order_vp(scene.monks(1, 1), 1), 6);
}

TEST(King, PW_KING_08_each_order_counts_its_own_action) {
  const std::array ids{"commission", "fortify", "garrison", "absolve", "attack", "convert"};
  for (auto wanted : ids)
    for (auto done_so : ids)
      for (int count : {4, 5}) {
        Scene scene(2);
        achieve(scene.orders({wanted}), 0, done_so, count);
        EXPECT_EQ(order_vp(scene, 0), wanted == done_so && count == 5 ? 4 : 0) << wanted << done_so << count;
      }
}

TEST(King, PW_KING_09_a_revealed_favour_can_be_used_in_every_later_round) {
  Scene scene(2);
  scene.round(3).favours({"labour"});
  for (int round = 3; round <= 7; ++round) {
    ASSERT_EQ(scene.s.round, round);
    scene.turn_of(0).workers(0, {Worker::criminal}).play(act::favour(0));
    EXPECT_EQ(scene.held(0, Worker::labourer), 3) << round;
    scene.workers(0, {}).pass_all();
    if (!scene.over()) muster_all(choose_all(scene));
  }
}

TEST(King, PW_KING_10_a_face_down_favour_cannot_be_used) {
  Scene scene(2);
  scene.round(4).favours({"loan", "prayer"}).workers(0, {Worker::labourer, Worker::criminal});
  EXPECT_TRUE(scene.can(act::favour(0)));
  EXPECT_TRUE(scene.can(act::favour(1)));
  for (std::size_t slot : {2u, 3u, 4u}) EXPECT_EQ(scene.why(act::favour(slot)), "PW-KING-10");
}

}  // namespace king_test
}  // namespace ludarium::paladins
