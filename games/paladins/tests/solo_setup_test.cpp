// Chapters "Solo: setup and difficulty" and "Solo: round".
#include <algorithm>

#include "games/paladins/tests/support/solo.hpp"

namespace ludarium::paladins {
namespace solo_setup_test {

Scene fresh(std::string_view difficulty = "standard", std::uint64_t seed = 1) {
  return Scene::fresh(1, {{"difficulty", difficulty}}, seed);
}

int workshops(const Scene& scene) { return cards_in(scene.s.rival.workshops); }
int most_workshops(const Scene& scene) {
  return *std::max_element(scene.s.rival.workshops.begin(), scene.s.rival.workshops.end());
}

// A new round of which the rival has seen nothing: it had no workers in the round before.
Scene round_after(int number_of_round) {
  Scene scene = alone();
  scene.round(number_of_round);
  rival_workers(scene, 0);
  return scene.pass_all();
}

void lay_tavern(Scene& scene, int first, int second) {
  scene.s.tavern_deck = TavernSet::first(tavern_count);
  scene.s.tavern[0] = tavern(first);
  scene.s.tavern[1] = tavern(second);
  for (Tavern card : {tavern(first), tavern(second)}) scene.s.tavern_deck.remove(card);
}

// Step 5 of round 2: these two cards lie there, the paladin is revealed already.
Scene at_the_tavern(int first, int second) {
  Scene scene = round_after(1);
  scene.play(scene.legal()[0]);
  lay_tavern(scene, first, second);
  return scene;
}

TEST(SoloSetup, PW_SSET_01_only_the_human_hires_at_the_start) {
  Scene scene = fresh();
  EXPECT_EQ(scene.s.ask, Ask::hire);
  EXPECT_EQ(scene.legal().size(), townsfolk_row);
  EXPECT_EQ(scene.of(0).silver, 3);
  EXPECT_EQ(scene.of(0).provision, 1);
  scene.play(act::hire(2));
  EXPECT_EQ(scene.s.ask, Ask::paladins);
  EXPECT_EQ(scene.of(0).hired_count, 1);
  EXPECT_EQ(scene.rival().hired_count, 0);
  EXPECT_EQ(scene.s.townsfolk_deck.size(), 32 - 5 - 1);
}

TEST(SoloSetup, PW_SSET_02_it_has_seven_monks_outposts_and_jars) {
  for (int used : {6, 7}) {
    Scene scene = alone();
    scene.monks(1, used).outposts(1, used).jars(1, used);
    for (Attribute attribute : {Attribute::strength, Attribute::faith, Attribute::influence})
      scene.track(1, attribute, 12);
    for (Scheme scheme : {Scheme::commission, Scheme::garrison, Scheme::absolve}) {
      refresh_rival(scene, 3);
      rival_turn(scene, scheme);
      EXPECT_EQ(fell_back(scene), used == 7) << index(scheme);
    }
    EXPECT_EQ(scene.rival().monks, 7);
    EXPECT_EQ(scene.rival().outposts, 7);
    EXPECT_EQ(scene.rival().jars, 7);
  }
}

TEST(SoloSetup, PW_SSET_03_its_markers_start_as_a_stack_with_strength_on_top) {
  Scene scene = alone();
  EXPECT_EQ(scene.rival().track, (std::array<std::uint8_t, attributes>{}));
  for (Attribute next : {Attribute::strength, Attribute::faith, Attribute::influence}) {
    EXPECT_EQ(scene.level(1, next), 0);
    refresh_rival(scene.marker(4), 1);
    rival_turn(scene, Scheme::trade);
    EXPECT_EQ(scene.level(1, next), 1);
  }
  EXPECT_EQ(fresh().s.rival.stack, facts().solo.stack);
}

TEST(SoloSetup, PW_SSET_04_its_resource_marker_starts_on_the_left) {
  Scene scene = fresh();
  EXPECT_EQ(scene.s.rival.marker, 0);
  Scene table = alone();
  table.townsfolk({"abbot_1", "acolyte_1", "defender_1", "squire_3", "watchman_3"});
  rival_turn(table, Scheme::recruit);
  EXPECT_EQ(table.s.townsfolk[0], Townsfolk::none);
}

TEST(SoloSetup, PW_SSET_05_twelve_schemes_without_the_favours_are_the_deck) {
  Scene scene = fresh();
  EXPECT_EQ(cards_in(scene.s.rival.deck), 12);
  EXPECT_EQ(cards_in(scene.s.rival.discard), 0);
  EXPECT_EQ(scene.s.rival.deck[index(Scheme::kings_favour)], 0);
  EXPECT_EQ(scene.s.rival.deck[index(Scheme::kings_order)], 2);
  for (std::size_t i = 0; i < index(Scheme::kings_order); ++i) EXPECT_EQ(scene.s.rival.deck[i], 1);
}

TEST(SoloSetup, PW_SSET_06_the_difficulty_puts_workshops_on_different_actions) {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    for (const auto& [difficulty, count] : {std::pair{"easy", 1}, std::pair{"standard", 3}, std::pair{"hard", 5}}) {
      Scene scene = fresh(difficulty, seed);
      EXPECT_EQ(workshops(scene), count);
      EXPECT_EQ(most_workshops(scene), 1);
    }
  }
}

TEST(SoloSetup, PW_SSET_07_all_six_orders_are_shuffled_again_so_that_one_may_repeat) {
  EXPECT_EQ(fresh("hard").s.orders_left.size(), 6);
  int repeated = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Scene scene = fresh("hard", seed);
    repeated += most_workshops(scene.play(act::hire(0))) == 2;
  }
  EXPECT_GT(repeated, 0);
  EXPECT_LT(repeated, 20);
}

