// What a seat of Imperial Settlers can foresee, held against the rules it is made from, and what it is warned of.
#include "games/settlers/tests/support/scene.hpp"
#include "games/settlers/text/names.hpp"

namespace ludarium::settlers {
namespace forecast_test {

constexpr Faction romans = Faction::romans, barbarians = Faction::barbarians;
constexpr Seat seat = seat_at(0);

OutlookSection section(const Scene& scene, std::string_view name) {
  for (const OutlookSection& found : game().forecast(game().redact(scene.s, seat), seat))
    if (found.name == name) return found;
  return {};
}

int amount(const OutlookLine& line, std::string_view what) {
  for (const Transfer& transfer : line.amounts)
    if (transfer.what == what) return transfer.amount;
  return 0;
}

std::string warned(const Scene& scene, Action action) {
  const auto warning = game().warning(game().redact(scene.s, seat), seat, action);
  return warning ? warning->key : "";
}

TEST(Forecast, IS_PROD_02_foretells_the_production_that_comes) {
  Scene scene({romans, barbarians});
  scene.deals(romans, {"rom_roman_bank"}).empire(romans, {"com_old_forest", "com_quarry#8"}).turn_of(romans);
  const auto lines = section(scene, "income").lines;
  ASSERT_EQ(lines.size(), 5u);  // the sum, the board, a deal, two locations
  scene.production_of(romans);
  for (std::size_t good = 0; good < supply_goods; ++good)
    EXPECT_EQ(amount(lines[0], good_names[good]), scene.of(romans).supply[good]) << good_names[good];
}

TEST(Forecast, IS_END_01_sees_no_production_after_the_last_round) {
  Scene scene({romans, barbarians});
  scene.goods(romans, Good::wood, 2).round(facts().rounds).turn_of(romans);
  EXPECT_TRUE(section(scene, "income").lines.empty());
  EXPECT_TRUE(section(scene, "storage").lines.empty());
}

TEST(Forecast, IS_CLEAN_03_tells_what_stays_and_what_goes) {
  Scene scene({romans, barbarians});
  scene.goods(romans, Good::raze, 2).goods(romans, Good::wood, 3).turn_of(romans);
  const auto lines = section(scene, "storage").lines;
  const std::uint8_t stores = storable(scene.look(), seat);
  for (const OutlookLine& line : lines)
    for (const Transfer& transfer : line.amounts)
      EXPECT_EQ(transfer.gained, (stores >> index(*named<Good>(transfer.what)) & 1) != 0) << transfer.what;
  EXPECT_FALSE(lines.empty());
}

TEST(Warning, IS_PASS_01_of_a_pass_while_something_brings_points) {
  Scene scene({romans, barbarians});
  scene.turn_of(romans);
  EXPECT_EQ(warned(scene, act::pass()), "");
  scene.hand(romans, {"com_quarry#8"});
  for (Good good : {Good::wood, Good::stone, Good::food, Good::settler}) scene.goods(romans, good, 3);
  ASSERT_TRUE(scene.can(act::build(card("com_quarry#8"))));
  EXPECT_EQ(warned(scene, act::pass()), "settlers.warning.pass");
  EXPECT_EQ(warned(scene, act::build(card("com_quarry#8"))), "");
}

}  // namespace forecast_test
}  // namespace ludarium::settlers
