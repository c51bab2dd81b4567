#include "core/outcome.hpp"

#include <gtest/gtest.h>

#include "core/trial.hpp"
#include "tests/support/games.hpp"

namespace ludarium {
namespace outcome_test {

class OutcomeTest : public ::testing::Test {
 protected:
  Outcome outcome(std::string_view text) const {
    const AnyState view = game().redact(state, seat_at(0));
    return Trial(game(), view, seat_at(0)).outcome(*game().read_action(view, seat_at(0), text));
  }
  const AnyGame& game() const { return *every_game().find("pebbles"); }

  AnyState state = *game().setup({2, 1, {}});
};

TEST_F(OutcomeTest, says_what_is_gained) { EXPECT_EQ(outcome("take 2"), (Outcome{{}, {{true, "pebbles", 2, ""}}, 2})); }

TEST_F(OutcomeTest, says_what_is_paid) {
  game().apply(state, seat_at(0), *game().read_action(state, seat_at(0), "take 2"), nullptr);
  const std::string to_the_other = "give " + game().seat_name(state, seat_at(1));
  EXPECT_EQ(outcome(to_the_other), (Outcome{{{false, "pebbles", 1, ""}}, {}, -1}));
}

TEST_F(OutcomeTest, leaves_open_what_nobody_can_know) {
  const Outcome drawn = outcome("draw");
  EXPECT_EQ(drawn.gains, (std::vector<Transfer>{{true, "card", 1, ""}}));
}

// Twice the same question, and in a world that looks the same: the same answer.
TEST_F(OutcomeTest, depends_on_what_the_mover_knows_alone) {
  Rng rng{3};
  for (const auto& any : every_game().games()) {
    const AnyState start = *any->setup({any->least_seats(), 8, {}});
    const Seat mover = any->pending(start).seats.lowest();
    const AnyState view = any->redact(start, mover);
    const AnyState other = any->redact(any->imagine(view, mover, rng), mover);
    ActionList list;
    any->legal(view, mover, list);
    const Trial here(*any, view, mover), there(*any, other, mover);
    for (Action action : list) EXPECT_EQ(here.outcome(action), there.outcome(action)) << any->id();
  }
}

}  // namespace outcome_test
}  // namespace ludarium