TEST(SoloSetup, PW_SSET_08_orders_hold_a_workshop_and_favours_a_scheme_until_they_are_revealed) {
  Scene scene = fresh();
  EXPECT_EQ(scene.rival().workshop_count, 3);  // of the difficulty
  scene.play(act::hire(0));
  for (int now = 1; now <= 7; ++now) {
    EXPECT_EQ(scene.s.round, now);
    EXPECT_EQ(workshops(scene), 3 + std::min(now, 3));
    const Rival& rival = scene.s.rival;
    const std::size_t favours = index(Scheme::kings_favour);
    EXPECT_EQ(rival.deck[favours] + rival.discard[favours], std::max(0, now - 2));
    EXPECT_EQ(cards_in(rival.deck) + cards_in(rival.discard), 12 + std::max(0, now - 2));
    scene.pass_all();
  }
  EXPECT_TRUE(scene.over());
}

TEST(SoloSetup, PW_SSET_09_the_human_is_always_first) {
  Scene scene = fresh();
  scene.play(act::hire(0));
  for (int now = 1; now <= 7; ++now) {
    scene.pass_all();
    std::vector<Event> turns = scene.all(Happened::turn_began);
    EXPECT_EQ(turns.front().seat, seat_at(0));
    EXPECT_EQ(scene.s.start, seat_at(0));
  }
}

TEST(SoloSetup, PW_SSET_10_five_silver_of_tax_and_no_space_marked_for_more_players) {
  EXPECT_EQ(fresh().s.tax, 5);
  Scene scene = alone();
  scene.workers(0, {Worker::scout, Worker::labourer, Worker::cleric}).track(0, Attribute::faith, 12);
  scene.play(act::take(Space::commission));
  EXPECT_EQ(scene.legal().size(), 2u + 4 + 6 + 7 + 5 + 1);
  EXPECT_EQ(scene.why(act::space(space("r1_3"))), "PW-COMM-06");
  EXPECT_EQ(scene.why(act::space(space("r1_4"))), "PW-COMM-06");
  Scene full = alone();
  only_free(full, {"r1_3", "r1_4", "r3_7"}).track(1, Attribute::faith, 12);
  rival_turn(full, Scheme::commission);
  EXPECT_TRUE(fell_back(full));
  EXPECT_EQ(full.rival().monks, 0);
}

TEST(SoloSetup, PW_SSET_11_it_has_eight_workshops_and_never_three_on_an_action) {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    Scene scene = fresh("hard", seed);
    scene.play(act::hire(0)).pass_all().pass_all();
    EXPECT_EQ(scene.s.round, 3);
    EXPECT_EQ(scene.rival().workshop_count, 8);
    EXPECT_EQ(workshops(scene), 8);
    EXPECT_LE(most_workshops(scene), 2);
  }
}

TEST(SoloSetup, PW_EX_20_three_orders_put_a_workshop_on_each_of_their_actions) {
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    Scene scene = fresh("standard", seed);
    const auto has = [&](Space action) { return scene.s.rival.workshops[right_index(action)] == 1; };
    if (!has(Space::commission) || !has(Space::attack) || !has(Space::absolve)) continue;
    EXPECT_EQ(workshops(scene), 3);
    EXPECT_EQ(scene.s.orders_left, OrderSet::first(order_count));
    return;
  }
  FAIL() << "no set-up revealed these three orders";
}

