// What a seat of Scythe can foresee, held against the rules it is made from, and what it is warned of.
#include "games/scythe/tests/support/scene.hpp"

namespace ludarium::scythe {
namespace forecast_test {

constexpr Faction nordic = Faction::nordic, saxony = Faction::saxony;
constexpr Seat nordic_seat = seat_at(0), saxony_seat = seat_at(1);

OutlookSection section(const Scene& scene, std::string_view name, Seat seat = nordic_seat) {
  for (const OutlookSection& found : game().forecast(game().redact(scene.s, seat), seat))
    if (found.name == name) return found;
  return {};
}

int amount(const OutlookLine& line, std::string_view what, bool gained = true) {
  for (const Transfer& transfer : line.amounts)
    if (transfer.what == what && transfer.gained == gained) return transfer.amount;
  return 0;
}

std::string warned(const Scene& scene, Seat seat, Action action) {
  const auto warning = game().warning(game().redact(scene.s, seat), seat, action);
  return warning ? warning->key : "";
}

TEST(Forecast, SC_KEY_04_counts_what_lies_where_a_seat_is_in_control) {
  Scene scene({nordic, saxony});
  scene.workers(nordic, {"nordic_forest"})
      .tokens("nordic_forest", Resource::wood, 3)
      .tokens("factory", Resource::oil, 2);
  const auto lines = section(scene, "resources").lines;
  ASSERT_EQ(lines.size(), 2u);
  EXPECT_EQ(lines[0].seat, nordic_seat);
  EXPECT_EQ(amount(lines[0], "wood"), 3);
  EXPECT_EQ(amount(lines[0], "oil"), 0);
  EXPECT_EQ(section(scene, "resources", Seat::none).lines.size(), 2u);  // everybody sees it
}

TEST(Forecast, SC_PROD_01_foretells_what_produce_then_brings) {
  Scene scene({nordic, saxony});
  scene.workers(nordic, {"nordic_forest", "nordic_forest", "nordic_tundra", "nordic_tundra"});
  scene.turn_of(saxony);  // somebody else's turn: it is the next own one that is foreseen
  const auto lines = section(scene, "produce").lines;
  ASSERT_EQ(lines.size(), 3u);
  EXPECT_EQ(amount(lines[0], "power", false), 1);
  EXPECT_EQ(amount(lines[1], "wood") + amount(lines[2], "wood"), 2);
  EXPECT_EQ(amount(lines[1], "oil") + amount(lines[2], "oil"), 2);
}

TEST(Forecast, SC_BOT_01_says_what_a_bottom_action_costs_and_what_is_missing) {
  Scene scene({nordic, saxony});
  scene.workers(nordic, {"nordic_forest"});
  const int cost = bottom_cost(scene.look(), scene.nordic(), BottomAction::deploy);
  scene.tokens("nordic_forest", Resource::metal, cost - 1);
  OutlookLine deploy = section(scene, "bottom").lines.at(index(BottomAction::deploy));
  EXPECT_EQ(amount(deploy, "metal", false), cost);
  ASSERT_TRUE(deploy.because);
  EXPECT_EQ(deploy.because->key, "scythe.forecast.missing");
  scene.tokens("nordic_forest", Resource::metal, cost);
  EXPECT_FALSE(section(scene, "bottom").lines.at(index(BottomAction::deploy)).because);
}

TEST(Forecast, SC_COMB_08_knows_the_most_a_side_can_put_in) {
  Scene scene({nordic, saxony});
  scene.character(nordic, "factory_forest").character(saxony, "factory").hand(nordic, {2, 4}).hand(saxony, {2, 2});
  scene.nordic().power = 5;
  scene.saxony().power = 9;
  scene.turn_of(nordic);
  const auto lines = section(scene, "combat").lines;
  ASSERT_GE(lines.size(), 2u);
  EXPECT_EQ(lines[0].seat, nordic_seat);
  EXPECT_EQ(amount(lines[0], "power"), 5);
  EXPECT_EQ(std::get<long>(lines[0].because->args.at(0).second), 5 + 4);
  EXPECT_EQ(lines[1].seat, saxony_seat);
  EXPECT_EQ(amount(lines[1], "cards"), 2);
  EXPECT_EQ(std::get<long>(lines[1].because->args.at(0).second), 7 + 5);  // of a hidden card one fears the best
}

TEST(Forecast, SC_COMB_07_tells_the_limits_of_both_sides_of_a_fight) {
  Scene scene({nordic, saxony});
  scene.hand(nordic, {2, 4}).hand(saxony, {2, 2}).battle(nordic, saxony, "factory");
  scene.nordic().power = 5;
  scene.saxony().power = 1;
  const auto lines = section(scene, "combat").lines;
  ASSERT_EQ(lines.size(), 2u);
  using Limits = std::vector<std::pair<std::string, int>>;
  EXPECT_EQ(lines[0].limits, (Limits{{"dial", 5}, {"cards", 1}, {"total", 9}}));
  EXPECT_EQ(lines[1].limits, (Limits{{"dial", 1}, {"cards", 1}, {"total", 6}}));
}

// Held against what then happens.
TEST(Forecast, SC_COMB_16_says_what_is_at_stake_in_a_fight) {
  Scene scene({nordic, saxony});
  scene.hand(nordic, {}).hand(saxony, {}).workers(saxony, {"factory", "factory"});
  scene.tokens("factory", Resource::metal, 3).battle(nordic, saxony, "factory");
  scene.nordic().power = scene.saxony().power = 5;
  scene.nordic().popularity = 7;
  const auto stakes = section(scene, "stakes").lines;
  ASSERT_EQ(stakes.size(), 2u);
  EXPECT_EQ(stakes[0].label.key, "scythe.forecast.win");
  EXPECT_EQ(amount(stakes[0], "star"), 1);
  EXPECT_EQ(amount(stakes[0], "metal"), 3);
  EXPECT_EQ(amount(stakes[0], "popularity", false), 2);
  EXPECT_EQ(amount(stakes[1], "cards"), 1);
  const auto defender = section(scene, "stakes", saxony_seat).lines;
  EXPECT_EQ(amount(defender.at(0), "popularity", false), 0);
  EXPECT_TRUE(section(scene, "stakes", Seat::none).lines.empty());
  scene.play(nordic_seat, act::fight(3)).play(saxony_seat, act::fight(1));
  EXPECT_EQ(scene.nordic().popularity, 7 - 2);
  EXPECT_EQ(scene.nordic().stars[index(Goal::combat)], 1);
  EXPECT_TRUE(section(scene, "stakes").lines.empty());
}

// To each side what changes hands: what the attacker brought is nothing he would gain.
TEST(Forecast, SC_COMB_18_tells_both_sides_whose_tokens_are_at_stake) {
  Scene scene({nordic, saxony});
  scene.workers(saxony, {"factory"}).tokens("factory", Resource::wood, 3).battle(nordic, saxony, "factory");
  for (std::size_t u = 0; u < combat_units; ++u)
    if (place_of(scene.nordic(), unit_at(u)) == scene.hex("factory")) {
      scene.s.moving.carried_tokens[u][index(Resource::oil)] = 2;
      break;
    }
  scene.tokens("factory", Resource::oil, 2);
  const auto attack = section(scene, "stakes").lines, defence = section(scene, "stakes", saxony_seat).lines;
  ASSERT_EQ(attack.size(), 2u);
  ASSERT_EQ(defence.size(), 2u);
  EXPECT_EQ(amount(attack[0], "wood"), 3);
  EXPECT_EQ(amount(attack[0], "oil"), 0);
  EXPECT_EQ(amount(attack[1], "oil", false), 2);
  EXPECT_EQ(amount(attack[1], "wood", false), 0);
  EXPECT_EQ(amount(defence[0], "oil"), 2);
  EXPECT_EQ(amount(defence[0], "wood"), 0);
  EXPECT_EQ(amount(defence[1], "wood", false), 3);
}

TEST(Forecast, SC_MOVE_14_sees_no_fight_behind_a_river_or_too_far_away) {
  Scene scene({nordic, saxony});
  EXPECT_TRUE(section(scene, "combat").lines.empty());
}

TEST(Forecast, SC_STAR_01_says_how_near_a_star_is_until_it_is_placed) {
  Scene scene({nordic, saxony});
  const std::size_t goals = section(scene, "stars").lines.size();
  scene.nordic().stars[index(Goal::combat)] = 2;
  EXPECT_EQ(section(scene, "stars").lines.size(), goals - 1);
}

TEST(Forecast, SC_SCOR_01_tells_the_fortune_of_every_tier) {
  Scene scene({nordic, saxony});
  const auto lines = section(scene, "tiers").lines;
  ASSERT_EQ(lines.size(), facts().tiers.size());
  for (std::size_t i = 0; i < lines.size(); ++i) {
    scene.nordic().popularity = facts().tiers[i].from;
    EXPECT_EQ(amount(lines[i], "coins"), fortune(scene.look(), nordic_seat).total());
  }
}

TEST(Warning, SC_BOT_01_of_a_bottom_action_that_could_be_paid) {
  Scene scene({nordic, saxony});
  scene.workers(nordic, {"nordic_forest"}).tokens("nordic_forest", Resource::metal, 9);
  scene.bottom_of(nordic, BottomAction::deploy);
  EXPECT_EQ(warned(scene, nordic_seat, act::skip()), "scythe.warning.bottom");
  EXPECT_EQ(warned(scene, nordic_seat, act::bottom()), "");
  scene.tokens("nordic_forest", Resource::metal, 0);
  EXPECT_EQ(warned(scene, nordic_seat, act::skip()), "");
}

TEST(Warning, SC_COMB_05_of_a_fight_with_nothing_where_there_is_something) {
  Scene scene({nordic, saxony});
  scene.battle(nordic, saxony, "factory");
  scene.nordic().power = 3;
  ASSERT_EQ(scene.s.ask, Ask::fight);
  EXPECT_EQ(warned(scene, nordic_seat, act::fight(0)), "scythe.warning.no_power");
  EXPECT_EQ(warned(scene, nordic_seat, act::fight(1)), "");
}

}  // namespace forecast_test
}  // namespace ludarium::scythe
