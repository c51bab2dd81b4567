// The guard of a game (core/rule.hpp) in random games: what it allows is what is listed, and a refusal names the rule
// that it names.
// Example: TEST(Guard, decides_what_is_listed) { EXPECT_EQ(check_guard<Paladins>(), ""); }
#pragma once

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <string>

#include "core/erased.hpp"
#include "core/rule.hpp"
#include "tests/support/battery.hpp"
#include "tests/support/games.hpp"
#include "tests/support/scene.hpp"

namespace ludarium {

template <class G>
std::string check_guard_on(const G& game, const typename G::State& state, Seat seat, Action action, bool listed) {
  const Rule rule = forbids(game.facts(), state, seat, action);
  const Verdict verdict = game.why_not(state, seat, action);
  const bool told = verdict.legal ? !rule : rule == verdict.rule;
  if (listed != static_cast<bool>(rule) && told) return {};
  return fmt::format("seat {}, kind {}, operands {}: {}, the guard names '{}', why_not '{}'", index(seat), action.kind,
                     fmt::join(action.arg, " "), listed ? "listed" : "not listed", rule ? rule.id() : "", verdict.rule);
}

template <class G>
std::string check_guard_at(const Moment& moment) {
  constexpr std::uint32_t every = 3;  // positions of one game change little between decisions
  if (moment.rng.below(every) != 0) return {};
  const G& game = embedded_game<G>();
  const std::vector<Action> tried = actions_to_try(moment);
  for (Seat seat : SeatSet::first(static_cast<std::size_t>(moment.game.seats(moment.state)))) {
    const std::vector<Action> listed = listed_for(moment, seat);
    for (Action action : tried) {
      const bool in_list = std::binary_search(listed.begin(), listed.end(), action);
      std::string wrong = check_guard_on(game, Erased<G>::state_in(moment.state), seat, action, in_list);
      if (!wrong.empty()) return wrong;
    }
  }
  return {};
}

template <class G>
std::string check_guard() {
  const AnyGame& game = *every_game().find(G::id);
  return check_games(game, words_of(game), check_guard_at<G>, {.mixes = 3});
}

}  // namespace ludarium
