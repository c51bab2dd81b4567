// Trial finds out what a chain of own actions does before it is made: whether it is final, what it pays and gains, how
// the score changes. It makes the chain in many worlds that fit the mover's view. What differs between worlds is left
// to chance and not told. So every answer depends on the mover's view alone and gives nothing away. One Trial imagines
// its worlds once, for all questions about a position.
// Example: const Trial trial(game, view, seat); for (Action action : list) show(action, trial.is_final(action));
#pragma once

#include <span>
#include <vector>

#include "core/game.hpp"
#include "core/outcome.hpp"

namespace ludarium {

using Chain = std::span<const Action>;  // own actions (links), one after the other

class Trial {
 public:
  Trial(const AnyGame& game, const AnyState& state, Seat mover);

  // Whether every link is legal when its turn comes, in every world.
  bool is_possible(Chain links) const;
  bool is_final(Chain links) const {
    return ends_the_game(links) || teaches_the_mover(links) || teaches_another(links);
  }
  bool is_final(Action action) const { return is_final(Chain(&action, 1)); }
  bool ends_the_game(Chain links) const;  // then nothing can be taken back
  // The certain part of its outcome. If you know whether the chain is final, pass it.
  Outcome outcome(Chain links) const { return outcome(links, is_final(links)); }
  Outcome outcome(Chain links, bool final) const { return outcome(links, final, 0); }
  Outcome outcome(Action action) const { return outcome(Chain(&action, 1)); }
  Outcome outcome(Action action, bool final) const { return outcome(Chain(&action, 1), final); }
  // The outcome of the last link alone, after the links before it.
  Outcome outcome_of_last(Chain links, bool final) const { return outcome(links, final, links.size() - 1); }
  // The certain outcome of the decisions that follow in this turn, with any answers.
  Outcome rest(Chain links, bool final) const;
  // Whether another decision of the mover follows in this turn, and the mover can know it.
  bool asks_on(Chain links, bool final) const;
  // The mover's view after the links, which must not be final.
  AnyState view_after(Chain links) const;

 private:
  // The joint knowledge of the mover and another seat: a world, and other worlds that look the same to both together.
  struct Shared {
    Seat other;
    AnyState world;
    std::vector<AnyState> alike;
  };

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
