// The worked examples of the solo ledger, chapter "Timing and worked examples"; 8, 19 to 22 stand with their rules.
#include "games/scythe/tests/support/automa.hpp"

namespace ludarium::scythe {
namespace automa_examples_test {

Faction another_than(Faction faction) { return faction == Faction::nordic ? Faction::saxony : Faction::nordic; }

void expect_first_worker(Faction faction, std::string from, std::string to) {
  Solo solo(another_than(faction), faction);
  const PlannedMove plan = solo.plan(AutomaMove::worker);
  EXPECT_EQ(plan.from, from);
  EXPECT_EQ(plan.to, to);
  solo.turn(3);
  EXPECT_TRUE(workers_of(solo.automa()).has(hex_named(to)));
  EXPECT_EQ(workers_of(solo.automa()).has(hex_named(from)), from == to);
}

TEST(AutomaExamples, SC_AUTO_EX_01_nordic) { expect_first_worker(Faction::nordic, "nordic_forest", "nordic_mountain"); }
TEST(AutomaExamples, SC_AUTO_EX_02_rusviet) {
  expect_first_worker(Faction::rusviet, "rusviet_village", "rusviet_tundra");
}
TEST(AutomaExamples, SC_AUTO_EX_03_saxony) {
  expect_first_worker(Faction::saxony, "saxony_mountain", "saxony_village");
}
TEST(AutomaExamples, SC_AUTO_EX_04_polania) {
  expect_first_worker(Faction::polania, "polania_forest", "polania_village");
}
TEST(AutomaExamples, SC_AUTO_EX_05_crimea_stays) { expect_first_worker(Faction::crimea, "crimea_farm", "crimea_farm"); }

TEST(AutomaExamples, SC_AUTO_EX_06_the_first_encounter) {
  const std::array<const char*, factions> to{"nordic_mountain", "rusviet_tundra", "crimea_mountain", "saxony_village",
                                             "polania_village"};
  for (std::size_t f = 0; f < factions; ++f) {
    const auto faction = static_cast<Faction>(f);
    Solo solo(another_than(faction), faction);
    solo.turn(14);
    EXPECT_EQ(solo.at(solo.automa().character), to[f]);
    EXPECT_FALSE(solo.s.encounter_tokens.has(hex_named(to[f])));
  }
}

TEST(AutomaExamples, SC_AUTO_EX_07_the_character_goes_towards_the_enemys_base) {
  Solo north(Faction::nordic, Faction::rusviet);
  EXPECT_EQ(north.plan(AutomaMove::character).to, "rusviet_village");
  Solo south(Faction::crimea, Faction::rusviet);
  EXPECT_EQ(south.plan(AutomaMove::character).to, "rusviet_tundra");
}

TEST(AutomaExamples, SC_AUTO_EX_09_the_worker_on_the_base_joins_the_others) {
  Solo solo(Faction::nordic, Faction::rusviet);
  solo.place({"rusviet_village", "rusviet_base"}, {"rusviet_tundra"}, "rusviet_mountain");
  const PlannedMove plan = solo.plan(AutomaMove::worker);
  EXPECT_EQ(plan.from, "rusviet_base");
  EXPECT_EQ(plan.to, "rusviet_tundra");
}

Solo by_the_factory() {
  Solo solo(Faction::nordic, Faction::rusviet);
  solo.unlock().place({"rusviet_village"}, {"rusviet_base", "rusviet_tundra"}, "rusviet_mountain");
  solo.place_person({}, {"nordic_base"}, "factory");
  return solo;
}

TEST(AutomaExamples, SC_AUTO_EX_10_the_mech_goes_beside_the_factory) {
  const PlannedMove plan = by_the_factory().plan(AutomaMove::mech);
  EXPECT_EQ(plan.from, "rusviet_base");
  EXPECT_EQ(plan.to, "factory_mountain");
}

TEST(AutomaExamples, SC_AUTO_EX_11_the_factory_is_attacked_from_beside_it) {
  Solo solo = by_the_factory();
  solo.automa().power = 5;
  EXPECT_EQ(solo.plan(AutomaMove::attack).to, "");
  solo.automa().workers[1] = hex_named("factory_mountain");
  EXPECT_EQ(solo.plan(AutomaMove::attack).from, "rusviet_base");
  EXPECT_EQ(solo.plan(AutomaMove::attack).unit, mech(0));
  EXPECT_EQ(solo.plan(AutomaMove::attack).to, "factory");
}

Solo in_the_west() {
  Solo solo(Faction::polania, Faction::saxony);
  solo.unlock().place({"saxony_tundra", "west_forest_inner"}, {"saxony_base"}, "saxony_village");
  solo.place_person({"polania_farm", "polania_farm"}, {"west_forest_outer"}, "polania_village");
  return solo;
}

TEST(AutomaExamples, SC_AUTO_EX_12_of_equal_targets_the_one_nearer_to_the_factory) {
  const PlannedMove plan = in_the_west().plan(AutomaMove::attack);
  EXPECT_EQ(plan.from, "saxony_base");
  EXPECT_EQ(plan.unit, mech(0));
  EXPECT_EQ(plan.to, "polania_village");
}

TEST(AutomaExamples, SC_AUTO_EX_13_of_unequal_targets_the_weaker) {
  Solo solo = in_the_west();
  solo.person().mechs[1] = hex_named("polania_village");
  EXPECT_EQ(solo.plan(AutomaMove::attack).from, "saxony_base");
  EXPECT_EQ(solo.plan(AutomaMove::attack).to, "west_forest_outer");
}

TEST(AutomaExamples, SC_AUTO_EX_14_the_workers_on_the_farm_go_home) {
  Solo solo = in_the_west();
  const int popularity = solo.person().popularity;
  EXPECT_EQ(solo.plan(AutomaMove::attack_worker).from, "saxony_base");
  solo.turn(19);
  EXPECT_EQ(solo.at(solo.automa().mechs[0]), "polania_farm");
  EXPECT_EQ(count_at(solo.person().workers, hex_named("polania_base")), 2);
  EXPECT_EQ(solo.person().popularity, popularity);
  EXPECT_EQ(solo.automa().popularity, 10);
}

TEST(AutomaExamples, SC_AUTO_EX_15_the_worker_keeps_out_of_danger) {
  const PlannedMove plan = in_the_west().plan(AutomaMove::worker);
  EXPECT_EQ(plan.from, "saxony_tundra");
  EXPECT_EQ(plan.to, "saxony_village");
}

TEST(AutomaExamples, SC_AUTO_EX_16_the_factory_first_then_the_village) {
  Solo solo(Faction::nordic, Faction::crimea);
  solo.unlock().place({"factory_tundra"}, {"crimea_farm"}, "crimea_village");
  solo.s.encounter_tokens.remove(hex_named("crimea_mountain"));
  EXPECT_EQ(solo.plan(AutomaMove::encounter_or_factory).to, "factory");
  solo.automa().factory_card = hidden_card;
  EXPECT_EQ(solo.plan(AutomaMove::encounter_or_factory).to, "south_village");
}

void expect_combat(int power, int card, std::initializer_list<int> hand, int dial, int cards) {
  Solo solo(Faction::saxony, Faction::nordic);
  solo.hand(Faction::saxony, {}).hand(Faction::nordic, hand);
  solo.automa().power = static_cast<std::uint8_t>(power);
  solo.person().power = 7;
  solo.next({card}).battle(Faction::saxony, Faction::nordic, "nordic_mountain");
  solo.play(solo.me(), act::fight(0));
  const Event fights = solo.all(Happened::automa_fights).at(0);
  EXPECT_EQ(fights.arg[1], dial);
  EXPECT_EQ(fights.arg[2], cards);
  EXPECT_EQ(solo.automa().power, power - dial);
}

TEST(AutomaExamples, SC_AUTO_EX_17_power_9_card_2_and_one_card_in_hand) { expect_combat(9, 2, {4}, 6, 1); }
TEST(AutomaExamples, SC_AUTO_EX_18_power_3_card_6) { expect_combat(3, 6, {}, 3, 0); }

TEST(AutomaExamples, SC_AUTO_EX_23_the_end) {
  Solo solo(Faction::saxony, Faction::nordic);
  solo.space(21);
  ASSERT_EQ(star_count(solo.automa()), 6);
  solo.automa().coins = 14;
  solo.place({"nordic_forest", "nordic_tundra", "nordic_mountain", "north_village", "northeast_village",
              "northeast_farm_inner", "northeast_farm_outer"},
             {"albion_farm", "albion_tundra", "albion_mountain"}, "factory");
  EXPECT_EQ(fortune(solo.look(), solo.it()).total(), 77);
}

}  // namespace automa_examples_test
}  // namespace ludarium::scythe