TEST(SoloRound, PW_SRND_01_the_workshop_of_a_revealed_order_moves_to_its_action) {
  for (int before : {1, 2}) {
    Scene scene = round_after(before);
    const std::vector<Event> revealed = scene.all(Happened::order_revealed);
    ASSERT_EQ(revealed.size(), 1u);
    const Space action = facts()[static_cast<Order>(revealed[0].arg[1])].action;
    EXPECT_EQ(scene.s.rival.workshops[right_index(action)], 1);
    EXPECT_EQ(workshops(scene), 1);
    EXPECT_EQ(scene.rival().workshop_count, 1);
  }
  EXPECT_EQ(workshops(round_after(3)), 0);  // round 4 reveals none
}

TEST(SoloRound, PW_SRND_02_the_scheme_of_a_revealed_favour_is_discarded) {
  EXPECT_EQ(cards_in(round_after(1).s.rival.discard), 0);
  for (int before : {2, 3, 4, 5, 6}) {
    Scene scene = round_after(before);
    EXPECT_EQ(scene.s.rival.discard[index(Scheme::kings_favour)], 1);
    EXPECT_EQ(cards_in(scene.s.rival.discard), 1);
    EXPECT_EQ(cards_in(scene.s.rival.deck), 12);
  }
}

TEST(SoloRound, PW_SRND_03_two_tavern_cards_of_which_the_human_takes_one) {
  Scene scene = round_after(1);
  scene.play(scene.legal()[0]);
  EXPECT_EQ(scene.s.ask, Ask::tavern);
  EXPECT_EQ(scene.legal(), (std::vector<Action>{act::tavern(0), act::tavern(1)}));
  EXPECT_EQ(scene.s.tavern[2], Tavern::none);
  lay_tavern(scene, 7, 22);
  const int scouts = scene.held(0, Worker::scout);
  scene.play(act::tavern(1));
  EXPECT_EQ(scene.held(0, Worker::scout), scouts + 3);
  EXPECT_EQ(scene.s.ask, Ask::action);
}

TEST(SoloRound, PW_SRND_04_it_draws_a_suspicion_for_each_criminal_left_behind) {
  Scene left = at_the_tavern(1, 12);
  left.suspicion_deck({0, 0, 0}).play(act::tavern(0));
  EXPECT_EQ(left.rival().suspicion_count, 2);
  EXPECT_EQ(left.of(0).suspicion_count, 0);
  EXPECT_EQ(left.s.rival.workers, 2 + 3);  // none of the card
  Scene taken = at_the_tavern(1, 12);
  taken.suspicion_deck({0, 0, 0}).play(act::tavern(1));
  EXPECT_EQ(taken.rival().suspicion_count, 0);
  EXPECT_EQ(taken.of(0).suspicion_count, 2);
}

TEST(SoloRound, PW_SRND_05_it_takes_no_paladin_and_has_no_boost) {
  Scene scene = round_after(1);
  EXPECT_EQ(scene.s.ask, Ask::paladins);
  EXPECT_EQ(deciding_seats(scene.s), SeatSet::of(seat_at(0)));
  EXPECT_EQ(scene.rival().drawn[0], Paladin::none);
  scene.play(scene.legal()[0]).play(act::tavern(0));
  EXPECT_EQ(scene.rival().paladin, Paladin::none);
  Scene table = alone();
  table.paladin(0, "engelier").outsiders({"archer_1"});
  rival_turn(table, Scheme::attack);  // strength 0 does not reach the first column
  EXPECT_TRUE(fell_back(table));
}

TEST(SoloRound, PW_SRND_06_the_suspicions_of_the_human_come_first_each_with_its_tax) {
  Scene scene = at_the_tavern(12, 16);
  scene.suspicion_deck({1, 1, 1, 1}).tax(3).silver(0, 0);
  scene.play(act::tavern(0));
  std::vector<Seat> drawn;
  for (const Event& event : scene.all(Happened::suspicion)) drawn.push_back(event.seat);
  EXPECT_EQ(drawn, (std::vector<Seat>{seat_at(0), seat_at(0), rival_seat, rival_seat}));
  EXPECT_EQ(scene.of(0).silver, 2);
  EXPECT_EQ(scene.all(Happened::inquisition_began).size(), 1u);  // after its first, the third of all
  EXPECT_EQ(scene.of(0).unpaid, 1);
  EXPECT_EQ(scene.rival().unpaid, 0);
  EXPECT_EQ(scene.s.tax, 5 - 1);
  EXPECT_EQ(scene.s.rival.marker, 2);
  EXPECT_EQ(scene.s.ask, Ask::action);
  EXPECT_EQ(scene.s.actor, seat_at(0));
}

}  // namespace solo_setup_test
}  // namespace ludarium::paladins
