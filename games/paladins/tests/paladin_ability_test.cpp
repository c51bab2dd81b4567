// Chapter "Paladin selection": what the revealed paladins can do.
#include "games/paladins/tests/support/round.hpp"

namespace ludarium::paladins {
namespace paladin_ability_test {

using enum Worker;

// Six of each action with a limit are done, the seventh is the dearest; workers and attributes for it are there.
Scene before_the_seventh(Space action) {
  Scene scene(4);
  scene.plenty(0).monks(0, 6).outposts(0, 6).jars(0, 6).walls(0, {1, 3, 4, 5, 6, 14});
  scene.converted(0, {"archer_2", "thief_1", "thief_2", "traitor_1", "traitor_2", "warrior_1"});
  return scene.crew(0, action).silver(0, 0).provision(0, 0).next_wall(2);
}

struct Gratis {
  const char* id;
  Space action;
  const char* cost_rule;
};

// With him nothing is paid though there is nothing to pay with; with another paladin it cannot be done.
void expect_gratis(const Gratis& gratis) {
  Scene scene = before_the_seventh(gratis.action);
  EXPECT_EQ(scene.why(act::take(gratis.action)), gratis.cost_rule) << gratis.id;
  EXPECT_EQ(scene.paladin(0, "samson").why(act::take(gratis.action)), gratis.cost_rule) << gratis.id;
  ASSERT_TRUE(scene.paladin(0, gratis.id).can(act::take(gratis.action))) << gratis.id;
  const int tax = scene.s.tax;
  scene.play(act::take(gratis.action));
  EXPECT_FALSE(scene.happened(Happened::paid)) << gratis.id;
  EXPECT_FALSE(scene.happened(Happened::took_debt)) << gratis.id;
  EXPECT_EQ(scene.s.tax, tax);
  EXPECT_EQ(workers_held(scene.of(0)), 0);  // the workers stay due
}

// The rest of the rules stay: workers, limit.
void expect_the_rest(const Gratis& gratis, const char* spots_rule) {
  Scene scene = before_the_seventh(gratis.action);
  scene.paladin(0, gratis.id).workers(0, {labourer, labourer, labourer});
  EXPECT_EQ(scene.why(act::take(gratis.action)), spots_rule);
  scene.crew(0, gratis.action).monks(0, 1).outposts(0, 1).jars(0, 1).walls(0, {7}).converted(0, {"warrior_2"});
  if (gratis.action != Space::pray) {
    EXPECT_EQ(scene.why(act::take(gratis.action)), "PW-LIM-03") << gratis.id;
  }
}

TEST(PaladinAbility, PW_PAL_10_no_provisions_for_fortify_garrison_or_commission) {
  const Gratis anseis{"anseis", Space::fortify, "PW-FORT-02"}, berengier{"berengier", Space::garrison, "PW-GARR-02"},
      ivon{"ivon", Space::commission, "PW-COMM-02"};
  for (const Gratis& gratis : {anseis, berengier, ivon}) expect_gratis(gratis);
  expect_the_rest(anseis, "PW-FORT-01");
  expect_the_rest(berengier, "PW-GARR-01");
  expect_the_rest(ivon, "PW-COMM-01");
}

TEST(PaladinAbility, PW_PAL_10_the_requirement_stays) {
  Scene wall = before_the_seventh(Space::fortify);
  wall.paladin(0, "anseis").track(0, Attribute::influence, 11 - 3 - 1);
  EXPECT_EQ(wall.why(act::take(Space::fortify)), "PW-FORT-03");
  EXPECT_TRUE(wall.track(0, Attribute::influence, 11 - 3).can(act::take(Space::fortify)));
  Scene outpost(4);
  outpost.paladin(0, "berengier").crew(0, Space::garrison).provision(0, 0).play(act::take(Space::garrison));
  EXPECT_TRUE(outpost.can(act::space(space("r2_1"))));  // strength 3
  EXPECT_EQ(outpost.why(act::space(space("r3_1"))), "PW-GARR-04");
  Scene monk(4);
  monk.paladin(0, "ivon").crew(0, Space::commission).provision(0, 0).play(act::take(Space::commission));
  EXPECT_TRUE(monk.can(act::space(space("r2_1"))));  // faith 3
  EXPECT_EQ(monk.why(act::space(space("r3_1"))), "PW-COMM-04");
}

TEST(PaladinAbility, PW_PAL_11_no_silver_for_convert_absolve_or_pray) {
  const Gratis gerier{"gerier", Space::convert, "PW-CONV-02"}, ivoire{"ivoire", Space::absolve, "PW-ABS-02"},
      oliver{"oliver", Space::pray, "PW-PRAY-01"};
  for (const Gratis& gratis : {gerier, ivoire, oliver}) expect_gratis(gratis);
  expect_the_rest(gerier, "PW-CONV-01");
  expect_the_rest(ivoire, "PW-ABS-01");
  expect_the_rest(oliver, "PW-PRAY-01");
  Scene jar = before_the_seventh(Space::absolve);
  jar.paladin(0, "ivoire").track(0, Attribute::influence, 12 - 3 - 1);
  EXPECT_EQ(jar.why(act::take(Space::absolve)), "PW-ABS-04");
}

TEST(PaladinAbility, PW_PAL_12_roland_recruits_without_silver_in_any_slot) {
  for (std::size_t slot = 0; slot < 5; ++slot)
    for (std::size_t way : {0u, 1u}) {
      Scene scene(2);
      scene.plenty(0).crew(0, Space::recruit, way).silver(0, 0).paladin(0, "roland");
      scene.play(act::take(Space::recruit, way));
      EXPECT_EQ(scene.legal().size(), 5u);  // each card in one way only: no debt instead
      scene.play(way == 0 ? act::dismiss(slot) : act::hire(slot));
      EXPECT_FALSE(scene.happened(Happened::paid));
      EXPECT_EQ(scene.of(0).unpaid, 0);
      EXPECT_EQ(scene.s.townsfolk[slot], Townsfolk::none);
    }
}

TEST(PaladinAbility, PW_PAL_12_no_debt_where_nothing_is_due) {
  Scene scene(2);
  scene.plenty(0).crew(0, Space::recruit, 1).paladin(0, "roland").play(act::take(Space::recruit, 1));
  for (std::size_t slot : {0u, 1u}) EXPECT_EQ(scene.why(act::hire(slot, true)), "PW-PAL-12");
  Scene other(2);
  other.plenty(0).crew(0, Space::recruit, 1).paladin(0, "samson").play(act::take(Space::recruit, 1));
  EXPECT_TRUE(other.can(act::hire(0, true)));
}

TEST(PaladinAbility, PW_PAL_13_samson_develops_for_2_silver) {
  Scene scene(2);
  scene.crew(0, Space::develop).silver(0, 3);
  EXPECT_EQ(scene.why(act::take(Space::develop)), "PW-DEV-01");
  EXPECT_EQ(scene.paladin(0, "samson").silver(0, 1).why(act::take(Space::develop)), "PW-DEV-01");
  scene.silver(0, 3).play({act::take(Space::develop), act::workshop(Space::attack, 0)});
  EXPECT_EQ(scene.of(0).silver, 1);
}

// What the goods of seat 0 are after one such action, from nothing; how many have gone from the tax supply.
struct Goods {
  int silver = 0, provision = 0, taxed = 0;
  bool operator==(const Goods&) const = default;
};
Goods after(std::string_view id, Space action, std::size_t way = 0) {
  Scene scene(2);
  scene.plenty(0).paladin(0, id).crew(0, action, way).silver(0, 0).provision(0, 0).suspicion_deck({0});
  const int tax = scene.s.tax;
  scene.play(act::take(action, way));
  if (scene.s.ask == Ask::outsider) scene.play(act::outsider(0));
  return {scene.of(0).silver, scene.of(0).provision, tax - scene.s.tax};
}

TEST(PaladinAbility, PW_PAL_14_gains_on_every_such_action_from_the_general_supply) {
  const Goods attack = after("samson", Space::attack);
  EXPECT_EQ(after("engelier", Space::attack), (Goods{attack.silver + 2, attack.provision, attack.taxed}));
  EXPECT_EQ(after("gerin", Space::conspire), (Goods{2, 0, 0}));
  EXPECT_EQ(after("otton", Space::trade), (Goods{1 + 2, 0, 0}));
  EXPECT_EQ(after("otton", Space::trade, 1), (Goods{3 + 2, 0, 0}));
  EXPECT_EQ(after("girard", Space::hunt), (Goods{0, 1 + 2, 0}));
  EXPECT_EQ(after("girard", Space::hunt, 1), (Goods{0, 3 + 2, 0}));
}

TEST(PaladinAbility, PW_PAL_14_on_no_other_action) {
  EXPECT_EQ(after("otton", Space::hunt), (Goods{0, 1, 0}));
  EXPECT_EQ(after("girard", Space::trade), (Goods{1, 0, 0}));
  EXPECT_EQ(after("engelier", Space::conspire), (Goods{0, 0, 0}));
  EXPECT_EQ(after("gerin", Space::trade, 1), (Goods{3, 0, 0}));
}

TEST(PaladinAbility, PW_PAL_15_a_gain_never_helps_to_pay_for_its_action) {
  Scene scene(2);
  scene.outsiders({"", "", "warrior_1"}).paladin(0, "engelier").crew(0, Space::attack);  // strength 3, it takes 5
  EXPECT_EQ(scene.silver(0, 0).why(act::take(Space::attack)), "PW-ATT-04");
  scene.silver(0, 1).play({act::take(Space::attack), act::outsider(2)});
  EXPECT_LT(when(scene, Happened::paid), when(scene, Happened::paladin_ability));
  EXPECT_GE(scene.of(0).silver, 2);
}

TEST(PaladinAbility, PW_PAL_16_icons_are_not_the_action) {
  Scene criminals(2);
  criminals.favours({"underworld"}).paladin(0, "gerin").workers(0, {labourer}).silver(0, 0).suspicion_deck({0, 0});
  criminals.play(act::favour(0));
  EXPECT_EQ(criminals.held(0, criminal), 2);
  EXPECT_EQ(criminals.of(0).silver, 0);
  EXPECT_FALSE(criminals.happened(Happened::paladin_ability));

  Scene provisions(2);
  provisions.favours({"supplies"}).paladin(0, "girard").workers(0, {labourer}).provision(0, 0).play(act::favour(0));
  EXPECT_EQ(provisions.of(0).provision, 2);
}

TEST(PaladinAbility, PW_PAL_16_and_cost_nothing_anyway) {
  Scene works(2);
  works.favours({"works"}).paladin(0, "samson").workers(0, {merchant}).silver(0, 5).provision(0, 1);
  works.play({act::favour(0), act::option(0), act::workshop(Space::attack, 0)});
  EXPECT_EQ(works.of(0).silver, 5);
  EXPECT_EQ(works.of(0).provision, 0);  // what the favour costs is no cost of the action

  Scene prayer(2);
  prayer.favours({"prayer"}).paladin(0, "oliver").workers(0, {labourer}).silver(0, 5);
  prayer.on_board(0, Space::trade, {labourer, none, none}).play({act::favour(0), act::clear(Space::trade)});
  EXPECT_EQ(prayer.of(0).silver, 5);

  Scene recruit(2);
  recruit.favours({"recruit"}).paladin(0, "roland").workers(0, {scout}).silver(0, 5).townsfolk({"squire_1"});
  recruit.play(act::favour(0));
  EXPECT_EQ(recruit.legal(), (std::vector{act::hire(0), act::decline()}));
  EXPECT_EQ(recruit.play(act::hire(0)).of(0).silver, 5);
}

}  // namespace paladin_ability_test
}  // namespace ludarium::paladins
