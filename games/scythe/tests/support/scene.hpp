// A position of Scythe laid out by hand, and a hand to play from there: how the rule tests are written.
// A Scene starts as a set-up game of the named factions (seat 0 = the first named) with the mats industrial,
// engineering, patriotic, ... in the same order unless told otherwise; change `s` freely, then put the question.
// Example:
//   Scene scene({Faction::nordic, Faction::saxony});
//   scene.turn_of(Faction::nordic, TopAction::move);
//   scene.play({act::move_units(), act::unit(Unit::character), act::step(scene.hex("nordic_forest"))});
//   EXPECT_EQ(scene.nordic().character, scene.hex("nordic_forest"));
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <string_view>
#include <vector>

#include "games/scythe/rules/hidden.hpp"
#include "games/scythe/rules/play.hpp"
#include "games/scythe/rules/scoring.hpp"
#include "games/scythe/scythe.hpp"
#include "tests/support/scene.hpp"

namespace ludarium::scythe {

inline const Scythe& game() { return embedded_game<Scythe>(); }
inline const Facts& facts() { return game().facts(); }
Hex hex_named(std::string_view id);  // fails the test and stops if there is none

class Scene : public SceneOf<Scene, Scythe> {
 public:
  explicit Scene(std::vector<Faction> who, boost::json::object options = {}, std::vector<Mat> with = {});

  Hex hex(std::string_view id) const { return hex_named(id); }
  Seat seat(Faction faction) const;
  Player& of(Faction faction) { return s.player(seat(faction)); }
  Player& nordic() { return of(Faction::nordic); }
  Player& rusviet() { return of(Faction::rusviet); }
  Player& crimea() { return of(Faction::crimea); }
  Player& saxony() { return of(Faction::saxony); }
  Player& polania() { return of(Faction::polania); }
  Look look() const { return {facts(), s}; }

  // Lay things out. Workers not named stay on the mat; cards move between deck and hand so that 42 remain.
  Scene& workers(Faction faction, std::initializer_list<std::string_view> hexes);
  Scene& mech(Faction faction, std::size_t slot, std::string_view hex);
  Scene& mech(Faction faction, Ability ability, std::string_view hex);  // the mech that opens this ability
  Scene& character(Faction faction, std::string_view hex);
  Scene& structure(Faction faction, Structure structure, std::string_view hex);
  Scene& tokens(std::string_view hex, Resource resource, int count);
  Scene& hand(Faction faction, std::initializer_list<int> values);  // 2..5
  Scene& objectives(Faction faction, std::uint8_t first, std::uint8_t second);
  Scene& factory_card(Faction faction, std::uint8_t number);
  Scene& encounter_next(std::uint8_t number);  // the next encounter card drawn will be this one

  // Put the question: the section choice of this player, or the top or bottom action of a section of his.
  Scene& turn_of(Faction faction);
  Scene& turn_of(Faction faction, TopAction top);                           // the token is already on that section
  Scene& bottom_of(Faction faction, BottomAction bottom);                   // the top action has been skipped
  Scene& battle(Faction attacker, Faction defender, std::string_view hex);  // both characters there unless mechs are

  Scene& end_turn();  // skip or end whatever may be skipped until the next player's section choice

  int stars(Faction faction) { return star_count(of(faction)); }
};

}  // namespace ludarium::scythe

extern template class ludarium::SceneOf<ludarium::scythe::Scene, ludarium::scythe::Scythe>;
