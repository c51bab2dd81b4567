#include "table/match.hpp"

#include <gtest/gtest.h>

#include "tests/support/games.hpp"

namespace ludarium {
namespace match_test {

class MatchTest : public ::testing::Test {
 protected:
  Match start(bool bids = false) const {
    const boost::json::object options{{"bids", bids}, {"colours", {"red", "blue"}}};
    return *Match::start(game, {"pebbles", 1, {2, 11, options}, std::nullopt, {}, {}});
  }
  static Verdict play(Match& match, Seat seat, std::string_view text) {
    return match.play(seat, *match.read(seat, text));
  }

  Registry registry = pebbles_only();
  const AnyGame& game = *registry.find("pebbles");
  const Seat red = seat_at(0), blue = seat_at(1);
};

TEST_F(MatchTest, takes_back_two_moves_and_more) {
  Match match = start();
  std::vector<AnyState> past;
  for (const char* text : {"take 1", "draw", "take 2", "take 3"}) {
    past.push_back(match.state());
    play(match, game.pending(match.state()).seats.lowest(), text);
  }
  for (std::size_t kept : {2u, 0u}) {
    match.take_back_to(kept);
    EXPECT_EQ(match.state(), past[kept]);
    EXPECT_EQ(match.steps().size(), kept);
    EXPECT_EQ(match.record().moves.size(), kept);
  }
  play(match, red, "take 1");
  EXPECT_EQ(match.state(), past[1]);
}

TEST_F(MatchTest, each_step_says_whether_it_was_final) {
  Match match = start();
  play(match, red, "take 1");
  play(match, blue, "draw");
  play(match, red, "take 1");
  EXPECT_FALSE(match.is_final(0));
  EXPECT_TRUE(match.is_final(1));
  EXPECT_FALSE(match.is_final(2));
}

// The bids are shown and the die is rolled in the same step, with more events behind them.
TEST_F(MatchTest, what_teaches_somebody_need_not_be_the_last_event_of_its_step) {
  Match match = start(true);
  play(match, red, "take 3");
  play(match, blue, "take 3");
  play(match, red, "bid 2");
  play(match, blue, "bid 1");
  ASSERT_GT(match.steps().back().events.size(), 1u);
  EXPECT_TRUE(match.is_final(3));
  EXPECT_FALSE(match.is_final(2));
}

TEST_F(MatchTest, a_refusal_is_made_from_what_the_mover_may_know) {
  Match match = start();
  ActionList list;
  game.legal(match.state(), blue, list);
  for (const char* text : {"take 1", "take 9", "play 1", "play 2", "play 3", "bid 1", "give blue"})
    for (Seat seat : {red, blue}) {
      const auto action = match.read(seat, text);
      const AnyState view = match.view(seat);
      EXPECT_EQ(match.why_not(seat, *action).rule, game.why_not(view, seat, *action).rule) << text;
    }
}

// IS-FOUND-05, IS-RAZE-10: a foundation nobody has seen is found by trying, if the whole game judges.
TEST(MatchRefusals, trying_does_not_find_secret_cards) {
  for (const auto& game : every_game().games()) {
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      AnyState state = *game->setup({2, seed, {}});
      Rng rng{seed};
      for (int i = 0; i < 300 && !game->pending(state).over(); ++i) {
        const Seat mover = game->pending(state).seats.lowest();
        ActionList list;
        game->legal(state, mover, list);
        game->apply(state, mover, list[rng.below(static_cast<std::uint32_t>(list.size()))], nullptr);
      }
      Record record{std::string(game->id()), game->rules_version(), {}, game->write_position(state), {}, {}};
      const auto here = Match::start(*game, record);
      ASSERT_TRUE(here);
      for (Seat seat : SeatSet::first(2)) {
        record.position = game->write_position(game->imagine(state, seat, rng));
        const auto there = Match::start(*game, record);
        ASSERT_TRUE(there);
        for (Seat other : SeatSet::first(2)) {
          ActionList list;
          game->legal(here->state(), other, list);
          for (Action action : list) {
            const Verdict one = here->why_not(seat, action), two = there->why_not(seat, action);
            EXPECT_EQ(one.rule, two.rule);
            EXPECT_EQ(one.detail, two.detail);
          }
        }
      }
    }
  }
}

}  // namespace match_test
}  // namespace ludarium
