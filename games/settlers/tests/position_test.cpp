// Positions of Imperial Settlers as JSON: nothing is lost, and what cannot be is refused with its reason.
#include <gmock/gmock.h>

#include <cstddef>

#include "games/settlers/tests/support/scene.hpp"
#include "games/settlers/text/text.hpp"
#include "tests/support/position_checks.hpp"

namespace ludarium::settlers {
namespace position_test {

namespace json = boost::json;

void expect_round_trip_of_all_views(const State& s) { ludarium::expect_round_trip_of_all_views(game(), s); }

SetupRequest request(std::uint64_t seed) {
  const char* const lookouts[] = {"standard", "alternative", "advanced"};
  SetupRequest wanted{1 + static_cast<int>(seed % 4), seed, {}};
  if (wanted.seats > 1) wanted.options = {{"lookout", lookouts[seed / 4 % 3]}, {"peaceful", seed % 5 == 0}};
  return wanted;
}

// His turn, with all four factions at the table and something of everything on it.
Scene full_table() {
  Scene scene({Faction::barbarians, Faction::romans, Faction::egyptians, Faction::japanese});
  scene.hand(Faction::barbarians, {"com_castle#46", "bar_mission"}).empire(Faction::barbarians, {"com_mill"});
  scene.hand(Faction::romans, {"com_castle#47"}).deals(Faction::romans, {"egy_desert"});
  scene.empire(Faction::egyptians, {"egy_temple_of_ra", "egy_sphinx#19"});
  scene.empire(Faction::japanese, {"jap_gate#13", "jap_shrine", "jap_stalls#16", "com_armorer#18"});
  scene.foundations(Faction::romans, {"com_ruins#69"}).goods(Faction::barbarians, Good::settler, 5);
  return scene.turn_of(Faction::barbarians);
}

TEST(SettlersPosition, of_a_set_up_is_read_back) {
  for (int seats = 1; seats <= 4; ++seats) {
    const auto s = game().setup({seats, 7, {}});
    ASSERT_TRUE(s);
    expect_round_trip_of_all_views(*s);
  }
}

TEST(SettlersPosition, names_things_and_leaves_out_what_is_as_usual) {
  const json::object position = write_position(facts(), full_table().s).as_object();
  const json::object& barbarians = position.at("players").as_array().at(0).as_object();
  EXPECT_EQ(barbarians.at("faction"), "barbarians");
  EXPECT_EQ(barbarians.at("hand"), json::parse(R"(["bar_mission", "com_castle#46"])"));
  EXPECT_EQ(barbarians.at("supply"), json::parse(R"({"settler": 5})"));
  EXPECT_EQ(position.at("decision"), "action");
  for (const char* absent : {"decks", "tasks", "price", "used", "line", "lookout", "peaceful", "row", "box"})
    EXPECT_FALSE(position.contains(absent)) << absent;
  for (const char* absent : {"deals", "foundations", "passed", "wishes"})
    EXPECT_FALSE(barbarians.contains(absent)) << absent;
}

TEST(SettlersPosition, keeps_what_lies_on_cards_and_under_them) {
  Scene scene = full_table();
  scene.s.under[0].add(card("com_tavern"));
  scene.s.common_deck.remove(card("com_tavern"));
  scene.s.laid[2] = 4;
  scene.s.samurai.add(card("jap_stalls#16"));
  scene.s.defence.add(card("com_armorer#18"));
  scene.s.defence_twice.add(card("com_armorer#18"));
  scene.s.taken_over.add(card("com_armorer#18"));
  scene.s.used.add(card("jap_stalls#16"));
  scene.s.used_twice.add(card("jap_stalls#16"));
  expect_round_trip_of_all_views(scene.s);
  const json::value position = write_position(facts(), scene.s);
  EXPECT_EQ(position.at("under"), json::parse(R"({"jap_gate#13": ["com_tavern"]})"));
  EXPECT_EQ(position.at("laid"), json::parse(R"({"jap_shrine": 4})"));
  const json::value view = write_position(facts(), game().redact(scene.s, seat_at(0)));
  EXPECT_EQ(view.at("hidden_under"), json::parse(R"({"jap_gate#13": {"common": 1}})"));
}

TEST(SettlersPosition, hides_what_a_viewer_may_not_know) {
  const Scene scene = full_table();
  const json::value view = write_position(facts(), game().redact(scene.s, seat_at(1)));
  EXPECT_FALSE(view.at("players").at(0).as_object().contains("hand"));
  EXPECT_EQ(view.at("players").at(0).at("hidden_hand_common"), 1);
  EXPECT_EQ(view.at("players").at(0).at("hidden_hand_faction"), 1);
  EXPECT_EQ(view.at("players").at(1).at("hand"), json::parse(R"(["com_castle#47"])"));
  EXPECT_EQ(view.at("decks").at("romans"), json::parse(R"({"hidden": 30})"));
  EXPECT_TRUE(view.at("rng").is_null());
}

// A card set has room for more cards than there are; where such a set begins, by its offset.
bool beyond_the_cards(std::size_t byte) {
  const std::size_t beyond = facts().card_count() / 8 + 1;
  const auto in_set = [&](std::size_t from) { return byte >= from + beyond && byte < from + sizeof(CardSet); };
  for (std::size_t i = 0; i < max_players; ++i)
    for (std::size_t set = 0; set < 7; ++set)
      if (in_set(offsetof(State, players) + i * sizeof(Player) + set * sizeof(CardSet))) return true;
  for (std::size_t from = offsetof(State, common_deck); from < offsetof(State, tasks); from += sizeof(CardSet))
    if (in_set(from)) return true;
  return false;
}

TEST(SettlersPosition, forgets_no_field) {
  static_assert(offsetof(Player, offer) == 6 * sizeof(CardSet) && offsetof(Player, score) == 7 * sizeof(CardSet));
  expect_every_byte_seen(game(), full_table().s,
                         [](std::size_t i) { return beyond_the_cards(i) || i == offsetof(State, player_count); });
}

TEST(SettlersPosition, survives_random_games_with_all_their_views) {
  for (std::uint64_t g = 0; g < 24; ++g) random_game_round_trips(game(), request(g), 2000, 4, seldom(Do::pass));
}

// ---- what cannot be

using BreakingScene = Breaking<Scene>;

class SettlersImpossible : public testing::TestWithParam<BreakingScene> {};

TEST_P(SettlersImpossible, is_refused_with_its_reason) {
  Scene scene = full_table();
  expect_possible(game(), scene.s);
  GetParam().breaking(scene);
  expect_position_refused(game(), write_position(facts(), scene.s), GetParam().reason);
}

void move_card(Scene& x, const char* id, CardSet& to) {
  CardSet& deck = facts().title_of(card(id)).deck == Deck::common ? x.s.common_deck : x.s.player(x.s.actor).deck;
  deck.remove(card(id));
  to.add(card(id));
}

void push(Scene& x, Todo what, CardId about = CardId::none, std::uint8_t a = 0, std::uint8_t b = 0) {
  x.s.tasks[x.s.task_count++] = {what, about, a, b};
}

void ask(Scene& x, Ask question, Todo task, CardId about = CardId::none, std::uint8_t a = 0, std::uint8_t b = 0) {
  push(x, Todo::end_action);
  push(x, task, about, a, b);
  x.s.ask = question;
  x.s.card = about;
}

const BreakingScene impossible_states[] = {
    {"too_much_of_a_good", [](Scene& x) { x.goods(Faction::romans, Good::wood, 251); }, "supply.wood: is 251"},
    {"nobody_first", [](Scene& x) { x.s.first = Seat::none; }, "Nobody is the first player"},
    {"nobodys_turn", [](Scene& x) { x.s.actor = Seat::none; }, "nobody's turn"},
    {"round_six", [](Scene& x) { x.s.round = 6; }, "Round 6 does not exist"},
    {"round_zero", [](Scene& x) { x.s.round = 0; }, "Round 0 does not exist"},
    {"an_attack_among_players", [](Scene& x) { x.s.phase = Phase::attack; }, "Only the solo game has an attack"},
    {"a_cleanup_in_the_last_round",
     [](Scene& x) {
       x.s.round = 5;
       x.s.phase = Phase::cleanup;
     },
     "no Cleanup"},
    {"an_early_end", [](Scene& x) { x.s.phase = Phase::over; }, "over before the last round"},
    {"passed_in_production",
     [](Scene& x) {
       x.s.phase = Phase::production;
       x.of(Faction::romans).passed = 1;
     },
     "passed before the Action phase"},
    {"a_cleanup_before_all_passed", [](Scene& x) { x.s.phase = Phase::cleanup; }, "not everybody has passed"},
    {"a_card_in_two_hands", [](Scene& x) { x.of(Faction::romans).hand.add(card("com_castle#46")); }, "in two places"},
    {"a_card_in_hand_and_deck", [](Scene& x) { x.s.common_deck.add(card("com_castle#46")); }, "in two places"},
    {"a_card_nowhere", [](Scene& x) { x.s.common_deck.remove(card("com_tavern")); }, "com_tavern is nowhere"},
    {"a_foreign_faction_card_in_hand",
     [](Scene& x) {
       x.of(Faction::egyptians).deck.remove(card("egy_oasis"));
       x.of(Faction::romans).hand.add(card("egy_oasis"));
     },
     "egy_oasis does not belong to hand"},
    {"a_common_card_as_a_deal", [](Scene& x) { move_card(x, "com_tavern", x.of(Faction::romans).deals); },
     "com_tavern does not belong to deals"},
    {"a_faction_card_as_a_foundation",
     [](Scene& x) { move_card(x, "bar_robbers", x.of(Faction::barbarians).foundations); },
     "does not belong to foundations"},
    {"hidden_cards_in_a_full_state", [](Scene& x) { x.of(Faction::romans).hidden_hand_common = 1; },
     "generator is known"},
    {"a_wrong_number_of_hidden_cards",
     [](Scene& x) {
       x.s.rng = {};
       x.of(Faction::romans).hidden_hand_common = 1;
     },
     "1 cards are hidden, but 0"},
    {"a_used_production", [](Scene& x) { x.s.used.add(card("com_mill")); }, "com_mill does not belong to used"},
    {"used_in_a_hand", [](Scene& x) { x.s.used.add(card("bar_mission")); }, "does not belong to used"},
    {"used_twice_but_usable_once", [](Scene& x) { x.s.used_twice = x.s.used = x.of(Faction::egyptians).empire; },
     "does not belong to used"},
    {"defence_on_a_faction_location", [](Scene& x) { x.s.defence.add(card("egy_sphinx#19")); },
     "egy_sphinx#19 does not belong to defence"},
    {"two_defence_tokens_of_one_player",
     [](Scene& x) {
       x.s.defence.add(card("com_mill"));
       x.s.defence_twice.add(card("com_mill"));
     },
     "second defence token"},
    {"a_samurai_on_a_common_location", [](Scene& x) { x.s.samurai.add(card("com_armorer#18")); },
     "com_armorer#18 does not belong to samurai"},
    {"a_samurai_among_the_egyptians", [](Scene& x) { x.s.samurai.add(card("egy_sphinx#19")); },
     "does not belong to samurai"},
    {"an_own_location_taken_over", [](Scene& x) { x.s.taken_over.add(card("egy_sphinx#19")); }, "by its own owner"},
    {"a_hand_card_taken_over", [](Scene& x) { x.s.taken_over.add(card("com_castle#46")); },
     "does not belong to taken_over"},
    {"a_trade_without_a_marker", [](Scene& x) { x.s.traded.add(card("egy_sphinx#19")); }, "1 locations carry"},
    {"a_trade_with_a_common_location",
     [](Scene& x) {
       x.s.traded.add(card("com_mill"));
       x.of(Faction::japanese).deck.remove(card("jap_dojo#24"));
       x.s.markers.add(card("jap_dojo#24"));
     },
     "com_mill does not belong to traded"},
    {"resources_on_a_gate", [](Scene& x) { x.s.laid[0] = 1; }, "cannot hold these goods"},
    {"resources_on_a_shrine_that_is_gone",
     [](Scene& x) {
       x.s.laid[2] = 3;
       x.of(Faction::japanese).empire.remove(card("jap_shrine"));
       x.of(Faction::japanese).discard.add(card("jap_shrine"));
     },
     "jap_shrine, which is in no empire"},
    {"cards_under_an_unbuilt_gate", [](Scene& x) { move_card(x, "com_tavern", x.s.under[1]); }, "in no empire"},
    {"a_secret_that_is_no_foundation", [](Scene& x) { x.s.secret.add(card("com_mill")); }, "does not belong to secret"},
    {"attack_cards_among_players", [](Scene& x) { x.s.attack_deck = 1; }, "Only the solo game has a virtual player"},
    {"a_row_nobody_picks_from", [](Scene& x) { move_card(x, "com_tavern", x.s.row); }, "Cards are face up"},
    {"an_offer_nobody_drafts_from", [](Scene& x) { move_card(x, "com_tavern", x.of(Faction::romans).offer); },
     "Cards are offered"},
    {"cards_looked_at_by_nobody", [](Scene& x) { move_card(x, "com_tavern", x.s.looked); }, "nobody keeps one"},
    {"a_price_nobody_pays", [](Scene& x) { x.s.price.goods[0] = 1; }, "nobody pays it"},
    {"a_victim_nobody_asks", [](Scene& x) { x.s.victim = seat_at(1); }, "must discard, but is not asked"},
    {"an_answer_to_no_draft", [](Scene& x) { x.s.answered = 1; }, "a question that is not asked"},
    {"a_turn_of_one_who_passed", [](Scene& x) { x.of(Faction::barbarians).passed = 1; }, "has passed"},
    {"a_task_in_an_open_turn", [](Scene& x) { push(x, Todo::end_action); }, "The task end_action is left"},
    {"a_hole_in_the_tasks", [](Scene& x) { x.s.tasks[3].what = Todo::pay; }, "does not end where it should"},
    {"a_decision_of_another_phase", [](Scene& x) { x.s.ask = Ask::store; }, "does not belong to the phase action"},
    {"a_step_in_the_action_phase", [](Scene& x) { x.s.step = 1; }, "cannot have come this far"},
    {"no_task_below_a_question",
     [](Scene& x) {
       push(x, Todo::pairs, CardId::none, 1);
       x.s.ask = Ask::pair;
     },
     "must be end_action"},
    {"no_pairs_left", [](Scene& x) { ask(x, Ask::pair, Todo::pairs); }, "pair leaves nothing to decide"},
    {"a_sacrifice_for_nothing", [](Scene& x) { ask(x, Ask::sacrifice, Todo::sacrifice, card("bar_mission")); },
     "The task sacrifice cannot be done"},
    {"a_deck_question_about_no_card", [](Scene& x) { ask(x, Ask::deck, Todo::gain_cards, CardId::none, 8, 0); },
     "deck leaves nothing to decide"},
    {"a_target_of_another_card",
     [](Scene& x) {
       ask(x, Ask::target, Todo::operate, card("jap_garrison"), 1);
       x.s.card = card("com_mill");
     },
     "target leaves nothing to decide"},
    {"an_option_of_a_card_without_one",
     [](Scene& x) {
       push(x, Todo::end_action);
       x.s.ask = Ask::option;
       x.s.card = card("com_mill");
     },
     "option leaves nothing to decide"},
    {"a_feature_firing_by_itself", [](Scene& x) { x.s.firing.add(card("egy_sphinx#19")); }, "could fire now"},
    {"more_exchange_gains_than_an_oasis_gives", [](Scene& x) { x.of(Faction::egyptians).exchange_gains = 9; },
     "brought 9 goods this round, they can bring at most 4"},
    {"exchange_gains_without_an_oasis", [](Scene& x) { x.of(Faction::romans).exchange_gains = 1; },
     "they can bring at most 0"},
    {"two_defence_tokens_in_a_supply", [](Scene& x) { x.goods(Faction::romans, Good::defence, 2); },
     "romans: there is too much defence"},
    {"looking_without_keeping", [](Scene& x) { ask(x, Ask::deck, Todo::look, CardId::none, 0, 1); },
     "The task look cannot be done"},
    {"samurai_of_those_who_have_none",
     [](Scene& x) {
       x.turn_of(Faction::egyptians);
       ask(x, Ask::samurai, Todo::samurai, CardId::none, 1);
     },
     "The task samurai cannot be done"},
    {"spoils_for_more_points_than_any_card_gives",
     [](Scene& x) {
       push(x, Todo::end_action);
       push(x, Todo::razed, card("com_castle#46"));
       push(x, Todo::spoils, card("com_castle#46"), 1, 200);
       x.s.ask = Ask::convert;
     },
     "The task spoils cannot be done"},
    {"points_no_spoil_gave",
     [](Scene& x) {
       push(x, Todo::end_action);
       push(x, Todo::razed, card("com_castle#46"));
       push(x, Todo::spoils, card("com_castle#46"), 1, 2);
       x.s.ask = Ask::convert;
       x.s.effect_vp = 3;
     },
     "Victory points are due"},
    {"a_price_beyond_the_supply",
     [](Scene& x) {
       ask(x, Ask::hand_card, Todo::pay);
       x.s.price.hand_cards = 1;
       x.s.price.goods[index(Good::settler)] = 6;
     },
     "cannot be paid"},
    {"too_many_tasks",
     [](Scene& x) {
       push(x, Todo::end_action);
       while (x.s.task_count < 19) push(x, Todo::gain_cards, CardId::none, index(Good::card), 1);
       x.s.ask = Ask::deck;
     },
     "does not end where it should"},
    {"a_next_card_that_is_not_in_the_deck",
     [](Scene& x) { x.s.next_common[0] = static_cast<std::uint8_t>(index(card("com_castle#46")) + 1); },
     "next cards of the deck common"},
    {"a_next_card_of_another_deck",
     [](Scene& x) { x.of(Faction::romans).next[0] = static_cast<std::uint8_t>(index(card("com_tavern")) + 1); },
     "next cards of the deck romans"},
    {"a_next_card_twice",
     [](Scene& x) {
       x.s.next_common[0] = x.s.next_common[1] = static_cast<std::uint8_t>(index(card("com_tavern")) + 1);
     },
     "next cards of the deck common"},
    {"a_gap_between_next_cards",
     [](Scene& x) { x.s.next_common[1] = static_cast<std::uint8_t>(index(card("com_tavern")) + 1); },
     "next cards of the deck common"},
    {"a_source_outside_production", [](Scene& x) { x.s.sources.add(card("com_mill")); }, "could produce now"},
};

INSTANTIATE_TEST_SUITE_P(SettlersPositions, SettlersImpossible, testing::ValuesIn(impossible_states),
                         case_name<BreakingScene>);

using BreakingState = Breaking<State>;

class SettlersSoloImpossible : public testing::TestWithParam<BreakingState> {};

TEST_P(SettlersSoloImpossible, is_refused_with_its_reason) {
  State s = fresh_game(game(), {1, 3, {}});
  expect_possible(game(), s);
  GetParam().breaking(s);
  expect_position_refused(game(), write_position(facts(), s), GetParam().reason);
}

const BreakingState impossible_solos[] = {
    {"a_variant", [](State& s) { s.peaceful = 1; }, "has no variants"},
    {"an_attack_card_in_two_places", [](State& s) { s.attack_deck = 0xffff; }, "in two places"},
    {"an_attack_card_nowhere", [](State& s) { s.attack_deck = 0; }, "There are 1 attack cards, must be 16"},
    {"a_gap_in_the_line", [](State& s) { s.line_length = 2; }, "has a gap"},
    {"a_defence_token", [](State& s) { s.players[0].supply[index(Good::defence)] = 1; }, "no defence tokens"},
    {"a_next_attack_that_was_revealed", [](State& s) { s.next_attack[0] = s.line[0]; },
     "next cards of the deck attack"},
    {"an_empty_row",
     [](State& s) {
       s.common_deck |= s.row;
       s.row = {};
     },
     "pick leaves nothing to decide"},
    {"a_third_pick", [](State& s) { s.step = 2; }, "cannot have come this far"},
};

INSTANTIATE_TEST_SUITE_P(SettlersPositions, SettlersSoloImpossible, testing::ValuesIn(impossible_solos),
                         case_name<BreakingState>);

// ---- play stops counting where a position does

TEST(SettlersPosition, at_its_limits_is_played_on_within_them) {
  Scene scene({Faction::barbarians, Faction::egyptians});
  scene.empire(Faction::egyptians, {"egy_sphinx#19"}).empire(Faction::barbarians, {"com_barracks#50", "com_statue"});
  for (Seat seat : scene.s.seats()) scene.s.player(seat).score = most_score;
  scene.of(Faction::barbarians).supply = {most_goods, most_goods, most_goods, most_goods, most_goods, most_goods, 1};
  scene.s.turn = most_turns;
  scene.turn_of(Faction::barbarians);
  expect_round_trip(game(), scene.s);
  scene.play(act::activate(card("com_barracks#50")));  // a settler for a raze token
  EXPECT_EQ(scene.has(Faction::barbarians, Good::raze), most_goods);
  EXPECT_EQ(scene.s.turn, most_turns);
  expect_round_trip(game(), scene.s);
  Play p{facts(), scene.s};
  score(p, scene.seat(Faction::egyptians), 2, CardId::none);  // and what the Sphinx adds
  EXPECT_EQ(scene.vp(Faction::egyptians), most_score);
  expect_round_trip(game(), scene.s);
}

// ---- all faults are told at once

TEST(SettlersPosition, tells_all_its_faults_at_once) {
  Scene scene = full_table();
  scene.s.round = 6;
  scene.of(Faction::egyptians).exchange_gains = 9;
  scene.goods(Faction::romans, Good::defence, 2).goods(Faction::japanese, Good::defence, 2);
  scene.s.used.add(card("com_mill"));
  scene.s.used.add(card("bar_mission"));
  scene.s.answered = 1;
  const auto read = game().read_position(write_position(facts(), scene.s));
  ASSERT_FALSE(read);
  for (const char* fault :
       {"Round 6 does not exist, a game has 5. ", "at most 4. ", "romans: there is too much defence in the supply. ",
        "japanese: there is too much defence in the supply. ", "com_mill does not belong to used. ",
        "bar_mission does not belong to used. ", "Somebody has answered a question that is not asked."})
    EXPECT_THAT(in_english(read.error()), testing::HasSubstr(fault));
}

TEST(SettlersPosition, tells_twenty_faults_and_how_many_more_there_are) {
  Scene scene = full_table();
  scene.of(Faction::romans).deck = {};
  const auto read = game().read_position(write_position(facts(), scene.s));
  ASSERT_FALSE(read);
  EXPECT_THAT(in_english(read.error()), testing::HasSubstr("rom_sculptors_workshop#1 is nowhere. "));
  EXPECT_THAT(in_english(read.error()), testing::HasSubstr("There are 10 more faults."));
}

// ---- what is not even a position

class SettlersMalformed : public testing::TestWithParam<BreakingText> {};

TEST_P(SettlersMalformed, is_refused_with_field_and_reason) {
  json::object position = write_position(facts(), full_table().s).as_object();
  GetParam().breaking(position);
  expect_position_refused(game(), position, GetParam().reason);
}

const BreakingText malformed_texts[] = {
    {"a_missing_field", [](json::object& p) { p.erase("round"); }, "round: is missing"},
    {"five_players", [](json::object& p) { p.at("players").as_array().push_back(first_player(p)); }, "has 5 entries"},
    {"an_unknown_faction", [](json::object& p) { first_player(p)["faction"] = "atlanteans"; }, "players[0].faction"},
    {"a_card_that_does_not_exist", [](json::object& p) { first_player(p)["hand"] = json::array{"com_castle#9"}; },
     "players[0].hand[0]: has no meaning as 'com_castle#9'"},
    {"no_card_at_all", [](json::object& p) { first_player(p)["hand"] = json::array{nullptr}; },
     "hand[0]: must be a name"},
    {"a_card_named_twice",
     [](json::object& p) {
       first_player(p)["hand"] = {"com_castle#46", "com_castle#46"};
     },
     "names 'com_castle#46' twice"},
    {"half_a_point", [](json::object& p) { first_player(p)["score"] = 0.5; }, "must be a whole number"},
    {"an_unknown_good",
     [](json::object& p) {
       first_player(p)["supply"] = {{"silver", 1}};
     },
     "supply: has no entry 'silver'"},
    {"an_unknown_wish", [](json::object& p) { first_player(p)["wishes"] = json::array{"peace"}; },
     "wishes[0]: has no meaning"},
    {"an_unknown_lookout", [](json::object& p) { p["lookout"] = "blind"; }, "lookout"},
    {"a_task_without_a_name",
     [](json::object& p) {
       p["tasks"] = json::array{json::object{{"a", 1}}};
     },
     "tasks[0].do: is missing"},
    {"a_deck_of_nobody",
     [](json::object& p) {
       p["decks"] = {{"atlanteans", 3}};
     },
     "decks.atlanteans: is no field"},
    {"a_deck_that_is_a_number",
     [](json::object& p) {
       p["decks"] = {{"romans", 3}};
     },
     "decks.romans: must be a list"},
    {"a_stash_that_is_none",
     [](json::object& p) {
       p["laid"] = {{"com_mill", 3}};
     },
     "laid: has no entry 'com_mill'"},
};

INSTANTIATE_TEST_SUITE_P(AnyGame, SettlersMalformed, testing::ValuesIn(malformed_everywhere), case_name<BreakingText>);
INSTANTIATE_TEST_SUITE_P(SettlersPositions, SettlersMalformed, testing::ValuesIn(malformed_texts),
                         case_name<BreakingText>);

// ---- positions spoilt at random: refused, or good to play on from

TEST(SettlersPosition, spoilt_at_random_is_refused_or_can_be_played_on) {
  spoilt_positions(game(), 150, 250, request, [](const State& s) { return s.rng.state != 0; });
}

TEST(SettlersPosition, of_the_documentation_is_one) {
  const auto read = documented_position(game(), "games/settlers/position.md");
  ASSERT_TRUE(read) << in_english(read.error());
  EXPECT_EQ(read->player_count, 2);
}

TEST(SettlersPosition, must_be_an_object) { only_objects_are_positions(game()); }

}  // namespace position_test
}  // namespace ludarium::settlers
