// Chapter "Setup".
#include <algorithm>

#include "games/paladins/tests/support/round.hpp"

namespace ludarium::paladins {
namespace setup_test {

constexpr std::uint64_t seeds = 300;  // so many that everything a shuffled deck may give first comes first once

// What comes of each seed: how many different things.
template <class Of>
std::size_t kinds(Of of) {
  std::set<decltype(of(std::uint64_t{}))> found;
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) found.insert(of(seed));
  return found.size();
}

template <class Row>
auto cards_of(const Row& row) {
  std::set<typename Row::value_type> cards(row.begin(), row.end());
  cards.erase(Row::value_type::none);
  return cards;
}

TEST(Setup, PW_SETUP_01_five_townsfolk_of_a_shuffled_deck) {
  const State s = Scene::fresh(3).s;
  EXPECT_EQ(cards_of(s.townsfolk).size(), 5u);
  EXPECT_EQ(s.townsfolk_deck.size(), 27);
  for (Townsfolk card : s.townsfolk) EXPECT_FALSE(s.townsfolk_deck.has(card));
  EXPECT_TRUE(s.townsfolk_discard.empty());
  for (std::size_t slot : {0u, 4u})
    EXPECT_EQ(kinds([&](auto seed) { return Scene::fresh(2, {}, seed).s.townsfolk[slot]; }), 32u);
}

TEST(Setup, PW_SETUP_02_all_walls_in_a_shuffled_deck) {
  EXPECT_EQ(Scene::fresh(4).s.wall_deck, WallSet::first(24));
  const auto first_wall = [](std::uint64_t seed) {
    Scene scene(2);
    scene.s.rng.state = seed;
    scene.crew(0, Space::fortify).play(act::take(Space::fortify));
    return scene.of(0).walls[0];
  };
  EXPECT_EQ(kinds(first_wall), 24u);
}

TEST(Setup, PW_SETUP_03_the_tax_supply_goes_by_the_players) {
  const std::array expected{5, 6, 7, 8};
  for (int players = 1; players <= 4; ++players)
    EXPECT_EQ(Scene::fresh(players).s.tax, expected[static_cast<std::size_t>(players - 1)]) << players;
}

TEST(Setup, PW_SETUP_04_a_debt_comes_unpaid_from_its_deck) {
  Scene scene(2);
  scene.townsfolk({"squire_3"}).crew(0, Space::recruit).play({act::take(Space::recruit), act::dismiss(0, true)});
  EXPECT_EQ(scene.of(0).unpaid, 1);
  EXPECT_EQ(scene.of(0).paid, 0);
}

TEST(Setup, PW_SETUP_05_all_suspicions_in_a_shuffled_deck) {
  const State s = Scene::fresh(3).s;
  EXPECT_EQ(s.suspicion_deck, facts().suspicion_copies);
  EXPECT_EQ(s.suspicion_discard, (std::array<std::uint8_t, suspicion_kinds>{}));
  const auto first_suspicion = [](std::uint64_t seed) {
    Scene scene(2);
    scene.s.rng.state = seed;
    scene.crew(0, Space::conspire).play(act::take(Space::conspire));
    return scene.of(0).suspicions[0];
  };
  EXPECT_EQ(kinds(first_suspicion), 3u);
}

TEST(Setup, PW_SETUP_06_six_outsiders_of_a_shuffled_deck) {
  const State s = Scene::fresh(3).s;
  EXPECT_EQ(cards_of(s.outsiders).size(), 6u);
  EXPECT_EQ(s.outsider_deck.size(), 30);
  for (Outsider card : s.outsiders) EXPECT_FALSE(s.outsider_deck.has(card));
  for (std::size_t column : {0u, 5u})
    EXPECT_EQ(kinds([&](auto seed) { return Scene::fresh(2, {}, seed).s.outsiders[column]; }), 36u);
}

// To the end of the game, everybody passing at once.
Scene played_out(std::uint64_t seed) {
  Scene scene = Scene::fresh(2, {}, seed);
  hire_all(scene);
  while (!scene.over()) scene.pass_all();
  return scene;
}

TEST(Setup, PW_SETUP_07_three_random_orders_face_down_three_never_seen) {
  EXPECT_TRUE(cards_of(Scene::fresh(2).s.orders).empty());
  EXPECT_EQ(Scene::fresh(2).s.orders_left.size(), 6);
  const State end = played_out(1).s;
  EXPECT_EQ(cards_of(end.orders).size(), 3u);
  EXPECT_EQ(end.orders_left.size(), 3);
  for (Order card : end.orders) EXPECT_FALSE(end.orders_left.has(card));
  for (std::size_t slot : {0u, 2u}) EXPECT_EQ(kinds([&](auto seed) { return played_out(seed).s.orders[slot]; }), 6u);
}

TEST(Setup, PW_SETUP_08_five_random_favours_face_down_five_never_seen) {
  EXPECT_TRUE(cards_of(Scene::fresh(2).s.favours).empty());
  EXPECT_EQ(Scene::fresh(2).s.favours_left.size(), 10);
  const State end = played_out(1).s;
  EXPECT_EQ(cards_of(end.favours).size(), 5u);
  EXPECT_EQ(end.favours_left.size(), 5);
  for (Favour card : end.favours) EXPECT_FALSE(end.favours_left.has(card));
  for (std::size_t slot : {0u, 4u}) EXPECT_EQ(kinds([&](auto seed) { return played_out(seed).s.favours[slot]; }), 10u);
}

TEST(Setup, PW_SETUP_09_a_shuffled_tavern_deck_with_no_card_open) {
  const Scene scene = Scene::fresh(4);
  EXPECT_TRUE(open_tavern(scene).empty());
  EXPECT_EQ(scene.s.tavern_deck, TavernSet::first(24));
  EXPECT_TRUE(scene.s.tavern_discard.empty());
  EXPECT_EQ(kinds([](auto seed) { return at_paladins(2, seed).s.tavern[0]; }), 24u);
}

TEST(Setup, PW_SETUP_10_the_rest_is_the_general_supply) {
  Scene scene = Scene::fresh(4);
  const State before = scene.s;
  for (Worker worker : before.favour_worker) EXPECT_EQ(worker, Worker::none);
  for (Seat seat : before.seats())
    for (const Spots& spots : before.player(seat).board) EXPECT_EQ(spots, no_workers);
  scene.townsfolk({"gatekeeper_2", "defender_2", "squire_1", "squire_2", "squire_3"});
  scene.play({act::hire(0), act::hire(1)});  // a silver and a provision come from there, from nobody else
  int silver = scene.s.tax, provision = 0;
  for (int seat = 0; seat < 4; ++seat) {
    silver += scene.of(seat).silver;
    provision += scene.of(seat).provision;
  }
  EXPECT_EQ(silver, 8 + 4 * 3 + 1);
  EXPECT_EQ(provision, 4 * 1 + 1);
  EXPECT_EQ(scene.s.tax, before.tax);
}

TEST(Setup, PW_SETUP_11_every_piece_on_its_place_jars_ascending) {
  Scene scene = Scene::fresh(4);
  for (Seat seat : scene.s.seats()) {
    const Player& player = scene.s.player(seat);
    for (std::size_t i = 0; i < board_spaces; ++i) EXPECT_EQ(done(scene.look(), seat, static_cast<Space>(i)), 0) << i;
    EXPECT_EQ(player.workshops, 0);
    EXPECT_EQ(player.jar_places, 0);
    EXPECT_EQ(player.board, blank().board);
  }
  for (Piece piece : scene.s.map) EXPECT_TRUE(piece.free());
  const auto& jars = facts().right[right_index(Space::absolve)].required;
  EXPECT_TRUE(std::is_sorted(jars.begin(), jars.end()));
  for (int jar = 0; jar < 7; ++jar) {  // the leftmost comes first, whatever lies right of it
    Scene table(2);
    const int number = jars[static_cast<std::size_t>(jar)];
    table.jars(0, jar).crew(0, Space::absolve).silver(0, 3).track(0, Attribute::influence, number);
    EXPECT_TRUE(table.can(act::take(Space::absolve))) << jar;
    if (number == 0) continue;
    EXPECT_EQ(table.track(0, Attribute::influence, number - 1).why(act::take(Space::absolve)), "PW-ABS-04") << jar;
  }
}

TEST(Setup, PW_SETUP_12_attributes_start_at_0) {
  const State s = Scene::fresh(4).s;
  for (Seat seat : s.seats()) EXPECT_EQ(s.player(seat).track, (std::array<std::uint8_t, attributes>{0, 0, 0}));
}

TEST(Setup, PW_SETUP_13_everybody_gets_3_silver_and_1_provision) {
  for (int players = 1; players <= 4; ++players) {
    const State s = Scene::fresh(players).s;
    for (Seat seat : s.seats()) {
      EXPECT_EQ(s.player(seat).silver, 3) << players;
      EXPECT_EQ(s.player(seat).provision, 1) << players;
    }
  }
}

TEST(Setup, PW_SETUP_14_everybody_shuffles_the_own_paladins) {
  const State s = Scene::fresh(4).s;
  for (Seat seat : s.seats()) {
    EXPECT_EQ(s.player(seat).unseen, PaladinSet::first(12));
    EXPECT_EQ(s.player(seat).paladin, Paladin::none);
  }
  for (int seat : {0, 1}) EXPECT_EQ(kinds([&](auto seed) { return at_paladins(2, seed).of(seat).drawn[0]; }), 12u);
  const auto alike = [](std::uint64_t seed) {
    Scene scene = at_paladins(2, seed);
    return scene.of(0).drawn == scene.of(1).drawn;
  };
  EXPECT_EQ(kinds(alike), 1u);  // the two decks are shuffled each by itself
  EXPECT_FALSE(alike(1));
}

TEST(Setup, PW_SETUP_15_a_random_start_player_holds_the_token) {
  for (int players = 1; players <= 4; ++players)
    EXPECT_EQ(kinds([&](auto seed) { return Scene::fresh(players, {}, seed).s.start; }),
              static_cast<std::size_t>(players));
  Scene scene = Scene::fresh(4, {}, 3);
  const Seat start = scene.s.start;
  EXPECT_EQ(hire_all(scene).s.start, start);
}

TEST(Setup, PW_SETUP_16_from_the_right_of_the_start_player_counter_clockwise) {
  for (std::size_t start = 0; start < 4; ++start) {
    std::uint64_t seed = 1;
    while (seed < seeds && Scene::fresh(4, {}, seed).s.start != seat_at(start)) ++seed;
    Scene scene = Scene::fresh(4, {}, seed);
    ASSERT_EQ(scene.s.start, seat_at(start));
    for (std::size_t turn = 1; turn <= 4; ++turn) {
      const Seat chooser = seat_at((start + 4 - turn) % 4);
      EXPECT_EQ(scene.s.actor, chooser);
      const int other = static_cast<int>((ludarium::index(chooser) + 1) % 4);
      EXPECT_EQ(scene.why(other, scene.legal()[0]), "PW-SETUP-16");
      scene.play(scene.legal()[0]);
    }
    EXPECT_EQ(scene.s.ask, Ask::paladins);
  }
}

TEST(Setup, PW_SETUP_17_one_townsfolk_for_nothing_and_not_none) {
  Scene scene = Scene::fresh(3);
  scene.townsfolk({"squire_1", "abbot_1", "squire_2", "squire_3", "peddler_1"});
  const Player before = scene.s.player(scene.s.actor);
  std::vector<Action> hires;
  for (std::size_t slot = 0; slot < 5; ++slot) hires.push_back(act::hire(slot));
  EXPECT_EQ(scene.legal(), hires);
  EXPECT_EQ(scene.why(act::decline()), "PW-SETUP-17");
  EXPECT_EQ(scene.why(act::hire(0, true)), "PW-SETUP-17");
  const Seat chooser = scene.s.actor;
  scene.play(act::hire(0));
  Player after = scene.s.player(chooser);
  EXPECT_EQ(after.hired_count, 1);
  EXPECT_EQ(after.hired[0], townsman("squire_1"));
  after.hired_count = 0;
  after.hired[0] = Townsfolk::none;
  EXPECT_TRUE(after == before);  // nothing paid, nobody placed
  scene.s.player(scene.s.actor).silver = 0;
  EXPECT_TRUE(scene.can(act::hire(1)));
}

TEST(Setup, PW_SETUP_18_the_row_is_not_refilled_between_the_choices) {
  Scene scene = Scene::fresh(4);
  for (std::size_t chooser = 1; chooser <= 4; ++chooser) {
    EXPECT_EQ(scene.legal().size(), 6 - chooser);
    EXPECT_EQ(scene.s.townsfolk_deck.size(), 27);
    if (chooser > 1) {
      EXPECT_EQ(scene.why(act::hire(chooser - 2)), "PW-SETUP-17");  // gone
    }
    scene.play(act::hire(chooser - 1));
  }
}

TEST(Setup, PW_SETUP_19_a_full_hire) {
  Scene scene = Scene::fresh(2);
  scene.townsfolk({"gatekeeper_2", "squire_1", "squire_2", "squire_3", "peddler_1"});
  const int chooser = static_cast<int>(ludarium::index(scene.s.actor));
  EXPECT_EQ(scene.why(act::dismiss(0)), "PW-SETUP-19");
  scene.play(act::hire(0));
  EXPECT_EQ(scene.of(chooser).silver, 3 + 1);
  EXPECT_EQ(scene.held(chooser, Worker::scout), 0);  // what a dismissal would bring
  muster_all(choose_all(hire_all(scene)));
  scene.turn_of(chooser).crew(chooser, Space::fortify).silver(chooser, 0).next_wall(1);
  scene.play(act::take(Space::fortify));
  EXPECT_EQ(scene.of(chooser).silver, 1);  // its ability
}

TEST(Setup, PW_SETUP_20_then_the_rest_slide_right_and_the_deck_fills_up) {
  Scene scene = Scene::fresh(2);
  scene.townsfolk({"squire_1", "abbot_1", "squire_2", "peddler_1", "squire_3"});
  scene.play({act::hire(1), act::hire(3)});
  const auto& row = scene.s.townsfolk;
  EXPECT_EQ(row[2], townsman("squire_1"));
  EXPECT_EQ(row[3], townsman("squire_2"));
  EXPECT_EQ(row[4], townsman("squire_3"));
  EXPECT_EQ(cards_of(row).size(), 5u);
  EXPECT_EQ(scene.s.townsfolk_deck.size(), 32 - 5 - 2);
  EXPECT_TRUE(scene.s.townsfolk_discard.empty());
}

TEST(Setup, PW_SETUP_21_marked_spaces_are_for_more_players) {
  const std::array open{25, 25, 34, 40};
  for (int players = 1; players <= 4; ++players) {
    Scene scene(players);
    scene.plenty(0).crew(0, Space::commission).play(act::take(Space::commission));
    EXPECT_EQ(scene.legal().size(), static_cast<std::size_t>(open[static_cast<std::size_t>(players - 1)]));
    EXPECT_EQ(scene.why(act::space(space("r1_3"))), players >= 3 ? "" : "PW-COMM-06") << players;
    EXPECT_EQ(scene.why(act::space(space("r1_4"))), players == 4 ? "" : "PW-COMM-06") << players;
  }
}

TEST(Setup, PW_SETUP_22_no_workers_suspicions_or_debts) {
  const State s = Scene::fresh(4).s;
  for (Seat seat : s.seats()) {
    const Player& player = s.player(seat);
    EXPECT_EQ(workers_held(player), 0);
    EXPECT_EQ(player.suspicion_count, 0);
    EXPECT_EQ(player.unpaid + player.paid, 0);
  }
}

TEST(Setup, PW_SETUP_23_the_empty_slots_are_filled_right_to_left) {
  Scene scene = Scene::fresh(3);
  hire_all(scene);
  const auto laid = scene.all(Happened::townsfolk_laid);
  ASSERT_EQ(laid.size(), 3u);
  for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(laid[i].arg[0], static_cast<int>(2 - i));
  Scene last = Scene::fresh(3);
  last.townsfolk({"squire_1", "squire_2", "squire_3", "abbot_1", "abbot_2"}).next_townsfolk({"peddler_1"});
  hire_all(last);  // one card for three slots: it comes next to the others
  EXPECT_EQ(last.s.townsfolk[2], townsman("peddler_1"));
  EXPECT_EQ(last.s.townsfolk[1], Townsfolk::none);
}

TEST(Setup, PW_SETUP_24_an_instant_reward_that_cannot_apply_is_lost) {
  Scene scene = Scene::fresh(2);
  scene.townsfolk({"abbot_3", "squire_1", "squire_2", "squire_3", "peddler_1"});
  const Seat chooser = scene.s.actor;
  scene.play(act::hire(0));
  const auto lost = scene.all(Happened::lost);
  ASSERT_EQ(lost.size(), 1u);
  EXPECT_EQ(lost[0].arg[0], number(Token::remove_suspicion));
  EXPECT_EQ(scene.s.player(chooser).suspicion_count, 0);
  EXPECT_NE(scene.s.actor, chooser);  // and on it goes
  for (const TownsfolkCard& card : facts().townsfolk)
    EXPECT_EQ(card.instant.count(Token::criminal) + card.instant.count(Token::tax), 0) << card.id;
}

}  // namespace setup_test
}  // namespace ludarium::paladins
