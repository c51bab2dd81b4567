// Chapter "Icons": what each one does when it is gained, mostly as the reward of a dismissed townsfolk.
#include "games/paladins/tests/holding.hpp"

namespace ludarium::paladins {
namespace icon_test {

using enum Worker;
using enum Attribute;

// Seat 0 stands at the choice of the townsfolk to dismiss, the named one lying on the slot without a price.
Scene dismissing(std::string_view id) {
  Scene scene(2);
  scene.workers(0, {labourer}).townsfolk({"", "", "", "", id});
  scene.play(act::take(Space::recruit, 0));
  return scene;
}

// What dismissing that card changes.
void expect_gain(std::string_view id, std::initializer_list<Gain> gains) {
  Scene scene = dismissing(id);
  Holding expected = holding(scene);
  for (Gain gain : gains) expected = plus(expected, gain);
  scene.play(act::dismiss(4));
  EXPECT_EQ(holding(scene), expected) << id;
  EXPECT_EQ(scene.s.ask, Ask::action) << id;
}

TEST(Icons, PW_ICON_01_an_attribute_is_one_step_on_its_track) {
  expect_gain("defender_1", {{Token::strength, 1}});
  expect_gain("squire_2", {{Token::influence, 1}});
  expect_gain("missionary_2", {{Token::faith, 1}});
  Scene twice(2);  // two icons, two steps
  twice.workers(0, {merchant, labourer, scout}).next_wall(1).play(act::take(Space::fortify));
  EXPECT_EQ(twice.level(0, strength), 2);
}

TEST(Icons, PW_ICON_02_a_worker_joins_the_own_supply) {
  expect_gain("abbot_1", {{Token::cleric, 1}, {Token::labourer, 1}});
  expect_gain("gatekeeper_2", {{Token::scout, 1}});
  expect_gain("watchman_3", {{Token::merchant, 1}});
  expect_gain("squire_3", {{Token::fighter, 1}});
  expect_gain("peddler_1", {{Token::labourer, 2}});
}

TEST(Icons, PW_ICON_03_a_criminal_brings_a_suspicion) {
  Scene scene = dismissing("architect_1");
  scene.suspicion_deck({2, 2}).play(act::dismiss(4));
  EXPECT_EQ(scene.held(0, criminal), 1);
  EXPECT_EQ(scene.of(0).suspicion_count, 1);
  EXPECT_EQ(scene.of(0).suspicions[0], 2);
  EXPECT_EQ(scene.of(0).silver, facts().start_silver + 2);  // its tax
}

TEST(Icons, PW_ICON_04_pray_clears_one_own_space) {
  Scene scene = dismissing("abbot_2");
  scene.on_board(0, Space::hunt, {scout, none, none}).on_board(0, Space::attack, {scout, labourer, fighter});
  scene.on_board(1, Space::trade, {scout, none, none}).silver(0, 0).play(act::dismiss(4));
  EXPECT_EQ(scene.legal(), (std::vector<Action>{act::clear(Space::recruit), act::clear(Space::hunt),
                                                act::clear(Space::attack), act::decline()}));
  EXPECT_EQ(scene.why(act::clear(Space::trade)), "PW-PRAY-02");  // the neighbour's
  scene.play(act::clear(Space::attack));
  EXPECT_FALSE(occupied(scene.of(0), Space::attack));
  EXPECT_TRUE(occupied(scene.of(0), Space::hunt));
  EXPECT_TRUE(occupied(scene.of(1), Space::trade));
  EXPECT_EQ(workers_held(scene.of(0)), 0);  // they do not come back to the player
}

TEST(Icons, PW_ICON_05_a_provision) {
  expect_gain("defender_2", {{Token::labourer, 1}, {Token::provision, 1}});
  Scene scene(2);
  scene.workers(0, {cleric, labourer, merchant})
      .play({act::take(Space::absolve), act::jar(jar_space(Token::provision))});
  EXPECT_EQ(scene.of(0).provision, facts().start_provision + 2);
}

TEST(Icons, PW_ICON_06_silver_comes_from_the_general_supply) {
  Scene scene(2);
  scene.workers(0, {scout, labourer, cleric}).tax(1);
  scene.play({act::take(Space::commission), act::space(space("r1_2"))});
  EXPECT_EQ(scene.of(0).silver, facts().start_silver + 2);
  EXPECT_EQ(scene.s.tax, 1);
}

TEST(Icons, PW_ICON_07_red_silver_comes_from_the_tax_supply) {
  Scene scene = dismissing("architect_3");
  scene.tax(5).play(act::dismiss(4));
  EXPECT_EQ(scene.of(0).silver, facts().start_silver + 2);
  EXPECT_EQ(scene.s.tax, 3);
}

TEST(Icons, PW_ICON_08_a_suspicion_is_discarded) {
  Scene scene = dismissing("acolyte_3");
  scene.suspicions(0, {0, 1, 2}).suspicions(1, {0}).play(act::dismiss(4));  // two icons
  EXPECT_EQ(scene.of(0).suspicion_count, 1);
  EXPECT_EQ(scene.of(0).suspicions[0], 0);
  EXPECT_EQ(scene.of(1).suspicion_count, 1);
  EXPECT_EQ(scene.s.suspicion_discard, (std::array<std::uint8_t, 3>{0, 1, 1}));
}

TEST(Icons, PW_ICON_09_a_debt_is_cancelled) {
  Scene scene = dismissing("abbot_3");
  scene.debts(0, 2, 1).hired(0, {"debt_collector_1"}).play(act::dismiss(4));
  EXPECT_EQ(scene.of(0).unpaid, 1);
  EXPECT_EQ(scene.of(0).paid, 1);  // it is gone, not flipped
  EXPECT_EQ(scene.held(0, labourer), 0);
}

TEST(Icons, PW_ICON_10_a_debt_is_paid) {
  Scene scene(2);
  scene.workers(0, {cleric, labourer, merchant}).debts(0, 2).silver(0, 1);
  scene.play({act::take(Space::absolve), act::jar(jar_space(Token::pay_debt))});
  EXPECT_EQ(scene.of(0).unpaid, 1);
  EXPECT_EQ(scene.of(0).paid, 1);
  EXPECT_EQ(scene.of(0).silver, 0);  // only the Absolve was paid
}

TEST(Icons, PW_ICON_11_a_free_recruit_hires_one_of_the_row) {
  Scene scene(2);
  scene.workers(0, {scout, labourer, cleric}).silver(0, 0).townsfolk({"watchman_2", "", "squire_1"});
  scene.play({act::take(Space::commission), act::space(space("r1_1"))});
  EXPECT_EQ(scene.legal(), (std::vector<Action>{act::hire(0), act::hire(2), act::decline()}));
  scene.play(act::hire(0));
  EXPECT_EQ(scene.of(0).hired[0], townsman("watchman_2"));
  EXPECT_EQ(scene.of(0).silver, 1);  // its instant reward
  EXPECT_EQ(scene.of(0).unpaid, 0);
  EXPECT_EQ(scene.s.townsfolk[0], Townsfolk::none);
  EXPECT_FALSE(occupied(scene.of(0), Space::recruit));
}

TEST(Icons, PW_ICON_12_marked_spaces_need_three_or_four_players) {
  const auto may = [](int players, std::string_view id) {
    Scene scene(players);
    scene.workers(0, {scout, labourer, cleric}).track(0, faith, 12).play(act::take(Space::commission));
    return scene.can(act::space(space(id)));
  };
  for (int players = 1; players <= 4; ++players) {
    EXPECT_TRUE(may(players, "r1_2"));
    EXPECT_EQ(may(players, "r1_3"), players >= 3);  // 3+
    EXPECT_EQ(may(players, "r1_4"), players >= 4);  // 4
  }
}

}  // namespace icon_test
}  // namespace ludarium::paladins
