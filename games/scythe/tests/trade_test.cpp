// Chapter "Trade".
#include "games/scythe/tests/support/scene.hpp"

namespace ludarium::scythe {
namespace trade_test {

constexpr Faction nordic = Faction::nordic, saxony = Faction::saxony;

// A worker on the forest, another on the tundra, a mech alone on the mountain.
Scene trading(boost::json::object options = {}) {
  Scene scene({nordic, saxony}, std::move(options));
  scene.mech(nordic, 2, "nordic_mountain").turn_of(nordic, TopAction::trade);
  return scene;
}

TEST(Trade, SC_TRADE_01_costs_one_coin) {
  Scene scene = trading();
  const int coins = scene.nordic().coins;
  EXPECT_EQ(scene.play(act::trade_popularity()).nordic().coins, coins - 1);
  Scene tokens = trading();
  EXPECT_EQ(tokens.play(act::trade_tokens()).nordic().coins, coins - 1);

  Scene poor = trading();
  poor.nordic().coins = 0;
  for (Action choice : {act::trade_tokens(), act::trade_popularity()}) {
    EXPECT_FALSE(poor.can(choice));
    EXPECT_EQ(poor.why(choice), "SC-TRADE-01");
  }
}

TEST(Trade, SC_TRADE_02_gives_tokens_or_popularity_never_both) {
  Scene popular = trading();
  popular.play(act::trade_popularity());
  EXPECT_EQ(popular.s.ask, Ask::bottom);  // nothing further
  EXPECT_EQ(fortune(popular.look(), popular.seat(nordic)).token_count, 0);

  Scene tokens = trading();
  const int popularity = tokens.nordic().popularity;
  tokens.play({act::trade_tokens(), act::tokens(tokens.hex("nordic_forest"), 2, 0, 0, 0)});
  EXPECT_EQ(tokens.nordic().popularity, popularity);
  EXPECT_EQ(tokens.s.ask, Ask::bottom);
}

TEST(Trade, SC_TRADE_03_any_two_tokens) {
  Scene scene = trading();
  const Hex forest = scene.hex("nordic_forest");
  scene.play(act::trade_tokens());
  EXPECT_TRUE(scene.can(act::tokens(forest, 0, 2, 0, 0)));
  EXPECT_TRUE(scene.can(act::tokens(forest, 1, 0, 0, 1)));
  for (Action wrong : {act::tokens(forest, 1, 1, 1, 0), act::tokens(forest, 3, 0, 0, 0)}) {
    EXPECT_FALSE(scene.can(wrong));
    EXPECT_EQ(scene.why(wrong), "SC-TRADE-03");
  }
  scene.play(act::tokens(forest, 0, 1, 1, 0));
  EXPECT_EQ(scene.s.tokens[index(forest)], (Tokens{0, 1, 1, 0}));
}

TEST(Trade, SC_TRADE_04_on_one_territory_with_a_worker) {
  Scene scene = trading();
  scene.workers(nordic, {"nordic_forest", "nordic_tundra", "nordic_base"}).play(act::trade_tokens());
  EXPECT_TRUE(scene.can(act::tokens(scene.hex("nordic_forest"), 0, 2, 0, 0)));
  EXPECT_TRUE(scene.can(act::tokens(scene.hex("nordic_tundra"), 0, 2, 0, 0)));
  for (const char* hex : {"nordic_mountain", "saxony_tundra", "factory", "nordic_base"}) {
    EXPECT_FALSE(scene.can(act::tokens(scene.hex(hex), 0, 2, 0, 0))) << hex;
    EXPECT_EQ(scene.why(act::tokens(scene.hex(hex), 0, 2, 0, 0)), "SC-TRADE-04");
  }
}

// Who takes one token only has made his choice; the other does not go elsewhere, unless so agreed.
TEST(Trade, SC_TRADE_04_the_two_are_not_split) {
  for (bool split : {false, true}) {
    Scene scene = trading({{"split_trade", split}});
    scene.aside(scene.seat(nordic), act::in_part()).play(act::trade_tokens());
    scene.play(act::tokens(scene.hex("nordic_forest"), 1, 0, 0, 0));
    EXPECT_EQ(scene.can(act::tokens(scene.hex("nordic_tundra"), 1, 0, 0, 0)), split);
  }
}

TEST(Trade, SC_TRADE_05_with_all_workers_at_home_only_popularity) {
  Scene scene = trading();
  scene.workers(nordic, {"nordic_base", "nordic_base"});
  EXPECT_FALSE(scene.can(act::trade_tokens()));
  EXPECT_EQ(scene.why(act::trade_tokens()), "SC-TRADE-05");
  EXPECT_TRUE(scene.can(act::trade_popularity()));

  Scene polish = trading({{"edition", "pl"}});
  EXPECT_TRUE(polish.can(act::trade_popularity()));
  polish.workers(nordic, {"nordic_base", "nordic_base"});
  for (Action choice : {act::trade_tokens(), act::trade_popularity()}) {
    EXPECT_FALSE(polish.can(choice));
    EXPECT_EQ(polish.why(choice), "SC-TRADE-05");
  }
}

TEST(Trade, SC_TRADE_06_one_popularity_and_two_with_the_cube_moved) {
  Scene scene = trading();
  const int popularity = scene.nordic().popularity;
  EXPECT_EQ(scene.play(act::trade_popularity()).nordic().popularity, popularity + 1);

  Scene upgraded = trading();
  upgraded.nordic().cubes_moved = 1u << index(Cube::trade_popularity);
  Scene tokens = upgraded;
  EXPECT_EQ(upgraded.play(act::trade_popularity()).nordic().popularity, popularity + 2);
  tokens.play(act::trade_tokens());  // no cube for these: still two
  EXPECT_FALSE(tokens.can(act::tokens(tokens.hex("nordic_forest"), 3, 0, 0, 0)));
  tokens.play(act::tokens(tokens.hex("nordic_forest"), 2, 0, 0, 0));
  EXPECT_EQ(tokens.s.ask, Ask::bottom);
}

TEST(Trade, SC_TRADE_07_armory_adds_a_power_to_either) {
  for (Action choice : {act::trade_tokens(), act::trade_popularity()}) {
    Scene scene = trading();
    const int power = scene.structure(nordic, Structure::armory, "nordic_forest").nordic().power;
    EXPECT_EQ(scene.play(choice).nordic().power, power + 1);
  }
}

TEST(Trade, SC_TRADE_08_a_lake_with_mech_and_worker_will_do) {
  Scene scene = trading();
  const Hex lake = scene.hex("lake_north");
  scene.mech(nordic, Ability::seaworthy, "lake_north").workers(nordic, {"lake_north"});
  scene.play({act::trade_tokens(), act::tokens(lake, 0, 2, 0, 0)});
  EXPECT_EQ(scene.s.tokens[index(lake)], (Tokens{0, 2, 0, 0}));
}

TEST(Trade, SC_TRADE_01_the_last_coin_is_enough) {
  Scene scene = trading();
  scene.nordic().coins = 1;
  ASSERT_TRUE(scene.can(act::trade_tokens()));
  ASSERT_TRUE(scene.can(act::trade_popularity()));
  EXPECT_EQ(scene.play(act::trade_popularity()).nordic().coins, 0);
}

}  // namespace trade_test
}  // namespace ludarium::scythe
