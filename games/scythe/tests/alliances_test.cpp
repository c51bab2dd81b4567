// Chapter "Alliances and bribes".
#include <algorithm>

#include "games/scythe/tests/support/scene.hpp"

namespace ludarium::scythe {
namespace alliances_test {

// Nordic stands beside Saxony and is about to move; Polania looks on. All have 10 coins.
Scene three(boost::json::object options = {}) {
  Scene scene({Faction::nordic, Faction::saxony, Faction::polania}, std::move(options));
  scene.character(Faction::nordic, "factory_forest").character(Faction::saxony, "factory");
  for (Seat seat : scene.s.seats()) scene.s.player(seat).coins = 10;
  scene.turn_of(Faction::nordic, TopAction::move);
  return scene;
}

Scene attacking() {
  Scene scene = three();
  scene.play({act::move_units(), act::unit(Unit::character), act::step(scene.hex("factory")), act::end_move()});
  return scene;
}

TEST(Alliances, SC_ALLY_01_a_deal_binds_nobody) {
  Scene scene = three();
  const auto before = scene.legal();
  scene.aside(scene.seat(Faction::saxony), act::gift(scene.seat(Faction::nordic), 5));
  EXPECT_EQ(scene.legal(), before);
  ASSERT_TRUE(scene.happened(Happened::gave_coins));  // for all to see
  EXPECT_EQ(scene.all(Happened::gave_coins)[0].audience, SeatSet::everyone());
}

TEST(Alliances, SC_ALLY_02_only_coins_change_hands) {
  Scene scene = three();
  const Seat giver = scene.seat(Faction::polania), taker = scene.seat(Faction::saxony);
  State expected = scene.s;
  expected.player(giver).coins = 7;
  expected.player(taker).coins = 13;
  EXPECT_EQ(scene.aside(giver, act::gift(taker, 3)).s, expected);

  ActionList list;
  game().asides(scene.s, giver, list);
  for (Action a : list) EXPECT_TRUE(what(a) == Do::gift || what(a) == Do::standing_order) << int{a.kind};
}

TEST(Alliances, SC_ALLY_02_nobody_gives_what_he_has_not) {
  Scene scene = three();
  const Seat giver = scene.seat(Faction::polania), taker = scene.seat(Faction::saxony);
  EXPECT_TRUE(scene.can_aside(giver, act::gift(taker, 10)));
  EXPECT_FALSE(scene.can_aside(giver, act::gift(taker, 11)));
  EXPECT_EQ(scene.why(giver, act::gift(taker, 11)), "SC-ALLY-02");
  EXPECT_EQ(scene.why(giver, act::gift(giver, 1)), "SC-ALLY-02");
}

TEST(Alliances, SC_ALLY_03_in_a_tournament_not_even_coins) {
  Scene scene = three({{"tournament", true}});
  for (Seat giver : scene.s.seats())
    for (Seat taker : scene.s.seats().without(giver)) {
      EXPECT_FALSE(scene.can_aside(giver, act::gift(taker, 1)));
      EXPECT_EQ(scene.why(giver, act::gift(taker, 1)), "SC-ALLY-03");
    }
}

TEST(Alliances, SC_ALLY_04_coins_do_not_call_off_a_combat) {
  Scene scene = attacking();
  const Seat nordic = scene.seat(Faction::nordic), saxony = scene.seat(Faction::saxony);
  scene.aside(saxony, act::gift(nordic, 10));
  EXPECT_EQ(scene.s.ask, Ask::fight);
  for (Seat seat : {nordic, saxony}) {
    const auto list = scene.legal(seat);
    EXPECT_FALSE(list.empty());
    EXPECT_TRUE(std::all_of(list.begin(), list.end(), [](Action a) { return what(a) == Do::fight; }));
  }
  scene.play(nordic, act::fight(0)).play(saxony, act::fight(1));
  EXPECT_EQ(scene.stars(Faction::saxony), 1);
}

TEST(Alliances, SC_ALLY_05_fighters_and_third_players_may_offer_coins_before_the_dials) {
  Scene scene = attacking();
  const Seat nordic = scene.seat(Faction::nordic), saxony = scene.seat(Faction::saxony);
  scene.aside(scene.seat(Faction::polania), act::gift(saxony, 4));
  scene.aside(nordic, act::gift(saxony, 1));
  EXPECT_EQ(scene.saxony().coins, 15);
  scene.play(nordic, act::fight(0));
  scene.aside(saxony, act::gift(nordic, 2));  // one has chosen, nothing is revealed yet
  EXPECT_EQ(scene.s.ask, Ask::fight);
}

}  // namespace alliances_test
}  // namespace ludarium::scythe
