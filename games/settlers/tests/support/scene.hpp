// A position of Imperial Settlers laid out by hand, and a hand to play from there: how the rule tests are written.
// A Scene starts as a set-up game of the named factions (seat 0 = the first named, who is also the first player) with
// empty hands; lay cards and goods out, put the question, play. Cards are named by id, "com_castle#47" for a copy.
// Example:
//   Scene scene({Faction::barbarians, Faction::japanese});
//   scene.hand(Faction::barbarians, {"bar_sentry_tower#12"}).empire(Faction::barbarians, {"com_mill"});
//   scene.goods(Faction::barbarians, Good::wood, 2).turn_of(Faction::barbarians);
//   scene.play(act::build(card("bar_sentry_tower#12")));
//   EXPECT_EQ(scene.has(Faction::barbarians, Good::raze), 1);
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <string_view>
#include <vector>

#include "games/settlers/rules/hidden.hpp"
#include "games/settlers/rules/play.hpp"
#include "games/settlers/rules/scoring.hpp"
#include "games/settlers/settlers.hpp"
#include "tests/support/scene.hpp"

namespace ludarium::settlers {

inline const Settlers& game() { return embedded_game<Settlers>(); }
inline const Facts& facts() { return game().facts(); }
CardId card(std::string_view id);  // "com_mill", "com_castle#47"; throws if there is none
const Title& title(std::string_view id);

class Scene : public SceneOf<Scene, Settlers> {
 public:
  using Ids = std::initializer_list<std::string_view>;
  explicit Scene(std::vector<Faction> who, boost::json::object options = {});
  static Scene solo(Faction who) { return Scene({who}); }

  Seat seat(Faction faction) const;
  Player& of(Faction faction) { return s.player(seat(faction)); }
  Look look() const { return {facts(), s}; }

  // Lay things out; a card is taken from wherever it is.
  Scene& hand(Faction faction, Ids ids);
  Scene& empire(Faction faction, Ids ids);
  Scene& deals(Faction faction, Ids ids);
  Scene& foundations(Faction faction, Ids ids);
  Scene& virtual_area(Ids ids);
  Scene& row(Ids ids);
  Scene& line(std::initializer_list<Good> goods);  // solo: the attack line, front first
  Scene& next_attack(Good good);                   // solo: the next attack card revealed shows this
  Scene& goods(Faction faction, Good good, int count);
  Scene& common_deck(Ids ids);                    // these are all that is left of the draw deck; the rest is discarded
  Scene& faction_deck(Faction faction, Ids ids);  // likewise
  Scene& round(int number);

  // Put the question.
  Scene& turn_of(Faction faction);        // his turn of the action phase
  Scene& production_of(Faction faction);  // plays his production (the others have none left)
  Scene& cleanup();                       // everybody has passed; plays on to the next round's first question
  Scene& lookout();                       // begins the Lookout of this round

  int has(Faction faction, Good good) { return of(faction).has(good); }
  int vp(Faction faction) { return of(faction).score; }

 private:
  void take_away(CardId card);
};

}  // namespace ludarium::settlers

extern template class ludarium::SceneOf<ludarium::settlers::Scene, ludarium::settlers::Settlers>;
