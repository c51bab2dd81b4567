// Chapter "Setup", as a game that has just been set up shows it; the printed numbers are in facts_test.cpp.
#include <gmock/gmock.h>

#include <map>
#include <set>

#include "games/scythe/tests/support/scene.hpp"
#include "tests/support/english.hpp"

namespace ludarium::scythe {
namespace setup_test {

using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;

constexpr std::array everybody{Faction::nordic, Faction::rusviet, Faction::crimea, Faction::saxony, Faction::polania};

State dealt(int seats, std::uint64_t seed, const boost::json::object& options = {}) {
  return game().setup({seats, seed, options}).value();
}

std::string refusal(int seats, const boost::json::object& options = {}) {
  const auto made = game().setup({seats, 1, options});
  return made ? "" : in_english(made.error());
}

Scene five_players() { return Scene({everybody.begin(), everybody.end()}); }

std::vector<Faction> clockwise(const Scene& scene, Faction first) {
  std::vector<Faction> round;
  Seat seat = scene.seat(first);
  for (int i = 0; i < scene.s.player_count; ++i, seat = left_of(scene.s, seat))
    round.push_back(scene.s.player(seat).faction);
  return round;
}

TEST(Setup, SC_SETUP_01_two_to_five_play_and_one_against_the_automa) {
  for (int seats = 2; seats <= 5; ++seats) EXPECT_EQ(dealt(seats, 1).player_count, seats);
  EXPECT_EQ(dealt(1, 1).automas.count, 1);
  for (int seats : {0, 6}) EXPECT_THAT(refusal(seats), HasSubstr("SC-SETUP-01"));
  EXPECT_EQ(game().least_seats(), 1);
  EXPECT_EQ(game().most_seats(), 5);
}

TEST(Setup, SC_SETUP_05_a_token_on_every_encounter_territory) {
  EXPECT_EQ(five_players().s.encounter_tokens, facts().encounters);
  EXPECT_EQ(dealt(2, 7).encounter_tokens.size(), 11);
}

TEST(Setup, SC_SETUP_06_deck_and_hands_are_the_42_cards) {
  const State s = dealt(5, 3);
  for (std::size_t value = 0; value < card_values; ++value) {
    int cards = s.deck[value] + s.discard[value];
    for (Seat seat : s.seats()) cards += s.player(seat).hand[value];
    EXPECT_EQ(cards, facts().card_count[value]);
  }
  EXPECT_NE(dealt(5, 3).deck, dealt(5, 4).deck);  // shuffled
}

Scene drawing_two_cards() {
  Scene scene({Faction::nordic, Faction::saxony});
  scene.turn_of(Faction::nordic, TopAction::bolster);
  scene.nordic().cubes_moved = 1u << index(Cube::bolster_cards);
  scene.nordic().hand = {};
  return scene;
}

TEST(Setup, SC_SETUP_07_an_empty_deck_takes_back_the_discards) {
  Scene scene = drawing_two_cards();
  scene.s.deck = {1, 0, 0, 0, 0};
  scene.s.discard = {0, 0, 0, 3};
  scene.play(act::bolster_cards());
  EXPECT_THAT(scene.nordic().hand, ElementsAre(1, 0, 0, 1, 0));  // the last of the old deck, then a shuffled discard
  EXPECT_THAT(scene.s.deck, ElementsAre(0, 0, 0, 2, 0));
  EXPECT_THAT(scene.s.discard, Each(0));
  EXPECT_TRUE(scene.happened(Happened::deck_reshuffled));

  Scene enough = drawing_two_cards();
  enough.s.deck = {2, 0, 0, 0, 0};
  enough.s.discard = {0, 0, 0, 3};
  enough.play(act::bolster_cards());
  EXPECT_FALSE(enough.happened(Happened::deck_reshuffled));  // not before a card is missing
}

TEST(Setup, SC_SETUP_08_with_no_card_left_none_is_drawn) {
  Scene scene = drawing_two_cards();
  scene.s.deck = {};
  scene.s.discard = {};
  const Player before = scene.nordic();
  scene.play(act::bolster_cards());
  EXPECT_EQ(hand_size(scene.nordic()), 0);
  EXPECT_EQ(scene.nordic().power, before.power);
  EXPECT_EQ(scene.nordic().coins, before.coins - 1);
}

TEST(Setup, SC_SETUP_09_one_factory_card_more_than_players_face_down) {
  std::set<std::uint32_t> boards;
  for (int seats = 2; seats <= 5; ++seats)
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      const State s = dealt(seats, seed);
      EXPECT_EQ(std::popcount(s.factory_board), seats + 1);
      EXPECT_EQ(game().redact(s, seat_at(0)).factory_board, factory_cards_hidden);
      boards.insert(s.factory_board);
    }
  EXPECT_GT(boards.size(), 60u);
}

std::uint8_t first_encounter(std::uint64_t seed) {
  Scene scene({Faction::nordic, Faction::saxony});
  scene.s.rng.state = seed;
  scene.character(Faction::nordic, "nordic_forest").turn_of(Faction::nordic, TopAction::move);
  scene.play({act::move_units(), act::unit(Unit::character), act::step(scene.hex("nordic_mountain")), act::end_move()});
  return scene.s.encounter_card;
}

TEST(Setup, SC_SETUP_10_encounters_and_objectives_are_shuffled) {
  std::set<int> encounters, objectives;
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    encounters.insert(first_encounter(seed));
    objectives.insert(dealt(2, seed).players[0].objectives[0]);
  }
  EXPECT_EQ(encounters.size(), 28u);  // any card may be the top one
  EXPECT_EQ(objectives.size(), 23u);
  EXPECT_EQ(dealt(3, 1).encounters_drawn, 0u);
}

