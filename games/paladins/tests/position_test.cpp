// Positions of Paladins of the West Kingdom as JSON: nothing is lost, and what was spoilt is refused or can be played
// on. impossible_position_test.cpp has what is refused.
#include <cstddef>

#include "games/paladins/tests/played.hpp"
#include "games/paladins/text/text.hpp"
#include "tests/support/position_checks.hpp"

namespace ludarium::paladins {
namespace position_test {

namespace json = boost::json;

void expect_round_trip_of_all_views(const State& s) { ludarium::expect_round_trip_of_all_views(game(), s); }

TEST(PaladinsPosition, of_a_set_up_is_read_back) {
  for (int seats = 1; seats <= 4; ++seats) expect_round_trip_of_all_views(*game().setup({seats, 7, {}}));
}

TEST(PaladinsPosition, of_every_decision_is_read_back) {
  for (std::size_t ask = 0; ask < index(Ask::over); ++ask)
    expect_round_trip_of_all_views(asking(static_cast<Ask>(ask), ask % 2 ? 4 : 2));
}

TEST(PaladinsPosition, names_things_and_leaves_out_what_is_as_usual) {
  Scene scene = Scene::fresh(2);
  const State before = scene.s;
  const json::object position = write_position(facts(), before).as_object();
  EXPECT_EQ(position.at("phase"), "hiring");
  EXPECT_EQ(position.at("decision"), "hire");
  EXPECT_EQ(position.at("players").at(1), json::parse(R"({"colour": "yellow", "silver": 3, "provision": 1})"));
  EXPECT_EQ(position.at("townsfolk").as_array().size(), townsfolk_row);
  for (const char* absent : {"decks", "readings", "difficulty", "map", "orders", "favours", "tavern", "rewards",
                             "rival", "rival_pieces", "questioned", "wall", "space"})
    EXPECT_FALSE(position.contains(absent)) << absent;
}

TEST(PaladinsPosition, tells_what_stands_on_board_and_map) {
  Scene scene(2, {{"reward_order", "printed"}});
  scene.on_board(0, Space::garrison, {Worker::none, Worker::criminal, Worker::fighter});
  scene.workshop(0, Space::garrison, 0).walls(0, {3}).suspicions(0, {2, 0}).hired(0, {"abbot_1"});
  scene.s.map[space("r2_3")] = Piece::of(seat_at(1), true);
  const json::value position = write_position(facts(), scene.s);
  const json::value& red = position.at("players").at(0);
  EXPECT_EQ(red.at("board"), json::parse(R"({"garrison": [null, "criminal", "fighter"]})"));
  EXPECT_EQ(red.at("workshops"), json::parse(R"(["garrison_1"])"));
  EXPECT_EQ(red.at("walls"), json::parse("[3]"));
  EXPECT_EQ(red.at("suspicions"), json::parse("[2, 0]"));
  EXPECT_EQ(red.at("hired"), json::parse(R"(["abbot_1"])"));
  EXPECT_EQ(position.at("map"), json::parse(R"({"r2_3": "yellow outpost"})"));
  EXPECT_EQ(position.at("readings"), json::parse(R"(["reward_order=printed"])"));
}

TEST(PaladinsPosition, hides_what_a_viewer_may_not_know) {
  const State s = played_until(2, [](const State& x) { return x.ask == Ask::paladins && x.round == 2; });
  const json::value view = write_position(facts(), game().redact(s, seat_at(1)));
  const json::object& other = view.at("players").at(0).as_object();
  EXPECT_EQ(other.at("drawn"), json::parse(R"(["?", "?", "?"])"));
  EXPECT_EQ(other.at("bottom"), json::parse(R"(["?"])"));
  EXPECT_EQ(other.at("used").as_array().size(), 1u);
  EXPECT_EQ(other.at("hidden"), true);
  EXPECT_FALSE(other.contains("unseen"));
  EXPECT_EQ(view.at("players").at(1).at("drawn").as_array().size(), 3u);
  EXPECT_NE(view.at("players").at(1).at("drawn").at(0), "?");
  EXPECT_TRUE(view.at("rng").is_null());
}

bool means_nothing(const State& s, std::size_t byte) {
  const auto within = [&](std::size_t from, std::size_t size) { return byte >= from && byte < from + size; };
  // Sets of 36 outsiders, by their bytes.
  const auto beyond = [&](std::size_t from) {
    return within(from + outsider_count / 8 + 1, sizeof(OutsiderSet) - outsider_count / 8 - 1);
  };
  if (within(offsetof(State, player_count), 1) || within(offsetof(State, rival) + offsetof(Rival, padding), 1))
    return true;
  if (within(offsetof(State, padding), 1)) return true;
  if (beyond(offsetof(State, outsider_deck)) || beyond(offsetof(State, outsider_discard))) return true;
  for (std::size_t i = 0; i < max_players; ++i) {
    const std::size_t from = offsetof(State, players) + i * sizeof(Player);
    if (within(from + offsetof(Player, padding), sizeof(Player::padding)) || beyond(from)) return true;
    if (i >= static_cast<std::size_t>(s.parties().size()) && within(from, sizeof(Player))) return true;
  }
  const std::size_t walls = offsetof(State, wall_deck), taverns = offsetof(State, tavern_deck);
  return within(walls + 3, 1) || within(taverns + 3, 1) || within(taverns + 7, 1);  // 24 of 32 bits
}

TEST(PaladinsPosition, forgets_no_field) {
  static_assert(offsetof(Player, attacked) == 0 && sizeof(TavernSet) == 4 && sizeof(WallSet) == 4);
  for (const State& s : {full_table(), solo_table()})
    expect_every_byte_seen(game(), s, [&](std::size_t byte) { return means_nothing(s, byte); });
}

TEST(PaladinsPosition, survives_random_games_with_all_their_views) {
  for (std::uint64_t g = 0; g < 24; ++g) random_game_round_trips(game(), request(g), 2000, 4, seldom(Do::pass));
}

// ---- positions spoilt at random: refused, or good to play on from

TEST(PaladinsPosition, spoilt_at_random_is_refused_or_can_be_played_on) {
  spoilt_positions(game(), 150, 250, request, [](const State& s) { return s.rng.state != 0; });
}

TEST(PaladinsPosition, of_the_documentation_is_one) {
  const auto read = documented_position(game(), "games/paladins/position.md");
  ASSERT_TRUE(read) << in_english(read.error());
  EXPECT_EQ(read->player_count, 2);
}

TEST(PaladinsPosition, must_be_an_object) { only_objects_are_positions(game()); }

}  // namespace position_test
}  // namespace ludarium::paladins
