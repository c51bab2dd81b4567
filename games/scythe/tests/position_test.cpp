// Positions as JSON: nothing is lost, and what cannot be is refused with its reason.
#include <gmock/gmock.h>

#include <algorithm>
#include <bit>
#include <cstddef>

#include "core/view.hpp"
#include "games/scythe/tests/support/scene.hpp"
#include "games/scythe/text/text.hpp"
#include "tests/support/position_checks.hpp"

namespace ludarium::scythe {
namespace position_test {

namespace json = boost::json;

void expect_round_trip(const State& s) { ludarium::expect_round_trip(game(), s); }
void expect_round_trip_of_all_views(const State& s) { ludarium::expect_round_trip_of_all_views(game(), s); }

Scene five() { return Scene({Faction::nordic, Faction::rusviet, Faction::crimea, Faction::saxony, Faction::polania}); }

// A Move that met an enemy, with cargo; the fight has begun and one side has answered.
Scene in_a_fight() {
  Scene scene({Faction::nordic, Faction::saxony});
  scene.turn_of(Faction::nordic, TopAction::move);
  scene.mech(Faction::nordic, Ability::speed, "factory_forest").tokens("factory_forest", Resource::wood, 3);
  scene.workers(Faction::nordic, {"factory_forest", "nordic_forest", "nordic_tundra"});
  scene.character(Faction::saxony, "tunnel_northwest_mountain").hand(Faction::saxony, {2, 5});
  scene.nordic().power = 7;
  scene.saxony().power = 4;
  scene.play({act::move_units(), act::unit(mech(3)),
              act::step(scene.hex("tunnel_northwest_mountain"), Load::everything), act::end_move()});
  return scene;
}

TEST(Position, of_a_set_up_is_read_back) {
  for (int seats = 2; seats <= 5; ++seats) {
    const auto s = game().setup({seats, 7, {}});
    ASSERT_TRUE(s);
    expect_round_trip_of_all_views(*s);
  }
}

TEST(Position, names_things_and_leaves_out_what_is_as_usual) {
  Scene scene({Faction::nordic, Faction::saxony});
  const json::object position = write_position(facts(), scene.s).as_object();
  const json::object& nordic = position.at("players").as_array().at(0).as_object();
  EXPECT_EQ(nordic.at("faction"), "nordic");
  EXPECT_EQ(nordic.at("character"), "nordic_base");
  EXPECT_EQ(nordic.at("workers"), json::parse(R"(["nordic_forest", "nordic_tundra"])"));
  EXPECT_EQ(position.at("decision"), "section");
  for (const char* absent : {"move", "combat", "gain", "payment", "tokens", "edition"})
    EXPECT_FALSE(position.contains(absent)) << absent;
  for (const char* absent : {"stars", "structures", "section", "recruits"})
    EXPECT_FALSE(nordic.contains(absent)) << absent;
}

TEST(Position, keeps_a_move_under_way) {
  Scene scene({Faction::nordic, Faction::saxony});
  scene.turn_of(Faction::nordic, TopAction::move);
  scene.mech(Faction::nordic, Ability::speed, "nordic_forest").tokens("nordic_forest", Resource::wood, 3);
  scene.workers(Faction::nordic, {"nordic_forest", "nordic_forest", "nordic_tundra"});
  scene.play({act::move_units(), act::unit(mech(3)), act::load_token(Resource::wood), act::load_fresh_worker()});
  expect_round_trip_of_all_views(scene.s);
  scene.play(act::step(scene.hex("nordic_mountain"), Load::chosen));
  EXPECT_NE(scene.s.moving.carried_workers[4], 0);
  expect_round_trip_of_all_views(scene.s);
}

TEST(Position, keeps_a_fight_and_hides_what_the_other_side_chose) {
  Scene scene = in_a_fight();
  ASSERT_EQ(scene.s.ask, Ask::fight);
  scene.play(scene.seat(Faction::saxony), act::fight(3, 1));
  expect_round_trip_of_all_views(scene.s);
  const json::value mine = write_position(facts(), game().redact(scene.s, scene.seat(Faction::nordic)));
  EXPECT_FALSE(mine.at("combat").as_object().contains("dial"));
  EXPECT_EQ(mine.at("players").at(1).at("hand"), json::parse(R"({"count": 2})"));
  EXPECT_EQ(mine.at("players").at(1).at("objectives"), json::parse(R"(["?", "?"])"));
  EXPECT_EQ(mine.at("factory"), json::parse(R"(["?", "?", "?"])"));  // as many as lie there
  EXPECT_TRUE(mine.at("rng").is_null());
}

TEST(Position, hides_coin_totals_as_null) {
  Scene scene({Faction::nordic, Faction::saxony}, {{"hide_coin_totals", true}});
  const State view = game().redact(scene.s, seat_at(0));
  EXPECT_TRUE(write_position(facts(), view).at("players").at(1).at("coins").is_null());
  expect_round_trip(view);
}

bool means_nothing(std::size_t byte) {
  const bool padding = byte >= offsetof(State, padding) && byte < offsetof(State, padding) + sizeof(State::padding);
  return padding || byte == offsetof(State, moving) + offsetof(Moving, padding) ||
         byte == offsetof(State, encounter_tokens) + 7 ||  // bits beyond the 54 places,
         byte == offsetof(State, factory_board) + 3 ||     // beyond the Factory cards,
         byte == offsetof(State, options) + 1;             // beyond the options
}

TEST(Position, forgets_no_field) { expect_every_byte_seen(game(), five().s, means_nothing); }

TEST(Position, survives_random_games_with_all_their_views) {
  for (std::uint64_t g = 0; g < 8; ++g) {
    const char* const editions[] = {"default", "cs", "pl", "hu"};
    SetupRequest request{2 + static_cast<int>(g % 4), g + 100, {}};
    request.options = {{"edition", editions[g % 4]}, {"promo", g % 2 == 1}, {"blind_encounters", g % 3 == 0}};
    random_game_round_trips(game(), request, 1500, 5, any_action);
  }
}

// ---- what cannot be ----

using BreakingScene = Breaking<Scene>;

class Impossible : public testing::TestWithParam<BreakingScene> {};

TEST_P(Impossible, is_refused_with_its_reason) {
  Scene scene = five();
  expect_possible(game(), scene.s);
  GetParam().breaking(scene);
  expect_position_refused(game(), write_position(facts(), scene.s), GetParam().reason);
}

Scene& step_of_nordic(Scene& scene) {
  scene.turn_of(Faction::nordic, TopAction::move);
  return scene.play({act::move_units(), act::unit(Unit::character)});
}

const BreakingScene impossible_states[] = {
    {"two_players_with_one_mat", [](Scene& x) { x.s.players[1].mat = x.s.players[0].mat; }, "Two players have the"},
    {"order_not_clockwise", [](Scene& x) { std::swap(x.s.order[1], x.s.order[2]); }, "clockwise"},
    {"order_with_one_player_twice", [](Scene& x) { x.s.order[1] = x.s.order[0]; }, "every player once"},
    {"nobody_active", [](Scene& x) { x.s.active = Seat::none; }, "No player is active"},
    {"character_on_the_mat", [](Scene& x) { x.nordic().character = Hex::none; }, "character is not on the board"},
    {"one_worker_only", [](Scene& x) { x.nordic().workers[1] = Hex::none; }, "fewer than two workers"},
    {"workers_out_of_order", [](Scene& x) { x.nordic().workers[4] = x.hex("nordic_forest"); }, "worker3 is on the mat"},
    {"a_foreign_base", [](Scene& x) { x.nordic().character = x.hex("saxony_base"); }, "cannot be on saxony_base"},
    {"an_empty_base_without_wayfare", [](Scene& x) { x.crimea().character = x.hex("albion_base"); }, "albion_base"},
    {"the_base_of_a_player_for_wayfare", [](Scene& x) { x.mech(Faction::crimea, Ability::wayfare, "nordic_base"); },
     "cannot be on nordic_base"},
    {"a_lake_without_ability", [](Scene& x) { x.rusviet().character = x.hex("lake_north"); }, "without an ability"},
    {"a_worker_alone_on_a_lake",
     [](Scene& x) {
       x.mech(Faction::nordic, Ability::seaworthy, "nordic_forest");
       x.nordic().workers[0] = x.hex("lake_north");
     },
     "without a mech"},
    {"tokens_alone_on_a_lake", [](Scene& x) { x.tokens("lake_north", Resource::oil, 1); }, "nobody to carry them"},
    {"tokens_on_a_base", [](Scene& x) { x.tokens("nordic_base", Resource::oil, 1); },
     "No token can get to nordic_base"},
    {"two_players_on_a_hex", [](Scene& x) { x.saxony().character = x.hex("nordic_forest"); },
     "both stand on nordic_forest"},
    {"two_structures_on_a_hex",
     [](Scene& x) {
       x.structure(Faction::nordic, Structure::mill, "factory").structure(Faction::saxony, Structure::mine, "factory");
     },
     "Two structures stand on factory"},
    {"a_structure_on_a_lake", [](Scene& x) { x.structure(Faction::nordic, Structure::mill, "lake_north"); },
     "nothing can be built"},
    {"a_structure_on_a_base", [](Scene& x) { x.structure(Faction::nordic, Structure::mill, "nordic_base"); },
     "nothing can be built"},
    {"too_many_cubes",
     [](Scene& x) {
       x.nordic().cubes_moved = 3;
       x.nordic().cubes_on[0] = 2;
     },
     "no room for 2 cubes"},
    {"a_cube_lost", [](Scene& x) { x.nordic().cubes_moved = 1; }, "1 cubes left the top row but 0"},
    {"a_recruit_lost", [](Scene& x) { x.nordic().recruits = 1; }, "1 recruits left their circles but 0"},
    {"a_fresh_recruit_at_home", [](Scene& x) { x.nordic().fresh_recruits = 1; }, "still covers its circle"},
    {"a_section_of_no_factory_card", [](Scene& x) { x.nordic().section = factory_section; },
     "Factory card that is not"},
    {"seven_stars",
     [](Scene& x) {
       x.saxony().stars[index(Goal::combat)] = 6;
       x.saxony().stars[index(Goal::power)] = 1;
     },
     "7 stars"},
    {"three_combat_stars", [](Scene& x) { x.nordic().stars[index(Goal::combat)] = 3; }, "too many stars for combat"},
    {"two_stars_for_power", [](Scene& x) { x.nordic().stars[index(Goal::power)] = 2; }, "too many stars for power"},
    {"a_star_not_earned", [](Scene& x) { x.nordic().stars[index(Goal::mechs)] = 1; }, "not earned"},
    {"a_star_missing", [](Scene& x) { x.nordic().power = 16; }, "star for power is missing"},
    {"a_star_for_no_objective", [](Scene& x) { x.nordic().stars[index(Goal::objective)] = 1; }, "do not match"},
    {"an_objective_in_two_hands", [](Scene& x) { x.nordic().objectives[0] = x.saxony().objectives[0]; },
     "in two places"},
    {"no_objective", [](Scene& x) { x.nordic().objectives[0] = 0; }, "must have been dealt"},
    {"a_promo_objective", [](Scene& x) { x.nordic().objectives[0] = 24; }, "not in this game"},
    {"fates_that_do_not_fit", [](Scene& x) { x.nordic().fate[0] = ObjectiveFate::discarded; }, "do not fit together"},
    {"a_combat_card_too_many", [](Scene& x) { ++x.nordic().hand[3]; }, "combat cards of value 5"},
    {"a_combat_card_too_few", [](Scene& x) { --x.s.deck[0]; }, "combat cards of value 2"},
    {"a_factory_card_in_two_places",
     [](Scene& x) { x.nordic().factory_card = static_cast<std::uint8_t>(1 + std::countr_zero(x.s.factory_board)); },
     "is in two places"},
    {"a_factory_card_too_few", [](Scene& x) { x.s.factory_board &= x.s.factory_board - 1; }, "Factory cards lie"},
    {"an_encounter_token_elsewhere",
     [](Scene& x) {
       x.s.encounter_tokens.remove(x.hex("north_village"));
       x.s.encounter_tokens.add(x.hex("factory"));
     },
     "where none belongs"},
    {"an_encounter_never_drawn", [](Scene& x) { x.s.encounter_tokens.remove(x.hex("north_village")); }, "0 cards were"},
    {"six_stars_and_no_end", [](Scene& x) { x.saxony().stars[index(Goal::combat)] = 6; }, "but the game goes on"},
    {"an_end_without_six_stars",
     [](Scene& x) {
       x.s.ask = Ask::over;
       x.s.stage = Stage::end;
     },
     "nobody has placed all stars"},
    {"a_decision_of_another_stage", [](Scene& x) { x.s.ask = Ask::bottom; }, "does not belong to the stage"},
    {"a_step_without_a_move",
     [](Scene& x) {
       x.turn_of(Faction::nordic, TopAction::move);
       x.s.ask = Ask::step;
     },
     "needs a Move under way"},
    {"a_step_without_a_unit", [](Scene& x) { step_of_nordic(x).s.moving.unit = Unit::none; }, "No unit is chosen"},
    {"too_many_units_moving", [](Scene& x) { step_of_nordic(x).s.moving.units = 0; }, "More units have moved"},
    {"a_unit_that_went_too_far", [](Scene& x) { step_of_nordic(x).s.moving.steps[0] = 2; }, "went too far"},
    {"a_unit_moving_from_nowhere", [](Scene& x) { step_of_nordic(x).s.moving.origin[0] = Hex::none; }, "from nowhere"},
    {"a_load_that_is_not_there", [](Scene& x) { step_of_nordic(x).s.moving.chosen_tokens[0] = 1; },
     "tokens are loaded"},
    {"a_gain_nobody_asks_about", [](Scene& x) { x.s.gain.coins = 1; }, "A gain is pending"},
    {"a_payment_nobody_asks_about", [](Scene& x) { x.s.payment.left = 1; }, "A payment is pending"},
    {"a_combat_nobody_asks_about", [](Scene& x) { x.s.combat.hex = x.hex("factory"); }, "A combat is pending"},
    {"an_encounter_card_out_of_place", [](Scene& x) { x.s.encounter_card = 3; }, "outside an encounter"},
    {"a_fight_with_nobody_there",
     [](Scene& x) {
       x.battle(Faction::nordic, Faction::saxony, "factory");
       x.s.moving.units = 2;
       x.saxony().character = x.hex("saxony_base");
       for (Hex& place : x.saxony().mechs) place = Hex::none;
     },
     "has no combat unit on factory"},
};

INSTANTIATE_TEST_SUITE_P(Positions, Impossible, testing::ValuesIn(impossible_states), case_name<BreakingScene>);

// ---- what is not even a position ----

class Malformed : public testing::TestWithParam<BreakingText> {};

TEST_P(Malformed, is_refused_with_field_and_reason) {
  json::object position = write_position(facts(), five().s).as_object();
  GetParam().breaking(position);
  expect_position_refused(game(), position, GetParam().reason);
}

const BreakingText malformed_texts[] = {
    {"a_missing_field", [](json::object& p) { p.erase("deck"); }, "deck: is missing"},
    {"one_player", [](json::object& p) { p.at("players").as_array().resize(1); }, "has 1 entries"},
    {"six_players", [](json::object& p) { p.at("players").as_array().push_back(first_player(p)); }, "has 6 entries"},
    {"an_unknown_faction", [](json::object& p) { first_player(p)["faction"] = "albion"; }, "players[0].faction"},
    {"a_unit_on_no_hex", [](json::object& p) { first_player(p)["character"] = "moon"; },
     "players[0].character: has no meaning"},
    {"nine_workers", [](json::object& p) { first_player(p)["workers"] = json::array(9, json::value("nordic_forest")); },
     "players[0].workers: has 9 entries"},
    {"an_unknown_mech",
     [](json::object& p) {
       first_player(p)["mechs"] = {{"swim", "factory"}};
     },
     "mechs: has no entry 'swim'"},
    {"too_much_power", [](json::object& p) { first_player(p)["power"] = 17; },
     "players[0].power: is 17, must be 0 to 16"},
    {"negative_popularity", [](json::object& p) { first_player(p)["popularity"] = -1; }, "popularity: is -1"},
    {"power_in_words", [](json::object& p) { first_player(p)["power"] = "four"; }, "must be a whole number"},
    {"half_a_coin", [](json::object& p) { first_player(p)["coins"] = 0.5; }, "must be a whole number"},
    {"a_card_of_no_value", [](json::object& p) { first_player(p)["hand"] = json::array{9}; }, "no card of value 9"},
    {"a_hidden_hand_that_is_known",
     [](json::object& p) {
       first_player(p)["hand"] = {{"count", 1}, {"known", {2}}};
     },
     "none is hidden"},
    {"an_unknown_section", [](json::object& p) { first_player(p)["section"] = "harvest"; }, "section: has no meaning"},
    {"a_star_for_nothing",
     [](json::object& p) {
       first_player(p)["stars"] = {{"beauty", 1}};
     },
     "no entry 'beauty'"},
    {"a_cube_twice",
     [](json::object& p) {
       first_player(p)["cubes_moved"] = {"move_units", "move_units"};
     },
     "twice"},
    {"a_unit_without_its_origin",
     [](json::object& p) {
       p["move"] = {{"under_way", true}, {"started", {"mech1"}}, {"origin", json::object{}}};
     },
     "move.origin: lacks mech1"},
    {"an_unknown_edition", [](json::object& p) { p["edition"] = "de"; }, "edition"},
    {"a_factory_card_that_does_not_exist", [](json::object& p) { p["factory"] = json::array{99}; }, "factory: is 99"},
    {"more_order_than_players", [](json::object& p) { p["order"] = json::array{"nordic"}; }, "every player once"},
};

INSTANTIATE_TEST_SUITE_P(AnyGame, Malformed, testing::ValuesIn(malformed_everywhere), case_name<BreakingText>);
INSTANTIATE_TEST_SUITE_P(Positions, Malformed, testing::ValuesIn(malformed_texts), case_name<BreakingText>);

// ---- positions spoilt at random: refused, or good to play on from

TEST(Position, spoilt_at_random_is_refused_or_can_be_played_on) {
  const auto request = [](std::uint64_t seed) { return SetupRequest{2 + static_cast<int>(seed % 4), seed, {}}; };
  spoilt_positions(game(), 120, 600, request, [](const State&) { return true; });
}

TEST(Position, of_the_documentation_is_one) {
  const auto read = documented_position(game(), "games/scythe/position.md");
  ASSERT_TRUE(read) << in_english(read.error());
  EXPECT_EQ(read->player_count, 2);
}

TEST(Position, must_be_an_object) { only_objects_are_positions(game()); }

// ---- games and views ----

TEST(Position, tells_a_view_from_a_game) {
  const State s = five().s;
  EXPECT_FALSE(is_view(game(), s));
  for (Seat seat : s.seats()) EXPECT_TRUE(is_view(game(), game().redact(s, seat)));
  EXPECT_TRUE(is_view(game(), game().redact(s, Seat::none)));
}

json::object five_as_json() { return write_position(facts(), five().s).as_object(); }
json::object view_as_json() { return write_position(facts(), game().redact(five().s, seat_at(0))).as_object(); }
json::object& player_of(json::object& position, std::size_t seat) {
  return position.at("players").as_array().at(seat).as_object();
}

TEST(Position, of_a_game_hides_nothing) {
  const BreakingText halves[] = {
      {"objective", [](auto& p) { first_player(p)["objectives"].as_array()[0] = "?"; }, "neither a whole game"},
      {"hand", [](auto& p) { first_player(p)["hand"] = json::parse(R"({"count": 1})"); }, "neither a whole game"},
      {"coins", [](auto& p) { first_player(p)["coins"] = nullptr; }, "neither a whole game"},
      {"factory", [](auto& p) { p["factory"] = json::array(6, json::value("?")); }, "neither a whole game"},
      {"rng", [](auto& p) { p["rng"] = nullptr; }, "neither a whole game"},
      {"some_of_the_factory", [](auto& p) { p["factory"].as_array()[0] = "?"; }, "factory: must have"},
      {"dial", [](auto& p) { p["combat"] = json::parse(R"({"dial": {"attacker": "?"}})"); }, "combat.dial.attacker"},
  };
  for (const BreakingText& half : halves) {
    SCOPED_TRACE(half.name);
    json::object position = five_as_json();
    half.breaking(position);
    expect_position_refused(game(), position, half.reason);
  }
}

TEST(Position, of_a_view_hides_what_that_seat_may_not_know_and_no_more) {
  ASSERT_TRUE(game().read_position(view_as_json()));
  const BreakingText halves[] = {
      {"own_objective", [](auto& p) { first_player(p)["objectives"].as_array()[0] = "?"; }, "nor all that one player"},
      {"own_hand", [](auto& p) { first_player(p)["hand"] = json::parse(R"({"count": 1})"); },
       "nor all that one player"},
      {"another_hand", [](auto& p) { player_of(p, 1)["hand"] = five_as_json().at("players").at(1).at("hand"); },
       "nor all that one"},
      {"coins_without_the_option", [](auto& p) { player_of(p, 1)["coins"] = nullptr; }, "nor all that one player"},
      {"factory", [](auto& p) { p["factory"] = five_as_json().at("factory"); }, "nor all that one player"},
      {"too_few_factory_cards", [](auto& p) { p["factory"].as_array().pop_back(); }, "factory: must have"},
  };
  for (const BreakingText& half : halves) {
    SCOPED_TRACE(half.name);
    json::object position = view_as_json();
    half.breaking(position);
    expect_position_refused(game(), position, half.reason);
  }
}

TEST(Position, of_a_spectator_is_a_view) {
  json::object position = write_position(facts(), game().redact(five().s, Seat::none)).as_object();
  EXPECT_TRUE(game().read_position(position));
  first_player(position)["objectives"] = five_as_json().at("players").at(0).at("objectives");
  expect_position_refused(game(), position, "nor all that one player");  // the hand is hidden, the objectives are not
}

// ---- the next cards ----

Scene read_scene(const json::object& position) {
  Scene scene = five();
  const auto read = game().read_position(position);
  if (!read) throw std::runtime_error(in_english(read.error()));
  scene.s = *read;
  return scene;
}

TEST(Position, names_the_next_combat_cards) {
  json::object position = five_as_json();
  position["deck"].as_object()["next"] = json::parse("[5, 2, 5]");
  Scene scene = read_scene(position);
  expect_round_trip_of_all_views(scene.s);
  for (Seat seat : scene.s.seats()) EXPECT_EQ(game().redact(scene.s, seat), game().redact(five().s, seat));
  scene.hand(Faction::nordic, {}).turn_of(Faction::nordic, TopAction::bolster);
  scene.nordic().cubes_moved = 1u << index(Cube::bolster_cards);
  scene.play(act::bolster_cards());
  EXPECT_EQ(scene.nordic().hand, (std::array<std::uint8_t, card_values + 1>{1, 0, 0, 1, 0}));
  scene.turn_of(Faction::nordic, TopAction::bolster).play(act::bolster_cards());
  EXPECT_EQ(hand_size(scene.nordic()), 4);  // the third one, and another by chance
  EXPECT_GE(scene.nordic().hand[3], 2);
}

TEST(Position, names_the_next_encounters) {
  json::object position = five_as_json();
  position["encounter_deck"] = json::parse(R"({"next": [17, 4]})");
  Scene scene = read_scene(position);
  expect_round_trip_of_all_views(scene.s);
  for (std::uint8_t card : {17, 4}) {
    scene.character(Faction::nordic, card == 17 ? "nordic_forest" : "albion_farm");
    scene.turn_of(Faction::nordic, TopAction::move);
    scene.s.encounter_card = scene.s.options_taken = 0;
    scene.play({act::move_units(), act::unit(Unit::character),
                act::step(scene.hex(card == 17 ? "nordic_mountain" : "north_village")), act::end_move()});
    EXPECT_EQ(scene.s.encounter_card, card);
  }
}

TEST(Position, names_only_cards_that_can_come_next) {
  const BreakingText wrong_next[] = {
      {"no_such_value", [](auto& p) { p["deck"].as_object()["next"] = json::parse("[6]"); }, "deck.next[0]"},
      {"more_than_there_are", [](auto& p) { p["deck"].as_object()["next"] = json::array(7, json::value(5)); },
       "must lie in the deck"},
      {"too_many", [](auto& p) { p["deck"].as_object()["next"] = json::array(13, json::value(2)); }, "at most 12"},
      {"twice", [](auto& p) { p["encounter_deck"] = json::parse(R"({"next": [3, 3]})"); }, "each named once"},
      {"promo", [](auto& p) { p["encounter_deck"] = json::parse(R"({"next": [30]})"); }, "must be in the game"},
      {"in_a_view",
       [](auto& p) {
         p = view_as_json();
         p["encounter_deck"] = json::parse(R"({"next": [3]})");
       },
       "nor all that one player"},
  };
  for (const BreakingText& one : wrong_next) {
    SCOPED_TRACE(one.name);
    json::object position = five_as_json();
    one.breaking(position);
    expect_position_refused(game(), position, one.reason);
  }
}

// ---- limits, and all faults at once ----

TEST(Position, holds_no_more_than_play_can_leave_it_with) {
  const BreakingText beyond[] = {
      {"turn", [](auto& p) { p["turn"] = most_turns + 1; }, "turn: is 10000"},
      {"coins", [](auto& p) { first_player(p)["coins"] = most_coins + 1; }, "coins: is 10000"},
      {"tokens",
       [](auto& p) { p["tokens"] = json::parse(R"({"factory": {"oil": 1000}, "nordic_forest": {"oil": 1000}})"); },
       "2000 tokens of oil lie on the board"},
      {"units", [](auto& p) { p["move"] = json::parse(R"({"units": 4})"); }, "move.units: is 4"},
      {"steps_each", [](auto& p) { p["move"] = json::parse(R"({"steps_each": 3})"); }, "move.steps_each: is 3"},
  };
  for (const BreakingText& one : beyond) {
    SCOPED_TRACE(one.name);
    json::object position = five_as_json();
    one.breaking(position);
    expect_position_refused(game(), position, one.reason);
  }
}

TEST(Position, stays_readable_at_its_limits) {
  Scene scene({Faction::nordic, Faction::saxony});
  scene.s.turn = most_turns;
  scene.nordic().coins = most_coins;
  scene.tokens("nordic_forest", Resource::wood, most_tokens - 1).tokens("nordic_tundra", Resource::oil, most_tokens);
  scene.workers(Faction::nordic, {"nordic_forest", "nordic_forest", "nordic_tundra"});
  scene.turn_of(Faction::nordic, TopAction::produce);
  scene.play(act::produce());
  EXPECT_EQ(scene.s.tokens[index(scene.hex("nordic_forest"))][index(Resource::wood)], most_tokens);
  EXPECT_EQ(scene.s.tokens[index(scene.hex("nordic_tundra"))][index(Resource::oil)], most_tokens);
  expect_round_trip_of_all_views(scene.s);
  scene.play(act::skip());
  EXPECT_EQ(scene.s.active, scene.seat(Faction::saxony));
  EXPECT_EQ(scene.s.turn, most_turns);
  scene.turn_of(Faction::nordic, TopAction::move).play(act::move_coins());
  EXPECT_EQ(scene.nordic().coins, most_coins);
  expect_round_trip_of_all_views(scene.s);
}

TEST(Position, takes_no_gain_larger_than_a_card_gives) {
  Scene scene({Faction::nordic, Faction::saxony});
  scene.tokens("nordic_forest", Resource::food, 4).bottom_of(Faction::nordic, BottomAction::enlist).play(act::bottom());
  ASSERT_EQ(scene.s.ask, Ask::gain);
  json::object position = write_position(facts(), scene.s).as_object();
  position["gain"].as_object()["coins"] = 255;
  expect_position_refused(game(), position, "gain");
}

TEST(Position, tells_all_its_faults_at_once) {
  json::object position = five_as_json();
  first_player(position)["workers"] = json::parse(R"(["nordic_forest"])");
  first_player(position)["objectives"] = json::parse("[1, 1]");
  player_of(position, 2)["cubes_on"] = json::parse(R"({"build": 1})");
  position["stage"] = "top";
  const auto read = game().read_position(position);
  ASSERT_FALSE(read);
  const std::string all = in_english(read.error());
  for (const char* fault : {"nordic", "Objective", "crimea", "section"}) EXPECT_THAT(all, testing::HasSubstr(fault));
  EXPECT_GE(std::count(all.begin(), all.end(), '.'), 4) << all;
}

}  // namespace position_test
}  // namespace ludarium::scythe