TEST(Setup, SC_SETUP_11_one_bonus_tile_of_six_open_to_all) {
  std::set<int> tiles;
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    const State s = dealt(2, seed);
    tiles.insert(s.bonus_tile);
    EXPECT_EQ(game().redact(s, seat_at(1)).bonus_tile, s.bonus_tile);
  }
  EXPECT_EQ(tiles, (std::set<int>{0, 1, 2, 3, 4, 5}));
}

TEST(Setup, SC_SETUP_12_faction_and_mat_are_dealt_apart_at_random) {
  std::set<std::pair<Faction, Mat>> pairs;
  for (std::uint64_t seed = 1; seed <= 400; ++seed) {
    const State s = dealt(5, seed);
    std::set<Faction> faction_mats;
    std::set<Mat> player_mats;
    for (Seat seat : s.seats()) {
      faction_mats.insert(s.player(seat).faction);
      player_mats.insert(s.player(seat).mat);
    }
    EXPECT_EQ(faction_mats.size(), 5u);
    EXPECT_EQ(player_mats.size(), 5u);
    pairs.emplace(s.players[0].faction, s.players[0].mat);
  }
  EXPECT_EQ(pairs.size(), 25u);
}

TEST(Setup, SC_SETUP_13_seating_goes_round_by_faction) {
  using enum Faction;
  const Scene all({polania, nordic, saxony, crimea, rusviet});
  EXPECT_THAT(clockwise(all, nordic), ElementsAre(nordic, rusviet, crimea, saxony, polania));
  const Scene three({saxony, nordic, crimea});
  EXPECT_THAT(clockwise(three, nordic), ElementsAre(nordic, crimea, saxony));
  EXPECT_EQ(right_of(three.s, three.seat(nordic)), three.seat(saxony));
}

