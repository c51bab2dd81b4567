// Chapter "Solo: end of round and scoring".
#include <map>

#include "games/paladins/tests/support/solo.hpp"

namespace ludarium::paladins {
namespace solo_scoring_test {

constexpr Attribute strength = Attribute::strength, faith = Attribute::faith, influence = Attribute::influence;

template <class Card>
std::vector<Card> discarded(const Scene& scene, Happened kind) {
  std::vector<Card> cards;
  for (const Event& event : scene.all(kind)) cards.push_back(static_cast<Card>(event.arg[0]));
  return cards;
}

// The end of round 1 with these rows; both decks are empty and the rival has stopped.
Scene end_of_round(std::initializer_list<std::string_view> townsfolk, std::initializer_list<std::string_view> outsiders,
                   boost::json::object options = {}) {
  Scene scene = alone(std::move(options));
  scene.townsfolk(townsfolk).outsiders(outsiders).next_townsfolk({}).next_outsiders({});
  rival_workers(scene, 0);
  return scene.pass_all();
}

TEST(SoloEnd, PW_SEND_01_it_keeps_no_workers) {
  Scene scene = alone();
  occupy_left(rival_workers(scene, 9), {Scheme::recruit, Scheme::pray, Scheme::trade, Scheme::conspire});
  scene.s.rival.placed = {1, 1, 1, 1, 1, 1};
  scene.pass_all();
  EXPECT_TRUE(scene.happened(Happened::rested));
  EXPECT_EQ(scene.s.round, 2);
  EXPECT_EQ(scene.s.rival.workers, 2 + 3);
  EXPECT_EQ(cards_in(scene.s.rival.placed), 0);
  EXPECT_EQ(scene.s.rival.rested, 0);
}

TEST(SoloEnd, PW_SEND_02_the_schemes_lie_as_they_were_in_the_next_round) {
  Scene scene = alone();
  rival_turn(scene, Scheme::trade);
  const Rival before = rival_workers(scene, 0).s.rival;
  scene.pass_all();
  EXPECT_EQ(scene.s.round, 2);
  EXPECT_EQ(scene.s.rival.deck, before.deck);
  EXPECT_EQ(scene.s.rival.discard, before.discard);
}

TEST(SoloEnd, PW_SEND_03_the_reset_discards_a_second_townsfolk_and_outsider) {
  Scene scene = end_of_round({"abbot_1", "acolyte_1", "defender_1", "squire_1", "watchman_1"},
                             {"archer_1", "thief_1", "hunter_1", "invader_1"});
  EXPECT_EQ(scene.s.townsfolk, (std::array{Townsfolk::none, Townsfolk::none, townsman("abbot_1"), townsman("acolyte_1"),
                                           townsman("defender_1")}));
  EXPECT_EQ(scene.s.outsiders, (std::array{foreigner("hunter_1"), foreigner("invader_1"), Outsider::none,
                                           Outsider::none, Outsider::none, Outsider::none}));
}

constexpr Happened townsfolk_go = Happened::townsfolk_discarded, outsiders_go = Happened::outsider_discarded;

TEST(SoloEnd, PW_SEND_03_only_if_a_card_lies_there) {
  Scene scene = end_of_round({"abbot_1", "acolyte_1", "defender_1", "squire_1", ""}, {"", "thief_1", "hunter_1"});
  EXPECT_EQ(discarded<Townsfolk>(scene, townsfolk_go), std::vector{townsman("squire_1")});
  EXPECT_EQ(discarded<Outsider>(scene, outsiders_go), std::vector{foreigner("thief_1")});
}

TEST(SoloEnd, PW_SEND_03_solo_second_discard_slot) {
  Scene scene = end_of_round({"abbot_1", "acolyte_1", "defender_1", "", "watchman_1"}, {"archer_1", "", "hunter_1"});
  EXPECT_EQ(discarded<Townsfolk>(scene, townsfolk_go), std::vector{townsman("watchman_1")});
  EXPECT_EQ(discarded<Outsider>(scene, outsiders_go), std::vector{foreigner("archer_1")});
}

TEST(SoloEnd, PW_SEND_03_solo_second_discard_card) {
  Scene scene = end_of_round({"abbot_1", "acolyte_1", "defender_1", "", "watchman_1"}, {"archer_1", "", "hunter_1"},
                             {{"solo_second_discard", "card"}});
  EXPECT_EQ(discarded<Townsfolk>(scene, townsfolk_go), (std::vector{townsman("watchman_1"), townsman("defender_1")}));
  EXPECT_EQ(discarded<Outsider>(scene, outsiders_go), (std::vector{foreigner("archer_1"), foreigner("hunter_1")}));
  Scene single = end_of_round({"", "", "", "", "watchman_1"}, {"archer_1"}, {{"solo_second_discard", "card"}});
  EXPECT_EQ(discarded<Townsfolk>(single, townsfolk_go), std::vector{townsman("watchman_1")});
  EXPECT_EQ(discarded<Outsider>(single, outsiders_go), std::vector{foreigner("archer_1")});
}

TEST(SoloEnd, PW_SEND_03_not_at_a_table_of_two) {
  Scene scene(2);
  scene.townsfolk({"abbot_1", "acolyte_1", "defender_1", "squire_1", "watchman_1"}).outsiders({"archer_1", "thief_1"});
  scene.next_townsfolk({}).next_outsiders({}).pass_all();
  EXPECT_EQ(discarded<Townsfolk>(scene, townsfolk_go), std::vector{townsman("watchman_1")});
  EXPECT_EQ(discarded<Outsider>(scene, outsiders_go), std::vector{foreigner("archer_1")});
}

TEST(SoloScore, PW_SSCO_01_each_outsider_it_converted_is_worth_a_point_at_least) {
  Scene scene = alone();
  scene.converted(1, {"hunter_1", "assassin_1", "mercenary_1"}).converted(0, {"hunter_2", "assassin_2"});
  EXPECT_EQ(tally(scene.look(), rival_seat).convert, 1 + 1 + 2);
  EXPECT_EQ(tally(scene.look(), seat_at(0)).convert, 0);
}

TEST(SoloScore, PW_SSCO_02_no_points_for_workshops_or_resources) {
  Scene scene = alone();
  scene.silver(0, 0).provision(0, 0);
  for (int seat : {0, 1})
    for (std::size_t i = 0; i < 4; ++i)
      for (std::size_t spot : {0, 1}) scene.workshop(seat, right_at(i), spot);
  EXPECT_EQ(scene.vp(0), 6);
  EXPECT_EQ(scene.vp(1), 0);
  rival_turn(scene, Scheme::trade);
  EXPECT_EQ(scene.vp(1), 0);
}

TEST(SoloScore, PW_SSCO_02_it_scores_all_the_rest) {
  Scene scene = alone();
  scene.orders({"absolve"}).jars(1, 6).walls(1, {1, 2, 3, 5, 14}).monks(1, 5).outposts(1, 7).debts(1, 1, 2);
  scene.track(1, strength, 8).track(1, faith, 2).track(1, influence, 4);
  const Tally t = tally(scene.look(), rival_seat);
  EXPECT_EQ(t.orders, 4);
  EXPECT_EQ(t.absolve, 3);
  EXPECT_EQ(t.fortify, 1);
  EXPECT_EQ(t.walls, 1 + 2);
  EXPECT_EQ(t.commission, 2);
  EXPECT_EQ(t.garrison, 9);
  EXPECT_EQ(t.debts, 2 - 3);
  EXPECT_EQ(t.track, (std::array{9, 1, 3}));
  EXPECT_EQ(t.total(), 4 + 3 + 1 + 3 + 2 + 9 - 1 + 13);
}

TEST(SoloScore, PW_SSCO_03_the_higher_total_wins) {
  Scene scene = alone();
  scene.silver(0, 0).provision(0, 0).track(0, faith, 8).track(1, faith, 9);
  EXPECT_EQ(game().score(scene.s)[0].place, 2);
  EXPECT_EQ(game().score(scene.s)[1].place, 1);
  scene.track(0, faith, 10);
  EXPECT_EQ(game().score(scene.s)[0].place, 1);
  EXPECT_EQ(game().score(scene.s)[1].place, 2);
}

TEST(SoloScore, PW_SSCO_04_guardian_counts_the_workshops_on_its_actions_and_hunter_nobody) {
  Scene scene = alone();
  for (std::size_t i = 0; i < 6; ++i) scene.workshop(1, right_at(i % 4), i / 4);
  scene.converted(1, {"guardian_1", "hunter_1"});
  EXPECT_EQ(outsider_vp(scene.look(), rival_seat, foreigner("guardian_1")), 3);
  EXPECT_EQ(outsider_vp(scene.look(), rival_seat, foreigner("hunter_1")), 0);
  scene.townsfolk({"abbot_1", "acolyte_1"});
  rival_turn(scene, Scheme::recruit);
  rival_turn(refresh_rival(scene, 3), Scheme::recruit);  // it hires nobody
  EXPECT_EQ(outsider_vp(scene.look(), rival_seat, foreigner("hunter_1")), 0);
  Scene played = Scene::fresh(1);
  played.play(act::hire(0)).pass_all().pass_all();
  EXPECT_EQ(outsider_vp(played.look(), rival_seat, foreigner("guardian_1")), 3);
}

Scene nobody_has_anything() {
  Scene scene = alone();
  return scene.silver(0, 0).provision(0, 0);
}

TEST(SoloScore, PW_SSCO_05_a_tie_goes_to_the_orders_then_to_the_fewest_suspicions) {
  Scene by_orders = nobody_has_anything();
  by_orders.orders({"attack"}).attacked(1, {"archer_1", "archer_2", "thief_1", "thief_2", "hunter_1"});
  by_orders.track(0, faith, 4).track(0, strength, 2).suspicions(1, {0});
  EXPECT_EQ(by_orders.vp(0), by_orders.vp(1));
  EXPECT_EQ(places(by_orders.look())[0], 2);
  EXPECT_EQ(places(by_orders.look())[1], 1);
  Scene by_suspicions = nobody_has_anything();
  by_suspicions.track(0, faith, 6).track(1, influence, 6).suspicions(1, {0});
  EXPECT_EQ(places(by_suspicions.look())[0], 1);
  EXPECT_EQ(places(by_suspicions.look())[1], 2);
  by_suspicions.suspicions(0, {2});
  EXPECT_EQ(places(by_suspicions.look())[0], 1);
  EXPECT_EQ(places(by_suspicions.look())[1], 1);
}

TEST(SoloScore, PW_EX_27_the_opponent_of_the_rulebook_has_76_points) {
  Scene scene = alone();
  scene.round(7).orders({"fortify", "commission", "garrison"});
  scene.track(1, strength, 12).track(1, faith, 11).track(1, influence, 10);
  scene.monks(1, 6).outposts(1, 5).walls(1, {14, 16}).attacked(1, {"lookout_2", "mercenary_4"});
  scene.converted(1, {"armourer_1", "lookout_1", "guardian_1", "protector_1", "invader_1", "hunter_1"});
  scene.debts(1, 2, 1);
  for (std::size_t i = 0; i < 6; ++i) scene.workshop(1, right_at(i % 4), i / 4);
  rival_workers(scene, 0);
  scene.pass_all();
  ASSERT_TRUE(scene.over());
  const SeatScore score = game().score(scene.s)[1];
  std::map<std::string, int> lines;
  for (const ScoreLine& line : score.lines) lines[line.key.substr(line.key.rfind('.') + 1)] = line.points;
  const std::map<std::string, int> expected{{"orders", 6 + 8},
                                            {"strength", 20},
                                            {"faith", 16},
                                            {"influence", 13},
                                            {"develop", 0},
                                            {"commission", 5},
                                            {"fortify", 0},
                                            {"walls", 0},
                                            {"garrison", 2},
                                            {"absolve", 0},
                                            {"convert", 3 + 1 + 3 + 1 + 2 + 1},
                                            {"debts", 1 - 6},
                                            {"resources", 0}};
  EXPECT_EQ(lines, expected);
  EXPECT_EQ(score.total, 76);
  std::vector<int> each;
  for (std::size_t i = 0; i < 6; ++i) each.push_back(outsider_vp(scene.look(), rival_seat, scene.rival().converted[i]));
  EXPECT_EQ(each, (std::vector{3, 1, 3, 1, 2, 0}));  // the last one counts its minimum of 1
}

}  // namespace solo_scoring_test
}  // namespace ludarium::paladins
