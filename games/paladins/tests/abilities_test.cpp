// Chapter "Hired abilities: when", with the reading trigger_on_icon.
#include "games/paladins/tests/support/scene.hpp"

namespace ludarium::paladins {
namespace abilities_test {

using enum Worker;

Scene& fortify(Scene& scene) {
  scene.on_board(0, Space::fortify, no_workers).crew(0, Space::fortify).next_wall(1).provision(0, 9);
  return scene.track(0, Attribute::influence, 9).turn_of(0).play(act::take(Space::fortify));
}

// The favour that places a workshop for free, with a townsman who lives on workshops.
Scene free_workshop(boost::json::object options = {}) {
  Scene scene(2, options);
  scene.hired(0, {"architect_2", "architect_1"}).favours({"works"}).workers(0, {merchant}).provision(0, 1);
  return scene;
}

TEST(Abilities, PW_ABIL_01_each_time_from_the_hire_on) {
  Scene scene(2);
  scene.silver(0, 2).townsfolk({"", "gatekeeper_2"});
  EXPECT_EQ(fortify(scene).of(0).silver, 2);  // not hired yet
  scene.turn_of(0).crew(0, Space::recruit, 1).play({act::take(Space::recruit, 1), act::hire(1)});
  EXPECT_EQ(scene.of(0).silver, 1);
  EXPECT_EQ(fortify(scene).of(0).silver, 2);
  EXPECT_EQ(fortify(scene).of(0).silver, 3);
  scene.pass_all();
  EXPECT_EQ(fortify(scene).of(0).silver, 4);
}

TEST(Abilities, PW_ABIL_01_only_by_its_own_action) {
  const std::array<std::pair<const char*, Space>, 7> people{{{"abbot_1", Space::absolve},
                                                             {"acolyte_1", Space::commission},
                                                             {"architect_1", Space::develop},
                                                             {"defender_1", Space::attack},
                                                             {"gatekeeper_1", Space::fortify},
                                                             {"missionary_1", Space::convert},
                                                             {"watchman_1", Space::garrison}}};
  for (auto [id, own] : people)
    for (std::size_t i = 0; i < board_spaces; ++i) {
      const auto action = static_cast<Space>(i);
      if (action == Space::recruit) continue;  // nobody in the row
      Scene scene(2);
      scene.plenty(0).townsfolk({}).hired(0, {id}).crew(0, action).next_wall(1).play(act::take(action));
      if (scene.s.actor == seat_at(0)) scene.play(scene.legal()[0]);
      EXPECT_EQ(scene.happened(Happened::ability), action == own) << id << " " << i;
    }
}

TEST(Abilities, PW_ABIL_02_not_by_the_icon_of_a_free_workshop) {
  for (Scene scene : {free_workshop(), free_workshop({{"trigger_on_icon", "no"}})}) {
    scene.play({act::favour(0), act::option(0), act::workshop(Space::attack, 0)});
    EXPECT_FALSE(scene.happened(Happened::ability));
    EXPECT_EQ(scene.of(0).provision, 0);
    EXPECT_EQ(workers_held(scene.of(0)), 1);  // from under the workshop
  }
}

TEST(Abilities, PW_ABIL_02_reading_trigger_on_icon_yes) {
  Scene scene = free_workshop({{"trigger_on_icon", "yes"}});
  scene.play({act::favour(0), act::option(0), act::workshop(Space::attack, 0)});
  EXPECT_EQ(scene.of(0).provision, 1);
  EXPECT_EQ(scene.held(0, labourer), 1);
  EXPECT_EQ(scene.all(Happened::ability).size(), 2u);
  Scene board(2, {{"trigger_on_icon", "yes"}});  // the board action pays once as ever
  board.hired(0, {"architect_2"}).workers(0, {labourer, labourer}).silver(0, 4).provision(0, 0);
  board.play({act::take(Space::develop), act::workshop(Space::attack, 0)});
  EXPECT_EQ(board.of(0).provision, 1);
}

TEST(Abilities, PW_ABIL_02_other_icons_fire_nothing) {
  for (const char* reading : {"no", "yes"}) {
    Scene pray(2, {{"trigger_on_icon", reading}});
    pray.hired(0, {"abbot_1", "acolyte_1", "architect_1"}).favours({"prayer", "recruit"}).workers(0, {labourer});
    pray.on_board(0, Space::absolve, {cleric, labourer, merchant}).townsfolk({"squire_1"});
    pray.play({act::favour(0), act::clear(Space::absolve)});
    EXPECT_FALSE(pray.happened(Happened::ability));
    pray.workers(0, {scout}).turn_of(0).play({act::favour(1), act::hire(0)});
    EXPECT_FALSE(pray.happened(Happened::ability));
    EXPECT_EQ(pray.of(0).hired_count, 4);
    EXPECT_EQ(workers_held(pray.of(0)), 0);
  }
}

TEST(Abilities, PW_ABIL_03_only_by_the_owners_actions) {
  Scene scene(2);
  scene.hired(1, {"gatekeeper_1", "gatekeeper_2"});
  const int silver = scene.of(1).silver;
  fortify(scene);
  EXPECT_FALSE(scene.happened(Happened::ability));
  EXPECT_EQ(scene.of(1).silver, silver);
  EXPECT_EQ(workers_held(scene.of(0)) + workers_held(scene.of(1)), 0);
}

TEST(Abilities, PW_ABIL_04_each_copy_pays_after_the_printed_gains) {
  Scene scene(2);
  scene.hired(0, {"acolyte_2", "acolyte_1"}).silver(0, 0).crew(0, Space::commission);
  scene.play({act::take(Space::commission), act::space(space("r1_2"))});  // two silver
  EXPECT_EQ(scene.of(0).silver, 3);
  EXPECT_EQ(scene.held(0, labourer), 1);
  const auto gained = scene.all(Happened::gained);
  ASSERT_EQ(gained.size(), 3u);
  EXPECT_EQ(gained[0].arg[1], 2);  // the space
  EXPECT_EQ(gained[1].arg[0], number(Token::silver));
  EXPECT_EQ(gained[1].arg[1], 1);
  EXPECT_EQ(gained[2].arg[0], number(Token::labourer));
}

TEST(Abilities, PW_ABIL_05_who_is_hired_during_the_action_comes_too_late_for_it) {
  Scene scene(2);
  scene.townsfolk({"acolyte_1"}).crew(0, Space::commission).provision(0, 2);
  scene.play({act::take(Space::commission), act::space(space("r1_1")), act::hire(0)});
  EXPECT_EQ(scene.held(0, labourer), 0);
  EXPECT_FALSE(scene.happened(Happened::ability));
  scene.on_board(0, Space::commission, no_workers).crew(0, Space::commission).turn_of(0);
  scene.play({act::take(Space::commission), act::space(space("r1_2"))});
  EXPECT_EQ(scene.held(0, labourer), 1);
}

}  // namespace abilities_test
}  // namespace ludarium::paladins
