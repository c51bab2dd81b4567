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
  Step step{{seat, action}, {}, game_->pending(state_).seats.size() > 1, is_aside(seat, action), false};
  const std::optional<bool> told = foreseen(seat, action);
  for (std::size_t due : orders_due(state_, steps_.size(), step.move)) {
    orders_[due].step = steps_.size();
    push({orders_[due].move, {}, step.together, true, true});
  }
  const AnyState before = state_;
  push(std::move(step));
  foreseen_.clear();
  if (told) {
    taught(steps_.size() - 1).told = told;
    came_out_final(steps_.size() - 1, before);
  }
  return verdict;
}

void Match::push(Step step) {
  make(state_, steps_.size(), step.move, &step.events);
  record_.moves.push_back(step.move);
  steps_.push_back(std::move(step));
}

bool Match::is_aside(Seat seat, Action action) const {
  if (!game_->pending(state_).seats.has(seat)) return true;
  ActionList asides;
  game_->asides(state_, seat, asides);
  return asides.contains(action);
}

std::size_t Match::playable(Seat seat, Chain links) const {
  const bool ordered = std::any_of(orders_.begin(), orders_.end(), [](const Order& order) { return order.waits(); });
  if (ordered) {
    Match tried = *this;
    for (std::size_t i = 0; i < links.size(); ++i)
      if (!tried.play(seat, links[i]).legal) return i;
    return links.size();
  }
  AnyState state = state_;
  for (std::size_t i = 0; i < links.size(); ++i) {
    if (!game_->why_not(game_->redact(state, seat), seat, links[i]).legal) return i;
    make(state, steps_.size() + i, {seat, links[i]}, nullptr);
  }
  return links.size();
}

// ---- Orders ----

bool Match::is_order(Seat seat, Action action) const {
  if (!game_->traits(action).usual_first) return false;
  ActionList asides;
  game_->asides(view(seat), seat, asides);
  return asides.contains(action);
}

AnyState Match::state_for(Seat seat) const {
  AnyState state = state_;
  for (const Order& order : orders_)
    if (order.waits() && order.move.seat == seat) game_->apply(state, seat, order.move.action, nullptr);
  return state;
}

Verdict Match::order(Seat seat, Action action) {
  Verdict verdict = why_not(seat, action);
  if (!verdict.legal) return verdict;
  AnyState wanted = state_for(seat);
  game_->apply(wanted, seat, action, nullptr);
  for (auto earlier = orders_.begin(); earlier != orders_.end(); ++earlier) {
    if (!earlier->waits() || earlier->move.seat != seat) continue;
    const Order taken_back = *earlier;
    const auto place = orders_.erase(earlier);
    foreseen_.clear();
    if (state_for(seat) == wanted) return verdict;
    earlier = orders_.insert(place, taken_back);
  }
  orders_.push_back({{seat, action}, std::nullopt});
  foreseen_.clear();
  return verdict;
}

void Match::forget_orders(Seat seat) {
  std::erase_if(orders_, [&](const Order& order) { return order.waits() && order.move.seat == seat; });
}

// Whether it comes out otherwise if the order is carried out only afterwards.
bool Match::matters(const AnyState& state, std::size_t step, const Move& order, const Move& move) const {
  if (!game_->why_not(game_->redact(state, move.seat), move.seat, move.action).legal) return true;
  AnyState first = state, last = state;
  game_->apply(first, order.seat, order.action, nullptr);
  make(first, step, move, nullptr);
  make(last, step, move, nullptr);
  game_->apply(last, order.seat, order.action, nullptr);
  return first != last;
}

