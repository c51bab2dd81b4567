// Chapter "Convert".
#include "games/paladins/tests/holding.hpp"

namespace ludarium::paladins {
namespace convert_test {

using enum Worker;
using enum Attribute;

constexpr Action convert = act::take(Space::convert);
constexpr int prices[] = {0, 1, 2, 2, 2, 3, 3};
constexpr int needed_faith[] = {0, 2, 4, 6, 8, 10};
constexpr std::string_view earlier[] = {"traitor_1",   "traitor_2",   "thief_1", "thief_2",
                                        "vigilante_1", "vigilante_2", "archer_1"};

// Six outsiders in the row; seat 0 has the workers for one Conversion and has done so many.
Scene converting(int its_faith = 0, int before = 0) {
  Scene scene(2);
  scene.outsiders({"protector_1", "guardian_1", "armourer_1", "mercenary_4", "lookout_1", "warrior_2"});
  scene.workers(0, {fighter, labourer, cleric}).track(0, faith, its_faith).silver(0, 9);
  for (int i = 0; i < before; ++i) scene.converted(0, {earlier[i]});
  return scene;
}

TEST(Convert, PW_CONV_01_a_fighter_anyone_and_a_cleric) {
  Scene scene = converting();
  scene.play(convert);
  EXPECT_EQ(scene.of(0).board[index(Space::convert)], (Spots{fighter, labourer, cleric}));
  for (auto held : {std::initializer_list<Worker>{labourer, labourer, cleric},
                    {fighter, merchant, scout},
                    {fighter, cleric},
                    {fighter, fighter, fighter, labourer}})
    EXPECT_EQ(converting().workers(0, held).why(convert), "PW-CONV-01");
  Scene crooks = converting();
  crooks.workers(0, {criminal, criminal, criminal}).play(convert);
  EXPECT_EQ(crooks.of(0).board[index(Space::convert)], (Spots{criminal, criminal, criminal}));
}

TEST(Convert, PW_CONV_02_silver_by_the_number_of_conversions) {
  for (int before = 0; before < 7; ++before) {
    Scene scene = converting(0, before).silver(0, prices[before]);
    if (prices[before] > 0) {
      Scene poor = converting(0, before).silver(0, prices[before] - 1);
      EXPECT_EQ(poor.why(convert), "PW-CONV-02") << before;
    }
    scene.play({convert, act::outsider(0)});
    EXPECT_EQ(scene.of(0).silver, 0) << before;
    EXPECT_EQ(scene.s.tax, facts().tax_supply[1]);
  }
}

TEST(Convert, PW_CONV_03_an_outsider_of_the_row_in_reach_of_faith) {
  for (int its_faith = 0; its_faith <= 12; ++its_faith) {
    Scene scene = converting(its_faith).track(0, strength, 12).track(0, influence, 12);
    scene.play(convert);
    for (std::size_t column = 0; column < outsider_row; ++column)
      EXPECT_EQ(scene.can(act::outsider(column)), its_faith >= needed_faith[column]) << its_faith << column;
  }
  Scene gap = converting().outsiders({"", "thief_1"});
  EXPECT_EQ(gap.why(convert), "PW-CONV-03");
  gap.track(0, faith, 2).play(convert);
  EXPECT_EQ(gap.why(act::outsider(0)), "PW-CONV-03");
}

TEST(Convert, PW_CONV_03_the_paladin_lends_faith) {
  Scene scene = converting(2).paladin(0, "gerier");  // +3
  scene.play(convert);
  EXPECT_TRUE(scene.can(act::outsider(2)));
  EXPECT_FALSE(scene.can(act::outsider(3)));
}

TEST(Convert, PW_CONV_04_silver_buys_no_faith) {
  Scene scene = converting(1).silver(0, 40);
  scene.play(convert);
  EXPECT_EQ(scene.why(act::outsider(1)), "PW-CONV-04");
  EXPECT_EQ(scene.legal(), (std::vector<Action>{act::outsider(0)}));
  scene.play(act::outsider(0));
  EXPECT_EQ(scene.of(0).silver, 40);
}

class EveryConversion : public testing::TestWithParam<int> {};

TEST_P(EveryConversion, PW_CONV_05_gives_strength_and_not_the_attack_reward) {
  const OutsiderCard& card = facts().outsiders[static_cast<std::size_t>(GetParam())];
  Scene scene = converting().outsiders({card.id});
  busy(scene).play(convert);
  const Holding before = holding(scene);
  scene.play(act::outsider(0));
  EXPECT_EQ(scene.s.ask, Ask::action);
  EXPECT_EQ(holding(scene), plus(before, card.convert));
  EXPECT_GE(scene.level(0, strength), 1);
  EXPECT_EQ(scene.level(0, influence), 0);
  const Seat seat = seat_at(0);  // and its VP count at the end
  EXPECT_EQ(tally(scene.look(), seat).convert, outsider_vp(scene.look(), seat, scene.of(0).converted[0]));
}

INSTANTIATE_TEST_SUITE_P(Convert, EveryConversion, testing::Range(0, static_cast<int>(outsider_count)));

TEST(Convert, PW_CONV_06_on_the_leftmost_free_slot) {
  Scene scene = converting(0, 2);
  scene.play({convert, act::outsider(0)});
  EXPECT_EQ(scene.of(0).converted_count, 3);
  EXPECT_EQ(scene.of(0).converted[0], foreigner("traitor_1"));
  EXPECT_EQ(scene.of(0).converted[1], foreigner("traitor_2"));
  EXPECT_EQ(scene.of(0).converted[2], foreigner("protector_1"));
  EXPECT_EQ(scene.s.outsiders[0], Outsider::none);
}

TEST(Convert, PW_CONV_07_converted_is_not_attacked_nor_attacked_converted) {
  Scene scene = converting(0, 1).orders({"attack", "convert"});
  scene.outsiders({"marauder_1"}).converted(0, {"assassin_1", "archer_2", "warrior_2", "champion_2"});
  scene.play({convert, act::outsider(0)});  // a Saracen among six converted
  const Seat seat = seat_at(0);
  EXPECT_TRUE(scene.of(0).attacked.empty());
  EXPECT_EQ(outsider_vp(scene.look(), seat, foreigner("assassin_1")), 0);
  EXPECT_FALSE(order_met(scene.look(), seat, order("attack")));
  EXPECT_TRUE(order_met(scene.look(), seat, order("convert")));
  Scene other(2);
  other.attacked(0, {"thief_1", "thief_2", "traitor_1", "traitor_2", "champion_1"});
  EXPECT_EQ(tally(other.look(), seat).convert, 0);
  EXPECT_TRUE(order_met(other.look(), seat, order("attack")));
  EXPECT_FALSE(order_met(other.look(), seat, order("convert")));
}

// The rulebook's example: an Assassin under the flag 2 with faith 3 and a boost of 1, the third conversion.
TEST(Convert, PW_CONV_05_after_PW_EX_16) {
  Scene scene = converting(3, 2).paladin(0, "engelier").outsiders({"", "assassin_2"}).silver(0, 2);
  scene.attacked(0, {"adventurer_1", "archer_2", "guardian_2"}).play({convert, act::outsider(1)});
  EXPECT_EQ(scene.of(0).silver, 0);
  EXPECT_EQ(scene.level(0, strength), 2);
  EXPECT_EQ(outsider_vp(scene.look(), seat_at(0), foreigner("assassin_2")), 2);  // two Saracens attacked
}

}  // namespace convert_test
}  // namespace ludarium::paladins
