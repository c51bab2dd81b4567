// Chapter "Action turns in general": costs, rewards and their order, with the reading reward_order.
#include <algorithm>

#include "games/paladins/tests/support/scene.hpp"

namespace ludarium::paladins {
namespace turn_rewards_test {

using enum Worker;

// Attacking somebody whose reward cancels a debt, with a townsman who brings a tax.
Scene attacking(boost::json::object options = {}) {
  Scene scene(2, options);
  scene.hired(0, {"defender_3"}).outsiders({"hunter_2"}).track(0, Attribute::strength, 1).crew(0, Space::attack);
  scene.suspicions(0, {0}).tax(1);
  return scene;
}

std::vector<Token> offered(const Scene& scene) {
  std::vector<Token> tokens;
  for (std::size_t i = 0; i < scene.s.reward_count; ++i) tokens.push_back(scene.s.rewards[i].token);
  return tokens;
}

std::vector<Happened> course(const Scene& scene, std::initializer_list<Happened> of_interest) {
  std::vector<Happened> kinds;
  for (const Event& event : scene.events)
    if (const auto kind = static_cast<Happened>(event.kind);
        std::find(of_interest.begin(), of_interest.end(), kind) != of_interest.end())
      kinds.push_back(kind);
  return kinds;
}

TEST(Turn, PW_TURN_11_costs_never_go_to_the_tax_supply) {
  Scene scene(2);
  scene.plenty(0).favours({"settlement"});
  const int tax = scene.s.tax;
  const std::vector<std::pair<Space, Action>> paid{{Space::develop, act::workshop(Space::attack, 0)},
                                                   {Space::recruit, act::dismiss(0)},
                                                   {Space::pray, act::clear(Space::recruit)},
                                                   {Space::absolve, act::jar(1)},
                                                   {Space::attack, act::outsider(5)}};
  for (auto [action, target] : paid) {
    scene.track(0, Attribute::strength, 0).crew(0, action).turn_of(0);
    scene.play({act::take(action), target});
    EXPECT_TRUE(scene.happened(Happened::paid));
    EXPECT_EQ(scene.s.tax, tax) << index(action);
  }
  scene.workers(0, {fighter}).turn_of(0).play({act::favour(0), act::option(1)});
  EXPECT_EQ(scene.s.tax, tax);
  EXPECT_EQ(scene.of(0).silver, 20 - 4 - 3 - 2 - 1 - 6 - 1);
}

TEST(Turn, PW_TURN_12_what_lacks_anything_is_illegal) {
  const auto refused = [](Action action, auto spoil) {
    Scene scene(2);
    EXPECT_TRUE(scene.plenty(0).can(action));
    spoil(scene);
    return scene.why(action);
  };
  EXPECT_EQ(refused(act::take(Space::fortify), [](Scene& s) { s.walls(0, {1}).track(0, Attribute::influence, 0); }),
            "PW-FORT-03");
  EXPECT_EQ(refused(act::take(Space::garrison), [](Scene& s) { s.track(0, Attribute::strength, 0); }), "PW-GARR-04");
  EXPECT_EQ(refused(act::take(Space::commission), [](Scene& s) { s.provision(0, 0); }), "PW-COMM-02");
  EXPECT_EQ(refused(act::take(Space::absolve), [](Scene& s) { s.silver(0, 0); }), "PW-ABS-02");
  EXPECT_EQ(refused(act::take(Space::attack), [](Scene& s) { s.workers(0, {scout, labourer}); }), "PW-ATT-01");
  EXPECT_EQ(refused(act::take(Space::convert), [](Scene& s) { s.outsiders({}); }), "PW-CONV-03");
  EXPECT_EQ(refused(act::take(Space::recruit), [](Scene& s) { s.townsfolk({}); }), "PW-REC-14");
  EXPECT_EQ(refused(act::take(Space::develop),
                    [](Scene& s) {
                      for (std::size_t i = 0; i < workshop_count; ++i) s.workshop(0, right_at(i / 2), i % 2);
                    }),
            "PW-DEV-09");
}

TEST(Turn, PW_TURN_12_only_an_attack_takes_silver_for_strength) {
  Scene scene(2);
  scene.plenty(0).track(0, Attribute::strength, 0);
  EXPECT_FALSE(scene.can(act::take(Space::garrison)));
  EXPECT_TRUE(scene.can(act::take(Space::attack)));
  EXPECT_EQ(scene.silver(0, 0).why(act::take(Space::attack)), "PW-ATT-04");
}

TEST(Turn, PW_TURN_13_gained_workers_come_at_once_and_work_from_the_next_turn_on) {
  Scene scene(2);
  scene.townsfolk({"", "", "abbot_1"}).silver(0, 4).workers(0, {labourer});
  EXPECT_EQ(scene.why(act::take(Space::pray)), "PW-PRAY-01");
  scene.play({act::take(Space::recruit), act::dismiss(2)});
  EXPECT_EQ(scene.held(0, cleric), 1);
  EXPECT_EQ(scene.why(0, act::take(Space::pray)), "PW-TURN-02");
  scene.play(1, act::pass());
  EXPECT_EQ(scene.s.round, 1);
  EXPECT_TRUE(scene.can(0, act::take(Space::pray)));
}

TEST(Turn, PW_TURN_15_the_offered_order) {
  Scene scene(2);
  scene.hired(0, {"watchman_1", "watchman_3"}).track(0, Attribute::strength, 1).crew(0, Space::garrison);
  scene.townsfolk({"abbot_1"}).play({act::take(Space::garrison), act::space(space("r1_1"))});
  EXPECT_EQ(scene.s.ask, Ask::reward);
  EXPECT_EQ(offered(scene), (std::vector{Token::faith, Token::free_recruit, Token::labourer, Token::tax}));
  Scene paladin_last = attacking();
  paladin_last.paladin(0, "engelier").play({act::take(Space::attack), act::outsider(0)});
  EXPECT_EQ(offered(paladin_last), (std::vector{Token::influence, Token::cancel_debt, Token::tax, Token::silver}));
  Scene hiring_order(2);
  hiring_order.hired(0, {"watchman_3", "watchman_1"}).track(0, Attribute::strength, 1).crew(0, Space::garrison);
  hiring_order.townsfolk({"abbot_1"}).play({act::take(Space::garrison), act::space(space("r1_1"))});
  EXPECT_EQ(offered(hiring_order), (std::vector{Token::faith, Token::free_recruit, Token::tax, Token::labourer}));
}

TEST(Turn, PW_TURN_15_the_owner_may_take_them_in_another_order) {
  Scene scene = attacking({{"reward_order", "owner"}});
  scene.play({act::take(Space::attack), act::outsider(0)});
  Scene as_offered = scene;
  as_offered.play(act::as_offered());  // nothing to cancel yet, then the Inquisition
  EXPECT_EQ(as_offered.of(0).unpaid, 1);
  EXPECT_EQ(as_offered.s.actor, seat_at(1));
  ASSERT_EQ(offered(scene)[2], Token::tax);
  scene.play(act::reward(2));
  EXPECT_EQ(scene.of(0).unpaid, 0);
  EXPECT_TRUE(scene.happened(Happened::cancelled_debt));
  EXPECT_EQ(scene.level(0, Attribute::influence), 1);
  EXPECT_EQ(scene.s.actor, seat_at(1));
}

// An attack on somebody whose reward discards a suspicion: before the tax it saves from the debt, after it comes too
// late.
TEST(Turn, PW_TURN_15_the_owner_decides_between_a_tax_and_a_discarded_suspicion) {
  Scene scene = attacking().outsiders({"champion_2"}).play({act::take(Space::attack), act::outsider(0)});
  ASSERT_EQ(offered(scene), (std::vector{Token::influence, Token::remove_suspicion, Token::scout, Token::tax}));
  ASSERT_EQ(scene.s.ask, Ask::reward);
  Scene saved = scene, late = scene;
  EXPECT_EQ(saved.play(act::as_offered()).of(0).unpaid, 0);
  EXPECT_EQ(late.play(act::reward(3)).of(0).unpaid, 1);
}

TEST(Turn, PW_TURN_15_the_owner_decides_between_a_tax_and_a_paid_debt) {
  Scene scene(2);
  scene.hired(0, {"watchman_3"}).suspicions(0, {0}).tax(1).track(0, Attribute::strength, 12).crew(0, Space::garrison);
  scene.play({act::take(Space::garrison), act::space(space("r4_5"))});
  ASSERT_EQ(offered(scene), (std::vector{Token::faith, Token::pay_debt, Token::tax}));
  ASSERT_EQ(scene.s.ask, Ask::reward);
  Scene early = scene, after = scene;
  EXPECT_EQ(early.play(act::as_offered()).of(0).unpaid, 1);
  EXPECT_EQ(after.play(act::reward(2)).of(0).unpaid, 0);
  EXPECT_EQ(after.of(0).paid, 1);
}

// The bonus of a free recruit comes at once: here it discards the suspicion before the tax of the Watchman is
// collected.
TEST(Turn, PW_TURN_15_an_instant_reward_comes_before_those_still_offered) {
  Scene scene(2);
  scene.hired(0, {"watchman_3"}).suspicions(0, {0}).tax(1).track(0, Attribute::strength, 1).crew(0, Space::garrison);
  scene.townsfolk({"abbot_3"}).play({act::take(Space::garrison), act::space(space("r1_1"))});
  ASSERT_EQ(offered(scene), (std::vector{Token::faith, Token::free_recruit, Token::tax}));
  scene.play({act::as_offered(), act::hire(0)});
  EXPECT_EQ(course(scene, {Happened::suspicion_discarded, Happened::taxed}),
            (std::vector{Happened::suspicion_discarded, Happened::taxed}));
  EXPECT_EQ(scene.of(0).unpaid, 0);
}

TEST(Turn, PW_TURN_15_so_does_the_reward_of_a_free_dismissal) {
  Scene scene(2, {{"free_recruit", "hire_or_dismiss"}});
  scene.hired(0, {"watchman_3"}).suspicions(0, {0}).tax(1).track(0, Attribute::strength, 1).crew(0, Space::garrison);
  scene.townsfolk({"conspirator_1"}).play({act::take(Space::garrison), act::space(space("r1_1"))});
  scene.play({act::as_offered(), act::dismiss(0)});
  EXPECT_TRUE(scene.happened(Happened::suspicion_discarded));
  EXPECT_EQ(scene.of(0).unpaid, 0);
}

TEST(Turn, PW_TURN_15_each_reward_is_taken_once) {
  Scene scene = attacking();
  scene.play({act::take(Space::attack), act::outsider(0), act::reward(0)});
  EXPECT_EQ(scene.level(0, Attribute::influence), 1);
  EXPECT_EQ(offered(scene), (std::vector{Token::cancel_debt, Token::tax}));
  EXPECT_EQ(scene.why(act::reward(2)), "PW-TURN-15");
  EXPECT_EQ(scene.why(act::decline()), "PW-TURN-16");
  EXPECT_EQ(scene.play(act::as_offered()).level(0, Attribute::influence), 1);
}

TEST(Turn, PW_TURN_15_no_question_where_the_order_cannot_matter) {
  Scene scene(2);
  scene.hired(0, {"defender_2"}).outsiders({"guardian_1"}).track(0, Attribute::strength, 1).crew(0, Space::attack);
  scene.play({act::take(Space::attack), act::outsider(0)});
  EXPECT_EQ(scene.s.actor, seat_at(1));
  Scene twice(2);  // a tax beside a tax is the same either way
  twice.hired(0, {"defender_3"}).outsiders({"barbarian_2"}).track(0, Attribute::strength, 1).crew(0, Space::attack);
  twice.play({act::take(Space::attack), act::outsider(0)});
  EXPECT_EQ(twice.s.actor, seat_at(1));
}

TEST(Turn, PW_TURN_15_reading_reward_order_printed) {
  Scene scene = attacking({{"reward_order", "printed"}});
  scene.play({act::take(Space::attack), act::outsider(0)});
  EXPECT_EQ(scene.s.actor, seat_at(1));
  EXPECT_EQ(scene.of(0).unpaid, 1);  // the cancelled debt came too early
}

TEST(Turn, PW_TURN_16_workers_then_the_price_then_the_piece_then_rewards) {
  using H = Happened;
  const auto steps = {H::placed, H::paid, H::commissioned, H::fortified, H::attacked, H::hired, H::raised, H::gained};
  Scene commission(2);
  commission.crew(0, Space::commission).play({act::take(Space::commission), act::space(space("r1_2"))});
  EXPECT_EQ(course(commission, steps), (std::vector{H::placed, H::paid, H::commissioned, H::raised, H::gained}));
  Scene fortify(2);
  fortify.crew(0, Space::fortify).next_wall(3).play(act::take(Space::fortify));
  EXPECT_EQ(course(fortify, steps), (std::vector{H::placed, H::paid, H::fortified, H::raised, H::gained}));
  Scene attack(2);
  attack.crew(0, Space::attack).outsiders({"guardian_1"}).play({act::take(Space::attack), act::outsider(0)});
  EXPECT_EQ(course(attack, steps), (std::vector{H::placed, H::paid, H::attacked, H::raised, H::gained}));
  Scene hire(2);
  hire.crew(0, Space::recruit, 1).townsfolk({"gatekeeper_2"}).play({act::take(Space::recruit, 1), act::hire(0)});
  EXPECT_EQ(course(hire, steps), (std::vector{H::placed, H::paid, H::hired, H::gained}));
}

TEST(Turn, PW_TURN_16_a_reward_does_not_help_to_pay) {
  Scene scene(2);
  scene.crew(0, Space::recruit, 1).townsfolk({"", "", "", "watchman_2"}).silver(0, 0);  // costs 1, brings 1
  EXPECT_EQ(scene.why(act::take(Space::recruit, 1)), "PW-REC-02");
  EXPECT_TRUE(scene.silver(0, 1).can(act::take(Space::recruit, 1)));
}

// What a reward that cannot apply leaves behind: it is told as lost, and the turn is over.
void expect_lost(const Scene& scene, Token token) {
  const auto lost = scene.all(Happened::lost);
  EXPECT_TRUE(std::any_of(lost.begin(), lost.end(), [&](const Event& e) { return e.arg[0] == number(token); }));
  EXPECT_EQ(scene.s.actor, seat_at(1));
}

TEST(Turn, PW_TURN_17_a_reward_that_cannot_apply_is_lost) {
  for (Token token : {Token::pay_debt, Token::remove_suspicion, Token::free_recruit}) {
    Scene scene(2);
    scene.crew(0, Space::absolve).play({act::take(Space::absolve), act::jar(jar_space(token))});
    expect_lost(scene, token);
    EXPECT_EQ(scene.of(0).jars, 1);
    EXPECT_EQ(scene.level(0, Attribute::faith), 1);
  }
  Scene cancel(2);
  cancel.workers(0, {labourer}).townsfolk({"debt_collector_2"}).debts(0, 0, 1);
  cancel.play({act::take(Space::recruit), act::dismiss(0)});
  expect_lost(cancel, Token::cancel_debt);
  EXPECT_EQ(cancel.of(0).paid, 1);
  Scene prayer(2);
  prayer.workers(0, {labourer}).favours({"prayer"}).play(act::favour(0));
  expect_lost(prayer, Token::pray);
}

TEST(Turn, PW_TURN_18_exactly_one_alternative) {
  Scene scene(2);
  scene.favours({"training"}).workers(0, {criminal}).play(act::favour(0));
  EXPECT_EQ(scene.legal(), (std::vector{act::option(0), act::option(1), act::option(2)}));
  EXPECT_EQ(scene.why(act::decline()), "PW-TURN-18");
  EXPECT_EQ(scene.why(act::option(3)), "PW-TURN-18");
  scene.play(act::option(1));
  EXPECT_EQ(scene.of(0).track, (std::array<std::uint8_t, attributes>{0, 1, 0}));
  EXPECT_EQ(scene.s.actor, seat_at(1));
}

TEST(Turn, PW_TURN_18_one_that_cannot_apply_may_be_chosen) {
  Scene scene(2);
  scene.crew(0, Space::fortify).next_wall(7).silver(0, 0).play({act::take(Space::fortify), act::option(0)});
  expect_lost(scene, Token::pay_debt);
  EXPECT_EQ(scene.of(0).silver, 0);
  EXPECT_EQ(scene.level(0, Attribute::strength), 1);
}

}  // namespace turn_rewards_test
}  // namespace ludarium::paladins
