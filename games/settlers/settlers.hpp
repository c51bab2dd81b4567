// Imperial Settlers by the rulebook, for 1 to 4 players: the whole game behind the Game concept of core/game.hpp.
// The class holds the facts and nothing else; every function is about a State handed in.
#pragma once

#include "core/facts_game.hpp"
#include "games/settlers/facts/facts.hpp"
#include "games/settlers/rules/hidden.hpp"
#include "games/settlers/rules/state.hpp"

namespace ludarium::settlers {

class Settlers : public FactsGame<Facts, State> {
 public:
  using FactsGame::FactsGame;
  static constexpr std::string_view id = "settlers";

  static Result<Settlers> from(const DataSource& data) { return game_from<Settlers>(read_facts(data)); }
  static std::vector<DataRemark> check_data(const DataSource& data) { return settlers::check_data(data); }
  static std::vector<DataRemark> doubts(const DataSource& data) { return settlers::doubts(data); }

  int rules_version() const { return 2; }
  int least_seats() const { return 1; }
  int most_seats() const { return static_cast<int>(max_players); }
};

}  // namespace ludarium::settlers

extern template class ludarium::FactsGame<ludarium::settlers::Facts, ludarium::settlers::State>;
