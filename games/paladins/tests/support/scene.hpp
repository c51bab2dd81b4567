// A position of Paladins of the West Kingdom laid out by hand, and a hand to play from there: how the rule tests are
// written. A Scene starts as a table of so many players in the action step of round 1, every deck full, rows empty, no
// workers, no paladin, the start silver and provisions, seat 0 to act; lay things out, put the question, play. Cards go
// by id. Example:
//   Scene scene(2);
//   scene.workers(0, {Worker::scout, Worker::fighter, Worker::cleric}).track(0, Attribute::faith, 2);
//   scene.play(act::take(Space::commission)).play(act::space(space("r2_3")));
//   EXPECT_EQ(scene.of(0).track[index(Attribute::influence)], 1);
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <string_view>
#include <vector>

#include "games/paladins/paladins.hpp"
#include "games/paladins/rules/hidden.hpp"
#include "games/paladins/rules/play.hpp"
#include "games/paladins/rules/scoring.hpp"
#include "games/paladins/text/options.hpp"
#include "tests/support/scene.hpp"

namespace ludarium::paladins {

inline const Paladins& game() { return embedded_game<Paladins>(); }
inline const Facts& facts() { return game().facts(); }

// Cards and spaces by the id of their data file; they throw if there is none.
Paladin paladin(std::string_view id);
Townsfolk townsman(std::string_view id);
Outsider foreigner(std::string_view id);
Wall wall(int number);      // the number of the card, from 1
Tavern tavern(int number);  // likewise
Order order(std::string_view id);
Favour favour(std::string_view id);
std::size_t space(std::string_view id);            // of the map: "r2_3"
std::size_t jar_space(Token first, int copy = 0);  // the jar space that gives this

class Scene : public SceneOf<Scene, Paladins> {
 public:
  explicit Scene(int players, boost::json::object options = {});
  static Scene solo(std::string_view difficulty = "standard");  // the human to act; the rival has its workers
  static Scene fresh(int players, boost::json::object options = {}, std::uint64_t seed = 1);  // as set up, first hire

  Player& of(int seat) { return s.players[static_cast<std::size_t>(seat)]; }
  Player& rival() { return s.player(rival_seat); }
  Look look() const { return {facts(), s}; }

  // Lay things out; a card is taken from wherever it is.
  Scene& workers(int seat, std::initializer_list<Worker> held);  // the whole supply
  Scene& crew(int seat, Space action, std::size_t option = 0);   // just who it needs, labourers where anyone will do
  Scene& plenty(int seat);  // enough of everything, and rows of cards, so that no action of the board is out of reach
  Scene& silver(int seat, int amount);
  Scene& provision(int seat, int amount);
  Scene& track(int seat, Attribute attribute, int level);
  Scene& paladin(int seat, std::string_view id);  // revealed this round
  Scene& hired(int seat, std::initializer_list<std::string_view> ids);
  Scene& attacked(int seat, std::initializer_list<std::string_view> ids);
  Scene& converted(int seat, std::initializer_list<std::string_view> ids);
  Scene& walls(int seat, std::initializer_list<int> numbers);
  Scene& jars(int seat, int count);      // on the first free jar spaces; the rival turns them
  Scene& monks(int seat, int count);     // on the last free spaces open at this table
  Scene& outposts(int seat, int count);  // likewise
  Scene& workshop(int seat, Space action, std::size_t spot);
  Scene& on_board(int seat, Space action, Spots workers);  // already placed
  Scene& debts(int seat, int unpaid, int paid = 0);
  Scene& suspicions(int seat, std::initializer_list<int> taxes);  // oldest first, out of the deck
  Scene& suspicion_deck(std::initializer_list<int> taxes);  // all that is left of it; the rest lies in the discard pile
  Scene& no_suspicion_left();  // deck and discard empty: the rest lies before the last seat
  Scene& tax(int silver);
  Scene& townsfolk(std::initializer_list<std::string_view> ids);       // the row, left to right; "" is an empty slot
  Scene& outsiders(std::initializer_list<std::string_view> ids);       // likewise
  Scene& next_wall(int number);                                        // the only one left in the deck
  Scene& next_townsfolk(std::initializer_list<std::string_view> ids);  // these are all that is left of the deck
  Scene& next_outsiders(std::initializer_list<std::string_view> ids);
  Scene& orders(std::initializer_list<std::string_view> ids);   // revealed, left to right
  Scene& favours(std::initializer_list<std::string_view> ids);  // revealed, left to right
  Scene& next_scheme(Scheme scheme);                            // the only one in the deck; the rest discarded
  Scene& marker(int place);                                     // the rival's, from 0
  Scene& round(int number);                                     // its action step; king's cards stay as laid out

  Scene& turn_of(int seat);  // puts the question of a turn

  // Seats go by number here.
  using SceneOf::can, SceneOf::legal, SceneOf::play, SceneOf::why;
  std::vector<Action> legal(int seat) const { return legal(at(seat)); }
  bool can(int seat, Action action) const { return can(at(seat), action); }
  std::string why(int seat, Action action) const { return why(at(seat), action); }
  Scene& play(int seat, Action action) { return play(at(seat), action); }
  Scene& pass_all();  // everyone passes, keeping the first workers offered, until the next round or the end asks

  int held(int seat, Worker worker) { return of(seat).workers[index(worker)]; }
  int level(int seat, Attribute attribute) { return of(seat).track[index(attribute)]; }
  int vp(int seat) const { return tally(look(), seat_at(static_cast<std::size_t>(seat))).total(); }

 private:
  Scene() = default;
  static Seat at(int seat) { return seat_at(static_cast<std::size_t>(seat)); }
};

}  // namespace ludarium::paladins

extern template class ludarium::SceneOf<ludarium::paladins::Scene, ludarium::paladins::Paladins>;
