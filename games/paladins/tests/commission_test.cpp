// Chapter "Commission".
#include "games/paladins/tests/holding.hpp"

namespace ludarium::paladins {
namespace commission_test {

using enum Worker;
using enum Attribute;

constexpr Action commission = act::take(Space::commission);
constexpr int provisions[] = {1, 1, 1, 2, 2, 3, 3};
constexpr int needed_faith[] = {0, 2, 4, 6, 8, 10};

// Seat 0 has the workers for one Commission and plenty of provisions.
Scene commissioning(int players = 2, int its_faith = 0) {
  Scene scene(players);
  scene.workers(0, {scout, labourer, cleric}).provision(0, 9).track(0, faith, its_faith);
  return scene;
}

TEST(Commission, PW_COMM_01_a_scout_anyone_and_a_cleric) {
  Scene scene = commissioning();
  scene.play(commission);
  EXPECT_EQ(scene.of(0).board[index(Space::commission)], (Spots{scout, labourer, cleric}));
  for (auto held : {std::initializer_list<Worker>{labourer, labourer, cleric},
                    {scout, fighter, merchant},
                    {scout, cleric},
                    {scout, scout, scout, labourer}})
    EXPECT_EQ(commissioning().workers(0, held).why(commission), "PW-COMM-01");
  Scene crooks = commissioning();
  crooks.workers(0, {criminal, criminal, criminal}).play(commission);
  EXPECT_EQ(crooks.of(0).board[index(Space::commission)], (Spots{criminal, criminal, criminal}));
}

TEST(Commission, PW_COMM_02_provisions_by_the_number_of_monks) {
  for (int done_before = 0; done_before < 7; ++done_before) {
    const int price = provisions[done_before];
    Scene scene = commissioning().monks(0, done_before).provision(0, price - 1);
    EXPECT_EQ(scene.why(commission), "PW-COMM-02") << done_before;
    scene.provision(0, price).play({commission, act::space(space("r1_2"))});
    EXPECT_EQ(scene.of(0).provision, 0) << done_before;
    EXPECT_EQ(scene.of(0).silver, facts().start_silver + 2);  // the space's; none was paid
  }
}

TEST(Commission, PW_COMM_03_no_monk_but_the_leftmost) {
  Scene scene = commissioning().monks(0, 3);
  scene.play(commission);
  for (Action action : scene.legal()) EXPECT_EQ(what(action), Do::space);  // only where to, never which one
  scene.play(act::space(space("r1_2")));
  EXPECT_EQ(scene.s.ask, Ask::action);
  EXPECT_EQ(scene.of(0).monks, 4);
}

TEST(Commission, PW_COMM_04_faith_opens_the_regions) {
  for (int its_faith = 0; its_faith <= 12; ++its_faith) {
    Scene scene = commissioning(4, its_faith);
    scene.play(commission);
    for (std::size_t i = 0; i < space_count; ++i) {
      const bool reached = its_faith >= needed_faith[facts().spaces[i].region];
      EXPECT_EQ(scene.why(act::space(i)), reached ? "" : "PW-COMM-04") << its_faith << ' ' << facts().spaces[i].id;
    }
  }
}

TEST(Commission, PW_COMM_04_the_paladin_lends_faith_but_strength_does_not_count) {
  Scene scene = commissioning(2, 2).paladin(0, "oliver");  // +4
  scene.track(0, strength, 12).track(0, influence, 12).play(commission);
  EXPECT_TRUE(scene.can(act::space(space("r4_1"))));
  EXPECT_EQ(scene.why(act::space(space("r5_1"))), "PW-COMM-04");
}

TEST(Commission, PW_COMM_05_any_space_without_a_monk_or_outpost_of_anyone) {
  Scene scene = commissioning(2, 4);
  scene.s.map[space("r1_2")] = Piece::of(seat_at(0), false);
  scene.s.map[space("r2_2")] = Piece::of(seat_at(1), false);
  scene.s.map[space("r3_2")] = Piece::of(seat_at(1), true);
  scene.play(commission);
  EXPECT_EQ(scene.legal().size(), 2u + 4 + 6 - 3);
  EXPECT_EQ(scene.why(act::space(space("r1_2"))), "PW-COMM-05");
  EXPECT_EQ(scene.why(act::space(space("r2_2"))), "PW-COMM-05");
  EXPECT_EQ(scene.why(act::space(space("r3_2"))), "PW-GARR-06");
  EXPECT_TRUE(scene.can(act::space(space("r3_3"))));
}

TEST(Commission, PW_COMM_06_no_space_closed_for_so_few_players) {
  for (int players : {2, 3, 4}) {
    Scene scene = commissioning(players, 12);
    scene.play(commission);
    for (std::size_t i = 0; i < space_count; ++i) {
      const bool open = facts().spaces[i].min_players <= players;
      EXPECT_EQ(scene.why(act::space(i)), open ? "" : "PW-COMM-06") << players << ' ' << facts().spaces[i].id;
    }
  }
}

TEST(Commission, PW_COMM_07_the_reward_of_the_space_at_once) {
  for (std::size_t i = 0; i < space_count; ++i) {
    Scene scene = commissioning(4, 11);
    busy(scene).play(commission);
    const Holding before = holding(scene);
    scene.play(act::space(i));
    const Gains& printed = facts().spaces[i].gain;
    EXPECT_EQ(scene.s.ask, asked_by(printed)) << facts().spaces[i].id;
    EXPECT_EQ(holding(scene), plus(plus(before, printed), Gain{Token::influence, 1})) << facts().spaces[i].id;
  }
}

TEST(Commission, PW_COMM_08_the_flag_gives_one_influence) {
  Scene scene = commissioning().track(0, influence, 3);
  scene.play(commission);
  EXPECT_EQ(scene.level(0, influence), 3);  // nothing before the monk stands
  scene.play(act::space(space("r1_2")));
  EXPECT_EQ(scene.level(0, influence), 4);
  EXPECT_EQ(scene.level(0, faith), 0);
  EXPECT_EQ(scene.level(0, strength), 0);
}

TEST(Commission, PW_COMM_09_the_monk_stays) {
  Scene scene = commissioning();
  scene.play({commission, act::space(space("r1_2"))}).pass_all();
  EXPECT_EQ(scene.s.round, 2);
  EXPECT_EQ(scene.s.map[space("r1_2")], Piece::of(seat_at(0), false));
  EXPECT_EQ(scene.of(0).monks, 1);
}

TEST(Commission, PW_COMM_10_not_without_a_free_space_in_reach) {
  Scene scene = commissioning();
  scene.s.map[space("r1_1")] = Piece::of(seat_at(1), true);
  scene.s.map[space("r1_2")] = Piece::of(seat_at(1), false);
  EXPECT_EQ(scene.why(commission), "PW-COMM-10");
  EXPECT_TRUE(scene.track(0, faith, 2).can(commission));
}

TEST(Commission, PW_COMM_11_open_spaces_by_players) {
  const std::array<std::size_t, region_count> open[] = {
      {2, 4, 6, 7, 5, 1}, {2, 4, 6, 7, 5, 1}, {3, 6, 8, 9, 6, 2}, {4, 7, 9, 10, 7, 3}};
  for (int players = 1; players <= 4; ++players) {
    Scene scene = commissioning(players, 12);
    scene.play(commission);
    std::array<std::size_t, region_count> offered{};
    for (Action action : scene.legal()) ++offered[facts().spaces[action.arg[0]].region];
    EXPECT_EQ(offered, open[players - 1]) << players;
  }
}

// The rulebook's example: a workshop, faith 2 and a boost of 1.
TEST(Commission, PW_COMM_08_after_PW_EX_11) {
  Scene scene = commissioning(2, 2).paladin(0, "anseis").workshop(0, Space::commission, 0);
  scene.workers(0, {labourer, cleric}).provision(0, 1).play({commission, act::space(space("r2_3"))});
  EXPECT_EQ(scene.held(0, scout), 1);
  EXPECT_EQ(scene.level(0, influence), 1);
  EXPECT_EQ(scene.of(0).provision, 0);
}

}  // namespace commission_test
}  // namespace ludarium::paladins
