// Chapter "Attributes and paladin boosts".
#include <algorithm>

#include "games/paladins/tests/support/scene.hpp"

namespace ludarium::paladins {
namespace attribute_test {

using enum Attribute;

// One use of a right-side action: the attribute it asks for, how much, and the one it raises.
struct Use {
  Space action;
  Attribute asked;
  int level;
  Attribute raised;
  const char* refusal;
};
constexpr Use commission{Space::commission, faith, 2, influence, "PW-COMM-04"};  // into the second region
constexpr Use fortify{Space::fortify, influence, 1, strength, "PW-FORT-03"};     // the second wall
constexpr Use garrison{Space::garrison, strength, 3, faith, "PW-GARR-04"};       // into the second region
constexpr Use absolve{Space::absolve, influence, 2, faith, "PW-ABS-04"};         // the second jar
constexpr Use attack{Space::attack, strength, 3, influence, "PW-ATT-04"};        // the second column, without silver
constexpr Use convert{Space::convert, faith, 2, strength, "PW-CONV-03"};         // the second column
constexpr std::array uses{commission, fortify, garrison, absolve, attack, convert};

// Everything is there for this use; the asked attribute is at `level`, the two others at `others`.
Scene ready(const Use& use, int level, int others = 5) {
  Scene scene(2);
  scene.outsiders({"", "guardian_1"}).next_wall(5).walls(0, {1}).jars(0, 1);
  for (Attribute attribute : {strength, faith, influence}) scene.track(0, attribute, others);
  scene.track(0, use.asked, level).crew(0, use.action).provision(0, 1).silver(0, 2);
  return use.action == Space::attack ? scene.silver(0, 0) : scene;
}

Action target(const Use& use) {
  switch (use.action) {
    case Space::commission:
    case Space::garrison:
      return act::space(space("r2_3"));
    case Space::absolve:
      return act::jar(jar_space(Token::provision));
    default:
      return act::outsider(1);
  }
}

// The rule that keeps this use from happening, at its beginning or at its target; empty if none.
std::string refused(Scene scene, const Use& use) {
  const std::string at_once = scene.why(act::take(use.action));
  if (!at_once.empty() || use.action == Space::fortify) return at_once;
  return scene.play(act::take(use.action)).why(target(use));
}

Scene& play(Scene& scene, const Use& use) {
  scene.play(act::take(use.action));
  return use.action == Space::fortify ? scene : scene.play(target(use));
}

void expect_asks_and_raises(const Use& use) {
  EXPECT_NE(refused(ready(use, use.level - 1, 12), use), "");  // the other two do not help
  EXPECT_EQ(refused(ready(use, use.level, 0), use), "");       // nor are they needed
  Scene scene = ready(use, use.level);
  play(scene, use);
  for (Attribute attribute : {strength, faith, influence}) {
    const int before = attribute == use.asked ? use.level : 5;
    EXPECT_EQ(scene.level(0, attribute), before + (attribute == use.raised ? 1 : 0)) << index(attribute);
  }
}

TEST(Attributes, PW_ATTR_01_three_tracks_that_start_at_zero) {
  for (int players = 1; players <= 4; ++players) {
    Scene scene = Scene::fresh(players);
    for (Seat seat : scene.s.parties()) EXPECT_EQ(scene.s.player(seat).track, (std::array<std::uint8_t, 3>{0, 0, 0}));
  }
}

TEST(Attributes, PW_ATTR_02_each_right_side_action_asks_for_one_and_raises_another) {
  for (const Use& use : uses) {
    EXPECT_EQ(facts().right[right_index(use.action)].requires_, use.asked);
    EXPECT_NE(use.asked, use.raised);
    expect_asks_and_raises(use);
  }
}

TEST(Attributes, PW_ATTR_03_what_is_required_is_not_spent) {
  for (const Use& use : uses) {
    Scene scene = ready(use, use.level);
    EXPECT_EQ(play(scene, use).level(0, use.asked), use.level) << index(use.action);
  }
}

TEST(Attributes, PW_ATTR_04_the_boost_of_the_revealed_paladin_counts) {
  const std::array<const char*, attributes> boosting{"roland", "oliver", "gerin"};  // 4 in one attribute
  for (const Use& use : uses) {
    Scene scene = ready(use, 0, 0);
    EXPECT_NE(refused(scene, use), "") << index(use.action);
    scene.paladin(0, boosting[index(use.asked)]);
    EXPECT_EQ(refused(scene, use), "") << index(use.action);
    scene.of(0).revealed = 0;
    EXPECT_NE(refused(scene, use), "") << index(use.action);
  }
}

TEST(Attributes, PW_ATTR_04_track_and_boost_add_up) {
  Scene scene(2);
  scene.paladin(0, "gerin").walls(0, {1, 2, 3, 4, 5}).crew(0, Space::fortify).provision(0, 3);  // wall 6 needs 9
  EXPECT_EQ(scene.track(0, influence, 4).why(act::take(Space::fortify)), "PW-FORT-03");
  EXPECT_TRUE(scene.track(0, influence, 5).can(act::take(Space::fortify)));
  EXPECT_EQ(effective(scene.look(), seat_at(0), influence), 9);
  EXPECT_EQ(effective(scene.look(), seat_at(1), influence), 0);  // the owner's alone
}

TEST(Attributes, PW_ATTR_05_a_boost_neither_moves_the_marker_nor_scores) {
  Scene scene(2);
  scene.converted(0, {"armourer_1"}).track(0, strength, 3);
  const int before = scene.vp(0);
  scene.paladin(0, "roland");
  EXPECT_EQ(effective(scene.look(), seat_at(0), strength), 7);
  EXPECT_EQ(scene.level(0, strength), 3);
  EXPECT_EQ(scene.vp(0), before);
  scene.crew(0, Space::fortify).next_wall(5).play(act::take(Space::fortify));
  EXPECT_EQ(scene.level(0, strength), 4);
}

TEST(Attributes, PW_ATTR_06_commission_asks_for_faith_and_raises_influence) { expect_asks_and_raises(commission); }
TEST(Attributes, PW_ATTR_07_fortify_asks_for_influence_and_raises_strength) { expect_asks_and_raises(fortify); }
TEST(Attributes, PW_ATTR_08_garrison_asks_for_strength_and_raises_faith) { expect_asks_and_raises(garrison); }
TEST(Attributes, PW_ATTR_09_absolve_asks_for_influence_and_raises_faith) { expect_asks_and_raises(absolve); }
TEST(Attributes, PW_ATTR_10_attack_asks_for_strength_and_raises_influence) { expect_asks_and_raises(attack); }
TEST(Attributes, PW_ATTR_11_convert_asks_for_faith_and_raises_strength) { expect_asks_and_raises(convert); }

TEST(Attributes, PW_ATTR_12_the_requirement_comes_before_the_gains) {
  for (const Use& use : uses) {
    if (use.action == Space::fortify) continue;  // has no target to ask for
    Scene scene = ready(use, use.level);
    const auto before = scene.of(0).track;
    scene.play(act::take(use.action));
    EXPECT_EQ(scene.of(0).track, before) << index(use.action);
    EXPECT_NE(scene.play(target(use)).of(0).track, before);
  }
  for (const Use& use : uses) EXPECT_EQ(refused(ready(use, use.level - 1), use), use.refusal);
}

TEST(Attributes, PW_ATTR_13_the_track_ends_at_twelve) {
  for (int level : {10, 11, 12}) {
    Scene scene(2);
    scene.track(0, strength, level).crew(0, Space::fortify).next_wall(1).play(act::take(Space::fortify));  // two
    EXPECT_EQ(scene.level(0, strength), 12);
    EXPECT_EQ(scene.happened(Happened::lost), level == 12);
  }
}

}  // namespace attribute_test
}  // namespace ludarium::paladins
