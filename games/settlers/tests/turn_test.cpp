// Chapter "Action phase: general".
#include <set>

#include "games/settlers/tests/support/scene.hpp"

namespace ludarium::settlers {
namespace turn_test {

constexpr Faction bar = Faction::barbarians, rom = Faction::romans, jap = Faction::japanese;

Scene turn_with_settlers(int settlers) {
  Scene scene({bar, jap});
  return scene.goods(bar, Good::settler, settlers).turn_of(bar);
}

Scene& send_for_wood(Scene& scene) { return scene.play({act::send(1), act::pair(Good::wood)}); }

std::set<Do> kinds(const std::vector<Action>& actions) {
  std::set<Do> all;
  for (Action a : actions) all.insert(what(a));
  return all;
}

TEST(ActionPhase, IS_ACT_01_turns_run_clockwise_from_the_first_player) {
  Scene scene({bar, jap, rom});
  scene.s.first = scene.seat(rom);
  scene.production_of(rom);
  EXPECT_EQ(scene.s.phase, Phase::action);
  for (Faction next : {rom, bar, jap, rom}) {
    EXPECT_EQ(scene.s.actor, scene.seat(next));
    scene.goods(next, Good::settler, 2).goods(next, Good::defence, 0);
    send_for_wood(scene);
  }
}

TEST(ActionPhase, IS_ACT_01_one_action_a_turn) {
  Scene scene = turn_with_settlers(4);
  scene.empire(bar, {"com_mill"}).goods(bar, Good::defence, 1);
  send_for_wood(scene);
  EXPECT_EQ(scene.s.ask, Ask::after);
  EXPECT_EQ(scene.why(act::send(1)), "IS-ACT-01");
  EXPECT_FALSE(scene.can(act::pass()));  // an action or passing, not both
  scene.play(act::end_turn());
  EXPECT_EQ(scene.s.actor, scene.seat(jap));
  EXPECT_EQ(scene.why(scene.seat(bar), act::send(1)), "IS-ACT-01");
}

TEST(ActionPhase, IS_ACT_02_the_five_actions_and_passing_are_all_there_is) {
  Scene scene({bar, jap});
  scene.hand(bar, {"bar_primeval_forest#1", "com_village#12"}).empire(bar, {"com_castle#46"}).empire(jap, {"com_mill"});
  for (Good good : {Good::wood, Good::food, Good::gold, Good::settler, Good::raze}) scene.goods(bar, good, 3);
  scene.turn_of(bar);
  EXPECT_EQ(kinds(scene.legal()),
            (std::set<Do>{Do::build, Do::deal, Do::raze_hand, Do::raze, Do::activate, Do::send, Do::pass}));
}

TEST(ActionPhase, IS_ACT_03_number_kind_and_order_are_free) {
  Scene scene = turn_with_settlers(6);
  scene.empire(bar, {"com_lumberjacks"}).hand(bar, {"com_village#12"}).of(jap).passed = 1;
  send_for_wood(scene);
  send_for_wood(scene);
  scene.play({act::activate(card("com_lumberjacks")), act::build(card("com_village#12"))});
  send_for_wood(scene);
  EXPECT_EQ(scene.has(bar, Good::wood), 3 + 2 - 1);
  EXPECT_EQ(scene.s.actor, scene.seat(bar));
}

TEST(ActionPhase, IS_ACT_04_the_phase_ends_when_all_have_passed) {
  Scene scene({bar, jap});
  scene.turn_of(bar).play(act::pass());
  EXPECT_EQ(scene.s.phase, Phase::action);
  scene.play(act::pass());
  EXPECT_EQ(scene.s.phase, Phase::lookout);
  EXPECT_EQ(scene.s.round, 2);
}

TEST(ActionPhase, IS_ACT_05_who_passed_is_skipped_and_the_last_one_goes_on) {
  Scene scene({bar, jap, rom});
  scene.goods(bar, Good::settler, 4).goods(rom, Good::settler, 4).turn_of(bar);
  send_for_wood(scene).play(act::pass());  // the Japanese pass
  send_for_wood(scene);
  EXPECT_EQ(scene.s.actor, scene.seat(bar));
  scene.play(act::pass());
  EXPECT_EQ(scene.s.actor, scene.seat(rom));
  send_for_wood(scene);
  EXPECT_EQ(scene.s.actor, scene.seat(rom));
  EXPECT_EQ(scene.play(act::pass()).s.phase, Phase::lookout);
}

TEST(ActionPhase, IS_ACT_06_the_whole_cost_must_be_there_before_the_effect) {
  Scene scene({bar, jap});
  scene.hand(bar, {"bar_primeval_forest#1", "bar_barter"}).empire(bar, {"com_new_forest#58"}).empire(jap, {"com_mill"});
  scene.goods(bar, Good::raze, 1).turn_of(bar);
  const CardId forest = card("bar_primeval_forest#1");
  EXPECT_EQ(scene.why(act::build(forest)), "IS-BUILD-02");            // the 2 wood it would give cannot pay its 1 wood
  EXPECT_EQ(scene.why(act::deal(card("bar_barter"))), "IS-DEAL-03");  // nor the food of the deal its price
  EXPECT_EQ(scene.why(act::raze(card("com_mill"))), "IS-RAZE-11");
  EXPECT_EQ(scene.why(act::activate(card("com_new_forest#58"))), "IS-ACTLOC-02");
  EXPECT_EQ(scene.why(act::send(1)), "IS-SEND-01");
  EXPECT_EQ(scene.legal().size(), 1u);
}

TEST(ActionPhase, IS_ACT_07_gains_come_from_the_general_supply) {
  Scene scene({bar, jap});
  scene.empire(jap, {"com_quarry#8"}).goods(jap, Good::stone, 3).goods(bar, Good::raze, 2).turn_of(bar);
  scene.play(act::raze(card("com_quarry#8")));
  EXPECT_EQ(scene.has(bar, Good::stone), 2);
  EXPECT_EQ(scene.has(jap, Good::stone), 3);

  Scene sending = turn_with_settlers(2);
  sending.goods(jap, Good::food, 1);
  sending.play({act::send(1), act::pair(Good::food)});
  EXPECT_EQ(sending.has(bar, Good::food), 1);
  EXPECT_EQ(sending.has(jap, Good::food), 1);
}

TEST(ActionPhase, IS_ACT_08_what_is_spent_is_nobodys) {
  Scene scene({bar, jap});
  scene.hand(bar, {"com_wood_storage"}).goods(bar, Good::wood, 3).goods(bar, Good::stone, 1);
  scene.faction_deck(bar, {}).turn_of(bar);
  const auto others = scene.of(jap).supply;
  scene.play(act::build(card("com_wood_storage")));
  EXPECT_EQ(scene.has(bar, Good::wood), 1);
  EXPECT_EQ(scene.has(bar, Good::stone), 0);
  EXPECT_EQ(scene.of(jap).supply, others);
}

TEST(ActionPhase, IS_ACT_09_vp_score_at_once_and_without_a_cap) {
  Scene scene = turn_with_settlers(2);
  scene.empire(bar, {"bar_barbarian_altar#4", "com_mill"}).goods(bar, Good::defence, 1).of(bar).score = 299;
  scene.play(act::activate(card("bar_barbarian_altar#4"), 2));
  EXPECT_EQ(scene.s.ask, Ask::after);  // the turn is still open
  EXPECT_EQ(scene.vp(bar), 301);
}

TEST(ActionPhase, IS_ACT_10_placements_use_up_no_turn) {
  Scene scene({jap, bar});
  scene.empire(jap, {"com_mill", "jap_gate#13", "jap_shrine"}).hand(jap, {"com_village#12"});
  for (Good good : {Good::defence, Good::settler, Good::wood}) scene.goods(jap, good, 3);
  scene.turn_of(jap);
  for (Action placement : {act::defend(card("com_mill")), act::samurai(card("jap_shrine")),
                           act::stash_card(card("jap_gate#13"), card("com_village#12")),
                           act::stash_resource(card("jap_shrine"), Good::wood)}) {
    scene.play(placement);
    EXPECT_EQ(scene.s.ask, Ask::action);
    EXPECT_EQ(scene.s.actor, scene.seat(jap));
  }
  send_for_wood(scene);
  EXPECT_TRUE(scene.can(act::stash_resource(card("jap_shrine"), Good::wood)));  // and after the action
}

TEST(ActionPhase, IS_ACT_10_placements_only_in_an_own_turn_of_the_action_phase) {
  Scene scene({jap, bar});
  scene.empire(jap, {"com_mill", "jap_gate#13", "jap_shrine"}).hand(jap, {"com_village#12"});
  for (Good good : {Good::defence, Good::settler, Good::wood}) scene.goods(jap, good, 3);
  const auto placements = {act::defend(card("com_mill")), act::samurai(card("jap_shrine")),
                           act::stash_card(card("jap_gate#13"), card("com_village#12")),
                           act::stash_resource(card("jap_shrine"), Good::wood)};
  scene.turn_of(bar);
  for (Action placement : placements) EXPECT_EQ(scene.why(scene.seat(jap), placement), "IS-ACT-01");
  scene.turn_of(jap);
  for (Action placement : placements) EXPECT_TRUE(scene.can(placement));
  scene.lookout();
  for (Action placement : placements) EXPECT_FALSE(scene.can(scene.seat(jap), placement));
}

TEST(ActionPhase, IS_ACT_11_without_a_legal_action_one_must_pass) {
  Scene scene = turn_with_settlers(1);
  scene.hand(bar, {"com_mill"}).empire(bar, {"com_brewer"}).empire(jap, {"com_castle#46"});
  EXPECT_EQ(scene.legal(), std::vector<Action>{act::pass()});
}

}  // namespace turn_test
}  // namespace ludarium::settlers
