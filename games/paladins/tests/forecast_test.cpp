// What a seat of Paladins can foresee, held against the rules it is made from, and what it is warned of.
#include "games/paladins/tests/support/scene.hpp"

namespace ludarium::paladins {
namespace forecast_test {

OutlookSection section(const Scene& scene, std::string_view name, Seat seat = seat_at(0)) {
  for (const OutlookSection& found : game().forecast(game().redact(scene.s, seat), seat))
    if (found.name == name) return found;
  return {};
}

std::string warned(const Scene& scene, Action action) {
  const auto warning = game().warning(game().redact(scene.s, seat_at(0)), seat_at(0), action);
  return warning ? warning->key : "";
}

bool says(const OutlookSection& found, std::string_view key) {
  for (const OutlookLine& line : found.lines)
    if (line.label.key == key) return true;
  return false;
}

TEST(Forecast, PW_PAL_03_knows_the_own_paladin_that_comes_back_and_nobody_elses) {
  Scene scene(2);
  for (Player& player : scene.s.players) player.top = Paladin{0};
  EXPECT_TRUE(says(section(scene, "round"), "paladins.forecast.top"));
  State other = scene.s;
  other.players[1].top = Paladin{1};
  EXPECT_EQ(game().redact(other, seat_at(0)), game().redact(scene.s, seat_at(0)));
}

TEST(Forecast, PW_ROUND_09_sees_no_round_after_the_last) {
  Scene scene(2);
  EXPECT_FALSE(section(scene, "round").lines.empty());
  scene.s.round = facts().rounds;
  EXPECT_TRUE(section(scene, "round").lines.empty());
}

TEST(Forecast, PW_INQ_08_names_everyone_tied_for_the_most_suspicions) {
  Scene scene(3);
  scene.suspicions(0, {0, 0}).suspicions(1, {0}).suspicions(2, {0, 0}).tax(4);
  const auto lines = section(scene, "inquisition", Seat::none).lines;
  ASSERT_EQ(lines.size(), 4u);
  EXPECT_EQ(lines[0].amounts.at(0).amount, 4);
  EXPECT_TRUE(lines[1].because);
  EXPECT_FALSE(lines[2].because);
  EXPECT_TRUE(lines[3].because);
}

TEST(Warning, PW_PASS_03_of_workers_who_would_go_home_and_could_act) {
  Scene scene(2);
  scene.workers(0, {Worker::labourer, Worker::labourer, Worker::labourer});
  EXPECT_EQ(warned(scene, act::pass()), "");  // all of them stay
  scene.workers(0, {Worker::labourer, Worker::labourer, Worker::labourer, Worker::labourer});
  EXPECT_EQ(warned(scene, act::pass()), "paladins.warning.pass");
  EXPECT_EQ(warned(scene, act::take(Space::trade)), "");
}

TEST(Warning, PW_ROUND_09_of_anybody_idle_in_the_last_round) {
  Scene scene(2);
  scene.s.round = facts().rounds;
  scene.workers(0, {Worker::labourer});
  EXPECT_EQ(warned(scene, act::pass()), "paladins.warning.pass");
}

}  // namespace forecast_test
}  // namespace ludarium::paladins
