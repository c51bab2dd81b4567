#include "cli/match.hpp"

#include <algorithm>

namespace ludarium {

bool Match::Step::reveals() const {
  return std::any_of(events.begin(), events.end(), [](const Event& event) { return event.reveals; });
}

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
  Verdict verdict = game_->why_not(state_, seat, action);
  if (!verdict.legal) return verdict;
  Step step{{seat, action}, {}};
  game_->apply(state_, seat, action, &step.events);
  record_.moves.push_back(step.move);
  steps_.push_back(std::move(step));
  return verdict;
}

void Match::take_back_to(std::size_t steps) {
  record_.moves.resize(steps);
  steps_.resize(steps);
  state_ = start_;
  for (const Step& step : steps_) game_->apply(state_, step.move.seat, step.move.action, nullptr);
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
