// The numbers behind a refusal, as a player reads them.
#include "games/paladins/tests/support/scene.hpp"
#include "tests/support/english.hpp"

namespace ludarium::paladins {
namespace why_detail_test {

std::string numbers(const Scene& scene, Action action) {
  const Verdict verdict = game().why_not(scene.s, scene.s.actor, action);
  return verdict.detail ? in_english(*verdict.detail) : "";
}

constexpr auto scout = Worker::scout, merchant = Worker::merchant, fighter = Worker::fighter, cleric = Worker::cleric,
               labourer = Worker::labourer;

TEST(PaladinsWhy, workers_needed_and_held) {
  Scene scene(2);
  EXPECT_EQ(numbers(scene, act::take(Space::pray)), "Needed: Cleric. You have 0 Workers.");
  scene.workers(0, {labourer, labourer, scout});
  EXPECT_EQ(numbers(scene, act::take(Space::commission)),
            "Needed: Scout, any Worker, Cleric. You have 2 Labourers, 1 Scout.");
  scene.workshop(0, Space::commission, 0);
  EXPECT_EQ(numbers(scene, act::take(Space::commission)), "Needed: any Worker, Cleric. You have 2 Labourers, 1 Scout.");
}

TEST(PaladinsWhy, cost_and_purse) {
  Scene scene(2);
  scene.workers(0, {scout, fighter, cleric, merchant}).silver(0, 2).provision(0, 0);
  EXPECT_EQ(numbers(scene, act::take(Space::develop)), "This costs 4 Silver. You have 2 Silver.");
  EXPECT_EQ(numbers(scene, act::take(Space::commission)), "This costs 1 Provision. You have 0 Provisions.");
}

TEST(PaladinsWhy, attribute_of_wall_region_and_column) {
  Scene scene(2);
  scene.workers(0, {scout, fighter, cleric, merchant}).walls(0, {1, 2}).provision(0, 5).outsiders({"", "warrior_1"});
  EXPECT_EQ(numbers(scene, act::take(Space::fortify)), "Needed: Influence 3. You have 0.");
  scene.track(0, Attribute::faith, 1);
  Scene monks = scene;
  monks.workers(0, {scout, labourer, cleric}).play(act::take(Space::commission));
  EXPECT_EQ(numbers(monks, act::space(space("r2_3"))), "Needed: Faith 2. You have 1.");
}

TEST(PaladinsWhy, silver_for_an_attack_out_of_reach) {
  Scene scene(2);
  scene.workers(0, {scout, labourer, fighter}).silver(0, 1).outsiders({"warrior_1", "", "invader_1"});
  scene.play(act::take(Space::attack));
  EXPECT_EQ(numbers(scene, act::outsider(2)), "This costs 3 Silver. You have 1 Silver.");
}

TEST(PaladinsWhy, the_limit_of_an_action) {
  Scene scene(2);
  scene.workers(0, {scout, labourer, cleric}).monks(0, 7).provision(0, 9);
  EXPECT_EQ(numbers(scene, act::take(Space::commission)),
            "Commission can be done 7 times in a game, and you have done it so often.");
}

TEST(PaladinsWhy, the_cheapest_townsfolk) {
  Scene scene(2);
  scene.workers(0, {labourer, fighter}).silver(0, 0).townsfolk({"", "", "abbot_1", "squire_1"});
  EXPECT_EQ(scene.why(act::take(Space::recruit)), "PW-REC-02");
  EXPECT_EQ(numbers(scene, act::take(Space::recruit)), "The cheapest costs 1 Silver. You have 0 Silver.");
  EXPECT_TRUE(scene.silver(0, 1).can(act::take(Space::recruit)));
  EXPECT_EQ(numbers(scene.townsfolk({}), act::take(Space::recruit)), "No card lies in the row: Townsfolk.");
}

TEST(PaladinsWhy, the_cheapest_attack) {
  Scene scene(2);
  scene.workers(0, {scout, labourer, fighter}).silver(0, 1).outsiders({"", "warrior_1", "invader_1"});
  EXPECT_EQ(numbers(scene, act::take(Space::attack)), "The cheapest costs 2 Silver. You have 1 Silver.");
  EXPECT_TRUE(scene.silver(0, 2).can(act::take(Space::attack)));
  EXPECT_EQ(numbers(scene.outsiders({}), act::take(Space::attack)), "No card lies in the row: Outsider.");
}

TEST(PaladinsWhy, the_faith_of_the_first_who_could_be_converted) {
  Scene scene(2);
  scene.workers(0, {fighter, labourer, cleric}).track(0, Attribute::faith, 1).outsiders({"", "", "warrior_1"});
  EXPECT_EQ(numbers(scene, act::take(Space::convert)), "Needed: Faith 4. You have 1.");
  EXPECT_TRUE(scene.track(0, Attribute::faith, 4).can(act::take(Space::convert)));
  EXPECT_EQ(numbers(scene.outsiders({}), act::take(Space::convert)), "No card lies in the row: Outsider.");
}

TEST(PaladinsWhy, regions_out_of_reach_and_full_ones) {
  Scene scene(2);
  scene.workers(0, {merchant, labourer, fighter}).provision(0, 5);
  EXPECT_EQ(numbers(scene, act::take(Space::garrison)), "Needed: Strength 1. You have 0.");
  scene.track(0, Attribute::strength, 4);
  for (const char* id : {"r1_1", "r1_2", "r2_1", "r2_2", "r2_3", "r2_4"})
    scene.s.map[space(id)] = Piece::of(seat_at(1), true);
  EXPECT_EQ(numbers(scene, act::take(Space::garrison)),
            "The regions your Strength of 4 reaches are full. The next free space needs 5.");
  scene.s.map.fill(Piece::of(seat_at(1), true));
  EXPECT_EQ(numbers(scene, act::take(Space::garrison)), "No space of the map is free.");
}

TEST(PaladinsWhy, regions_without_room_for_a_monk) {
  Scene scene(2);
  scene.workers(0, {scout, labourer, cleric}).provision(0, 5);
  for (const char* id : {"r1_1", "r1_2"}) scene.s.map[space(id)] = Piece::of(seat_at(1), false);
  EXPECT_EQ(scene.why(act::take(Space::commission)), "PW-COMM-10");
  EXPECT_EQ(numbers(scene, act::take(Space::commission)),
            "The regions your Faith of 0 reaches are full. The next free space needs 2.");
}

TEST(PaladinsWhy, no_number_where_none_explains) {
  Scene scene(2);
  scene.workers(0, {labourer, labourer}).on_board(0, Space::hunt, {labourer, Worker::none, Worker::none});
  EXPECT_EQ(scene.why(act::take(Space::hunt)), "PW-HUNT-06");
  EXPECT_EQ(numbers(scene, act::take(Space::hunt)), "");
}

}  // namespace why_detail_test
}  // namespace ludarium::paladins
