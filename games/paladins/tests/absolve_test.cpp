// Chapter "Absolve".
#include "games/paladins/tests/holding.hpp"

namespace ludarium::paladins {
namespace absolve_test {

using enum Worker;
using enum Attribute;

constexpr Action absolve = act::take(Space::absolve);
constexpr int prices[] = {1, 2, 2, 2, 3, 3, 3};
constexpr int numbers[] = {0, 2, 4, 6, 8, 10, 12};  // on the jars

// Seat 0 has the workers for one Absolve, plenty of silver and so many jars moved already.
Scene absolving(int jars = 0, int its_influence = 12) {
  Scene scene(2);
  scene.workers(0, {cleric, labourer, merchant}).silver(0, 9).track(0, influence, its_influence).jars(0, jars);
  return scene;
}

std::size_t labourer_space() { return jar_space(Token::labourer); }

TEST(Absolve, PW_ABS_01_a_cleric_anyone_and_a_merchant) {
  Scene scene = absolving();
  scene.play(absolve);
  EXPECT_EQ(scene.of(0).board[index(Space::absolve)], (Spots{cleric, labourer, merchant}));
  for (auto held : {std::initializer_list<Worker>{labourer, labourer, merchant},
                    {cleric, fighter, scout},
                    {cleric, merchant},
                    {cleric, cleric, cleric, labourer}})
    EXPECT_EQ(absolving().workers(0, held).why(absolve), "PW-ABS-01");
  Scene crooks = absolving();
  crooks.workers(0, {criminal, criminal, criminal}).play(absolve);
  EXPECT_EQ(crooks.of(0).board[index(Space::absolve)], (Spots{criminal, criminal, criminal}));
}

TEST(Absolve, PW_ABS_02_silver_by_the_number_of_jars) {
  for (int jars = 0; jars < 7; ++jars) {
    Scene scene = absolving(jars).silver(0, prices[jars] - 1);
    EXPECT_EQ(scene.why(absolve), "PW-ABS-02") << jars;
    scene.silver(0, prices[jars]).play({absolve, act::jar(jar_space(Token::pay_debt, 1))});
    EXPECT_EQ(scene.of(0).silver, 0) << jars;
    EXPECT_EQ(scene.of(0).provision, facts().start_provision);
    EXPECT_EQ(scene.s.tax, facts().tax_supply[1]);
  }
}

TEST(Absolve, PW_ABS_03_no_jar_but_the_leftmost) {
  Scene scene = absolving(0, 0);
  scene.play(absolve);
  for (Action action : scene.legal()) EXPECT_EQ(what(action), Do::jar);  // only where to, never which one
  scene.play(act::jar(labourer_space()));
  EXPECT_EQ(scene.of(0).jars, 1);
  scene.workers(0, {cleric, labourer, merchant}).on_board(0, Space::absolve, no_workers).turn_of(0);
  EXPECT_EQ(scene.why(absolve), "PW-ABS-04");  // the second is the lowest now, and it asks for 2
  EXPECT_TRUE(scene.track(0, influence, 2).can(absolve));
}

TEST(Absolve, PW_ABS_04_influence_by_the_number_on_the_jar) {
  for (int jars = 0; jars < 7; ++jars) {
    Scene scene = absolving(jars, numbers[jars]);
    EXPECT_TRUE(scene.can(absolve)) << jars;
    if (jars == 0) continue;
    scene.track(0, influence, numbers[jars] - 1).track(0, strength, 12).track(0, faith, 12);
    EXPECT_EQ(scene.why(absolve), "PW-ABS-04") << jars;
  }
  EXPECT_TRUE(absolving(2, 0).paladin(0, "gerin").can(absolve));   // +4
  EXPECT_FALSE(absolving(3, 0).paladin(0, "gerin").can(absolve));  // asks for 6
}

TEST(Absolve, PW_ABS_05_any_free_space_and_its_reward_at_once) {
  for (std::size_t i = 0; i < jar_spaces; ++i) {
    Scene scene = absolving();
    busy(scene).play(absolve);
    EXPECT_EQ(scene.legal().size(), jar_spaces);
    const Holding before = holding(scene);
    scene.play({act::jar(i), act::decline()});  // keeps the suspicion Absolve itself may discard
    const Gains& printed = facts().jar_space[i];
    EXPECT_EQ(scene.s.ask, asked_by(printed)) << i;
    EXPECT_EQ(holding(scene), plus(plus(before, printed), Gain{Token::faith, 1})) << i;
    EXPECT_EQ(scene.of(0).jar_places, 1u << i);
    EXPECT_EQ(scene.of(0).jars, 1);
  }
}

TEST(Absolve, PW_ABS_05_ten_spaces) {
  std::array<int, data_tokens> amount{};
  for (const Gains& gains : facts().jar_space)
    for (Gain gain : gains) amount[index(gain.token)] += gain.n;
  EXPECT_EQ(amount[index(Token::free_recruit)], 1);
  EXPECT_EQ(amount[index(Token::labourer)], 1);
  EXPECT_EQ(amount[index(Token::faith)], 1);
  EXPECT_EQ(amount[index(Token::provision)], 2);
  EXPECT_EQ(amount[index(Token::pray)], 2);
  EXPECT_EQ(amount[index(Token::remove_suspicion)], 2);
  EXPECT_EQ(amount[index(Token::pay_debt)], 2);
}

TEST(Absolve, PW_ABS_06_a_space_holds_one_jar_for_good) {
  Scene scene = absolving();
  scene.play({absolve, act::jar(labourer_space())}).pass_all();
  scene.workers(0, {cleric, labourer, merchant}).turn_of(0).play(absolve);
  EXPECT_EQ(scene.why(act::jar(labourer_space())), "PW-ABS-06");
  EXPECT_EQ(scene.legal().size(), jar_spaces - 1);
  EXPECT_TRUE(scene.can(act::jar(jar_space(Token::faith))));
}

TEST(Absolve, PW_ABS_06_every_player_has_the_own_spaces) {
  Scene scene = absolving();
  scene.play({absolve, act::jar(labourer_space())});
  scene.workers(1, {cleric, labourer, merchant}).play(1, absolve);
  EXPECT_TRUE(scene.can(1, act::jar(labourer_space())));
}

TEST(Absolve, PW_ABS_07_one_faith_besides_the_space) {
  Scene scene = absolving();
  scene.play({absolve, act::jar(labourer_space())});
  EXPECT_EQ(scene.level(0, faith), 1);
  EXPECT_EQ(scene.held(0, labourer), 1);
  Scene twice = absolving();
  twice.play({absolve, act::jar(jar_space(Token::faith))});
  EXPECT_EQ(twice.level(0, faith), 2);
}

TEST(Absolve, PW_ABS_08_one_suspicion_may_be_discarded) {
  Scene scene = absolving().suspicions(0, {2, 1});
  scene.play({absolve, act::jar(labourer_space())});
  EXPECT_EQ(scene.legal(), (std::vector<Action>{act::discard(), act::decline()}));
  Scene kept = scene;
  kept.play(act::decline());
  EXPECT_EQ(kept.of(0).suspicion_count, 2);
  scene.play(act::discard());
  EXPECT_EQ(scene.of(0).suspicion_count, 1);
  EXPECT_EQ(scene.of(0).suspicions[0], 2);  // the latest went
  EXPECT_EQ(scene.s.suspicion_discard[1], 1);
  EXPECT_EQ(scene.s.ask, Ask::action);
}

TEST(Absolve, PW_ABS_08_not_asked_without_one) {
  Scene scene = absolving().suspicions(1, {0});
  scene.play({absolve, act::jar(labourer_space())});
  EXPECT_EQ(scene.s.ask, Ask::action);
  EXPECT_EQ(scene.of(1).suspicion_count, 1);
}

TEST(Absolve, PW_ABS_09_a_reward_that_cannot_apply_is_lost) {
  for (Token token : {Token::pay_debt, Token::remove_suspicion, Token::free_recruit}) {
    Scene scene = absolving();
    const Holding before = holding(scene.play(absolve));
    ASSERT_TRUE(scene.can(act::jar(jar_space(token))));
    scene.play(act::jar(jar_space(token)));
    EXPECT_EQ(scene.s.ask, Ask::action);
    EXPECT_EQ(scene.all(Happened::lost).size(), 1u);
    EXPECT_EQ(holding(scene), plus(before, Gain{Token::faith, 1}));
    EXPECT_EQ(scene.of(0).jars, 1);
  }
}

TEST(Absolve, PW_ABS_10_with_that_space_two_suspicions_go) {
  Scene scene = absolving().suspicions(0, {0, 1, 2});
  scene.play({absolve, act::jar(jar_space(Token::remove_suspicion)), act::discard()});
  EXPECT_EQ(scene.of(0).suspicion_count, 1);
  EXPECT_EQ(scene.of(0).suspicions[0], 0);
}

// The rulebook's example: the first jar, on a space that pays a debt.
TEST(Absolve, PW_ABS_08_after_PW_EX_14) {
  Scene scene = absolving(0, 0).silver(0, 1).debts(0, 1).suspicions(0, {0});
  scene.play({absolve, act::jar(jar_space(Token::pay_debt)), act::discard()});
  EXPECT_EQ(scene.of(0).paid, 1);
  EXPECT_EQ(scene.of(0).unpaid, 0);
  EXPECT_EQ(scene.of(0).suspicion_count, 0);
  EXPECT_EQ(scene.level(0, faith), 1);
  EXPECT_EQ(scene.of(0).silver, 0);
}

}  // namespace absolve_test
}  // namespace ludarium::paladins
