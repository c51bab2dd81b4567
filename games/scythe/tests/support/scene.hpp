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

namespace ludarium::scythe {

const Scythe& game();  // one for all tests, from the embedded data
const Facts& facts();
Hex hex_named(std::string_view id);  // fails the test and stops if there is none

class Scene {
 public:
  explicit Scene(std::vector<Faction> who, boost::json::object options = {}, std::vector<Mat> with = {});

  State s;
  Events events;  // of the last play()

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

  std::vector<Action> legal(Seat seat) const;
  std::vector<Action> legal() const;  // of the lowest seat that has to answer
  bool can(Action action) const;      // listed for a seat that has to answer
  bool can(Seat seat, Action action) const;
  bool can_aside(Seat seat, Action action) const;
  std::string why(Action action) const;  // the rule id; empty if legal
  std::string why(Seat seat, Action action) const;

  // Play on; an action that is not legal fails the test. The first form answers for the lowest deciding seat.
  Scene& play(Action action);
  Scene& play(std::initializer_list<Action> actions);
  Scene& play(Seat seat, Action action);
  Scene& aside(Seat seat, Action action);
  Scene& end_turn();  // skip or end whatever may be skipped until the next player's section choice

  bool happened(Happened kind) const;
  std::vector<Event> all(Happened kind) const;
  bool over() const { return s.ask == Ask::over; }
  int stars(Faction faction) { return star_count(of(faction)); }
};

}  // namespace ludarium::scythe
