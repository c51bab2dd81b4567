// A game in progress: where it started, every move with what it caused, and where it stands now.
// Only legal moves get in, and what is legal is judged by what the mover may know: a refusal tells nothing else. Taking
// back replays from the start, so that nothing but the moves has to be kept.
// Example: auto match = Match::start(game, record); Verdict verdict = match->play(seat, action);
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "core/chance.hpp"
#include "core/game.hpp"
#include "core/record.hpp"
#include "core/trial.hpp"

namespace ludarium {

class Match {
 public:
  struct Step {
    Move move;
    Events events;
    bool together = false;  // several seats were asked at once
    bool aside = false;     // by a seat that was not asked, or not an answer
    bool ordered = false;   // said before, and carried out here, where it makes a difference
  };

  // Plays the record's moves, which must be legal. With a source of chance every move draws from it.
  static Result<Match> start(const AnyGame& game, Record record, Chance chance = {});

  const AnyGame& game() const { return *game_; }
  const AnyState& state() const { return state_; }
  const Record& record() const { return record_; }
  void rename(Seat seat, std::string name) { record_.names.at(index(seat)) = std::move(name); }
  const std::vector<Step>& steps() const { return steps_; }
  // As it stands for this seat: with what it has ordered and nobody else has heard.
  AnyState state_for(Seat seat) const;
  AnyState view(Seat seat) const { return game_->redact(state_for(seat), seat); }
  std::size_t seats() const { return static_cast<std::size_t>(game_->seats(state_)); }
  bool over() const { return game_->pending(state_).over(); }

  Result<Action> read(Seat seat, std::string_view text) const { return game_->read_action(view(seat), seat, text); }
  Verdict why_not(Seat seat, Action action) const { return game_->why_not(view(seat), seat, action); }
  Verdict play(Seat seat, Action action);  // an illegal action changes nothing
  // An order is an aside that says only how its seat will do what comes (ActionTraits::usual_first). It is no step
  // until a move comes out otherwise for it: it is carried out just before that one. Until then it changes only what
  // that seat itself is shown. An order that takes back an earlier one leaves nothing.
  bool is_order(Seat seat, Action action) const;
  Verdict order(Seat seat, Action action);
  void forget_orders(Seat seat);

  bool is_aside(Seat seat, Action action) const;  // now: of a seat that is not asked, everything is one

  // How many of these links, one after the other, can really be played: all, unless a rare chance comes in between.
  std::size_t playable(Seat seat, Chain links) const;

  // What moves teach (core/finality.hpp) is found by trying them in many worlds, so each answer is remembered.
  bool is_final(std::size_t step) const;
  // Before the move is made. Who has tried the position already hands that in.
  std::vector<bool> would_be_final(Seat seat, const ActionList& actions, const Trial* tried = nullptr) const;
  bool would_be_final(Seat seat, Action action) const;
  bool has_taught(std::size_t step, Seat learner) const;  // a step of somebody else
  bool has_shown_action(std::size_t step, Seat viewer) const { return has_shown_action(step, viewer, before(step)); }
  bool has_shown_action(std::size_t step, Seat viewer, const AnyState& before) const;
  void take_back_to(std::size_t steps);  // keeps the first `steps` of them

  // An answer given while several were asked at once, which waits for the others and has taught nobody anything: the
  // step it is. It can be changed in place, whatever the others have answered since.
  std::optional<std::size_t> sealed(Seat seat) const;
  AnyState without(std::size_t step) const;  // as it would stand without that step
  Verdict change(std::size_t step, Action action);

  // All of it in a number, for whoever keeps the moves: a long game is then shown without finding it out again.
  std::uint32_t what_it_taught(std::size_t step, const AnyState& before) const;
  void remember(std::size_t step, std::uint32_t taught);

  // Calls visit(step, state before it, state after it) from the first step on.
  using Visit = std::function<void(const Step& step, const AnyState& before, const AnyState& after)>;
  void replay(const Visit& visit) const;
  AnyState before(std::size_t step) const;  // the number of all steps: as it stands now

 private:
  Match(const AnyGame& game, Record record, const AnyState& start, Chance chance)
      : game_(&game), record_(std::move(record)), chance_(std::move(chance)), start_(start), state_(start) {}

  // A bit for each seat, and one for those without a seat.
  using Viewers = std::uint16_t;
  struct Taught {
    std::optional<bool> told;   // whether it would be final, as the mover could know before
    std::optional<bool> final;  // as it came out
    Viewers asked = 0, shown = 0;
  };

  struct Order {
    Move move;
    std::optional<std::size_t> step;  // where it was carried out

    bool waits() const { return !step; }
  };

  void make(AnyState& state, std::size_t step, const Move& move, Events* events) const;
  std::vector<std::size_t> orders_due(const AnyState& state, std::size_t step, const Move& move) const;
  bool matters(const AnyState& state, std::size_t step, const Move& order, const Move& move) const;
  void push(Step step);
  Taught& taught(std::size_t step) const;
  bool told(std::size_t step, const AnyState& before) const;
  bool came_out_final(std::size_t step, const AnyState& before) const;
  std::optional<bool> foreseen(Seat seat, Action action) const;

  const AnyGame* game_;
  Record record_;  // its moves are those of steps_
  Chance chance_;
  AnyState start_;
  AnyState state_;
  std::vector<Step> steps_;
  std::vector<Order> orders_;
  mutable std::vector<Taught> taught_;  // by each step, as far as it was asked for
  mutable Seat foreseeing_ = Seat::none;
  mutable std::vector<std::pair<Action, bool>> foreseen_;  // of the answers of that seat now: which are final
};

}  // namespace ludarium
