// Chapter "Townsfolk abilities", and every card once dismissed and once hired.
#include <map>
#include <optional>

#include "games/paladins/tests/holding.hpp"

namespace ludarium::paladins {
namespace townsfolk_test {

using enum Worker;
using enum Attribute;
using Fires = TownsfolkCard::Fires;

class EveryTownsfolk : public testing::TestWithParam<int> {
 protected:
  const TownsfolkCard& card() const { return facts().townsfolk[static_cast<std::size_t>(GetParam())]; }

  // At the choice from the row, where the card lies on the slot without a price.
  Scene recruiting(std::size_t way) const {
    Scene scene(2);
    busy(scene).townsfolk({"", "", "", "", card().id});
    scene.workers(
        0, way == 0 ? std::initializer_list<Worker>{labourer} : std::initializer_list<Worker>{labourer, fighter});
    scene.play(act::take(Space::recruit, way));
    return scene;
  }
};

TEST_P(EveryTownsfolk, gives_only_its_upper_reward_when_dismissed) {
  Scene scene = recruiting(0);
  const Holding before = holding(scene);
  scene.play(act::dismiss(4));
  EXPECT_EQ(scene.s.ask, asked_by(card().dismiss));
  EXPECT_EQ(holding(scene), plus(before, card().dismiss));
  EXPECT_EQ(scene.of(0).hired_count, 0);
  EXPECT_TRUE(scene.s.townsfolk_discard.has(townsman(card().id)));
}

TEST_P(EveryTownsfolk, gives_only_its_instant_reward_when_hired) {
  Scene scene = recruiting(1);
  const Holding before = holding(scene);
  scene.play(act::hire(4));
  EXPECT_EQ(scene.s.ask, Ask::action);
  EXPECT_EQ(holding(scene), plus(before, card().instant));
  EXPECT_EQ(scene.of(0).hired[0], townsman(card().id));
}

// Seat 0 does the action once, with or without a townsfolk; everything asked on the way is answered alike.
Holding after_doing(Space action, std::optional<std::string_view> hired = {}) {
  Scene scene(2);
  if (hired) scene.hired(0, {*hired});
  scene.silver(0, 9).provision(0, 9).track(0, strength, 1).outsiders({"guardian_1"}).next_wall(5);
  scene.workers(0, {scout, merchant, fighter, cleric, criminal, criminal}).suspicions(0, {0}).play(act::take(action));
  if (scene.s.ask == Ask::workers) scene.play(scene.legal()[0]);
  if (scene.s.ask == Ask::workshop) scene.play(act::workshop(Space::attack, 0));
  if (scene.s.ask == Ask::space) scene.play(act::space(space("r1_2")));
  if (scene.s.ask == Ask::jar) scene.play(act::jar(jar_space(Token::labourer)));
  if (scene.s.ask == Ask::outsider) scene.play(act::outsider(0));
  return holding(settle(scene));
}

TEST_P(EveryTownsfolk, PW_TOWN_01_pays_for_its_action_and_for_no_other) {
  for (Space action : {Space::develop, Space::commission, Space::fortify, Space::garrison, Space::absolve,
                       Space::attack, Space::convert}) {
    const bool fires = card().fires == Fires::action && card().on == action;
    const Holding without = after_doing(action);
    EXPECT_EQ(after_doing(action, card().id), fires ? plus(without, card().gain) : without) << index(action);
  }
}

INSTANTIATE_TEST_SUITE_P(Townsfolk, EveryTownsfolk, testing::Range(0, static_cast<int>(townsfolk_count)));

TEST(TownsfolkAbilities, PW_TOWN_01_who_attends_to_which_action) {
  const std::pair<const char*, Space> callings[] = {{"abbot", Space::absolve},      {"acolyte", Space::commission},
                                                    {"architect", Space::develop},  {"defender", Space::attack},
                                                    {"gatekeeper", Space::fortify}, {"missionary", Space::convert},
                                                    {"watchman", Space::garrison}};
  for (const auto& [name, action] : callings)
    for (const char* copy : {"_1", "_2", "_3"})
      EXPECT_NE(after_doing(action), after_doing(action, std::string(name) + copy)) << name << copy;
  EXPECT_EQ(after_doing(Space::fortify, "gatekeeper_2").silver, after_doing(Space::fortify).silver + 1);
}

// An Inquisition by seat 1, who takes the last coin of the tax supply; seat 0 owns the townsfolk.
Scene inquisition(std::initializer_list<std::string_view> hired, int suspicions) {
  Scene scene(2);
  scene.round(3).favours({"supplies"}).tax(1).workers(1, {labourer}).hired(0, hired);
  for (int i = 0; i < suspicions; ++i) scene.suspicions(0, {0});
  scene.turn_of(1).play(act::favour(0));
  return scene;
}

bool offers(Scene& scene, std::string_view id) {
  return scene.s.ask == Ask::inquisition && scene.can(0, act::ability(townsman(id)));
}

// Uses the ability; says what seat 0 got by it.
void expect_ability(std::string_view id, int suspicions, Gain gain) {
  Scene scene = inquisition({id}, suspicions);
  ASSERT_TRUE(offers(scene, id)) << id;
  const Holding before = holding(scene);
  scene.play(0, act::ability(townsman(id)));
  Holding expected = plus(before, gain);
  expected.tax_supply = facts().tax_supply[1];  // the Inquisition is over
  const int left = expected.suspicions;
  expected.suspicions -= left / 2;
  expected.unpaid += left > 0;
  EXPECT_EQ(holding(scene), expected) << id;
}

TEST(TownsfolkAbilities, PW_TOWN_02_a_squire_raises_his_attribute_without_suspicion) {
  expect_ability("squire_1", 0, {Token::faith, 1});
  expect_ability("squire_2", 0, {Token::influence, 1});
  expect_ability("squire_3", 0, {Token::strength, 1});
  for (const char* id : {"squire_1", "squire_2", "squire_3"}) {
    Scene scene = inquisition({id}, 1);
    EXPECT_NE(scene.s.ask, Ask::inquisition) << id;  // nothing to use
    EXPECT_EQ(scene.of(0).track, (std::array<std::uint8_t, 3>{0, 0, 0})) << id;
  }
}

TEST(TownsfolkAbilities, PW_TOWN_03_a_conspirator_discards_a_suspicion) {
  for (const char* id : {"conspirator_1", "conspirator_2"})
    for (int suspicions : {1, 2, 5}) expect_ability(id, suspicions, {Token::remove_suspicion, 1});
  Scene none_left = inquisition({"conspirator_1"}, 0);
  EXPECT_NE(none_left.s.ask, Ask::inquisition);
}

TEST(TownsfolkAbilities, PW_TOWN_04_a_peddler_pays_with_two_suspicions_or_more) {
  for (int suspicions : {2, 3, 5}) {
    expect_ability("peddler_1", suspicions, {Token::labourer, 1});
    expect_ability("peddler_2", suspicions, {Token::provision, 2});
    expect_ability("peddler_3", suspicions, {Token::silver, 2});
  }
  for (const char* id : {"peddler_1", "peddler_2", "peddler_3"})
    for (int suspicions : {0, 1}) EXPECT_NE(inquisition({id}, suspicions).s.ask, Ask::inquisition) << id;
}

TEST(TownsfolkAbilities, PW_TOWN_02_PW_TOWN_03_PW_TOWN_04_in_each_inquisition_anew) {
  Scene scene = inquisition({"conspirator_1", "peddler_3"}, 4);
  scene.play(0, act::ability(townsman("peddler_3"))).play(0, act::ability(townsman("conspirator_1")));
  EXPECT_EQ(scene.of(0).suspicion_count, 2);  // 4 - 1, and half of 3
  scene.tax(1).s.favour_worker[0] = none;
  scene.workers(1, {labourer}).turn_of(1).play(act::favour(0));
  EXPECT_TRUE(offers(scene, "conspirator_1"));
  EXPECT_TRUE(offers(scene, "peddler_3"));
}

// Seat 0 pays one debt with the favour "settlement".
Scene paying_debt(std::initializer_list<std::string_view> hired, int unpaid) {
  Scene scene(2);
  scene.round(3).favours({"settlement"}).hired(0, hired).hired(1, {"debt_collector_2"});
  scene.workers(0, {fighter}).debts(0, unpaid).play({act::favour(0), act::option(0)});
  return scene;
}

TEST(TownsfolkAbilities, PW_TOWN_05_a_debt_collector_gives_a_worker_for_each_debt_paid) {
  Scene scene = paying_debt({"debt_collector_1", "debt_collector_3"}, 2);
  EXPECT_EQ(scene.of(0).workers, (std::array<std::uint8_t, worker_types>{1, 1, 0, 0, 0, 0}));
  EXPECT_EQ(workers_held(scene.of(1)), 0);  // only the own ones
  EXPECT_EQ(scene.of(0).paid, 1);
}

TEST(TownsfolkAbilities, PW_TOWN_05_nothing_without_a_debt_flipped) {
  Scene lost = paying_debt({"debt_collector_1", "debt_collector_3"}, 0);
  EXPECT_EQ(workers_held(lost.of(0)), 0);
  Scene cancelled(2);  // hunter_2 cancels
  cancelled.hired(0, {"debt_collector_1"}).debts(0, 1).outsiders({"hunter_2"}).track(0, strength, 1);
  cancelled.workers(0, {scout, labourer, fighter}).play({act::take(Space::attack), act::outsider(0)});
  EXPECT_EQ(cancelled.of(0).unpaid, 0);
  EXPECT_EQ(workers_held(cancelled.of(0)), 0);
}

TEST(TownsfolkAbilities, PW_TOWN_06_what_squires_peddlers_and_debt_collectors_give) {
  const std::map<std::string, Gain> given{{"squire_1", {Token::faith, 1}},      {"squire_2", {Token::influence, 1}},
                                          {"squire_3", {Token::strength, 1}},   {"peddler_1", {Token::labourer, 1}},
                                          {"peddler_2", {Token::provision, 2}}, {"peddler_3", {Token::silver, 2}}};
  for (const auto& [id, gain] : given) expect_ability(id, id[0] == 's' ? 0 : 2, gain);
  const std::pair<const char*, Worker> collectors[] = {{"debt_collector_1", labourer}, {"debt_collector_3", scout}};
  for (const auto& [id, worker] : collectors) EXPECT_EQ(paying_debt({id}, 1).held(0, worker), 1) << id;
  Scene fighters(2);  // debt_collector_2
  fighters.hired(0, {"debt_collector_2"}).debts(0, 1).next_wall(7).workers(0, {merchant, labourer, scout});
  fighters.play({act::take(Space::fortify), act::option(0)});
  EXPECT_EQ(fighters.held(0, fighter), 1);
}

}  // namespace townsfolk_test
}  // namespace ludarium::paladins
