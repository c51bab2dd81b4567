// Bots keep to their time, measured by the processor time of the thread, so that a busy machine does not matter.
#include <gtest/gtest.h>

#include <algorithm>

#include "bots/playout.hpp"
#include "cli/bot_tools.hpp"
#include "tests/support/games.hpp"

namespace ludarium {
namespace bot_time_test {

// The longest of the decisions a bot takes on the way through a random game, in seconds.
double longest_decision(const AnyGame& game, const Bot& bot) {
  Rng rng{21};
  AnyState state = *game.setup(random_setup(game, 2, rng));
  double longest = 0;
  for (int i = 0; i < 400 && !game.pending(state).over(); ++i) {
    const Move move = random_move(game, state, rng);
    if (i % 20 == 0) {
      const AnyState view = game.redact(state, move.seat);
      const double before = thread_seconds();
      const Action answer = bot.choose(game, view, move.seat, rng);
      longest = std::max(longest, thread_seconds() - before);
      EXPECT_TRUE(game.why_not(state, move.seat, answer).legal);
    }
    game.apply(state, move.seat, move.action, nullptr);
  }
  return longest;
}

TEST(BotTime, is_never_exceeded_by_fifty_milliseconds) {
  constexpr double overrun = 0.05;
  for (const auto& game : every_game().games()) {
    EXPECT_LT(longest_decision(*game, *make_bot("master@1ms", measured_tools())), 0.001 + overrun) << game->id();
    EXPECT_LT(longest_decision(*game, *make_bot("strong@10ms", measured_tools())), 0.010 + overrun) << game->id();
  }
}

}  // namespace bot_time_test
}  // namespace ludarium
