#include "core/finality.hpp"

#include <gtest/gtest.h>

#include "core/record.hpp"
#include "tests/support/games.hpp"

namespace ludarium {
namespace finality_test {

class FinalityTest : public ::testing::Test {
 protected:
  AnyState start(bool bids = false) const {
    return *game.setup({2, 11, {{"bids", bids}, {"colours", {"red", "blue"}}}});
  }
  Action read(const AnyState& state, std::string_view text) const { return *game.read_action(state, red, text); }
  bool final(const AnyState& state, Seat seat, std::string_view text) const {
    return is_final(game, state, seat, read(state, text));
  }
  void play(AnyState& state, Seat seat, std::string_view text) const {
    game.apply(state, seat, read(state, text), nullptr);
  }
  std::string first_card(const AnyState& state, Seat seat) const {
    ActionList list;
    game.legal(state, seat, list);
    return game.write_action(state, seat, list[list.size() - 1]);
  }

  Registry registry = pebbles_only();
  const AnyGame& game = *registry.find("pebbles");
  const Seat red = seat_at(0), blue = seat_at(1);
};

TEST_F(FinalityTest, a_draw_is_final) { EXPECT_TRUE(final(start(), red, "draw")); }

TEST_F(FinalityTest, what_everybody_could_foresee_is_not) { EXPECT_FALSE(final(start(), red, "take 2")); }

TEST_F(FinalityTest, showing_ones_own_card_is_not) {
  const AnyState state = start();
  const std::string card = first_card(state, red);
  ASSERT_EQ(card.substr(0, 4), "play");
  EXPECT_FALSE(final(state, red, card));
}

TEST_F(FinalityTest, a_secret_answer_is_not_until_the_last_one_shows_them_all) {
  AnyState state = start(true);
  play(state, red, "take 3");
  play(state, blue, "take 3");
  EXPECT_FALSE(final(state, red, "bid 1"));
  play(state, red, "bid 1");
  EXPECT_TRUE(final(state, blue, "bid 0"));
}

TEST_F(FinalityTest, it_is_told_from_the_view_of_the_mover_alone) {
  AnyState state = start();
  for (int i = 0; i < 6; ++i) {
    const Seat mover = game.pending(state).seats.lowest();
    ActionList list;
    game.legal(state, mover, list);
    const AnyState view = game.redact(state, mover);
    for (Action action : list) EXPECT_EQ(is_final(game, state, mover, action), is_final(game, view, mover, action));
    game.apply(state, mover, list[list.size() - 1], nullptr);
  }
}

TEST_F(FinalityTest, a_move_of_another_teaches_what_it_shows) {
  const AnyState state = start();
  EXPECT_FALSE(teaches(game, state, red, read(state, "take 1"), blue));
  EXPECT_TRUE(teaches(game, state, red, read(state, first_card(state, red)), blue));  // red held it
}

TEST_F(FinalityTest, which_bid_it_was_is_shown_to_the_bidder_alone) {
  AnyState state = start(true);
  play(state, red, "take 3");
  play(state, blue, "take 3");
  EXPECT_TRUE(shows_action(game, state, red, read(state, "bid 1"), red));
  EXPECT_FALSE(shows_action(game, state, red, read(state, "bid 1"), blue));
  EXPECT_TRUE(shows_action(game, start(), red, read(state, "take 2"), blue));
}

// Every game: where several are asked at once, the first answer can be taken back, and stays a secret.
TEST(SecretAnswers, can_be_taken_back_without_telling_them) {
  int total = 0;
  for (const auto& game : every_game().games()) {
    int found = 0;
    for (std::uint64_t seed = 1; seed <= 20 && found < 5; ++seed) {
      AnyState state = *game->setup({2, seed, {}});
      Rng rng{seed};
      for (int i = 0; i < 2000 && !game->pending(state).over() && found < 5; ++i) {
        const SeatSet asked = game->pending(state).seats;
        const Seat mover = asked.lowest();
        ActionList list;
        game->legal(state, mover, list);
        const Action action = list[rng.below(static_cast<std::uint32_t>(list.size()))];
        if (asked.size() == 2 && list.size() > 1) {
          ++found;
          EXPECT_FALSE(is_final(*game, state, mover, action)) << game->id();
          EXPECT_FALSE(shows_action(*game, state, mover, action, asked.without(mover).lowest()))
              << game->id() << ": " << game->write_action(state, mover, action);
        }
        game->apply(state, mover, action, nullptr);
      }
    }
    total += found;
  }
  EXPECT_GE(total, 10);  // bids, fights, paladins
}

}  // namespace finality_test
}  // namespace ludarium
