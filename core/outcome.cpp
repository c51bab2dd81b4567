#include "core/outcome.hpp"

#include <algorithm>

namespace ludarium {
namespace {

constexpr int worlds_tried = 3;
constexpr std::uint64_t any_seed =
    20'250'101;  // the same for all: what is told must not change from one question to the next

bool same_thing(const Transfer& a, const Transfer& b) { return a.what == b.what && a.at == b.at; }

void add(std::vector<Transfer>& list, Transfer transfer) {
  const auto found = std::find_if(list.begin(), list.end(), [&](const Transfer& t) { return same_thing(t, transfer); });
  if (found == list.end())
    list.push_back(std::move(transfer));
  else
    found->amount += transfer.amount;
}

// What both lists have, and no more of it than both have.
std::vector<Transfer> common(const std::vector<Transfer>& here, const std::vector<Transfer>& there) {
  std::vector<Transfer> both;
  for (const Transfer& transfer : here) {
    const auto found =
        std::find_if(there.begin(), there.end(), [&](const Transfer& t) { return same_thing(t, transfer); });
    if (found == there.end()) continue;
    both.push_back(transfer);
    both.back().amount = std::min(transfer.amount, found->amount);
  }
  return both;
}

}  // namespace

Forecast::Forecast(const AnyGame& game, const AnyState& view, Seat mover) : game_(game), mover_(mover) {
  Rng rng{any_seed};
  for (int i = 0; i < worlds_tried; ++i) {
    worlds_.push_back(game.imagine(view, mover, rng));
    points_.push_back(game.score(worlds_.back())[index(mover)].total);
  }
}

Outcome Forecast::in_world(std::size_t world, Action action) const {
  AnyState after = worlds_[world];
  Events events;
  game_.apply(after, mover_, action, &events);
  Outcome outcome;
  for (const Event& event : events_for(events, mover_)) {
    if (event.seat != mover_) continue;
    auto transfer = game_.transfer(after, event);
    if (!transfer) continue;
    if (game_.event_json(after, event).contains("substitute")) add(outcome.substitutes, *transfer);
    add(transfer->gained ? outcome.gains : outcome.pays, std::move(*transfer));
  }
  outcome.score = game_.score(after)[index(mover_)].total - points_[world];
  return outcome;
}

Outcome Forecast::of(Action action) const {
  Outcome certain = in_world(0, action);
  for (std::size_t i = 1; i < worlds_.size(); ++i) {
    const Outcome other = in_world(i, action);
    certain.pays = common(certain.pays, other.pays);
    certain.gains = common(certain.gains, other.gains);
    certain.substitutes = common(certain.substitutes, other.substitutes);
    if (certain.score != other.score) certain.score.reset();
  }
  return certain;
}

}  // namespace ludarium