TEST(Setup, SC_SETUP_14_faction_mat_gives_power_and_combat_cards) {
  Scene scene = five_players();
  std::vector<std::pair<int, int>> start;
  for (Faction faction : everybody) start.emplace_back(scene.of(faction).power, hand_size(scene.of(faction)));
  EXPECT_THAT(start, ElementsAre(std::pair(4, 1), std::pair(3, 2), std::pair(5, 0), std::pair(1, 4), std::pair(2, 3)));
}

TEST(Setup, SC_SETUP_15_player_mat_gives_popularity_coins_and_objectives) {
  Scene scene = five_players();
  std::vector<std::pair<int, int>> start;
  std::set<int> objectives;
  for (Faction faction : everybody) {  // with the mats 1 to 5
    start.emplace_back(scene.of(faction).popularity, scene.of(faction).coins);
    for (auto card : scene.of(faction).objectives) objectives.insert(card);
  }
  EXPECT_THAT(start, ElementsAre(std::pair(2, 4), std::pair(2, 5), std::pair(2, 6), std::pair(3, 6), std::pair(4, 7)));
  EXPECT_EQ(objectives.size(), 10u);
  EXPECT_FALSE(objectives.contains(0));
}

// The cards nobody got stay in the game: for the others each of them may as well be in a hand. Nothing in play depends
// on where the pile lies, so the edition that allows the box differs in nothing.
TEST(Setup, SC_SETUP_16_the_other_objectives_stay_a_deck) {
  for (const char* edition : {"default", "cs"}) {
    Scene scene({Faction::nordic, Faction::saxony}, {{"edition", edition}});
    Rng rng{5};
    std::set<int> possible;
    for (int i = 0; i < 500; ++i) {
      const State imagined = game().imagine(scene.s, scene.seat(Faction::nordic), rng);
      for (auto card : imagined.players[1].objectives) possible.insert(card);
    }
    EXPECT_EQ(possible.size(), 21u);
    for (auto own : scene.nordic().objectives) EXPECT_FALSE(possible.contains(own));
  }
}

TEST(Setup, SC_SETUP_17_character_on_its_base) {
  Scene scene = five_players();
  for (Faction faction : everybody) EXPECT_EQ(scene.of(faction).character, scene.hex(facts().of(faction).id + "_base"));
}

TEST(Setup, SC_SETUP_18_two_workers_beside_the_base) {
  Scene scene = five_players();
  const std::map<Faction, std::pair<const char*, const char*>> printed{
      {Faction::nordic, {"nordic_forest", "nordic_tundra"}},
      {Faction::rusviet, {"rusviet_village", "rusviet_mountain"}},
      {Faction::crimea, {"crimea_village", "crimea_farm"}},
      {Faction::saxony, {"saxony_tundra", "saxony_mountain"}},
      {Faction::polania, {"polania_forest", "polania_farm"}}};
  for (const auto& [faction, hexes] : printed) {
    EXPECT_EQ(count_out(scene.of(faction).workers), 2);
    EXPECT_EQ(workers_of(scene.of(faction)), HexSet::of(scene.hex(hexes.first)) | HexSet::of(scene.hex(hexes.second)));
  }
}

// Whoever has just been set up and pays for a bottom action: what is there to choose from?
template <class Choice>
std::set<Choice> offered(Faction faction, BottomAction bottom, Do kind, std::size_t operand) {
  Scene scene = five_players();
  scene.tokens(facts().hex_id[index(scene.of(faction).workers[0])], static_cast<Resource>(bottom), 4);
  scene.bottom_of(faction, bottom).play(act::bottom());
  std::set<Choice> choices;
  for (Action action : scene.legal())
    if (what(action) == kind) choices.insert(static_cast<Choice>(action.arg[operand]));
  return choices;
}

TEST(Setup, SC_SETUP_19_six_cubes_on_the_green_squares) {
  Scene scene = five_players();
  for (Faction faction : everybody) {
    EXPECT_EQ(scene.of(faction).cubes_moved, 0);
    EXPECT_THAT(scene.of(faction).cubes_on, Each(0));
    EXPECT_EQ(offered<Cube>(faction, BottomAction::upgrade, Do::upgrade, 0).size(), 6u);
  }
}

