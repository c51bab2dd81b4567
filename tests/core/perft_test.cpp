#include "core/perft.hpp"

#include <gtest/gtest.h>

#include "core/erased.hpp"
#include "tests/support/pebbles.hpp"

namespace ludarium {
namespace perft_test {

using PlainPebbles = Erased<Pebbles>;

AnyState small_position(std::uint8_t pile) {
  const PlainPebbles game{Pebbles{}};
  AnyState state = *game.setup({2, 1, {{"bids", false}}});
  Pebbles::State& pebbles = PlainPebbles::state_in(state);
  pebbles.pile = pile;
  pebbles.deck_size = 0;
  pebbles.hand = {};
  return state;
}

// Only `take` is left: the tree is the ordered sums of 1, 2 and 3.
TEST(Perft, counts_leaves_at_each_depth) {
  const auto result = perft(PlainPebbles{Pebbles{}}, small_position(4), 4, 1000);
  ASSERT_TRUE(result);
  EXPECT_EQ(result->counts, (std::vector<std::uint64_t>{3, 6, 4, 1}));
}

TEST(Perft, a_finished_game_has_no_leaves) {
  AnyState state = small_position(1);
  PlainPebbles::state_in(state).phase = Pebbles::Phase::over;
  EXPECT_EQ(perft(PlainPebbles{Pebbles{}}, state, 2, 10)->counts, (std::vector<std::uint64_t>{0, 0}));
}

TEST(Perft, signature_moves_with_the_rules_and_only_then) {
  const PlainPebbles game{Pebbles{}};
  const auto signature = [&](std::uint8_t pile) {
    return perft(game, small_position(pile), 3, 10'000)->signature_text();
  };
  EXPECT_EQ(signature(9), signature(9));
  EXPECT_NE(signature(9), signature(10));
  EXPECT_EQ(signature(9).size(), 16u);
}

TEST(Perft, gives_up_beyond_its_budget) { EXPECT_FALSE(perft(PlainPebbles{Pebbles{}}, small_position(30), 10, 1000)); }

}  // namespace perft_test
}  // namespace ludarium
