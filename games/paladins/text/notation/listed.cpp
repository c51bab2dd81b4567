// One meaning, several ways to write it: whoever writes workers in another order or names the first reward instead of
// taking all in order means an action that legal() lists. What means nothing listed stays as it was written, so that
// the rules can say why it is not allowed.
#include <algorithm>
#include <optional>

#include "games/paladins/rules/play.hpp"
#include "games/paladins/text/text.hpp"

namespace ludarium::paladins {
namespace {

using Sent = std::array<std::uint8_t, most_spots>;

Sent sorted_workers(Action a) {
  Sent sent{a.arg[0], a.arg[1], a.arg[2]};
  std::sort(sent.begin(), sent.end());
  return sent;
}

// The same workers on the spots in the one way they fit; with several ways the order tells which is meant.
std::optional<Action> same_workers(const ActionList& list, Action a) {
  std::optional<Action> found;
  for (Action listed : list) {
    if (what(listed) != Do::workers || sorted_workers(listed) != sorted_workers(a)) continue;
    if (found) return std::nullopt;
    found = listed;
  }
  return found;
}

// PW-TURN-15: of equal rewards the first one is listed; the first of all, if nothing hangs on the others, is the start
// of "in order".
std::optional<Action> same_reward(const State& s, Action a) {
  if (a.arg[0] >= s.reward_count) return std::nullopt;
  const auto* first = std::find(s.rewards.begin(), s.rewards.begin() + s.reward_count, s.rewards[a.arg[0]]);
  const auto n = static_cast<std::size_t>(first - s.rewards.begin());
  return n == 0 && !order_matters(s, 0) ? act::as_offered() : act::reward(n);
}

std::optional<Action> same_meaning(const State& s, const ActionList& list, Action a) {
  switch (what(a)) {
    case Do::workers:
      return same_workers(list, a);
    case Do::reward:
      return same_reward(s, a);
    case Do::decline:
      return act::done();
    case Do::done:
      return act::decline();
    default:
      return std::nullopt;
  }
}

}  // namespace

Action as_listed(const State& s, const ActionList& list, Action written) {
  if (list.contains(written)) return written;
  const auto meant = same_meaning(s, list, written);
  return meant && list.contains(*meant) ? *meant : written;
}

}  // namespace ludarium::paladins
