// Chapter "Outsider scoring": what converted outsiders are worth.
#include <map>
#include <string>

#include "games/paladins/tests/holding.hpp"

namespace ludarium::paladins {
namespace outsider_test {

using enum Worker;
using enum Attribute;

constexpr Seat me = seat_at(0);

// What all converted outsiders of seat 0 score.
int score(const Scene& scene) { return tally(scene.look(), me).convert; }

// What the named card alone would score.
int worth(Scene scene, std::string_view id) { return score(scene.converted(0, {id})); }

void expect_worth(const Scene& scene, const std::string& name, int vp) {
  for (const char* copy : {"_1", "_2"}) EXPECT_EQ(worth(scene, name + copy), vp) << name << copy;
}

TEST(Outsiders, PW_OUT_01_one_for_each_attacked_of_a_people) {
  Scene scene(2);
  scene.attacked(0, {"adventurer_1", "archer_2", "champion_2"});  // Saracens
  scene.attacked(0, {"archer_1", "armourer_1"});                  // Byzantines
  scene.attacked(0, {"adventurer_2"});                            // a Viking
  scene.attacked(1, {"guardian_2", "hunter_2", "hunter_1"});      // the neighbour's
  expect_worth(scene, "assassin", 3);
  expect_worth(scene, "barbarian", 2);
  expect_worth(scene, "invader", 1);
}

// So many of everything the cards count.
Scene with_so_many(int n) {
  const std::string_view hired[] = {"abbot_1", "abbot_2", "abbot_3", "squire_1", "squire_2", "squire_3", "peddler_1"};
  Scene scene(4);
  scene.monks(0, n).outposts(0, n).jars(0, n);
  for (int i = 0; i < n; ++i) {
    scene.walls(0, {i + 1}).hired(0, {hired[i]});
    scene.workshop(0, right_at(static_cast<std::size_t>(i / 2)), static_cast<std::size_t>(i % 2));
  }
  return scene;
}

TEST(Outsiders, PW_OUT_02_one_for_every_second_time) {
  for (int n = 0; n <= 7; ++n)
    for (const char* name : {"adventurer", "lookout", "hunter", "archer", "vigilante", "guardian"})
      expect_worth(with_so_many(n), name, n / 2);
}

TEST(Outsiders, PW_OUT_02_each_its_own_action) {
  const auto only = [](auto lay) {
    Scene scene(2);
    lay(scene);
    std::string seen;
    for (const char* name : {"adventurer_1", "lookout_1", "hunter_1", "archer_1", "vigilante_1", "guardian_1"})
      if (worth(scene, name) > 0) seen += name;
    return seen;
  };
  EXPECT_EQ(only([](Scene& scene) { scene.monks(0, 2); }), "adventurer_1");
  EXPECT_EQ(only([](Scene& scene) { scene.walls(0, {1, 2}); }), "lookout_1");
  EXPECT_EQ(only([](Scene& scene) { scene.hired(0, {"abbot_1", "abbot_2"}); }), "hunter_1");
  EXPECT_EQ(only([](Scene& scene) { scene.outposts(0, 2); }), "archer_1");
  EXPECT_EQ(only([](Scene& scene) { scene.jars(0, 2); }), "vigilante_1");
  EXPECT_EQ(only([](Scene& scene) { scene.workshop(0, Space::attack, 0).workshop(0, Space::attack, 1); }),
            "guardian_1");
  EXPECT_EQ(only([](Scene& scene) { scene.attacked(0, {"thief_1", "thief_2"}); }), "");
}

TEST(Outsiders, PW_OUT_03_free_hires_count_and_dismissals_do_not) {
  Scene scene(2);
  scene.converted(0, {"hunter_1"}).hired(0, {"abbot_1"}).townsfolk({"squire_1", "squire_2", "", "", "peddler_1"});
  scene.workers(0, {labourer}).play({act::take(Space::recruit, 0), act::dismiss(4)});
  EXPECT_EQ(score(scene), 0);
  scene.turn_of(0).workers(0, {scout, labourer, cleric});
  scene.play({act::take(Space::commission), act::space(space("r1_1")), act::hire(0)});
  EXPECT_EQ(score(scene), 1);
}

TEST(Outsiders, PW_OUT_03_the_first_hire_counts_too) {
  Scene scene = Scene::fresh(2);
  while (scene.s.ask == Ask::hire) scene.play(scene.legal()[0]);
  EXPECT_EQ(done(scene.look(), me, Space::recruit), 1);
  scene.of(0).hired[1] = *scene.s.townsfolk_deck.begin();
  scene.of(0).hired_count = 2;
  EXPECT_EQ(outsider_vp(scene.look(), me, foreigner("hunter_1")), 1);
}

TEST(Outsiders, PW_OUT_03_workshops_placed_for_free_count) {
  Scene scene(2);
  scene.round(3).favours({"works"}).converted(0, {"guardian_2"}).workshop(0, Space::attack, 0).workers(0, {merchant});
  scene.play({act::favour(0), act::option(0), act::workshop(Space::attack, 1)});
  EXPECT_EQ(score(scene), 1);
}

TEST(Outsiders, PW_OUT_04_a_protector_counts_paid_debts) {
  for (int paid : {0, 1, 3}) expect_worth(Scene(2).debts(0, 2, paid), "protector", paid);
}

TEST(Outsiders, PW_OUT_05_one_for_every_fourth_level) {
  for (int level = 0; level <= 12; ++level) {
    expect_worth(Scene(2).track(0, strength, level), "armourer", level / 4);
    expect_worth(Scene(2).track(0, influence, level), "marauder", level / 4);
    expect_worth(Scene(2).track(0, faith, level), "warrior", level / 4);
  }
}

TEST(Outsiders, PW_OUT_05_boosts_never_count_nor_do_other_tracks) {
  expect_worth(Scene(2).paladin(0, "roland"), "armourer", 0);
  expect_worth(Scene(2).paladin(0, "gerin"), "marauder", 0);
  expect_worth(Scene(2).paladin(0, "oliver"), "warrior", 0);
  expect_worth(Scene(2).track(0, faith, 12).track(0, influence, 12), "armourer", 0);
}

TEST(Outsiders, PW_OUT_06_a_champion_is_worth_one_and_one_for_each_order_met) {
  Scene scene(2);
  expect_worth(scene, "champion", 1);
  scene.orders({"commission", "absolve", "garrison"}).monks(0, 5).jars(0, 4);
  expect_worth(scene, "champion", 2);
  scene.jars(0, 1).outposts(0, 5);
  EXPECT_EQ(scene.of(0).jars, 5);
  expect_worth(scene, "champion", 4);
}

TEST(Outsiders, PW_OUT_07_a_thief_counts_suspicions) {
  expect_worth(Scene(2).suspicions(1, {0, 0}), "thief", 0);
  expect_worth(Scene(2).suspicions(0, {0, 2, 1}), "thief", 3);
}

TEST(Outsiders, PW_OUT_08_with_a_traitor_an_unpaid_debt_costs_less) {
  Scene scene(2);
  scene.silver(0, 0).provision(0, 0).debts(0, 3, 0);
  EXPECT_EQ(scene.vp(0), -9);
  Scene other = scene;
  EXPECT_EQ(scene.converted(0, {"traitor_1"}).vp(0), -6);
  EXPECT_EQ(other.converted(0, {"traitor_2"}).vp(0), -6);
  EXPECT_EQ(scene.converted(0, {"traitor_2"}).vp(0), -3);
  expect_worth(Scene(2).debts(0, 0, 4), "traitor", 0);
}

TEST(Outsiders, PW_OUT_09_a_mercenary_counts_mercenaries_itself_included) {
  for (const char* id : {"mercenary_1", "mercenary_2", "mercenary_3", "mercenary_4"}) EXPECT_EQ(worth(Scene(2), id), 2);
  Scene scene(2);
  scene.attacked(0, {"mercenary_4"});  // not converted
  EXPECT_EQ(score(scene.converted(0, {"mercenary_1"})), 2);
  EXPECT_EQ(score(scene.converted(0, {"mercenary_2"})), 3 + 3);
  EXPECT_EQ(score(scene.converted(0, {"mercenary_3"})), 4 + 4 + 4);
  EXPECT_EQ(score(scene.converted(0, {"thief_1"})), 4 + 4 + 4);  // no Mercenary
}

// One position in which every name scores something, and what.
TEST(Outsiders, PW_OUT_10_two_cards_of_each_name_and_four_mercenaries) {
  const std::map<std::string, int> expected{
      {"adventurer", 3}, {"archer", 3}, {"armourer", 2}, {"assassin", 1},  {"barbarian", 1}, {"champion", 2},
      {"guardian", 3},   {"hunter", 3}, {"invader", 1},  {"lookout", 3},   {"marauder", 3},  {"mercenary", 2},
      {"protector", 2},  {"thief", 2},  {"traitor", 1},  {"vigilante", 3}, {"warrior", 1}};
  Scene scene = with_so_many(6);
  scene.track(0, strength, 8).track(0, influence, 12).track(0, faith, 4).debts(0, 1, 2).suspicions(0, {0, 0});
  scene.orders({"commission", "attack", "convert"});
  for (auto [people, card] :
       {std::pair{People::saracen, "warrior_2"}, {People::byzantine, "warrior_1"}, {People::viking, "vigilante_2"}})
    ASSERT_EQ(facts()[foreigner(card)].people, people);
  std::map<std::string, int> copies;
  for (const OutsiderCard& card : facts().outsiders) {
    const std::string name = card.id.substr(0, card.id.find('_'));
    Scene with = scene;
    for (const char* victim : {"warrior_2", "warrior_1", "vigilante_2"})
      if (victim != card.id) with.attacked(0, {victim});
    ++copies[name];
    EXPECT_EQ(worth(with, card.id), expected.at(name)) << card.id;
  }
  for (const auto& [name, count] : copies) EXPECT_EQ(count, name == "mercenary" ? 4 : 2) << name;
  EXPECT_EQ(copies.size(), expected.size());
}

TEST(Outsiders, PW_OUT_11_each_copy_scores_by_itself) {
  Scene scene(2);
  scene.track(0, faith, 6).converted(0, {"warrior_1", "warrior_2"});
  EXPECT_EQ(score(scene), 1 + 1);
  EXPECT_EQ(score(Scene(2).monks(0, 3).converted(0, {"adventurer_1", "adventurer_2"})), 1 + 1);
}

TEST(Outsiders, PW_OUT_11_only_converted_cards_score) {
  Scene scene(2);
  scene.track(0, faith, 12).attacked(0, {"warrior_1"}).converted(1, {"warrior_2"}).outsiders({"champion_1"});
  EXPECT_EQ(score(scene), 0);
}

}  // namespace outsider_test
}  // namespace ludarium::paladins
