// What a click promises: all that is sent, with what follows for certain from the questions that are still to come.
#include "core/erased.hpp"
#include "core/trial.hpp"
#include "core/ways.hpp"
#include "games/paladins/tests/support/scene.hpp"

namespace ludarium::paladins {
namespace promise_test {

using enum Worker;

const AnyGame& erased() {
  static const Erased<Paladins> game_of_all{game()};
  return game_of_all;
}
AnyState state_of(const Scene& scene) { return Erased<Paladins>::erase(scene.s); }

int amount(const std::vector<Transfer>& transfers, std::string_view what) {
  int sum = 0;
  for (const Transfer& transfer : transfers)
    if (transfer.what == what) sum += transfer.amount;
  return sum;
}

Outcome outcome_of(const Scene& scene, Action action) {
  return Trial(erased(), state_of(scene), seat_at(0)).outcome(Chain(&action, 1), false);
}

TEST(PaladinsPromise, an_attribute_rises_by_all_that_the_card_brings) {
  Scene scene(2);
  scene.crew(0, Space::attack).silver(0, 9).outsiders({"invader_2"}).play(act::take(Space::attack));
  EXPECT_EQ(amount(outcome_of(scene, act::outsider(0)).gains, "influence"), 2);
  scene.track(0, Attribute::influence, static_cast<int>(facts().attribute_vp.size()) - 2);  // one step is left
  EXPECT_EQ(amount(outcome_of(scene, act::outsider(0)).gains, "influence"), 1);
}

TEST(PaladinsPromise, workers_are_paid_even_where_only_these_will_do) {
  Scene scene(2);
  scene.workers(0, {criminal}).favours({"recruit"}).townsfolk({"abbot_1"});
  EXPECT_EQ(amount(outcome_of(scene, act::favour(0)).pays, "criminal"), 1);
}

// Discard a suspicion or not: the reward of the jar comes after that.
TEST(PaladinsPromise, a_jar_brings_its_reward_behind_the_question_it_asks) {
  Scene scene(2);
  scene.crew(0, Space::absolve).silver(0, 9).suspicions(0, {0}).play(act::take(Space::absolve));
  const Action jar = act::jar(jar_space(Token::provision));
  const Trial trial(erased(), state_of(scene), seat_at(0));
  const Chain chain(&jar, 1);
  EXPECT_TRUE(trial.asks_on(chain, false));
  EXPECT_EQ(amount(trial.outcome(chain, false).gains, "provision"), 0);
  EXPECT_EQ(amount(trial.rest(chain, false).gains, "provision"), 2);
  EXPECT_EQ(amount(trial.rest(chain, false).pays, "suspicion"), 0);  // that is left open
}

// An ability of an Inquisition is nothing that one begins an action for.
TEST(PaladinsPromise, no_way_leads_to_a_townsman_of_ones_own) {
  Scene scene(2);
  scene.plenty(0).tax(1).hired(0, {"conspirator_1", "abbot_1"});
  const Ways ways(erased(), erased().redact(state_of(scene), seat_at(0)), seat_at(0));
  for (const auto& [thing, links] : ways.reach()) EXPECT_FALSE(thing.starts_with("hired:")) << thing;
  EXPECT_TRUE(ways.none({"hired:conspirator_1"}).reason);
  EXPECT_EQ(ways.none({"hired:conspirator_1"}).reason->verdict.rule, "PW-INQ-04");
  EXPECT_EQ(ways.none({"hired:abbot_1"}).reason->verdict.rule, "PW-ABIL-01");
}

TEST(PaladinsPromise, the_reason_is_about_the_moment_and_the_thing) {
  Scene scene = Scene::fresh(2);
  EXPECT_EQ(scene.why(act::take(Space::trade)), "PW-SETUP-17");
  EXPECT_EQ(scene.why(act::jar(0)), "PW-SETUP-17");
  EXPECT_EQ(scene.why(act::outsider(0)), "PW-SETUP-17");
  Scene poor(2);
  poor.silver(0, 0).jars(0, 1);
  const Ways ways(erased(), erased().redact(state_of(poor), seat_at(0)), seat_at(0));
  const auto full = ways.none({"jar:1"}), open = ways.none({"jar:2"});
  ASSERT_TRUE(full.reason && open.reason);
  EXPECT_EQ(full.reason->verdict.rule, "PW-ABS-06");
  EXPECT_EQ(open.reason->verdict.rule, "PW-ABS-01");
}

}  // namespace promise_test
}  // namespace ludarium::paladins
