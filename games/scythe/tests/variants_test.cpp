// Chapter "Variants": the delay penalty and the blind encounter.
#include <algorithm>

#include "games/scythe/tests/support/scene.hpp"

namespace ludarium::scythe {
namespace variants_test {

constexpr std::uint8_t coins_oil_recruit = 8;  // $2 and 1 popularity | $2: 4 oil | 2 popularity: a recruit

// Nordic has just met the people of card 8, with nothing to pay options B and C.
Scene blind() {
  Scene scene({Faction::nordic, Faction::saxony}, {{"blind_encounters", true}});
  scene.character(Faction::nordic, "nordic_forest").encounter_next(coins_oil_recruit);
  scene.nordic().coins = 1;
  scene.nordic().popularity = 1;
  scene.turn_of(Faction::nordic, TopAction::move);
  scene.play({act::move_units(), act::unit(Unit::character), act::step(scene.hex("nordic_mountain")), act::end_move()});
  return scene;
}

bool hears(const Scene& scene, Seat seat, Happened kind, int card) {
  const Events heard = events_for(scene.events, seat);
  return std::any_of(heard.begin(), heard.end(),
                     [&](const Event& e) { return e.kind == static_cast<std::uint8_t>(kind) && e.arg[0] == card; });
}

TEST(Variants, SC_VAR_01_who_holds_up_the_game_loses_two_popularity) {
  Scene scene({Faction::nordic, Faction::saxony}, {{"delay_penalty", true}});
  const Seat nordic = scene.seat(Faction::nordic), saxony = scene.seat(Faction::saxony);
  scene.turn_of(Faction::nordic);
  scene.nordic().popularity = 3;
  scene.aside(saxony, act::delay(nordic));
  EXPECT_EQ(scene.nordic().popularity, 1);
  EXPECT_EQ(scene.aside(saxony, act::delay(nordic)).nordic().popularity, 0);
  EXPECT_EQ(scene.why(nordic, act::delay(saxony)), "SC-VAR-01");  // Saxony keeps nobody waiting
  EXPECT_EQ(scene.why(nordic, act::delay(nordic)), "SC-VAR-01");  // a claim is the others' to make
}

TEST(Variants, SC_VAR_01_not_in_the_final_scoring_and_only_by_option) {
  Scene plain({Faction::nordic, Faction::saxony});
  plain.turn_of(Faction::nordic);
  EXPECT_FALSE(plain.can_aside(plain.seat(Faction::saxony), act::delay(plain.seat(Faction::nordic))));
  EXPECT_EQ(plain.why(plain.seat(Faction::saxony), act::delay(plain.seat(Faction::nordic))), "SC-VAR-01");

  Scene over({Faction::nordic, Faction::saxony}, {{"delay_penalty", true}});
  over.turn_of(Faction::nordic);
  over.s.ask = Ask::over;
  EXPECT_FALSE(over.can_aside(over.seat(Faction::saxony), act::delay(over.seat(Faction::nordic))));
}

TEST(Variants, SC_VAR_02_the_active_player_chooses_without_seeing_the_card) {
  Scene scene = blind();
  const Seat nordic = scene.seat(Faction::nordic), saxony = scene.seat(Faction::saxony);
  ASSERT_EQ(scene.s.ask, Ask::encounter);
  EXPECT_EQ(scene.legal().size(), 3u);  // what can be paid is not told
  EXPECT_EQ(game().redact(scene.s, nordic).encounter_card, hidden_card);
  EXPECT_EQ(game().redact(scene.s, saxony).encounter_card, coins_oil_recruit);
  EXPECT_FALSE(hears(scene, nordic, Happened::encounter_drawn, coins_oil_recruit));
  EXPECT_TRUE(hears(scene, saxony, Happened::encounter_drawn, coins_oil_recruit));
  scene.play(act::option(0));
  EXPECT_TRUE(hears(scene, nordic, Happened::gained, static_cast<int>(Item::coins)));  // told after the choice
  EXPECT_EQ(scene.nordic().coins, 3);
}

TEST(Variants, SC_VAR_02_off_unless_asked_for) {
  Scene scene({Faction::nordic, Faction::saxony});
  scene.character(Faction::nordic, "nordic_forest").encounter_next(coins_oil_recruit);
  scene.turn_of(Faction::nordic, TopAction::move);
  scene.play({act::move_units(), act::unit(Unit::character), act::step(scene.hex("nordic_mountain")), act::end_move()});
  EXPECT_EQ(game().redact(scene.s, scene.seat(Faction::nordic)).encounter_card, coins_oil_recruit);
}

TEST(Variants, SC_VAR_03_what_cannot_be_paid_is_void_and_one_chooses_again) {
  Scene scene = blind();
  scene.play(act::option(1));
  EXPECT_TRUE(scene.happened(Happened::option_void));
  EXPECT_EQ(scene.s.ask, Ask::encounter);
  EXPECT_EQ(scene.nordic().coins, 1);
  EXPECT_EQ(scene.why(act::option(1)), "SC-VAR-03");
  EXPECT_FALSE(scene.can(act::done()));
  scene.play({act::option(2), act::option(0)});  // the free one ends it
  EXPECT_NE(scene.s.ask, Ask::encounter);
  EXPECT_EQ(scene.nordic().coins, 3);
  EXPECT_EQ(scene.nordic().popularity, 2);
}

TEST(Variants, SC_VAR_01_a_slow_defender_pays_too) {
  Scene scene({Faction::nordic, Faction::saxony, Faction::crimea}, {{"delay_penalty", true}});
  const Seat nordic = scene.seat(Faction::nordic), saxony = scene.seat(Faction::saxony),
             crimea = scene.seat(Faction::crimea);
  scene.saxony().power = scene.nordic().power = 3;
  scene.saxony().popularity = 5;
  scene.battle(Faction::nordic, Faction::saxony, "factory_tundra");
  EXPECT_TRUE(scene.can_aside(saxony, act::delay(nordic)));  // both still choose
  scene.play(nordic, act::fight(1));
  EXPECT_FALSE(scene.can_aside(saxony, act::delay(nordic)));  // he has chosen
  EXPECT_TRUE(scene.can_aside(crimea, act::delay(saxony)));
  EXPECT_EQ(scene.aside(nordic, act::delay(saxony)).saxony().popularity, 3);
}

}  // namespace variants_test
}  // namespace ludarium::scythe
