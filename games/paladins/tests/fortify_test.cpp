// Chapter "Fortify".
#include "games/paladins/tests/holding.hpp"

namespace ludarium::paladins {
namespace fortify_test {

using enum Worker;
using enum Attribute;

constexpr Action fortify = act::take(Space::fortify);
constexpr int provisions[] = {1, 1, 1, 2, 2, 3, 3};
constexpr int needed_influence[] = {0, 1, 3, 5, 7, 9, 11};

// Seat 0 has the workers for one Fortify, plenty of provisions and so many walls.
Scene fortifying(int walls = 0, int its_influence = 12) {
  Scene scene(2);
  scene.workers(0, {merchant, labourer, scout}).provision(0, 9).track(0, influence, its_influence);
  for (int i = 1; i <= walls; ++i) scene.walls(0, {i});
  return scene;
}

TEST(Fortify, PW_FORT_01_a_merchant_anyone_and_a_scout) {
  Scene scene = fortifying().next_wall(5);
  scene.play(fortify);
  EXPECT_EQ(scene.of(0).board[index(Space::fortify)], (Spots{merchant, labourer, scout}));
  for (auto held : {std::initializer_list<Worker>{labourer, labourer, scout},
                    {merchant, fighter, cleric},
                    {merchant, scout},
                    {merchant, merchant, merchant, labourer}})
    EXPECT_EQ(fortifying().workers(0, held).why(fortify), "PW-FORT-01");
  Scene crooks = fortifying();
  crooks.workers(0, {criminal, criminal, criminal}).play(fortify);
  EXPECT_EQ(crooks.of(0).board[index(Space::fortify)], (Spots{criminal, criminal, criminal}));
}

TEST(Fortify, PW_FORT_02_provisions_by_the_number_of_walls) {
  for (int walls = 0; walls < 7; ++walls) {
    Scene scene = fortifying(walls).next_wall(20).provision(0, provisions[walls] - 1);
    EXPECT_EQ(scene.why(fortify), "PW-FORT-02") << walls;
    scene.provision(0, provisions[walls]).play(fortify);
    EXPECT_EQ(scene.of(0).provision, 0) << walls;
    EXPECT_EQ(scene.of(0).silver, facts().start_silver);
  }
}

TEST(Fortify, PW_FORT_03_influence_by_the_number_of_walls) {
  for (int walls = 0; walls < 7; ++walls) {
    Scene scene = fortifying(walls, needed_influence[walls]);
    EXPECT_TRUE(scene.can(fortify)) << walls;
    if (walls == 0) continue;
    scene.track(0, influence, needed_influence[walls] - 1).track(0, strength, 12).track(0, faith, 12);
    EXPECT_EQ(scene.why(fortify), "PW-FORT-03") << walls;
  }
}

TEST(Fortify, PW_FORT_03_the_paladin_lends_influence) {
  EXPECT_FALSE(fortifying(3, 1).can(fortify));
  EXPECT_TRUE(fortifying(3, 1).paladin(0, "gerin").can(fortify));   // +4 makes the 5 of the fourth wall
  EXPECT_FALSE(fortifying(4, 1).paladin(0, "gerin").can(fortify));  // the fifth needs 7
}

TEST(Fortify, PW_FORT_04_the_drawn_wall_stands_on_the_leftmost_free_slot) {
  Scene scene = fortifying(2).next_wall(20);
  scene.play(fortify);
  const Player& player = scene.of(0);
  EXPECT_EQ(player.wall_count, 3);
  EXPECT_EQ(player.walls[0], wall(1));
  EXPECT_EQ(player.walls[1], wall(2));
  EXPECT_EQ(player.walls[2], wall(20));
  EXPECT_TRUE(scene.s.wall_deck.empty());
  EXPECT_TRUE(scene.all(Happened::fortified)[0].audience == SeatSet::everyone());  // face up
}

TEST(Fortify, PW_FORT_05_drawn_only_when_all_is_settled) {
  Scene scene = fortifying().workers(0, {merchant, labourer, cleric, scout});
  scene.play(fortify);
  EXPECT_EQ(scene.s.ask, Ask::workers);
  EXPECT_EQ(scene.s.wall_deck.size(), 24);
  EXPECT_EQ(scene.of(0).wall_count, 0);
  EXPECT_FALSE(scene.happened(Happened::fortified));
  scene.play(act::workers({merchant, cleric, scout}));
  EXPECT_EQ(scene.s.wall_deck.size(), 23);
  EXPECT_EQ(scene.of(0).wall_count, 1);
  EXPECT_EQ(scene.of(0).provision, 8);
}

TEST(Fortify, PW_FORT_05_no_way_to_refuse_the_card) {
  Scene scene = fortifying().next_wall(7);
  scene.play(fortify);
  EXPECT_EQ(scene.why(act::decline()), "PW-TURN-18");
  for (Action action : scene.legal()) EXPECT_EQ(what(action), Do::option);
  EXPECT_EQ(scene.of(0).walls[0], wall(7));
}

TEST(Fortify, PW_FORT_05_not_without_a_wall_to_draw) {
  Scene scene = fortifying();
  scene.s.wall_deck = {};
  EXPECT_EQ(scene.why(fortify), "PW-COMP-18");
}

// What a drawn wall gives, by alternative; placing and paying are done before.
void expect_gains(int number, std::size_t alternative) {
  const WallCard& card = facts()[wall(number)];
  Scene scene = fortifying(0, 0).next_wall(number).track(0, strength, 4);
  busy(scene);
  Holding expected = plus(holding(scene), card.gain);
  expected.workers = plus(Holding{}, card.gain).workers;
  --expected.provision;
  scene.play(fortify);
  if (!card.choice.empty()) {
    EXPECT_EQ(scene.s.ask, Ask::option) << number;
    EXPECT_TRUE(scene.happened(Happened::fortified)) << number;  // the card is seen first
    EXPECT_FALSE(scene.happened(Happened::raised)) << number;
    EXPECT_EQ(scene.legal().size(), card.choice.size()) << number;
    scene.play(act::option(alternative));
    expected = plus(expected, card.choice[alternative]);
  }
  EXPECT_EQ(scene.s.ask, Ask::action) << number;
  EXPECT_EQ(holding(scene), expected) << number;
  EXPECT_GT(scene.level(0, strength), 4) << number;
}

class EveryWall : public testing::TestWithParam<int> {};

TEST_P(EveryWall, PW_FORT_06_gives_all_it_shows_at_once) { expect_gains(GetParam(), 0); }

INSTANTIATE_TEST_SUITE_P(Fortify, EveryWall, testing::Range(1, 25));

TEST(Fortify, PW_FORT_06_by_hand) {
  Scene scene = fortifying().next_wall(24);
  scene.play(fortify);
  EXPECT_EQ(scene.level(0, strength), 1);
  EXPECT_EQ(scene.held(0, scout), 1);
  EXPECT_EQ(scene.held(0, merchant), 1);
  EXPECT_EQ(scene.level(0, influence), 12);
}

TEST(Fortify, PW_FORT_07_one_alternative_chosen_after_the_card_is_seen) {
  for (int number = 7; number <= 13; ++number) {
    EXPECT_EQ(facts()[wall(number)].choice.size(), 2u) << number;
    for (std::size_t alternative : {0, 1}) expect_gains(number, alternative);
  }
}

TEST(Fortify, PW_FORT_07_an_alternative_that_cannot_apply_may_be_chosen) {
  Scene scene = fortifying().next_wall(7);
  scene.play({fortify, act::option(0)});
  EXPECT_TRUE(scene.happened(Happened::lost));
  EXPECT_EQ(scene.of(0).silver, facts().start_silver);
  EXPECT_EQ(scene.of(0).paid, 0);
  EXPECT_EQ(scene.level(0, strength), 1);
}

TEST(Fortify, PW_FORT_08_vp_printed_on_walls_count_at_the_end) {
  for (int number = 1; number <= 24; ++number) {
    Scene scene(2);
    scene.silver(0, 0).provision(0, 0).walls(0, {number});
    EXPECT_EQ(scene.vp(0), number == 3 || number == 4 ? 1 : number == 5 || number == 6 ? 2 : 0) << number;
  }
  Scene both(2);
  EXPECT_EQ(both.silver(0, 0).provision(0, 0).walls(0, {3, 5, 9}).vp(0), 3);
}

// The rulebook's example: the fourth wall with influence 2 and Anseis, who saves the provisions.
TEST(Fortify, PW_FORT_06_after_PW_EX_12) {
  Scene scene = fortifying(3, 2).paladin(0, "anseis").provision(0, 0).next_wall(17);
  scene.play(fortify);
  EXPECT_EQ(scene.level(0, strength), 1);
  EXPECT_EQ(scene.held(0, labourer), 1);
  EXPECT_EQ(scene.held(0, fighter), 1);
  EXPECT_EQ(scene.of(0).wall_count, 4);
}

}  // namespace fortify_test
}  // namespace ludarium::paladins
