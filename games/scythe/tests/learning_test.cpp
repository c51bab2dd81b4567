// Chapter "Learning aids": the sample scoring, and who hears the hints when. What they say is in facts_test.cpp.
#include "games/scythe/facts/hints.hpp"
#include "games/scythe/tests/support/scene.hpp"

namespace ludarium::scythe {
namespace learning_test {

constexpr Faction nordic = Faction::nordic, saxony = Faction::saxony;

// One Bolster away from the power star.
Scene before_the_star(boost::json::object options = {}) {
  Scene scene({nordic, saxony}, std::move(options));
  scene.nordic().power = 14;
  scene.turn_of(nordic, TopAction::bolster);
  return scene;
}

TEST(Learning, SC_LEARN_07_the_first_star_shows_everybodys_fortune) {
  Scene scene = before_the_star();
  scene.tokens("saxony_tundra", Resource::oil, 4).play(act::bolster_power());
  const auto shown = scene.all(Happened::sample_scoring);
  ASSERT_EQ(shown.size(), 1u);
  // Popularity 2: a star 3, a territory 2, two tokens 1. Coins 4 - 1 and 5.
  EXPECT_EQ(shown[0].arg[0], 3 + 3 + 2 * 2);
  EXPECT_EQ(shown[0].arg[1], 5 + 2 * 2 + 2);
  for (Seat seat : scene.s.seats()) {
    EXPECT_EQ(shown[0].arg[index(seat)], game().score(scene.s)[index(seat)].total);
    EXPECT_EQ(events_for(shown, seat).size(), 1u);
  }
}

TEST(Learning, SC_LEARN_07_the_game_goes_on_unchanged) {
  Scene watched = before_the_star(), unwatched = before_the_star();
  watched.play(act::bolster_power());
  game().apply(unwatched.s, unwatched.seat(nordic), act::bolster_power(), nullptr);
  EXPECT_EQ(watched.s, unwatched.s);
  EXPECT_EQ(watched.s.ask, Ask::bottom);
}

TEST(Learning, SC_LEARN_07_only_at_the_first_star_of_anybody) {
  Scene scene = before_the_star();
  scene.saxony().stars[index(Goal::combat)] = 1;
  scene.play(act::bolster_power());
  EXPECT_TRUE(scene.happened(Happened::star));
  EXPECT_FALSE(scene.happened(Happened::sample_scoring));
}

TEST(Learning, SC_LEARN_07_not_where_coin_totals_are_private) {
  Scene scene = before_the_star({{"hide_coin_totals", true}});
  scene.play(act::bolster_power());
  EXPECT_TRUE(scene.happened(Happened::star));
  EXPECT_FALSE(scene.happened(Happened::sample_scoring));
}

std::vector<Message> first_turn_cards() {
  std::vector<Message> cards = quick_start(facts(), 1);
  for (const Message& line : riverwalk_card(facts())) cards.push_back(line);
  return cards;
}

TEST(Learning, SC_LEARN_01_hints_speak_to_the_player_who_is_to_place_his_token) {
  Scene scene({nordic, saxony, Faction::crimea});
  const Seat active = scene.s.active;
  EXPECT_EQ(game().hints(scene.s, active), first_turn_cards());
  for (Seat other : scene.s.seats().without(active)) EXPECT_TRUE(game().hints(scene.s, other).empty());
  EXPECT_TRUE(game().hints(scene.s, Seat::none).empty());
  scene.play(scene.legal().front());
  EXPECT_TRUE(game().hints(scene.s, active).empty());  // and not while he acts
}

TEST(Learning, SC_LEARN_02_turns_are_counted_for_each_player_and_the_riverwalk_card_comes_once) {
  Scene scene({nordic, saxony, Faction::crimea});
  for (std::uint16_t turn = 1; turn <= 3; ++turn) {
    scene.s.turn = turn;
    EXPECT_EQ(game().hints(scene.s, scene.s.active), first_turn_cards()) << turn;
  }
  for (std::uint16_t turn = 4; turn <= 18; ++turn) {
    scene.s.turn = turn;
    EXPECT_EQ(game().hints(scene.s, scene.s.active), quick_start(facts(), (turn + 2) / 3)) << turn;
  }
}

}  // namespace learning_test
}  // namespace ludarium::scythe
