// Passing ends the round for a seat: what would still have brought points is found by doing it, in a world that looks
// like the one the seat sees.
#include "games/settlers/forecast/forecast.hpp"
#include "games/settlers/rules/hidden.hpp"
#include "games/settlers/rules/prospects.hpp"
#include "games/settlers/rules/scoring.hpp"
#include "games/settlers/text/text.hpp"

namespace ludarium::settlers {
namespace {

constexpr std::uint64_t any_seed = 20'250'101;  // the same for all: a warning must not change from one look to the next
constexpr int most_answers = 12;                // that follow an action before the turn is over

// What the score would be once the action is done, whatever else it asks on the way.
int score_after(const Facts& facts, State world, Seat seat, Action action) {
  const auto turn = world.turn;
  apply(facts, world, seat, action, nullptr);
  for (int i = 0; i < most_answers && world.turn == turn; ++i) {
    if (world.ask == Ask::action || world.ask == Ask::after || world.ask == Ask::over) break;
    const Seat asked = deciding_seats(world).lowest();
    ActionList list;
    legal(facts, world, asked, list);
    if (list.empty()) break;
    apply(facts, world, asked, list[0], nullptr);
  }
  return tally({facts, world}, seat).total();
}

}  // namespace

std::optional<Message> warning(const Facts& facts, const State& view, Seat seat, Action action) {
  if (what(action) != Do::pass) return std::nullopt;
  Rng rng{any_seed};
  const State world = imagine(facts, view, SeatSet::of(seat), rng);
  int best = tally({facts, world}, seat).total();
  std::optional<Action> worth;
  ActionList list;
  legal(facts, view, seat, list);
  for (Action other : list) {
    if (what(other) == Do::pass) continue;
    const int score = score_after(facts, world, seat, other);
    if (score <= best) continue;
    best = score;
    worth = other;
  }
  if (!worth) return std::nullopt;
  return Message{"settlers.warning.pass", {{"what", inner(describe_action(facts, view, seat, *worth))}}};
}

}  // namespace ludarium::settlers
