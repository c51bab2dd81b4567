#include "table/match.hpp"

#include "core/finality.hpp"

namespace ludarium {

Result<Match> Match::start(const AnyGame& game, Record record) {
  const auto state = start_of(game, record);
  if (!state) return state.error();
  std::vector<Move> moves;
  std::swap(moves, record.moves);
  record.names.resize(static_cast<std::size_t>(game.seats(*state)));
  Match match(game, std::move(record), *state);
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
  game_->apply(state_, seat, action, &step.events);
  record_.moves.push_back(step.move);
  steps_.push_back(std::move(step));
  return verdict;
}

AnyState Match::before(std::size_t step) const {
  AnyState state = start_;
  for (std::size_t i = 0; i < step; ++i) game_->apply(state, steps_[i].move.seat, steps_[i].move.action, nullptr);
  return state;
}

bool Match::is_final(std::size_t step) const {
  const auto [seat, action] = steps_[step].move;
  return was_final(*game_, before(step), seat, action);
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
}

void Match::replay(const Visit& visit) const {
  AnyState before = start_;
  for (const Step& step : steps_) {
    AnyState after = before;
    game_->apply(after, step.move.seat, step.move.action, nullptr);
    visit(step, before, after);
    before = after;
  }
}

}  // namespace ludarium
