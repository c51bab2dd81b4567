// Chapter "Garrison".
#include "games/paladins/tests/holding.hpp"

namespace ludarium::paladins {
namespace garrison_test {

using enum Worker;
using enum Attribute;

constexpr Action garrison = act::take(Space::garrison);
constexpr int provisions[] = {1, 1, 1, 2, 2, 3, 3};
constexpr int needed_strength[] = {1, 3, 5, 7, 9, 11};

// Seat 0 has the workers for one Garrison, plenty of provisions and strength for the first region.
Scene garrisoning(int players = 2, int its_strength = 1) {
  Scene scene(players);
  scene.workers(0, {merchant, labourer, fighter}).provision(0, 9).track(0, strength, its_strength);
  return scene;
}

TEST(Garrison, PW_GARR_01_a_merchant_anyone_and_a_fighter) {
  Scene scene = garrisoning();
  scene.play(garrison);
  EXPECT_EQ(scene.of(0).board[index(Space::garrison)], (Spots{merchant, labourer, fighter}));
  for (auto held : {std::initializer_list<Worker>{labourer, labourer, fighter},
                    {merchant, scout, cleric},
                    {merchant, fighter},
                    {merchant, merchant, merchant, labourer}})
    EXPECT_EQ(garrisoning().workers(0, held).why(garrison), "PW-GARR-01");
  Scene crooks = garrisoning();
  crooks.workers(0, {criminal, criminal, criminal}).play(garrison);
  EXPECT_EQ(crooks.of(0).board[index(Space::garrison)], (Spots{criminal, criminal, criminal}));
}

TEST(Garrison, PW_GARR_02_provisions_by_the_number_of_outposts) {
  for (int done_before = 0; done_before < 7; ++done_before) {
    const int price = provisions[done_before];
    Scene scene = garrisoning().outposts(0, done_before).provision(0, price - 1);
    EXPECT_EQ(scene.why(garrison), "PW-GARR-02") << done_before;
    scene.provision(0, price).play({garrison, act::space(space("r1_2"))});
    EXPECT_EQ(scene.of(0).provision, 0) << done_before;
    EXPECT_EQ(scene.of(0).silver, facts().start_silver + 2);  // the space's; none was paid
  }
}

TEST(Garrison, PW_GARR_03_no_outpost_but_the_leftmost) {
  Scene scene = garrisoning().outposts(0, 3).monks(0, 1);
  scene.play(garrison);
  for (Action action : scene.legal()) EXPECT_EQ(what(action), Do::space);  // only where to, never which one
  scene.play(act::space(space("r1_2")));
  EXPECT_EQ(scene.s.ask, Ask::action);
  EXPECT_EQ(scene.of(0).outposts, 4);
  EXPECT_EQ(scene.of(0).monks, 1);
}

TEST(Garrison, PW_GARR_04_strength_opens_the_regions) {
  for (int its_strength = 1; its_strength <= 12; ++its_strength) {
    Scene scene = garrisoning(4, its_strength);
    scene.play(garrison);
    for (std::size_t i = 0; i < space_count; ++i) {
      const bool reached = its_strength >= needed_strength[facts().spaces[i].region];
      EXPECT_EQ(scene.why(act::space(i)), reached ? "" : "PW-GARR-04") << its_strength << ' ' << facts().spaces[i].id;
    }
  }
}

TEST(Garrison, PW_GARR_04_silver_and_faith_never_stand_in_for_strength_but_the_paladin_lends_it) {
  Scene scene = garrisoning(2, 0).silver(0, 30).track(0, faith, 12).track(0, influence, 12);
  EXPECT_EQ(scene.why(garrison), "PW-GARR-04");
  scene.paladin(0, "roland").play(garrison);  // +4
  EXPECT_TRUE(scene.can(act::space(space("r2_1"))));
  EXPECT_EQ(scene.why(act::space(space("r3_1"))), "PW-GARR-04");
}

TEST(Garrison, PW_GARR_05_any_space_without_a_monk_or_outpost_of_anyone) {
  Scene scene = garrisoning(2, 5);
  scene.s.map[space("r1_2")] = Piece::of(seat_at(0), true);
  scene.s.map[space("r2_2")] = Piece::of(seat_at(1), true);
  scene.s.map[space("r3_2")] = Piece::of(seat_at(1), false);
  scene.play(garrison);
  EXPECT_EQ(scene.legal().size(), 2u + 4 + 6 - 3);
  EXPECT_EQ(scene.why(act::space(space("r1_2"))), "PW-GARR-05");
  EXPECT_EQ(scene.why(act::space(space("r2_2"))), "PW-GARR-05");
  EXPECT_EQ(scene.why(act::space(space("r3_2"))), "PW-GARR-06");
}

TEST(Garrison, PW_GARR_06_monks_and_outposts_compete) {
  Scene scene = garrisoning();
  scene.workers(1, {scout, labourer, cleric}).provision(1, 3);
  scene.play({garrison, act::space(space("r1_2")), act::take(Space::commission)});
  EXPECT_EQ(scene.why(1, act::space(space("r1_2"))), "PW-GARR-06");
  scene.play(act::space(space("r1_1")));  // seat 1's monk
  scene.workers(0, {merchant, labourer, fighter}).on_board(0, Space::garrison, no_workers);
  EXPECT_EQ(scene.turn_of(0).why(garrison), "PW-GARR-05");  // both spaces of the first region are taken
}

TEST(Garrison, PW_GARR_05_full_regions_are_not_a_lack_of_strength) {
  Scene scene = garrisoning(2, 4).provision(0, 9);
  for (std::size_t i = 0; i < space_count; ++i)
    if (facts().spaces[i].region < 2 && facts().spaces[i].min_players <= 2)
      scene.s.map[i] = Piece::of(seat_at(1), i % 2 == 0);
  EXPECT_EQ(scene.why(garrison), "PW-GARR-05");
  EXPECT_TRUE(scene.track(0, strength, 5).can(garrison));
  scene.track(0, strength, 0);
  EXPECT_EQ(scene.why(garrison), "PW-GARR-04");
}

TEST(Garrison, PW_GARR_07_no_space_closed_for_so_few_players) {
  for (int players : {1, 2, 3, 4}) {
    Scene scene = garrisoning(players, 12);
    scene.play(garrison);
    for (std::size_t i = 0; i < space_count; ++i) {
      const bool open = facts().spaces[i].min_players <= players;
      EXPECT_EQ(scene.why(act::space(i)), open ? "" : "PW-GARR-07") << players << ' ' << facts().spaces[i].id;
    }
  }
}

TEST(Garrison, PW_GARR_08_the_reward_of_the_space_at_once) {
  for (std::size_t i = 0; i < space_count; ++i) {
    Scene scene = garrisoning(4, 11);
    busy(scene).play(garrison);
    const Holding before = holding(scene);
    scene.play(act::space(i));
    const Gains& printed = facts().spaces[i].gain;
    EXPECT_EQ(scene.s.ask, asked_by(printed)) << facts().spaces[i].id;
    EXPECT_EQ(holding(scene), plus(plus(before, printed), Gain{Token::faith, 1})) << facts().spaces[i].id;
  }
}

TEST(Garrison, PW_GARR_09_the_flag_gives_one_faith) {
  Scene scene = garrisoning().track(0, faith, 3);
  scene.play({garrison, act::space(space("r1_2"))});
  EXPECT_EQ(scene.level(0, faith), 4);
  EXPECT_EQ(scene.level(0, influence), 0);
  EXPECT_EQ(scene.level(0, strength), 1);
}

TEST(Garrison, PW_GARR_10_the_outpost_stays) {
  Scene scene = garrisoning();
  scene.play({garrison, act::space(space("r1_2"))}).pass_all();
  EXPECT_EQ(scene.s.round, 2);
  EXPECT_EQ(scene.s.map[space("r1_2")], Piece::of(seat_at(0), true));
  EXPECT_EQ(scene.of(0).outposts, 1);
}

// The rulebook's example: strength 5, a space of the third region with the Pray icon.
TEST(Garrison, PW_GARR_09_after_PW_EX_13) {
  Scene scene = garrisoning(2, 5).provision(0, 1);
  scene.play({garrison, act::space(space("r3_4")), act::clear(Space::garrison)});
  EXPECT_EQ(scene.of(0).board[index(Space::garrison)], no_workers);
  EXPECT_EQ(scene.level(0, faith), 1);
  EXPECT_EQ(scene.of(0).provision, 0);
}

}  // namespace garrison_test
}  // namespace ludarium::paladins