std::vector<std::size_t> Match::orders_due(const AnyState& state, std::size_t step, const Move& move) const {
  std::vector<std::size_t> due;
  AnyState now = state;
  for (std::size_t i = 0; i < orders_.size(); ++i) {
    const Move& order = orders_[i].move;
    if (!orders_[i].waits() || !game_->why_not(game_->redact(now, order.seat), order.seat, order.action).legal)
      continue;
    if (!matters(now, step + due.size(), order, move)) continue;
    make(now, step + due.size(), order, nullptr);
    due.push_back(i);
  }
  return due;
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

// ---- What moves teach ----

namespace {

constexpr std::uint16_t bit_of(Seat viewer) {
  constexpr std::size_t of_the_public = 15;
  return static_cast<std::uint16_t>(1u << (viewer == Seat::none ? of_the_public : index(viewer)));
}

}  // namespace

Match::Taught& Match::taught(std::size_t step) const {
  if (taught_.size() < steps_.size()) taught_.resize(steps_.size());
  return taught_[step];
}

bool Match::is_final(std::size_t step) const {
  const auto known = taught(step).final;
  return known ? *known : came_out_final(step, before(step));
}

bool Match::told(std::size_t step, const AnyState& before) const {
  auto& known = taught(step).told;
  if (!known) known = ludarium::is_final(*game_, before, steps_[step].move.seat, steps_[step].move.action);
  return *known;
}

bool Match::came_out_final(std::size_t step, const AnyState& before) const {
  auto& known = taught(step).final;
  const auto [seat, action] = steps_[step].move;
  if (!known) known = was_final(*game_, before, seat, action, told(step, before));
  return *known;
}

bool Match::has_shown_action(std::size_t step, Seat viewer, const AnyState& before) const {
  const auto [seat, action] = steps_[step].move;
  if (viewer == seat) return true;
  Taught& known = taught(step);
  const Viewers bit = bit_of(viewer);
  if ((known.asked & bit) == 0) {
    known.asked |= bit;
    if (shows_action(*game_, before, seat, action, viewer, told(step, before))) known.shown |= bit;
  }
  return (known.shown & bit) != 0;
}

std::optional<bool> Match::foreseen(Seat seat, Action action) const {
  if (foreseeing_ != seat) return std::nullopt;
  for (const auto& [asked, final] : foreseen_)
    if (asked == action) return final;
  return std::nullopt;
}

std::vector<bool> Match::would_be_final(Seat seat, const ActionList& actions, const Trial* tried) const {
  if (foreseeing_ != seat) foreseen_.clear();
  foreseeing_ = seat;
  std::optional<Trial> own;
  std::vector<bool> finals;
  for (Action action : actions) {
    auto known = foreseen(seat, action);
    if (!known) {
      if (!tried) tried = &own.emplace(*game_, state_, seat);
      known = tried->is_final(action);
      foreseen_.emplace_back(action, *known);
    }
    finals.push_back(*known);
  }
  return finals;
}

bool Match::would_be_final(Seat seat, Action action) const {
  ActionList one;
  one.push(action);
  return would_be_final(seat, one).front();
}

std::uint32_t Match::what_it_taught(std::size_t step, const AnyState& before) const {
  std::uint32_t number = (told(step, before) ? 1u : 0u) | (came_out_final(step, before) ? 2u : 0u);
  const auto ask = [&](Seat viewer) {
    if (has_shown_action(step, viewer, before)) number |= std::uint32_t{bit_of(viewer)} << 2;
  };
  for (Seat seat : SeatSet::first(seats())) ask(seat);
  ask(Seat::none);
  return number;
}

void Match::remember(std::size_t step, std::uint32_t number) {
  Viewers all = bit_of(Seat::none);
  for (Seat seat : SeatSet::first(seats())) all |= bit_of(seat);
  taught(step) = {(number & 1u) != 0, (number & 2u) != 0, all, static_cast<Viewers>(number >> 2)};
}

bool Match::has_taught(std::size_t step, Seat learner) const {
  const auto [seat, action] = steps_[step].move;
  return teaches(*game_, before(step), seat, action, learner);
}

void Match::take_back_to(std::size_t steps) {
  state_ = before(steps);
  for (Order& order : orders_)
    if (order.step && *order.step >= steps) order.step.reset();
  record_.moves.resize(steps);
  steps_.resize(steps);
  taught_.resize(std::min(taught_.size(), steps));
  foreseen_.clear();
}

std::optional<std::size_t> Match::sealed(Seat seat) const {
  const SeatSet waiting = game_->pending(state_).seats;
  if (waiting.empty() || waiting.has(seat)) return std::nullopt;
  std::size_t step = steps_.size();
  const auto passed = [&](const Step& one) { return one.aside || (one.together && one.move.seat != seat); };
  while (step > 0 && passed(steps_[step - 1])) --step;
  if (step == 0 || !steps_[step - 1].together) return std::nullopt;
  --step;
  // Without it the same question would be open, to this seat as well: the answers were not looked at yet.
  const AnyState open = without(step);
  if (game_->pending(open).seats != waiting.with(seat)) return std::nullopt;
  if (game_->decision_name(open) != game_->decision_name(state_) || is_final(step)) return std::nullopt;
  return step;
}

AnyState Match::without(std::size_t step) const {
  AnyState state = before(step);
  for (std::size_t i = step + 1; i < steps_.size(); ++i)
    if (steps_[i].aside || game_->pending(state).seats.has(steps_[i].move.seat))
      make(state, i, steps_[i].move, nullptr);
  return state;
}

Verdict Match::change(std::size_t step, Action action) {
  const Seat seat = steps_[step].move.seat;
  Verdict verdict = game_->why_not(game_->redact(without(step), seat), seat, action);
  if (!verdict.legal) return verdict;
  std::vector<Step> later(steps_.begin() + static_cast<std::ptrdiff_t>(step), steps_.end());
  later.front().move.action = action;
  AnyState then = before(step);
  for (std::size_t i = 0; i < later.size(); ++i) {  // what was done unasked since must still be possible
    const auto& [mover, done] = later[i].move;
    if (later[i].aside) verdict = game_->why_not(game_->redact(then, mover), mover, done);
    if (!verdict.legal) return verdict;
    make(then, step + i, later[i].move, nullptr);
  }
  const std::vector<Order> orders = orders_;  // they stay where they were carried out
  take_back_to(step);
  for (Step& one : later) {
    one.events.clear();
    push(std::move(one));
  }
  orders_ = orders;
  return verdict;
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
