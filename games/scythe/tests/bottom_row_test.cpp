// Chapter "Bottom-row actions in general". Costs and coins are those of the Industrial mat.
#include <gmock/gmock.h>

#include "games/scythe/tests/support/scene.hpp"

namespace ludarium::scythe {
namespace bottom_row_test {

using testing::ElementsAre;

constexpr Faction nordic = Faction::nordic, saxony = Faction::saxony, crimea = Faction::crimea;
constexpr std::array four_actions{BottomAction::upgrade, BottomAction::deploy, BottomAction::build,
                                  BottomAction::enlist};

constexpr std::uint8_t bit(BottomAction bottom) { return static_cast<std::uint8_t>(1u << index(bottom)); }

// Nordic is about to pay; four tokens of the right kind lie by a worker.
Scene paying(BottomAction bottom) {
  Scene scene({nordic, saxony});
  scene.tokens("nordic_forest", static_cast<Resource>(bottom), 4).bottom_of(nordic, bottom);
  return scene;
}

Action first_benefit(const Scene& scene, BottomAction bottom) {
  switch (bottom) {
    case BottomAction::upgrade:
      return act::upgrade(Cube::move_units, BottomAction::build);
    case BottomAction::deploy:
      return act::deploy(0, scene.hex("nordic_forest"));
    case BottomAction::build:
      return act::build(Structure::mill, scene.hex("nordic_forest"));
    default:
      return act::enlist(BottomAction::build, OneTimeBonus::combat_cards);
  }
}

TEST(Bottom, SC_BOT_01_oil_metal_wood_food) {
  for (BottomAction bottom : four_actions)
    for (Resource resource : {Resource::oil, Resource::metal, Resource::wood, Resource::food}) {
      Scene scene({nordic, saxony});
      scene.tokens("nordic_forest", resource, 9).bottom_of(nordic, bottom);
      EXPECT_EQ(scene.can(act::bottom()), index(resource) == index(bottom));
    }
  Scene scene = paying(BottomAction::deploy);
  scene.tokens("nordic_forest", Resource::oil, 4).tokens("nordic_tundra", Resource::metal, 4);
  EXPECT_EQ(scene.why(act::pay(scene.hex("nordic_forest"), Resource::oil)), "SC-BOT-01");
}

TEST(Bottom, SC_BOT_02_the_coins_printed_on_the_mat) {
  std::vector<int> gained;
  for (BottomAction bottom : four_actions) {
    Scene scene = paying(bottom);
    const int before = scene.nordic().coins;
    scene.play({act::bottom(), first_benefit(scene, bottom)});
    gained.push_back(scene.nordic().coins - before);
  }
  EXPECT_THAT(gained, ElementsAre(3, 2, 1, 0));
}

TEST(Bottom, SC_BOT_03_fewer_coins_or_none) {
  for (int wanted = 0; wanted <= 3; ++wanted) {
    Scene scene = paying(BottomAction::upgrade);
    const int before = scene.nordic().coins;
    scene.aside(scene.seat(nordic), act::in_part()).play(act::bottom());
    for (int i = 0; i < wanted; ++i) scene.play(act::take(Item::coins));
    EXPECT_EQ(scene.can(act::take(Item::coins)), wanted < 3);
    scene.play(act::upgrade(Cube::move_units, BottomAction::build));
    if (scene.s.ask == Ask::gain) scene.play(act::done());
    EXPECT_EQ(scene.nordic().coins, before + wanted);
    EXPECT_EQ(std::popcount(scene.nordic().cubes_moved), 1);
  }
}

TEST(Bottom, SC_BOT_04_an_exhausted_action_still_gives_coins_and_bonus) {
  Scene scene = paying(BottomAction::upgrade);
  scene.nordic().cubes_moved = 0b111111;
  scene.nordic().cubes_on = {1, 2, 1, 2};
  scene.nordic().stars[index(Goal::upgrades)] = 1;
  scene.nordic().recruits = bit(BottomAction::upgrade);
  const Player before = scene.nordic();
  scene.play(act::bottom());
  EXPECT_EQ(scene.s.ask, Ask::end_turn);  // nothing to choose
  EXPECT_EQ(scene.nordic().coins, before.coins + 3);
  EXPECT_EQ(scene.nordic().power, before.power + 1);
  EXPECT_EQ(scene.stars(nordic), 1);
}

TEST(Bottom, SC_BOT_05_every_bottom_action_triggers_the_bonuses_of_its_kind) {
  for (BottomAction bottom : four_actions) {
    Scene scene = paying(bottom);
    scene.saxony().recruits = bit(bottom);
    scene.play({act::bottom(), first_benefit(scene, bottom)});
    ASSERT_EQ(scene.all(Happened::ongoing_bonus).size(), 1u);
    EXPECT_EQ(scene.all(Happened::ongoing_bonus)[0].seat, scene.seat(saxony));

    Scene other = paying(bottom);
    other.saxony().recruits = static_cast<std::uint8_t>(0b1111 & ~bit(bottom));  // recruits of other kinds
    other.play({act::bottom(), first_benefit(other, bottom)});
    EXPECT_FALSE(other.happened(Happened::ongoing_bonus));
  }
}

TEST(Bottom, SC_BOT_06_the_action_is_announced_to_all) {
  for (BottomAction bottom : four_actions) {
    Scene scene = paying(bottom);
    scene.play(act::bottom());
    const auto announced = scene.all(Happened::bottom_action);
    ASSERT_EQ(announced.size(), 1u);
    EXPECT_EQ(announced[0].seat, scene.seat(nordic));
    EXPECT_EQ(announced[0].arg[0], static_cast<int>(bottom));
    EXPECT_EQ(events_for(announced, scene.seat(saxony)).size(), 1u);
  }
}

TEST(Bottom, SC_BOT_07_the_primary_benefit_may_be_declined) {
  for (BottomAction bottom : four_actions) {
    Scene scene = paying(bottom);
    scene.saxony().recruits = bit(bottom);
    const Player before = scene.nordic();
    scene.play({act::bottom(), act::done()});
    EXPECT_TRUE(scene.happened(Happened::ongoing_bonus));
    EXPECT_EQ(scene.nordic().coins, before.coins + facts().of(Mat::industrial).column[index(bottom)].coins);
    EXPECT_EQ(scene.nordic().cubes_moved, 0);
    EXPECT_EQ(scene.nordic().recruits, 0);
    EXPECT_EQ(count_out(scene.nordic().mechs) + count_out(scene.nordic().structures), 0);
  }
}

// Saxony sits at Nordic's right, Crimea at its left.
TEST(Bottom, SC_BOT_08_pay_coins_benefit_bonuses_stars) {
  Scene scene({nordic, saxony, crimea});
  scene.tokens("nordic_forest", Resource::metal, 3).bottom_of(nordic, BottomAction::deploy);
  for (std::size_t slot : {1u, 2u, 3u}) scene.mech(nordic, slot, "nordic_forest");
  for (Faction faction : {nordic, saxony, crimea}) scene.of(faction).recruits = bit(BottomAction::deploy);
  scene.play(act::bottom());
  Events all = scene.events;
  scene.play(act::deploy(0, scene.hex("nordic_forest")));
  all.insert(all.end(), scene.events.begin(), scene.events.end());

  std::vector<std::pair<Happened, Seat>> order;
  for (const Event& event : all) {
    const std::pair now(static_cast<Happened>(event.kind), event.seat);
    if (now.first == Happened::sample_scoring || now.first == Happened::bottom_action) continue;
    if (order.empty() || order.back() != now) order.push_back(now);
  }
  const Seat active = scene.seat(nordic), left = scene.seat(crimea), right = scene.seat(saxony);
  EXPECT_THAT(order, ElementsAre(std::pair(Happened::paid, active), std::pair(Happened::gained, active),
                                 std::pair(Happened::deployed, active), std::pair(Happened::ongoing_bonus, active),
                                 std::pair(Happened::gained, active), std::pair(Happened::ongoing_bonus, left),
                                 std::pair(Happened::gained, left), std::pair(Happened::ongoing_bonus, right),
                                 std::pair(Happened::gained, right), std::pair(Happened::star, active)));
}

// Paid, with nothing to place: straight to the coins, the bonus and the end of the turn.
void expect_coins_and_bonus_only(Scene& scene, BottomAction bottom) {
  scene.saxony().recruits = bit(bottom);
  const Player before = scene.nordic();
  ASSERT_TRUE(scene.can(act::bottom()));
  scene.play(act::bottom());
  EXPECT_EQ(scene.s.ask, Ask::end_turn);
  EXPECT_EQ(scene.nordic().coins, before.coins + facts().of(Mat::industrial).column[index(bottom)].coins);
  EXPECT_TRUE(scene.happened(Happened::ongoing_bonus));
  EXPECT_EQ(scene.nordic().structures, before.structures);
  EXPECT_EQ(scene.nordic().recruits, before.recruits);
}

TEST(Bottom, SC_BOT_10_build_without_a_place_or_a_structure) {
  Scene occupied = paying(BottomAction::build);  // the only worker stands beside a foreign structure
  occupied.workers(nordic, {"nordic_forest"}).structure(saxony, Structure::mill, "nordic_forest");
  expect_coins_and_bonus_only(occupied, BottomAction::build);

  Scene away = paying(BottomAction::build);
  away.workers(nordic, {"nordic_base"}).character(nordic, "nordic_forest");
  expect_coins_and_bonus_only(away, BottomAction::build);

  Scene finished = paying(BottomAction::build);
  finished.structure(nordic, Structure::mill, "factory").structure(nordic, Structure::mine, "south_forest");
  finished.structure(nordic, Structure::armory, "togawa_farm").structure(nordic, Structure::monument, "albion_farm");
  expect_coins_and_bonus_only(finished, BottomAction::build);
}

TEST(Bottom, SC_BOT_10_enlist_without_a_recruit) {
  Scene scene = paying(BottomAction::enlist);
  scene.nordic().recruits = scene.nordic().one_time = 0b1111;
  expect_coins_and_bonus_only(scene, BottomAction::enlist);
}

}  // namespace bottom_row_test
}  // namespace ludarium::scythe
