// Chapter "Solo: workers and schemes".
#include "games/paladins/tests/support/solo.hpp"

namespace ludarium::paladins {
namespace solo_schemes_test {

constexpr Attribute strength = Attribute::strength, faith = Attribute::faith, influence = Attribute::influence;

// A table where every scheme of the right side has a target.
Scene all_in_reach() {
  Scene scene = alone();
  scene.track(1, strength, 12).track(1, faith, 12).track(1, influence, 12).outsiders({"lookout_1", "lookout_2"});
  return scene;
}

constexpr std::array right_schemes{Scheme::commission, Scheme::fortify, Scheme::garrison,
                                   Scheme::absolve,    Scheme::attack,  Scheme::convert};

TEST(SoloSchemes, PW_SWRK_01_its_workers_are_all_alike) {
  Scene scene = alone();
  rival_workers(scene.townsfolk({"abbot_1"}), 1);
  rival_turn(scene, Scheme::recruit);  // a cleric and a labourer
  EXPECT_EQ(scene.s.rival.workers, 2);
  EXPECT_EQ(workers_held(scene.rival()), 0);
  rival_workers(scene, 3);  // nobody asks whether they are a scout, a worker and a cleric
  rival_turn(scene, Scheme::commission);
  EXPECT_EQ(scene.rival().monks, 1);
}

TEST(SoloSchemes, PW_SWRK_02_a_criminal_still_draws_a_suspicion) {
  Scene scene = alone();
  rival_workers(scene.townsfolk({"architect_1"}).suspicion_deck({1}), 1);
  rival_turn(scene, Scheme::recruit);
  EXPECT_EQ(scene.s.rival.workers, 1);
  EXPECT_EQ(scene.rival().suspicion_count, 1);
  EXPECT_EQ(scene.s.tax, 5 - 1);
  EXPECT_EQ(scene.s.rival.marker, 1);
}

TEST(SoloSchemes, PW_SWRK_03_in_each_round_three_workers_more_than_its_number) {
  Scene scene = Scene::fresh(1);
  scene.play(act::hire(0));
  for (int now = 1; now <= 7; ++now) {
    EXPECT_EQ(scene.s.round, now);
    EXPECT_EQ(scene.s.rival.workers, now + 3);
    scene.pass_all();
  }
}

TEST(SoloSchemes, PW_EX_23_seven_workers_in_round_4) {
  Scene scene = alone();
  scene.round(3).pass_all();
  EXPECT_EQ(scene.s.round, 4);
  EXPECT_EQ(scene.s.rival.workers, 7);
}

TEST(SoloSchemes, PW_SWRK_04_the_human_first_then_by_turns) {
  Scene scene = alone();
  EXPECT_EQ(scene.s.actor, seat_at(0));
  for (Scheme scheme : {Scheme::trade, Scheme::conspire}) {
    rival_turn(scene, scheme);
    EXPECT_EQ(of_rival(scene, Happened::turn_began).size(), 1u);
    EXPECT_EQ(of_rival(scene, Happened::acted).size(), 1u);
    EXPECT_EQ(scene.s.ask, Ask::action);
    EXPECT_EQ(scene.s.actor, seat_at(0));
  }
}

// Who began a turn, in the order of the last play.
std::vector<int> turns_begun(const Scene& scene) {
  std::vector<int> seats;
  for (const Event& event : scene.all(Happened::turn_began)) seats.push_back(static_cast<int>(index(event.seat)));
  return seats;
}

TEST(SoloSchemes, PW_SWRK_04_the_human_begins_every_round) {
  Scene scene = Scene::fresh(1);
  scene.play(scene.legal()[0]);
  for (int round = 1; round <= 3; ++round) {
    ASSERT_EQ(scene.s.round, round);
    scene.play(scene.legal()[0]);  // a paladin
    while (scene.s.ask != Ask::action) scene.play(scene.legal()[0]);
    EXPECT_EQ(turns_begun(scene), (std::vector<int>{0})) << round;
    scene.play(act::take(Space::hunt));
    while (scene.s.ask == Ask::workers || scene.s.ask == Ask::inquisition) scene.play(scene.legal().back());
    EXPECT_EQ(scene.s.actor, seat_at(0));
    EXPECT_EQ(turns_begun(scene), (std::vector<int>{1, 0})) << round;
    scene.pass_all();  // the rival goes on until it rests
    for (std::size_t i = 0; i < turns_begun(scene).size(); ++i) EXPECT_EQ(turns_begun(scene)[i], 1);
  }
}

TEST(SoloSchemes, PW_SWRK_05_the_turned_up_scheme_is_tried_and_discarded) {
  Scene scene = alone();
  for (int turned = 1; turned <= 3; ++turned) {
    refresh_rival(scene, 4);
    occupy_left(scene, {Scheme::pray});  // which would shuffle
    const auto deck = scene.s.rival.deck;
    hunt_first(scene);
    const auto scheme = static_cast<Scheme>(of_rival(scene, Happened::scheme).at(0).arg[0]);
    EXPECT_EQ(scene.s.rival.scheme, scheme);
    EXPECT_EQ(scene.s.rival.deck[index(scheme)], deck[index(scheme)] - 1);
    EXPECT_EQ(cards_in(scene.s.rival.discard), turned);
  }
  for (Scheme scheme : right_schemes) {
    Scene table = all_in_reach();
    rival_turn(table, scheme);
    EXPECT_TRUE(rival_did(table, right_at(index(scheme))));
    EXPECT_EQ(cards_in(table.s.rival.deck), 0);
  }
}

TEST(SoloSchemes, PW_SWRK_06_too_few_workers_lead_to_the_row_from_its_left) {
  Scene scene = all_in_reach();
  scene.townsfolk({"gatekeeper_2", "squire_3"});
  for (Space next : {Space::recruit, Space::pray, Space::trade, Space::conspire}) {
    rival_workers(scene, 2);
    rival_turn(scene, Scheme::commission);
    EXPECT_TRUE(fell_back(scene));
    EXPECT_TRUE(rival_did(scene, next)) << index(next);
    EXPECT_EQ(of_rival(scene, Happened::acted).size(), 1u);
  }
  rival_workers(scene, 2);
  rival_turn(scene, Scheme::commission);
  EXPECT_TRUE(scene.happened(Happened::rested));
}

TEST(SoloSchemes, PW_SWRK_06_an_occupied_action_leads_to_the_row) {
  for (Scheme scheme : right_schemes) {
    Scene scene = all_in_reach();
    rival_workers(scene, 9).s.rival.placed[index(scheme)] = 1;
    rival_turn(scene, scheme);
    EXPECT_TRUE(fell_back(scene));
    EXPECT_TRUE(rival_did(scene, Space::pray));  // no townsfolk lies there
  }
  Scene scene = alone();
  occupy_left(scene, {Scheme::trade});
  rival_turn(scene, Scheme::trade);
  EXPECT_TRUE(rival_did(scene, Space::pray));
}

TEST(SoloSchemes, PW_EX_24_commission_with_a_workshop_needs_two_workers) {
  for (int held : {1, 2}) {
    Scene scene = all_in_reach();
    rival_workers(scene.workshop(1, Space::commission, 0), held);
    rival_turn(scene, Scheme::commission);
    EXPECT_EQ(fell_back(scene), held == 1);
    EXPECT_EQ(scene.rival().monks, held == 2 ? 1 : 0);
    EXPECT_EQ(placed(scene, Space::commission), held == 2 ? 2 : 0);
  }
}

void expect_fallback(Scene scene, Scheme scheme) {
  rival_turn(scene, scheme);
  EXPECT_TRUE(fell_back(scene)) << index(scheme);
  EXPECT_TRUE(rival_did(scene, Space::pray)) << index(scheme);
}

TEST(SoloSchemes, PW_SWRK_07_so_do_a_requirement_a_target_or_a_piece_it_lacks) {
  for (Scheme scheme : right_schemes) {
    Scene scene = all_in_reach();
    rival_turn(scene, scheme);
    EXPECT_FALSE(fell_back(scene)) << index(scheme);
  }
  expect_fallback(all_in_reach().track(1, strength, 0), Scheme::garrison);
  expect_fallback(all_in_reach().track(1, strength, 0), Scheme::attack);
  Scene low = all_in_reach();
  expect_fallback(only_free(low, {"r3_1"}).track(1, faith, 3), Scheme::commission);
  expect_fallback(all_in_reach().walls(1, {1}).track(1, influence, 0), Scheme::fortify);
  expect_fallback(all_in_reach().jars(1, 1).track(1, influence, 1), Scheme::absolve);
  expect_fallback(all_in_reach().outsiders({"", "lookout_1"}).track(1, faith, 1), Scheme::convert);
  expect_fallback(all_in_reach().outsiders({}), Scheme::attack);
  expect_fallback(all_in_reach().outsiders({}), Scheme::convert);
  Scene no_walls = all_in_reach();
  no_walls.s.wall_deck = {};
  expect_fallback(no_walls, Scheme::fortify);
}

TEST(SoloSchemes, PW_SWRK_07_so_does_the_limit_of_seven) {
  expect_fallback(all_in_reach().monks(1, 7), Scheme::commission);
  expect_fallback(all_in_reach().outposts(1, 7), Scheme::garrison);
  expect_fallback(all_in_reach().jars(1, 7), Scheme::absolve);
  expect_fallback(all_in_reach().walls(1, {1, 2, 3, 4, 5, 6, 7}), Scheme::fortify);
  expect_fallback(
      all_in_reach().converted(1, {"archer_1", "archer_2", "thief_1", "thief_2", "hunter_1", "hunter_2", "invader_1"}),
      Scheme::convert);
}

TEST(SoloSchemes, PW_SWRK_08_a_right_side_action_needs_three_workers_less_its_workshops) {
  for (Scheme scheme : right_schemes)
    for (int workshops = 0; workshops <= 2; ++workshops)
      for (int held : {2 - workshops, 3 - workshops}) {
        if (held == 0) continue;  // it stops
        Scene scene = all_in_reach();
        scene.s.rival.workshops[index(scheme)] = static_cast<std::uint8_t>(workshops);
        rival_workers(scene, held);
        rival_turn(scene, scheme);
        EXPECT_EQ(fell_back(scene), held < 3 - workshops);
        EXPECT_EQ(placed(scene, right_at(index(scheme))), held < 3 - workshops ? 0 : 3 - workshops);
      }
}

TEST(SoloSchemes, PW_SWRK_09_one_worker_for_the_left_side_and_a_favour_none_for_Rest) {
  Scene scene = alone();
  scene.townsfolk({"defender_1"}).favours({"training"}).suspicion_deck({0});
  scene.s.rival.placed[0] = 3;  // Pray clears it and gives no worker
  rival_workers(scene, 5);
  int left = 5;
  for (Scheme scheme : {Scheme::recruit, Scheme::pray, Scheme::trade, Scheme::kings_favour}) {
    rival_turn(scene, scheme);
    EXPECT_EQ(scene.s.rival.workers, --left) << index(scheme);
  }
  rival_turn(scene, Scheme::conspire);
  EXPECT_EQ(scene.s.rival.workers, 1 - 1 + 2);
  rival_turn(scene, Scheme::conspire);
  EXPECT_TRUE(scene.happened(Happened::rested));
  EXPECT_EQ(scene.s.rival.workers, 2);
}

TEST(SoloSchemes, PW_SWRK_10_without_workers_it_stops_and_the_human_goes_on) {
  Scene scene = alone();
  rival_workers(scene, 1);
  rival_turn(scene, Scheme::trade);
  EXPECT_FALSE(scene.rival().passed);
  rival_turn(scene, Scheme::conspire);
  EXPECT_TRUE(scene.rival().passed);
  EXPECT_FALSE(scene.happened(Happened::scheme));
  EXPECT_EQ(scene.s.actor, seat_at(0));
  scene.workers(0, {Worker::labourer}).play(act::take(Space::trade));
  EXPECT_TRUE(of_rival(scene, Happened::turn_began).empty());
  EXPECT_EQ(scene.s.actor, seat_at(0));
}

TEST(SoloSchemes, PW_SWRK_10_when_the_human_has_passed_it_goes_on_until_it_stops) {
  Scene scene = alone();
  rival_workers(scene, 3);
  scene.s.rival.deck = {};
  scene.s.rival.deck[index(Scheme::trade)] = 2;  // a second one falls back
  scene.s.rival.deck[index(Scheme::conspire)] = 1;
  scene.play(act::pass());
  EXPECT_GE(of_rival(scene, Happened::acted).size(), 3u);
  EXPECT_EQ(scene.s.round, 2);
  EXPECT_EQ(scene.s.rival.workers, 5);
}

TEST(SoloSchemes, PW_SWRK_11_an_empty_deck_is_made_of_the_discard_pile) {
  Scene scene = alone();
  scene.s.rival.deck = {};
  scene.s.rival.discard[index(Scheme::trade)] = 2;
  hunt_first(scene);
  EXPECT_TRUE(rival_did(scene, Space::trade));
  EXPECT_EQ(of_rival(scene, Happened::schemes_shuffled).size(), 1u);
  EXPECT_EQ(scene.s.rival.deck[index(Scheme::trade)], 1);
  EXPECT_EQ(scene.s.rival.discard[index(Scheme::trade)], 1);
}

TEST(SoloSchemes, PW_SWRK_12_recruit_needs_a_townsfolk_and_Rest_is_always_there) {
  Scene scene = alone();
  rival_turn(scene, Scheme::recruit);
  EXPECT_TRUE(rival_did(scene, Space::pray));
  Scene filled = alone();
  filled.townsfolk({"", "", "", "squire_3"});
  rival_workers(filled, 1);
  rival_turn(filled, Scheme::attack);
  EXPECT_TRUE(rival_did(filled, Space::recruit));
  Scene full = alone();
  occupy_left(full, {Scheme::pray, Scheme::trade, Scheme::conspire});
  rival_turn(full, Scheme::recruit);
  EXPECT_TRUE(full.happened(Happened::rested));
}

TEST(SoloSchemes, PW_SWRK_13_workers_on_the_left_stay_until_the_round_ends) {
  Scene scene = alone();
  rival_turn(scene, Scheme::trade);
  rival_turn(scene, Scheme::pray);
  EXPECT_TRUE(left_occupied(scene, Scheme::trade));
  EXPECT_TRUE(left_occupied(scene, Scheme::pray));
  rival_workers(scene, 0);
  scene.pass_all();
  EXPECT_EQ(scene.s.rival.left, 0);
}

TEST(SoloSchemes, PW_SWRK_14_one_scheme_and_one_action_a_turn) {
  Scene scene = alone();
  scene.s.rival.deck = {};
  scene.s.rival.deck[index(Scheme::attack)] = 1;  // no outsider lies there
  scene.s.rival.deck[index(Scheme::convert)] = 1;
  hunt_first(scene);
  EXPECT_TRUE(rival_did(scene, Space::pray));
  EXPECT_EQ(of_rival(scene, Happened::scheme).size(), 1u);
  EXPECT_EQ(of_rival(scene, Happened::acted).size(), 1u);
}

}  // namespace solo_schemes_test
}  // namespace ludarium::paladins
