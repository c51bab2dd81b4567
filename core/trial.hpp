// What a chain of own decisions does before it is done: whether it teaches somebody something and so is final, what it
// pays and gains, how the score would stand. It is found by doing it, in many worlds that look the same to the mover;
// what differs between them is left to chance and not told. So every answer depends on the mover's view alone, can be
// given before the move and gives nothing away. The worlds are imagined once for all questions about one position.
// Example: const Trial trial(game, view, seat); for (Action action : list) show(action, trial.is_final(action));
#pragma once

#include <span>
#include <vector>

#include "core/game.hpp"
#include "core/outcome.hpp"

namespace ludarium {

using Chain = std::span<const Action>;  // own decisions, one after the other

class Trial {
 public:
  Trial(const AnyGame& game, const AnyState& state, Seat mover);

  // Whether every link can be made when it comes to it, in every world.
  bool is_possible(Chain links) const;
  bool is_final(Chain links) const {
    return ends_the_game(links) || teaches_the_mover(links) || teaches_another(links);
  }
  bool is_final(Action action) const { return is_final(Chain(&action, 1)); }
  // What is certain of it. Who knows whether it is final says so.
  Outcome outcome(Chain links) const { return outcome(links, is_final(links)); }
  Outcome outcome(Chain links, bool final) const { return outcome(links, final, 0); }
  Outcome outcome(Action action) const { return outcome(Chain(&action, 1)); }
  Outcome outcome(Action action, bool final) const { return outcome(Chain(&action, 1), final); }
  // What the last link alone adds, after those before it.
  Outcome outcome_of_last(Chain links, bool final) const { return outcome(links, final, links.size() - 1); }
  // What comes for certain of what is still asked in this turn after them, whatever is answered.
  Outcome rest(Chain links, bool final) const;
  // Whether the mover will be asked more about the same, and can know what.
  bool asks_on(Chain links, bool final) const;
  // What the mover sees after links that are not final.
  AnyState view_after(Chain links) const;

 private:
  // Two seats who put together what they know: a world, and others they could not tell from it.
  struct Shared {
    Seat other;
    AnyState world;
    std::vector<AnyState> alike;
  };

  bool ends_the_game(Chain links) const;  // then nothing can be taken back
  bool teaches_the_mover(Chain links) const;
  bool teaches_another(Chain links) const;
  Outcome outcome(Chain links, bool final, std::size_t from) const;
  bool asks_on(const AnyState& after) const;
  Outcome whatever_is_answered(const AnyState& state, int questions) const;
  void apply(AnyState& state, Action action, Outcome& outcome) const;
  Outcome in_world(const AnyState& world, Chain links, std::size_t from, bool scored) const;

  const AnyGame& game_;
  Seat mover_;
  std::vector<AnyState> worlds_;
  std::vector<Shared> shared_;
};

}  // namespace ludarium
