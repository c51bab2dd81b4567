// Why a thing on the screen leads nowhere: the rule a player has to hear, by the routes of the game (core/ways.hpp).
#include <gmock/gmock.h>

#include "core/erased.hpp"
#include "core/ways.hpp"
#include "games/scythe/tests/support/scene.hpp"
#include "tests/support/english.hpp"
#include "tests/support/games.hpp"

namespace ludarium::scythe {
namespace routes_test {

// "RULE" or "RULE: detail"; nothing where only the question that waits can be named.
std::string why(const Scene& scene, const std::string& thing) {
  const AnyGame& any = *every_game().find("scythe");
  const Seat seat = scene.s.active;
  const AnyState view = any.redact(Erased<Scythe>::erase(scene.s), seat);
  const Ways ways(any, view, seat);
  EXPECT_FALSE(ways.reach().contains(thing)) << thing << " leads somewhere";
  const auto reason = ways.none({thing}).reason;
  if (!reason) return "";
  const Verdict& verdict = reason->verdict;
  return verdict.detail ? verdict.rule + ": " + in_english(*verdict.detail) : verdict.rule;
}

Scene nordic_turn() {
  Scene scene({Faction::nordic, Faction::crimea});
  scene.turn_of(Faction::nordic);
  return scene;
}

TEST(Routes, SC_DEP_01_a_mech_on_the_board_is_not_said_to_be_too_dear) {
  Scene scene = nordic_turn();
  scene.mech(Faction::nordic, Ability::riverwalk, "nordic_tundra");
  EXPECT_THAT(why(scene, "mech:riverwalk"), testing::StartsWith("SC-DEP-01: It has left the mat"));
  scene.tokens("nordic_tundra", Resource::metal, 9);
  EXPECT_THAT(why(scene, "mech:riverwalk"), testing::StartsWith("SC-DEP-01: It has left the mat"));
  scene.bottom_of(Faction::nordic, BottomAction::deploy);
  EXPECT_THAT(why(scene, "mech:riverwalk"), testing::StartsWith("SC-DEP-01: It has left the mat"));
}

TEST(Routes, SC_COMB_01_a_combat_card_is_not_said_to_be_for_Crimea) {
  Scene scene = nordic_turn();
  scene.hand(Faction::nordic, {5});
  EXPECT_THAT(why(scene, "card:5"), testing::StartsWith("SC-COMB-01"));
}

TEST(Routes, SC_TURN_01_another_section_is_said_to_be_one) {
  Scene scene({Faction::nordic, Faction::crimea});
  scene.bottom_of(Faction::nordic, BottomAction::enlist).tokens("nordic_forest", Resource::food, 9);
  EXPECT_THAT(why(scene, "bottom:deploy"), testing::StartsWith("SC-TURN-01: Your action token is on "));
}

// No rule of moving or paying is broken by a hex while a card waits for its answer.
TEST(Routes, SC_ENC_05_a_waiting_encounter_blames_no_other_rule) {
  Scene scene({Faction::nordic, Faction::crimea});
  scene.character(Faction::nordic, "nordic_tundra").workers(Faction::nordic, {"nordic_tundra"}).encounter_next(1);
  scene.turn_of(Faction::nordic, TopAction::move).play(act::move_units());
  scene.play({act::unit(Unit::character), act::step(scene.hex("nordic_mountain")), act::end_move()});
  ASSERT_EQ(scene.s.ask, Ask::encounter);
  for (const std::string thing : {"hex:factory", "bottom:deploy", "top:produce", "unit:mech1"})
    EXPECT_EQ(why(scene, thing), "") << thing;
}

}  // namespace routes_test
}  // namespace ludarium::scythe