TEST(Setup, SC_SETUP_20_six_workers_wait_above_produce) {
  Scene scene = five_players();
  for (Faction faction : everybody) EXPECT_EQ(count_at(scene.of(faction).workers, Hex::none), 6);
  scene.turn_of(Faction::nordic, TopAction::move).play(act::move_units());
  EXPECT_TRUE(scene.can(act::unit(worker(1))));
  EXPECT_EQ(scene.why(act::unit(worker(2))), "SC-SETUP-20");
}

TEST(Setup, SC_SETUP_21_everybody_has_the_same_four_structures) {
  const std::set<Structure> four{Structure::mine, Structure::armory, Structure::mill, Structure::monument};
  for (Faction faction : everybody) EXPECT_EQ(offered<Structure>(faction, BottomAction::build, Do::build, 0), four);
}

TEST(Setup, SC_SETUP_22_four_recruits_cover_the_bottom_row) {
  Scene scene = five_players();
  for (Faction faction : everybody) {
    EXPECT_EQ(scene.of(faction).recruits, 0);
    EXPECT_EQ(offered<BottomAction>(faction, BottomAction::enlist, Do::enlist, 0).size(), 4u);
  }
}

TEST(Setup, SC_SETUP_23_no_section_is_barred_on_the_first_turn) {
  for (Faction faction : everybody) {
    Scene scene = five_players();
    scene.turn_of(faction);
    for (std::size_t section = 0; section < sections; ++section) EXPECT_TRUE(scene.can(act::section(section)));
  }
}

TEST(Setup, SC_SETUP_24_stars_mechs_and_one_time_spaces_are_untouched) {
  Scene scene = five_players();
  for (Faction faction : everybody) {
    EXPECT_EQ(scene.stars(faction), 0);
    EXPECT_EQ(count_out(scene.of(faction).mechs), 0);
    for (Ability ability : facts().of(faction).ability) EXPECT_FALSE(scene.look().has(scene.of(faction), ability));
    EXPECT_EQ(offered<OneTimeBonus>(faction, BottomAction::enlist, Do::enlist, 1).size(), 4u);
  }
  scene.turn_of(Faction::nordic, TopAction::move).play(act::move_units());
  EXPECT_EQ(scene.why(act::unit(mech(0))), "SC-SETUP-24");
}

std::vector<Faction> first_round(Scene& scene) {
  std::vector<Faction> round;
  for (int i = 0; i < scene.s.player_count; ++i) {
    round.push_back(scene.s.mover().faction);
    scene.play(act::section(0)).end_turn();
  }
  return round;
}

TEST(Setup, SC_SETUP_25_lowest_mat_starts_then_clockwise_not_by_number) {
  using enum Faction;
  Scene scene({nordic, rusviet, crimea, saxony}, {},
              {Mat::patriotic, Mat::agricultural, Mat::engineering, Mat::mechanical});
  EXPECT_THAT(first_round(scene), ElementsAre(crimea, saxony, nordic, rusviet));
  EXPECT_EQ(scene.s.active, scene.seat(crimea));  // and round again
}

TEST(Setup, SC_SETUP_26_two_bases_belong_to_nobody) {
  HexSet unclaimed = facts().bases;
  for (const FactionFacts& faction : facts().faction) unclaimed.remove(faction.base);
  EXPECT_EQ(unclaimed, HexSet::of(hex_named("albion_base")) | HexSet::of(hex_named("togawa_base")));
  EXPECT_NE(refusal(2, {{"factions", {"albion", "nordic"}}}), "");

  Scene scene = five_players();  // inactive even when everybody plays
  scene.mech(Faction::crimea, Ability::wayfare, "crimea_farm").turn_of(Faction::crimea, TopAction::move);
  scene.play({act::move_units(), act::unit(mech(1))});
  EXPECT_TRUE(scene.can(act::step(scene.hex("albion_base"))));
  EXPECT_TRUE(scene.can(act::step(scene.hex("togawa_base"))));
  EXPECT_FALSE(scene.can(act::step(scene.hex("polania_base"))));
}

