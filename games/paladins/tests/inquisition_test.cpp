// Chapter "Inquisition".
#include <algorithm>

#include "games/paladins/tests/support/scene.hpp"

namespace ludarium::paladins {
namespace inquisition_test {

// Seat 0 can take the last coin of the tax supply by a favour, without drawing a suspicion.
Scene before_the_last_coin(int players = 2, boost::json::object options = {}) {
  Scene scene(players, std::move(options));
  scene.favours({"supplies"}).workers(0, {Worker::labourer}).tax(1);
  return scene;
}

constexpr Action last_coin = act::favour(0);
Action use(std::string_view id) { return act::ability(townsman(id)); }

std::vector<Happened> told(const Scene& scene, std::initializer_list<Happened> kinds) {
  std::vector<Happened> found;
  for (const Event& event : scene.events)
    if (const auto kind = static_cast<Happened>(event.kind); std::find(kinds.begin(), kinds.end(), kind) != kinds.end())
      found.push_back(kind);
  return found;
}

TEST(Inquisition, PW_INQ_01_the_last_coin_starts_it) {
  Scene scene = before_the_last_coin();
  scene.play(last_coin);
  EXPECT_EQ(scene.all(Happened::inquisition_began).size(), 1u);
  Scene more = before_the_last_coin();
  more.tax(2).play(last_coin);
  EXPECT_FALSE(more.happened(Happened::inquisition_began));
}

TEST(Inquisition, PW_INQ_01_so_does_a_suspicion_nobody_can_draw) {
  Scene scene(2);
  scene.workers(0, {Worker::labourer}).no_suspicion_left().play(act::take(Space::conspire));
  EXPECT_EQ(scene.all(Happened::inquisition_began).size(), 1u);
  Scene discards(2);
  discards.workers(0, {Worker::labourer}).suspicion_deck({}).play(act::take(Space::conspire));
  EXPECT_FALSE(discards.happened(Happened::inquisition_began));
}

TEST(Inquisition, PW_INQ_02_it_interrupts_and_the_effect_goes_on_afterwards) {
  Scene scene(2);
  scene.outsiders({"barbarian_2"}).track(0, Attribute::strength, 1).provision(0, 0).tax(1).hired(1, {"squire_1"});
  scene.workers(0, {Worker::scout, Worker::labourer, Worker::fighter});
  scene.play({act::take(Space::attack), act::outsider(0)});  // influence, tax, provision
  ASSERT_EQ(scene.s.ask, Ask::inquisition);
  EXPECT_EQ(scene.level(0, Attribute::influence), 1);
  EXPECT_EQ(scene.of(0).provision, 0);
  scene.play(act::done());
  EXPECT_EQ(scene.of(0).provision, 1);
  EXPECT_EQ(scene.s.actor, seat_at(1));
}

TEST(Inquisition, PW_INQ_03_abilities_debts_discards_refill_in_this_order) {
  Scene scene = before_the_last_coin();
  scene.suspicions(1, {0, 0, 0, 0}).hired(1, {"peddler_3"}).play({last_coin, use("peddler_3")});
  const std::vector<Happened> wanted{Happened::inquisition_began, Happened::ability, Happened::took_debt,
                                     Happened::suspicion_discarded, Happened::inquisition_ended};
  EXPECT_EQ(told(scene, {Happened::inquisition_began, Happened::ability, Happened::took_debt,
                         Happened::suspicion_discarded, Happened::inquisition_ended}),
            wanted);
  Scene discards = before_the_last_coin(3);  // every debt is dealt before the first discard
  discards.suspicions(0, {0, 0}).suspicions(2, {0, 0}).play(last_coin);
  const std::vector<Happened> both{Happened::took_debt, Happened::took_debt, Happened::suspicion_discarded,
                                   Happened::suspicion_discarded};
  EXPECT_EQ(told(discards, {Happened::took_debt, Happened::suspicion_discarded}), both);
}

TEST(Inquisition, PW_INQ_04_each_own_card_once_in_any_order) {
  Scene scene = before_the_last_coin();
  scene.suspicions(0, {0, 0, 0}).hired(0, {"conspirator_1", "peddler_3", "squire_1", "abbot_1"});
  scene.hired(1, {"conspirator_2"}).silver(0, 0).play(last_coin);
  EXPECT_EQ(scene.legal(), (std::vector<Action>{use("conspirator_1"), use("peddler_3"), act::done()}));
  EXPECT_EQ(scene.why(use("conspirator_2")), "PW-ABIL-03");
  scene.play(use("conspirator_1"));
  EXPECT_EQ(scene.why(use("conspirator_1")), "PW-INQ-04");
  scene.play(use("peddler_3"));
  EXPECT_EQ(scene.of(0).suspicion_count, 1);  // two after the Conspirator, half of them gone by now
  EXPECT_EQ(scene.of(0).silver, 1 + 2);
}

TEST(Inquisition, PW_INQ_04_the_abilities_are_there_again_in_the_next_one) {
  Scene scene = before_the_last_coin();
  scene.hired(0, {"squire_1"}).play({last_coin, use("squire_1")});
  scene.play(act::pass()).tax(1);  // the other player is done; the favour is free once more
  scene.s.favour_worker.fill(Worker::none);
  scene.workers(0, {Worker::labourer}).play({last_coin, use("squire_1")});
  EXPECT_EQ(scene.level(0, Attribute::faith), 2);
}

TEST(Inquisition, PW_INQ_05_the_condition_is_tested_when_the_card_is_used) {
  Scene scene = before_the_last_coin();
  scene.suspicions(0, {0, 0}).hired(0, {"peddler_1", "conspirator_1", "conspirator_2", "squire_2"}).play(last_coin);
  EXPECT_EQ(scene.why(use("squire_2")), "PW-INQ-05");
  EXPECT_TRUE(scene.can(use("peddler_1")));  // two suspicions are just enough
  scene.play(use("conspirator_1"));
  EXPECT_EQ(scene.why(use("peddler_1")), "PW-INQ-05");  // only one suspicion is left
  EXPECT_FALSE(scene.can(use("squire_2")));
  scene.play(use("conspirator_2"));
  scene.play(use("squire_2"));
  EXPECT_EQ(scene.level(0, Attribute::influence), 1);
  EXPECT_EQ(workers_held(scene.of(0)), 0);
}

TEST(Inquisition, PW_INQ_05_just_enough_suspicions_will_do) {
  Scene scene = before_the_last_coin();
  scene.suspicions(0, {0, 0}).hired(0, {"peddler_3"}).silver(0, 0).play({last_coin, use("peddler_3")});
  EXPECT_EQ(scene.of(0).silver, 1 + 2);
  Scene one = before_the_last_coin();
  one.suspicions(0, {0}).hired(0, {"peddler_3", "conspirator_1", "squire_1"}).play(last_coin);
  EXPECT_EQ(one.legal(), (std::vector<Action>{use("conspirator_1"), act::done()}));
  one.play(use("conspirator_1"));
  EXPECT_EQ(one.legal(), (std::vector<Action>{use("squire_1"), act::done()}));
  Scene none = before_the_last_coin();
  none.hired(0, {"peddler_3", "conspirator_1", "squire_1"}).play(last_coin);
  EXPECT_EQ(none.legal(), (std::vector<Action>{use("squire_1"), act::done()}));
  EXPECT_EQ(none.why(use("conspirator_1")), "PW-INQ-05");  // nothing to discard
}

TEST(Inquisition, PW_INQ_06_no_debt_is_dealt_before_all_have_used_their_abilities) {
  Scene scene = before_the_last_coin();
  scene.suspicions(0, {0, 0}).hired(0, {"peddler_2"}).hired(1, {"squire_3"}).play({last_coin, use("peddler_2")});
  ASSERT_EQ(scene.s.questioned, seat_at(1));
  EXPECT_EQ(scene.of(0).unpaid, 0);
  scene.play(act::done());
  EXPECT_EQ(scene.of(0).unpaid, 1);
}

TEST(Inquisition, PW_INQ_07_what_a_conspirator_discards_no_longer_counts) {
  Scene scene = before_the_last_coin();
  scene.suspicions(0, {0, 0}).suspicions(1, {0, 0}).hired(0, {"conspirator_1"}).play({last_coin, use("conspirator_1")});
  EXPECT_EQ(scene.of(0).unpaid, 0);
  EXPECT_EQ(scene.of(1).unpaid, 1);
  EXPECT_EQ(scene.of(0).suspicion_count, 1);
}

TEST(Inquisition, PW_INQ_08_everyone_tied_for_the_most_takes_a_debt) {
  Scene scene = before_the_last_coin(4);
  scene.suspicions(0, {0}).suspicions(1, {0, 0}).suspicions(3, {0, 0}).play(last_coin);
  EXPECT_EQ(scene.of(0).unpaid, 0);
  EXPECT_EQ(scene.of(1).unpaid, 1);
  EXPECT_EQ(scene.of(2).unpaid, 0);
  EXPECT_EQ(scene.of(3).unpaid, 1);
  Scene one = before_the_last_coin();
  one.suspicions(1, {2}).play(last_coin);
  EXPECT_EQ(one.of(1).unpaid, 1);
}

TEST(Inquisition, PW_INQ_09_without_suspicions_nobody_takes_a_debt) {
  Scene scene = before_the_last_coin(3);
  scene.play(last_coin);
  EXPECT_TRUE(scene.happened(Happened::inquisition_ended));
  for (int seat = 0; seat < 3; ++seat) EXPECT_EQ(scene.of(seat).unpaid, 0);
}

TEST(Inquisition, PW_INQ_10_who_took_a_debt_discards_half_rounded_down) {
  for (auto [before, after] : {std::pair{1, 1}, {2, 1}, {3, 2}, {4, 2}, {5, 3}}) {
    Scene scene = before_the_last_coin();
    for (int i = 0; i < before; ++i) scene.suspicions(1, {0});
    for (int i = 1; i < before; ++i) scene.suspicions(0, {1});
    scene.play(last_coin);
    EXPECT_EQ(scene.of(1).suspicion_count, after);
    EXPECT_EQ(scene.of(0).suspicion_count, before - 1);  // no debt, no discard
  }
}

TEST(Inquisition, PW_INQ_11_the_tax_supply_is_refilled_in_any_case) {
  const std::array full{6, 7, 8};
  for (int players : {2, 3, 4}) {
    Scene nobody = before_the_last_coin(players);
    EXPECT_EQ(nobody.play(last_coin).s.tax, full[static_cast<std::size_t>(players - 2)]);
    Scene debts = before_the_last_coin(players);
    EXPECT_EQ(debts.suspicions(1, {0}).play(last_coin).s.tax, full[static_cast<std::size_t>(players - 2)]);
  }
}

TEST(Inquisition, PW_INQ_12_passed_players_take_part_fully) {
  Scene scene = before_the_last_coin();
  scene.suspicions(1, {0, 0, 0, 0, 0}).hired(1, {"conspirator_1"}).turn_of(1).play(act::pass());
  scene.play(last_coin);
  ASSERT_EQ(scene.s.questioned, seat_at(1));
  scene.play(use("conspirator_1"));
  EXPECT_EQ(scene.of(1).unpaid, 1);
  EXPECT_EQ(scene.of(1).suspicion_count, 2);
}

TEST(Inquisition, PW_INQ_13_with_the_deck_empty_the_tax_supply_is_topped_up) {
  Scene scene(2);
  scene.workers(0, {Worker::labourer}).silver(0, 0).tax(2).no_suspicion_left().play(act::take(Space::conspire));
  EXPECT_EQ(scene.all(Happened::inquisition_ended).at(0).arg[0], 6);
  EXPECT_EQ(scene.s.tax, 6 - scene.of(0).suspicions[0]);
}

TEST(Inquisition, PW_INQ_14_clockwise_from_the_active_player_one_after_the_other) {
  Scene scene(3);
  scene.favours({"supplies"}).workers(1, {Worker::labourer}).tax(1).turn_of(1);
  scene.hired(0, {"squire_1"}).hired(1, {"squire_2"}).hired(2, {"squire_3"}).play(last_coin);
  for (int seat : {1, 2, 0}) {
    ASSERT_EQ(scene.s.questioned, seat_at(static_cast<std::size_t>(seat)));
    EXPECT_EQ(scene.why((seat + 1) % 3, act::done()), "PW-INQ-14");
    scene.play(act::done());
  }
  EXPECT_EQ(scene.s.ask, Ask::action);
  EXPECT_EQ(scene.s.actor, seat_at(2));  // the turn order is not disturbed
}

TEST(Inquisition, PW_INQ_15_none_starts_inside_another) {
  for (const TownsfolkCard& card : facts().townsfolk) {
    if (card.fires != TownsfolkCard::Fires::inquisition) continue;
    EXPECT_NE(card.gain.token, Token::tax) << card.id;
    EXPECT_NE(card.gain.token, Token::criminal) << card.id;
  }
  Scene scene = before_the_last_coin();
  scene.suspicions(0, {0, 0}).silver(0, 0).hired(0, {"peddler_3", "conspirator_1", "conspirator_2", "squire_1"});
  scene.play(last_coin);
  for (const char* id : {"peddler_3", "conspirator_1", "conspirator_2"}) {
    scene.play(use(id));
    EXPECT_EQ(scene.s.tax, 0) << id;
    EXPECT_FALSE(scene.happened(Happened::inquisition_began)) << id;
  }
  scene.play(use("squire_1"));
  EXPECT_EQ(scene.s.tax, 6);
  EXPECT_EQ(scene.of(0).silver, 1 + 2);
}

TEST(Inquisition, PW_INQ_16_half_of_what_the_abilities_left_the_latest_first) {
  Scene scene = before_the_last_coin();
  scene.suspicions(0, {2, 1, 0, 0, 1, 2}).hired(0, {"conspirator_1"}).play({last_coin, use("conspirator_1")});
  ASSERT_EQ(scene.of(0).suspicion_count, 3);  // six less one is five, half of it is two
  EXPECT_EQ(scene.of(0).suspicions[0], 2);
  EXPECT_EQ(scene.of(0).suspicions[1], 1);
  EXPECT_EQ(scene.of(0).suspicions[2], 0);
  EXPECT_EQ(scene.s.suspicion_discard, (std::array<std::uint8_t, 3>{1, 1, 1}));
}

}  // namespace inquisition_test
}  // namespace ludarium::paladins
