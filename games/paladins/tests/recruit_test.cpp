// Chapter "Recruit", with the readings free_recruit and debt_for_dismiss.
#include "games/paladins/tests/support/scene.hpp"

namespace ludarium::paladins {
namespace recruit_test {

using enum Worker;
constexpr std::size_t to_dismiss = 0, to_hire = 1;

Scene recruiting(int silver, boost::json::object options = {}) {
  Scene scene(2, options);
  scene.townsfolk({"abbot_1", "gatekeeper_2", "acolyte_1", "defender_1", "squire_3"}).silver(0, silver);
  scene.workers(0, {labourer, fighter});
  return scene;
}

Scene dismissing(int silver, boost::json::object options = {}) {
  Scene scene = recruiting(silver, options);
  scene.workers(0, {labourer}).play(act::take(Space::recruit, to_dismiss));
  return scene;
}

Scene hiring(int silver, boost::json::object options = {}) {
  Scene scene = recruiting(silver, options);
  scene.play(act::take(Space::recruit, to_hire));
  return scene;
}

// A monk on the space that recruits for free.
Scene free_recruit(boost::json::object options = {}) {
  Scene scene = recruiting(0, options);
  scene.crew(0, Space::commission).play({act::take(Space::commission), act::space(space("r1_1"))});
  return scene;
}

TEST(Recruit, PW_REC_01_one_worker_dismisses_and_two_hire) {
  Scene dismiss = dismissing(5);
  EXPECT_TRUE(dismiss.can(act::dismiss(2)));
  EXPECT_EQ(dismiss.why(act::hire(2)), "PW-REC-01");
  Scene hire = hiring(5);
  EXPECT_TRUE(hire.can(act::hire(2)));
  EXPECT_EQ(hire.why(act::dismiss(2)), "PW-REC-01");
  EXPECT_EQ(hire.why(act::decline()), "PW-TURN-16");
  EXPECT_EQ(dismiss.play(act::dismiss(2)).of(0).silver, 3);
  EXPECT_EQ(hire.play(act::hire(2)).of(0).silver, 3);
}

TEST(Recruit, PW_REC_02_the_price_stands_under_the_slot) {
  const std::array price{3, 2, 2, 1, 0};
  for (std::size_t slot = 0; slot < townsfolk_row; ++slot) {
    Scene dismiss = dismissing(price[slot]), hire = hiring(price[slot]);
    const int instant = facts()[hire.s.townsfolk[slot]].instant.count(Token::silver);
    EXPECT_EQ(dismiss.play(act::dismiss(slot)).of(0).silver, 0) << slot;
    EXPECT_EQ(hire.play(act::hire(slot)).of(0).silver, instant) << slot;
    if (price[slot] == 0) continue;
    EXPECT_EQ(dismissing(price[slot] - 1).why(act::dismiss(slot)), "PW-REC-02");
    EXPECT_EQ(hiring(price[slot] - 1).why(act::hire(slot)), "PW-REC-02");
  }
}

TEST(Recruit, PW_REC_02_nobody_can_be_paid) {
  Scene scene = recruiting(0);
  scene.townsfolk({"", "", "acolyte_1", "defender_1"});
  EXPECT_EQ(scene.why(act::take(Space::recruit, to_dismiss)), "PW-REC-02");
  EXPECT_EQ(scene.why(act::take(Space::recruit, to_hire)), "PW-REC-02");
}

TEST(Recruit, PW_REC_03_a_debt_instead_of_silver_in_the_two_left_slots) {
  for (std::size_t slot : {0u, 1u}) {
    Scene dismiss = dismissing(5), hire = hiring(5);
    EXPECT_EQ(dismiss.play(act::dismiss(slot, true)).of(0).unpaid, 1);
    EXPECT_EQ(hire.play(act::hire(slot, true)).of(0).unpaid, 1);
    EXPECT_FALSE(dismiss.happened(Happened::paid));
    EXPECT_FALSE(hire.happened(Happened::paid));
  }
  Scene penniless = recruiting(0);
  penniless.townsfolk({"", "gatekeeper_2"});
  EXPECT_TRUE(penniless.can(act::take(Space::recruit, to_dismiss)));
  EXPECT_TRUE(penniless.can(act::take(Space::recruit, to_hire)));
}

TEST(Recruit, PW_REC_03_reading_debt_for_dismiss_no) {
  const boost::json::object no{{"debt_for_dismiss", "no"}};
  EXPECT_EQ(dismissing(5, no).why(act::dismiss(0, true)), "PW-REC-03");
  EXPECT_TRUE(dismissing(5, no).can(act::dismiss(0)));
  EXPECT_TRUE(hiring(5, no).can(act::hire(0, true)));
  Scene penniless = recruiting(0, no);
  penniless.townsfolk({"", "gatekeeper_2"});
  EXPECT_EQ(penniless.why(act::take(Space::recruit, to_dismiss)), "PW-REC-02");
  EXPECT_TRUE(dismissing(5, {{"debt_for_dismiss", "yes"}}).can(act::dismiss(0, true)));
}

TEST(Recruit, PW_REC_04_the_debt_lies_unpaid) {
  Scene scene = hiring(0);
  scene.debts(0, 1, 2);
  const int before = scene.vp(0);
  scene.play(act::hire(0, true));
  EXPECT_EQ(scene.of(0).unpaid, 2);
  EXPECT_EQ(scene.of(0).paid, 2);
  EXPECT_EQ(scene.vp(0), before - 3);
}

TEST(Recruit, PW_REC_05_anyone_on_the_left_spot_to_dismiss) {
  for (Worker type : {labourer, scout, merchant, fighter, cleric, criminal}) {
    Scene scene = recruiting(3);
    scene.workers(0, {type, type}).play({act::take(Space::recruit, to_dismiss), act::dismiss(3)});
    EXPECT_EQ(scene.of(0).board[index(Space::recruit)], (Spots{type, none, none}));
    EXPECT_EQ(scene.held(0, type), 1);
  }
  EXPECT_EQ(recruiting(3).workers(0, {}).why(act::take(Space::recruit, to_dismiss)), "PW-REC-05");
}

TEST(Recruit, PW_REC_06_the_dismissed_card_pays_its_top_reward_only) {
  Scene scene = dismissing(2);
  scene.play(act::dismiss(1));
  EXPECT_EQ(scene.held(0, scout), 1);
  EXPECT_EQ(scene.of(0).silver, 0);  // not the silver of a hire
  EXPECT_EQ(scene.of(0).hired_count, 0);
  EXPECT_EQ(scene.s.townsfolk[1], Townsfolk::none);
  EXPECT_TRUE(scene.s.townsfolk_discard.has(townsman("gatekeeper_2")));
}

TEST(Recruit, PW_REC_07_anyone_and_a_fighter_to_hire) {
  Scene scene = recruiting(3);
  for (Worker type : {labourer, scout, merchant, cleric})
    EXPECT_EQ(scene.workers(0, {type, type}).why(act::take(Space::recruit, to_hire)), "PW-REC-07");
  EXPECT_TRUE(scene.workers(0, {labourer, criminal}).can(act::take(Space::recruit, to_hire)));
  EXPECT_EQ(scene.workers(0, {fighter}).why(act::take(Space::recruit, to_hire)), "PW-REC-07");
  scene.workers(0, {fighter, merchant}).play(act::take(Space::recruit, to_hire));
  EXPECT_EQ(scene.of(0).board[index(Space::recruit)], (Spots{merchant, fighter, none}));
}

TEST(Recruit, PW_REC_08_the_hired_card_pays_its_bottom_icons_only) {
  Scene scene = hiring(2);
  scene.play(act::hire(1));
  EXPECT_EQ(scene.of(0).silver, 1);         // at once
  EXPECT_EQ(workers_held(scene.of(0)), 0);  // no scout
  EXPECT_FALSE(scene.s.townsfolk_discard.has(townsman("gatekeeper_2")));
  scene.pass_all().turn_of(0).next_wall(5).crew(0, Space::fortify).play(act::take(Space::fortify));
  EXPECT_EQ(scene.of(0).silver, 2);  // and for good
}

TEST(Recruit, PW_REC_09_a_hired_card_lies_open) {
  Scene scene = hiring(2);
  scene.play(act::hire(1));
  EXPECT_EQ(scene.of(0).hired[0], townsman("gatekeeper_2"));
  const State seen = game().redact(scene.s, seat_at(1));
  EXPECT_EQ(seen.players[0].hired_count, 1);
  EXPECT_EQ(seen.players[0].hired[0], townsman("gatekeeper_2"));
}

TEST(Recruit, PW_REC_10_the_second_spot_is_not_filled_later) {
  Scene scene = dismissing(3);
  scene.play(act::dismiss(3)).workers(0, {labourer, fighter}).silver(0, 9).turn_of(0);
  EXPECT_EQ(scene.why(act::take(Space::recruit, to_hire)), "PW-REC-10");
  EXPECT_EQ(scene.why(act::take(Space::recruit, to_dismiss)), "PW-REC-10");
}

TEST(Recruit, PW_REC_11_the_row_stays_as_it_is_until_the_reset) {
  Scene scene = dismissing(3);
  auto row = scene.s.townsfolk;
  scene.play(act::dismiss(3));
  row[3] = Townsfolk::none;
  EXPECT_EQ(scene.s.townsfolk, row);
  scene.workers(1, {labourer}).silver(1, 5).play(act::take(Space::recruit, to_dismiss));
  EXPECT_EQ(scene.why(act::dismiss(3)), "PW-REC-11");
  EXPECT_EQ(scene.play(act::dismiss(2)).of(1).silver, 3);  // slot 3 costs what it did
}

TEST(Recruit, PW_REC_12_copies_work_each_for_itself) {
  Scene scene = hiring(9);
  scene.hired(0, {"acolyte_2"}).play(act::hire(2));
  EXPECT_EQ(scene.of(0).hired_count, 2);
  scene.crew(0, Space::commission).silver(0, 0).turn_of(0);
  scene.play({act::take(Space::commission), act::space(space("r1_2"))});
  EXPECT_EQ(scene.held(0, labourer), 1);  // acolyte_1
  EXPECT_EQ(scene.of(0).silver, 2 + 1);   // the space, acolyte_2
}

TEST(Recruit, PW_REC_13_a_free_recruit_hires_from_any_slot_for_nothing) {
  for (std::size_t slot = 0; slot < townsfolk_row; ++slot) {
    Scene scene = free_recruit();
    ASSERT_EQ(scene.s.ask, Ask::townsfolk);
    const Townsfolk card = scene.s.townsfolk[slot];
    scene.play(act::hire(slot));
    EXPECT_EQ(scene.of(0).hired[0], card);
    EXPECT_EQ(scene.of(0).unpaid, 0);
    EXPECT_EQ(scene.of(0).silver, facts()[card].instant.count(Token::silver));
  }
  EXPECT_EQ(free_recruit().why(act::hire(0, true)), "PW-REC-13");
  EXPECT_EQ(free_recruit().why(act::dismiss(0)), "PW-REC-13");
  EXPECT_EQ(free_recruit({{"free_recruit", "hire"}}).why(act::dismiss(0)), "PW-REC-13");
}

TEST(Recruit, PW_REC_13_it_comes_from_garrison_absolve_and_a_favour_too_and_may_be_declined) {
  Scene garrison = recruiting(0);
  garrison.track(0, Attribute::strength, 1).crew(0, Space::garrison);
  garrison.play({act::take(Space::garrison), act::space(space("r1_1"))});
  Scene absolve = recruiting(1);
  absolve.crew(0, Space::absolve);
  absolve.play({act::take(Space::absolve), act::jar(jar_space(Token::free_recruit))});
  Scene by_favour = recruiting(0);
  by_favour.favours({"recruit"}).workers(0, {scout}).play(act::favour(0));
  for (Scene* scene : {&garrison, &absolve, &by_favour}) {
    ASSERT_EQ(scene->s.ask, Ask::townsfolk);
    Scene declined = *scene;
    EXPECT_EQ(declined.play(act::decline()).of(0).hired_count, 0);
    EXPECT_EQ(declined.s.actor, seat_at(1));
    EXPECT_EQ(scene->play(act::hire(2)).of(0).hired[0], townsman("acolyte_1"));
    EXPECT_EQ(scene->of(0).unpaid, 0);
  }
}

TEST(Recruit, PW_REC_13_reading_free_recruit_hire_or_dismiss) {
  const boost::json::object either{{"free_recruit", "hire_or_dismiss"}};
  EXPECT_TRUE(free_recruit(either).can(act::hire(0)));
  EXPECT_EQ(free_recruit(either).why(act::dismiss(0, true)), "PW-REC-13");
  Scene scene = free_recruit(either);
  scene.play(act::dismiss(0));
  EXPECT_EQ(scene.held(0, cleric), 1);
  EXPECT_EQ(scene.held(0, labourer), 1);
  EXPECT_EQ(scene.of(0).hired_count, 0);
  EXPECT_TRUE(scene.s.townsfolk_discard.has(townsman("abbot_1")));
  EXPECT_EQ(scene.s.actor, seat_at(1));
}

TEST(Recruit, PW_REC_13_the_first_hire_of_the_game_never_dismisses) {
  Scene scene = Scene::fresh(2, {{"free_recruit", "hire_or_dismiss"}});
  EXPECT_EQ(scene.why(act::dismiss(0)), "PW-SETUP-19");
  EXPECT_EQ(scene.legal().size(), townsfolk_row);
}

TEST(Recruit, PW_REC_14_nothing_to_recruit_from_an_empty_row) {
  Scene scene = recruiting(9);
  scene.townsfolk({});
  EXPECT_EQ(scene.why(act::take(Space::recruit, to_dismiss)), "PW-REC-14");
  EXPECT_EQ(scene.why(act::take(Space::recruit, to_hire)), "PW-REC-14");
  scene.crew(0, Space::commission).play({act::take(Space::commission), act::space(space("r1_1"))});
  EXPECT_EQ(scene.s.actor, seat_at(1));
  EXPECT_EQ(scene.of(0).hired_count, 0);
  EXPECT_EQ(scene.all(Happened::lost)[0].arg[0], number(Token::free_recruit));
}

TEST(Recruit, PW_REC_15_a_free_hire_is_a_full_hire_beside_the_recruit_space) {
  Scene scene = free_recruit();
  scene.on_board(0, Space::recruit, {labourer, none, none}).play(act::hire(1));
  EXPECT_EQ(scene.of(0).silver, 1);
  EXPECT_EQ(scene.of(0).hired_count, 1);
  EXPECT_EQ(scene.s.townsfolk[1], Townsfolk::none);
  EXPECT_EQ(scene.of(0).board[index(Space::recruit)], (Spots{labourer, none, none}));
  Scene unused = free_recruit();
  unused.play(act::hire(1)).workers(0, {labourer}).turn_of(0);
  EXPECT_TRUE(unused.can(act::take(Space::recruit, to_dismiss)));
  EXPECT_EQ(unused.s.townsfolk[1], Townsfolk::none);
}

TEST(Recruit, PW_REC_16_the_other_slots_take_no_debt) {
  for (std::size_t slot : {2u, 3u, 4u}) {
    EXPECT_EQ(dismissing(5).why(act::dismiss(slot, true)), "PW-REC-16");
    EXPECT_EQ(hiring(5).why(act::hire(slot, true)), "PW-REC-16");
  }
}

}  // namespace recruit_test
}  // namespace ludarium::paladins
