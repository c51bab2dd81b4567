// Passing sends home all workers but a few (PW-PASS-03): worth a word only if those who would go could still act.
#include <algorithm>

#include "games/paladins/forecast/forecast.hpp"
#include "games/paladins/rules/prospects.hpp"
#include "games/paladins/text/wording/phrases.hpp"

namespace ludarium::paladins {
namespace {

constexpr std::size_t most_named = 3;

Message called(const Look& look, Action action) {
  if (what(action) == Do::favour) return {title(look.facts, look.s.favours[action.arg[0]]).key, {}};
  return {term(static_cast<Space>(action.arg[0])).key, {}};
}

// The first few actions that are still possible, each once whatever ways there are to take it.
std::vector<Message> still_possible(const Look& look, Seat seat) {
  std::vector<Message> named;
  ActionList list;
  legal(look.facts, look.s, seat, list);
  for (Action action : list) {
    if (what(action) == Do::pass || named.size() == most_named) continue;
    Message name = called(look, action);
    if (std::find(named.begin(), named.end(), name) == named.end()) named.push_back(std::move(name));
  }
  return named;
}

}  // namespace

std::optional<Message> warning(const Facts& facts, const State& view, Seat seat, Action action) {
  if (what(action) != Do::pass) return std::nullopt;
  const Look look{facts, view};
  const int kept = view.round == facts.rounds ? 0 : facts.carry_over;  // nobody needs them after the last round
  const int idle = workers_held(view.player(seat)) - kept;
  if (idle <= 0) return std::nullopt;
  std::vector<Message> possible = still_possible(look, seat);
  if (possible.empty()) return std::nullopt;
  return Message{"paladins.warning.pass",
                 {{"workers", Counted{"paladins.worker", idle}}, {"what", std::move(possible)}}};
}

}  // namespace ludarium::paladins
