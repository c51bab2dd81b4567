// What a decision is said to pay and to gain is what it does to the supply: the preview of an answer and the lines of
// the chronicle are sums of nothing else (core/outcome.hpp).
#include "games/settlers/tests/support/scene.hpp"
#include "games/settlers/text/names.hpp"
#include "tests/support/random_play.hpp"

namespace ludarium::settlers {
namespace purse_test {

using Supply = std::array<int, supply_goods>;

Supply supply_of(const State& s, Seat seat) {
  Supply supply{};
  for (std::size_t good = 0; good < supply_goods; ++good) supply[good] = s.player(seat).supply[good];
  return supply;
}

// By what the events about this seat say.
Supply said(const State& after, Seat seat, const Events& events) {
  Supply sums{};
  for (const Event& event : events) {
    if (static_cast<Happened>(event.kind) == Happened::stole && static_cast<Seat>(event.arg[1]) == seat)
      --sums[static_cast<std::size_t>(event.arg[0])];
    if (event.seat != seat) continue;
    for (const Transfer& transfer : game().transfers(after, event))
      if (const auto good = named<Good>(transfer.what); good && index(*good) < supply_goods)
        sums[index(*good)] += transfer.gained ? transfer.amount : -transfer.amount;
  }
  return sums;
}

TEST(Purse, what_is_told_is_what_the_supply_does) {
  int looked = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    State s = fresh_game(game(), {static_cast<int>(1 + seed % 4), seed, {}});
    Rng rng{seed};
    while (!game().pending(s).seats.empty()) {
      const State before = s;
      Events events;
      play_one(game(), s, rng, seldom(Do::pass), &events);
      if (before.phase != Phase::action || s.phase != Phase::action) continue;  // Cleanup throws away
      for (Seat seat : s.seats()) {
        Supply expected = supply_of(before, seat);
        const Supply sums = said(s, seat, events);
        for (std::size_t good = 0; good < supply_goods; ++good) expected[good] += sums[good];
        ASSERT_EQ(expected, supply_of(s, seat)) << "seed " << seed << ", " << game().decision_name(before);
      }
      ++looked;
    }
  }
  EXPECT_GT(looked, 2000);
}

TEST(Purse, a_location_thrown_away_is_part_of_the_price) {
  Scene scene({Faction::egyptians, Faction::japanese});
  scene.empire(Faction::egyptians, {"com_mill"}).hand(Faction::egyptians, {"egy_goldsmith#21"});
  for (Good good : {Good::wood, Good::stone, Good::food, Good::gold}) scene.goods(Faction::egyptians, good, 5);
  scene.turn_of(Faction::egyptians).play(act::build(card("egy_goldsmith#21")));
  int locations = 0;
  for (const Event& event : scene.all(Happened::sacrificed))
    for (const Transfer& transfer : game().transfers(scene.s, event))
      if (transfer.what == "location") locations += transfer.gained ? 0 : transfer.amount;
  EXPECT_EQ(locations, 1);
}

}  // namespace purse_test
}  // namespace ludarium::settlers
