// Chapter "Attack".
#include "games/paladins/tests/holding.hpp"

namespace ludarium::paladins {
namespace attack_test {

using enum Worker;
using enum Attribute;

constexpr Action attack = act::take(Space::attack);
constexpr int needed_strength[] = {1, 3, 5, 7, 9, 11};

// Six outsiders in the row; seat 0 has the workers for one Attack and this much strength and silver.
Scene attacking(int its_strength, int silver) {
  Scene scene(2);
  scene.outsiders({"protector_1", "guardian_1", "armourer_1", "mercenary_4", "lookout_1", "warrior_2"});
  scene.workers(0, {scout, labourer, fighter}).track(0, strength, its_strength).silver(0, silver);
  return scene;
}

TEST(Attack, PW_ATT_01_a_scout_anyone_and_a_fighter) {
  Scene scene = attacking(12, 0);
  scene.play(attack);
  EXPECT_EQ(scene.of(0).board[index(Space::attack)], (Spots{scout, labourer, fighter}));
  for (auto held : {std::initializer_list<Worker>{labourer, labourer, fighter},
                    {scout, merchant, cleric},
                    {scout, fighter},
                    {scout, scout, scout, labourer}})
    EXPECT_EQ(attacking(12, 0).workers(0, held).why(attack), "PW-ATT-01");
  Scene crooks = attacking(12, 0);
  crooks.workers(0, {criminal, criminal, criminal}).play(attack);
  EXPECT_EQ(crooks.of(0).board[index(Space::attack)], (Spots{criminal, criminal, criminal}));
}

TEST(Attack, PW_ATT_02_one_outsider_of_the_row_by_the_strength_of_its_column) {
  for (int its_strength = 1; its_strength <= 12; ++its_strength) {
    Scene scene = attacking(its_strength, 0);
    scene.play(attack);
    for (std::size_t column = 0; column < outsider_row; ++column)
      EXPECT_EQ(scene.can(act::outsider(column)), its_strength >= needed_strength[column]) << its_strength << column;
  }
}

TEST(Attack, PW_ATT_02_an_empty_column_has_nobody) {
  Scene scene = attacking(12, 9).outsiders({"", "thief_1"});
  EXPECT_TRUE(scene.can(attack));
  scene.play(attack);
  EXPECT_EQ(scene.why(act::outsider(0)), "PW-ATT-02");
  EXPECT_EQ(scene.legal(), (std::vector<Action>{act::outsider(1)}));
  EXPECT_EQ(attacking(12, 9).outsiders({}).why(attack), "PW-ATT-02");
}

TEST(Attack, PW_ATT_03_with_strength_enough_no_silver_is_paid) {
  for (std::size_t column = 0; column < outsider_row; ++column) {
    Scene scene = attacking(needed_strength[column], 9);
    scene.play({attack, act::outsider(column)});
    EXPECT_EQ(scene.of(0).silver, 9) << column;
    EXPECT_FALSE(scene.happened(Happened::paid));
  }
  Scene lent = attacking(3, 0).paladin(0, "roland");  // +4
  lent.play(attack);
  EXPECT_TRUE(lent.can(act::outsider(3)));
  EXPECT_FALSE(lent.can(act::outsider(4)));
}

TEST(Attack, PW_ATT_04_else_half_of_what_is_missing_in_silver) {
  for (int its_strength = 0; its_strength <= 11; ++its_strength)
    for (std::size_t column = 0; column < outsider_row; ++column) {
      const int missing = std::max(0, needed_strength[column] - its_strength);
      const int price = (missing + 1) / 2;
      Scene scene = attacking(its_strength, price);
      scene.play({attack, act::outsider(column)});
      EXPECT_EQ(scene.of(0).silver, 0) << its_strength << ' ' << column;
      EXPECT_EQ(scene.s.tax, facts().tax_supply[1]);  // to the general supply
    }
}

TEST(Attack, PW_ATT_04_no_attack_without_that_silver) {
  EXPECT_EQ(attacking(0, 0).why(attack), "PW-ATT-04");
  Scene scene = attacking(2, 2);
  scene.play(attack);
  EXPECT_TRUE(scene.can(act::outsider(2)));  // 5 - 2: two silver
  EXPECT_EQ(scene.why(act::outsider(3)), "PW-ATT-04");
  EXPECT_EQ(scene.s.ask, Ask::outsider);
  EXPECT_EQ(scene.of(0).silver, 2);  // nothing is due before somebody is chosen
}

TEST(Attack, PW_ATT_05_a_silver_for_each_column_out_of_reach_even_an_empty_one) {
  Scene scene = attacking(3, 3).outsiders({"", "", "", "", "", "warrior_2"});
  EXPECT_EQ(scene.why(attack), "PW-ATT-04");  // columns 3 to 6 are four
  scene.silver(0, 4).play({attack, act::outsider(5)});
  EXPECT_EQ(scene.of(0).silver, 0);
  EXPECT_TRUE(scene.of(0).attacked.has(foreigner("warrior_2")));
}

class EveryOutsider : public testing::TestWithParam<int> {};

TEST_P(EveryOutsider, PW_ATT_06_gives_only_its_attack_reward) {
  const OutsiderCard& card = facts().outsiders[static_cast<std::size_t>(GetParam())];
  Scene scene = attacking(1, 5).outsiders({card.id});
  busy(scene).play(attack);
  const Holding before = holding(scene);
  scene.play(act::outsider(0));
  EXPECT_EQ(scene.s.ask, Ask::action);
  EXPECT_EQ(holding(scene), plus(before, card.attack));
  EXPECT_GE(scene.level(0, influence), 1);
  EXPECT_EQ(scene.level(0, strength), 1);
}

INSTANTIATE_TEST_SUITE_P(Attack, EveryOutsider, testing::Range(0, static_cast<int>(outsider_count)));

TEST(Attack, PW_ATT_07_the_card_counts_as_attacked_with_its_people) {
  Scene scene = attacking(12, 0);
  scene.converted(0, {"assassin_1"}).silver(0, 0).provision(0, 0);  // a VP for each attacked Saracen
  const int before = tally(scene.look(), seat_at(0)).convert;
  scene.play({attack, act::outsider(0)});  // protector_1, a Saracen
  EXPECT_TRUE(scene.of(0).attacked.has(foreigner("protector_1")));
  EXPECT_EQ(scene.of(0).converted_count, 1);
  EXPECT_EQ(tally(scene.look(), seat_at(0)).convert, before + 1);
  EXPECT_FALSE(scene.s.outsider_discard.has(foreigner("protector_1")));
}

TEST(Attack, PW_ATT_08_as_often_as_one_likes) {
  Scene scene = attacking(12, 0).attacked(0, {"thief_1", "thief_2", "traitor_1", "traitor_2", "vigilante_1",
                                              "vigilante_2", "archer_1", "archer_2", "hunter_1"});
  scene.play({attack, act::outsider(5)});
  EXPECT_EQ(scene.of(0).attacked.size(), 10);
  EXPECT_FALSE(scene.happened(Happened::paid));
}

TEST(Attack, PW_ATT_09_the_row_neither_slides_nor_fills) {
  Scene scene = attacking(12, 0);
  auto row = scene.s.outsiders;
  const int deck = scene.s.outsider_deck.size();
  scene.play({attack, act::outsider(1)});
  row[1] = Outsider::none;
  EXPECT_EQ(scene.s.outsiders, row);
  scene.play(1, act::pass());
  EXPECT_EQ(scene.s.outsiders, row);
  EXPECT_EQ(scene.s.outsider_deck.size(), deck);
  scene.play(0, act::pass());  // the round ends
  EXPECT_EQ(scene.s.outsiders[1], row[3]);
}

TEST(Attack, PW_ATT_10_what_the_attack_brings_cannot_pay_for_it) {
  Scene scene = attacking(0, 0).paladin(0, "engelier").outsiders({"", "", "mercenary_3"});  // +3, tax*2
  EXPECT_EQ(scene.why(attack), "PW-ATT-04");
  scene.silver(0, 1).play({attack, act::outsider(2)});
  EXPECT_EQ(scene.of(0).silver, 0 + 2 + 2);  // the card's and Engelier's
  EXPECT_EQ(scene.all(Happened::paid).size(), 1u);
}

// The rulebook's example: a Mercenary under the flag 7 with strength 5.
TEST(Attack, PW_ATT_04_after_PW_EX_15) {
  Scene scene = attacking(5, 1);
  scene.play({attack, act::outsider(3)});
  EXPECT_EQ(scene.of(0).silver, 0);
  EXPECT_EQ(scene.level(0, influence), 1);
  EXPECT_EQ(scene.held(0, labourer), 2);
}

}  // namespace attack_test
}  // namespace ludarium::paladins
