#include "table/match.hpp"

#include <algorithm>

#include "core/finality.hpp"

namespace ludarium {

Result<Match> Match::start(const AnyGame& game, Record record, Chance chance) {
  const auto state = start_of(game, record);
  if (!state) return state.error();
  std::vector<Move> moves;
  std::swap(moves, record.moves);
  if (!chance) chance = chance_of(record);
  const auto seats = static_cast<std::size_t>(game.seats(*state));
  if (record.names.size() > seats)
    return Error{"bad_setup",
                 {"cli.too_many_names", {{"names", number(record.names.size())}, {"seats", number(seats)}}}};
  record.names.resize(seats);
  Match match(game, std::move(record), *state, std::move(chance));
  for (const Move& move : moves) {
    const Verdict verdict = match.play(move.seat, move.action);
    if (!verdict.legal) return Error{"illegal", {"cli.illegal_move", {{"rule", verdict.rule}}}};
  }
  return match;
}

Verdict Match::play(Seat seat, Action action) {
  Verdict verdict = why_not(seat, action);
  if (!verdict.legal) return verdict;
  Step step{{seat, action}, {}};
  make(state_, steps_.size(), step.move, &step.events);
  record_.moves.push_back(step.move);
  steps_.push_back(std::move(step));
  return verdict;
}

void Match::make(AnyState& state, std::size_t step, const Move& move, Events* events) const {
  if (chance_) game_->reseed(state, chance_(step + 1));
  game_->apply(state, move.seat, move.action, events);
}

AnyState Match::before(std::size_t step) const {
  AnyState state = start_;
  for (std::size_t i = 0; i < step; ++i) make(state, i, steps_[i].move, nullptr);
  return state;
}

bool Match::is_final(std::size_t step) const {
  final_.resize(steps_.size());
  if (!final_[step]) final_[step] = was_final(*game_, before(step), steps_[step].move.seat, steps_[step].move.action);
  return *final_[step];
}

bool Match::would_be_final(Seat seat, Action action) const {
  return ludarium::is_final(*game_, view(seat), seat, action);
}

bool Match::has_taught(std::size_t step, Seat learner) const {
  const auto [seat, action] = steps_[step].move;
  return teaches(*game_, before(step), seat, action, learner);
}

bool Match::has_shown_action(std::size_t step, Seat viewer) const {
  const auto [seat, action] = steps_[step].move;
  return shows_action(*game_, before(step), seat, action, viewer);
}

void Match::take_back_to(std::size_t steps) {
  state_ = before(steps);
  record_.moves.resize(steps);
  steps_.resize(steps);
  final_.resize(std::min(final_.size(), steps));
}

void Match::replay(const Visit& visit) const {
  AnyState before = start_;
  for (std::size_t i = 0; i < steps_.size(); ++i) {
    AnyState after = before;
    make(after, i, steps_[i].move, nullptr);
    visit(steps_[i], before, after);
    before = after;
  }
}

}  // namespace ludarium
