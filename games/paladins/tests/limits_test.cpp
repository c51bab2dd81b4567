// Chapter "Limits of 7".
#include "games/paladins/tests/support/scene.hpp"

namespace ludarium::paladins {
namespace limits_test {

constexpr std::array limited{Space::commission, Space::fortify, Space::garrison, Space::absolve, Space::convert};

void use(Scene& scene, Space action, int times) {
  for (int i = 0; i < times; ++i) {
    if (action == Space::commission) scene.monks(0, 1);
    if (action == Space::garrison) scene.outposts(0, 1);
    if (action == Space::absolve) scene.jars(0, 1);
    if (action == Space::fortify) scene.walls(0, {i + 1});
    if (action == Space::convert) scene.converted(0, {facts().outsiders[static_cast<std::size_t>(i)].id});
  }
}

// Everything else is there.
Scene after(Space action, int times) {
  Scene scene(2);
  use(scene, action, times);
  scene.plenty(0).outsiders({"thief_1"});
  return scene;
}

Action target(const Scene& scene, Space action) {
  if (action == Space::absolve) return act::jar(9);
  if (action == Space::convert) return act::outsider(0);
  return scene.legal()[0];  // a space of the map
}

TEST(Limits, PW_LIM_01_the_seventh_use_is_the_last) {
  for (Space action : limited) {
    Scene scene = after(action, 6);
    scene.crew(0, action).next_wall(5).play(act::take(action));
    if (action != Space::fortify) scene.play(target(scene, action));
    EXPECT_EQ(done(scene.look(), seat_at(0), action), 7) << index(action);
    scene.on_board(0, action, no_workers).plenty(0).turn_of(0);
    EXPECT_EQ(scene.why(act::take(action)), "PW-LIM-03") << index(action);
  }
}

TEST(Limits, PW_LIM_01_each_player_and_each_action_has_its_own_limit) {
  for (Space action : limited) {
    Scene scene = after(action, 7);
    for (Space other : limited) EXPECT_EQ(scene.can(act::take(other)), other != action) << index(other);
    EXPECT_TRUE(scene.plenty(1).turn_of(1).can(act::take(action)));
  }
}

TEST(Limits, PW_LIM_02_attack_has_none) {
  Scene scene(2);
  scene.plenty(0);
  for (std::size_t i = 0; i < 36; ++i)
    if (facts().outsiders[i].id != "thief_1") scene.attacked(0, {facts().outsiders[i].id});
  scene.outsiders({"thief_1"}).crew(0, Space::attack).play({act::take(Space::attack), act::outsider(0)});
  EXPECT_EQ(scene.of(0).attacked.size(), 36);
}

TEST(Limits, PW_LIM_03_beyond_the_limit_the_action_is_illegal) {
  for (Space action : limited) {
    EXPECT_EQ(after(action, 6).why(act::take(action)), "") << index(action);
    EXPECT_EQ(after(action, 7).why(act::take(action)), "PW-LIM-03") << index(action);
  }
}

}  // namespace limits_test
}  // namespace ludarium::paladins
