// Paladins of the West Kingdom by the rulebook, for 1 to 4 players: the whole game behind the Game concept of
// core/game.hpp. The class holds the facts and nothing else; every function is about a State handed in.
#pragma once

#include "core/facts_game.hpp"
#include "games/paladins/facts/facts.hpp"
#include "games/paladins/rules/hidden.hpp"
#include "games/paladins/rules/state.hpp"

namespace ludarium::paladins {

class Paladins : public FactsGame<Facts, State> {
 public:
  using FactsGame::FactsGame;
  static constexpr std::string_view id = "paladins";

  static Result<Paladins> from(const DataSource& data) { return game_from<Paladins>(read_facts(data)); }
  static std::vector<DataRemark> check_data(const DataSource& data) { return paladins::check_data(data); }
  static std::vector<DataRemark> doubts(const DataSource& data) { return paladins::doubts(data); }

  int rules_version() const { return 1; }
  int least_seats() const { return 1; }
  int most_seats() const { return static_cast<int>(max_players); }
};

}  // namespace ludarium::paladins

extern template class ludarium::FactsGame<ludarium::paladins::Facts, ludarium::paladins::State>;
