#include "core/erased.hpp"

#include <gtest/gtest.h>

#include "tests/support/pebbles.hpp"

namespace ludarium {
namespace erased_test {

using ErasedPebbles = Erased<Pebbles>;

AnyState start(const ErasedPebbles& game, std::uint64_t seed) { return *game.setup({3, seed, {}}); }

TEST(Erased, answers_as_the_game_itself_does) {
  const Pebbles plain;
  const ErasedPebbles game{plain};
  const auto direct = plain.setup({3, 5, {}});
  AnyState state = start(game, 5);
  EXPECT_EQ(ErasedPebbles::state_in(state), *direct);
  EXPECT_EQ(game.pending(state), plain.pending(*direct));
  ActionList ours;
  ActionList theirs;
  game.legal(state, seat_at(0), ours);
  plain.legal(*direct, seat_at(0), theirs);
  EXPECT_TRUE(std::equal(ours.begin(), ours.end(), theirs.begin(), theirs.end()));
  EXPECT_EQ(game.seats(state), 3);
}

TEST(Erased, apply_changes_the_bytes_it_was_given) {
  const ErasedPebbles game{Pebbles{}};
  AnyState state = start(game, 5);
  const AnyState before = state;
  Events events;
  game.apply(state, seat_at(0), *game.read_action(state, seat_at(0), "take 2"), &events);
  EXPECT_NE(state, before);
  EXPECT_EQ(ErasedPebbles::state_in(state).pile + 2, ErasedPebbles::state_in(before).pile);
  ASSERT_EQ(events.size(), 1u);
  EXPECT_EQ(game.event_name(events[0]), "took");
}

TEST(Erased, passes_the_reason_of_a_refused_setup_on) {
  const ErasedPebbles game{Pebbles{}};
  const auto refused = game.setup({7, 0, {}});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, "bad_setup");
}

}  // namespace erased_test
}  // namespace ludarium