TEST(Setup, SC_SETUP_27_tokens_coins_and_multipliers_lie_in_the_supply) {
  const BoxFacts& box = facts().box;
  EXPECT_EQ(box.tokens[0] + box.tokens[1] + box.tokens[2] + box.tokens[3] + box.coins + box.multipliers, 172);
  const Scene scene = five_players();
  for (const Tokens& tokens : scene.s.tokens) EXPECT_EQ(total(tokens), 0);
}

using CardNumbers = std::set<int>;

CardNumbers up_to(int last) {
  CardNumbers numbers;
  for (int number = 1; number <= last; ++number) numbers.insert(number);
  return numbers;
}

CardNumbers factory_cards_dealt(State s) {
  CardNumbers numbers;
  for (int i = 0; i < 32; ++i)
    if (s.factory_board >> i & 1u) numbers.insert(i + 1);
  return numbers;
}

CardNumbers objectives_dealt(State s) {
  CardNumbers numbers;
  for (Seat seat : s.seats())
    for (auto objective : s.player(seat).objectives) numbers.insert(objective);
  return numbers;
}

CardNumbers first_encounter(State s) {
  Play p{facts(), s};
  s.mover().character = facts().encounters.first();
  begin_encounter(p);
  return {s.encounter_card};
}

// Every number that some of many games brings.
CardNumbers ever(CardNumbers (*cards)(State), const boost::json::object& options) {
  CardNumbers numbers;
  for (std::uint64_t seed = 1; seed <= 400; ++seed) numbers.merge(cards(dealt(5, seed, options)));
  return numbers;
}

TEST(Setup, SC_SETUP_28_the_base_decks_are_complete_and_promo_cards_come_by_option) {
  const boost::json::object with_promo{{"promo", true}};
  EXPECT_EQ(ever(factory_cards_dealt, {}), up_to(12));
  EXPECT_EQ(ever(factory_cards_dealt, with_promo), up_to(18));
  EXPECT_EQ(ever(objectives_dealt, {}), up_to(23));
  EXPECT_EQ(ever(objectives_dealt, with_promo), up_to(27));
  EXPECT_EQ(ever(first_encounter, {}), up_to(28));
  EXPECT_EQ(ever(first_encounter, with_promo), up_to(42));
}

int banned_pairs_dealt(const boost::json::object& options) {
  int found = 0;
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    const State s = dealt(5, seed, options);
    for (Seat seat : s.seats()) {
      const Player& p = s.player(seat);
      found += (p.faction == Faction::rusviet && p.mat == Mat::industrial) ||
               (p.faction == Faction::crimea && p.mat == Mat::patriotic);
    }
  }
  return found;
}

TEST(Setup, SC_SETUP_29_banned_pairs_are_not_dealt_if_so_agreed) {
  EXPECT_GT(banned_pairs_dealt({}), 0);
  EXPECT_EQ(banned_pairs_dealt({{"banned_pairs", true}}), 0);
  EXPECT_THAT(
      refusal(2, {{"banned_pairs", true}, {"factions", {"crimea", "nordic"}}, {"mats", {"patriotic", "industrial"}}}),
      HasSubstr("SC-SETUP-29"));
}

TEST(Setup, SC_SETUP_30_turn_order_is_the_seating_from_the_first_player_on) {
  using enum Faction;
  Scene scene({nordic, polania, saxony}, {}, {Mat::engineering, Mat::patriotic, Mat::industrial});
  EXPECT_THAT(first_round(scene), ElementsAre(saxony, polania, nordic));
}

}  // namespace setup_test
}  // namespace ludarium::scythe
