// Why a thing on the screen leads nowhere: the rule a player has to hear, by the routes of the game (core/ways.hpp).
#include <gmock/gmock.h>

#include <algorithm>

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

// The ways from the view of who is asked.
struct Asked {
  explicit Asked(const Scene& scene) : view(any.redact(Erased<Scythe>::erase(scene.s), scene.s.active)) {}
  const AnyGame& any = *every_game().find("scythe");
  AnyState view;

  std::vector<std::string> to(Seat seat, const std::vector<std::string>& things) const {
    std::vector<std::string> told;
    const Trial trial(any, view, seat);
    for (const auto& links : Ways(any, view, seat).to(things).ways) {
      std::string text;
      for (std::size_t i = 0; i < links.size(); ++i)
        text += (i ? ", " : "") + any.write_action(i ? trial.view_after(Chain(links).first(i)) : view, seat, links[i]);
      told.push_back(text);
    }
    return told;
  }
};

// Paying piece by piece is for who wants it: who clicks on what is bought pays as usual.
TEST(Routes, what_is_bought_is_paid_for_in_the_usual_way) {
  Scene scene = nordic_turn();
  scene.workers(Faction::nordic, {"nordic_tundra", "nordic_mountain"});
  scene.tokens("nordic_tundra", Resource::metal, 4).tokens("nordic_mountain", Resource::metal, 8);
  scene.bottom_of(Faction::nordic, BottomAction::deploy);
  EXPECT_THAT(
      Asked(scene).to(scene.s.active, {"mech:seaworthy"}),
      testing::UnorderedElementsAre("deploy, mech seaworthy@nordic_tundra", "deploy, mech seaworthy@nordic_mountain"));
  EXPECT_THAT(Asked(scene).to(scene.s.active, {"mech:seaworthy", "hex:nordic_mountain"}),
              testing::ElementsAre("deploy, mech seaworthy@nordic_mountain"));
}

// A hex with goods is no place to pay from before anything is bought.
TEST(Routes, a_hex_with_goods_pays_for_nothing_by_itself) {
  Scene scene = nordic_turn();
  scene.workers(Faction::nordic, {"nordic_tundra", "nordic_mountain"});
  scene.tokens("nordic_tundra", Resource::metal, 4).tokens("nordic_mountain", Resource::metal, 8);
  for (const std::string hex : {"nordic_tundra", "nordic_mountain"})
    for (const std::string& way : Asked(scene).to(scene.s.active, {"hex:" + hex}))
      EXPECT_EQ(way.find("pay "), std::string::npos) << way;
}

// Half way, what is not a step of this unit ends its movement: nothing leads through a step that nobody asked for.
TEST(Routes, nothing_leads_through_a_step_that_was_not_asked_for) {
  Scene scene = nordic_turn();
  scene.mech(Faction::nordic, Ability::speed, "nordic_tundra").workers(Faction::nordic, {"nordic_tundra"});
  scene.character(Faction::nordic, "nordic_forest").tokens("nordic_tundra", Resource::oil, 2);
  scene.turn_of(Faction::nordic, TopAction::move);
  const auto& abilities = facts().of(Faction::nordic).ability;
  const auto slot = std::find(abilities.begin(), abilities.end(), Ability::speed) - abilities.begin();
  const Unit moving = unit_at(index(Unit::first_mech) + static_cast<std::size_t>(slot));
  scene.play({act::move_units(), act::unit(moving), act::step(scene.hex("nordic_mountain"), Load::everything)});
  ASSERT_EQ(scene.s.ask, Ask::step);
  EXPECT_THAT(Asked(scene).to(scene.s.active, {"unit:character"}), testing::ElementsAre("stop, unit character"));
  const Asked asked(scene);
  const Ways ways(asked.any, asked.view, scene.s.active);
  for (const auto& [thing, links] : ways.reach())
    for (const std::string& way : asked.to(scene.s.active, {thing}))
      EXPECT_TRUE(way.find("go ") == std::string::npos || way.find(',') == std::string::npos) << thing << ": " << way;
}

// A lock stands on what a click on it shows, before the click.
TEST(Routes, a_row_that_draws_a_card_is_locked) {
  Scene scene = nordic_turn();
  const Asked asked(scene);
  const Ways ways(asked.any, asked.view, scene.s.active);
  EXPECT_TRUE(ways.locked().contains("top:bolster:cards"));
  EXPECT_TRUE(ways.reach().contains("top:bolster:power"));
  EXPECT_FALSE(ways.locked().contains("top:bolster:power"));
  EXPECT_FALSE(ways.locked().contains("unit:character"));
}

// What was picked says whose reason is told.
TEST(Routes, a_hex_out_of_reach_of_the_picked_unit_is_refused_for_that_unit) {
  Scene scene = nordic_turn();
  scene.mech(Faction::nordic, Ability::speed, "nordic_tundra").workers(Faction::nordic, {});
  scene.character(Faction::nordic, "nordic_forest");
  const Asked asked(scene);
  const Ways ways(asked.any, asked.view, scene.s.active);
  for (const std::string unit : {"character", "mech4"})
    for (const std::string hex : {"factory", "crimea_farm"}) {
      const std::vector<std::string> things{"unit:" + unit, "load:nothing", "hex:" + hex};
      ASSERT_TRUE(ways.to(things).ways.empty());
      const Ways::None none = ways.none(things);
      ASSERT_TRUE(none.reason) << unit << " " << hex;
      const auto& after = none.reason->after;
      const bool names_it = std::any_of(after.begin(), after.end(), [&](Action action) {
        const auto mentioned = asked.any.things(asked.view, scene.s.active, action);
        return std::find(mentioned.begin(), mentioned.end(), "unit:" + unit) != mentioned.end();
      });
      EXPECT_TRUE(names_it) << unit << " " << hex;
    }
}

}  // namespace routes_test
}  // namespace ludarium::scythe
