// Chapters "Round structure" and "Lookout phase".
#include "games/settlers/tests/support/scene.hpp"

namespace ludarium::settlers {
namespace lookout_test {

constexpr auto barbarians = Faction::barbarians, romans = Faction::romans, egyptians = Faction::egyptians,
               japanese = Faction::japanese;

const std::vector<Faction> all_factions{barbarians, romans, egyptians, japanese};

const CardSet& common_cards() { return facts().deck[index(Deck::common)]; }

Scene looking_out(int seats, std::size_t first = 0) {
  Scene scene({all_factions.begin(), all_factions.begin() + seats});
  scene.s.first = seat_at(first);
  scene.lookout();
  return scene;
}

std::size_t picking(const Scene& scene) { return index(game().pending(scene.s).seats.lowest()); }

Scene& pick_any(Scene& scene) { return scene.play(scene.legal().front()); }

Scene& finish(Scene& scene) {
  while (scene.s.phase == Phase::lookout) pick_any(scene);
  return scene;
}

// The whole game in which everybody passes at once; gives what happened.
Events passive_game(Scene& scene) {
  Events all;
  while (!scene.over()) {
    scene.play(scene.can(act::pass()) ? act::pass() : scene.legal().front());
    all.insert(all.end(), scene.events.begin(), scene.events.end());
  }
  return all;
}

std::vector<int> told(const Events& events, Happened kind) {
  std::vector<int> numbers;
  for (const Event& event : events)
    if (event.kind == static_cast<std::uint8_t>(kind)) numbers.push_back(event.arg[0]);
  return numbers;
}

// ---- round structure

TEST(Round, IS_ROUND_01_five_rounds) {
  for (int seats = 2; seats <= 4; ++seats) {
    Scene scene = looking_out(seats);
    EXPECT_EQ(told(passive_game(scene), Happened::round_began), (std::vector<int>{2, 3, 4, 5}));
    EXPECT_EQ(scene.s.round, 5);
  }
}

TEST(Round, IS_ROUND_02_lookout_production_action_cleanup) {
  Scene scene = looking_out(2);
  EXPECT_EQ(scene.why(act::send(1)), "IS-ROUND-02");
  std::vector<int> expected;
  for (int round = 1; round <= 5; ++round)
    for (Phase phase : {Phase::lookout, Phase::production, Phase::action, Phase::cleanup})
      expected.push_back(static_cast<int>(phase));
  expected.erase(expected.begin());  // it has begun before
  expected.back() = static_cast<int>(Phase::over);
  EXPECT_EQ(told(passive_game(scene), Happened::phase_began), expected);
}

TEST(Round, IS_ROUND_03_card_text_beats_the_rules) {
  Scene scene({barbarians, romans});
  scene.empire(barbarians, {"com_gold_mine#21", "com_coal_mine", "com_settlers", "bar_rabble#18"});
  scene.hand(barbarians, {"bar_sentry_tower#12"});
  scene.goods(barbarians, Good::settler, 9).goods(barbarians, Good::wood, 3).goods(barbarians, Good::raze, 3);

  scene.turn_of(barbarians).play(act::activate(card("com_coal_mine"))).turn_of(barbarians);
  EXPECT_EQ(scene.why(act::activate(card("com_coal_mine"))), "IS-ACTLOC-04");
  scene.play(act::activate(card("com_gold_mine#21"))).turn_of(barbarians);
  scene.play(act::activate(card("com_gold_mine#21")));  // twice a round

  scene.turn_of(barbarians).play(act::activate(card("com_settlers")));
  EXPECT_TRUE(scene.of(barbarians).empire.has(card("bar_sentry_tower#12")));  // without discarding a location
  EXPECT_EQ(scene.of(barbarians).empire.size(), 5);

  scene.turn_of(barbarians);
  EXPECT_EQ(scene.why(act::raze(card("com_coal_mine"))), "IS-RAZE-13");
  scene.play({act::activate(card("bar_rabble#18")), act::target(card("com_coal_mine"))});
  EXPECT_TRUE(scene.of(barbarians).foundations.has(card("com_coal_mine")));
}

// ---- Lookout

TEST(Lookout, IS_LOOK_01_one_faction_and_two_common_cards) {
  for (int seats = 2; seats <= 4; ++seats) {
    Scene scene = looking_out(seats);
    finish(scene);
    for (Seat seat : scene.s.seats()) {
      const Player& player = scene.s.player(seat);
      EXPECT_EQ((player.hand & common_cards()).size(), 2);
      EXPECT_EQ((player.hand & facts().deck[index(player.faction)]).size(), 1);
      EXPECT_EQ(player.hand.size(), 3);
    }
  }
}

TEST(Lookout, IS_LOOK_02_first_a_card_of_the_own_faction_deck) {
  Scene scene = looking_out(4);
  EXPECT_EQ(scene.s.ask, Ask::pick);  // nothing was asked about it
  for (Seat seat : scene.s.seats()) {
    const Player& player = scene.s.player(seat);
    EXPECT_EQ(player.deck.size(), 29);
    EXPECT_EQ(player.hand.size(), 1);
    EXPECT_TRUE(facts().deck[index(player.faction)].has(player.hand.first()));
  }
}

TEST(Lookout, IS_LOOK_03_a_row_of_one_more_than_players) {
  for (int seats = 2; seats <= 4; ++seats) EXPECT_EQ(looking_out(seats).s.row.size(), seats + 1);
}

TEST(Lookout, IS_LOOK_04_picks_run_clockwise_from_the_first_player) {
  Scene scene = looking_out(3, 1);
  for (std::size_t seat : {1u, 2u, 0u}) {
    const CardId taken = scene.s.row.first();
    EXPECT_EQ(picking(scene), seat);
    EXPECT_EQ(scene.why(seat_at((seat + 1) % 3), act::pick(taken)), "IS-LOOK-04");
    EXPECT_EQ(scene.why(act::pick(scene.s.common_deck.first())), "IS-LOOK-04");
    scene.play(act::pick(taken));
    EXPECT_TRUE(scene.s.players[seat].hand.has(taken));
    EXPECT_EQ(scene.s.players[seat].hand.size(), 2);
  }
}

TEST(Lookout, IS_LOOK_05_the_last_card_of_the_row_is_discarded) {
  Scene scene = looking_out(2);
  pick_any(scene);
  const CardId left = scene.s.row.nth(1);
  pick_any(scene);
  EXPECT_EQ(scene.s.common_discard.size(), 1);
  EXPECT_TRUE(scene.s.common_discard.has(left));
  for (Seat seat : scene.s.seats()) EXPECT_EQ(scene.s.player(seat).supply, (std::array<std::uint8_t, supply_goods>{}));
}

TEST(Lookout, IS_LOOK_06_then_a_fresh_row) {
  for (int seats = 2; seats <= 4; ++seats) {
    Scene scene = looking_out(seats);
    const CardSet first = scene.s.row;
    for (int i = 0; i < seats; ++i) pick_any(scene);
    EXPECT_EQ(scene.s.row.size(), seats + 1);
    EXPECT_TRUE((scene.s.row & first).empty());
  }
}

TEST(Lookout, IS_LOOK_07_picked_from_the_last_player_back_to_the_first) {
  Scene scene = looking_out(3, 1);
  for (int i = 0; i < 3; ++i) pick_any(scene);
  for (std::size_t seat : {0u, 2u, 1u}) {
    EXPECT_EQ(picking(scene), seat);
    EXPECT_EQ(scene.why(seat_at((seat + 1) % 3), act::pick(scene.s.row.first())), "IS-LOOK-07");
    pick_any(scene);
  }
  EXPECT_EQ(scene.s.phase, Phase::action);
}

TEST(Lookout, IS_LOOK_08_its_last_card_is_discarded_too) {
  Scene scene = looking_out(2);
  for (int i = 0; i < 3; ++i) pick_any(scene);
  const CardId left = scene.s.row.nth(1);
  const auto scores = std::pair(scene.vp(barbarians), scene.vp(romans));
  pick_any(scene);
  EXPECT_TRUE(scene.s.row.empty());
  EXPECT_TRUE(scene.s.common_discard.has(left));
  EXPECT_EQ(std::pair(scene.vp(barbarians), scene.vp(romans)), scores);
}

TEST(Lookout, IS_LOOK_09_no_pick_is_declined) {
  const Scene scene = looking_out(3);
  EXPECT_EQ(scene.why(act::pass()), "IS-LOOK-09");
  for (Action a : scene.legal()) EXPECT_EQ(what(a), Do::pick);
}

TEST(Lookout, IS_LOOK_10_six_eight_or_ten_cards_two_of_them_discarded) {
  for (int seats = 2; seats <= 4; ++seats) {
    Scene scene = looking_out(seats);
    finish(scene);
    EXPECT_EQ(scene.s.common_deck.size(), 84 - 2 * (seats + 1));
    EXPECT_EQ(scene.s.common_discard.size(), 2);
  }
}

TEST(Lookout, IS_LOOK_11_an_empty_faction_deck_gives_nothing) {
  Scene scene({barbarians, romans});
  scene.faction_deck(romans, {}).lookout();
  EXPECT_TRUE(scene.of(romans).hand.empty());
  EXPECT_EQ(scene.of(barbarians).hand.size(), 1);
  finish(scene);
  EXPECT_EQ(scene.of(romans).hand.size(), 2);
}

TEST(Lookout, IS_LOOK_05_nobody_is_said_to_discard_the_card_left_over) {
  Scene scene = looking_out(2);
  pick_any(scene);
  pick_any(scene);
  EXPECT_EQ(scene.all(Happened::row_discarded).size(), 1u);
  EXPECT_FALSE(scene.happened(Happened::discarded));
  EXPECT_EQ(scene.s.common_discard.size(), 1);
}

TEST(Lookout, IS_LOOK_12_a_row_may_be_short) {
  Scene scene({barbarians, romans, japanese});
  scene.common_deck({"com_mill", "com_statue", "com_baker", "com_monument", "com_brewer"}).s.common_discard = {};
  scene.lookout();
  for (int i = 0; i < 3; ++i) pick_any(scene);  // of four
  EXPECT_EQ(scene.s.row.size(), 2);             // the fifth, and the one discarded just now
  EXPECT_EQ(picking(scene), 2u);
  finish(scene);
  EXPECT_EQ(scene.of(japanese).hand.size(), 3);
  EXPECT_EQ(scene.of(romans).hand.size(), 3);
  EXPECT_EQ(scene.of(barbarians).hand.size(), 2);  // nothing was left for the first player
}

TEST(Lookout, IS_LOOK_12_the_only_card_left_is_taken_without_asking) {
  Scene scene({barbarians, romans});
  scene.common_deck({"com_mill"}).s.common_discard = {};
  scene.lookout();
  EXPECT_EQ(scene.s.phase, Phase::action);
  EXPECT_TRUE(scene.of(barbarians).hand.has(card("com_mill")));
}

TEST(Lookout, IS_LOOK_12_with_no_card_at_all_nobody_picks) {
  Scene scene({barbarians, romans});
  scene.common_deck({}).s.common_discard = {};
  scene.lookout();
  EXPECT_EQ(scene.s.phase, Phase::action);
}

// ---- decision points

TEST(Lookout, IS_DEC_03_any_card_of_the_first_row) {
  const Scene scene = looking_out(4);
  EXPECT_EQ(scene.legal().size(), 5u);
  for (CardId any : scene.s.row) EXPECT_TRUE(scene.can(act::pick(any)));
}

TEST(Lookout, IS_DEC_04_any_card_of_the_second_row) {
  Scene scene = looking_out(4);
  for (int i = 0; i < 4; ++i) pick_any(scene);
  EXPECT_EQ(scene.legal().size(), 5u);
  for (CardId any : scene.s.row) EXPECT_TRUE(scene.can(act::pick(any)));
}

TEST(Lookout, IS_DEC_07_alone_one_of_four_then_one_of_two) {
  Scene scene = Scene::solo(romans);
  scene.lookout();
  EXPECT_EQ(scene.legal().size(), 4u);
  pick_any(scene);
  EXPECT_EQ(scene.s.virtual_area.size(), 1);  // by lot, in between
  EXPECT_EQ(scene.legal().size(), 2u);
  EXPECT_EQ(scene.why(act::pass()), "IS-LOOK-09");
  pick_any(scene);
  EXPECT_EQ(scene.s.virtual_area.size(), 2);
  EXPECT_EQ(scene.of(romans).hand.size(), 3);
}

}  // namespace lookout_test
}  // namespace ludarium::settlers
