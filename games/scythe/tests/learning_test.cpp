// Chapter "Learning aids": the sample scoring. The hints and cards are in facts_test.cpp.
#include "games/scythe/tests/support/scene.hpp"

namespace ludarium::scythe {
namespace {

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

}  // namespace
}  // namespace ludarium::scythe
