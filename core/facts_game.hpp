// FactsGame is the base of a game's class: it joins the facts with the game's free functions. Each question of the Game
// concept is passed on to a function in the game's own namespace, found by its arguments. The game's class only adds
// its name and its numbers.
// The definitions are in core/facts_game_members.hpp, which one file of each game includes to instantiate them.
// Example: class Scythe : public FactsGame<Facts, State> { public: using FactsGame::FactsGame; ... };
#pragma once

#include "core/game.hpp"

namespace ludarium {

template <class OwnFacts, class OwnState>
class FactsGame {
 public:
  using Facts = OwnFacts;
  using State = OwnState;

  explicit FactsGame(Facts facts) : facts_(std::move(facts)) {}
  const Facts& facts() const { return facts_; }

#define GAME_NUMBER(name)  // the game's class has it
#define GAME_QUESTION(result, name, parameters, arguments) result name parameters const;
#include "core/questions.def"
  void apply(State& s, Seat seat, Action action) const { apply(s, seat, action, nullptr); }
  State imagine(const State& s, Seat seat, Rng& rng) const { return imagine(s, SeatSet::of(seat), rng); }

 private:
  Facts facts_;
};

// Makes a game from its files. `read_facts` is the game's own function.
template <class G>
Result<G> game_from(Result<typename G::Facts> facts) {
  if (!facts) return facts.error();
  return G(std::move(*facts));
}

}  // namespace ludarium
