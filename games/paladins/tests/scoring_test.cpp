// Chapters "End & final scoring" and "Tie-breaks".
#include "games/paladins/tests/support/scene.hpp"

namespace ludarium::paladins {
namespace scoring_test {

// Nobody has anything that scores.
Scene bare(int players = 2) {
  Scene scene(players);
  for (int seat = 0; seat < players; ++seat) scene.silver(seat, 0).provision(seat, 0);
  return scene;
}

Tally of(const Scene& scene, int seat = 0) { return tally(scene.look(), seat_at(static_cast<std::size_t>(seat))); }
int place(const Scene& scene, std::size_t seat) { return places(scene.look())[seat]; }

TEST(Scoring, PW_SCORE_01_after_round_seven_all_categories_are_added_up) {
  Scene scene = bare();
  scene.round(7).orders({"commission", "convert", "absolve"}).monks(0, 5).outposts(0, 5).walls(0, {5, 1, 2, 6, 14});
  scene.jars(0, 5).debts(0, 1, 2).silver(0, 4).provision(0, 2).converted(0, {"protector_1"});
  for (std::size_t spot : {0u, 1u})
    for (Space action : {Space::attack, Space::convert, Space::absolve}) scene.workshop(0, action, spot);
  for (Attribute attribute : {Attribute::strength, Attribute::faith, Attribute::influence})
    scene.track(0, attribute, 4);
  scene.pass_all();
  ASSERT_TRUE(scene.over());
  const SeatScore score = game().score(scene.s)[0];
  int sum = 0;
  for (const auto& line : score.lines) sum += line.points;
  EXPECT_EQ(score.total, sum);
  // Orders 1 and 3, three tracks, six workshops, monks, walls, printed, outposts, jars, Protector, debts, resources.
  EXPECT_EQ(score.total, 4 + 8 + 3 * 3 + 1 + 2 + 1 + 4 + 2 + 1 + 2 + (2 - 3) + 2);
  Scene sixth = bare();
  EXPECT_FALSE(sixth.round(6).pass_all().over());
}

TEST(Scoring, PW_SCORE_02_orders_are_worth_four_six_and_eight) {
  Scene scene = bare(3).orders({"commission", "garrison", "absolve"});
  scene.monks(0, 5).outposts(1, 5).jars(2, 5);
  EXPECT_EQ(of(scene, 0).orders, 4);
  EXPECT_EQ(of(scene, 1).orders, 6);
  EXPECT_EQ(of(scene, 2).orders, 8);
  scene.outposts(0, 6).jars(0, 7);
  EXPECT_EQ(of(scene, 0).orders, 18);
  EXPECT_EQ(of(scene, 1).orders, 6);  // each for himself
}

TEST(Scoring, PW_SCORE_03_attributes_score_by_the_track) {
  const std::array points{0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20};
  for (Attribute attribute : {Attribute::strength, Attribute::faith, Attribute::influence})
    for (std::size_t level = 0; level < points.size(); ++level) {
      const Scene scene = bare().track(0, attribute, static_cast<int>(level));
      EXPECT_EQ(of(scene).track[index(attribute)], points[level]);
      EXPECT_EQ(scene.vp(0), points[level]);
    }
}

// Points for so many done, from none on.
template <class Do>
void expect_ladder(std::initializer_list<int> points, int Tally::*line, Do repeat) {
  int count = 0;
  for (int wanted : points) {
    Scene scene = bare();
    repeat(scene, count);
    EXPECT_EQ(of(scene).*line, wanted) << count;
    EXPECT_EQ(scene.vp(0), wanted) << count;
    ++count;
  }
}

TEST(Scoring, PW_SCORE_04_six_workshops_and_more) {
  expect_ladder({0, 0, 0, 0, 0, 0, 1, 3, 6}, &Tally::develop, [](Scene& scene, int n) {
    for (int i = 0; i < n; ++i)
      scene.workshop(0, right_at(static_cast<std::size_t>(i / 2)), static_cast<std::size_t>(i % 2));
  });
}

TEST(Scoring, PW_SCORE_05_paid_debts_give_one_unpaid_ones_cost_three) {
  EXPECT_EQ(of(bare().debts(0, 0, 2)).debts, 2);
  EXPECT_EQ(of(bare().debts(0, 2, 0)).debts, -6);
  EXPECT_EQ(bare().debts(0, 1, 4).vp(0), 1);
}

TEST(Scoring, PW_SCORE_06_three_silver_and_provisions_in_any_mix_give_one) {
  EXPECT_EQ(of(bare().silver(0, 2)).resources, 0);
  EXPECT_EQ(of(bare().silver(0, 2).provision(0, 1)).resources, 1);
  EXPECT_EQ(of(bare().silver(0, 1).provision(0, 4)).resources, 1);
  EXPECT_EQ(of(bare().silver(0, 4).provision(0, 5)).resources, 3);
  EXPECT_EQ(bare().silver(0, 4).provision(0, 5).vp(0), 3);
}

TEST(Scoring, PW_SCORE_07_five_monks_and_more) {
  expect_ladder({0, 0, 0, 0, 0, 2, 5, 9}, &Tally::commission, [](Scene& scene, int n) { scene.monks(0, n); });
}

TEST(Scoring, PW_SCORE_08_five_walls_and_more) {
  const std::array plain{1, 2, 14, 15, 16, 17, 18};  // nothing is printed on them
  expect_ladder({0, 0, 0, 0, 0, 1, 3, 6}, &Tally::fortify, [&](Scene& scene, int n) {
    for (int i = 0; i < n; ++i) scene.walls(0, {plain[static_cast<std::size_t>(i)]});
  });
}

TEST(Scoring, PW_SCORE_08_what_is_printed_on_walls_counts_from_the_first_on) {
  const Scene scene = bare().walls(0, {3, 5, 1});
  EXPECT_EQ(of(scene).walls, 1 + 2);
  EXPECT_EQ(of(scene).fortify, 0);
  EXPECT_EQ(scene.vp(0), 3);
  EXPECT_EQ(of(scene, 1).walls, 0);
  EXPECT_EQ(bare().walls(0, {3, 4, 5, 6, 1}).vp(0), 6 + 1);
}

TEST(Scoring, PW_SCORE_09_five_outposts_and_more) {
  expect_ladder({0, 0, 0, 0, 0, 2, 5, 9}, &Tally::garrison, [](Scene& scene, int n) { scene.outposts(0, n); });
}

TEST(Scoring, PW_SCORE_10_five_jars_and_more) {
  expect_ladder({0, 0, 0, 0, 0, 1, 3, 6}, &Tally::absolve, [](Scene& scene, int n) { scene.jars(0, n); });
}

TEST(Scoring, PW_SCORE_11_conversions_score_their_cards_and_no_number) {
  Scene scene = bare();
  scene.converted(0, {"thief_1", "thief_2", "hunter_1", "hunter_2", "traitor_1", "protector_1", "protector_2"});
  EXPECT_EQ(scene.vp(0), 0);  // seven, none of which finds anything to count
  scene.suspicions(0, {0, 0}).debts(0, 0, 1);
  EXPECT_EQ(of(scene).convert, 2 + 2 + 1 + 1);
}

TEST(Scoring, PW_SCORE_12_attacks_townsfolk_workers_and_suspicions_score_nothing) {
  Scene scene = bare();
  scene.attacked(0, {"thief_1", "champion_1", "mercenary_1", "mercenary_2", "mercenary_3", "mercenary_4"});
  scene.hired(0, {"abbot_1", "abbot_2", "squire_1"}).suspicions(0, {2, 2, 1}).workers(0, {Worker::criminal});
  EXPECT_EQ(scene.vp(0), 0);
}

TEST(Scoring, PW_SCORE_13_the_highest_total_wins) {
  Scene scene = bare(3).silver(0, 3).silver(1, 9).silver(2, 6);
  EXPECT_EQ(places(scene.look()), (std::array<int, max_players>{3, 1, 2, 0}));
  scene.round(7).pass_all();
  ASSERT_TRUE(scene.over());
  EXPECT_EQ(game().score(scene.s)[1].place, 1);
}

TEST(Scoring, PW_SCORE_14_a_workshop_of_an_icon_counts_like_any_other) {
  Scene scene = bare().favours({"works"}).provision(0, 1).workers(0, {Worker::merchant}).converted(0, {"guardian_1"});
  for (std::size_t spot : {0u, 1u}) scene.workshop(0, Space::attack, spot).workshop(0, Space::convert, spot);
  scene.workshop(0, Space::absolve, 0);
  EXPECT_EQ(of(scene).develop, 0);
  EXPECT_EQ(of(scene).convert, 2);
  scene.play({act::favour(0), act::option(0), act::workshop(Space::absolve, 1)});
  EXPECT_EQ(of(scene).develop, 1);
  EXPECT_EQ(of(scene).convert, 3);
}

TEST(Scoring, PW_SCORE_15_unmet_orders_score_nothing_and_a_total_may_be_negative) {
  EXPECT_EQ(of(bare().orders({"commission"}).monks(0, 4)).orders, 0);
  EXPECT_EQ(of(bare().monks(0, 5)).orders, 0);  // face down
  EXPECT_EQ(bare().debts(0, 5).vp(0), -15);
  EXPECT_EQ(bare().silver(0, 600).vp(0), 200);
}

TEST(TieBreaks, PW_TIE_01_the_more_points_of_orders) {
  Scene scene = bare().orders({"attack", "convert"}).suspicions(0, {0});
  scene.attacked(0, {"thief_1", "thief_2", "hunter_1", "hunter_2", "traitor_1"}).silver(1, 12);
  ASSERT_EQ(scene.vp(0), scene.vp(1));
  EXPECT_EQ(place(scene, 0), 1);
  EXPECT_EQ(place(scene, 1), 2);
  scene.silver(1, 15);
  EXPECT_EQ(place(scene, 1), 1);  // the total comes first
}

TEST(TieBreaks, PW_TIE_02_the_fewer_suspicions) {
  Scene scene = bare(3).suspicions(0, {0, 0}).suspicions(1, {2}).suspicions(2, {0, 0, 0});
  EXPECT_EQ(places(scene.look()), (std::array<int, max_players>{2, 1, 3, 0}));
}

TEST(TieBreaks, PW_TIE_03_a_shared_victory) {
  Scene scene = bare(3).suspicions(0, {0}).suspicions(1, {2}).suspicions(2, {0, 0});
  scene.silver(0, 3).provision(1, 3).silver(2, 3);
  EXPECT_EQ(places(scene.look()), (std::array<int, max_players>{1, 1, 3, 0}));
}

}  // namespace scoring_test
}  // namespace ludarium::paladins
