// Scythe by the rulebooks: the whole game behind the Game concept of core/game.hpp.
// The class holds the facts and nothing else; every function is about a State handed in.
// Example:
//   auto scythe = Scythe::from(embedded_data());
//   auto state = scythe->setup({.seats = 3, .seed = 1});
//   ActionList list; scythe->legal(*state, scythe->pending(*state).seats.lowest(), list);
#pragma once

#include "core/facts_game.hpp"
#include "games/scythe/facts/facts.hpp"
#include "games/scythe/rules/hidden.hpp"
#include "games/scythe/rules/state.hpp"

namespace ludarium::scythe {

class Scythe : public FactsGame<Facts, State> {
 public:
  using FactsGame::FactsGame;
  static constexpr std::string_view id = "scythe";

  static Result<Scythe> from(const DataSource& data) { return game_from<Scythe>(read_facts(data)); }
  static std::vector<DataRemark> check_data(const DataSource& data) { return scythe::check_data(data); }
  static std::vector<DataRemark> doubts(const DataSource& data) { return scythe::doubts(data); }

  int rules_version() const { return 1; }
  int least_seats() const { return 1; }
  int most_seats() const { return static_cast<int>(max_players); }
  int seats(const State& s) const { return s.people().size(); }  // an Automa needs no chair
};

}  // namespace ludarium::scythe

extern template class ludarium::FactsGame<ludarium::scythe::Facts, ludarium::scythe::State>;
